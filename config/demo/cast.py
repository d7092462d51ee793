"""Who and what there is in the demo league."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from config.demo.rosters import ROSTERS
from simulation.registry import rulesets

LEAGUE_NAME: Final = "Northern Boards League"
LEAGUE_SLUG: Final = "northern-boards"
TIME_ZONE: Final = "Europe/London"
#: Of the two accounts that somebody may sign in with; it stands in the README.
PASSWORD: Final = "northern-boards"  # noqa: S105 (meant to be known)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account; nobody signs in without a password."""

    name: str
    email: str
    password: str | None = None


@dataclass(frozen=True, slots=True)
class Club:
    """A team, its division, and how it plays while its coach is away.

    :param dials: of its coach profile; none at all plays by the defaults.
    :param coach: None where the team is run by its profile alone.
    :param later_dials: what its coach thinks better of before the second season.
    """

    name: str
    abbreviation: str
    colors: tuple[str, str]
    division: str
    dials: Mapping[str, int] = field(default_factory=dict)
    coach: Person | None = None
    later_dials: Mapping[str, int] = field(default_factory=dict)

    @property
    def roster(self) -> str:
        """Its players, as text to be pasted; empty where it names none."""
        return ROSTERS.get(self.abbreviation, "")


@dataclass(frozen=True, slots=True)
class Cast:
    """A league of the demo.

    :param ruleset: the slug of the rule book that it plays.
    :param roster_budget: rating points a player; those of the box have as many.
    :param cycles: how often each pair meets in the season before, and in the latest.
    """

    ruleset: str
    roster_budget: int
    clubs: tuple[Club, ...]
    divisions: tuple[str, ...]
    cycles: tuple[int, int]


def _person(name: str) -> Person:
    return Person(name, f"{name.lower().replace(' ', '.')}@demo.example")


COMMISSIONER: Final = Person("Hanna Tarrow", "commissioner@demo.example", PASSWORD)
COACH: Final = Person("Miles Hartnell", "coach@demo.example", PASSWORD)
COACH_CLUB: Final = "Brackenridge Foxes"

CLUBS: Final = (
    Club(
        "Port Callow Herons",
        "PCH",
        ("#1b3b6f", "#a9d2ef"),
        "Coast",
        coach=_person("Ida Callender"),
    ),
    Club(
        "Saltmarsh Lanterns",
        "SAL",
        ("#5b2a6e", "#f2b632"),
        "Coast",
        {"threes": 9},
        _person("Ruth Marlowe"),
    ),
    Club(
        "Fennick Anchors",
        "FEN",
        ("#20242b", "#c9ced6"),
        "Coast",
        {"steals": 8, "lockdowns": 8},
        _person("Pia Lindqvist"),
    ),
    Club(
        "Gull Point Pilots",
        "GPP",
        ("#0e7490", "#e8f6f8"),
        "Coast",
        {"pace": 9},
        _person("Sam Whitlock"),
    ),
    Club(
        "Tidewell Cranes",
        "TID",
        ("#d9d4c7", "#7a1f2b"),
        "Coast",
        {"pace": 2, "rotation": 3},
    ),
    Club(
        "Thornby Stags",
        "THO",
        ("#1f5132", "#d8c27a"),
        "Dale",
        {"rotation": 2, "help": 8},
        _person("Owen Thackeray"),
    ),
    Club(
        COACH_CLUB,
        "BRK",
        ("#b5371c", "#f6e3bd"),
        "Dale",
        {"threes": 7, "pace": 7},
        COACH,
        {"threes": 6, "foul_caution": 7},
    ),
    Club(
        "Kestrel Vale Kites",
        "KVK",
        ("#f0c419", "#1d1d1b"),
        "Dale",
        {"pace": 8, "steals": 7},
        _person("Noor Aldane"),
    ),
    Club(
        "Oldmill Millers",
        "OLD",
        ("#8a5a1f", "#f3ead9"),
        "Dale",
        {"foul_caution": 8},
        _person("Greta Farrow"),
    ),
    Club(
        "Quarry Hill Badgers",
        "QUA",
        ("#6b7280", "#111827"),
        "Dale",
        {"threes": 2, "lockdowns": 7},
    ),
)

NORTHERN: Final = Cast(
    ruleset=next(rules.slug for rules in rulesets() if rules.has_players),
    roster_budget=130,
    clubs=CLUBS,
    divisions=("Coast", "Dale"),
    cycles=(1, 2),
)

#: A game that needs no rosters, the first of them.
CUP_RULESET: Final = next(rules.slug for rules in rulesets() if not rules.has_players)
CUP_NAME: Final = "Dale Juniors Cup"
CUP_SLUG: Final = "dale-juniors-cup"
CUP_CLUBS: Final = (
    Club("Brackenridge Cubs", "BRC", ("#d9772b", "#3b1d10"), "", coach=COACH),
    Club("Kestrel Vale Fledglings", "KVF", ("#f7e08a", "#1d1d1b"), ""),
    Club("Oldmill Apprentices", "OMA", ("#c89b5c", "#2b2118"), ""),
    Club("Thornby Fawns", "THF", ("#5f8f6b", "#f4efe1"), ""),
)
