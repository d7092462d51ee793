"""A stage in a form that measures can be read off: the counted lines by entrant."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from leagues.standings.entries import Adjustment
from leagues.standings.lines import Line, Tally, in_order, sides, tally
from leagues.standings.rules import Rules
from leagues.standings.stage import Stage


@dataclass(frozen=True, slots=True)
class _Account:
    division: int | None
    lines: tuple[Line, ...]
    undecided: tuple[Line, ...]
    record: Tally
    points: int


@dataclass(frozen=True, slots=True)
class Ledger:
    """The counted meetings of a stage by entrant, with adjustments worked in.

    `keys` are the entrants that are ranked, ascending: all but the annulled.
    """

    rules: Rules
    keys: tuple[int, ...]
    lots: tuple[tuple[int, ...], ...]
    _accounts: Mapping[int, _Account]

    @classmethod
    def of(cls, stage: Stage) -> "Ledger":
        """The ledger of a stage; its size is twice the number of meetings."""
        annulled = stage.annulled
        decided: dict[int, list[Line]] = {item.key: [] for item in stage.entrants}
        undecided: dict[int, list[Line]] = {item.key: [] for item in stage.entrants}
        for meeting in stage.meetings:
            if meeting.home in annulled or meeting.away in annulled:
                continue
            lines = decided if meeting.is_decided else undecided
            for line in sides(meeting, stage.rules.forfeit_score):
                lines[line.key].append(line)
        adjustments: dict[int, list[Adjustment]] = {
            item.key: [] for item in stage.entrants
        }
        for adjustment in stage.adjustments:
            if adjustment.entrant not in annulled:
                adjustments[adjustment.entrant].append(adjustment)
        accounts = {
            entrant.key: _account(
                stage.rules,
                entrant.division,
                decided[entrant.key],
                undecided[entrant.key],
                adjustments[entrant.key],
            )
            for entrant in stage.entrants
        }
        keys = tuple(sorted(accounts.keys() - annulled))
        return cls(stage.rules, keys, stage.lots, accounts)

    def lines(self, key: int) -> tuple[Line, ...]:
        """The decided meetings of an entrant in the order of play."""
        return self._accounts[key].lines

    def undecided(self, key: int) -> tuple[Line, ...]:
        """The undecided meetings of an entrant in order."""
        return self._accounts[key].undecided

    def record(self, key: int) -> Tally:
        """The sums over all lines of an entrant, adjustments of wins included."""
        return self._accounts[key].record

    def points(self, key: int) -> int:
        """The entrant's points of the table, adjustments included."""
        return self._accounts[key].points

    def division(self, key: int) -> int | None:
        """The entrant's division."""
        return self._accounts[key].division

    def share(self, sums: Tally) -> Fraction | None:
        """The share of games won in a tally under the rules; None without a game."""
        return sums.share(ties_count_half=self.rules.ties_count_half)


def _account(
    rules: Rules,
    division: int | None,
    decided: list[Line],
    undecided: list[Line],
    adjustments: list[Adjustment],
) -> _Account:
    played = tally(decided)
    earned = (
        played.wins * rules.win_points
        + played.ties * rules.tie_points
        + (played.losses - played.forfeits) * rules.loss_points
        + played.forfeits * rules.forfeit_loss_points
    )
    wins = played.wins + sum(item.wins for item in adjustments)
    return _Account(
        division=division,
        lines=in_order(decided),
        undecided=in_order(undecided),
        record=replace(played, wins=wins),
        points=earned + sum(item.points for item in adjustments),
    )
