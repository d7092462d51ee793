"""The position: masks of cards and steps to be taken, how it is copied and written.

A written position names cards by code and lists them by side. The reverse is
:mod:`simulation.poker_deck_basketball.positions`.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from simulation.poker_deck_basketball.events import Forced
from simulation.poker_deck_basketball.knowledge import NOTHING_KNOWN, Known
from simulation.poker_deck_basketball.tables import (
    BACK,
    CODES,
    FULL,
    TIP,
    ZONES,
    Tables,
)
from simulation.positions import by_side, written_decision
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES, Decision, Game, Result

#: Steps that are taken one by one, the next on top. Those of a side are by side.
TIP_OFF: Final = "tip"
TIP_ROLL: Final = "tip_roll"
ATTACK: Final = "attack"
INBOUND: Final = "inbound"
STEAL: Final = "steal"
STEAL_ROLL: Final = "steal_roll"
CONTEST: Final = "contest"
BLOCK_ROLL: Final = "block_roll"
SHOT_ROLL: Final = "shot_roll"
ALLEY: Final = "alley"
DUNK_ROLL: Final = "dunk_roll"
LONG_ROLL: Final = "long_roll"
THROW: Final = "throw"
THROW_ROLL: Final = "throw_roll"
REBOUND: Final = "rebound"
REBOUND_ROLL: Final = "rebound_roll"
SHOOTOUT: Final = "shootout"
REFILL: Final = ("refill home", "refill away")
WINDOW: Final = ("window home", "window away")
CARDS: Final = ("cards home", "cards away")
RESPONSE: Final = ("response home", "response away")
SWAP: Final = ("swap home", "swap away")
#: Both hands are filled, first that of the side by which it is asked for.
REFILLS: Final = ((REFILL[AWAY], REFILL[HOME]), (REFILL[HOME], REFILL[AWAY]))


class PokerState(Game):
    """All that a position is.

    :ivar offense: the side that has the ball; ``zone`` where, ``origin`` since what.
    :ivar last: the side that chose an attack last.
    :ivar scores: points by quarter, a list for each side; ``points`` their sums.
    :ivar hands: masks by side; so ``piles``, ``table`` (cards face up between the
        sides) and ``aside`` (cards that a time-out changes). All other cards are
        discarded.
    :ivar timeouts: how many each side has left in this quarter.
    :ivar known: what everybody knows of each hand.
    :ivar steps: what is to be done, the next on top (last).
    :ivar play: the pass or shot that the defense may answer, empty without one.
    :ivar against: what the defense rolled against the shot, 0 where it did not.
    :ivar throws: free throws to come.
    :ivar rebound: what the offense chose at an open rebound, empty before it has.
    :ivar laid: what each side has laid face down, empty where it has not chosen.
    :ivar first_sum: what the first side rolled for a level tip-off or rebound, 0
        before it has; ``rerolls`` how often both were level again.
    :ivar swapped: cards drawn so far for those set aside.
    :ivar tosses: throws of the shoot-out; ``made`` how many of them each side made.
    """

    __slots__ = (
        "against",
        "aside",
        "first_sum",
        "hands",
        "known",
        "laid",
        "last",
        "made",
        "offense",
        "origin",
        "piles",
        "play",
        "points",
        "quarter",
        "rebound",
        "rerolls",
        "scores",
        "steps",
        "swapped",
        "table",
        "tables",
        "throws",
        "timeouts",
        "tosses",
        "zone",
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self.quarter = 0
        self.offense = HOME
        self.zone = BACK
        self.origin = TIP
        self.last = AWAY
        self.scores: tuple[list[int], list[int]] = ([], [])
        self.points = [0, 0]
        self.hands = [0, 0]
        self.piles = [FULL, FULL]
        self.table = [0, 0]
        self.aside = [0, 0]
        self.timeouts = [tables.timeouts, tables.timeouts]
        self.known: list[Known] = [NOTHING_KNOWN, NOTHING_KNOWN]
        self.steps: list[str] = []
        self.play = ""
        self.against = 0
        self.throws = 0
        self.rebound = ""
        self.laid = ["", ""]
        self.first_sum = 0
        self.rerolls = 0
        self.swapped = 0
        self.tosses = 0
        self.made = [0, 0]

    @property
    def score(self) -> tuple[int, int]:
        return self.points[HOME], self.points[AWAY]

    @property
    def result(self) -> Result | None:
        return None if self.steps else Result(self.ending(), *self.points)

    @property
    def discards(self) -> tuple[int, int]:
        """The masks of the cards that are out of play until the next quarter."""
        home, away = (
            FULL
            & ~(self.hands[side] | self.piles[side])
            & ~(self.table[side] | self.aside[side])
            for side in SIDES
        )
        return home, away

    def ending(self) -> str:
        """Return the kind of result that the periods played make (PD-R11)."""
        overtimes = self.quarter - self.tables.quarters
        if overtimes <= 0:
            return "regulation"
        return "overtime" if overtimes <= self.tables.overtimes else "shootout"

    def copy_into(self, other: "PokerState") -> None:
        """Give another state this position, sharing nothing that changes."""
        other.quarter = self.quarter
        other.offense = self.offense
        other.zone = self.zone
        other.origin = self.origin
        other.last = self.last
        other.scores = (self.scores[HOME][:], self.scores[AWAY][:])
        other.points = self.points[:]
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.table = self.table[:]
        other.aside = self.aside[:]
        other.timeouts = self.timeouts[:]
        other.known = self.known[:]
        other.steps = self.steps[:]
        other.play = self.play
        other.against = self.against
        other.throws = self.throws
        other.rebound = self.rebound
        other.laid = self.laid[:]
        other.first_sum = self.first_sum
        other.rerolls = self.rerolls
        other.swapped = self.swapped
        other.tosses = self.tosses
        other.made = self.made[:]
        other.pending = self.pending

    def ask(self, decision: Decision) -> None:
        """Ask a side, or choose for it where there is one option (PD-C2)."""
        if len(decision.options) > 1:
            self.pending = decision
            return
        actor, choice = decision.actor, decision.default
        self.events.append(Forced(actor, choice, actor))
        self.follow(choice)

    @abstractmethod
    def follow(self, choice: str) -> None:
        """Do what the answer to the topmost step leads to."""

    def lay(self, side: int, cards: int) -> None:
        """Put cards from a hand on the table, face up."""
        self.hands[side] ^= cards
        self.table[side] |= cards
        self.reveal(side, cards)

    def reveal(self, side: int, cards: int) -> None:
        """Mind that cards have left a hand in everybody's sight."""
        known = self.known[side]
        if known is not NOTHING_KNOWN:
            self.known[side] = known.without(cards)

    def clear_table(self) -> None:
        """Discard what lies on the table (PD-R2.1)."""
        self.table[HOME] = self.table[AWAY] = 0

    def score_points(self, side: int, points: int) -> None:
        """Give a side points."""
        self.points[side] += points
        self.scores[side][-1] += points

    def give_ball(self, side: int, zone: int, origin: str) -> None:
        """Give a side the ball."""
        self.offense = side
        self.zone = zone
        self.origin = origin

    def position(self) -> dict[str, Any]:
        return {
            "quarter": self.quarter,
            "offense": ACTOR_NAMES[self.offense],
            "zone": ZONES[self.zone],
            "origin": self.origin,
            "last": ACTOR_NAMES[self.last],
            "scores": by_side(self.scores),
            "hands": cards_by_side(self.hands),
            "piles": cards_by_side(self.piles),
            "table": cards_by_side(self.table),
            "aside": cards_by_side(self.aside),
            "timeouts": by_side(self.timeouts),
            "known": by_side([known._asdict() for known in self.known]),
            "steps": list(self.steps),
            "play": self.play,
            "against": self.against,
            "throws": self.throws,
            "rebound": self.rebound,
            "laid": by_side(self.laid),
            "first_sum": self.first_sum,
            "rerolls": self.rerolls,
            "swapped": self.swapped,
            "tosses": self.tosses,
            "made": by_side(self.made),
            "pending": written_decision(self.pending),
        }


def cards_by_side(masks: Sequence[int]) -> dict[str, Any]:
    """Return the cards of home and away as they are written."""
    return by_side([list(CODES[side][masks[side]]) for side in SIDES])
