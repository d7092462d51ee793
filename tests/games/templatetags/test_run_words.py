from datetime import date

import pytest

from games.models import SimulationRun
from games.templatetags.run_words import clock, run_reach, run_tag

Kind, Reach, State = SimulationRun.Kind, SimulationRun.Reach, SimulationRun.State


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (7, "0:07"), (750, "12:30"), (3600, "1:00:00"), (3723, "1:02:03")],
)
def test_seconds_read_as_on_a_clock(seconds, text):
    assert clock(seconds) == text


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"reach": Reach.DAY}, "the next day"),
        ({"reach": Reach.SEASON}, "the whole season"),
        ({"reach": Reach.DATE, "until": date(2027, 3, 6)}, "to 6 Mar 2027"),
        ({"reach": Reach.SEASON, "kind": Kind.VERIFY}, "every receipt"),
    ],
)
def test_reach_is_told_in_words(fields, text):
    assert run_reach(SimulationRun(**fields)) == text


@pytest.mark.parametrize(
    ("fields", "tag"),
    [
        ({"state": State.QUEUED}, "live"),
        ({"state": State.STOPPING}, "live"),
        ({"state": State.STOPPED}, "warn"),
        ({"state": State.DONE}, "good"),
        ({"state": State.DONE, "failed": 1}, "bad"),
        ({"state": State.DONE, "is_promise_kept": False}, "bad"),
        ({"state": State.DONE, "is_promise_kept": True}, "good"),
    ],
)
def test_state_has_a_colour(fields, tag):
    assert run_tag(SimulationRun(**fields)) == tag
