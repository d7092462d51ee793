"""Everything that one stage's table is made from."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from leagues.standings.entries import Adjustment, Entrant, Meeting
from leagues.standings.errors import Refusal, StandingsError
from leagues.standings.rules import Rules, Withdrawal


def _refuse_duplicates(name: str, values: Iterable[int]) -> None:
    seen: set[int] = set()
    for value in values:
        if value in seen:
            raise StandingsError(name, Refusal.DUPLICATE, value)
        seen.add(value)


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a season, regular or playoffs, as plain values.

    A stage knows nothing of other stages: every measure, head-to-head included, rests
    on `meetings` alone, so callers hand in those of one stage only. Undecided ones
    may be among them and count nowhere.

    `lots` are the recorded drawings, oldest first, each the keys in the order drawn.
    A drawing settles every tied set that it holds completely; of several the latest.

    Raises `StandingsError` for a key, number or lot given twice, for an entrant that
    is not among `entrants`, and for a drawing of fewer than two.
    """

    entrants: tuple[Entrant, ...]
    meetings: tuple[Meeting, ...] = ()
    rules: Rules = field(default_factory=Rules)
    adjustments: tuple[Adjustment, ...] = ()
    lots: tuple[tuple[int, ...], ...] = ()

    def __post_init__(self) -> None:
        _refuse_duplicates("entrant.key", (entrant.key for entrant in self.entrants))
        _refuse_duplicates("meeting.number", (game.number for game in self.meetings))
        known = {entrant.key for entrant in self.entrants}
        for meeting in self.meetings:
            for name, key in (("home", meeting.home), ("away", meeting.away)):
                if key not in known:
                    raise StandingsError(f"meeting.{name}", Refusal.UNKNOWN, key)
        for adjustment in self.adjustments:
            if adjustment.entrant not in known:
                raise StandingsError(
                    "adjustment.entrant", Refusal.UNKNOWN, adjustment.entrant
                )
        self._check_lots(known)

    def _check_lots(self, known: set[int]) -> None:
        for drawing in self.lots:
            if len(drawing) < 2:
                raise StandingsError("lots", Refusal.TOO_FEW, drawing)
            _refuse_duplicates("lots", drawing)
            for key in drawing:
                if key not in known:
                    raise StandingsError("lots", Refusal.UNKNOWN, key)

    @property
    def divisions(self) -> tuple[int, ...]:
        """The divisions that have entrants, ascending."""
        found = {entrant.division for entrant in self.entrants}
        return tuple(sorted(division for division in found if division is not None))

    @property
    def annulled(self) -> frozenset[int]:
        """The keys of the entrants whose results count nowhere."""
        if self.rules.withdrawal != Withdrawal.ANNUL:
            return frozenset()
        return frozenset(
            entrant.key for entrant in self.entrants if entrant.is_withdrawn
        )
