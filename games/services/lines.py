"""The lines of games and seasons: written from records, and written anew."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from django.db import transaction
from django.db.models import Q

from games.models import Game, PlayerLine, PlayerSeasonLine, SeasonLine, TeamLine
from games.playing import PlayerSums, player_sums
from games.records import unpack_record
from games.selectors import fold_players, fold_season
from games.teamsheets import sheet_of
from leagues.errors import BadValue
from leagues.models import Fixture, RosterSpot, Season
from leagues.services.rows import lock_season
from simulation.boxscore import BoxScore
from simulation.errors import ArchivedRecord, RecordMismatch, UnknownRuleset
from simulation.protocol import (
    ACTOR_NAMES,
    AWAY,
    HOME,
    SIDE_SLOTS,
    SIDES,
    Ruleset,
)
from simulation.record import replay
from simulation.registry import get_ruleset
from simulation.teamsheet import PlayerSheet


def write_lines(
    game: Game,
    fixture: Fixture,
    box: BoxScore,
    *,
    rosters: Sequence[Sequence[RosterSpot]] = ((), ()),
    sums: Mapping[str, PlayerSums] | None = None,
) -> None:
    """Store the lines of a new game: both teams', and one for each of their players.

    :param rosters: the team sheets of home and away, each in its order.
    :param sums: what the players did, by slot; left out, what the box says of them,
        which knows of no zones.
    :raises BadValue: unless a line has every stored column of the game's rule book, a
        whole number in each, and no other; and for figures of somebody who is on
        neither sheet. A game without a record may lack what nobody can count by hand.
    """
    rules = get_ruleset(game.ruleset)
    uncounted = _uncounted(game, rules)
    keys = {
        column.key
        for column in rules.stat_columns
        if column.is_stored and column.is_of_teams
    }
    for side in SIDES:
        _check_line(box.team(side), keys, ACTOR_NAMES[side], uncounted)
    if sums is None:
        sums = player_sums(rules, box, (), uncounted)
    lines = _player_lines(game, fixture, rosters, sums)
    TeamLine.objects.bulk_create(
        TeamLine(game=game, entry_id=entry, side=side, values=box.team(place))
        for place, side, entry in _sides(fixture)
    )
    PlayerLine.objects.bulk_create(lines)


def _player_lines(
    game: Game,
    fixture: Fixture,
    rosters: Sequence[Sequence[RosterSpot]],
    sums: Mapping[str, PlayerSums],
) -> list[PlayerLine]:
    """Return the lines of the players of both sheets, checked."""
    rules = get_ruleset(game.ruleset)
    uncounted = _uncounted(game, rules)
    keys = {
        column.key
        for column in rules.stat_columns
        if column.is_stored and column.is_of_players
    }
    left = dict(sums)
    lines = []
    for side, name, entry in _sides(fixture):
        for place, spot in enumerate(rosters[side], start=1):
            did = left.pop(f"{SIDE_SLOTS[side]}{place}", PlayerSums())
            if did.values:
                _check_line(did.values, keys, f"{ACTOR_NAMES[side]}.{place}", uncounted)
            line = PlayerLine(
                game=game,
                entry_id=entry,
                player_id=spot.player_id,
                spot=spot,
                side=name,
                place=place,
                values=did.values,
                shots=did.shots,
            )
            lines.append(line)
    for slot in sorted(left):
        raise BadValue(slot, "There is no such player on the team sheets.")
    return lines


def _sides(fixture: Fixture) -> tuple[tuple[int, TeamLine.Side, int], ...]:
    """Return both sides, each with its name and the id of its entry."""
    return (
        (HOME, TeamLine.Side.HOME, fixture.home_id),
        (AWAY, TeamLine.Side.AWAY, fixture.away_id),
    )


def _uncounted(game: Game, rules: Ruleset) -> frozenset[str]:
    """Return the keys that lines of the game may lack: it was written down by hand."""
    if game.record is not None or rules.score_sheet is None:
        return frozenset()
    return rules.score_sheet.uncounted


def _check_line(
    line: Mapping[str, int], keys: set[str], side: str, uncounted: frozenset[str]
) -> None:
    """:param uncounted: keys that the line may have or not."""
    odd_keys = (set(line) ^ keys) - (keys & uncounted)
    if odd_keys:
        odd = ", ".join(sorted(odd_keys))
        raise BadValue(side, f"The line lacks these columns, or has no such: {odd}.")
    for key, amount in line.items():
        if isinstance(amount, bool) or not isinstance(amount, int):
            raise BadValue(f"{side}.{key}", "A figure is a whole number.")


def refold(season: Season, entries: Collection[int] | None = None) -> None:
    """Store the season lines of teams and players anew, in the order of ids.

    The caller holds the season's lock, so that no two refolds overtake each other.
    Where this site no longer has the rule book nobody knows how its columns add up:
    then these lines are dropped rather than left untrue.

    :param entries: ids of those whose lines have changed, all by default.
    """
    wanted = Q() if entries is None else Q(entry__in=entries)
    try:
        lines = fold_season(season, entries)
        of_players = fold_players(season, entries)
    except UnknownRuleset:
        season.season_lines.filter(wanted).delete()
        season.player_season_lines.filter(wanted).delete()
        return
    SeasonLine.objects.bulk_create(
        [lines[entry] for entry in sorted(lines)],
        update_conflicts=True,
        unique_fields=["entry"],
        update_fields=["games", "values", "against"],
    )
    stored = season.player_season_lines.filter(wanted)
    pairs = stored.order_by("pk").values_list("pk", "entry", "player")
    gone = [pk for pk, *pair in pairs if tuple(pair) not in of_players]
    PlayerSeasonLine.objects.filter(pk__in=gone).delete()
    PlayerSeasonLine.objects.bulk_create(
        [of_players[pair] for pair in sorted(of_players)],
        update_conflicts=True,
        unique_fields=["entry", "player"],
        update_fields=["games", "values", "shots"],
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
    replayed = {game.pk: _replayed(game) for game in recorded.iterator()}
    replays = {pk: found for pk, found in replayed.items() if found is not None}
    with transaction.atomic():
        stored = lock_season(season.pk)
        # A game that was voided meanwhile keeps its lines, which count nowhere.
        games = official.filter(pk__in=replays).select_related("fixture")
        for game in games.defer("record", "events").order_by("pk"):
            _rebuild(game, replays[game.pk])
        refold(stored)
    return len(replays)


class _Replayed(NamedTuple):
    """What a record gives; `sheets` are the players of home and away."""

    box: BoxScore
    sums: dict[str, PlayerSums]
    sheets: tuple[tuple[PlayerSheet, ...], tuple[PlayerSheet, ...]]


def _replayed(game: Game) -> _Replayed | None:
    """Return what a game's record gives; None for another version of the rules."""
    try:
        record = unpack_record(bytes(game.record or b""))
        found = replay(record)
    except ArchivedRecord:
        return None
    return _Replayed(
        found.box,
        player_sums(found.ruleset, found.box, found.game.events),
        (record.home.players, record.away.players),
    )


def _rebuild(game: Game, found: _Replayed) -> None:
    """Write a game's lines anew; who was on the team sheets is known by the old ones.

    :raises RecordMismatch: if these are not the players of the record.
    """
    fixture = game.fixture
    assert fixture is not None  # noqa: S101 (asked for)
    lines = game.player_lines.select_related("spot").order_by("place")
    rosters = [
        [line.spot for line in lines if line.side == name]
        for _, name, _ in _sides(fixture)
    ]
    for roster, sheet in zip(rosters, found.sheets, strict=True):
        if sheet_of(None, roster).players != sheet:
            raise RecordMismatch(
                f"the players of fixture {fixture.number} are not those of its record"
            )
    game.lines.all().delete()
    game.player_lines.all().delete()
    write_lines(game, fixture, found.box, rosters=rosters, sums=found.sums)
    game.periods = [list(points) for points in found.box.periods]
    game.save(update_fields=["periods"])
