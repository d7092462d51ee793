"""What a league may choose."""

from simulation.basketball_age import RULESET
from simulation.basketball_age.options import ADVANCED
from simulation.words import fill

ALONE = {rule.name: False for rule in ADVANCED}


def test_defaults_are_those_of_the_rule_book():
    assert RULESET.check_options({}) == {
        "quarter_minutes": 20,
        "plus": False,
        "clock_profile": "standard",
        "simultaneous_play": True,
        "passes": 1,
        "max_overtimes": 10,
        **ALONE,
    }


def test_advanced_rules_are_called_so():
    titles = [fill(rule.title, {}) for rule in ADVANCED]

    assert [name for name in ALONE if not name.startswith("adv_")] == []
    assert [title for title in titles if not title.startswith("Advanced")] == []
    assert len(set(titles)) == len(ADVANCED)


def test_ways_of_playing_set_the_mode_and_every_advanced_rule():
    values = {preset.name: preset.values for preset in RULESET.presets}

    assert values == {
        "basic": {"quarter_minutes": 20, "plus": False, **ALONE},
        "plus": {"quarter_minutes": 15, "plus": True, **ALONE},
        "advanced": {
            "quarter_minutes": 20,
            "plus": False,
            **dict.fromkeys(ALONE, True),
        },
    }


def test_ways_of_playing_can_be_played():
    for preset in RULESET.presets:
        checked = RULESET.check_options(preset.values)

        assert checked == {**RULESET.check_options({}), **preset.values}
