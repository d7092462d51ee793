"""Reads a written position, naming what is wrong with it.

What is left out: quarter 1, HOME deals and AWAY moves, no points, empty hands and
piles; cards not mentioned lie in the draw pile or, where that is given, in the
discards; the turn is about to begin.
"""

from collections.abc import Mapping
from typing import Final

from simulation.errors import BadPosition
from simulation.jukem_basketball.notation import PLAYS
from simulation.jukem_basketball.state import (
    CHOOSE,
    DEAL,
    DISCARD,
    NEXT,
    REFILL,
    STOP,
    TIME_OUT,
    TURN,
    Frame,
    JukemState,
    table_cards,
)
from simulation.jukem_basketball.tables import CARDS, HAND_SIZE, INDEX, KINDS, SHOTS
from simulation.positions import SIDE_NAMES, FieldReader, whole
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES

# what may lie on top of each lowest frame while a decision is pending
_ABOVE: Final = {
    TURN: ((), (DEAL,)),
    CHOOSE: ((),),
    NEXT: ((STOP,), (TIME_OUT,), (DISCARD,), (REFILL,), (REFILL, REFILL), ()),
}


# far above what can be reached, so that sums stay small
_MOST_TURNS: Final = 1000
_MOST_POINTS: Final = 1000
_MOST_COPIES: Final = 200


class PositionReader(FieldReader):
    """Reads a written position into a fresh state."""

    def read_into(self, state: JukemState) -> None:
        """Fill the state.

        :raises BadPosition: naming the field.
        """
        self.check_names(state.position())
        tables = state.tables
        last = tables.quarters + tables.max_overtimes
        state.quarter = self.number("quarter", 1, last, 1)
        state.dealer = self.side("dealer", HOME)
        state.mover = self.side("mover", AWAY)
        state.turn = self.number("turn", 0, _MOST_TURNS, 0)
        state.scores = self.scores("scores", state.quarter, _MOST_POINTS)
        state.frames = self._frames()
        state.kept = self.numbers("kept", HAND_SIZE)
        state.passed = self.flags("passed")
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
        hands = self.parts("hands", SIDE_NAMES)
        state.hands = (
            self._cards(hands.get("home", []), "hands.home"),
            self._cards(hands.get("away", []), "hands.away"),
        )
        for side, hand in zip(SIDES, state.hands, strict=True):
            if sum(hand) > HAND_SIZE:
                raise BadPosition(
                    f"hands.{ACTOR_NAMES[side]}", f"must be at most {HAND_SIZE} cards"
                )
        scored = self.parts("scored", SIDE_NAMES)
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
            counts[INDEX[card]] += whole(count, f"{name}.{card}", 0, _MOST_COPIES)
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


def read_frame(written: object) -> Frame:
    """Return the frame that :func:`written_frame` wrote.

    :raises BadPosition: if it is none.
    """
    match written:
        case ["refill", "home" | "away" as side]:
            return Frame(REFILL, SIDE_NAMES.index(side))
        case ["stop", str(word)] if word in PLAYS:
            return Frame(STOP, attempt=PLAYS[word])
        case ["deal" | "turn" | "choose" | "time_out" | "discard" | "next" as kind]:
            return Frame(kind)
    raise BadPosition("frames", f"{written!r} is no frame")
