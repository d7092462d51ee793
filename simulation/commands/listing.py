"""``rulesets``: which rule books there are, and what can be chosen about them."""

import argparse
import json
import textwrap
from typing import Any, Final

from simulation.commands.asking import groups_of
from simulation.commands.console import Console
from simulation.options import Option
from simulation.protocol import Ruleset
from simulation.registry import rulesets
from simulation.words import Words, fill

WIDTH: Final = 79


def list_rulesets(arguments: argparse.Namespace, console: Console) -> int:
    """Print every rule book with its options and coaches."""
    if arguments.json:
        console.say(json.dumps([_written(one) for one in rulesets()], indent=2))
        return 0
    for place, ruleset in enumerate(rulesets()):
        if place:
            console.say()
        _say_ruleset(ruleset, console)
    return 0


def _say_ruleset(ruleset: Ruleset, console: Console) -> None:
    console.say(f"{ruleset.slug}: {ruleset.title} (version {ruleset.version})")
    console.say(_wrapped(_text(ruleset.summary), 2))
    console.say(f"  coaches: {', '.join(ruleset.coaches)}")
    console.say(_wrapped(f"groups to delegate: {', '.join(groups_of(ruleset))}", 2))
    if ruleset.presets:
        console.say("  ways of playing:")
    for preset in ruleset.presets:
        console.say(f"    {preset.name}")
        console.say(_wrapped(_text(preset.help), 6))
    console.say("  options, with what they are if nothing is chosen:")
    for option in ruleset.options:
        _say_option(option, console)


def _say_option(option: Option, console: Console) -> None:
    """Print an option; what a deck or a table holds stands below it."""
    default = option.default
    shown = "{…}" if isinstance(default, dict) else json.dumps(default)
    console.say(f"    {option.name}={shown}")
    console.say(_wrapped(f"{_text(option.help)} ({option.allowed()})", 6))
    if isinstance(default, dict):
        is_table = any(isinstance(part, list) for part in default.values())
        rows = [{name: part} for name, part in default.items()]
        for row in rows if is_table else [default]:
            console.say(_wrapped(json.dumps(row), 6))


def _wrapped(text: str, indent: int) -> str:
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * indent,
        break_on_hyphens=False,
    )


def _written(ruleset: Ruleset) -> dict[str, Any]:
    return {
        "slug": ruleset.slug,
        "title": ruleset.title,
        "version": ruleset.version,
        "summary": _text(ruleset.summary),
        "hidden": ruleset.hidden,
        "has_players": ruleset.has_players,
        "coaches": list(ruleset.coaches),
        "groups": groups_of(ruleset),
        "result_kinds": list(ruleset.result_kinds),
        **_choices(ruleset),
        "dials": [
            {
                "name": dial.name,
                "title": _text(dial.title),
                "help": _text(dial.help),
                "minimum": dial.minimum,
                "maximum": dial.maximum,
                "default": dial.default,
                "unit": _text(dial.unit),
            }
            for dial in ruleset.dials
        ],
        "formations": _formations(ruleset),
        "stat_columns": [
            {
                "key": column.key,
                "heading": column.heading,
                "title": _text(column.title),
                "group": column.group,
                "of": column.of,
                "unit": column.unit,
            }
            for column in ruleset.stat_columns
        ],
    }


def _choices(ruleset: Ruleset) -> dict[str, Any]:
    """Return what a league chooses: options, and ways of playing that set some."""
    return {
        "options": [
            {
                "name": option.name,
                "title": _text(option.title),
                "help": _text(option.help),
                "allowed": option.allowed(),
                "default": option.default,
            }
            for option in ruleset.options
        ],
        "presets": [
            {
                "name": preset.name,
                "title": _text(preset.title),
                "help": _text(preset.help),
                "values": dict(preset.values),
            }
            for preset in ruleset.presets
        ],
    }


def _formations(ruleset: Ruleset) -> list[dict[str, Any]]:
    """Return the situations for which a team sheet may name places, if any."""
    placing = ruleset.formations
    return [
        {
            "name": situation.name,
            "title": _text(situation.title),
            "help": _text(situation.help),
            "roles": [_text(role) for role in situation.roles],
            "ready": {ready.name: list(ready.places) for ready in situation.ready},
        }
        for situation in ([] if placing is None else placing.situations)
    ]


def _text(phrase: Words) -> str:
    return fill(phrase, {})
