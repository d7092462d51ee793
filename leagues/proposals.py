"""What a new team is proposed: two colours, and an abbreviation made from its name."""

import unicodedata
from collections.abc import Collection, Iterator
from itertools import chain, count
from typing import Final

from leagues.models.team import ABBREVIATION_LENGTHS
from leagues.text import BLANK_LETTERS

#: First and second colour; the first ones are told apart at a glance.
PAIRS: Final = (
    ("#17574f", "#f2c14e"),
    ("#7a1f2b", "#f3ead9"),
    ("#1b3b6f", "#a9d2ef"),
    ("#d9580d", "#1d1d1b"),
    ("#5b2a6e", "#f2b632"),
    ("#0e7f9e", "#e8f6f8"),
    ("#f0c419", "#1d1d1b"),
    ("#20242b", "#c9ced6"),
    ("#c0267a", "#fbe3f0"),
    ("#5d7a12", "#eef7cf"),
    ("#2563eb", "#ffffff"),
    ("#8a5a1f", "#f3ead9"),
    ("#d9d4c7", "#7a1f2b"),
    ("#6b7280", "#111827"),
    ("#c81e1e", "#fde68a"),
    ("#8b5cf6", "#f3eeff"),
    ("#9bd32a", "#1f3306"),
    ("#4cc3f5", "#0c2a4a"),
    ("#f6a6d0", "#5b2a6e"),
    ("#14a877", "#eafff6"),
)
_WORD_LETTERS: Final = "LN"
_SPARE: Final = "TM"


def free_pair(first_colors: Collection[str]) -> tuple[str, str]:
    """Return the next ready pair whose first colour no team of the league has.

    Past the ready ones they come the other way round, then again from the first.

    :param first_colors: those of the league's teams.
    """
    taken = list(first_colors)
    pairs = [*PAIRS, *((second, first) for first, second in PAIRS)]
    return min(pairs, key=lambda pair: taken.count(pair[0]))


def free_abbreviation(name: str, taken: Collection[str]) -> str:
    """Return an abbreviation of a name: initials where it has three words or more.

    Else the first letters, then others of the name, at last a number behind one. It is
    in capitals, and of letters and digits of any script.

    :param taken: abbreviations that are not free, in capitals.
    """
    return next(made for made in _abbreviations(name) if made not in taken)


def _abbreviations(name: str) -> Iterator[str]:
    """Return what a name may be abbreviated to, the best first, without an end."""
    least, most = ABBREVIATION_LENGTHS
    words = _words(name)
    letters = "".join(words)
    initials = "".join(word[0] for word in words)
    usual = least + 1
    candidates = (
        initials[:most] if len(words) > least else "",
        letters[:usual],
        *(letters[:least] + letter for letter in letters[usual:]),
        initials[:usual],
        letters[:most],
    )
    stem = (letters or _SPARE)[0]
    numbered = (f"{stem}{number}" for number in count(2))
    fitting = (made for made in candidates if least <= len(made) <= most)
    return chain(fitting, numbered)


def _words(name: str) -> list[str]:
    """Return the words of a name in capitals, of letters and digits alone."""
    composed = unicodedata.normalize("NFC", name.upper())
    spaced = "".join(
        letter if _is_shown(letter) else " "
        for letter in composed
        if unicodedata.category(letter)[0] != "M"
    )
    return spaced.split()


def _is_shown(letter: str) -> bool:
    """Tell whether a letter or digit is one that can be seen."""
    kind = unicodedata.category(letter)[0]
    return kind in _WORD_LETTERS and letter not in BLANK_LETTERS
