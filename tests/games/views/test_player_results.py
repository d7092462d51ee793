"""The page at which a box score with players is entered by hand."""

import pytest
from django.core.cache import cache
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import PlayerLine
from tests.games.boxes import enter
from tests.games.entering import sent, unchanged, ways
from tests.games.handwritten import release, spots, typed, written
from tests.games.reading import text_of
from tests.games.rostered import rows_of
from tests.games.runs import simulate

GAME = "/leagues/hardcourt/games/1/"
RESULT = f"{GAME}result/"


@pytest.fixture
def fixture(hardcourt):
    """The first fixture of a season of teams with players."""
    return hardcourt.fixtures.get(number=1)


def test_blank_sheet_has_a_row_for_each_player_and_five_starters(alices, fixture):
    page = alices.get(f"{RESULT}?as=box")

    form = page.context["form"]
    home, away = spots(fixture)
    words = text_of(page)
    assert ways(page) == ["score", "box", "forfeit"]
    assert all(f"{spot.number} {spot.player.name}" in words for spot in (*home, *away))
    assert page.content.decode().count(" checked") == 10
    assert form[f"home_p{home[4].player_id}_gs"].value()
    assert not form[f"home_p{home[5].player_id}_gs"].value()


def test_box_score_is_entered_and_shown_again(alices, hardcourt, fixture):
    box = written(fixture)

    response = alices.post(RESULT, sent("box", **typed(hardcourt, box)), follow=True)

    again = alices.get(RESULT).context["form"]
    assert response.redirect_chain == [(GAME, 302)]
    assert PlayerLine.objects.exclude(values={}).count() == len(
        box.home_players | box.away_players
    )
    for player, line in box.home_players.items():
        assert again[f"home_p{player}_fga"].value() == line["fga"]
        assert again[f"home_p{player}_gs"].value() == bool(line["gs"])


def test_what_does_not_add_up_is_named_and_kept(alices, hardcourt, fixture):
    box = typed(hardcourt, written(fixture))
    home, _away = spots(fixture)
    cell = f"home_p{home[0].player_id}_ftm"

    response = alices.post(RESULT, sent("box", **{**box, cell: "77"}, note="Mine"))

    page, words = response.content.decode(), text_of(response)
    name = f"{home[0].number} {home[0].player.name}"
    assert response.status_code == 422
    assert f"{name}: free throws made (77) cannot be more than" in words
    assert f'href="#id_{cell}"' in page
    assert f'name="{cell}" value="77"' in page
    assert f'id="id_{cell}_error"' in page
    assert f'aria-describedby="id_{cell}_error"' in page
    assert 'value="Mine"' in page
    assert unchanged(fixture)


@pytest.mark.parametrize("text", ["12:75", "-1", "1000000000", "\u0661\u0662", "\x00"])
def test_minutes_that_are_none_are_named_and_kept(alices, hardcourt, fixture, text):
    box = typed(hardcourt, written(fixture))
    cell = f"home_p{spots(fixture)[0][0].player_id}_sec"

    response = alices.post(RESULT, sent("box", **{**box, cell: text}))

    assert response.status_code == 422
    assert list(response.context["form"].errors) == [cell]
    assert response.context["form"][cell].value() == text
    assert unchanged(fixture)


def test_form_that_is_sent_twice_is_answered_once(alices, hardcourt, fixture):
    box = typed(hardcourt, written(fixture))

    answers = [alices.post(RESULT, sent("box", **box)) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [302, 302]
    assert unchanged(fixture, 2)


def test_roster_that_has_changed_since_is_told_and_the_rest_kept(
    alices, hardcourt, fixture, alice
):
    box = written(fixture)
    home, _away = spots(fixture)
    absent = next(
        (spot for spot in home if spot.player_id not in box.home_players), home[-1]
    )
    left = {name for name in typed(hardcourt, box) if f"_p{absent.player_id}_" in name}
    sheet = {k: v for k, v in typed(hardcourt, box).items() if k not in left}
    release(fixture, alice, absent.player_id)

    response = alices.post(RESULT, sent("box", **sheet))

    form, words = response.context["form"], text_of(response)
    first = next(iter(box.home_players))
    assert response.status_code == 409
    assert "The roster of Arden was changed meanwhile." in words
    assert "What you typed is kept below." in words
    assert form[f"home_p{first}_sec"].value() == sheet[f"home_p{first}_sec"]
    assert form["home_roster"].value() == 2
    assert unchanged(fixture)


def test_who_has_left_meanwhile_is_named_and_his_row_kept(
    alices, hardcourt, fixture, alice
):
    box = written(fixture)
    gone = next(iter(box.home_players))
    release(fixture, alice, gone)

    response = alices.post(RESULT, sent("box", **typed(hardcourt, box)))

    form = response.context["form"]
    assert response.status_code == 422
    assert "is on the roster no longer" in text_of(response)
    assert (
        form[f"home_p{gone}_sec"].value() == typed(hardcourt, box)[f"home_p{gone}_sec"]
    )
    assert unchanged(fixture)


@pytest.mark.parametrize("whose", ["other team's", "nobody's"])
def test_player_of_somebody_else_is_refused(alices, hardcourt, fixture, whose):
    box = typed(hardcourt, written(fixture))
    _home, away = spots(fixture)
    player = away[0].player_id if whose == "other team's" else 10**12

    response = alices.post(RESULT, sent("box", **box, **{f"home_p{player}_fgm": "1"}))

    assert response.status_code == 422
    assert "a player whom the team never had" in text_of(response)
    assert unchanged(fixture)


def test_sheet_has_room_for_more_periods_and_keeps_players(alices, hardcourt, fixture):
    box = typed(hardcourt, written(fixture))
    home, _away = spots(fixture)
    cell = f"home_p{home[0].player_id}_sec"

    response = alices.post(RESULT, sent("more", **{**box, cell: "x"}))

    page = response.content.decode()
    assert response.status_code == 200
    assert f'name="home_period{int(box["periods"]) + 1}"' in page
    assert response.context["form"][cell].value() == "x"
    assert page.count(" checked") == 10


def test_correction_shows_who_played_though_he_has_left(
    alices, hardcourt, fixture, alice
):
    box = written(fixture)
    enter(fixture, alice, box)
    gone = spots(fixture)[0][0]
    release(fixture, alice, gone.player_id)

    page = alices.get(RESULT)
    sheet = {**typed(hardcourt, written(fixture, 2)), "home_roster": "2"}
    corrected = alices.post(RESULT, sent("box", 2, **sheet))

    assert gone.player.name in text_of(page)
    assert corrected.status_code == 302
    line = PlayerLine.objects.get(game__is_official=True, player=gone.player)
    assert line.spot == gone


def test_score_in_the_place_of_a_box_score_takes_the_lines_away(alices, fixture, alice):
    enter(fixture, alice, written(fixture))

    response = alices.post(RESULT, sent("score", 2, home_points="70", away_points="60"))

    assert response.status_code == 302
    assert PlayerLine.objects.filter(game__is_official=True).count() == 0


def test_page_of_a_hand_written_game_has_dashes_for_what_nobody_counted(
    alices, fixture, alice
):
    enter(fixture, alice, written(fixture))

    page = alices.get(GAME)

    assert page.status_code == 200
    assert "Possessions — —" in text_of(page)


def test_empty_roster_is_told(alices, fixture):
    fixture.home.team.spots.all().delete()

    page = alices.get(f"{RESULT}?as=box")

    assert page.status_code == 200
    assert "The roster is empty." in text_of(page)


def test_page_asks_the_same_number_of_questions_whoever_is_on_the_sheets(
    alices, fixture, alice
):
    counts = []
    for size in (10, 6):
        for row in rows_of(fixture.home.team)[size:]:
            release(fixture, alice, row.player)
        cache.clear()
        with CaptureQueriesContext(connection) as found:
            assert alices.get(f"{RESULT}?as=box").status_code == 200
        counts.append(len(found))

    assert counts[0] == counts[1]


def filled(form):
    """Return what a form would send if it were sent as it is shown."""
    values = {name: form[name].value() for name in form.fields}
    return {
        name: "on" if value is True else str(value)
        for name, value in values.items()
        if value is not None and value is not False and value != ""
    }


def test_box_score_of_a_simulated_game_sent_as_it_is_takes_no_record_away(
    alices, hardcourt, fixture, alice
):
    simulate(hardcourt, alice)
    form = alices.get(f"{RESULT}?as=box").context["form"]

    version = fixture.version + 1
    response = alices.post(RESULT, {**sent("box", version), **filled(form)})

    game = fixture.games.get()
    assert response.status_code == 422
    assert "These are the figures as they stand." in text_of(response)
    assert (game.is_official, game.source) == (True, "simulated")
