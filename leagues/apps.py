"""The app of leagues, teams, seasons and fixtures."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class LeaguesApp(AppConfig):
    """Who plays whom, and who leads."""

    name = "leagues"
    verbose_name = _("Leagues")
