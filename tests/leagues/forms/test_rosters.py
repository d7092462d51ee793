"""The grid reads what is typed and says beside each field what is wrong."""

import pytest
from django.http import QueryDict

from leagues.errors import BadRows, BadValue
from leagues.forms.rosters import RosterForm
from leagues.models import League, Player, RosterSpot, Team
from simulation.rosters import token_of
from tests.leagues.rosters import row, spec


def make_form(sent=None, policy="budget", players=()):
    """Return the form of a roster with players of these names, and what was sent."""
    league = League(roster_policy=policy)
    team = Team(league=league, roster_version=3)
    current = [
        RosterSpot(
            player=Player(pk=number, name=name),
            number=str(number),
            position="PG",
            ratings=token_of(spec(), "PG").ratings,
        )
        for number, name in enumerate(players, start=1)
    ]
    data = None
    if sent is not None:
        data = QueryDict(mutable=True)
        data.update({"version": "3"} | sent)
    return RosterForm(team, spec(), current, data)


def typed(at, **values):
    """Return a row as it is typed."""
    given = {"name": "Ann Lee", "number": "4", "position": "PG", **values}
    return {f"rows.{at}.{name}": value for name, value in given.items()}


def rated(at, **values):
    """Return a row with ratings."""
    ratings = {**token_of(spec(), "PG").ratings, **values}
    return typed(at) | {f"rows.{at}.ratings.{name}": ratings[name] for name in ratings}


def errors(form):
    """Return what is wrong by field."""
    return {name: list(found) for name, found in form.errors.items()}


def test_grid_has_a_row_for_each_player_and_room_for_a_full_roster():
    form = make_form(players=["Ann", "Bo"])
    full = make_form(players=[f"P{number}" for number in range(10)])

    assert [line.release is None for line in form.grid()] == [False] * 2 + [True] * 8
    assert form["rows.2.name"].value() == "Bo"
    assert form["version"].value() == 3
    assert len(full.grid()) == 12


def test_empty_rows_and_released_players_are_left_out():
    sent = typed(2, player="1", release="on") | rated(5) | typed(7, name=" ", number="")
    sent["rows.7.position"] = ""

    form = make_form(sent)

    assert form.is_valid()
    assert form.values() == {"version": 3, "rows": [row("Ann Lee", "4", "PG")]}


def test_new_player_without_ratings_has_those_of_his_position():
    form = make_form(typed(1, position="C"))

    assert form.is_valid()
    assert form.rows() == [row("Ann Lee", "4", "C")]


def test_ratings_are_not_asked_for_where_the_box_gives_them():
    form = make_form(rated(1, scoring="90"), policy="tokens")

    assert form.is_valid()
    assert form.rows() == [row("Ann Lee", "4", "PG")]
    assert not any("ratings" in name for name in form.fields)


@pytest.mark.parametrize(
    ("sent", "wrong"),
    [
        (typed(1, number=""), {"rows.1.number": ["This is missing. Fill it in."]}),
        (typed(1, name=""), {"rows.1.name": ["This is missing. Fill it in."]}),
        (typed(1, position=""), {"rows.1.position": ["This is missing. Fill it in."]}),
        (
            typed(1, position="QB"),
            {
                "rows.1.position": [
                    "Choose one of these: “—”, “PG”, “SG”, “SF”, “PF” or “C”."
                ]
            },
        ),
        (
            typed(1, number="\u0661"),
            {"rows.1.number": ["A number is one or two digits; 0 and 00 differ."]},
        ),
        (
            typed(1, name="x" * 10_000),
            {"rows.1.name": ["That is 10000 characters long. Use at most 60."]},
        ),
        (
            typed(1, name="A\u202eb"),
            {
                "rows.1.name": [
                    "There is a character in it that cannot be shown. Type it anew."
                ]
            },
        ),
        (
            typed(1, name="A\u200fb"),
            {
                "rows.1.name": [
                    "There is a character in it that cannot be shown. Type it anew."
                ]
            },
        ),
        (
            typed(1, player="1"),
            {
                f"rows.1.ratings.{name}": ["This is missing. Fill it in."]
                for name in spec().ratings
            },
        ),
        (
            rated(1, scoring="", height="7", passing="1.5", movement="\u0663"),
            {
                "rows.1.ratings.scoring": ["This is missing. Fill it in."],
                "rows.1.ratings.height": ["Choose a whole number from 1 to 6."],
                "rows.1.ratings.passing": ["Choose a whole number from 2 to 12."],
                "rows.1.ratings.movement": ["Choose a whole number from 1 to 6."],
            },
        ),
        (
            typed(1, player="nobody"),
            {"__all__": ["The form is incomplete. Open the page again."]},
        ),
        (typed(51), {"__all__": ["A roster has at most 10 players."]}),
        (typed(1000), {"__all__": ["A roster has at most 10 players."]}),
        ({}, {"__all__": ["The form is incomplete. Open the page again."]}),
    ],
)
def test_what_is_wrong_is_told_beside_its_field(sent, wrong):
    form = make_form(sent)

    assert not form.is_valid()
    assert errors(form) == wrong
    assert form.status == 422


def test_refusals_stand_in_the_rows_that_were_filled_in():
    form = make_form(typed(2) | typed(7, number="5"))
    assert form.is_valid()

    form.refuse(
        BadRows(
            [
                BadValue("rows.2.number", "Another one."),
                BadValue("rows.1.ratings.scoring", "Too much."),
                BadValue("rows", "Too many."),
            ]
        )
    )

    assert errors(form) == {
        "rows.7.number": ["Another one."],
        "rows.2.ratings.scoring": ["Too much."],
        "__all__": ["Too many."],
    }


def test_refused_rating_that_is_not_asked_for_stands_at_the_name():
    form = make_form(typed(2), policy="tokens")
    assert form.is_valid()

    form.refuse(BadRows([BadValue("rows.1.ratings.scoring", "Must be 65.")]))

    assert errors(form) == {"rows.2.name": ["Must be 65."]}


def test_free_player_comes_into_the_first_empty_row_once():
    form = make_form(typed(1), players=["Ann"])
    free = Player(pk=9, name="Fay")
    last = RosterSpot(number="7", position="C", ratings=row("", "", "C").ratings)

    signed = [form.sign(free, last) for _time in range(2)]

    assert signed == [True, True]
    assert form.is_valid()
    assert form.rows()[1] == row("Fay", "7", "C", player=9)
    assert len(form.rows()) == 2


def test_there_must_be_an_empty_row_for_a_free_player():
    sent = {}
    for at in range(1, 11):
        sent |= typed(at, number=str(at))
    form = make_form(sent)

    assert form.sign(Player(pk=9, name="Fay"), None) is False
