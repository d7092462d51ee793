"""The preview: what a page can show of a season before it is saved."""

from dataclasses import replace
from datetime import UTC, date, datetime, time

import pytest

from leagues.scheduling import (
    Calendar,
    Pairing,
    PlannedRound,
    ScheduleError,
    Summary,
    TeamSummary,
    preview,
)

AVA, BEN, CLEO, DAN = 1, 2, 3, 4
SATURDAYS = Calendar(
    start_date=date(2026, 10, 17),
    weekdays=frozenset({5}),
    kickoffs=(time(19, 30),),
    time_zone="Europe/Berlin",
    blackouts=frozenset(
        {date(2026, 10, 10), date(2026, 10, 24), date(2026, 10, 28), date(2026, 12, 26)}
    ),
)


def test_preview_of_three_teams_shows_dates_fixtures_and_byes():
    shown = preview([AVA, BEN, CLEO], 1, SATURDAYS)

    assert shown.rounds == (
        PlannedRound(
            number=1,
            cycle=1,
            day=date(2026, 10, 17),
            starts_at=datetime(2026, 10, 17, 17, 30, tzinfo=UTC),
            pairings=(Pairing(BEN, CLEO),),
            bye=AVA,
        ),
        PlannedRound(
            number=2,
            cycle=1,
            day=date(2026, 10, 31),
            starts_at=datetime(2026, 10, 31, 18, 30, tzinfo=UTC),
            pairings=(Pairing(CLEO, AVA),),
            bye=BEN,
        ),
        PlannedRound(
            number=3,
            cycle=1,
            day=date(2026, 11, 7),
            starts_at=datetime(2026, 11, 7, 18, 30, tzinfo=UTC),
            pairings=(Pairing(AVA, BEN),),
            bye=CLEO,
        ),
    )


def test_preview_of_three_teams_sums_up_what_each_is_asked():
    shown = preview([AVA, BEN, CLEO], 1, SATURDAYS)

    assert shown.summary == Summary(
        rounds=3,
        games=3,
        playing_days=3,
        first_date=date(2026, 10, 17),
        last_date=date(2026, 11, 7),
        breaks=0,
        longest_gap=21,
        teams=(
            TeamSummary(AVA, 2, 1, 1, byes=1, breaks=0, longest_gap=7),
            TeamSummary(BEN, 2, 1, 1, byes=1, breaks=0, longest_gap=21),
            TeamSummary(CLEO, 2, 1, 1, byes=1, breaks=0, longest_gap=14),
        ),
    )


def test_preview_names_blackout_days_that_stopped_nothing():
    shown = preview([AVA, BEN, CLEO], 1, SATURDAYS)

    assert shown.unused_blackouts == (
        date(2026, 10, 10),
        date(2026, 10, 28),
        date(2026, 12, 26),
    )


def test_preview_of_four_teams_counts_breaks_of_the_season():
    shown = preview([AVA, BEN, CLEO, DAN], 2, SATURDAYS)

    assert shown.summary.breaks == 8
    assert [line.breaks for line in shown.summary.teams] == [2, 2, 2, 2]
    assert [line.byes for line in shown.summary.teams] == [0, 0, 0, 0]
    assert [(line.home, line.away) for line in shown.summary.teams] == [(3, 3)] * 4


def test_preview_of_a_single_game_has_no_gap():
    shown = preview([AVA, BEN], 1, SATURDAYS)

    assert shown.summary.longest_gap == 0
    assert shown.summary.games == 1


def test_preview_counts_days_not_rounds_where_rounds_share_a_day():
    doubles = replace(SATURDAYS, kickoffs=(time(15), time(20)), rounds_per_day=2)

    shown = preview([AVA, BEN, CLEO, DAN], 2, doubles)

    assert shown.summary.rounds == 6
    assert shown.summary.playing_days == 3
    assert shown.summary.longest_gap == 14


def test_preview_keeps_the_order_of_teams_that_a_seed_shuffles():
    shown = preview([AVA, BEN, CLEO, DAN], 1, SATURDAYS, seed=7)

    assert [line.team for line in shown.summary.teams] == [AVA, BEN, CLEO, DAN]
    assert shown.rounds != preview([AVA, BEN, CLEO, DAN], 1, SATURDAYS).rounds


def test_preview_refuses_as_its_parts_do():
    with pytest.raises(ScheduleError) as caught:
        preview([AVA], 1, SATURDAYS)

    assert caught.value.field == "teams"
