"""All words of the engine: rules in short, prompts, cards and play-by-play."""

from typing import Final

from simulation.playing_card_basketball import events as ev
from simulation.playing_card_basketball.state import ATTACK, CONTEST, REDRAW, STEAL
from simulation.playing_cards import (
    CARD_NAMES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    SUITS,
    short,
)
from simulation.protocol import SIDE_SLOTS, Event
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

SUMMARY: Final = Words(
    _(
        "One deck split by suits, two piles a side: pass for a better card, shoot for "
        "two or three, steal and block. The first side with ten points wins."
    )
)

EXPERT_NOTE: Final = Words(
    _(
        "Counts every card that is gone and plays for the win, whatever the score asks "
        "for. Follows no instructions."
    )
)
GROUP_NOTES: Final = {
    "attack": Words(_("whether to pass or to shoot, and for how many points")),
    "contest": Words(_("whether a shot is left to chance or contested")),
    "redraw": Words(_("whether another big play card is drawn after a held pass")),
    "steal": Words(_("whether a steal is tried against a pass")),
}

PROMPTS: Final = {
    ATTACK: Words(_("Pass, or shoot for two or for three?")),
    STEAL: Words(_("Let the pass go, or try to steal it?")),
    CONTEST: Words(_("Leave the shot to chance, or contest it?")),
    REDRAW: Words(_("Keep the big play card, or draw another for it?")),
}
#: What is asked of chance, by the suit of the pile.
CARD_PROMPTS: Final = {
    CLUBS: Words(_("A card from home’s fundamentals, the clubs")),
    DIAMONDS: Words(_("A card from away’s big play pile, the diamonds")),
    HEARTS: Words(_("A card from away’s fundamentals, the hearts")),
    SPADES: Words(_("A card from home’s big play pile, the spades")),
}

SIDE_NAMES: Final = (Words(_("Home")), Words(_("Away")))
PILE_NAMES: Final = {
    CLUBS: Words(_("Fundamentals")),
    DIAMONDS: Words(_("Big play")),
    HEARTS: Words(_("Fundamentals")),
    SPADES: Words(_("Big play")),
}
SUIT_TITLES: Final = {
    CLUBS: Words(_("clubs")),
    DIAMONDS: Words(_("diamonds")),
    HEARTS: Words(_("hearts")),
    SPADES: Words(_("spades")),
}
BOARD_TITLE: Final = Words(_("The table"))
BOARD_SCORE: Final = _("Score: home {home}, away {away}.")
BOARD_BALL: Final = _("{side} has the ball, possession {number}, passes: {passes}.")
#: For what cards are turned over while nobody has the ball.
LOOSE_BALL: Final = {
    ev.TIP_OFF: Words(_("Tip-off.")),
    ev.REBOUND: Words(_("Rebound.")),
    ev.DECIDER: Words(_("Deciding tip-off.")),
}
SIDE_TITLE: Final = _("{side}: {points}")
DISCARDS_TITLE: Final = _("{pile} {sign}, discards")
PILE_SHOWN: Final = _("{side}, {pile} ({suit}): {count} left, discards: {cards}.")
CARD_SHOWN: Final = _("{place}: {card}.")
NO_CARD: Final = Words(_("none"))
FACE_DOWN: Final = Words(_("face down"))
SHOT_CARD: Final = Words(_("Big play"))
PASS_CARD: Final = Words(_("Fundamentals"))
DEFENSE_CARD: Final = Words(_("Defense"))
TURNED_CARD: Final = Words(_("Turned over"))
PLACES: Final = {
    "big": SHOT_CARD,
    "fun": PASS_CARD,
    "defense": DEFENSE_CARD,
    "turned": TURNED_CARD,
}
#: What the table is waiting for, by stage.
STAGE_LINES: Final = {
    "tip": Words(_("Cards are turned over for the ball.")),
    "tip_answer": Words(_("Cards are turned over for the ball.")),
    "draw_big": Words(_("The offense draws.")),
    "draw_fun": Words(_("The offense draws.")),
    "draw_defense": Words(_("The defense draws.")),
    "draw_again": Words(_("The offense draws another big play card.")),
    "redraw": Words(_("Keep the card, or draw another?")),
    "attack": Words(_("Pass or shoot?")),
    "steal": Words(_("A pass: let it go, or try to steal?")),
    "chance": Words(_("The shot is left to chance.")),
    "throw": Words(_("Free throw.")),
    "throw_answer": Words(_("Free throw.")),
    "over": Words(_("The game is over.")),
}
SHOT_LINES: Final = {
    2: Words(_("A shot for two: leave it, or contest?")),
    3: Words(_("A shot for three: leave it, or contest?")),
}

_TIPS: Final = {
    ev.TIP_OFF: _("Tip-off: {team} turns over {card}."),
    ev.REBOUND: _("Rebound: {team} turns over {card}."),
    ev.DECIDER: _("The deciding tip-off: {team} turns over {card}."),
}
_SHOTS: Final = {
    2: _("{team} pulls up for two."),
    3: _("{team} fires from three-point range."),
}
_SUIT_RESHUFFLED: Final = dict(
    zip(
        SUITS,
        (
            Words(_("Home’s fundamentals have run out: the clubs are shuffled.")),
            Words(_("Away’s big play pile has run out: the diamonds are shuffled.")),
            Words(_("Away’s fundamentals have run out: the hearts are shuffled.")),
            Words(_("Home’s big play pile has run out: the spades are shuffled.")),
        ),
        strict=True,
    )
)
_FREE_THROWS: Final = {
    1: _("Foul by {team}: one free throw."),
    2: _("Foul by {team} before the shot is away: two free throws."),
}
_ENDED: Final = {
    "win": Words(_("The game is over.")),
    "capped": Words(_("All possessions are played: the game is over.")),
}


def describe(event: Event) -> Words | None:
    """Return an event in words, or None where it is not worth a line.

    Drawn and discarded cards get no line, nor does what the next one tells anyway.
    """
    match event:
        case ev.Shot(side=side, worth=worth):
            return words(_SHOTS[worth], team=_team(side))
        case ev.Basket() | ev.Miss() | ev.Block() | ev.FreeThrow():
            return _describe_shot(event)
        case ev.Foul(side=side, shots=shots):
            return words(_FREE_THROWS[shots], team=_team(side))
        case ev.Pass(side=side, held=held):
            template = (
                _("{team} holds on to it, and may draw another big play card.")
                if held
                else _("{team} passes the ball around.")
            )
            return words(template, team=_team(side))
        case ev.StealAttempt():
            return _describe_steal(event)
        case ev.Redraw(side=side, card=card):
            return words(
                _("{team} gives up {card} for another big play card."),
                team=_team(side),
                card=short(card),
            )
        case ev.Reshuffle(suit=suit):
            return _SUIT_RESHUFFLED[suit]
        case ev.GameEnd(result=result):
            return _ENDED[result]
    return _describe_ball(event)


def _describe_ball(event: Event) -> Words | None:
    """Tell how a side gets the ball without a steal."""
    match event:
        case ev.TipFlip(side=side, card=card, occasion=occasion):
            return words(_TIPS[occasion], team=_team(side), card=short(card))
        case ev.TipWon(side=side):
            return words(_("{team} wins the tip-off."), team=_team(side))
        case ev.Rebound(side=side, offensive=offensive):
            template = (
                _("{team} gets its own rebound.")
                if offensive
                else _("{team} takes the rebound.")
            )
            return words(template, team=_team(side))
        case ev.Decided(side=side):
            return words(
                _("{team} wins the deciding tip-off, and a point for it."),
                team=_team(side),
            )
    return None


def _describe_shot(event: ev.Basket | ev.Miss | ev.Block | ev.FreeThrow) -> Words:
    """Tell how the cards of a shot or a free throw met."""
    cards = {"card": short(event.card), "against": short(event.against)}
    return words(_shot_template(event), team=_team(event.side), **cards)


def _shot_template(event: ev.Basket | ev.Miss | ev.Block | ev.FreeThrow) -> str:
    match event:
        case ev.Basket(and_one=True):
            return _("It goes in, and the whistle blows: {card} over {against}.")
        case ev.Basket(points=2):
            return _("Good! {team} makes it, {card} against {against}.")
        case ev.Basket():
            return _("Three points! {team} makes it, {card} against {against}.")
        case ev.Miss(how=ev.CHANCE_MISS):
            return _("No good for {team}: {card} against {against}.")
        case ev.Miss():
            return _("Well defended, no basket for {team}: {card} against {against}.")
        case ev.Block():
            return _("Blocked! {team} swats it away, {card} over {against}.")
        case ev.FreeThrow(made=made) if made:
            return _("{team} makes the free throw, {card} against {against}.")
    return _("{team} misses the free throw, {card} against {against}.")


def _describe_steal(event: ev.StealAttempt) -> Words:
    template = (
        _("Stolen! {team} takes the ball, {card} over {against}.")
        if event.success
        else _("{team} goes for the steal, but {card} does not beat {against}.")
    )
    cards = {"card": short(event.card), "against": short(event.against)}
    return words(template, team=_team(event.side), **cards)


def card_name(card: str | None) -> Words:
    """Return a card as it is read aloud; one that is not shown is face down."""
    return FACE_DOWN if card is None else CARD_NAMES[card]


def _team(side: int) -> Name:
    return Name(SIDE_SLOTS[side])
