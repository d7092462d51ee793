import pytest
from django.http import QueryDict

from leagues.errors import BadRows, BadValue
from leagues.forms.profiles import ProfileForm
from leagues.models import CoachProfile, Player, RosterSpot
from simulation.registry import get_ruleset
from tests import builders
from tests.simulation import shootout

RULES = get_ruleset(builders.RULESET)
DIAL = RULES.dials[0]
OTHERS = RULES.dials[1:]


class OneCoach(shootout.Shootout):
    """A rule book with one coach and no dials."""

    coaches = ("standard",)
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
        "lineup": [],
        "formations": {},
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
    assert form.values() == {
        "version": 0,
        "coach": "standard",
        "dials": {},
        "lineup": [],
        "formations": {},
    }


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


def roster(count=4):
    """Return a roster of so many, whose ids are ten times their places."""
    return tuple(
        RosterSpot(
            player=Player(pk=10 * place, name=f"Player {place}"),
            number=str(place),
            position="guard",
            ratings={"touch": 3},
            place=place,
        )
        for place in range(1, count + 1)
    )


def lined_up(*players, count=4, **fields):
    """Return a form of Shootout, of which two start, with these in the places."""
    places = {f"lineup.{place}": player for place, player in enumerate(players, 1)}
    values = {f"dials.{dial.name}": dial.default for dial in shootout.RULESET.dials}
    data = QueryDict(mutable=True)
    data.update({"version": 0, "coach": "standard", **values, **places, **fields})
    return ProfileForm(shootout.RULESET, None, data, roster=roster(count))


def test_places_show_the_line_up_in_force_and_then_the_roster():
    profile = CoachProfile(version=3, dials={}, lineup=[30, 999, 10])

    form = ProfileForm(shootout.RULESET, profile, roster=roster())

    places = [name for name in form.fields if name.startswith("lineup.")]
    assert places == ["lineup.1", "lineup.2", "lineup.3", "lineup.4"]
    assert [form[name].value() for name in places] == [30, 10, 20, 40]
    assert [form[name].label for name in places] == [
        "Starter 1",
        "Starter 2",
        "Bench 1",
        "Bench 2",
    ]
    assert form.fields["lineup.1"].widget.choices[:2] == [
        ("", "—"),
        (10, "1 Player 1, guard"),
    ]


@pytest.mark.parametrize(
    ("players", "lineup"),
    [
        ((10, 20, 30, 40), []),
        ((10, 20, "", ""), []),
        ((20, 10, 30, 40), [20, 10, 30, 40]),
        ((20, 10, "", 40), [20, 10, 40]),
        ((20, 10), [20, 10]),
    ],
)
def test_line_up_is_handed_on_where_it_is_not_the_rosters_own(players, lineup):
    form = lined_up(*players)

    assert form.is_valid(), form.errors
    assert form.values()["lineup"] == lineup


@pytest.mark.parametrize("player", ["", "x", "-3", "1.0", "\u0661", str(10**30)])
def test_starter_who_is_nobody_is_told_beside_the_place(player):
    form = lined_up(10, player, 30, 40)

    assert form.errors == {"lineup.2": ["Choose a player of the roster."]}


def test_somebody_released_meanwhile_is_read_in_a_place_that_is_gone():
    form = lined_up(20, 10, 30, 40, 50)

    assert form.is_valid()
    assert form.values()["lineup"] == [20, 10, 30, 40, 50]


def test_place_that_no_roster_has_is_refused():
    form = lined_up(10, 20, 30, 40, **{"lineup.99": 5})

    assert form.errors == {
        "__all__": [
            "The rule book has no instruction “lineup.99”. Open the page again."
        ]
    }


def test_all_that_a_line_up_is_refused_for_stands_beside_its_places():
    form = lined_up(20, 20, 50, 40)
    faults = [BadValue("lineup.2", "Twice."), BadValue("lineup.3", "Gone.")]
    assert form.is_valid()

    form.refuse(BadRows(faults))

    assert form.errors == {"lineup.2": ["Twice."], "lineup.3": ["Gone."]}


def test_team_without_a_roster_has_no_places():
    form = lined_up(count=0)

    assert form.is_valid()
    assert form.values()["lineup"] == []
