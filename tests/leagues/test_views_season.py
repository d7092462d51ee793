import pytest

from leagues import services
from leagues.models import League
from leagues.standings import Rules
from tests import builders
from tests.leagues.reading import HOME, SEASON, decide_first, rows, words


def test_schedule_stands_by_day_with_links_to_the_games(client, running):
    (fixture,) = decide_first(running, (10, 7))
    response = client.get(f"{SEASON}schedule/")
    page = response.content.decode()

    assert "6 games" in words(response)
    assert "Saturday 6 March · round 1" in words(response)
    assert "Saturday 20 March · round 3" in words(response)
    assert page.count("19:30") == 6
    assert page.count("simulated") == 1
    assert f'href="{HOME}games/{fixture.number}/"' in page
    assert '<td class="best">10</td>' in page
    assert "<td>7</td>" in page
    assert page.count('<td class="none">—</td>') == 10


def test_schedule_of_one_team_is_filtered_without_a_script(client, running):
    response = client.get(f"{SEASON}schedule/?team=corran")

    assert "Schedule of Corran" in words(response)
    assert "3 games · all teams" in words(response)
    assert '<option value="corran" selected>' in response.content.decode()


def test_cancelled_fixture_is_tagged(client, alice, running):
    fixture = running.fixtures.order_by("number").first()
    services.cancel_fixture(fixture, actor=alice, version=fixture.version)

    assert "cancelled" in words(client.get(f"{SEASON}schedule/"))
    assert "cancelled" in words(client.get(f"{SEASON}scoreboard/?day=2027-03-06"))
    assert "none of 5 games decided" in words(client.get(f"{SEASON}standings/"))


def test_scoreboard_opens_with_the_latest_result(client, running):
    decide_first(running, (10, 7), (3, 3), (8, 9))
    response = client.get(f"{SEASON}scoreboard/")

    assert "Saturday 13 March 2027 Scoreboard, playing day 2 of 3" in words(response)
    assert f'href="{SEASON}scoreboard/?day=2027-03-06"' in response.content.decode()
    assert f'href="{SEASON}scoreboard/?day=2027-03-20"' in response.content.decode()
    assert words(response).count("Final") == 1
    assert response.content.decode().count('class="won"') == 1


def test_scoreboard_of_an_idle_day_names_the_days_around(client, running):
    response = client.get(f"{SEASON}scoreboard/?day=2027-03-08")

    assert response.status_code == 200
    assert "No games on this day" in words(response)
    assert "← Sat 6 Mar Sat 13 Mar →" in words(response)


def test_scoreboard_before_a_game_shows_records(client, running):
    decide_first(running, (10, 7), (10, 7))
    response = client.get(f"{SEASON}scoreboard/?day=2027-03-13")

    assert words(response).count("1–0") == 2
    assert words(response).count("0–1") == 2


def test_teams_are_listed_with_places_and_coaches(client, alice, bob, teams, running):
    services.assign_coach(teams[0], actor=alice, user_id=bob.pk)

    response = client.get(f"{SEASON}teams/")

    assert "4 teams in Season 1" in words(response)
    assert rows(response)[0] == ["Arden", "ARD", "1", "0–0", "—", "Bob"]
    assert rows(response)[1][-1] == "the computer"


def test_teams_of_an_old_season_name_no_coaches(client, league, alice, closed):
    builders.make_season(league, alice, "running", name="Season 2")

    assert len(rows(client.get(f"{SEASON}teams/"))[0]) == 5
    assert len(rows(client.get(f"{HOME}season-2/teams/"))[0]) == 6


def test_about_tells_rules_members_and_promise(client, league, running, vera):
    response = client.get(f"{HOME}about/")
    said = words(response)

    assert f'href="/rules/{league.ruleset}/"' in response.content.decode()
    assert "Share of games won (share of games won in all games played)" in said
    assert "Each pair meets once" in said
    assert "Weekdays Saturday" in said
    assert builders.COMMITMENT in said
    assert "published when the season closes" in said
    assert builders.SECRET.hex() not in said
    assert "Vera viewer" in said
    assert "@" not in said


def test_about_publishes_the_secret_of_a_closed_season(client, closed):
    said = words(client.get(f"{HOME}about/"))

    assert builders.COMMITMENT in said
    assert builders.SECRET.hex() in said


def test_about_tells_the_rules_of_the_season_that_is_asked_for(
    client, league, alice, teams, closed
):
    season = builders.make_season(league, alice, name="Season 2")
    services.set_standings(
        season, actor=alice, version=season.version, rules=Rules(criteria=("wins",))
    )
    client.force_login(alice)

    old = words(client.get(f"{HOME}about/?season=season-1"))
    new = words(client.get(f"{HOME}about/?season=season-2"))

    assert "Rules of Season 1 closed" in old
    assert "Drawn lots" in old
    assert "Rules of Season 2 in preparation" in new
    assert "Drawn lots" not in new


def test_about_of_a_rule_book_that_is_gone(client, league):
    League.objects.update(ruleset="whist")

    response = client.get(f"{HOME}about/")

    assert "whist. This site has the rule book no longer." in words(response)
    assert "/rules/whist/" not in response.content.decode()


def test_times_are_the_leagues_and_the_zone_is_named(client, league, scheduled):
    League.objects.update(time_zone="Asia/Tokyo")

    response = client.get(f"{SEASON}schedule/")

    assert "All times in Asia/Tokyo" in words(response)
    assert "Sunday 7 March" in words(response)
    assert response.content.decode().count("09:30") == 4
    assert response.content.decode().count("08:30") == 2


@pytest.mark.parametrize("page", ["schedule/", "scoreboard/?day=2027-03-06", "teams/"])
def test_zone_of_the_league_does_not_move_a_season_that_has_started(
    client, league, closed, page
):
    before = words(client.get(f"{SEASON}{page}"))
    League.objects.update(time_zone="Asia/Tokyo")

    assert words(client.get(f"{SEASON}{page}")) == before
    assert "All times in America/New_York" in before
