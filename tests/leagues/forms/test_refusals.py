import pytest
from django import forms
from django.http import QueryDict

from leagues.errors import (
    BadValue,
    Gone,
    LeagueError,
    NotAllowed,
    OpenFixtures,
    StaleVersion,
    WrongState,
)
from leagues.forms.refusals import ManageForm, VersionForm, status_of


class NameForm(VersionForm):
    """A form with a field of its own, one of parts, and one that is renamed."""

    renamed = {"title": "name"}

    name = forms.CharField(required=False)

    def __init__(self, *args, **fields):
        super().__init__(*args, **fields)
        self.fields["parts.1"] = forms.CharField(required=False)
        self.fields["parts.2"] = forms.CharField(required=False)


def refuse(error: LeagueError):
    """Return an action that is refused."""

    def act():
        raise error

    return act


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (BadValue("name", "No."), 422),
        (LeagueError(None, "No."), 422),
        (WrongState("No."), 409),
        (OpenFixtures(1, (7,)), 409),
        (StaleVersion(), 409),
        (Gone(), 409),
        (NotAllowed(), 403),
    ],
)
def test_refusal_has_a_status(error, status):
    form = NameForm({"version": "1"})
    assert form.is_valid()

    assert form.attempt(refuse(error)) is None
    assert (status_of(error), form.status) == (status, status)


@pytest.mark.parametrize(
    ("field", "shown"),
    [
        ("name", "name"),
        ("title", "name"),
        ("parts", "parts.1"),
        ("parts.2", "parts.2"),
        ("version", "__all__"),
        ("elsewhere", "__all__"),
        (None, "__all__"),
    ],
)
def test_refusal_stands_beside_the_field_that_it_is_about(field, shown):
    form = NameForm({"version": "1"})
    assert form.is_valid()

    form.attempt(refuse(BadValue(field, "That will not do.")))

    assert form.errors == {shown: ["That will not do."]}


def test_action_that_is_carried_out_returns_what_it_returns():
    form = NameForm({"version": "1"})
    assert form.is_valid()

    assert form.attempt(lambda: 7) == 7
    assert (form.status, form.errors, form.refusal) == (200, {}, None)


def test_error_of_ours_is_not_swallowed():
    form = NameForm({"version": "1"})
    assert form.is_valid()

    with pytest.raises(ZeroDivisionError):
        form.attempt(lambda: 1 // 0)


def test_stale_form_knows_that_it_is():
    form = NameForm({"version": "1"})
    assert form.is_valid()
    before = form.is_stale

    form.refuse(StaleVersion())

    assert (before, form.is_stale) == (False, True)


def test_first_field_with_something_wrong_is_where_a_link_leads():
    form = NameForm({"version": "1"})
    before = form.first_wrong

    form.add_error("parts.2", "No.")
    form.add_error("name", "No.")

    assert (before, form.first_wrong) == ("", "id_name")


def test_field_without_a_place_of_its_own_is_passed_over():
    form = NameForm({"version": "1"}, auto_id=False)

    form.add_error("name", "No.")

    assert form.first_wrong == ""


def test_form_that_is_renewed_keeps_what_was_typed():
    form = NameForm(QueryDict("version=1&name=Arden"))

    form.renew({"version": 9})

    assert (form["version"].value(), form["name"].value()) == (9, "Arden")


def test_locked_form_cannot_be_filled_in():
    form = NameForm(initial={"version": 1})

    form.lock()

    assert "disabled" in str(form["name"])


def test_missing_version_is_told_once_and_in_words():
    class TwoHidden(VersionForm):
        token = forms.CharField(widget=forms.HiddenInput)

    form = TwoHidden({})

    assert form.errors == {"__all__": ["The form is incomplete. Open the page again."]}


def test_own_words_for_what_is_missing_are_kept():
    class Worded(ManageForm):
        name = forms.CharField()
        day = forms.CharField(error_messages={"required": "Choose a day."})

    assert Worded({}).errors == {
        "name": ["This is missing. Fill it in."],
        "day": ["Choose a day."],
    }


class Limited(ManageForm):
    """A form with limits, some of which have words of their own."""

    number = forms.IntegerField(min_value=2, max_value=8)
    name = forms.CharField(max_length=3)
    part = forms.ChoiceField(choices=[("a", "Apple"), ("b", "Pear")])
    many = forms.ChoiceField(choices=[(str(item), str(item)) for item in range(9)])
    own = forms.IntegerField(min_value=2, error_messages={"min_value": "Two or more."})


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("number", "1", "Choose at least 2."),
        ("number", "9", "Choose at most 8."),
        ("name", "Arden", "That is 5 characters long. Use at most 3."),
        ("part", "c", "Choose one of these: “Apple” or “Pear”."),
        ("many", "x", "This is none of the choices. Choose one of the list."),
        ("own", "1", "Two or more."),
    ],
)
def test_limits_are_told_in_our_own_words(field, typed, said):
    sent = {"number": "3", "name": "Bob", "part": "a", "many": "1", "own": "2"}

    assert Limited({**sent, field: typed}).errors == {field: [said]}
