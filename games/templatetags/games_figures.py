"""Tags that write the figures of games the way box scores do."""

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from games.charts import MarginChart
from games.statistics import SHARE_DIGITS, Cell
from leagues.badges import Colour, Side, key_svg
from leagues.templatetags.leagues_format import MISSING
from simulation.boxscore import Ratio, StatColumn, amount_text
from simulation.words import Words, fill

register = template.Library()


@register.filter
def figure(value: Cell, column: StatColumn) -> str:
    """Return a cell of a column: a count, an average as `12.3`, a share as `.643`.

    Times are minutes and seconds, margins have their sign.

    What does not exist is `MISSING`, never 0.
    """
    if value is None:
        return MISSING
    if isinstance(column.adds, Ratio):
        return _share(value, column.adds.digits)
    return amount_text(column, value, digits=1 if isinstance(value, float) else 0)


@register.filter
def as_share(value: float | None) -> str:
    """Return a share as `.643` or `1.000`; one that does not exist is `MISSING`."""
    return MISSING if value is None else _share(value, SHARE_DIGITS)


def _share(value: float, digits: int) -> str:
    """Return a share; one with fewer decimals than usual may well be above 1."""
    text = f"{value:.{digits}f}"
    return text.removeprefix("0") if digits == SHARE_DIGITS else text


@register.filter
def in_words(phrase: Words) -> str:
    """Return words of an engine in the reader's language."""
    return fill(phrase, {}, gettext)


@register.filter
def drawn(chart: MarginChart) -> SafeString:
    """Return the drawing of a chart."""
    return mark_safe(chart.svg)  # noqa: S308 - drawn here, its text escaped as XML


@register.simple_tag
def chart_key(colour: Colour, side: str) -> SafeString:
    """Return the mark of a side in a chart: a dot for home, a square for away."""
    return mark_safe(key_svg(colour, Side(side)))  # noqa: S308 - numbers only
