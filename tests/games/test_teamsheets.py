from datetime import timedelta

from django.utils import timezone

from games.teamsheets import lineup_of, players_at, profile_at, sheet_of
from leagues.models import CoachProfile, Team
from simulation.teamsheet import PlayerSheet, TeamSheet
from tests.games import rostered


def test_team_without_a_profile_plays_the_defaults(league):
    team = Team.objects.get(name="Arden")

    assert profile_at(team, timezone.now()) is None
    assert sheet_of(None) == TeamSheet()


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
    assert profile_at(team, now + timedelta(hours=2)) == profiles[1]
    assert sheet_of(profiles[1]) == TeamSheet(profile={"dial": 2})


def test_players_are_those_of_the_moment_in_the_order_of_the_profile(court, alice):
    team = Team.objects.get(name="Arden")
    before = timezone.now()
    ann, bo, cy, di = players_at(team, None, before)
    rostered.save(team, alice, *rostered.rows_of(team)[:2])
    profile = CoachProfile(lineup=[di.player_id, bo.player_id, 10**6])

    assert players_at(team, profile, before) == (di, bo, ann, cy)
    assert players_at(team, profile, timezone.now()) == (bo, ann)
    assert lineup_of((ann, bo), None) == (ann, bo)


def test_sheet_has_positions_and_ratings_and_no_names(court, alice):
    team = Team.objects.get(name="Arden")
    centre = rostered.row("Ed Vale", "9", position="centre", touch=5)
    rostered.save(team, alice, centre, rostered.rows_of(team)[0])

    sheet = sheet_of(None, players_at(team, None, timezone.now()))

    assert sheet == TeamSheet(
        players=(
            PlayerSheet("centre", {"touch": 5}),
            PlayerSheet("guard", {"touch": 3}),
        )
    )


def test_sheet_has_the_formations_of_the_profile():
    profile = CoachProfile(dials={"dial": 2}, formations={"throw_in": ["out", "net"]})

    assert sheet_of(profile) == TeamSheet(
        profile={"dial": 2}, formations={"throw_in": ("out", "net")}
    )
