import pytest
from django.core.exceptions import ValidationError

from leagues.badges import ColourError
from leagues.errors import (
    BadValue,
    LeagueError,
    OpenFixtures,
    fields_named,
    one_of,
)
from leagues.scheduling import ScheduleError
from leagues.standings import Rules
from simulation.errors import BadOption, UnknownRuleset


@pytest.mark.parametrize(
    ("error", "field", "reason"),
    [
        (ColourError("first_color", "No colour."), "first_color", "No colour."),
        (ScheduleError("end_date", "Too early."), "end_date", "Too early."),
        (BadOption("deck", "must be an object"), "deck", "Must be an object."),
        (UnknownRuleset("there is none"), "ruleset", "There is none."),
        (ValidationError(["One.", "Two."]), None, "One. Two."),
    ],
)
def test_refusals_name_field_and_reason(error, field, reason):
    with pytest.raises(BadValue) as refused, fields_named():
        raise error

    assert (refused.value.field, refused.value.reason) == (field, reason)


def test_refused_rules_of_standings_name_the_rule():
    with pytest.raises(BadValue) as refused, fields_named():
        Rules(criteria=("wins", "wins"))

    assert refused.value.field == "criteria"
    assert refused.value.reason == "Wins: given twice."


def test_field_can_be_named_and_placed_by_the_caller():
    with pytest.raises(BadValue) as named, fields_named("day"):
        raise ScheduleError("start_date", "Too far away.")
    with pytest.raises(BadValue) as placed, fields_named(within="options"):
        raise BadOption("deck.TWO", "must be a number!")

    assert named.value.field == "day"
    assert placed.value.field == "options.deck.TWO"
    assert placed.value.reason == "Must be a number!"


def test_what_is_no_refusal_passes_through():
    with pytest.raises(ZeroDivisionError), fields_named():
        raise ZeroDivisionError


def test_error_reads_as_one_line():
    assert str(LeagueError("name", "Too long.")) == "name: Too long."
    assert str(LeagueError(None, "Too late.")) == "Too late."


@pytest.mark.parametrize(
    ("count", "numbers", "reason"),
    [
        (1, (4,), "Fixture 4 is still open."),
        (2, (4, 7), "2 fixtures are still open (4, 7)."),
        (3, (4, 7), "3 fixtures are still open (4, 7, …)."),
    ],
)
def test_open_fixtures_are_counted_and_named(count, numbers, reason):
    error = OpenFixtures(count, numbers)

    assert error.reason.startswith(f"{reason} Enter or simulate")
    assert (error.count, error.numbers) == (count, numbers)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        (["coach"], "Choose one of these: “coach”."),
        (["coach", "viewer"], "Choose one of these: “coach” or “viewer”."),
        ([1, 2, 3], "Choose one of these: “1”, “2” or “3”."),
    ],
)
def test_choices_are_named_in_a_sentence(choices, sentence):
    assert one_of(choices) == sentence
