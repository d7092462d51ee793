"""What a side or the public may know, and full games that agree with it (JB-C4)."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate, combinations_with_replacement
from math import comb
from operator import add
from typing import TYPE_CHECKING, Any, Final

from simulation.cards import deal, mask_of
from simulation.chance import Stream
from simulation.jukem_basketball.notation import (
    TURN_OPTIONS,
    Attempt,
    card_sets,
    turn_key,
)
from simulation.jukem_basketball.state import (
    CHOOSE,
    DISCARD,
    STOP,
    TIME_OUT,
    Frame,
    JukemState,
)
from simulation.jukem_basketball.tables import KINDS, SHOTS
from simulation.positions import written_decision
from simulation.protocol import ACTOR_NAMES, PUBLIC, SIDES
from simulation.views import WindowView

if TYPE_CHECKING:
    from simulation.jukem_basketball.rules import JukemGame

# how often a hand is dealt at random before all hands are listed instead
TRIES: Final = 50
NO_CARDS: Final = (0,) * KINDS
_ANY_SHOT: Final = sum(1 << shot for shot in SHOTS)
# the fields of a position that everybody sees
_OPEN: Final = (
    "quarter",
    "dealer",
    "mover",
    "turn",
    "scores",
    "discards",
    "scored",
    "kept",
    "passed",
    "frames",
)


class JukemView(WindowView[JukemState]):
    """A window on a position for one side, or the public.

    :ivar tables: the options of this game.
    """

    __slots__ = ("tables",)

    def __init__(self, game: JukemState, who: int) -> None:
        super().__init__(game, who)
        self.tables = game.tables

    @property
    def hand(self) -> Sequence[int]:
        """The viewer's own cards as counts; the public has none."""
        return NO_CARDS if self.who == PUBLIC else self._game.hands[self.who]

    @property
    def hand_mask(self) -> int:
        """The kinds of card in the viewer's own hand; the public has none."""
        return 0 if self.who == PUBLIC else self._game.hand_masks[self.who]

    @property
    def hand_sizes(self) -> Sequence[int]:
        """The number of cards in each hand."""
        return self._game.hand_sizes

    @property
    def pile_size(self) -> int:
        """The number of cards in the draw pile."""
        return self._game.pile_size

    @property
    def mover(self) -> int:
        """The side whose turn it is."""
        return self._game.mover

    @property
    def frames(self) -> Sequence[Frame]:
        """The stage of play, which is open to all."""
        return self._game.frames

    @property
    def attempt(self) -> Attempt:
        """The play on the table, in the stage ``stop``."""
        return self._game.frames[-1].attempt

    def unseen(self) -> list[int]:
        """Return the cards that the viewer has not seen, as counts.

        That is the deck without the own hand, the discards, the scoring piles and
        the table: what lies in the pile and in the other hands together.
        """
        game = self._game
        if self.who == PUBLIC:
            columns = zip(game.pile, *game.hands, strict=True)
            return [pile + home + away for pile, home, away in columns]
        return list(map(add, game.pile, game.hands[1 - self.who]))

    def state(self) -> dict[str, Any]:
        game = self._game
        written = game.position()
        hands = written["hands"]
        return {
            "who": ACTOR_NAMES[self.who],
            "score": list(self.score),
            **{name: written[name] for name in _OPEN},
            "pile": game.pile_size,
            "hand_sizes": list(game.hand_sizes),
            "hand": hands.get(ACTOR_NAMES[self.who]),
            "pending": written_decision(self.pending),
        }

    def sample(self, source: Stream) -> "JukemGame":
        """Return a game that agrees with the state and the stage shown here.

        Hands are drawn by weight from the cards not seen, given what the stage, a
        discard turn or a pass says of them. What would show otherwise is dealt again;
        since the true hands agree, it comes to an end.
        """
        sampler = _Sampler(self._game, self, source)
        state = self.state()
        game = sampler.attempt()
        while game.view(self.who).state() != state:
            game = sampler.attempt()
        return game


class _Sampler:
    """Deals the hands that a view does not show.

    :ivar hidden: the sides whose hands are not shown.
    :ivar known: for each of them how many of its cards everybody knows to be no
        shots, and the mask of the shots that they are not.
    :ivar asked_side: the side that the stage asks, -1 where it asks chance.
    """

    def __init__(self, game: JukemState, view: JukemView, source: Stream) -> None:
        self.shown = game
        self.view = view
        self.source = source
        # a side that has passed first: its known cards come from fewer, so that what
        # is left always suffices for the other and weighs its hands alike
        self.hidden = sorted(
            (side for side in SIDES if side != view.who),
            key=lambda side: not game.passed[side],
        )
        self.known = {
            side: (game.hand_sizes[side], _ANY_SHOT)
            if game.passed[side]
            else (game.kept[side], game.tables.field_shots)
            for side in self.hidden
        }
        asked = view.frames[-1] if view.frames else None
        self.asked_side = -1
        if asked is not None and asked.kind in (CHOOSE, TIME_OUT, DISCARD):
            self.asked_side = view.mover
        elif asked is not None and asked.kind == STOP:
            self.asked_side = 1 - view.mover

    def attempt(self) -> "JukemGame":
        """Return a game whose hidden hands are what everybody knows of them."""
        for _ in range(TRIES):
            left = self.view.unseen()
            hands = self._deal(self.hidden, left)
            asked = hands.get(self.asked_side)
            if asked is None or self._is_asked(self.view.frames[-1], asked):
                return self._game(hands, left)
        left = self.view.unseen()
        asked = self._listed_hand(left)
        left = [count - given for count, given in zip(left, asked, strict=True)]
        hands = self._deal(self._others(), left)
        return self._game({self.asked_side: asked, **hands}, left)

    def _others(self) -> list[int]:
        return [side for side in self.hidden if side != self.asked_side]

    def _deal(self, sides: Sequence[int], left: list[int]) -> dict[int, list[int]]:
        """Deal hands, to each side first the cards that are known to be no shots.

        :param left: the cards to deal from; those dealt are taken out.
        """
        hands = {}
        for side in sides:
            size, shots = self.known[side]
            hands[side] = self._draw(_without(left, shots), size, left)
        for side in sides:
            size = self.view.hand_sizes[side] - self.known[side][0]
            rest = self._draw(left, size, left)
            hands[side] = [a + b for a, b in zip(hands[side], rest, strict=True)]
        return hands

    def _draw(self, counts: Sequence[int], size: int, left: list[int]) -> list[int]:
        drawn = deal(counts, size, [self.source.number() for _ in range(size)])
        left[:] = [count - given for count, given in zip(left, drawn, strict=True)]
        return drawn

    def _listed_hand(self, left: Sequence[int]) -> list[int]:
        """Return a hand for the asked side, by weight among all that are possible.

        A weight is the number of ways to deal the hand, times those to say which of
        its cards are known, times those to go on with the other hidden hand.
        """
        side = self.asked_side
        size, shots = self.known[side]
        hands: list[list[int]] = []
        weights: list[int] = []
        hand_size = self.view.hand_sizes[side]
        for cards in combinations_with_replacement(range(KINDS), hand_size):
            hand = [cards.count(kind) for kind in range(KINDS)]
            ways = comb(sum(_without(hand, shots)), size)
            for count, there in zip(hand, left, strict=True):
                ways *= comb(there, count)
            if not ways or not self._is_asked(self.view.frames[-1], hand):
                continue
            for other in self._others():
                known, no_shots = self.known[other]
                rest = [a - b for a, b in zip(left, hand, strict=True)]
                ways *= comb(sum(_without(rest, no_shots)), known)
            hands.append(hand)
            weights.append(ways)
        sums = list(accumulate(weights))
        return hands[bisect_right(sums, int(self.source.number() * sums[-1]))]

    def _is_asked(self, frame: Frame, hand: Sequence[int]) -> bool:
        """Whether a hand would have been asked what the stage shows."""
        mask = mask_of(hand)
        tables = self.view.tables
        if frame.kind == STOP:
            return bool(mask & tables.stops[frame.attempt.shot])
        if frame.kind == DISCARD:
            return not mask & tables.field_shots and len(card_sets(hand, (2,))) > 1
        if frame.kind == TIME_OUT:
            return True
        draws = self.view.pile_size > 0
        half = tables.half_any_time or not draws
        return len(TURN_OPTIONS[turn_key(mask, half, draws)]) > 1

    def _game(self, hands: Mapping[int, list[int]], pile: list[int]) -> "JukemGame":
        # rules draws views, so the import waits until both are there
        from simulation.jukem_basketball.rules import JukemGame

        shown = self.shown
        game = JukemGame(shown.tables)
        shown.copy_into(game)
        home, away = (hands.get(side, game.hands[side]) for side in SIDES)
        game.hands = (home, away)
        game.pile = pile
        game.count_up()
        game.resume()
        return game


def _without(counts: Sequence[int], shots: int) -> list[int]:
    """Return the cards that are none of these shots, as counts."""
    return [0 if shots >> kind & 1 else count for kind, count in enumerate(counts)]
