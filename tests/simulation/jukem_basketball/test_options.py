"""What a league may choose."""

import pytest

from simulation.errors import BadOption
from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.tables import CARDS, DECK


def test_defaults_are_those_of_the_rule_book():
    values = RULESET.check_options({})

    assert values == {
        "deck": DECK,
        "stops": {
            "TWO": ["BLOCK", "MISS", "BRICK", "AIR", "SEC3", "TECH"],
            "THREE": ["BLOCK", "MISS", "BRICK", "AIR", "SEC3", "TECH"],
            "DUNK": ["BLOCK", "SEC3", "TECH"],
            "HALF": ["BLOCK", "MISS", "BRICK", "AIR", "SEC3", "TECH"],
        },
        "quarters": 4,
        "jukem_multiplier": 1,
        "half_court_any_time": False,
        "technical_free_throw": False,
        "refill": "to_five",
        "max_overtimes": 20,
    }


@pytest.mark.parametrize("shot", ["TWO", "THREE", "DUNK", "HALF"])
def test_one_kind_of_shot_is_enough(shot):
    shots = {"TWO", "THREE", "DUNK", "HALF"}
    deck = {card: 0 if card in shots else 10 for card in CARDS}

    values = RULESET.check_options({"deck": {**deck, shot: 1}})

    assert values["deck"][shot] == 1


def test_a_deck_without_shots_is_refused():
    deck = dict.fromkeys(("TWO", "THREE", "DUNK", "HALF"), 0)

    with pytest.raises(BadOption, match="must hold at least one shot"):
        RULESET.check_options({"deck": deck})
