import pytest

from games.playing import play, player_sums
from simulation.protocol import SIDE_SLOTS
from simulation.registry import rulesets
from simulation.rosters import average_sheet
from tests.simulation import shootout


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_game_is_a_function_of_its_seed(ruleset):
    sheet = average_sheet(ruleset)

    one, same, other = (play(ruleset, sheet, sheet, {}, seed) for seed in (1, 1, 2))

    assert one == same
    assert one.record != other.record
    assert one.box.score == (one.result.home, one.result.away)
    assert 0 < one.decisions < len(one.record.choices)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_sums_of_players_are_whole_and_agree_with_their_shots(ruleset):
    sheet = average_sheet(ruleset)
    played = play(ruleset, sheet, sheet, {}, 1)
    keys = {
        column.key
        for column in ruleset.stat_columns
        if column.is_stored and column.is_of_players
    }

    sums = player_sums(ruleset, played.box, played.events)

    slots = {slot for slot in played.box.lines if slot not in SIDE_SLOTS}
    assert set(sums) == slots
    assert bool(slots) is ruleset.has_players
    for slot, did in sums.items():
        assert set(did.values) == keys
        assert {key: did.values[key] for key in played.box.lines[slot]} == (
            played.box.lines[slot]
        )
        if ruleset.shot_chart is not None:
            made, tried = (
                sum(zone[part] for zone in did.shots.values()) for part in (0, 1)
            )
            assert (made, tried) == (did.values["fgm"], did.values["fga"])


def test_sums_of_a_game_without_a_court_have_no_shots():
    sheet = shootout.team(3, 4)
    played = play(shootout.RULESET, sheet, sheet, {}, 1)

    sums = player_sums(shootout.RULESET, played.box, played.events)

    assert set(sums) == {"H1", "H2", "A1", "A2"}
    assert [did.shots for did in sums.values()] == [{}] * 4
