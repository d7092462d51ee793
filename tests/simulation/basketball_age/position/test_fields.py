"""Values of positions: written, read back, refused."""

import pytest

from simulation.basketball_age.position.fields import (
    FLAG,
    MANY_PLAYERS,
    MANY_SIDES,
    MANY_ZONES,
    ONE_PLACE,
    ONE_PLAYER,
    ONE_ZONE,
    PATH,
    SIDE,
    by_player,
    by_side,
    index_of,
    one_of,
    whole,
)
from simulation.errors import BadPosition

STAGE = index_of("first", "second")


@pytest.mark.parametrize(
    ("field", "value", "written"),
    [
        (whole(0, 9), 4, 4),
        (one_of("a", "b"), "b", "b"),
        (STAGE, 1, "second"),
        (FLAG, True, True),
        (ONE_PLAYER, 12, "A3"),
        (ONE_PLAYER, -1, None),
        (MANY_PLAYERS, 1 << 1 | 1 << 10, ["H2", "A1"]),
        (ONE_ZONE, 32, "g3"),
        (ONE_ZONE, -1, None),
        (ONE_PLACE, 40, "outside"),
        (ONE_PLACE, -1, None),
        (MANY_ZONES, 1 << 0 | 1 << 39, ["a1", "h5"]),
        (PATH, (40, 32), ["outside", "g3"]),
        (SIDE, 1, "away"),
        (MANY_SIDES, 2, ["away"]),
        (by_side(whole(0, 9), 0), [1, 2], {"home": 1, "away": 2}),
    ],
)
def test_a_value_reads_back_as_it_was_written(field, value, written):
    assert field.write(value) == written
    assert field.read(written, "field") == value


@pytest.mark.parametrize(
    ("field", "written"),
    [
        (whole(0, 9), 10),
        (whole(0, 9), True),
        (whole(0, 9), "4"),
        (one_of("a", "b"), "c"),
        (one_of("a", "b"), 1),
        (STAGE, 1),
        (STAGE, "third"),
        (FLAG, 1),
        (ONE_PLAYER, "H11"),
        (ONE_PLAYER, 3),
        (MANY_PLAYERS, ["X1"]),
        (MANY_PLAYERS, [1]),
        (MANY_PLAYERS, "H1"),
        (ONE_ZONE, "outside"),
        (ONE_ZONE, 3),
        (PATH, []),
        (PATH, [None]),
        (PATH, "g3"),
        (by_side(whole(0, 9), 0), {"west": 1}),
        (by_side(whole(0, 9), 0), [1, 2]),
    ],
)
def test_other_values_are_refused_by_the_name_of_the_field(field, written):
    with pytest.raises(BadPosition) as refused:
        field.read(written, "field")

    assert refused.value.field == "field"


def test_a_side_left_out_has_the_default():
    assert by_side(whole(0, 9), 7).read({"away": 2}, "field") == [7, 2]


@pytest.mark.parametrize("written", [[], {"X1": 1}, {"H1": 10}])
def test_values_by_player_are_checked(written):
    with pytest.raises(BadPosition):
        by_player(written, "field", whole(0, 9))


def test_values_by_player_are_read():
    assert by_player({"H2": 4, "A1": 0}, "field", whole(0, 9)) == {1: 4, 10: 0}
