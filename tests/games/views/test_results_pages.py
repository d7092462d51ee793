from datetime import UTC, datetime

import pytest
from django.core.cache import cache
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games import services
from leagues import services as leagues_services
from leagues.models import Fixture, League, Season
from simulation import registry
from tests import builders
from tests.games import runs
from tests.games.boxes import box_of, correct, enter, forfeit, score
from tests.games.entering import LIST, RESULT, sent, unchanged, ways
from tests.games.reading import address, made_of, text_of
from tests.simulation.shootout import Shootout


@pytest.fixture
def fixture(running):
    """The first fixture of a season under way."""
    return running.fixtures.get(number=1)


def test_visitor_is_led_to_the_sign_in(client, fixture):
    page = client.get(RESULT)

    assert page["Location"] == f"/accounts/login/?next={RESULT}"
    assert client.get(LIST)["Location"] == f"/accounts/login/?next={LIST}"


@pytest.mark.parametrize("method", ["get", "post"])
def test_who_may_not_enter_results_is_refused(client, fixture, vera, method):
    client.force_login(vera)

    assert getattr(client, method)(RESULT).status_code == 403
    assert client.get(LIST).status_code == 403
    assert "Enter the result" not in client.get(address()).content.decode()


def outsider(kind, league, alice):
    """Return somebody whose rights were, or are, other ones than those asked for."""
    user = builders.make_user("Omar")
    if kind == "scorekeeper of another league":
        league = builders.make_league(alice, "Other League")
    role = "coach" if kind == "coach of another team" else "scorekeeper"
    member = leagues_services.add_member(
        league, actor=alice, email=user.email, role=role
    )
    if kind == "coach of another team":
        League.objects.update(home_coach_enters_results=True)
        other = league.fixtures.get(number=1).away.team
        leagues_services.assign_coach(other, actor=alice, user_id=user.pk)
    if kind == "former scorekeeper":
        leagues_services.remove_member(member, actor=alice, version=member.version)
    return user


@pytest.mark.parametrize("is_private", [False, True])
@pytest.mark.parametrize(
    "kind",
    ["scorekeeper of another league", "former scorekeeper", "coach of another team"],
)
def test_rights_elsewhere_or_of_old_are_none(
    client, running, fixture, alice, kind, is_private
):
    user = outsider(kind, running.league, alice)
    if is_private:
        League.objects.update(visibility=League.Visibility.PRIVATE)
    client.force_login(user)

    answers = [client.get(RESULT), client.get(LIST)]
    answers += [
        client.post(RESULT, sent(action, home_points="3", away_points="1", by="home"))
        for action in ("score", "box", "forfeit", "clear", "more")
    ]

    is_known = not is_private or kind == "coach of another team"
    assert {page.status_code for page in answers} == {403 if is_known else 404}
    assert unchanged(fixture)


def test_account_out_of_use_enters_nothing(client, fixture, sam):
    client.force_login(sam)
    sam.is_active = False
    sam.save()

    response = client.post(RESULT, sent("score", home_points="3", away_points="1"))

    assert response["Location"] == f"/accounts/login/?next={RESULT}"
    assert unchanged(fixture)


def test_fixture_that_there_is_not_is_not_found(alices, fixture):
    assert alices.get(address(99, "result/")).status_code == 404


def test_commissioner_is_offered_every_first_result(alices, fixture):
    page = alices.get(RESULT)

    assert ways(page) == ["score", "box", "forfeit"]
    assert "Enter the result" in text_of(alices.get(address()))


def test_commissioner_is_offered_every_correction(alices, played):
    page = alices.get(RESULT)

    assert ways(page) == ["score", "box", "forfeit", "clear"]
    assert "the simulated game is void" in text_of(page)
    assert page.context["open"] == "box"
    assert "Correct the result" in text_of(alices.get(address()))


def test_simulated_game_that_is_corrected_stays_on_its_page(alices, game, alice):
    response = alices.post(
        RESULT,
        sent("score", game.fixture.version, home_points="5", away_points="3"),
        follow=True,
    )

    words = text_of(response)
    assert "The result is corrected: 3–5." in words
    assert f"1 void {game.away_points}–{game.home_points} Simulated, run 1" in words
    assert "Voided by Alice" in words
    assert f"{address(1, 'record.json')}?attempt=1" in response.content.decode()
    assert alices.get(address(1, "record.json?attempt=1")).status_code == 200
    assert made_of(response)["Result"] == "version 2"


def test_versions_are_told_with_who_and_why(client, running, fixture, alice, sam):
    enter(fixture, sam, box_of(running), note="<b>Late</b>")
    correct(fixture, alice, forfeit("both"))
    correct(fixture, alice, score())

    words = text_of(client.get(address()))

    assert "1 void" in words
    assert "Box score entered, by Sam" in words
    assert ": &lt;b&gt;Late&lt;/b&gt;" in words
    assert "2 void forfeit by both teams Forfeit, by Alice" in words


def test_home_coach_is_refused_where_the_league_does_not_let_him(client, fixture, cora):
    League.objects.update(home_coach_enters_results=False)
    client.force_login(cora)

    assert client.get(RESULT).status_code == 403


@pytest.mark.parametrize(
    ("way", "fields"),
    [
        ("score", {"home_points": 31, "away_points": 28}),
        ("forfeit", {"by": ""}),
        ("box", {"home_pts": 31, "away_pts": 28, "home_period1": None}),
        ("clear", {}),
        ("nonsense", {"home_points": 31}),
    ],
)
def test_page_is_filled_with_the_result_as_it_stands(
    alices, fixture, alice, way, fields
):
    enter(fixture, alice)

    form = alices.get(f"{RESULT}?as={way}").context["form"]

    assert {name: form[name].value() for name in fields} == fields
    assert form["version"].value() == 2


def test_forfeit_opens_with_who_did_not_play(alices, fixture, alice):
    enter(fixture, alice, forfeit("both"))

    page = alices.get(RESULT)

    assert page.context["open"] == "forfeit"
    assert page.context["form"]["by"].value() == "both"


def test_closed_season_takes_no_result(alices, closed):
    fixture = closed.fixtures.get(number=1)

    page = alices.get(RESULT)
    response = alices.post(
        RESULT, sent("score", fixture.version, home_points="1", away_points="2")
    )

    assert ways(page) == []
    assert "“Season 1” is closed: what it holds stands." in text_of(page)
    assert response.status_code == 409
    assert 'name="home_points" value="1"' in response.content.decode()
    assert "Save" not in response.content.decode()


def test_result_of_a_team_that_has_withdrawn_is_corrected_and_not_taken_back(
    alices, running, fixture, alice
):
    enter(fixture, alice)
    leagues_services.withdraw_entry(
        fixture.away, actor=alice, version=running.version, reason="Left"
    )

    page = alices.get(RESULT)
    cleared = alices.post(RESULT, sent("clear", 2))
    corrected = alices.post(RESULT, sent("forfeit", 2, by="away"))

    assert ways(page) == ["score", "box", "forfeit"]
    assert cleared.status_code == 422
    assert "has withdrawn from the season." in text_of(cleared)
    assert corrected.status_code == 302


def test_cancelled_fixture_takes_no_result(alices, fixture, alice):
    leagues_services.cancel_fixture(fixture, actor=alice, version=1)

    page = alices.get(RESULT)

    assert ways(page) == []
    assert "To enter a result, it has to be scheduled." in text_of(page)


def test_league_whose_rule_book_is_gone_takes_forfeits_alone(alices, played):
    League.objects.update(ruleset="whist")
    version = played.fixtures.get(number=1).version

    page = alices.get(RESULT)
    game = alices.get(address())
    box = alices.post(RESULT, sent("box", version))
    more = alices.post(RESULT, sent("more", version))
    scored = alices.post(
        RESULT, sent("score", version, home_points="1", away_points="2")
    )
    ruled = alices.post(RESULT, sent("forfeit", version, by="home"))
    cleared = alices.post(RESULT, sent("clear", version + 1))

    assert ways(page) == ["forfeit", "clear"]
    assert page.context["open"] == "forfeit"
    assert "so no score can be entered" in text_of(page)
    assert "so it can tell no more of the game" in text_of(game)
    assert "Entered by hand" not in text_of(game)
    assert (box.status_code, more.status_code) == (400, 400)
    assert scored.status_code == 409
    assert (ruled.status_code, cleared.status_code) == (302, 302)
    assert alices.get(address()).status_code == 200


def test_home_coach_has_nothing_to_enter_where_the_rule_book_is_gone(client, cora):
    League.objects.update(ruleset="whist")
    client.force_login(cora)

    page = client.get(RESULT)
    game = client.get(address())

    assert ways(page) == []
    assert "so no score can be entered" in text_of(page)
    assert "Save" not in page.content.decode()
    assert "Enter the result" not in text_of(game)


def test_who_entered_a_result_is_told_though_the_rule_book_is_gone(
    alices, running, fixture, alice
):
    enter(fixture, alice, box_of(running), note="In the old gym")
    League.objects.update(ruleset="whist")

    made = made_of(alices.get(address()))

    assert made["Source"] == "Box score entered, by Alice"
    assert made["Note"] == "In the old gym"


def test_game_without_a_score_sheet_takes_the_score_alone(alices, running, monkeypatch):
    class Unwritten(Shootout):
        score_sheet = None

    monkeypatch.setattr(registry, "_RULESETS", (*registry.rulesets(), Unwritten()))
    League.objects.update(ruleset="shootout")
    Season.objects.update(options={})

    page = alices.get(f"{RESULT}?as=box")
    box = alices.post(RESULT, sent("box"))

    assert ways(page) == ["score", "forfeit"]
    assert page.context["open"] == "score"
    assert box.status_code == 400


def test_league_without_season_has_no_results(client, alice):
    league = builders.make_league(alice, "Bare League")
    client.force_login(alice)

    page = client.get(f"/leagues/{league.slug}/manage/results/")

    assert page.status_code == 200
    assert "No season yet" in text_of(page)


def test_list_has_what_is_overdue_first_and_what_was_decided_last(
    alices, running, alice
):
    enter(running.fixtures.get(number=2), alice, note="x")
    enter(running.fixtures.get(number=4), alice, forfeit("home"))
    Fixture.objects.filter(number=3).update(starts_at=datetime(2025, 3, 1, tzinfo=UTC))

    page = alices.get(LIST)

    shown = page.context["shown"]
    words = text_of(page)
    assert [item.number for item in shown.waiting] == [3, 1, 5, 6]
    assert shown.overdue == 1
    assert words.count("overdue") == 3
    assert [item.line.fixture.number for item in shown.latest] == [4, 2]
    assert "score entered Alice, " in words
    assert f'href="{RESULT}"' in page.content.decode()


def test_scorekeeper_reaches_the_list_and_nothing_else_of_the_commissioner(
    client, running, sam
):
    client.force_login(sam)

    page = client.get(LIST)
    home = client.get("/leagues/old-mill-league/")

    assert page.status_code == 200
    assert [tab.name for tab in page.context["sections"]] == ["results"]
    assert 'aria-label="Manage"' not in page.content.decode()
    assert [tab.address for tab in home.context["page"].tabs][-1] == LIST
    assert client.get("/leagues/old-mill-league/manage/").status_code == 403


def test_list_of_a_season_that_is_not_under_way_offers_nothing(alices, closed):
    page = alices.get(f"{LIST}season-1/")

    assert "Results can be entered while the season is under way." in text_of(page)
    assert "/result/" not in page.content.decode()


@pytest.mark.parametrize("address_of", ["result", "list"])
def test_pages_ask_the_same_number_of_questions_whatever_there_is(
    client, alice, address_of
):
    counts = []
    for name, teams in (("Small League", 4), ("Large League", 10)):
        league = builders.make_league(alice, name)
        builders.make_teams(league, alice, teams)
        season = builders.make_season(league, alice, Season.State.SCHEDULED)
        season = services.start_season(season, actor=alice, version=season.version)
        runs.simulate(season, alice, token=name, reach="day")
        for fixture in Fixture.objects.filter(season=season, round=2):
            enter(fixture, alice)
        client.force_login(alice)
        number = season.fixtures.earliest("number").number
        pages = {
            "result": f"/leagues/{league.slug}/games/{number}/result/?as=box",
            "list": f"/leagues/{league.slug}/manage/results/",
        }
        cache.clear()
        with CaptureQueriesContext(
            connection,
        ) as found:
            assert client.get(pages[address_of]).status_code == 200
        counts.append(len(found))

    assert counts[0] == counts[1]
