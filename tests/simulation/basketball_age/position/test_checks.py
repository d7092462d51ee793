"""Positions that no game can be in are refused, each by its field."""

import pytest

from simulation.basketball_age import RULESET
from simulation.errors import BadPosition
from simulation.rosters import average_sheet
from simulation.teamsheet import TeamSheet

TURN = {"kind": "turn"}
ACTIVE = {"kind": "activation"}
FIVE = {
    side: [f"{slot}{number}" for number in range(1, 6)]
    for side, slot in (("home", "H"), ("away", "A"))
}


def top(kind, **fields):
    return [TURN, {"kind": kind, **fields}]


def on_active(kind, activation=(), **fields):
    return [TURN, {**ACTIVE, **dict(activation)}, {"kind": kind, **fields}]


DEAD = {"spots": ["e1"]}
CIRCLE = "H4:d3 H5:e3 A4:d3 A5:e3"
PLACED = f"{CIRCLE} H1:b3 H2:b2 H3:b4 A1:f3 A2:f2 A3:f4"

BAD = [
    ("on_court", "", {"on_court": {"home": ["H1"], "away": FIVE["away"]}}),
    ("ball", "", {"ball": "H7"}),
    ("ball", "", {"ball": "A1"}),
    ("ball", "", {"ball": None}),
    ("zones", "H1:outside H2:outside", {"spot": "e1", "inbound_due": True}),
    ("spot", "H1:outside", {"spot": "e3", "inbound_due": True}),
    ("spot", "H1:d3", {"spot": "e1"}),
    ("spot", "H1:outside", {"inbound_due": True}),
    ("inbound_due", "H1:d3", {"inbound_due": True}),
    ("inbound_due", "H1:outside", {"spot": "e1"}),
    ("zones", "H1:d1 H2:d1", {}),
    ("zones", "A1:d3 A2:d3 A3:d3", {}),
    ("unbalanced", "", {"unbalanced": ["H7"]}),
    ("flipped", "", {"flipped": ["H1"]}),
    ("paint_once", "", {"paint_once": ["A1"]}),
    ("paint_twice", "", {"paint_twice": ["H1"]}),
    ("screened", "", {"screened": "H1"}),
    ("forfeit", "", {"forfeit": "home"}),
    ("tokens", "", {"tokens": 0}),
    ("zones", "H1:", {}),
    (
        "unbalanced",
        "H1:outside",
        {"spot": "e1", "inbound_due": True, "unbalanced": FIVE["home"][1:]},
    ),
    (
        "on_court",
        "",
        {
            "on_court": {"home": FIVE["home"][:4], "away": FIVE["away"]},
            "frames": [TURN, {"kind": "jump"}, {"kind": "lineup"}],
        },
    ),
    ("zones", "H1:b3", {"frames": top("jump")}),
    ("zones", "", {"frames": top("jump", stage="rest")}),
    ("zones", CIRCLE, {"frames": top("jump", stage="roll")}),
    ("frames.activation.player", "", {"frames": top("activation", player="A1")}),
    ("frames.activation.path", "H1:d3", {"frames": top("activation", path=["e3"])}),
    ("frames.activation.joined", "H1:d3", {"frames": top("activation", joined=1)}),
    ("frames.activation.follower", "", {"frames": top("activation", follower="H2")}),
    (
        "frames.activation.follower",
        "H1:d3 A1:f3",
        {"frames": top("activation", follower="A1")},
    ),
    (
        "frames.activation.trailer",
        "H1:d3 A1:f3",
        {"frames": top("activation", trailer="A1")},
    ),
    (
        "frames.activation.joined",
        "H2:e1 H1:d3 A1:e1",
        {
            "ball": "H1",
            "frames": top(
                "activation", player="H2", path=["outside", "e1"], trailer="A1"
            ),
        },
    ),
    (
        "frames.activation.passes",
        "H1:outside",
        {"spot": "e1", "inbound_due": True, "frames": top("activation", passes=1)},
    ),
    (
        "unbalanced",
        "H1:outside",
        {
            "spot": "e1",
            "inbound_due": True,
            "unbalanced": ["H2"],
            "frames": top("activation", player="H2"),
        },
    ),
    (
        "zones",
        "H1:e3 H2:d1 H3:d1",
        {"frames": top("activation", player="H2", points=0)},
    ),
    ("frames.step.zone", "H1:d3", {"frames": on_active("step", zone="f3")}),
    (
        "frames.step.zone",
        "H1:d3",
        {"frames": on_active("step", {"points": 0}, zone="e3")},
    ),
    ("frames.step.zone", "H1:d2 H2:d1", {"frames": on_active("step", zone="d1")}),
    (
        "frames.step",
        "H1:outside",
        {"spot": "e1", "inbound_due": True} | {"frames": on_active("step", zone="e1")},
    ),
    (
        "frames.step.defender",
        "H1:d3",
        {"frames": on_active("step", zone="e3", action="steal", defender="H2")},
    ),
    (
        "frames.step.action",
        "H1:d3 H2:d2 A1:d2",
        {
            "frames": on_active(
                "step", {"player": "H2"}, zone="e2", action="steal", defender="A1"
            )
        },
    ),
    (
        "frames.pass.player",
        "H1:d3",
        {"frames": on_active("pass", player="H2", receiver="H1")},
    ),
    (
        "frames.pass.receiver",
        "H1:d3",
        {"frames": on_active("pass", player="H1", receiver="A1")},
    ),
    (
        "frames.pass.receiver",
        "H1:d3",
        {"frames": on_active("pass", player="H1", receiver="H1")},
    ),
    (
        "frames.pass.stage",
        "H1:outside H2:d3",
        {"spot": "e1", "inbound_due": True}
        | {"frames": on_active("pass", player="H1", receiver="H2", stage="thief")},
    ),
    (
        "frames.screen.player",
        "H1:d3",
        {"frames": on_active("screen", player="A1", defender="A1")},
    ),
    (
        "frames.screen.player",
        "H1:d3 H2:outside",
        {"spot": "e1", "frames": on_active("screen", player="H2", defender="A1")},
    ),
    (
        "frames.screen.defender",
        "H1:d3",
        {"frames": on_active("screen", player="H2", defender="H3")},
    ),
    (
        "inbound_due",
        "H1:outside",
        {"spot": "e1", "inbound_due": True}
        | {"frames": top("defending", player="A1", stage="steal", against="H1")},
    ),
    ("frames.defending.player", "H1:d3", {"frames": top("defending", player="H1")}),
    (
        "frames.defending.player",
        "H1:d3 A1:outside",
        {"spot": "e1", "frames": top("defending", player="A1")},
    ),
    (
        "frames.defending.against",
        "H1:d3",
        {"frames": top("defending", player="A1", stage="foul")},
    ),
    ("frames.shot.player", "H1:d3", {"frames": top("shot", player="A1")}),
    (
        "frames.shot.player",
        "H1:d3 H2:outside",
        {"spot": "e1", "frames": top("shot", player="H2")},
    ),
    (
        "frames.shot.defender",
        "H1:d3",
        {"frames": top("shot", player="H1", stage="block")},
    ),
    (
        "frames.shot.mover",
        "H1:d3",
        {"frames": top("shot", player="H1", stage="challenge")},
    ),
    (
        "frames.throws.number",
        "H1:g3",
        {"frames": top("throws", player="H1", number=3, of=2)},
    ),
    ("frames.throws.stage", "H1:g3", {"frames": top("throws", stage="shooter")}),
    ("frames.throws.player", "H1:g3", {"frames": top("throws", player="A1")}),
    (
        "frames.throws.zone",
        "H1:g3",
        {"frames": top("throws", player="H1", stage="defence", zone="g3")},
    ),
    (
        "frames.throws.stage",
        "H1:g3",
        {"frames": top("throws", player="H1", technical=True)},
    ),
    (
        "zones",
        "H1:g3",
        {"frames": top("throws", player="H1", stage="throw")},
    ),
    ("zones", "", {"frames": top("throws", player="H1")}),
    ("frames.dead.spots", "", {"frames": top("dead")}),
    ("frames.dead.throws", "", {"frames": top("dead", technical=True, **DEAD)}),
    ("frames.dead.spots", "", {"frames": top("dead", spots=["d3"])}),
    (
        "frames.dead.side",
        "",
        {"frames": top("dead", side="away", stage="timeout", **DEAD)},
    ),
    (
        "frames.dead.throws",
        "",
        {"frames": top("dead", is_break=True, throws=1, shooter="H1", **DEAD)},
    ),
    (
        "frames.dead.side",
        "",
        {"frames": top("dead", side="away", is_break=True, stage="substitute", **DEAD)},
    ),
    (
        "frames.dead.is_break",
        "",
        {"period": 14, "frames": top("dead", is_break=True, **DEAD)},
    ),
    ("frames.dead.shooter", "", {"frames": top("dead", throws=2)}),
    ("frames.dead.shooter", "", {"frames": top("dead", throws=2, shooter="H7")}),
    (
        "frames.dead.shooter",
        "",
        {"fouls": {"H1": 5}, "frames": top("dead", throws=2, shooter="H1")},
    ),
    ("frames.dead.called", "", {"frames": top("dead", stage="benefit", **DEAD)}),
    ("frames.placement.spots", "", {"frames": top("placement")}),
    ("frames.placement.spots", "", {"frames": top("placement", spots=["d3"])}),
    ("zones", "H1:d3", {"frames": top("placement", **DEAD)}),
    (
        "inbound_due",
        "H1:d3",
        {"frames": top("placement", stage="attack", **DEAD)},
    ),
    (
        "spot",
        "H1:outside",
        {"inbound_due": True, "frames": top("placement", stage="attack", **DEAD)},
    ),
    ("zones", "H1:", {"frames": top("gain", player="A1")}),
    ("frames.gain.player", "", {"frames": top("gain", player="H1")}),
    ("frames", "", {"frames": top("clock")}),
]


@pytest.mark.parametrize(("field", "zones", "fields"), BAD)
def test_a_position_that_cannot_be_is_refused_by_its_field(at, field, zones, fields):
    with pytest.raises(BadPosition) as refused:
        at(zones, **fields)

    assert refused.value.field == field


def test_an_inbounder_may_be_on_his_way_in(at):
    frames = top("activation", player="H2", path=["outside", "e1"], joined=1)

    game = at("H2:e1 H1:d3 A1:e1", ball="H1", frames=frames)

    assert game.pending.kind == "step"


@pytest.mark.parametrize(
    ("zones", "fields", "kind"),
    [
        ("", {"frames": top("throws", stage="shooter", technical=True)}, "shooter"),
        (
            "",
            {"frames": top("dead", is_break=True, stage="substitute", **DEAD)},
            "substitute",
        ),
        ("H1:d3 A1:d3", {"frames": top("defending", player="A1")}, "action"),
        (PLACED, {"frames": top("jump", stage="roll")}, "jump_roll"),
        ("H1:d3", {"frames": top("close")}, "defend"),
    ],
)
def test_a_position_of_rare_stages_is_played_on(at, zones, fields, kind):
    assert at(zones, **fields).pending.kind == kind


def test_a_clock_may_lie_on_the_end_of_an_activation(at):
    frames = [TURN, {"kind": "close"}, {"kind": "clock"}]

    game = at("H1:d3", options={"clock_profile": "table"}, frames=frames)

    assert game.pending.kind == "clock_minutes"


def test_a_player_who_is_on_no_sheet_is_refused():
    sheet = average_sheet(RULESET)
    five = TeamSheet(players=sheet.players[:5])

    with pytest.raises(BadPosition) as refused:
        RULESET.read_position({"zones": {"A7": "d3"}}, sheet, five, {})

    assert refused.value.field == "on_court"


@pytest.mark.parametrize(
    ("clock", "minutes", "field"),
    [(0, -1, "clock"), (60, 1, "frames.clock.minutes")],
)
def test_a_clock_that_is_read_must_run(at, clock, minutes, field):
    frames = top("clock", minutes=minutes)

    with pytest.raises(BadPosition) as refused:
        at("H1:d3", options={"clock_profile": "table"}, clock=clock, frames=frames)

    assert refused.value.field == field
