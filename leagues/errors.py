"""What goes wrong in a league on purpose, each with a sentence for the person.

A service that raises one of these has changed nothing.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from django.core.exceptions import ValidationError

from leagues.badges import ColourError
from leagues.scheduling import ScheduleError
from leagues.standings import StandingsError, words
from simulation.errors import FieldError, UnknownRuleset


class LeagueError(Exception):
    """The base of all errors of this app.

    `field` names the form field at fault, None where it is the action as a whole;
    `reason` is one or two sentences: what is wrong, then what would be right.
    """

    def __init__(self, field: str | None, reason: str) -> None:
        super().__init__(f"{field}: {reason}" if field else reason)
        self.field = field
        self.reason = reason


class BadValue(LeagueError):
    """A value cannot be taken."""


class BadRows(BadValue):
    """Values of a table cannot be taken.

    `faults` are all of them, of which this is the first.
    """

    def __init__(self, faults: Sequence[BadValue]) -> None:
        super().__init__(faults[0].field, faults[0].reason)
        self.faults = tuple(faults)


class NotAllowed(LeagueError):
    """The person may not do this."""

    def __init__(self, reason: str = "You may not do this.") -> None:
        super().__init__(None, reason)


class WrongState(LeagueError):
    """It cannot be done now, whoever asks."""

    def __init__(self, reason: str) -> None:
        super().__init__(None, reason)


class StaleVersion(LeagueError):
    """Somebody changed it after the page was loaded on which this is based."""

    def __init__(self) -> None:
        super().__init__(
            None,
            "This was changed after you opened the page. Look at it as it is now, and"
            " do it again if it is still right.",
        )


class Gone(LeagueError):
    """What was to be changed has been removed."""

    def __init__(self) -> None:
        super().__init__(None, "This is no longer there. Nothing was changed.")


class OpenFixtures(WrongState):
    """A season cannot be closed while fixtures have neither a result nor an end.

    `count` is how many there are, `numbers` those of the first ones by date.
    """

    def __init__(self, count: int, numbers: tuple[int, ...]) -> None:
        listed = ", ".join(str(number) for number in numbers)
        more = ", …" if count > len(numbers) else ""
        which = (
            f"Fixture {listed} is" if count == 1 else f"{count} fixtures are"
        ) + " still open"
        super().__init__(
            f"{which}{'' if count == 1 else f' ({listed}{more})'}. Enter or simulate"
            " each result, or cancel the fixture; then close the season."
        )
        self.count = count
        self.numbers = numbers


def one_of(choices: Iterable[object]) -> str:
    """Return the sentence that asks for one of these, as pages call them."""
    *others, last = (f"“{choice}”" for choice in choices)
    named = f"{', '.join(others)} or {last}" if others else last
    return f"Choose one of these: {named}."


@contextmanager
def fields_named(
    field: str | None = None, *, within: str | None = None
) -> Iterator[None]:
    """Raise as `BadValue` what the pure modules and the engines refuse.

    :param field: what to call the field, whatever the refusal calls it.
    :param within: the field that the refused one is a part of: `deck` in `options`
        becomes `options.deck`.
    """
    try:
        yield
    except (ColourError, FieldError, ScheduleError) as error:
        own = error.field if within is None else f"{within}.{error.field}"
        raise BadValue(field or own, sentence(error.reason)) from error
    except StandingsError as error:
        reason = f"{error.subject}: {words.REFUSALS[error.reason]}"
        raise BadValue(field or error.field.split(".")[-1], sentence(reason)) from error
    except UnknownRuleset as error:
        raise BadValue(field or "ruleset", sentence(str(error))) from error
    except ValidationError as error:
        raise BadValue(field, " ".join(error.messages)) from error


def sentence(reason: str) -> str:
    """Return the reason with a capital first letter and a full stop."""
    ended = reason if reason.endswith((".", "!", "?")) else f"{reason}."
    return ended[:1].upper() + ended[1:]
