import re
from functools import cache
from typing import Any

import pytest
from drf_spectacular.validation import validate_schema
from jsonschema import Draft202012Validator

from config.api.schema import schema
from games import services
from leagues import services as leagues_services
from leagues.models import Fixture, League, Membership, Season
from tests import builders
from tests.games import runs
from tests.games.reading import void
from tests.leagues import rosters

BOOKS = {"cards": builders.RULESET, "court": rosters.RULEBOOK}
READERS = ("visitor", "member", "commissioner")
PATHS = sorted(schema()["paths"])


def strict(value: Any) -> Any:
    """Return a schema whose objects have no field beyond those described."""
    if isinstance(value, list):
        return [strict(part) for part in value]
    if not isinstance(value, dict):
        return value
    made = {key: strict(part) for key, part in value.items()}
    if isinstance(made.get("properties"), dict):
        made["additionalProperties"] = False
    return made


@cache
def validator(path: str, status: str) -> Draft202012Validator:
    """Return what compares an answer with its strict schema."""
    answer = schema()["paths"][path]["get"]["responses"][status]
    content = answer["content"]["application/json"]["schema"]
    return Draft202012Validator({**content, "components": strict_components()})


@cache
def strict_components() -> dict[str, Any]:
    """Return the strict schemas that answers are made of."""
    made: dict[str, Any] = strict(schema()["components"])
    return made


def differences(path: str, response: Any) -> list[str]:
    """Return where an answer is not as the schema has it."""
    found = validator(path, str(response.status_code)).iter_errors(response.json())
    return [f"{error.json_path}: {error.message}" for error in found]


def all_differences(answers: dict[str, Any]) -> dict[str, list[str]]:
    """Return the differences of many answers by path, where there are any."""
    found = {path: differences(path, answer) for path, answer in answers.items()}
    return {path: faults for path, faults in found.items() if faults}


def places(season: Season) -> dict[str, Any]:
    """Return what stands in the addresses of a season's league."""
    return {
        "league": "old-mill-league",
        "season": "season-1",
        "team": "arden",
        "number": "1",
        "player": season.league.players.order_by("pk")[0].pk,
        "ruleset": season.league.ruleset,
    }


@pytest.fixture(params=sorted(BOOKS))
def season(request, db):
    """A season that has a bit of everything: played, voided, forfeited, open.

    One of a rule book with players, and one of a rule book without.
    """
    alice = builders.make_user("Alice")
    league = builders.make_league(alice, ruleset=BOOKS[request.param])
    for team in builders.make_teams(league, alice, 4):
        if league.rules.has_players:
            leagues_services.fill_with_tokens(team, actor=alice, version=0)
    league.players.create(name="Free Agent")
    vera = builders.make_user("Vera")
    leagues_services.add_member(
        league, actor=alice, email=vera.email, role=Membership.Role.VIEWER
    )
    season = builders.make_season(league, alice, Season.State.SCHEDULED)
    season = services.start_season(season, actor=alice, version=season.version)
    runs.simulate(season, alice, reach="day")
    void(season, alice, 2)
    fixture = Fixture.objects.get(number=3)
    leagues_services.record_result(
        fixture, author=alice, version=fixture.version, source="forfeit", forfeit="away"
    )
    return season


@pytest.fixture(params=READERS)
def reader(request, client, season):
    """Somebody who asks: a visitor, a member, the commissioner."""
    if request.param != "visitor":
        name = {"member": "Vera", "commissioner": "Alice"}[request.param]
        membership = season.league.memberships.get(user__name=name)
        client.force_login(membership.user)
    return client


def test_schema_is_valid():
    validate_schema(schema())


def test_schema_is_made_without_a_doubt(capsys):
    schema.cache_clear()

    schema()

    assert capsys.readouterr().err == ""


def test_every_operation_is_read_only_and_explained():
    operations = [
        (method, operation)
        for methods in schema()["paths"].values()
        for method, operation in methods.items()
    ]

    names = [operation["operationId"] for _, operation in operations]
    assert {method for method, _ in operations} == {"get"}
    assert len(set(names)) == len(names)
    assert all(item["description"] and item["summary"] for _, item in operations)
    assert [
        (item["operationId"], parameter["name"])
        for _, item in operations
        for parameter in item.get("parameters", [])
        if not parameter["description"]
    ] == []


def test_every_field_is_explained_and_always_there():
    components = schema()["components"]["schemas"]

    assert [
        (name, field)
        for name, component in components.items()
        for field, written in component["properties"].items()
        if not written.get("description") and "$ref" not in written
    ] == []
    assert {
        name: sorted(component["properties"]) for name, component in components.items()
    } == {name: component["required"] for name, component in components.items()}


def test_answers_are_as_the_schema_has_them(reader, season):
    answers = {path: reader.get(path.format(**places(season))) for path in PATHS}

    assert {answer.status_code for answer in answers.values()} == {200}
    assert all_differences(answers) == {}


def test_private_league_is_there_for_its_members_alone(client, season):
    paths = [path for path in PATHS if "{league}" in path]
    League.objects.update(visibility=League.Visibility.PRIVATE)
    refused = {path: client.get(path.format(**places(season))) for path in paths}
    client.force_login(season.league.memberships.get(user__name="Vera").user)

    answers = {path: client.get(path.format(**places(season))) for path in paths}

    assert {answer.status_code for answer in refused.values()} == {404}
    assert {answer.status_code for answer in answers.values()} == {200}
    assert all_differences(refused) == {}
    assert all_differences(answers) == {}


def test_refusals_are_as_the_schema_has_them(client, season):
    asked = {"colour": "red"}

    answers = {path: client.get(path.format(**places(season)), asked) for path in PATHS}

    assert {answer.status_code for answer in answers.values()} == {400}
    assert all_differences(answers) == {}


@pytest.mark.parametrize("asked", [{"official": "false"}, {"page_size": 1}])
def test_games_of_every_kind_are_as_the_schema_has_them(client, season, asked):
    path = "/api/v1/leagues/{league}/games/"
    response = client.get(path.format(**places(season)), asked)

    assert response.json()["results"] != []
    assert differences(path, response) == []


def test_fixture_of_every_kind_is_as_the_schema_has_it(client, season):
    path = "/api/v1/leagues/{league}/fixtures/"
    response = client.get(path.format(**places(season)))

    found = response.json()["results"]
    assert {item["state"] for item in found} == {"decided", "scheduled"}
    assert {item["forfeit"] for item in found} == {None, "away"}
    assert differences(path, response) == []


def test_nothing_tells_a_number_of_the_database(reader, season):
    answers = [
        reader.get(path.format(**places(season))).content.decode() for path in PATHS
    ]

    assert [answer for answer in answers if re.search(r'"(id|pk)":', answer)] == []


def test_secret_of_a_season_under_way_is_told_nobody(reader, season):
    secret = bytes(season.secret)
    answers = [reader.get(path.format(**places(season))).content for path in PATHS]

    assert [answer for answer in answers if secret.hex().encode() in answer] == []
