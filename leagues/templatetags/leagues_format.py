"""Filters that write the numbers of a table the way sports pages do.

A value that does not exist is `MISSING`, never 0; the tag `td` marks its cell.
"""

from collections.abc import Sequence
from fractions import Fraction

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import get_text_list
from django.utils.translation import gettext, pgettext

from leagues.standings import Line, Outcome, Streak, Tally

register = template.Library()

MISSING = "—"
MINUS = "\N{MINUS SIGN}"


@register.filter
def share(value: Fraction | None) -> str:
    """Return a share of games as `.643` or `1.000`, rounded half away from zero.

    A ruling may take more wins than there are: then it is below zero.
    """
    if value is None:
        return MISSING
    thousandths = int(abs(value) * 1000 + Fraction(1, 2))
    sign = MINUS if value < 0 and thousandths else ""
    return f"{sign}{thousandths // 1000 or ''}.{thousandths % 1000:03}"


@register.filter
def number(value: int) -> str:
    """Return a whole number, below zero with a true minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


@register.filter
def signed(value: int | None) -> str:
    """Return a difference as `+60`, `−14` or `0`."""
    if value is None:
        return MISSING
    return f"+{value}" if value > 0 else number(value)


@register.filter
def points_for(tally: Tally) -> str:
    """Return the points scored; missing where no game has a score."""
    return str(tally.points_for) if tally.scored else MISSING


@register.filter
def points_against(tally: Tally) -> str:
    """Return the points allowed; missing where no game has a score."""
    return str(tally.points_against) if tally.scored else MISSING


@register.filter
def difference(tally: Tally) -> str:
    """Return points scored minus points allowed; missing where no game has a score."""
    return signed(tally.difference if tally.scored else None)


@register.filter
def record(tally: Tally | None) -> str:
    """Return wins and losses as `9–5`, with ties `9–5–1`."""
    if tally is None:
        return MISSING
    counts = [tally.wins, tally.losses, *([tally.ties] if tally.ties else [])]
    return "–".join(number(item) for item in counts)


@register.filter
def behind(games: Fraction | None) -> str:
    """Return games behind as `3.0`; missing for the leader."""
    if not games:
        return MISSING
    halves = abs(int(games * 2))
    return f"{MINUS if games < 0 else ''}{halves // 2}.{5 * (halves % 2)}"


@register.filter
def letter(outcome: Outcome) -> str:
    """Return W, L or T."""
    return {
        Outcome.WIN: pgettext("game won", "W"),
        Outcome.LOSS: pgettext("game lost", "L"),
        Outcome.TIE: pgettext("game tied", "T"),
    }[outcome]


@register.filter
def streak(value: Streak | None) -> str:
    """Return the current run as `W5`; missing before the first game."""
    return MISSING if value is None else f"{letter(value.outcome)}{value.length}"


@register.filter
def result(line: Line) -> str:
    """Return a decided meeting from one side as `W 50–48`, a forfeit as `W F`."""
    if line.outcome is None:
        return MISSING
    if line.points_for is None:
        return f"{letter(line.outcome)} {pgettext('forfeit', 'F')}"
    return f"{letter(line.outcome)} {line.points_for}–{line.points_against}"


@register.filter
def tone(line: Line) -> str:
    """Return the class that colours a result, nothing for a tie."""
    tones = {Outcome.WIN: "hw-good", Outcome.LOSS: "hw-bad"}
    return "" if line.outcome is None else tones.get(line.outcome, "")


@register.filter
def listed(items: Sequence[object]) -> str:
    """Return names as `Arden, Bexley and Corran`."""
    return get_text_list([str(item) for item in items], gettext("and"))


@register.filter
def or_missing(value: object) -> str:
    """Return the value as text; missing where there is none."""
    return MISSING if value in (None, "") else str(value)


@register.simple_tag
def td(text: object, classes: str = "") -> SafeString:
    """Return a table cell, marked where its value is missing."""
    names = f"{classes} none".strip() if text == MISSING else classes
    if not names:
        return format_html("<td>{}</td>", text)
    return format_html('<td class="{}">{}</td>', names, text)
