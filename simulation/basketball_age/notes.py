"""What there is to know of an option: who, where to, and how often it comes off."""

from collections.abc import Callable
from typing import Any, Final

from simulation.basketball_age.coaches.odds import pass_ways, percent
from simulation.basketball_age.contests import chart_of, modifier_of, odds
from simulation.basketball_age.court import OUTSIDE, PLACES
from simulation.basketball_age.frames import Shot
from simulation.basketball_age.notation import (
    CHOICES,
    DRIBBLE,
    DUNK,
    END,
    HOLD,
    LAY_UP,
    NOTHING,
    RECEIVE,
    SHOOT,
    Choice,
)
from simulation.basketball_age.questions import name, pass_need, where_words, zone_words
from simulation.basketball_age.rules.endings import activation_of
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import NOBODY, RIM_BLOCKED
from simulation.basketball_age.words import terminal as say
from simulation.protocol import Decision
from simulation.words import Words, listed, words

# what names neither a player nor a place
_NO_CHOICE: Final = Choice("")
_PLAIN: Final = {
    DRIBBLE: say.GOES_ON,
    HOLD: say.KEEPS,
    END: say.ENDS,
    NOTHING: say.SPENDS,
}


def option_note(game: BasketballState, decision: Decision, option: str) -> Words | None:
    """Return what there is to know of an option of a side, None for nothing."""
    if option in _PLAIN:
        return _PLAIN[option]
    if option == RECEIVE:
        return _pass(game, activation_of(game).player)
    if option in (SHOOT, LAY_UP, DUNK):
        return _shot(game, option)
    read = CHOICES.get(option, _NO_CHOICE)
    tell = _NOTES.get(read.verb)
    return None if tell is None else tell(game, decision, read)


def _pass(game: BasketballState, receiver: int) -> Words:
    """Tell how often a pass of the handler arrives (BA-6.3, BA-6.4, BA-16.1)."""
    passer = game.ball
    named = {"player": name(passer), "receiver": name(receiver)}
    need = pass_need(game, receiver)
    if not need.is_due:
        return words(say.SURE_PASS, **named)
    ways = pass_ways(game.tables.passing[passer], need.modifier)
    return words(say.ROLLED_PASS, **named, ways=ways)


def _shot(game: BasketballState, form: str) -> Words:
    """Tell how often an attempt goes in, whether or not a block is tried (BA-8.3)."""
    frame = activation_of(game)
    player = frame.player
    zone = game.where[player]
    is_followed = frame.follower != NOBODY
    # BA-16.6
    shift = RIM_BLOCKED if form != SHOOT and game.tables.rim_blocks else 0
    open_target, contested = (
        percent(game.shot_target(player, zone, form, is_contested, is_followed) + extra)
        for is_contested, extra in ((False, 0), (True, shift))
    )
    return words(
        say.SHOOTS if form == SHOOT or shift else say.AT_THE_RIM,
        worth=game.worth(zone),
        open=open_target,
        contested=contested,
    )


def _player(game: BasketballState, decision: Decision, read: Choice) -> Words:
    player = read.player
    template = say.STANDS_WITH_BALL if player == game.ball else say.STANDS
    return words(template, player=name(player), where=where_words(game, player))


def _named(game: BasketballState, decision: Decision, read: Choice) -> Words:
    return words(say.NAMED, player=name(read.player))


def _move(game: BasketballState, decision: Decision, read: Choice) -> Words:
    """Tell where a step leads, and how many defenders it may wake (BA-5.4)."""
    place = zone_words(game, read.zone)
    if read.player != NOBODY:
        zone = PLACES[game.where[read.player]]
        return words(say.GOES_FROM, player=name(read.player), zone=zone, place=place)
    origin = game.where[activation_of(game).player]
    count = 0 if origin == OUTSIDE else game.defenders_in(origin).bit_count()
    return words(say.LEAVES if count else say.GOES, place=place, count=count)


def _passes(game: BasketballState, decision: Decision, read: Choice) -> Words:
    return _pass(game, read.player)


def _place(game: BasketballState, decision: Decision, read: Choice) -> Words:
    place = zone_words(game, read.zone)
    if read.player == NOBODY:
        return words(say.GOES, place=place)
    return words(say.TO_PLACE, player=name(read.player), place=place)


def _substitution(game: BasketballState, decision: Decision, read: Choice) -> Words:
    return words(say.COMES_IN, player=name(read.player), out=name(read.other))


def _contest(game: BasketballState, decision: Decision, read: Choice) -> Words:
    """Tell how often each result of a roll comes."""
    frame: Any = game.frames[-1]
    form = frame.form if isinstance(frame, Shot) else ""
    player, against = read.player, read.other
    if read.verb in ("screen", "pick") and against == NOBODY:
        player, against = activation_of(game).player, read.player
    elif isinstance(frame, Shot):
        against = frame.player
    elif against == NOBODY:
        against = game.ball if read.verb == "steal" else activation_of(game).player
    modifier = modifier_of(game, read.verb, player, against, form)
    parts = [
        words(say.IN_36, result=result, ways=ways)
        for result, ways in odds(read.verb, chart_of(game, read.verb), modifier)
        if ways
    ]
    return words(
        say.CONTEST_ODDS,
        player=name(player),
        against=name(against),
        odds=listed(parts, ", "),
    )


def _blind(game: BasketballState, decision: Decision, read: Choice) -> Words:
    """Tell of a blind screen, which is rolled as a screen (BA-16.8)."""
    frame: Any = game.frames[-1]
    return _contest(game, decision, Choice("screen", read.player, frame.defender))


def _steal(game: BasketballState, decision: Decision, read: Choice) -> Words:
    """Tell of a steal from the handler, or of who picks off a pass (BA-6.4)."""
    tell = _named if decision.kind == "thief" else _contest
    return tell(game, decision, read)


# by the first word of an option
_NOTES: Final[dict[str, Callable[[BasketballState, Decision, Choice], Words]]] = {
    "activate": _player,
    "inbound": _named,
    "shooter": _named,
    "tip": _player,
    "move": _move,
    "step": _move,
    "pass": _passes,
    "place": _place,
    "spot": _place,
    "pair": _place,
    "sub": _substitution,
    "steal": _steal,
    "block": _contest,
    "move_with": _contest,
    "lockdown": _contest,
    "screen": _contest,
    "pick": _contest,
    "blind": _blind,
    "unbalance": _named,
    "take": _named,
    "quick": _player,
    "foul": _contest,
}
