from games.selectors.progress import SeasonProgress, round_progress
from leagues import services as leagues_services
from tests import builders
from tests.games import runs


def test_season_without_a_schedule_has_no_fixtures(league, alice):
    season = builders.make_season(league, alice)

    assert round_progress(season) == SeasonProgress(0, 0, 0, 0, None, None)
    assert not round_progress(season).is_over


def test_round_counts_once_nothing_of_it_is_left(running, alice):
    first, second, *rest = running.fixtures.order_by("starts_at", "number")
    builders.decide(first)

    half = round_progress(running)
    leagues_services.cancel_fixture(second, actor=alice, version=second.version)
    whole = round_progress(running)

    assert (half.rounds, half.rounds_played, half.fixtures, half.decided) == (
        3,
        0,
        6,
        1,
    )
    assert (whole.rounds_played, whole.fixtures, whole.decided) == (1, 5, 1)
    assert (whole.first_at, whole.last_at) == (first.starts_at, rest[-1].starts_at)


def test_season_is_over_when_nothing_is_left(running, alice):
    runs.simulate(running, alice)

    progress = round_progress(running)

    assert (progress.rounds_played, progress.decided) == (3, 6)
    assert progress.is_over


def test_progress_takes_one_query(played, django_assert_num_queries):
    with django_assert_num_queries(1):
        round_progress(played)
