"""What standings are made from: entrants, their meetings and adjustments."""

from dataclasses import dataclass
from enum import StrEnum

from leagues.standings.errors import Refusal, StandingsError


class Forfeit(StrEnum):
    """Who forfeited a meeting."""

    HOME = "home"
    AWAY = "away"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Entrant:
    """One who is ranked.

    `key` is unique within the stage and orders the rows of a shared place, so that
    a table never depends on the order in which its input arrived. `division` groups
    entrants for the division record and the division tables. What becomes of the
    results of a withdrawn entrant is settled by `Rules.withdrawal`.
    """

    key: int
    division: int | None = None
    is_withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Meeting:
    """An appointment of two entrants, decided or not.

    `number` is unique within the stage and is how explanations and footnotes name
    the meeting. `sequence` orders meetings in time (equal ones by number) and
    matters to the streak and the last ten only.

    Points are both given or both None: a score that is missing is not zero, and zero
    is a score. A forfeit is a state and carries no score; what it is worth stands in
    `Rules`. With neither score nor forfeit the meeting is undecided and counts
    nowhere. Raises `StandingsError` for anything else, for negative points and for
    an entrant who meets itself.
    """

    number: int
    home: int
    away: int
    home_points: int | None = None
    away_points: int | None = None
    forfeit: Forfeit | None = None
    sequence: int = 0

    def __post_init__(self) -> None:
        if self.home == self.away:
            raise StandingsError("meeting.away", Refusal.OWN_OPPONENT, self.number)
        if self.forfeit is not None and self.forfeit not in tuple(Forfeit):
            raise StandingsError("meeting.forfeit", Refusal.UNKNOWN, self.forfeit)
        scores = (("home_points", self.home_points), ("away_points", self.away_points))
        for name, points in scores:
            if points is not None and points < 0:
                raise StandingsError(f"meeting.{name}", Refusal.NEGATIVE, points)
            if points is not None and self.forfeit is not None:
                raise StandingsError(
                    f"meeting.{name}", Refusal.FORFEIT_WITH_SCORE, self.number
                )
        missing = [name for name, points in scores if points is None]
        if len(missing) == 1:
            raise StandingsError(
                f"meeting.{missing[0]}", Refusal.HALF_A_SCORE, self.number
            )

    @property
    def is_decided(self) -> bool:
        """Whether there is a result: a score or a forfeit."""
        return self.home_points is not None or self.forfeit is not None


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points or wins given to (or, negative, taken from) an entrant by a ruling.

    It counts before the first criterion and is carried to the entrant's row as a
    footnote. `points` are points of the table, `wins` change the wins alone: games
    played and losses stay as they were, so a win taken away lowers the share of games
    won just as a loss in its place would. Raises `StandingsError` if it changes
    nothing or gives no reason.
    """

    entrant: int
    reason: str
    points: int = 0
    wins: int = 0

    def __post_init__(self) -> None:
        if not self.points and not self.wins:
            raise StandingsError("adjustment.points", Refusal.NO_CHANGE, self.entrant)
        if not self.reason.strip():
            raise StandingsError("adjustment.reason", Refusal.NO_REASON, self.entrant)
