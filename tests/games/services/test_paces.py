import pytest

from games.models import Pace
from games.services.paces import chunk_games, keep_pace
from leagues.models import CoachProfile, Team


def pace(season, coach, seconds):
    Pace.objects.create(ruleset=season.league.ruleset, coach=coach, seconds=seconds)


def test_chunk_before_anything_was_measured(running):
    assert chunk_games(running) == 10


@pytest.mark.parametrize(
    ("seconds", "games"), [(0.001, 50), (0.5, 10), (2.4, 2), (60.0, 1)]
)
def test_chunk_is_about_five_seconds_work(running, seconds, games):
    pace(running, "standard", seconds)
    pace(running, "random", 99.0)

    assert chunk_games(running) == games


def test_slowest_coach_of_the_season_counts(running):
    pace(running, "standard", 0.5)
    pace(running, "random", 1.0)
    CoachProfile.objects.create(
        team=Team.objects.get(name="Arden"), version=1, coach="random"
    )

    assert chunk_games(running) == 5


def test_pace_follows_what_is_measured(running):
    keep_pace(running, 1.0)
    keep_pace(running, 2.0)
    keep_pace(running, 0.0)

    assert Pace.objects.get().seconds == pytest.approx(1.25 * 0.75, abs=1e-6)
