"""Filters that turn what a rule book says of itself into text."""

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from django import template
from django.utils import formats
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import get_text_list
from django.utils.translation import gettext

from simulation.boxscore import Ratio, StatColumn
from simulation.options import ChoiceOption, FlagOption, Option
from simulation.protocol import Ruleset
from simulation.rulebook import Cell, RuleTable, Share
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


_STOP = re.compile(r"[._](?=.)")
# lines of a phone are short enough to be broken inside a word, too
_BREAKS = {".": ".<wbr>", "_": '_<wbr class="hw-narrow">'}


@register.filter
def breakable(number: str) -> SafeString:
    """Return a clause's number, which may go on in a new line after a stop."""
    html = _STOP.sub(lambda found: _BREAKS[found[0]], escape(number))
    return mark_safe(html)  # noqa: S308 (escaped)


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


@dataclass(frozen=True, slots=True)
class ShownCell:
    """A cell of a rule book's table, formatted.

    :ivar exact: a probability as a fraction, where it says more than the per cent.
    :ivar is_wording: whether it is words, which stand to the left.
    """

    text: str
    exact: str
    is_wording: bool


@dataclass(frozen=True, slots=True)
class ShownTable:
    """A rule book's table, formatted: the first cell of each row names it."""

    heading: tuple[ShownCell, ...]
    rows: tuple[tuple[ShownCell, ...], ...]


# finer fractions tell nobody anything
_LARGEST_DENOMINATOR = 100
_TENTHS_IN_ALL = 1000


@register.filter
def shown_table(table: RuleTable) -> ShownTable:
    """Return a rule book's table with its numbers and words formatted."""
    columns = zip(*table.rows, strict=True)
    wordings = [any(isinstance(cell, Words) for cell in column) for column in columns]
    heading, *rows = (
        tuple(
            _shown_cell(cell, is_wording)
            for cell, is_wording in zip(row, wordings, strict=True)
        )
        for row in (table.heading, *table.rows)
    )
    return ShownTable(heading, tuple(rows))


def _shown_cell(cell: Cell, is_wording: bool) -> ShownCell:
    exact = ""
    if isinstance(cell, Words):
        text = in_words(cell)
    elif isinstance(cell, Share):
        text = _per_cent(cell)
        if cell.of < _LARGEST_DENOMINATOR:
            exact = gettext("%(ways)s of %(of)s") % {"ways": cell.ways, "of": cell.of}
    else:
        text = str(cell)
    return ShownCell(text, exact, is_wording)


def _per_cent(share: Share) -> str:
    """Return a probability in per cent, to a tenth where it is none of hundredths.

    Only what never happens reads 0%, and only what always does 100%.
    """
    if share.of == _LARGEST_DENOMINATOR or share.ways in {0, share.of}:
        return _with_sign(100 * share.ways // share.of, 0)
    tenths = (2 * 1000 * share.ways + share.of) // (2 * share.of)
    if tenths == 0:
        return gettext("under %(share)s") % {"share": _with_sign(Decimal("0.1"), 1)}
    if tenths == _TENTHS_IN_ALL:
        return gettext("over %(share)s") % {"share": _with_sign(Decimal("99.9"), 1)}
    return _with_sign(Decimal(tenths) / 10, 1)


def _with_sign(number: int | Decimal, digits: int) -> str:
    return gettext("%(number)s%%") % {"number": formats.number_format(number, digits)}
