"""The expert coach: plays every card that it has not seen, and counts what it can.

It deals the hidden cards many times at random from what its side may know, gives each
pitch and swing the chance to win that follows, and takes the best. The two cards of a
double play are counted, not dealt. It expects the other side to play as the standard
coach does, so that a pitch tells it something: who draws has little, who freezes the
hands has more.
"""

from itertools import permutations
from random import Random
from typing import Final, NamedTuple

from simulation.chance import Stream
from simulation.playing_card_baseball import notation as say
from simulation.playing_card_baseball.coaches import (
    usual_pinch,
    usual_pitch,
    usual_relief,
    usual_swing,
)
from simulation.playing_card_baseball.hands import value_of
from simulation.playing_card_baseball.state import (
    DOUBLE_PLAY,
    PINCH,
    PITCH,
    RELIEF,
    SHUFFLE,
    STEAL,
)
from simulation.playing_card_baseball.tables import (
    BITS,
    FIRST,
    FLY,
    FLY_BASES,
    HITS,
    HOME_PLATE,
    OUTS,
    PITCH_CARDS,
    PITCHER_CARDS,
    PITCHES,
    SWING_BASES,
    SWING_CARDS,
    advance,
    cards_in,
)
from simulation.playing_card_baseball.views import BaseballView
from simulation.playing_card_baseball.winning import (
    Half,
    chance_at,
    half_chances,
)
from simulation.playing_cards import SUIT_SIZE
from simulation.protocol import HOME, Coach, Decision, View

#: How often the hidden cards are dealt for a pitch, and for a swing.
PITCH_DEALS: Final = 120
SWING_DEALS: Final = 180
# a pitch that goes with the hand counts so many times as much as one that does not
_TELLING: Final = 20
_MOST_DRAWN: Final = 2 * max(PITCH_CARDS.values()) + max(SWING_CARDS.values())
#: What the standard coach throws; no other pitch tells of a hand (PC-H).
_TOLD: Final = (PITCH_CARDS["fastball"], PITCH_CARDS["changeup"])
# a double play that is tried behind each swing, turned so often in a hundred
_TURNED: Final = {"single": 51, "double": 58, "triple": 67, "homer": 75}


class Hidden(NamedTuple):
    """What a side knows of the cards that it does not see.

    :param fixed: the other hand as far as it is known.
    :param size: how many more cards of it come from the pile.
    :param pile: the cards, as bits, from which these and the next ones are dealt.
    :param below: the piles that come up behind it, in their order.
    """

    fixed: int
    size: int
    pile: list[int]
    below: list[list[int]]

    def dealt(self, numbers: Random, draws: int) -> tuple[int, list[int]]:
        """Deal the pile anew; return the other hand and the next cards to come.

        :param draws: how many cards are to come, fewer where the deck has not so many.
        """
        pile, size = self.pile, self.size
        wanted = min(size + draws, len(pile))
        _mix(pile, wanted, numbers)
        hand = self.fixed | sum(pile[:size])
        coming = pile[size:wanted]
        for behind in self.below:
            wanted = min(draws - len(coming), len(behind))
            if not wanted:
                break
            if len(behind) > 1:
                _mix(behind, wanted, numbers)
            coming += behind[:wanted]
        return hand, coming

    def turns(self) -> list[tuple[int, int]]:
        """Return every pair of cards that may be turned next, in both orders."""
        if len(self.pile) - self.size > 1:
            return list(permutations(self.pile, 2))
        return [(card, other) for card in self.pile for other in self.below[0]]


def _mix(pile: list[int], wanted: int, numbers: Random) -> None:
    """Bring so many cards to the top of a pile, each as likely as any other."""
    count = len(pile)
    for at in range(wanted):
        other = at + int(numbers.random() * (count - at))
        pile[at], pile[other] = pile[other], pile[at]


def hidden_from(view: BaseballView, other: int) -> Hidden:
    """Return what a view tells of the other hand and the deck."""
    unseen = view.unseen()
    top = view.pile
    fixed = size = 0
    if not view.sees(other):
        for place in view.sources(other):
            if place < top:
                fixed |= unseen[place]
            else:
                size += 1
    pile = [BITS[card] for card in cards_in(unseen[top])]
    below = [[BITS[card] for card in cards_in(part)] for part in unseen[top + 1 :]]
    return Hidden(fixed, size, pile, below)


class Prospects:
    """What each outcome of a plate appearance is worth to the side at bat.

    :ivar won: by swing, the chance to win the game when it wins; ``lost`` when it does
        not.
    """

    __slots__ = ("bases", "double_plays", "half", "lead", "lost", "outs", "won")

    def __init__(self, view: BaseballView) -> None:
        tables = view.tables
        home, away = view.score
        self.lead = home - away if view.batting == HOME else away - home
        self.double_plays = tables.double_plays
        left = max(0, tables.innings - view.inning)
        is_bottom = view.batting == HOME
        self.half: Half = half_chances(left, is_bottom, tables.double_plays)
        self.outs = view.outs
        self.bases = view.bases
        self.won = {swing: self._moved(SWING_BASES[swing], True) for swing in HITS}
        self.lost = {swing: self._out(swing) for swing in HITS}
        self.won[FLY] = self._moved(FLY_BASES, False, 1)
        self.lost[FLY] = self.at(self.outs + 1, self.bases)

    def at(self, outs: int, bases: int, runs: int = 0) -> int:
        """Return the chance of the side at bat to win from there."""
        return chance_at(self.half, self.lead + runs, outs, bases)

    def _moved(self, by: int, has_batter: bool, outs: int = 0) -> int:
        scoring, taken = advance(self.bases, by, has_batter, HOME_PLATE)
        return self.at(self.outs + outs, taken, len(scoring))

    def doubled(self, outs: int) -> tuple[int, int, int]:
        """Return the chances if a double play is turned, is not tried, and fails.

        :param outs: how many there are, that of the batter among them.
        """
        scoring, taken = advance(self.bases, 1, False, HOME_PLATE)
        return (
            self.at(outs + 1, self.bases ^ FIRST),
            self.at(outs, self.bases),
            self.at(outs, taken, len(scoring)),
        )

    def _out(self, swing: str) -> int:
        """Return the chance after an out at the plate, and what may follow it."""
        after = self.outs + 1
        if not (self.double_plays and self.bases & FIRST and after < OUTS):
            return self.at(after, self.bases)
        turned, held, failed = self.doubled(after)
        share = _TURNED[swing]
        return min(held, (share * turned + (100 - share) * failed) // 100)


class ExpertCoach(Coach):
    """Plays for the chance to win."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    def choose(self, view: View, decision: Decision) -> str:
        """Return the choice with the best chance to win.

        :raises TypeError: if the view is of another game.
        """
        if not isinstance(view, BaseballView):
            raise TypeError("the coach needs a view of Playing Card Baseball")
        kind = decision.kind
        if kind == SHUFFLE:
            return say.SHUFFLE_CHOICE
        if kind == PITCH:
            return self._pitch(view)
        if kind == STEAL:
            return _steal(view, decision)
        if kind == DOUBLE_PLAY:
            return _double_play(view)
        if kind == PINCH:
            return usual_pinch(view)
        if kind == RELIEF:
            return usual_relief(view)
        return self._swing(view, decision)

    def _numbers(self) -> Random:
        """Return the numbers of this decision alone, so that none is missed."""
        return Random(int(self.stream.at(self.asked) * (1 << 52)))

    def _pitch(self, view: BaseballView) -> str:
        """Deal batter and draws, have the batter swing as usual, count chances."""
        prospects = Prospects(view)
        hidden = hidden_from(view, view.batting)
        own, numbers = view.hand_mask, self._numbers()
        bases, outs = view.bases, view.outs
        may_fly = view.tables.sac_flies and bases != 0 and outs < OUTS - 1
        ties_win = view.tables.tie_is_batters
        totals = [0] * len(PITCHES)
        for _deal in range(PITCH_DEALS):
            batter, coming = hidden.dealt(numbers, _MOST_DRAWN)
            for at, pitch in enumerate(PITCHES):
                cards = PITCH_CARDS[pitch]
                pitcher = own | sum(coming[:cards])
                held = batter | sum(coming[cards : 2 * cards])
                swing = usual_swing(value_of(held), cards, bases, outs, may_fly)
                drawn = 2 * cards + SWING_CARDS[swing]
                held |= sum(coming[2 * cards : drawn])
                better = value_of(held) - value_of(pitcher)
                has_won = better > 0 or (better == 0 and ties_win and swing != FLY)
                totals[at] += (prospects.won if has_won else prospects.lost)[swing]
        return PITCHES[totals.index(min(totals))]

    def _swing(self, view: BaseballView, decision: Decision) -> str:
        """Deal the pitcher and the draws, and count the chances of each swing."""
        prospects = Prospects(view)
        hidden = hidden_from(view, 1 - view.batting)
        own, pitch = view.hand_mask, view.pitch
        numbers = self._numbers()
        swings = decision.options
        ties_win = view.tables.tie_is_batters
        totals = [0] * len(swings)
        for _deal in range(SWING_DEALS):
            pitcher, coming = hidden.dealt(numbers, max(SWING_CARDS.values()))
            value = value_of(pitcher)
            weight = self._telling(hidden, pitch)
            for at, swing in enumerate(swings):
                held = value_of(own | sum(coming[: SWING_CARDS[swing]]))
                has_won = held > value or (held == value and ties_win and swing != FLY)
                chances = prospects.won if has_won else prospects.lost
                totals[at] += weight * chances[swing]
        return swings[totals.index(max(totals))]

    @staticmethod
    def _telling(hidden: Hidden, pitch: int) -> int:
        """Return how far a deal goes with the pitch that was thrown."""
        if hidden.fixed or pitch not in _TOLD:
            return 1
        usual = usual_pitch(value_of(sum(hidden.pile[:PITCHER_CARDS])))
        return _TELLING if PITCH_CARDS[usual] == pitch else 1


def _steal(view: BaseballView, decision: Decision) -> str:
    """Send the runner whose two cards are worth it, which blind ones never are."""
    prospects = Prospects(view)
    outs, bases = view.outs, view.bases
    turns = hidden_from(view, 1 - view.batting).turns()
    safe = sum(_rank(runner) >= _rank(pitcher) for runner, pitcher in turns)
    best, choice = len(turns) * prospects.at(outs, bases), say.NO_STEAL
    for option in decision.options[1:]:
        base = say.STEALS[option]
        gone = bases ^ 1 << base - 1
        chance = safe * prospects.at(outs, gone | 1 << base)
        chance += (len(turns) - safe) * prospects.at(outs + 1, gone)
        if chance > best:
            best, choice = chance, option
    return choice


def _rank(bit: int) -> int:
    return (bit.bit_length() - 1) % SUIT_SIZE


def _double_play(view: BaseballView) -> str:
    """Count every pair of cards that the batter may add."""
    batting = view.batting
    turned, held, failed = Prospects(view).doubled(view.outs)
    batter = view.shown_mask(batting)
    value = value_of(view.shown_mask(1 - batting))
    turns = hidden_from(view, batting).turns()
    total = 0
    for one, other in turns:
        added = value_of(batter | one | other)
        total += turned if added < value else failed if added > value else held
    return say.ATTEMPT if total < held * len(turns) else say.DECLINE
