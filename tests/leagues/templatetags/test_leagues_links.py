from django.template import Context, Template

from tests import builders


def drawn(source: str, **context: object) -> str:
    """Return what a template with these tags says."""
    return Template("{% load leagues_links %}" + source).render(Context(context))


def test_links_lead_to_the_pages_of_a_league(league):
    tags = (
        "{% leagues_link %} {% new_league_link %} {% league_link league %}"
        " {% about_link league %} {% simulate_link league %} {% game_link league 7 %}"
    )

    assert drawn(tags, league=league).split() == [
        "/leagues/",
        "/leagues/new/",
        "/leagues/old-mill-league/",
        "/leagues/old-mill-league/about/",
        "/leagues/old-mill-league/manage/simulate/",
        "/leagues/old-mill-league/games/7/",
    ]


def test_links_lead_to_the_pages_of_a_season(league, teams, draft):
    tags = (
        "{% season_link season %} {% season_link season 'standings' %}"
        " {% team_link season team %} {% coach_link league team %}"
        " {% about_link league season %} {% roster_link league team %}"
        " {% player_link league 7 %}"
    )

    found = drawn(tags, league=league, season=draft, team=teams[0]).split()

    assert found == [
        "/leagues/old-mill-league/season-1/",
        "/leagues/old-mill-league/season-1/standings/",
        "/leagues/old-mill-league/season-1/teams/arden/",
        "/leagues/old-mill-league/teams/arden/coach/",
        "/leagues/old-mill-league/about/?season=season-1",
        "/leagues/old-mill-league/teams/arden/roster/",
        "/leagues/old-mill-league/players/7/",
    ]


def test_badge_is_drawn_in_the_team_colours(league, alice):
    team = builders.make_team(league, alice, "Fox")
    team.abbreviation = "<F>"

    small = drawn("{% badge team %}", team=team)
    large = drawn("{% badge team 56 title=team.name %}", team=team)

    assert 'fill="#17574f"' in small
    assert 'aria-hidden="true"' in small
    assert "<title>Fox</title>" in large
    assert "&lt;F&gt;</text>" in large
