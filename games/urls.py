"""Addresses of the pages of games, below ``leagues/``."""

from django.urls import path

from games.views import coach, fixtures, players, records, results, seasons

urlpatterns = [
    path("<slug:slug>/teams/<slug:team>/coach/", coach.coach, name="team-coach"),
    path("<slug:slug>/", seasons.home, name="league"),
    path("<slug:slug>/games/<int:number>/", fixtures.game, name="game"),
    path(
        "<slug:slug>/games/<int:number>/record.json",
        records.record,
        name="game-record",
    ),
    path("<slug:slug>/games/<int:number>/result/", results.result, name="game-result"),
    path(
        "<slug:slug>/games/<int:number>/verify/",
        records.verify,
        name="game-verify",
    ),
    path("<slug:slug>/players/<int:number>/", players.player, name="player"),
    path("<slug:slug>/<slug:season>/", seasons.home, name="season"),
    path("<slug:slug>/<slug:season>/stats/", seasons.statistics, name="stats"),
    path(
        "<slug:slug>/<slug:season>/stats/teams.csv",
        seasons.team_table,
        name="stats-teams",
    ),
    path(
        "<slug:slug>/<slug:season>/stats/players.csv",
        seasons.player_table,
        name="stats-players",
    ),
    path(
        "<slug:slug>/<slug:season>/teams/<slug:team>/",
        seasons.team,
        name="team",
    ),
]
