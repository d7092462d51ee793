"""Whole numbers are read in plain digits alone."""

import pytest
from django.core.exceptions import ValidationError

from leagues.forms.numbers import LimitedField, WholeField


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("7", 7),
        (" +07 ", 7),
        ("-3", -3),
        ("9" * 30, 10**30 - 1),
        ("", None),
        (None, None),
    ],
)
def test_whole_number_is_read(typed, number):
    assert WholeField(required=False).clean(typed) == number


@pytest.mark.parametrize("typed", ["1.0", "1e3", "\u0661", "seven", "1_0", "1" * 5000])
def test_anything_else_is_none(typed):
    with pytest.raises(ValidationError):
        WholeField().clean(typed)


@pytest.mark.parametrize("typed", ["", "0", "7", "x"])
def test_refusal_names_the_limits(typed):
    with pytest.raises(ValidationError) as refused:
        LimitedField(1, 6).clean(typed)

    assert refused.value.messages == ["Choose a whole number from 1 to 6."]


def test_limits_belong_to_the_numbers():
    field = LimitedField(1, 6, required=False)

    assert [field.clean(typed) for typed in ("1", "6", "")] == [1, 6, None]
