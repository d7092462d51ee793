"""Results that several people enter, or send twice, at the same moment."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections

from games import services
from games.models import Game, PlayerLine
from games.selectors import season_differences
from leagues.errors import LeagueError, StaleVersion
from leagues.models import AuditEntry, Fixture, Season
from tests.games import handwritten, runs
from tests.games.boxes import box_of, correct, enter, score

THREADS = 6

pytestmark = [pytest.mark.database, pytest.mark.usefixtures("shared_database")]


def at_once(call):
    """Make the call in many threads at the same moment; return what came of each."""
    barrier = Barrier(THREADS)

    def run(number):
        try:
            barrier.wait(timeout=20)
            return call(number)
        except LeagueError as error:
            return error
        finally:
            connections.close_all()

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(run, range(THREADS)))


def test_same_box_score_sent_by_many_is_one(running, alice):
    fixture, box = running.fixtures.get(number=1), box_of(running)

    games = at_once(
        lambda number: services.record_result(
            fixture, author=alice, version=1, entered=box
        )
    )

    stored = Fixture.objects.get(pk=fixture.pk)
    assert set(games) == {Game.objects.get()}
    assert stored.version == 2
    assert AuditEntry.objects.filter(action="result.entered").count() == 1
    assert season_differences(running) == []


def test_same_box_score_with_players_sent_by_many_is_one(alice):
    season = handwritten.make_season(alice)
    fixture = season.fixtures.get(number=1)
    box = handwritten.written(fixture)

    games = at_once(
        lambda number: services.record_result(
            fixture, author=alice, version=1, entered=box
        )
    )

    assert set(games) == {Game.objects.get()}
    assert PlayerLine.objects.values("player").distinct().count() == 20
    assert PlayerLine.objects.count() == 20
    assert season_differences(season) == []


def test_of_different_results_one_counts_and_the_others_learn_of_it(running, alice):
    fixture = running.fixtures.get(number=1)

    outcomes = at_once(
        lambda number: services.record_result(
            fixture, author=alice, version=1, entered=score(20 + number, 10)
        )
    )

    game = Game.objects.get()
    assert [item for item in outcomes if isinstance(item, Game)] == [game]
    assert {type(item) for item in outcomes} == {Game, StaleVersion}
    assert season_differences(running) == []


def test_of_corrections_one_counts_and_the_others_learn_of_it(played, alice):
    fixture = played.fixtures.get(number=1)
    version = fixture.version

    outcomes = at_once(
        lambda number: services.correct_result(
            fixture, author=alice, version=version, entered=score(20 + number, 10)
        )
    )

    first, second = fixture.games.order_by("attempt")
    assert [item for item in outcomes if isinstance(item, Game)] == [second]
    assert {type(item) for item in outcomes} == {Game, StaleVersion}
    assert (first.is_official, second.is_official) == (False, True)
    assert Fixture.objects.get(pk=fixture.pk).version == version + 1
    assert season_differences(played) == []


def test_correction_and_taking_back_are_one_of_the_two(played, alice):
    fixture = played.fixtures.get(number=1)
    version = fixture.version

    def change(number):
        if number % 2:
            return services.clear_result(fixture, author=alice, version=version)
        return services.correct_result(
            fixture, author=alice, version=version, entered=score(31, 10)
        )

    outcomes = at_once(change)

    fixture.refresh_from_db()
    expected = Game if fixture.is_decided else Fixture
    assert {type(item) for item in outcomes} == {expected, StaleVersion}
    assert fixture.version == version + 1
    assert season_differences(played) == []


def test_taking_back_and_close_never_leave_an_open_fixture_in_a_closed_season(
    played, alice
):
    fixture = played.fixtures.get(number=1)

    def change(number):
        if number % 2:
            return services.clear_result(fixture, author=alice, version=fixture.version)
        return services.close_season(played, actor=alice, version=played.version)

    at_once(change)

    fixture.refresh_from_db()
    season = Season.objects.get(pk=played.pk)
    assert (season.state, fixture.state) in {
        ("closed", "decided"),
        ("running", "scheduled"),
    }
    assert season_differences(season) == []


def test_run_and_people_share_fixtures_out(running, alice):
    run = runs.request(running, alice)
    chunk, fixtures = run.chunks.get(), list(running.fixtures.order_by("number"))

    def play(number):
        if number:
            return enter(fixtures[number], alice, box_of(running, number))
        return services.work_chunk(chunk.pk)

    at_once(play)
    runs.work(run)

    assert (run.state, run.done + run.skipped, run.failed) == ("done", 6, 0)
    assert Game.objects.filter(is_official=True, attempt=1).count() == 6
    assert Game.objects.count() == 6
    assert season_differences(running) == []
    for fixture in fixtures:
        correct(fixture, alice, score(7, 5))
    assert season_differences(running) == []
