"""Golden games: what a version of a ruleset is, written down and compared.

For each ruleset a folder holds

* ``contract.json``: options, dials, columns, events, groups, coaches and clauses by
  name;
* ``<name>.json``: a game's record, the hash of its events, and its box score;
* ``<name>.txt``: the same game as a person would read it.

The JSON files are pinned to the version of the ruleset: none may change without a new
one. A coach may join: the list of coaches may grow, and the newcomer has a golden game
of its own, since a record that names it must come out the same ever after. Transcripts
hold words, which may be mended at any time.
"""

import hashlib
import json
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from simulation.boxscore import Ratio, StatColumn, tally
from simulation.protocol import ACTOR_NAMES, CHANCE, SIDES, Event, Ruleset
from simulation.record import GameRecord
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet
from simulation.words import fill
from tests.simulation.conformance.random_games import random_options, random_sheet

FOLDER: Final = Path(__file__).parent
WIDTH: Final = 88
SEED: Final = 2016
NAMES: Final = {"H": "Home", "A": "Away"}
# coaches that every ruleset has; any other has a golden game of its own
COMMON: Final = ("random", "default", "standard")


class VersionNeeded(Exception):
    """What is pinned to a version of a ruleset has changed, and the version has not."""

    def __init__(self, ruleset: Ruleset, changed: Sequence[str]) -> None:
        super().__init__(
            f"{ruleset.title}: {', '.join(changed)} changed, but the version is still "
            f"{ruleset.version}. Records of that version would no longer replay. If "
            "you did not mean to change the rules, mend the change; if you did, give "
            "the ruleset a new version, run `make playthroughs`, and read what "
            "differs."
        )


def golden_records(ruleset: Ruleset) -> dict[str, GameRecord]:
    """Play the golden games: by the rule book, and one with all that can vary.

    Standard coaches play by the rule book, and so does each coach that is the
    ruleset's own.
    """
    source = random.Random(SEED)
    # of the coaches that there always are, so that one who joins changes no players
    players = [random_sheet(ruleset, source, COMMON).players for _side in SIDES]
    options: dict[str, Mapping[str, object]] = {"standard": {}}
    options["random"] = random_options(ruleset, source)
    options |= {name: {} for name in ruleset.coaches if name not in COMMON}
    records = {}
    for name, values in options.items():
        home, away = (TeamSheet(name, players=each) for each in players)
        records[name] = simulate(ruleset, home, away, values, SEED).record()
    return records


def files_of(ruleset: Ruleset) -> dict[str, str]:
    """Return file name → text of all that is written about a ruleset."""
    files = {"contract.json": as_page(contract(ruleset))}
    for name, record in golden_records(ruleset).items():
        files[f"{name}.json"] = pinned_game(ruleset, record)
        files[f"{name}.txt"] = transcript(ruleset, record)
    return files


def pinned_changes(ruleset: Ruleset, folder: Path) -> list[str]:
    """Return the pinned files that differ from what the ruleset gives now.

    Files of another version are not compared, and none where nothing is pinned. What a
    coach brings who has joined is no difference.
    """
    if pinned_version(folder) != ruleset.version:
        return []
    return [
        name
        for name, text in files_of(ruleset).items()
        if name.endswith(".json") and not _holds(text, _read(folder / name))
    ]


def _holds(text: str, pinned: str | None) -> bool:
    """Whether a pinned file is as it was, or new, or lists fewer coaches."""
    if pinned is None or text == pinned:
        return True
    before, now = json.loads(pinned), json.loads(text)
    known, coaches = before.get("coaches"), now.get("coaches")
    if known is None or not set(known) < set(coaches):
        return False
    before["coaches"] = coaches
    return bool(before == now)


def pinned_version(folder: Path) -> str | None:
    """Return the version that a folder's files are pinned to, None without any."""
    text = _read(folder / "contract.json")
    return None if text is None else str(json.loads(text)["version"])


def write(ruleset: Ruleset, folder: Path) -> list[str]:
    """Write a ruleset's files and return the names of those that changed.

    :raises VersionNeeded: if a pinned file would change within its version.
    """
    changed = pinned_changes(ruleset, folder)
    if changed:
        raise VersionNeeded(ruleset, changed)
    folder.mkdir(exist_ok=True)
    written = []
    for name, text in files_of(ruleset).items():
        if _read(folder / name) != text:
            (folder / name).write_text(text, encoding="utf-8")
            written.append(name)
    return written


def contract(ruleset: Ruleset) -> dict[str, Any]:
    """Return all that leagues, profiles and stored lines refer to by name."""
    return {
        "version": ruleset.version,
        "slug": ruleset.slug,
        "hidden": ruleset.hidden,
        "has_players": ruleset.has_players,
        "options": {
            option.name: {"default": option.default, "allowed": option.allowed()}
            for option in ruleset.options
        },
        "dials": {
            dial.name: [dial.minimum, dial.maximum, dial.default]
            for dial in ruleset.dials
        },
        "groups": dict(ruleset.groups),
        "columns": {column.key: _addition(column) for column in ruleset.stat_columns},
        "events": {kind: list(names) for kind, names in ruleset.event_kinds.items()},
        "result_kinds": list(ruleset.result_kinds),
        "coaches": list(ruleset.coaches),
        "clauses": [clause.number for clause in ruleset.clauses],
    }


def _addition(column: StatColumn) -> str:
    if isinstance(column.adds, Ratio):
        return f"{column.adds.numerator} / {column.adds.denominator}"
    return column.adds


def pinned_game(ruleset: Ruleset, record: GameRecord) -> str:
    """Return a game as JSON text no wider than a page."""
    game = ruleset.start(record.home, record.away, record.options)
    for choice in record.choices:
        game.apply(choice)
    box = tally(ruleset, game.events)
    return as_page(
        {
            "record": record.to_json(),
            "events": len(game.events),
            "events_sha256": events_digest(game.events),
            "periods": [list(points) for points in box.periods],
            "lines": {
                subject: {key: amount for key, amount in line.items() if amount}
                for subject, line in box.lines.items()
            },
        }
    )


def events_digest(events: Sequence[Event]) -> str:
    """Return a SHA-256 over all fields of all events."""
    text = json.dumps([list(event) for event in events], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def transcript(ruleset: Ruleset, record: GameRecord) -> str:
    """Return a game as it went: each choice, and the words of what came of it."""
    lines = [
        f"{ruleset.title}, version {ruleset.version}, seed {record.seed}",
        f"{record.home.coach} (home) against {record.away.coach} (away)",
        "",
    ]
    game = ruleset.start(record.home, record.away, record.options)
    lines += _said(ruleset, game.events)
    outcomes: list[str] = []
    told = len(game.events)
    for choice in record.choices:
        decision = game.pending
        assert decision is not None
        game.apply(choice)
        fresh, told = game.events[told:], len(game.events)
        if decision.actor == CHANCE:
            outcomes.append(f"{ACTOR_NAMES[decision.audience]} {choice}")
        else:
            lines += _outcome_lines(outcomes)
            actor = ACTOR_NAMES[decision.actor]
            lines.append(f"{actor} {decision.kind}: {choice}")
        if said := _said(ruleset, fresh):
            lines += _outcome_lines(outcomes)
            lines += said
    assert game.result is not None
    lines += ["", f"{game.result.kind}: {game.result.home}-{game.result.away}"]
    return "\n".join(lines) + "\n"


def _said(ruleset: Ruleset, events: Sequence[Event]) -> list[str]:
    phrases = [ruleset.describe(event) for event in events]
    told = [fill(phrase, NAMES) for phrase in phrases if phrase is not None]
    return [
        line
        for text in told
        for line in wrap(text, WIDTH, initial_indent="    ", subsequent_indent="      ")
    ]


def _outcome_lines(outcomes: list[str]) -> list[str]:
    """Return dice and cards as wrapped lines, and forget them."""
    lines = _wrapped(outcomes, "  ") if outcomes else []
    outcomes.clear()
    return lines


def as_page(value: Any) -> str:
    """Return JSON text that is narrow enough to read and to compare."""
    return "\n".join(_page_lines(value, "", "")) + "\n"


def _page_lines(value: Any, indent: str, key: str) -> list[str]:
    short = f"{indent}{key}{json.dumps(value)}"
    if len(short) < WIDTH or not value or not isinstance(value, dict | list):
        return [short]
    inner = indent + "  "
    if isinstance(value, list):
        parts = [json.dumps(each) for each in value]
        if max(map(len, parts)) + len(inner) < WIDTH:
            return [f"{indent}{key}[", *_wrapped(parts, inner), f"{indent}]"]
        body = _one_by_one([_page_lines(each, inner, "") for each in value])
        return [f"{indent}{key}[", *body, f"{indent}]"]
    body = _one_by_one(
        [
            _page_lines(each, inner, f"{json.dumps(name)}: ")
            for name, each in value.items()
        ]
    )
    return [f"{indent}{key}{{", *body, f"{indent}}}"]


def _one_by_one(parts: Sequence[list[str]]) -> list[str]:
    """Return parts of a line or more each, parted by commas."""
    for part in parts[:-1]:
        part[-1] += ","
    return [line for part in parts for line in part]


def _wrapped(parts: Sequence[str], indent: str) -> list[str]:
    """Return parts, parted by commas, on lines that break between them alone."""
    lines = [indent]
    for place, part in enumerate(parts, start=1):
        piece = part + ("," if place < len(parts) else "")
        if len(lines[-1]) + len(piece) >= WIDTH and lines[-1] != indent:
            lines[-1] = lines[-1].rstrip()
            lines.append(indent)
        lines[-1] += f"{piece} "
    lines[-1] = lines[-1].rstrip()
    return lines


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None
