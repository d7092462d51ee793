"""Line scores: points by period, what was left out, and what stands behind."""

import pytest

from simulation.linescore import LEFT_OUT, line_columns, period_cells
from simulation.registry import get_ruleset, rulesets

BASEBALL = get_ruleset("playing_card_baseball")
JUKEM = get_ruleset("jukem_basketball")


@pytest.mark.parametrize(
    ("periods", "home", "away"),
    [
        ([(1, 0), (0, 0), (0, 0)], (1, 0, LEFT_OUT), (0, 0, 0)),
        ([(1, 0), (0, 1), (2, 1)], (1, 0, 2), (0, 1, 1)),
        ([(0, 0), (0, 0), (0, 0), (1, 0)], (0, 0, 0, 1), (0, 0, 0, 0)),
        ([(0, 2)], (0, None, None), (2, None, None)),
    ],
)
def test_half_that_home_did_without_is_an_x(periods, home, away):
    assert period_cells(BASEBALL, {}, periods) == (home, away)


def test_nothing_is_left_out_while_a_game_goes_on():
    periods = [(1, 0), (0, 0), (0, 0)]

    cells = period_cells(BASEBALL, {}, periods, is_over=False)

    assert cells.home == (1, 0, 0)


def test_other_games_play_their_periods_whole():
    periods = [(9, 0), (9, 0), (9, 0), (0, 0)]

    assert period_cells(JUKEM, {}, periods) == ((9, 9, 9, 0), (0, 0, 0, 0))


def test_columns_behind_the_innings():
    assert [column.heading for column in line_columns(BASEBALL)] == ["R", "H", "LOB"]
    assert line_columns(JUKEM) == ()


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_columns_begin_with_the_points(ruleset):
    keys = [column.key for column in line_columns(ruleset)]

    assert keys == list(ruleset.line_score)
    assert keys[:1] in ([], ["pts"])
