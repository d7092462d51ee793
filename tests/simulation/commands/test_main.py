"""Every bad call is one line on standard error and exit 2, never a traceback."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.commands import BROKEN_PIPE, main
from simulation.registry import rulesets

ROOT = Path(__file__).resolve().parents[3]
SLUG = "jukem_basketball"
KNOWN = ", ".join(ruleset.slug for ruleset in rulesets())


def test_help_is_printed(command):
    ran = command("--help")

    assert ran.status == 0
    assert ran.out.startswith("usage: python -m simulation [-h] COMMAND ...\n")
    assert ran.err == ""


@pytest.mark.parametrize(
    ("words", "err"),
    [
        ([], "which command? --help lists them"),
        (["simulate"], "simulate: the following arguments are required: SLUG"),
        (["verify"], "verify: the following arguments are required: RECORD"),
        (["rulesets", "--jso"], "unrecognized arguments: --jso"),
        (
            ["simulate", SLUG, "--games", "-3"],
            "simulate: argument --games: must be a whole number from 1 to 1,000,000",
        ),
        (
            ["simulate", SLUG, "--games", "0"],
            "simulate: argument --games: must be a whole number from 1 to 1,000,000",
        ),
        (
            ["simulate", SLUG, "--games", "9" * 5000],
            "simulate: argument --games: must be a whole number from 1 to 1,000,000",
        ),
        (
            ["simulate", SLUG, "--seed", "1e3"],
            "simulate: argument --seed: must be a whole number from 0 to "
            "9,223,372,036,854,775,807",
        ),
        (
            ["bench", "--seconds", "0.0"],
            "bench: argument --seconds: must be a number of seconds such as 0.5",
        ),
        (
            ["bench", "--seconds", "nan"],
            "bench: argument --seconds: must be a number of seconds such as 0.5",
        ),
        (["simulate", "chess"], f"there is no ruleset 'chess'; there are {KNOWN}"),
        (["bench", "chess"], f"there is no ruleset 'chess'; there are {KNOWN}"),
        (["play", "chess"], f"there is no ruleset 'chess'; there are {KNOWN}"),
        (
            ["simulate", SLUG, "--home", "nobody"],
            "--home: there is no coach 'nobody'; "
            "there are random, default, standard, expert",
        ),
        (
            ["simulate", SLUG, "--away", "human"],
            "--away: there is no coach 'human'; "
            "there are random, default, standard, expert",
        ),
        (
            ["simulate", SLUG, "--option", "quarters"],
            "--option quarters: must be NAME=VALUE",
        ),
        (
            ["simulate", SLUG, "--option", "quarters=9"],
            "quarters: must be a whole number from 1 to 8",
        ),
        (
            ["simulate", SLUG, "--option", "quarters=2", "--option", "quarters=2"],
            "--option quarters: is given twice",
        ),
        (
            ["simulate", SLUG, "--option", "quarters=NaN"],
            "quarters: must be a whole number from 1 to 8",
        ),
        (
            ["simulate", SLUG, "--record", "/no/such/folder/a.json"],
            "/no/such/folder/a.json: cannot be written: No such file or directory",
        ),
        (
            ["replay", "/no/such/file"],
            "/no/such/file: cannot be read: No such file or directory",
        ),
        (["replay", "/"], "/: cannot be read: Is a directory"),
        (["replay", "/dev/zero"], "/dev/zero: must be at most 1,000,000 bytes"),
        (
            ["check", "/no/such/file"],
            "file: cannot be read: No such file or directory (/no/such/file)",
        ),
    ],
)
def test_bad_call_is_refused_in_one_line(command, words, err):
    ran = command(*words)

    assert ran == (2, "", f"simulation: {err}\n")


def test_unknown_option_names_those_there_are(command):
    ran = command("simulate", SLUG, "--option", "overtime=3")

    assert ran.status == 2
    assert ran.err.startswith("simulation: overtime: no such option; there are deck, ")


def test_unknown_command_names_those_there_are(command):
    ran = command("simulat")

    assert ran.status == 2
    assert ran.err.startswith("simulation: argument COMMAND: invalid choice: 'simulat'")
    assert ran.err.count("\n") == 1


def test_option_that_is_nested_too_deeply_is_refused(command):
    ran = command("simulate", SLUG, "--option", f"deck={'[' * 100_000}")

    assert ran.status == 2
    assert ran.err.count("\n") == 1


def test_case_that_is_nested_too_deeply_is_refused_at_any_depth(command, tmp_path):
    path = tmp_path / SLUG / "a.json"
    path.parent.mkdir()
    told = set()
    for depth in range(750, 1000):
        hand = "[" * depth + "]" * depth
        path.write_text(
            '{"name": "n", "rules": ["JB-R1.1"],'
            f' "expect": {{"view": {{"home": {{"hand": {hand}}}}}}}}}'
        )
        ran = command("check", path)
        told.add((ran.status, ran.err.count("\n"), ran.err[:50]))

    assert told <= {
        (1, 0, ""),
        (2, 1, "simulation: the input is nested too deeply\n"),
        (2, 1, "simulation: file: is not JSON: maximum recursion d"),
    }


def test_wild_text_is_shown_as_one_plain_line(command):
    ran = command("simulate", "a\nb\x1b[31m" + "x" * 2000)

    assert ran.status == 2
    assert ran.err.startswith("simulation: there is no ruleset ")
    assert ran.err.count("\n") == 1
    assert "\x1b" not in ran.err
    assert len(ran.err) < 600


def test_closed_pipe_ends_without_a_word():
    ends = os.pipe()
    os.close(ends[0])
    err = io.StringIO()

    with open(ends[1], "w") as out:
        status = main(["rulesets"], io.StringIO(), out, err)

    assert (status, err.getvalue()) == (BROKEN_PIPE, "")


class Unread(io.StringIO):
    """A stream whose reader has gone."""

    def flush(self) -> None:
        raise BrokenPipeError


def test_closed_pipe_does_not_hide_another_complaint():
    err = io.StringIO()

    status = main(["replay", "/no/such/file"], io.StringIO(), Unread(), err)

    assert status == 2
    assert err.getvalue() == (
        "simulation: /no/such/file: cannot be read: No such file or directory\n"
    )


def test_full_disk_ends_with_one_line():
    err = io.StringIO()

    with open("/dev/full", "w") as out:
        status = main(["rulesets"], io.StringIO(), out, err)

    assert status == 2
    assert err.getvalue() == (
        "simulation: input or output ended: No space left on device\n"
    )


def test_missing_streams_are_no_reason_to_fail():
    assert main(["rulesets"], None, None, None) == 0
    assert main(["replay", "/no/such/file"], None, None, None) == 2


def test_letters_that_a_terminal_cannot_show_are_replaced(record):
    shown = io.BytesIO()
    out = io.TextIOWrapper(shown, encoding="ascii")

    status = main(["replay", str(record)], io.StringIO(), out, io.StringIO())

    assert status == 0
    assert b"?" in shown.getvalue()


class Interrupted(io.StringIO):
    """A stream on which somebody presses Ctrl-C."""

    def write(self, text: str) -> int:
        raise KeyboardInterrupt


def test_interrupted_command_says_so():
    err = io.StringIO()

    status = main(["rulesets"], io.StringIO(), Interrupted(), err)

    assert (status, err.getvalue()) == (130, "simulation: stopped\n")


def test_bare_python_runs_a_whole_game(tmp_path):
    path = tmp_path / "game.json"
    program = [sys.executable, "-S", "-E", "-m", "simulation"]
    slug = rulesets()[-1].slug

    played = subprocess.run(
        [*program, "simulate", slug, "--record", path],
        cwd=ROOT,
        env={},
        capture_output=True,
        text=True,
    )
    verified = subprocess.run(
        [*program, "verify", path], cwd=ROOT, env={}, capture_output=True, text=True
    )

    assert (played.returncode, played.stderr) == (0, "")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert verified.stdout.startswith(f"{path}: equal: Home ")


def test_process_whose_reader_left_ends_without_a_word():
    program = [sys.executable, "-m", "simulation", "rulesets", "--json"]

    with subprocess.Popen(
        program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        process.stdout.close()
        err = process.stderr.read()

    assert (process.returncode, err) == (BROKEN_PIPE, "")


def test_process_that_is_interrupted_shows_no_traceback():
    program = [sys.executable, "-m", "simulation"]

    with subprocess.Popen(
        [*program, "play", SLUG, "--seed", "5"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        while not process.stdout.readline().startswith("Q1, turn"):
            pass
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)

    assert process.returncode == 0
    assert err == ""
    assert out.endswith("Stopped. Nothing was saved: --save FILE keeps a game.\n")
