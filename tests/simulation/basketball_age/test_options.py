"""What a league may choose."""

from simulation.basketball_age import RULESET


def test_defaults_are_those_of_the_rule_book():
    assert RULESET.check_options({}) == {
        "quarter_minutes": 20,
        "plus": False,
        "clock_profile": "standard",
        "simultaneous_play": True,
        "passes": 1,
        "max_overtimes": 10,
    }
