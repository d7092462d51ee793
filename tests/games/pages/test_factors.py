from games.pages.factors import factor_lines
from simulation.factors import Factor, Term
from simulation.words import Words

SHARE = Factor(
    "share",
    "S%",
    Words("share"),
    Words("made by tried"),
    above=(Term("fgm"), Term("fg3m", 50)),
    below=(Term("fga"),),
)
LOST = Factor(
    "lost",
    "L%",
    Words("lost"),
    Words("lost by all"),
    above=(Term("tov"),),
    below=(Term("poss"),),
    is_high_good=False,
)
OWN = {"fgm": 20, "fg3m": 6, "fga": 40, "tov": 12, "poss": 60}
OTHER = {"fgm": 18, "fg3m": 2, "fga": 38, "tov": 9, "poss": 60}


def test_factors_are_those_of_both_sides():
    share, lost = factor_lines((SHARE, LOST), OWN, OTHER)

    # (20 + 3) / 40 and (18 + 1) / 38; 12 / 60 and 9 / 60
    assert (share.first, share.second) == (0.575, 0.5)
    assert (lost.first, lost.second) == (0.2, 0.15)


def test_better_side_is_the_lower_one_where_less_is_better():
    share, lost = factor_lines((SHARE, LOST), OWN, OTHER)

    assert (share.first_is_best, share.second_is_best) == (True, False)
    assert (lost.first_is_best, lost.second_is_best) == (False, True)


def test_nobody_is_better_where_figures_look_the_same_or_are_missing():
    (level,) = factor_lines(
        (LOST,), {"tov": 1, "poss": 9}, {"tov": 1111, "poss": 10000}
    )
    (alone,) = factor_lines((LOST,), {"tov": 1, "poss": 9}, {})

    assert (level.first_is_best, level.second_is_best) == (False, False)
    assert alone.second is None
    assert (alone.first_is_best, alone.second_is_best) == (False, False)


def test_rule_book_without_factors_has_none():
    assert factor_lines((), OWN, OTHER) == ()
