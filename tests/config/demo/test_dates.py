from datetime import date, time, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from config.demo.cast import TIME_ZONE
from config.demo.dates import BREAK, PLAYING_DAYS, ROUNDS, first_days
from leagues.scheduling import Calendar, local_date, round_starts

days = st.dates(date(2026, 1, 1), date(2090, 12, 31))


def playing_days(first: date) -> list[date]:
    """Return the days of a season's rounds as its schedule has them."""
    calendar = Calendar(first, PLAYING_DAYS, (time(19, 30),), TIME_ZONE)
    zone = ZoneInfo(TIME_ZONE)
    return [local_date(moment, zone) for moment in round_starts(calendar, ROUNDS)]


@given(days)
def test_latest_season_ends_a_few_days_ago(today):
    played = playing_days(first_days(today).latest)

    assert timedelta(days=1) <= today - played[-1] <= timedelta(days=4)
    assert played[0] == first_days(today).latest


@given(days)
def test_season_before_ends_when_the_break_begins(today):
    first = first_days(today)
    played = playing_days(first.past)

    assert timedelta(days=1) <= first.latest - BREAK - played[-1] <= timedelta(days=4)
    assert played[0] == first.past


def test_first_days_of_a_monday():
    assert first_days(date(2026, 11, 30)) == (date(2026, 6, 17), date(2026, 9, 30))
