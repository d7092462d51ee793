"""Reads a written position, naming what is wrong with it.

What is left out: the top of the first inning with nobody out and nobody on, no runs, no
substitute used. Cards that are mentioned nowhere lie in the deck in an order that
nobody knows, above the piles that ``deck`` gives. A plate appearance begins with the
deal; where hands or a stage are given nothing is owed, and the first question of a
plate appearance or that of the stage is next.
"""

from collections.abc import Mapping
from typing import Any, Final

from simulation.errors import BadPosition
from simulation.playing_card_baseball.state import (
    DOUBLED,
    OVER,
    PINCH,
    SHOWDOWN,
    SHOWN,
    SHUFFLE,
    STAGES,
    STOLEN,
    BaseballState,
)
from simulation.playing_card_baseball.tables import (
    ALL_CARDS,
    BATTER_CARDS,
    BITS,
    EXTRA_CARDS,
    FLY_CARDS,
    MOST_BATTERS,
    PITCH_CARDS,
    PITCHER_CARDS,
    SWINGS,
    codes_of,
)
from simulation.playing_cards import INDEX
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES

_FIELDS: Final = (
    "inning",
    "half",
    "outs",
    "batters",
    "bases",
    "tried",
    "going",
    "score",
    "pinched",
    "relieved",
    "stage",
    "owed",
    "pitch",
    "swing",
    "hands",
    "piles_of",
    "used",
    "deck",
    "pending",
)
_MOST_IN_HAND: Final = 12
_MOST_RUNS: Final = 9999


class PositionReader:
    """Reads a written position into a fresh state."""

    def __init__(self, written: Mapping[str, object]) -> None:
        self.written = written

    def read_into(self, state: BaseballState) -> None:
        """Fill the state.

        :raises BadPosition: naming the field.
        """
        for name in self.written:
            if name not in _FIELDS:
                raise BadPosition(str(name), "a position has no such field")
        most = state.tables.most_innings
        state.inning = self._number("inning", 1, most, 1)
        half = self._word("half", ("top", "bottom"), "top")
        state.batting = AWAY if half == "top" else HOME
        state.outs = self._number("outs", 0, 3, 0)
        state.batters = self._number("batters", 0, MOST_BATTERS, 1)
        state.bases = self._bases("bases")
        state.tried = self._bases("tried")
        state.going = self._number("going", 0, 2, 0)
        runs = self._pair("score", 0)
        state.points = [_whole(runs[s], "score", 0, _MOST_RUNS) for s in SIDES]
        state.pinched = self._flags("pinched")
        state.relieved = self._flags("relieved")
        self._read_stage(state)
        self._read_cards(state)
        state.count_up()
        self._check_stage(state)

    def _read_stage(self, state: BaseballState) -> None:
        begins = not {"stage", "hands"} & set(self.written)
        state.stage = self._word("stage", STAGES, PINCH)
        owed = self.written.get("owed", {})
        names = {"pitcher": PITCHER_CARDS, "batter": FLY_CARDS, "turned": EXTRA_CARDS}
        if not isinstance(owed, Mapping) or not set(owed) <= set(names):
            raise BadPosition("owed", f"must be an object of {', '.join(names)}")
        usual = {"pitcher": PITCHER_CARDS, "batter": BATTER_CARDS} if begins else {}
        state.owed_pitcher, state.owed_batter, state.owed_turned = (
            _whole(owed.get(name, usual.get(name, 0)), f"owed.{name}", 0, most)
            for name, most in names.items()
        )
        state.pitch = self._number("pitch", 0, max(PITCH_CARDS.values()), 0)
        state.swing = self._word("swing", ("", *SWINGS), "")

    @staticmethod
    def _check_stage(state: BaseballState) -> None:
        """Refuse a stage that its cards do not bear out."""
        stage = state.stage
        if state.owed_turned and stage not in (STOLEN, DOUBLED):
            raise BadPosition("owed.turned", f"no card is turned before {stage}")
        going = state.going
        if (stage == STOLEN) != bool(going):
            raise BadPosition("going", f"does not go with the stage {stage}")
        if going and state.bases >> (going - 1) & 3 != 1:
            raise BadPosition("going", "needs a runner and an empty base ahead")
        turned = EXTRA_CARDS - state.owed_turned
        if stage == STOLEN and len(state.used) < turned:
            raise BadPosition("used", f"must hold the {turned} cards turned")
        if stage in SHOWN and not state.bases & 1:
            raise BadPosition("bases", "must have a runner on first")
        if stage == SHOWDOWN and not state.swing:
            raise BadPosition("swing", "is missing")
        owed = state.owed_pitcher + state.owed_batter + state.owed_turned
        if owed and stage in (SHUFFLE, OVER):
            raise BadPosition("owed", f"no card is drawn before {stage}")
        if owed > state.deck_size:
            raise BadPosition("deck", f"must hold the {owed} cards that are owed")

    def _read_cards(self, state: BaseballState) -> None:
        hands = self._pair("hands", [])
        sources = self._pair("piles_of", None)
        seen = 0
        for side in SIDES:
            name = f"hands.{ACTOR_NAMES[side]}"
            state.hands[side][:] = self._cards(hands[side], name)
            if len(state.hands[side]) > _MOST_IN_HAND:
                raise BadPosition(name, f"must be at most {_MOST_IN_HAND} cards")
            seen = _put(seen, state.hands[side], name)
        state.used = self._cards(self.written.get("used", []), "used")
        seen = _put(seen, state.used, "used")
        state.piles = self._deck(seen)
        for side in SIDES:
            state.piles_of[side][:] = self._sources(state, side, sources[side])

    def _deck(self, seen: int) -> list[int]:
        """Return the piles, the cards that lie nowhere on top of what is given."""
        written = self.written.get("deck", [])
        if not isinstance(written, list):
            raise BadPosition("deck", "must be a list of piles")
        piles = []
        for place, text in enumerate(written):
            if not isinstance(text, str):
                raise BadPosition(f"deck.{place}", "must be cards in one line")
            cards = self._cards(text.split(), f"deck.{place}")
            seen = _put(seen, cards, f"deck.{place}")
            piles.append(sum(BITS[card] for card in cards))
        rest = ALL_CARDS & ~seen
        if rest or not piles:
            piles.insert(0, rest)
        return piles

    @staticmethod
    def _sources(state: BaseballState, side: int, value: object) -> list[int]:
        hand = state.hands[side]
        name = f"piles_of.{ACTOR_NAMES[side]}"
        if value is None:
            return [0] * len(hand)
        if not isinstance(value, list) or len(value) != len(hand):
            raise BadPosition(name, f"must list {len(hand)} piles")
        last = len(state.piles) - 1
        return [_whole(place, name, 0, last) for place in value]

    def _number(self, name: str, least: int, most: int, default: int) -> int:
        return _whole(self.written.get(name, default), name, least, most)

    def _word(self, name: str, known: tuple[str, ...], default: str) -> str:
        value = self.written.get(name, default)
        if not isinstance(value, str) or value not in known:
            raise BadPosition(name, f"must be one of {', '.join(known)}")
        return value

    def _bases(self, name: str) -> int:
        value = self.written.get(name, [])
        if not isinstance(value, list):
            raise BadPosition(name, "must be a list of bases")
        taken = 0
        for base in value:
            taken |= 1 << _whole(base, name, 1, 3) - 1
        return taken

    def _pair(self, name: str, default: Any) -> tuple[Any, Any]:
        """Return what stands there for home and for away."""
        value = self.written.get(name, {})
        if not isinstance(value, Mapping) or not set(value) <= {"home", "away"}:
            raise BadPosition(name, "must be an object of home and away")
        return value.get("home", default), value.get("away", default)

    def _flags(self, name: str) -> list[bool]:
        pair = self._pair(name, False)
        for value in pair:
            if not isinstance(value, bool):
                raise BadPosition(name, "must be true or false for each side")
        return list(pair)

    @staticmethod
    def _cards(value: object, name: str) -> list[int]:
        if not isinstance(value, list):
            raise BadPosition(name, "must be a list of cards")
        for card in value:
            if not isinstance(card, str) or card not in INDEX:
                raise BadPosition(name, f"{card!r} is no card")
        return [INDEX[card] for card in value]


def _put(seen: int, cards: list[int], name: str) -> int:
    """Return all cards seen so far.

    :raises BadPosition: if one of these lies elsewhere already.
    """
    for card in cards:
        if seen & BITS[card]:
            raise BadPosition(name, f"{codes_of(BITS[card])[0]} lies in two places")
        seen |= BITS[card]
    return seen


def _whole(value: object, name: str, least: int, most: int) -> int:
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or not least <= value <= most
    ):
        raise BadPosition(name, f"must be a whole number from {least} to {most}")
    return value
