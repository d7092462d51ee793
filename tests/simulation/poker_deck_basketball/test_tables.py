"""Cards, dice and options."""

from simulation.playing_cards import CARDS as DECK
from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.tables import (
    ACES,
    CARDS,
    CODES,
    FACES,
    FIGURES,
    FIRSTS,
    FULL,
    INDEX,
    NUMBERS,
    PLACES,
    PLAYABLE,
    ROLLS,
    VALUES,
    tables_of,
    top_rank,
)
from simulation.protocol import AWAY, HOME


def tables(**options):
    return tables_of(RULESET.check_options(options))


def test_the_deck_is_split_by_colour():
    assert sorted([*CARDS[HOME], *CARDS[AWAY]]) == sorted(DECK)
    assert {card[1] for card in CARDS[HOME]} == {"c", "s"}
    assert {card[1] for card in CARDS[AWAY]} == {"d", "h"}
    assert [len(cards) for cards in CARDS] == [26, 26]


def test_cards_lie_from_the_twos_to_the_aces_the_club_before_the_spade():
    assert CARDS[HOME][:3] == ("2c", "2s", "3c")
    assert CARDS[AWAY][-3:] == ("Kh", "Ad", "Ah")
    assert [INDEX[HOME][card] for card in CARDS[HOME]] == list(range(26))


def test_values_are_those_of_the_rule_book():
    named = dict(zip(CARDS[HOME], VALUES, strict=False))

    assert (named["2c"], named["Ts"], named["Jc"], named["Qs"], named["Kc"]) == (
        2,
        10,
        11,
        12,
        13,
    )
    assert len(VALUES) == 24


def test_masks_part_the_deck():
    assert NUMBERS | FIGURES == PLAYABLE
    assert PLAYABLE | ACES == FULL
    assert [mask.bit_count() for mask in (NUMBERS, FIGURES, ACES)] == [18, 6, 2]
    assert CODES[HOME][FIGURES] == ("Jc", "Js", "Qc", "Qs", "Kc", "Ks")
    assert CODES[AWAY][ACES] == ("Ad", "Ah")
    assert CODES[HOME][FIRSTS] == tuple(f"{rank}c" for rank in "23456789TJQK")


def test_places_are_those_of_the_bits():
    assert PLACES[0] == ()
    assert PLACES[1 << 25 | 1 << 9 | 1] == (0, 9, 25)


def test_a_roll_is_two_faces_in_order():
    assert len(ROLLS) == len(set(ROLLS)) == 36
    assert FACES["3-5"] == (3, 5)


def test_rank_of_cards_is_that_of_the_highest():
    ranks = [top_rank(1 << INDEX[HOME][card]) for card in ("2c", "2s", "3c", "Ks")]

    assert ranks == [0, 0, 1, 11]
    assert top_rank(1 << INDEX[HOME]["9c"] | 1 << INDEX[HOME]["Jc"]) == 9


def test_tables_of_the_default_options():
    made = tables()

    assert (made.quarters, made.overtimes, made.timeouts) == (4, 5, 1)
    assert (made.follows_attack, made.hidden_rebound) == (False, False)
    assert (made.alley_after_refill, made.joker_stops_pullup) == (False, True)


def test_tables_of_other_options():
    made = tables(tiebreak="free_throws", quarter_start="attacker")

    assert (made.overtimes, made.follows_attack) == (0, True)


def test_equal_options_share_their_tables():
    assert tables(quarters=2) is tables(quarters=2)
