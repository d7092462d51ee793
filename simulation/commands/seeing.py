"""A view in text, for any ruleset: what it shows, named as its JSON names it."""

from typing import Any, Final

from simulation.protocol import View

# shown elsewhere, or written for programs
_LEFT_OUT: Final = ("who", "score", "events", "pending", "frames")
_LONGEST_FLAT: Final = 12


def status_text(view: View) -> str:
    """Return what is short enough to stand above every question.

    Numbers and single words stand on one line, each list of words on one below.
    """
    parts, lists = [], []
    for key, value in view.to_json().items():
        if key in _LEFT_OUT or not _is_flat(value):
            continue
        if isinstance(value, list) and any(isinstance(part, str) for part in value):
            lists.append(f"{_name(key)}: {_text(value)}")
        else:
            parts.append(f"{_name(key)} {_text(value)}")
    return "\n".join([", ".join(parts), *lists])


def position_text(view: View) -> str:
    """Return everything that a view shows now, a line for each part."""
    return "\n".join(
        f"  {_name(key)}: {_text(value)}"
        for key, value in view.to_json().items()
        if key not in _LEFT_OUT
    )


def _is_flat(value: Any) -> bool:
    if isinstance(value, list):
        return len(value) <= _LONGEST_FLAT and all(
            isinstance(part, str | int) for part in value
        )
    return isinstance(value, str | int)


def _name(key: str) -> str:
    return key.replace("_", " ")


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "–"
    if isinstance(value, list):
        return " ".join(map(_text, value)) or "–"
    if isinstance(value, dict):
        parts = [f"{key} {_text(part)}" for key, part in value.items()]
        return ", ".join(parts) or "–"
    return str(value)
