"""Average teams, for games of which nobody has named the players."""

from simulation.protocol import Ruleset
from simulation.teamsheet import PlayerSheet, RosterSpec, TeamSheet


def average_sheet(ruleset: Ruleset, coach: str = "standard") -> TeamSheet:
    """Return a sheet with the smallest roster, all ratings at their defaults."""
    return TeamSheet(coach=coach, players=average_players(ruleset.roster_spec))


def average_players(roster: RosterSpec | None) -> tuple[PlayerSheet, ...]:
    """Return the fewest players that a roster may have, positions in turn."""
    if roster is None:
        return ()
    places = [number % len(roster.positions) for number in range(roster.size[0])]
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
