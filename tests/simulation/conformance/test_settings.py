"""What a league may set: options, dials and groups, each with words for people."""

import json
import random
import re

import pytest

from simulation.errors import BadOption, BadTeamSheet
from simulation.teamsheet import TeamSheet, check_profile, read_team_sheet
from simulation.words import fill
from tests.simulation.conformance.random_games import (
    extreme_options,
    random_options,
    random_sheet,
)

NAME = re.compile(r"[a-z][a-z0-9_]*")


def checked_or_refused(ruleset, name, value):
    """Return the option that refused a value, or None and the checked value."""
    try:
        return None, ruleset.check_options({name: value})[name]
    except BadOption as refused:
        return refused.field.split(".")[0], None


def test_a_ruleset_says_what_it_is(ruleset):
    assert NAME.fullmatch(ruleset.slug)
    assert ruleset.title
    assert ruleset.version
    assert fill(ruleset.summary, {})
    assert ruleset.has_players is (ruleset.roster_spec is not None)
    assert {"random", "default", "standard"} <= set(ruleset.coaches)
    notes = ruleset.coach_notes
    assert [name for name in ruleset.coaches if not fill(notes[name], {})] == []
    assert len(set(ruleset.result_kinds)) == len(ruleset.result_kinds) > 0


def test_pace_is_of_kinds_of_event_that_there_are(ruleset):
    assert [kind for kind in ruleset.pace if kind not in ruleset.event_kinds] == []


def test_ways_of_playing_differ_and_can_be_played(ruleset):
    presets = ruleset.presets
    names = [preset.name for preset in presets]
    played = [ruleset.check_options(preset.values) for preset in presets]

    assert [name for name in names if not NAME.fullmatch(name)] == []
    assert len(set(names)) == len(names)
    assert len({fill(preset.title, {}) for preset in presets}) == len(names)
    assert [preset for preset in presets if not fill(preset.help, {})] == []
    assert [values for values in played if played.count(values) > 1] == []
    if presets:
        assert played[0] == ruleset.check_options({})
        assert {tuple(preset.values) for preset in presets} == {
            tuple(presets[0].values)
        }


def test_chapters_are_named_once_and_hold_every_clause_in_order(ruleset):
    names = [chapter.name for chapter in ruleset.chapters]
    held = [clause for chapter in ruleset.chapters for clause in chapter.clauses]

    assert [name for name in names if not NAME.fullmatch(name)] == []
    assert len(set(names)) == len(names) > 0
    assert [chapter.name for chapter in ruleset.chapters if not chapter.clauses] == []
    assert [name for name in ruleset.chapters if not fill(name.title, {})] == []
    assert list(ruleset.clauses) == held


def test_clauses_are_numbered_once_and_have_words(ruleset):
    numbers = [clause.number for clause in ruleset.clauses]

    assert numbers
    assert len(set(numbers)) == len(numbers)
    assert [
        clause.number for clause in ruleset.clauses if not fill(clause.text, {})
    ] == []


def test_groups_are_named_in_lower_case(ruleset):
    names = [*ruleset.groups, *ruleset.groups.values()]

    assert [name for name in names if not NAME.fullmatch(name)] == []


def test_options_check_their_defaults_to_themselves(ruleset):
    defaults = {option.name: option.default for option in ruleset.options}

    assert ruleset.check_options({}) == defaults
    assert ruleset.check_options(defaults) == defaults
    assert len(defaults) == len(ruleset.options)


def test_options_read_their_defaults_as_typed(ruleset):
    for option in ruleset.options:
        assert option.read(json.dumps(option.default)) == option.default


def test_options_have_words(ruleset):
    for option in ruleset.options:
        assert NAME.fullmatch(option.name)
        assert fill(option.title, {})
        assert fill(option.help, {})
        assert option.allowed()


def test_checked_options_are_plain_json_and_check_to_themselves(ruleset):
    source = random.Random(3)
    drawn = [random_options(ruleset, source) for _number in range(50)]

    for values in (*drawn, *extreme_options(ruleset)):
        again = json.loads(json.dumps(values, allow_nan=False))

        assert ruleset.check_options(again) == values


def test_an_unknown_option_is_refused_by_name(ruleset):
    with pytest.raises(BadOption) as refused:
        ruleset.check_options({"nonsense": 1})

    assert refused.value.field == "nonsense"


@pytest.mark.parametrize(
    "value", [None, [], {}, {"nonsense": 1}, -1, 10**30, 1.5, float("nan"), "nonsense"]
)
def test_an_option_out_of_its_limits_is_refused_by_name(ruleset, value):
    for option in ruleset.options:
        field, checked = checked_or_refused(ruleset, option.name, value)

        # an empty object leaves every count and row at its default
        assert field == option.name or (value, checked) == ({}, option.default)


def test_dials_have_words_and_a_default_within_their_limits(ruleset):
    for dial in ruleset.dials:
        assert NAME.fullmatch(dial.name)
        assert dial.minimum <= dial.default <= dial.maximum
        assert fill(dial.title, {})
        assert fill(dial.help, {})
        assert fill(dial.unit, {})
        check_profile({dial.name: dial.default}, ruleset.dials)


def test_starting_refuses_a_dial_turned_too_far(ruleset):
    source = random.Random(4)
    good = random_sheet(ruleset, source)
    dial = ruleset.dials[0]
    bad = TeamSheet(profile={dial.name: dial.maximum + 1}, players=good.players)

    with pytest.raises(BadTeamSheet):
        ruleset.start(bad, good, {})
    with pytest.raises(BadTeamSheet):
        ruleset.start(good, bad, {})


def test_starting_refuses_a_dial_that_there_is_not(ruleset):
    good = random_sheet(ruleset, random.Random(6))
    bad = TeamSheet(profile={"no_such_dial": 1}, players=good.players)

    with pytest.raises(BadTeamSheet, match="no_such_dial"):
        ruleset.start(bad, good, {})


def test_starting_refuses_bad_options(ruleset):
    sheet = random_sheet(ruleset, random.Random(5))

    with pytest.raises(BadOption):
        ruleset.start(sheet, sheet, {"nonsense": 1})


def test_starting_refuses_a_roster_that_does_not_fit(ruleset):
    source = random.Random(6)
    good = random_sheet(ruleset, source)
    spec = ruleset.roster_spec
    players = (good.players * 60)[:60] if spec else (object(),)

    with pytest.raises(BadTeamSheet):
        ruleset.start(TeamSheet(players=players), good, {})


def test_sheets_read_back_as_they_were_written(ruleset):
    source = random.Random(7)
    for _number in range(50):
        sheet = random_sheet(ruleset, source)

        again = read_team_sheet(
            json.loads(json.dumps(sheet.to_json())),
            coaches=ruleset.coaches,
            dials=ruleset.dials,
            roster=ruleset.roster_spec,
        )

        assert again == sheet
