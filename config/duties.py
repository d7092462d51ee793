"""What waits for a person in his leagues, in sentences, each with a page to go to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum
from typing import Final

from django.urls import reverse
from django.utils.text import get_text_list
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.models import SimulationRun
from games.selectors import RunNews, runs_to_look_at, unchecked_seasons
from leagues.addresses import (
    coach_address,
    game_address,
    result_address,
    results_address,
    roster_address,
    season_address,
)
from leagues.models import Fixture, League, Membership, Season
from leagues.people import Account
from leagues.selectors import (
    DueResults,
    LeagueState,
    SeasonState,
    TeamDesk,
    due_results,
    league_states,
)
from simulation.errors import UnknownRuleset

NAMES: Final = 3
TEAMS_OF_A_SEASON: Final = 2
Kind = SimulationRun.Kind
Role = Membership.Role
State = Season.State


class Urgency(IntEnum):
    """In which order things to do are listed; what is alike keeps its own order."""

    WRONG = 1
    DUE = 2
    READY = 3
    UNDER_WAY = 4
    IN_TIME = 5


@dataclass(frozen=True, slots=True)
class Link:
    """A page to go to."""

    title: str
    address: str


@dataclass(frozen=True, slots=True)
class DutyFixture:
    """A fixture that something is about, and the page on which it is done."""

    fixture: Fixture
    address: str


@dataclass(frozen=True, slots=True)
class Duty:
    """Something to be done in a league.

    `tag` says in a word or two what it is, `tone` colours it. `links` lead to where it
    is done, the likeliest first. `fixtures` are the first of those that it is about,
    `more` leads to the others, of which there are `left`.
    """

    urgency: Urgency
    league: League
    tag: str
    tone: str
    text: str
    links: tuple[Link, ...]
    fixtures: tuple[DutyFixture, ...] = ()
    left: int = 0
    more: str = ""


def duties(
    user: Account,
    memberships: Sequence[Membership],
    teams: Sequence[TeamDesk],
    now: datetime,
) -> list[Duty]:
    """Return what waits for a person, the most urgent first; thirteen queries at most.

    :param memberships: all of the person, with their leagues.
    :param teams: all that the person coaches.
    """
    managed = [item.league for item in memberships if item.role == Role.COMMISSIONER]
    news = runs_to_look_at(managed)
    busy = {item.run.season_id for item in news if item.run.is_active}
    roles = {item.league_id: Role(item.role) for item in memberships}
    found = [*_of_runs(news, managed)]
    for due in due_results(user, memberships, now):
        if due.season.pk not in busy:
            found.append(_of_results(due, roles[due.season.league_id]))
    for look in (_of_roster, _of_instructions):
        for team in teams:
            found.extend(look(team))
    for state in league_states(managed):
        found.extend(_of_league(state, busy, now))
    found.extend(_of_receipts(season) for season in unchecked_seasons(managed))
    return sorted(found, key=lambda duty: duty.urgency)


def _of_runs(news: Sequence[RunNews], leagues: Sequence[League]) -> Iterator[Duty]:
    by_id = {league.pk: league for league in leagues}
    for item in news:
        run = item.run
        season = run.season
        league = by_id[season.league_id]
        address = reverse("manage-run", args=[league.slug, season.slug, run.number])
        is_active = run.is_active
        yield Duty(
            urgency=Urgency.UNDER_WAY if is_active else Urgency.WRONG,
            league=league,
            tag=_("workers busy") if is_active else _("went wrong"),
            tone="live" if is_active else "bad",
            text=_progress(run) if is_active else _failure(item),
            links=(Link(_("Watch") if is_active else _("See why"), address),),
        )


def _progress(run: SimulationRun) -> str:
    said = (
        _("Run %(run)d checks %(season)s: %(settled)d of %(total)d receipts so far.")
        if run.kind == Kind.VERIFY
        else _("Run %(run)d plays %(season)s: %(settled)d of %(total)d games so far.")
    )
    return said % {
        "run": run.number,
        "season": run.season.name,
        "settled": run.settled,
        "total": run.total,
    }


def _failure(item: RunNews) -> str:
    run = item.run
    if run.kind == Kind.SIMULATE:
        said = ngettext(
            "Run %(run)d could not play %(count)d game of %(season)s.",
            "Run %(run)d could not play %(count)d games of %(season)s.",
            item.unplayed,
        )
    elif run.failed:
        said = ngettext(
            "Run %(run)d found %(count)d receipt of %(season)s that is not true.",
            "Run %(run)d found %(count)d receipts of %(season)s that are not true.",
            run.failed,
        )
    else:
        said = _("Run %(run)d found that %(season)s did not keep its promise.")
    count = item.unplayed if run.kind == Kind.SIMULATE else run.failed
    return said % {"run": run.number, "count": count, "season": run.season.name}


def _of_results(due: DueResults, role: Membership.Role) -> Duty:
    season = due.season
    league = season.league
    may_all = role in (Role.COMMISSIONER, Role.SCOREKEEPER)
    first = due.fixtures[0]
    enter = (
        Link(_("Enter results"), results_address(league.slug, season.slug))
        if may_all
        else Link(_("Enter the result"), result_address(league.slug, first.number))
    )
    links = [enter]
    if role == Role.COMMISSIONER:
        address = reverse("manage-simulate-season", args=[league.slug, season.slug])
        links.append(Link(_("Simulate"), address))
    said = ngettext(
        "%(count)d game of %(season)s is over its time and has no result.",
        "%(count)d games of %(season)s are over their time and have no result.",
        due.count,
    )
    return Duty(
        urgency=Urgency.DUE,
        league=league,
        tag=_("overdue"),
        tone="warn",
        text=said % {"count": due.count, "season": season.name},
        links=tuple(links),
        fixtures=tuple(
            DutyFixture(item, result_address(league.slug, item.number))
            for item in due.fixtures
        ),
        left=due.count - len(due.fixtures),
        more=enter.address
        if may_all
        else season_address(league.slug, season.slug, "schedule"),
    )


def _of_roster(desk: TeamDesk) -> Iterator[Duty]:
    """Yield that a team which plays next has not the players that a game takes."""
    team, fixture = desk.team, desk.following
    least = _least_players(team.league)
    if fixture is None or desk.players >= least:
        return
    slug = team.league.slug
    said = ngettext(
        "%(team)s has %(count)d player, and its next game takes %(least)d.",
        "%(team)s has %(count)d players, and its next game takes %(least)d.",
        desk.players,
    )
    yield Duty(
        urgency=Urgency.DUE,
        league=team.league,
        tag=_("roster"),
        tone="warn",
        text=said % {"team": team.name, "count": desk.players, "least": least},
        links=(Link(_("Sign players"), roster_address(slug, team.slug)),),
        fixtures=(DutyFixture(fixture, game_address(slug, fixture.number)),),
    )


def _least_players(league: League) -> int:
    """Return how many players a game takes of a team, 0 where there are none."""
    try:
        spec = league.rules.roster_spec
    except UnknownRuleset:
        return 0
    return 0 if spec is None else spec.size[0]


def _of_instructions(desk: TeamDesk) -> Iterator[Duty]:
    """Yield that a team which plays next has never been told how."""
    team, fixture = desk.team, desk.following
    if desk.profile is not None or fixture is None or not _has_dials(team.league):
        return
    slug = team.league.slug
    yield Duty(
        urgency=Urgency.DUE,
        league=team.league,
        tag=_("instructions"),
        tone="warn",
        text=_("%(team)s has a game ahead and no instructions.") % {"team": team.name},
        links=(Link(_("Set them"), coach_address(slug, team.slug)),),
        fixtures=(DutyFixture(fixture, game_address(slug, fixture.number)),),
    )


def _has_dials(league: League) -> bool:
    try:
        return bool(league.rules.dials)
    except UnknownRuleset:
        return False


def _of_league(state: LeagueState, busy: set[int], now: datetime) -> Iterator[Duty]:
    league = state.league
    if not state.has_seasons:
        lacks_teams = state.teams < TEAMS_OF_A_SEASON
        yield Duty(
            urgency=Urgency.IN_TIME,
            league=league,
            tag=_("set-up"),
            tone="",
            text=_("The league needs two teams at least before it can play.")
            if lacks_teams
            else _("The league has teams and no season yet."),
            links=(
                Link(_("Add teams"), reverse("manage-teams", args=[league.slug]))
                if lacks_teams
                else Link(
                    _("Make a season"), reverse("manage-seasons", args=[league.slug])
                ),
            ),
        )
    for item in state.seasons:
        yield from _of_season(item, busy, now)
    if state.uncoached:
        yield _of_coaches(state)


def _of_season(item: SeasonState, busy: set[int], now: datetime) -> Iterator[Duty]:
    season = item.season
    league = season.league
    words = {"season": season.name}
    simulate = reverse("manage-simulate-season", args=[league.slug, season.slug])
    if season.state == State.DRAFT:
        address = reverse("manage-season", args=[league.slug, season.slug])
        yield Duty(
            urgency=Urgency.IN_TIME,
            league=league,
            tag=_("in preparation"),
            tone="",
            text=_("%(season)s has no schedule yet.") % words,
            links=(Link(_("Go on with it"), address),),
        )
    elif season.state == State.SCHEDULED:
        is_late = item.first_at is not None and item.first_at < now
        said = (
            _("%(season)s has not been started, and its first game is over its time.")
            if is_late
            else _("%(season)s has its schedule and has not been started.")
        )
        yield Duty(
            urgency=Urgency.DUE if is_late else Urgency.IN_TIME,
            league=league,
            tag=_("not started"),
            tone="warn" if is_late else "",
            text=said % words,
            links=(Link(_("Start the season"), simulate),),
        )
    elif item.is_over and season.pk not in busy:
        yield Duty(
            urgency=Urgency.READY,
            league=league,
            tag=_("all decided"),
            tone="good",
            text=_("Every game of %(season)s is decided: it can be closed.") % words,
            links=(Link(_("Close the season"), simulate),),
        )


def _of_coaches(state: LeagueState) -> Duty:
    names = [team.name for team in state.uncoached[:NAMES]]
    left = len(state.uncoached) - len(names)
    if left:
        names.append(ngettext("%(n)d more", "%(n)d more", left) % {"n": left})
    said = ngettext(
        "%(teams)s has no coach.", "%(teams)s have no coach.", len(state.uncoached)
    )
    address = reverse("manage-teams", args=[state.league.slug])
    return Duty(
        urgency=Urgency.IN_TIME,
        league=state.league,
        tag=_("no coach"),
        tone="",
        text=said % {"teams": get_text_list(names, _("and"))},
        links=(Link(_("Teams and coaches"), address),),
    )


def _of_receipts(season: Season) -> Duty:
    league = season.league
    address = reverse("manage-simulate-season", args=[league.slug, season.slug])
    return Duty(
        urgency=Urgency.READY,
        league=league,
        tag=_("receipts"),
        tone="",
        text=_("%(season)s is closed and its receipts have not been checked.")
        % {"season": season.name},
        links=(Link(_("Check every receipt"), address),),
    )
