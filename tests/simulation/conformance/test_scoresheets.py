"""A score sheet takes every game that can be played, and names what cannot be."""

from dataclasses import dataclass, field

import pytest

from simulation.boxscore import POINTS, BoxScore
from simulation.protocol import SIDE_SLOTS, SIDES
from simulation.scoresheet import Place
from simulation.words import fill
from tests.simulation.conformance.random_games import GAMES, worth

NAMES = {"H": "Arden", "A": "Bexley"}
# of so many games every figure is spoiled in turn
MOST_SPOILED = 100


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
    lines: dict[str, dict[str, int]] = field(default_factory=dict)


@pytest.fixture
def written(ruleset, sheet, games):
    """The box scores of random games that had an end, and what is entered of each.

    One that a side could not go on with is no box score but a forfeit.
    """
    found = []
    for played in worth(games, GAMES):
        if played.record.result.kind == "forfeit":
            continue
        options = ruleset.check_options(played.record.options)
        lines = sheet.written(played.box, options)
        found.append(Written(played.box, options, played.record.result, lines))
    return found


def spoiled(box, side, **figures):
    """Return the box score with other figures of a side."""
    lines = {slot: dict(line) for slot, line in box.lines.items()}
    spoilt = BoxScore(lines, list(box.periods))
    spoilt.team(side).update(figures)
    return spoilt


def place_of(slot, key):
    """Return the cell of a figure."""
    return Place(SIDE_SLOTS.index(slot[0]), key, player=int(slot[1:] or 0))


def grid(sheet, lines, periods):
    """Return the cells that people fill in, with one more period than was played."""
    return {
        *(place_of(slot, key) for slot, line in lines.items() for key in line),
        *(Place(side, period=at) for side in SIDES for at in range(1, periods + 2)),
    }


def counted(sheet, line):
    """Return what of a line can be written down, what is 0 left out."""
    return {
        key: amount
        for key, amount in line.items()
        if amount and key not in sheet.uncounted
    }


def test_columns_are_stored_ones_in_order_and_points_among_them(
    ruleset, sheet, written
):
    stored = [column for column in ruleset.stat_columns if column.is_stored]
    for game in written:
        columns = sheet.columns(game.options)
        of_players = sheet.player_columns(game.options)

        assert [column for column in stored if column in columns] == list(columns)
        assert [item for item in stored if item in of_players] == list(of_players)
        assert all(column.is_of_teams for column in columns)
        assert all(column.is_of_players for column in of_players)
        assert POINTS in [column.key for column in columns] or of_players


def test_columns_that_nobody_counts_are_stored_and_typed_by_nobody(
    ruleset, sheet, written
):
    stored = {column.key for column in ruleset.stat_columns if column.is_stored}
    typed = {key for game in written for line in game.lines.values() for key in line}

    assert sheet.uncounted <= stored - typed


def test_columns_that_follow_are_worked_out(ruleset, sheet, written):
    of_teams = {
        column.key
        for column in ruleset.stat_columns
        if column.is_stored and column.is_of_teams
    }
    for game in written:
        whole = sheet.complete(game.lines, game.box.periods, game.options)

        assert {slot: counted(sheet, line) for slot, line in whole.lines.items()} == {
            slot: counted(sheet, game.box.lines[slot]) for slot in game.lines
        }
        for side in SIDES:
            assert of_teams - sheet.uncounted <= set(whole.team(side)) <= of_teams
        assert whole.periods == game.box.periods


def test_lines_of_players_that_are_written_down_are_whole(ruleset, sheet, written):
    of_players = {
        column.key
        for column in ruleset.stat_columns
        if column.is_stored and column.is_of_players
    }
    for game in written:
        whole = sheet.complete(game.lines, game.box.periods, game.options)

        for slot, line in whole.lines.items():
            if slot not in SIDE_SLOTS:
                assert of_players - sheet.uncounted <= set(line) <= of_players


def test_game_that_was_written_down_adds_up(sheet, written):
    for game in written:
        whole = sheet.complete(game.lines, game.box.periods, game.options)

        assert sheet.check(whole, game.options) == []
        assert sheet.result(whole, game.options) == game.result


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

            is_typed = POINTS in game.lines[SIDE_SLOTS[side]]
            first = Place(side, POINTS) if is_typed else Place(side, period=1)
            assert faults[0].places[0] == first


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
        entered = set(game.lines["H"])
        for column in ruleset.stat_columns:
            is_known = column.key not in entered | sheet.uncounted
            if not (column.is_stored and column.is_of_teams and is_known):
                continue
            wrong = game.box.team(0)[column.key] + 1

            faults = sheet.check(
                spoiled(game.box, 0, **{column.key: wrong}), game.options
            )

            assert (Place(0, column.key),) in [fault.places for fault in faults]


def test_faults_name_cells_of_the_sheet_in_words(sheet, written):
    for game in written[:MOST_SPOILED]:
        cells = grid(sheet, game.lines, len(game.box.periods))
        for slot, line in game.lines.items():
            for key in line:
                wrong = {**line, key: line[key] + 1000}
                box = sheet.complete(
                    {**game.lines, slot: wrong}, game.box.periods, game.options
                )

                for fault in sheet.check(box, game.options):
                    told = fill(fault.words, NAMES)
                    assert set(fault.places) <= cells
                    assert told.endswith(".")
                    assert "{" not in told
