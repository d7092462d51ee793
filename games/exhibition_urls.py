"""Addresses of exhibitions, below ``exhibition/``."""

from django.urls import path

from games.views import exhibitions as views

urlpatterns = [
    path("", views.start, name="exhibitions"),
    path("<slug:key>/", views.watch, name="exhibition"),
    path("<slug:key>/scene/", views.scene, name="exhibition-scene"),
    path("<slug:key>/final/", views.final, name="exhibition-final"),
    path("<slug:key>/record.json", views.record, name="exhibition-record"),
    path("<slug:key>/verify/", views.verify, name="exhibition-verify"),
]
