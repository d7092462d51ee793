"""How frames are written and read."""

from collections.abc import Mapping
from typing import Any, Final

from simulation.basketball_age import frames as fr
from simulation.basketball_age.position.fields import (
    FLAG,
    MANY_PLAYERS,
    MANY_SIDES,
    MANY_ZONES,
    ONE_PLAYER,
    ONE_ZONE,
    PATH,
    SIDE,
    Field,
    one_of,
    refuse,
    whole,
)
from simulation.basketball_age.tables import MOST_ROLLS

_SMALL: Final = whole(0, 60)
_ROLLS: Final = whole(0, MOST_ROLLS - 1)

FIELDS: Final[dict[type[fr.Frame], dict[str, Field]]] = {
    fr.Turn: {},
    fr.Lineup: {"side": SIDE, "used": MANY_PLAYERS},
    fr.Jump: {
        "stage": one_of("circle", "rest", "roll", "tip"),
        "side": SIDE,
        "rolls": _ROLLS,
    },
    fr.Activation: {
        "player": ONE_PLAYER,
        "points": whole(0, 6),
        "steps": _SMALL,
        "path": PATH,
        "passes": whole(0, 4),
        "thrown": _SMALL,
        "follower": ONE_PLAYER,
        "follow_points": whole(0, 6),
        "trailer": ONE_PLAYER,
        "joined": _SMALL,
        "tried": MANY_PLAYERS,
        "attempted": FLAG,
        "from_paint": FLAG,
        "drive": FLAG,
        "entered": FLAG,
        "stuck": FLAG,
        "helped": ONE_PLAYER,
        "blinded": FLAG,
        "partner": ONE_PLAYER,
        "picked": ONE_PLAYER,
    },
    fr.Step: {
        "zone": ONE_ZONE,
        "action": one_of("", "move_with", "steal", "lockdown", "made"),
        "defender": ONE_PLAYER,
        "asked": FLAG,
    },
    fr.Setback: {
        "player": ONE_PLAYER,
        "cause": one_of("steal", "beaten", "left", "blind", "screen"),
        "stage": one_of("help", "second"),
    },
    fr.Blind: {"player": ONE_PLAYER, "defender": ONE_PLAYER},
    fr.Pass: {
        "player": ONE_PLAYER,
        "receiver": ONE_PLAYER,
        "stage": one_of("roll", "stray", "thief", "press"),
    },
    fr.Screen: {"player": ONE_PLAYER, "defender": ONE_PLAYER},
    fr.Pick: {},
    fr.Defending: {
        "player": ONE_PLAYER,
        "against": ONE_PLAYER,
        "stage": one_of("action", "steal", "foul", "done", "again"),
    },
    fr.Shot: {
        "player": ONE_PLAYER,
        "form": one_of("shoot", "lay_up", "dunk"),
        "allowance": _SMALL,
        "entered": FLAG,
        "followed": FLAG,
        "used_up": FLAG,
        "stage": one_of(
            "contest",
            "lockdown",
            "block",
            "contest_move",
            "challenge",
            "time",
            "roll",
            "help_pass",
            "pick",
        ),
        "defender": ONE_PLAYER,
        "blocker": ONE_PLAYER,
        "mover": ONE_PLAYER,
        "fouled": FLAG,
        "clean": FLAG,
        "shift": whole(-20, 5),
        "helped": ONE_PLAYER,
        "picked": ONE_PLAYER,
    },
    fr.Rebound: {
        "shooter": ONE_PLAYER,
        "blocker": ONE_PLAYER,
        "stage": one_of("steps", "time", "roll"),
        "side": SIDE,
        "stepped": MANY_PLAYERS,
        "passed": whole(0, 2),
        "rolls": _ROLLS,
    },
    fr.Glass: {
        "shooter": ONE_PLAYER,
        "ball": whole(0, 5),
        "stage": one_of(
            "land", "again", "defender", "attacker", "decide", "grab", "defend"
        ),
        "attacker": ONE_PLAYER,
        "defender": ONE_PLAYER,
        "total": _SMALL,
        "rolls": _ROLLS,
    },
    fr.Throws: {
        "player": ONE_PLAYER,
        "number": whole(1, 3),
        "of": whole(1, 3),
        "technical": FLAG,
        "stage": one_of("shooter", "lane", "pair", "defence", "rest", "throw"),
        "zone": ONE_ZONE,
        "side": SIDE,
        "used": MANY_PLAYERS,
    },
    fr.Dead: {
        "side": SIDE,
        "reason": one_of(
            "", "basket", "free_throw", "out", "offensive_foul", "violation"
        ),
        "spots": MANY_ZONES,
        "may_sub": FLAG,
        "throws": whole(0, 3),
        "shooter": ONE_PLAYER,
        "technical": FLAG,
        "stage": one_of(
            "begin", "replace", "timeout", "benefit", "substitute", "resume"
        ),
        "asked": whole(0, 1),
        "called": MANY_SIDES,
        "used": MANY_PLAYERS,
        "is_break": FLAG,
    },
    fr.Placement: {
        "spots": MANY_ZONES,
        "stage": one_of("press", "inbounder", "spot", "attack", "defence", "time"),
        "timed": FLAG,
    },
    fr.Gain: {
        "player": ONE_PLAYER,
        "how": one_of("steal", "block"),
        "is_last": FLAG,
    },
    fr.Close: {},
    fr.Clock: {"minutes": whole(-1, 20)},
}
CLASSES: Final = {cls.kind: cls for cls in FIELDS}
# what may lie on one another, the lowest first; a clock may lie on some of them
_STACKS: Final = (
    (),
    ("turn",),
    ("turn", "jump", "lineup"),
    ("turn", "jump"),
    ("turn", "activation"),
    ("turn", "activation", "step"),
    ("turn", "activation", "step", "setback"),
    ("turn", "activation", "step", "blind"),
    ("turn", "activation", "setback"),
    ("turn", "activation", "pass"),
    ("turn", "activation", "screen"),
    ("turn", "activation", "pick"),
    ("turn", "defending"),
    ("turn", "defending", "setback"),
    ("turn", "shot"),
    ("turn", "shot", "pass"),
    ("turn", "shot", "setback"),
    ("turn", "rebound"),
    ("turn", "glass"),
    ("turn", "throws"),
    ("turn", "dead"),
    ("turn", "placement"),
    ("turn", "gain"),
    ("turn", "close"),
)
_TIMED: Final = (
    ("turn",),
    ("turn", "shot"),
    ("turn", "rebound"),
    ("turn", "dead"),
    ("turn", "gain"),
    ("turn", "close"),
)


def written_frame(frame: fr.Frame) -> dict[str, Any]:
    """Return a frame as plain JSON values."""
    written: dict[str, Any] = {"kind": frame.kind}
    for name, field in FIELDS[type(frame)].items():
        written[name] = field.write(getattr(frame, name))
    return written


def read_frames(value: object, *, is_read: bool) -> list[fr.Frame]:
    """Return the stack that was written.

    :param is_read: whether this game's clock is read.
    :raises BadPosition: if frames are none, or never lie on one another.
    """
    if not isinstance(value, list):
        refuse("frames", "must be a list")
    frames = [_read_frame(each) for each in value]
    kinds = tuple(frame.kind for frame in frames)
    is_timed = is_read and kinds[-1:] == ("clock",) and kinds[:-1] in _TIMED
    if kinds not in _STACKS and not is_timed:
        refuse("frames", f"{list(kinds)} never lie on one another")
    return frames


def _read_frame(value: object) -> fr.Frame:
    if not isinstance(value, Mapping):
        refuse("frames", "must be a list of objects")
    kind = value.get("kind")
    if not isinstance(kind, str) or kind not in CLASSES:
        refuse("frames", f"{kind!r} is no kind of frame")
    frame = CLASSES[kind]()
    fields = FIELDS[type(frame)]
    for name, each in value.items():
        if name == "kind":
            continue
        place = f"frames.{kind}.{name}"
        if name not in fields:
            refuse(place, "there is no such field")
        setattr(frame, name, fields[name].read(each, place))
    return frame
