import json

import pytest

from games import selectors, services
from games.models import Game
from games.records import unpack_record
from games.selectors.listings import game_sheet
from leagues.models import CoachProfile, Fixture, Team
from leagues.selectors import fixture_by_number
from simulation.protocol import AWAY, HOME
from simulation.record import load, replay
from simulation.runner import resimulate
from tests.games import runs


def page_of(season, alice, number=1):
    return selectors.game_page(fixture_by_number(season.league, alice, number))


def test_page_of_a_fixture_without_a_game_is_empty(running, alice):
    page = page_of(running, alice)

    assert page == selectors.GamePage(fixture=page.fixture)


def test_page_shows_line_score_and_box_score(played, alice):
    page = page_of(played, alice)

    box = replay(unpack_record(bytes(page.game.record))).box
    home, away = page.box.rows
    keys = [column.key for column in page.box.columns]
    played_count = len(box.periods)
    assert page.line_score.home[:played_count] == tuple(p[HOME] for p in box.periods)
    assert page.line_score.away[:played_count] == tuple(p[AWAY] for p in box.periods)
    assert len(page.line_score.headings) == len(page.line_score.home)
    assert (home.team, home.side) == (page.fixture.home.team, "home")
    assert (away.team, away.side) == (page.fixture.away.team, "away")
    assert home.cells[keys.index("pts")] == page.game.home_points
    assert away.cells[keys.index("pts")] == page.game.away_points
    assert page.figures == selectors.Figures(
        box.lead_changes, box.times_tied, box.largest_lead(HOME), box.largest_lead(AWAY)
    )


def test_page_tells_the_game_in_words(played, alice):
    page = page_of(played, alice)

    first, last = page.plays[0], page.plays[-1]
    scores = [play for play in page.plays if play.is_score]
    assert [play.number for play in page.plays] == list(range(1, len(page.plays) + 1))
    assert (first.home, first.away, first.is_score) == (0, 0, False)
    assert (last.home, last.away) == (page.game.home_points, page.game.away_points)
    assert sum(play.text.count(page.fixture.home.team.name) for play in scores) > 0
    assert [play.period for play in page.plays] == sorted(
        play.period for play in page.plays
    )
    assert first.heading == page.line_score.headings[0]
    assert not any("{" in play.text for play in page.plays)


def test_page_draws_the_margin(played, alice):
    page = page_of(played, alice)

    periods = len(page.game.periods)
    assert page.chart.svg.startswith("<svg ")
    assert page.chart.period_labels == page.line_score.headings[:periods]
    assert page.fixture.home.team.name in page.chart.description


def test_page_tells_how_the_game_was_made(played, alice):
    page = page_of(played, alice)

    making = page.making
    assert (making.attempt, making.attempts, making.run_number) == (1, 1, 1)
    assert making.ruleset_title == played.league.rules.title
    assert (making.home_coach, making.home_profile) == ("standard", 0)
    assert making.seed == page.game.seed
    assert making.digest == page.game.sealed_digest
    assert making.record_size > 1000
    assert making.verified_state == ""


def test_page_of_a_closed_season_shows_the_digest_of_the_whole_record(closed, alice):
    page = page_of(closed, alice)

    assert page.making.digest == page.game.digest


def test_page_names_coach_and_profile(running, alice):
    CoachProfile.objects.create(
        team=Team.objects.get(name="Arden"), version=1, coach="random"
    )
    runs.simulate(running, alice)
    number = Fixture.objects.filter(home__team__name="Arden").first().number

    making = page_of(running, alice, number).making

    assert (making.home_coach, making.home_profile) == ("random", 1)
    assert (making.away_coach, making.away_profile) == ("standard", 0)


def test_page_of_an_attempt_says_that_there_was_another(played, alice):
    fixture = Fixture.objects.get(number=1)
    services.clear_result(fixture, author=alice, version=fixture.version)
    voided = page_of(played, alice)
    runs.simulate(played, alice, "t2")

    page = page_of(played, alice)

    assert (voided.game, voided.voided) == (None, 1)
    assert (page.making.attempt, page.making.attempts, page.voided) == (2, 2, 1)


def test_page_of_an_archived_game_shows_what_was_stored(played, alice):
    runs.archive(Fixture.objects.get(number=1).games.get())

    page = page_of(played, alice)

    assert page.line_score is not None
    assert page.box is not None
    assert (page.figures, page.plays, page.chart) == (None, (), None)
    assert page.making.ruleset_version == "0"


def test_page_of_a_result_without_lines_shows_none(running, alice):
    fixture = Fixture.objects.get(number=1)
    Game.objects.create(
        fixture=fixture,
        source="score",
        is_official=True,
        ruleset=running.league.ruleset,
        ruleset_version="1",
        home_points=3,
        away_points=2,
    )

    page = page_of(running, alice)

    assert (page.line_score, page.box, page.chart) == (None, None, None)
    assert (page.making.seed, page.making.record_size) == ("", 0)


def test_page_asks_two_queries(played, alice, django_assert_num_queries):
    fixture = fixture_by_number(played.league, alice, 1)

    with django_assert_num_queries(2):
        selectors.game_page(fixture)


def test_published_record_is_sealed_until_the_season_is_closed(played, alice):
    game = Fixture.objects.get(number=1).games.get()

    sealed = selectors.published_record(game)
    services.close_season(played, actor=alice, version=played.version)
    whole = selectors.published_record(Game.objects.get(pk=game.pk))

    assert "profile" not in sealed.to_json()["home"]
    assert sealed.digest() == game.sealed_digest
    assert whole.digest() == game.digest
    assert replay(load(sealed.dump())).game.result == whole.result
    resimulate(played.league.rules, load(whole.dump()))


def test_published_record_tells_neither_secret_nor_profile(running, alice):
    dial = running.league.rules.dials[0]
    CoachProfile.objects.create(
        team=Team.objects.get(name="Arden"), version=1, dials={dial.name: dial.maximum}
    )
    runs.simulate(running, alice)

    text = json.dumps(
        [
            selectors.published_record(game).to_json()
            for game in Game.objects.select_related("fixture__season")
        ]
    )

    assert dial.name not in text
    assert bytes(running.secret).hex() not in text


@pytest.mark.parametrize("is_official", [True, False])
def test_result_without_a_record_publishes_none(running, is_official):
    game = Game(fixture=Fixture.objects.first(), is_official=is_official)

    assert selectors.published_record(game) is None


def test_exhibition_is_published_as_it_is(played):
    game = Fixture.objects.get(number=1).games.get()
    game.fixture = None

    assert selectors.published_record(game).digest() == game.digest


def test_official_game_is_the_one_that_counts(played, alice):
    fixture = Fixture.objects.get(number=1)
    services.clear_result(fixture, author=alice, version=fixture.version)
    before = selectors.official_game(fixture)
    runs.simulate(played, alice, "t2")

    after = selectors.official_game(fixture)

    assert (before, after.attempt) == (None, 2)
    assert [game.attempt for game in selectors.games_of(fixture)] == [1, 2]


def test_page_of_baseball_has_columns_behind_the_innings(diamond, alice):
    score = page_of(diamond.fixture.season, alice).line_score

    home, away = (diamond.lines.get(side=side).values for side in ("home", "away"))
    assert (score.home, score.away) == ((1, 2, "X"), (0, 1, 1))
    assert score.points.heading == "R"
    assert [
        (total.column.heading, total.home, total.away) for total in score.totals
    ] == [("H", home["h"], away["h"]), ("LOB", home["lob"], away["lob"])]


def test_page_without_a_box_score_has_no_figures_behind_the_innings(diamond, alice):
    diamond.lines.all().delete()

    score = page_of(diamond.fixture.season, alice).line_score

    assert [(total.home, total.away) for total in score.totals] == [(None, None)] * 2


def test_page_of_a_game_without_columns_of_its_own_has_the_total_alone(played, alice):
    score = page_of(played, alice).line_score

    assert (score.points, score.totals) == (None, ())


def test_sheet_of_baseball_has_no_points_of_a_half_left_out(diamond):
    sheet = game_sheet(diamond)

    assert sheet.periods == (("1", 1, 0), ("2", 2, 1), ("3", None, 1))
