"""Texts in the cells of a table that a spreadsheet may open.

A text that a spreadsheet would take for a formula gets an apostrophe in front, as
spreadsheets themselves write it.
"""

from typing import Final

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001 (wide signs are meant)
_GUARD: Final = "'"


def guarded(text: str) -> str:
    """Return the text as it may stand in a cell."""
    return f"{_GUARD}{text}" if text.lstrip(f"{_GUARD} ").startswith(_FORMULA) else text


def unguarded(text: str) -> str:
    """Return the text that ``guarded`` was given."""
    bare = text.removeprefix(_GUARD)
    return bare if guarded(bare) == text else text
