"""What several commands choose alike: the ruleset's options and the coaches."""

from collections.abc import Mapping, Sequence
from typing import Any

from simulation.commands.console import BadUse
from simulation.protocol import Ruleset
from simulation.rosters import average_sheet
from simulation.teamsheet import TeamSheet


def read_options(
    ruleset: Ruleset, written: Sequence[str], preset: str | None = None
) -> dict[str, Any]:
    """Return all options of a game, those behind ``--option NAME=VALUE`` as written.

    :param preset: a way of playing of the ruleset's, which sets those not written.
    :raises BadUse: if there is no such preset, or an option has no value or is given
        twice.
    :raises BadOption: if one is unknown or may not have that value.
    """
    known = {option.name: option for option in ruleset.options}
    values: dict[str, Any] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadUse(f"--option {text}: must be NAME=VALUE")
        if name in values:
            raise BadUse(f"--option {name}: is given twice")
        values[name] = known[name].read(value) if name in known else value
    return ruleset.check_options({**_set_by(ruleset, preset), **values})


def _set_by(ruleset: Ruleset, name: str | None) -> Mapping[str, Any]:
    """Return the options that a way of playing sets, none for None."""
    if name is None:
        return {}
    for preset in ruleset.presets:
        if preset.name == name:
            return preset.values
    names = ", ".join(preset.name for preset in ruleset.presets) or "none here"
    raise BadUse(f"--preset: there is no {name!r}; there are {names}")


def sheet_of(ruleset: Ruleset, name: str, side: str) -> TeamSheet:
    """Return the sheet of an average team with a coach of that name.

    :raises BadUse: if the ruleset has none.
    """
    if name not in ruleset.coaches:
        raise BadUse(
            f"--{side}: there is no coach {name!r}; there are "
            f"{', '.join(ruleset.coaches)}"
        )
    return average_sheet(ruleset, name)
