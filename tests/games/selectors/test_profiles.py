import pytest

from games.selectors import games_by_profile, records_by_profile
from leagues import services
from leagues.selectors import Record
from tests.games import reading, runs


@pytest.fixture
def arden(running):
    """Arden, which nobody coaches, in a season that is under way."""
    return running.league.teams.get(slug="arden")


def save(team, alice, version=0):
    return services.save_profile(team, actor=alice, version=version, dials={})


def play_a_day(season, alice, token):
    runs.simulate(season, alice, token, reach="day")


def test_games_tell_the_version_that_played_them(running, arden, alice):
    play_a_day(running, alice, "t1")
    save(arden, alice)
    play_a_day(running, alice, "t2")
    save(arden, alice, 1)
    play_a_day(running, alice, "t3")

    games = games_by_profile(arden, 10)
    latest = games_by_profile(arden, 1)

    assert [item.version for item in games] == [2, 1, 0]
    assert [item.entry.team for item in games] == [arden] * 3
    assert latest == games[:1]
    assert {version: sum(counts_of(record)) for version, record in records(arden)} == {
        0: 1,
        1: 1,
        2: 1,
    }


def counts_of(record):
    return (record.wins, record.losses, record.ties)


def records(team):
    return records_by_profile(team).items()


def test_record_counts_from_the_side_of_the_team(played, arden):
    points = []
    for fixture in played.fixtures.filter(home__team=arden):
        points.append((fixture.home_points, fixture.away_points))
    for fixture in played.fixtures.filter(away__team=arden):
        points.append((fixture.away_points, fixture.home_points))

    assert records_by_profile(arden) == {
        0: Record(
            wins=sum(own > other for own, other in points),
            losses=sum(own < other for own, other in points),
            ties=sum(own == other for own, other in points),
        )
    }


def test_games_that_do_not_count_are_not_listed(played, arden, alice):
    fixture = played.fixtures.filter(home__team=arden).first()
    reading.void(played, alice, fixture.number)

    assert fixture.number not in [
        item.fixture.number for item in games_by_profile(arden, 10)
    ]
    assert sum(counts_of(records_by_profile(arden)[0])) == 2


def test_team_without_games_has_none(arden):
    assert (games_by_profile(arden, 10), records_by_profile(arden)) == ([], {})


def test_games_come_in_one_query(played, arden, django_assert_num_queries):
    with django_assert_num_queries(1):
        for item in games_by_profile(arden, 10):
            assert item.fixture.season.league.name
            assert item.fixture.home.team.name
            assert item.fixture.away.team.name
