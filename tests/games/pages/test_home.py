import pytest

from games import services
from games.models import SimulationRun
from leagues import services as leagues_services
from leagues.models import League, Season
from leagues.season_settings import write_rules
from leagues.services.seasons import Place
from leagues.standings import Rules
from tests import builders
from tests.games import runs
from tests.games.reading import (
    HOME,
    column_of,
    seasoned,
    text_of,
)


def test_home_of_a_league_without_a_season_says_so(client, league):
    page = text_of(client.get(HOME))

    assert "No season yet" in page
    assert "Standings in short" not in page


def test_home_of_a_season_in_preparation_is_the_commissioners(alices, league, alice):
    builders.make_season(league, alice)

    page = text_of(alices.get(HOME))

    assert "This season is in preparation" in page
    assert "4 teams" in page
    assert "Games show here once the schedule is made." in page
    alices.logout()
    assert "No season yet" in text_of(alices.get(HOME))
    assert alices.get(f"{HOME}season-1/").status_code == 404


def test_home_without_teams_has_an_empty_table(alices, alice):
    bare = builders.make_league(alice, "Bare")
    builders.make_season(bare, alice)

    assert "No team takes part yet." in text_of(alices.get("/leagues/bare/"))


def test_home_of_a_scheduled_season_shows_what_comes(client, scheduled):
    page = text_of(client.get(HOME))

    assert "4 teams, 3 rounds · 6 March 2027 to 20 March 2027" in page
    assert "The season starts when the commissioner opens it" in page
    assert page.count("Preview") == 5
    assert "Leaders show here after the first game with a box score." in page
    assert "it publishes the hash of a secret" in page


def test_home_of_a_season_of_one_day_names_it_once(client, alice):
    cup = builders.make_league(alice, "Cup")
    builders.make_teams(cup, alice, 2)
    builders.make_season(cup, alice, Season.State.SCHEDULED)

    page = text_of(client.get("/leagues/cup/"))

    assert "2 teams, 1 round · 6 March 2027 The" in page


def test_home_of_a_running_season_shows_games_table_and_leaders(client, running, alice):
    runs.simulate(running, alice, reach=SimulationRun.Reach.DAY)

    response = client.get(HOME)

    page = text_of(response)
    assert "2 of 6 games played" in page
    assert response.content.decode().count('class="hw-card"') == 6
    assert "at least 1 game with a box score" in page
    assert f"sha256 {running.commitment}" in page
    assert "published when the season closes" in page
    assert running.secret.hex() not in page


def test_home_counts_games_that_no_longer_count(client, played, alice):
    fixture = played.fixtures.order_by("number").first()
    services.clear_result(fixture, author=alice, version=fixture.version)

    assert "6 games, 1 of them no longer counts" in text_of(client.get(HOME))


def test_home_shows_a_run_that_is_at_work(client, running, alice):
    run = runs.request(running, alice)
    SimulationRun.objects.filter(pk=run.pk).update(done=2)

    response = client.get(HOME)

    assert "Games are being simulated: 2 of 6." in text_of(response)
    assert (
        '<progress class="hw-progress" value="2" max="6"' in response.content.decode()
    )


def test_home_of_a_closed_season_names_champion_and_secret(client, closed, alice):
    response = client.get(HOME)

    champion = closed.entries.get(is_champion=True)
    page = text_of(response)
    assert f"Champion {champion.team.name}" in page
    assert "Every game of the season has been played." in page
    assert bytes(closed.secret).hex() in page
    assert "Checked" not in page


def test_home_tells_what_checking_the_receipts_gave(client, closed, alice):
    pending = services.request_check(
        closed, actor=alice, version=closed.version, token="check"
    )
    during = text_of(client.get(HOME))
    run = runs.work(pending)

    kept = text_of(client.get(HOME))
    SimulationRun.objects.filter(pk=run.pk).update(
        is_promise_kept=False, done=5, failed=1
    )
    broken = text_of(client.get(HOME))

    assert "Receipts are being checked: 0 of 6." in during
    assert "Checked" not in during
    assert "6 of 6 in order promise kept" in kept
    assert "5 of 6 in order 1 not promise broken" in broken


def test_home_names_all_champions_that_share_the_place(client, closed):
    other = closed.entries.filter(is_champion=False).first()
    closed.entries.filter(pk=other.pk).update(is_champion=True, final_place=1)

    assert "Champions, level on every criterion" in text_of(client.get(HOME))


def test_home_shows_divisions_points_and_own_team(alices, league, alice):
    season = builders.make_season(league, alice)
    teams = list(league.teams.order_by("name"))
    season = leagues_services.arrange_season(
        season,
        actor=alice,
        version=season.version,
        divisions=["North", "South"],
        places=[
            Place(team.pk, "North" if place % 2 else "South")
            for place, team in enumerate(teams)
        ],
    )
    Season.objects.filter(pk=season.pk).update(
        standings=write_rules(Rules(criteria=("points", "wins")))
    )
    season.refresh_from_db()
    season = builders.bring(season, alice, Season.State.RUNNING)
    builders.decide(season.fixtures.order_by("number").first(), 9, 9)
    leagues_services.assign_coach(teams[0], actor=alice, user_id=alice.pk)

    response = alices.get(HOME)

    assert "4 teams, 2 divisions, 3 rounds" in text_of(response)
    assert column_of(response, "T").count("1") == 2
    assert len(column_of(response, "PTS")) == 4
    assert response.content.decode().count('<tr class="mine">') == 1


def test_home_cuts_a_long_table(client, alice):
    season = seasoned(alice, "Long", 12, 1)
    assert "of 13 teams" not in text_of(client.get(f"/leagues/{season.league.slug}/"))

    thirteenth = builders.make_team(season.league, alice, "Zennor")
    season.entries.create(team=thirteenth, order=13)

    page = text_of(client.get(f"/leagues/{season.league.slug}/"))
    assert "The first 12 of 13 teams." in page


@pytest.mark.parametrize(
    ("state", "button"),
    [
        (Season.State.SCHEDULED, "Start the season"),
        (Season.State.RUNNING, "Simulate"),
        (Season.State.CLOSED, "Check receipts"),
    ],
)
def test_home_offers_the_next_step_to_the_commissioner(
    alices, league, alice, state, button
):
    builders.make_season(league, alice, state)

    inside = text_of(alices.get(HOME))
    alices.logout()
    outside = text_of(alices.get(HOME))

    assert f" {button} " in inside
    assert f" {button} " not in outside


def test_home_of_an_earlier_season_has_its_own_address(client, closed, alice):
    closed.league.refresh_from_db()
    following = leagues_services.next_season(
        closed, actor=alice, version=closed.version, name="Season 2"
    )
    builders.bring(following, alice, Season.State.SCHEDULED)

    page = text_of(client.get(f"{HOME}season-1/"))

    assert "You are looking at Season 1." in page
    assert "Champion" in page
    assert "Champion" not in text_of(client.get(HOME))


def test_home_works_without_the_rule_book(client, played):
    League.objects.update(ruleset="gone")

    page = text_of(client.get(HOME))

    assert "6 games" in page
    assert "Leaders show here" in page
