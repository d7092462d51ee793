import re

import pytest

from games import services
from games.models import Game, SeasonLine
from leagues import services as leagues_services
from leagues.models import Season
from tests import builders
from tests.games import runs
from tests.games.boxes import box_of, enter, score, typed
from tests.games.entering import RESULT, sent, unchanged, ways
from tests.games.reading import address, made_of, text_of


@pytest.fixture
def fixture(running):
    """The first fixture of a season under way."""
    return running.fixtures.get(number=1)


def test_score_is_entered_and_shown_with_who_entered_it(alices, fixture, alice):
    response = alices.post(
        RESULT,
        sent("score", home_points="31", away_points="28", note="In the old gym"),
        follow=True,
    )

    assert response.redirect_chain == [(address(), 302)]
    assert "The result is entered: 28–31." in text_of(response)
    made = made_of(response)
    assert made["Source"] == "Score entered, by Alice"
    assert made["Note"] == "In the old gym"
    assert made["Result"] == "version 1, the only one"


def test_box_score_is_entered_and_counts(alices, running, fixture):
    box = box_of(running)

    response = alices.post(RESULT, sent("box", **typed(running, box)), follow=True)

    assert response.redirect_chain == [(address(), 302)]
    assert made_of(response)["Source"] == "Box score entered, by Alice"
    assert SeasonLine.objects.get(entry=fixture.home).games == 1
    assert response.context["shown"].groups != ()


def test_forfeit_is_entered(alices, fixture):
    response = alices.post(RESULT, sent("forfeit", by="away"), follow=True)

    assert "The result is entered: forfeit by the away team." in text_of(response)
    assert made_of(response)["Source"] == "Forfeit, by Alice"
    assert "Rule book" not in made_of(response)


def test_what_does_not_add_up_is_named_and_kept(alices, running, fixture):
    box = typed(running, box_of(running))
    wrong = str(int(box["home_pts"]) + 1)

    response = alices.post(
        RESULT, sent("box", **{**box, "home_pts": wrong}, note="Mine")
    )

    page = response.content.decode()
    words = text_of(response)
    assert response.status_code == 422
    assert f"Arden: {wrong} points, but those of the periods are" in words
    assert f'href="#id_home_pts">Arden: {wrong} points' in page
    assert re.search(rf'name="home_pts"[^>]* value="{wrong}"|value="{wrong}"', page)
    assert 'value="Mine"' in page
    assert 'aria-describedby="id_home_pts_error"' in page
    assert unchanged(fixture)


@pytest.mark.parametrize(
    "figure", ["", "-1", "1000000000", "\u0661\u0662", "1.0", "x", " ", "\x00"]
)
@pytest.mark.parametrize("cell", ["home_pts", "away_period2"])
def test_figure_that_is_none_is_named_beside_its_cell(
    alices, running, fixture, cell, figure
):
    box = typed(running, box_of(running))

    response = alices.post(RESULT, sent("box", **{**box, cell: figure}))

    form = response.context["form"]
    assert response.status_code == 422
    assert list(form.errors) == [cell]
    assert f'id="id_{cell}_error"' in response.content.decode()
    assert unchanged(fixture)


def test_cell_that_is_not_sent_is_named(alices, running, fixture):
    box = typed(running, box_of(running))
    del box["home_pts"]

    response = alices.post(RESULT, sent("box", **box))

    assert response.status_code == 422
    assert list(response.context["form"].errors) == ["home_pts"]
    assert unchanged(fixture)


@pytest.mark.parametrize(
    ("action", "fields", "named"),
    [
        ("score", {"home_points": "-1", "away_points": "3"}, "home_points"),
        ("score", {"home_points": "1"}, "away_points"),
        ("forfeit", {"by": ""}, "by"),
        ("forfeit", {"by": "nobody"}, "by"),
        ("score", {"home_points": "1", "away_points": "3", "note": "x" * 201}, "note"),
        (
            "score",
            {"home_points": "1", "away_points": "3", "note": "\u202ex"},
            "note",
        ),
    ],
)
def test_value_that_is_none_is_named(alices, fixture, action, fields, named):
    response = alices.post(RESULT, sent(action, **fields))

    assert response.status_code == 422
    assert list(response.context["form"].errors) == [named]
    assert unchanged(fixture)


@pytest.mark.parametrize("version", ["", "x", "-1", str(2**40)])
def test_form_without_a_version_is_incomplete(alices, fixture, version):
    response = alices.post(
        RESULT, sent("score", version, home_points="1", away_points="2")
    )

    assert response.status_code == 422
    assert "The form is incomplete." in text_of(response)
    assert unchanged(fixture)


@pytest.mark.parametrize("action", ["", "nonsense", "simulate"])
def test_deed_that_there_is_not_is_refused(alices, fixture, action):
    assert alices.post(RESULT, sent(action)).status_code == 400


@pytest.mark.parametrize("action", ["score", "box", "forfeit"])
def test_form_that_is_sent_twice_is_answered_once(alices, running, fixture, action):
    fields = {
        "score": {"home_points": "3", "away_points": "1"},
        "box": typed(running, box_of(running)),
        "forfeit": {"by": "home"},
    }[action]

    first = alices.post(RESULT, sent(action, **fields))
    second = alices.post(RESULT, sent(action, **fields))

    assert (first.status_code, second.status_code) == (302, 302)
    assert unchanged(fixture, 2)


def test_taking_back_twice_is_answered_once(alices, fixture, alice):
    enter(fixture, alice)

    first = alices.post(RESULT, sent("clear", 2))
    second = alices.post(RESULT, sent("clear", 2), follow=True)

    fixture.refresh_from_db()
    assert (first.status_code, second.redirect_chain) == (302, [(address(), 302)])
    assert (fixture.version, fixture.state) == (3, "scheduled")
    assert "Voided by Alice" in text_of(second)


def test_old_page_tells_what_has_happened_and_keeps_what_was_typed(
    alices, fixture, sam
):
    enter(fixture, sam, score(12, 9))

    response = alices.post(RESULT, sent("score", home_points="31", away_points="28"))

    words = text_of(response)
    assert response.status_code == 409
    assert "Sam entered 9–12 (score entered" in words
    assert "What you typed is kept below." in words
    assert 'value="31"' in response.content.decode()
    assert unchanged(fixture, 2)
    form = response.context["form"]
    assert form["version"].value() == 2

    again = alices.post(RESULT, sent("score", 2, home_points="31", away_points="28"))

    fixture.refresh_from_db()
    assert again.status_code == 302
    assert (fixture.home_points, fixture.games.count()) == (31, 2)


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("simulated", "The game was simulated: "),
        ("cleared", "Alice took the result back: it was 28–31."),
        ("cancelled", "The fixture was moved, called off or put back meanwhile."),
    ],
)
def test_old_page_tells_whatever_has_happened(
    alices, running, fixture, alice, deed, said
):
    if deed == "simulated":
        runs.simulate(running, alice)
    elif deed == "cleared":
        enter(fixture, alice)
        services.clear_result(fixture, author=alice, version=2)
    else:
        leagues_services.cancel_fixture(fixture, actor=alice, version=1)

    response = alices.post(RESULT, sent("score", home_points="9", away_points="8"))

    assert response.status_code == 409
    assert said in text_of(response)


def test_what_was_done_by_somebody_who_has_gone_is_told(alices, fixture, sam):
    enter(fixture, sam, score(12, 9))
    services.clear_result(fixture, author=sam, version=2)
    Game.objects.update(author=None, voided_by=None)

    response = alices.post(RESULT, sent("score", home_points="9", away_points="8"))

    assert "Somebody took the result back: it was 9–12." in text_of(response)


def test_what_somebody_entered_who_has_gone_is_no_simulation(alices, fixture, sam):
    enter(fixture, sam, score(12, 9))
    Game.objects.update(author=None)

    response = alices.post(RESULT, sent("score", home_points="9", away_points="8"))

    assert "Somebody entered 9–12 (score entered" in text_of(response)


def test_sheet_has_room_for_more_periods(alices, running, fixture):
    box = typed(running, box_of(running))

    response = alices.post(RESULT, sent("more", **{**box, "home_pts": "x"}, note="N"))

    page = response.content.decode()
    form = response.context["form"]
    assert response.status_code == 200
    assert form["periods"].value() == int(box["periods"]) + 1
    assert f'name="home_period{int(box["periods"]) + 1}"' in page
    assert 'name="home_pts" value="x"' in page
    assert unchanged(fixture)


def test_overtimes_are_entered(alices, running, fixture):
    options = running.options
    box = next(
        box
        for box in (box_of(running, seed) for seed in range(1, 2000))
        if len(box.periods) > len(running.league.rules.period_names(options, 0))
    )

    response = alices.post(RESULT, sent("box", **typed(running, box)), follow=True)

    assert "Final, after OT1" in text_of(response)
    page = alices.get(RESULT)
    assert page.context["form"]["home_pts"].value() == box.home["pts"]
    assert (
        page.context["form"][f"home_period{len(box.periods)}"].value()
        == (box.periods[-1][0])
    )


def test_half_that_was_not_played_is_entered_and_shown_empty(alices, alice):
    league = builders.make_league(alice, "Pine Field", ruleset="playing_card_baseball")
    builders.make_teams(league, alice, 2)
    season = builders.make_season(league, alice, Season.State.SCHEDULED)
    season = services.start_season(season, actor=alice, version=season.version)
    rules, page = league.rules, "/leagues/pine-field/games/1/result/"
    box = next(
        box
        for box in (box_of(season, seed) for seed in range(1, 2000))
        if rules.left_out(box.periods, season.options)
    )
    cells = {**typed(season, box), f"home_period{len(box.periods)}": ""}

    response = alices.post(page, sent("box", **cells))

    assert response.status_code == 302
    fixture = season.fixtures.get(number=1)
    home, away = map(sum, zip(*box.periods, strict=True))
    assert (fixture.home_points, fixture.away_points) == (home, away)
    assert fixture.games.get().periods == [list(points) for points in box.periods]
    form = alices.get(page).context["form"]
    assert form[f"home_period{len(box.periods)}"].value() is None
    assert form[f"away_period{len(box.periods)}"].value() == box.periods[-1][1]


def test_scorekeeper_corrects_and_takes_back(client, fixture, sam):
    client.force_login(sam)
    client.post(RESULT, sent("box", home_pts="1"))

    entered = client.post(RESULT, sent("score", home_points="3", away_points="1"))
    corrected = client.post(RESULT, sent("forfeit", 2, by="home"))
    cleared = client.post(RESULT, sent("clear", 3))

    assert [page.status_code for page in (entered, corrected, cleared)] == [302] * 3


def test_home_coach_enters_the_first_result_alone(client, running, fixture, cora):
    client.force_login(cora)
    page = client.get(RESULT)
    forfeited = client.post(RESULT, sent("forfeit", by="away"))
    entered = client.post(RESULT, sent("score", home_points="3", away_points="1"))
    again = client.post(RESULT, sent("score", home_points="3", away_points="1"))
    corrected = client.post(RESULT, sent("score", 2, home_points="4", away_points="1"))
    after = client.get(RESULT)

    assert ways(page) == ["score", "box"]
    assert forfeited.status_code == 403
    assert (entered.status_code, again.status_code) == (302, 302)
    assert corrected.status_code == 403
    assert ways(after) == []
    assert "A commissioner or a scorekeeper can correct it." in text_of(after)
    assert "Save" not in after.content.decode()
    assert client.get(address(2, "result/")).status_code == 403
    assert unchanged(fixture, 2)
