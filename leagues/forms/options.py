"""The options of a rule book as fields of a form.

A field is called as the refusal of its value calls it: `options.quarters`, and for an
option of many parts `options.deck.TWO`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from django import forms
from django.forms.boundfield import BoundField
from django.utils.translation import gettext

from leagues.forms.numbers import WholeField
from simulation.options import (
    ChoiceOption,
    CountsOption,
    FlagOption,
    IntegerOption,
    Option,
    Preset,
    TableOption,
)
from simulation.words import Words, fill

PREFIX: Final = "options"
#: A line is not broken here: it would be, behind a dash.
TOGETHER: Final = "\N{WORD JOINER}"


@dataclass(frozen=True, slots=True)
class OptionFields:
    """One option with what it is filled in by.

    `parts` has one field for a plain option and one for each name of the others.
    """

    title: str
    help: str
    allowed: str
    is_group: bool
    is_open: bool
    parts: tuple[BoundField, ...]


def option_fields(
    options: tuple[Option, ...], values: Mapping[str, Any]
) -> dict[str, forms.Field]:
    """Return the fields of a rule book's options, showing `values` or the defaults."""
    fields: dict[str, forms.Field] = {}
    for option in options:
        value = values.get(option.name, option.default)
        name = f"{PREFIX}.{option.name}"
        if isinstance(option, CountsOption):
            for key in option.default:
                fields[f"{name}.{key}"] = _count(key, option.maximum, value[key])
        elif isinstance(option, TableOption):
            for key in option.default:
                fields[f"{name}.{key}"] = _row(key, option.columns, value[key])
        else:
            fields[name] = _plain(option, value)
    return fields


def option_values(
    options: tuple[Option, ...], cleaned: Mapping[str, Any]
) -> dict[str, Any]:
    """Return what the fields of `option_fields` hold, as the rule book takes it."""
    values: dict[str, Any] = {}
    for option in options:
        name = f"{PREFIX}.{option.name}"
        if isinstance(option, CountsOption | TableOption):
            values[option.name] = {
                key: cleaned[f"{name}.{key}"] for key in option.default
            }
        else:
            values[option.name] = cleaned[name]
    return values


def grouped(form: forms.Form, options: tuple[Option, ...]) -> list[OptionFields]:
    """Return the form's fields of the options, option by option."""
    groups = []
    for option in options:
        is_group = isinstance(option, CountsOption | TableOption)
        name = f"{PREFIX}.{option.name}"
        names = [f"{name}.{key}" for key in option.default] if is_group else [name]
        parts = tuple(form[part] for part in names)
        groups.append(
            OptionFields(
                title=in_words(option.title),
                help=in_words(option.help),
                allowed=option.allowed(),
                is_group=is_group,
                is_open=any(part.errors for part in parts),
                parts=parts,
            )
        )
    return groups


@dataclass(frozen=True, slots=True)
class PresetLink:
    """A way of playing that fills in the form.

    `is_chosen` tells that the form is filled in so.
    """

    name: str
    title: str
    help: str
    is_chosen: bool


def preset_links(form: forms.Form, presets: tuple[Preset, ...]) -> list[PresetLink]:
    """Return the rule book's ways of playing, to be offered above its options."""
    return [
        PresetLink(
            preset.name,
            in_words(preset.title),
            in_words(preset.help),
            all(
                str(form[field].value()) == str(value)
                for field, value in _by_field(preset.values).items()
            ),
        )
        for preset in presets
    ]


def preset_fields(presets: tuple[Preset, ...], chosen: str) -> dict[str, Any]:
    """Return what a way of playing fills in, nothing for a name that there is not."""
    found = (preset.values for preset in presets if preset.name == chosen)
    return _by_field(next(found, {}))


def _by_field(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return values of options by the names of their fields."""
    fields: dict[str, Any] = {}
    for option, value in values.items():
        name = f"{PREFIX}.{option}"
        if isinstance(value, dict):
            fields |= {f"{name}.{key}": part for key, part in value.items()}
        else:
            fields[name] = value
    return fields


def in_words(phrase: Words) -> str:
    """Return words of an engine in the reader's language."""
    return fill(phrase, {}, gettext)


def _plain(option: Option, value: Any) -> forms.Field:
    shared: dict[str, Any] = {
        "label": in_words(option.title),
        "help_text": in_words(option.help),
        "initial": value,
    }
    if isinstance(option, FlagOption):
        return forms.BooleanField(required=False, **shared)
    if isinstance(option, ChoiceOption):
        choices = [(word, word.replace("_", " ")) for word in option.choices]
        return forms.ChoiceField(choices=choices, **shared)
    whole = cast(IntegerOption, option)
    limits = f"{whole.minimum}{TOGETHER}–{TOGETHER}{whole.maximum}"
    shared["help_text"] = f"{shared['help_text']} {limits}."
    return WholeField(min_value=whole.minimum, max_value=whole.maximum, **shared)


def _count(key: str, maximum: int, value: int) -> forms.Field:
    return WholeField(label=key, initial=value, min_value=0, max_value=maximum)


def _row(key: str, columns: tuple[str, ...], value: list[str]) -> forms.Field:
    return forms.MultipleChoiceField(
        label=key,
        initial=value,
        choices=[(column, column) for column in columns],
        widget=forms.CheckboxSelectMultiple(attrs={"class": "form-check-input"}),
        required=False,
    )
