"""Pictures are taken of a demo of their own, or it is said why there are none."""

import importlib.util
import os
import shutil
import struct
from concurrent.futures import ThreadPoolExecutor

import pytest

from config.demo.cast import COACH, COMMISSIONER, LEAGUE_SLUG, PASSWORD
from scripts import pictures, screenshots, steady_demo
from scripts.pictures import Picture
from simulation.registry import rulesets

SAID = (
    "Hardwood is up at http://127.0.0.1:8000/\n",
    "\n",
    "Season 1 is played, closed and checked after 9.1 s.\n",
    "Season 2 has ended after 12.0 s: 90 games, Foxes first.\n",
    "  Standings    http://127.0.0.1:8000/\n",
    *(
        line
        for rules in rulesets()[1:]
        for line in (
            f"{rules.title} Circle has played after 20.0 s: 30 of 30 games.\n",
            "  Standings    http://127.0.0.1:8000/\n",
        )
    ),
)


def test_pictures_are_of_the_people_and_places_of_the_demo():
    assert {
        "commissioner": COMMISSIONER.email,
        "coach": COACH.email,
    } == screenshots.ACCOUNTS
    assert screenshots.PASSWORD == PASSWORD
    assert f"/leagues/{LEAGUE_SLUG}" == pictures.LEAGUE


def test_demo_has_a_folder_of_its_own_and_no_server_of_ours(tmp_path):
    shell = {
        "PATH": "/bin",
        "PORT": "8123",
        "DATABASE_URL": "postgres://db/mine",
        "HARDWOOD_HOSTS": "example.org",
    }

    assert screenshots.own_environment(shell, tmp_path) == {
        "PATH": "/bin",
        "HARDWOOD_VAR": str(tmp_path / "demo"),
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }


def test_demo_is_ready_once_the_last_of_its_leagues_has_played():
    lines = iter(SAID)

    address = screenshots.ready_address(lines)

    assert address == "http://127.0.0.1:8000"
    assert list(lines) == [SAID[-1]]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ((), "It said nothing."),
        (SAID[:3], "Season 1 is played, closed and checked after 9.1 s."),
        (SAID[:-2], "Standings    http://127.0.0.1:8000/"),
        (("Port 8000 is taken.\n", "\n"), "Port 8000 is taken."),
    ],
)
def test_demo_that_ends_before_gives_its_last_words(said, reason):
    with pytest.raises(screenshots.NoPictures) as raised:
        screenshots.ready_address(iter(said))

    assert str(raised.value) == f"The demo did not come up: {reason}"


def test_main_refuses_a_picture_that_is_not_there(capsys):
    status = screenshots.main(["teams"])

    assert status == 1
    assert capsys.readouterr().err.startswith("There is no picture 'teams'; there are ")


def test_secrets_of_the_demo_are_the_same_each_time():
    first, second = steady_demo.steady_source(), steady_demo.steady_source()

    assert [first(32), first(None), first(8)] == [second(32), second(None), second(8)]
    assert len(first(None)) == 32
    assert first(32) != first(32)


def chromium() -> str | None:
    """Return the path of a Chromium on this machine."""
    names = (os.environ.get("HARDWOOD_CHROMIUM", ""), "chromium", "google-chrome")
    return next((path for path in map(shutil.which, filter(None, names)) if path), None)


@pytest.mark.slow
@pytest.mark.e2e
@pytest.mark.timeout(300)
@pytest.mark.skipif(
    importlib.util.find_spec("playwright") is None or chromium() is None,
    reason="The browser set or a Chromium is missing.",
)
def test_picture_of_a_page_is_taken_and_a_missing_page_named(monkeypatch, tmp_path):
    wanted = (
        Picture("there", "/rules/", height=300),
        Picture("phone", "/me/", "coach", width=390, theme="dark", look="main"),
        Picture("gone", "/nowhere/"),
        Picture("stuck", "/", press=("#nowhere",)),
    )
    monkeypatch.setenv("HARDWOOD_CHROMIUM", chromium())

    # Other browser tests of this session keep a loop of Playwright in this thread.
    with screenshots.demo(tmp_path / "var") as address, ThreadPoolExecutor(1) as pool:
        failed = pool.submit(screenshots.take_all, address, wanted, tmp_path).result()

    sizes = {
        path.name: struct.unpack(">II", path.read_bytes()[16:24])
        for path in tmp_path.glob("*.png")
    }
    assert failed[0] == "gone: /nowhere/ gave 404."
    assert failed[1].startswith("stuck: /: ")
    assert len(failed) == 2
    assert sizes["there.png"] == (1280, 300)
    assert sizes["phone.png"][0] == 390
    assert sorted(sizes) == ["phone.png", "there.png"]
