"""The position: plain counts and frames, how it is copied, written and read.

A written position names cards by code. Hands are lists; the draw pile, the discards
and the scoring piles are counts. What is left out when reading: quarter 1, HOME
deals and AWAY moves, no points, empty hands and piles; cards not mentioned lie in
the draw pile or, where that is given, in the discards; the turn is about to begin.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from simulation.cards import mask_of
from simulation.errors import BadPosition
from simulation.jukem_basketball.notation import PLAY_WORDS, PLAYS, Attempt
from simulation.jukem_basketball.tables import (
    AND1,
    CARDS,
    HAND_SIZE,
    INDEX,
    JUKEM,
    KINDS,
    SHOTS,
    Tables,
)
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES, Game, Result

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
# what may lie on top of each lowest frame while a decision is pending
_ABOVE: Final = {
    TURN: ((), (DEAL,)),
    CHOOSE: ((),),
    NEXT: ((STOP,), (TIME_OUT,), (DISCARD,), (REFILL,), (REFILL, REFILL), ()),
}


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
        pending = self.pending
        return {
            "quarter": self.quarter,
            "dealer": ACTOR_NAMES[self.dealer],
            "mover": ACTOR_NAMES[self.mover],
            "turn": self.turn,
            "scores": _by_side(self.scores),
            "hands": _by_side([card_list(hand) for hand in self.hands]),
            "pile": card_counts(self.pile),
            "discards": card_counts(self.discards),
            "scored": _by_side([card_counts(pile) for pile in self.scored]),
            "kept": _by_side(self.kept),
            "passed": _by_side(self.passed),
            "frames": [written_frame(frame) for frame in self.frames],
            "pending": None
            if pending is None
            else {
                "actor": ACTOR_NAMES[pending.actor],
                "kind": pending.kind,
                "options": list(pending.options),
            },
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


def _by_side(pair: Sequence[Any]) -> dict[str, Any]:
    return {
        ACTOR_NAMES[side]: list(value) if isinstance(value, list) else value
        for side, value in zip(SIDES, pair, strict=True)
    }


class PositionReader:
    """Reads a written position into a fresh state, naming what is wrong with it."""

    def __init__(self, written: Mapping[str, object]) -> None:
        self.written = written

    def read_into(self, state: JukemState) -> None:
        """Fill the state.

        :raises BadPosition: naming the field.
        """
        known = {"pending", *_fields()}
        for name in self.written:
            if name not in known:
                raise BadPosition(str(name), "a position has no such field")
        tables = state.tables
        last = tables.quarters + tables.max_overtimes
        state.quarter = self._number("quarter", 1, last, 1)
        state.dealer = self._side("dealer", HOME)
        state.mover = self._side("mover", AWAY)
        state.turn = self._number("turn", 0, 1000, 0)
        state.scores = self._scores(state.quarter)
        state.frames = self._frames()
        state.kept = [self._kept(side) for side in SIDES]
        state.passed = [self._passed(side) for side in SIDES]
        self._read_cards(state)
        state.count_up()
        self._check_known(state)

    @staticmethod
    def _check_known(state: JukemState) -> None:
        """Refuse a hand that is not what everybody knows of it."""
        for side, hand in zip(SIDES, state.hands, strict=True):
            others = sum(
                count
                for kind, count in enumerate(hand)
                if not state.tables.field_shots >> kind & 1
            )
            if state.kept[side] > others:
                raise BadPosition(
                    f"kept.{ACTOR_NAMES[side]}", f"the hand has only {others} no shots"
                )
            if state.passed[side] and (
                state.pile_size or any(hand[shot] for shot in SHOTS)
            ):
                raise BadPosition(
                    f"passed.{ACTOR_NAMES[side]}",
                    "is true only with the pile empty and no shot in hand",
                )

    def _read_cards(self, state: JukemState) -> None:
        hands = self._pair("hands")
        state.hands = (
            self._cards(hands.get("home", []), "hands.home"),
            self._cards(hands.get("away", []), "hands.away"),
        )
        for side, hand in zip(SIDES, state.hands, strict=True):
            if sum(hand) > HAND_SIZE:
                raise BadPosition(
                    f"hands.{ACTOR_NAMES[side]}", f"must be at most {HAND_SIZE} cards"
                )
        scored = self._pair("scored")
        state.scored = (
            self._cards(scored.get("home", {}), "scored.home"),
            self._cards(scored.get("away", {}), "scored.away"),
        )
        state.discards = self._cards(self.written.get("discards", {}), "discards")
        state.pile = self._cards(self.written.get("pile", {}), "pile")
        seen = [
            sum(counts)
            for counts in zip(
                *state.hands,
                *state.scored,
                state.discards,
                state.pile,
                table_cards(state.frames),
                strict=True,
            )
        ]
        rest = state.discards if "pile" in self.written else state.pile
        for kind, count in enumerate(seen):
            missing = state.tables.deck[kind] - count
            if missing < 0:
                raise BadPosition(
                    CARDS[kind], f"the deck has {state.tables.deck[kind]}, not {count}"
                )
            rest[kind] += missing

    def _number(self, name: str, least: int, most: int, default: int) -> int:
        return _whole(self.written.get(name, default), name, least, most)

    def _side(self, name: str, default: int) -> int:
        return _side(self.written.get(name, ACTOR_NAMES[default]), name)

    def _pair(self, name: str) -> Mapping[str, Any]:
        value = self.written.get(name, {})
        if not isinstance(value, Mapping) or not set(value) <= {"home", "away"}:
            raise BadPosition(name, "must be an object of home and away")
        return value

    def _kept(self, side: int) -> int:
        name = ACTOR_NAMES[side]
        return _whole(self._pair("kept").get(name, 0), f"kept.{name}", 0, HAND_SIZE)

    def _passed(self, side: int) -> bool:
        name = ACTOR_NAMES[side]
        value = self._pair("passed").get(name, False)
        if not isinstance(value, bool):
            raise BadPosition(f"passed.{name}", "must be true or false")
        return value

    def _scores(self, quarter: int) -> tuple[list[int], list[int]]:
        pair = self._pair("scores")
        empty = [0] * quarter
        home, away = (pair.get(name, empty) for name in ("home", "away"))
        for name, points in (("home", home), ("away", away)):
            if not isinstance(points, list) or len(points) != quarter:
                raise BadPosition(
                    f"scores.{name}", f"must list {quarter} quarters' points"
                )
            for value in points:
                _whole(value, f"scores.{name}", 0, 1000)
        return list(home), list(away)

    def _cards(self, value: object, name: str) -> list[int]:
        counts = [0] * KINDS
        if isinstance(value, list):
            pairs: list[tuple[object, object]] = [(card, 1) for card in value]
        elif isinstance(value, Mapping):
            pairs = list(value.items())
        else:
            raise BadPosition(name, "must be a list of cards or an object of counts")
        for card, count in pairs:
            if not isinstance(card, str) or card not in INDEX:
                raise BadPosition(name, f"{card!r} is no card")
            counts[INDEX[card]] += _whole(count, f"{name}.{card}", 0, 200)
        return counts

    def _frames(self) -> list[Frame]:
        value = self.written.get("frames", [[TURN]])
        if not isinstance(value, list):
            raise BadPosition("frames", "must be a list")
        frames = [read_frame(frame) for frame in value]
        kinds = tuple(frame.kind for frame in frames)
        if kinds and kinds[1:] not in _ABOVE.get(kinds[0], ()):
            raise BadPosition("frames", f"{list(kinds)} never lie on one another")
        return frames


def _fields() -> tuple[str, ...]:
    return (
        "quarter",
        "dealer",
        "mover",
        "turn",
        "scores",
        "hands",
        "pile",
        "discards",
        "scored",
        "kept",
        "passed",
        "frames",
    )


def read_frame(written: object) -> Frame:
    """Return the frame that :func:`written_frame` wrote.

    :raises BadPosition: if it is none.
    """
    match written:
        case ["refill", side]:
            return Frame(REFILL, _side(side, "frames.refill"))
        case ["stop", str(word)] if word in PLAYS:
            return Frame(STOP, attempt=PLAYS[word])
        case ["deal" | "turn" | "choose" | "time_out" | "discard" | "next" as kind]:
            return Frame(kind)
    raise BadPosition("frames", f"{written!r} is no frame")


def _whole(value: object, name: str, least: int, most: int) -> int:
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or not least <= value <= most
    ):
        raise BadPosition(name, f"must be a whole number from {least} to {most}")
    return value


def _side(value: object, name: str) -> int:
    if value not in ("home", "away"):
        raise BadPosition(name, "must be home or away")
    return HOME if value == "home" else AWAY
