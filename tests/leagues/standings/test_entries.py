import pytest

from leagues.standings.entries import Adjustment, Forfeit, Meeting
from leagues.standings.errors import StandingsError


@pytest.mark.parametrize(
    ("values", "field", "reason"),
    [
        ({"away": 1}, "meeting.away", "own_opponent"),
        ({"home_points": -1, "away_points": 3}, "meeting.home_points", "negative"),
        ({"home_points": 3, "away_points": -1}, "meeting.away_points", "negative"),
        ({"home_points": 3}, "meeting.away_points", "half_a_score"),
        ({"away_points": 0}, "meeting.home_points", "half_a_score"),
        (
            {"home_points": 0, "away_points": 0, "forfeit": Forfeit.HOME},
            "meeting.home_points",
            "forfeit_with_score",
        ),
        (
            {"away_points": 20, "forfeit": Forfeit.HOME},
            "meeting.away_points",
            "forfeit_with_score",
        ),
        ({"forfeit": "neither"}, "meeting.forfeit", "unknown"),
        ({"forfeit": ""}, "meeting.forfeit", "unknown"),
    ],
)
def test_meeting_that_cannot_be_is_refused(values, field, reason):
    with pytest.raises(StandingsError) as refused:
        Meeting(**({"number": 1, "home": 1, "away": 2} | values))

    assert (refused.value.field, refused.value.reason) == (field, reason)


@pytest.mark.parametrize(
    ("meeting", "decided"),
    [
        (Meeting(1, 1, 2), False),
        (Meeting(1, 1, 2, 0, 0), True),
        (Meeting(1, 1, 2, 70, 60), True),
        (Meeting(1, 1, 2, forfeit=Forfeit.BOTH), True),
    ],
)
def test_meeting_is_decided_by_a_score_or_a_forfeit(meeting, decided):
    assert meeting.is_decided == decided


@pytest.mark.parametrize(
    ("values", "field", "reason"),
    [
        ({}, "adjustment.points", "no_change"),
        ({"points": -1, "reason": "  "}, "adjustment.reason", "no_reason"),
        ({"wins": -1, "reason": ""}, "adjustment.reason", "no_reason"),
    ],
)
def test_adjustment_without_change_or_reason_is_refused(values, field, reason):
    with pytest.raises(StandingsError) as refused:
        Adjustment(**({"entrant": 1, "reason": "late line-up"} | values))

    assert (refused.value.field, refused.value.reason) == (field, reason)
