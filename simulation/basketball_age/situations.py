"""Kinds of dead ball and the places at each, ready and saved (BA-17.3).

Places are named as if the side with the ball attacked ``h``; before the tip, as if the
own side did. ``outside`` is the place of who throws in.
"""

from collections.abc import Mapping
from typing import Final

from simulation.basketball_age.court import (
    ALL_ZONES,
    BASELINE,
    BESIDE_PAINT,
    CIRCLE,
    COUNT,
    FILES,
    FREE_THROW,
    FRONT,
    LIMIT,
    OUTSIDE,
    PAINT,
    PLACES,
    RELATIVE,
    ZONES,
    mask_of,
    mirrored,
    zones_in,
)
from simulation.basketball_age.words.phrases import zone_name
from simulation.formations import ReadySet, Situation, Spot
from simulation.protocol import HOME, SIDES
from simulation.words import Words, gettext_noop

_ = gettext_noop

OWN_BASELINE: Final = "own_baseline"
OWN_HALF: Final = "own_half"
SIDELINE: Final = "sideline"
BASELINE_AHEAD: Final = "baseline"
DEFENCE_DEEP: Final = "defence_deep"
DEFENCE_NEAR: Final = "defence_near"
THROWS: Final = "throws"
THROWS_DEFENCE: Final = "throws_defence"
JUMP: Final = "jump"

# of one side: home's zones, and away's for the same places
Plan = tuple[tuple[int, ...], tuple[int, ...]]

OUT: Final = PLACES[OUTSIDE]
SPOTS: Final = (
    *(Spot(ZONES[zone], zone_name(ZONES[zone]), LIMIT[zone]) for zone in range(COUNT)),
    Spot(OUT, Words(_("throws in")), 1),
)

_ANYWHERE: Final = (*ZONES, OUT)
# where nobody waits at free throws
LINE_UP: Final = tuple(
    mask_of((*BESIDE_PAINT[side], PAINT[side], FREE_THROW[side])) for side in SIDES
)
_WAITING: Final = tuple(ZONES[zone] for zone in zones_in(ALL_ZONES ^ LINE_UP[HOME]))
_BESIDE: Final = tuple(ZONES[zone] for zone in BESIDE_PAINT[HOME])
_AROUND: Final = tuple(ZONES[zone] for zone in zones_in(ALL_ZONES ^ mask_of(CIRCLE)))

_BY_HEIGHT: Final = (
    Words(_("the smallest")),
    Words(_("the second smallest")),
    Words(_("the middle one")),
    Words(_("the second tallest")),
    Words(_("the tallest")),
)
_WAITERS: Final = (
    Words(_("the first who waits")),
    Words(_("the second who waits")),
)


def _ready(name: str, title: str, text: str, places: str = "") -> ReadySet:
    return ReadySet(name, Words(title), Words(text), tuple(places.split()))


_BALANCED: Final = _ready(
    "balanced",
    _("balanced"),
    _("Two on the wings, two beside the paint."),
    "outside g2 g4 h4 h2",
)
_WIDE: Final = _ready(
    "wide",
    _("wide"),
    _("Two in the corners, and the tall ones on the wings to shoot."),
    "outside h1 h5 g2 g4",
)
_INSIDE: Final = _ready(
    "inside",
    _("inside"),
    _("Four around the paint, for a short way to the basket."),
    "outside f3 g3 h4 h2",
)
_SHORT: Final = _ready(
    "short",
    _("short passes"),
    _("Three come to the ball, so that a press cannot cut them off."),
    "outside b3 c2 c4 g3",
)
_SHORT_AT_HALF: Final = _SHORT._replace(places=(OUT, "d3", "e2", "f3", "g3"))
_MEN: Final = _ready(
    "men",
    _("man to man"),
    _("The tallest in the paint, a man each for the others."),
)
_TWO_THREE: Final = _ready(
    "two_three",
    _("2–3 zone"),
    _("Two on the wings, three along the baseline."),
    "g2 g4 h2 h4 h3",
)
_ONE_THREE_ONE: Final = _ready(
    "one_three_one",
    _("1–3–1 zone"),
    _("One at the top, three across, the tallest in the paint."),
    "f3 g2 g4 g3 h3",
)
_PRESS: Final = _ready(
    "press",
    _("press"),
    _("Three meet the ball in its own half, two stay behind."),
    "b3 c2 c4 e3 h3",
)


_NEAR: Final = _ready(
    "near", _("near"), _("Close by, for a rebound that is tipped out."), "f3 g2"
)
_BACK: Final = _ready(
    "back", _("back"), _("At half-court, where no break gets past them."), "e3 d3"
)
_AHEAD: Final = _ready(
    "ahead", _("ahead"), _("Towards the other basket, for a quick break."), "h2 e3 d3"
)
_GUARDED: Final = _ready(
    "guarded",
    _("guarded"),
    _("Two stay behind the circle, one is ahead of it."),
    "c3 b3 f3",
)
_TO_BE_TIPPED: Final = _ready(
    "around",
    _("around the circle"),
    _("Three next to the circle, to be tipped to."),
    "c3 d2 e4",
)


def _inbound(name: str, title: str, text: str, *ready: ReadySet) -> Situation:
    spots = (_ANYWHERE,) * len(_BY_HEIGHT)
    return Situation(
        name, Words(title), Words(text), _BY_HEIGHT, spots, ready, needed=(OUT,)
    )


def _defence(name: str, title: str, text: str, *ready: ReadySet) -> Situation:
    spots = (ZONES,) * len(_BY_HEIGHT)
    return Situation(name, Words(title), Words(text), _BY_HEIGHT, spots, ready)


SITUATIONS: Final = (
    _inbound(
        OWN_BASELINE,
        _("Inbound from the own baseline"),
        _("After a basket of the opponents, and wherever the ball is out behind it."),
        _BALANCED,
        _WIDE,
        _INSIDE,
        _SHORT,
    ),
    _inbound(
        OWN_HALF,
        _("Inbound from the own half"),
        _("From beside the own half, and at half-court."),
        _BALANCED,
        _WIDE,
        _INSIDE,
        _SHORT_AT_HALF,
    ),
    _inbound(
        SIDELINE,
        _("Inbound from the side"),
        _("From beside the half under attack."),
        _BALANCED,
        _WIDE,
        _INSIDE,
    ),
    _inbound(
        BASELINE_AHEAD,
        _("Inbound from under the basket"),
        _("From behind the baseline of the half under attack."),
        _BALANCED,
        _WIDE,
        _INSIDE,
    ),
    _defence(
        DEFENCE_DEEP,
        _("Defence against an inbound far off"),
        _("The opponents throw in from their own half; h is the end that is guarded."),
        _MEN,
        _TWO_THREE,
        _ONE_THREE_ONE,
        _PRESS,
    ),
    _defence(
        DEFENCE_NEAR,
        _("Defence against an inbound near the basket"),
        _("The opponents throw in from the half that they attack."),
        _MEN,
        _TWO_THREE,
        _ONE_THREE_ONE,
    ),
    Situation(
        THROWS,
        Words(_("Own free throws")),
        Words(_("The two who wait; beside the paint stand the tallest.")),
        _WAITERS,
        (_WAITING, _WAITING),
        (_NEAR, _BACK),
    ),
    Situation(
        THROWS_DEFENCE,
        Words(_("Free throws of the opponents")),
        Words(
            _("On which side of the paint two of you stand, and where two others wait.")
        ),
        (Words(_("the second man beside the paint")), *_WAITERS),
        (_BESIDE, _WAITING, _WAITING),
        (_NEAR._replace(places=("h2", "f3", "g2")), _AHEAD),
    ),
    Situation(
        JUMP,
        Words(_("Jump ball")),
        Words(_("The three outside the circle; h is the end that you attack.")),
        (
            Words(_("the first beside the circle")),
            Words(_("the second beside the circle")),
            Words(_("the third beside the circle")),
        ),
        (_AROUND,) * 3,
        (_GUARDED, _TO_BE_TIPPED),
    ),
)


def _attack_at(zone: int) -> str:
    """Return the situation of who throws in beside a zone, attacking ``h``."""
    file = zone // (COUNT // len(FILES))
    if zone in BASELINE[HOME]:
        return BASELINE_AHEAD
    if file == 0:
        return OWN_BASELINE
    # half-court is thrown in from either side of its line
    return SIDELINE if FILES[file] > "e" else OWN_HALF


def _defence_at(zone: int) -> str:
    return DEFENCE_NEAR if FRONT[HOME] >> zone & 1 else DEFENCE_DEEP


# by the side that throws in and the zone beside the spot
ATTACK_AT: Final = tuple(
    tuple(_attack_at(ZONES.index(name)) for name in RELATIVE[side]) for side in SIDES
)
DEFENCE_AT: Final = tuple(
    tuple(_defence_at(ZONES.index(name)) for name in RELATIVE[side]) for side in SIDES
)


def plans_of(formations: Mapping[str, tuple[str, ...]]) -> dict[str, Plan | None]:
    """Return the zones of every situation, ready where nothing is saved.

    :param formations: those of a team sheet, checked.
    :returns: by the name of the situation; None where the coach decides.
    """
    plans: dict[str, Plan | None] = {}
    for situation in SITUATIONS:
        places = formations.get(situation.name, situation.default.places)
        home = tuple(PLACES.index(place) for place in places)
        away = tuple(zone if zone == OUTSIDE else mirrored(zone) for zone in home)
        plans[situation.name] = (home, away) if home else None
    return plans
