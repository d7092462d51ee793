"""The flow of the game: what is asked, and what follows from each answer (PB-R)."""

from collections.abc import Mapping

from simulation.cards import EVEN
from simulation.playing_card_basketball.events import (
    BASKET,
    BLOCK,
    CHANCE_MISS,
    CONTESTED,
    CONTESTED_MISS,
    DECIDER,
    DECLARED,
    DRAWN,
    ENDED,
    FOULED,
    FREE_THROWS,
    LEFT,
    MISS,
    REBOUND,
    THROWN,
    TIP_OFF,
    Basket,
    Block,
    ChanceFlip,
    Decided,
    Discard,
    FreeThrow,
    GameEnd,
    Miss,
    PossessionStart,
    Rebound,
    Redraw,
    Reshuffle,
    StealAttempt,
    ThrowFlip,
    TipFlip,
    TipWon,
)
from simulation.playing_card_basketball.events import STEAL as STOLEN
from simulation.playing_card_basketball.notation import (
    ATTEMPT,
    KEEP,
    LEAVE,
    MOVE_BALL,
    SHOOT_TWO,
)
from simulation.playing_card_basketball.positions import PositionReader
from simulation.playing_card_basketball.questions import (
    QUESTIONS,
    SHOT_QUESTIONS,
    SOURCES,
)
from simulation.playing_card_basketball.state import (
    ATTACK,
    CAPPED,
    CHANCE,
    CONTEST,
    DRAW_AGAIN,
    DRAW_BIG,
    DRAW_DEFENSE,
    DRAW_FUN,
    OVER,
    REDRAW,
    STEAL,
    THROW,
    THROW_ANSWER,
    TIP,
    TIP_ANSWER,
    WIN,
    CardState,
)
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    BONUS_THROWS,
    FOUL_THROWS,
    FUN_SUITS,
    MOST_PLAYS,
    NONE,
    THREE,
    THREE_GAP,
    TWO,
    Tables,
)
from simulation.playing_card_basketball.views import CardView
from simulation.playing_cards import SUITED, SUITS, cards_of, rank_of
from simulation.positions import check_pending
from simulation.protocol import AWAY, HOME, Decision
from simulation.protocol import CHANCE as CHANCE_ACTOR


class CardGame(CardState):
    """A game of Playing Card Basketball."""

    __slots__ = ()

    has_secrets = True

    def begin(self) -> None:
        """Ask for the first card of the tip-off."""
        self._advance()

    @classmethod
    def read(cls, tables: Tables, written: Mapping[str, object]) -> "CardGame":
        """Return the game in a written position.

        :raises BadPosition: if it describes none, or its pending decision is another.
        """
        game = cls(tables)
        PositionReader(written).read_into(game)
        game.resume()
        check_pending(written, game)
        return game

    def resume(self) -> None:
        """Ask what the stage of a state that was set from outside asks."""
        self.pending = None
        self._advance()

    def copy(self) -> "CardGame":
        other = CardGame(self.tables)
        self.copy_into(other)
        return other

    def view(self, who: int) -> CardView:
        return CardView(self, who)

    def may_pass(self) -> bool:
        """Whether the offense may pass (PB-R3, R10.1, R10.3)."""
        return self.passes < self.tables.max_passes and self.plays < MOST_PLAYS

    def _take(self, choice: str) -> None:
        self.pending = None
        stage = self.stage
        if stage in SOURCES:
            self._receive(rank_of(choice))
        elif stage == ATTACK:
            self._attack(choice)
        elif stage == STEAL:
            self._answer_pass(choice)
        elif stage == CONTEST:
            self._answer_shot(choice)
        elif choice == KEEP:
            self.stage = ATTACK
        else:
            self._give_up()
        self._advance()

    def _advance(self) -> None:
        """Go on until somebody must decide or the game is over."""
        while True:
            source = SOURCES.get(self.stage)
            if source is None:
                self._ask()
                return
            suit, kind, audience, prompt, default = source[self.offense]
            mask = self.piles[suit]
            if mask & (mask - 1):
                cards = cards_of(suit, mask)
                weights = EVEN[len(cards)]
                self.pending = Decision(
                    CHANCE_ACTOR, kind, cards, cards[default], prompt, weights, audience
                )
                return
            if mask:
                self._receive(mask.bit_length() - 1)
            else:
                self._refill(suit)

    def _ask(self) -> None:
        """Ask a side; every question has two answers at least (PB-C2)."""
        stage = self.stage
        if stage == OVER:
            return
        questions = QUESTIONS[stage]
        if stage == ATTACK and not self.may_pass():
            questions = SHOT_QUESTIONS
        self.pending = questions[self.offense]

    def _refill(self, suit: int) -> None:
        """Shuffle a suit's discards to be its pile (PB-R7.1)."""
        mask = self.discards(suit)
        self.piles[suit] = mask
        self.events.append(Reshuffle(SUITS[suit], mask.bit_count()))

    def _receive(self, rank: int) -> None:
        """Take a card off the pile that the stage names."""
        stage = self.stage
        suit = SOURCES[stage][self.offense].suit
        self.piles[suit] ^= 1 << rank
        self.outcomes += 1
        if stage == DRAW_BIG:
            self.big = rank
            self.events.append(DRAWN[suit][rank])
            self.stage = DRAW_FUN
        elif stage == DRAW_FUN:
            self.fun = rank
            self.events.append(DRAWN[suit][rank])
            self.stage = DRAW_DEFENSE
        elif stage == DRAW_DEFENSE:
            self.defense = rank
            self.events.append(DRAWN[suit][rank])
            self.stage = REDRAW if self.may_redraw else ATTACK
        elif stage == DRAW_AGAIN:
            self.big = rank
            self.events.append(DRAWN[suit][rank])
            self.stage = ATTACK
        elif stage == CHANCE:
            self._try_luck(suit, rank)
        else:
            self._turn_over(suit, rank)

    def _turn_over(self, suit: int, rank: int) -> None:
        """Turn over one of two cards that are compared (PB-R1.2, R6.1, R8.1)."""
        stage, card = self.stage, SUITED[suit][rank]
        if stage == TIP:
            self.events.append(TipFlip(HOME, card, self.occasion))
            self.turned = rank
            self.stage = TIP_ANSWER
        elif stage == TIP_ANSWER:
            self.events.append(TipFlip(AWAY, card, self.occasion))
            self._compare_tip(rank)
        elif stage == THROW:
            self.events.append(ThrowFlip(self.offense, card))
            self.turned = rank
            self.stage = THROW_ANSWER
        else:
            self.events.append(ThrowFlip(1 - self.offense, card))
            self._throw(rank)

    def _compare_tip(self, rank: int) -> None:
        """Give the ball to the higher card, or turn over two more (PB-R1.3)."""
        values = self.tables.values
        home, away = values[self.turned], values[rank]
        self.turned = NONE
        if home == away:
            self.stage = TIP
            return
        winner = HOME if home > away else AWAY
        if self.occasion == TIP_OFF:
            self.events.append(TipWon(winner))
            self._begin_possession(winner)
        elif self.occasion == REBOUND:
            self.events.append(Rebound(winner, winner == self.offense))
            if winner == self.offense:
                self._begin_play()
            else:
                self._end_possession(MISS)
        else:
            self.points[winner] += 1
            self.events.append(Decided(winner, 1))
            self._end(CAPPED)

    def _begin_possession(self, side: int) -> None:
        self.offense = side
        self.possession += 1
        self.passes = 0
        self.events.append(PossessionStart(side, self.possession))
        self._begin_play()

    def _begin_play(self) -> None:
        self.plays += 1
        self.stage = DRAW_BIG

    def _end_possession(self, outcome: str) -> None:
        """Give the ball to the other side, or end the game by its cap (PB-R10.3)."""
        self.events.append(ENDED[self.offense][outcome])
        tables = self.tables
        if self.possession < tables.max_possessions and self.plays < MOST_PLAYS:
            self._begin_possession(1 - self.offense)
        elif self.points[HOME] == self.points[AWAY]:
            self.occasion = DECIDER
            self.stage = TIP
        else:
            self._end(CAPPED)

    def _end(self, result: str) -> None:
        self.capped = result == CAPPED
        self.stage = OVER
        self.events.append(GameEnd(result))

    def _give_up(self) -> None:
        """Discard the big play card for another (PB-R2.2)."""
        offense = self.offense
        card = SUITED[BIG_SUITS[offense]][self.big]
        self.events.append(Redraw(offense, card))
        self.redraws[offense] += 1
        self.may_redraw = False
        self.big = NONE
        self.stage = DRAW_AGAIN

    def _attack(self, choice: str) -> None:
        self.may_redraw = False
        if choice == MOVE_BALL:
            self.stage = STEAL
            return
        self.worth = TWO if choice == SHOOT_TWO else THREE
        self.events.append(DECLARED[self.offense][self.worth])
        self.stage = CONTEST

    def _answer_pass(self, choice: str) -> None:
        """Complete a pass, or see who gets it (PB-R4)."""
        offense = self.offense
        is_tried = choice == ATTEMPT
        if is_tried:
            values, other = self.tables.values, 1 - offense
            is_stolen = values[self.defense] > values[self.fun]
            self.events.append(
                StealAttempt(
                    other,
                    is_stolen,
                    SUITED[BIG_SUITS[other]][self.defense],
                    SUITED[FUN_SUITS[offense]][self.fun],
                )
            )
            if is_stolen:
                self._discard()
                self._end_possession(STOLEN)
                return
        self.events.append(THROWN[offense][is_tried])
        self._discard()
        self.passes += 1
        self.may_redraw = is_tried
        self._begin_play()

    def _answer_shot(self, choice: str) -> None:
        other = 1 - self.offense
        if choice == LEAVE:
            self.events.append(LEFT[other])
            self.stage = CHANCE
            return
        self.events.append(CONTESTED[other])
        if self.worth == TWO:
            self._contest_two()
        else:
            self._contest_three()

    def _contest_two(self) -> None:
        """Two big play cards meet: a block, or a foul (PB-R5)."""
        offense = self.offense
        values = self.tables.values
        lead = values[self.big] - values[self.defense]
        if lead < 0:
            self._block()
            return
        card, against = self._meeting()
        self.throws = BONUS_THROWS if lead else FOUL_THROWS
        if lead:
            self.events.append(Basket(offense, TWO, True, card, against))
            self.points[offense] += TWO
        self.events.append(FOULED[1 - offense][self.throws])
        self._discard()
        if lead and self._has_won():
            self.throws = 0
            self._win(BASKET)
            return
        self.stage = THROW

    def _contest_three(self) -> None:
        values = self.tables.values
        lead = values[self.big] - values[self.defense]
        if lead < 0:
            self._block()
            return
        card, against = self._meeting()
        if lead >= THREE_GAP:
            self._make(Basket(self.offense, THREE, False, card, against))
            return
        self.events.append(Miss(self.offense, THREE, CONTESTED_MISS, card, against))
        self._discard()
        self._end_possession(MISS)

    def _meeting(self) -> tuple[str, str]:
        """Return the big play cards of offense and defense."""
        offense = self.offense
        return (
            SUITED[BIG_SUITS[offense]][self.big],
            SUITED[BIG_SUITS[1 - offense]][self.defense],
        )

    def _block(self) -> None:
        card, against = self._meeting()
        self.events.append(Block(1 - self.offense, self.worth, against, card))
        self._discard()
        self._end_possession(BLOCK)

    def _try_luck(self, suit: int, rank: int) -> None:
        """Compare a shot with the card that is turned over against it (PB-R5)."""
        offense, worth = self.offense, self.worth
        values = self.tables.values
        card, against = SUITED[BIG_SUITS[offense]][self.big], SUITED[suit][rank]
        self.events.append(ChanceFlip(1 - offense, against))
        lead = values[self.big] - values[rank]
        if lead >= (0 if worth == TWO else THREE_GAP):
            self._make(Basket(offense, worth, False, card, against))
            return
        self.events.append(Miss(offense, worth, CHANCE_MISS, card, against))
        self._discard()
        if self.tables.rebounds:
            self.occasion = REBOUND
            self.stage = TIP
        else:
            self._end_possession(MISS)

    def _make(self, basket: Basket) -> None:
        """Count a basket that no foul goes with."""
        self.events.append(basket)
        self.points[basket.side] += basket.points
        self._discard()
        if self._has_won():
            self._win(BASKET)
        else:
            self._end_possession(BASKET)

    def _throw(self, rank: int) -> None:
        """Compare the two cards of a free throw (PB-R6.1)."""
        offense, values = self.offense, self.tables.values
        is_made = values[self.turned] >= values[rank]
        card = SUITED[BIG_SUITS[offense]][self.turned]
        against = SUITED[FUN_SUITS[1 - offense]][rank]
        self.turned = NONE
        self.throws -= 1
        self.points[offense] += is_made
        self.events.append(FreeThrow(offense, is_made, card, against))
        if is_made and self._has_won():
            self.throws = 0
            self._win(FREE_THROWS)
        elif self.throws:
            self.stage = THROW
        else:
            self._end_possession(FREE_THROWS)

    def _has_won(self) -> bool:
        offense, points = self.offense, self.points
        return self.tables.is_won(points[offense], points[1 - offense])

    def _win(self, outcome: str) -> None:
        self.events.append(ENDED[self.offense][outcome])
        self._end(WIN)

    def _discard(self) -> None:
        """Lay all cards of the play on the discards, face up (PB-R5.1)."""
        offense = self.offense
        self.events.append(
            Discard(
                (
                    SUITED[BIG_SUITS[offense]][self.big],
                    SUITED[FUN_SUITS[offense]][self.fun],
                    SUITED[BIG_SUITS[1 - offense]][self.defense],
                )
            )
        )
        self.big = self.fun = self.defense = NONE
        self.worth = 0
