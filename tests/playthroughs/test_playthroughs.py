"""Golden games come out as they are written down, or under a new version."""

import json

import pytest

from simulation.boxscore import tally
from simulation.coaches import DefaultCoach
from simulation.record import load, replay
from simulation.registry import rulesets
from simulation.runner import resimulate
from tests.playthroughs.pinning import (
    FOLDER,
    WIDTH,
    VersionNeeded,
    as_page,
    events_digest,
    files_of,
    golden_records,
    pinned_changes,
    pinned_version,
    write,
)
from tests.simulation import shootout

REGISTERED = [pytest.param(each, id=each.slug) for each in rulesets()]


class IdleShootout(shootout.Shootout):
    """Shootout with coaches that play otherwise, under the version of the first."""

    def coach(self, name, sheet, seed):
        return DefaultCoach()


class CoachedShootout(shootout.Shootout):
    """Shootout with one coach more, its version as it was."""

    coaches = (*shootout.Shootout.coaches, "patient")

    def coach(self, name, sheet, seed):
        known = name in shootout.Shootout.coaches
        return super().coach(name, sheet, seed) if known else DefaultCoach()


class RenamedShootout(CoachedShootout):
    """The same with another in the newcomer's place."""

    coaches = (*shootout.Shootout.coaches, "hasty")


class NewerShootout(IdleShootout):
    """The same under a version of its own."""

    version = "2"


@pytest.mark.parametrize("ruleset", REGISTERED)
def test_rules_are_what_was_pinned_to_their_version(ruleset):
    folder = FOLDER / ruleset.slug

    changed = pinned_changes(ruleset, folder)

    assert not changed, str(VersionNeeded(ruleset, changed))


@pytest.mark.parametrize("ruleset", REGISTERED)
def test_golden_games_are_of_the_version_in_force(ruleset):
    pinned = pinned_version(FOLDER / ruleset.slug)

    assert pinned == ruleset.version, (
        f"{ruleset.title} is version {ruleset.version}, its golden games are of "
        f"{pinned}: run `make playthroughs` and read what differs."
    )


@pytest.mark.parametrize("ruleset", REGISTERED)
def test_golden_files_are_up_to_date(ruleset):
    folder = FOLDER / ruleset.slug
    files = files_of(ruleset)

    written = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*")}

    stale = [name for name in files if files[name] != written.get(name)]
    assert not stale, f"{', '.join(stale)}: run `make playthroughs`"
    assert sorted(written) == sorted(files)


@pytest.mark.parametrize(
    ("ruleset", "name"),
    [
        pytest.param(each, name, id=f"{each.slug}-{name}")
        for each in rulesets()
        for name in each.coaches
        if name != "default"
    ],
)
def test_a_golden_record_replays_and_simulates_again(ruleset, name):
    path = FOLDER / ruleset.slug / f"{name}.json"
    pinned = json.loads(path.read_text(encoding="utf-8"))
    record = load(json.dumps(pinned["record"]))

    again = replay(record)
    resimulate(ruleset, record)

    assert len(again.game.events) == pinned["events"]
    assert events_digest(again.game.events) == pinned["events_sha256"]
    assert tally(ruleset, again.game.events).periods == [
        tuple(points) for points in pinned["periods"]
    ]


@pytest.mark.parametrize("ruleset", REGISTERED)
def test_golden_files_are_narrow_enough_to_read(ruleset):
    lines = [line for text in files_of(ruleset).values() for line in text.splitlines()]

    assert max(len(line) for line in lines) <= WIDTH


def test_files_are_written_once_and_then_stay(tmp_path):
    folder = tmp_path / "shootout"

    first = write(shootout.RULESET, folder)
    second = write(shootout.RULESET, folder)

    assert first == sorted(first, key=list(files_of(shootout.RULESET)).index)
    assert first == list(files_of(shootout.RULESET))
    assert second == []


def test_a_change_of_rules_needs_a_new_version(tmp_path):
    write(shootout.RULESET, tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    with pytest.raises(
        VersionNeeded,
        match="standard.json, random.json changed.* still 1.* `make playthroughs`",
    ):
        write(IdleShootout(), tmp_path)

    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_new_version_is_pinned_anew(tmp_path):
    write(shootout.RULESET, tmp_path)

    written = write(NewerShootout(), tmp_path)

    assert "contract.json" in written
    assert pinned_version(tmp_path) == "2"


def test_a_coach_who_joins_needs_no_new_version(tmp_path):
    write(shootout.RULESET, tmp_path)

    written = write(CoachedShootout(), tmp_path)

    assert written == ["contract.json", "patient.json", "patient.txt"]
    assert pinned_version(tmp_path) == shootout.RULESET.version


def test_a_coach_who_leaves_needs_a_new_version(tmp_path):
    write(CoachedShootout(), tmp_path)

    assert pinned_changes(shootout.RULESET, tmp_path) == ["contract.json"]
    assert pinned_changes(RenamedShootout(), tmp_path) == ["contract.json"]


def test_a_coach_who_plays_otherwise_needs_a_new_version(tmp_path):
    class Changed(CoachedShootout):
        def coach(self, name, sheet, seed):
            return super().coach("random" if name == "patient" else name, sheet, seed)

    write(CoachedShootout(), tmp_path)

    assert pinned_changes(Changed(), tmp_path) == ["patient.json"]


def test_pages_keep_their_width_and_read_back():
    value = {"list": [f"play {number}" for number in range(40)], "empty": [], "n": 1}

    page = as_page(value)

    assert json.loads(page) == value
    assert max(len(line) for line in page.splitlines()) <= WIDTH


def test_a_coach_who_joins_leaves_the_other_games_as_they_were():
    before, now = golden_records(shootout.RULESET), golden_records(CoachedShootout())

    assert {name: now[name] for name in before} == before


def test_golden_games_are_of_all_coaches_and_options():
    records = golden_records(CoachedShootout())

    assert {name: record.home.coach for name, record in records.items()} == {
        "standard": "standard",
        "random": "random",
        "patient": "patient",
    }
    assert not records["patient"].options.items() - records["standard"].options.items()
