"""``rulesets`` lists what can be played."""

import json

from simulation.commands.listing import WIDTH
from simulation.registry import rulesets


def test_rulesets_are_listed_with_options_and_coaches(command, shootout_is_registered):
    ran = command("rulesets")

    assert ran.status == 0
    for each in rulesets():
        assert f"{each.slug}: {each.title} (version {each.version})\n" in ran.out
    assert "    rounds=3\n      Shots of each side. (a whole number from 1 to 10)" in (
        ran.out
    )
    assert "  groups to delegate: line_up, shots\n" in ran.out


def test_list_of_rulesets_is_narrow_enough_for_any_terminal(command):
    lines = command("rulesets").out.splitlines()

    assert max(map(len, lines)) <= WIDTH


def test_decks_and_tables_are_listed_as_they_are_typed(command):
    out = command("rulesets").out

    assert "    deck={…}\n" in out
    assert '      {"TWO": 14, "THREE": 9, "DUNK": 5, "AND1": 5, ' in out
    assert '      {"DUNK": ["BLOCK", "SEC3", "TECH"]}\n' in out


def test_ways_of_playing_are_listed(command):
    out = command("rulesets").out
    written = json.loads(command("rulesets", "--json").out)

    presets = {each["slug"]: each["presets"] for each in written}
    assert (
        "    plus\n      The short basic game: quarters of 15 minutes, out on three"
        in out
    )
    assert out.count("  ways of playing:\n") == len(
        list(filter(None, presets.values()))
    )
    assert [each["name"] for each in presets["basketball_age"]] == [
        "basic",
        "plus",
        "advanced",
    ]
    assert presets["basketball_age"][1]["values"]["quarter_minutes"] == 15
    assert presets["jukem_basketball"] == []


def test_rulesets_are_listed_as_json(command):
    ran = command("rulesets", "--json")

    by_slug = {each["slug"]: each for each in json.loads(ran.out)}
    assert list(by_slug) == [each.slug for each in rulesets()]
    listed = by_slug["jukem_basketball"]
    assert listed["coaches"] == ["random", "default", "standard", "expert"]
    assert listed["options"][2] == {
        "name": "quarters",
        "title": "Quarters",
        "help": "Regulation quarters, each one trip through the deck.",
        "allowed": "a whole number from 1 to 8",
        "default": 4,
    }
    assert [dial["name"] for dial in listed["dials"]] == [
        "save_stoppers",
        "hold_and1",
        "early_timeout",
    ]
    assert listed["formations"] == []
    assert listed["stat_columns"][0]["key"] == "pts"


def test_formations_are_listed_with_their_ready_sets(command):
    ran = command("rulesets", "--json")

    by_slug = {each["slug"]: each for each in json.loads(ran.out)}
    waiting = next(
        each
        for each in by_slug["basketball_age"]["formations"]
        if each["name"] == "throws"
    )
    assert waiting == {
        "name": "throws",
        "title": "Own free throws",
        "help": "The two who wait; beside the paint stand the tallest.",
        "roles": ["the first who waits", "the second who waits"],
        "ready": {"near": ["f3", "g2"], "back": ["e3", "d3"]},
    }
