"""The play-by-play."""

from typing import Final

from simulation.playing_cards import short, shorts
from simulation.poker_deck_basketball import events as ev
from simulation.protocol import SIDE_SLOTS, Event
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

# by the zone that the pass aims at, and whether an ace goes with it
_PASSES: Final = {
    ("arc", False): _("{team}: a pass to the arc with {cards}."),
    ("arc", True): _("{team}: a pass to the arc with {cards} and an ace."),
    ("paint", False): _("{team}: a pass inside with {cards}."),
    ("paint", True): _("{team}: a pass inside with {cards} and an ace."),
}
_SHOTS: Final = {
    ("three", False): _("{team}: a shot for three with {cards}."),
    ("three", True): _("{team}: a shot for three with {cards} and an ace."),
    ("two", False): _("{team}: a shot for two with {cards}."),
    ("two", True): _("{team}: a shot for two with {cards} and an ace."),
    ("dunk", False): _("{team}: up for the dunk with {cards}."),
    ("pullup2", False): _("{team}: a pull-up for two with {cards}."),
    ("pullup3", False): _("{team}: a pull-up for three with {cards}."),
    ("fastbreak2", False): _("{team}: away on the break with {cards}."),
    ("fastbreak3", False): _("{team}: away on the break for three with {cards}."),
    ("longshot", False): _("{team}: a heave from the own half with {cards}."),
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
    1: _("A foul by {team} on the shooter: one free throw."),
    2: _("A foul by {team} on the shooter: two free throws."),
    3: _("A foul by {team} on the shooter: three free throws."),
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
            return words(_("Stolen by {team}!"), team=_team(side))
        case ev.Roll(side=side, faces=(first, second)):
            return words(
                _("The dice of {team}: {first} and {second}, {sum} in all."),
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
        _("{team}: a reach for the ball with {cards} and an ace.")
        if event.joker
        else _("{team}: a reach for the ball with {cards}.")
    )
    return _with_cards(template, event.side, (event.card,))


def _describe_shot(event: Event) -> Words | None:
    match event:
        case ev.Shot(side=side, shot=shot, cards=cards, joker=joker):
            return _with_cards(_SHOTS[shot, bool(joker)], side, cards)
        case ev.BlockTry(side=side, card=card, joker=True):
            return _with_cards(
                _("{team}: up for the block with {cards} and an ace."), side, (card,)
            )
        case ev.BlockTry(side=side, card=card):
            return _with_cards(
                _("{team}: up for the block with {cards}."), side, (card,)
            )
        case ev.Block(side=side):
            return words(_("Blocked! The ball goes to {team}."), team=_team(side))
        case ev.Basket(side=side, points=points, shot=shot, is_fouled=fouled):
            template = _BASKETS[shot, bool(fouled)]
            return words(template, team=_team(side), points=points)
        case ev.Miss(shot=shot):
            return Words(_MISSES[shot])
        case ev.AlleyOop(side=side, card=card):
            return _with_cards(
                _("The rebound never comes down: alley-oop for {team} with {cards}."),
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
                _("An ace from {team}: the free throw is good."), team=_team(side)
            )
        case ev.FreeThrow(side=side, made=True):
            return words(_("The free throw of {team} is good."), team=_team(side))
        case ev.FreeThrow(side=side):
            return words(_("The free throw of {team} is off."), team=_team(side))
        case ev.ShootoutThrow(side=side, made=True):
            return words(_("The throw of {team} is good."), team=_team(side))
        case ev.ShootoutThrow(side=side):
            return words(_("The throw of {team} is off."), team=_team(side))
        case ev.ShootoutStart():
            return Words(_("Still level: free throws decide."))
        case ev.ShootoutWon(side=side):
            return words(
                _("The shoot-out goes to {team}, and a point with it."),
                team=_team(side),
            )
    return None


def _describe_rebound(event: Event) -> Words | None:
    match event:
        case ev.ReboundTry(side=side, card=""):
            return words(_("No card from {team} for the rebound."), team=_team(side))
        case ev.ReboundTry(side=side, card=card, joker=True):
            return _with_cards(
                _("{team}: after the rebound with {cards} and an ace."), side, (card,)
            )
        case ev.ReboundTry(side=side, card=card):
            return _with_cards(
                _("{team}: after the rebound with {cards}."), side, (card,)
            )
        case ev.Rebound(side=side, is_offensive=True):
            return words(_("Offensive rebound for {team}."), team=_team(side))
        case ev.Rebound(side=side):
            return words(_("Defensive rebound for {team}."), team=_team(side))
        case ev.LooseBall(side=side):
            return words(_("Nobody goes for it: ball to {team}."), team=_team(side))
    return None


def _describe_pause(event: Event) -> Words | None:
    match event:
        case ev.QuarterStart():
            return _describe_start(event)
        case ev.Tip(home=home, away=away):
            return words(
                _("Tip-off: {home} for {home_team}, {away} for {away_team}."),
                home_team=_team(0),
                home=short(home),
                away_team=_team(1),
                away=short(away),
            )
        case ev.TipWon(side=side):
            return words(_("The tip-off goes to {team}."), team=_team(side))
        case ev.TimeOut(side=side, cards=cards):
            return words(
                _("Time-out, {team}. Cards changed: {count}."),
                team=_team(side),
                count=cards,
            )
        case ev.TimeOutResponse(cards=0):
            return None
        case ev.TimeOutResponse(side=side, cards=cards):
            return words(
                _("Cards changed by {team} as well: {count}."),
                team=_team(side),
                count=cards,
            )
        case ev.GiveUp(side=side):
            return words(
                _("Nothing to play for {team}: the ball is given up."), team=_team(side)
            )
    return None


def _describe_start(event: ev.QuarterStart) -> Words:
    if event.side == ev.NOBODY:
        return Words(_("Quarter 1: both decks are shuffled for the tip-off."))
    if event.overtime:
        return words(
            _("Overtime {overtime}: fresh decks, ball to {team}."),
            overtime=event.overtime,
            team=_team(event.side),
        )
    return words(
        _("Quarter {quarter}: fresh decks, ball to {team}."),
        quarter=event.quarter,
        team=_team(event.side),
    )


def _with_cards(template: str, side: int, cards: tuple[str, ...]) -> Words:
    # cards and the spaces between them read the same in all languages
    return words(template, team=_team(side), cards=shorts(cards))


def _team(side: int) -> Name:
    return Name(SIDE_SLOTS[side])
