"""A roster as text is read, its players are recognised, its faults told by line."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import QueryDict

from leagues.errors import BadRows, BadValue, StaleVersion
from leagues.forms.roster_texts import PasteForm
from leagues.models import League, Player, RosterSpot, Team
from simulation.rosters import token_of
from tests.leagues.rosters import row, spec


def make_form(text, content=None):
    """Return the form of a roster of one, Ann Lee, as it was sent."""
    team = Team(league=League(), roster_version=3)
    ann = RosterSpot(
        player=Player(pk=1, name="Ann Lee"),
        number="4",
        position="PG",
        ratings=token_of(spec(), "PG").ratings,
    )
    files = None
    if content is not None:
        files = {"file": SimpleUploadedFile("roster.csv", content)}
    data = QueryDict(mutable=True)
    data.update({"version": "3", "text": text})
    return PasteForm(team, spec(), [ann], data, files)


def test_player_of_the_roster_is_recognised():
    form = make_form("7,Ann Lee,PG\n8,Bo,C")

    assert form.is_valid()
    assert form.values() == {
        "version": 3,
        "rows": [row("Ann Lee", "7", "PG", player=1), row("Bo", "8", "C")],
    }


def test_file_comes_before_the_text_and_stands_in_its_place():
    form = make_form("9,Cy,C", "\ufeff4;Ann Lee;PG".encode())

    assert form.is_valid()
    assert form.values()["rows"] == [row("Ann Lee", "4", "PG", player=1)]
    assert form["text"].value() == "4;Ann Lee;PG"


@pytest.mark.parametrize(
    ("text", "content", "wrong"),
    [
        ("", None, {"text": ["Line 1: There is no player in it."]}),
        ("", b"", {"text": ["Line 1: There is no player in it."]}),
        (
            "x" * 50_001,
            None,
            {"text": ["That is 50001 characters long. Use at most 50000."]},
        ),
        ("4,Ann\x00,PG", None, {"text": ["Null characters are not allowed."]}),
        (
            "4,Ann Lee,PG,1,2,x,4,5",
            None,
            {"text": ["Line 1, scoring: Give a whole number from 20 to 90."]},
        ),
    ],
)
def test_what_cannot_be_read_is_told(text, content, wrong):
    form = make_form(text, content)

    assert not form.is_valid()
    assert {name: list(found) for name, found in form.errors.items()} == wrong


def test_refusals_are_told_by_line():
    form = make_form("number,name,position\n4,Ann Lee,PG\n\n5,Bo,C")
    assert form.is_valid()

    form.refuse(
        BadRows(
            [
                BadValue("rows.2.ratings.play_skill", "Too much."),
                BadValue("rows.1.number", "Another one."),
                BadValue("rows", "Too dear."),
            ]
        )
    )

    assert list(form.errors["text"]) == [
        "Too dear.",
        "Line 2, number: Another one.",
        "Line 4, play skill: Too much.",
    ]
    assert form.status == 422


def test_other_refusals_stand_above():
    form = make_form("4,Ann Lee,PG")
    assert form.is_valid()

    form.refuse(StaleVersion())

    assert form.is_stale
    assert list(form.errors) == ["__all__"]
