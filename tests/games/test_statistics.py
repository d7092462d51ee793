from hypothesis import given
from hypothesis import strategies as st

from games.statistics import (
    GAMES,
    Measure,
    Placed,
    cell,
    counted_line,
    folded,
    folded_shots,
    leaders,
    needed_games,
    ordered,
    whole_part,
)
from simulation.boxscore import Ratio, StatColumn
from simulation.words import Words

PTS = StatColumn("pts", "PTS", Words("points"), "score")
FGM = StatColumn("fgm", "FGM", Words("made"), "shots")
FGA = StatColumn("fga", "FGA", Words("tried"), "shots")
PCT = StatColumn("pct", "FG%", Words("share"), "shots", Ratio("fgm", "fga"))
LONG = StatColumn("long", "LNG", Words("longest streak"), "score", "max")
COLUMNS = (PTS, FGM, FGA, PCT, LONG)

amounts = st.integers(0, 99)
#: A line that people wrote down lacks what nobody counted: here it is FGA.
by_hand = st.fixed_dictionaries({"pts": amounts, "fgm": amounts, "long": amounts})
played = by_hand.flatmap(
    lambda line: amounts.map(lambda amount: {**line, "fga": amount})
)
lines = st.lists(st.one_of(by_hand, played, st.just({})))

pairs = st.tuples(st.integers(0, 9), st.integers(0, 9)).map(sorted)
charts = st.lists(st.dictionaries(st.sampled_from(["h3", "g4", "b3"]), pairs))


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
    games = [sum(map(bool, each)) for each in (first, second)]

    assert folded(COLUMNS, parts, games) == folded(COLUMNS, [*first, *second])


@given(lines)
def test_fold_has_what_all_lines_have_and_beside_it_what_only_some_do(found):
    filled = [line for line in found if line]
    counted = [line for line in filled if "fga" in line]

    total = folded(COLUMNS, found)

    whole = whole_part(total)
    assert ("fga" in total) == (bool(counted) and len(counted) == len(filled))
    assert total.get("pts") == (sum(line["pts"] for line in filled) if filled else None)
    if 0 < len(counted) < len(filled):
        assert whole == {**folded(COLUMNS, counted), GAMES: len(counted)}
    else:
        assert whole == {}


def test_averages_and_shares_are_those_of_the_games_that_have_them():
    line = folded(
        COLUMNS,
        [
            {"pts": 10, "fgm": 4, "fga": 8},
            {"pts": 30, "fgm": 9},
            {"pts": 20, "fgm": 6, "fga": 12},
        ],
    )

    assert cell(PTS, line, 3, Measure.AVERAGE) == 20
    assert cell(FGA, line, 3, Measure.AVERAGE) == 10
    assert cell(PCT, line, 3, Measure.AVERAGE) == 10 / 20
    assert cell(FGM, line, 3) == 19
    assert cell(FGA, line, 3) is None


def test_what_no_game_has_is_undefined():
    line = folded(COLUMNS, [{"pts": 10, "fgm": 4}, {"pts": 30, "fgm": 9}])

    assert cell(FGA, line, 2, Measure.AVERAGE) is None
    assert cell(PCT, line, 2, Measure.AVERAGE) is None
    assert counted_line(line, ("fgm", "fga")) == line


def test_share_of_a_line_without_its_numerator_is_nothing_made():
    assert cell(PCT, {"fga": 4}) == 0


def test_shots_are_added_by_zone():
    assert folded_shots([{"h3": [1, 2]}, {}, {"h3": [2, 2], "b3": [0, 1]}]) == {
        "h3": [3, 4],
        "b3": [0, 1],
    }
    assert folded_shots([]) == {}


@given(charts, charts)
def test_folding_folded_shots_gives_the_fold_of_all(first, second):
    whole = folded_shots([*first, *second])

    assert folded_shots([folded_shots(first), folded_shots(second)]) == whole
    assert sum(tried for _, tried in whole.values()) == sum(
        tried for chart in [*first, *second] for _, tried in chart.values()
    )


@given(st.lists(st.none() | st.integers(0, 3)), st.booleans())
def test_rows_without_a_value_come_last_and_equal_ones_keep_their_order(
    values, is_descending
):
    rows = list(enumerate(values))

    found = ordered(rows, lambda row: row[1], is_descending=is_descending)

    valued = [row for row in found if row[1] is not None]
    assert sorted(found) == rows
    assert found[len(valued) :] == [row for row in rows if row[1] is None]
    sign = -1 if is_descending else 1
    assert valued == sorted(valued, key=lambda row: (sign * row[1], row[0]))


def test_average_divides_a_sum_by_the_games_that_have_lines():
    assert cell(PTS, {"pts": 17}, 2) == 17
    assert cell(PTS, {"pts": 17}, 2, Measure.AVERAGE) == 8.5


def test_maximum_is_shown_as_it_is():
    assert cell(LONG, {"long": 5}, 2, Measure.AVERAGE) == 5


def test_games_are_counted_and_never_averaged():
    started = StatColumn("gs", "GS", Words("games"), "score", unit="games")

    assert cell(started, {"gs": 3}, games=4, measure=Measure.AVERAGE) == 3
    assert cell(started, {"gs": 3}, games=4) == 3


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


def test_nobody_leads_with_nothing():
    listed, more = leaders([("a", 0), ("b", 2), ("c", 0.0)], 1)

    assert ([item.row for item in listed], more) == (["b"], 0)
