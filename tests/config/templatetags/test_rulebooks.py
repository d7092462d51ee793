import pytest

from config.templatetags.rulebooks import (
    Parts,
    RatingRow,
    ShownCell,
    breakable,
    in_words,
    option_allowed,
    option_parts,
    option_value,
    rating_rows,
    season_sum,
    shown_table,
)
from simulation.boxscore import Ratio, StatColumn
from simulation.options import ChoiceOption, FlagOption, IntegerOption
from simulation.rulebook import RuleTable, Share
from simulation.teamsheet import RosterSpec
from simulation.words import words
from tests.simulation import shootout

HEADED = (words("Refill"), words("How many cards are drawn."))


def test_words_are_filled_in():
    assert in_words(words("{count} cards", count=5)) == "5 cards"


@pytest.mark.parametrize(
    ("number", "html"),
    [
        ("BA-1.1", "BA-1.<wbr>1"),
        ("BA-9.1.clean_foul", 'BA-9.<wbr>1.<wbr>clean_<wbr class="hw-narrow">foul'),
        ("PC-A14", "PC-A14"),
        ("SO-1.<far>", "SO-1.<wbr>&lt;far&gt;"),
    ],
)
def test_number_of_a_clause_may_go_on_after_a_stop(number, html):
    assert breakable(number) == html


@pytest.mark.parametrize(
    ("value", "text"),
    [(4, "4"), (True, "yes"), (False, "no"), ("to_five", "to five")],
)
def test_option_value_reads_as_a_person_would_write_it(value, text):
    assert option_value(value) == text


@pytest.mark.parametrize(
    ("value", "parts"),
    [
        ("to_five", None),
        (
            {"AIR": 4, "STEAL": 0},
            Parts((("AIR", "4"), ("STEAL", "0")), are_counts=True),
        ),
        (
            {"AIR": ["BLOCK", "HAND"], "DUNK": []},
            Parts((("AIR", "BLOCK, HAND"), ("DUNK", "none")), are_counts=False),
        ),
    ],
)
def test_option_parts_are_named(value, parts):
    assert option_parts(value) == parts


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (FlagOption("refill", *HEADED, False), "yes or no"),
        (
            ChoiceOption("refill", *HEADED, "to_five", choices=("to_five", "one_card")),
            "to five or one card",
        ),
        (
            IntegerOption("refill", *HEADED, 1, minimum=1, maximum=2),
            "a whole number from 1 to 2",
        ),
    ],
)
def test_option_allowed_speaks_as_its_values_do(option, text):
    assert option_allowed(option) == text


@pytest.mark.parametrize(
    ("adds", "text"),
    [("sum", "sum"), ("max", "highest"), (Ratio("fgm", "pts"), "FGM / PTS")],
)
def test_season_sum_says_how_a_column_adds_up(adds, text):
    column = StatColumn("x", "X", words("something"), "score", adds)

    assert season_sum(column, shootout.RULESET) == text


def test_rating_rows_name_limits_and_what_is_usual():
    spec = RosterSpec((1, 2), ("G", "C"), {"long_shot": (1, 9, (4, 2))})

    assert rating_rows(spec) == (RatingRow("long shot", 1, 9, (4, 2)),)


def table_of(*cells):
    """Return a table of one row named `far`."""
    heading = (words("Shot"), *(str(place) for place in range(len(cells))))
    rows = ((words("far"), *cells),)
    return RuleTable("shots", words("Shots"), words("By shot."), heading, rows, ())


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        (14, ShownCell("14", "", is_wording=False)),
        ("≤3", ShownCell("≤3", "", is_wording=False)),
        (words("block"), ShownCell("block", "", is_wording=True)),
        (Share(26, 36), ShownCell("72.2%", "26 of 36", is_wording=False)),
        (Share(75, 100), ShownCell("75%", "", is_wording=False)),
        (Share(10, 36), ShownCell("27.8%", "10 of 36", is_wording=False)),
        (Share(1, 2000), ShownCell("0.1%", "", is_wording=False)),
        (Share(1, 3162510), ShownCell("under 0.1%", "", is_wording=False)),
        (Share(1999, 2001), ShownCell("99.9%", "", is_wording=False)),
        (Share(3162509, 3162510), ShownCell("over 99.9%", "", is_wording=False)),
        (Share(0, 3162510), ShownCell("0%", "", is_wording=False)),
        (Share(36, 36), ShownCell("100%", "36 of 36", is_wording=False)),
    ],
)
def test_cells_of_a_table_are_formatted(cell, shown):
    ((_name, found),) = shown_table(table_of(cell)).rows

    assert found == shown


def test_column_stands_to_the_left_where_it_has_words():
    table = table_of(1, words("stops"))

    assert [cell.is_wording for cell in shown_table(table).heading] == [
        True,
        False,
        True,
    ]
