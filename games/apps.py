"""The app of games: how a fixture gets played, and what came of it."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class GamesApp(AppConfig):
    """How fixtures get played."""

    name = "games"
    verbose_name = _("Games")
