from games.forms.exhibitions import ExhibitionForm
from tests.games.exhibited import AWAY, HOME, RULES, form


def test_fresh_form_has_two_teams_chosen_and_a_token_of_its_own():
    one, other = ExhibitionForm.of(RULES), ExhibitionForm.of(RULES)

    assert one.initial["token"] != other.initial["token"]
    assert (one.initial["home"], one.initial["away"]) == (
        HOME.abbreviation,
        AWAY.abbreviation,
    )
    assert one.initial["ruleset"] == RULES.slug


def test_form_lists_the_teams_of_its_rule_book():
    found = ExhibitionForm.of(RULES)

    listed = [(team.abbreviation, team.name) for team in RULES.exhibition_teams]
    assert list(found.fields["home"].widget.choices) == listed
    assert list(found.fields["away"].widget.choices) == listed


def test_form_takes_any_text_for_a_team():
    found = ExhibitionForm(form(home="nobody"))

    assert found.is_valid()
    assert found.cleaned_data["home"] == "nobody"


def test_form_without_its_token_is_incomplete():
    found = ExhibitionForm(form(token=""))

    assert not found.is_valid()
    assert found.non_field_errors() == ["The form is incomplete. Open the page again."]


def test_form_without_a_team_says_so_beside_it():
    found = ExhibitionForm(form(away=""))

    assert not found.is_valid()
    assert found.errors == {"away": ["This is missing. Fill it in."]}
