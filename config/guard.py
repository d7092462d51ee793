"""Run one command that must not outlive the process that asked for it.

Called as ``python guard.py LIFELINE FDS COMMAND…``. LIFELINE is the reading end of
a pipe whose writing end only the asking process holds: when that process ends, by
whatever signal, the pipe closes and the command's whole process group is stopped.
FDS are file descriptors to hand on, joined by commas. Standard library only and
run as a file: it starts in a moment and imports nothing of the project.
"""

import contextlib
import os
import select
import signal
import subprocess
import sys
import threading
from types import FrameType

#: Seconds between asking an orphaned command to stop and killing its group.
GRACE_SECONDS = 2.0


class Guarded:
    """The command and the signals that came before it was started."""

    def __init__(self) -> None:
        self.child: subprocess.Popen[bytes] | None = None
        self.early: list[int] = []

    def forward(self, number: int, frame: FrameType | None) -> None:
        """Pass a signal on to the command, once there is one."""
        if self.child is None:
            self.early.append(number)
        else:
            self.child.send_signal(number)

    def start(self, command: list[str], fds: tuple[int, ...]) -> int:
        """Run the command and return its exit status when it has ended."""
        self.child = subprocess.Popen(  # noqa: S603 (our own programs, no shell)
            command, stdin=subprocess.DEVNULL, pass_fds=fds
        )
        for number in self.early:
            self.child.send_signal(number)
        return self.child.wait()

    def end_with(self, lifeline: int) -> None:
        """Wait until the pipe closes, then end the command and its group."""
        os.read(lifeline, 1)
        if self.child is not None:
            self.child.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.child.wait(GRACE_SECONDS)
        os.killpg(0, signal.SIGKILL)


def main(arguments: list[str]) -> int:
    """Run the command; return its exit status, a signal as 128 and its number."""
    lifeline, fds, *command = arguments
    guarded = Guarded()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, guarded.forward)
    threading.Thread(
        target=guarded.end_with, args=(int(lifeline),), daemon=True
    ).start()
    handed = tuple(int(fd) for fd in fds.split(",") if fd)
    status = guarded.start(command, handed)
    if select.select([int(lifeline)], [], [], 0)[0]:
        # Nobody is left to clear away what the command may have left behind.
        os.killpg(0, signal.SIGKILL)
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
