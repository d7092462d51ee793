import pytest

from leagues.standings.entries import Adjustment, Entrant, Meeting
from leagues.standings.errors import StandingsError
from leagues.standings.rules import Rules, Withdrawal
from leagues.standings.stage import Stage

TWO = (Entrant(1), Entrant(2))


@pytest.mark.parametrize(
    ("values", "field", "reason", "subject"),
    [
        ({"entrants": (*TWO, Entrant(1))}, "entrant.key", "duplicate", 1),
        (
            {"meetings": (Meeting(4, 1, 2), Meeting(4, 2, 1))},
            "meeting.number",
            "duplicate",
            4,
        ),
        ({"meetings": (Meeting(4, 3, 2),)}, "meeting.home", "unknown", 3),
        ({"meetings": (Meeting(4, 1, 5),)}, "meeting.away", "unknown", 5),
        (
            {"adjustments": (Adjustment(8, "fine", points=-1),)},
            "adjustment.entrant",
            "unknown",
            8,
        ),
        ({"lots": ((1,),)}, "lots", "too_few", (1,)),
        ({"lots": ((1, 2, 1),)}, "lots", "duplicate", 1),
        ({"lots": ((1, 6),)}, "lots", "unknown", 6),
    ],
)
def test_stage_that_contradicts_itself_is_refused(values, field, reason, subject):
    with pytest.raises(StandingsError) as refused:
        Stage(**({"entrants": TWO} | values))

    error = refused.value
    assert (error.field, error.reason, error.subject) == (field, reason, subject)


def test_stage_divisions_are_those_with_entrants():
    stage = Stage((Entrant(1, 7), Entrant(2), Entrant(3, 4), Entrant(5, 7)))

    assert stage.divisions == (4, 7)


@pytest.mark.parametrize(
    ("withdrawal", "annulled"),
    [(Withdrawal.STAND, set()), (Withdrawal.ANNUL, {2})],
)
def test_stage_annuls_the_withdrawn_by_rule(withdrawal, annulled):
    stage = Stage(
        (Entrant(1), Entrant(2, is_withdrawn=True)),
        rules=Rules(withdrawal=withdrawal),
    )

    assert stage.annulled == annulled
