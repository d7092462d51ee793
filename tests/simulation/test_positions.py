"""Fields of written positions, and what is refused of them by name and reason."""

import pytest

from simulation.errors import BadPosition
from simulation.positions import (
    FieldReader,
    by_side,
    check_pending,
    truth,
    whole,
    written_decision,
)
from simulation.protocol import AWAY, HOME
from tests.simulation import shootout


@pytest.fixture
def game():
    home, away = (team.sheet for team in shootout.RULESET.exhibition_teams[:2])
    return shootout.RULESET.start(home, away, {})


def refused(call, *arguments):
    """Return field and reason of a refusal."""
    with pytest.raises(BadPosition) as refusal:
        call(*arguments)
    return refusal.value.field, refusal.value.reason


def test_a_decision_is_written_by_actor_kind_and_options(game):
    decision = game.pending

    assert written_decision(decision) == {
        "actor": "home",
        "kind": decision.kind,
        "options": list(decision.options),
    }
    assert written_decision(None) is None


def test_what_the_sides_have_is_written_by_their_names():
    held = [["2c"], ["3c", "4c"]]

    written = by_side(held)

    assert written == {"home": ["2c"], "away": ["3c", "4c"]}
    assert written["home"] is not held[HOME]
    assert by_side((3, 4)) == {"home": 3, "away": 4}


def test_a_position_may_leave_out_what_it_asks(game):
    check_pending({}, game)
    check_pending({"pending": written_decision(game.pending)}, game)


@pytest.mark.parametrize("pending", [None, {"actor": "away"}])
def test_a_position_that_asks_something_else_is_refused(game, pending):
    assert refused(check_pending, {"pending": pending}, game) == (
        "pending",
        "is not what this position asks",
    )


@pytest.mark.parametrize("value", [0, 3])
def test_a_whole_number_is_read(value):
    assert whole(value, "outs", 0, 3) == value


@pytest.mark.parametrize("value", [-1, 4, True, "1", 1.0, None])
def test_what_is_no_whole_number_is_refused(value):
    assert refused(whole, value, "outs", 0, 3) == (
        "outs",
        "must be a whole number from 0 to 3",
    )


def test_what_is_neither_true_nor_false_is_refused():
    assert truth(True, "capped") is True
    assert refused(truth, 1, "capped") == ("capped", "must be true or false")


def test_a_field_that_is_unknown_is_refused():
    reader = FieldReader({"outs": 1, "balls": 2})

    reader.check_names(("balls", "outs"))

    assert refused(reader.check_names, ("outs",)) == (
        "balls",
        "a position has no such field",
    )


def test_fields_left_out_have_their_defaults():
    reader = FieldReader({})

    assert reader.number("outs", 0, 3, 1) == 1
    assert reader.word("half", ("top", "bottom"), "bottom") == "bottom"
    assert reader.side("offense", AWAY) == AWAY
    assert reader.flag("capped") is False
    assert reader.parts("cards", ("big",)) == {}
    assert reader.numbers("timeouts", 3, default=2) == [2, 2]
    assert reader.flags("pinched") == [False, False]
    assert reader.scores("scores", 2, 99) == ([0, 0], [0, 0])


def test_fields_that_are_given_are_read():
    reader = FieldReader(
        {
            "outs": 2,
            "half": "top",
            "offense": "home",
            "capped": True,
            "cards": {"big": "9s"},
            "timeouts": {"away": 1},
            "pinched": {"home": True},
            "scores": {"home": [3, 4]},
        }
    )

    assert reader.number("outs", 0, 3, 1) == 2
    assert reader.word("half", ("top", "bottom"), "bottom") == "top"
    assert reader.side("offense", AWAY) == HOME
    assert reader.flag("capped") is True
    assert reader.parts("cards", ("big",)) == {"big": "9s"}
    assert reader.numbers("timeouts", 3, default=2) == [2, 1]
    assert reader.flags("pinched") == [True, False]
    assert reader.scores("scores", 2, 99) == ([3, 4], [0, 0])


@pytest.mark.parametrize(
    ("method", "arguments", "value", "refusal"),
    [
        (
            "word",
            (("top", "bottom"), "top"),
            ["top"],
            ("field", "must be one of top, bottom"),
        ),
        ("side", (HOME,), "public", ("field", "must be one of home, away")),
        ("flag", (), 0, ("field", "must be true or false")),
        ("parts", (("big", "fun"),), [], ("field", "must be an object of big, fun")),
        (
            "parts",
            (("big", "fun"),),
            {"top": 1},
            ("field", "must be an object of big, fun"),
        ),
        (
            "numbers",
            (3,),
            {"away": 4},
            ("field.away", "must be a whole number from 0 to 3"),
        ),
        ("flags", (), {"home": 1}, ("field.home", "must be true or false")),
        (
            "scores",
            (2, 9),
            {"away": [1]},
            ("field.away", "must list the points of 2 periods"),
        ),
        (
            "scores",
            (2, 9),
            {"home": [1, 10]},
            ("field.home", "must be a whole number from 0 to 9"),
        ),
    ],
)
def test_fields_that_are_wrong_are_refused(method, arguments, value, refusal):
    reader = FieldReader({"field": value})

    assert refused(getattr(reader, method), "field", *arguments) == refusal
