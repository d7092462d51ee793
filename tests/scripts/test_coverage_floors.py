"""Floors are met area by area, cover everything, and never sink."""

import subprocess

import pytest

from scripts import coverage_floors
from scripts.coverage_floors import Reached

FLOORS = {"leagues": 95.0, "leagues/standings": 100.0}


def summary(reached: int, possible: int) -> dict[str, dict[str, int]]:
    return {
        "summary": {
            "covered_lines": reached,
            "covered_branches": 0,
            "num_statements": possible,
            "num_branches": 0,
        }
    }


@pytest.mark.parametrize(
    ("path", "area"),
    [
        ("leagues/models.py", "leagues"),
        ("leagues/standings/ranking.py", "leagues/standings"),
        ("leagues/standings.py", "leagues/standings"),
        ("leagues_old/models.py", None),
    ],
)
def test_area_of_takes_the_most_specific(path, area):
    assert coverage_floors.area_of(path, FLOORS) == area


def test_percent_is_never_rounded_up():
    assert Reached(19_999, 20_000).percent == 99.99
    assert Reached(0, 0).percent == 100.0


def test_measure_sums_files_and_names_those_without_a_floor():
    report = {
        "leagues/models.py": summary(90, 100),
        "leagues/views.py": summary(99, 100),
        "stray.py": summary(1, 1),
    }

    figures, homeless = coverage_floors.measure(report, FLOORS)

    assert figures == {"leagues": Reached(189, 200)}
    assert homeless == ["stray.py"]


def test_shortfalls_names_the_area_below_its_floor():
    figures = {"leagues": Reached(189, 200), "leagues/standings": Reached(5, 5)}

    assert coverage_floors.shortfalls(figures, FLOORS) == [
        "leagues: 94.50 % is below its floor of 95 %"
    ]


def test_lowered_names_a_floor_that_sank():
    earlier = {"leagues": 96.5, "leagues/standings": 90.0, "gone": 50.0}

    assert coverage_floors.lowered(FLOORS, earlier) == [
        "leagues: the floor was 96.5 % and may not sink to 95 %"
    ]


def test_highest_floors_reads_every_committed_version(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    subprocess.run(["git", "init", "--quiet"], check=True)
    for floor in (90, 97, 93):
        (tmp_path / "pyproject.toml").write_text(
            f'[tool.hardwood.coverage]\n"leagues" = {floor}\n', encoding="utf-8"
        )
        subprocess.run(["git", "add", "pyproject.toml"], check=True)
        subprocess.run(["git", *identity, "commit", "-qm", f"{floor}"], check=True)

    assert coverage_floors.highest_floors() == {"leagues": 97}


def test_read_floors_is_empty_without_the_table():
    assert coverage_floors.read_floors("[project]\nname = 'x'\n") == {}
