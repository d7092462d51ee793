"""Saved formations are checked role by role, and written with the team sheet."""

import json

import pytest

from simulation.errors import BadTeamSheet
from simulation.formations import (
    Formations,
    ReadySet,
    Situation,
    Spot,
    check_formations,
    formation_faults,
)
from simulation.teamsheet import TeamSheet, read_team_sheet
from simulation.words import Words

SPOTS = (
    Spot("net", Words("the net"), 1),
    Spot("wing", Words("the wing"), 2),
    Spot("out", Words("throws in"), 1),
)
ROLES = (Words("the first"), Words("the second"), Words("the third"))
THROW_IN = Situation(
    "throw_in",
    Words("Throw-in"),
    Words("From anywhere."),
    ROLES,
    (("net", "wing", "out"),) * 3,
    (
        ReadySet("usual", Words("usual"), Words("As ever."), ("out", "net", "wing")),
        ReadySet("wide", Words("wide"), Words("Apart."), ("out", "wing", "wing")),
    ),
    needed=("out",),
)
DEFENCE = Situation(
    "defence",
    Words("Defence"),
    Words("Against a throw-in."),
    ROLES[:2],
    (("net", "wing"), ("net",)),
    (ReadySet("men", Words("man to man"), Words("One each.")),),
)


class SmallCourt(Formations):
    """Two places and one outside."""

    @property
    def spots(self):
        return SPOTS

    @property
    def situations(self):
        return (THROW_IN, DEFENCE)

    def draw(self, name, places):
        return "<svg/>"


COURT = SmallCourt()


def told(written, formations=COURT):
    return [
        (fault.field, fault.reason) for fault in formation_faults(written, formations)
    ]


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"throw_in": ["out", "net", "wing"]},
        {"throw_in": ("wing", "wing", "out"), "defence": ["wing", "net"]},
    ],
)
def test_formations_that_fit_are_let_through(written):
    check_formations(written, COURT)

    assert told(written) == []


@pytest.mark.parametrize(
    ("written", "faults"),
    [
        (["out"], [("formations", "must be an object of places by situation")]),
        (
            {"kick_off": []},
            [
                (
                    "formations.kick_off",
                    "no such situation; there are throw_in, defence",
                )
            ],
        ),
        (
            {"throw_in": ["out", "net"]},
            [("formations.throw_in", "must name 3 places, one for each role")],
        ),
        (
            {"throw_in": "out"},
            [("formations.throw_in", "must name 3 places, one for each role")],
        ),
        (
            {"throw_in": 7},
            [("formations.throw_in", "must name 3 places, one for each role")],
        ),
        (
            {"throw_in": ["out", "moon", 3]},
            [
                ("formations.throw_in.2", "must be one of net, wing, out"),
                ("formations.throw_in.3", "must be one of net, wing, out"),
            ],
        ),
        (
            {"defence": ["out", "wing"]},
            [
                ("formations.defence.1", "must not be one of out"),
                ("formations.defence.2", "must not be one of wing, out"),
            ],
        ),
        (
            {"throw_in": ["out", "net", "net"]},
            [("formations.throw_in.3", "net has room for 1 of a team")],
        ),
        (
            {"throw_in": ["wing", "wing", "net"]},
            [("formations.throw_in", "one of the roles must be out")],
        ),
    ],
)
def test_what_does_not_fit_is_named_role_by_role(written, faults):
    assert told(written) == faults

    with pytest.raises(BadTeamSheet) as refused:
        check_formations(written, COURT)

    assert (refused.value.field, refused.value.reason) == faults[0]


def test_a_game_without_formations_takes_none():
    assert told({}, None) == []
    assert told({"throw_in": ["out"]}, None) == [
        ("formations", "this game has no formations")
    ]


@pytest.mark.parametrize(
    ("places", "name"),
    [
        ((), "usual"),
        (("out", "wing", "wing"), "wide"),
        (["out", "net", "wing"], "usual"),
    ],
)
def test_a_ready_set_is_known_by_its_places(places, name):
    assert THROW_IN.ready_set(places).name == name


def test_places_of_ones_own_are_no_ready_set():
    assert THROW_IN.ready_set(("wing", "net", "out")) is None
    assert DEFENCE.default is DEFENCE.ready_set(())


def read(written, formations=COURT):
    return read_team_sheet(
        written,
        coaches=("standard",),
        dials=(),
        roster=None,
        formations=formations,
        field_name="home",
    )


def test_a_sheet_keeps_its_formations():
    sheet = TeamSheet(formations={"throw_in": ("wing", "out", "net")})

    written = json.loads(json.dumps(sheet.to_json()))

    assert written == {
        "coach": "standard",
        "profile": {},
        "formations": {"throw_in": ["wing", "out", "net"]},
    }
    assert read(written) == sheet


def test_a_sheet_without_formations_is_written_as_before():
    assert TeamSheet().to_json() == {"coach": "standard", "profile": {}}


def test_a_sheet_is_refused_for_a_formation_that_does_not_fit():
    with pytest.raises(BadTeamSheet) as refused:
        read({"formations": {"throw_in": ["out", "net", "net"]}})

    assert refused.value.field == "home.formations.throw_in.3"


def test_a_seal_hides_formations_and_depends_on_them():
    places = [{}, {"defence": ("wing", "net")}, {"defence": ("net", "net")}]
    sealed = [TeamSheet(formations=each).sealed("salt") for each in places]

    assert len({sheet.seal for sheet in sealed}) == 3
    assert {tuple(sheet.to_json()) for sheet in sealed} == {("coach", "profile_sha256")}


def test_a_sheet_is_either_sealed_or_has_formations():
    with pytest.raises(BadTeamSheet) as refused:
        read({"profile_sha256": "a" * 64, "formations": {"defence": ["wing", "net"]}})

    assert str(refused.value) == "home.formations: are either sealed or given"
