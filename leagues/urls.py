"""The addresses of leagues, below ``leagues/``; those of their games are elsewhere."""

from django.urls import path

from leagues import roster_views, views
from leagues.addresses import SEASON_PAGES

urlpatterns = [
    path("", views.leagues, name="leagues"),
    path("<slug:slug>/about/", views.about, name="league_about"),
    path("<slug:slug>/<slug:season>/standings/", views.standings, name="standings"),
    path("<slug:slug>/<slug:season>/schedule/", views.schedule, name="schedule"),
    path("<slug:slug>/<slug:season>/scoreboard/", views.scoreboard, name="scoreboard"),
    path("<slug:slug>/<slug:season>/teams/", views.teams, name="teams"),
    path("<slug:slug>/teams/<slug:team>/", views.current_team, name="current_team"),
    path(
        "<slug:slug>/teams/<slug:team>/roster/",
        roster_views.roster,
        name="team-roster",
    ),
    path(
        "<slug:slug>/teams/<slug:team>/roster.csv",
        roster_views.table,
        name="team-roster-csv",
    ),
    *(
        path(
            f"<slug:slug>/{name}/",
            views.current_page,
            {"name": name},
            name=f"current_{name}",
        )
        for name in SEASON_PAGES
    ),
]
