"""What a season settles about its standings before it starts."""

from dataclasses import dataclass
from enum import StrEnum

from leagues.standings.criteria import CRITERIA, Criterion
from leagues.standings.errors import Refusal, StandingsError


class AfterSplit(StrEnum):
    """How the parts of a tied set go on once a criterion has split it."""

    NEXT = "next"
    RESTART_HEAD_TO_HEAD = "restart_head_to_head"


class Withdrawal(StrEnum):
    """What becomes of the results of an entrant who withdraws.

    `STAND`: they count for both sides, and the entrant is ranked on them like anyone.
    `ANNUL`: none of its meetings counts for anybody; it is listed below the table
    without a place, and adjustments against it have no effect.
    """

    STAND = "stand"
    ANNUL = "annul"


DEFAULT_CRITERIA = (
    "win_share",
    "head_to_head",
    "head_to_head_difference",
    "point_difference",
    "points_scored",
    "lots",
)


@dataclass(frozen=True, slots=True)
class Rules:
    """How results become places.

    `criteria` are slugs of `CRITERIA` in order of application; the first is the
    ranking measure (points, share of games won, or games won). Points of the table
    are per result: win ≥ tie ≥ loss ≥ forfeit loss, win > loss. A forfeit is a win
    and a loss; it moves points scored and allowed only where `forfeit_score`, the
    (winner's, forfeiter's) official score, is set. After a split each part goes on
    with the next criterion, or again from the first pairwise one that was reached.
    Raises `StandingsError` for anything else.
    """

    criteria: tuple[str, ...] = DEFAULT_CRITERIA
    win_points: int = 2
    tie_points: int = 1
    loss_points: int = 0
    forfeit_loss_points: int = 0
    ties_count_half: bool = True
    forfeit_score: tuple[int, int] | None = None
    after_split: AfterSplit = AfterSplit.NEXT
    withdrawal: Withdrawal = Withdrawal.STAND

    def __post_init__(self) -> None:
        if self.after_split not in tuple(AfterSplit):
            raise StandingsError("rules.after_split", Refusal.UNKNOWN, self.after_split)
        if self.withdrawal not in tuple(Withdrawal):
            raise StandingsError("rules.withdrawal", Refusal.UNKNOWN, self.withdrawal)
        self._check_criteria()
        self._check_points()
        self._check_forfeit_score()

    @property
    def leading(self) -> Criterion:
        """The ranking measure."""
        return CRITERIA[self.criteria[0]]

    @property
    def first_pairwise(self) -> int | None:
        """The index of the first pairwise criterion, or None."""
        for index, slug in enumerate(self.criteria):
            if CRITERIA[slug].is_pairwise:
                return index
        return None

    def _check_criteria(self) -> None:
        if not self.criteria:
            raise StandingsError("rules.criteria", Refusal.NONE_GIVEN, self.criteria)
        for index, slug in enumerate(self.criteria):
            if slug not in CRITERIA:
                raise StandingsError("rules.criteria", Refusal.UNKNOWN, slug)
            if slug in self.criteria[:index]:
                raise StandingsError("rules.criteria", Refusal.DUPLICATE, slug)
        if not self.leading.can_lead:
            raise StandingsError(
                "rules.criteria", Refusal.CANNOT_LEAD, self.criteria[0]
            )

    def _check_points(self) -> None:
        if self.win_points <= self.loss_points:
            raise StandingsError(
                "rules.loss_points", Refusal.OUT_OF_ORDER, self.loss_points
            )
        if not self.loss_points <= self.tie_points <= self.win_points:
            raise StandingsError(
                "rules.tie_points", Refusal.OUT_OF_ORDER, self.tie_points
            )
        if self.forfeit_loss_points > self.loss_points:
            raise StandingsError(
                "rules.forfeit_loss_points",
                Refusal.OUT_OF_ORDER,
                self.forfeit_loss_points,
            )

    def _check_forfeit_score(self) -> None:
        if self.forfeit_score is None:
            return
        winner, loser = self.forfeit_score
        if loser < 0:
            raise StandingsError("rules.forfeit_score", Refusal.NEGATIVE, loser)
        if winner <= loser:
            raise StandingsError("rules.forfeit_score", Refusal.OUT_OF_ORDER, loser)
