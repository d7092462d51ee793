"""Reads a written position, naming what is wrong with it.

What is left out: no points, home's first possession and play, no cards in play; cards
not mentioned lie in the pile or, where that is given, in the discards; the offense is
about to draw.
"""

from collections.abc import Mapping
from typing import Any, Final

from simulation.errors import BadPosition
from simulation.playing_card_basketball.events import DECIDER, OCCASIONS, TIP_OFF
from simulation.playing_card_basketball.state import (
    ATTACK,
    CHANCE,
    CONTEST,
    DRAW_AGAIN,
    DRAW_BIG,
    DRAW_DEFENSE,
    DRAW_FUN,
    OVER,
    REDRAW,
    STAGES,
    STEAL,
    THROW,
    THROW_ANSWER,
    TIP_ANSWER,
    TIPS,
    CardState,
)
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    FOUL_THROWS,
    FUN_SUITS,
    MOST_PLAYS,
    NONE,
    SUIT_NAMES,
    THREE,
    TWO,
)
from simulation.playing_cards import FULL_SUIT, INDEX, RANKS, SUITED, rank_of
from simulation.positions import FieldReader
from simulation.protocol import HOME

_ALL_DRAWN: Final = ("big", "fun", "defense")
#: Which cards must be there, by stage.
_NEEDED: Final = {
    TIP_ANSWER: ("turned",),
    DRAW_FUN: ("big",),
    DRAW_DEFENSE: ("big", "fun"),
    DRAW_AGAIN: ("fun", "defense"),
    REDRAW: _ALL_DRAWN,
    ATTACK: _ALL_DRAWN,
    STEAL: _ALL_DRAWN,
    CONTEST: _ALL_DRAWN,
    CHANCE: _ALL_DRAWN,
    THROW_ANSWER: ("turned",),
}
_WITH_SHOT: Final = (CONTEST, CHANCE)
_WITH_THROWS: Final = (THROW, THROW_ANSWER)
# far above what can be reached
_MOST_POINTS: Final = 3000
_MOST_COUNTED: Final = 20_000


class PositionReader(FieldReader):
    """Reads a written position into a fresh state."""

    def read_into(self, state: CardState) -> None:
        """Fill the state.

        :raises BadPosition: naming the field.
        """
        self.check_names(state.position())
        tables = state.tables
        state.stage = self.word("stage", STAGES, DRAW_BIG)
        state.occasion = self.word("occasion", OCCASIONS, TIP_OFF)
        state.offense = self.side("offense", HOME)
        state.points = self.numbers("points", _MOST_POINTS)
        is_first = state.stage in TIPS and state.occasion == TIP_OFF
        least, most = (0, 0) if is_first else (1, tables.max_possessions)
        state.possession = self.number("possession", least, most, least)
        state.plays = self.number("plays", least, _MOST_COUNTED, least)
        state.passes = self.number("passes", 0, tables.max_passes, 0)
        state.may_redraw = self.flag("may_redraw")
        state.redraws = self.numbers("redraws", MOST_PLAYS)
        state.capped = self.flag("capped")
        self._read_action(state)
        self._read_cards(state)
        self._check_score(state)

    def _read_action(self, state: CardState) -> None:
        """Read the shot and the free throws, which belong to their stages alone."""
        state.worth = self.number("shot", 0, THREE, 0)
        shots = (TWO, THREE) if state.stage in _WITH_SHOT else (0,)
        if state.worth not in shots:
            raise BadPosition("shot", f"must be one of {shots} in this stage")
        state.throws = self.number("throws", 0, FOUL_THROWS, 0)
        if (state.throws > 0) is not (state.stage in _WITH_THROWS):
            raise BadPosition("throws", "are left in the stages of a free throw alone")

    def _read_cards(self, state: CardState) -> None:
        cards = self.parts("cards", (*_ALL_DRAWN, "turned"))
        state.turned = NONE
        suits = {
            "big": BIG_SUITS[state.offense],
            "fun": FUN_SUITS[state.offense],
            "defense": BIG_SUITS[1 - state.offense],
            "turned": state.turned_suit(),
        }
        ranks = {
            name: self._rank(cards[name], name, suits[name]) if name in cards else NONE
            for name in suits
        }
        for name in _NEEDED.get(state.stage, ()):
            if ranks[name] == NONE:
                raise BadPosition(f"cards.{name}", "is missing in this stage")
        state.big, state.fun = ranks["big"], ranks["fun"]
        state.defense, state.turned = ranks["defense"], ranks["turned"]
        piles = self.parts("piles", SUIT_NAMES)
        discards = self.parts("discards", SUIT_NAMES)
        for suit in range(len(SUIT_NAMES)):
            state.piles[suit] = self._pile(state, suit, piles, discards)

    @staticmethod
    def _pile(
        state: CardState,
        suit: int,
        piles: Mapping[str, Any],
        discards: Mapping[str, Any],
    ) -> int:
        """Return what is left of a pile, so that each card lies in one place."""
        name, held = SUIT_NAMES[suit], 0
        for _name, held_suit, rank in state.held():
            if held_suit == suit:
                if held >> rank & 1:
                    raise BadPosition("cards", f"{SUITED[suit][rank]} is there twice")
                held |= 1 << rank
        gone = _mask(discards.get(name, ""), f"discards.{name}")
        pile = FULL_SUIT & ~held & ~gone
        if name in piles:
            pile = _mask(piles[name], f"piles.{name}")
        if name in piles and name in discards and pile | gone | held != FULL_SUIT:
            raise BadPosition(f"discards.{name}", "leave out a card")
        if pile & held or pile & gone or gone & held:
            raise BadPosition(f"piles.{name}", "hold a card that lies elsewhere")
        return pile

    @staticmethod
    def _check_score(state: CardState) -> None:
        """Refuse a game that goes on after it was won, and an end that is none."""
        home, away = state.points
        is_won = state.tables.is_won(home, away) or state.tables.is_won(away, home)
        is_decider = state.stage in TIPS and state.occasion == DECIDER
        if is_decider and home != away:
            raise BadPosition("points", "must be level where a tip-off decides")
        if state.stage != OVER:
            if is_won or state.capped:
                raise BadPosition("points", "this game is over")
        elif home == away or not (is_won or state.capped):
            raise BadPosition("points", "this game is not over")

    @staticmethod
    def _rank(card: object, name: str, suit: int) -> int:
        if not isinstance(card, str) or card not in INDEX:
            raise BadPosition(f"cards.{name}", f"{card!r} is no card")
        if card not in SUITED[suit]:
            raise BadPosition(f"cards.{name}", f"must be one of {SUIT_NAMES[suit]}")
        return rank_of(card)


def _mask(ranks: object, name: str) -> int:
    if not isinstance(ranks, str) or not set(ranks) <= set(RANKS):
        raise BadPosition(name, f"must be ranks, of {RANKS}")
    if len(set(ranks)) != len(ranks):
        raise BadPosition(name, "have a rank twice")
    return sum(1 << RANKS.index(rank) for rank in ranks)
