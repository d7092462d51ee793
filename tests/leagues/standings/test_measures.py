from fractions import Fraction

import pytest

from leagues.standings import measures
from leagues.standings.entries import Adjustment
from leagues.standings.ledger import Ledger
from leagues.standings.measures import PassedOver, Reason

# Every pair has met at home and away; one forfeit, one tie.
TEXT = """
1 70-60 2, 2 80-75 1, 1 66-60 3, 3 50-51 1, 1 away 4, 4 40-44 1,
2 61-60 3, 3 70-70 2, 2 90-50 4, 4 55-54 2, 3 65-60 4, 4 58-57 3
"""


def numbers(reading):
    return [None if item.number is None else item.number for item in reading.values]


def read(measure, stage, tied):
    return getattr(measures, measure)(Ledger.of(stage), tied)


@pytest.mark.parametrize(
    ("measure", "expected"),
    [
        ("points", [10, 7, 3, 4]),
        (
            "win_share",
            [Fraction(5, 6), Fraction(7, 12), Fraction(1, 4), Fraction(1, 3)],
        ),
        ("wins", [5, 3, 1, 2]),
        ("losses", [1, 2, 4, 4]),
        ("point_difference", [16, 35, -4, -47]),
        ("points_scored", [306, 415, 362, 263]),
        ("points_allowed", [290, 380, 366, 310]),
        ("away_wins", [2, 0, 0, 0]),
        ("forfeits", [0, 0, 0, 1]),
        (
            "head_to_head",
            [Fraction(5, 6), Fraction(7, 12), Fraction(1, 4), Fraction(1, 3)],
        ),
    ],
)
def test_measure_of_a_double_round_robin(build, measure, expected):
    reading = read(measure, build(4, TEXT), (1, 2, 3, 4))

    assert numbers(reading) == expected
    assert reading.passed_over is None


@pytest.mark.parametrize(
    ("measure", "tied", "games"),
    [
        ("win_share", (1,), (1, 2, 3, 4, 5, 6)),
        ("wins", (1, 4), (1, 2, 3, 4, 5, 6, 9, 10, 11, 12)),
        ("away_wins", (1, 2), (4, 6)),
        ("head_to_head", (2, 3), (7, 8)),
        ("head_to_head_difference", (1, 2), (1, 2)),
    ],
)
def test_measure_names_the_meetings_it_rests_on(build, measure, tied, games):
    assert read(measure, build(4, TEXT), tied).meetings == games


def test_points_and_wins_include_adjustments(build):
    ruling = Adjustment(1, "ineligible player", points=-2, wins=-1)
    stage = build(2, "1 2-1 2, 1 3-1 2", adjustments=(ruling,))

    assert numbers(read("points", stage, (1, 2))) == [2, 0]
    assert numbers(read("wins", stage, (1, 2))) == [1, 0]
    assert numbers(read("win_share", stage, (1, 2))) == [Fraction(1, 2), 0]


def test_win_share_without_a_game_is_none_and_ranks_as_even(build):
    reading = read("win_share", build(3, "1 2-1 2"), (1, 2, 3))

    assert numbers(reading) == [1, 0, None]
    assert [value.order for value in reading.values] == [1, 0, Fraction(1, 2)]


def test_head_to_head_carries_the_record_among_the_tied(build):
    reading = read("head_to_head", build(4, TEXT), (1, 2, 3))

    records = [
        (value.tally.wins, value.tally.losses, value.tally.ties)
        for value in reading.values
    ]
    assert records == [(3, 1, 0), (2, 1, 1), (0, 3, 1)]


def test_head_to_head_of_nothing_but_ties_left_out_ranks_as_even(build):
    stage = build(2, "1 50-50 2", ties_count_half=False)

    reading = read("head_to_head", stage, (1, 2))

    assert numbers(reading) == [None, None]
    assert {value.order for value in reading.values} == {Fraction(1, 2)}


@pytest.mark.parametrize("measure", ["head_to_head", "head_to_head_difference"])
@pytest.mark.parametrize(
    ("text", "passed_over"),
    [
        ("", PassedOver(Reason.NOT_MET, (1, 2))),
        ("1 ? 2, 1 3-2 3, 2 3-2 3", PassedOver(Reason.NOT_MET, (1, 2))),
        ("1 3-2 2, 1 3-2 3", PassedOver(Reason.NOT_MET, (2, 3))),
        (
            "1 3-2 2, 1 3-2 3, 2 3-2 3, 3 3-2 2, 1 9-0 2",
            PassedOver(Reason.MET_UNEQUALLY, (1, 3)),
        ),
    ],
)
def test_head_to_head_needs_every_pair_to_have_met_equally_often(
    build, measure, text, passed_over
):
    reading = read(measure, build(3, text), (1, 2, 3))

    assert reading == measures.Reading(passed_over=passed_over)


def test_head_to_head_of_an_uneven_three_still_counts_between_two(build):
    stage = build(3, "1 50-48 2, 1 58-47 3, 3 58-55 1, 2 59-56 3, 2 54-51 3")

    three = read("head_to_head", stage, (1, 2, 3))
    two = read("head_to_head", stage, (1, 3))

    assert three.passed_over == PassedOver(Reason.MET_UNEQUALLY, (1, 2))
    assert numbers(two) == [Fraction(1, 2), Fraction(1, 2)]


def test_head_to_head_difference_counts_only_the_margins_among_the_tied(build):
    reading = read("head_to_head_difference", build(4, TEXT), (1, 2, 3))

    assert numbers(reading) == [5 + 7, -5 + 1, -7 - 1]


def test_head_to_head_difference_takes_no_forfeit_for_a_margin_of_zero(build):
    stage = build(3, "1 70-60 2, 2 70-60 3, 3 away 1")

    record = read("head_to_head", stage, (1, 2, 3))
    margin = read("head_to_head_difference", stage, (1, 2, 3))

    assert numbers(record) == [Fraction(1, 2)] * 3
    assert margin.passed_over == PassedOver(Reason.SCORES_MISSING, (1, 3))


def test_head_to_head_difference_needs_equally_many_scores(build):
    stage = build(3, "1 7-6 2, 2 8-6 1, 2 7-6 3, 3 7-5 2, 3 away 1, 1 9-6 3")

    reading = read("head_to_head_difference", stage, (1, 2, 3))

    assert reading.passed_over == PassedOver(Reason.SCORES_MISSING, (1, 3))


def test_head_to_head_difference_takes_an_official_forfeit_score(build):
    stage = build(3, "1 70-60 2, 2 70-60 3, 3 away 1", forfeit_score=(20, 0))

    reading = read("head_to_head_difference", stage, (1, 2, 3))

    assert numbers(reading) == [10 - 20, 0, 20 - 10]


def test_head_to_head_difference_between_two_rests_on_their_scores_alone(build):
    stage = build(2, "1 70-67 2, 2 away 1")

    reading = read("head_to_head_difference", stage, (1, 2))

    assert (numbers(reading), reading.meetings) == ([3, -3], (1,))


def test_division_record_counts_games_inside_the_common_division(build):
    stage = build(4, TEXT, divisions={1: 5, 2: 5, 3: 5, 4: 6})

    reading = read("division_record", stage, (2, 3))

    assert numbers(reading) == [Fraction(5, 8), Fraction(1, 8)]
    assert reading.meetings == (1, 2, 3, 4, 7, 8)


@pytest.mark.parametrize("divisions", [{}, {1: 5}, {1: 5, 2: 6}])
def test_division_record_is_passed_over_across_divisions(build, divisions):
    reading = read("division_record", build(2, "1 3-2 2", divisions=divisions), (1, 2))

    assert reading.passed_over == PassedOver(Reason.DIFFERENT_DIVISIONS, (1, 2))


def test_division_record_is_passed_over_without_a_game_for_each(build):
    stage = build(3, "1 3-2 3", divisions={1: 5, 2: 5, 3: 5})

    reading = read("division_record", stage, (1, 2))

    assert reading.passed_over == PassedOver(Reason.NO_GAMES, (2,))


@pytest.mark.parametrize(
    ("count", "text", "half"),
    [
        (0, "", set()),
        (1, "", {1}),
        (2, "1 3-2 2", {1}),
        (4, TEXT, {1, 2}),
        (3, "1 3-2 2, 1 3-2 3, 2 3-2 3", {1, 2}),
        (4, "1 3-2 2, 1 3-2 3, 1 3-2 4, 2 3-2 3, 3 3-2 4, 4 3-2 2", {1, 2, 3, 4}),
        (4, "1 3-2 4, 2 3-2 4, 1 3-2 3, 2 3-2 3", {1, 2}),
        (4, "", {1, 2, 3, 4}),
    ],
)
def test_top_half_rounds_up_and_keeps_everybody_level_with_its_last(
    build, count, text, half
):
    assert measures.top_half(Ledger.of(build(count, text))) == half


def test_top_half_record_leaves_out_games_against_the_lower_half(build):
    reading = read("top_half_record", build(4, TEXT), (3, 4))

    assert numbers(reading) == [Fraction(1, 8), Fraction(1, 4)]
    assert reading.meetings == (3, 4, 5, 6, 7, 8, 9, 10)


def test_top_half_record_is_passed_over_without_a_game_for_each(build):
    reading = read("top_half_record", build(4, "1 3-2 2, 3 4-0 1"), (2, 4))

    assert reading.passed_over == PassedOver(Reason.NO_GAMES, (4,))


@pytest.mark.parametrize(
    ("lots", "tied", "expected"),
    [
        (((3, 1),), (1, 3), [2, 1]),
        (((3, 2, 1),), (1, 3), [3, 1]),
        (((3, 1), (1, 3)), (1, 3), [1, 2]),
        (((3, 1), (1, 2)), (1, 3), [2, 1]),
    ],
)
def test_lots_settle_the_sets_that_a_drawing_holds_completely(
    build, lots, tied, expected
):
    assert numbers(read("lots", build(3, lots=lots), tied)) == expected


@pytest.mark.parametrize("lots", [(), ((1, 2),), ((1, 2), (2, 3))])
def test_lots_are_passed_over_where_no_drawing_holds_all(build, lots):
    reading = read("lots", build(3, lots=lots), (1, 2, 3))

    assert reading.passed_over == PassedOver(Reason.NOT_DRAWN, (1, 2, 3))
