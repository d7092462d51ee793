"""Reads rule cases, so strictly that a slip of the pen cannot pass as a check."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from simulation import errors
from simulation.cases.fields import FieldReader, bad_case
from simulation.errors import FieldError, SimulationError
from simulation.protocol import ACTOR_NAMES, CHANCE, PUBLIC, Game, Ruleset
from simulation.registry import get_ruleset
from simulation.rosters import average_sheet
from simulation.teamsheet import TeamSheet, read_team_sheet

MAX_BYTES: Final = 5_000_000
MAX_NAME_LENGTH: Final = 200
DEFAULT: Final = "*"
END: Final = "end"

_CASE_FIELDS: Final = (
    "name",
    "ruleset",
    "rules",
    "options",
    "home",
    "away",
    "position",
    "script",
    "steps",
    "expect",
    "refused",
)
_PENDING_FIELDS: Final = ("actor", "kind", "options", "default", "weights", "audience")
_ACTORS: Final = ACTOR_NAMES[: CHANCE + 1]
_VIEWERS: Final = (*ACTOR_NAMES[:CHANCE], ACTOR_NAMES[PUBLIC])
_SLOT: Final = re.compile(r"[HA]\d{1,2}")
_ERRORS: Final = tuple(
    name
    for name, value in vars(errors).items()
    if isinstance(value, type) and issubclass(value, SimulationError)
)


class Choose(NamedTuple):
    """Answer the pending decision; ``*`` is its default."""

    choice: str


class Until(NamedTuple):
    """Take defaults until a decision of a kind is pending, or to the ``end``."""

    kind: str


class AskCoach(NamedTuple):
    """Ask a coach for the side that is to decide; its choice must be this one."""

    coach: str
    choice: str


class LetCoachesPlay(NamedTuple):
    """Let a coach play both sides until an event of a kind, or to the ``end``."""

    coach: str
    event: str


class Refuse(NamedTuple):
    """Try a choice that must raise an error and change nothing."""

    error: str
    choice: str


class Check(NamedTuple):
    """Compare the game with what is expected of it here."""

    expect: Mapping[str, Any]


Step = Choose | Until | AskCoach | LetCoachesPlay | Refuse | Check


class Refusal(NamedTuple):
    """How the start of a game must be refused.

    :param error: the name of the error's class.
    :param field: the field that it names, or None where any will do.
    """

    error: str
    field: str | None


@dataclass(frozen=True, slots=True)
class Case:
    """A rule case that is written as cases are.

    :param source: the file that it stands in, for messages.
    :param rules: the clauses that it shows at work.
    :param home: the written team sheet, of an average team where it names no
        players; ``away`` likewise.
    :param position: a written position, None for a new game.
    :param script: outcomes of chance in order, forced ones included.
    :param expect: what is expected at the end.
    :param refused: the refusal that is expected instead of a game.
    """

    ruleset: Ruleset
    source: str
    name: str
    rules: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    home: Mapping[str, Any] = field(default_factory=dict)
    away: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    script: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)
    refused: Refusal | None = None

    def sheets(self) -> tuple[TeamSheet, TeamSheet]:
        """Return the team sheets.

        :raises BadTeamSheet: if one does not fit the ruleset.
        """
        players = average_sheet(self.ruleset).to_json().get("players", [])
        home, away = (
            read_team_sheet(
                {"players": players, **written},
                coaches=self.ruleset.coaches,
                dials=self.ruleset.dials,
                roster=self.ruleset.roster_spec,
                formations=self.ruleset.formations,
                field_name=side,
            )
            for side, written in (("home", self.home), ("away", self.away))
        )
        return home, away

    def start(self) -> Game:
        """Return the game that the case begins with.

        :raises BadTeamSheet, BadOption, BadPosition: where one is wrong.
        """
        home, away = self.sheets()
        if self.position is None:
            return self.ruleset.start(home, away, self.options)
        return self.ruleset.read_position(self.position, home, away, self.options)


def load_cases(path: Path) -> list[Case]:
    """Read a file of one case or a list of them.

    The ruleset is the one that a case names, else the one whose slug is the name of
    the file's folder.

    :raises BadCase: naming file, case and field, if it is not written as cases are.
    """
    source = str(path)
    try:
        with path.open("rb") as file:
            text = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise bad_case("file", f"cannot be read: {reason}", source) from error
    if len(text) > MAX_BYTES:
        raise bad_case("file", f"must be at most {MAX_BYTES:,} bytes", source)
    try:
        written = json.loads(
            text, object_pairs_hook=_without_doubles, parse_constant=_no_number
        )
    except (ValueError, RecursionError) as error:
        raise bad_case("file", f"is not JSON: {error}", source) from error
    return read_cases(written, path.resolve().parent.name, source)


def read_cases(written: object, slug: str, source: str) -> list[Case]:
    """Read one case or a list of them from JSON values.

    :param slug: of the ruleset, where a case does not name it.
    :param source: where they stand, for messages.
    :raises BadCase: as :func:`load_cases`.
    """
    listed = written if isinstance(written, list) else [written]
    if not listed:
        raise bad_case("file", "holds no case", source)
    cases = [
        _Reader(case, source, f"case {number}").read(slug)
        for number, case in enumerate(listed, start=1)
    ]
    double = _first_double(case.name for case in cases)
    if double is not None:
        raise bad_case("name", "is given to two cases", f"{source}: {double}")
    return cases


def _first_double(names: Iterable[str]) -> str | None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            return name
        seen.add(name)
    return None


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    double = _first_double(name for name, _ in pairs)
    if double is not None:
        raise ValueError(f"an object has {double!r} twice")
    return dict(pairs)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


class _Reader(FieldReader):
    """Reads one case, naming where it is wrong."""

    def __init__(self, written: object, source: str, title: str) -> None:
        super().__init__(source, title)
        self.written = self.mapping(written, "case")

    def read(self, slug: str) -> Case:
        written = self.written
        name = written.get("name")
        if not isinstance(name, str) or not 0 < len(name) <= MAX_NAME_LENGTH:
            self.refuse("name", f"must be a text of 1 to {MAX_NAME_LENGTH} letters")
        self.title = name
        self.keys(written, _CASE_FIELDS, "")
        ruleset = self.ruleset(written.get("ruleset", slug))
        refused = self.refusal(written["refused"]) if "refused" in written else None
        position = None
        if "position" in written:
            position = self.mapping(written["position"], "position")
        case = Case(
            ruleset=ruleset,
            source=self.source,
            name=name,
            rules=self.rules(ruleset),
            options=self.mapping(written.get("options", {}), "options"),
            home=self.mapping(written.get("home", {}), "home"),
            away=self.mapping(written.get("away", {}), "away"),
            position=position,
            script=self.words(written.get("script", []), "script"),
            steps=self.steps(ruleset),
            expect=self.expectation(written["expect"], "expect", ruleset)
            if "expect" in written
            else {},
            refused=refused,
        )
        self.check_whole(case)
        return case

    def ruleset(self, slug: object) -> Ruleset:
        try:
            return get_ruleset(str(slug))
        except SimulationError as error:
            self.refuse("ruleset", str(error))

    def rules(self, ruleset: Ruleset) -> tuple[str, ...]:
        numbers = self.words(self.written.get("rules"), "rules")
        known = {clause.number for clause in ruleset.clauses}
        for number in numbers:
            if number not in known:
                self.refuse("rules", f"{number!r} is no clause of {ruleset.title}")
        if not numbers:
            self.refuse("rules", "must cite at least one clause")
        return numbers

    def refusal(self, value: object) -> Refusal:
        written = self.mapping(value, "refused")
        self.keys(written, ("error", "field"), "refused.")
        for name in ("steps", "script", "expect"):
            if name in self.written:
                self.refuse(name, "has no place in a case that is refused")
        named = written.get("field")
        return Refusal(
            self.one_of(written.get("error"), _ERRORS, "refused.error"),
            None if named is None else self.word(named, "refused.field"),
        )

    def check_whole(self, case: Case) -> None:
        """Refuse a case that checks nothing, or whose header cannot start a game."""
        if case.refused is not None:
            return
        checks = (AskCoach, Refuse, Check)
        if not case.expect and not any(isinstance(step, checks) for step in case.steps):
            self.refuse("expect", "is missing: the case checks nothing")
        try:
            case.ruleset.check_options(case.options)
        except FieldError as error:
            self.refuse(f"options.{error.field}", error.reason)
        try:
            case.sheets()
        except FieldError as error:
            self.refuse(error.field, error.reason)

    def steps(self, ruleset: Ruleset) -> tuple[Step, ...]:
        written = self.written.get("steps", [])
        if not isinstance(written, list):
            self.refuse("steps", "must be a list")
        return tuple(
            self.step(step, f"steps.{number}", ruleset)
            for number, step in enumerate(written, start=1)
        )

    def step(self, value: object, name: str, ruleset: Ruleset) -> Step:
        if isinstance(value, str):
            return Choose(self.word(value, name))
        step = self.mapping(value, name)
        match sorted(step):
            case ["until"]:
                return Until(self.word(step["until"], f"{name}.until"))
            case ["choice", "coach"]:
                return AskCoach(
                    self.one_of(step["coach"], ruleset.coaches, f"{name}.coach"),
                    self.word(step["choice"], f"{name}.choice"),
                )
            case ["coaches", "until"]:
                until = (*ruleset.event_kinds, END)
                return LetCoachesPlay(
                    self.one_of(step["coaches"], ruleset.coaches, f"{name}.coaches"),
                    self.one_of(step["until"], until, f"{name}.until"),
                )
            case ["choose", "error"]:
                return Refuse(
                    self.one_of(step["error"], _ERRORS, f"{name}.error"),
                    self.word(step["choose"], f"{name}.choose"),
                )
            case ["expect"]:
                place = f"{name}.expect"
                return Check(self.expectation(step["expect"], place, ruleset))
        self.refuse(
            name,
            "must be a choice, or an object of until; coach and choice; coaches and "
            "until; error and choose; or expect",
        )

    def expectation(
        self, value: object, name: str, ruleset: Ruleset
    ) -> Mapping[str, Any]:
        """Check the form of an expectation and return it."""
        written = self.mapping(value, name)
        readers = {
            "pending": self.pending,
            "score": self.pair,
            "result": self.result,
            "events": lambda value, name: self.events(value, name, ruleset),
            "no_events": lambda value, name: self.no_events(value, name, ruleset),
            "position": self.mapping,
            "view": self.views,
            "box": lambda value, name: self.box(value, name, ruleset),
            "periods": self.periods,
        }
        self.keys(written, tuple(readers), f"{name}.")
        if not written:
            self.refuse(name, "expects nothing")
        for key, part in written.items():
            readers[key](part, f"{name}.{key}")
        return written

    def pending(self, value: object, name: str) -> None:
        if value is None:
            return
        written = self.mapping(value, name)
        self.keys(written, _PENDING_FIELDS, f"{name}.")
        if "actor" in written:
            self.one_of(written["actor"], _ACTORS, f"{name}.actor")
        if "audience" in written:
            self.one_of(written["audience"], _VIEWERS, f"{name}.audience")

    def result(self, value: object, name: str) -> None:
        if value is not None:
            written = self.mapping(value, name)
            self.keys(written, ("kind", "home", "away"), f"{name}.")

    def events(self, value: object, name: str, ruleset: Ruleset) -> None:
        if not isinstance(value, list):
            self.refuse(name, "must be a list")
        for number, event in enumerate(value, start=1):
            self.event(event, f"{name}.{number}", ruleset)

    def no_events(self, value: object, name: str, ruleset: Ruleset) -> None:
        if not isinstance(value, list):
            self.refuse(name, "must be a list")
        for number, event in enumerate(value, start=1):
            place = f"{name}.{number}"
            if isinstance(event, str):
                self.one_of(event, tuple(ruleset.event_kinds), place)
            else:
                self.event(event, place, ruleset)

    def event(self, value: object, name: str, ruleset: Ruleset) -> None:
        written, kinds = self.mapping(value, name), ruleset.event_kinds
        kind = self.one_of(written.get("kind"), tuple(kinds), f"{name}.kind")
        self.keys(written, kinds[kind], f"{name}.")

    def views(self, value: object, name: str) -> None:
        written = self.mapping(value, name)
        self.keys(written, _VIEWERS, f"{name}.")
        for who, shown in written.items():
            self.mapping(shown, f"{name}.{who}")

    def box(self, value: object, name: str, ruleset: Ruleset) -> None:
        stored = [column.key for column in ruleset.stat_columns if column.is_stored]
        for subject, line in self.mapping(value, name).items():
            if subject not in ACTOR_NAMES[:CHANCE] and not _SLOT.fullmatch(subject):
                self.refuse(f"{name}.{subject}", "must be home, away or a slot")
            for key, amount in self.mapping(line, f"{name}.{subject}").items():
                self.one_of(key, stored, f"{name}.{subject}.{key}")
                self.number(amount, f"{name}.{subject}.{key}")

    def periods(self, value: object, name: str) -> None:
        if not isinstance(value, list):
            self.refuse(name, "must be a list")
        for number, pair in enumerate(value, start=1):
            self.pair(pair, f"{name}.{number}")
