import pytest
from django.contrib.auth.models import AnonymousUser

from leagues import services
from leagues.access import league_page
from leagues.pages.teams import TeamsView, teams_view
from leagues.services import Place
from tests import builders


@pytest.fixture
def show(rf, league):
    """Return the teams of a season as a reader sees them."""

    def view(season, user=None) -> TeamsView:
        request = rf.get("/")
        request.user = user or AnonymousUser()
        page = league_page(request, league.slug, season.slug)
        return teams_view(page, page.season)

    return view


def test_teams_are_in_the_order_of_names(show, league, alice):
    for name in ("bexley", "Corran", "Arden"):
        builders.make_team(league, alice, name)
    season = builders.make_season(league, alice, "scheduled")

    view = show(season)

    assert [line.entry.team.name for line in view.lines] == [
        "Arden",
        "bexley",
        "Corran",
    ]
    assert not view.has_divisions


def test_coaches_are_told_of_the_current_season_only(
    show, league, alice, bob, teams, closed
):
    services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    current = builders.make_season(league, alice, "running", name="Season 2")

    then, now = show(closed, bob), show(current, bob)

    assert (then.has_coaches, now.has_coaches) == (False, True)
    assert then.lines[0].coaches == ()
    assert [item.user for item in now.lines[0].coaches] == [bob]
    assert [line.is_mine for line in now.lines] == [True, False, False, False]


def test_divisions_have_a_column_where_there_are_any(show, alice, teams, draft):
    season = services.arrange_season(
        draft,
        actor=alice,
        version=draft.version,
        divisions=["Coast"],
        places=[Place(teams[0].pk, "Coast"), Place(teams[1].pk)],
    )
    season = builders.bring(season, alice, "scheduled")

    view = show(season)

    assert view.has_divisions
    assert [
        line.entry.division and line.entry.division.name for line in view.lines
    ] == [
        "Coast",
        None,
    ]
