"""Runs a command under a hard time limit: ``within SECONDS COMMAND...``.

The command runs in a session of its own. When the time is up, or when this process is
told to stop, the whole group is asked to end and ten seconds later killed.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType

GRACE_SECONDS = 10.0
POLL_SECONDS = 0.2
TIMED_OUT = 124


class StopRequest:
    """The signal by which this process was told to stop; None as long as it was not.

    It is noted and acted upon later: raised at once, it could strike between the
    start of a command and the moment that its id is known.
    """

    def __init__(self) -> None:
        self.number: int | None = None
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._note)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self.number = number


def run_within(
    seconds: float, command: Sequence[str], *, grace: float = GRACE_SECONDS
) -> int:
    """Run *command* for at most *seconds*; return its status, or 124 when time is up.

    A status is 128 and the signal's number where a signal ended the command or told
    this process to stop.
    """
    request = StopRequest()
    deadline = time.monotonic() + seconds
    process = subprocess.Popen(command, start_new_session=True)
    code: int | None = None
    while code is None:
        try:
            code = process.wait(POLL_SECONDS)
        except subprocess.TimeoutExpired:
            if request.number is not None:
                code = 128 + request.number
            elif time.monotonic() > deadline:
                print(f"Stopped: not done after {seconds:g} s", file=sys.stderr)
                code = TIMED_OUT
    _end_group(process, grace)
    return code if code >= 0 else 128 - code


def _end_group(process: subprocess.Popen[bytes], grace: float) -> None:
    """End every process of the group that *process* leads, the leader gone or not."""
    try:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(grace)
    except ProcessLookupError:
        return
    except subprocess.TimeoutExpired:
        pass
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    process.wait()


def main(arguments: Sequence[str]) -> int:
    """Run ``SECONDS COMMAND...`` and return the exit status."""
    return run_within(float(arguments[0]), arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
