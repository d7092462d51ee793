"""The lines of games and seasons: written from records, and written anew."""

from collections.abc import Collection, Mapping

from django.db import transaction

from games.models import Game, SeasonLine, TeamLine
from games.records import unpack_record
from games.selectors import fold_season
from leagues.errors import BadValue
from leagues.models import Fixture, Season
from leagues.services.rows import lock_season
from simulation.boxscore import BoxScore
from simulation.errors import ArchivedRecord, UnknownRuleset
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES
from simulation.record import replay
from simulation.registry import get_ruleset


def write_lines(game: Game, fixture: Fixture, box: BoxScore) -> None:
    """Store both teams' lines of a new game.

    :raises BadValue: unless a line has every stored column of the game's rule book, a
        whole number in each, and no other.
    """
    columns = get_ruleset(game.ruleset).stat_columns
    keys = {column.key for column in columns if column.is_stored and column.is_of_teams}
    for side in SIDES:
        _check_line(box.team(side), keys, ACTOR_NAMES[side])
    TeamLine.objects.bulk_create(
        TeamLine(game=game, entry_id=entry, side=side, values=box.team(place))
        for entry, side, place in (
            (fixture.home_id, TeamLine.Side.HOME, HOME),
            (fixture.away_id, TeamLine.Side.AWAY, AWAY),
        )
    )


def _check_line(line: Mapping[str, int], keys: set[str], side: str) -> None:
    if set(line) != keys:
        odd = ", ".join(sorted(set(line) ^ keys))
        raise BadValue(side, f"The line lacks these columns, or has no such: {odd}.")
    for key, amount in line.items():
        if isinstance(amount, bool) or not isinstance(amount, int):
            raise BadValue(f"{side}.{key}", "A figure is a whole number.")


def refold(season: Season, entries: Collection[int] | None = None) -> None:
    """Store the season lines anew, in the order of ids.

    The caller holds the season's lock, so that no two refolds overtake each other.
    Where this site no longer has the rule book nobody knows how its columns add up:
    then these lines are dropped rather than left untrue.

    :param entries: ids of those whose lines have changed, all by default.
    """
    try:
        lines = fold_season(season, entries)
    except UnknownRuleset:
        stored = season.season_lines.all()
        (stored if entries is None else stored.filter(entry__in=entries)).delete()
        return
    SeasonLine.objects.bulk_create(
        [lines[entry] for entry in sorted(lines)],
        update_conflicts=True,
        unique_fields=["entry"],
        update_fields=["games", "values", "against"],
    )


def rebuild_season_lines(season: Season) -> int:
    """Store all lines of a season anew from the records of its official games.

    A game of another version of the rules keeps the lines that it has.

    :returns: how many games were replayed.
    :raises SimulationError: for a record that cannot be read, or does not give its
        result; nothing has changed then.
    """
    official = Game.objects.filter(is_official=True, fixture__season=season)
    recorded = official.filter(record__isnull=False).order_by("pk")
    replayed = {game.pk: _box_of(game) for game in recorded.iterator()}
    boxes = {pk: box for pk, box in replayed.items() if box is not None}
    with transaction.atomic():
        stored = lock_season(season.pk)
        # A game that was voided meanwhile keeps its lines, which count nowhere.
        games = official.filter(pk__in=boxes).select_related("fixture")
        for game in games.defer("record", "events").order_by("pk"):
            _rebuild(game, boxes[game.pk])
        refold(stored)
    return len(boxes)


def _box_of(game: Game) -> BoxScore | None:
    """Return what a game's record gives; None for another version of the rules."""
    try:
        return replay(unpack_record(bytes(game.record or b""))).box
    except ArchivedRecord:
        return None


def _rebuild(game: Game, box: BoxScore) -> None:
    assert game.fixture is not None  # noqa: S101 (asked for)
    game.lines.all().delete()
    write_lines(game, game.fixture, box)
    game.periods = [list(points) for points in box.periods]
    game.save(update_fields=["periods"])
