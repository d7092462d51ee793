"""The page of a roster: read by all, changed by those who may."""

import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from leagues import services
from leagues.models import League, Player
from leagues.selectors import current_roster
from tests import builders
from tests.leagues.reading import count_queries, words
from tests.leagues.rosters import FIVE, row, rows_of, save, set_policy

PAGE = "/leagues/old-mill-league/teams/arden/roster/"
TABLE = "/leagues/old-mill-league/teams/arden/roster.csv"


@pytest.fixture
def arden(court, alice, bob):
    """Arden, which Bob coaches."""
    team = builders.make_team(court, alice, "Arden")
    services.assign_coach(team, actor=alice, user_id=bob.pk)
    return team


@pytest.fixture
def five(arden, bob):
    """Arden with five players."""
    return save(arden, bob, FIVE)


def filled(team, **changed):
    """Return what the grid of a team's roster sends, with changes."""
    team.refresh_from_db()
    sent = {"action": "save", "version": str(team.roster_version)}
    for at, one in enumerate(rows_of(team), start=1):
        sent |= {
            f"rows.{at}.player": str(one.player),
            f"rows.{at}.name": one.name,
            f"rows.{at}.number": one.number,
            f"rows.{at}.position": one.position,
        }
        sent |= {
            f"rows.{at}.ratings.{name}": str(one.ratings[name]) for name in one.ratings
        }
    return sent | {name.replace("__", "."): value for name, value in changed.items()}


def names(team):
    """Return who is on the roster."""
    return [spot.player.name for spot in current_roster(team)]


def test_roster_is_read_by_everybody_and_changed_by_its_coach(client, five, bob, vera):
    visitor = client.get(PAGE)
    client.force_login(vera)
    member = client.get(PAGE)
    client.force_login(bob)
    coach = client.get(PAGE)

    assert (visitor.status_code, member.status_code, coach.status_code) == (200,) * 3
    assert "Ann Lee" in words(visitor)
    assert "Save the roster" not in words(visitor) + words(member)
    assert "Save the roster" in words(coach)


def test_grid_changes_releases_and_signs_in_one_go(client, five, bob):
    client.force_login(bob)

    answer = client.post(
        PAGE,
        filled(
            five,
            **{
                "rows.1.number": "7",
                "rows.2.release": "on",
                "rows.9.name": "Fay Quill",
                "rows.9.number": "2",
                "rows.9.position": "SG",
            },
        ),
    )

    assert (answer.status_code, answer["Location"]) == (302, PAGE)
    assert [(spot.number, spot.player.name) for spot in current_roster(five)] == [
        ("7", "Ann Lee"),
        ("0", "Cy Marsh"),
        ("11", "Di Stone"),
        ("15", "Ed Vale"),
        ("2", "Fay Quill"),
    ]


def test_what_is_wrong_stands_beside_its_field_and_nothing_is_saved(client, five, bob):
    set_policy(five.league, League.RosterPolicy.BUDGET, 200)
    client.force_login(bob)

    page = client.post(
        PAGE,
        filled(
            five,
            **{
                "rows.1.number": "00",
                "rows.2.ratings.scoring": "١٢",
                "rows.3.name": "",
                "rows.9.name": "Fay",
            },
        ),
    )

    assert page.status_code == 422
    assert {
        name: list(errors) for name, errors in page.context["refused"].errors.items()
    } == {
        "rows.2.ratings.scoring": ["Choose a whole number from 20 to 90."],
        "rows.3.name": ["This is missing. Fill it in."],
        "rows.9.number": ["This is missing. Fill it in."],
        "rows.9.position": ["This is missing. Fill it in."],
    }
    assert names(five)[2] == "Cy Marsh"


def test_refusals_of_the_service_stand_in_the_rows_that_were_typed(client, five, bob):
    client.force_login(bob)

    page = client.post(
        PAGE,
        filled(
            five,
            **{
                "rows.9.name": "Fay",
                "rows.9.number": "4",
                "rows.9.position": "PG",
            },
        ),
    )

    assert page.status_code == 422
    assert dict(page.context["refused"].errors) == {
        "rows.1.number": ["Two have the number 4. Change one."],
        "rows.9.number": ["Two have the number 4. Change one."],
    }


def test_second_coach_is_told_what_differs_and_loses_nothing(client, five, alice, bob):
    client.force_login(bob)
    typed = filled(five, **{"rows.1.number": "7"})
    save(five, alice, [*rows_of(five)[:4], row("Gil", "9", "SG")], version=1)

    page = client.post(PAGE, typed)
    again = client.post(
        PAGE, typed | {"version": page.context["shown"].form["version"].value()}
    )

    assert page.status_code == 409
    assert page.context["shown"].missed.came == ("15 Ed Vale",)
    assert page.context["shown"].missed.left == ("9 Gil",)
    assert 'value="7"' in page.content.decode()
    assert again.status_code == 302
    assert names(five) == ["Ann Lee", "Bo Rand", "Cy Marsh", "Di Stone", "Ed Vale"]


def test_form_sent_twice_is_done_once(client, five, bob):
    client.force_login(bob)
    typed = filled(
        five,
        **{"rows.9.name": "Fay", "rows.9.number": "2", "rows.9.position": "SG"},
    )

    answers = [client.post(PAGE, typed).status_code for _time in range(2)]

    assert answers == [302, 302]
    assert Player.objects.count() == 6


def test_tokens_fill_the_roster_in_one_click(client, arden, bob):
    client.force_login(bob)

    answer = client.post(PAGE, {"action": "tokens", "version": "0"})

    assert answer.status_code == 302
    assert len(names(arden)) == 10


def test_box_refused_tells_whose_ratings_are_in_the_way(client, five, bob):
    set_policy(five.league, League.RosterPolicy.BUDGET, 200)
    first, *others = rows_of(five)
    save(five, bob, [row("Ann Lee", "4", "PG", first.player, scoring=70), *others], 1)
    set_policy(five.league, League.RosterPolicy.TOKENS)
    client.force_login(bob)

    page = client.post(PAGE, {"action": "tokens", "version": "2"})

    assert page.status_code == 422
    assert page.context["refused"].non_field_errors() == [
        "4 Ann Lee, scoring: Must be 65, as for each PG of the box."
    ]
    assert len(names(five)) == 5


def test_pasted_roster_is_shown_first_and_then_saved(client, five, bob):
    client.force_login(bob)
    text = "7;Ann Lee;pg\n00;Bo Rand;SG\n8;Fay Quill;SF"

    page = client.post(PAGE, {"action": "review", "version": "1", "text": text})
    before = names(five)
    answer = client.post(
        PAGE,
        {
            "action": "apply",
            "version": "1",
            "text": page.context["form"]["text"].value(),
        },
    )

    assert page.context["changes"].came == ("8 Fay Quill",)
    assert page.context["changes"].left == ("0 Cy Marsh", "11 Di Stone", "15 Ed Vale")
    assert [change.who for change in page.context["changes"].changed] == ["4 Ann Lee"]
    assert len(before) == 5
    assert answer.status_code == 302
    assert names(five) == ["Ann Lee", "Bo Rand", "Fay Quill"]


def test_free_player_who_is_pasted_is_signed_again(client, five, bob):
    rows = rows_of(five)
    five.refresh_from_db()
    save(five, bob, rows[1:], five.roster_version)
    five.refresh_from_db()
    client.force_login(bob)
    text = "\n".join(f"{one.number};{one.name};{one.position}" for one in rows)

    sent = {"version": str(five.roster_version), "text": text}
    page = client.post(PAGE, {"action": "review", **sent})
    answer = client.post(PAGE, {"action": "apply", **sent})

    assert page.context["form"].signed == (rows[0].name,)
    assert f"Signed again, with all that they have done: {rows[0].name}." in words(page)
    assert answer.status_code == 302
    assert [spot.player_id for spot in current_roster(five)] == [
        one.player for one in rows
    ]
    assert Player.objects.filter(name=rows[0].name).count() == 1


def test_faults_of_a_pasted_roster_are_told_by_line(client, five, bob):
    client.force_login(bob)
    text = "number,name,position\n4,Ann Lee,PG\n\n4,Bo Rand,centre\n1,2"

    short = client.post(PAGE, {"action": "review", "version": "1", "text": text})
    text = "number,name,position\n4,Ann Lee,PG\n\n4,Bo Rand,centre"
    page = client.post(PAGE, {"action": "review", "version": "1", "text": text})

    assert (short.status_code, page.status_code) == (422, 422)
    assert list(short.context["refused"].errors["text"]) == [
        "Line 5: It has 2 cells, and the heading has 3."
    ]
    assert list(page.context["refused"].errors["text"]) == [
        "Line 2, number: Two have the number 4. Change one.",
        "Line 4, number: Two have the number 4. Change one.",
        "Line 4, position: Must be one of PG, SG, SF, PF, C.",
    ]


def test_saved_table_is_taken_back_without_a_change(client, five, bob):
    client.force_login(bob)
    table = client.get(TABLE)
    file = SimpleUploadedFile("roster.csv", table.content)

    page = client.post(PAGE, {"action": "review", "version": "1", "file": file})

    assert table["Content-Type"] == "text/csv; charset=utf-8"
    assert table.content.decode().splitlines()[:2] == [
        "number,name,position,play_skill,passing,scoring,movement,height",
        "4,Ann Lee,PG,5,9,65,5,1",
    ]
    assert page.context["changes"] == services.RosterChanges()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe4,Ann", "The file is no text in UTF-8. Save it as “CSV UTF-8”."),
        (b"x" * 50_001, "The file is larger than a roster can be."),
    ],
)
def test_file_that_is_no_roster_is_refused(client, five, bob, content, said):
    client.force_login(bob)
    file = SimpleUploadedFile("roster.csv", content)

    page = client.post(PAGE, {"action": "review", "version": "1", "file": file})

    assert page.status_code == 422
    assert list(page.context["refused"].errors["file"]) == [said]


def test_free_player_is_put_into_an_empty_row_and_saved_with_it(client, five, bob):
    save(five, bob, rows_of(five)[1:], version=1)
    ann = Player.objects.get(name="Ann Lee")
    client.force_login(bob)

    page = client.post(PAGE, filled(five) | {"sign": str(ann.pk), "rows.1.number": "5"})
    form = page.context["shown"].form
    sent = {field.html_name: field.value() or "" for field in form}
    answer = client.post(PAGE, {**sent, "action": "save"})

    assert page.status_code == 200
    assert form["rows.5.name"].value() == "Ann Lee"
    assert form["rows.1.number"].value() == "5"
    assert answer.status_code == 302
    assert names(five) == ["Bo Rand", "Cy Marsh", "Di Stone", "Ed Vale", "Ann Lee"]
    assert Player.objects.count() == 5


def test_nothing_is_wrong_yet_with_a_free_player_who_was_on_no_roster(
    client, court, five, bob
):
    newt = Player.objects.create(league=court, name="Newt Holm")
    client.force_login(bob)

    sent = filled(five) | {"sign": str(newt.pk), "rows.1.number": "100"}
    page = client.post(PAGE, sent)
    form = page.context["shown"].form
    saved = {field.html_name: field.value() or "" for field in form}
    refused = client.post(PAGE, {**saved, "action": "save"})

    assert (page.status_code, form.errors) == (200, {})
    assert form["rows.6.name"].value() == "Newt Holm"
    assert "Newt Holm has a row below. Nothing is saved yet." in words(page)
    assert "Nothing was saved." not in words(page)
    assert {"rows.1.number", "rows.6.number", "rows.6.position"} <= set(
        refused.context["refused"].errors
    )


def test_nobody_is_signed_into_a_grid_without_an_empty_row(client, court, five, bob):
    newt = Player.objects.create(league=court, name="Newt Holm")
    client.force_login(bob)
    last = 10
    rows = {f"rows.{at}.name": f"Somebody {at}" for at in range(6, last + 1)}

    page = client.post(PAGE, filled(five) | rows | {"sign": str(newt.pk)})

    form = page.context["shown"].form
    assert form.count == last
    assert "There is no empty row. Release somebody first." in words(page)
    assert (page.status_code, form.errors) == (200, {})
    assert "Newt Holm" not in [row.fields[1].value() for row in form.grid()]


@pytest.mark.parametrize("sign", ["", "x", "0", "\u0661", "9" * 30])
def test_signing_nobody_is_a_bad_request(client, five, bob, sign):
    client.force_login(bob)

    assert client.post(PAGE, filled(five) | {"sign": sign}).status_code == 400


def test_only_those_who_may_change_a_roster(client, five, vera):
    assert client.post(PAGE, filled(five))["Location"].startswith("/accounts/")
    client.force_login(vera)
    assert client.post(PAGE, filled(five)).status_code == 403


def test_action_that_there_is_not_is_a_bad_request(client, five, bob):
    client.force_login(bob)

    assert client.post(PAGE, {"action": "burn", "version": "1"}).status_code == 400


def test_league_without_players_has_no_rosters(client, teams):
    assert client.get(PAGE).status_code == 404
    assert client.get(TABLE).status_code == 404


def test_page_stays_where_the_rule_book_is_gone(client, five, bob):
    League.objects.update(ruleset="gone")
    client.force_login(bob)

    page = client.get(PAGE)

    assert page.status_code == 200
    assert "Ann Lee" in words(page)
    assert page.context["shown"].form is None
    assert client.post(PAGE, filled(five)).status_code == 400


def test_private_league_shows_its_rosters_to_members_only(client, five, charlie):
    League.objects.update(visibility="private")
    client.force_login(charlie)

    assert client.get(PAGE).status_code == 404


def test_number_of_queries_does_not_depend_on_how_many_players_there_are(
    client, arden, bob
):
    client.force_login(bob)
    save(arden, bob, FIVE[:3])
    save(arden, bob, rows_of(arden)[1:], version=1)
    few = count_queries(client, PAGE)
    services.fill_with_tokens(arden, actor=bob, version=2)
    save(arden, bob, rows_of(arden)[3:], version=3)
    many = count_queries(client, PAGE)

    assert few == many


@pytest.mark.parametrize("policy", ["tokens", "budget"])
def test_page_has_nothing_inline_and_each_id_once(client, five, bob, policy):
    set_policy(five.league, policy, 140 if policy == "budget" else None)
    save(five, bob, rows_of(five)[1:], version=1)
    client.force_login(bob)
    pages = [
        client.get(PAGE).content.decode(),
        client.post(PAGE, filled(five) | {"rows.1.number": "x"}).content.decode(),
    ]

    for page in pages:
        assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:", page) == []
        assert len(re.findall("<h1", page)) == 1
        assert len(re.findall("<table", page)) == len(re.findall("<caption", page))
        assert re.findall("<th(?![^>]*scope=)(?!ead)", page) == []
        ids = re.findall(r' id="([^"]+)"', page)
        assert len(set(ids)) == len(ids)
        described = re.findall(r'aria-describedby="([^"]+)"', page)
        assert set(described) <= set(ids)
    assert 'aria-invalid="true"' in pages[1]


def test_stale_text_is_kept_with_what_it_would_change(client, five, alice, bob):
    client.force_login(bob)
    save(five, alice, rows_of(five)[1:], version=1)

    page = client.post(PAGE, {"action": "apply", "version": "1", "text": "4,Di,PG"})

    assert page.status_code == 409
    assert page.context["shown"].missed.came == ("4 Di",)
    assert page.context["shown"].paste["text"].value() == "4,Di,PG"
    assert page.context["shown"].paste["version"].value() == 2


def test_box_ordered_from_an_old_page_changes_nothing(client, five, bob):
    client.force_login(bob)

    page = client.post(PAGE, {"action": "tokens", "version": "0"})

    assert page.status_code == 409
    assert page.context["shown"].missed is None
    assert "This was changed after you opened the page." in words(page)
    assert len(names(five)) == 5
