from hypothesis import given
from hypothesis import strategies as st

from games.statistics import (
    Measure,
    Placed,
    cell,
    folded,
    leaders,
    needed_games,
)
from simulation.boxscore import Ratio, StatColumn
from simulation.words import Words

PTS = StatColumn("pts", "PTS", Words("points"), "score")
FGM = StatColumn("fgm", "FGM", Words("made"), "shots")
FGA = StatColumn("fga", "FGA", Words("tried"), "shots")
PCT = StatColumn("pct", "FG%", Words("share"), "shots", Ratio("fgm", "fga"))
LONG = StatColumn("long", "LNG", Words("longest streak"), "score", "max")
COLUMNS = (PTS, FGM, FGA, PCT, LONG)

lines = st.lists(
    st.fixed_dictionaries({}, optional={c.key: st.integers(0, 99) for c in COLUMNS})
)


def test_lines_are_folded_by_sum_and_by_maximum():
    line = folded(
        COLUMNS,
        [{"pts": 10, "long": 3}, {"pts": 7, "long": 5}, {"pts": 0, "long": 1}],
    )

    assert line == {"pts": 17, "long": 5}


def test_key_that_no_line_has_is_missing_and_not_zero():
    assert folded(COLUMNS, [{"pts": 0}]) == {"pts": 0}
    assert folded(COLUMNS, []) == {}


def test_formulas_and_unknown_keys_never_enter_a_line():
    assert folded(COLUMNS, [{"pct": 3, "other": 4, "pts": 1}]) == {"pts": 1}


@given(lines, lines)
def test_folding_folds_gives_the_fold_of_all(first, second):
    parts = [folded(COLUMNS, first), folded(COLUMNS, second)]

    assert folded(COLUMNS, parts) == folded(COLUMNS, [*first, *second])


def test_average_divides_a_sum_by_the_games_that_have_lines():
    assert cell(PTS, {"pts": 17}, 2) == 17
    assert cell(PTS, {"pts": 17}, 2, Measure.AVERAGE) == 8.5


def test_maximum_is_shown_as_it_is():
    assert cell(LONG, {"long": 5}, 2, Measure.AVERAGE) == 5


def test_formula_is_that_of_the_sums():
    line = folded(COLUMNS, [{"fgm": 1, "fga": 1}, {"fgm": 1, "fga": 4}])

    assert cell(PCT, line, 2, Measure.AVERAGE) == cell(PCT, line) == 0.4


def test_nothing_tried_counted_or_played_is_no_value():
    assert cell(PCT, {"fgm": 0, "fga": 0}) is None
    assert cell(PCT, {}) is None
    assert cell(PTS, {}) is None
    assert cell(PTS, {"pts": 0}, 0) is None
    assert cell(PTS, {"pts": 0}, 1, Measure.AVERAGE) == 0


def test_half_of_the_games_is_needed_to_lead():
    assert [needed_games(most) for most in (0, 1, 2, 3, 18)] == [1, 1, 1, 2, 9]


def test_leaders_share_places():
    listed, more = leaders([("a", 5), ("b", 9), ("c", None), ("d", 5), ("e", 2)], 4)

    assert listed == (
        Placed(1, "b", 9),
        Placed(2, "a", 5),
        Placed(2, "d", 5),
        Placed(4, "e", 2),
    )
    assert more == 0


def test_leaders_that_are_cut_off_say_how_many_share_the_last_place():
    listed, more = leaders([("a", 9), ("b", 5), ("c", 5), ("d", 5), ("e", 1)], 2)

    assert [item.row for item in listed] == ["a", "b"]
    assert more == 2


def test_leaders_of_nobody_are_none():
    assert leaders([("a", None)], 5) == ((), 0)
