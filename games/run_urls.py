"""Addresses at which games are simulated, and results entered by hand."""

from django.urls import path

from games.views import results
from games.views import runs as views

urlpatterns = [
    path("<slug:slug>/manage/results/", results.results, name="manage-results"),
    path(
        "<slug:slug>/manage/results/<slug:season>/",
        results.results,
        name="manage-results-season",
    ),
    path("<slug:slug>/manage/simulate/", views.simulate, name="manage-simulate"),
    path(
        "<slug:slug>/manage/simulate/<slug:season>/",
        views.simulate,
        name="manage-simulate-season",
    ),
    path(
        "<slug:slug>/manage/simulate/<slug:season>/runs/<int:number>/",
        views.run,
        name="manage-run",
    ),
    path(
        "<slug:slug>/manage/simulate/<slug:season>/runs/<int:number>/progress/",
        views.progress,
        name="manage-run-progress",
    ),
]
