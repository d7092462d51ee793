import pytest
from django.http import QueryDict

from leagues.errors import BadRows, BadValue
from leagues.forms.formations import OWN, situation_fields
from leagues.forms.profiles import ProfileForm
from leagues.models import CoachProfile
from simulation.registry import get_ruleset
from tests import builders

RULES = get_ruleset("basketball_age")
SITUATIONS = {each.name: each for each in RULES.formations.situations}
WIDE = ("outside", "h1", "h5", "g2", "g4")
MINE = ("f3", "outside", "g4", "h4", "h2")


def sent(stored=None, **fields):
    """Return a form filled in with the defaults, but for the fields given.

    `sideline="wide"` names a set, `sideline_1="f3"` the place of a role.
    """
    data = QueryDict(mutable=True)
    data["version"], data["coach"] = "0", "standard"
    for dial in RULES.dials:
        data[f"dials.{dial.name}"] = str(dial.default)
    for name, value in fields.items():
        situation, _, number = name.rpartition("_")
        is_role = number.isdigit()
        field = f"{situation}.{number}" if is_role else name
        data[f"formations.{field}"] = value
    profile = None if stored is None else CoachProfile(formations=stored)
    return ProfileForm(RULES, profile, data)


def roles(situation, places):
    """Return the fields of a situation's roles with these places."""
    return {f"{situation}_{number}": place for number, place in enumerate(places, 1)}


def saved(form):
    """Return what a form hands on."""
    assert form.errors == {}
    return form.values()["formations"]


def test_rule_book_without_formations_asks_for_none():
    form = ProfileForm(get_ruleset(builders.RULESET), None)

    assert form.situations == ()
    assert not [name for name in form.fields if name.startswith("formations.")]


def test_form_has_a_field_for_each_situation_and_role():
    form = ProfileForm(RULES, None)

    names = [name for name in form.fields if name.startswith("formations.")]
    assert names == [
        name
        for situation in RULES.formations.situations
        for name in (
            f"formations.{situation.name}",
            *(
                f"formations.{situation.name}.{number}"
                for number in range(1, len(situation.roles) + 1)
            ),
        )
    ]
    assert form.fields["formations.throws_defence.1"].choices == [
        ("", "—"),
        ("h2", "h2, the block"),
        ("h4", "h4, the block"),
    ]


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        ({}, ["balanced", *SITUATIONS["sideline"].default.places]),
        ({"sideline": [*WIDE]}, ["wide", *WIDE]),
        ({"sideline": [*MINE]}, [OWN, *MINE]),
        # of an earlier rule book
        ({"sideline": ["moon"] * 5}, ["balanced", *SITUATIONS["sideline"].ready[0][3]]),
    ],
)
def test_form_shows_the_formation_in_force(stored, shown):
    form = ProfileForm(RULES, CoachProfile(version=1, formations=stored))

    names = ["formations.sideline"]
    names += [f"formations.sideline.{number}" for number in range(1, 6)]
    assert [form[name].value() for name in names] == shown


@pytest.mark.parametrize(
    ("stored", "fields", "formations"),
    [
        # nothing was sent: all stays
        ({}, {}, {}),
        ({"sideline": [*MINE]}, {}, {"sideline": MINE}),
        # a set that is chosen anew counts, whatever stands in the lists
        ({}, {"sideline": "wide", **roles("sideline", MINE)}, {"sideline": WIDE}),
        ({"sideline": [*WIDE]}, {"sideline": "balanced"}, {}),
        # places that are changed count where the set was left
        ({}, {"sideline": "balanced", **roles("sideline", MINE)}, {"sideline": MINE}),
        ({}, {"sideline": OWN, **roles("sideline", MINE)}, {"sideline": MINE}),
        ({}, {"sideline": OWN, **roles("sideline", WIDE)}, {"sideline": WIDE}),
        # what the coach judges himself has no places
        ({"defence_near": ["f3", "g2", "g4", "g3", "h3"]}, {"defence_near": "men"}, {}),
        (
            {},
            {
                "defence_near": "men",
                **roles("defence_near", ("h1", "g1", "f1", "e1", "d1")),
            },
            {"defence_near": ("h1", "g1", "f1", "e1", "d1")},
        ),
    ],
)
def test_what_was_changed_last_counts(stored, fields, formations):
    assert saved(sent(stored, **fields)) == formations


def test_own_places_must_be_whole():
    form = sent(sideline=OWN, **roles("sideline", ("f3", "outside")))

    assert form.errors == {
        f"formations.sideline.{number}": ["Choose a place, or a ready set above."]
        for number in (3, 4, 5)
    }


@pytest.mark.parametrize(
    ("fields", "errors"),
    [
        (
            {"throws_1": "h2", "throws_2": "e3"},
            {"formations.throws.1": ["Choose a place of the list."]},
        ),
        (
            {"throws": "nonsense"},
            {
                "formations.throws": [
                    "Choose one of these: “near”, “back” or “places of your own”."
                ]
            },
        ),
        (
            {"nonsense": "near"},
            {
                "__all__": [
                    "The rule book has no instruction “formations.nonsense”. "
                    "Open the page again."
                ]
            },
        ),
    ],
)
def test_what_is_not_listed_is_refused(fields, errors):
    assert sent(**fields).errors == errors


def test_each_refused_place_is_told_beside_it():
    form = sent(sideline=OWN, **roles("sideline", MINE))
    faults = [
        BadValue("formations.sideline.2", "Full."),
        BadValue("formations.sideline", "Nobody throws in."),
    ]

    assert form.is_valid()
    form.refuse(BadRows(faults))

    assert form.errors == {
        "formations.sideline.2": ["Full."],
        "formations.sideline": ["Nobody throws in."],
    }


def test_fields_of_a_rule_book_without_formations_are_none():
    assert situation_fields(None, {"sideline": [*WIDE]}) == ()
