from fractions import Fraction

import pytest

from leagues.standings.ledger import Ledger
from leagues.standings.measures import PassedOver, Reason
from leagues.standings.ranking import Ranking, Verdict, ranking
from leagues.standings.rules import AfterSplit

# 1, 2 and 3 beat each other in a circle by 5, 8 and 2, and all beat 4.
CIRCLE = "1 55-50 2, 2 58-50 3, 3 52-50 1, 1 51-50 4, 2 59-50 4, 3 51-50 4"


def ranked(stage):
    ledger = Ledger.of(stage)
    return ranking(ledger, ledger.keys)


def story(order):
    return [(step.criterion, step.tied, step.verdict) for step in order.steps]


def test_ranking_of_nobody_is_empty(build):
    assert ranked(build(0)) == Ranking((), ())


def test_ranking_of_one_needs_no_criterion(build):
    assert ranked(build(1)) == Ranking(((1,),), ())


def test_ranking_without_a_game_leaves_all_level(build):
    order = ranked(build(2, criteria=("win_share", "head_to_head", "points_scored")))

    assert order.places == ((1, 2),)
    assert story(order) == [
        ("win_share", (1, 2), Verdict.LEVEL),
        ("head_to_head", (1, 2), Verdict.PASSED_OVER),
        ("points_scored", (1, 2), Verdict.LEVEL),
    ]


@pytest.mark.parametrize(
    ("criteria", "places"),
    [
        (("win_share",), ((1, 2, 3), (4,))),
        (("win_share", "head_to_head"), ((1, 2, 3), (4,))),
        (("win_share", "head_to_head_difference"), ((1, 2), (3,), (4,))),
        (("win_share", "point_difference"), ((2,), (1,), (3,), (4,))),
        (("win_share", "points_scored"), ((2,), (1,), (3,), (4,))),
        (("wins", "points_allowed"), ((1,), (2,), (3,), (4,))),
        (("points", "away_wins"), ((1, 2, 3), (4,))),
        (("wins", "losses", "forfeits"), ((1, 2, 3), (4,))),
    ],
)
def test_ranking_applies_criteria_in_order(build, criteria, places):
    assert ranked(build(4, CIRCLE, criteria=criteria)).places == places


@pytest.mark.parametrize(
    ("after_split", "places"),
    [
        (AfterSplit.NEXT, ((2,), (1,), (3,), (4,))),
        (AfterSplit.RESTART_HEAD_TO_HEAD, ((1,), (2,), (3,), (4,))),
    ],
)
def test_parts_go_on_with_the_next_criterion_or_again_from_head_to_head(
    build, after_split, places
):
    order = ranked(build(4, CIRCLE, after_split=after_split))

    assert order.places == places


def test_steps_after_a_split_with_the_next_criterion(build):
    order = ranked(build(4, CIRCLE))

    assert story(order) == [
        ("win_share", (1, 2, 3, 4), Verdict.SPLIT),
        ("head_to_head", (1, 2, 3), Verdict.LEVEL),
        ("head_to_head_difference", (1, 2, 3), Verdict.SPLIT),
        ("point_difference", (1, 2), Verdict.SPLIT),
    ]


def test_steps_after_a_split_again_from_head_to_head(build):
    order = ranked(build(4, CIRCLE, after_split=AfterSplit.RESTART_HEAD_TO_HEAD))

    assert story(order) == [
        ("win_share", (1, 2, 3, 4), Verdict.SPLIT),
        ("head_to_head", (1, 2, 3), Verdict.LEVEL),
        ("head_to_head_difference", (1, 2, 3), Verdict.SPLIT),
        ("head_to_head", (1, 2), Verdict.SPLIT),
    ]


def test_restart_does_not_jump_over_criteria_before_head_to_head(build):
    order = ranked(
        build(
            4,
            CIRCLE,
            criteria=("wins", "losses", "head_to_head"),
            after_split=AfterSplit.RESTART_HEAD_TO_HEAD,
        )
    )

    assert story(order) == [
        ("wins", (1, 2, 3, 4), Verdict.SPLIT),
        ("losses", (1, 2, 3), Verdict.LEVEL),
        ("head_to_head", (1, 2, 3), Verdict.LEVEL),
    ]


def test_restart_without_a_pairwise_criterion_goes_on_with_the_next(build):
    order = ranked(
        build(
            4,
            CIRCLE,
            criteria=("wins", "point_difference"),
            after_split=AfterSplit.RESTART_HEAD_TO_HEAD,
        )
    )

    assert order.places == ((2,), (1,), (3,), (4,))


def test_step_holds_values_best_first_parts_and_games(build):
    step = ranked(build(4, CIRCLE)).steps[2]

    assert step.parts == ((1, 2), (3,))
    assert [(value.key, value.number) for value in step.values] == [
        (1, 3),
        (2, 3),
        (3, -6),
    ]
    assert step.meetings == (1, 2, 3)
    assert (step.part_of(2), step.part_of(3)) == ((1, 2), (3,))
    assert step.value_of(3).number == Fraction(-6)
    assert step.value_of(4) is None


def test_step_of_a_pairwise_criterion_holds_the_mini_table(build):
    wins, head_to_head, difference, _ = ranked(build(4, CIRCLE)).steps

    assert wins.table is None
    assert head_to_head.table.keys == (1, 2, 3)
    assert [row.record.difference for row in difference.table.rows] == [3, 3, -6]


def test_step_passed_over_keeps_the_set_and_says_why(build):
    text = "1 50-48 2, 1 58-47 3, 3 58-55 1, 2 59-56 3, 3 54-51 2, 2 60-50 1"

    order = ranked(build(3, f"{text}, 1 9-8 2, 2 9-8 1"))

    step = order.steps[1]
    assert (step.criterion, step.verdict) == ("head_to_head", Verdict.PASSED_OVER)
    assert step.passed_over == PassedOver(Reason.MET_UNEQUALLY, (1, 3))
    assert (step.parts, step.values, step.meetings, step.table) == (
        ((1, 2, 3),),
        (),
        (),
        None,
    )


def test_shared_places_are_settled_by_recorded_lots_only(build):
    text = "1 50-50 2"
    criteria = ("win_share", "points_scored", "lots")

    without = ranked(build(2, text, criteria=criteria))
    drawn = ranked(build(2, text, criteria=criteria, lots=((2, 1),)))

    assert without.places == ((1, 2),)
    assert drawn.places == ((2,), (1,))


def test_ranking_of_some_compares_them_among_each_other_only(build):
    ledger = Ledger.of(build(4, CIRCLE))

    order = ranking(ledger, (2, 1))

    assert order.places == ((1,), (2,))
    assert story(order) == [
        ("win_share", (1, 2), Verdict.LEVEL),
        ("head_to_head", (1, 2), Verdict.SPLIT),
    ]
