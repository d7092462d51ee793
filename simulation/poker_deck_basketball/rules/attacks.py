"""What the offense does, and passes with their steals (PD-R3, R4, R7, R10)."""

from simulation.poker_deck_basketball.events import (
    Advance,
    GiveUp,
    Pass,
    Shot,
    Steal,
    StealTry,
)
from simulation.poker_deck_basketball.notation import (
    BREAK2,
    BREAK3,
    DUNK,
    LONG,
    NONE,
    PASS1,
    PASSES,
    PLAYS,
    Play,
    attack_options,
    listed,
)
from simulation.poker_deck_basketball.rules.asking import ask_roll, asked, rolled
from simulation.poker_deck_basketball.rules.quarters import end_quarter
from simulation.poker_deck_basketball.rules.shots import answer_shot, score_basket
from simulation.poker_deck_basketball.state import (
    ATTACK,
    CONTEST,
    DUNK_ROLL,
    INBOUND,
    LONG_ROLL,
    REFILLS,
    STEAL,
    STEAL_ROLL,
    PokerState,
)
from simulation.poker_deck_basketball.tables import (
    ACES,
    BACK,
    PAINT,
    PLAYABLE,
    ZONES,
)
from simulation.poker_deck_basketball.tables import INBOUND as INBOUND_ORIGIN
from simulation.poker_deck_basketball.tables import STEAL as STEAL_ORIGIN


def spend(game: PokerState, side: int, play: Play) -> None:
    """Put the cards of a choice on the table, with an ace where it says joker."""
    cards = play.cards
    if play.joker:
        aces = game.hands[side] & ACES
        cards |= aces & -aces
    game.lay(side, cards)


def ask_attack(game: PokerState) -> None:
    """Ask the offense, or pass the ball on where it has nothing to play (PD-R10)."""
    side = game.offense
    options = attack_options(
        side, game.hands[side], game.zone, game.origin, game.piles[side]
    )
    if options:
        game.ask(asked(side, ATTACK, options))
    elif game.hands[1 - side] & PLAYABLE:
        game.events.append(GiveUp(side))
        game.steps[-1] = INBOUND
    else:
        game.steps.pop()
        end_quarter(game)


def inbound(game: PokerState) -> None:
    """Give the other side the ball under its own basket."""
    game.give_ball(1 - game.offense, BACK, INBOUND_ORIGIN)
    game.steps[-1] = ATTACK


def answer_attack(game: PokerState, choice: str) -> None:
    """Play what the offense has chosen (PD-R3)."""
    side = game.offense
    play = PLAYS[side][choice]
    game.last = side
    spend(game, side, play)
    if play.kind in PASSES:
        _pass(game, side, play, choice)
        return
    game.events.append(Shot(side, play.kind, play.codes, play.joker))
    if play.kind == DUNK:
        game.steps.append(DUNK_ROLL)
    elif play.kind == LONG:
        game.steps.append(LONG_ROLL)
    elif play.kind in (BREAK2, BREAK3):
        score_basket(game, play.kind, is_fouled=False)
    else:
        game.play = choice
        if play.joker:
            score_basket(game, play.kind, is_fouled=False)
        else:
            game.steps.append(CONTEST)


def target(game: PokerState, play: Play) -> int:
    """Return the zone that a pass aims at."""
    return game.zone + 1 if play.kind == PASS1 else PAINT


def _pass(game: PokerState, side: int, play: Play, choice: str) -> None:
    """Play a pass; one with an ace is safe (PD-R4)."""
    zone = ZONES[target(game, play)]
    game.events.append(Pass(side, play.codes, play.joker, zone))
    game.play = choice
    if play.joker or not game.hands[1 - side] & PLAYABLE:
        arrive(game)
    else:
        game.steps.append(STEAL)


def arrive(game: PokerState) -> None:
    """Move the ball to where the pass aims (PD-R4.2)."""
    side = game.offense
    game.zone = target(game, PLAYS[side][game.play])
    game.play = ""
    game.events.append(Advance(side, ZONES[game.zone]))
    game.clear_table()
    game.steps += (ATTACK, *REFILLS[side])


def ask_steal(game: PokerState) -> None:
    """Ask the defense whether it tries to steal the pass (PD-R4)."""
    side = 1 - game.offense
    hand = game.hands[side]
    cards = listed(side, STEAL, hand & PLAYABLE, hand & ACES != 0)
    game.ask(asked(side, STEAL, (NONE, *cards)))


def answer_steal(game: PokerState, choice: str) -> None:
    """Let the pass go, or play a card against it (PD-R4)."""
    if choice == NONE:
        arrive(game)
        return
    side = 1 - game.offense
    play = PLAYS[side][choice]
    spend(game, side, play)
    game.events.append(StealTry(side, play.codes[0], play.joker))
    if play.joker:
        steal(game)
    else:
        game.steps.append(STEAL_ROLL)


def ask_steal_roll(game: PokerState) -> None:
    """Let the defense roll for its steal."""
    ask_roll(game, 1 - game.offense)


def answer_steal_roll(game: PokerState, choice: str) -> None:
    """Steal the pass on a double, else let it arrive (PD-R4.2)."""
    _total, is_double = rolled(game, 1 - game.offense, choice)
    if is_double:
        steal(game)
    else:
        arrive(game)


def steal(game: PokerState) -> None:
    """Give the defense the ball that it has stolen (PD-R4.2)."""
    side = 1 - game.offense
    game.play = ""
    game.events.append(Steal(side))
    game.clear_table()
    game.steps += (ATTACK, *REFILLS[game.offense])
    game.give_ball(side, BACK, STEAL_ORIGIN)


def ask_contest(game: PokerState) -> None:
    """Ask the defense whether it tries to block (PD-R5)."""
    side = 1 - game.offense
    hand = game.hands[side]
    is_pullup = game.play.startswith("pullup")
    joker = hand & ACES != 0 and (game.tables.joker_stops_pullup or not is_pullup)
    game.ask(
        asked(side, CONTEST, (NONE, *listed(side, "block", hand & PLAYABLE, joker)))
    )


def answer_contest(game: PokerState, choice: str) -> None:
    """Leave the shot, or play a card against it (PD-R5)."""
    if choice == NONE:
        answer_shot(game, None)
        return
    side = 1 - game.offense
    play = PLAYS[side][choice]
    spend(game, side, play)
    answer_shot(game, play)
