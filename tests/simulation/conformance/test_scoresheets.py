"""A score sheet takes every game that can be played, and names what cannot be."""

from dataclasses import dataclass, field

import pytest

from simulation.boxscore import POINTS, BoxScore, tally
from simulation.protocol import SIDES
from simulation.scoresheet import Place
from simulation.words import fill

NAMES = {"H": "Arden", "A": "Bexley"}


@pytest.fixture
def sheet(ruleset):
    """The score sheet of a ruleset that has one."""
    if ruleset.score_sheet is None:
        pytest.skip("Nobody writes down a box score of this game.")
    return ruleset.score_sheet


@dataclass
class Written:
    """A game as people would write it down."""

    box: BoxScore
    options: dict[str, object]
    result: object
    lines: list[dict[str, int]] = field(default_factory=list)


@pytest.fixture
def written(ruleset, sheet, games):
    """The box scores of all random games, and what is entered of each."""
    found = []
    for played in games:
        options = ruleset.check_options(played.record.options)
        box = tally(ruleset, played.events)
        keys = [column.key for column in sheet.columns(options)]
        lines = [{key: box.team(side)[key] for key in keys} for side in SIDES]
        found.append(Written(box, options, played.record.result, lines))
    return found


def spoiled(box, side, **figures):
    """Return the box score with other figures of a side."""
    lines = {slot: dict(line) for slot, line in box.lines.items()}
    spoilt = BoxScore(lines, list(box.periods))
    spoilt.team(side).update(figures)
    return spoilt


def grid(sheet, options, periods):
    """Return the cells that people fill in, with one more period than was played."""
    keys = [column.key for column in sheet.columns(options)]
    return {
        *(Place(side, key) for side in SIDES for key in keys),
        *(Place(side, period=at) for side in SIDES for at in range(1, periods + 2)),
    }


def test_columns_are_stored_ones_in_order_and_points_among_them(
    ruleset, sheet, written
):
    stored = [column for column in ruleset.stat_columns if column.is_stored]
    for game in written:
        columns = sheet.columns(game.options)

        assert [column for column in stored if column in columns] == list(columns)
        assert POINTS in [column.key for column in columns]


def test_columns_that_follow_are_worked_out(sheet, written):
    for game in written:
        whole = sheet.complete(*game.lines, game.box.periods, game.options)

        assert [whole.team(side) for side in SIDES] == [
            game.box.team(side) for side in SIDES
        ]
        assert whole.periods == game.box.periods


def test_every_real_game_adds_up(sheet, written):
    for game in written:
        assert sheet.check(game.box, game.options) == []


def test_every_real_game_has_as_many_periods_as_are_allowed(sheet, written):
    for game in written:
        least, most = sheet.periods(game.options)

        assert 1 <= least <= len(game.box.periods) <= most


def test_every_real_game_has_its_result(sheet, written):
    for game in written:
        assert sheet.result(game.box, game.options) == game.result


def test_points_that_are_not_those_of_the_periods_are_named(sheet, written):
    for game in written:
        for side in SIDES:
            points = game.box.team(side)[POINTS]

            faults = sheet.check(spoiled(game.box, side, pts=points + 1), game.options)

            assert faults[0].places[0] == Place(side, POINTS)


def test_wrong_numbers_of_periods_are_named(sheet, written):
    for game in written:
        least, most = sheet.periods(game.options)
        for number in (least - 1, most + 1):
            box = spoiled(game.box, 0)
            box.periods = (box.periods + [(0, 0)] * number)[:number]

            fault = sheet.check(box, game.options)[0]

            assert {place.key for place in fault.places} == {""}
            assert f" {number} " in fill(fault.words, NAMES)


def test_column_that_does_not_follow_is_named(ruleset, sheet, written):
    for game in written:
        entered = {column.key for column in sheet.columns(game.options)}
        for column in ruleset.stat_columns:
            if not column.is_stored or column.key in entered:
                continue
            wrong = game.box.team(0)[column.key] + 1

            faults = sheet.check(
                spoiled(game.box, 0, **{column.key: wrong}), game.options
            )

            assert (Place(0, column.key),) in [fault.places for fault in faults]


def test_faults_name_cells_of_the_sheet_in_words(sheet, written):
    for game in written:
        cells = grid(sheet, game.options, len(game.box.periods))
        for side in SIDES:
            for key in game.lines[side]:
                lines = [dict(line) for line in game.lines]
                lines[side][key] += 1000
                box = sheet.complete(*lines, game.box.periods, game.options)

                for fault in sheet.check(box, game.options):
                    told = fill(fault.words, NAMES)
                    assert set(fault.places) <= cells
                    assert told.endswith(".")
                    assert "{" not in told
