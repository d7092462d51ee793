"""Dates of rounds: weekdays, blackouts, clock changes and impossible calendars."""

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.scheduling.checks import check_dates
from leagues.scheduling.dates import Calendar, local_date, round_starts
from leagues.scheduling.errors import ScheduleError

MON, TUE, WED, THU, FRI, SAT, SUN = range(7)
SATURDAYS = Calendar(
    start_date=date(2026, 10, 3),
    weekdays=frozenset({SAT}),
    kickoffs=(time(19, 30),),
    time_zone="Europe/Berlin",
)


def utc(*parts):
    return datetime(*parts, tzinfo=UTC)


def refusal(calendar, rounds=10):
    with pytest.raises(ScheduleError) as caught:
        round_starts(calendar, rounds)
    return caught.value.field, caught.value.reason


def test_rounds_keep_the_local_hour_over_the_end_of_summer_time():
    starts = round_starts(SATURDAYS, 5)

    assert starts == (
        utc(2026, 10, 3, 17, 30),
        utc(2026, 10, 10, 17, 30),
        utc(2026, 10, 17, 17, 30),
        utc(2026, 10, 24, 17, 30),
        utc(2026, 10, 31, 18, 30),
    )


def test_weekday_is_the_league_s_where_utc_has_another():
    auckland = replace(SATURDAYS, time_zone="Pacific/Auckland", kickoffs=(time(9),))

    starts = round_starts(auckland, 1)

    assert starts == (utc(2026, 10, 2, 20),)
    assert local_date(starts[0], ZoneInfo("Pacific/Auckland")) == date(2026, 10, 3)


def test_kick_off_that_the_clocks_skip_is_played_later_by_the_gap():
    night = replace(
        SATURDAYS,
        start_date=date(2027, 3, 28),
        weekdays=frozenset({SUN}),
        kickoffs=(time(2, 30),),
    )

    starts = round_starts(night, 2)

    assert starts == (utc(2027, 3, 28, 1, 30), utc(2027, 4, 4, 0, 30))
    assert starts[0].astimezone(ZoneInfo("Europe/Berlin")).time() == time(3, 30)


@pytest.mark.parametrize("kickoff", [time(2, 30), time(2, 30, fold=1)])
def test_kick_off_that_the_clocks_pass_twice_is_played_the_first_time(kickoff):
    night = replace(
        SATURDAYS,
        start_date=date(2026, 10, 25),
        weekdays=frozenset({SUN}),
        kickoffs=(kickoff,),
    )

    assert round_starts(night, 1) == (utc(2026, 10, 25, 0, 30),)


def test_kick_offs_that_a_clock_change_throws_together_are_refused():
    night = replace(
        SATURDAYS,
        start_date=date(2027, 3, 28),
        weekdays=frozenset({SUN}),
        kickoffs=(time(2, 30), time(3, 30)),
        rounds_per_day=2,
    )

    assert refusal(night) == (
        "kickoffs",
        "On 2027-03-28 the clocks of Europe/Berlin change, and the kick-offs 02:30,"
        " 03:30 fall together or change places. Choose times outside that hour, or"
        " make 2027-03-28 a blackout day.",
    )


def test_kick_offs_around_a_repeated_hour_stay_in_order():
    night = replace(
        SATURDAYS,
        start_date=date(2026, 10, 25),
        weekdays=frozenset({SUN}),
        kickoffs=(time(2, 30), time(3)),
        rounds_per_day=2,
    )

    assert round_starts(night, 2) == (utc(2026, 10, 25, 0, 30), utc(2026, 10, 25, 2))


def test_date_that_a_zone_leaves_out_is_no_playing_day():
    samoa = replace(
        SATURDAYS,
        start_date=date(2011, 12, 29),
        weekdays=frozenset({THU, FRI, SAT}),
        time_zone="Pacific/Apia",
    )

    starts = round_starts(samoa, 2)

    days = [local_date(start, ZoneInfo("Pacific/Apia")) for start in starts]
    assert days == [date(2011, 12, 29), date(2011, 12, 31)]


def test_rounds_share_a_day_and_leave_the_last_one_open():
    doubles = replace(SATURDAYS, kickoffs=(time(15), time(20)), rounds_per_day=2)

    assert round_starts(doubles, 3) == (
        utc(2026, 10, 3, 13),
        utc(2026, 10, 3, 18),
        utc(2026, 10, 10, 13),
    )


def test_blackout_days_are_passed_over():
    blackouts = frozenset({date(2026, 10, 10), date(2026, 10, 17)})

    starts = round_starts(replace(SATURDAYS, blackouts=blackouts), 2)

    assert starts == (utc(2026, 10, 3, 17, 30), utc(2026, 10, 24, 17, 30))


def test_season_may_end_on_its_very_last_day():
    tight = replace(SATURDAYS, end_date=date(2026, 10, 10))

    assert len(round_starts(tight, 2)) == 2


def test_no_rounds_need_no_day():
    assert round_starts(replace(SATURDAYS, end_date=date(2026, 10, 3)), 0) == ()


def test_blackouts_of_the_year_after_the_season_do_no_harm():
    holidays = frozenset({date(2027, 1, 1)})

    assert len(round_starts(replace(SATURDAYS, blackouts=holidays), 3)) == 3


@given(
    start=st.dates(date(1900, 1, 1), date(2100, 12, 31)),
    weekdays=st.frozensets(st.integers(0, 6), min_size=1),
    hours=st.sets(st.integers(6, 23), min_size=1, max_size=8),
    zone=st.sampled_from(
        ["UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Apia", "Asia/Kathmandu"]
    ),
    skipped=st.frozensets(st.integers(0, 60)),
    rounds=st.integers(0, 30),
)
def test_round_starts_fit_the_calendar(start, weekdays, hours, zone, skipped, rounds):
    calendar = Calendar(
        start_date=start,
        weekdays=weekdays,
        kickoffs=tuple(time(hour) for hour in sorted(hours)),
        time_zone=zone,
        blackouts=frozenset(start + timedelta(days=days) for days in skipped),
        rounds_per_day=len(hours),
    )

    starts = round_starts(calendar, rounds)

    assert len(starts) == rounds
    assert check_dates(starts, calendar) == ()


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        (
            {"start_date": date(1492, 10, 12)},
            "start_date",
            "The start, 1492-10-12, is too far away. Choose a day from 1900-01-01 to"
            " 9998-12-31.",
        ),
        (
            {"start_date": date(9999, 12, 31)},
            "start_date",
            "The start, 9999-12-31, is too far away. Choose a day from 1900-01-01 to"
            " 9998-12-31.",
        ),
        (
            {"start_date": date(9998, 12, 1)},
            "start_date",
            "The season would go on after 9998-12-31. Choose an earlier start.",
        ),
        (
            {"end_date": date(2026, 10, 2)},
            "end_date",
            "The end, 2026-10-02, lies before the start, 2026-10-03. Choose 2026-10-03"
            " or later, or leave the end open.",
        ),
        (
            {"end_date": date(2026, 11, 1)},
            "end_date",
            "Only 5 of 10 rounds fit in by 2026-11-01. Choose 2026-12-05 or later, more"
            " weekdays, more rounds a day or fewer meetings of each pair.",
        ),
        (
            {"weekdays": frozenset({MON, TUE}), "end_date": date(2026, 10, 4)},
            "weekdays",
            "No Monday or Tuesday lies between 2026-10-03 and 2026-10-04. Choose other"
            " weekdays, or end the season on 2026-11-03 or later.",
        ),
        (
            {
                "blackouts": frozenset({date(2026, 10, 3), date(2026, 10, 10)}),
                "end_date": date(2026, 10, 12),
            },
            "blackouts",
            "Every Saturday from 2026-10-03 to 2026-10-12 is blacked out. Take blackout"
            " days away, or end the season on 2026-12-19 or later.",
        ),
        (
            {
                "blackouts": frozenset(
                    date(2026, 10, 10) + timedelta(weeks=weeks) for weeks in range(60)
                )
            },
            "blackouts",
            "No Saturday up to 2027-11-08 is left to play on: for 400 days each one is"
            " blacked out. Take blackout days away or choose more weekdays.",
        ),
        (
            {"blackouts": frozenset({date(2025, 12, 24), date(2025, 12, 31)})},
            "blackouts",
            "The blackout days, 2025-12-24 to 2025-12-31, are all of other years than"
            " the season, 2026-10-03 to 2026-12-05. Correct their years or remove"
            " them.",
        ),
        (
            {
                "blackouts": frozenset(
                    date(2026, 1, 1) + timedelta(days=days) for days in range(2001)
                )
            },
            "blackouts",
            "2001 blackout days are listed. List at most 2000, or choose fewer"
            " weekdays.",
        ),
        (
            {"weekdays": frozenset()},
            "weekdays",
            "No weekday is chosen. Choose at least one.",
        ),
        (
            {"weekdays": frozenset({SAT, 7})},
            "weekdays",
            "7 is no weekday. Give 0 (Monday) to 6 (Sunday).",
        ),
        (
            {"rounds_per_day": 0},
            "rounds_per_day",
            "0 rounds cannot be played in a day. Choose 1 to 8.",
        ),
        (
            {"rounds_per_day": 9},
            "rounds_per_day",
            "9 rounds cannot be played in a day. Choose 1 to 8.",
        ),
        (
            {"rounds_per_day": True},
            "rounds_per_day",
            "True rounds cannot be played in a day. Choose 1 to 8.",
        ),
        (
            {"kickoffs": ()},
            "kickoffs",
            "Each round of a day has its own kick-off: give 1, not 0 (none).",
        ),
        (
            {"kickoffs": (time(18), time(20))},
            "kickoffs",
            "Each round of a day has its own kick-off: give 1, not 2 (18:00, 20:00).",
        ),
        (
            {"kickoffs": (time(20), time(18)), "rounds_per_day": 2},
            "kickoffs",
            "The kick-offs 20:00, 18:00 are not in order. Give each time once, the"
            " earliest first.",
        ),
        (
            {"kickoffs": (time(20), time(20)), "rounds_per_day": 2},
            "kickoffs",
            "The kick-offs 20:00, 20:00 are not in order. Give each time once, the"
            " earliest first.",
        ),
        (
            {"kickoffs": (time(20, tzinfo=UTC),)},
            "kickoffs",
            "20:00:00+00:00 is no kick-off. Give hours and minutes in the league's time"
            " zone, such as 19:30.",
        ),
        (
            {"kickoffs": (time(20, 0, 1),)},
            "kickoffs",
            "20:00:01 is no kick-off. Give hours and minutes in the league's time zone,"
            " such as 19:30.",
        ),
        (
            {"kickoffs": (time(20, 0, 0, 1),)},
            "kickoffs",
            "20:00:00.000001 is no kick-off. Give hours and minutes in the league's"
            " time zone, such as 19:30.",
        ),
    ],
)
def test_impossible_calendar_is_refused_at_its_field(change, field, reason):
    assert refusal(replace(SATURDAYS, **change)) == (field, reason)


@pytest.mark.parametrize(
    "key", ["", "Europe", "Mars/Olympus", "../etc/passwd", "/etc/passwd", "a\0b", "Ω"]
)
def test_unknown_time_zone_is_refused(key):
    assert refusal(replace(SATURDAYS, time_zone=key)) == (
        "time_zone",
        f"“{key}” is no time zone of the IANA data base. Give one such as"
        " Europe/Berlin or America/New_York.",
    )
