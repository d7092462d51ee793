"""The addresses of the API: what it has by version, and that in words."""

from django.urls import include, path

from config.api import views

urlpatterns = [
    path("", views.ReferenceView.as_view(), name="api"),
    path("v1/", views.IndexView.as_view(), name="api-index"),
    path("v1/schema/", views.SchemaView.as_view(), name="api-schema"),
    path("v1/", include("leagues.api_urls")),
    path("v1/", include("games.api_urls")),
]
