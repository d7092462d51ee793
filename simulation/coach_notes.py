"""What the built-in coaches do, in words."""

from collections.abc import Mapping
from typing import Final

from simulation.words import Words, gettext_noop

#: What the coaches do that every ruleset has.
COACH_NOTES: Final[Mapping[str, Words]] = {
    "standard": Words(
        gettext_noop("Plays as the rule book describes it, by your instructions.")
    ),
    "default": Words(
        gettext_noop(
            "Always takes what is chosen for a coach who does not answer. Follows no "
            "instructions."
        )
    ),
    "random": Words(gettext_noop("Picks at random. Follows no instructions.")),
}
