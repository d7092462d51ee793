"""Who may do what in a league, and which rows a reader may see.

`rights_of` asks the database once or twice; everything after that is a plain predicate
over what it found. Staff of the site have no rights here but those of their roles.
"""

from dataclasses import dataclass

from django.db.models import Exists, OuterRef, Q, QuerySet

from leagues.errors import NotAllowed
from leagues.models import Coaching, Fixture, League, Membership, Season, Team
from leagues.people import Reader

Role = Membership.Role


@dataclass(frozen=True, slots=True)
class Rights:
    """What one reader may do in one league.

    `role` is None for everybody who is no member; `teams` are the ids of the teams
    that the reader coaches now, none without a role that may coach.
    """

    role: Role | None
    is_public: bool
    home_coach_enters_results: bool
    teams: frozenset[int] = frozenset()

    @property
    def can_manage(self) -> bool:
        """Change the league, members, teams, seasons, dates and rulings.

        With it goes to see who did what, and the addresses of members.
        """
        return self.role == Role.COMMISSIONER

    @property
    def can_enter_results(self) -> bool:
        """Enter, correct and take back the result of any fixture."""
        return self.role in (Role.COMMISSIONER, Role.SCOREKEEPER)

    def coaches(self, team_id: int) -> bool:
        """Coach the team now."""
        return team_id in self.teams

    def can_enter_result(self, fixture: Fixture) -> bool:
        """Enter the first result of this fixture, forfeits excepted.

        The home coach may where the league says so; `fixture.home` is read.
        """
        return self.can_enter_results or (
            self.home_coach_enters_results and self.coaches(fixture.home.team_id)
        )

    def can_edit_profile(self, team: Team, *, has_coach: bool) -> bool:
        """See and change how the team's computer coach is set.

        Its coaches may; a commissioner may for a team that nobody coaches, and does
        not look into the plans of others.
        """
        return self.coaches(team.pk) or (self.can_manage and not has_coach)

    def can_edit_roster(self, team: Team) -> bool:
        """Sign, change and release the team's players; `team.league` is read.

        A commissioner may, and its coaches unless the league keeps it from them.
        """
        is_coachs = team.league.roster_policy != League.RosterPolicy.FREE
        return self.can_manage or (is_coachs and self.coaches(team.pk))


def rights_of(user: Reader, league: League) -> Rights:
    """Return what the reader may do; no query for visitors, two for members."""
    role = None
    teams: frozenset[int] = frozenset()
    if user.is_authenticated and user.is_active:
        found = Membership.objects.filter(league=league, user=user).first()
        if found is not None:
            role = Role(found.role)
            if role != Role.VIEWER:
                teams = frozenset(
                    Coaching.objects.filter(
                        team__league=league, user=user, to_date=None
                    ).values_list("team_id", flat=True)
                )
    return Rights(
        role=role,
        is_public=league.visibility == League.Visibility.PUBLIC,
        home_coach_enters_results=league.home_coach_enters_results,
        teams=teams,
    )


def require(is_allowed: bool) -> None:
    """:raises NotAllowed: unless it is allowed."""
    if not is_allowed:
        raise NotAllowed


def visible_to(user: Reader) -> QuerySet[League]:
    """Return the leagues that the reader may know of: public ones and his own."""
    return League.objects.filter(_visible(user, "pk", ""))


def seasons_visible_to(user: Reader) -> QuerySet[Season]:
    """Return the seasons that the reader may know of.

    One in preparation is the commissioners' affair alone.
    """
    announced = ~Q(state=Season.State.DRAFT)
    if user.is_authenticated and user.is_active:
        own = Membership.objects.filter(
            league=OuterRef("league_id"), user=user, role=Role.COMMISSIONER
        )
        announced |= Q(Exists(own))
    return Season.objects.filter(_visible(user, "league_id", "league__"), announced)


def fixtures_visible_to(user: Reader) -> QuerySet[Fixture]:
    """Return the fixtures of the leagues that the reader may know of."""
    return Fixture.objects.filter(_visible(user, "league_id", "league__"))


def _visible(user: Reader, league_column: str, prefix: str) -> Q:
    """Return the condition on rows whose league stands in the column."""
    public = Q(**{f"{prefix}visibility": League.Visibility.PUBLIC})
    if not (user.is_authenticated and user.is_active):
        return public
    return public | Q(
        Exists(Membership.objects.filter(league=OuterRef(league_column), user=user))
    )
