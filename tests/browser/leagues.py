"""Leagues for the running site: ``python -m tests.browser.leagues`` makes them.

It runs with the environment of the site, on its database, and has the site's worker
play the games, which come out alike each time. The first account of the site is
commissioner of all of them.
"""

import secrets
import time
from dataclasses import replace
from datetime import date

import django

django.setup()

from config.models import User  # noqa: E402 (models need the set-up above)
from games import services, tasks  # noqa: E402 (the same)
from leagues import services as leagues_services  # noqa: E402 (the same)
from leagues.models import Membership, Season, Team  # noqa: E402 (the same)
from leagues.selectors import current_roster  # noqa: E402 (the same)
from leagues.services import RosterRow  # noqa: E402 (the same)
from scripts.steady_demo import steady_source  # noqa: E402 (the same)
from tests import builders  # noqa: E402 (the same)
from tests.games import boxes, handwritten  # noqa: E402 (the same)

LONG_WORD = "Wolfeschlegelsteinhausenbergerdorff"
PASSWORD = "quarry-hill-7"
Role = Membership.Role
SCHEDULED = Season.State.SCHEDULED
TWICE = replace(builders.SPRING, cycles=2)
AUTUMN = replace(TWICE, start_date=date(2027, 9, 4))


def make_leagues(alice: User) -> None:
    """Make a league with a past, one without a season, one to come, an odd one."""
    make_past_and_present(alice)
    builders.make_league(alice, "Empty Quarter League", slug="empty")
    cup = builders.make_league(alice, "Two Towns Cup", slug="cup")
    builders.make_teams(cup, alice, 2)
    builders.make_season(cup, alice, SCHEDULED, name="Cup 2027")
    odd = builders.make_league(alice, f"{LONG_WORD} Invitational", slug="odd")
    for letter in "AB":
        builders.make_team(
            odd,
            alice,
            f"{LONG_WORD} {letter * 30}",
            abbreviation=f"W{letter}WW",
            slug=f"team-{letter.lower()}",
            first_color="#ffffff",
        )
    name = f"{LONG_WORD} 2027"
    season = builders.make_season(odd, alice, SCHEDULED, name=name, settings=TWICE)
    play(season, alice, reach="day")
    make_by_hand(alice)
    make_court(alice)
    handwritten.make_season(alice, 4, "Hardcourt")
    for slug in ("level", "leaving-on", "leaving-off"):
        make_level(alice, slug)


def make_past_and_present(alice: User) -> None:
    """Make a league with a closed season, and one in which everything happens.

    Fixture 13 is simulated, 14 voided, 15 has a score alone, 16 is forfeited, 17
    cancelled and 18 to be played.
    """
    league = builders.make_league(alice, "Northern Boards League", slug="northern")
    builders.make_teams(league, alice, 4)
    first = builders.make_season(league, alice, SCHEDULED, settings=TWICE)
    first = play(first, alice)
    first = services.close_season(first, actor=alice, version=first.version)
    second = leagues_services.next_season(
        first, actor=alice, version=first.version, name="Season 2"
    )
    second = builders.bring(second, alice, SCHEDULED, settings=AUTUMN)
    play(second, alice, reach="day")
    _, voided, scored, forfeited, cancelled, *_ = second.fixtures.order_by("number")
    services.clear_result(voided, author=alice, version=voided.version)
    boxes.enter(scored, alice, note="Played in the old gym")
    boxes.enter(forfeited, alice, boxes.forfeit())
    leagues_services.cancel_fixture(cancelled, actor=alice, version=cancelled.version)


def make_by_hand(alice: User) -> None:
    """Make a league whose results people enter: Sam keeps scores, Cora coaches Arden.

    Fixtures 1 and 2 are simulated. Of the others each browser test has its own.
    """
    league = builders.make_league(
        alice, "Hand-Kept League", slug="hand", home_coach_enters_results=True
    )
    builders.make_teams(league, alice, 4)
    cora = builders.make_user("Cora", password=PASSWORD)
    sam = builders.make_user("Sam", password=PASSWORD)
    for user, role in ((sam, Role.SCOREKEEPER), (cora, Role.COACH)):
        leagues_services.add_member(league, actor=alice, email=user.email, role=role)
    arden = league.teams.get(name="Arden")
    leagues_services.assign_coach(arden, actor=alice, user_id=cora.pk)
    season = builders.make_season(league, alice, SCHEDULED, settings=TWICE)
    play(season, alice, reach="day")


def make_court(alice: User) -> None:
    """Make a league whose teams have players; two of its three days are played.

    Between them the first of Arden went to Bexley, who released their own first; since
    then Arden have signed somebody who has not played yet. One of Dunmore has a name
    as long as names may be.
    """
    league = builders.make_league(
        alice, "Court League", slug="court", ruleset="basketball_age"
    )
    builders.make_teams(league, alice, 4)
    arden, bexley, _corran, dunmore = teams = league.teams.order_by("name")
    for team in teams:
        leagues_services.fill_with_tokens(team, actor=alice, version=0)
    long = f"{LONG_WORD} {LONG_WORD}"[:60]
    first, *others = rows_of(dunmore)
    save(dunmore, alice, replace(first, name=long), *others)
    season = builders.make_season(league, alice, SCHEDULED)
    season = play(season, alice, reach="day")
    traded, *others = rows_of(arden)
    save(arden, alice, *others)
    save(bexley, alice, replace(traded, number="00"), *rows_of(bexley)[1:])
    simulate(season, alice, reach="day", token="second day")
    newt = replace(traded, player=None, name="Newt Newman")
    save(arden, alice, *rows_of(arden), newt)


def rows_of(team: Team) -> list[RosterRow]:
    """Return a team's roster as the service takes it."""
    return [leagues_services.row_of(spot) for spot in current_roster(team)]


def save(team: Team, alice: User, *rows: RosterRow) -> None:
    """Make this the team's roster."""
    team.refresh_from_db()
    leagues_services.save_roster(
        team, actor=alice, version=team.roster_version, rows=rows
    )


def make_level(alice: User, slug: str) -> None:
    """Make a league in which nothing but lots tells teams apart, and Corran may leave.

    Of `level` Dunmore has left already, and everything is decided; of the others the
    games of Corran are still open.
    """
    league = builders.make_league(alice, f"{slug.title()} Ground League", slug=slug)
    builders.make_teams(league, alice, 4)
    season = builders.make_season(league, alice, Season.State.RUNNING)
    for fixture in season.fixtures.select_related("home__team", "away__team"):
        is_hers = "Corran" in (fixture.home.team.name, fixture.away.team.name)
        if slug == "level" or not is_hers:
            builders.decide(fixture, 5, 5)
    if slug == "level":
        leagues_services.withdraw_entry(
            season.entries.get(team__name="Dunmore"),
            actor=alice,
            version=season.version,
            reason=f"{LONG_WORD} burnt down",
        )


def play(season: Season, alice: User, reach: str = "season") -> Season:
    """Start a season, have the worker simulate it, and return it when that is done."""
    season = services.start_season(season, actor=alice, version=season.version)
    token = f"{season.league.slug}-{season.slug}"[:60]
    return simulate(season, alice, reach, token)


def simulate(season: Season, alice: User, reach: str, token: str) -> Season:
    """Have the worker simulate games of a season; return it when that is done."""
    run = services.request_run(
        season, actor=alice, version=season.version, token=token, reach=reach
    )
    tasks.queue_run(run)
    deadline = time.monotonic() + 60
    while run.is_active:
        assert time.monotonic() < deadline, "The worker took too long."
        time.sleep(0.1)
        run.refresh_from_db()
    season.refresh_from_db()
    return season


if __name__ == "__main__":
    secrets.token_bytes = steady_source()
    make_leagues(User.objects.earliest("pk"))
