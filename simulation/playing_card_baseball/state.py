"""The position: whole numbers and lists of cards, how it is copied and written.

The deck is a list of piles from the top down. A pile is a set of cards of which nobody
knows the order; a card whose place is known is a pile of its own. Behind a shuffle all
cards are one pile; used cards go under the deck one by one, each a pile, so that they
come up again in their order (PC-R2.10).
"""

from typing import Any, Final

from simulation.playing_card_baseball.hands import value_of
from simulation.playing_card_baseball.tables import (
    ALL_CARDS,
    BATTER_CARDS,
    BITS,
    DECK_SIZE,
    PITCHER_CARDS,
    Tables,
    codes_of,
)
from simulation.playing_cards import CARDS
from simulation.positions import by_side, written_decision
from simulation.protocol import AWAY, HOME, Game, Result

SHUFFLE: Final = "shuffle"
PINCH: Final = "pinch"
RELIEF: Final = "relief"
STEAL: Final = "steal"
STOLEN: Final = "stolen"
PITCH: Final = "pitch"
SWING: Final = "swing"
SHOWDOWN: Final = "showdown"
DOUBLE_PLAY: Final = "double_play"
DOUBLED: Final = "doubled"
OVER: Final = "over"
STAGES: Final = (
    SHUFFLE,
    PINCH,
    RELIEF,
    STEAL,
    STOLEN,
    PITCH,
    SWING,
    SHOWDOWN,
    DOUBLE_PLAY,
    DOUBLED,
    OVER,
)
#: The stages in which both hands lie open.
SHOWN: Final = frozenset({DOUBLE_PLAY, DOUBLED})
#: The stages behind the pitch of a plate appearance.
BEHIND_PITCH: Final = frozenset({SWING, SHOWDOWN, DOUBLE_PLAY, DOUBLED})
TOP: Final = "top"
BOTTOM: Final = "bottom"


class BaseballState(Game):
    """All that a position is.

    :ivar batting: the side at bat; the other one pitches.
    :ivar batters: plate appearances begun in this half inning.
    :ivar bases: bits of the bases that are taken; ``tried`` those whose runner has
        tried to steal in this plate appearance; ``going`` the base that a runner
        has just left, 0 while nobody steals.
    :ivar points: runs of home and away.
    :ivar pinched: whether a side has had its pinch hitter; ``relieved`` its reliever.
    :ivar stage: what is done when the owed cards have come.
    :ivar owed_pitcher: cards that the pitching side still gets; ``owed_batter``
        likewise, after these; ``owed_turned`` cards still to be turned face up.
    :ivar pitch: cards that the pitch gave, in a plate appearance that had one.
    :ivar swing: what the batter swings for, empty before.
    :ivar hands: the cards of each side in the order in which they came, ``masks`` the
        same as sets, ``piles_of`` the pile that each card came from.
    :ivar used: discarded hands and cards turned for steals, in their order.
    :ivar piles: the deck, used-up piles at its top included while a hand has a card
        of them; ``pile`` the one that gives the next card.
    :ivar deck_size: cards in the deck.
    """

    __slots__ = (
        "bases",
        "batters",
        "batting",
        "deck_size",
        "going",
        "hands",
        "inning",
        "masks",
        "outs",
        "owed_batter",
        "owed_pitcher",
        "owed_turned",
        "pile",
        "piles",
        "piles_of",
        "pinched",
        "pitch",
        "points",
        "relieved",
        "stage",
        "swing",
        "tables",
        "tried",
        "used",
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self.inning = 1
        self.batting = AWAY
        self.outs = 0
        self.batters = 0
        self.bases = 0
        self.tried = 0
        self.going = 0
        self.points = [0, 0]
        self.pinched = [False, False]
        self.relieved = [False, False]
        self.stage = PINCH
        self.owed_pitcher = PITCHER_CARDS
        self.owed_batter = BATTER_CARDS
        self.owed_turned = 0
        self.pitch = 0
        self.swing = ""
        self.hands: tuple[list[int], list[int]] = ([], [])
        self.masks = [0, 0]
        self.piles_of: tuple[list[int], list[int]] = ([], [])
        self.used: list[int] = []
        self.piles = [ALL_CARDS]
        self.pile = 0
        self.deck_size = DECK_SIZE

    @property
    def score(self) -> tuple[int, int]:
        return self.points[HOME], self.points[AWAY]

    @property
    def result(self) -> Result | None:
        if self.stage != OVER:
            return None
        return Result(self.ending(), *self.points)

    def ending(self) -> str:
        """Return the kind of result that the present score makes (PC-R1.4)."""
        if self.points[HOME] == self.points[AWAY]:
            return "tie"
        is_regular = self.inning <= self.tables.innings
        return "regulation" if is_regular else "extra_innings"

    @property
    def may_walk_off(self) -> bool:
        """Whether a lead of home ends the game at once (PC-R1.3)."""
        return self.batting == HOME and self.inning >= self.tables.innings

    def hand_value(self, side: int) -> int:
        """Return the value of a side's cards."""
        return value_of(self.masks[side])

    def copy_into(self, other: "BaseballState") -> None:
        """Give another state this position, sharing nothing that changes."""
        other.inning = self.inning
        other.batting = self.batting
        other.outs = self.outs
        other.batters = self.batters
        other.bases = self.bases
        other.tried = self.tried
        other.going = self.going
        other.points = self.points[:]
        other.pinched = self.pinched[:]
        other.relieved = self.relieved[:]
        other.stage = self.stage
        other.owed_pitcher = self.owed_pitcher
        other.owed_batter = self.owed_batter
        other.owed_turned = self.owed_turned
        other.pitch = self.pitch
        other.swing = self.swing
        other.hands = (self.hands[HOME][:], self.hands[AWAY][:])
        other.masks = self.masks[:]
        other.piles_of = (self.piles_of[HOME][:], self.piles_of[AWAY][:])
        other.used = self.used[:]
        other.piles = self.piles[:]
        other.pile = self.pile
        other.deck_size = self.deck_size
        other.pending = self.pending

    def count_up(self) -> None:
        """Bring masks, next pile and size of the deck in line with the cards."""
        for side, hand in enumerate(self.hands):
            self.masks[side] = sum(BITS[card] for card in hand)
        self.deck_size = sum(pile.bit_count() for pile in self.piles)
        self.pile = 0
        self.find_pile()

    def find_pile(self) -> None:
        """Go on to the pile that gives the next card, if there is one."""
        while self.pile < len(self.piles) - 1 and not self.piles[self.pile]:
            self.pile += 1

    def position(self) -> dict[str, Any]:
        return {
            "inning": self.inning,
            "half": half_of(self.batting),
            "outs": self.outs,
            "batters": self.batters,
            "bases": base_list(self.bases),
            "tried": base_list(self.tried),
            "going": self.going,
            "score": by_side(self.points),
            "pinched": by_side(self.pinched),
            "relieved": by_side(self.relieved),
            "stage": self.stage,
            "owed": {
                "pitcher": self.owed_pitcher,
                "batter": self.owed_batter,
                "turned": self.owed_turned,
            },
            "pitch": self.pitch,
            "swing": self.swing,
            "hands": by_side([card_list(hand) for hand in self.hands]),
            "piles_of": by_side(self.piles_of),
            "used": card_list(self.used),
            "deck": [pile_text(pile) for pile in self.piles],
            "pending": written_decision(self.pending),
        }


def half_of(batting: int) -> str:
    """Return the half inning in which a side bats."""
    return TOP if batting == AWAY else BOTTOM


def base_list(bases: int) -> list[int]:
    """Return bases as numbers, first base first."""
    return [base for base in (1, 2, 3) if bases >> (base - 1) & 1]


def card_list(cards: list[int]) -> list[str]:
    """Return cards by code, in their order."""
    return [CARDS[card] for card in cards]


def pile_text(pile: int) -> str:
    """Return the cards of a pile by code, in the order of the deck."""
    return " ".join(codes_of(pile))
