from datetime import date, time

import pytest

from leagues import services
from leagues.models import Fixture, League, Season
from leagues.season_settings import ScheduleSettings
from tests import builders
from tests.leagues.api_reading import (
    API,
    LEAGUE,
    LEAGUES,
    SEASON,
    faults,
    numbers,
    read,
    slugs,
    status,
)
from tests.leagues.reading import count_queries, decide_first

LATE = ScheduleSettings(
    cycles=1,
    start_date=date(2027, 3, 6),
    weekdays=frozenset({5}),
    kickoffs=(time(23, 30),),
)


def hide(league):
    League.objects.filter(pk=league.pk).update(visibility=League.Visibility.PRIVATE)


def divide(season, alice, name="North"):
    """Put the first two teams of a season in preparation into a division."""
    first, second, *_ = season.entries.order_by("order")
    division = season.divisions.create(name=name, order=1)
    for entry in (first, second):
        entry.division = division
        entry.save()


def test_league_is_told_with_the_addresses_of_its_parts(client, league, running):
    found = read(client, LEAGUES)

    assert found == {
        "next": None,
        "previous": None,
        "results": [
            {
                "url": f"{API}leagues/old-mill-league/",
                "page": "http://testserver/leagues/old-mill-league/",
                "slug": "old-mill-league",
                "name": "Old Mill League",
                "ruleset": builders.RULESET,
                "ruleset_title": league.rules.title,
                "visibility": "public",
                "time_zone": "America/New_York",
                "teams": 4,
                "current_season": "season-1",
                "role": None,
                "links": {
                    "seasons": f"{API}leagues/old-mill-league/seasons/",
                    "teams": f"{API}leagues/old-mill-league/teams/",
                    "players": f"{API}leagues/old-mill-league/players/",
                    "fixtures": f"{API}leagues/old-mill-league/fixtures/",
                    "games": f"{API}leagues/old-mill-league/games/",
                    "ruleset": f"{API}rulesets/{builders.RULESET}/",
                },
            }
        ],
    }
    assert read(client, LEAGUE) == found["results"][0]


def test_league_without_a_season_says_so(client, league):
    assert read(client, LEAGUE)["current_season"] is None


def test_leagues_are_cut_by_rule_book(client, league):
    assert slugs(client, LEAGUES, ruleset=builders.RULESET) == ["old-mill-league"]
    assert slugs(client, LEAGUES, ruleset="whist") == []


def test_longest_names_in_the_widest_letters_have_their_pages(client, alice):
    for last in "\U0001f3c0\U0001f3c6":
        builders.make_league(alice, "\U0001f3c0" * 79 + last)

    first = read(client, LEAGUES, page_size=1)
    second = read(client, first["next"])

    assert len(second["results"]) == 1
    assert read(client, second["previous"])["results"] == first["results"]


def test_member_is_told_his_role(client, league, bob):
    client.force_login(bob)

    assert read(client, LEAGUE)["role"] == "coach"


@pytest.mark.parametrize(
    "part",
    [
        "",
        "seasons/",
        "seasons/season-1/",
        "seasons/season-1/standings/",
        "teams/",
        "teams/arden/",
        "fixtures/",
        "fixtures/1/",
    ],
)
def test_private_league_is_there_for_its_members_alone(
    client, league, running, vera, charlie, part
):
    hide(league)
    visitor = status(client, f"{LEAGUE}{part}")
    client.force_login(charlie)
    stranger = status(client, f"{LEAGUE}{part}")
    client.force_login(vera)
    member = status(client, f"{LEAGUE}{part}")

    assert (visitor, stranger, member) == (404, 404, 200)


def test_private_league_is_in_the_list_of_its_members_alone(client, league, vera):
    hide(league)
    seen = slugs(client, LEAGUES)
    client.force_login(vera)

    assert seen == []
    assert slugs(client, LEAGUES) == ["old-mill-league"]


@pytest.mark.parametrize(
    "part",
    [
        "seasons/season-1/",
        "seasons/season-1/standings/",
        "teams/arden/",
        "fixtures/?season=season-1",
    ],
)
def test_season_in_preparation_is_there_for_commissioners_alone(
    client, draft, alice, bob, part
):
    client.force_login(bob)
    member = status(client, f"{LEAGUE}{part}")
    client.force_login(alice)
    commissioner = status(client, f"{LEAGUE}{part}")

    assert member in (400, 404)
    assert commissioner == 200


def test_seasons_are_listed_latest_first(client, league, alice, teams):
    builders.make_season(league, alice, "closed")
    builders.make_season(league, alice, "running", name="Season 2")
    builders.make_season(league, alice, "draft", name="Season 3")

    assert slugs(client, f"{LEAGUE}seasons/") == ["season-2", "season-1"]
    assert slugs(client, f"{LEAGUE}seasons/", state="closed") == ["season-1"]
    client.force_login(alice)
    assert slugs(client, f"{LEAGUE}seasons/")[0] == "season-3"


def test_season_under_way_keeps_its_secret(client, running):
    found = read(client, SEASON)

    assert found["commitment"] == builders.COMMITMENT
    assert found["secret"] is None
    assert builders.SECRET.hex() not in client.get(SEASON).content.decode()


def test_closed_season_tells_its_secret_and_its_champions(client, closed):
    found = read(client, SEASON)

    champions = closed.entries.filter(is_champion=True)
    assert found["secret"] == builders.SECRET.hex()
    assert [team["slug"] for team in found["champions"]] == [
        entry.team.slug for entry in champions
    ]


def test_season_tells_what_it_has_settled(client, draft, alice):
    divide(draft, alice)
    builders.bring(draft, alice, "running")

    found = read(client, SEASON)

    assert found["divisions"] == ["North"]
    assert found["schedule"] == {
        "cycles": 1,
        "weekdays": ["saturday"],
        "kickoffs": ["19:30"],
        "blackouts": [],
    }
    assert found["table"]["criteria"][0] == {
        "slug": "win_share",
        "title": "Share of games won",
        "measures": "share of games won in all games played",
    }
    assert found["table"]["forfeit_score"] is None
    assert found["options"] == draft.league.rules.check_options({})
    assert (found["teams"], found["fixtures"], found["decided"]) == (4, 6, 0)
    assert (found["first_day"], found["last_day"]) == ("2027-03-06", None)
    assert found["links"]["teams"] == (
        f"{API}leagues/old-mill-league/teams/?season=season-1"
    )


def test_fixture_is_told_with_its_result(client, running):
    decide_first(running, (31, 28))

    found = read(client, f"{LEAGUE}fixtures/1/")

    fixture = Fixture.objects.select_related("home__team").get(number=1)
    team = fixture.home.team
    assert found["home"] == {
        "slug": team.slug,
        "name": team.name,
        "abbreviation": team.abbreviation,
    }
    assert (found["home_points"], found["away_points"]) == (31, 28)
    assert (found["state"], found["winner"]) == ("decided", "home")
    assert (found["source"], found["forfeit"]) == ("simulated", None)
    assert found["starts_at"] == "2027-03-07T00:30:00Z"
    assert found["day"] == "2027-03-06"
    assert found["url"] == f"{API}leagues/old-mill-league/fixtures/1/"
    assert found["page"] == "http://testserver/leagues/old-mill-league/games/1/"


def test_winner_of_a_fixture_may_be_the_guest_or_nobody(client, running, alice):
    decide_first(running, (7, 10))
    second, third = running.fixtures.filter(number__in=[2, 3]).order_by("number")
    services.record_result(
        second, author=alice, version=1, source="forfeit", forfeit="both"
    )

    found = read(client, f"{LEAGUE}fixtures/")["results"]

    assert [item["winner"] for item in found[:3]] == ["away", None, None]
    assert [item["forfeit"] for item in found[:3]] == [None, "both", None]
    assert found[1]["home_points"] is None
    assert (found[2]["source"], found[2]["state"]) == (None, third.state)


def test_fixtures_are_cut_by_what_is_asked(client, running):
    decide_first(running, (31, 28))
    arden = running.entries.get(team__slug="arden").pk
    of_arden = sorted(
        item.number
        for item in running.fixtures.all()
        if arden in (item.home_id, item.away_id)
    )

    assert numbers(client, season="season-1") == [1, 2, 3, 4, 5, 6]
    assert numbers(client, state="decided") == [1]
    assert numbers(client, round=2) == [3, 4]
    assert numbers(client, round=9) == []
    assert numbers(client, team="arden") == of_arden
    assert numbers(client, team="arden", round=1, state="cancelled") == []


def test_days_of_fixtures_are_those_of_the_zone(client, draft, alice):
    builders.bring(draft, alice, "running", settings=LATE)

    assert numbers(client, since="2027-03-07", until="2027-03-12") == []
    assert numbers(client, since="2027-03-06", until="2027-03-06") == [1, 2]
    assert numbers(client, until="2027-03-13") == [1, 2, 3, 4]
    assert numbers(client, since="2027-03-20") == [5, 6]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("season", "season-9"),
        ("season", ""),
        ("season", "a b"),
        ("season", "x" * 51),
        ("team", "nowhere"),
        ("team", "a\0b"),
        ("state", "over"),
        ("round", "0"),
        ("round", "-1"),
        ("round", "one"),
        ("round", "1.5"),
        ("round", "1.0"),
        ("round", "1_0"),
        ("round", " 1"),
        ("round", "+1"),
        ("round", "\u0661"),
        ("round", str(10**30)),
        ("since", "soon"),
        ("since", "2027-02-30"),
        ("since", "0001-01-01"),
        ("since", "20270306"),
        ("since", "\u0662\u0660\u0662\u0667-03-06"),
        ("until", "9999-12-31"),
        ("page_size", "0"),
        ("page_size", "201"),
        ("page_size", "\u0665"),
        ("page_size", ""),
        ("cursor", "x"),
        ("colour", "red"),
    ],
)
def test_bad_value_is_refused_by_name(client, running, name, value):
    found = faults(client, f"{LEAGUE}fixtures/", **{name: value})

    assert list(found) == [name]
    assert found[name]


def test_refusal_names_what_would_be_right(client, running):
    assert faults(client, f"{LEAGUE}fixtures/", state="over", tea="arden") == {
        "tea": "There is no such parameter. There are: cursor, page_size, season, team,"
        " state, round, since, until."
    }
    assert faults(client, f"{LEAGUE}fixtures/", state="over") == {
        "state": "Choose one of these: scheduled, decided, cancelled."
    }
    assert faults(client, LEAGUE, season="x") == {
        "season": "There is no such parameter: this address takes none."
    }
    assert faults(client, f"{LEAGUE}teams/", season="x") == {
        "season": "There is no such season in this league."
    }


def test_days_the_wrong_way_round_are_refused(client, running):
    found = faults(client, f"{LEAGUE}fixtures/", since="2027-03-07", until="2027-03-06")

    assert found == {"until": "This day is before the one in `since`."}


def test_parameter_given_twice_is_refused(client, running):
    assert faults(client, f"{LEAGUE}fixtures/", round=[1, 2]) == {
        "round": "Give this once."
    }


@pytest.mark.parametrize(
    "part",
    [
        "fixtures/0/",
        "fixtures/99/",
        f"fixtures/{10**30}/",
        f"fixtures/{'9' * 5000}/",
        "fixtures/x/",
        "teams/nobody/",
        "seasons/nowhen/",
        "seasons/nowhen/standings/",
        "nothing/",
    ],
)
def test_what_is_not_there_is_a_problem_in_json(client, running, part):
    response = client.get(f"{LEAGUE}{part}")

    assert response.status_code == 404
    assert response["Content-Type"] == "application/json"
    assert response.json() == {
        "type": "client_error",
        "errors": [
            {
                "code": "not_found",
                "detail": "There is nothing at this address, or it is not for you to"
                " see. Check the address, or sign in.",
                "attr": None,
            }
        ],
    }


def test_fixture_of_a_withheld_season_is_not_there(client, scheduled, alice):
    Season.objects.filter(pk=scheduled.pk).update(state=Season.State.DRAFT)
    visitor = status(client, f"{LEAGUE}fixtures/1/")
    client.force_login(alice)

    assert visitor == 404
    assert status(client, f"{LEAGUE}fixtures/1/") == 200


def test_teams_are_those_that_take_part(client, league, alice, running):
    builders.make_team(league, alice, "Zennor")
    builders.make_season(league, alice, "scheduled", name="Season 2")

    found = read(client, f"{LEAGUE}teams/")["results"]

    assert [team["slug"] for team in found] == [
        "arden",
        "bexley",
        "corran",
        "dunmore",
        "zennor",
    ]
    assert [team["seasons"] for team in found[-2:]] == [
        ["season-2", "season-1"],
        ["season-2"],
    ]
    assert slugs(client, f"{LEAGUE}teams/", season="season-1")[-1] == "dunmore"
    assert found[0]["page"] == (
        "http://testserver/leagues/old-mill-league/season-2/teams/arden/"
    )


def test_team_tells_who_coaches_it_now(client, league, alice, bob, running):
    team = league.teams.get(slug="arden")
    services.assign_coach(team, actor=alice, user_id=bob.pk)

    found = read(client, f"{LEAGUE}teams/arden/")

    assert (found["coaches"], found["profile_version"]) == (["Bob"], 0)
    assert found["first_color"] == "#17574f"
    assert read(client, f"{LEAGUE}teams/bexley/")["coaches"] == []


def test_instructions_are_a_number_and_nothing_else(client, league, alice, running):
    team = league.teams.get(slug="arden")
    dial = league.rules.dials[0]
    services.save_profile(team, actor=alice, version=0, dials={dial.name: dial.maximum})

    found = read(client, f"{LEAGUE}teams/arden/")

    assert found["profile_version"] == 1
    assert dial.name not in str(found)


def test_team_that_is_not_in_the_current_season_has_no_known_coach(
    client, league, alice, bob, closed
):
    team = league.teams.get(slug="arden")
    services.assign_coach(team, actor=alice, user_id=bob.pk)
    services.remove_team(team, actor=alice, version=team.version)
    builders.make_season(league, alice, "scheduled", name="Season 2")

    found = read(client, f"{LEAGUE}teams/arden/")

    assert found["seasons"] == ["season-1"]
    assert (found["coaches"], found["profile_version"]) == (None, None)


def sizes(alice):
    """Return two leagues, the second one larger in all respects."""
    for name, teams, seasons in (("Small League", 4, 1), ("Large League", 10, 3)):
        league = builders.make_league(alice, name)
        builders.make_teams(league, alice, teams)
        for number in range(1, seasons + 1):
            builders.make_season(league, alice, "closed", name=f"Season {number}")


@pytest.mark.parametrize(
    "part",
    [
        "",
        "seasons/",
        "seasons/season-1/",
        "seasons/season-1/standings/",
        "teams/",
        "teams/arden/",
        "fixtures/?page_size=200",
        "fixtures/?team=arden&season=season-1",
        "fixtures/1/",
    ],
)
def test_queries_do_not_grow_with_the_league(client, alice, part):
    sizes(alice)

    small, large = (
        count_queries(client, f"{LEAGUES}{name}/{part}")
        for name in ("small-league", "large-league")
    )

    assert small == large


def test_queries_do_not_grow_with_the_leagues(client, alice):
    builders.make_league(alice, "Small League")
    client.force_login(alice)
    one = count_queries(client, LEAGUES)
    for name in ("Middle League", "Large League"):
        builders.make_league(alice, name)

    assert count_queries(client, LEAGUES) == one
