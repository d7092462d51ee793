"""The demo league with its people and teams, made through the services."""

from config.demo.cast import (
    COMMISSIONER,
    LEAGUE_NAME,
    LEAGUE_SLUG,
    TIME_ZONE,
    Cast,
    Club,
    Person,
)
from config.models import User
from config.processes import StopRequest
from leagues import services
from leagues.models import League, Membership, Team
from leagues.roster_text import read_roster


def open_league(cast: Cast, stop: StopRequest) -> League:
    """Return the demo league, made or completed where anything of it is missing.

    Every part is made whole or not at all, and what is there stays as it is: a start
    that was cut short is taken up again.

    :param cast: who plays in it, and what.
    :raises Stopped: if a stop is requested meanwhile.
    """
    commissioner = account_of(COMMISSIONER)
    league = League.objects.filter(slug=LEAGUE_SLUG).first()
    if league is None:
        league = services.create_league(
            actor=commissioner,
            name=LEAGUE_NAME,
            slug=LEAGUE_SLUG,
            ruleset=cast.ruleset,
            time_zone=TIME_ZONE,
            roster_policy=League.RosterPolicy.BUDGET,
            roster_budget=cast.roster_budget,
        )
    for club in cast.clubs:
        stop.check()
        complete_team(team_of(league, commissioner, club), commissioner, club)
    return league


def account_of(person: Person) -> User:
    """Return somebody's account, made where there is none."""
    found = User.objects.filter(email=person.email).first()
    if found is not None:
        return found
    return User.objects.create_user(person.email, person.password, name=person.name)


def team_of(league: League, commissioner: User, club: Club) -> Team:
    """Return a club's team in the league, made where there is none."""
    found = league.teams.filter(abbreviation=club.abbreviation).first()
    if found is not None:
        return found
    first, second = club.colors
    return services.create_team(
        league,
        actor=commissioner,
        name=club.name,
        abbreviation=club.abbreviation,
        first_color=first,
        second_color=second,
    )


def complete_team(team: Team, commissioner: User, club: Club) -> None:
    """Give a team its coach, its players and its profile, unless it has had some.

    :param commissioner: of the team's league.
    """
    author = commissioner
    if club.coach is not None:
        author = account_of(club.coach)
        if not team.league.memberships.filter(user=author).exists():
            services.add_member(
                team.league,
                actor=commissioner,
                email=author.email,
                role=Membership.Role.COACH,
            )
        if not team.coachings.filter(user=author).exists():
            services.assign_coach(team, actor=commissioner, user_id=author.pk)
    spec = team.league.rules.roster_spec
    if spec is not None and not team.roster_version:
        lines = read_roster(spec, club.roster).lines
        rows = [services.RosterRow(None, **line.player._asdict()) for line in lines]
        services.save_roster(team, actor=author, version=0, rows=rows)
    if club.dials and not team.profiles.exists():
        services.save_profile(team, actor=author, version=0, dials=club.dials)
