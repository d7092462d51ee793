"""Reads a written position, naming what is wrong with it.

What is left out: quarter 1, home attacks from its own half after an inbound, no
points, empty hands, no cards on the table, all time-outs left, nothing known of the
hands; cards not mentioned lie in the pile or, where that is given, in the discards;
the offense is to be asked for an attack.
"""

import re
from collections.abc import Mapping
from typing import Final

from simulation.errors import BadPosition
from simulation.poker_deck_basketball.knowledge import Known
from simulation.poker_deck_basketball.notation import (
    CONTESTED,
    NONE,
    PASS1,
    PASSES,
    PLAYS,
)
from simulation.poker_deck_basketball.state import (
    ATTACK,
    BLOCK_ROLL,
    CARDS,
    CONTEST,
    REBOUND,
    REBOUND_ROLL,
    SHOOTOUT,
    SHOT_ROLL,
    STEAL,
    STEAL_ROLL,
    SWAP,
    THROW,
    THROW_ROLL,
    TIP_OFF,
    TIP_ROLL,
    PokerState,
)
from simulation.poker_deck_basketball.tables import (
    ACES,
    ARC,
    BACK,
    FULL,
    HAND_SIZE,
    INBOUND,
    INDEX,
    MOST_REROLLS,
    ORIGINS,
    PLAYABLE,
    SHOOTOUT_PAIRS,
    SHOOTOUT_THROWS,
    ZONES,
)
from simulation.positions import SIDE_NAMES, FieldReader, truth, whole
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES

_SIDE: Final = "(?:home|away)"
_REFILLS: Final = f"(?:,refill {_SIDE}){{0,2}}"
# the steps that may lie on one another, the topmost last
_STEPS: Final = re.compile(
    rf"(?:(?:attack|tip){_REFILLS}"
    rf"|(?:inbound|throw)(?:,window {_SIDE}){{0,2}}{_REFILLS}"
    rf"|(?:inbound|throw),(?:response|swap) {_SIDE}"
    r"|(?:inbound|throw),response home,(?:cards|swap) away"
    r"|(?:inbound|throw),response away,(?:cards|swap) home"
    rf"|rebound(?:,alley)?{_REFILLS}|rebound{_REFILLS},alley"
    r"|tip_roll|steal|steal_roll|contest|block_roll|shot_roll|dunk_roll|long_roll"
    r"|throw_roll|rebound_roll|shootout|)"
)
_MOST_TOSSES: Final = 2 * (SHOOTOUT_THROWS + SHOOTOUT_PAIRS)
#: Two sixes; and the throws of a three that was fouled (PD-R5).
_MOST_ROLLED: Final = 12
_MOST_THROWS: Final = 3
# in a quarter, far above what can be reached
_MOST_POINTS: Final = 1000


class PositionReader(FieldReader):
    """Reads a written position into a fresh state."""

    def read_into(self, state: PokerState) -> None:
        """Fill the state.

        :raises BadPosition: naming the field.
        """
        self.check_names(state.position())
        state.steps = self._steps()
        self._read_score(state)
        state.offense = self.side("offense", HOME)
        state.zone = ZONES.index(self.word("zone", ZONES, ZONES[BACK]))
        state.origin = self.word("origin", ORIGINS, INBOUND)
        state.last = self.side("last", state.offense)
        self._read_cards(state)
        self._read_known(state)
        most = state.tables.timeouts
        state.timeouts = self.numbers("timeouts", most, default=most)
        self._read_action(state)
        self._read_rolls(state)

    def _steps(self) -> list[str]:
        value = self.written.get("steps", [ATTACK])
        if not isinstance(value, list) or not all(
            isinstance(step, str) for step in value
        ):
            raise BadPosition("steps", "must be a list of words")
        is_one_each = all(step and "," not in step for step in value)
        if not is_one_each or not _STEPS.fullmatch(",".join(value)):
            raise BadPosition("steps", f"{value} never lie on one another")
        return list(value)

    def _read_score(self, state: PokerState) -> None:
        tables = state.tables
        last = tables.quarters + tables.overtimes
        is_shootout = state.steps == [SHOOTOUT]
        least, most = 1, last if state.steps else last + 1
        if is_shootout:
            least = most = last + 1
        state.quarter = self.number("quarter", least, most, least)
        state.scores = self.scores("scores", state.quarter, _MOST_POINTS)
        state.points = [sum(quarters) for quarters in state.scores]
        is_level = state.points[HOME] == state.points[AWAY]
        if not state.steps and is_level:
            raise BadPosition("scores", "a game that is over has a winner")
        if is_shootout and not is_level:
            raise BadPosition("scores", "must be level in a shoot-out")

    def _read_cards(self, state: PokerState) -> None:
        for side in SIDES:
            hand = self._cards("hands", side)
            if hand.bit_count() > HAND_SIZE:
                raise BadPosition(
                    f"hands.{ACTOR_NAMES[side]}", f"must be at most {HAND_SIZE} cards"
                )
            state.hands[side] = hand
            seen = hand
            for name, masks in (("table", state.table), ("aside", state.aside)):
                masks[side] = self._cards(name, side)
                self._check_apart(name, side, seen, masks[side])
                seen |= masks[side]
            if "piles" in self.written:
                state.piles[side] = self._cards("piles", side)
                self._check_apart("piles", side, seen, state.piles[side])
            else:
                state.piles[side] = FULL & ~seen
        self._check_cards(state)

    @staticmethod
    def _check_apart(name: str, side: int, seen: int, cards: int) -> None:
        if seen & cards:
            raise BadPosition(
                f"{name}.{ACTOR_NAMES[side]}", "has a card that lies elsewhere, too"
            )

    @staticmethod
    def _check_cards(state: PokerState) -> None:
        """Refuse hands and piles that the topmost step has nothing to ask of."""
        top = state.steps[-1] if state.steps else ""
        for side in SIDES:
            name = ACTOR_NAMES[side]
            hand, pile = state.hands[side], state.piles[side]
            if bool(state.aside[side]) is not (top == SWAP[side]):
                raise BadPosition(f"aside.{name}", "does not fit what is done now")
            if top == CARDS[side] and not (hand and pile):
                raise BadPosition(f"hands.{name}", "must hold a card, as the pile must")
            to_come = pile if len(state.steps) > 1 else 0
            if TIP_OFF in state.steps and not (hand | to_come) & PLAYABLE:
                raise BadPosition(f"hands.{name}", "must hold a card for the tip-off")

    def _read_known(self, state: PokerState) -> None:
        pair = self.parts("known", SIDE_NAMES)
        for side, name in zip(SIDES, SIDE_NAMES, strict=True):
            place = f"known.{name}"
            value = pair.get(name, {})
            if not isinstance(value, Mapping) or not set(value) <= set(Known._fields):
                raise BadPosition(
                    place, f"must be an object of {', '.join(Known._fields)}"
                )
            known = Known(**value)
            for count in (known.plain, known.aceless):
                whole(count, place, 0, HAND_SIZE)
            for flag in (known.has_figure, known.has_ace):
                truth(flag, place)
            if not known.fits(state.hands[side]):
                raise BadPosition(place, "is not true of the hand")
            state.known[side] = known

    def _read_action(self, state: PokerState) -> None:
        top = state.steps[-1] if state.steps else ""
        bottom = state.steps[0] if state.steps else ""
        state.play = self._text("play")
        if top in (STEAL, STEAL_ROLL):
            kinds = PASSES if state.zone == BACK else (PASS1,)
            self._check_play(state, kinds if state.zone <= ARC else ())
        elif top in (CONTEST, BLOCK_ROLL, SHOT_ROLL):
            self._check_play(state, CONTESTED)
        elif state.play:
            raise BadPosition("play", "must be empty now")
        state.against = self._up_to("against", _MOST_ROLLED if top == SHOT_ROLL else 0)
        if bottom in (THROW, THROW_ROLL):
            state.throws = whole(self.written.get("throws"), "throws", 1, _MOST_THROWS)
        else:
            state.throws = self._up_to("throws", 0)
        self._read_rebound(state)

    @staticmethod
    def _check_play(state: PokerState, kinds: tuple[str, ...]) -> None:
        play = PLAYS[state.offense].get(state.play)
        if play is None or play.kind not in kinds or play.joker:
            raise BadPosition("play", f"must be one of {', '.join(kinds)}, no joker")
        if play.cards & ~state.table[state.offense]:
            raise BadPosition("play", "must lie on the table")

    def _read_rebound(self, state: PokerState) -> None:
        is_asked = state.steps == [REBOUND]
        is_hidden = state.tables.hidden_rebound
        state.rebound = self._text("rebound")
        if state.rebound and (not is_asked or is_hidden):
            raise BadPosition("rebound", "must be empty now")
        if state.rebound not in ("", NONE):
            offense = state.offense
            if not _may_lie(offense, state.rebound, state.table[offense]):
                raise BadPosition("rebound", "must be a card that lies on the table")
        laid = self.parts("laid", SIDE_NAMES)
        state.laid = [str(laid.get(name, "")) for name in SIDE_NAMES]
        if state.laid[AWAY]:
            raise BadPosition("laid.away", "must be empty: home chooses first")
        if not state.laid[HOME]:
            return
        if is_asked and is_hidden:
            is_right = state.laid[HOME] == NONE or self._is_held(state, "play")
        else:
            is_right = state.steps == [TIP_OFF] and self._is_held(state, "tip")
        if not is_right:
            raise BadPosition("laid.home", "cannot have been laid")

    @staticmethod
    def _is_held(state: PokerState, kind: str) -> bool:
        play, hand = PLAYS[HOME].get(state.laid[HOME]), state.hands[HOME]
        if play is None or play.kind != kind or play.cards & ~hand:
            return False
        return not play.joker or hand & ACES != 0

    def _read_rolls(self, state: PokerState) -> None:
        top = state.steps[-1] if state.steps else ""
        is_level = top in (TIP_ROLL, REBOUND_ROLL)
        state.first_sum = self._up_to("first_sum", _MOST_ROLLED if is_level else 0)
        state.rerolls = self._up_to("rerolls", MOST_REROLLS if is_level else 0)
        count = sum(mask.bit_count() for mask in state.aside)
        state.swapped = self._up_to("swapped", max(0, count - 1))
        last = state.tables.quarters + state.tables.overtimes
        most = _MOST_TOSSES if state.quarter > last else 0
        state.tosses = self._up_to("tosses", most)
        thrown = (state.tosses // 2, (state.tosses + 1) // 2)
        made = self.parts("made", SIDE_NAMES)
        state.made = [
            whole(made.get(name, 0), f"made.{name}", 0, most)
            for name, most in zip(SIDE_NAMES, thrown, strict=True)
        ]

    def _up_to(self, name: str, most: int) -> int:
        return self.number(name, 0, most, 0)

    def _text(self, name: str) -> str:
        value = self.written.get(name, "")
        if not isinstance(value, str):
            raise BadPosition(name, "must be a choice, or empty")
        return value

    def _cards(self, name: str, side: int) -> int:
        place = f"{name}.{ACTOR_NAMES[side]}"
        value = self.parts(name, SIDE_NAMES).get(ACTOR_NAMES[side], [])
        if not isinstance(value, list):
            raise BadPosition(place, "must be a list of cards")
        mask = 0
        for card in value:
            if not isinstance(card, str) or card not in INDEX[side]:
                raise BadPosition(place, f"{card!r} is no card of this side")
            bit = 1 << INDEX[side][card]
            if mask & bit:
                raise BadPosition(place, f"has {card} twice")
            mask |= bit
        return mask


def _may_lie(side: int, word: str, table: int) -> bool:
    """Whether a card of the rebound is on the table, without an ace."""
    play = PLAYS[side].get(word)
    if play is None or play.joker or play.kind != "play":
        return False
    return play.cards & ~table == 0
