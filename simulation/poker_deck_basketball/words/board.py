"""What stands on the table and in its description."""

from typing import Final

from simulation.words import Words, gettext_noop

_ = gettext_noop

TITLE: Final = Words(_("The table"))
SIDE_NAMES: Final = (Words(_("Home")), Words(_("Away")))
ZONE_NAMES: Final = (Words(_("Own half")), Words(_("Arc")), Words(_("Paint")))
ZONE_PLACES: Final = (
    Words(_("in its own half")),
    Words(_("at the arc")),
    Words(_("in the paint")),
)
SCORE: Final = _("Score: home {home}, away {away}.")
BALL: Final = _("{side} has the ball {place}.")
NO_BALL: Final = Words(_("Nobody has the ball."))
HAND: Final = _("{side} hand: {count}")
HAND_SHOWN: Final = _("{side} hand: {cards}.")
HAND_HIDDEN: Final = _("{side} hand, face down: {count}.")
TIMEOUTS: Final = _("Time-outs: {count}")
TIMEOUTS_SHOWN: Final = _("{side} time-outs left: {count}.")
PILE_SHOWN: Final = _("{side} pile: {count}.")
DISCARDS: Final = _("{side} cards out of play: {count}")
DISCARDS_SHOWN: Final = _("{side} cards out of play: {cards}.")
TABLE_SHOWN: Final = _("{side} cards on the table: {cards}.")
LAID_SHOWN: Final = _("{side} has laid face down: {card}.")
# the parts of a view, and of these
VIEW_NAMES: Final = {
    "quarter": Words(_("Quarter")),
    "scores": Words(_("Points by quarter")),
    "offense": Words(_("Has the ball, or had it last")),
    "throws": Words(_("Free throws to come")),
    "against": Words(_("Dice of the defence against the shot")),
    "timeouts": Words(_("Time-outs left")),
    "hand": Words(_("Your hand")),
    "aside": Words(_("Cards of yours that are set aside")),
    "laid": Words(_("What you have laid face down")),
    "hand_sizes": Words(_("Cards in hand, home and away")),
    "pile_sizes": Words(_("Cards in the piles, home and away")),
    "table": Words(_("Cards on the table")),
    "discards": Words(_("Cards out of play")),
    "known": Words(_("What everybody knows of the hands")),
    "plain": Words(_("cards that are no figures")),
    "aceless": Words(_("cards that are no aces")),
    "has_figure": Words(_("a figure for certain")),
    "has_ace": Words(_("an ace for certain")),
}
NO_CARD: Final = Words(_("none"))
