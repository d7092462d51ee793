"""The standard coach against the heuristic of the rule book, written a second time."""

import random

import pytest

from simulation.boxscore import tally
from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball.coaches import DIALS, StandardCoach
from simulation.protocol import AWAY, CHANCE, HOME
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
HIGH = dict(zip("23456789TJQKA", range(2, 15), strict=True))
VARIANTS = [
    {},
    {"ace": "low"},
    {"rebounds": True, "target_score": 21},
    {"max_passes": 1, "win_by": 2},
]
GAMES = 60


def plain_choice(state, options):
    """Return the choice of PB-H, from what a view writes and nothing else."""
    values = {**HIGH, "A": 1} if options["ace"] == "low" else HIGH
    value = {name: values[card[0]] for name, card in state["cards"].items() if card}
    kind = state["pending"]["kind"]
    if kind == "steal":
        return "attempt" if value["defense"] >= 6 else "let"
    if kind == "contest":
        least = 11 if state["shot"] == 2 else 10
        return "contest" if value["defense"] >= least else "leave"
    if kind == "redraw":
        return "redraw" if value["big"] <= 8 else "keep"
    big, fun = value["big"], value["fun"]
    own = state["score"][0 if state["who"] == "home" else 1]
    if own == options["target_score"] - 3 and big >= 13:
        return "shoot_three"
    if "pass" not in state["pending"]["options"]:
        return "shoot_two"
    passes = {10: fun >= 13} if big == 10 else {}
    if big <= 4 or (5 <= big <= 9 and fun >= big + 2) or passes.get(big):
        return "pass"
    return "shoot_two"


def decisions_of_a_game(options, seed):
    """Yield a game at every decision of its sides, played at random."""
    source = random.Random(seed)
    game = RULESET.start(SHEET, SHEET, options)
    while (decision := game.pending) is not None:
        weights = decision.weights if decision.actor == CHANCE else None
        if decision.actor != CHANCE:
            yield game
        game.apply(source.choices(decision.options, weights)[0])


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_standard_coach_plays_the_heuristic_to_the_letter(options, random_games):
    checked = RULESET.check_options(options)
    coach = StandardCoach(SHEET)
    seen = set()

    for seed in range(max(12, random_games // 5)):
        for game in decisions_of_a_game(checked, seed):
            view = game.view(game.pending.actor)
            state = view.to_json()
            assert coach.choose(view, game.pending) == plain_choice(state, checked), (
                seed,
                state,
            )
            seen.add(state["pending"]["kind"])

    assert seen == {"attack", "steal", "contest", "redraw"}


def test_dials_at_their_defaults_change_nothing():
    profile = {dial.name: dial.default for dial in DIALS}
    turned, plain = StandardCoach(TeamSheet(profile=profile)), StandardCoach(SHEET)

    for game in decisions_of_a_game({}, 3):
        view = game.view(game.pending.actor)
        assert turned.choose(view, game.pending) == plain.choose(view, game.pending)


def test_a_view_of_another_game_is_refused(at):
    game = at("9s 4c Qd", stage="attack")

    with pytest.raises(TypeError, match="needs a view of Playing Card Basketball"):
        StandardCoach(SHEET).choose(object(), game.pending)


def total(profile, key, side=HOME):
    """Return a side's figure over some games, home playing by the profile."""
    sheet = TeamSheet(profile=profile)
    games = (simulate(RULESET, sheet, SHEET, {}, seed).game for seed in range(GAMES))
    return sum(tally(RULESET, game.events).team(side)[key] for game in games)


@pytest.mark.parametrize(
    ("dial", "low", "high", "key"),
    [
        ("shoot_from", 8, 13, "pass"),
        ("steal_from", 12, 4, "sta"),
        ("contest_from", 14, 7, "con"),
        ("contest_from", 14, 7, "pf"),
        ("three_from", 15, 11, "fg3a"),
    ],
)
def test_each_dial_changes_what_a_side_does(dial, low, high, key):
    fewer, usual, more = (
        total(profile, key) for profile in ({dial: low}, {}, {dial: high})
    )

    assert fewer <= usual <= more
    assert fewer < more


@pytest.mark.parametrize("side", [HOME, AWAY])
def test_a_coach_plays_either_side(at, side):
    cards = ("9s 4c Qd", "9d 4h Qs")[side]
    game = at(cards, stage="attack", offense=("home", "away")[side])

    assert StandardCoach(SHEET).choose(game.view(side), game.pending) == "shoot_two"
