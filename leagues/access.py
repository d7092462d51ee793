"""What every page of a league begins with: the league, the season and the reader.

A view of any app calls `league_page` first and hands the answer to its template under
the name `page`, which `leagues/frame.html` reads for the header, the tabs and the zone
of all times.
"""

from dataclasses import dataclass
from zoneinfo import ZoneInfo

from django.http import Http404, HttpRequest
from django.utils.translation import gettext as _

from leagues.addresses import (
    about_address,
    league_address,
    manage_address,
    results_address,
    season_address,
)
from leagues.models import League, Season, Team
from leagues.permissions import Rights, Role, rights_of
from leagues.selectors import (
    current_season,
    league_by_slug,
    seasons_of,
    team_by_slug,
)
from simulation.errors import UnknownRuleset
from simulation.protocol import Ruleset


@dataclass(frozen=True, slots=True)
class Tab:
    """One of the tabs of a league; `name` is what a view calls its page."""

    name: str
    title: str
    address: str


@dataclass(frozen=True, slots=True)
class LeaguePage:
    """One page of a league, as its frame needs it.

    `season` is the one shown, None where there is none to show; `current` the one that
    the league's home shows. `seasons` are all that the reader may know of, the latest
    first. The league is at hand in each of them. `tab` names the tab that is open.
    """

    league: League
    season: Season | None
    current: Season | None
    seasons: tuple[Season, ...]
    rights: Rights
    tab: str

    @property
    def role(self) -> Role | None:
        """The reader's role; None for whoever is no member."""
        return self.rights.role

    @property
    def can_manage(self) -> bool:
        """Whether the reader is a commissioner of the league."""
        return self.rights.can_manage

    @property
    def is_current(self) -> bool:
        """Whether the season shown is the one that the league's home shows."""
        return self.season == self.current

    @property
    def zone(self) -> ZoneInfo:
        """The zone of the page's days: the season's, without one the league's."""
        return self.league.zone if self.season is None else self.season.zone

    @property
    def ruleset(self) -> Ruleset | None:
        """The league's rule book; None where this site has it no longer."""
        try:
            return self.league.rules
        except UnknownRuleset:
            return None

    @property
    def ruleset_title(self) -> str:
        """The name of the rule book, its slug where there is no more of it."""
        return self.league.ruleset if self.ruleset is None else self.ruleset.title

    @property
    def tabs(self) -> tuple[Tab, ...]:
        """The league's pages, those of the season shown among them."""
        slug = self.league.slug
        past = None if self.season is None or self.is_current else self.season.slug
        home = league_address(slug) if past is None else season_address(slug, past)
        tabs = [Tab("home", _("Home"), home)]
        if self.season is not None:
            titles = {
                "standings": _("Standings"),
                "schedule": _("Schedule"),
                "scoreboard": _("Scoreboard"),
                "stats": _("Stats"),
                "teams": _("Teams"),
            }
            tabs += [
                Tab(name, title, season_address(slug, self.season.slug, name))
                for name, title in titles.items()
            ]
        tabs.append(Tab("about", _("About"), about_address(slug, past)))
        if self.can_manage:
            tabs.append(Tab("manage", _("Manage"), manage_address(slug)))
        elif self.rights.can_enter_results:
            tabs.append(Tab("manage", _("Results"), results_address(slug)))
        return tuple(tabs)


def league_page(
    request: HttpRequest, slug: str, season: str | None = None, *, tab: str = ""
) -> LeaguePage:
    """Return the frame of a page of the league, with the season asked for.

    Without a season it is the current one. The number of queries does not depend on
    how many seasons there are: three for a visitor, two more for a member.

    :raises Http404: for a league or season that does not exist or that the reader may
        not know of, without telling which.
    """
    try:
        league = league_by_slug(request.user, slug)
    except League.DoesNotExist as error:
        raise Http404 from error
    seasons = tuple(seasons_of(league, request.user))
    for item in seasons:
        item.league = league
    by_slug = {item.slug: item for item in seasons}
    newest = current_season(league, request.user)
    # One that was announced since the list was read is shown with the next page.
    current = None if newest is None else by_slug.get(newest.slug)
    if season is not None and season not in by_slug:
        raise Http404
    return LeaguePage(
        league=league,
        season=current if season is None else by_slug[season],
        current=current,
        seasons=seasons,
        rights=rights_of(request.user, league),
        tab=tab,
    )


def team_page(
    request: HttpRequest, slug: str, team: str, *, tab: str = ""
) -> tuple[LeaguePage, Team]:
    """Return the frame of a page of a team in all seasons, and the team.

    One query more than `league_page`; the team may be archived.

    :raises Http404: as `league_page`, and for a team that the league does not have.
    """
    page = league_page(request, slug, tab=tab)
    try:
        found = team_by_slug(page.league, team)
    except Team.DoesNotExist as error:
        raise Http404 from error
    found.league = page.league
    return page, found
