"""Positions of the advanced rules that no game can be in are refused (BA-16)."""

import pytest

from simulation.basketball_age.options import ADVANCED
from simulation.errors import BadPosition

ALL_ON = {rule.name: True for rule in ADVANCED}
TURN = {"kind": "turn"}
ACTIVE = {"kind": "activation"}
PRESSED_PASS = {"kind": "pass", "player": "H1", "receiver": "H2", "stage": "press"}


def top(kind, **fields):
    return [TURN, {"kind": kind, **fields}]


def on_step(**fields):
    step = {"kind": "step", "zone": "e3", "action": "made"}
    return [TURN, {**ACTIVE, **fields}, step]


FOLLOWED = on_step(path=["c3", "d3"], follower="A1", follow_points=2)
ALONG = "H1:d3 H2:d3 A1:d3"

SIX = "H2:h3 H3:h3 A1:h3 A2:h3 A3:h3 A4:h3"
GLASS = {"shooter": "H1", "ball": 3}

BAD = [
    ("zones", f"H1:d3 H4:h3 {SIX}", {}),
    ("seats", "H1:h3 A1:h3", {"seats": {"H1": "3", "A1": "3"}}),
    ("seats", "H1:g3", {"seats": {"H1": "3"}}),
    ("frames.glass.shooter", "H1:g3 A1:h3", {"frames": top("glass")}),
    ("frames.glass", "H1:g3", {"frames": top("glass", shooter="H1")}),
    (
        "frames.glass.ball",
        "H1:g3 A1:h3",
        {"frames": top("glass", shooter="H1", stage="defender")},
    ),
    (
        "frames.glass.attacker",
        "H1:g3 A1:h3",
        {"frames": top("glass", stage="grab", defender="A1", **GLASS)},
    ),
    (
        "frames.glass.defender",
        "H1:g3 A1:h3",
        {"frames": top("glass", stage="grab", attacker="H1", **GLASS)},
    ),
    ("chances", "H1:d3", {"chances": ["H7"]}),
    (
        "frames.setback.cause",
        "H1:d3 A1:d3",
        {
            "frames": [
                *on_step(),
                {"kind": "setback", "player": "A1", "cause": "screen"},
            ]
        },
    ),
    (
        "frames.setback.stage",
        "H1:d3 A1:d3",
        {
            "frames": [*on_step(), {"kind": "setback", "player": "A1"}],
            "help_used": True,
        },
    ),
    (
        "frames.blind.defender",
        "H1:d3 H2:d3 A1:d3",
        {"frames": [*on_step(), {"kind": "blind", "defender": "A1"}]},
    ),
    (
        "frames.blind.defender",
        "H1:d3 H2:d3 A1:d3",
        {"frames": [*on_step(), {"kind": "blind"}]},
    ),
    (
        "frames.blind.player",
        "H1:d3 H2:e3 A1:d3",
        {"frames": [*FOLLOWED, {"kind": "blind", "defender": "A1"}]},
    ),
    (
        "frames.blind.player",
        ALONG,
        {"frames": [*FOLLOWED, {"kind": "blind", "defender": "A1", "player": "H3"}]},
    ),
    (
        "frames.activation.picked",
        "H1:d3 H2:e3 A1:e3",
        {"frames": [TURN, {**ACTIVE, "player": "H2"}, {"kind": "pick"}]},
    ),
    (
        "frames.activation.player",
        "H1:d3 H2:outside",
        {
            "frames": [
                TURN,
                {**ACTIVE, "player": "H2", "picked": "A1"},
                {"kind": "pick"},
            ],
            "spot": "e1",
        },
    ),
    (
        "frames.pass.stage",
        "H1:g3 H2:f3",
        {"frames": [TURN, ACTIVE, PRESSED_PASS]},
    ),
    (
        "frames.shot.defender",
        "H1:g3 A1:g3",
        {"frames": top("shot", player="H1", stage="help_pass")},
    ),
    ("frames.shot.picked", "H1:g3", {"frames": top("shot", player="H1", stage="pick")}),
    (
        "zones",
        "H1:d3",
        {"frames": top("placement", stage="press", spots=["a2"])},
    ),
    (
        "frames.setback.player",
        "H1:d3 A1:d3 A2:d3",
        {"frames": [*top("defending", player="A1"), {"kind": "setback"}]},
    ),
    (
        "frames.setback.player",
        "H1:d3 A1:d3 A2:d3",
        {
            "frames": [
                *top("defending", player="A1"),
                {"kind": "setback", "player": "A1", "stage": "second"},
            ]
        },
    ),
]


@pytest.mark.parametrize(("field", "zones", "fields"), BAD)
def test_a_position_that_cannot_be_is_refused(at, field, zones, fields):
    with pytest.raises(BadPosition) as refused:
        at(zones, options=ALL_ON, **fields)

    assert refused.value.field == field


def test_spots_need_the_template(at):
    with pytest.raises(BadPosition) as refused:
        at("H1:h3", seats={"H1": "3"})

    assert refused.value.field == "seats"


@pytest.mark.parametrize(
    ("zones", "fields", "kind"),
    [
        (
            "H1:h3 A1:h3 A2:h3 A3:h3",
            {
                "frames": [
                    *top("defending", player="A1", against="H1", stage="done"),
                    {"kind": "setback", "player": "A1", "stage": "second"},
                ],
                "acting": "defence",
                "seats": {"H1": "1", "A1": "2", "A2": "3", "A3": "4"},
            },
            "second_man",
        ),
        (
            "H1:d3 A1:d3",
            {"frames": [*on_step(), {"kind": "setback", "player": "A1"}]},
            "help",
        ),
        (
            ALONG,
            {"frames": [*FOLLOWED, {"kind": "blind", "defender": "A1"}]},
            "blind_screen",
        ),
        (
            ALONG,
            {
                "frames": [
                    *FOLLOWED,
                    {"kind": "blind", "defender": "A1", "player": "H2"},
                ]
            },
            "blind_screen_roll",
        ),
        (
            "H1:d3 H2:e3 A1:e3",
            {
                "frames": [
                    TURN,
                    {**ACTIVE, "player": "H2", "picked": "A1"},
                    {"kind": "pick"},
                ]
            },
            "pick_roll",
        ),
        (
            "H1:g3 A1:g3",
            {"frames": top("shot", player="H1", stage="pick", picked="A1")},
            "pick_roll",
        ),
        (
            "H1:g3 A1:h3 A2:h3",
            {
                "frames": top("glass", stage="defender", **GLASS),
                "seats": {"A1": "3", "A2": "4"},
            },
            "contestant",
        ),
        (
            "H1:d3 A1:d3 H2:h3",
            {"frames": [TURN, {**ACTIVE, "follower": "A1", "follow_points": 2}]},
            "seat",
        ),
        ("", {"frames": top("placement", stage="press", spots=["a2"])}, "press"),
    ],
)
def test_a_position_of_rare_stages_is_played_on(at, zones, fields, kind):
    assert at(zones, options=ALL_ON, **fields).pending.kind == kind
