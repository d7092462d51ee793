"""Lines of text that people type: names, abbreviations, reasons.

Any script is welcome. What is refused is what cannot be shown: control characters,
lone surrogates, private-use characters, marks that turn the writing direction of the
text around them, and lines in which nothing is visible.
"""

import re
import unicodedata
from typing import Final

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

_UNPRINTABLE: Final = frozenset({"Cc", "Cs", "Co", "Zl", "Zp"})
_TURNING: Final = frozenset(
    {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
)
#: Marks that show nothing and turn the signs around them, such as figures.
_MARKS: Final = frozenset("\u061c\u200e\u200f")
_TO_THE_LEFT: Final = frozenset({"R", "AL", "AN"})
_MOST_MARKS: Final = 4
#: Letters and one symbol by their category, blank in every font.
BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_BLANKS: Final = re.compile("[ \u00a0\u2002-\u200a\u3000]+")


def normal_line(text: str) -> str:
    """Return the text as it is stored: NFC, trimmed, every run of blanks one space."""
    return _BLANKS.sub(" ", unicodedata.normalize("NFC", text)).strip(" ")


def validate_line(text: str) -> None:
    """Refuse a line that cannot be shown as it stands.

    :raises ValidationError: for characters that the head of this module lists, for
        letters under a heap of accents, and for a line that shows nothing.
    """
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if (
            category in _UNPRINTABLE
            or character in _MARKS
            or unicodedata.bidirectional(character) in _TURNING
        ):
            raise ValidationError(
                _("There is a character in it that cannot be shown. Type it anew."),
                code="unprintable",
            )
        marks = marks + 1 if category == "Mn" else 0
        if marks > _MOST_MARKS:
            raise ValidationError(
                _("A letter carries too many accents. Type it anew."), code="marks"
            )
    if not any(
        unicodedata.category(character)[0] in "LNPS" and character not in BLANK_LETTERS
        for character in text
    ):
        raise ValidationError(
            _("It shows nothing. Give at least one letter or digit."), code="invisible"
        )


def isolated(text: str) -> str:
    """Return a name as it may stand in a sentence.

    One that is written from right to left would turn figures around it, so it comes
    between marks that keep its direction to itself.
    """
    turns = any(unicodedata.bidirectional(letter) in _TO_THE_LEFT for letter in text)
    return (
        f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}" if turns else text
    )
