from datetime import date

import pytest

from games.forms.runs import RunForm, TokenForm
from games.selectors import OpenDay

DAYS = (OpenDay(date(2027, 3, 6), (1,), 1), OpenDay(date(2027, 3, 13), (2, 3), 4))
SENT = {"version": "3", "token": "abc", "reach": "day", "until": ""}


def test_choices_tell_how_many_games_they_take_in():
    form = RunForm()

    form.offer(DAYS)

    assert form.fields["reach"].choices == [
        ("day", "Sat 6 Mar 2027, the next day: 1 game"),
        ("date", "To a date"),
        ("season", "All that is left: 5 games"),
    ]


@pytest.mark.parametrize(
    ("fields", "until"),
    [
        ({"reach": "day", "until": ""}, None),
        ({"reach": "day", "until": "2027-03-06"}, None),
        ({"reach": "season", "until": "nonsense"}, None),
        ({"reach": "date", "until": "2027-03-06"}, date(2027, 3, 6)),
    ],
)
def test_last_day_counts_for_a_date_alone(fields, until):
    form = RunForm({**SENT, **fields})

    assert form.is_valid(), form.errors
    assert form.cleaned_data["until"] == until


@pytest.mark.parametrize(
    ("fields", "errors"),
    [
        (
            {"reach": "date", "until": ""},
            {"until": ["Choose the last day to be simulated."]},
        ),
        (
            {"reach": "date", "until": "2027-02-30"},
            {"until": ["Write a date such as 2027-03-14."]},
        ),
        ({"reach": ""}, {"reach": ["This is missing. Fill it in."]}),
        (
            {"reach": "ever"},
            {
                "reach": [
                    "Choose one of these: “the next day”, “to a date” or “the whole"
                    " season”."
                ]
            },
        ),
        (
            {"token": ""},
            {"__all__": ["The form is incomplete. Open the page again."]},
        ),
        (
            {"token": "x" * 65, "version": ""},
            {"__all__": ["The form is incomplete. Open the page again."]},
        ),
    ],
)
def test_form_that_cannot_be_read_says_why(fields, errors):
    form = RunForm({**SENT, **fields})

    assert not form.is_valid()
    assert form.errors == errors
    assert form.status == 422


def test_every_page_has_a_token_of_its_own(running):
    first, second = TokenForm.fresh(running), TokenForm.fresh(running)

    assert first["version"] == second["version"] == running.version
    assert first["token"] != second["token"]
