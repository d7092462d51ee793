from fractions import Fraction

import pytest

from leagues.standings.entries import Adjustment
from leagues.standings.errors import StandingsError
from leagues.standings.lines import Outcome, Streak, Tally
from leagues.standings.measures import PassedOver, Reason
from leagues.standings.ranking import Verdict
from leagues.standings.rules import Withdrawal
from leagues.standings.stage import Stage
from leagues.standings.table import rank

# 1 and 2 beat 3 twice and each other once; 4 beats them and loses to 3.
TRIO = (
    "1 50-48 2, 2 50-49 1, 1 60-50 3, 3 50-60 1, 2 60-50 3, 3 50-60 2,"
    "4 60-50 1, 4 60-50 1, 4 60-50 1, 4 60-50 2, 4 60-50 2, 4 60-50 2,"
    "3 60-50 4, 3 60-50 4, 3 60-50 4"
)
# 2 and 3 are equal in everything.
TWINS = "1 60-50 2, 1 60-50 3, 2 50-50 3, 2 60-50 4, 3 60-50 4, 1 60-50 4"


def places(standings):
    return [(row.key, row.place) for row in standings.rows]


def records(standings):
    return {
        row.key: (row.record.wins, row.record.losses, row.record.ties)
        for row in standings.rows
    }


def test_table_of_nobody_is_empty():
    standings = rank(Stage(()))

    assert (standings.rows, standings.separations, standings.steps) == ((), (), ())


def test_table_of_one_has_a_first_place_and_nothing_to_explain(build):
    (row,) = rank(build(1)).rows

    assert (row.place, row.is_shared, row.games_behind) == (1, False, 0)
    assert (row.trail, row.deciding, row.ahead_of_next) == ((), None, None)
    assert (row.share, row.streak, row.division) == (None, None, None)


def test_places_after_a_shared_one_are_skipped(build):
    standings = rank(build(4, TWINS))

    assert places(standings) == [(1, 1), (2, 2), (3, 2), (4, 4)]
    assert [row.is_shared for row in standings.rows] == [False, True, True, False]


def test_rows_of_a_shared_place_stand_by_key_however_they_came(build):
    stage = build(4, TWINS)
    turned = Stage(stage.entrants[::-1], stage.meetings[::-1], stage.rules)

    assert rank(turned) == rank(stage)


def test_game_never_played_is_no_tie_and_moves_nothing(build):
    played = "1 60-50 2, 2 60-50 3"

    standings = rank(build(3, f"{played}, 1 ? 3, 3 ? 1"))

    assert standings == rank(build(3, played))
    assert records(standings) == {1: (1, 0, 0), 2: (1, 1, 0), 3: (0, 1, 0)}


def test_zero_is_a_score(build):
    standings = rank(build(2, "1 0-3 2"))

    assert records(standings) == {2: (1, 0, 0), 1: (0, 1, 0)}
    assert standings.row(1).record == Tally(
        played=1, losses=1, scored=1, points_for=0, points_against=3
    )


def test_forfeit_is_a_loss_not_a_draw_and_bends_no_difference(build):
    standings = rank(build(2, "1 60-50 2, 2 home 1"))

    assert records(standings) == {1: (2, 0, 0), 2: (0, 2, 0)}
    assert [row.record.difference for row in standings.rows] == [10, -10]
    assert [row.record.scored for row in standings.rows] == [1, 1]


def test_double_forfeit_is_lost_by_both(build):
    standings = rank(build(2, "1 both 2", forfeit_score=(20, 0)))

    assert records(standings) == {1: (0, 1, 0), 2: (0, 1, 0)}
    assert [row.record.scored for row in standings.rows] == [0, 0]


def test_forfeit_moves_points_only_by_an_official_score(build):
    standings = rank(build(2, "1 60-50 2, 2 home 1", forfeit_score=(20, 0)))

    assert [row.record.difference for row in standings.rows] == [30, -30]


def test_forfeits_are_footnotes_of_both_rows(build):
    standings = rank(build(3, "1 60-50 2, 2 home 1, 1 both 3"))

    assert {
        row.key: [(line.meeting, line.outcome, line.has_forfeited) for line in notes]
        for row in standings.rows
        if (notes := row.forfeits)
    } == {
        1: [(2, Outcome.WIN, False), (3, Outcome.LOSS, True)],
        2: [(2, Outcome.LOSS, True)],
        3: [(3, Outcome.LOSS, True)],
    }


@pytest.mark.parametrize(
    "criteria",
    [
        ("wins", "losses", "head_to_head"),
        ("win_share", "head_to_head"),
    ],
)
def test_dropout_with_as_many_wins_from_fewer_games_is_not_tied(build, criteria):
    text = "1 2-1 2, 2 2-1 4, 2 2-1 5, 1 2-1 4, 5 2-1 1, 3 2-1 4, 3 2-1 5"

    standings = rank(build(5, text, withdrawn=(3,), criteria=criteria))

    assert [row.key for row in standings.rows] == [3, 1, 2, 5, 4]
    assert standings.row(2).deciding.tied == (1, 2)
    assert standings.row(3).is_withdrawn


def test_playoff_meeting_does_not_reach_the_regular_head_to_head(build):
    regular = build(3, "1 60-50 2, 2 60-50 3, 1 50-60 3, 3 50-60 2, 1 60-50 3, 2 ? 1")
    playoffs = build(3, "2 90-50 1, 2 90-50 1")

    before = rank(regular)
    final = rank(playoffs)

    assert rank(regular) == before
    assert before.row(1).deciding.criterion == "head_to_head"
    assert before.row(1).deciding.meetings == (1,)
    assert [row.key for row in final.rows] == [2, 3, 1]


def test_ties_are_results(build):
    standings = rank(build(2, "1 50-50 2, 1 60-50 2"))

    assert records(standings) == {1: (1, 0, 1), 2: (0, 1, 1)}
    assert [row.share for row in standings.rows] == [Fraction(3, 4), Fraction(1, 4)]
    assert [row.points for row in standings.rows] == [3, 1]


def test_adjustment_counts_before_the_first_criterion_with_a_footnote(build):
    fine = Adjustment(1, "line-up not filed", points=-3)

    standings = rank(build(2, "1 60-50 2", criteria=("points",), adjustments=(fine,)))

    assert [(row.key, row.points) for row in standings.rows] == [(2, 0), (1, -1)]
    assert [row.adjustments for row in standings.rows] == [(), (fine,)]
    assert standings.separations[0].below_value.number == -1


def test_wins_taken_away_lower_record_share_and_games_behind(build):
    ruling = Adjustment(1, "ineligible player", wins=-1)

    row = rank(build(2, "1 6-5 2, 2 5-6 1", adjustments=(ruling,))).row(1)

    assert (row.record.wins, row.record.losses, row.record.played) == (1, 0, 2)
    assert row.share == Fraction(1, 2)


def test_games_behind_count_wins_and_losses_half_each(build):
    standings = rank(build(4, TRIO))

    assert [(row.key, row.games_behind) for row in standings.rows] == [
        (4, 0),
        (1, 2),
        (2, 2),
        (3, 2),
    ]


def test_games_behind_may_be_half_a_game_or_negative(build):
    text = "1 2-1 3, 2 2-1 3, 2 2-1 3, 2 2-1 4, 2 2-1 4, 3 2-1 2, 3 2-1 4"

    standings = rank(build(4, text))

    assert [(row.key, row.games_behind) for row in standings.rows] == [
        (1, 0),
        (2, -1),
        (3, 1),
        (4, 2),
    ]


def test_games_behind_are_counted_from_the_furthest_of_a_shared_lead(build):
    standings = rank(build(3, "1 2-1 3, 2 2-1 3, 2 2-1 3", criteria=("win_share",)))

    assert [(row.place, row.games_behind) for row in standings.rows] == [
        (1, Fraction(1, 2)),
        (1, 0),
        (3, Fraction(5, 2)),
    ]


def test_splits_part_home_away_division_and_top_half(build):
    standings = rank(build(4, TRIO, divisions={1: 5, 2: 5, 3: 5, 4: 6}))

    row = standings.row(1)
    wins_and_losses = [
        (part.wins, part.losses)
        for part in (row.home, row.away, row.division, row.top_half)
    ]
    assert wins_and_losses == [(2, 0), (1, 4), (3, 1), (3, 4)]


def test_last_ten_and_streak_follow_the_order_of_play(build):
    text = ", ".join(["1 3-2 2"] * 4 + ["2 3-2 1"] * 7 + ["1 3-2 2"] * 2 + ["1 ? 2"])

    row = rank(build(2, text)).row(1)

    assert (row.last_ten.wins, row.last_ten.losses) == (3, 7)
    assert row.streak == Streak(Outcome.WIN, 2)


def test_every_pair_of_neighbours_has_its_deciding_criterion(build):
    standings = rank(build(4, TRIO))

    assert [
        (item.above, item.below, item.criterion, item.step.tied)
        for item in standings.separations
    ] == [
        (4, 1, "win_share", (1, 2, 3, 4)),
        (1, 2, "head_to_head_difference", (1, 2)),
        (2, 3, "head_to_head", (1, 2, 3)),
    ]
    assert [row.ahead_of_next for row in standings.rows] == [
        *standings.separations,
        None,
    ]


def test_separation_holds_both_values(build):
    item = rank(build(4, TRIO)).separations[2]

    above, below = item.above_value, item.below_value
    assert (above.number, below.number) == (Fraction(3, 4), Fraction(0))
    assert (above.tally.wins, below.tally.losses) == (3, 4)


def test_neighbours_in_a_shared_place_have_no_deciding_criterion(build):
    item = rank(build(4, TWINS)).separations[1]

    assert (item.above, item.below, item.step) == (2, 3, None)
    assert (item.criterion, item.above_value, item.below_value) == (None, None, None)


def test_trail_tells_each_comparison_of_a_row(build):
    standings = rank(build(4, TRIO))

    assert {
        row.key: [(step.criterion, step.tied) for step in row.trail]
        for row in standings.rows
    } == {
        4: [("win_share", (1, 2, 3, 4))],
        1: [
            ("win_share", (1, 2, 3, 4)),
            ("head_to_head", (1, 2, 3)),
            ("head_to_head_difference", (1, 2)),
        ],
        2: [
            ("win_share", (1, 2, 3, 4)),
            ("head_to_head", (1, 2, 3)),
            ("head_to_head_difference", (1, 2)),
        ],
        3: [("win_share", (1, 2, 3, 4)), ("head_to_head", (1, 2, 3))],
    }
    assert standings.row(3).deciding.criterion == "head_to_head"


def test_explanation_adds_how_the_company_was_sorted_out(build):
    standings = rank(build(4, TRIO))

    assert standings.explanation(3) == standings.row(1).trail
    assert standings.not_needed(3) == ("point_difference", "points_scored", "lots")


def test_explanation_of_one_never_tied_ends_with_the_first_split(build):
    standings = rank(build(4, TRIO))

    assert standings.explanation(4) == standings.row(4).trail
    assert standings.not_needed(4) == standings.criteria[1:]


def test_explanation_of_a_table_without_a_split_is_the_trail(build):
    standings = rank(build(2, criteria=("wins", "head_to_head")))

    assert standings.explanation(1) == standings.row(1).trail
    assert [step.verdict for step in standings.explanation(1)] == [
        Verdict.LEVEL,
        Verdict.PASSED_OVER,
    ]
    assert standings.not_needed(1) == ()


def test_trail_says_that_head_to_head_was_passed_over_and_why(build):
    uneven = "1 50-48 2, 1 58-47 3, 3 58-55 1, 2 59-56 3, 3 51-54 2"
    level = "4 6-5 1, 4 6-5 2, 3 6-5 4, 3 6-5 4, 5 6-5 4"

    standings = rank(build(5, f"{uneven}, {level}"))

    _, step, margin, difference = standings.row(1).trail
    assert (step.criterion, step.tied) == ("head_to_head", (1, 2, 3))
    assert step.passed_over == PassedOver(Reason.MET_UNEQUALLY, (1, 2))
    assert margin.passed_over == step.passed_over
    assert (difference.criterion, difference.verdict) == (
        "point_difference",
        Verdict.SPLIT,
    )


def test_row_of_an_entrant_elsewhere_is_refused(build):
    with pytest.raises(StandingsError) as refused:
        rank(build(2)).row(3)

    assert (refused.value.field, refused.value.subject) == ("key", 3)


def test_division_table_compares_its_own_members_on_all_their_games(build):
    stage = build(
        3,
        "1 51-50 2, 2 70-50 3, 3 55-50 1",
        divisions={1: 5, 2: 5, 3: 6},
        criteria=("win_share", "head_to_head", "point_difference"),
    )

    assert [row.key for row in rank(stage).rows] == [2, 1, 3]
    assert [row.key for row in rank(stage, division=5).rows] == [1, 2]
    assert rank(stage, division=5).row(2).record == rank(stage).row(2).record


def test_division_without_entrants_is_refused(build):
    with pytest.raises(StandingsError) as refused:
        rank(build(2, divisions={1: 5}), division=6)

    assert (refused.value.field, refused.value.subject) == ("division", 6)


def test_withdrawn_whose_results_stand_is_ranked_like_anyone(build):
    standings = rank(build(3, "3 9-0 1, 3 9-0 2, 1 5-4 2", withdrawn=(3,)))

    assert places(standings) == [(3, 1), (1, 2), (2, 3)]
    assert [row.is_withdrawn for row in standings.rows] == [True, False, False]


def test_withdrawn_whose_results_are_annulled_counts_for_nobody(build):
    left = Adjustment(3, "left in mid-season", points=-9)

    standings = rank(
        build(
            3,
            "3 9-0 1, 2 0-9 3, 1 5-4 2",
            withdrawn=(3,),
            withdrawal=Withdrawal.ANNUL,
            adjustments=(left,),
        )
    )

    assert places(standings) == [(1, 1), (2, 2), (3, None)]
    assert records(standings) == {1: (1, 0, 0), 2: (0, 1, 0), 3: (0, 0, 0)}
    row = standings.row(3)
    assert (row.points, row.games_behind, row.trail) == (0, None, ())
    assert row.adjustments == (left,)


def test_table_in_which_everybody_withdrew_has_no_first(build):
    standings = rank(build(2, "1 2-1 2", withdrawn=(1, 2), withdrawal="annul"))

    assert places(standings) == [(1, None), (2, None)]
    assert standings.separations == ()
