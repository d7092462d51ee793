"""Season lines as the stored games give them, and whether what is stored is that."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping

from games.models import Game, SeasonLine, TeamLine
from games.statistics import Line, folded
from leagues.models import Fixture, Season
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

    Whether games agree with their records is what verifying them tells. Six queries.
    """
    stored = {line.entry_id: line for line in season.season_lines.order_by("pk")}
    folds = fold_season(season)
    names = dict(season.entries.order_by("pk").values_list("pk", "team__name"))
    found = [
        f"the season line of {names[entry]}"
        for entry, fold in folds.items()
        if _differ(stored.get(entry), fold)
    ]
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
