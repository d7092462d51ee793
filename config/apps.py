"""The app that holds accounts and the frame of the pages."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ConfigApp(AppConfig):
    """The project itself as an app: the user model lives here."""

    name = "config"
    label = "config"
    verbose_name = _("People")

    def ready(self) -> None:
        """Make the Celery application the default before any task is defined."""
        from config.celery import app

        app.set_default()
