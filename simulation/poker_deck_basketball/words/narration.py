"""The play-by-play."""

from typing import Final

from simulation.playing_cards import short, shorts
from simulation.poker_deck_basketball import events as ev
from simulation.protocol import SIDE_SLOTS, Event
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

# by the zone that the pass aims at, and whether an ace goes with it
_PASSES: Final = {
    ("arc", False): _("{team} brings it up to the arc with {cards}."),
    ("arc", True): _("{team} brings it up to the arc with {cards} and an ace."),
    ("paint", False): _("{team} looks inside with {cards}."),
    ("paint", True): _("{team} looks inside with {cards} and an ace."),
}
_SHOTS: Final = {
    ("three", False): _("{team} shoots from three with {cards}."),
    ("three", True): _("{team} shoots from three with {cards} and an ace."),
    ("two", False): _("{team} shoots for two with {cards}."),
    ("two", True): _("{team} shoots for two with {cards} and an ace."),
    ("dunk", False): _("{team} goes up for the dunk with {cards}."),
    ("pullup2", False): _("{team} pulls up for two with {cards}."),
    ("pullup3", False): _("{team} pulls up from three with {cards}."),
    ("fastbreak2", False): _("{team} is away on the break with {cards}."),
    ("fastbreak3", False): _("{team} is away on the break for three with {cards}."),
    ("longshot", False): _("{team} lets it fly from its own half with {cards}."),
}
_BASKETS: Final = {
    ("three", False): _("The three drops: {points} for {team}."),
    ("three", True): _("The three drops, and there is a foul: {points} for {team}."),
    ("two", False): _("It goes in: {points} for {team}."),
    ("two", True): _("It goes in, and there is a foul: {points} for {team}."),
    ("dunk", False): _("Slammed home: {points} for {team}."),
    ("pullup2", False): _("Off the dribble and in: {points} for {team}."),
    ("pullup2", True): _(
        "Off the dribble and in, and there is a foul: {points} for {team}."
    ),
    ("pullup3", False): _("Off the dribble from deep, and in: {points} for {team}."),
    ("pullup3", True): _(
        "Off the dribble from deep, in and fouled: {points} for {team}."
    ),
    ("fastbreak2", False): _("Nobody catches them: {points} for {team}."),
    ("fastbreak3", False): _("Nobody catches them, and it is a three for {team}."),
    ("longshot", False): _("From the other end, and in! {points} for {team}."),
    ("alley", False): _("Caught and thrown down: {points} for {team}."),
}
_MISSES: Final = {
    "three": _("The three is off."),
    "two": _("The shot rolls out."),
    "dunk": _("The dunk comes off the rim."),
    "pullup2": _("The pull-up rolls out."),
    "pullup3": _("The long pull-up is off."),
    "longshot": _("Out of bounds."),
}
_FOULS: Final = {
    1: _("{team} fouls the shooter: one free throw."),
    2: _("{team} fouls the shooter: two free throws."),
    3: _("{team} fouls the shooter: three free throws."),
}
_ENDED: Final = {
    "regulation": Words(_("The game is over.")),
    "overtime": Words(_("The game is over, decided in overtime.")),
    "shootout": Words(_("The game is over, decided at the line.")),
}


def describe(event: Event) -> Words | None:
    """Return an event in words, or None where it is not worth a line.

    Drawn cards, cards laid face down or set aside, and forced choices get no line, not
    even when the game is over and they are open.
    """
    match event:
        case ev.Pass(side=side, cards=cards, joker=joker, to=to):
            return _with_cards(_PASSES[to, bool(joker)], side, cards)
        case ev.StealTry():
            return _describe_steal_try(event)
        case ev.Steal(side=side):
            return words(_("Stolen! {team} has the ball."), team=_team(side))
        case ev.Roll(side=side, faces=(first, second)):
            return words(
                _("{team} rolls {first} and {second}, {sum} in all."),
                team=_team(side),
                first=first,
                second=second,
                sum=first + second,
            )
        case ev.QuarterEnd():
            return Words(_("Neither side has a card left to play: the buzzer sounds."))
        case ev.GameEnd(result=result):
            return _ENDED[result]
    return (
        _describe_shot(event)
        or _describe_throw(event)
        or _describe_rebound(event)
        or _describe_pause(event)
    )


def _describe_steal_try(event: ev.StealTry) -> Words:
    template = (
        _("{team} reaches in with {cards} and an ace.")
        if event.joker
        else _("{team} reaches in with {cards}.")
    )
    return _with_cards(template, event.side, (event.card,))


def _describe_shot(event: Event) -> Words | None:
    match event:
        case ev.Shot(side=side, shot=shot, cards=cards, joker=joker):
            return _with_cards(_SHOTS[shot, bool(joker)], side, cards)
        case ev.BlockTry(side=side, card=card, joker=True):
            return _with_cards(
                _("{team} goes up to block with {cards} and an ace."), side, (card,)
            )
        case ev.BlockTry(side=side, card=card):
            return _with_cards(
                _("{team} goes up to block with {cards}."), side, (card,)
            )
        case ev.Block(side=side):
            return words(_("Blocked! {team} has the ball."), team=_team(side))
        case ev.Basket(side=side, points=points, shot=shot, is_fouled=fouled):
            template = _BASKETS[shot, bool(fouled)]
            return words(template, team=_team(side), points=points)
        case ev.Miss(shot=shot):
            return Words(_MISSES[shot])
        case ev.AlleyOop(side=side, card=card):
            return _with_cards(
                _("The rebound never comes down: {team} goes up with {cards}."),
                side,
                (card,),
            )
    return None


def _describe_throw(event: Event) -> Words | None:
    match event:
        case ev.Foul(side=side, throws=throws):
            return words(_FOULS[throws], team=_team(side))
        case ev.FreeThrow(side=side, joker=True):
            return words(
                _("{team} spends an ace: the free throw is good."), team=_team(side)
            )
        case ev.FreeThrow(side=side, made=True):
            return words(_("The free throw of {team} is good."), team=_team(side))
        case ev.FreeThrow(side=side):
            return words(_("The free throw of {team} is off."), team=_team(side))
        case ev.ShootoutThrow(side=side, made=True):
            return words(_("{team} makes its throw."), team=_team(side))
        case ev.ShootoutThrow(side=side):
            return words(_("{team} misses its throw."), team=_team(side))
        case ev.ShootoutStart():
            return Words(_("Still level: free throws decide."))
        case ev.ShootoutWon(side=side):
            return words(
                _("{team} wins the shoot-out, and with it a point."), team=_team(side)
            )
    return None


def _describe_rebound(event: Event) -> Words | None:
    match event:
        case ev.ReboundTry(side=side, card=""):
            return words(_("{team} stays away from the rebound."), team=_team(side))
        case ev.ReboundTry(side=side, card=card, joker=True):
            return _with_cards(
                _("{team} goes for the rebound with {cards} and an ace."), side, (card,)
            )
        case ev.ReboundTry(side=side, card=card):
            return _with_cards(
                _("{team} goes for the rebound with {cards}."), side, (card,)
            )
        case ev.Rebound(side=side, is_offensive=True):
            return words(_("{team} keeps the ball alive."), team=_team(side))
        case ev.Rebound(side=side):
            return words(_("{team} pulls the rebound down."), team=_team(side))
        case ev.LooseBall(side=side):
            return words(
                _("Nobody goes for it: the ball is {team}’s."), team=_team(side)
            )
    return None


def _describe_pause(event: Event) -> Words | None:
    match event:
        case ev.QuarterStart():
            return _describe_start(event)
        case ev.Tip(home=home, away=away):
            return words(
                _("Tip-off: {home_team} jumps with {home}, {away_team} with {away}."),
                home_team=_team(0),
                home=short(home),
                away_team=_team(1),
                away=short(away),
            )
        case ev.TipWon(side=side):
            return words(_("{team} wins the tip-off."), team=_team(side))
        case ev.TimeOut(side=side, cards=cards):
            return words(
                _("{team} calls a time-out. Cards changed: {count}."),
                team=_team(side),
                count=cards,
            )
        case ev.TimeOutResponse(cards=0):
            return None
        case ev.TimeOutResponse(side=side, cards=cards):
            return words(
                _("{team} uses the break, too. Cards changed: {count}."),
                team=_team(side),
                count=cards,
            )
        case ev.GiveUp(side=side):
            return words(
                _("{team} has nothing to play and gives up the ball."), team=_team(side)
            )
    return None


def _describe_start(event: ev.QuarterStart) -> Words:
    if event.side == ev.NOBODY:
        return Words(_("Quarter 1: both decks are shuffled for the tip-off."))
    if event.overtime:
        return words(
            _("Overtime {overtime}: fresh decks, and the ball is {team}’s."),
            overtime=event.overtime,
            team=_team(event.side),
        )
    return words(
        _("Quarter {quarter}: fresh decks, and the ball is {team}’s."),
        quarter=event.quarter,
        team=_team(event.side),
    )


def _with_cards(template: str, side: int, cards: tuple[str, ...]) -> Words:
    # cards and the spaces between them read the same in all languages
    return words(template, team=_team(side), cards=shorts(cards))


def _team(side: int) -> Name:
    return Name(SIDE_SLOTS[side])
