"""Filters that turn what a rule book says of itself into text."""

from typing import Any

from django import template
from django.utils.translation import gettext

from simulation.boxscore import Ratio, StatColumn
from simulation.words import Words, fill

register = template.Library()


@register.filter
def in_words(phrase: Words) -> str:
    """Return words of an engine in the reader's language."""
    return fill(phrase, {}, gettext)


@register.filter
def option_value(value: Any) -> str:
    """Return the value of an option as a person would write it.

    Counts read ``AIR 4, STEAL 3``, tables ``AIR: BLOCK, HAND; DUNK: none``.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, dict):
        return str(value)
    if any(isinstance(part, list) for part in value.values()):
        return "; ".join(
            f"{row}: {', '.join(marked) or gettext('none')}"
            for row, marked in value.items()
        )
    return ", ".join(f"{name} {count}" for name, count in value.items())


@register.filter
def season_sum(column: StatColumn) -> str:
    """Return how a column of the box score adds up over a season."""
    if isinstance(column.adds, Ratio):
        return f"{column.adds.numerator} / {column.adds.denominator}".upper()
    return gettext("highest") if column.adds == "max" else gettext("sum")
