from datetime import date, timedelta

import pytest
from django.utils import timezone

from games import selectors, services
from games.models import RunError, SimulationRun
from leagues.models import Fixture
from tests.games import runs


def test_what_is_left_is_told_by_day(running, alice):
    runs.simulate(running, alice, reach="day")

    days = selectors.open_days(running)

    assert days == [
        selectors.OpenDay(date(2027, 3, 13), (2,), 2),
        selectors.OpenDay(date(2027, 3, 20), (3,), 2),
    ]


def test_runs_are_listed_from_the_latest(running, alice):
    first = runs.simulate(running, alice, reach="day")
    second = runs.request(running, alice, "t2")

    assert list(selectors.runs_of(running)) == [second, first]
    assert selectors.latest_run(running) == second
    assert selectors.latest_run(running, "verify") is None
    assert selectors.run_by_number(running, 1) == first
    with pytest.raises(SimulationRun.DoesNotExist):
        selectors.run_by_number(running, 3)


def test_run_that_nobody_has_begun_has_no_pace(running, alice):
    run = runs.request(running, alice)

    page = selectors.run_page(run, timezone.now())

    assert (page.percent, page.seconds, page.seconds_left) == (0, 0, None)
    assert (page.games, page.errors) == ((), ())
    assert run.is_active is True


def test_run_at_work_tells_how_far_it_is(running, alice):
    run = runs.request(running, alice)
    now = timezone.now()
    run.state, run.started_at = SimulationRun.State.RUNNING, now - timedelta(seconds=8)
    run.done, run.failed, run.skipped = 2, 1, 1

    page = selectors.run_page(run, now)

    assert (page.percent, page.seconds, page.seconds_left) == (66, 8, 4)


def test_run_that_is_over_shows_its_games_by_date(running, alice):
    run = runs.simulate(running, alice)
    RunError.objects.create(
        run=run, fixture=Fixture.objects.get(number=1), reason="Why"
    )

    page = selectors.run_page(run, timezone.now() + timedelta(hours=1), count=2)

    assert [game.fixture.number for game in page.games] == [1, 2]
    assert [error.reason for error in page.errors] == ["Why"]
    assert (page.percent, page.seconds_left) == (100, None)
    assert page.seconds < 60
    assert run.is_active is False


def test_run_at_work_shows_its_games_newest_first(running, alice):
    run = runs.simulate(running, alice)
    run.state = SimulationRun.State.RUNNING

    page = selectors.run_page(run, timezone.now(), count=2)

    assert [game.fixture.number for game in page.games] == [6, 5]


def test_run_page_asks_two_queries(running, alice, django_assert_num_queries):
    run = runs.simulate(running, alice)

    with django_assert_num_queries(2):
        page = selectors.run_page(run, timezone.now())
        assert all(game.fixture.home.team.name for game in page.games)


def test_receipt_shows_the_secret_when_the_season_is_closed(played, alice):
    fixture = Fixture.objects.get(number=1)
    services.clear_result(fixture, author=alice, version=fixture.version)
    runs.simulate(played, alice, "t2")
    before = selectors.season_receipt(played)
    closed = services.close_season(played, actor=alice, version=played.version)
    after = selectors.season_receipt(closed)

    assert before == selectors.SeasonReceipt(played.commitment, "", 7, 1)
    assert after.secret == bytes(closed.secret).hex()


def test_receipt_of_a_season_that_has_not_begun_is_empty(scheduled):
    assert selectors.season_receipt(scheduled) == selectors.SeasonReceipt("", "", 0, 0)
