import pytest
from django.http import QueryDict

from leagues.forms.formations import OWN
from leagues.forms.profiles import ProfileForm
from leagues.models import CoachProfile
from leagues.pages.coach import Difference, differences, profile_version
from leagues.pages.formations import SavedFormation, saved_formations, situation_rows
from simulation.registry import get_ruleset
from tests import builders

RULES = get_ruleset("basketball_age")
WIDE = ["outside", "h1", "h5", "g2", "g4"]
MINE = ["f3", "outside", "g4", "h4", "h2"]


def rows(formations=None, data=None):
    """Return the rows of a form by situation."""
    stored = CoachProfile(version=1, formations=formations or {})
    form = ProfileForm(RULES, stored, data)
    return {
        row.field.name.removeprefix("formations."): row for row in situation_rows(form)
    }


def chosen(row):
    return [each.name for each in row.sets if each.is_chosen]


def test_rule_book_without_formations_has_no_rows():
    form = ProfileForm(get_ruleset(builders.RULESET), None)

    assert situation_rows(form) == ()


def test_rows_tell_what_is_in_force():
    shown = rows({"sideline": WIDE, "baseline": MINE})

    told = {name: (row.in_force, row.is_default) for name, row in shown.items()}
    assert told == {
        "own_baseline": ("balanced", True),
        "own_half": ("balanced", True),
        "sideline": ("wide", False),
        "baseline": ("f3, outside, g4, h4, h2", False),
        "defence_deep": ("man to man", True),
        "defence_near": ("man to man", True),
        "throws": ("near", True),
        "throws_defence": ("near", True),
        "jump": ("guarded", True),
    }
    assert [chosen(shown[name]) for name in ("throws", "sideline", "baseline")] == [
        ["near"],
        ["wide"],
        [OWN],
    ]
    assert not any(row.has_errors for row in shown.values())


def test_rows_have_sets_with_their_places_and_ones_own():
    row = rows()["throws"]

    assert [(each.name, each.places, each.is_own) for each in row.sets] == [
        ("near", "f3 g2", False),
        ("back", "e3 d3", False),
        (OWN, "", True),
    ]
    assert [role.label for role in row.roles] == [
        "the first who waits",
        "the second who waits",
    ]


@pytest.mark.parametrize(
    ("fields", "marked", "shown"),
    [
        ({"formations.throws": "back"}, ["back"], "1, the first who waits: e3."),
        (
            {
                "formations.throws": OWN,
                "formations.throws.1": "a1",
                "formations.throws.2": "a1",
            },
            [OWN],
            "1, the first who waits: a1. 2, the second who waits: a1.",
        ),
        (
            {"formations.throws": OWN, "formations.throws.1": "a1"},
            [OWN],
            "Nobody has a place of his own.",
        ),
        (
            {"formations.throws": "", "formations.throws.1": "<b>"},
            [OWN],
            "Nobody has a place of his own.",
        ),
    ],
)
def test_refused_form_shows_what_was_sent(fields, marked, shown):
    data = QueryDict(mutable=True)
    data.update(fields)

    row = rows(data=data)["throws"]

    assert chosen(row) == marked
    assert shown in row.drawing
    assert "<b>" not in row.drawing


def test_saved_formations_are_told_in_words():
    formations = {
        "baseline": MINE,
        "sideline": WIDE,
        "throws": ["f3", "g2"],
        "kick_off": ["here"],
    }

    assert saved_formations(RULES, formations) == (
        SavedFormation("Inbound from the side", "wide"),
        SavedFormation("Inbound from under the basket", "f3, outside, g4, h4, h2"),
        SavedFormation("kick_off", "here"),
    )
    assert saved_formations(None, {"sideline": WIDE}) == (
        SavedFormation("sideline", "outside, h1, h5, g2, g4"),
    )


def test_version_with_a_formation_is_not_the_default():
    version = profile_version(RULES, CoachProfile(formations={"sideline": WIDE}), {})

    assert version.formations == (SavedFormation("Inbound from the side", "wide"),)
    assert not version.is_default


def test_differences_name_the_formation_that_changed():
    before = CoachProfile(formations={"sideline": WIDE, "baseline": MINE})
    after = CoachProfile(formations={"baseline": MINE, "throws": ["e3", "d3"]})

    assert differences(RULES, before, after, {}) == (
        Difference("Inbound from the side", "wide", "balanced"),
        Difference("Own free throws", "near", "back"),
    )
    assert differences(RULES, None, CoachProfile(), {}) == ()
