"""Season lines as the stored games give them, and whether what is stored is that."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping

from games.models import Game, PlayerLine, PlayerSeasonLine, SeasonLine, TeamLine
from games.statistics import Line, folded, folded_shots
from leagues.models import Fixture, Player, Season
from leagues.selectors import fixtures_of


def fold_season(
    season: Season, entries: Collection[int] | None = None
) -> dict[int, SeasonLine]:
    """Return the season lines that the stored lines give, by id of the entry.

    Nothing is written; two queries.

    :param entries: ids of those that are wanted, all by default.
    """
    own, against = _official_lines(season)
    columns = season.league.rules.stat_columns
    ids = season.entries.order_by("pk").values_list("pk", flat=True)
    return {
        entry: SeasonLine(
            season=season,
            entry_id=entry,
            games=len(own[entry]),
            values=folded(columns, own[entry]),
            against=folded(columns, against[entry]),
        )
        for entry in ids
        if entries is None or entry in entries
    }


def fold_players(
    season: Season, entries: Collection[int] | None = None
) -> dict[tuple[int, int], PlayerSeasonLine]:
    """Return the season lines of players that the stored lines give.

    By ids of the entry and the player; whoever was in no game that counts has none.
    Nothing is written; one query.

    :param entries: ids of those whose players are wanted, all by default.
    """
    columns = season.league.rules.stat_columns
    lines = PlayerLine.objects.filter(
        game__is_official=True, game__fixture__season=season
    )
    if entries is not None:
        lines = lines.filter(entry__in=entries)
    games: defaultdict[tuple[int, int], list[PlayerLine]] = defaultdict(list)
    for line in lines.order_by("pk"):
        if line.values:
            games[line.entry_id, line.player_id].append(line)
    return {
        (entry, player): PlayerSeasonLine(
            season=season,
            entry_id=entry,
            player_id=player,
            games=len(found),
            values=folded(columns, (line.values for line in found)),
            shots=folded_shots(line.shots for line in found),
        )
        for (entry, player), found in games.items()
    }


def _official_lines(
    season: Season,
) -> tuple[Mapping[int, list[Line]], Mapping[int, list[Line]]]:
    """Return each entry's own lines and those of its opponents."""
    games: defaultdict[int, list[TeamLine]] = defaultdict(list)
    lines = TeamLine.objects.filter(
        game__is_official=True, game__fixture__season=season
    ).order_by("game_id", "pk")
    for line in lines:
        games[line.game_id].append(line)
    own: defaultdict[int, list[Line]] = defaultdict(list)
    against: defaultdict[int, list[Line]] = defaultdict(list)
    for line, other in _with_opponents(games.values()):
        own[line.entry_id].append(line.values)
        against[line.entry_id].append(other.values)
    return own, against


def _with_opponents(
    games: Iterable[list[TeamLine]],
) -> Iterator[tuple[TeamLine, TeamLine]]:
    """Yield every line of games that have both lines with the other one."""
    for one, other in games:
        yield one, other
        yield other, one


def season_differences(season: Season) -> list[str]:
    """Return what differs between a season's lines, games and fixtures, in words.

    Whether games agree with their records is what verifying them tells. Eight queries.
    """
    stored = {line.entry_id: line for line in season.season_lines.order_by("pk")}
    folds = fold_season(season)
    names = dict(season.entries.order_by("pk").values_list("pk", "team__name"))
    found = [
        f"the season line of {names[entry]}"
        for entry, fold in folds.items()
        if _differ(stored.get(entry), fold)
    ]
    found += _differences_of_players(season, names)
    games = Game.objects.filter(is_official=True, fixture__season=season)
    official = {game.fixture_id: game for game in games.defer("record", "events")}
    found += [
        f"the result of fixture {fixture.number}"
        for fixture in fixtures_of(season)
        if not _agree(fixture, official.get(fixture.pk))
    ]
    return found


def _differ(stored: SeasonLine | None, fold: SeasonLine) -> bool:
    if stored is None:
        return fold.games > 0
    return (stored.games, stored.values, stored.against) != (
        fold.games,
        fold.values,
        fold.against,
    )


def _differences_of_players(season: Season, teams: Mapping[int, str]) -> list[str]:
    """Return which season lines of players differ from the fold, by team and name."""
    stored = {
        (line.entry_id, line.player_id): (line.games, line.values, line.shots)
        for line in season.player_season_lines.order_by("pk")
    }
    folds = {
        pair: (line.games, line.values, line.shots)
        for pair, line in fold_players(season).items()
    }
    differing = sorted(
        pair for pair in {*stored, *folds} if stored.get(pair) != folds.get(pair)
    )
    if not differing:
        return []
    names = Player.objects.in_bulk({player for _, player in differing})
    return [
        f"the season line of {names[player]} ({teams[entry]})"
        for entry, player in differing
    ]


def _agree(fixture: Fixture, game: Game | None) -> bool:
    """Tell whether a fixture's result is that of its official game."""
    if game is None:
        return not fixture.is_decided
    return (
        fixture.source,
        fixture.home_points,
        fixture.away_points,
        fixture.forfeit,
    ) == (game.source, game.home_points, game.away_points, game.forfeit)
