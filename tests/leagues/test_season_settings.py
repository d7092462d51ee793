from datetime import date, time
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.scheduling import Calendar
from leagues.season_settings import (
    ScheduleSettings,
    default_kickoffs,
    default_rules,
    default_weekdays,
    read_rules,
    write_rules,
)
from leagues.standings import AfterSplit, Rules, StandingsError, Withdrawal

settings = st.builds(
    ScheduleSettings,
    cycles=st.integers(1, 4),
    start_date=st.none() | st.dates(),
    end_date=st.none() | st.dates(),
    weekdays=st.frozensets(st.integers(0, 6)),
    blackouts=st.frozensets(st.dates(), max_size=5),
    kickoffs=st.lists(
        st.builds(time, st.integers(0, 23), st.integers(0, 59)), max_size=4
    ).map(tuple),
    rounds_per_day=st.integers(1, 8),
    shuffle_seed=st.none() | st.integers(0, 2**63 - 1),
)


@given(settings)
def test_settings_are_read_as_they_were_stored(chosen):
    assert ScheduleSettings.read(SimpleNamespace(**chosen.columns())) == chosen


def test_new_season_has_the_settings_that_a_form_begins_with():
    stored = ScheduleSettings().columns()

    assert stored["weekdays"] == default_weekdays()
    assert stored["kickoffs"] == default_kickoffs()


def test_settings_become_a_calendar():
    chosen = ScheduleSettings(
        end_date=date(2027, 6, 1),
        blackouts=frozenset({date(2027, 4, 3)}),
        rounds_per_day=2,
        kickoffs=(time(15), time(19)),
    )

    assert chosen.calendar("Europe/Berlin", date(2027, 3, 6)) == Calendar(
        start_date=date(2027, 3, 6),
        end_date=date(2027, 6, 1),
        weekdays=frozenset({5}),
        blackouts=frozenset({date(2027, 4, 3)}),
        kickoffs=(time(15), time(19)),
        rounds_per_day=2,
        time_zone="Europe/Berlin",
    )


@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(
            criteria=("points", "lots"),
            win_points=3,
            forfeit_score=(20, 0),
            forfeit_loss_points=-1,
            ties_count_half=False,
            after_split=AfterSplit.RESTART_HEAD_TO_HEAD,
            withdrawal=Withdrawal.ANNUL,
        ),
    ],
)
def test_rules_are_read_as_they_were_written(rules):
    assert read_rules(write_rules(rules)) == rules


def test_rules_without_a_key_have_its_default():
    assert read_rules({}) == Rules()
    assert read_rules({"win_points": 3, "of_a_later_release": 1}) == Rules(win_points=3)
    assert read_rules(default_rules()) == Rules()


def test_rules_that_make_no_table_are_refused():
    with pytest.raises(StandingsError):
        read_rules({"criteria": []})
