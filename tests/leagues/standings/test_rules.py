import pytest

from leagues.standings.errors import StandingsError
from leagues.standings.rules import AfterSplit, Rules


@pytest.mark.parametrize(
    ("values", "field", "reason"),
    [
        ({"criteria": ()}, "rules.criteria", "none_given"),
        ({"criteria": ("wins", "luck")}, "rules.criteria", "unknown"),
        ({"criteria": ("wins", "lots", "wins")}, "rules.criteria", "duplicate"),
        ({"criteria": ("head_to_head", "wins")}, "rules.criteria", "cannot_lead"),
        ({"criteria": ("lots",)}, "rules.criteria", "cannot_lead"),
        ({"win_points": 1, "loss_points": 1}, "rules.loss_points", "out_of_order"),
        ({"tie_points": 3}, "rules.tie_points", "out_of_order"),
        ({"tie_points": -1}, "rules.tie_points", "out_of_order"),
        ({"forfeit_loss_points": 1}, "rules.forfeit_loss_points", "out_of_order"),
        ({"forfeit_score": (20, -1)}, "rules.forfeit_score", "negative"),
        ({"forfeit_score": (0, 0)}, "rules.forfeit_score", "out_of_order"),
        ({"after_split": "shuffle"}, "rules.after_split", "unknown"),
        ({"withdrawal": "forget"}, "rules.withdrawal", "unknown"),
    ],
)
def test_rules_that_contradict_themselves_are_refused(values, field, reason):
    with pytest.raises(StandingsError) as refused:
        Rules(**values)

    assert (refused.value.field, refused.value.reason) == (field, reason)


def test_rules_allow_a_forfeit_to_cost_more_than_a_loss():
    rules = Rules(win_points=2, tie_points=1, loss_points=1, forfeit_loss_points=-1)

    assert rules.forfeit_loss_points == -1


@pytest.mark.parametrize(
    ("criteria", "leading", "pairwise"),
    [
        (("points",), "points", None),
        (("wins", "head_to_head_difference", "head_to_head"), "wins", 1),
        (("win_share", "points_scored", "head_to_head"), "win_share", 2),
    ],
)
def test_rules_know_their_leading_and_first_pairwise_criterion(
    criteria, leading, pairwise
):
    rules = Rules(criteria=criteria)

    assert (rules.leading.slug, rules.first_pairwise) == (leading, pairwise)


def test_rules_take_a_stored_word_for_what_it_says():
    assert Rules(after_split="next") == Rules(after_split=AfterSplit.NEXT)
