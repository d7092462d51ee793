"""The flow of the game: what is asked, and what follows from each answer (PC-R)."""

from collections.abc import Mapping
from typing import Final

from simulation.playing_card_baseball import notation as say
from simulation.playing_card_baseball import words
from simulation.playing_card_baseball.dealing import DealtState
from simulation.playing_card_baseball.events import (
    DoublePlay,
    GameEnd,
    Go,
    GoForTwo,
    HalfEnd,
    HalfStart,
    Hit,
    Hold,
    Out,
    PinchHit,
    Pitch,
    Reliever,
    Run,
    SacFly,
    Showdown,
    Steal,
    Swing,
)
from simulation.playing_card_baseball.hands import CATEGORIES, category_of
from simulation.playing_card_baseball.positions import PositionReader
from simulation.playing_card_baseball.state import (
    DOUBLE_PLAY,
    DOUBLED,
    OVER,
    PINCH,
    PITCH,
    RELIEF,
    SHOWDOWN,
    SHUFFLE,
    STEAL,
    STOLEN,
    SWING,
)
from simulation.playing_card_baseball.tables import (
    ALL_CARDS,
    BATTER_CARDS,
    DECK_SIZE,
    EXTRA_CARDS,
    FIRST,
    FLY,
    FLY_BASES,
    HOME_PLATE,
    MOST_BATTERS,
    OUTS,
    PITCH_CARDS,
    PITCHER_CARDS,
    SWING_BASES,
    SWING_CARDS,
    Tables,
    advance,
)
from simulation.playing_card_baseball.views import BaseballView
from simulation.playing_cards import CARDS, INDEX, SUIT_SIZE
from simulation.positions import check_pending
from simulation.protocol import AWAY, CHANCE, HOME, SIDES, Decision
from simulation.words import Words


def _asked(
    kind: str, options: tuple[str, ...], default: str, prompt: Words
) -> tuple[Decision, Decision]:
    """Return what home and away are asked; nobody changes a decision."""
    home, away = (
        Decision(side, kind, options, default, prompt, (), side) for side in SIDES
    )
    return home, away


_SHUFFLES: Final = _asked(
    SHUFFLE, say.SHUFFLE_OPTIONS, say.PLAY_ON, words.SHUFFLE_PROMPT
)
_PINCHES: Final = _asked(PINCH, say.PINCH_OPTIONS, say.KEEP, words.PINCH_PROMPT)
_RELIEFS: Final = _asked(RELIEF, say.RELIEF_OPTIONS, say.KEEP, words.RELIEF_PROMPT)
_STEALS: Final = {
    options: _asked(STEAL, options, say.NO_STEAL, words.STEAL_PROMPT)
    for row in say.STEAL_OPTIONS
    for options in row
    if len(options) > 1
}
_PITCHES: Final = _asked(
    PITCH, say.PITCH_OPTIONS, say.PITCH_OPTIONS[0], words.PITCH_PROMPT
)
_SWINGS: Final = tuple(
    _asked(SWING, options, options[0], words.SWING_PROMPT)
    for options in say.SWING_OPTIONS
)
_DOUBLES: Final = _asked(
    DOUBLE_PLAY, say.DOUBLE_OPTIONS, say.DECLINE, words.DOUBLE_PROMPT
)


class BaseballGame(DealtState):
    """A game of Playing Card Baseball."""

    __slots__ = ()

    has_secrets = True

    def begin(self) -> None:
        """Begin the first half inning and ask for the first card."""
        self._begin_half(1, AWAY)
        self._advance()

    @classmethod
    def read(cls, tables: Tables, written: Mapping[str, object]) -> "BaseballGame":
        """Return the game in a written position.

        :raises BadPosition: if it describes none, or its pending decision is another.
        """
        game = cls(tables)
        PositionReader(written).read_into(game)
        game.resume()
        check_pending(written, game)
        return game

    def resume(self) -> None:
        """Ask what a state that was set from outside asks."""
        self.pending = None
        self._advance()

    def copy(self) -> "BaseballGame":
        other = BaseballGame(self.tables)
        self.copy_into(other)
        return other

    def view(self, who: int) -> BaseballView:
        return BaseballView(self, who)

    def _take(self, choice: str) -> None:
        decision = self.pending
        self.pending = None
        if decision is not None and decision.actor == CHANCE:
            self._receive(INDEX[choice])
        else:
            self._follow(choice)
        self._advance()

    def _advance(self) -> None:
        """Go on until somebody must decide or the game is over."""
        while self.pending is None:
            if self.owed_pitcher or self.owed_batter or self.owed_turned:
                self._ask_card()
                continue
            stage = self.stage
            if stage == PITCH:
                self.pending = _PITCHES[1 - self.batting]
            elif stage == SWING:
                self.pending = _SWINGS[self._may_fly()][self.batting]
            elif stage == SHUFFLE:
                self.pending = _SHUFFLES[1 - self.batting]
            elif stage == SHOWDOWN:
                self._compare()
            elif stage == DOUBLE_PLAY:
                self.pending = _DOUBLES[1 - self.batting]
            elif stage == OVER:
                return
            else:
                self._prepare(stage)

    def _prepare(self, stage: str) -> None:
        """Go through what comes between the deal and the pitch, and its like."""
        batting = self.batting
        if stage == PINCH:
            if self.tables.substitutions and not self.pinched[batting]:
                self.pending = _PINCHES[batting]
            else:
                self.stage = RELIEF
        elif stage == RELIEF:
            if self.tables.substitutions and not self.relieved[1 - batting]:
                self.pending = _RELIEFS[1 - batting]
            else:
                self.stage = STEAL
        elif stage == STEAL:
            options = say.STEAL_OPTIONS[self.bases][self.tried]
            if self.tables.steals and len(options) > 1:
                self.pending = _STEALS[options][batting]
            else:
                self.stage = PITCH
        elif stage == STOLEN:
            self._end_steal()
        else:
            self._end_double_play()

    def _follow(self, choice: str) -> None:
        """Do what a side has chosen."""
        stage = self.stage
        if stage == PITCH:
            self.pitch = PITCH_CARDS[choice]
            self.owed_pitcher = self.owed_batter = self.pitch
            self.stage = SWING
            self.events.append(Pitch(1 - self.batting, choice, self.pitch))
        elif stage == SWING:
            self.swing = choice
            self.owed_batter = SWING_CARDS[choice]
            self.stage = SHOWDOWN
            self.events.append(Swing(self.batting, choice))
        elif stage == SHUFFLE:
            if choice == say.SHUFFLE_CHOICE:
                self._shuffle()
            self._deal()
        elif stage == STEAL:
            self._start_steal(choice)
        elif stage == DOUBLE_PLAY:
            self._start_double_play(choice)
        else:
            self._substitute(stage, choice)

    def _substitute(self, stage: str, choice: str) -> None:
        """Send in a pinch hitter or a reliever, or go on (PC-R2.3, PC-R2.4)."""
        if stage == PINCH:
            self.stage = RELIEF
            if choice == say.PINCH_HIT:
                side = self.batting
                self.pinched[side] = True
                self.events.append(PinchHit(side, self._throw_away(side)))
                self.owed_batter = BATTER_CARDS
            return
        self.stage = STEAL
        if choice == say.RELIEVER:
            side = 1 - self.batting
            self.relieved[side] = True
            self.events.append(Reliever(side, self._throw_away(side)))
            self.owed_pitcher = PITCHER_CARDS

    def _start_steal(self, choice: str) -> None:
        """Send a runner, or go on to the pitch (PC-R4.1)."""
        if choice == say.NO_STEAL:
            self.stage = PITCH
            return
        self.going = say.STEALS[choice]
        self.owed_turned = EXTRA_CARDS
        self.stage = STOLEN
        self.events.append(Go(self.batting, self.going))

    def _end_steal(self) -> None:
        """Compare the two cards that were turned (PC-R4.2)."""
        runner, pitcher = self.used[-EXTRA_CARDS:]
        is_safe = runner % SUIT_SIZE >= pitcher % SUIT_SIZE
        base, side = self.going, self.batting
        cards = (CARDS[runner], CARDS[pitcher])
        self.events.append(Steal(side, base + 1, cards, is_safe))
        self.going = 0
        self.bases ^= 1 << (base - 1)
        self.stage = STEAL
        if is_safe:
            self.bases |= 1 << base
            self.tried |= 1 << base
            return
        self._add_out("caught_stealing")
        if self.outs == OUTS:
            self._end_half("outs")

    def _may_fly(self) -> bool:
        """Whether a sacrifice fly may be tried (PC-R5.1)."""
        return self.tables.sac_flies and self.bases != 0 and self.outs < OUTS - 1

    def _compare(self) -> None:
        """Show both hands and see who wins (PC-R2.8, PC-R5.2)."""
        batting = self.batting
        pitching = 1 - batting
        value, other = self.hand_value(batting), self.hand_value(pitching)
        is_better = value > other
        is_fly = self.swing == FLY
        has_won = is_better or (
            value == other and self.tables.tie_is_batters and not is_fly
        )
        self.events.append(
            Showdown(
                batting,
                tuple(CARDS[card] for card in self.hands[batting]),
                tuple(CARDS[card] for card in self.hands[pitching]),
                (CATEGORIES[category_of(value)], CATEGORIES[category_of(other)]),
                batting if has_won else pitching,
                value == other,
            )
        )
        if is_fly:
            self._fly(is_better)
        elif has_won:
            self._hit(SWING_BASES[self.swing])
        else:
            self._retire()

    def _hit(self, bases: int) -> None:
        """Give batter and runners so many bases (PC-R2.7)."""
        scoring = self._move(bases, has_batter=True)
        self.events.append(Hit(self.batting, bases, len(scoring)))
        self._score(scoring)
        self._end_appearance()

    def _retire(self) -> None:
        """The batter is out, and the pitcher may go for another (PC-R6.1)."""
        self._add_out("showdown")
        if self.tables.double_plays and self.bases & FIRST and self.outs < OUTS:
            self.stage = DOUBLE_PLAY
        else:
            self._end_appearance()

    def _fly(self, is_deep: bool) -> None:
        """Put the batter out; a deep fly moves the runners on (PC-R5.2)."""
        scoring = self._move(FLY_BASES, has_batter=False) if is_deep else ()
        self.events.append(SacFly(self.batting, is_deep, len(scoring)))
        self._add_out("sac_fly")
        self._score(scoring)
        self._end_appearance()

    def _start_double_play(self, choice: str) -> None:
        """Turn two cards for the batter, or hold the ball (PC-R6.1)."""
        if choice == say.DECLINE:
            self.events.append(Hold(self.batting))
            self._end_appearance()
            return
        self.owed_turned = EXTRA_CARDS
        self.stage = DOUBLED
        self.events.append(GoForTwo(self.batting))

    def _end_double_play(self) -> None:
        """Compare the hands again, two cards added to the batter's (PC-R6.2)."""
        batting = self.batting
        value, other = self.hand_value(batting), self.hand_value(1 - batting)
        cards = tuple(CARDS[card] for card in self.hands[batting][-EXTRA_CARDS:])
        scoring: tuple[int, ...] = ()
        outcome = "tie"
        if value < other:
            outcome = "turned"
        elif value > other:
            outcome = "failed"
            scoring = self._move(1, has_batter=False)
        self.events.append(DoublePlay(batting, cards, outcome, len(scoring)))
        if outcome == "turned":
            self.bases ^= FIRST
            self._add_out("double_play")
        self._score(scoring)
        self._end_appearance()

    def _move(self, by: int, has_batter: bool) -> tuple[int, ...]:
        """Move the runners and return whence those come who score (PC-R1.3)."""
        most = HOME_PLATE
        if self.may_walk_off and by < HOME_PLATE and not self.tables.walkoff_all_runs:
            most = self.points[AWAY] - self.points[HOME] + 1
        scoring, self.bases = advance(self.bases, by, has_batter, most)
        return scoring

    def _score(self, scoring: tuple[int, ...]) -> None:
        side = self.batting
        self.points[side] += len(scoring)
        self.events += [Run(side, base) for base in scoring]

    def _add_out(self, how: str) -> None:
        self.outs += 1
        self.events.append(Out(self.batting, how, self.outs))

    def _end_appearance(self) -> None:
        """Go on to the next batter, unless the half is over (PC-R1, PC-R8)."""
        if self.may_walk_off and self.points[HOME] > self.points[AWAY]:
            self._end_half("walk_off")
        elif self.outs == OUTS:
            self._end_half("outs")
        elif self.batters >= MOST_BATTERS:
            self._end_half("cap")
        else:
            self._return_cards()
            self.stage = SHUFFLE

    def _begin_half(self, inning: int, batting: int) -> None:
        """Shuffle and deal to a side that comes to bat (PC-R1.1)."""
        self.inning = inning
        self.batting = batting
        self.outs = 0
        self.batters = 0
        self.bases = 0
        self.deck_size = DECK_SIZE
        self.events.append(HalfStart(inning, inning > self.tables.innings, batting))
        self._shuffle()
        self._deal()

    def _end_half(self, reason: str) -> None:
        """Go on to the next half, unless the game is decided (PC-R1.2, PC-R1.4)."""
        side, inning, tables = self.batting, self.inning, self.tables
        self.events.append(HalfEnd(side, self.bases.bit_count(), reason))
        self._clear_table()
        home, away = self.points
        is_last = inning >= tables.innings
        if side == AWAY and not (is_last and home > away):
            self._begin_half(inning, HOME)
        elif side == HOME and (
            not is_last or (home == away and inning < tables.most_innings)
        ):
            self._begin_half(inning + 1, AWAY)
        else:
            self._end_game()

    def _end_game(self) -> None:
        self.bases = self.tried = self.batters = 0
        self.piles, self.pile, self.deck_size = [ALL_CARDS], 0, DECK_SIZE
        self.stage = OVER
        ending = self.ending()
        self.events.append(GameEnd(ending, capped=ending == "tie"))
