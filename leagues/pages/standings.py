"""The standings page: which view, which tables, which row is explained."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Final

from django.http import Http404
from django.utils.http import urlencode
from django.utils.translation import gettext, ngettext

from leagues.access import LeaguePage
from leagues.addresses import season_address
from leagues.models import Entry, Season
from leagues.pages.crossings import Crossing, crossing
from leagues.pages.explanations import Explanation, ahead_by, explanation
from leagues.pages.lines import TableLine
from leagues.pages.segments import Segment
from leagues.selectors import (
    SeasonTable,
    divisions_of,
    scoreboard_day,
    season_progress,
    season_table,
)
from leagues.standings import Adjustment, Row, Standings, Tally
from leagues.templatetags.leagues_format import listed, signed

OVERALL: Final = "overall"
DIVISIONS: Final = "divisions"
HOME_AWAY: Final = "home-away"
LAST_TEN: Final = "last-ten"
CROSS_TABLE: Final = "cross-table"


@dataclass(frozen=True, slots=True)
class Note:
    """A ruling that changes a team's line, under the number that the line bears."""

    number: int
    entry: Entry
    adjustment: Adjustment

    @property
    def words(self) -> str:
        """What was given or taken away, such as `−2 points`."""
        points, wins = self.adjustment.points, self.adjustment.wins
        amounts = []
        if points:
            words = ngettext("%(amount)s point", "%(amount)s points", abs(points))
            amounts.append(words % {"amount": signed(points)})
        if wins:
            words = ngettext("%(amount)s win", "%(amount)s wins", abs(wins))
            amounts.append(words % {"amount": signed(wins)})
        return listed(amounts)


@dataclass(frozen=True, slots=True)
class StandingsLine(TableLine):
    """One team's line of the standings.

    `best` names the columns in which nobody is better. `why_address` opens the
    explanation of this line, or closes it where `explanation` stands. `notes` are
    numbers of the panel's notes.
    """

    ahead_by: str
    best: frozenset[str]
    home_share: Fraction | None
    away_share: Fraction | None
    last_ten_share: Fraction | None
    notes: tuple[int, ...]
    why_address: str
    explanation: Explanation | None

    @property
    def best_classes(self) -> dict[str, str]:
        """The class of the cells in which nobody is better, by column."""
        return dict.fromkeys(self.best, "best")


@dataclass(frozen=True, slots=True)
class Panel:
    """One table: all teams, or those of a division."""

    title: str
    lines: tuple[StandingsLine, ...]
    notes: tuple[Note, ...]
    has_forfeits: bool
    has_withdrawn: bool

    @property
    def has_best(self) -> bool:
        """Whether some cell is the best of its column."""
        return any(line.best for line in self.lines)

    @property
    def has_shared(self) -> bool:
        """Whether some of the teams share their place."""
        return any(line.row.is_shared for line in self.lines)


@dataclass(frozen=True, slots=True)
class Progress:
    """How many fixtures have a result, of how many, and the day of the latest."""

    decided: int
    total: int
    day: date | None


@dataclass(frozen=True, slots=True)
class StandingsView:
    """All that the standings page shows.

    `panels` are the tables of the view that is open; `divisions` those that stand
    beside the overall table. `leading` is the column by which teams are ranked.
    """

    view: str
    segments: tuple[Segment, ...]
    panels: tuple[Panel, ...]
    divisions: tuple[Panel, ...]
    crossing: Crossing | None
    leading: str
    has_ties: bool
    has_divisions: bool
    forfeit_words: str
    progress: Progress

    @property
    def has_teams(self) -> bool:
        """Whether there is anybody to be ranked."""
        return any(panel.lines for panel in self.panels)

    @property
    def has_best(self) -> bool:
        """Whether the best of a column is marked in this view."""
        return self.view in (OVERALL, DIVISIONS)

    @property
    def by(self) -> dict[str, str]:
        """The class of the cells by which teams are ranked, by criterion."""
        return {self.leading: "by"}

    @property
    def columns(self) -> int:
        """How many columns the tables of this view have."""
        if self.view == HOME_AWAY:
            return 11
        if self.view == LAST_TEN:
            return 7
        return 13 + self.has_ties + self.has_divisions + (self.leading == "points")


def standings_view(
    page: LeaguePage, season: Season, view: str, why: str
) -> StandingsView:
    """Return the standings of a season in one of its views; eight queries at most.

    An empty `view` is the overall table, an empty `why` explains nobody.

    :raises Http404: for a view that the season does not have, or a team that is not
        in it.
    """
    table = season_table(season)
    divisions = {item.pk: item.name for item in divisions_of(season)}
    has_divisions = bool(table.stage.divisions)
    titles = _titles(has_divisions=has_divisions)
    view = view or OVERALL
    if view not in titles:
        raise Http404
    explained = _explained(table, why)
    builder = _PanelBuilder(page, season, table, view, explained)
    by_division = tuple(
        builder.panel(name, table.of_division(key))
        for key, name in divisions.items()
        if key in table.stage.divisions
    )
    overall = builder.panel(titles[view], table.standings)
    return StandingsView(
        view=view,
        segments=tuple(
            Segment(title, _address(season, view=name), is_current=name == view)
            for name, title in titles.items()
        ),
        panels=by_division if view == DIVISIONS else (overall,),
        divisions=by_division if view == OVERALL else (),
        crossing=crossing(table.cross_table(), table.entries)
        if view == CROSS_TABLE
        else None,
        leading=season.rules.leading.slug,
        has_ties=_has_ties(page, table),
        has_divisions=has_divisions,
        forfeit_words=_forfeit_words(season.rules.forfeit_score),
        progress=_progress(season),
    )


def _titles(*, has_divisions: bool) -> dict[str, str]:
    """Return what the views of the page are called, by name."""
    titles = {
        OVERALL: gettext("Overall"),
        DIVISIONS: gettext("Divisions"),
        HOME_AWAY: gettext("Home / away"),
        LAST_TEN: gettext("Last ten"),
        CROSS_TABLE: gettext("Cross-table"),
    }
    if not has_divisions:
        del titles[DIVISIONS]
    return titles


def _address(season: Season, *, view: str, why: str = "") -> str:
    address = season_address(season.league.slug, season.slug, "standings")
    query = {"view": "" if view == OVERALL else view, "why": why}
    asked = urlencode({name: value for name, value in query.items() if value})
    return f"{address}?{asked}" if asked else address


def _explained(table: SeasonTable, why: str) -> int | None:
    if not why:
        return None
    for key, entry in table.entries.items():
        if entry.team.slug == why:
            return key
    raise Http404


def _has_ties(page: LeaguePage, table: SeasonTable) -> bool:
    """Tell whether a tie has happened or could."""
    can_tie = page.ruleset is not None and "tie" in page.ruleset.result_kinds
    return can_tie or any(row.record.ties for row in table.standings.rows)


def _forfeit_words(forfeit_score: tuple[int, int] | None) -> str:
    """Return what a forfeit counts for in the table."""
    if forfeit_score is None:
        return gettext("it counts as won or lost, without points")
    return gettext("it counts as won or lost, by %(score)s") % {
        "score": "–".join(str(points) for points in forfeit_score)
    }


def _progress(season: Season) -> Progress:
    counts = season_progress(season)
    decided = counts["decided"]
    return Progress(
        decided=decided,
        total=decided + counts["scheduled"],
        day=scoreboard_day(season) if decided else None,
    )


@dataclass(frozen=True, slots=True)
class _PanelBuilder:
    """What all panels of one page are made with."""

    page: LeaguePage
    season: Season
    table: SeasonTable
    view: str
    explained: int | None

    def panel(self, title: str, standings: Standings) -> Panel:
        """Return the panel of these standings."""
        rows = standings.rows
        notes = tuple(
            Note(number, self.table.entries[row.key], adjustment)
            for number, (row, adjustment) in enumerate(
                ((row, item) for row in rows for item in row.adjustments), start=1
            )
        )
        best = _best(rows)
        return Panel(
            title=title,
            lines=tuple(self._line(row, standings, notes, best) for row in rows),
            notes=notes,
            has_forfeits=any(row.forfeits for row in rows),
            has_withdrawn=any(row.is_withdrawn for row in rows),
        )

    def _line(
        self,
        row: Row,
        standings: Standings,
        notes: tuple[Note, ...],
        best: dict[str, int],
    ) -> StandingsLine:
        entry = self.table.entries[row.key]
        is_open = row.key == self.explained
        slug = entry.team.slug
        address = _address(self.season, view=self.view, why="" if is_open else slug)
        return StandingsLine(
            row=row,
            entry=entry,
            is_mine=self.page.rights.coaches(entry.team_id),
            ahead_by=ahead_by(row.ahead_of_next),
            best=frozenset(
                name
                for name, value in _compared(row.record).items()
                if row.record.scored and value == best.get(name)
            ),
            home_share=self._share(row.home),
            away_share=self._share(row.away),
            last_ten_share=self._share(row.last_ten),
            notes=tuple(
                note.number for note in notes if note.adjustment.entrant == row.key
            ),
            why_address=f"{address}#team-{slug}",
            explanation=explanation(standings, self.table.entries, row.key)
            if is_open
            else None,
        )

    def _share(self, tally: Tally) -> Fraction | None:
        return tally.share(ties_count_half=self.table.stage.rules.ties_count_half)


def _compared(tally: Tally) -> dict[str, int]:
    """Return what is compared over a column, so that more is better."""
    return {
        "for": tally.points_for,
        "against": -tally.points_against,
        "difference": tally.difference,
    }


def _best(rows: Iterable[Row]) -> dict[str, int]:
    """Return the best value of each column in which teams differ."""
    scored = [_compared(row.record) for row in rows if row.record.scored]
    return {
        name: max(values[name] for values in scored)
        for name in (scored[0] if scored else ())
        if len({values[name] for values in scored}) > 1
    }
