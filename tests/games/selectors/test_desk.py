import pytest

from games import services
from games.models import Game, RunError, SimulationRun
from games.selectors import runs_to_look_at, unchecked_seasons
from leagues.models import Season
from tests import builders
from tests.games import runs


def looked_at(*leagues):
    return [(item.run.number, item.unplayed) for item in runs_to_look_at(leagues)]


def fail(run, *fixtures, kind=SimulationRun.Kind.SIMULATE):
    """Let a run have failed at fixtures."""
    for fixture in fixtures:
        RunError.objects.create(run=run, fixture=fixture, reason="It broke.")
    run.kind, run.failed, run.done = kind, len(fixtures), 0
    run.save()


def test_run_at_work_is_looked_at(running, alice):
    runs.request(running, alice)

    assert looked_at(running.league) == [(1, 0)]
    assert looked_at() == []


def test_run_that_went_well_is_not(played):
    assert looked_at(played.league) == []


def test_failure_is_looked_at_until_the_game_has_a_result(running, alice):
    run = runs.simulate(running, alice, reach="day")
    first, second = running.fixtures.filter(state="scheduled").order_by("number")[:2]
    fail(run, first, second)

    before = looked_at(running.league)
    builders.decide(first)
    meanwhile = looked_at(running.league)
    builders.decide(second)

    assert (before, meanwhile) == ([(1, 2)], [(1, 1)])
    assert looked_at(running.league) == []


def test_failure_that_a_later_run_made_good_is_not_looked_at(running, alice):
    run = runs.simulate(running, alice, reach="day")
    fail(run, running.fixtures.filter(state="scheduled").first())

    runs.simulate(running, alice, "t2", reach="day")

    assert looked_at(running.league) == []


def test_receipts_that_are_wrong_are_looked_at(closed, alice):
    check = runs.check(closed, alice)
    fail(check, closed.fixtures.first(), kind=SimulationRun.Kind.VERIFY)
    wrong = looked_at(closed.league)
    SimulationRun.objects.filter(pk=check.pk).update(failed=0, is_promise_kept=False)

    assert wrong == looked_at(closed.league) == [(2, 0)]


def test_receipts_are_unchecked_until_somebody_has_them_checked(closed, alice):
    league = closed.league
    before = list(unchecked_seasons([league]))
    request = services.request_check(
        closed, actor=alice, version=closed.version, token="c1"
    )
    meanwhile = list(unchecked_seasons([league]))
    services.stop_run(request, actor=alice)
    stopped = list(unchecked_seasons([league]))
    runs.check(closed, alice)

    assert (before, meanwhile, stopped) == ([closed], [], [closed])
    assert list(unchecked_seasons([league])) == []


def test_season_without_simulated_games_has_no_receipts(closed, alice):
    Game.objects.all().delete()

    assert list(unchecked_seasons([closed.league])) == []


@pytest.mark.parametrize(("leagues", "seasons"), [(1, 1), (3, 2)])
def test_numbers_of_leagues_and_seasons_do_not_matter(
    alice, leagues, seasons, django_assert_num_queries
):
    made = []
    for number in range(leagues):
        league = builders.make_league(alice, f"League {number}")
        builders.make_teams(league, alice, 2)
        made.append(league)
        for part in range(seasons):
            season = builders.make_season(
                league, alice, Season.State.SCHEDULED, name=f"Season {part}"
            )
            season = services.start_season(season, actor=alice, version=season.version)
            runs.simulate(season, alice, f"{number}-{part}")
            services.close_season(season, actor=alice, version=season.version)
        last = builders.make_season(
            league, alice, Season.State.SCHEDULED, name="The last"
        )
        last = services.start_season(last, actor=alice, version=last.version)
        runs.request(last, alice, f"{number}-last")

    with django_assert_num_queries(3):
        news = runs_to_look_at(made)
        unchecked = list(unchecked_seasons(made))
        assert [item.run.season.name for item in news] == ["The last"] * leagues
        assert {season.league for season in unchecked} == set(made)

    assert len(unchecked) == leagues * seasons
