import pytest
from django.http import QueryDict

from leagues.forms.profiles import ProfileForm
from leagues.models import CoachProfile
from simulation.registry import get_ruleset
from tests import builders
from tests.simulation import shootout

RULES = get_ruleset(builders.RULESET)
DIAL = RULES.dials[0]
OTHERS = RULES.dials[1:]


class OneCoach(shootout.Shootout):
    """A rule book with one coach and no dials."""

    coaches = ("standard",)  # type: ignore[assignment] # the base says how many
    dials = ()  # type: ignore[assignment] # likewise


def sent(**fields):
    """Return a form filled in with the defaults, but for the fields given."""
    values = {f"dials.{dial.name}": dial.default for dial in RULES.dials}
    given = {"version": 0, "coach": "standard", **values, **fields}
    data = QueryDict(mutable=True)
    for name, value in given.items():
        if value is not None:
            data[name] = str(value)
    return ProfileForm(RULES, None, data)


def dial(value):
    return {f"dials.{DIAL.name}": value}


def test_form_shows_what_is_in_force():
    profile = CoachProfile(version=3, coach="default", dials={DIAL.name: DIAL.maximum})

    form = ProfileForm(RULES, profile)

    assert form["version"].value() == 3
    assert form["coach"].value() == "default"
    assert form[f"dials.{DIAL.name}"].value() == DIAL.maximum
    assert [form[f"dials.{other.name}"].value() for other in OTHERS] == [
        other.default for other in OTHERS
    ]


def test_form_hands_on_what_differs_from_the_defaults():
    form = sent(**dial(f" {DIAL.maximum} "), version=4)

    assert form.is_valid()
    assert form.values() == {
        "version": 4,
        "coach": "standard",
        "dials": {DIAL.name: DIAL.maximum},
    }


@pytest.mark.parametrize("book", [RULES, shootout.RULESET], ids=lambda book: book.slug)
def test_form_has_what_the_rule_book_has(book):
    form = ProfileForm(book, None)

    assert [name for name in form.fields if name.startswith("dials.")] == [
        f"dials.{dial.name}" for dial in book.dials
    ]
    assert [name for name, _ in form.fields["coach"].choices] == [
        *reversed(book.coaches)
    ]


def test_form_of_a_rule_book_without_a_choice_asks_nothing():
    form = ProfileForm(OneCoach(), None, QueryDict("version=0"))

    assert form.is_valid()
    assert form.values() == {"version": 0, "coach": "standard", "dials": {}}


@pytest.mark.parametrize(
    "value",
    [
        DIAL.minimum - 1,
        DIAL.maximum + 1,
        10**9,
        10**30,
        "",
        None,
        "x",
        "1.0",
        "1e0",
        "\u0662",
        "\u00b2",
        "0x1",
        "1 2",
        "true",
    ],
)
def test_dial_that_cannot_be_set_so_is_told_beside_it(value):
    form = sent(**dial(value))

    assert form.errors == {
        f"dials.{DIAL.name}": [
            f"Choose a whole number from {DIAL.minimum} to {DIAL.maximum}."
        ]
    }
    assert form.status == 422


def test_dial_that_the_rule_book_does_not_have_is_refused():
    form = sent(**{"dials.no_such": 1})

    assert form.errors == {
        "__all__": ["The rule book has no instruction “no_such”. Open the page again."]
    }


@pytest.mark.parametrize("name", ["nobody", "", None, "Standard"])
def test_coach_that_there_is_not_is_refused(name):
    form = sent(coach=name)

    assert list(form.errors) == ["coach"]


@pytest.mark.parametrize("version", [None, "", "x", -1, 2**31])
def test_form_without_a_version_is_incomplete(version):
    form = sent(version=version)

    assert form.errors == {"__all__": ["The form is incomplete. Open the page again."]}
