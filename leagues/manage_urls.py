"""Addresses of the commissioner's pages, below ``leagues/``.

They come before those of the seasons, whose slugs are never one of these words.
"""

from django.urls import path

from leagues.manage import (
    audit,
    fixtures,
    leagues,
    members,
    rulings,
    schedules,
    seasons,
    teams,
)

_MANAGE = "<slug:slug>/manage/"
_SEASON = f"{_MANAGE}seasons/<slug:season>/"

urlpatterns = [
    path("new/", leagues.new_league, name="league-new"),
    path(_MANAGE, leagues.overview, name="manage-overview"),
    path(f"{_MANAGE}teams/", teams.teams, name="manage-teams"),
    path(f"{_MANAGE}teams/new/", teams.new_team, name="manage-new-team"),
    path(f"{_MANAGE}teams/<slug:team>/", teams.team, name="manage-team"),
    path(f"{_MANAGE}members/", members.members, name="manage-members"),
    path(f"{_MANAGE}members/<int:number>/", members.member, name="manage-member"),
    path(f"{_MANAGE}seasons/", seasons.seasons, name="manage-seasons"),
    path(_SEASON, seasons.season, name="manage-season"),
    path(f"{_SEASON}teams/", seasons.entries, name="manage-entries"),
    path(f"{_SEASON}standings/", seasons.standings, name="manage-standings"),
    path(f"{_SEASON}schedule/", schedules.schedule, name="manage-schedule"),
    path(f"{_SEASON}fixtures/", fixtures.fixtures, name="manage-fixtures"),
    path(f"{_SEASON}fixtures/<int:number>/", fixtures.fixture, name="manage-fixture"),
    path(f"{_SEASON}rulings/", rulings.rulings, name="manage-rulings"),
    path(
        f"{_SEASON}rulings/<slug:team>/", rulings.withdrawal, name="manage-withdrawal"
    ),
    path(f"{_MANAGE}audit/", audit.audit, name="manage-audit"),
]
