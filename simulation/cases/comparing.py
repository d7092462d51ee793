"""Compares what a rule case expects with what came, part by part, in words."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from simulation.boxscore import tally
from simulation.protocol import ACTOR_NAMES, CHANCE, SIDE_SLOTS, Event, Game, Ruleset

LONGEST_SHOWN: Final = 400


def shown(value: object) -> str:
    """Return a JSON value as text, cut where it gets too long to read."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]} …"


def plain(value: Any) -> Any:
    """Return a value with its tuples as lists, as JSON would write it."""
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return value


def differences(expected: Any, came: Any, where: str) -> Iterator[str]:
    """Yield what differs; of objects only the keys that are expected count.

    :param came: plain JSON values.
    :param where: what the compared value is called.
    """
    if isinstance(expected, Mapping) and isinstance(came, Mapping):
        for key, part in expected.items():
            if key in came:
                yield from differences(part, came[key], f"{where}.{key}")
            else:
                yield f"{where}.{key}: expected {shown(part)}, there is no such field"
    elif not matches(expected, came):
        yield f"{where}: expected {shown(expected)}, came {shown(came)}"


def matches(expected: Any, came: Any) -> bool:
    """Whether a value is what is expected; true is not 1, null is not missing."""
    if isinstance(expected, Mapping):
        return isinstance(came, Mapping) and all(
            key in came and matches(part, came[key]) for key, part in expected.items()
        )
    if isinstance(expected, list):
        return (
            isinstance(came, list)
            and len(expected) == len(came)
            and all(map(matches, expected, came))
        )
    return isinstance(expected, bool) == isinstance(came, bool) and expected == came


def unmet(expect: Mapping[str, Any], game: Game, ruleset: Ruleset) -> list[str]:
    """Return in words what a game is not, of all that is expected of it."""
    found: list[str] = []
    for key, part in expect.items():
        if key == "events":
            found.extend(_missing_events(part, game.events))
        elif key == "no_events":
            found.extend(_unwanted_events(part, game.events))
        else:
            came = plain(_part_of(game, ruleset, key, part))
            found.extend(differences(part, came, key))
    return found


def _part_of(game: Game, ruleset: Ruleset, key: str, expected: Any) -> Any:
    """Return the part of a game that an expectation is about."""
    if key == "pending":
        return _written_decision(game)
    if key == "score":
        return game.score
    if key == "result":
        return None if game.result is None else game.result._asdict()
    if key == "position":
        return game.position()
    if key == "view":
        return {who: game.view(ACTOR_NAMES.index(who)).to_json() for who in expected}
    box = tally(ruleset, game.events)
    if key == "periods":
        return box.periods
    teams = dict(zip(ACTOR_NAMES[:CHANCE], SIDE_SLOTS, strict=True))
    return {
        subject: box.lines.get(teams.get(subject, subject), {}) for subject in expected
    }


def _written_decision(game: Game) -> dict[str, Any] | None:
    decision = game.pending
    if decision is None:
        return None
    return {
        "actor": ACTOR_NAMES[decision.actor],
        "kind": decision.kind,
        "options": decision.options,
        "default": decision.default,
        "weights": decision.weights,
        "audience": ACTOR_NAMES[decision.audience],
    }


def written_event(event: Event) -> dict[str, Any]:
    """Return an event's fields as plain JSON values."""
    written: dict[str, Any] = plain(event._asdict())
    return written


def _missing_events(
    expected: Sequence[Mapping[str, Any]], events: Sequence[Event]
) -> Iterator[str]:
    """Yield the first expected event that does not come behind those before it."""
    came = iter([written_event(event) for event in events])
    for number, wanted in enumerate(expected, start=1):
        if any(matches(wanted, event) for event in came):
            continue
        alike = [
            event
            for event in map(written_event, events)
            if event["kind"] == wanted["kind"]
        ]
        yield (
            f"events.{number}: expected {shown(wanted)} behind those before it; of "
            f"that kind came {shown(alike)}"
        )
        return


def _unwanted_events(
    unwanted: Sequence[str | Mapping[str, Any]], events: Sequence[Event]
) -> Iterator[str]:
    for entry in unwanted:
        pattern = {"kind": entry} if isinstance(entry, str) else entry
        found = [
            event for event in map(written_event, events) if matches(pattern, event)
        ]
        if found:
            yield f"no_events: expected no {shown(entry)}, came {shown(found[0])}"
