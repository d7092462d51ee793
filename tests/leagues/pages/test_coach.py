from leagues.forms.profiles import ProfileForm
from leagues.models import CoachProfile
from leagues.pages.coach import (
    Difference,
    coach_choices,
    dial_rows,
    differences,
    profile_version,
)
from simulation.registry import get_ruleset
from simulation.words import fill
from tests import builders

RULES = get_ruleset(builders.RULESET)
FIRST, SECOND, *_ = RULES.dials
TITLE = fill(FIRST.title, {})


def profile(coach="standard", **dials):
    return CoachProfile(version=1, coach=coach, dials=dials)


def told(version):
    return [
        (item.title, item.value, item.default, item.unit)
        for item in version.instructions
    ]


def test_dials_tell_what_is_in_force_and_what_is_not_the_default():
    stored = profile(**{FIRST.name: FIRST.maximum})

    rows = dial_rows(ProfileForm(RULES, stored), stored)
    plain = dial_rows(ProfileForm(RULES, None), None)

    assert [row.value for row in rows] == [
        FIRST.maximum,
        *(dial.default for dial in RULES.dials[1:]),
    ]
    assert [row.is_default for row in rows] == [False, *[True] * (len(rows) - 1)]
    assert all(row.is_default for row in plain)
    assert (rows[0].minimum, rows[0].maximum) == (FIRST.minimum, FIRST.maximum)
    assert rows[0].unit == fill(FIRST.unit, {})
    assert rows[0].field.label == TITLE


def test_coaches_to_choose_from_say_what_they_do():
    stored = profile(coach="default")

    choices = coach_choices(ProfileForm(RULES, stored))

    assert [choice.name for choice in choices] == [*reversed(RULES.coaches)]
    assert [choice.name for choice in choices if choice.is_chosen] == ["default"]
    assert [choice.note for choice in choices] == [
        fill(RULES.coach_notes[choice.name], {}) for choice in choices
    ]


def test_where_there_is_no_choice_none_is_offered():
    form = ProfileForm(RULES, None)
    del form.fields["coach"]

    assert coach_choices(form) == ()


def test_version_names_what_differs_from_the_defaults():
    version = profile_version(
        RULES, profile(**{SECOND.name: SECOND.default, FIRST.name: FIRST.maximum}), {}
    )

    assert version.coach == ""
    assert told(version) == [
        (TITLE, FIRST.maximum, FIRST.default, fill(FIRST.unit, {}))
    ]


def test_version_of_another_coach_names_him():
    assert profile_version(RULES, profile(coach="random"), {}).coach == "random"


def test_dial_that_is_no_more_goes_by_its_name():
    stored = profile(zeal=3, **{FIRST.name: FIRST.maximum})

    assert told(profile_version(RULES, stored, {}))[-1] == ("zeal", 3, None, "")
    assert told(profile_version(None, stored, {})) == [
        (FIRST.name, FIRST.maximum, None, ""),
        ("zeal", 3, None, ""),
    ]


def test_differences_name_the_coach_and_the_dials():
    before = profile(**{FIRST.name: FIRST.maximum})
    after = profile(coach="random", **{SECOND.name: SECOND.maximum})

    assert differences(RULES, before, after, {}) == (
        Difference("Who plays", "standard", "random"),
        Difference(TITLE, str(FIRST.maximum), str(FIRST.default)),
        Difference(fill(SECOND.title, {}), str(SECOND.default), str(SECOND.maximum)),
    )
    assert differences(RULES, None, profile(), {}) == ()
    assert differences(None, before, after, {}) == ()
