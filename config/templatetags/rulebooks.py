"""Filters that turn what a rule book says of itself into text."""

from dataclasses import dataclass
from typing import Any

from django import template
from django.utils.text import get_text_list
from django.utils.translation import gettext

from simulation.boxscore import Ratio, StatColumn
from simulation.options import ChoiceOption, FlagOption, Option
from simulation.protocol import Ruleset
from simulation.teamsheet import RosterSpec
from simulation.words import Words, fill

register = template.Library()


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of an option's value: each one's name, and what it is."""

    items: tuple[tuple[str, str], ...]
    are_counts: bool


@register.filter
def in_words(phrase: Words) -> str:
    """Return words of an engine in the reader's language."""
    return fill(phrase, {}, gettext)


@register.filter
def option_value(value: Any) -> str:
    """Return the plain value of an option as a person would write it."""
    if isinstance(value, bool):
        return gettext("yes") if value else gettext("no")
    return _spaced(str(value))


@register.filter
def option_parts(value: Any) -> Parts | None:
    """Return the parts of a value that has any: counts, or what a row of a table has.

    A row without anything reads `none`; a plain value has no parts.
    """
    if not isinstance(value, dict):
        return None
    are_counts = not any(isinstance(part, list) for part in value.values())
    texts = (
        str(part) if are_counts else ", ".join(part) or gettext("none")
        for part in value.values()
    )
    return Parts(tuple(zip(value, texts, strict=True)), are_counts)


@register.filter
def option_allowed(option: Option) -> str:
    """Return what an option may be set to, in the words of `option_value`."""
    if isinstance(option, FlagOption):
        return gettext("yes or no")
    if isinstance(option, ChoiceOption):
        return get_text_list([_spaced(name) for name in option.choices], gettext("or"))
    return option.allowed()


def _spaced(name: str) -> str:
    return name.replace("_", " ")


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A rating of players: its limits, and what is usual by position."""

    name: str
    lowest: int
    highest: int
    usual: tuple[int, ...]


@register.filter
def rating_rows(spec: RosterSpec) -> tuple[RatingRow, ...]:
    """Return the ratings that players of a rule book have."""
    return tuple(
        RatingRow(_spaced(name), lowest, highest, usual)
        for name, (lowest, highest, usual) in spec.ratings.items()
    )


@register.filter
def season_sum(column: StatColumn, ruleset: Ruleset) -> str:
    """Return how a column of a rule book's box score adds up over a season."""
    if isinstance(column.adds, Ratio):
        headings = {each.key: each.heading for each in ruleset.stat_columns}
        above, below = column.adds.numerator, column.adds.denominator
        return f"{headings[above]} / {headings[below]}"
    return gettext("highest") if column.adds == "max" else gettext("sum")
