"""The piles and what is computed from the options."""

from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    FUN_SUITS,
    MOST_PLAYS,
    SUIT_NAMES,
    Tables,
    ranks_of,
    tables_of,
)
from simulation.playing_cards import FULL_SUIT
from simulation.protocol import AWAY, HOME


def tables(**options: object) -> Tables:
    return tables_of(RULESET.check_options(options))


def test_home_plays_black_and_away_red():
    names = [
        (SUIT_NAMES[BIG_SUITS[side]], SUIT_NAMES[FUN_SUITS[side]])
        for side in (HOME, AWAY)
    ]

    assert names == [("spades", "clubs"), ("diamonds", "hearts")]


def test_values_by_ace():
    assert tables().values == tuple(range(2, 15))
    assert tables(ace="low").values == (*range(2, 14), 1)


def test_no_limit_on_passes_is_that_of_plays():
    assert tables().max_passes == 24
    assert tables(max_passes=0).max_passes == MOST_PLAYS


def test_equal_options_share_their_tables():
    assert tables(win_by=2) is tables(win_by=2)


def test_a_game_is_won_by_points_and_margin():
    plain, margin = tables(), tables(win_by=2)

    assert [plain.is_won(*score) for score in ((9, 0), (10, 9), (12, 0))] == [
        False,
        True,
        True,
    ]
    assert [margin.is_won(*score) for score in ((9, 0), (10, 9), (11, 9))] == [
        False,
        False,
        True,
    ]


def test_ranks_are_written_the_lowest_first():
    assert ranks_of(FULL_SUIT) == "23456789TJQKA"
    assert ranks_of(1 << 12 | 1 << 8 | 1) == "2TA"
    assert ranks_of(0) == ""
