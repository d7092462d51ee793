from datetime import date

import pytest

from config.demo import circles
from config.demo.cast import COMMISSIONER
from config.demo.seasons import Progress
from config.processes import StopRequest
from games.models import Game, SimulationRun
from leagues.models import Fixture, League, Season
from simulation.registry import rulesets
from tests.config.demo.conftest import cut_short
from tests.games import runs

TODAY = date(2027, 5, 20)
BOOKS = [rules for rules in rulesets() if not rules.has_players]


@pytest.fixture(autouse=True)
def three_teams(monkeypatch):
    """An odd number of teams, so that one has a free day each round."""
    monkeypatch.setattr(circles, "MOST_TEAMS", 3)


def advance():
    """Take steps until one changes nothing; return what it came to."""
    progress = Progress.MADE
    while progress is Progress.MADE:
        progress = circles.advance_circles(TODAY, StopRequest())
    return progress


@pytest.mark.django_db
def test_each_rule_book_without_players_has_a_league_whose_season_is_played():
    for _ in BOOKS:
        assert advance() is Progress.WAITING
        runs.work(SimulationRun.objects.get(state__in=SimulationRun.ACTIVE))

    assert advance() is Progress.OVER
    assert {league.ruleset for league in League.objects.all()} == {
        rules.slug for rules in BOOKS
    }
    for rules in BOOKS:
        circle = circles.circle_of(rules)
        season = circles.season_of(circle)
        assert [team.name for team in circle.teams.order_by("pk")] == [
            team.name for team in rules.exhibition_teams[:3]
        ]
        assert circle.memberships.get().user.email == COMMISSIONER.email
        assert season.state == Season.State.RUNNING
        assert season.fixtures.filter(state=Fixture.State.DECIDED).count() == 6
        assert season.fixtures.latest("starts_at").day() < TODAY
    assert Game.objects.filter(is_official=True).count() == 6 * len(BOOKS)


@pytest.mark.django_db
def test_teams_play_by_the_characters_that_they_come_with():
    advance()

    rules = BOOKS[0]
    circle = circles.circle_of(rules)
    for team in rules.exhibition_teams[:3]:
        profile = circle.teams.get(name=team.name).profiles.first()
        assert (profile.dials if profile else {}) == dict(team.sheet.profile)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("statements", [10, 40, 70])
def test_league_cut_short_anywhere_is_completed(statements):
    with cut_short(statements):
        advance()

    assert advance() is Progress.WAITING
    season = circles.season_of(circles.circle_of(BOOKS[0]))
    assert (season.league.teams.count(), season.fixtures.count()) == (3, 6)


@pytest.mark.django_db
def test_somebody_elses_run_is_waited_for():
    advance()
    run = SimulationRun.objects.get()
    run.token = "somebody else's"
    run.save()

    assert circles.advance_circles(TODAY, StopRequest()) is Progress.WAITING
