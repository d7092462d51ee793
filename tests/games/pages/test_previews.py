import re
from dataclasses import replace

from leagues import services as leagues_services
from leagues.models import Season
from tests import builders
from tests.games import runs
from tests.games.boxes import forfeit
from tests.games.reading import address, enter, text_of


def test_preview_shows_form_meetings_and_averages(client, running, alice):
    runs.simulate(running, alice, reach="day")
    number = (
        running.fixtures.filter(state="scheduled").order_by("number").first().number
    )

    page = text_of(client.get(address(number)))

    assert "Averages a game" in page
    assert re.search(r"Games with a box score: \w+ 1 of 1, \w+ 1 of 1\.", page)
    assert "The two have not met before." in page
    assert "no game yet" not in page


def test_preview_says_how_many_games_have_a_box_score(client, running, alice):
    enter(running, alice, 1)
    runs.simulate(running, alice, reach="day")
    following = running.fixtures.filter(state="scheduled").earliest("number")

    page = text_of(client.get(address(following.number)))

    by_team = {
        team.abbreviation: int(fixture.number != 1)
        for fixture in running.fixtures.filter(state="decided")
        for team in (fixture.home.team, fixture.away.team)
    }
    away, home = (entry.team.abbreviation for entry in (following.away, following.home))
    assert (
        f"Games with a box score: {away} {by_team[away]} of 1,"
        f" {home} {by_team[home]} of 1."
    ) in page


def test_preview_of_the_first_game_has_nothing_to_show(client, scheduled):
    page = text_of(client.get(address()))

    assert "Neither team has a box score this season." in page
    assert page.count("no game yet") == 2


def test_preview_shows_earlier_meetings(client, closed, alice):
    following = leagues_services.next_season(
        closed, actor=alice, version=closed.version, name="Season 2"
    )
    following = builders.bring(following, alice, Season.State.RUNNING)
    old = closed.fixtures.order_by("number").first()
    pair = {old.home.team_id, old.away.team_id}
    new, forfeited = (
        next(
            item
            for item in following.fixtures.order_by("number")
            if ({item.home.team_id, item.away.team_id} == pair) is same
        )
        for same in (True, False)
    )
    enter(following, alice, forfeited.number, forfeit("both"))

    page = text_of(client.get(address(new.number)))

    assert f"{old.away_points}–{old.home_points}" in page
    assert "Season 1" in page


def test_preview_marks_a_meeting_that_was_forfeited(client, alice, league):
    settings = replace(builders.SPRING, cycles=2)
    season = builders.make_season(
        league, alice, Season.State.RUNNING, settings=settings
    )
    first = season.fixtures.order_by("number").first()
    enter(season, alice, first.number, forfeit("home"))
    again = season.fixtures.get(home=first.away, away=first.home)

    page = text_of(client.get(address(again.number)))

    assert "forfeit" in page.split("Head-to-head")[1]
