"""The page of a team's roster: who is on it, the form, free players, its history."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from django.core.paginator import Page, Paginator
from django.forms.boundfield import BoundField

from leagues.access import LeaguePage
from leagues.forms.refusals import VersionForm
from leagues.forms.roster_texts import PasteForm
from leagues.forms.rosters import BASICS, GridRow, RosterForm
from leagues.models import League, Player, RosterSpot, Team
from leagues.pages.charter import rosters_allowed
from leagues.roster_text import PlayerText, write_roster
from leagues.selectors import (
    current_roster,
    free_players,
    latest_spots,
    spots_of_team,
)
from leagues.services import RosterChanges, roster_changes
from simulation.rosters import points_of, token_of, usual_positions
from simulation.teamsheet import RosterSpec

SPOTS_A_PAGE: Final = 50
FREE_SHOWN: Final = 100


@dataclass(frozen=True, slots=True)
class Column:
    """A rating: what it is called, its limits, and what it costs.

    `points` are those of its lowest and its highest value, None where nothing counts
    them; `step` is what each step costs, None where not all cost the same.
    """

    title: str
    lowest: int
    highest: int
    points: tuple[int, int] | None
    step: int | None


@dataclass(frozen=True, slots=True)
class RosterLine:
    """A spot with its ratings in the order of the columns, and what they cost."""

    spot: RosterSpot
    ratings: tuple[int | None, ...]
    points: int | None


@dataclass(frozen=True, slots=True)
class GridLine:
    """A row of the form, and what the ratings cost that stand in it.

    `fixed` are the names and values of the ratings where they are not asked for, None
    before there is a position.
    """

    row: GridRow
    points: int | None
    fixed: tuple[tuple[str, int | None], ...]


@dataclass(frozen=True, slots=True)
class FreePlayer:
    """Somebody whom a team may sign, and what he was last, if anything.

    `ratings` stand in the order of the columns, None where there are none.
    """

    player: Player
    last: RosterSpot | None
    ratings: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """The box's player of a position, and what he costs."""

    position: str
    ratings: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RosterView:
    """All that the page shows.

    `form`, `paste` and `tokens` are None where the reader may change nothing now.
    `box` are the players of the box, by whose ratings others may be measured.
    `width` is how many columns the grid has.
    `missed` is what a refused form would change in the roster as it is by now.
    `points` are those of the roster under a budget of `limit`, None without one.
    `lacks` is how many players a game takes that are not there.
    """

    team: Team
    is_in_season: bool
    allowed: str
    is_budget: bool
    columns: tuple[Column, ...]
    box: tuple[Token, ...]
    lines: tuple[RosterLine, ...]
    points: int | None
    limit: int | None
    lacks: int
    form: RosterForm | None
    grid: tuple[GridLine, ...]
    width: int
    paste: PasteForm | None
    tokens: VersionForm | None
    missed: RosterChanges | None
    free: tuple[FreePlayer, ...]
    free_left: int
    part: Page[RosterSpot]


def roster_view(
    page: LeaguePage,
    team: Team,
    *,
    sent: VersionForm | None = None,
    number: str | None = None,
) -> RosterView:
    """Return the page; eight queries, whatever there is.

    :param sent: a form that was refused, or that is to be filled in further.
    :param number: of the page of the history.
    """
    spec = None if page.ruleset is None else page.ruleset.roster_spec
    current = current_roster(team)
    is_budget = page.league.roster_policy == League.RosterPolicy.BUDGET
    lines = tuple(_line(spec, spot) for spot in current)
    forms = _forms(page, team, spec, current, sent)
    form = forms.get("form")
    points = [line.points or 0 for line in lines] if is_budget else []
    missed = _missed(sent, team, current)
    free, free_left = _free(page, spec) if form is not None else ((), 0)
    return RosterView(
        team=team,
        is_in_season=_takes_part(page, team),
        allowed=rosters_allowed(page),
        is_budget=is_budget,
        columns=() if spec is None else columns(spec),
        box=() if spec is None else box(spec),
        lines=lines,
        points=sum(points) if is_budget else None,
        limit=(page.league.roster_budget or 0) * len(lines) if is_budget else None,
        lacks=0 if spec is None else max(0, spec.size[0] - len(lines)),
        grid=() if form is None or spec is None else _grid(form, spec),
        width=0 if spec is None else len(BASICS) + len(spec.ratings) + 1 + is_budget,
        missed=missed,
        free=free,
        free_left=free_left,
        part=Paginator(spots_of_team(team), SPOTS_A_PAGE).get_page(number),
        form=form,
        paste=forms.get("paste"),
        tokens=forms.get("tokens"),
    )


def roster_csv(page: LeaguePage, team: Team) -> str:
    """Return a roster as a text that the page takes back; two queries at most."""
    spec = None if page.ruleset is None else page.ruleset.roster_spec
    players = [
        PlayerText(spot.number, spot.player.name, spot.position, spot.ratings)
        for spot in current_roster(team)
    ]
    return write_roster(spec or RosterSpec((0, 0), (), {}), players)


def columns(spec: RosterSpec) -> tuple[Column, ...]:
    """Return the ratings of a rule book."""
    found = []
    for name, (lowest, highest, _usual) in spec.ratings.items():
        costs = spec.costs.get(name, ())
        steps = {after - before for before, after in pairwise(costs)}
        found.append(
            Column(
                title=name.replace("_", " "),
                lowest=lowest,
                highest=highest,
                points=(costs[0], costs[-1]) if costs else None,
                step=steps.pop() if len(steps) == 1 else None,
            )
        )
    return tuple(found)


def box(spec: RosterSpec) -> tuple[Token, ...]:
    """Return the players of a rule book's box, one for each position."""
    players = [token_of(spec, position) for position in spec.positions]
    return tuple(
        Token(
            player.position,
            tuple(player.ratings.values()),
            points_of(spec, player.ratings),
        )
        for player in players
    )


def _forms(
    page: LeaguePage,
    team: Team,
    spec: RosterSpec | None,
    current: tuple[RosterSpot, ...],
    sent: VersionForm | None,
) -> dict[str, Any]:
    """Return the forms of the page, of which one may have been sent."""
    may = page.rights.can_edit_roster(team) and team.archived_at is None
    if spec is None or not may:
        return {}
    forms: dict[str, Any] = {
        "form": RosterForm(team, spec, current),
        "paste": PasteForm(team, spec, current),
    }
    if len(current) < min(len(usual_positions(spec)), spec.size[1]):
        forms["tokens"] = VersionForm(
            initial={"version": team.roster_version}, auto_id=False
        )
    if isinstance(sent, RosterForm):
        forms["form"] = sent
    elif isinstance(sent, PasteForm):
        forms["paste"] = sent
    return forms


def _missed(
    sent: VersionForm | None, team: Team, current: tuple[RosterSpot, ...]
) -> RosterChanges | None:
    """Return what a form out of date would change, and bring it up to date."""
    if not isinstance(sent, RosterForm | PasteForm) or not sent.is_stale:
        return None
    hidden: Mapping[str, Any] = {
        field.name: field.value() or "" for field in sent.hidden_fields()
    }
    sent.renew({**hidden, "version": team.roster_version})
    return roster_changes(current, sent.values()["rows"])


def _grid(form: RosterForm, spec: RosterSpec) -> tuple[GridLine, ...]:
    if form.asks_ratings:
        return tuple(GridLine(row, _points(spec, row), ()) for row in form.grid())
    known = {position: token_of(spec, position).ratings for position in spec.positions}
    titles = [name.replace("_", " ") for name in spec.ratings]
    lines = []
    for row in form.grid():
        ratings = _ratings(spec, known.get(row.position, {}))
        fixed = tuple(zip(titles, ratings, strict=True))
        lines.append(GridLine(row, None, fixed))
    return tuple(lines)


def _points(spec: RosterSpec, row: GridRow) -> int | None:
    """Return what the ratings in a row cost; None where not all are there."""
    ratings = {}
    for name, field in zip(spec.ratings, row.ratings, strict=True):
        value = _read(field)
        if value is None:
            return None
        ratings[name] = value
    return _cost(spec, ratings)


def _read(field: BoundField) -> int | None:
    text = str(field.value() or "").strip()
    is_good = text.isascii() and text.isdecimal() and not field.errors
    return int(text) if is_good else None


def _line(spec: RosterSpec | None, spot: RosterSpot) -> RosterLine:
    cost = None if spec is None else _cost(spec, spot.ratings)
    return RosterLine(spot, _ratings(spec, spot.ratings), cost)


def _ratings(
    spec: RosterSpec | None, ratings: Mapping[str, int]
) -> tuple[int | None, ...]:
    return () if spec is None else tuple(ratings.get(name) for name in spec.ratings)


def _cost(spec: RosterSpec, ratings: Mapping[str, int]) -> int | None:
    """Return what ratings cost; None unless the rule book has just these."""
    is_legal = ratings.keys() == spec.ratings.keys() and all(
        lowest <= ratings[name] <= highest
        for name, (lowest, highest, _usual) in spec.ratings.items()
    )
    return points_of(spec, ratings) if is_legal else None


def _free(
    page: LeaguePage, spec: RosterSpec | None
) -> tuple[tuple[FreePlayer, ...], int]:
    """Return the first players whom the team may sign, and how many more there are."""
    players = free_players(page.league)
    shown = list(players[:FREE_SHOWN])
    last = latest_spots(shown)
    free = tuple(
        FreePlayer(player, spot, _ratings(spec, {} if spot is None else spot.ratings))
        for player in shown
        for spot in [last.get(player.pk)]
    )
    return free, players.count() - len(shown)


def _takes_part(page: LeaguePage, team: Team) -> bool:
    season = page.season
    return season is not None and season.entries.filter(team=team).exists()
