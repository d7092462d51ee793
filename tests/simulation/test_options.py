"""Options check values of every kind and read what somebody typed."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.errors import BadOption
from simulation.options import (
    ChoiceOption,
    CountsOption,
    FlagOption,
    IntegerOption,
    TableOption,
)
from simulation.words import Words

WORDS = (Words("Title"), Words("Help"))
QUARTERS = IntegerOption("quarters", *WORDS, 4, minimum=1, maximum=8)
EARLY = FlagOption("early", *WORDS, False)
REFILL = ChoiceOption("refill", *WORDS, "all", choices=("all", "one"))
DECK = CountsOption("deck", *WORDS, {"TWO": 5, "THREE": 3}, maximum=9, total=(4, 12))
STOPS = TableOption(
    "stops", *WORDS, {"TWO": ["AIR", "BRICK"], "DUNK": []}, columns=("AIR", "BRICK")
)
EVERY = (QUARTERS, EARLY, REFILL, DECK, STOPS)

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["TWO", "THREE", "DUNK", "x"]), inner, max_size=3
        )
    ),
    max_leaves=6,
)


@pytest.mark.parametrize("option", EVERY, ids=lambda option: option.name)
def test_a_default_checks_to_itself(option):
    assert option.check(option.default) == option.default


@pytest.mark.parametrize(
    ("option", "value", "checked"),
    [
        (QUARTERS, 1, 1),
        (QUARTERS, 8, 8),
        (EARLY, True, True),
        (REFILL, "one", "one"),
        (DECK, {}, {"TWO": 5, "THREE": 3}),
        (DECK, {"THREE": 0}, {"TWO": 5, "THREE": 0}),
        (DECK, {"THREE": 7, "TWO": 5}, {"TWO": 5, "THREE": 7}),
        (STOPS, {}, {"TWO": ["AIR", "BRICK"], "DUNK": []}),
        (
            STOPS,
            {"DUNK": ["BRICK", "AIR", "BRICK"]},
            {"TWO": ["AIR", "BRICK"], "DUNK": ["AIR", "BRICK"]},
        ),
    ],
)
def test_an_allowed_value_is_returned_in_its_normal_form(option, value, checked):
    result = option.check(value)

    assert result == checked
    assert json.dumps(result) == json.dumps(checked)


@pytest.mark.parametrize(
    ("option", "value", "field", "reason"),
    [
        (QUARTERS, 0, "quarters", "must be a whole number from 1 to 8"),
        (QUARTERS, 9, "quarters", "must be a whole number from 1 to 8"),
        (QUARTERS, 4.0, "quarters", "must be a whole number from 1 to 8"),
        (QUARTERS, True, "quarters", "must be a whole number from 1 to 8"),
        (QUARTERS, "4", "quarters", "must be a whole number from 1 to 8"),
        (EARLY, 1, "early", "must be true or false"),
        (EARLY, "true", "early", "must be true or false"),
        (REFILL, "two", "refill", "must be one of all, one"),
        (REFILL, ["all"], "refill", "must be one of all, one"),
        (DECK, 5, "deck", "must be an object of counts by name"),
        (DECK, [5, 3], "deck", "must be an object of counts by name"),
        (DECK, {"ACE": 1}, "deck.ACE", "no such name; there are TWO, THREE"),
        (DECK, {"TWO": -1}, "deck.TWO", "must be a whole number from 0 to 9"),
        (DECK, {"TWO": 10}, "deck.TWO", "must be a whole number from 0 to 9"),
        (DECK, {"TWO": True}, "deck.TWO", "must be a whole number from 0 to 9"),
        (DECK, {"TWO": 1.5}, "deck.TWO", "must be a whole number from 0 to 9"),
        (DECK, {"TWO": 0}, "deck", "must come to 4 to 12 in all, not 3"),
        (DECK, {"TWO": 9, "THREE": 4}, "deck", "must come to 4 to 12 in all, not 13"),
        (STOPS, [], "stops", "must be an object of lists by row"),
        (STOPS, {"HALF": []}, "stops.HALF", "no such row; there are TWO, DUNK"),
        (STOPS, {"TWO": "AIR"}, "stops.TWO", "must be a list"),
        (STOPS, {"TWO": ["AXE"]}, "stops.TWO", "'AXE' is none of AIR, BRICK"),
        (STOPS, {"TWO": [["AIR"]]}, "stops.TWO", "['AIR'] is none of AIR, BRICK"),
    ],
)
def test_a_value_out_of_its_limits_is_refused(option, value, field, reason):
    with pytest.raises(BadOption) as refused:
        option.check(value)

    assert (refused.value.field, refused.value.reason) == (field, reason)


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        (QUARTERS, "a whole number from 1 to 8"),
        (EARLY, "true or false"),
        (REFILL, "one of all, one"),
        (DECK, "0 to 9 each, 4 to 12 in all"),
        (STOPS, "lists of AIR, BRICK"),
    ],
)
def test_an_option_says_what_is_allowed(option, allowed):
    assert option.allowed() == allowed


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (QUARTERS, "2", 2),
        (EARLY, "true", True),
        (REFILL, "one", "one"),
        (REFILL, '"one"', "one"),
        (DECK, '{"TWO": 4}', {"TWO": 4, "THREE": 3}),
    ],
)
def test_an_option_reads_what_was_typed(option, text, value):
    assert option.read(text) == value


@pytest.mark.parametrize("text", ["many", "", "[" * 100_000, "NaN", "9" * 5000])
def test_an_option_refuses_what_was_mistyped(text):
    with pytest.raises(BadOption):
        QUARTERS.read(text)


@pytest.mark.parametrize("option", EVERY, ids=lambda option: option.name)
@given(value=plain)
def test_a_checked_value_checks_to_itself_and_any_other_is_refused(option, value):
    try:
        checked = option.check(value)
    except BadOption:
        return

    assert option.check(json.loads(json.dumps(checked))) == checked


def test_checking_shares_nothing_with_the_default():
    checked = DECK.check({})
    rows = STOPS.check({})

    checked["TWO"] = 0
    rows["TWO"].clear()

    assert DECK.default == {"TWO": 5, "THREE": 3}
    assert STOPS.default == {"TWO": ["AIR", "BRICK"], "DUNK": []}
