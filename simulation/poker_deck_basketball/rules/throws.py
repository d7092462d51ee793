"""Free throws and rebounds (PD-R8)."""

from simulation.poker_deck_basketball.events import (
    FaceDown,
    FreeThrow,
    LooseBall,
    Rebound,
    ReboundTry,
)
from simulation.poker_deck_basketball.notation import (
    JOKER,
    NONE,
    PLAYS,
    ROLL,
    Play,
    listed,
)
from simulation.poker_deck_basketball.rules.asking import ask_roll, asked, rolled
from simulation.poker_deck_basketball.rules.attacks import spend
from simulation.poker_deck_basketball.rules.quarters import roll_off
from simulation.poker_deck_basketball.state import (
    ATTACK,
    INBOUND,
    REBOUND,
    REBOUND_ROLL,
    REFILL,
    REFILLS,
    THROW,
    THROW_ROLL,
    WINDOW,
    PokerState,
)
from simulation.poker_deck_basketball.tables import (
    ACES,
    BACK,
    DREB,
    LOOSE,
    PAINT,
    PLAYABLE,
    THROW_FROM,
    top_rank,
)
from simulation.protocol import AWAY, HOME


def ask_throw(game: PokerState) -> None:
    """Ask how a free throw is made; without an ace all know that none is held."""
    side = game.offense
    hand = game.hands[side]
    if hand & ACES:
        game.ask(asked(side, "free_throw", (ROLL, JOKER)))
        return
    known = game.known[side]
    game.known[side] = known._replace(aceless=hand.bit_count(), has_ace=False)
    game.ask(asked(side, "free_throw", (ROLL,)))


def answer_throw(game: PokerState, choice: str) -> None:
    """Make a free throw with an ace, or go on to roll it (PD-R8.2)."""
    side = game.offense
    aces = game.hands[side] & ACES
    if choice == JOKER:
        game.hands[side] ^= aces & -aces
        game.reveal(side, aces & -aces)
        _thrown(game, made=True, joker=True)
        return
    if aces:
        game.known[side] = game.known[side]._replace(has_ace=True)
    game.steps.append(THROW_ROLL)


def answer_throw_roll(game: PokerState, choice: str) -> None:
    """Make a free throw by the dice, or miss it (PD-R8.2)."""
    total, _double = rolled(game, game.offense, choice)
    _thrown(game, made=total >= THROW_FROM, joker=False)


def _thrown(game: PokerState, *, made: bool, joker: bool) -> None:
    """Count a free throw and go on to the next or to what follows (PD-R8.3)."""
    side = game.offense
    game.throws -= 1
    is_last = game.throws == 0
    if made:
        game.score_points(side, 1)
    game.events.append(FreeThrow(side, made, joker, is_last))
    if not is_last:
        game.steps.append(THROW)
    elif made:
        game.clear_table()
        game.steps += (INBOUND, WINDOW[side], WINDOW[1 - side])
    else:
        game.clear_table()
        game.steps.append(REBOUND)
    if joker:
        game.steps.append(REFILL[side])


def ask_rebound(game: PokerState) -> None:
    """Ask for a card at the rebound (PD-R8.4)."""
    side = _rebounder(game)
    hand = game.hands[side]
    joker = hand & ACES != 0
    if game.rebound == NONE:
        joker = False
    options = (NONE, *listed(side, "play", hand & PLAYABLE, joker))
    kind = "reb_off" if side == game.offense else "reb_def"
    game.ask(asked(side, kind, options))


def _rebounder(game: PokerState) -> int:
    """Return who is asked: the offense first, home first where cards are hidden."""
    if game.tables.hidden_rebound:
        return AWAY if game.laid[HOME] else HOME
    return 1 - game.offense if game.rebound else game.offense


def answer_rebound(game: PokerState, choice: str) -> None:
    """Take a card for the rebound, open or face down (PD-R8.4)."""
    side = _rebounder(game)
    if game.tables.hidden_rebound:
        game.laid[side] = choice
        game.events.append(FaceDown(side, choice, side))
        if side == HOME:
            game.steps.append(REBOUND)
        else:
            _turn_over(game)
        return
    play = PLAYS[side].get(choice)
    _show(game, side, play)
    if side != game.offense:
        offered, game.rebound = PLAYS[1 - side].get(game.rebound), ""
        _decide(game, offered, play)
    elif play is not None and play.joker:
        _win(game, side, joker=True)
    else:
        game.rebound = choice
        game.steps.append(REBOUND)


def _show(game: PokerState, side: int, play: Play | None) -> None:
    """Put a card of the rebound on the table, or show that there is none."""
    if play is None:
        game.events.append(ReboundTry(side, "", False))
    else:
        spend(game, side, play)
        game.events.append(ReboundTry(side, play.codes[0], play.joker))


def _turn_over(game: PokerState) -> None:
    """Turn over two hidden cards; of two aces the defense takes its own back."""
    offense = game.offense
    offered = PLAYS[offense].get(game.laid[offense])
    play = PLAYS[1 - offense].get(game.laid[1 - offense])
    game.laid = ["", ""]
    if offered is not None and offered.joker and play is not None:
        play = play._replace(joker=False)
    _show(game, offense, offered)
    _show(game, 1 - offense, play)
    _decide(game, offered, play)


def _decide(game: PokerState, offered: Play | None, play: Play | None) -> None:
    """Find who wins the rebound (PD-R8.5).

    :param offered: the card of the offense; ``play`` that of the defense.
    """
    offense = game.offense
    if offered is None and play is None:
        side = 1 - offense
        game.events.append(LooseBall(side))
        game.clear_table()
        game.steps += (ATTACK, *REFILLS[offense])
        game.give_ball(side, BACK, LOOSE)
    elif play is None or (offered is not None and offered.joker):
        _win(game, offense, joker=offered is not None and offered.joker)
    elif offered is None or play.joker:
        _win(game, 1 - offense, joker=play.joker)
    else:
        ours, theirs = top_rank(offered.cards), top_rank(play.cards)
        if ours == theirs:
            game.steps.append(REBOUND_ROLL)
        else:
            _win(game, offense if ours > theirs else 1 - offense, joker=False)


def ask_rebound_roll(game: PokerState) -> None:
    """Let both sides roll for a level rebound, the offense first (PD-R8.5)."""
    ask_roll(game, 1 - game.offense if game.first_sum else game.offense)


def answer_rebound_roll(game: PokerState, choice: str) -> None:
    """Give the rebound to the higher roll (PD-R8.5)."""
    winner = roll_off(game, game.offense, choice)
    if winner is None:
        game.steps.append(REBOUND_ROLL)
    else:
        _win(game, winner, joker=False)


def _win(game: PokerState, side: int, *, joker: bool) -> None:
    """Give the ball to who won the rebound (PD-R8.6)."""
    offense = game.offense
    game.events.append(Rebound(side, side == offense, joker))
    game.clear_table()
    game.steps += (ATTACK, *REFILLS[offense])
    if side == offense:
        game.zone = PAINT
    else:
        game.give_ball(side, BACK, DREB)
