"""Choices as short words, listed from tables that are made once.

``docs/basketball_age.md`` has a table of every decision with its choices.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from simulation.basketball_age.court import CIRCLE, COUNT, ZONES
from simulation.basketball_age.tables import (
    MOST_PLAYERS,
    NOBODY,
    PLAYERS,
)
from simulation.basketball_age.template import NAMES

NOTHING: Final = "nothing"
NONE: Final = "none"
DONE: Final = "done"
END: Final = "end"
DRIBBLE: Final = "dribble"
HOLD: Final = "hold"
RECEIVE: Final = "receive"
SHOOT: Final = "shoot"
LAY_UP: Final = "lay_up"
DUNK: Final = "dunk"
TIMEOUT: Final = "timeout"
PRESS: Final = "press"
LIFT: Final = "lift"
HELP: Final = "help"
OFFENCE: Final = "offence"
DEFENCE: Final = "defence"

# the kinds of decision of the two sides, each with the group that it belongs to: who is
# activated is one, the steps of an activation are another, so that a coach may name his
# man and leave it to the profile how he goes about it
GROUPS: Final[Mapping[str, str]] = {
    "lineup": "substitution",
    "jumper": "placement",
    "jump_place": "placement",
    "tip": "activation",
    "activate": "activation",
    "step": "step",
    "reaction": "reaction",
    "blind_screen": "step",
    "help": "card",
    "help_pass": "step",
    "press": "card",
    "second_man": "reaction",
    "thief": "reaction",
    "defend": "activation",
    "action": "step",
    "contest": "reaction",
    "contest_move": "reaction",
    "challenge": "reaction",
    "rebound_step": "rebound",
    "seat": "rebound",
    "contestant": "rebound",
    "replace": "substitution",
    "timeout": "timeout",
    "benefit": "timeout",
    "substitute": "substitution",
    "shooter": "free_throw",
    "lane": "free_throw",
    "pair": "free_throw",
    "throw_place": "free_throw",
    "quick_throw_in": "placement",
    "inbounder": "placement",
    "spot": "placement",
    "place": "placement",
}


class Choice(NamedTuple):
    """A choice, read.

    :param verb: its first word.
    :param player: the first player that it names, or ``NOBODY``.
    :param other: the second player that it names, or ``NOBODY``.
    :param zone: the zone that it names, or -1.
    """

    verb: str
    player: int = NOBODY
    other: int = NOBODY
    zone: int = -1


# every choice that names somebody or a place
CHOICES: Final[dict[str, Choice]] = {}


def _written(choice: Choice) -> str:
    names = [choice.verb]
    if choice.player != NOBODY:
        names.append(PLAYERS[choice.player])
    if choice.other != NOBODY:
        names.append(PLAYERS[choice.other])
    if choice.zone >= 0:
        names.append(ZONES[choice.zone])
    word = " ".join(names)
    CHOICES[word] = choice
    return word


def _by_player(verb: str) -> tuple[str, ...]:
    return tuple(_written(Choice(verb, player)) for player in range(len(PLAYERS)))


def _by_zone(verb: str) -> tuple[str, ...]:
    return tuple(_written(Choice(verb, zone=zone)) for zone in range(COUNT))


def _by_player_and_zone(verb: str) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(_written(Choice(verb, player, zone=zone)) for zone in range(COUNT))
        for player in range(len(PLAYERS))
    )


def _by_two(verb: str, are_opponents: bool) -> tuple[tuple[str, ...], ...]:
    """Return the words of two players, "" where they may not be named together."""
    return tuple(
        tuple(
            _written(Choice(verb, player, other))
            if player != other
            and (player // MOST_PLAYERS != other // MOST_PLAYERS) is are_opponents
            else ""
            for other in range(len(PLAYERS))
        )
        for player in range(len(PLAYERS))
    )


ACTIVATE: Final = _by_player("activate")
MOVE: Final = _by_zone("move")
PASS: Final = _by_player("pass")
SCREEN: Final = _by_player("screen")
TAKE: Final = _by_player("take")
QUICK: Final = _by_player("quick")
PICK: Final = _by_player("pick")
BLIND: Final = _by_player("blind")
MOVE_WITH: Final = _by_player("move_with")
STEAL: Final = _by_player("steal")
UNBALANCE: Final = _by_player("unbalance")
LOCKDOWN: Final = _by_player("lockdown")
BLOCK: Final = _by_player("block")
DEFEND: Final = _by_player_and_zone("move")
FOUL: Final = _by_two("foul", are_opponents=True)
TIP: Final = _by_player("tip")
STEP: Final = _by_player_and_zone("step")
SUB: Final = _by_two("sub", are_opponents=False)
SHOOTER: Final = _by_player("shooter")
PAIR: Final = _by_zone("pair")
INBOUND: Final = _by_player("inbound")
SPOT: Final = _by_zone("spot")
PLACE: Final = _by_zone("place")
PLACE_PLAYER: Final = _by_player_and_zone("place")
CIRCLE_PLACES: Final = tuple(
    tuple(words[zone] for words in PLACE_PLAYER) for zone in CIRCLE
)

# BA-16.4
SEAT: Final = tuple(f"at {name}" for name in NAMES)
SEAT_OF: Final = {word: seat for seat, word in enumerate(SEAT)}

# what a clock shows, as read at a table
MINUTES: Final = tuple(f"min {number}" for number in range(21))
SECONDS: Final = tuple(f"sec {number:02}" for number in range(60))
CLOCK: Final = {
    **{word: number for number, word in enumerate(MINUTES)},
    **{word: number for number, word in enumerate(SECONDS)},
}
