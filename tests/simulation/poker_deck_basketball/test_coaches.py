"""The coaches against the heuristics of the rule book, written a second time."""

import random

import pytest

from simulation.boxscore import tally
from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.coaches import (
    DIALS,
    ActiveCoach,
    StandardCoach,
)
from simulation.protocol import ACTOR_NAMES, AWAY, CHANCE, HOME, SIDES
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
RANKS = "23456789TJQKA"
VARIANTS = [
    {},
    {"hidden_rebound": True, "alley_oop_after_refill": True},
    {"joker_stops_pullup": False, "timeouts": 3},
    {"quarter_start": "attacker", "tiebreak": "free_throws"},
]


def value(card):
    return RANKS.index(card[0]) + 2


class PlainHeuristic:
    """The choices of PD-H, from what a view writes and nothing else."""

    is_active = False

    def __init__(self, view, options):
        self.options = options
        self.state = view.to_json()
        self.who = view.who
        self.kind = self.state["pending"]["kind"]
        self.listed = self.state["pending"]["options"]
        self.hand = self.state["hand"]
        self.numbers = [card for card in self.hand if value(card) <= 10]
        self.figures = [card for card in self.hand if 10 < value(card) < 14]
        self.aces = [card for card in self.hand if value(card) == 14]
        self.playable = self.numbers + self.figures
        self.pile = self.state["pile_sizes"][view.who]

    def choose(self):
        return getattr(self, self.kind)()

    def tip(self):
        return f"tip {self.numbers[-1] if self.numbers else self.figures[0]}"

    def of_kind(self, kind):
        return [each for each in self.listed if each.split()[0] == kind]

    def attack(self):
        for kind in ("longshot", "fastbreak3"):
            if self.of_kind(kind):
                return self.of_kind(kind)[0]
        if self.of_kind("fastbreak2"):
            return min(self.of_kind("fastbreak2"), key=self.cost_of_run)
        return getattr(self, self.state["zone"])()

    @staticmethod
    def cost_of_run(choice):
        values = [value(card) for card in choice.split()[1:]]
        return sum(each > 10 for each in values), sum(values)

    def back(self):
        if not self.figures and not self.aces and self.of_kind("pullup2"):
            return self.of_kind("pullup2")[0]
        return f"pass1 {self.playable[0]}"

    def arc(self):
        low = self.playable[0]
        if self.aces:
            return f"three {low} joker"
        if len(self.playable) >= 2:
            return f"three {low}" if self.figures else f"pass1 {low}"
        return f"three {low}"

    def paint(self):
        if self.figures:
            return f"dunk {self.figures[0]}"
        joker = " joker" if self.aces and not self.pile else ""
        return f"two {self.playable[0]}{joker}"

    def alley(self):
        return f"alley {self.figures[0]}"

    def steal(self):
        if self.is_active and len(self.numbers) >= 3:
            return f"steal {self.numbers[0]}"
        return "none"

    def contest(self):
        if not self.is_active or not self.numbers:
            return "none"
        low = self.numbers[0]
        shot = self.state["play"].split()[0]
        if shot in ("three", "pullup3"):
            may = self.options["joker_stops_pullup"] or shot == "three"
            return f"block {low} joker" if self.aces and may else "none"
        return f"block {low}" if len(self.numbers) >= 2 else "none"

    def free_throw(self):
        return "roll"

    def reb_off(self):
        if self.numbers and value(self.numbers[-1]) >= 8 and len(self.playable) >= 4:
            return f"play {self.numbers[-1]}"
        return "none"

    def reb_def(self):
        if self.options["hidden_rebound"]:
            return self.reb_off()
        if self.state["rebound"] == "none":
            return "none"
        there = value(self.state["rebound"].split()[1])
        higher = [card for card in self.playable if value(card) > there]
        equal = [card for card in self.playable if value(card) == there]
        answer = (higher or equal or [None])[0]
        return "none" if answer is None else f"play {answer}"

    def is_plain(self):
        return not self.figures and not self.aces

    def timeout(self):
        calls = self.is_plain() and len(self.hand) >= 3 and self.pile >= 6
        return "call" if calls else "decline"

    def timeout_cards(self):
        return " ".join(["exchange", *self.hand[: min(3, self.pile)]])

    def timeout_response(self):
        if self.is_plain() and min(len(self.hand), self.pile) >= 3:
            return self.timeout_cards()
        return "exchange none"


class PlainActive(PlainHeuristic):
    """The choices of PD-H.ACTIVE."""

    is_active = True


def decisions_of_a_game(options, seed):
    """Yield a game at every decision of its sides, played at random."""
    source = random.Random(seed)
    game = RULESET.start(SHEET, SHEET, options)
    while (decision := game.pending) is not None:
        weights = decision.weights if decision.actor == CHANCE else None
        if decision.actor != CHANCE:
            yield game
        game.apply(source.choices(decision.options, weights)[0])


COACHES = [(StandardCoach, PlainHeuristic), (ActiveCoach, PlainActive)]


@pytest.mark.parametrize(("coach_class", "plain_class"), COACHES)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_coach_plays_its_heuristic_to_the_letter(
    options, coach_class, plain_class, random_games
):
    checked = RULESET.check_options({**options, "quarters": 2})
    coach = coach_class(SHEET)
    seen = set()

    for seed in range(max(12, random_games // 10)):
        for game in decisions_of_a_game(checked, seed):
            view = game.view(game.pending.actor)
            plain = plain_class(view, checked)
            assert coach.choose(view, game.pending) == plain.choose(), (
                seed,
                game.position(),
            )
            seen.add(plain.kind)

    assert seen == set(RULESET.groups)


@pytest.mark.parametrize(("coach_class", "plain_class"), COACHES)
def test_two_coaches_play_their_heuristic_to_the_letter(coach_class, plain_class):
    options = RULESET.check_options({})
    coach = coach_class(SHEET)
    for seed in range(4):
        source = random.Random(seed)
        game = RULESET.start(SHEET, SHEET, {})
        while (decision := game.pending) is not None:
            if decision.actor == CHANCE:
                game.apply(source.choices(decision.options, decision.weights)[0])
                continue
            view = game.view(decision.actor)
            choice = coach.choose(view, decision)
            assert choice == plain_class(view, options).choose()
            game.apply(choice)

        assert game.result is not None


def test_a_view_of_another_game_is_refused(at):
    game = at("7c 8c", "3h")

    with pytest.raises(TypeError, match="needs a view of Poker-deck Basketball"):
        StandardCoach(SHEET).choose(object(), game.pending)


def test_dials_at_their_defaults_change_nothing():
    profile = {dial.name: dial.default for dial in DIALS}
    turned = StandardCoach(TeamSheet(profile=profile))

    for game in decisions_of_a_game({"quarters": 1}, 3):
        view = game.view(game.pending.actor)
        plain = StandardCoach(SHEET).choose(view, game.pending)
        assert turned.choose(view, game.pending) == plain, ACTOR_NAMES[view.who]


def totals(profile, key, games=12):
    """Return what a side with a profile counts against the defaults."""
    sheet, total = TeamSheet(profile=profile), 0
    for seed in range(games):
        own = HOME if seed % 2 else AWAY
        sheets = [sheet if side == own else SHEET for side in SIDES]
        events = simulate(RULESET, *sheets, {}, seed).game.events
        total += tally(RULESET, events).team(own)[key]
    return total


@pytest.mark.parametrize(
    ("dial", "values", "key"),
    [
        ("steal_keep", (5, 3, 1, 0), "sta"),
        ("block_keep", (5, 2, 0), "bka"),
        ("rebound_from", (11, 2), "orb"),
        ("timeout_pile", (22, 6, 3), "tmo"),
        ("joker_pile", (0, 21), "fg3m"),
    ],
)
def test_a_dial_turned_further_does_more(dial, values, key):
    counted = [totals({dial: number}, key) for number in values]

    assert counted == sorted(counted)
    assert counted[-1] > counted[0]
