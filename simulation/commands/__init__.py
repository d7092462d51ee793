"""The commands of ``python -m simulation``: the engines at a terminal.

Standard library only, so that they run from a bare clone. ``docs/cli.md`` tells what
each prints; the exit status is 0 when all is well, 1 where something differs, 2 where
the call or a file cannot be used.
"""

from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Final, TextIO

from simulation.commands.console import BadUse, Console, reason_of
from simulation.commands.parser import build_parser
from simulation.errors import SimulationError

#: What a shell says of a program that its reader has left: 128 and SIGPIPE.
BROKEN_PIPE: Final = 141


def main(
    argv: Sequence[str],
    stdin: TextIO | None,
    stdout: TextIO | None,
    stderr: TextIO | None,
) -> int:
    """Run one command and return its exit status."""
    console = Console(stdin, stdout, stderr)
    try:
        status = _run(argv, console)
        console.stdout.flush()
    except (BadUse, SimulationError) as error:
        console.complain(f"simulation: {error}")
        return _finish(console, 2)
    except RecursionError:
        console.complain("simulation: the input is nested too deeply")
        return _finish(console, 2)
    except KeyboardInterrupt:
        console.complain("simulation: stopped")
        return _finish(console, 130)
    except BrokenPipeError:
        # the reader has seen enough, as `head` has: nothing to complain of
        console.give_up_output()
        return BROKEN_PIPE
    except OSError as error:
        console.complain(f"simulation: input or output ended: {reason_of(error)}")
        console.give_up_output()
        return 2
    return status


def _run(argv: Sequence[str], console: Console) -> int:
    # argparse writes its help to the process's own streams
    with redirect_stdout(console.stdout), redirect_stderr(console.stderr):
        try:
            arguments = build_parser().parse_args(argv)
        except SystemExit as ending:
            return int(ending.code or 0)
    status: int = arguments.command(arguments, console)
    return status


def _finish(console: Console, status: int) -> int:
    """Let go of the output that was written before the command failed."""
    try:
        console.stdout.flush()
    except OSError:
        console.give_up_output()
    return status
