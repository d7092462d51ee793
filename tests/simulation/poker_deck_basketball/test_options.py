"""What a league may choose."""

import pytest

from simulation.errors import BadOption
from simulation.poker_deck_basketball import RULESET


def test_defaults_are_those_of_the_rule_book():
    assert RULESET.check_options({}) == {
        "quarters": 4,
        "quarter_start": "defender",
        "tiebreak": "overtime",
        "max_overtimes": 5,
        "timeouts": 1,
        "hidden_rebound": False,
        "alley_oop_after_refill": False,
        "joker_stops_pullup": True,
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("quarters", 0),
        ("quarters", 9),
        ("quarter_start", "home"),
        ("tiebreak", "coin"),
        ("max_overtimes", 11),
        ("timeouts", 4),
        ("hidden_rebound", 1),
        ("jokers", 2),
    ],
)
def test_other_values_are_refused_by_name(name, value):
    with pytest.raises(BadOption) as refused:
        RULESET.check_options({name: value})

    assert refused.value.field == name
