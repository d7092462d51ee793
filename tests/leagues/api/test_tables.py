from fractions import Fraction

import pytest

from leagues import services
from leagues.api.tables import plain
from tests import builders
from tests.leagues.api.test_views import divide
from tests.leagues.api_reading import SEASON, faults, read
from tests.leagues.reading import decide_first

STANDINGS = f"{SEASON}standings/"


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (None, None),
        (Fraction(3), 3),
        (Fraction(1, 2), 0.5),
        (Fraction(2, 3), 0.666667),
    ],
)
def test_number_is_written_as_json_has_it(number, written):
    assert plain(number) == written


def test_table_before_the_first_game_is_shared_by_all(client, running):
    found = read(client, STANDINGS)

    rows = found["rows"]
    assert (found["decided"], found["fixtures"]) == (0, 6)
    assert [row["place"] for row in rows] == [1, 1, 1, 1]
    assert {row["is_shared"] for row in rows} == {True}
    assert rows[0]["share"] is None
    assert rows[0]["streak"] is None
    assert rows[0]["division"] is None
    assert rows[0]["in_division"] is None
    assert rows[0]["ahead_of_next"] == {
        "team": rows[1]["team"]["slug"],
        "criterion": None,
        "words": "level, same place",
        "own": None,
        "next": None,
        "compared": [],
    }
    assert rows[-1]["ahead_of_next"] is None


def test_table_tells_what_parts_neighbours(client, running):
    first, second = decide_first(running, (31, 28), (40, 20))

    rows = read(client, STANDINGS)["rows"]

    assert [row["team"]["slug"] for row in rows[:2]] == [
        second.home.team.slug,
        first.home.team.slug,
    ]
    assert rows[0]["record"] == {
        "played": 1,
        "wins": 1,
        "losses": 0,
        "ties": 0,
        "forfeits": 0,
        "scored": 1,
        "points_for": 40,
        "points_against": 20,
    }
    assert rows[0]["streak"] == {"outcome": "win", "length": 1}
    assert rows[0]["ahead_of_next"] == {
        "team": rows[1]["team"]["slug"],
        "criterion": "point_difference",
        "words": "point difference",
        "own": {"value": 20, "words": "+20"},
        "next": {"value": 3, "words": "+3"},
        "compared": sorted((rows[0]["team"]["slug"], rows[1]["team"]["slug"])),
    }
    assert rows[2]["games_behind"] == 1


def test_ruling_stands_beside_the_row_that_it_changes(client, running, alice):
    entry = running.entries.get(team__slug="arden")
    services.adjust(
        entry, actor=alice, version=running.version, points=-2, reason="Late sheets"
    )

    rows = {row["team"]["slug"]: row for row in read(client, STANDINGS)["rows"]}

    assert rows["arden"]["points"] == -2
    assert rows["arden"]["rulings"] == [
        {"points": -2, "wins": 0, "reason": "Late sheets"}
    ]


def test_division_has_a_table_of_its_own(client, draft, alice):
    divide(draft, alice)
    builders.bring(draft, alice, "running")

    found = read(client, STANDINGS, division="North")

    assert found["division"] == "North"
    assert sorted(row["team"]["slug"] for row in found["rows"]) == ["arden", "bexley"]
    assert {row["division"] for row in found["rows"]} == {"North"}


@pytest.mark.parametrize("name", ["South", "north", ""])
def test_division_that_there_is_not_is_refused(client, draft, alice, name):
    divide(draft, alice)
    builders.bring(draft, alice, "running")

    assert list(faults(client, STANDINGS, division=name)) == ["division"]


def test_division_without_teams_is_refused(client, draft, alice):
    draft.divisions.create(name="South", order=1)
    builders.bring(draft, alice, "running")

    assert list(faults(client, STANDINGS, division="South")) == ["division"]
