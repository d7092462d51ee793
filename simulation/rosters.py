"""Rosters by a rule book's measure: average teams, tokens of the box, rating points."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from simulation.errors import BadTeamSheet
from simulation.protocol import Ruleset
from simulation.teamsheet import PlayerSheet, RosterSpec, TeamSheet


def average_sheet(ruleset: Ruleset, coach: str = "standard") -> TeamSheet:
    """Return a sheet with the usual roster, all ratings at their defaults."""
    return TeamSheet(coach=coach, players=average_players(ruleset.roster_spec))


def average_players(roster: RosterSpec | None) -> tuple[PlayerSheet, ...]:
    """Return the players of a usual roster, with the ratings of their positions."""
    if roster is None:
        return ()
    return tuple(token_of(roster, position) for position in usual_positions(roster))


def usual_positions(roster: RosterSpec) -> tuple[str, ...]:
    """Return the positions of an average team, the starters first."""
    if roster.usual:
        return roster.usual
    positions = roster.positions
    return tuple(positions[number % len(positions)] for number in range(roster.size[0]))


def token_of(roster: RosterSpec, position: str) -> PlayerSheet:
    """Return the box's player of a position: each rating at its default.

    :raises BadTeamSheet: for a position that there is not.
    """
    if position not in roster.positions:
        raise BadTeamSheet("position", f"must be one of {', '.join(roster.positions)}")
    place = roster.positions.index(position)
    return PlayerSheet(
        position,
        {
            name: defaults[place]
            for name, (_lowest, _highest, defaults) in roster.ratings.items()
        },
    )


def points_of(roster: RosterSpec, ratings: Mapping[str, int]) -> int:
    """Return what a player's ratings cost, in rating points.

    :param ratings: all of the spec's, within their limits; those without a cost are
        free.
    """
    return sum(
        costs[ratings[name] - roster.ratings[name][0]]
        for name, costs in roster.costs.items()
    )


def usual_points(roster: RosterSpec) -> int:
    """Return what a player of the usual roster costs on average, rounded up."""
    players = average_players(roster)
    total = sum(points_of(roster, player.ratings) for player in players)
    return -(-total // len(players))


def points_range(roster: RosterSpec) -> tuple[int, int]:
    """Return what the cheapest and the dearest player cost that there can be."""
    tables = roster.costs.values()
    return sum(min(costs) for costs in tables), sum(max(costs) for costs in tables)


def token_faults(
    roster: RosterSpec, players: Sequence[PlayerSheet]
) -> Iterator[BadTeamSheet]:
    """Yield what keeps a roster from being made of the players of the box alone.

    Each has the ratings of his position, and there are no more of a position than the
    usual roster has.

    :param players: legal ones, in the order in which faults count them from 1: the
        field is such as ``3.position`` or ``3.ratings.height``.
    """
    most = Counter(usual_positions(roster))
    seen: Counter[str] = Counter()
    for number, player in enumerate(players, start=1):
        position = player.position
        for name, value in token_of(roster, position).ratings.items():
            if player.ratings[name] != value:
                yield BadTeamSheet(
                    f"{number}.ratings.{name}",
                    f"must be {value}, as for each {position} of the box",
                )
        seen[position] += 1
        if seen[position] > most[position]:
            yield BadTeamSheet(
                f"{number}.position",
                f"there are only {most[position]} {position} in the box",
            )


def check_budget(
    roster: RosterSpec, players: Sequence[PlayerSheet], budget: int
) -> None:
    """Check that players have no more rating points than a budget gives them.

    :param players: legal ones.
    :param budget: points a player, on average.
    :raises BadTeamSheet: naming ``players``, with both sums.
    """
    total = sum(points_of(roster, player.ratings) for player in players)
    limit = budget * len(players)
    if total > limit:
        raise BadTeamSheet(
            "players",
            f"together {total} rating points, and the budget gives {limit}"
            f" ({len(players)} × {budget}): {total - limit} too many",
        )
