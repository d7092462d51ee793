import pytest

from leagues import services
from leagues.models import League
from tests.leagues import rosters
from tests.leagues.api_reading import API, LEAGUE, LEAGUES, faults, read, status
from tests.leagues.reading import count_queries

PLAYERS = f"{LEAGUE}players/"
ROSTER = f"{LEAGUE}teams/arden/roster/"


@pytest.fixture
def arden(court, scheduled, alice):
    """Arden with five players, in a season that has a schedule."""
    rosters.set_policy(court, League.RosterPolicy.FREE)
    team = court.teams.get(slug="arden")
    return rosters.save(team, alice, rosters.FIVE)


def names(client, **asked):
    return [item["name"] for item in read(client, PLAYERS, **asked)["results"]]


def test_player_is_told_with_what_he_is(client, arden):
    spot = arden.spots.get(player__name="Bo Rand")
    key = spot.player_id

    found = read(client, f"{PLAYERS}{key}/")

    assert found == {
        "url": f"{API}leagues/old-mill-league/players/{key}/",
        "page": f"http://testserver/leagues/old-mill-league/players/{key}/",
        "key": key,
        "name": "Bo Rand",
        "team": {"slug": "arden", "name": "Arden", "abbreviation": "ARD"},
        "number": "00",
        "position": "SG",
        "ratings": spot.ratings,
        "seasons": f"{API}leagues/old-mill-league/players/{key}/seasons/",
        "spots": [
            {
                "team": {"slug": "arden", "name": "Arden", "abbreviation": "ARD"},
                "number": "00",
                "position": "SG",
                "ratings": spot.ratings,
                "from_at": spot.from_at.isoformat().replace("+00:00", "Z"),
                "to_at": None,
            }
        ],
    }


def test_player_without_a_team_is_still_there(client, court, arden, alice):
    team = services.save_roster(
        arden,
        actor=alice,
        version=arden.roster_version,
        rows=rosters.rows_of(arden)[1:],
    )
    ann = court.players.get(name="Ann Lee")

    found = read(client, f"{PLAYERS}{ann.pk}/")

    assert [found[name] for name in ("team", "number", "position", "ratings")] == (
        [None] * 4
    )
    assert [spot["to_at"] is None for spot in found["spots"]] == [False]
    assert names(client) == ["Ann Lee", "Bo Rand", "Cy Marsh", "Di Stone", "Ed Vale"]
    assert names(client, team=team.slug) == [
        "Bo Rand",
        "Cy Marsh",
        "Di Stone",
        "Ed Vale",
    ]


def test_players_of_the_same_name_come_on_pages_of_their_own(client, court, arden):
    for _ in range(3):
        court.players.create(name="Ann Lee")

    first = read(client, PLAYERS, page_size=2)
    second = read(client, first["next"])

    keys = [item["key"] for item in first["results"] + second["results"]]
    assert len(set(keys)) == len(keys)
    assert keys[:4] == sorted(keys[:4])
    assert read(client, second["previous"])["results"] == first["results"]


def test_team_that_there_is_not_is_refused(client, arden):
    assert faults(client, PLAYERS, team="nobody") == {
        "team": "There is no such team in this league."
    }


def test_roster_stands_in_its_order(client, arden):
    found = read(client, ROSTER)

    assert (found["team"]["slug"], found["version"]) == ("arden", 1)
    assert [
        (item["player"]["name"], item["number"], item["position"])
        for item in found["players"]
    ] == [(row.name, row.number, row.position) for row in rosters.FIVE]
    assert [item["ratings"] for item in found["players"]] == [
        dict(row.ratings) for row in rosters.FIVE
    ]
    assert found["players"][0]["player"]["url"].startswith(
        f"{API}leagues/old-mill-league/players/"
    )


def test_roster_of_a_game_without_players_is_empty(client, running):
    found = read(client, ROSTER)

    assert (found["players"], found["version"]) == ([], 0)
    assert read(client, PLAYERS)["results"] == []


def test_roster_of_a_team_that_there_is_not_is_not_found(client, running):
    assert status(client, f"{LEAGUE}teams/nobody/roster/") == 404


@pytest.mark.parametrize("key", ["0", "999999999", "9" * 30])
def test_player_that_there_is_not_is_not_found(client, running, key):
    assert status(client, f"{PLAYERS}{key}/") == 404


def test_player_of_another_league_is_not_found(client, arden, alice, court):
    other = services.create_league(
        actor=alice, name="Other League", ruleset=court.ruleset
    )
    key = other.players.create(name="Flo Dane").pk

    assert status(client, f"{PLAYERS}{key}/") == 404
    assert status(client, f"{LEAGUES}{other.slug}/players/{key}/") == 200


def test_players_of_a_private_league_are_there_for_members_alone(
    client, arden, vera, charlie
):
    League.objects.update(visibility=League.Visibility.PRIVATE)
    parts = (PLAYERS, ROSTER, f"{PLAYERS}{arden.spots.first().player_id}/")
    visitor = [status(client, part) for part in parts]
    client.force_login(charlie)
    stranger = [status(client, part) for part in parts]
    client.force_login(vera)

    assert (visitor, stranger) == ([404] * 3, [404] * 3)
    assert [status(client, part) for part in parts] == [200] * 3


def test_lists_take_the_same_queries_for_any_size(client, court, arden):
    few = [count_queries(client, part) for part in (PLAYERS, ROSTER)]
    for number in range(9):
        court.players.create(name=f"Player {number}")

    assert [count_queries(client, part) for part in (PLAYERS, ROSTER)] == few
