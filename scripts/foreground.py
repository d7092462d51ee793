"""Runs a command as the terminal's own foreground job.

``foreground [--held] COMMAND...``

Ctrl-C in a terminal reaches every process of the foreground group, make included, and
make then ends with an error of its own however well the command stopped. So the command
gets a group of its own, to which the terminal's keys go; its exit status is then the
last word. Ctrl-Z stops both and ``fg`` continues both. Without a terminal the command
simply takes this process's place, and signals reach it as they are sent.

With ``--held`` the signals that end a command wait until it unblocks them, as
`manage.py up` does once it can stop in good order. One that is sent while it is still
starting is neither lost nor met by a half-loaded program.
"""

import os
import signal
import sys

TERMINAL = 0
FORWARDED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def owns_terminal() -> bool:
    """Tell whether standard input is a terminal and this process is in front of it."""
    try:
        return os.tcgetpgrp(TERMINAL) == os.getpgrp()
    except OSError:
        return False


def run_in_front(command: list[str], *, is_held: bool) -> int:
    """Run *command* in front of the terminal; return its exit status.

    A command that a signal ended gives 128 and the signal's number, as in a shell.
    """
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(TERMINAL, os.getpgrp())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        _become(command, is_held=is_held)
    for number in FORWARDED:
        signal.signal(number, lambda received, _: _forward(child, received))
    signal.pthread_sigmask(signal.SIG_UNBLOCK, FORWARDED)
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


def _forward(child: int, number: int) -> None:
    """Send a signal to the child's group, or to a child that has no group yet."""
    try:
        os.killpg(child, number)
    except ProcessLookupError:
        os.kill(child, number)


def _become(command: list[str], *, is_held: bool) -> None:
    """Replace this process by *command*; end with 127 where it cannot be started."""
    if not is_held:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, FORWARDED)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr, flush=True)
        os._exit(127)


def main(arguments: list[str]) -> int:
    """Run the command of the *arguments* and return its exit status."""
    signal.pthread_sigmask(signal.SIG_BLOCK, FORWARDED)
    is_held = arguments[:1] == ["--held"]
    command = arguments[1:] if is_held else arguments
    if not owns_terminal():
        _become(command, is_held=is_held)
    return run_in_front(command, is_held=is_held)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
