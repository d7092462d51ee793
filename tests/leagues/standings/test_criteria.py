import pytest

from leagues.standings.criteria import CRITERIA


def test_criteria_are_the_ones_a_season_may_choose():
    assert list(CRITERIA) == [
        "points",
        "win_share",
        "wins",
        "losses",
        "head_to_head",
        "head_to_head_difference",
        "point_difference",
        "points_scored",
        "points_allowed",
        "division_record",
        "top_half_record",
        "away_wins",
        "forfeits",
        "lots",
    ]


@pytest.mark.parametrize(
    ("trait", "slugs"),
    [
        ("is_pairwise", {"head_to_head", "head_to_head_difference"}),
        ("can_lead", {"points", "win_share", "wins"}),
        (
            "is_higher_better",
            set(CRITERIA) - {"losses", "points_allowed", "forfeits", "lots"},
        ),
    ],
)
def test_criteria_traits(trait, slugs):
    assert {slug for slug, item in CRITERIA.items() if getattr(item, trait)} == slugs


@pytest.mark.parametrize("words", ["title", "heading"])
def test_criteria_words_tell_them_apart(words):
    assert len({getattr(item, words) for item in CRITERIA.values()}) == len(CRITERIA)


def test_criteria_that_lead_are_better_when_higher():
    leading = [item for item in CRITERIA.values() if item.can_lead]

    assert all(item.is_higher_better for item in leading)
