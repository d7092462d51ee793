"""The position: plain counts and frames, how it is copied and written.

A written position names cards by code. Hands are lists; the draw pile, the discards
and the scoring piles are counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from simulation.cards import mask_of
from simulation.jukem_basketball.notation import PLAY_WORDS, Attempt
from simulation.jukem_basketball.tables import AND1, CARDS, JUKEM, KINDS, Tables
from simulation.positions import by_side, written_decision
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, Game, Result

QUARTER: Final = "quarter"
DEAL: Final = "deal"
TURN: Final = "turn"
CHOOSE: Final = "choose"
STOP: Final = "stop"
TIME_OUT: Final = "time_out"
DISCARD: Final = "discard"
REFILL: Final = "refill"
NEXT: Final = "next"

NO_ATTEMPT: Final = Attempt(0, False, False)


@dataclass(frozen=True, slots=True)
class Frame:
    """A piece of work in progress.

    :param kind: ``quarter`` to be set up; ``deal`` until both hands are full;
        ``refill`` of ``side``, to five cards or by one; ``turn`` to begin; ``choose``
        asked of the mover; ``stop`` asked against ``attempt``; ``time_out`` and
        ``discard`` cards asked of the mover; ``next`` to pass the turn on.
    """

    kind: str
    side: int = 0
    attempt: Attempt = NO_ATTEMPT


class JukemState(Game):
    """All that a position is.

    :ivar scores: points by quarter, a list for each side.
    :ivar points: their sums.
    :ivar pile: counts by kind; ``pile_mask`` the kinds left, ``pile_size`` their sum.
    :ivar hands: counts by kind for each side, with ``hand_masks``, ``hand_sizes``.
    :ivar scored: the scoring piles.
    :ivar kept: how many cards of a hand everybody knows to be no shots, since they
        were kept in a turn that had nothing to play.
    :ivar passed: whether a side has passed with the pile empty: its hand holds no
        shot for the rest of the quarter.
    :ivar frames: work in progress, the next on top (last).
    """

    __slots__ = (
        "dealer",
        "discards",
        "frames",
        "hand_masks",
        "hand_sizes",
        "hands",
        "kept",
        "mover",
        "passed",
        "pile",
        "pile_mask",
        "pile_size",
        "points",
        "quarter",
        "scored",
        "scores",
        "tables",
        "turn",
    )

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self.quarter = 0
        self.dealer = AWAY
        self.mover = HOME
        self.turn = 0
        self.points = [0, 0]
        self.scores: tuple[list[int], list[int]] = ([], [])
        self.pile = [0] * KINDS
        self.pile_mask = 0
        self.pile_size = 0
        self.hands = ([0] * KINDS, [0] * KINDS)
        self.hand_masks = [0, 0]
        self.hand_sizes = [0, 0]
        self.discards = [0] * KINDS
        self.scored = ([0] * KINDS, [0] * KINDS)
        self.kept = [0, 0]
        self.passed = [False, False]
        self.frames: list[Frame] = []

    @property
    def score(self) -> tuple[int, int]:
        return self.points[HOME], self.points[AWAY]

    @property
    def result(self) -> Result | None:
        return None if self.frames else Result(self.ending(), *self.points)

    def ending(self) -> str:
        """Return the kind of result that the present score makes (JB-R7)."""
        if self.points[HOME] == self.points[AWAY]:
            return "tie"
        return "regulation" if self.quarter <= self.tables.quarters else "overtime"

    def copy_into(self, other: "JukemState") -> None:
        """Give another state this position, sharing nothing that changes."""
        other.quarter = self.quarter
        other.dealer = self.dealer
        other.mover = self.mover
        other.turn = self.turn
        other.points = self.points[:]
        other.scores = (self.scores[HOME][:], self.scores[AWAY][:])
        other.pile = self.pile[:]
        other.pile_mask = self.pile_mask
        other.pile_size = self.pile_size
        other.hands = (self.hands[HOME][:], self.hands[AWAY][:])
        other.hand_masks = self.hand_masks[:]
        other.hand_sizes = self.hand_sizes[:]
        other.discards = self.discards[:]
        other.scored = (self.scored[HOME][:], self.scored[AWAY][:])
        other.kept = self.kept[:]
        other.passed = self.passed[:]
        other.frames = self.frames[:]
        other.pending = self.pending

    def count_up(self) -> None:
        """Bring masks, sizes and sums in line with the counts."""
        self.pile_mask = mask_of(self.pile)
        self.pile_size = sum(self.pile)
        self.hand_masks = [mask_of(hand) for hand in self.hands]
        self.hand_sizes = [sum(hand) for hand in self.hands]
        self.points = [sum(quarters) for quarters in self.scores]

    def position(self) -> dict[str, Any]:
        return {
            "quarter": self.quarter,
            "dealer": ACTOR_NAMES[self.dealer],
            "mover": ACTOR_NAMES[self.mover],
            "turn": self.turn,
            "scores": by_side(self.scores),
            "hands": by_side([card_list(hand) for hand in self.hands]),
            "pile": card_counts(self.pile),
            "discards": card_counts(self.discards),
            "scored": by_side([card_counts(pile) for pile in self.scored]),
            "kept": by_side(self.kept),
            "passed": by_side(self.passed),
            "frames": [written_frame(frame) for frame in self.frames],
            "pending": written_decision(self.pending),
        }


def table_cards(frames: Sequence[Frame]) -> list[int]:
    """Return the cards of a play that lies between the sides, as counts."""
    counts = [0] * KINDS
    for frame in frames:
        if frame.kind == STOP:
            counts[frame.attempt.shot] += 1
            counts[AND1] += frame.attempt.and1
            counts[JUKEM] += frame.attempt.jukem
    return counts


def card_list(counts: Sequence[int]) -> list[str]:
    """Return cards by code, in the order of the deck's table."""
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def card_counts(counts: Sequence[int]) -> dict[str, int]:
    """Return the counts that are not zero, by code."""
    return {CARDS[kind]: count for kind, count in enumerate(counts) if count}


def written_frame(frame: Frame) -> list[Any]:
    """Return a frame as its kind and what belongs to it."""
    if frame.kind == REFILL:
        return [frame.kind, ACTOR_NAMES[frame.side]]
    if frame.kind == STOP:
        return [frame.kind, PLAY_WORDS[frame.attempt]]
    return [frame.kind]
