"""The addresses of the API below ``api/v1/`` that are of games and rule books."""

from django.urls import path

from games.api import player_views, views

_LEAGUE = "leagues/<slug:league>/"
_SEASON = f"{_LEAGUE}seasons/<slug:season>/"
_GAME = f"{_LEAGUE}fixtures/<int:number>/game/"

urlpatterns = [
    path(f"{_LEAGUE}games/", views.GamesView.as_view(), name="api-games"),
    path(_GAME, views.GameView.as_view(), name="api-game"),
    path(f"{_GAME}plays/", views.PlaysView.as_view(), name="api-plays"),
    path(f"{_GAME}record/", views.RecordView.as_view(), name="api-record"),
    path(
        f"{_SEASON}statistics/", views.StatisticsView.as_view(), name="api-statistics"
    ),
    path(f"{_SEASON}leaders/", views.LeadersView.as_view(), name="api-leaders"),
    path(
        f"{_SEASON}players/",
        player_views.SeasonPlayersView.as_view(),
        name="api-season-players",
    ),
    path(
        f"{_SEASON}players/leaders/",
        player_views.PlayerLeadersView.as_view(),
        name="api-player-leaders",
    ),
    path(
        f"{_SEASON}players/<int:player>/",
        player_views.PlayerGamesView.as_view(),
        name="api-player-games",
    ),
    path(
        f"{_LEAGUE}players/<int:player>/seasons/",
        player_views.PlayerSeasonsView.as_view(),
        name="api-player-seasons",
    ),
    path(
        f"{_GAME}players/",
        player_views.GamePlayersView.as_view(),
        name="api-game-players",
    ),
    path("rulesets/", views.RulesetsView.as_view(), name="api-rulesets"),
    path("rulesets/<slug:ruleset>/", views.RulesetView.as_view(), name="api-ruleset"),
]
