"""`manage.py demo`: the site with a league in it whose seasons real workers play."""

import os
import sys
import time
from typing import Any

from django.conf import settings
from django.core.management.base import CommandParser

from config.demo.cast import NORTHERN
from config.demo.folder import claim, is_own, own_environment
from config.demo.story import Story
from config.management.commands import up
from config.processes import StopRequest


class Command(up.Command):
    """Runs the site on the demo's own folder and brings the demo league along."""

    help = "Run the site with the demo league, which workers play."

    _story: Story | None = None

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the port to insist on, and whether to begin anew."""
        super().add_arguments(parser)
        parser.add_argument(
            "--reset",
            action="store_true",
            help="remove the demo of earlier starts first",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Run until a signal, on the demo's own settings whatever the shell says."""
        if not is_own(os.environ, settings.VAR):
            environment = own_environment(os.environ, settings.VAR)
            command = [sys.executable, *sys.orig_argv[1:]]
            os.execve(sys.executable, command, environment)  # noqa: S606 (this very command again)
        super().handle(*args, **options)

    def prepare(self, options: dict[str, Any]) -> None:
        """Take the folder, emptied where the demo is to begin anew."""
        claim(settings.VAR, anew=options["reset"])

    def greet(self, address: str, seconds: float, stop: StopRequest) -> None:
        """Make the league and say where to look."""
        began = time.monotonic() - seconds
        self._say(f"Hardwood is up at {address}")
        self._story = Story(
            cast=NORTHERN,
            address=address,
            seconds=lambda: time.monotonic() - began,
            say=self._say,
            stop=stop,
        )
        self._story.begin()

    def look(self) -> None:
        """Bring the league along."""
        if self._story is not None:
            self._story.look()
