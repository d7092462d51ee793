import pytest

from leagues import selectors, services
from leagues.models import Entry, Fixture
from tests import builders


def test_summary_counts_teams_and_games_and_names_champions(league, alice, closed):
    first = closed.entries.get(final_place=1, is_champion=True)

    (summary,) = selectors.season_summaries([closed])

    assert (summary.season, summary.teams) == (closed, 4)
    assert (summary.decided, summary.fixtures) == (6, 6)
    assert summary.champions == (first,)


def test_cancelled_fixture_is_not_counted(running, alice):
    fixture = running.fixtures.first()
    services.cancel_fixture(fixture, actor=alice, version=fixture.version)

    (summary,) = selectors.season_summaries([running])

    assert (summary.decided, summary.fixtures) == (0, 5)
    assert summary.champions == ()


def test_empty_season_counts_nothing(league, alice):
    season = builders.make_season(league, alice)

    (summary,) = selectors.season_summaries([season])

    assert (summary.teams, summary.fixtures, summary.decided) == (0, 0, 0)


def test_all_champions_of_a_shared_place_are_named(closed):
    Entry.objects.filter(season=closed).update(final_place=1, is_champion=True)

    (summary,) = selectors.season_summaries([closed])

    assert [entry.team.name for entry in summary.champions] == [
        "Arden",
        "Bexley",
        "Corran",
        "Dunmore",
    ]


@pytest.mark.parametrize("count", [1, 3])
def test_summaries_take_three_queries(
    league, alice, teams, count, django_assert_num_queries
):
    seasons = [
        builders.make_season(league, alice, "closed", name=f"Season {number}")
        for number in range(1, count + 1)
    ]

    with django_assert_num_queries(3):
        summaries = selectors.season_summaries(seasons)
        assert [item.champions[0].team.name for item in summaries]
    assert Fixture.objects.count() == 6 * count
