"""Average teams, for games of which nobody has named the players."""

from simulation.protocol import Ruleset
from simulation.teamsheet import PlayerSheet, RosterSpec, TeamSheet


def average_sheet(ruleset: Ruleset, coach: str = "standard") -> TeamSheet:
    """Return a sheet with the usual roster, all ratings at their defaults."""
    return TeamSheet(coach=coach, players=average_players(ruleset.roster_spec))


def average_players(roster: RosterSpec | None) -> tuple[PlayerSheet, ...]:
    """Return the players of a usual roster, with the ratings of their positions."""
    if roster is None:
        return ()
    positions = roster.positions
    if roster.usual:
        places = [positions.index(position) for position in roster.usual]
    else:
        places = [number % len(positions) for number in range(roster.size[0])]
    return tuple(
        PlayerSheet(
            roster.positions[place],
            {
                name: defaults[place]
                for name, (_lowest, _highest, defaults) in roster.ratings.items()
            },
        )
        for place in places
    )
