"""Runs a command as the terminal's own foreground job: ``foreground COMMAND...``.

Ctrl-C in a terminal reaches every process of the foreground group, make included, and
make then ends with an error of its own however well the command stopped. So the command
gets a group of its own, to which the terminal's keys go; its exit status is then the
last word. Ctrl-Z stops both and ``fg`` continues both. Without a terminal the command
simply takes this process's place, and signals reach it as they are sent.
"""

import os
import signal
import sys
from collections.abc import Sequence

TERMINAL = 0
FORWARDED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def owns_terminal() -> bool:
    """Tell whether standard input is a terminal and this process is in front of it."""
    try:
        return os.tcgetpgrp(TERMINAL) == os.getpgrp()
    except OSError:
        return False


def run_in_front(command: Sequence[str]) -> int:
    """Run *command* in front of the terminal; return its exit status.

    A command that a signal ended gives 128 and the signal's number, as in a shell.
    """
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(TERMINAL, os.getpgrp())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        _become(command)
    for number in FORWARDED:
        signal.signal(number, lambda received, _: os.killpg(child, received))
    while True:
        _, status = os.waitpid(child, os.WUNTRACED)
        os.tcsetpgrp(TERMINAL, os.getpgrp())
        if not os.WIFSTOPPED(status):
            break
        os.killpg(0, signal.SIGSTOP)
        os.tcsetpgrp(TERMINAL, child)
        os.killpg(child, signal.SIGCONT)
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


def _become(command: Sequence[str]) -> None:
    """Replace this process by *command*; end with 127 where it cannot be started."""
    try:
        os.execvp(command[0], list(command))
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr, flush=True)
        os._exit(127)


def main(command: Sequence[str]) -> int:
    """Run *command* and return its exit status."""
    if not owns_terminal():
        _become(command)
    return run_in_front(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
