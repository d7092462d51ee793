"""What may be done to a season and to a fixture, and when.

The two tables are all there is: a service asks here before it changes anything, and a
page asks here before it offers a button.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from leagues.errors import WrongState
from leagues.models import Fixture, Season

_DRAFT: Final = Season.State.DRAFT
_SCHEDULED: Final = Season.State.SCHEDULED
_RUNNING: Final = Season.State.RUNNING
_CLOSED: Final = Season.State.CLOSED


class SeasonAction(StrEnum):
    """What is done to a season; the value completes “to …”."""

    RENAME = "rename the season"
    ARRANGE = "choose teams and divisions"
    SET_SCHEDULE = "change the settings of the schedule"
    SET_STANDINGS = "change the rules of the standings"
    SAVE_SCHEDULE = "make the schedule"
    BACK_TO_DRAFT = "take the schedule back"
    START = "start the season"
    MOVE = "move a fixture"
    PLAY = "enter, change or call off results"
    ADJUST = "rule on points and withdrawals"
    CLOSE = "close the season"
    FOLLOW = "make the next season"
    DELETE = "delete the season"


SEASON: Final[Mapping[SeasonAction, Mapping[Season.State, Season.State]]] = {
    SeasonAction.RENAME: {
        _DRAFT: _DRAFT,
        _SCHEDULED: _SCHEDULED,
        _RUNNING: _RUNNING,
        _CLOSED: _CLOSED,
    },
    SeasonAction.ARRANGE: {_DRAFT: _DRAFT},
    SeasonAction.SET_SCHEDULE: {_DRAFT: _DRAFT},
    SeasonAction.SET_STANDINGS: {_DRAFT: _DRAFT, _SCHEDULED: _SCHEDULED},
    SeasonAction.SAVE_SCHEDULE: {_DRAFT: _SCHEDULED, _SCHEDULED: _SCHEDULED},
    SeasonAction.BACK_TO_DRAFT: {_SCHEDULED: _DRAFT},
    SeasonAction.START: {_SCHEDULED: _RUNNING},
    SeasonAction.MOVE: {_SCHEDULED: _SCHEDULED, _RUNNING: _RUNNING},
    SeasonAction.PLAY: {_RUNNING: _RUNNING},
    SeasonAction.ADJUST: {_RUNNING: _RUNNING},
    SeasonAction.CLOSE: {_RUNNING: _CLOSED},
    SeasonAction.FOLLOW: {_CLOSED: _CLOSED},
    SeasonAction.DELETE: {_DRAFT: _DRAFT},
}

_WAITING: Final = Fixture.State.SCHEDULED
_DECIDED: Final = Fixture.State.DECIDED
_CANCELLED: Final = Fixture.State.CANCELLED


class FixtureAction(StrEnum):
    """What is done to a fixture; the value completes “to …”."""

    MOVE = "move it"
    RECORD = "enter a result"
    CORRECT = "correct the result"
    CLEAR = "take the result back"
    CANCEL = "cancel it"
    RESTORE = "restore it"


FIXTURE: Final[Mapping[FixtureAction, Mapping[Fixture.State, Fixture.State]]] = {
    FixtureAction.MOVE: {_WAITING: _WAITING},
    FixtureAction.RECORD: {_WAITING: _DECIDED},
    FixtureAction.CORRECT: {_DECIDED: _DECIDED},
    FixtureAction.CLEAR: {_DECIDED: _WAITING},
    FixtureAction.CANCEL: {_WAITING: _CANCELLED},
    FixtureAction.RESTORE: {_CANCELLED: _WAITING},
}

_SEASON_ACTION_OF: Final = {
    action: SeasonAction.MOVE if action is FixtureAction.MOVE else SeasonAction.PLAY
    for action in FixtureAction
}


def season_after(season: Season, action: SeasonAction) -> Season.State:
    """Return the state in which the action leaves the season.

    :raises WrongState: if it cannot be done now.
    """
    state = Season.State(season.state)
    following = SEASON[action].get(state)
    if following is None:
        if state is _CLOSED:
            raise WrongState(f"“{season.name}” is closed: what it holds stands.")
        allowed = " or ".join(str(item.label) for item in SEASON[action])
        raise WrongState(
            f"“{season.name}” is {state.label}. To {action}, it has to be {allowed}."
        )
    return following


def fixture_after(
    fixture: Fixture, season: Season, action: FixtureAction
) -> Fixture.State:
    """Return the state in which the action leaves a fixture of the season.

    :raises WrongState: if it cannot be done now.
    """
    season_after(season, _SEASON_ACTION_OF[action])
    state = Fixture.State(fixture.state)
    following = FIXTURE[action].get(state)
    if following is None:
        allowed = " or ".join(str(item.label) for item in FIXTURE[action])
        raise WrongState(
            f"Fixture {fixture.number} is {state.label}. To {action}, it has to be"
            f" {allowed}."
        )
    return following


def allows_season(season: Season, action: SeasonAction) -> bool:
    """Tell whether a season's state allows the action."""
    return Season.State(season.state) in SEASON[action]


def allows_fixture(fixture: Fixture, season: Season, action: FixtureAction) -> bool:
    """Tell whether the states of a fixture and of its season allow the action."""
    return (
        allows_season(season, _SEASON_ACTION_OF[action])
        and Fixture.State(fixture.state) in FIXTURE[action]
    )
