"""Every error that the engines raise on purpose, each with a reason to show."""

from typing import Final

LONGEST_FIELD: Final = 100
LONGEST_REASON: Final = 500


class SimulationError(Exception):
    """The base of all errors of this package; its text may be shown to a person."""


class UnknownRuleset(SimulationError):
    """No ruleset has the slug that was asked for."""


class IllegalChoice(SimulationError):
    """The choice is not among the options of the pending decision.

    The game that refused it is exactly what it was before.
    """


class FieldError(SimulationError):
    """A value handed in is wrong: says which field, and why.

    Both may quote what was handed in: they are cut, and kept to one line.

    :param field: a dotted path such as ``deck.TWO`` or ``home.profile``.
    :param reason: what is wrong and what would be right, as a sentence.
    """

    def __init__(self, field: str, reason: str) -> None:
        self.field = _shown(field, LONGEST_FIELD) or '""'
        self.reason = _shown(reason, LONGEST_REASON)
        super().__init__(f"{self.field}: {self.reason}")


class BadOption(FieldError):
    """An option of a ruleset has no such name or may not have that value."""


class BadTeamSheet(FieldError):
    """A team sheet does not fit the ruleset."""


class BadPosition(FieldError):
    """A written position describes no position of the game."""


class BadCase(FieldError):
    """A rule case is not written as cases are."""


class BadRecord(FieldError):
    """A game record cannot be read: not JSON, a field missing, too long."""


class RecordMismatch(SimulationError):
    """Replaying a record gives something else than the record says."""


class NotRepeatable(RecordMismatch):
    """A record tells too little to simulate its game again; it may yet be true."""


class ArchivedRecord(SimulationError):
    """The record was made by another version of the rules: it stands, unreplayed."""


class RunawayGame(SimulationError):
    """A game went past the greatest number of choices that a record may hold."""


def _shown(text: str, longest: int) -> str:
    """Return a text of one line: cut, and what cannot be printed escaped."""
    cut = text if len(text) <= longest else f"{text[: longest - 1]}…"
    return "".join(
        each if each.isprintable() else ascii(each).strip("'") for each in cut
    )
