"""The addresses of the API below ``api/v1/`` that are of leagues alone."""

from django.urls import path

from leagues.api import player_views, views

_LEAGUE = "leagues/<slug:league>/"
_SEASON = f"{_LEAGUE}seasons/<slug:season>/"

urlpatterns = [
    path("leagues/", views.LeaguesView.as_view(), name="api-leagues"),
    path(_LEAGUE, views.LeagueView.as_view(), name="api-league"),
    path(f"{_LEAGUE}seasons/", views.SeasonsView.as_view(), name="api-seasons"),
    path(_SEASON, views.SeasonView.as_view(), name="api-season"),
    path(f"{_SEASON}standings/", views.StandingsView.as_view(), name="api-standings"),
    path(f"{_LEAGUE}teams/", views.TeamsView.as_view(), name="api-teams"),
    path(f"{_LEAGUE}teams/<slug:team>/", views.TeamView.as_view(), name="api-team"),
    path(
        f"{_LEAGUE}teams/<slug:team>/roster/",
        player_views.RosterView.as_view(),
        name="api-roster",
    ),
    path(f"{_LEAGUE}players/", player_views.PlayersView.as_view(), name="api-players"),
    path(
        f"{_LEAGUE}players/<int:player>/",
        player_views.PlayerView.as_view(),
        name="api-player",
    ),
    path(f"{_LEAGUE}fixtures/", views.FixturesView.as_view(), name="api-fixtures"),
    path(
        f"{_LEAGUE}fixtures/<int:number>/",
        views.FixtureView.as_view(),
        name="api-fixture",
    ),
]
