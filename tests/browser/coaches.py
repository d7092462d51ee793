"""Leagues with a coach for the running site: ``python -m tests.browser.coaches``.

It runs with the environment of the site, on its database. The first account of the
site is commissioner, Mora coaches and Cleo has an account and nothing else.
"""

from dataclasses import replace
from datetime import date

import django

django.setup()

from config.models import User  # noqa: E402 (models need the set-up above)
from games import services  # noqa: E402 (the same)
from leagues import services as leagues_services  # noqa: E402 (the same)
from leagues.models import League, Season  # noqa: E402 (the same)
from tests import builders  # noqa: E402 (the same)
from tests.browser.conftest import PASSWORD  # noqa: E402 (the same)
from tests.games import runs  # noqa: E402 (the same)

LONG_WORD = "Wolfeschlegelsteinhausenbergerdorff"
PAST = replace(builders.SPRING, start_date=date(2025, 3, 1))


def make(alice: User) -> None:
    """Make leagues in which everything waits for their coach and commissioner.

    The first two are alike: one for a browser with scripts and one for one without.
    """
    mora = builders.make_user("Mora", password=PASSWORD)
    builders.make_user("Cleo", password=PASSWORD)
    for slug in ("coached", "plain"):
        league = builders.make_league(
            alice, f"{slug.title()} League", slug=slug, home_coach_enters_results=True
        )
        builders.make_teams(league, alice, 4)
        coach(league, alice, mora, "arden")
        season = builders.make_season(
            league, alice, Season.State.SCHEDULED, settings=PAST
        )
        season = services.start_season(season, actor=alice, version=season.version)
        runs.simulate(season, alice, slug, reach="day")
    long = builders.make_league(
        alice, f"{LONG_WORD} Cup", slug="long", visibility="private"
    )
    for letter in "AB":
        builders.make_team(
            long,
            alice,
            f"{LONG_WORD} {letter * 30}",
            abbreviation=f"W{letter}WW",
            slug=f"long-{letter.lower()}",
        )
    builders.make_season(long, alice, Season.State.SCHEDULED)
    coach(long, alice, mora, "long-a")


def coach(league: League, alice: User, mora: User, team: str) -> None:
    """Let Mora coach a team."""
    leagues_services.add_member(league, actor=alice, email=mora.email, role="coach")
    leagues_services.assign_coach(
        league.teams.get(slug=team), actor=alice, user_id=mora.pk
    )


if __name__ == "__main__":
    make(User.objects.earliest("pk"))
