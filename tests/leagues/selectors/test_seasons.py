import pytest
from django.contrib.auth.models import AnonymousUser

from leagues import selectors, services
from leagues.errors import BadValue
from leagues.services import Place
from tests import builders

FAN = AnonymousUser()


def test_season_in_preparation_is_the_commissioners_affair(league, alice, bob, draft):
    assert selectors.current_season(league, alice) == draft
    assert list(selectors.seasons_of(league, alice)) == [draft]
    for reader in (bob, FAN):
        assert selectors.current_season(league, reader) is None
        assert list(selectors.seasons_of(league, reader)) == []


def test_current_season_is_the_one_under_way(league, alice, teams):
    seasons = {
        state: builders.make_season(league, alice, state, name=state)
        for state in ("running", "closed", "scheduled", "draft")
    }

    order = []
    while (current := selectors.current_season(league, alice)) is not None:
        order.append(current.state)
        current.delete()

    assert order == ["running", "scheduled", "closed", "draft"]
    assert len(seasons) == 4


def test_of_several_seasons_the_latest_is_current(league, alice, teams):
    builders.make_season(league, alice, "closed")
    latest = builders.make_season(league, alice, "closed", name="Season 2")

    assert selectors.current_season(league, FAN) == latest
    assert [season.number for season in selectors.seasons_of(league, FAN)] == [2, 1]


def test_preview_stores_nothing_and_needs_a_first_day(draft):
    plan = selectors.schedule_preview(draft, builders.SPRING)

    assert (plan.summary.games, plan.summary.rounds) == (6, 3)
    assert not draft.fixtures.exists()
    with pytest.raises(BadValue) as refused:
        selectors.schedule_preview(draft)
    assert refused.value.field == "start_date"


@pytest.mark.parametrize("count", [2, 12])
def test_lists_of_a_season_ask_once(league, alice, count, django_assert_num_queries):
    teams = builders.make_teams(league, alice, count)
    season = builders.make_season(league, alice)
    season = services.arrange_season(
        season,
        actor=alice,
        version=season.version,
        divisions=("East", "West"),
        places=[Place(team.pk, "East") for team in teams],
    )

    with django_assert_num_queries(3):
        entries = [
            (str(entry), str(entry.division)) for entry in selectors.entries_of(season)
        ]
        divisions = [str(division) for division in selectors.divisions_of(season)]
        plan = selectors.schedule_preview(season, builders.SPRING)

    assert entries == [(team.name, "East") for team in teams]
    assert divisions == ["East", "West"]
    assert len(plan.summary.teams) == count


@pytest.mark.parametrize("count", [1, 3])
def test_list_of_seasons_asks_once(league, alice, count, django_assert_num_queries):
    builders.make_teams(league, alice, 2)
    for number in range(count):
        builders.make_season(league, alice, "closed", name=f"Season {number + 1}")

    with django_assert_num_queries(1):
        listed = [str(season) for season in selectors.seasons_of(league, FAN)]

    assert len(listed) == count
