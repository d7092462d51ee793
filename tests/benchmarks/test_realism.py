"""Figures are those of the games, bands and dials are held against them."""

from collections import Counter
from dataclasses import replace

import pytest

from benchmarks import realism
from benchmarks.bands import BANDS, TURNS, Band, Figure, Turn, lines_of
from benchmarks.realism import (
    GAMES_A_SHIFT,
    SHIFTS,
    SLUG,
    Sample,
    band_row,
    main,
    play,
    random_row,
    ratings_rows,
    shifted,
    shifts_in,
    turn_row,
)
from simulation.boxscore import tally
from simulation.registry import get_ruleset
from simulation.rosters import average_sheet
from simulation.runner import simulate

POINTS = Figure("points", lambda mine, theirs: (mine["pts"], 1))
SHARE = Figure("share %", lambda mine, theirs: (mine["fgm"], mine["fga"]), 100)


@pytest.fixture
def ruleset():
    return get_ruleset(SLUG)


@pytest.fixture
def sample():
    """Two games of two teams."""
    return Sample(
        lines=[
            (Counter(pts=90, fgm=30, fga=60), Counter(pts=80, fgm=20, fga=40)),
            (Counter(pts=70, fgm=10, fga=40), Counter(pts=100, fgm=40, fga=60)),
        ]
    )


def test_figures_are_means_and_shares(sample):
    assert sample.figure(POINTS) == 85
    assert sample.figure(POINTS, (1,)) == 90
    assert sample.figure(SHARE, (0,)) == 40


def test_errors_are_those_of_means_and_ratios(sample):
    assert round(sample.error(POINTS, (0,)), 6) == 10
    assert round(sample.error(SHARE, (0,)), 6) == 12


def test_nothing_tried_is_no_share():
    sample = Sample(lines=[(Counter(), Counter())])

    assert sample.figure(SHARE) == 0
    assert sample.error(SHARE) == 0


@pytest.mark.parametrize(
    ("least", "most", "passed"), [(85, 90, True), (86, 90, False), (80, 84, False)]
)
def test_bands_hold_at_their_edges(sample, least, most, passed):
    cells, verdict = band_row(sample, Band(POINTS, least, most))

    assert verdict is passed
    assert cells[:2] == ["points", "85.0"]
    assert cells[3] == f"{least} to {most}"
    assert cells[-1] == ("pass" if passed else "FAIL")


@pytest.mark.parametrize(
    ("band", "text", "margin"),
    [
        (Band(POINTS, 80, 100), "80 to 100", 5),
        (Band(POINTS, 60, 90), "60 to 90", 5),
        (Band(POINTS, least=86), "at least 86", -1),
        (Band(POINTS, most=84), "at most 84", -1),
    ],
)
def test_bands_tell_how_far_a_value_lies_inside(band, text, margin):
    assert str(band) == text
    assert band.margin(85) == margin


@pytest.mark.parametrize(("by", "margin"), [(25, 5), (40, -10), (-3, -33)])
def test_dials_tell_how_much_further_they_move_than_they_must(by, margin):
    assert Turn("threes", SHARE, by).margin(30) == margin


def test_lines_hold_what_the_figures_need(ruleset):
    sheet = average_sheet(ruleset)
    game = simulate(ruleset, sheet, sheet, None, 1).game
    box = tally(ruleset, game.events)

    lines = lines_of(box, game.events, game.result.kind)

    for side, line in enumerate(lines):
        assert line["pts"] == game.score[side]
        assert 0 < line["paint_tries"] < line["fga"]
        assert line["relief"] <= 5
        assert line["relief_seconds"] < line["sec"]
        assert line["activation"] > line["fga"]
        assert line[game.result.kind] == 1
    assert all(band.figure.share(*lines)[1] >= 0 for band in BANDS)


def test_teams_change_sides_and_keep_their_figures(ruleset):
    better = shifted(average_sheet(ruleset), 10)

    sample = play(ruleset, (better, average_sheet(ruleset, "random")), 2)

    assert sample.wins == [2, 0]
    assert sample.figure(POINTS, (0,)) > 3 * sample.figure(POINTS, (1,))


def test_games_come_out_the_same_whenever_they_are_played(ruleset):
    sheet = average_sheet(ruleset)

    first, again = (play(ruleset, (sheet, sheet), 2) for _ in range(2))

    assert first == again


def test_shifted_teams_differ_in_scoring_alone(ruleset):
    sheet = average_sheet(ruleset)

    moved = shifted(sheet, -10)

    for before, after in zip(sheet.players, moved.players, strict=True):
        ratings = {**before.ratings, "scoring": before.ratings["scoring"] - 10}
        assert after == replace(before, ratings=ratings)


def test_every_dial_that_can_be_measured_is(ruleset):
    assert [turn.dial for turn in TURNS] == [dial.name for dial in ruleset.dials]


@pytest.mark.parametrize(("by", "passed"), [(2, True), (5, False), (-2, False)])
def test_dials_must_move_far_enough_and_the_right_way(ruleset, by, passed):
    figure = Figure("timeouts", lambda mine, theirs: (mine["timeout"], 1))

    cells, verdict = turn_row(ruleset, Turn("timeouts", figure, by), 1)

    assert verdict is passed
    assert cells[:2] == ["dial timeouts: timeouts", "0.0 → 4.0"]


def test_better_shooters_are_listed_in_order(ruleset, monkeypatch):
    monkeypatch.setattr(realism, "shifts_in", lambda games: (-30, 20, -30))

    rows = ratings_rows(ruleset, 4)

    won = [float(cells[1]) for cells, _passed in rows]
    assert won[0] == won[2] < won[1]
    assert [cells[0] for cells, _passed in rows] == [
        "scoring -30: won %",
        "scoring +20: won %",
        "scoring -30: won %",
    ]
    assert [float(cells[3].removeprefix("above ")) for cells, _ in rows] == [
        0,
        *won[:2],
    ]
    assert [passed for _cells, passed in rows] == [True, True, False]
    assert [cells[-1] for cells, _passed in rows] == ["pass", "pass", "FAIL"]


def test_a_short_run_leaves_out_shifts_that_it_cannot_tell_apart():
    assert shifts_in(GAMES_A_SHIFT) == SHIFTS == (-10, -5, 0, 5, 10)
    assert shifts_in(GAMES_A_SHIFT - 1) == (-10, 0, 10)


def test_the_random_coach_is_beaten(ruleset):
    cells, passed = random_row(ruleset, 2)

    assert passed
    assert cells[1] == "100.0"


def test_the_table_is_printed_and_a_missed_band_is_told(capsys, monkeypatch):
    monkeypatch.setattr(realism, "SHIFTS", ())
    monkeypatch.setattr(realism, "TURNS", ())
    monkeypatch.setattr(realism, "BANDS", (Band(POINTS, 0, 200),))

    assert main(["--games", "1"]) == 0
    monkeypatch.setattr(realism, "BANDS", (Band(POINTS, 0, 1),))
    assert main(["--games", "1"]) == 1

    assert "FAIL" in capsys.readouterr().out
