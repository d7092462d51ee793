"""The standard coach against the heuristic of the rule book, written a second time."""

import random
from fractions import Fraction
from math import comb

import pytest

from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.coaches import DIALS, StandardCoach, chances
from simulation.jukem_basketball.tables import DUNK, THREE, TWO
from simulation.protocol import ACTOR_NAMES, AWAY, CHANCE, HOME
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
POINTS = {"TWO": 2, "THREE": 3, "DUNK": 2, "HALF": 3}
VARIANTS = [
    {},
    {"half_court_any_time": True},
    {"refill": "one_card", "technical_free_throw": True},
    {"stops": {"DUNK": [], "TWO": ["AIR"]}, "jukem_multiplier": 2},
    {"deck": {"TIMEOUT": 4, "JUKEM": 9, "HALF": 6, "DUNK": 1}},
]


class PlainHeuristic:
    """The choices of JB-H, from what a view writes and nothing else."""

    def __init__(self, view, options):
        self.options = options
        self.state = view.to_json()
        self.hand = self.state["hand"]
        self.pile = self.state["pile"]
        self.other_size = self.state["hand_sizes"][1 - view.who]
        self.kind = self.state["pending"]["kind"]
        frame = self.state["frames"][-1]
        self.play = frame[1].split()[1:] if frame[0] == "stop" else []

    def choose(self):
        answers = {
            "turn": self.turn,
            "stop": self.stop,
            "time_out_cards": lambda: "none",
            "discard_two": self.discard,
        }
        return answers[self.kind]()

    def unseen(self):
        left = dict(self.options["deck"])
        for card in (*self.hand, *self.play):
            left[card] -= 1
        piles = (self.state["discards"], *self.state["scored"].values())
        for pile in piles:
            for card, count in pile.items():
                left[card] -= count
        return left

    def chance(self, shot):
        left = self.unseen()
        total = sum(left.values())
        stoppers = sum(left[card] for card in self.options["stops"][shot])
        hands = comb(total, self.other_size)
        return Fraction(comb(total - stoppers, self.other_size), hands)

    def shots(self):
        at_any_time = self.options["half_court_any_time"] or self.pile == 0
        return [
            shot
            for shot in ("TWO", "THREE", "DUNK", "HALF")
            if shot in self.hand and (shot != "HALF" or at_any_time)
        ]

    def written(self, shot, jukem=False):
        and1 = "AND1" in self.hand and shot != "HALF"
        return f"play {shot}{' AND1' * and1}{' JUKEM' * jukem}"

    def turn(self):
        shots = self.shots()
        field_shots = [shot for shot in shots if shot != "HALF"]
        if "JUKEM" in self.hand and field_shots:
            if "THREE" in self.hand:
                return self.written("THREE", jukem=True)
            if self.pile <= 8:
                return self.written(field_shots[0], jukem=True)
        if not shots:
            return "time_out" if "TIMEOUT" in self.hand and self.pile else "discard"
        chances = {shot: self.chance(shot) for shot in shots}
        if max(chances.values()) < Fraction(1, 2):
            order = [shot for shot in ("TWO", "DUNK", "THREE", "HALF") if shot in shots]
            return self.written(order[0])
        with_and1 = "AND1" in self.hand
        expected = {
            shot: (POINTS[shot] + (with_and1 and shot != "HALF")) * chances[shot]
            for shot in shots
        }
        return self.written(max(shots, key=expected.get))

    def stop(self):
        order = ("AIR", "BRICK", "MISS", "SEC3", "BLOCK", "TECH")
        legal = self.options["stops"][self.play[0]]
        held = [card for card in order if card in self.hand and card in legal]
        return f"stop {held[0]}"

    def discard(self):
        stoppers = ["AIR", "BRICK", "MISS", "SEC3", "BLOCK", "TECH"]
        if self.pile > 12:
            order = ["TIMEOUT", "HALF", "AND1", *stoppers, "JUKEM"]
        else:
            order = ["TIMEOUT", "AND1", *stoppers, "HALF", "JUKEM"]
        given = sorted(self.hand, key=order.index)[:2]
        deck = list(self.options["deck"])
        return " ".join(["discard", *sorted(given, key=deck.index)])


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
    checked = RULESET.check_options({**options, "quarters": 2, "max_overtimes": 0})
    coach = StandardCoach(SHEET)
    seen = set()

    for seed in range(max(12, random_games // 10)):
        for game in decisions_of_a_game(checked, seed):
            view = game.view(game.pending.actor)
            plain = PlainHeuristic(view, checked)
            assert coach.choose(view, game.pending) == plain.choose(), (
                seed,
                game.position(),
            )
            seen.add(plain.kind)

    assert seen >= {"turn", "stop", "discard_two"}


def test_two_standard_coaches_play_the_heuristic_to_the_letter():
    options = RULESET.check_options({})
    coach = StandardCoach(SHEET)
    source = random.Random(7)
    game = RULESET.start(SHEET, SHEET, {})

    while (decision := game.pending) is not None:
        if decision.actor == CHANCE:
            game.apply(source.choices(decision.options, decision.weights)[0])
            continue
        view = game.view(decision.actor)
        choice = coach.choose(view, decision)
        assert choice == PlainHeuristic(view, options).choose()
        game.apply(choice)

    assert game.result is not None


@pytest.mark.parametrize(
    ("unseen_stoppers", "unseen", "printed"),
    [(1, 45, ".111"), (4, 40, ".427"), (6, 25, ".781"), (3, 10, ".917")],
)
def test_chances_are_those_of_the_table(at, unseen_stoppers, unseen, printed):
    pile = {"MISS": unseen_stoppers, "TWO": unseen - 5 - unseen_stoppers}
    game = at(
        "TWO TWO TWO TWO TWO",
        "TWO THREE",
        {"deck": {"TWO": 60, "MISS": 9}},
        pile=pile,
    )

    ways, hands = chances(game.view(AWAY), [TWO])

    assert f"{float(1 - Fraction(ways[0], hands)):.3f}"[1:] == printed


def test_chances_at_the_first_turn(at):
    game = at("TWO TWO TWO TWO TWO", "TWO TWO TWO THREE DUNK")

    ways, hands = chances(game.view(AWAY), [TWO, THREE, DUNK])

    stopped = [f"{float(1 - Fraction(way, hands)):.3f}" for way in ways]
    assert stopped == ["0.882", "0.882", "0.538"]


def test_a_view_of_another_game_is_refused(at):
    game = at("TWO TWO TWO TWO TWO", "TWO TWO TWO THREE DUNK")

    with pytest.raises(TypeError, match="needs a view of Jukem Basketball"):
        StandardCoach(SHEET).choose(object(), game.pending)


@pytest.mark.parametrize(
    ("profile", "hand", "choice"),
    [
        ({"hold_and1": 11}, "TWO TWO TWO THREE AND1", "play TWO AND1"),
        ({"hold_and1": 12}, "TWO TWO TWO THREE AND1", "play TWO"),
        ({"early_timeout": 11}, "TWO TWO TWO THREE TIMEOUT", "play TWO"),
        ({"early_timeout": 12}, "TWO TWO TWO THREE TIMEOUT", "time_out"),
    ],
)
def test_dials_of_the_turn(at, profile, hand, choice):
    game = at("TWO TWO TWO TWO TWO", hand)
    coach = StandardCoach(TeamSheet(profile=profile))

    assert coach.choose(game.view(AWAY), game.pending) == choice


@pytest.mark.parametrize(
    ("saved", "shot", "choice"),
    [
        (1, "TWO", "stop AIR"),
        (2, "TWO", "take_it"),
        (2, "DUNK", "take_it"),
        (2, "THREE", "stop AIR"),
    ],
)
def test_dial_for_saving_stoppers(at, saved, shot, choice):
    game = at("AIR BLOCK TWO TWO TWO", "TWO THREE DUNK MISS MISS")
    game.apply(f"play {shot}")
    coach = StandardCoach(TeamSheet(profile={"save_stoppers": saved}))

    assert coach.choose(game.view(HOME), game.pending) == choice


def test_dials_at_their_defaults_change_nothing(at):
    profile = {dial.name: dial.default for dial in DIALS}
    turned = StandardCoach(TeamSheet(profile=profile))

    for game in decisions_of_a_game({"quarters": 1, "max_overtimes": 0}, 3):
        view = game.view(game.pending.actor)
        plain = StandardCoach(SHEET).choose(view, game.pending)
        assert turned.choose(view, game.pending) == plain, ACTOR_NAMES[view.who]
