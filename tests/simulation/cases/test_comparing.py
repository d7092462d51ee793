"""Expectations are compared key by key, and what differs is told in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.cases.comparing import differences, matches, plain, shown, unmet
from simulation.registry import get_ruleset
from simulation.teamsheet import TeamSheet

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda parts: st.lists(parts) | st.dictionaries(st.text(), parts),
    max_leaves=10,
)


@pytest.fixture
def ruleset():
    return get_ruleset("jukem_basketball")


@pytest.fixture
def dealt(ruleset):
    """A game in which two cards have been dealt."""
    game = ruleset.start(TeamSheet(), TeamSheet(), {})
    game.apply("TWO")
    game.apply("AIR")
    return game


@given(value=JSON)
def test_value_matches_itself(value):
    assert matches(value, value)
    assert list(differences(value, value, "it")) == []


@pytest.mark.parametrize(
    ("expected", "came"),
    [
        (1, True),
        (False, 0),
        (None, 0),
        ([1, 2], [1, 2, 3]),
        ([1, 2], [2, 1]),
        ([1], (1,)),
        ([{"a": 1}], [{"a": 2}]),
        ({"a": None}, {}),
        ({"a": 1}, 1),
        ("1", 1),
    ],
)
def test_value_of_another_kind_does_not_match(expected, came):
    assert not matches(expected, came)


def test_only_expected_keys_of_objects_count():
    expected = {"a": {"b": [1, {"c": 2}]}, "d": 1}
    came = {"a": {"b": [1, {"c": 2, "x": 9}], "x": 9}, "d": 2}

    found = list(differences(expected, came, "it"))

    assert found == ["it.d: expected 1, came 2"]


def test_missing_field_is_told():
    found = list(differences({"a": 1}, {"b": 1}, "it"))

    assert found == ["it.a: expected 1, there is no such field"]


def test_long_values_are_cut():
    assert shown([1] * 5) == "[1, 1, 1, 1, 1]"
    assert shown("x" * 1000) == f'"{"x" * 399} …'


def test_tuples_are_written_as_lists():
    assert plain({"a": (1, [(2,)])}) == {"a": [1, [[2]]]}


def test_expected_events_must_come_in_order(ruleset, dealt):
    deal_home = {"kind": "deal", "side": 0, "card": "AIR"}
    deal_away = {"kind": "deal", "side": 1}

    in_order = unmet({"events": [deal_away, deal_home]}, dealt, ruleset)
    swapped = unmet({"events": [deal_home, deal_away]}, dealt, ruleset)

    assert in_order == []
    assert swapped == [
        'events.2: expected {"kind": "deal", "side": 1} behind those before it; of '
        'that kind came [{"side": 1, "card": "TWO", "audience": 1, "kind": "deal"}, '
        '{"side": 0, "card": "AIR", "audience": 0, "kind": "deal"}]'
    ]


def test_each_event_serves_one_expectation(ruleset, dealt):
    twice = [{"kind": "shuffle"}, {"kind": "shuffle"}]

    assert unmet({"events": twice}, dealt, ruleset) == [
        'events.2: expected {"kind": "shuffle"} behind those before it; of that kind '
        'came [{"cards": 56, "audience": 3, "kind": "shuffle"}]'
    ]


def test_events_that_must_not_come_may_be_told_by_field(ruleset, dealt):
    unwanted = [
        "take",
        {"kind": "deal", "card": "DUNK"},
        {"kind": "deal", "card": "TWO"},
    ]

    assert unmet({"no_events": unwanted}, dealt, ruleset) == [
        'no_events: expected no {"kind": "deal", "card": "TWO"}, came {"side": 1, '
        '"card": "TWO", "audience": 1, "kind": "deal"}'
    ]


def test_every_part_of_a_game_can_be_expected(ruleset, dealt):
    expect = {
        "pending": {
            "actor": "chance",
            "kind": "draw",
            "default": "TWO",
            "audience": "away",
            "weights": [13, 9, 5, 5, 3, 2, 4, 4, 3, 2, 2, 1, 1],
        },
        "score": [0, 0],
        "result": None,
        "position": {"hands": {"home": ["AIR"], "away": ["TWO"]}},
        "view": {"home": {"hand": ["AIR"]}, "public": {"hand": None}},
        "box": {"home": {"pts": 0}, "away": {"q1": 0}},
        "periods": [[0, 0]],
    }

    assert unmet(expect, dealt, ruleset) == []


def test_line_of_somebody_who_did_nothing_is_empty(ruleset, dealt):
    assert unmet({"box": {"H4": {"pts": 0}}}, dealt, ruleset) == [
        "box.H4.pts: expected 0, there is no such field"
    ]


def test_finished_game_has_a_result_and_nobody_is_asked(ruleset, dealt):
    while dealt.pending is not None:
        dealt.apply(dealt.pending.default)
    home, away = dealt.score

    found = unmet(
        {"pending": None, "result": {"home": home, "away": away}}, dealt, ruleset
    )

    assert found == []
