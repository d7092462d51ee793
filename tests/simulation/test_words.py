"""Words are translated before they are filled in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.words import (
    Name,
    Words,
    fill,
    gettext_noop,
    listed,
    verbatim,
    words,
)

NAMES = {"H": "Riverside", "H4": "Ada Okafor"}
GERMAN = {
    "{team} deals.": "{team} gibt.",
    "heart": "Herz",
    "{n} × {card}": "{card}: {n}",
}


def test_words_keep_template_and_arguments_apart():
    assert words("{team} deals.", team=Name("H")) == Words(
        "{team} deals.", (("team", Name("H")),)
    )


def test_marking_for_translation_changes_nothing():
    assert gettext_noop("{team} deals.") == "{team} deals."


def test_fill_puts_names_for_slots():
    phrase = words("{team}: {player}", team=Name("H"), player=Name("H4"))

    assert fill(phrase, NAMES) == "Riverside: Ada Okafor"


def test_fill_shows_a_slot_without_a_name_as_itself():
    assert fill(words("{team} deals.", team=Name("A")), NAMES) == "A deals."


def test_fill_fills_words_within_words():
    phrase = words("{n} × {card}", n=2, card=Words("heart"))

    assert fill(phrase, {}) == "2 × heart"


def test_fill_translates_templates_before_filling():
    phrase = words("{n} × {card}", n=2, card=Words("heart"))

    assert fill(phrase, {}, GERMAN.__getitem__) == "Herz: 2"


def test_fill_refuses_a_gap_without_argument():
    with pytest.raises(KeyError, match="team"):
        fill(Words("{team} deals."), NAMES)


@given(st.text())
def test_fill_never_reads_an_argument_as_a_template(name):
    phrase = words("{team} and {text}", team=Name("H"), text=name)

    assert fill(phrase, {"H": name}) == f"{name} and {name}"


def test_verbatim_text_is_the_same_in_all_languages():
    assert fill(verbatim("{H1} a3"), NAMES) == "{H1} a3"


def test_listed_parts_are_translated_one_by_one():
    phrase = listed([Words("heart"), 3, Name("H")], ", ")

    told = fill(phrase, NAMES, lambda template: GERMAN.get(template, template))

    assert told == "Herz, 3, Riverside"


def test_list_of_nothing_is_empty():
    assert fill(listed([]), {}) == ""
