"""The home of a league: what was played last, what comes next, and who leads."""

from dataclasses import dataclass
from typing import Final

from django.utils.formats import date_format
from django.utils.translation import gettext, ngettext

from games.models import SimulationRun
from games.selectors import (
    Leaders,
    SeasonReceipt,
    latest_run,
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
    column by which teams are ranked. `leaders` is None where this site no longer has
    the rule book. `run` is the run that is at work, `check` the last one that checked
    the receipts.
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
    leaders: Leaders | None
    champions: tuple[Entry, ...]
    receipt: SeasonReceipt
    run: SimulationRun | None
    check: SimulationRun | None

    @property
    def has_leaders(self) -> bool:
        """Whether any game has a box score."""
        boards = () if self.leaders is None else self.leaders.boards
        return any(board.leaders for board in boards)


def home_view(page: LeaguePage, season: Season) -> HomeView:
    """Return the home of a season; thirteen queries at most."""
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


def _leaders(page: LeaguePage, season: Season) -> Leaders | None:
    if page.ruleset is None:
        return None
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
