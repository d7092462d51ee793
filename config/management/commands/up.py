"""`manage.py up`: run the whole site on this machine until Ctrl-C."""

import os
import sys
import time
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from config.broker import BrokerError
from config.processes import GaveUp, Stopped, StopRequest
from config.stack import Stack, StackError


def wanted_port(argument: int | None, variable: str | None) -> int | None:
    """Return the port to insist on: the argument's, else ``PORT``'s, else none.

    :raises StackError: if it is no port.
    """
    if argument is None and not variable:
        return None
    try:
        port = argument if argument is not None else int(variable or "")
    except ValueError:
        raise StackError(f"PORT is {variable!r}: give a number.") from None
    if not 0 <= port <= 65535:
        raise StackError(f"Port {port} does not exist: give one from 1 to 65535.")
    return port


class Command(BaseCommand):
    """Orders and watches broker, web and worker; stops them together."""

    help = "Run the whole site on this machine: broker, web and worker."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the port to insist on."""
        parser.add_argument(
            "--port",
            type=int,
            help="take this port and no other (default: the first free from 8000)",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Run until a signal; exit with status 1 where the site cannot run."""
        stop = StopRequest()
        with stop.on_signals():
            sys.exit(self._run(options, stop))

    def prepare(self, options: dict[str, Any]) -> None:
        """Do what must be done before anything is started.

        :raises StackError: if the site cannot run here.
        """

    def greet(self, address: str, seconds: float, stop: StopRequest) -> None:
        """Say that the site is up.

        :raises Stopped: if a stop was requested before all was said.
        """
        self._say(f"Hardwood is up at {address} after {seconds:.1f} s.")
        self._say("Press Ctrl-C to stop it.")

    def look(self) -> None:
        """Do what is to be done several times a second while the site runs."""

    def _run(self, options: dict[str, Any], stop: StopRequest) -> int:
        began = time.monotonic()
        stack: Stack | None = None
        try:
            stop.check()
            self.prepare(options)
            stack = Stack(
                base=settings.BASE_DIR,
                var=settings.VAR,
                socket_path=settings.BROKER_SOCKET,
                port=wanted_port(options["port"], os.environ.get("PORT")),
                say=self._say,
                stop=stop,
            )
            stack.start()
            self.greet(stack.address, time.monotonic() - began, stop)
            stack.watch(self.look)
        except Stopped:
            pass
        except (BrokerError, GaveUp, StackError) as error:
            self._say(str(error))
            return 1
        finally:
            if stack is not None:
                stack.close()
        self._say("Hardwood has stopped.")
        return 0

    def _say(self, line: str) -> None:
        """Print a line at once; a closed terminal is no reason to fail."""
        try:
            self.stdout.write(line)
            self.stdout.flush()
        except OSError:
            pass
