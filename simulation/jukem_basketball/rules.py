"""The flow of the game: what is asked, and what follows from each answer (JB-R)."""

from collections.abc import Mapping, Sequence
from typing import Final

from simulation.jukem_basketball import words
from simulation.jukem_basketball.events import (
    DEALS,
    PLAYED,
    STOPPED,
    Discard,
    Forced,
    GameEnd,
    LetThrough,
    NoPlay,
    QuarterEnd,
    QuarterStart,
    Shuffle,
    Take,
    Technical,
    TimeOut,
)
from simulation.jukem_basketball.events import DRAWS as DRAWN
from simulation.jukem_basketball.notation import (
    DISCARD as DISCARD_CHOICE,
)
from simulation.jukem_basketball.notation import (
    PLAYS,
    STOP_OPTIONS,
    STOPS_BY_WORD,
    TAKE_IT,
    TURN_OPTIONS,
    Attempt,
    card_sets,
    cards_of,
    turn_key,
)
from simulation.jukem_basketball.notation import (
    TIME_OUT as TIME_OUT_CHOICE,
)
from simulation.jukem_basketball.positions import PositionReader
from simulation.jukem_basketball.state import (
    CHOOSE,
    DEAL,
    DISCARD,
    NEXT,
    QUARTER,
    REFILL,
    STOP,
    TIME_OUT,
    TURN,
    Frame,
    JukemState,
)
from simulation.jukem_basketball.tables import (
    AND1,
    DRAWS,
    HALF,
    HAND_SIZE,
    INDEX,
    JUKEM,
    KINDS,
    TECH,
    TIMEOUT,
    Tables,
)
from simulation.jukem_basketball.views import JukemView
from simulation.positions import check_pending
from simulation.protocol import AWAY, CHANCE, HOME, SIDES, Decision
from simulation.words import Words

_TURN: Final = Frame(TURN)
_CHOOSE: Final = Frame(CHOOSE)
_NEXT: Final = Frame(NEXT)
_DEAL: Final = Frame(DEAL)
_TIME_OUT: Final = Frame(TIME_OUT)
_DISCARD: Final = Frame(DISCARD)
_REFILLS: Final = (Frame(REFILL, HOME), Frame(REFILL, AWAY))
_STOPS: Final = {word: Frame(STOP, attempt=play) for word, play in PLAYS.items()}


def _asked(
    kind: str, prompt: Words, options_by_key: Mapping[int, tuple[str, ...]]
) -> tuple[dict[int, Decision], dict[int, Decision]]:
    """Return what home and away are asked, by the key of the options."""
    home, away = (
        {
            key: Decision(side, kind, options, options[0], prompt, (), side)
            for key, options in options_by_key.items()
            if options
        }
        for side in SIDES
    )
    return home, away


# nobody changes a decision, so each is made once
_TURN_DECISIONS: Final = _asked(TURN, words.TURN_PROMPT, TURN_OPTIONS)
_STOP_DECISIONS: Final = _asked(STOP, words.STOP_PROMPT, STOP_OPTIONS)


class JukemGame(JukemState):
    """A game of Jukem Basketball."""

    __slots__ = ()

    has_secrets = True

    def begin(self) -> None:
        """Set up the first quarter and ask for the first card."""
        self.frames.append(Frame(QUARTER))
        self._advance()

    @classmethod
    def read(cls, tables: Tables, written: Mapping[str, object]) -> "JukemGame":
        """Return the game in a written position.

        :raises BadPosition: if it describes none, or its pending decision is another.
        """
        game = cls(tables)
        PositionReader(written).read_into(game)
        game.resume()
        check_pending(written, game)
        return game

    def resume(self) -> None:
        """Ask what the frames of a state that was set from outside ask."""
        self.pending = None
        self._advance()

    def copy(self) -> "JukemGame":
        other = JukemGame(self.tables)
        self.copy_into(other)
        return other

    def view(self, who: int) -> JukemView:
        return JukemView(self, who)

    def can_play(self, side: int) -> bool:
        """Whether a side holds a shot that it may play now (JB-R2, 1 and 2)."""
        mask = self.hand_masks[side]
        if mask & self.tables.field_shots:
            return True
        return self.pile_size == 0 and mask >> HALF & 1 == 1

    def _advance(self) -> None:
        """Work through the frames until somebody must decide or the game is over."""
        frames = self.frames
        while self.pending is None and frames:
            frame = frames[-1]
            kind = frame.kind
            if kind == REFILL:
                self._ask_card(frame.side)
            elif kind == NEXT:
                self.mover = 1 - self.mover
                self._begin_turn()
            elif kind == TURN:
                self._begin_turn()
            elif kind == CHOOSE:
                self._ask_turn()
            elif kind == STOP:
                self._ask_stop(frame.attempt)
            elif kind == DEAL:
                self._ask_card(self._next_dealt())
            elif kind == DISCARD:
                self._ask_cards(kind, (min(2, self.hand_sizes[self.mover]),))
            elif kind == TIME_OUT:
                self._ask_cards(kind, range(self.hand_sizes[self.mover] + 1))
            else:
                self._begin_quarter()

    def _take(self, choice: str) -> None:
        self.pending = None
        self._follow(choice)
        self._advance()

    def _follow(self, choice: str) -> None:
        frame = self.frames[-1]
        kind = frame.kind
        if kind == REFILL:
            self._receive(frame.side, INDEX[choice])
        elif kind == CHOOSE:
            self._start_turn(choice)
        elif kind == STOP:
            self._answer_play(frame.attempt, choice)
        elif kind == DEAL:
            self._receive(self._next_dealt(), INDEX[choice])
        else:
            self._give_away(kind, choice)

    def _ask(self, decision: Decision) -> None:
        """Ask a side, or choose for it where there is one option (JB-C2)."""
        if len(decision.options) > 1:
            self.pending = decision
            return
        actor, choice = decision.actor, decision.default
        self.events.append(Forced(actor, choice, actor))
        self._follow(choice)

    def _begin_quarter(self) -> None:
        self.quarter += 1
        self.dealer = HOME if self.quarter % 2 else AWAY
        self.mover = 1 - self.dealer
        self.turn = 0
        for quarters in self.scores:
            quarters.append(0)
        tables = self.tables
        self.pile = list(tables.deck)
        self.pile_mask = tables.deck_mask
        self.pile_size = tables.deck_size
        self.hands = ([0] * KINDS, [0] * KINDS)
        self.hand_masks = [0, 0]
        self.hand_sizes = [0, 0]
        self.discards = [0] * KINDS
        self.scored = ([0] * KINDS, [0] * KINDS)
        self.kept = [0, 0]
        self.passed = [False, False]
        overtime = max(0, self.quarter - tables.quarters)
        self.events.append(QuarterStart(self.quarter, overtime, self.dealer))
        self.events.append(Shuffle(self.pile_size))
        self.frames[:] = (_TURN, _DEAL)

    def _next_dealt(self) -> int:
        """Return whose card is dealt next, the non-dealer first (JB-R1.2)."""
        home, away = self.hand_sizes
        return self.dealer if home != away else 1 - self.dealer

    def _ask_card(self, side: int) -> None:
        """Ask chance for a side's card, or end the deal or refill that is complete.

        Both end when the hand has five cards or the pile is empty.
        """
        if not self.pile_size or self.hand_sizes[side] == HAND_SIZE:
            self.frames.pop()
            return
        options = DRAWS[self.pile_mask]
        if len(options) == 1:
            self._receive(side, INDEX[options[0]])
            return
        weights = DRAWS.weigh[self.pile_mask](self.pile)
        self.pending = Decision(
            CHANCE, "draw", options, options[0], words.DRAW_PROMPT, weights, side
        )

    def _receive(self, side: int, card: int) -> None:
        """Give the next card to a side."""
        pile, bit = self.pile, 1 << card
        pile[card] -= 1
        if not pile[card]:
            self.pile_mask ^= bit
        self.pile_size -= 1
        self.hands[side][card] += 1
        self.hand_masks[side] |= bit
        self.hand_sizes[side] += 1
        self.outcomes += 1
        if self.frames[-1].kind == DEAL:
            self.events.append(DEALS[side][card])
            return
        self.events.append(DRAWN[side][card])
        if self.tables.one_card:
            self.frames.pop()

    def _begin_turn(self) -> None:
        """Begin a turn, or end the quarter where nobody can play (JB-R7.1)."""
        if not self.pile_size and not self.can_play(HOME) and not self.can_play(AWAY):
            self._end_quarter("no_plays")
            return
        self.turn += 1
        self.frames[-1] = _CHOOSE
        self._ask_turn()

    def _ask_turn(self) -> None:
        mover = self.mover
        draws = self.pile_size > 0
        half = self.tables.half_any_time or not draws
        key = turn_key(self.hand_masks[mover], half, draws)
        decision = _TURN_DECISIONS[mover].get(key)
        if decision is not None:
            self._ask(decision)
            return
        self.events.append(NoPlay(mover))
        self.passed[mover] = True
        self.frames[-1] = _NEXT

    def _start_turn(self, choice: str) -> None:
        mover = self.mover
        if choice == TIME_OUT_CHOICE:
            self._remove(mover, TIMEOUT)
            self.discards[TIMEOUT] += 1
            self.frames[-1:] = (_NEXT, _TIME_OUT)
        elif choice == DISCARD_CHOICE:
            self.frames[-1:] = (_NEXT, _DISCARD)
        else:
            attempt = PLAYS[choice]
            self._remove(mover, attempt.shot)
            if attempt.and1:
                self._remove(mover, AND1)
            if attempt.jukem:
                self._remove(mover, JUKEM)
            self.events.append(PLAYED[mover][choice])
            self.frames[-1] = _NEXT
            self.frames.append(_STOPS[choice])

    def _ask_stop(self, attempt: Attempt) -> None:
        """Ask the other side, or let the play count where it cannot be stopped."""
        stopper = 1 - self.mover
        legal = self.hand_masks[stopper] & self.tables.stops[attempt.shot]
        if attempt.jukem or not legal:
            self._score(attempt)
            return
        self._ask(_STOP_DECISIONS[stopper][legal])

    def _answer_play(self, attempt: Attempt, choice: str) -> None:
        stopper = 1 - self.mover
        if choice == TAKE_IT:
            # before the basket, which may end the quarter (JB-I3)
            self.events.append(LetThrough(stopper, stopper))
            self._score(attempt)
            return
        card = STOPS_BY_WORD[choice]
        self._remove(stopper, card)
        self.discards[card] += 1
        self._lay(attempt, self.discards)
        self.events.append(STOPPED[stopper][card])
        if card == TECH and self.tables.technical_free_throw:
            self._add_points(stopper, 1)
            self.events.append(Technical(stopper, 1))
        # R4.2: the shooter refills first, so his refill lies on top
        self.frames[-1:] = (_REFILLS[stopper], _REFILLS[self.mover])

    def _score(self, attempt: Attempt) -> None:
        """Count a play that was taken (JB-R4.1, R4.3)."""
        mover = self.mover
        points = self.tables.points(attempt.shot, attempt.and1, attempt.jukem)
        extra = 0
        if attempt.jukem:
            extra = points - self.tables.points(attempt.shot, attempt.and1, False)
        self._lay(attempt, self.scored[mover])
        self._add_points(mover, points)
        self.events.append(Take(mover, points, extra))
        if attempt.shot == HALF:
            self._end_quarter("half_court")
        else:
            self.frames[-1] = _REFILLS[mover]

    def _add_points(self, side: int, points: int) -> None:
        self.points[side] += points
        self.scores[side][-1] += points

    @staticmethod
    def _lay(attempt: Attempt, pile: list[int]) -> None:
        pile[attempt.shot] += 1
        pile[AND1] += attempt.and1
        pile[JUKEM] += attempt.jukem

    def _ask_cards(self, kind: str, sizes: Sequence[int]) -> None:
        options = card_sets(self.hands[self.mover], sizes)
        asked = "time_out_cards" if kind == TIME_OUT else "discard_two"
        mover, prompt = self.mover, words.CARDS_PROMPTS[kind]
        self._ask(Decision(mover, asked, options, options[0], prompt, (), mover))

    def _give_away(self, kind: str, choice: str) -> None:
        mover = self.mover
        cards = cards_of(choice)
        for card in cards:
            self._remove(mover, INDEX[card])
            self.discards[INDEX[card]] += 1
        if kind == TIME_OUT:
            self.events.append(TimeOut(mover, tuple(cards)))
        else:
            self.events.append(Discard(mover, tuple(cards)))
            # everybody has learnt that none of the cards kept is a shot
            self.kept[mover] = self.hand_sizes[mover]
        self.frames[-1] = _REFILLS[mover]

    def _remove(self, side: int, card: int) -> None:
        """Take a card out of a hand, and out of what is known of it."""
        hand = self.hands[side]
        hand[card] -= 1
        if not hand[card]:
            self.hand_masks[side] ^= 1 << card
        self.hand_sizes[side] -= 1
        if self.kept[side] and not self.tables.field_shots >> card & 1:
            self.kept[side] -= 1

    def _end_quarter(self, reason: str) -> None:
        self.events.append(QuarterEnd(reason))
        self.frames.clear()
        home, away = self.points
        tables = self.tables
        overtimes = self.quarter - tables.quarters
        if overtimes < 0 or (home == away and overtimes < tables.max_overtimes):
            self.frames.append(Frame(QUARTER))
            return
        self.events.append(GameEnd(self.ending(), capped=home == away))
