"""No spreadsheet takes a text of ours for a formula."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.cells import guarded, unguarded


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("Ann Lee", "Ann Lee"),
        ("'Tis", "'Tis"),
        ("=1+1", "'=1+1"),
        ("  @SUM", "'  @SUM"),
        ("'=1", "''=1"),
        ("-", "'-"),
        ("", ""),
    ],
)
def test_formula_gets_an_apostrophe_in_front(text, cell):
    assert guarded(text) == cell
    assert unguarded(cell) == text


@given(st.text(alphabet="'=+-@ a", max_size=8))
def test_cell_gives_the_text_back(text):
    assert unguarded(guarded(text)) == text
