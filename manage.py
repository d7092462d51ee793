#!/usr/bin/env python
"""Django's command line for this project; `manage.py up` runs the whole site."""

import os
import signal
import sys

# Commands that end in good order whenever they are told to. Until they are ready for it
# signals wait, so that Ctrl-C never meets a half-loaded program.
LONG_RUNNING = ("up", "demo")
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def main() -> None:
    """Run the command that the arguments name."""
    if sys.argv[1:2] and sys.argv[1] in LONG_RUNNING:
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
