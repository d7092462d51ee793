"""Box scores are sums of items; leads and ties come from the running score."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.boxscore import (
    BoxScore,
    Ratio,
    RunningScore,
    StatColumn,
    amount_text,
    ratio,
    shown_columns,
    tally,
)
from simulation.protocol import AWAY, HOME
from simulation.words import Words
from tests.simulation import shootout
from tests.simulation.shootout.events import Aim, GameEnd, RoundStart, Shot

EVENTS = [
    RoundStart(1),
    Shot(HOME, 2, True, 2),
    Shot(AWAY, 1, False, 0),
    RoundStart(2),
    Aim(HOME, False),
    Shot(HOME, 1, False, 1),
    Shot(AWAY, 1, True, 2),
    RoundStart(3),
    GameEnd("regulation"),
]


def box_of(*scores):
    """Return a box score with only a running score."""
    running = [
        RunningScore(place, 1, home, away) for place, (home, away) in enumerate(scores)
    ]
    return BoxScore({}, [], running)


def test_tally_sums_the_lines_of_teams_and_players():
    box = tally(shootout.RULESET, EVENTS)

    assert box.lines == {
        "H": {"pts": 3, "fgm": 2, "fga": 2},
        "A": {"pts": 2, "fgm": 1, "fga": 2},
        "H2": {"pts": 2, "fgm": 1, "fga": 1},
        "H1": {"pts": 1, "fgm": 1, "fga": 1},
        "A1": {"pts": 2, "fgm": 1, "fga": 2},
    }
    assert box.team(AWAY) == {"pts": 2, "fgm": 1, "fga": 2}
    assert box.score == (3, 2)


def test_tally_has_the_points_of_every_period_begun():
    assert tally(shootout.RULESET, EVENTS).periods == [(2, 0), (1, 2), (0, 0)]


def test_tally_notes_each_change_of_the_score():
    assert tally(shootout.RULESET, EVENTS).running == [
        RunningScore(1, 1, 2, 0),
        RunningScore(5, 2, 3, 0),
        RunningScore(6, 2, 3, 2),
    ]


def test_tally_of_no_events_has_empty_team_lines():
    box = tally(shootout.RULESET, [])

    assert box.lines == {
        "H": {"pts": 0, "fgm": 0, "fga": 0},
        "A": {"pts": 0, "fgm": 0, "fga": 0},
    }
    assert (box.periods, box.running, box.score) == ([], [], (0, 0))


@pytest.mark.parametrize(
    ("scores", "home_lead", "away_lead", "ties", "changes"),
    [
        ([], 0, 0, 0, 0),
        ([(2, 0)], 2, 0, 0, 0),
        ([(0, 3), (2, 3), (5, 3)], 2, 3, 0, 1),
        ([(2, 0), (2, 2), (4, 2)], 2, 0, 1, 0),
        ([(2, 0), (2, 2), (2, 5), (5, 5), (6, 5)], 2, 3, 2, 2),
    ],
)
def test_leads_and_ties_come_from_the_running_score(
    scores, home_lead, away_lead, ties, changes
):
    box = box_of(*scores)

    assert box.largest_lead(HOME) == home_lead
    assert box.largest_lead(AWAY) == away_lead
    assert box.times_tied == ties
    assert box.lead_changes == changes


@given(st.lists(st.tuples(st.sampled_from([HOME, AWAY]), st.integers(1, 3))))
def test_the_lead_changes_only_where_it_was_made_up(baskets):
    score, scores = [0, 0], []
    for side, points in baskets:
        score[side] += points
        scores.append((score[0], score[1]))
    box = box_of(*scores)

    assert box.lead_changes <= len(baskets)
    assert box.largest_lead(HOME) + box.largest_lead(AWAY) >= abs(score[0] - score[1])


def test_columns_are_stored_unless_they_are_formulas():
    made = StatColumn("fgm", "FGM", Words("made"), "shots")
    best = StatColumn("best", "BEST", Words("best"), "shots", "max")
    share = StatColumn("pct", "%", Words("share"), "shots", Ratio("fgm", "fga"))

    assert [column.is_stored for column in (made, best, share)] == [True, True, False]


@pytest.mark.parametrize(
    ("line", "share"),
    [
        ({"fgm": 1, "fga": 4}, 0.25),
        ({"fga": 4}, 0.0),
        ({"fgm": 0, "fga": 0}, None),
        ({}, None),
    ],
)
def test_a_share_of_nothing_tried_is_none(line, share):
    assert ratio(line, Ratio("fgm", "fga")) == share


def test_columns_of_periods_are_shown_where_they_are_played():
    points, first, second, third = (
        StatColumn(key, key.upper(), Words(key), group)
        for key, group in (
            ("pts", "score"),
            ("q1", "periods"),
            ("q2", "periods"),
            ("q3", "periods"),
        )
    )
    columns = (points, first, second, third)

    assert shown_columns(columns, ["Q1"], [{"q2": 0}]) == (points, first)
    assert shown_columns(columns, ["Q1"], [{"q2": 2}]) == (points, first, second)
    assert shown_columns(columns, ["Q1"], [{"q2": 0, "q3": 2}]) == columns


def test_overtime_shows_no_quarter_that_was_not_played():
    first, second, overtime, other = (
        StatColumn(heading.lower(), heading, Words(heading), "periods")
        for heading in ("Q1", "Q2", "OT1", "OT2")
    )
    columns = (first, second, overtime, other)

    assert shown_columns(columns, ["Q1"], [{"ot1": 3}]) == (first, overtime)
    assert shown_columns(columns, ["Q1"], [{"ot2": 1}]) == (first, overtime, other)


def test_columns_of_players_are_in_no_line_of_a_team():
    points = StatColumn("pts", "PTS", Words("points"), "score")
    starts = StatColumn("gs", "GS", Words("starts"), "score", of="players")
    own = StatColumn("poss", "POSS", Words("possessions"), "team", of="teams")
    columns = (points, starts, own)

    assert [column.is_of_teams for column in columns] == [True, False, True]
    assert [column.is_of_players for column in columns] == [True, True, False]
    assert shown_columns(columns, [], []) == (points, own)


@pytest.mark.parametrize(
    ("unit", "amount", "digits", "text"),
    [
        ("number", 7, 0, "7"),
        ("number", 7.25, 2, "7.25"),
        ("margin", 7, 0, "+7"),
        ("margin", 0, 0, "0"),
        ("margin", -7, 0, "−7"),
        ("margin", -7.25, 1, "−7.2"),
        ("seconds", 0, 0, "0:00"),
        ("seconds", 65, 0, "1:05"),
        ("seconds", 24_000, 0, "400:00"),
        ("seconds", 119.6, 1, "2:00"),
        ("outs", 0, 0, "0.0"),
        ("outs", 8, 0, "2.2"),
        ("outs", 9.4, 1, "3.0"),
    ],
)
def test_amounts_are_written_in_the_unit_of_their_column(unit, amount, digits, text):
    column = StatColumn("x", "X", Words("something"), "score", unit=unit)

    assert amount_text(column, amount, digits) == text
