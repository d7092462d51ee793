"""The players of both teams in one game, each beside his team."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.models import ExhibitionTeam
from games.pages.asked import Choice, ChoiceGroup
from games.selectors.players import FoulTrouble, PlayerBox, PlayerRow
from leagues.models import Team

AnyTeam = Team | ExhibitionTeam


@dataclass(frozen=True, slots=True)
class TeamPlayers:
    """A team and what its players did."""

    side: str
    team: AnyTeam
    box: PlayerBox

    def choices(self, chosen: str) -> ChoiceGroup:
        """Return the players to choose from.

        :param chosen: the slot of the one who is chosen.
        """
        return ChoiceGroup(
            self.team.name,
            tuple(
                Choice(row.slot, row.label, row.slot == chosen) for row in self.box.rows
            ),
        )


@dataclass(frozen=True, slots=True)
class FoulLine:
    """A player who had too many fouls or nearly so, and his team."""

    team: AnyTeam
    trouble: FoulTrouble

    @property
    def row(self) -> PlayerRow:
        """The player."""
        return self.trouble.row


def foul_lines(
    found: Sequence[FoulTrouble], home: AnyTeam, away: AnyTeam
) -> tuple[FoulLine, ...]:
    """Return who had too many fouls or nearly so: the visitors, then those at home."""
    lines = [FoulLine((home, away)[each.side], each) for each in found]
    return tuple(sorted(lines, key=lambda line: -line.trouble.side))
