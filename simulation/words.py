"""Words as (template, arguments), so that they can be translated before filling.

An engine never glues sentences from parts. It returns :class:`Words`; the web
translates the template and fills it in, the terminal fills it in as it is.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple


class Name(NamedTuple):
    """A team or player to be named by whoever shows the words.

    :param slot: ``H`` or ``A`` for a team, ``H4`` for the fourth on its sheet.
    """

    slot: str


class Words(NamedTuple):
    """A template with ``{named}`` gaps and what goes into them.

    :param arguments: pairs (gap, value); a value is a number, a text that is the
        same in all languages, a :class:`Name`, or :class:`Words` of its own.
    """

    template: str
    arguments: tuple[tuple[str, "Argument"], ...] = ()


Argument = int | str | Name | Words


def gettext_noop(template: str) -> str:
    """Mark a template for translation and return it as it is."""
    return template


def words(template: str, **arguments: Argument) -> Words:
    """Return the template with its arguments, unfilled."""
    return Words(template, tuple(arguments.items()))


def verbatim(text: str) -> Words:
    """Return a text that is the same in all languages as words."""
    return Words("{text}", (("text", text),))


def listed(items: Sequence[Argument], separator: str = "; ") -> Words:
    """Return parts one after the other, each to be translated by itself."""
    gaps = [f"part{place}" for place in range(len(items))]
    template = separator.join(f"{{{gap}}}" for gap in gaps)
    return Words(template, tuple(zip(gaps, items, strict=True)))


def fill(
    phrase: Words,
    names: Mapping[str, str],
    translate: Callable[[str], str] = gettext_noop,
) -> str:
    """Return the phrase as text.

    :param names: slot → the name to show; a slot without a name shows itself.
    :param translate: called with each template before it is filled.
    :raises KeyError: if the template has a gap that no argument fills.
    """
    filled = {gap: _shown(value, names, translate) for gap, value in phrase.arguments}
    return translate(phrase.template).format_map(filled)


def _shown(
    value: Argument, names: Mapping[str, str], translate: Callable[[str], str]
) -> int | str:
    if isinstance(value, Words):
        return fill(value, names, translate)
    if isinstance(value, Name):
        return names.get(value.slot, value.slot)
    return value
