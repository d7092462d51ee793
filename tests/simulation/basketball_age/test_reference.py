"""The tables of the rule book, held against its printed figures (BA-17.4)."""

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.reference import MODIFIERS, signed
from simulation.rulebook import Share
from simulation.words import Words, fill

TABLES = {table.name: table for table in RULESET.rule_tables}


def text(cell):
    return fill(cell, {}) if isinstance(cell, Words) else cell


def rows_of(name):
    """Return the rows of a table by their names."""
    return {text(row[0]): [text(cell) for cell in row[1:]] for row in TABLES[name].rows}


def heading_of(name):
    return [text(cell) for cell in TABLES[name].heading]


def ways(cells):
    return [cell.ways for cell in cells]


@pytest.mark.parametrize(("total", "found"), [(10, 33), (9, 30), (8, 26), (7, 21)])
def test_two_dice_come_to_a_total_at_most_as_often_as_they_do(total, found):
    """BA-17.4."""
    _exactly, at_most, _at_least = rows_of("two_dice")[total]

    assert at_most == Share(found, 36)


def test_two_dice_have_36_ways():
    rows = rows_of("two_dice")

    assert sum(exactly.ways for exactly, _most, _least in rows.values()) == 36
    assert rows[2][2] == rows[12][1] == Share(36, 36)


@pytest.mark.parametrize(
    ("verb", "results"),
    [
        ("block", {"block": 3, "shot": 23, "shot and foul": 9}),
        ("steal", {"steal": 6, "unbalanced defender": 15, "foul": 14}),
        ("move_with", {"success": 25, "opponent stopped": 1}),
        ("lockdown", {"offensive foul": 6, "foul": 30}),
        ("screen", {"screened": 15, "no effect": 15, "offensive foul": 6}),
    ],
)
def test_contest_of_equals_has_the_chances_of_the_rule_book(verb, results):
    """BA-17.4; a natural 12 of a block is a foul too, so there are ten in all."""
    name = f"{verb}_odds"

    found = dict(zip(heading_of(name)[1:], ways(rows_of(name)["0"]), strict=True))

    assert {result: found[result] for result in results} == results


@pytest.mark.parametrize("verb", ["block", "steal", "move_with", "lockdown"])
def test_contest_has_a_row_for_each_difference(verb):
    rows = rows_of(f"{verb}_odds")

    assert list(rows) == [signed(modifier) for modifier in MODIFIERS]
    assert [sum(ways(cells)) for cells in rows.values()] == [36] * 11


def test_screen_has_a_row_for_what_a_timeout_gives():
    """BA-13.3."""
    assert list(rows_of("screen_odds")) == ["−1", "0"]


@pytest.mark.parametrize(("rating", "found"), [(10, 33), (9, 30), (8, 26), (7, 21)])
def test_pass_arrives_as_often_as_the_dice_allow(rating, found):
    """BA-6.4, BA-17.4."""
    assert rows_of("passes")[rating][0] == Share(found, 36)


def test_pass_always_and_never_arrives_by_naturals():
    """BA-6.4."""
    rows = rows_of("passes")

    assert rows[2][4] == Share(1, 36)
    assert rows[12][0] == Share(35, 36)


def test_charts_stand_side_by_side():
    """BA-9.1, BA-9.2, BA-9.5, BA-9.6, BA-10.2, BA-11.8."""
    rows = rows_of("charts")

    assert list(rows) == [
        "≤3",
        "4",
        "5–6",
        "7",
        "8",
        "9",
        "≥10",
        "natural 2",
        "natural 12",
    ]
    assert heading_of("charts")[1:3] == ["Block", "Steal"]
    assert [cells[0] for cells in rows.values()] == [
        "block",
        *["shot"] * 4,
        *["shot and foul"] * 2,
        "block",
        "shot and foul, not hindered",
    ]
    assert rows["natural 12"][1] == "technical foul"
    assert rows["natural 2"][4] == "–"


@pytest.mark.parametrize(
    ("place", "cells"),
    [
        ("the paint (h3)", [2, 0, 95, 95, 95, 90, 84]),
        ("the free-throw zone (g3)", [2, 0, 75, 76, 79, 70, 64]),
        ("the top (f3)", [3, 1, 55, 56, 59, 50, 44]),
        ("the centre circle (d3)", [3, 3, 15, 16, 19, 10, 6]),
        ("free throw", [1, "–", 80, 81, 84, 75, 69]),
    ],
)
def test_shots_of_the_box_go_in_by_range(place, cells):
    """BA-1.3, BA-8.2 to BA-8.4."""
    found = [
        cell.ways if isinstance(cell, Share) else cell
        for cell in rows_of("shots")[place]
    ]

    assert found == cells


def test_modifiers_of_shots_are_those_of_the_rule_book():
    """BA-8.3 to BA-8.8."""
    assert {name: cells[0] for name, cells in rows_of("shot_modifiers").items()} == {
        "each step of range": "−20",
        "from the paint": "+20",
        "no block was tried": "+10",
        "a defender is moving with the shooter": "−5",
        "offence worked on in a timeout": "+5",
        "fouled in the shot": "−20",
        "free throw": "+15",
        "lay-up or dunk, in place of the rating": 95,
    }


def test_range_counts_steps_to_the_zones_of_two_points():
    """BA-2.5."""
    rows = rows_of("range")

    assert list(rows) == ["5", "4", "3", "2", "1"]
    assert rows["3"] == [6, 5, 4, 3, 2, 1, 0, 0]
    assert rows["1"][-1] == 1


def test_room_is_three_in_the_paints_and_one_at_the_sides():
    """BA-2.3."""
    rows = rows_of("room")

    assert rows["3"] == [3, 2, 2, 2, 2, 2, 2, 3]
    assert rows["5"] == rows["1"] == [1] * 8


def test_standard_distance_is_three_straight_or_four_around_a_corner():
    """BA-6.7."""
    rows = rows_of("distance")

    assert rows[0][:8] == [1, 1, 1, 1, 2, 2, 2, 3]
    assert rows[1][3] == 1
    assert rows[2][3] == 2


def test_stray_pass_goes_where_the_die_says():
    """BA-6.5."""
    rows = rows_of("stray")

    assert rows[0] == ["out"] * 6
    assert rows[3] == ["out", "out", "out", 1, 2, 3]
    assert rows[5] == ["out", 1, 2, 3, 4, 5]


def test_rebound_is_even_between_equals_and_certain_from_five_on():
    """BA-12.2, BA-12.3: ties are rolled again."""
    rows = rows_of("rebounds")

    won, lost, fouled, charged = rows["0"]
    assert won == lost == Share(15, 30)
    assert fouled == charged == Share(6, 30)
    assert rows["+5"][0].ways == rows["+5"][0].of
    assert rows["−7"][3] == Share(35, 36)


def test_handling_takes_what_the_clock_profile_says():
    """BA-3.1."""
    assert list(rows_of("handling").values()) == [[5, 4], [35, 25], [10, 8]]


@pytest.mark.parametrize(("number", "shown"), [(3, "+3"), (0, "0"), (-2, "−2")])
def test_number_has_its_sign(number, shown):
    assert signed(number) == shown
