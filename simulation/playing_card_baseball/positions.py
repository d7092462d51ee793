"""Reads a written position, naming what is wrong with it.

What is left out: the top of the first inning with nobody out and nobody on, no runs, no
substitute used. Cards that are mentioned nowhere lie in the deck in an order that
nobody knows, above the piles that ``deck`` gives. A plate appearance begins with the
deal; where hands or a stage are given nothing is owed, and the first question of a
plate appearance or that of the stage is next.
"""

from typing import Final

from simulation.errors import BadPosition
from simulation.playing_card_baseball.notation import STEALS
from simulation.playing_card_baseball.state import (
    BOTTOM,
    DOUBLED,
    OVER,
    PINCH,
    SHOWDOWN,
    SHOWN,
    SHUFFLE,
    STAGES,
    STOLEN,
    TOP,
    BaseballState,
)
from simulation.playing_card_baseball.tables import (
    ALL_CARDS,
    BATTER_CARDS,
    BITS,
    EXTRA_CARDS,
    FLY_CARDS,
    MOST_BATTERS,
    OUTS,
    PITCH_CARDS,
    PITCHER_CARDS,
    SWINGS,
    codes_of,
)
from simulation.playing_cards import INDEX
from simulation.positions import SIDE_NAMES, FieldReader, whole
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES

_MOST_IN_HAND: Final = 12
_MOST_RUNS: Final = 9999


class PositionReader(FieldReader):
    """Reads a written position into a fresh state."""

    def read_into(self, state: BaseballState) -> None:
        """Fill the state.

        :raises BadPosition: naming the field.
        """
        self.check_names(state.position())
        most = state.tables.most_innings
        state.inning = self.number("inning", 1, most, 1)
        half = self.word("half", (TOP, BOTTOM), TOP)
        state.batting = AWAY if half == TOP else HOME
        state.outs = self.number("outs", 0, OUTS, 0)
        state.batters = self.number("batters", 0, MOST_BATTERS, 1)
        state.bases = self._bases("bases")
        state.tried = self._bases("tried")
        state.going = self.number("going", 0, max(STEALS.values()), 0)
        state.points = self.numbers("score", _MOST_RUNS)
        state.pinched = self.flags("pinched")
        state.relieved = self.flags("relieved")
        self._read_stage(state)
        self._read_cards(state)
        state.count_up()
        self._check_stage(state)

    def _read_stage(self, state: BaseballState) -> None:
        begins = not {"stage", "hands"} & set(self.written)
        state.stage = self.word("stage", STAGES, PINCH)
        names = {"pitcher": PITCHER_CARDS, "batter": FLY_CARDS, "turned": EXTRA_CARDS}
        owed = self.parts("owed", tuple(names))
        usual = {"pitcher": PITCHER_CARDS, "batter": BATTER_CARDS} if begins else {}
        state.owed_pitcher, state.owed_batter, state.owed_turned = (
            whole(owed.get(name, usual.get(name, 0)), f"owed.{name}", 0, most)
            for name, most in names.items()
        )
        state.pitch = self.number("pitch", 0, max(PITCH_CARDS.values()), 0)
        state.swing = self.word("swing", ("", *SWINGS), "")

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
        hands = self.parts("hands", SIDE_NAMES)
        sources = self.parts("piles_of", SIDE_NAMES)
        seen = 0
        for side in SIDES:
            name = f"hands.{ACTOR_NAMES[side]}"
            state.hands[side][:] = self._cards(hands.get(ACTOR_NAMES[side], []), name)
            if len(state.hands[side]) > _MOST_IN_HAND:
                raise BadPosition(name, f"must be at most {_MOST_IN_HAND} cards")
            seen = _put(seen, state.hands[side], name)
        state.used = self._cards(self.written.get("used", []), "used")
        seen = _put(seen, state.used, "used")
        state.piles = self._deck(seen)
        for side in SIDES:
            state.piles_of[side][:] = self._sources(
                state, side, sources.get(ACTOR_NAMES[side])
            )

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
        return [whole(place, name, 0, last) for place in value]

    def _bases(self, name: str) -> int:
        value = self.written.get(name, [])
        if not isinstance(value, list):
            raise BadPosition(name, "must be a list of bases")
        taken = 0
        for base in value:
            taken |= 1 << whole(base, name, 1, 3) - 1
        return taken

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
