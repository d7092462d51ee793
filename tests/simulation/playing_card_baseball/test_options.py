"""What a league may choose."""

import pytest

from simulation.errors import BadOption
from simulation.playing_card_baseball import RULESET


def test_defaults_are_those_of_the_rule_book():
    assert RULESET.check_options({}) == {
        "innings": 3,
        "double_plays": True,
        "steals": True,
        "sac_flies": True,
        "substitutions": True,
        "tie_hand": "batter",
        "max_innings": 0,
        "walkoff_all_runs": False,
        "order_unknown": False,
    }


@pytest.mark.parametrize("most", [0, 5, 29])
def test_innings_at_most_go_with_the_regulation_ones(most):
    values = RULESET.check_options({"innings": 5, "max_innings": most})

    assert values["max_innings"] == most


def test_fewer_innings_at_most_than_in_regulation_are_refused():
    with pytest.raises(BadOption, match="must be 0 or as many"):
        RULESET.check_options({"innings": 5, "max_innings": 4})


def test_ways_of_playing_switch_all_four_optional_rules():
    values = {preset.name: preset.values for preset in RULESET.presets}

    rules = ("double_plays", "steals", "sac_flies", "substitutions")
    assert values == {
        "full": dict.fromkeys(rules, True),
        "basic": dict.fromkeys(rules, False),
    }
