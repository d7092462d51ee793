"""A timed command says its seconds and keeps its status."""

import re
import subprocess
from pathlib import Path

import pytest

TIMED = Path(__file__).resolve().parents[2] / "scripts" / "timed"


@pytest.mark.parametrize(
    ("status", "words"),
    [(0, r"done in \d+ s"), (3, r"FAILED with status 3 after \d+ s")],
)
def test_timed_reports_and_keeps_the_status(status, words):
    done = subprocess.run(
        [str(TIMED), "the step", "sh", "-c", f"exit {status}"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == status
    assert re.fullmatch(rf"\n=== the step\n=== the step: {words}\n", done.stdout)
