"""The position: plain masks and numbers, how it is copied, written and read.

A written position gives each pile and its discards by suit as a text of ranks, the
lowest first: ``"clubs": "27TA"``. Cards in play are named by code under what they are:
``big`` and ``fun`` of the offense, ``defense``, and ``turned``, the first of two that
are turned over. What is left out when reading: no points, home's first possession and
play, no cards in play; cards not mentioned lie in the pile or, where that is given, in
the discards; the offense is about to draw.
"""

from collections.abc import Mapping
from typing import Any, Final

from simulation.errors import BadPosition
from simulation.playing_card_basketball.events import DECIDER, OCCASIONS, TIP_OFF
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    FULL,
    FUN_SUITS,
    KINDS,
    MOST_PLAYS,
    NONE,
    SUIT_NAMES,
    SUITED,
    THREE,
    TWO,
    Tables,
    ranks_of,
)
from simulation.playing_cards import CARDS, CLUBS, INDEX, RANKS
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES, Game, Result

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
#: In these nobody has the ball.
TIPS: Final = (TIP, TIP_ANSWER)
_MOST_POINTS: Final = 3000
_MOST_COUNTED: Final = 20_000

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
        self.piles = [FULL, FULL, FULL, FULL]
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
        mask = FULL & ~self.piles[suit]
        for _name, held_suit, rank in self.held():
            if held_suit == suit:
                mask &= ~(1 << rank)
        return mask

    def position(self) -> dict[str, Any]:
        pending = self.pending
        return {
            "stage": self.stage,
            "occasion": self.occasion,
            "points": _by_side(self.points),
            "offense": ACTOR_NAMES[self.offense],
            "possession": self.possession,
            "plays": self.plays,
            "passes": self.passes,
            "may_redraw": self.may_redraw,
            "redraws": _by_side(self.redraws),
            "shot": self.worth,
            "throws": self.throws,
            "capped": self.capped,
            "cards": {name: SUITED[suit][rank] for name, suit, rank in self.held()},
            "piles": by_suit(self.piles),
            "discards": by_suit([self.discards(suit) for suit in range(4)]),
            "pending": None
            if pending is None
            else {
                "actor": ACTOR_NAMES[pending.actor],
                "kind": pending.kind,
                "options": list(pending.options),
            },
        }


def by_suit(masks: list[int]) -> dict[str, str]:
    """Return the ranks of each suit as they are written."""
    return {name: ranks_of(mask) for name, mask in zip(SUIT_NAMES, masks, strict=True)}


def _by_side(pair: list[int]) -> dict[str, int]:
    return {ACTOR_NAMES[side]: pair[side] for side in SIDES}


class PositionReader:
    """Reads a written position into a fresh state, naming what is wrong with it."""

    def __init__(self, written: Mapping[str, object]) -> None:
        self.written = written

    def read_into(self, state: CardState) -> None:
        """Fill the state.

        :raises BadPosition: naming the field.
        """
        known = state.position()
        for name in self.written:
            if name not in known:
                raise BadPosition(str(name), "a position has no such field")
        tables = state.tables
        state.stage = self._word("stage", STAGES, DRAW_BIG)
        state.occasion = self._word("occasion", OCCASIONS, TIP_OFF)
        names = (ACTOR_NAMES[HOME], ACTOR_NAMES[AWAY])
        state.offense = names.index(self._word("offense", names, names[HOME]))
        state.points = self._pair("points", _MOST_POINTS)
        is_first = state.stage in TIPS and state.occasion == TIP_OFF
        least = 0 if is_first else 1
        most = tables.max_possessions
        state.possession = self._number("possession", least, most * least, least)
        state.plays = self._number("plays", least, _MOST_COUNTED, least)
        state.passes = self._number("passes", 0, tables.max_passes, 0)
        state.may_redraw = self._flag("may_redraw")
        state.redraws = self._pair("redraws", MOST_PLAYS)
        state.capped = self._flag("capped")
        self._read_action(state)
        self._read_cards(state)
        self._check_score(state)

    def _read_action(self, state: CardState) -> None:
        """Read the shot and the free throws, which belong to their stages alone."""
        state.worth = self._number("shot", 0, THREE, 0)
        shots = (TWO, THREE) if state.stage in _WITH_SHOT else (0,)
        if state.worth not in shots:
            raise BadPosition("shot", f"must be one of {shots} in this stage")
        state.throws = self._number("throws", 0, TWO, 0)
        if (state.throws > 0) is not (state.stage in _WITH_THROWS):
            raise BadPosition("throws", "are left in the stages of a free throw alone")

    def _read_cards(self, state: CardState) -> None:
        cards = self._object("cards", (*_ALL_DRAWN, "turned"))
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
        piles = self._object("piles", SUIT_NAMES)
        discards = self._object("discards", SUIT_NAMES)
        for suit, name in enumerate(SUIT_NAMES):
            state.piles[suit] = self._pile(state, suit, piles, discards, name)

    def _pile(
        self,
        state: CardState,
        suit: int,
        piles: Mapping[str, Any],
        discards: Mapping[str, Any],
        name: str,
    ) -> int:
        """Return what is left of a pile, so that each card lies in one place."""
        held = 0
        for _name, held_suit, rank in state.held():
            if held_suit == suit:
                if held >> rank & 1:
                    raise BadPosition("cards", f"{SUITED[suit][rank]} is there twice")
                held |= 1 << rank
        gone = _mask(discards.get(name, ""), f"discards.{name}")
        pile = FULL & ~held & ~gone
        if name in piles:
            pile = _mask(piles[name], f"piles.{name}")
        if name in piles and name in discards and pile | gone | held != FULL:
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

    def _number(self, name: str, least: int, most: int, default: int) -> int:
        return _whole(self.written.get(name, default), name, least, most)

    def _word(self, name: str, known: tuple[str, ...], default: str) -> str:
        value = self.written.get(name, default)
        if not isinstance(value, str) or value not in known:
            raise BadPosition(name, f"must be one of {', '.join(known)}")
        return value

    def _flag(self, name: str) -> bool:
        value = self.written.get(name, False)
        if not isinstance(value, bool):
            raise BadPosition(name, "must be true or false")
        return value

    def _object(self, name: str, known: tuple[str, ...]) -> Mapping[str, Any]:
        value = self.written.get(name, {})
        if not isinstance(value, Mapping) or not set(value) <= set(known):
            raise BadPosition(name, f"must be an object of {', '.join(known)}")
        return value

    def _pair(self, name: str, most: int) -> list[int]:
        pair = self._object(name, ("home", "away"))
        return [
            _whole(pair.get(side, 0), f"{name}.{side}", 0, most)
            for side in ("home", "away")
        ]

    @staticmethod
    def _rank(card: object, name: str, suit: int) -> int:
        if not isinstance(card, str) or card not in INDEX:
            raise BadPosition(f"cards.{name}", f"{card!r} is no card")
        if card not in SUITED[suit]:
            raise BadPosition(f"cards.{name}", f"must be one of {SUIT_NAMES[suit]}")
        return CARDS.index(card) % KINDS


def _mask(ranks: object, name: str) -> int:
    if not isinstance(ranks, str) or not set(ranks) <= set(RANKS):
        raise BadPosition(name, f"must be ranks, of {RANKS}")
    if len(set(ranks)) != len(ranks):
        raise BadPosition(name, "have a rank twice")
    return sum(1 << RANKS.index(rank) for rank in ranks)


def _whole(value: object, name: str, least: int, most: int) -> int:
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or not least <= value <= most
    ):
        raise BadPosition(name, f"must be a whole number from {least} to {most}")
    return value
