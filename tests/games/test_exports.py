import csv
from io import StringIO

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from games.exports import csv_text
from leagues.cells import unguarded


def read(text):
    return list(csv.reader(StringIO(text, newline="")))


def test_table_is_a_line_of_keys_and_a_line_a_row():
    text = csv_text(["team", "games", "pts"], [["Arden", 3, 20.5], ["Bexley", 0, None]])

    assert text == "team,games,pts\r\nArden,3,20.5\r\nBexley,0,\r\n"


def test_table_without_rows_is_its_keys():
    assert csv_text(["team", "pts"], []) == "team,pts\r\n"


def test_figures_have_six_decimals_and_keep_their_sign():
    text = csv_text(["pm", "fg_pct", "pts"], [[-7, 2 / 3, 12.0], [-0.5, 0.0, 0]])

    assert read(text)[1:] == [["-7", "0.666667", "12.0"], ["-0.5", "0.0", "0"]]


@pytest.mark.parametrize(
    "name",
    [
        "=1+1",
        "+44",
        "-2",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "  =1",
        "\uff1d1",
        '=HYPERLINK("x")',
    ],
)
def test_name_that_looks_like_a_formula_is_text(name):
    assert read(csv_text(["team"], [[name]]))[1] == [f"'{name}"]


@pytest.mark.parametrize(
    "name", ["O'Neal", "Ann Lee", "A = B", "Zoë, “the” Wall", "1-2"]
)
def test_other_names_stand_as_they_are(name):
    assert read(csv_text(["team"], [[name]]))[1] == [name]


@given(st.lists(st.lists(st.text(), min_size=2, max_size=2), max_size=5))
@example([["'=1", "''=1"], ["'", "'Tis"]])
def test_no_text_begins_as_a_formula_and_all_of_it_is_kept(rows):
    found = read(csv_text(["a", "b"], rows))[1:]

    assert [[unguarded(cell) for cell in row] for row in found] == rows
    for cell in (cell for row in found for cell in row):
        assert not cell.lstrip(" ").startswith(("=", "+", "-", "@"))
