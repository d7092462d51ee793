"""All addresses of the site."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.urls import include, path

from config import health, theme, views

admin.site.site_header = "Hardwood"
admin.site.site_title = "Hardwood"
admin.site.index_title = "Admin"
# Sign-in by our own pages, so that throttling and the second factor hold here too;
# replacing the method is the way that allauth documents.
admin.site.login = secure_admin_login(  # type: ignore[method-assign]
    admin.site.login
)

urlpatterns = [
    path("", views.home, name="home"),
    path("me/", views.desk, name="desk"),
    path("me/teams/", views.desk_teams, name="desk-teams"),
    path("me/to-do/", views.desk_duties, name="desk-duties"),
    path("rules/", views.rules_index, name="rules"),
    path("rules/<slug:slug>/", views.rules_detail, name="ruleset"),
    path("exhibition/", include("games.exhibition_urls")),
    path("leagues/", include("leagues.manage_urls")),
    path("leagues/", include("games.run_urls")),
    path("leagues/", include("leagues.urls")),
    path("leagues/", include("games.urls")),
    path("api/", include("config.api_urls")),
    path("theme/", theme.choose_theme, name="theme"),
    path("accounts/", include("allauth.urls")),
    path("admin/", admin.site.urls),
    path("health/", health.health, name="health"),
    path("robots.txt", views.robots, name="robots"),
    path("favicon.ico", views.favicon, name="favicon"),
]

handler400 = "config.errors.bad_request"
handler403 = "config.errors.permission_denied"
handler404 = "config.errors.page_not_found"
handler500 = "config.errors.server_error"
