"""The checkers find each kind of fault in a schedule that was sound before."""

from dataclasses import replace
from datetime import UTC, date, datetime, time

import pytest

from leagues.scheduling.checks import Rule, Violation, check_dates, check_schedule
from leagues.scheduling.dates import Calendar
from leagues.scheduling.rounds import Pairing, Round, round_robin

FOUR = (1, 2, 3, 4)
SUNDAYS = Calendar(
    start_date=date(2026, 10, 4),
    weekdays=frozenset({6}),
    kickoffs=(time(15), time(18)),
    time_zone="America/New_York",
    blackouts=frozenset({date(2026, 10, 18)}),
    end_date=date(2026, 11, 1),
    rounds_per_day=2,
)


def details(violations, rule):
    return [found.detail for found in violations if found.rule is rule]


def flipped(drawn):
    """Return the round with all venues the other way round."""
    pairings = tuple(Pairing(p.away, p.home) for p in drawn.pairings)
    return replace(drawn, pairings=pairings)


def numbered(*rounds_of_cycles):
    """Return rounds numbered through, given as pairs (home, away) by cycle."""
    rounds = []
    for cycle, drawn in enumerate(rounds_of_cycles, 1):
        for pairs in drawn:
            games = tuple(Pairing(home, away) for home, away in pairs)
            rounds.append(Round(len(rounds) + 1, cycle, games, None))
    return tuple(rounds)


def test_check_schedule_finds_a_team_missing_and_one_playing_twice():
    first, *rest = round_robin(FOUR)
    broken = replace(first, pairings=(Pairing(1, 2), Pairing(2, 3)))

    found = check_schedule([broken, *rest], FOUR, 1)

    assert details(found, Rule.APPEARANCE) == [
        "Round 1: team 2 appears 2 times, not 1.",
        "Round 1: team 4 appears 0 times, not 1.",
    ]


def test_check_schedule_finds_a_stranger():
    rounds = round_robin(FOUR)

    found = check_schedule(rounds, (1, 2, 3), 1)

    assert details(found, Rule.APPEARANCE)[:2] == [
        "Round 1: team 4 appears 1 times, not 0.",
        "Round 1: 0 byes, not 1.",
    ]


def test_check_schedule_finds_an_idle_slot_that_is_no_bye():
    first, *rest = round_robin((1, 2, 3))

    found = check_schedule([replace(first, bye=None), *rest], (1, 2, 3), 1)

    assert found == (
        Violation(Rule.APPEARANCE, "Round 1: team 1 appears 0 times, not 1."),
        Violation(Rule.APPEARANCE, "Round 1: 0 byes, not 1."),
    )


def test_check_schedule_finds_a_bye_where_all_should_play():
    rounds = (Round(1, 1, (), 1), *round_robin((1, 2))[1:])

    found = check_schedule(rounds, (1, 2), 1)

    assert details(found, Rule.APPEARANCE) == [
        "Round 1: team 2 appears 0 times, not 1.",
        "Round 1: 1 byes, not 0.",
    ]


def test_check_schedule_finds_wrong_numbers():
    rounds = round_robin(FOUR)

    found = check_schedule(rounds, FOUR, 2)

    assert details(found, Rule.NUMBERING) == [
        "The rounds are not numbered 1 to 6 in 2 cycles of 3."
    ]


def test_check_schedule_finds_pairs_that_miss_or_repeat_a_meeting():
    one, two, _ = round_robin(FOUR)
    repeated = replace(one, number=3)

    found = check_schedule([one, two, repeated], FOUR, 1)

    assert details(found, Rule.MEETING) == [
        "Cycle 1: teams 1 and 2 meet 0 times.",
        "Cycle 1: teams 1 and 4 meet 2 times.",
        "Cycle 1: teams 2 and 3 meet 2 times.",
        "Cycle 1: teams 3 and 4 meet 0 times.",
    ]


def test_check_schedule_finds_a_rematch_in_the_very_next_round():
    first_cycle = [[(1, 4), (2, 3)], [(2, 4), (3, 1)], [(4, 3), (1, 2)]]
    second_cycle = [[(3, 4), (2, 1)], [(4, 2), (1, 3)], [(4, 1), (3, 2)]]

    found = check_schedule(numbered(first_cycle, second_cycle), FOUR, 2)

    assert found == (
        Violation(
            Rule.REMATCH, "Round 4: teams 3 and 4 met 1 rounds before, fewer than 2."
        ),
        Violation(
            Rule.REMATCH, "Round 4: teams 1 and 2 met 1 rounds before, fewer than 2."
        ),
    )


def test_check_schedule_finds_one_who_is_always_at_home():
    rounds = numbered([[(1, 4), (2, 3)], [(1, 3), (4, 2)], [(1, 2), (3, 4)]])

    found = check_schedule(rounds, FOUR, 1)

    assert details(found, Rule.BALANCE) == [
        "Team 1: home less away games are +3 in cycle 1.",
        "Team 1: home less away games are +3 in the season.",
    ]
    assert details(found, Rule.STREAK) == [
        "Team 1: third game in a row at home in round 3."
    ]


def test_check_schedule_finds_one_who_is_always_away():
    rounds = numbered([[(4, 1), (2, 3)], [(3, 1), (4, 2)], [(2, 1), (3, 4)]])

    found = check_schedule(rounds, FOUR, 1)

    assert details(found, Rule.STREAK) == [
        "Team 1: third game in a row away in round 3."
    ]


def test_check_schedule_finds_cycles_that_repeat_their_venues():
    first, second = round_robin((1, 2), 2)

    found = check_schedule([first, flipped(second)], (1, 2), 2)

    assert details(found, Rule.VENUE) == [
        "Teams 1 and 2: home games differ by 2.",
        "Teams 1 and 2: same venue in cycles 1 and 2.",
    ]


def test_check_schedule_finds_the_third_and_fourth_cycle_alike():
    first, second, third, fourth = round_robin((1, 2), 4)

    found = check_schedule([first, second, third, flipped(fourth)], (1, 2), 4)

    assert details(found, Rule.VENUE) == [
        "Teams 1 and 2: home games differ by 2.",
        "Teams 1 and 2: same venue in cycles 3 and 4.",
    ]


def test_check_schedule_lets_the_second_and_third_cycle_be_alike():
    first, second, third, fourth = round_robin((1, 2), 4)
    rounds = [first, second, flipped(third), flipped(fourth)]

    assert details(check_schedule(rounds, (1, 2), 4), Rule.VENUE) == []


def test_check_schedule_finds_breaks_that_could_have_been_saved():
    first, second, third = round_robin(FOUR)

    found = check_schedule([first, flipped(second), third], FOUR, 1)

    assert details(found, Rule.BREAKS) == ["Cycle 1: 6 breaks, more than 2."]


def test_check_schedule_finds_breaks_of_an_odd_number():
    first, second, third = round_robin((1, 2, 3))

    found = check_schedule([first, flipped(second), third], (1, 2, 3), 1)

    assert details(found, Rule.BREAKS) == ["Cycle 1: 2 breaks, more than 0."]


def test_check_schedule_finds_a_join_with_too_many_breaks():
    eight = range(8)
    mirrored = [
        replace(flipped(drawn), number=drawn.number + 7, cycle=2)
        for drawn in round_robin(eight)
    ]

    found = check_schedule([*round_robin(eight), *mirrored], eight, 2)

    assert found == (
        Violation(Rule.STREAK, "Team 1: third game in a row away in round 9."),
        Violation(Rule.STREAK, "Team 7: third game in a row at home in round 9."),
        Violation(Rule.JOINS, "Start of cycle 2: 6 breaks, more than 4."),
    )


def test_check_dates_passes_what_the_calendar_allows():
    starts = [
        datetime(2026, 10, 4, 19, tzinfo=UTC),
        datetime(2026, 10, 4, 22, tzinfo=UTC),
        datetime(2026, 11, 1, 20, tzinfo=UTC),
    ]

    assert check_dates(starts, SUNDAYS) == ()


@pytest.mark.parametrize(
    ("start", "day"),
    [
        (datetime(2026, 9, 27, 19, tzinfo=UTC), "2026-09-27"),
        (datetime(2026, 10, 5, 19, tzinfo=UTC), "2026-10-05"),
        (datetime(2026, 10, 18, 19, tzinfo=UTC), "2026-10-18"),
        (datetime(2026, 11, 8, 20, tzinfo=UTC), "2026-11-08"),
        (datetime(2026, 10, 11, 3, tzinfo=UTC), "2026-10-10"),
    ],
)
def test_check_dates_finds_days_that_are_not_played_on(start, day):
    assert check_dates([start], SUNDAYS) == (
        Violation(Rule.DAY, f"Round 1: {day} is no playing day."),
    )


def test_check_dates_asks_no_end_of_an_open_calendar():
    later = [datetime(2026, 11, 8, 20, tzinfo=UTC)]

    assert check_dates(later, replace(SUNDAYS, end_date=None)) == ()


def test_check_dates_finds_another_hour_and_the_wrong_order():
    starts = [
        datetime(2026, 10, 11, 19, tzinfo=UTC),
        datetime(2026, 10, 11, 19, tzinfo=UTC),
        datetime(2026, 11, 1, 19, tzinfo=UTC),
    ]

    assert check_dates(starts, SUNDAYS) == (
        Violation(Rule.ORDER, "Round 2 does not begin after the one before it."),
        Violation(Rule.KICKOFF, "Round 3: 14:00 is no kick-off."),
    )
