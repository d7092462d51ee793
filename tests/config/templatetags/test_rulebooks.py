import pytest

from config.templatetags.rulebooks import in_words, option_value, season_sum
from simulation.boxscore import Ratio, StatColumn
from simulation.words import words


def test_words_are_filled_in():
    assert in_words(words("{count} cards", count=5)) == "5 cards"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (4, "4"),
        (True, "true"),
        (False, "false"),
        ("to_five", "to_five"),
        ({"AIR": 4, "STEAL": 0}, "AIR 4, STEAL 0"),
        ({"AIR": ["BLOCK", "HAND"], "DUNK": []}, "AIR: BLOCK, HAND; DUNK: none"),
        ({}, ""),
    ],
)
def test_option_value_reads_as_a_person_would_write_it(value, text):
    assert option_value(value) == text


@pytest.mark.parametrize(
    ("adds", "text"),
    [("sum", "sum"), ("max", "highest"), (Ratio("fgm", "fga"), "FGM / FGA")],
)
def test_season_sum_says_how_a_column_adds_up(adds, text):
    column = StatColumn("x", "X", words("something"), "score", adds)

    assert season_sum(column) == text
