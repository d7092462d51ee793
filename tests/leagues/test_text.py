import unicodedata

import pytest
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from leagues.text import isolated, normal_line, validate_line


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("  Old   Mill ", "Old Mill"),
        ("Old\u00a0\u3000Mill", "Old Mill"),
        ("Cafe\u0301", "Caf\u00e9"),
        ("", ""),
    ],
)
def test_line_is_stored_in_one_form(typed, stored):
    assert normal_line(typed) == stored


@given(st.text())
def test_normal_line_stays_as_it_is(text):
    line = normal_line(text)

    assert normal_line(line) == line
    assert unicodedata.is_normalized("NFC", line)


@pytest.mark.parametrize(
    "line",
    [
        "Old Mill",
        "東京ジャイアンツ",
        "الأهلي",
        "👩‍👩‍👧 & Co",
        "<b>Mill</b>",
        "=1+1",
        "?",
    ],
)
def test_line_of_any_script_is_welcome(line):
    validate_line(line)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("a\x00b", "unprintable"),
        ("a\nb", "unprintable"),
        ("a\u202eb", "unprintable"),
        ("a\u2066b", "unprintable"),
        ("a\u200fb", "unprintable"),
        ("\u05d0\u200e7", "unprintable"),
        ("\u0627\u061c7", "unprintable"),
        ("a\ud800b", "unprintable"),
        ("a\ue000b", "unprintable"),
        ("a\u2028b", "unprintable"),
        ("a" + "\u0301" * 5, "marks"),
        ("\u200b\u200d", "invisible"),
        ("\u2800\u3164", "invisible"),
        ("", "invisible"),
    ],
)
def test_line_that_cannot_be_shown_is_refused(line, code):
    with pytest.raises(ValidationError) as refused:
        validate_line(line)

    assert refused.value.code == code


@pytest.mark.parametrize("name", ["Arden", "Åre", "東京", "12 & Co."])
def test_name_from_left_to_right_stands_as_it_is(name):
    assert isolated(name) == name


@pytest.mark.parametrize("name", ["ארדן", "اردن FC"])
def test_name_from_right_to_left_is_kept_apart(name):
    assert isolated(name) == f"\u2068{name}\u2069"
