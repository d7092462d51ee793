import pytest

from config.api.reference import Kind, kind_of, reference


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ({"$ref": "#/components/schemas/Team"}, Kind(target="Team")),
        (
            {"allOf": [{"$ref": "#/components/schemas/Team"}]},
            Kind(target="Team"),
        ),
        (
            {"oneOf": [{"$ref": "#/components/schemas/Team"}, {"type": "null"}]},
            Kind(target="Team", after="or null"),
        ),
        (
            {"type": "array", "items": {"$ref": "#/components/schemas/Team"}},
            Kind("list of", "Team"),
        ),
        (
            {"type": ["array", "null"], "items": {"type": "string"}},
            Kind("list of text", after="or null"),
        ),
        (
            {"type": "string", "enum": ["home", "away"]},
            Kind("one of `home`, `away`"),
        ),
        (
            {"type": ["string", "null"], "enum": ["home", None]},
            Kind("one of `home`", after="or null"),
        ),
        ({"type": "integer"}, Kind("whole number")),
        (
            {"type": "integer", "minimum": 1, "maximum": 200},
            Kind("whole number from 1 to 200"),
        ),
        (
            {"type": "integer", "minimum": 1, "maximum": 2**31 - 1},
            Kind("whole number from 1"),
        ),
        ({"type": "number"}, Kind("number")),
        ({"type": "boolean"}, Kind("true or false")),
        ({"type": "object"}, Kind("object")),
        ({"type": "string"}, Kind("text")),
        ({"type": "string", "format": "uri"}, Kind("address")),
        ({"type": "string", "format": "time"}, Kind("time of day")),
        (
            {"type": "string", "format": "date"},
            Kind("day, such as `2027-03-06`"),
        ),
        ({}, Kind("any value")),
    ],
)
def test_value_is_put_into_words(written, kind):
    assert kind_of(written) == kind


def test_chapters_follow_the_addresses():
    found = reference()

    assert [chapter.title for chapter in found.chapters] == [
        "Index",
        "Leagues",
        "Seasons",
        "Teams",
        "Players",
        "Fixtures",
        "Games",
        "Rule books",
    ]
    assert found.chapters[-1].anchor == "rule-books"


def test_operation_names_its_own_parameters_first():
    operations = {
        operation.name: operation
        for chapter in reference().chapters
        for operation in chapter.operations
    }

    fixtures = operations["list_fixtures"]
    assert [item.name for item in fixtures.parameters] == [
        "season",
        "team",
        "state",
        "round",
        "since",
        "until",
        "cursor",
        "page_size",
    ]
    assert fixtures.answer == Kind("a page of", "Fixture")
    assert operations["read_season"].answer == Kind(target="SeasonDetail")
    assert operations["read_record"].answer == Kind("object")


def test_objects_leave_out_the_pages_of_lists():
    names = [item.name for item in reference().objects]

    assert "Fixture" in names
    assert "FixturePage" not in names


def test_rates_are_those_of_the_settings(settings):
    settings.REST_FRAMEWORK = {
        **settings.REST_FRAMEWORK,
        "DEFAULT_THROTTLE_RATES": {"anon": "7/hour", "user": "9/day"},
    }

    found = reference()

    assert (found.visitor_rate, found.member_rate) == ((7, 3600), (9, 86400))
