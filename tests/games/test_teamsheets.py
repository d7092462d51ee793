from datetime import timedelta

from django.utils import timezone

from games.teamsheets import profile_at, team_sheet
from leagues.models import CoachProfile, Team
from simulation.teamsheet import TeamSheet


def test_team_without_a_profile_plays_the_defaults(league):
    team = Team.objects.get(name="Arden")

    assert team_sheet(team, timezone.now()) == TeamSheet()


def test_sheet_is_that_of_the_newest_profile_of_the_moment(league):
    team = Team.objects.get(name="Arden")
    now = timezone.now()
    profiles = [
        CoachProfile.objects.create(
            team=team, version=version, dials={"dial": version}, created_at=now + after
        )
        for version, after in ((1, timedelta()), (2, timedelta(hours=1)))
    ]

    assert profile_at(team, now - timedelta(hours=1)) is None
    assert profile_at(team, now) == profiles[0]
    assert team_sheet(team, now + timedelta(hours=2)) == TeamSheet(profile={"dial": 2})
