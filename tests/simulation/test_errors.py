"""Errors are sentences for people, however odd what they quote."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation import errors
from simulation.errors import (
    LONGEST_FIELD,
    LONGEST_REASON,
    BadOption,
    BadRecord,
    FieldError,
    SimulationError,
)

anything = st.text(st.characters(codec=None), max_size=1000)


def test_field_errors_say_field_and_reason():
    error = BadOption("deck.TWO", "must be a whole number from 0 to 99")

    assert error.field == "deck.TWO"
    assert error.reason == "must be a whole number from 0 to 99"
    assert str(error) == "deck.TWO: must be a whole number from 0 to 99"


def test_every_error_of_the_package_is_a_simulation_error():
    classes = [each for each in vars(errors).values() if isinstance(each, type)]

    assert [each for each in classes if not issubclass(each, SimulationError)] == []


def test_field_errors_cut_what_they_quote():
    error = BadRecord("f" * 1000, "r" * 1000)

    assert len(error.field) == LONGEST_FIELD
    assert len(error.reason) == LONGEST_REASON
    assert error.field.endswith("f…")
    assert error.reason.endswith("r…")


@pytest.mark.parametrize(
    ("quoted", "shown"),
    [
        ("line\nbreak", r"line\nbreak"),
        ("\x1b[31m", r"\x1b[31m"),
        ("half \ud800", r"half \ud800"),
        ("♣ ok’", "♣ ok’"),
        ("\u202e", r"\u202e"),
    ],
)
def test_field_errors_escape_what_cannot_be_printed(quoted, shown):
    error = FieldError(quoted, quoted)

    assert (error.field, error.reason) == (shown, shown)


def test_a_field_without_a_name_is_shown_in_quotes():
    assert str(BadRecord("", "a record has no such field")) == (
        '"": a record has no such field'
    )


@given(anything, anything)
def test_field_errors_can_always_be_printed_on_one_line(field, reason):
    text = str(FieldError(field, reason))

    assert text.isprintable()
    assert text.encode()
