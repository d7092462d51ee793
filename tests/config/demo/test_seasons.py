from dataclasses import replace
from datetime import date

import pytest

from config.demo import seasons
from config.demo.cast import COACH, COMMISSIONER
from config.demo.seasons import LATEST_SLUG, PAST_SLUG, Kind, Progress, season_of
from config.models import User
from games import services as games_services
from games.models import Game, SimulationRun
from leagues import services
from leagues.errors import OpenFixtures
from leagues.models import AuditEntry, Fixture, Team
from tests.config.demo.conftest import SMALL
from tests.games import runs

TODAY = date(2027, 5, 20)


def advance(league, until=Progress.WAITING):
    """Take steps until one changes nothing, which must come to what is given."""
    progress = Progress.MADE
    while progress is Progress.MADE:
        progress = seasons.advance(SMALL, league, TODAY)

    assert progress is until


def work():
    """Do what workers have been asked for."""
    return runs.work(SimulationRun.objects.get(state__in=SimulationRun.ACTIVE))


def finish(league):
    """Bring the demo to its end: two simulations and a check."""
    for _ in range(3):
        advance(league)
        work()
    advance(league, until=Progress.OVER)


@pytest.fixture
def hanna(league):
    """Hanna, the commissioner."""
    return User.objects.get(email=COMMISSIONER.email)


def test_season_before_is_closed_and_checked_and_the_latest_left_open(league):
    finish(league)

    past, latest = (season_of(league, slug) for slug in (PAST_SLUG, LATEST_SLUG))
    check = seasons.run_of(past, Kind.VERIFY)
    assert (past.state, latest.state) == ("closed", "running")
    assert (check.done, check.total, check.is_promise_kept) == (6, 6, True)
    assert latest.follows == past
    assert Game.objects.filter(is_official=True).count() == 12
    assert past.entries.filter(is_champion=True).exists()
    for season in (past, latest):
        assert season.fixtures.filter(state=Fixture.State.DECIDED).count() == 6
        assert [
            division.entries.count() for division in season.divisions.order_by("order")
        ] == [2, 2]
    assert latest.fixtures.order_by("starts_at").last().day() < TODAY
    actions = list(AuditEntry.objects.values_list("action", flat=True))
    assert actions.count("season.started") == actions.count("run.simulate") == 2
    assert actions.count("season.closed") == actions.count("run.verify") == 1


def test_pairs_meet_once_in_the_season_before_and_twice_in_the_latest(league, hanna):
    cast = replace(SMALL, cycles=(1, 2))
    while seasons.advance(cast, league, TODAY) is Progress.MADE:
        pass
    work()
    for _ in range(2):
        while seasons.advance(cast, league, TODAY) is Progress.MADE:
            pass
        if season_of(league, LATEST_SLUG) is None:
            work()

    fixtures = [
        season_of(league, slug).fixtures.count() for slug in (PAST_SLUG, LATEST_SLUG)
    ]
    assert fixtures == [6, 12]


def test_step_waits_while_workers_are_at_it(league):
    advance(league)

    assert seasons.advance(SMALL, league, TODAY) is Progress.WAITING
    assert SimulationRun.objects.count() == 1


def test_latest_season_that_somebody_stops_is_left_to_him(league, hanna):
    for _ in range(2):
        advance(league)
        work()
    advance(league)
    run = SimulationRun.objects.get(state__in=SimulationRun.ACTIVE)
    games_services.stop_run(run, actor=hanna)

    advance(league, until=Progress.OVER)

    assert season_of(league, LATEST_SLUG).fixtures.filter(state="decided").count() == 0
    assert SimulationRun.objects.count() == 3


def test_season_before_that_somebody_stops_is_said_to_be_open(league, hanna):
    advance(league)
    run = SimulationRun.objects.get(state__in=SimulationRun.ACTIVE)
    games_services.stop_run(run, actor=hanna)

    with pytest.raises(OpenFixtures):
        seasons.advance(SMALL, league, TODAY)


def test_step_waits_while_somebody_else_has_receipts_checked(league, hanna):
    advance(league)
    work()
    seasons.advance(SMALL, league, TODAY)
    past = season_of(league, PAST_SLUG)
    games_services.request_check(
        past, actor=hanna, version=past.version, token="by hand"
    )

    assert seasons.advance(SMALL, league, TODAY) is Progress.WAITING

    work()
    advance(league)
    assert seasons.run_of(past, Kind.VERIFY) is not None


def test_league_whose_commissioner_has_passed_on_is_brought_along(league, hanna):
    coach = league.memberships.filter(role="coach").order_by("pk")[0]
    services.change_role(coach, actor=hanna, version=coach.version, role="commissioner")
    own = league.memberships.get(user=hanna)
    services.remove_member(own, actor=hanna, version=own.version)

    advance(league)

    assert SimulationRun.objects.get().requested_by == coach.user


def test_coach_thinks_better_of_his_instructions_between_the_seasons(league):
    finish(league)

    team = league.teams.get(abbreviation="BRK")
    games = Game.objects.filter(is_official=True)
    played = [
        {
            version
            for game in games.filter(fixture__season__slug=slug)
            for entry, version in (
                (game.fixture.home, game.home_profile and game.home_profile.version),
                (game.fixture.away, game.away_profile and game.away_profile.version),
            )
            if entry.team == team
        }
        for slug in (PAST_SLUG, LATEST_SLUG)
    ]
    assert played == [{1}, {2}]
    assert [item.author.email for item in team.profiles.all()] == [COACH.email] * 2


@pytest.mark.parametrize("change", ["spoken", "left", "gone"])
def test_instructions_that_people_see_to_are_left_to_them(league, hanna, change):
    advance(league)
    work()
    team = league.teams.get(abbreviation="BRK")
    coaching = team.coachings.get()
    if change == "spoken":
        services.save_profile(team, actor=coaching.user, version=1, dials={})
    elif change == "left":
        services.end_coaching(coaching, actor=hanna)
    else:
        Team.objects.filter(pk=team.pk).update(abbreviation="FOX")

    advance(league)
    work()
    advance(league)

    assert team.profiles.count() == (2 if change == "spoken" else 1)
    assert team.profiles.filter(dials={}).count() == (1 if change == "spoken" else 0)
