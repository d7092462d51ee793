"""Game records: enough to replay a game exactly, as plain JSON.

A record holds the ruleset and its version, the options, both team sheets, the seed,
the result, and every choice in order, those of chance included. People are sheet
slots (``H1`` … ``A10``), never names, so renaming a person touches no record.
"""

import hashlib
import json
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final, NamedTuple

from simulation.boxscore import BoxScore, tally
from simulation.chance import SEED_BITS
from simulation.errors import (
    ArchivedRecord,
    BadOption,
    BadRecord,
    BadTeamSheet,
    IllegalChoice,
    RecordMismatch,
    SimulationError,
)
from simulation.protocol import Game, Result, Ruleset
from simulation.registry import get_ruleset
from simulation.teamsheet import PlayerSheet, TeamSheet, read_team_sheet

FORMAT: Final = 1
MAX_BYTES: Final = 1_000_000
MAX_CHOICES: Final = 20_000
MAX_CHOICE_LENGTH: Final = 200
# of a version or of the name of a kind of result
MAX_NAME_LENGTH: Final = 40
# how far options and sheets of a version that is not known here may be nested
MAX_DEPTH: Final = 8
ANSWERERS: Final = ("simulated", "online", "table")

_FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "format": int,
    "ruleset": str,
    "version": str,
    "options": dict,
    "home": dict,
    "away": dict,
    "seed": (int, type(None)),
    "result": (dict, type(None)),
    "choices": list,
    "segments": list,
}


class Segment(NamedTuple):
    """A stretch of choices that came the same way.

    :param start: index of its first choice.
    :param source: ``simulated``, ``online`` or ``table``.
    """

    start: int
    source: str


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as it was played.

    :param seed: of the game's dice and coaches, or None where people rolled.
    :param result: None while the game is played.
    :param choices: in order, in the ruleset's notation.
    """

    ruleset: str
    version: str
    options: Mapping[str, Any]
    home: TeamSheet
    away: TeamSheet
    seed: int | None
    result: Result | None
    choices: tuple[str, ...]
    segments: tuple[Segment, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the record as plain JSON values."""
        return {
            "format": FORMAT,
            "ruleset": self.ruleset,
            "version": self.version,
            "options": dict(self.options),
            "home": self.home.to_json(),
            "away": self.away.to_json(),
            "seed": self.seed,
            "result": None if self.result is None else self.result._asdict(),
            "segments": [list(segment) for segment in self.segments],
            "choices": list(self.choices),
        }

    def dump(self) -> str:
        """Return the record as canonical JSON: equal records, equal text."""
        return json.dumps(
            self.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=True
        )

    def digest(self) -> str:
        """Return the SHA-256 of the canonical text, in hexadecimal."""
        return hashlib.sha256(self.dump().encode()).hexdigest()

    def sealed(self, salt: str) -> "GameRecord":
        """Return the copy that may be published while coach profiles are secret.

        :param salt: a secret of the season, so that a profile cannot be guessed from
            its hash.
        """
        return replace(self, home=self.home.sealed(salt), away=self.away.sealed(salt))


class Replay(NamedTuple):
    """A record played again."""

    ruleset: Ruleset
    game: Game
    box: BoxScore


def load(text: str | bytes) -> GameRecord:
    """Read a record.

    :raises BadRecord: naming the field and the reason, if it cannot be one.
    """
    stored = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if len(stored) > MAX_BYTES:
        raise BadRecord("record", f"must be at most {MAX_BYTES:,} bytes")
    try:
        written = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record", f"is not JSON ({error})") from error
    if not isinstance(written, dict):
        raise BadRecord("record", "must be a JSON object")
    return read(written)


def read(written: Mapping[str, Any]) -> GameRecord:
    """Read a record from JSON values.

    :raises BadRecord: as :func:`load`.
    """
    _check_fields(written)
    try:
        ruleset = get_ruleset(written["ruleset"])
    except SimulationError as error:
        raise BadRecord("ruleset", str(error)) from error
    if written["version"] != ruleset.version:
        options, sheets, kinds = _keep_header(written)
    else:
        options, sheets = _check_header(ruleset, written)
        kinds = ruleset.result_kinds
    return GameRecord(
        ruleset=ruleset.slug,
        version=written["version"],
        options=options,
        home=sheets[0],
        away=sheets[1],
        seed=written["seed"],
        result=_read_result(written["result"], kinds),
        choices=_read_choices(written["choices"]),
        segments=_read_segments(written["segments"], len(written["choices"])),
    )


def replay(record: GameRecord) -> Replay:
    """Play a record again from its choices.

    :raises ArchivedRecord: if another version of the rules made it.
    :raises RecordMismatch: if a choice is refused, the choices end too early or go
        on after the end, or the result differs.
    """
    game = game_after(record, len(record.choices))
    ruleset = get_ruleset(record.ruleset)
    if game.result != record.result:
        raise RecordMismatch(
            f"the record says {_result_text(record.result)}, "
            f"the replay gives {_result_text(game.result)}"
        )
    return Replay(ruleset, game, tally(ruleset, game.events))


def play_through(record: GameRecord) -> Iterator[Game]:
    """Play a record again; yield the game at its start and after each choice.

    It is always the same game, which goes on when the next is asked for.

    :raises ArchivedRecord: if another version of the rules made it.
    :raises RecordMismatch: if a choice is refused.
    """
    ruleset = get_ruleset(record.ruleset)
    check_version(ruleset, record)
    game = ruleset.start(record.home, record.away, record.options)
    yield game
    for place, choice in enumerate(record.choices, start=1):
        try:
            game.apply(choice)
        except IllegalChoice as error:
            raise RecordMismatch(f"choice {place}: {error}") from error
        yield game


def game_after(record: GameRecord, choices: int) -> Game:
    """Return the game as it was after so many of its choices.

    :raises ArchivedRecord, RecordMismatch: as :func:`play_through`.
    :raises ValueError: if the record has fewer choices.
    """
    if not 0 <= choices <= len(record.choices):
        raise ValueError(f"cannot stop after {choices} of {len(record.choices)}")
    game: Game = deque(islice(play_through(record), choices + 1), maxlen=1).pop()
    return game


def check_version(ruleset: Ruleset, record: GameRecord) -> None:
    """Check that these rules made a record.

    :raises ArchivedRecord: if another version of them did.
    """
    if record.version != ruleset.version:
        raise ArchivedRecord(
            f"made by version {record.version} of {ruleset.title}; "
            f"this is version {ruleset.version}"
        )


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _result_text(result: Result | None) -> str:
    if result is None:
        return "an unfinished game"
    return f"{result.home}-{result.away} ({result.kind})"


def _check_fields(written: Mapping[str, Any]) -> None:
    for name in written:
        if name not in _FIELDS:
            raise BadRecord(str(name), "a record has no such field")
    for name, kinds in _FIELDS.items():
        if name not in written:
            raise BadRecord(name, "is missing")
        value = written[name]
        if not isinstance(value, kinds) or isinstance(value, bool):
            raise BadRecord(name, f"cannot be {_kind(value)}")
    seed = written["seed"]
    if seed is not None and not 0 <= seed < 1 << SEED_BITS:
        raise BadRecord("seed", f"must be from 0 to 2^{SEED_BITS} - 1")
    if written["format"] != FORMAT:
        raise BadRecord("format", f"must be {FORMAT}, not {written['format']}")
    version = written["version"]
    if not 0 < len(version) <= MAX_NAME_LENGTH or not version.isprintable():
        raise BadRecord("version", "must be a short text")


def _check_header(
    ruleset: Ruleset, written: Mapping[str, Any]
) -> tuple[dict[str, Any], tuple[TeamSheet, TeamSheet]]:
    try:
        options = ruleset.check_options(written["options"])
    except BadOption as error:
        raise BadRecord(f"options.{error.field}", error.reason) from error
    try:
        home, away = (
            read_team_sheet(
                written[side],
                coaches=ruleset.coaches,
                dials=ruleset.dials,
                roster=ruleset.roster_spec,
                formations=ruleset.formations,
                field_name=side,
            )
            for side in ("home", "away")
        )
    except BadTeamSheet as error:
        raise BadRecord(error.field, error.reason) from error
    return options, (home, away)


def _keep_header(
    written: Mapping[str, Any],
) -> tuple[dict[str, Any], tuple[TeamSheet, TeamSheet], tuple[str, ...] | None]:
    """Return options and sheets of another version as they were written.

    What names and values they may have is not known here, so the kinds of result
    are None.
    """
    for name in ("options", "home", "away"):
        if _is_deeper(written[name], MAX_DEPTH):
            raise BadRecord(name, f"is nested more than {MAX_DEPTH} deep")
    home, away = (_keep_sheet(written[side], side) for side in ("home", "away"))
    return written["options"], (home, away), None


def _is_deeper(value: object, levels: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return not levels or any(_is_deeper(each, levels - 1) for each in inner)


def _keep_sheet(written: dict[str, Any], side: str) -> TeamSheet:
    try:
        sheet = TeamSheet(
            coach=written["coach"],
            profile=dict(written.get("profile", {})),
            players=tuple(
                PlayerSheet(player["position"], dict(player["ratings"]))
                for player in written.get("players", [])
            ),
            seal=written.get("profile_sha256", ""),
            formations={
                name: tuple(places)
                for name, places in written.get("formations", {}).items()
            },
        )
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(side, "is not written as team sheets are") from error
    if sheet.to_json() != written:
        raise BadRecord(side, "is not written as team sheets are")
    return sheet


def _read_result(
    written: Mapping[str, Any] | None, kinds: tuple[str, ...] | None
) -> Result | None:
    if written is None:
        return None
    if set(written) != {"kind", "home", "away"}:
        raise BadRecord("result", "must have kind, home and away")
    kind = written["kind"]
    if not isinstance(kind, str) or len(kind) > MAX_NAME_LENGTH:
        raise BadRecord("result.kind", "must be a short text")
    if kinds is not None and kind not in kinds:
        raise BadRecord("result.kind", f"must be one of {', '.join(kinds)}")
    for side in ("home", "away"):
        points = written[side]
        if isinstance(points, bool) or not isinstance(points, int) or points < 0:
            raise BadRecord(f"result.{side}", "must be a whole number from 0")
    return Result(kind, written["home"], written["away"])


def _read_choices(written: list[Any]) -> tuple[str, ...]:
    if len(written) > MAX_CHOICES:
        raise BadRecord("choices", f"must be at most {MAX_CHOICES:,}")
    for index, choice in enumerate(written):
        if not isinstance(choice, str) or len(choice) > MAX_CHOICE_LENGTH:
            raise BadRecord(f"choices.{index}", "must be a short text")
    return tuple(written)


def _read_segments(written: list[Any], choices: int) -> tuple[Segment, ...]:
    segments: list[Segment] = []
    for index, segment in enumerate(written):
        name = f"segments.{index}"
        if not isinstance(segment, list) or len(segment) != 2:
            raise BadRecord(name, "must be a pair of index and source")
        start, source = segment
        least = segments[-1].start + 1 if segments else 0
        if isinstance(start, bool) or not isinstance(start, int):
            raise BadRecord(name, "must begin with a whole number")
        if not least <= start < max(choices, 1) or (index == 0 and start != 0):
            raise BadRecord(name, "must begin at 0 and go up within the choices")
        if source not in ANSWERERS:
            raise BadRecord(name, f"must come from one of {', '.join(ANSWERERS)}")
        segments.append(Segment(start, source))
    if choices and not segments:
        raise BadRecord("segments", "must say where the choices came from")
    return tuple(segments)


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", type(None): "null"}
    return names.get(type(value), "that kind of value")
