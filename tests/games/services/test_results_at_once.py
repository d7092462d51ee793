"""Results that several people enter, or send twice, at the same moment."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections

from games import services
from games.models import Game
from games.selectors import season_differences
from leagues.errors import LeagueError, StaleVersion
from leagues.models import AuditEntry, Fixture
from tests.games.boxes import box_of, score

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
