"""Positions as they are written, and read with fields left out."""

import pytest

from simulation.basketball_age.court import NOWHERE, ZONE
from simulation.errors import BadPosition

TURN = {"kind": "turn"}


def test_an_empty_position_is_an_activation_of_home(at):
    position = at().position()

    assert position["zones"] == {
        **{"H1": "a1", "H2": "b1", "H3": "c1", "H4": "d1", "H5": "e1"},
        **{"A1": "a5", "A2": "b5", "A3": "c5", "A4": "d5", "A5": "e5"},
    }
    assert (position["clock"], position["tokens"], position["ball"]) == (1200, 10, "H1")
    assert position["frames"] == [TURN]


def test_others_make_way_for_those_who_are_named(at):
    game = at("H3:a1 H9:d3")

    assert game.position()["zones"] == {
        **{"H1": "b1", "H2": "c1", "H3": "a1", "H4": "d1", "H9": "d3"},
        **{"A1": "a5", "A2": "b5", "A3": "c5", "A4": "d5", "A5": "e5"},
    }


def test_the_first_of_the_offence_who_is_named_has_the_ball(at):
    assert at("A4:g3 H3:d3 H1:e3").position()["ball"] == "H3"
    assert at("H3:d3 A4:g3", offence="away").position()["ball"] == "A4"


def test_where_play_is_dead_others_are_not_placed(at):
    game = at(frames=[TURN, {"kind": "placement", "spots": ["e1"]}])

    assert set(game.where) == {NOWHERE}
    assert game.pending.kind == "inbounder"


def test_an_activation_left_empty_is_the_handler_s(at):
    game = at("H4:d3", frames=[TURN, {"kind": "activation"}])

    frame = game.frames[1]
    assert (frame.player, frame.points, frame.path) == (3, 2, (ZONE["d3"],))


def test_sides_of_frames_follow_the_offence(at):
    rebound = at("A1:b3", offence="away", frames=[TURN, {"kind": "rebound"}])
    dead = at(offence="away", frames=[TURN, {"kind": "dead", "spots": ["a1"]}])

    assert rebound.frames[1].side == 0
    assert dead.pending.actor == 1


def test_overtime_has_its_own_length(at):
    assert at("H1:d3", period=5).position()["clock"] == 300


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("dance", 1),
        ("period", 15),
        ("clock", 1201),
        ("scores", []),
        ("scores", {"west": [0]}),
        ("scores.home", {"home": [0, 0]}),
        ("scores.home", {"home": 3}),
        ("scores.home", {"home": [-1]}),
        ("fouls.H1", {"H1": 11}),
        ("forfeit", "west"),
        ("on_court", {"home": ["A1"]}),
        ("on_court", {"away": ["H1"]}),
    ],
)
def test_fields_that_are_none_are_refused(at, field, value):
    with pytest.raises(BadPosition) as refused:
        at(**{field.split(".")[0]: value})

    assert refused.value.field == field


def test_a_zone_that_there_is_not_is_refused(at):
    with pytest.raises(BadPosition) as refused:
        at("H1:i9")

    assert refused.value.field == "zones.H1"


def test_a_player_with_a_zone_must_be_on_court(at):
    home, away = ([f"{slot}{number}" for number in range(1, 6)] for slot in "HA")

    with pytest.raises(BadPosition) as refused:
        at("H7:d3", on_court={"home": home, "away": away})

    assert refused.value.field == "zones"


def test_nobody_on_court_has_no_ball(at):
    with pytest.raises(BadPosition) as refused:
        at(on_court={"home": [], "away": []})

    assert refused.value.field == "on_court"


def test_an_activation_needs_a_player(at):
    with pytest.raises(BadPosition) as refused:
        at("H1:d3", ball=None, frames=[TURN, {"kind": "activation"}])

    assert refused.value.field == "frames.activation.player"
