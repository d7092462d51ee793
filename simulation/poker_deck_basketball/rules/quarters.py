"""Quarters, the tip-off, the shoot-out and the end of the game (PD-R1, R10, R11)."""

from simulation.poker_deck_basketball.events import (
    NOBODY,
    FaceDown,
    GameEnd,
    QuarterEnd,
    QuarterStart,
    ShootoutStart,
    ShootoutThrow,
    ShootoutWon,
    Tip,
    TipWon,
)
from simulation.poker_deck_basketball.knowledge import NOTHING_KNOWN
from simulation.poker_deck_basketball.notation import PLAYS, listed
from simulation.poker_deck_basketball.rules.asking import ask_roll, asked, rolled
from simulation.poker_deck_basketball.state import (
    ATTACK,
    REFILLS,
    SHOOTOUT,
    TIP_OFF,
    TIP_ROLL,
    PokerState,
)
from simulation.poker_deck_basketball.tables import (
    BACK,
    FULL,
    MOST_REROLLS,
    PLAYABLE,
    QSTART,
    SHOOTOUT_PAIRS,
    SHOOTOUT_THROWS,
    THROW_FROM,
    TIP,
    top_rank,
)
from simulation.protocol import AWAY, HOME


def begin_quarter(game: PokerState) -> None:
    """Set up a quarter or overtime (PD-R1)."""
    tables = game.tables
    game.quarter += 1
    for quarters in game.scores:
        quarters.append(0)
    game.hands = [0, 0]
    game.piles = [FULL, FULL]
    game.clear_table()
    game.known = [NOTHING_KNOWN, NOTHING_KNOWN]
    game.timeouts = [tables.timeouts, tables.timeouts]
    overtime = max(0, game.quarter - tables.quarters)
    if game.quarter == 1:
        game.give_ball(HOME, BACK, TIP)
        game.events.append(QuarterStart(1, 0, NOBODY))
        game.steps[:] = (TIP_OFF, *REFILLS[HOME])
        return
    first = game.last if tables.follows_attack else 1 - game.last
    game.give_ball(first, BACK, QSTART)
    game.events.append(QuarterStart(game.quarter, overtime, first))
    game.steps[:] = (ATTACK, *REFILLS[HOME])


def ask_tip(game: PokerState) -> None:
    """Ask for a card of the tip-off, home first, or turn both over (PD-R1.2)."""
    side = AWAY if game.laid[HOME] else HOME
    cards = listed(side, TIP, game.hands[side] & PLAYABLE, False)
    game.ask(asked(side, "tip", cards))


def answer_tip(game: PokerState, choice: str) -> None:
    """Take a card for the tip-off; after the second both are shown (PD-R1.2)."""
    side = AWAY if game.laid[HOME] else HOME
    game.laid[side] = choice
    game.events.append(FaceDown(side, choice, side))
    if side == HOME:
        game.steps.append(TIP_OFF)
        return
    home, away = (PLAYS[each][game.laid[each]] for each in (HOME, AWAY))
    game.laid = ["", ""]
    game.lay(HOME, home.cards)
    game.lay(AWAY, away.cards)
    game.events.append(Tip(home.codes[0], away.codes[0]))
    ours, theirs = top_rank(home.cards), top_rank(away.cards)
    if ours == theirs:
        game.steps.append(TIP_ROLL)
    else:
        win_tip(game, HOME if ours > theirs else AWAY)


def win_tip(game: PokerState, side: int) -> None:
    """Give a side the ball off the tip; both refill, the winner first."""
    game.events.append(TipWon(side))
    game.clear_table()
    game.give_ball(side, BACK, TIP)
    game.steps += (ATTACK, *REFILLS[side])


def ask_tip_roll(game: PokerState) -> None:
    """Let both sides roll for a level tip-off, home first (PD-R1.2)."""
    ask_roll(game, AWAY if game.first_sum else HOME)


def answer_tip_roll(game: PokerState, choice: str) -> None:
    """Give the tip-off to the higher roll (PD-R1.2)."""
    winner = roll_off(game, HOME, choice)
    if winner is None:
        game.steps.append(TIP_ROLL)
    else:
        win_tip(game, winner)


def roll_off(game: PokerState, first: int, choice: str) -> int | None:
    """Take a roll of two level sides; return who has won, None while nobody has.

    :param first: the side that rolls first, and wins where all stays level (PD-R12).
    """
    side = 1 - first if game.first_sum else first
    total, _double = rolled(game, side, choice)
    if not game.first_sum:
        game.first_sum = total
        return None
    ahead, game.first_sum = game.first_sum - total, 0
    if ahead == 0 and game.rerolls < MOST_REROLLS:
        game.rerolls += 1
        return None
    game.rerolls = 0
    return first if ahead >= 0 else 1 - first


def end_quarter(game: PokerState) -> None:
    """End a quarter, and with it the game where that is decided (PD-R10.2, R11)."""
    game.events.append(QuarterEnd(game.offense))
    tables = game.tables
    home, away = game.points
    over = game.quarter - tables.quarters
    if over < 0 or (home == away and over < tables.overtimes):
        begin_quarter(game)
    elif home == away:
        _begin_shootout(game)
    else:
        end_game(game)


def end_game(game: PokerState) -> None:
    """End the game (PD-R11)."""
    game.steps.clear()
    game.events.append(GameEnd(game.ending()))


def _begin_shootout(game: PokerState) -> None:
    """Open the shoot-out, a period of its own (PD-R11.2)."""
    game.quarter += 1
    for quarters in game.scores:
        quarters.append(0)
    game.tosses = 0
    game.made = [0, 0]
    game.events.append(ShootoutStart(game.quarter))
    game.steps[:] = (SHOOTOUT,)


def _tosser(game: PokerState) -> int:
    """Return who throws next: away first, then in turn; the last roll is home's."""
    is_even = game.tosses % 2 == 0
    is_last = game.tosses == 2 * (SHOOTOUT_THROWS + SHOOTOUT_PAIRS)
    return AWAY if is_even and not is_last else HOME


def ask_shootout(game: PokerState) -> None:
    """Let the side whose turn it is throw (PD-R11.2)."""
    ask_roll(game, _tosser(game))


def answer_shootout(game: PokerState, choice: str) -> None:
    """Take a throw of the shoot-out, or the roll that decides it (PD-R11.2)."""
    side = _tosser(game)
    total, _double = rolled(game, side, choice)
    if game.tosses == 2 * (SHOOTOUT_THROWS + SHOOTOUT_PAIRS):
        _win_shootout(game, HOME if total % 2 == 0 else AWAY)
        return
    made = total >= THROW_FROM
    game.made[side] += made
    game.tosses += 1
    game.events.append(ShootoutThrow(side, made))
    home, away = game.made
    is_pair = game.tosses % 2 == 0 and game.tosses >= 2 * SHOOTOUT_THROWS
    if is_pair and home != away:
        _win_shootout(game, HOME if home > away else AWAY)
    else:
        game.steps.append(SHOOTOUT)


def _win_shootout(game: PokerState, side: int) -> None:
    """Give the winner of the shoot-out its point (PD-A35)."""
    game.score_points(side, 1)
    game.events.append(ShootoutWon(side))
    end_game(game)
