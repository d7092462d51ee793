from games.models import SimulationRun
from leagues import services as leagues_services
from leagues.models import League, Season
from tests import builders
from tests.games import runs
from tests.games.reading import team_page, text_of


def test_team_page_shows_place_results_and_figures(client, played):
    page = text_of(client.get(team_page(played)))

    assert "Arden" in page
    assert "Results" in page
    assert "Next games" not in page
    assert "3 games, all with a box score." in page
    assert "none: the computer plays as the rule book says" in page
    assert "Coach the computer" in page


def test_team_page_shows_what_is_to_be_played(client, running, alice):
    first, second, third = running.fixtures.filter(
        home__team__slug="arden"
    ) | running.fixtures.filter(away__team__slug="arden")
    builders.decide(first)
    leagues_services.cancel_fixture(second, actor=alice, version=second.version)

    page = text_of(client.get(team_page(running)))

    assert page.index("Next games") < page.index("Preview") < page.index("Called off")
    assert page.count("Preview") == 1
    assert "Figures show here after the first game with a box score." in page
    assert third.state == "scheduled"


def test_team_page_in_a_season_without_a_schedule_is_empty(alices, league, alice):
    season = builders.make_season(league, alice)

    page = text_of(alices.get(team_page(season)))

    assert "No games yet" in page


def test_team_page_says_which_games_have_lines(client, running, alice):
    runs.simulate(running, alice, reach=SimulationRun.Reach.DAY)
    fixture = running.fixtures.filter(state="scheduled", home__team__slug="arden") | (
        running.fixtures.filter(state="scheduled", away__team__slug="arden")
    )
    for item, forfeit in zip(fixture.order_by("number"), ("", "home"), strict=True):
        points = {} if forfeit else {"home_points": 3, "away_points": 2}
        leagues_services.record_result(
            item,
            author=alice,
            version=item.version,
            source="forfeit" if forfeit else "score",
            forfeit=forfeit,
            **points,
        )

    page = text_of(client.get(team_page(running)))

    assert "1 of 2 games: the others have a score and no box score." in page


def test_team_page_tells_the_version_of_a_profile_and_no_dials(alices, running, alice):
    team = running.league.teams.get(slug="arden")
    leagues_services.assign_coach(team, actor=alice, user_id=alice.pk)
    dial = running.league.rules.dials[0]
    leagues_services.save_profile(
        team, actor=alice, version=0, dials={dial.name: dial.maximum}
    )

    own = text_of(alices.get(team_page(running)))
    alices.logout()
    page = text_of(alices.get(team_page(running)))

    assert "your team" in own
    assert "your team" not in page
    assert "version 1, known to the team alone" in page
    assert "Coach Alice" in page
    assert dial.name not in page


def test_team_page_of_an_earlier_season_keeps_to_that_season(client, closed, alice):
    following = leagues_services.next_season(
        closed, actor=alice, version=closed.version, name="Season 2"
    )
    builders.bring(following, alice, Season.State.SCHEDULED)
    champion = closed.entries.get(is_champion=True).team

    page = text_of(client.get(team_page(closed, champion.slug)))

    assert "champion" in page
    assert "Instructions" not in page


def test_team_page_marks_who_has_withdrawn(client, running, alice):
    entry = running.entries.get(team__slug="arden")
    leagues_services.withdraw_entry(
        entry, actor=alice, version=running.version, reason="Moved away"
    )

    page = text_of(client.get(team_page(running)))

    assert "withdrawn" in page
    assert "Called off" in page
    assert "Next games" not in page


def test_team_page_works_without_the_rule_book(client, played):
    League.objects.update(ruleset="gone")

    assert "Results" in text_of(client.get(team_page(played)))
