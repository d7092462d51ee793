"""The position: plain masks and numbers, how it is copied and written.

A written position gives each pile and its discards by suit as a text of ranks, the
lowest first: ``"clubs": "27TA"``. Cards in play are named by code under what they are:
``big`` and ``fun`` of the offense, ``defense``, and ``turned``, the first of two that
are turned over.
"""

from typing import Any, Final

from simulation.playing_card_basketball.events import TIP_OFF
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    FUN_SUITS,
    NONE,
    SUIT_NAMES,
    Tables,
    ranks_of,
)
from simulation.playing_cards import CLUBS, FULL_SUIT, SUITED, SUITS
from simulation.positions import by_side, written_decision
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, Game, Result

# a card is turned over by home and by away
TIP: Final = "tip"
TIP_ANSWER: Final = "tip_answer"
# a card is drawn
DRAW_BIG: Final = "draw_big"
DRAW_FUN: Final = "draw_fun"
DRAW_DEFENSE: Final = "draw_defense"
DRAW_AGAIN: Final = "draw_again"
# a side is asked
REDRAW: Final = "redraw"
ATTACK: Final = "attack"
STEAL: Final = "steal"
CONTEST: Final = "contest"
# the defense turns a card over against a shot, then both for a free throw
CHANCE: Final = "chance"
THROW: Final = "throw"
THROW_ANSWER: Final = "throw_answer"
OVER: Final = "over"

STAGES: Final = (
    TIP,
    TIP_ANSWER,
    DRAW_BIG,
    DRAW_FUN,
    DRAW_DEFENSE,
    DRAW_AGAIN,
    REDRAW,
    ATTACK,
    STEAL,
    CONTEST,
    CHANCE,
    THROW,
    THROW_ANSWER,
    OVER,
)
#: In these nobody has the ball.
TIPS: Final = (TIP, TIP_ANSWER)

WIN: Final = "win"
CAPPED: Final = "capped"


class CardState(Game):
    """All that a position is.

    :ivar points: of both sides.
    :ivar piles: the ranks left in each face-down pile, a mask for each suit.
    :ivar stage: what happens next, one of :data:`STAGES`.
    :ivar occasion: of the cards that are turned over for the ball.
    :ivar offense: who has the ball; ``possession`` counts those of both sides and is 0
        before the tip-off is won.
    :ivar plays: how often cards were drawn, in the whole game.
    :ivar passes: completed in this possession.
    :ivar may_redraw: whether the last pass was held.
    :ivar redraws: how often each side has drawn another card.
    :ivar big: rank in hand, :data:`NONE` for none; so ``fun``, both of the offense,
        ``defense``, and ``turned``, the first of two cards turned over.
    :ivar worth: of the shot that is declared, 0 for none.
    :ivar throws: free throws still to be shot.
    :ivar capped: whether the game ended with its last possession.
    """

    __slots__ = (
        "big",
        "capped",
        "defense",
        "fun",
        "may_redraw",
        "occasion",
        "offense",
        "passes",
        "piles",
        "plays",
        "points",
        "possession",
        "redraws",
        "stage",
        "tables",
        "throws",
        "turned",
        "worth",
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self.points = [0, 0]
        self.piles = [FULL_SUIT, FULL_SUIT, FULL_SUIT, FULL_SUIT]
        self.stage = TIP
        self.occasion = TIP_OFF
        self.offense = HOME
        self.possession = 0
        self.plays = 0
        self.passes = 0
        self.may_redraw = False
        self.redraws = [0, 0]
        self.big = NONE
        self.fun = NONE
        self.defense = NONE
        self.turned = NONE
        self.worth = 0
        self.throws = 0
        self.capped = False

    @property
    def score(self) -> tuple[int, int]:
        return self.points[HOME], self.points[AWAY]

    @property
    def result(self) -> Result | None:
        if self.stage != OVER:
            return None
        return Result(CAPPED if self.capped else WIN, *self.points)

    def copy_into(self, other: "CardState") -> None:
        """Give another state this position, sharing nothing that changes."""
        other.points = self.points[:]
        other.piles = self.piles[:]
        other.stage = self.stage
        other.occasion = self.occasion
        other.offense = self.offense
        other.possession = self.possession
        other.plays = self.plays
        other.passes = self.passes
        other.may_redraw = self.may_redraw
        other.redraws = self.redraws[:]
        other.big = self.big
        other.fun = self.fun
        other.defense = self.defense
        other.turned = self.turned
        other.worth = self.worth
        other.throws = self.throws
        other.capped = self.capped
        other.pending = self.pending

    def turned_suit(self) -> int:
        """Return the suit of the card that was turned over first."""
        return BIG_SUITS[self.offense] if self.stage == THROW_ANSWER else CLUBS

    def held(self) -> list[tuple[str, int, int]]:
        """Return name, suit and rank of each card in play."""
        offense = self.offense
        places = (
            ("big", BIG_SUITS[offense], self.big),
            ("fun", FUN_SUITS[offense], self.fun),
            ("defense", BIG_SUITS[1 - offense], self.defense),
            ("turned", self.turned_suit(), self.turned),
        )
        return [place for place in places if place[2] != NONE]

    def discards(self, suit: int) -> int:
        """Return the mask of a suit's ranks that lie face up, out of play."""
        mask = FULL_SUIT & ~self.piles[suit]
        for _name, held_suit, rank in self.held():
            if held_suit == suit:
                mask &= ~(1 << rank)
        return mask

    def position(self) -> dict[str, Any]:
        return {
            "stage": self.stage,
            "occasion": self.occasion,
            "points": by_side(self.points),
            "offense": ACTOR_NAMES[self.offense],
            "possession": self.possession,
            "plays": self.plays,
            "passes": self.passes,
            "may_redraw": self.may_redraw,
            "redraws": by_side(self.redraws),
            "shot": self.worth,
            "throws": self.throws,
            "capped": self.capped,
            "cards": {name: SUITED[suit][rank] for name, suit, rank in self.held()},
            "piles": by_suit(self.piles),
            "discards": by_suit([self.discards(suit) for suit in range(len(SUITS))]),
            "pending": written_decision(self.pending),
        }


def by_suit(masks: list[int]) -> dict[str, str]:
    """Return the ranks of each suit as they are written."""
    return {name: ranks_of(mask) for name, mask in zip(SUIT_NAMES, masks, strict=True)}
