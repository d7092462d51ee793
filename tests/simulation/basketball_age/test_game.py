"""The game as a whole: how it begins, is copied and resumed."""

import pytest

from simulation.basketball_age import game as module
from simulation.basketball_age.frames import FRAMES
from simulation.basketball_age.notation import GROUPS
from simulation.basketball_age.rolls import ROLLS
from simulation.errors import BadPosition


def test_a_game_begins_with_the_lineups(start):
    game = start()

    assert game.pending.kind == "lineup"
    assert game.events == []


def test_teams_of_five_begin_with_the_jump_ball(at):
    game = at(frames=[{"kind": "turn"}, {"kind": "jump"}])

    assert game.pending.kind == "jumper"


def test_every_frame_and_every_decision_has_its_rule():
    assert set(module.RUN) == {cls.kind for cls in FRAMES}
    assert set(module.ANSWERS) == {
        *GROUPS,
        *ROLLS,
        "clock_minutes",
        "clock_seconds",
    }


def test_a_single_choice_is_made_and_told_to_its_side(at):
    game = at("H1:outside H2:d3", spot="e1", inbound_due=True)

    game.apply("activate H2")

    forced = [event for event in game.events if event.kind == "forced"]
    assert [(event.choice, event.audience) for event in forced] == [("receive", 0)]


def test_rolls_count_as_outcomes_and_choices_do_not(at, apply):
    game = at("H1:d3 A1:d3")

    apply(game, ["activate H1", "move e3", "steal A1", "3-3"])

    assert game.outcomes == 1


def test_a_clock_with_one_reading_left_is_an_outcome_too(at, apply):
    game = at("H1:d3", options={"clock_profile": "table"}, clock=30)

    apply(game, ["nothing", "sec 07"])

    assert (game.outcomes, game.clock) == (2, 7)


def test_a_copy_goes_its_own_way(at):
    game = at("H1:d3 A1:d3")
    before = game.position()

    copied = game.copy()
    copied.apply("activate H1")

    assert game.position() == before
    assert copied.position() != before


def test_another_pending_decision_is_refused(at):
    pending = {"actor": "home", "kind": "activate", "options": ["nothing"]}

    with pytest.raises(BadPosition, match="is not what this position asks"):
        at("H1:d3", pending=pending)
