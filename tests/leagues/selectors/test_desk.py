from datetime import UTC, datetime

import pytest

from leagues import selectors, services
from leagues.models import Fixture, League, Membership, Season
from tests import builders

SPRING = datetime(2027, 3, 1, tzinfo=UTC)
SUMMER = datetime(2027, 6, 1, tzinfo=UTC)


def coach(user, alice, *teams):
    """Let somebody coach teams."""
    for team in teams:
        services.assign_coach(team, actor=alice, user_id=user.pk)


def desks_of(user):
    return selectors.team_desks(list(selectors.coached_teams(user)), user)


def due(user, now=SUMMER):
    """Return what is due of each season, by numbers of fixtures."""
    memberships = list(selectors.memberships_of(user))
    return [
        (item.season.name, item.count, [fixture.number for fixture in item.fixtures])
        for item in selectors.due_results(user, memberships, now)
    ]


def test_team_stands_on_the_desk_with_what_is_next_and_what_was(
    league, alice, bob, teams, running
):
    coach(bob, alice, teams[0])
    own = [
        item
        for item in running.fixtures.order_by("number")
        if "Arden" in (item.home.team.name, item.away.team.name)
    ]
    builders.decide(own[0])
    services.cancel_fixture(own[1], actor=alice, version=own[1].version)
    profile = services.save_profile(teams[0], actor=bob, version=0, dials={})

    (desk,) = desks_of(bob)

    assert (desk.team, desk.entry.season, desk.profile) == (teams[0], running, profile)
    assert [item.number for item in desk.latest] == [own[0].number]
    assert desk.following == own[2]
    assert desk.row.record.played == 1


def test_desk_shows_the_latest_results_of_a_team_alone(
    league, alice, bob, teams, closed
):
    coach(bob, alice, teams[0])
    following = services.next_season(
        closed, actor=alice, version=closed.version, name="Season 2"
    )
    builders.bring(following, alice, Season.State.SCHEDULED)

    (desk,) = desks_of(bob)

    assert desk.entry.season == following
    assert (desk.latest, desk.row.record.played, desk.profile) == ((), 0, None)
    assert desk.following.season == following


def test_team_without_a_season_has_no_games(league, alice, bob, teams):
    coach(bob, alice, teams[1])

    (desk,) = desks_of(bob)

    assert (desk.entry, desk.row, desk.following, desk.latest) == (None, None, None, ())


def test_season_in_preparation_is_not_on_a_coachs_desk(
    league, alice, bob, teams, draft
):
    coach(bob, alice, teams[0])

    assert desks_of(bob)[0].entry is None


def test_results_are_due_once_their_moment_has_passed(league, alice, sam, bob, running):
    services.record_result(
        running.fixtures.get(number=1),
        author=alice,
        version=1,
        source="score",
        home_points=3,
        away_points=2,
    )

    assert due(alice) == due(sam) == [("Season 1", 5, [2, 3, 4])]
    assert due(alice, SPRING) == []
    assert due(bob) == []


def test_home_coach_is_asked_where_the_league_lets_him(
    league, alice, bob, teams, running
):
    coach(bob, alice, teams[0])
    home = running.fixtures.filter(home__team=teams[0])

    before = due(bob)
    League.objects.update(home_coach_enters_results=True)

    assert before == []
    assert due(bob) == [
        ("Season 1", home.count(), [item.number for item in home.order_by("number")])
    ]
    Membership.objects.filter(user=bob).update(role=Membership.Role.VIEWER)
    assert due(bob) == []


@pytest.mark.parametrize("state", ["scheduled", "closed"])
def test_nothing_is_due_before_a_season_starts_and_after_it(
    league, alice, teams, draft, state
):
    builders.bring(draft, alice, state)

    assert due(alice) == []


def test_league_tells_its_commissioner_how_far_it_is(league, alice, bob, teams, closed):
    coach(bob, alice, teams[0])
    bare = builders.make_league(alice, "Bare League")
    second = services.next_season(
        closed, actor=alice, version=closed.version, name="Season 2"
    )
    builders.bring(second, alice, Season.State.RUNNING)
    for fixture in second.fixtures.order_by("number")[:2]:
        builders.decide(fixture)
    builders.make_season(league, alice, name="Season 3")

    old, new = selectors.league_states([league, bare])

    assert (old.league, old.teams, old.has_seasons) == (league, 4, True)
    assert old.uncoached == tuple(teams[1:])
    assert [
        (item.season.name, item.open, item.decided, item.is_over)
        for item in old.seasons
    ] == [("Season 2", 4, 2, False), ("Season 3", 0, 0, False)]
    assert old.seasons[0].first_at == (
        second.fixtures.filter(state="scheduled").earliest("starts_at").starts_at
    )
    assert (new.teams, new.has_seasons, new.seasons, new.uncoached) == (
        0,
        False,
        (),
        (),
    )


def test_season_is_over_when_nothing_is_left_to_be_played(alice, running):
    first, *rest = running.fixtures.order_by("number")
    services.cancel_fixture(first, actor=alice, version=1)
    for fixture in rest:
        builders.decide(fixture)

    (state,) = selectors.league_states([running.league])

    assert state.seasons[0].is_over


@pytest.mark.parametrize(("leagues", "teams"), [(1, 2), (3, 12)])
def test_desk_asks_the_same_for_any_size(
    alice, leagues, teams, django_assert_num_queries
):
    for number in range(leagues):
        league = builders.make_league(
            alice, f"League {number}", home_coach_enters_results=True
        )
        coach(alice, alice, *builders.make_teams(league, alice, teams))
        builders.make_season(league, alice, Season.State.RUNNING)
    memberships = list(selectors.memberships_of(alice))

    with django_assert_num_queries(1 + 8 + 2 + 5):
        coached = list(selectors.coached_teams(alice))
        desks = selectors.team_desks(coached, alice)
        found = selectors.due_results(alice, memberships, SUMMER)
        states = selectors.league_states([item.league for item in memberships])
        for desk in desks:
            assert desk.following.home.team.name
            assert desk.following.season.league.name
        for item in found:
            assert item.fixtures[0].away.team.name
            assert item.season.league.name

    assert len(desks) == leagues * teams
    assert len(found) == len(states) == leagues
    assert Fixture.objects.filter(state="scheduled").count() > 0
