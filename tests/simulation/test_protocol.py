"""What every game and ruleset does by the contract alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.errors import BadOption, IllegalChoice
from simulation.protocol import (
    AWAY,
    CHANCE,
    HOME,
    PUBLIC,
    Decision,
    known_events,
    refusal,
    shown_decision,
)
from simulation.words import Words
from tests.simulation import shootout

HOME_SHEET = shootout.team(5, 4, 3)
AWAY_SHEET = shootout.team(1, 2)
PROMPT = Words("Which?")
TURN = Decision(HOME, "turn", ("a", "b"), "a", PROMPT, (), HOME)
ROLL = Decision(CHANCE, "roll", ("d6 1", "d6 2"), "d6 1", PROMPT, (1, 1), PUBLIC)
DRAW = Decision(CHANCE, "draw", ("QH", "KH"), "QH", PROMPT, (1, 1), AWAY)


def new_game():
    return shootout.RULESET.start(HOME_SHEET, AWAY_SHEET, {"rounds": 1})


def snapshot(game):
    return game.position(), list(game.events), game.pending


def test_apply_takes_a_listed_choice():
    game = new_game()

    game.apply("send H2")

    assert game.pending.kind == "shot"
    assert [event.kind for event in game.events] == ["round_start", "sent"]


def test_apply_refuses_an_unlisted_choice_and_changes_nothing():
    game = new_game()
    before = snapshot(game)

    with pytest.raises(IllegalChoice) as refused:
        game.apply("send A1")

    assert snapshot(game) == before
    assert str(refused.value) == "'send A1' is no option of send"


def test_apply_tells_the_side_that_is_asked_what_it_may_choose():
    game = new_game()
    before = snapshot(game)

    with pytest.raises(IllegalChoice) as refused:
        game.apply("send A1", by=HOME)

    assert snapshot(game) == before
    assert str(refused.value) == (
        "'send A1' is no option of send: choose send H1, send H2, send H3"
    )


@pytest.mark.parametrize("choice", ["send H1", "send A1"])
def test_apply_refuses_another_than_the_side_that_is_asked(choice):
    game = new_game()
    before = snapshot(game)

    with pytest.raises(IllegalChoice, match=f"^'{choice}': another decides now$"):
        game.apply(choice, by=AWAY)

    assert snapshot(game) == before


def test_apply_takes_a_choice_of_the_side_that_is_asked():
    game = new_game()

    game.apply("send H1", by=HOME)
    game.apply_all(["near"], by=HOME)
    game.apply("d6 1", by=CHANCE)

    assert game.pending.actor == AWAY


def test_apply_refuses_every_choice_after_the_end():
    game = new_game()
    for choice in ("send H1", "near", "d6 1", "send A1", "near", "d6 6"):
        game.apply(choice)

    with pytest.raises(IllegalChoice, match="^'near': the game is over$"):
        game.apply("near")

    assert game.result == ("regulation", 1, 0)


def test_apply_all_takes_a_run_of_one_side():
    game = new_game()

    game.apply_all(["send H2", "far"])

    assert game.pending.kind == "roll"
    assert [event.kind for event in game.events] == ["round_start", "sent", "aim"]


def test_apply_all_of_nothing_changes_nothing():
    game = new_game()
    before = snapshot(game)

    game.apply_all([])

    assert snapshot(game) == before


def test_apply_all_refuses_the_whole_run_for_one_unlisted_choice():
    game = new_game()
    before = snapshot(game)

    with pytest.raises(
        IllegalChoice, match="'middle' is no option of shot: choose near, far$"
    ):
        game.apply_all(["send H2", "middle"], by=HOME)

    assert snapshot(game) == before


def test_apply_all_refuses_a_run_of_another_side():
    game = new_game()
    before = snapshot(game)

    with pytest.raises(IllegalChoice, match="^'send H2': another decides now$"):
        game.apply_all(["send H2", "far"], by=AWAY)

    assert snapshot(game) == before


def test_apply_all_refuses_a_run_that_another_would_have_to_answer():
    game = new_game()
    before = snapshot(game)

    with pytest.raises(IllegalChoice, match="^'d6 1': another decides before this"):
        game.apply_all(["send H2", "far", "d6 1"])

    assert snapshot(game) == before


def test_apply_all_refuses_a_run_beyond_the_end():
    game = new_game()
    for choice in ("send H1", "near", "d6 1", "send A1", "near"):
        game.apply(choice)
    before = snapshot(game)

    with pytest.raises(IllegalChoice, match="^'near': another decides before this"):
        game.apply_all(["d6 6", "near"])

    assert snapshot(game) == before


def test_apply_all_refuses_every_run_after_the_end():
    game = new_game()
    for choice in ("send H1", "near", "d6 1", "send A1", "near", "d6 6"):
        game.apply(choice)

    with pytest.raises(IllegalChoice, match="the game is over"):
        game.apply_all(["near"])


def test_known_events_are_public_ones_and_ones_own_until_the_end():
    game = shootout.RULESET.start(shootout.team(5, 5), AWAY_SHEET, {"rounds": 2})
    for choice in ("send H1", "near", "d6 1", "send A1", "near", "d6 6"):
        game.apply(choice)
    kinds = [event.kind for event in game.events]
    others = [kind for kind in kinds if kind != "forced"]

    assert kinds.count("forced") == 1
    assert [event.kind for event in known_events(game, HOME)] == kinds
    assert [event.kind for event in known_events(game, AWAY)] == others
    assert [event.kind for event in known_events(game, PUBLIC)] == others


def test_known_events_are_all_after_the_end():
    game = shootout.RULESET.start(shootout.team(5, 5), AWAY_SHEET, {"rounds": 2})
    while game.pending is not None:
        game.apply(game.pending.default)

    assert known_events(game, PUBLIC) == game.events
    assert known_events(game, PUBLIC) is not game.events


@pytest.mark.parametrize(
    ("decision", "who", "shown"),
    [
        (None, HOME, None),
        (TURN, HOME, TURN),
        (TURN, AWAY, Decision(HOME, "turn", (), "", Words(""), (), HOME)),
        (TURN, PUBLIC, Decision(HOME, "turn", (), "", Words(""), (), HOME)),
        (ROLL, HOME, Decision(CHANCE, "roll", (), "", Words(""), (), PUBLIC)),
        (ROLL, PUBLIC, Decision(CHANCE, "roll", (), "", Words(""), (), PUBLIC)),
        (DRAW, AWAY, Decision(CHANCE, "draw", (), "", Words(""), (), AWAY)),
        (DRAW, HOME, None),
        (DRAW, PUBLIC, None),
    ],
)
def test_a_decision_is_shown_by_its_audience_and_whole_to_its_actor(
    decision, who, shown
):
    assert shown_decision(decision, who) == shown


def test_a_refusal_names_the_first_twelve_options():
    options = tuple(f"move g{number}" for number in range(1, 14))
    decision = Decision(HOME, "move", options, options[0], PROMPT, (), HOME)

    listed = ", ".join(options[:12])
    assert refusal(decision, "jump", HOME) == (
        f"'jump' is no option of move: choose {listed}, …"
    )


@pytest.mark.parametrize("by", [None, CHANCE])
def test_a_refusal_of_chance_does_not_tell_what_is_left(by):
    assert refusal(DRAW, "AH", by) == "'AH' is not possible as draw"


@pytest.mark.parametrize("by", [None, AWAY, PUBLIC])
def test_a_refusal_names_no_options_to_others(by):
    assert "b" not in refusal(TURN, "jump", by).replace("by", "").split(": ")[-1]


@given(st.text(st.characters(codec=None)), st.sampled_from([None, HOME, AWAY, CHANCE]))
def test_a_refusal_can_always_be_printed(choice, by):
    assert refusal(TURN, choice, by).encode()


def test_options_are_filled_in_from_their_defaults():
    assert shootout.RULESET.check_options({"rounds": 7}) == {
        "rounds": 7,
        "extra_rounds": 5,
    }


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(BadOption) as refused:
        shootout.RULESET.check_options({"quarters": 4})

    assert refused.value.field == "quarters"
    assert refused.value.reason == "no such option; there are rounds, extra_rounds"


def test_options_that_do_not_fit_one_another_are_refused():
    with pytest.raises(BadOption) as refused:
        shootout.RULESET.check_options({"rounds": 10, "extra_rounds": 11})

    assert refused.value.field == "extra_rounds"
