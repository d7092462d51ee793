"""Leagues for the running site: ``python -m tests.browser.leagues`` makes them.

It runs with the environment of the site, on its database, and has the site's worker
play the games. The first account of the site is commissioner of all of them.
"""

import time
from dataclasses import replace
from datetime import date

import django

django.setup()

from config.models import User  # noqa: E402 (models need the set-up above)
from games import services, tasks  # noqa: E402 (the same)
from leagues import services as leagues_services  # noqa: E402 (the same)
from leagues.models import Season  # noqa: E402 (the same)
from tests import builders  # noqa: E402 (the same)

LONG_WORD = "Wolfeschlegelsteinhausenbergerdorff"
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
    for fixture, fields in (
        (scored, {"source": "score", "home_points": 31, "away_points": 28}),
        (forfeited, {"source": "forfeit", "forfeit": "away"}),
    ):
        leagues_services.record_result(
            fixture, author=alice, version=fixture.version, **fields
        )
    leagues_services.cancel_fixture(cancelled, actor=alice, version=cancelled.version)


def play(season: Season, alice: User, reach: str = "season") -> Season:
    """Start a season, have the worker simulate it, and return it when that is done."""
    season = services.start_season(season, actor=alice, version=season.version)
    run = services.request_run(
        season,
        actor=alice,
        version=season.version,
        token=f"{season.league.slug}-{season.slug}"[:60],
        reach=reach,
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
    make_leagues(User.objects.earliest("pk"))
