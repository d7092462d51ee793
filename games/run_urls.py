"""Addresses at which commissioners have games simulated."""

from django.urls import path

from games.views import runs as views

urlpatterns = [
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
