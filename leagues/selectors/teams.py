"""Teams, their coaches, and their coach profiles."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from django.db.models import Exists, OuterRef, QuerySet, Subquery

from leagues.models import Coaching, CoachProfile, League, Membership, Team
from leagues.people import Account
from leagues.proposals import free_pair

_LONGEST: Final = 10


def teams_of(league: League, *, with_archived: bool = False) -> QuerySet[Team]:
    """Return the league's teams by name."""
    teams = league.teams.order_by("name", "pk")
    return teams if with_archived else teams.filter(archived_at=None)


def next_colours(league: League) -> tuple[str, str]:
    """Return the ready colours that the league's next team is proposed; one query."""
    return free_pair(league.teams.values_list("first_color", flat=True))


def team_by_slug(league: League, slug: str) -> Team:
    """Return a team of the league, archived or not.

    :raises Team.DoesNotExist: if it has none of that slug.
    """
    return league.teams.get(slug=slug)


def coaches_by_team(league: League) -> dict[int, tuple[Coaching, ...]]:
    """Return who coaches now, with accounts, by id of the team; one query."""
    found: defaultdict[int, list[Coaching]] = defaultdict(list)
    coachings = (
        Coaching.objects.filter(team__league=league, to_date=None)
        .select_related("user")
        .order_by("from_date", "pk")
    )
    for coaching in coachings:
        found[coaching.team_id].append(coaching)
    return {team: tuple(items) for team, items in found.items()}


def coached_teams(user: Account) -> QuerySet[Team]:
    """Return the active teams that a person coaches now, with leagues, by name.

    Only of leagues in which he has a role that may coach.
    """
    coachings = Coaching.objects.filter(team=OuterRef("pk"), user=user, to_date=None)
    memberships = Membership.objects.filter(
        league=OuterRef("league_id"), user=user
    ).exclude(role=Membership.Role.VIEWER)
    return (
        Team.objects.filter(Exists(coachings), Exists(memberships), archived_at=None)
        .select_related("league")
        .order_by("name", "pk")
    )


def has_coach(team: Team) -> bool:
    """Tell whether anybody who can sign in coaches the team now."""
    return team.coachings.filter(to_date=None, user__is_active=True).exists()


def teams_without_coach(leagues: Iterable[League]) -> QuerySet[Team]:
    """Return the leagues' active teams of which `has_coach` is not true, by name."""
    coachings = Coaching.objects.filter(
        team=OuterRef("pk"), to_date=None, user__is_active=True
    )
    return Team.objects.filter(
        ~Exists(coachings), league__in=list(leagues), archived_at=None
    ).order_by("name", "pk")


def current_profile(team: Team) -> CoachProfile | None:
    """Return the profile that counts; None where the team plays the defaults."""
    return team.profiles.order_by("-version").first()


def profile_of_version(team: Team, version: str) -> CoachProfile | None:
    """Return the profile that a page was made from, by the version that it sent.

    None for the defaults, which are version 0; the one that counts where there is no
    such version.
    """
    if version == "0":
        return None
    is_number = version.isascii() and version.isdecimal() and len(version) < _LONGEST
    found = team.profiles.filter(version=version).first() if is_number else None
    return found or current_profile(team)


def current_profiles(team_ids: Iterable[int]) -> dict[int, CoachProfile]:
    """Return the profiles that count, where there are any, by id of the team."""
    newest = (
        CoachProfile.objects.filter(team=OuterRef("team"))
        .order_by("-version")
        .values("pk")[:1]
    )
    profiles = CoachProfile.objects.filter(team__in=list(team_ids), pk=Subquery(newest))
    return {profile.team_id: profile for profile in profiles}


def profiles_of(team: Team) -> QuerySet[CoachProfile]:
    """Return all versions of a team's profile with their authors, newest first."""
    return team.profiles.select_related("author").order_by("-version")
