"""Commands that run until they are stopped."""

import subprocess
import sys

import pytest

from tests.config.running import ROOT


@pytest.fixture
def start(var):
    """Start a command of `manage.py` in a session of its own, as a terminal would."""
    started = []

    def start_command(*arguments):
        process = subprocess.Popen(
            [sys.executable, "-W", "error", "manage.py", *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        started.append(process)
        return process

    yield start_command
    for process in started:
        process.kill()
        process.wait()
        process.stdout.close()
