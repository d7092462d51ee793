"""Shots: blocks, fouls, baskets, misses and alley-oops (PD-R5, R6, R7)."""

from simulation.poker_deck_basketball.events import (
    AlleyOop,
    Basket,
    Block,
    BlockTry,
    Foul,
    Miss,
)
from simulation.poker_deck_basketball.notation import (
    DECLINE,
    DUNK,
    LONG,
    PLAYS,
    THREES,
    Play,
    listed,
    points_of,
)
from simulation.poker_deck_basketball.rules.asking import ask_roll, asked, rolled
from simulation.poker_deck_basketball.state import (
    ALLEY,
    ATTACK,
    BLOCK_ROLL,
    INBOUND,
    REBOUND,
    REFILLS,
    SHOT_ROLL,
    THROW,
    WINDOW,
    PokerState,
)
from simulation.poker_deck_basketball.tables import (
    BACK,
    DUNK_FROM,
    FIGURES,
    LONG_FROM,
    THREE_FROM,
    TWO_FROM,
)
from simulation.poker_deck_basketball.tables import BLOCK as BLOCK_ORIGIN


def answer_shot(game: PokerState, answer: Play | None) -> None:
    """Go on with a shot that the defense has answered, by a card or by none."""
    game.against = 0
    if answer is None:
        game.steps.append(SHOT_ROLL)
        return
    side = 1 - game.offense
    game.events.append(BlockTry(side, answer.codes[0], answer.joker))
    if answer.joker:
        block(game)
    else:
        game.steps.append(BLOCK_ROLL)


def ask_block_roll(game: PokerState) -> None:
    """Let the defense roll for its block."""
    ask_roll(game, 1 - game.offense)


def answer_block_roll(game: PokerState, choice: str) -> None:
    """Block the shot on a double; else the sum may be a foul (PD-R5)."""
    total, is_double = rolled(game, 1 - game.offense, choice)
    if is_double:
        block(game)
    else:
        game.against = total
        game.steps.append(SHOT_ROLL)


def block(game: PokerState) -> None:
    """Give the defense the ball that it has blocked (PD-R5.1)."""
    side = 1 - game.offense
    game.events.append(Block(side, PLAYS[game.offense][game.play].kind))
    game.play = ""
    game.clear_table()
    game.steps += (ATTACK, *REFILLS[game.offense])
    game.give_ball(side, BACK, BLOCK_ORIGIN)


def ask_own_roll(game: PokerState) -> None:
    """Let the offense roll."""
    ask_roll(game, game.offense)


def answer_shot_roll(game: PokerState, choice: str) -> None:
    """Tell what becomes of a shot that was not blocked (PD-R5)."""
    total, _double = rolled(game, game.offense, choice)
    shot = PLAYS[game.offense][game.play].kind
    is_three = shot in THREES
    is_in = total >= (THREE_FROM if is_three else TWO_FROM)
    is_fouled = game.against > total
    game.against = 0
    if is_fouled:
        _foul(game, 1 if is_in else 3 if is_three else 2)
    if is_in:
        score_basket(game, shot, is_fouled=is_fouled)
    elif not is_fouled:
        _miss(game, shot)
    game.play = ""


def score_basket(game: PokerState, shot: str, *, is_fouled: bool) -> None:
    """Count a basket; a fouled one is followed by its free throw (PD-R5.2)."""
    side = game.offense
    points = points_of(shot)
    game.score_points(side, points)
    game.events.append(Basket(side, points, shot, is_fouled))
    if is_fouled:
        return
    game.play = ""
    game.clear_table()
    refills = REFILLS[side]
    game.steps += (INBOUND, WINDOW[side], WINDOW[1 - side], *refills)


def _foul(game: PokerState, throws: int) -> None:
    """Give free throws; the fouled card stays on the table (PD-R8.1)."""
    side = game.offense
    cards = PLAYS[side][game.play].cards
    game.clear_table()
    # of a pair the spade or the heart, which is the higher bit
    game.table[side] = 1 << cards.bit_length() - 1
    game.throws = throws
    game.events.append(Foul(1 - side, throws))
    game.steps += (THROW, WINDOW[1 - side], WINDOW[side], *REFILLS[side])


def _miss(game: PokerState, shot: str) -> None:
    """Go on to an alley-oop and the rebound (PD-R6)."""
    side = game.offense
    game.events.append(Miss(side, shot))
    game.clear_table()
    if game.tables.alley_after_refill:
        game.steps += (REBOUND, ALLEY, *REFILLS[side])
    else:
        game.steps += (REBOUND, *REFILLS[side], ALLEY)


def ask_alley(game: PokerState) -> None:
    """Ask for an alley-oop, where a figure is held; else all know that none is."""
    side = game.offense
    hand = game.hands[side]
    figures = hand & FIGURES
    if figures:
        options = (DECLINE, *listed(side, ALLEY, figures, False))
        game.ask(asked(side, ALLEY, options))
        return
    known = game.known[side]
    game.known[side] = known._replace(plain=hand.bit_count(), has_figure=False)
    game.steps.pop()


def answer_alley(game: PokerState, choice: str) -> None:
    """Play an alley-oop, or show that a figure is kept (PD-R6)."""
    side = game.offense
    if choice == DECLINE:
        game.known[side] = game.known[side]._replace(has_figure=True)
        return
    play = PLAYS[side][choice]
    game.lay(side, play.cards)
    game.events.append(AlleyOop(side, play.codes[0]))
    game.steps.clear()
    score_basket(game, ALLEY, is_fouled=False)


def answer_dunk_roll(game: PokerState, choice: str) -> None:
    """Make a dunk, or miss it and go on to the rebound (PD-R7.1)."""
    total, _double = rolled(game, game.offense, choice)
    if total >= DUNK_FROM:
        score_basket(game, DUNK, is_fouled=False)
        return
    game.events.append(Miss(game.offense, DUNK))
    game.clear_table()
    game.steps += (REBOUND, *REFILLS[game.offense])


def answer_long_roll(game: PokerState, choice: str) -> None:
    """Make a long shot, or give the ball away (PD-R7.3)."""
    total, _double = rolled(game, game.offense, choice)
    if total >= LONG_FROM:
        score_basket(game, LONG, is_fouled=False)
        return
    game.events.append(Miss(game.offense, LONG))
    game.clear_table()
    game.steps += (INBOUND, *REFILLS[game.offense])
