"""Whatever is entered, corrected, taken back and played: one truth in every table."""

import random
from contextlib import suppress

import pytest

from games import services
from games.models import Game, SeasonLine
from games.selectors import season_differences
from leagues import services as leagues_services
from leagues.errors import BadValue
from leagues.models import Fixture
from leagues.selectors import season_table
from tests.games import runs
from tests.games.boxes import box_of, correct, enter, forfeit, score

DEEDS = 25


def entered(source, season):
    """Return a result of any kind."""
    return source.choice(
        [
            score(source.randint(30, 60), source.randint(0, 29)),
            box_of(season, source.randint(1, 50)),
            forfeit(source.choice(["home", "away", "both"])),
        ]
    )


def change(source, season, fixture, alice):
    """Do to a fixture one of the things that its state allows."""
    if fixture.is_decided:
        if source.random() < 0.6:
            # Of what it is already, nothing is made anew.
            with suppress(BadValue):
                correct(fixture, alice, entered(source, season))
        else:
            services.clear_result(fixture, author=alice, version=fixture.version)
    elif fixture.state == Fixture.State.CANCELLED:
        leagues_services.restore_fixture(fixture, actor=alice, version=fixture.version)
    elif source.random() < 0.8:
        enter(fixture, alice, entered(source, season))
    else:
        leagues_services.cancel_fixture(fixture, actor=alice, version=fixture.version)


def lines_of(season):
    return list(SeasonLine.objects.filter(season=season).order_by("entry").values())


def counted(season):
    """Return points for and against of each entry, added up from its fixtures."""
    found = {entry.pk: [0, 0] for entry in season.entries.all()}
    for fixture in season.fixtures.filter(state="decided", forfeit=""):
        home, away = fixture.home_points, fixture.away_points
        for entry, own, other in (
            (fixture.home_id, home, away),
            (fixture.away_id, away, home),
        ):
            found[entry][0] += own
            found[entry][1] += other
    return found


@pytest.mark.parametrize("seed", range(4))
def test_tables_and_lines_are_those_of_the_results_that_count(running, alice, seed):
    source = random.Random(seed)
    fixtures = list(running.fixtures.order_by("number"))

    for turn in range(DEEDS):
        fixture = source.choice(fixtures)
        fixture.refresh_from_db()
        change(source, running, fixture, alice)
        if turn in (8, 16) and running.fixtures.filter(state="scheduled").exists():
            runs.simulate(running, alice, f"run-{turn}")
        assert season_differences(running) == []

    lines = lines_of(running)
    rows = {row.key: row.record for row in season_table(running).standings.rows}
    services.rebuild_season_lines(running)
    assert lines == lines_of(running)
    assert counted(running) == {
        key: [record.points_for, record.points_against] for key, record in rows.items()
    }
    for fixture in fixtures:
        attempts = list(fixture.games.order_by("attempt").values_list("attempt"))
        assert attempts == [(number,) for number in range(1, len(attempts) + 1)]


def test_receipts_hold_whatever_was_entered_between(running, alice):
    source = random.Random(7)
    runs.simulate(running, alice, "first")
    for fixture in running.fixtures.order_by("number"):
        for _ in range(3):
            fixture.refresh_from_db()
            change(source, running, fixture, alice)
    if running.fixtures.filter(state="scheduled").exists():
        runs.simulate(running, alice, "again")
    running.refresh_from_db()

    closed = services.close_season(running, actor=alice, version=running.version)
    run = runs.check(closed, alice)

    assert (run.done, run.failed, run.skipped, run.is_promise_kept) == (6, 0, 0, True)
    assert (
        Game.objects.filter(source="simulated")
        .exclude(verified_state="verified")
        .count()
        == 0
    )
