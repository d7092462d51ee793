"""Leagues in one line each, for lists of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Count

from leagues.models import League, Membership, Season, Team
from leagues.people import Reader
from leagues.selectors.seasons import current_seasons
from simulation.errors import UnknownRuleset


@dataclass(frozen=True, slots=True)
class LeagueSummary:
    """A league, its current season, how many active teams it has, and one's role.

    `season` is None where there is none that the reader may know of, `role` where he
    is no member.
    """

    league: League
    season: Season | None
    teams: int
    role: Membership.Role | None

    @property
    def ruleset_title(self) -> str:
        """The name of the rule book, its slug where this site has it no longer."""
        try:
            return self.league.rules.title
        except UnknownRuleset:
            return self.league.ruleset


def league_summaries(leagues: Sequence[League], user: Reader) -> list[LeagueSummary]:
    """Return the leagues summed up, in the order given.

    Two queries for a visitor and three for somebody with an account.
    """
    wanted = [league.pk for league in leagues]
    seasons = current_seasons(leagues, user)
    active = Team.objects.filter(league__in=wanted, archived_at=None).order_by()
    teams = dict(active.values_list("league").annotate(Count("pk")))
    roles = {}
    if user.is_authenticated and user.is_active:
        own = Membership.objects.filter(user=user, league__in=wanted)
        roles = dict(own.order_by().values_list("league", "role"))
    return [
        LeagueSummary(
            league=league,
            season=seasons.get(league.pk),
            teams=teams.get(league.pk, 0),
            role=Membership.Role(roles[league.pk]) if league.pk in roles else None,
        )
        for league in leagues
    ]
