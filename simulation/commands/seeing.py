"""A view in text, for any ruleset: what it shows, by the names that people have for it.

Where a ruleset gives none, the names are those of the view's JSON.
"""

from collections.abc import Mapping
from typing import Any, Final

from simulation.commands.report import TEAM_NAMES
from simulation.protocol import ACTOR_NAMES, SIDE_SLOTS, SIDES, Ruleset, View
from simulation.words import Words, fill

# shown elsewhere, or written for programs
_LEFT_OUT: Final = ("who", "score", "events", "pending", "frames")
_LONGEST_FLAT: Final = 12
_NOTHING: Final = "–"
_NO_NAMES: Final[Mapping[str, Words]] = {}
_SIDES: Final = {ACTOR_NAMES[side]: TEAM_NAMES[SIDE_SLOTS[side]] for side in SIDES}


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


def position_text(ruleset: Ruleset, view: View) -> str:
    """Return everything that a view shows now, a line for each part."""
    shown = view.to_json()
    names = ruleset.view_names
    keys = list(names) if names else [key for key in shown if key not in _LEFT_OUT]
    return "\n".join(
        f"  {_called(key, names)}: {_text(shown[key], names)}"
        for key in keys
        if key in shown
    )


def _is_flat(value: Any) -> bool:
    if isinstance(value, list):
        return len(value) <= _LONGEST_FLAT and all(
            isinstance(part, str | int) for part in value
        )
    return isinstance(value, str | int)


def _name(key: str) -> str:
    return key.replace("_", " ")


def _called(key: str, names: Mapping[str, Words]) -> str:
    """Return what a part is called: by its ruleset, as a side, or as it is written."""
    if key in names:
        return fill(names[key], TEAM_NAMES)
    return _SIDES.get(key, _name(key))


def _text(value: Any, names: Mapping[str, Words] = _NO_NAMES) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(_text(part, names) for part in value) or _NOTHING
    if isinstance(value, dict):
        parts = [
            f"{_called(key, names)} {_text(part, names)}" for key, part in value.items()
        ]
        return ", ".join(parts) or _NOTHING
    if value is None or value == "":
        return _NOTHING
    return _SIDES.get(value, str(value)) if names else str(value)
