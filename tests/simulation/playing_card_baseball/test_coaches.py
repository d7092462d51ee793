"""The standard coach against the heuristic of the rule book, written a second time."""

import random
from collections import Counter

import pytest

from simulation.boxscore import tally
from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.coaches import DIALS, StandardCoach
from simulation.protocol import ACTOR_NAMES, AWAY, CHANCE, HOME
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
ORDER = "..23456789TJQKA"
VARIANTS = [{}, {"innings": 1}, {"sac_flies": False}, {"order_unknown": True}]
GAMES = 30


class PlainHeuristic:
    """The choices of PC-H, from what a view writes and nothing else."""

    def __init__(self, view, options):
        self.options = options
        self.state = view.to_json()
        self.hand = self.state["hands"][ACTOR_NAMES[view.who]]
        self.bases = self.state["bases"]
        self.is_late = self.state["inning"] >= options["innings"]

    def choose(self):
        return getattr(self, self.state["pending"]["kind"])()

    def ranks(self):
        return Counter(ORDER.index(card[0]) for card in self.hand)

    def pair(self):
        """Return the rank of a lone pair, 0 for less, 99 for more."""
        counts = self.ranks()
        pairs = [rank for rank, count in counts.items() if count > 1]
        if self.is_run() or self.is_flush():
            return 99
        if not pairs:
            return 0
        if len(pairs) > 1 or counts[pairs[0]] > 2:
            return 99
        return pairs[0]

    def is_run(self):
        ranks = set(self.ranks())
        if 14 in ranks:
            ranks.add(1)
        return any(set(range(low, low + 5)) <= ranks for low in range(1, 11))

    def is_flush(self):
        return max(Counter(card[1] for card in self.hand).values()) >= 5

    def shuffle(self):
        return "shuffle"

    def steal(self):
        return "none"

    def double_play(self):
        return "attempt"

    def pinch(self):
        is_poor = self.pair() == 0 and max(self.ranks()) <= 12
        is_time = self.is_late or 2 in self.bases or 3 in self.bases
        return "pinch_hit" if is_poor and is_time else "keep"

    def relief(self):
        is_time = self.is_late or self.bases
        return "reliever" if self.pair() == 0 and is_time else "keep"

    def pitch(self):
        return "fastball" if self.pair() <= 6 else "changeup"

    def swing(self):
        pair, bases = self.pair(), self.bases
        if pair == 99 or (pair >= 11 and self.state["pitch"] <= 1):
            return "homer"
        may_fly = "sac_fly" in self.state["pending"]["options"]
        is_time = 2 in bases and (1 in bases or self.state["outs"] == 1)
        if may_fly and is_time and pair < 11:
            return "sac_fly"
        if pair >= 7 and 2 in bases and 3 not in bases:
            return "double"
        return "single"


@pytest.mark.parametrize("options", VARIANTS, ids=repr)
def test_standard_coach_plays_the_heuristic(options):
    checked = RULESET.check_options(options)
    coach = StandardCoach(SHEET)
    kinds = Counter()
    for seed in range(GAMES):
        source = random.Random(seed)
        game = RULESET.start(SHEET, SHEET, options)
        while (decision := game.pending) is not None:
            weights = decision.weights if decision.actor == CHANCE else None
            if decision.actor != CHANCE:
                view = game.view(decision.actor)
                due = PlainHeuristic(view, checked).choose()
                assert coach.choose(view, decision) == due, view
                kinds[decision.kind] += 1
            game.apply(source.choices(decision.options, weights)[0])
    assert set(kinds) == set(RULESET.groups)


def test_a_view_of_another_game_is_refused():
    with pytest.raises(TypeError, match="needs a view of Playing Card Baseball"):
        StandardCoach(SHEET).choose(object(), None)


def totals(profile, games=60):
    """Return what a side of a profile comes to against a plain one, in both parks."""
    played = Counter()
    own = TeamSheet(profile=profile)
    for seed in range(games):
        sides = (own, SHEET) if seed % 2 else (SHEET, own)
        game = simulate(RULESET, *sides, {}, seed).game
        played.update(tally(RULESET, game.events).team(HOME if seed % 2 else AWAY))
        played.update(
            event.kind
            for event in game.events
            if event.kind in ("pinch_hit", "reliever")
            and event.side == (HOME if seed % 2 else AWAY)
        )
    return played


def test_fastball_pair_changes_the_pitches():
    few, usual, many = (totals({"fastball_pair": rank}) for rank in (1, 6, 15))

    shares = [line["fb"] / (line["fb"] + line["ch"]) for line in (few, usual, many)]
    assert shares == sorted(shares)
    assert shares[0] + 0.1 < shares[1] < shares[2] - 0.1


def test_homer_pair_changes_the_swings():
    often, usual, seldom = (totals({"homer_pair": rank}) for rank in (2, 11, 15))

    assert often["s4a"] > 1.3 * usual["s4a"] > 1.5 * seldom["s4a"]


def test_steal_outs_sends_runners():
    always, late, never = (totals({"steal_outs": outs}) for outs in (0, 2, 3))

    tried = [line["sb"] + line["cs"] for line in (always, late, never)]
    assert tried[0] > 1.5 * tried[1] > 0
    assert tried[2] == 0


def test_early_substitutes_come_more_often():
    early, usual = (totals({"early_substitutes": number}) for number in (8, 0))

    for kind in ("pinch_hit", "reliever"):
        assert early[kind] > usual[kind]


@pytest.mark.parametrize("dial", DIALS, ids=lambda dial: dial.name)
def test_defaults_of_dials_are_the_heuristic(dial):
    game = simulate(RULESET, SHEET, SHEET, {}, 1).game
    profile = {dial.name: dial.default}

    again = simulate(RULESET, TeamSheet(profile=profile), SHEET, {}, 1).game

    assert again.events == game.events
