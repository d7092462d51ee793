"""All words of the engine: rules in short, prompts, cards and play-by-play."""

from typing import Final

from simulation.playing_card_basketball import events as ev
from simulation.playing_card_basketball.state import ATTACK, CONTEST, REDRAW, STEAL
from simulation.playing_card_basketball.tables import BIG_SUITS, FUN_SUITS
from simulation.playing_cards import (
    CARD_NAMES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    SUITS,
    short,
    suit_of,
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

# the parts of a view, and of these
VIEW_NAMES: Final = {
    "points": Words(_("Points")),
    "offense": Words(_("Has the ball")),
    "possession": Words(_("Possession")),
    "passes": Words(_("Passes completed in it")),
    "may_redraw": Words(_("The last pass was held against a steal")),
    "redraws": Words(_("Big play cards given up for another")),
    "shot": Words(_("Points of the shot that is declared")),
    "throws": Words(_("Free throws to come")),
    "cards": Words(_("Cards in play, as far as you see them")),
    "piles": Words(_("Cards left in the piles")),
    "discards": Words(_("Ranks in the discards")),
    "unseen": Words(_("Ranks that you have not seen since the last shuffle")),
    "big": Words(_("big play")),
    "fun": Words(_("fundamentals")),
}

_TIPS: Final = {
    ev.TIP_OFF: _("Tip-off: {card} for {team}."),
    ev.REBOUND: _("Rebound: {card} for {team}."),
    ev.DECIDER: _("Deciding tip-off: {card} for {team}."),
}
_SHOTS: Final = {
    2: _("{team}: a pull-up for two."),
    3: _("{team}: a shot from three-point range."),
}
_RESHUFFLED: Final = {
    CLUBS: _("The fundamentals of {team} have run out: the clubs are shuffled."),
    DIAMONDS: _("The big play pile of {team} has run out: the diamonds are shuffled."),
    HEARTS: _("The fundamentals of {team} have run out: the hearts are shuffled."),
    SPADES: _("The big play pile of {team} has run out: the spades are shuffled."),
}
_ENDED: Final = {
    "win": Words(_("The game is over.")),
    "capped": Words(_("All possessions are played: the game is over.")),
}


def describe(event: Event) -> Words | None:
    """Return an event in words, or None where it is not worth a line.

    Drawn and discarded cards get no line, nor does what another line tells anyway: a
    shot's, once it is over, whether it was contested, and a basket's its foul.
    """
    match event:
        case ev.Shot(side=side, worth=worth):
            return words(_SHOTS[worth], team=_team(side))
        case ev.Basket() | ev.Miss() | ev.Block() | ev.FreeThrow():
            return _describe_shot(event)
        case ev.Foul(side=side, shots=2):
            return words(
                _("Contested, and a foul by {team}: no basket, two free throws."),
                team=_team(side),
            )
        case ev.Pass(side=side, held=held):
            template = (
                _("The pass arrives: {team} may draw another big play card.")
                if held
                else _("The ball is passed around by {team}.")
            )
            return words(template, team=_team(side))
        case ev.StealAttempt():
            return _describe_steal(event)
        case ev.Redraw(side=side, card=card):
            return words(
                _("{team}: {card} is given up for another big play card."),
                team=_team(side),
                card=short(card),
            )
        case ev.Reshuffle(suit=letter):
            suit = SUITS.index(letter)
            return words(_RESHUFFLED[suit], team=_team(_owner(suit)))
        case ev.GameEnd(result=result):
            return _ENDED[result]
    return _describe_ball(event)


def _describe_ball(event: Event) -> Words | None:
    """Tell how a side gets the ball without a steal."""
    match event:
        case ev.TipFlip(side=side, card=card, occasion=occasion):
            return words(_TIPS[occasion], team=_team(side), card=short(card))
        case ev.TipWon(side=side):
            return words(_("The tip-off goes to {team}."), team=_team(side))
        case ev.Rebound(side=side, offensive=offensive):
            template = (
                _("Offensive rebound for {team}.")
                if offensive
                else _("Defensive rebound for {team}.")
            )
            return words(template, team=_team(side))
        case ev.Decided(side=side):
            return words(
                _("The deciding tip-off goes to {team}, and a point with it."),
                team=_team(side),
            )
    return None


def _describe_shot(event: ev.Basket | ev.Miss | ev.Block | ev.FreeThrow) -> Words:
    """Tell how the cards of a shot or a free throw met."""
    cards = {"card": short(event.card), "against": short(event.against)}
    return words(
        _shot_template(event),
        team=_team(event.side),
        other=_team(1 - event.side),
        **cards,
    )


def _shot_template(event: ev.Basket | ev.Miss | ev.Block | ev.FreeThrow) -> str:
    """Return the sentence, which tells a shot left to chance from a contested one.

    Of a three that goes in the defense's card tells it: its big play card where the
    shot was contested, one of its fundamentals where it was not (PB-R5).
    """
    match event:
        case ev.Basket(and_one=True):
            return _("Contested, but in, and a foul by {other}: {card} over {against}.")
        case ev.Basket(points=2):
            return _("Left open, and in for two: {card} against {against}.")
        case ev.Basket(against=against) if _is_big(against):
            return _("Contested, but in for three: {card} over {against}.")
        case ev.Basket():
            return _("Left open, and in for three: {card} over {against}.")
        case ev.Miss(how=ev.CHANCE_MISS):
            return _("Left open, but no good: {card} against {against}.")
        case ev.Miss():
            return _("Contested, and no good: {card} against {against}.")
        case ev.Block():
            return _("Contested, and blocked by {team}: {card} over {against}.")
        case ev.FreeThrow(made=made) if made:
            return _("Free throw good for {team}: {card} against {against}.")
    return _("Free throw missed by {team}: {card} against {against}.")


def _describe_steal(event: ev.StealAttempt) -> Words:
    template = (
        _("Stolen by {team}! {card} over {against}.")
        if event.success
        else _("A steal is tried by {team}, but {card} does not beat {against}.")
    )
    cards = {"card": short(event.card), "against": short(event.against)}
    return words(template, team=_team(event.side), **cards)


def card_name(card: str | None) -> Words:
    """Return a card as it is read aloud; one that is not shown is face down."""
    return FACE_DOWN if card is None else CARD_NAMES[card]


def _is_big(card: str) -> bool:
    """Tell whether a card is of a big play pile, of whichever side."""
    return suit_of(card) in BIG_SUITS


def _owner(suit: int) -> int:
    """Return whose pile a suit is."""
    return (BIG_SUITS if suit in BIG_SUITS else FUN_SUITS).index(suit)


def _team(side: int) -> Name:
    return Name(SIDE_SLOTS[side])
