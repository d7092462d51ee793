"""The expert coach: standard by its dials at first, ahead of it near the end."""

import random

import pytest

from simulation.chance import derive_seed
from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.coaches import StandardCoach
from simulation.jukem_basketball.expert import LATE, ExpertCoach
from simulation.protocol import AWAY, CHANCE, HOME
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
DIALLED = TeamSheet(profile={"save_stoppers": 2, "hold_and1": 60, "early_timeout": 40})


def lead(sheets, seed):
    """Return home's lead at the end of a game."""
    home, away = simulate(RULESET, *sheets, None, seed).game.score
    return home - away


@pytest.mark.parametrize("sheet", [SHEET, DIALLED], ids=["usual", "by dials"])
def test_expert_follows_the_standard_coach_while_many_cards_are_left(sheet):
    source = random.Random(5)
    game = RULESET.start(SHEET, SHEET, {"quarters": 1, "max_overtimes": 0})
    expert, standard = ExpertCoach(sheet, 1), StandardCoach(sheet)
    followed = 0

    while game.pile_size > LATE or game.pending.actor == CHANCE:
        decision = game.pending
        if decision.actor == CHANCE:
            game.apply(source.choices(decision.options, decision.weights)[0])
            continue
        view = game.view(decision.actor)
        choice = expert.choose(view, decision)
        assert choice == standard.choose(view, decision)
        followed += 1
        game.apply(choice)

    assert followed > 20


def test_stopper_is_kept_while_the_last_card_is_to_be_drawn(at):
    game = at(
        "TWO THREE THREE HALF BLOCK", "TWO TWO THREE MISS BRICK", pile={"AND1": 1}
    )
    game.apply("play TWO")
    view = game.view(HOME)

    assert ExpertCoach(SHEET, 1).choose(view, game.pending) == "take_it"
    assert StandardCoach(SHEET).choose(view, game.pending) == "stop BLOCK"


def test_half_court_shot_ends_the_quarter_before_the_other_side_makes_its_own(at):
    game = at("HALF", "THREE TWO HALF", pile={})
    view = game.view(AWAY)

    assert ExpertCoach(SHEET, 1).choose(view, game.pending) == "play HALF"
    assert StandardCoach(SHEET).choose(view, game.pending) == "play THREE"


def test_stopper_is_kept_from_a_two_for_the_half_court_shot(at):
    game = at("MISS DUNK DUNK", "TWO HALF", pile={})
    game.apply("play TWO")

    choice = ExpertCoach(SHEET, 1).choose(game.view(HOME), game.pending)

    assert choice == "take_it"


def test_choice_follows_from_view_seed_and_place_alone():
    source = random.Random(2)
    game = RULESET.start(SHEET, SHEET, {"quarters": 1, "max_overtimes": 0})
    used = ExpertCoach(SHEET, 4)
    compared = 0

    while (decision := game.pending) is not None:
        if decision.actor == CHANCE:
            game.apply(source.choices(decision.options, decision.weights)[0])
            continue
        fresh = ExpertCoach(SHEET, 4)
        used.asked = fresh.asked = compared
        choice = used.choose(game.view(decision.actor), decision)
        assert choice == fresh.choose(game.view(decision.actor), decision)
        compared += 1
        game.apply(choice)

    assert compared > 30


def test_expert_needs_a_view_of_this_game(at):
    game = at("TWO TWO TWO TWO TWO", "TWO TWO TWO THREE DUNK")

    with pytest.raises(TypeError, match="needs a view of Jukem Basketball"):
        ExpertCoach(SHEET, 1).choose(object(), game.pending)


def test_expert_beats_the_standard_coach():
    expert, standard = TeamSheet("expert"), TeamSheet("standard")
    gained = 0

    for number in range(5):
        seed = derive_seed("expert", number)
        gained += lead((expert, standard), seed) - lead((standard, expert), seed)

    assert gained > 20
