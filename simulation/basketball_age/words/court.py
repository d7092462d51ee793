"""What the drawing of the court says."""

from typing import Final

from simulation.words import Words, gettext_noop

_ = gettext_noop

SIDE_NAMES: Final = (Words(_("Home")), Words(_("Away")))
TITLE: Final = Words(_("The court"))

# the names of zones: a worth of two or three, and the steps from the two-point area
ZONE_INSIDE: Final = _("{zone}: {place}, {points} points, room for {room} of a team")
ZONE_OUTSIDE: Final = _(
    "{zone}: {place}, {points} points at range {range}, room for {room} of a team"
)

TOKEN: Final = _("{side} {number}")
TOKEN_WITH: Final = _("{side} {number}, {states}")
DRIBBLES: Final = Words(_("dribbling"))
HOLDS: Final = Words(_("holding the ball"))
UNBALANCED: Final = Words(_("unbalanced"))
THROWS_IN: Final = Words(_("out of bounds"))
ON_SPOT: Final = _("on spot {spot} of the paint")

SCORE: Final = _("Score: home {home}, away {away}.")
CLOCK: Final = _("{period}, {clock} left.")
ATTACKS_RIGHT: Final = _("{side} attacks file h, activations left: {tokens}.")
ATTACKS_LEFT: Final = _("{side} attacks file a, activations left: {tokens}.")
STANDS: Final = _("{side}: {players}.")
BALL: Final = _("{side} {number} has the ball, {state}.")
UNBALANCED_ARE: Final = _("Unbalanced: {players}.")
SEATED: Final = _("Spots in the paint: {players}.")
SEATED_ONE: Final = _("{side} {number} on {spot}")
PRESSES: Final = _("A press by {side}, defensive possessions left: {count}.")
PRESS: Final = _("press {count}")
NOBODY: Final = Words(_("nobody placed"))
