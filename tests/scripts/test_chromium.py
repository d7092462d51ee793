"""Where a Chromium is looked for."""

import subprocess
from pathlib import Path

import pytest

CHROMIUM = Path(__file__).resolve().parents[2] / "scripts" / "chromium"


@pytest.fixture
def browser(tmp_path):
    """Return a program that passes for a browser."""
    program = tmp_path / "my browser"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    return program


def look(path: Path, *arguments: str, **variables: str):
    return subprocess.run(
        ["/bin/sh", str(CHROMIUM), *arguments],
        env={"PATH": str(path), **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_chromium_takes_the_named_browser(browser, tmp_path):
    done = look(tmp_path / "empty", HARDWOOD_CHROMIUM=str(browser))

    assert (done.returncode, done.stdout) == (0, f"{browser}\n")


def test_chromium_finds_one_on_the_path(browser, tmp_path):
    browser.rename(tmp_path / "google-chrome")

    done = look(tmp_path)

    assert (done.returncode, done.stdout) == (0, f"{tmp_path}/google-chrome\n")


@pytest.mark.skipif(
    Path("/Applications").exists(), reason="a Chrome may lie where macOS puts it"
)
def test_chromium_ends_with_a_status_where_there_is_none(tmp_path):
    done = look(tmp_path)

    assert (done.returncode, done.stdout) == (1, "")


@pytest.mark.skipif(
    Path("/Applications").exists(), reason="a Chrome may lie where macOS puts it"
)
def test_chromium_says_what_to_do_where_it_cannot_install(tmp_path):
    (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n", encoding="utf-8")
    (tmp_path / "id").chmod(0o755)

    done = look(tmp_path, "--install")

    assert done.returncode == 1
    assert done.stderr == (
        "No Chromium found: install one, or name it in HARDWOOD_CHROMIUM.\n"
    )
