import pytest
from django import forms
from django.http import QueryDict

from leagues.forms.options import (
    grouped,
    option_fields,
    option_values,
    preset_fields,
)
from simulation.options import (
    ChoiceOption,
    CountsOption,
    FlagOption,
    IntegerOption,
    Preset,
    TableOption,
)
from simulation.registry import rulesets
from simulation.words import Words

OPTIONS = (
    IntegerOption("halves", Words("Halves"), Words("How many."), 2, 1, 4),
    FlagOption("tie", Words("Tie"), Words("Whether."), True),
    ChoiceOption("draw", Words("Draw"), Words("How."), "up_to", ("up_to", "one")),
    CountsOption("deck", Words("Deck"), Words("Of each."), {"A": 1, "B": 2}, 9, (1, 9)),
    TableOption(
        "stops", Words("Stops"), Words("Which."), {"A": ["X"], "B": []}, ("X", "Y")
    ),
)


def form_of(options, values, data=None):
    """Return a form of these options alone."""
    form = forms.Form(data)
    form.fields.update(option_fields(options, values))
    return form


def test_fields_are_called_as_refusals_call_them():
    assert list(option_fields(OPTIONS, {})) == [
        "options.halves",
        "options.tie",
        "options.draw",
        "options.deck.A",
        "options.deck.B",
        "options.stops.A",
        "options.stops.B",
    ]


def test_limits_stand_on_one_line_behind_the_help_of_a_number():
    help_text = form_of(OPTIONS, {})["options.halves"].help_text

    assert help_text == "How many. 1\N{WORD JOINER}–\N{WORD JOINER}4."


def test_fields_show_what_is_stored_or_else_the_defaults():
    stored = {"halves": 3, "deck": {"A": 5, "B": 0}, "stops": {"A": [], "B": ["Y"]}}

    form = form_of(OPTIONS, stored)

    assert {name: form[name].value() for name in form.fields} == {
        "options.halves": 3,
        "options.tie": True,
        "options.draw": "up_to",
        "options.deck.A": 5,
        "options.deck.B": 0,
        "options.stops.A": [],
        "options.stops.B": ["Y"],
    }


def test_what_was_sent_is_read_as_the_rule_book_takes_it():
    sent = QueryDict(
        "options.halves=4&options.draw=one&options.deck.A=0&options.deck.B=7"
        "&options.stops.A=X&options.stops.A=Y"
    )
    form = form_of(OPTIONS, {}, sent)
    assert form.is_valid(), form.errors

    assert option_values(OPTIONS, form.cleaned_data) == {
        "halves": 4,
        "tie": False,
        "draw": "one",
        "deck": {"A": 0, "B": 7},
        "stops": {"A": ["X", "Y"], "B": []},
    }


@pytest.mark.parametrize("typed", ["3.0", "\u0663", "\uff11", "1e0", "9" * 5000])
@pytest.mark.parametrize("name", ["options.halves", "options.deck.A"])
def test_number_is_written_in_plain_digits(name, typed):
    errors = form_of(OPTIONS, {}, {name: typed}).errors[name]

    assert errors == ["Enter a whole number."]


@pytest.mark.parametrize("typed", ["5", "9" * 30])
def test_number_beyond_its_limits_is_told_them(typed):
    name = "options.halves"

    errors = form_of(OPTIONS, {}, {name: typed}).errors[name]

    assert errors == ["Ensure this value is less than or equal to 4."]


def test_groups_open_where_something_is_wrong():
    form = form_of(OPTIONS, {}, QueryDict("options.deck.A=10&options.stops.B=Z"))

    assert [
        (group.title, group.is_group, group.is_open, len(group.parts))
        for group in grouped(form, OPTIONS)
    ] == [
        ("Halves", False, True, 1),
        ("Tie", False, False, 1),
        ("Draw", False, True, 1),
        ("Deck", True, True, 2),
        ("Stops", True, True, 2),
    ]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_form_as_it_is_filled_in_gives_the_rule_book_s_own_options(ruleset):
    empty = form_of(ruleset.options, {})
    sent = QueryDict(mutable=True)
    for name, field in empty.fields.items():
        value = empty[name].value()
        if isinstance(field, forms.BooleanField):
            value = ["on"] if value else []
        sent.setlist(name, value if isinstance(value, list) else [value])

    form = form_of(ruleset.options, {}, sent)

    assert form.is_valid(), form.errors
    read = option_values(ruleset.options, form.cleaned_data)
    assert ruleset.check_options(read) == ruleset.check_options({})


def test_way_of_playing_fills_in_each_part_of_a_group():
    many = Preset(
        "many", Words("Many"), Words("Twos."), {"deck": {"TWO": 30}, "quarters": 2}
    )

    assert preset_fields((many,), "many") == {
        "options.deck.TWO": 30,
        "options.quarters": 2,
    }
    assert preset_fields((many,), "few") == {}
