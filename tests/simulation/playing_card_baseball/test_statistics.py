"""The box score."""

import pytest

from simulation.boxscore import tally
from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball import events as ev
from simulation.playing_card_baseball.statistics import (
    LEADERS,
    LINE_SCORE,
    STAT_COLUMNS,
    inning_key,
)
from simulation.protocol import AWAY, HOME


def counted(*events, side=AWAY):
    line = tally(RULESET, list(events)).team(side)
    return {key: amount for key, amount in line.items() if amount}


def shown(pitcher, winner=HOME):
    return ev.Showdown(AWAY, (), (), ("pair", pitcher), winner, False)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("single", {"pa": 1, "ab": 1, "s1a": 1}),
        ("double", {"pa": 1, "ab": 1, "s2a": 1}),
        ("triple", {"pa": 1, "ab": 1, "s3a": 1}),
        ("homer", {"pa": 1, "ab": 1, "s4a": 1}),
        ("sac_fly", {"pa": 1, "ab": 1, "sfa": 1}),
    ],
)
def test_swings_are_plate_appearances(name, line):
    assert counted(ev.Swing(AWAY, name)) == line


@pytest.mark.parametrize(("bases", "key"), [(1, "1b"), (2, "2b"), (3, "3b"), (4, "hr")])
def test_hits_count_their_bases(bases, key):
    assert counted(ev.Hit(AWAY, bases, 1)) == {"h": 1, key: 1, "tb": bases, "rbi": 1}


def test_hits_count_against_the_pitcher():
    assert counted(ev.Hit(AWAY, 4, 0), side=HOME) == {"p_h": 1, "p_hr": 1}
    assert counted(ev.Hit(AWAY, 3, 0), side=HOME) == {"p_h": 1}


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("fastball", ("fb", "fbo")),
        ("curveball", ("cb", "cbo")),
        ("slider", ("sl", "slo")),
        ("changeup", ("ch", "cho")),
    ],
)
def test_pitches_count_their_outs(name, keys):
    pitched, out = keys

    line = counted(
        ev.Pitch(HOME, name, 0),
        ev.Out(AWAY, "showdown", 1),
        ev.Out(AWAY, "double_play", 2),
        side=HOME,
    )

    assert line == {pitched: 1, out: 2, "p_outs": 2, "dp": 1}


def test_a_caught_runner_is_no_out_of_a_pitch():
    out = ev.Out(AWAY, "caught_stealing", 1)

    assert counted(out, side=HOME) == {"p_outs": 1}
    assert counted(out) == {"cs": 1}


@pytest.mark.parametrize(
    ("fly", "line"),
    [
        (ev.SacFly(AWAY, True, 2), {"sfw": 1, "sf": 1, "rbi": 2, "ab": -1}),
        (ev.SacFly(AWAY, True, 0), {"sfw": 1}),
        (ev.SacFly(AWAY, False, 0), {}),
    ],
)
def test_a_fly_that_scores_is_no_at_bat(fly, line):
    assert counted(fly) == line


def test_the_best_hand_of_a_game_is_the_highest():
    games = [shown("trips"), shown("pair"), shown("flush"), shown("straight")]

    assert counted(*games, side=HOME) == {"best": 6}


def test_running_and_what_is_left():
    assert counted(ev.Steal(AWAY, 2, ("7c", "7d"), True)) == {"sb": 1}
    assert counted(ev.Steal(AWAY, 2, ("7c", "8d"), False)) == {}
    assert counted(ev.HalfEnd(AWAY, 2, "outs")) == {"lob": 2}
    assert counted(ev.DoublePlay(AWAY, (), "failed", 1)) == {"rbi": 1}
    assert counted(ev.DoublePlay(AWAY, (), "turned", 0), side=HOME) == {"dpa": 1}


@pytest.mark.parametrize(("inning", "key"), [(1, "i1"), (9, "i9"), (12, "xi")])
def test_runs_count_in_their_inning(inning, key):
    events = (ev.HalfStart(inning, False, AWAY), ev.Run(AWAY, 3))

    assert inning_key(inning) == key
    assert counted(*events) == {"pts": 1, key: 1}
    assert counted(*events, side=HOME) == {"p_r": 1}


def test_an_inning_without_runs_is_in_the_line_score():
    box = tally(RULESET, [ev.HalfStart(1, False, AWAY), ev.HalfStart(2, False, AWAY)])

    assert box.periods == [(0, 0), (0, 0)]


def test_events_without_figures_count_nothing():
    assert counted(ev.Shuffle(52), ev.Go(AWAY, 1), ev.GameEnd("tie", True)) == {}


def test_leaders_and_line_score_are_columns():
    keys = {column.key for column in STAT_COLUMNS}

    assert {leader.key for leader in LEADERS} <= keys
    assert set(LINE_SCORE) <= keys
    assert len(keys) == len(STAT_COLUMNS)
