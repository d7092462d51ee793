"""What a coach profile may set: each dial moves what it names (BA-17.3)."""

from typing import Final

from simulation.teamsheet import Dial
from simulation.words import Words, gettext_noop

_ = gettext_noop

_STEPS: Final = Words(_("of ten"))


def _dial(name: str, title: str, text: str, default: int = 5) -> Dial:
    return Dial(name, Words(title), Words(text), 0, 10, default, _STEPS)


DIALS: Final = (
    _dial(
        "pace",
        _("Pace"),
        _("How soon a shot is good enough: 0 works the clock, 10 takes the first one."),
    ),
    _dial(
        "threes",
        _("Three-pointers"),
        _("How much a three-pointer is liked: 0 goes inside, 10 shoots from outside."),
    ),
    _dial(
        "steals",
        _("Steals"),
        _("How readily defenders go for the ball: 0 never unless sure, 10 gladly."),
    ),
    _dial(
        "lockdowns",
        _("Lockdowns"),
        _("How readily defenders stand in the way of the ball: 0 never, 10 gladly."),
    ),
    _dial(
        "help",
        _("Help"),
        _("How far defenders leave their men to guard the paint: 0 stay, 10 collapse."),
    ),
    Dial(
        "rotation",
        Words(_("Rotation")),
        Words(
            _("How many substitutes play in turn; at 0 they only relieve foul trouble.")
        ),
        0,
        5,
        4,
        Words(_("players")),
    ),
    _dial(
        "foul_caution",
        _("Foul caution"),
        _("How much fouls are avoided, and how soon who is in foul trouble rests."),
    ),
    Dial(
        "timeouts",
        Words(_("Timeouts")),
        Words(_("Calls the timeout at a dead ball this late in a quarter; 0 never.")),
        0,
        20,
        6,
        Words(_("minutes left")),
    ),
)
