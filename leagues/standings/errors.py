"""The one error that refused input to the standings raises."""

from enum import StrEnum


class Refusal(StrEnum):
    """Why a value was refused; `words.REFUSALS` has a title for each."""

    DUPLICATE = "duplicate"
    UNKNOWN = "unknown"
    OWN_OPPONENT = "own_opponent"
    NEGATIVE = "negative"
    HALF_A_SCORE = "half_a_score"
    FORFEIT_WITH_SCORE = "forfeit_with_score"
    NO_CHANGE = "no_change"
    NO_REASON = "no_reason"
    NONE_GIVEN = "none_given"
    CANNOT_LEAD = "cannot_lead"
    OUT_OF_ORDER = "out_of_order"
    TOO_FEW = "too_few"


class StandingsError(ValueError):
    """Input from which no table can be made; nothing was computed.

    `field` names the value as `<input>.<attribute>` (`meeting.home_points`),
    `reason` says what is wrong with it, `subject` is the offending value itself.
    """

    def __init__(self, field: str, reason: Refusal, subject: object) -> None:
        super().__init__(f"{field}: {reason} ({subject!r})")
        self.field = field
        self.reason = reason
        self.subject = subject
