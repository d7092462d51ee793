import pytest

from games.playing import play
from simulation.registry import rulesets
from simulation.rosters import average_sheet


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_game_is_a_function_of_its_seed(ruleset):
    sheet = average_sheet(ruleset)

    one, same, other = (play(ruleset, sheet, sheet, {}, seed) for seed in (1, 1, 2))

    assert one == same
    assert one.record != other.record
    assert one.box.score == (one.result.home, one.result.away)
    assert 0 < one.decisions < len(one.record.choices)
