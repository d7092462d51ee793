"""The home of a league: what was played last, what comes next, and who leads."""

from dataclasses import dataclass
from typing import Final

from django.utils.formats import date_format
from django.utils.translation import gettext, ngettext

from games.models import SimulationRun
from games.selectors import (
    Leaders,
    PlayerFigures,
    SeasonReceipt,
    latest_run,
    player_leaders,
    season_leaders,
    season_receipt,
)
from games.selectors.progress import SeasonProgress, round_progress
from leagues.access import LeaguePage
from leagues.models import Entry, Fixture, Season
from leagues.pages.dates import FixtureLine, ScoreboardCard, fixture_line
from leagues.pages.lines import TableLine
from leagues.scheduling import local_date
from leagues.selectors import (
    SeasonTable,
    latest_fixtures,
    next_fixtures,
    season_table,
)
from leagues.standings import Row

LATEST: Final = 6
NEXT: Final = 5
ROWS: Final = 12
BOARDS: Final = 4


@dataclass(frozen=True, slots=True)
class HomeView:
    """All that the home of a league with a season shows.

    `facts` are sentences in short. `cards` are the latest fixtures, then the next
    ones. `lines` are the first of the table; `teams` counts all. `leading` is the
    column by which teams are ranked. `leaders` are those of players where the rule book
    `has_players`, else of teams; None where this site no longer has the rule book.
    `run` is the run that is at work, `check` the last one that checked the receipts.
    """

    season: Season
    facts: tuple[str, ...]
    progress: SeasonProgress
    cards: tuple[ScoreboardCard, ...]
    following: tuple[FixtureLine, ...]
    lines: tuple[TableLine, ...]
    teams: int
    leading: str
    has_ties: bool
    leaders: Leaders[Entry] | Leaders[PlayerFigures] | None
    champions: tuple[Entry, ...]
    receipt: SeasonReceipt
    run: SimulationRun | None
    check: SimulationRun | None

    has_players: bool

    @property
    def has_leaders(self) -> bool:
        """Whether any game has figures of those who are listed."""
        return self.leaders is not None and any(
            board.leaders for board in self.leaders.boards
        )


def home_view(page: LeaguePage, season: Season) -> HomeView:
    """Return the home of a season; fourteen queries at most."""
    table = season_table(season)
    rows = table.standings.rows
    progress = round_progress(season)
    latest = latest_fixtures(season, LATEST)
    following = next_fixtures(season, NEXT)
    lines = tuple(
        TableLine(
            row=row,
            entry=table.entries[row.key],
            is_mine=page.rights.coaches(table.entries[row.key].team_id),
        )
        for row in rows[:ROWS]
    )
    active = latest_run(season)
    return HomeView(
        season=season,
        facts=_facts(table, progress, page),
        progress=progress,
        cards=_cards([*latest, *following], rows),
        following=tuple(fixture_line(item) for item in following),
        lines=lines,
        teams=len(rows),
        leading=season.rules.leading.slug,
        has_ties=any(row.record.ties for row in rows),
        leaders=_leaders(page, season),
        champions=tuple(item for item in table.entries.values() if item.is_champion),
        receipt=season_receipt(season),
        run=active if active is not None and active.is_active else None,
        check=latest_run(season, SimulationRun.Kind.VERIFY),
        has_players=page.ruleset is not None and page.ruleset.has_players,
    )


def _cards(
    fixtures: list[Fixture], rows: tuple[Row, ...]
) -> tuple[ScoreboardCard, ...]:
    by_key = {row.key: row for row in rows}
    return tuple(
        ScoreboardCard(
            fixture_line(item), home=by_key[item.home_id], away=by_key[item.away_id]
        )
        for item in fixtures
    )


def _leaders(
    page: LeaguePage, season: Season
) -> Leaders[Entry] | Leaders[PlayerFigures] | None:
    if page.ruleset is None:
        return None
    if page.ruleset.has_players:
        return player_leaders(season, BOARDS)
    return season_leaders(season, BOARDS)


def _facts(
    table: SeasonTable, progress: SeasonProgress, page: LeaguePage
) -> tuple[str, ...]:
    teams = len(table.entries)
    divisions = len(table.stage.divisions)
    sizes = [ngettext("%(n)d team", "%(n)d teams", teams) % {"n": teams}]
    if divisions:
        words = ngettext("%(n)d division", "%(n)d divisions", divisions)
        sizes.append(words % {"n": divisions})
    if progress.rounds:
        words = ngettext("%(n)d round", "%(n)d rounds", progress.rounds)
        sizes.append(words % {"n": progress.rounds})
    facts = [", ".join(sizes)]
    if progress.decided and not progress.is_over:
        facts.append(
            gettext("%(decided)d of %(fixtures)d games played")
            % {"decided": progress.decided, "fixtures": progress.fixtures}
        )
    if progress.first_at is not None and progress.last_at is not None:
        days = {
            name: date_format(local_date(moment, page.zone), "j F Y")
            for name, moment in (
                ("first", progress.first_at),
                ("last", progress.last_at),
            )
        }
        is_one = days["first"] == days["last"]
        facts.append(
            days["first"] if is_one else gettext("%(first)s to %(last)s") % days
        )
    return tuple(facts)
