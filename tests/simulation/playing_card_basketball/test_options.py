"""What a league may choose."""

import pytest

from simulation.errors import BadOption
from simulation.playing_card_basketball import RULESET


def test_defaults_are_those_of_the_rule_book():
    assert RULESET.check_options({}) == {
        "target_score": 10,
        "ace": "high",
        "rebounds": False,
        "max_passes": 24,
        "win_by": 1,
        "max_possessions": 500,
    }


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("target_score", 1, 99),
        ("max_passes", 0, 99),
        ("win_by", 1, 2),
        ("max_possessions", 1, 1000),
    ],
)
def test_numbers_have_their_limits(name, least, most):
    for value in (least, most):
        assert RULESET.check_options({name: value})[name] == value
    for value in (least - 1, most + 1):
        with pytest.raises(BadOption, match=f"from {least} to {most}"):
            RULESET.check_options({name: value})
