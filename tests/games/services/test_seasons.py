import pytest

from games import services
from games.errors import RunActive
from games.receipts import check_commitment
from leagues.errors import NotAllowed, OpenFixtures
from leagues.models import AuditEntry, Entry, Season
from tests.games import runs


def test_start_draws_a_secret_and_publishes_its_commitment(scheduled, alice):
    started = services.start_season(scheduled, actor=alice, version=scheduled.version)

    started.refresh_from_db()
    entry = AuditEntry.objects.get(action="season.started")
    assert check_commitment(bytes(started.secret), started.commitment) is True
    assert entry.details == {"commitment": started.commitment}


def test_start_that_is_repeated_leaves_the_secret_alone(scheduled, alice):
    started = services.start_season(scheduled, actor=alice, version=scheduled.version)

    again = services.start_season(scheduled, actor=alice, version=scheduled.version)

    stored = Season.objects.get()
    assert bytes(stored.secret) == bytes(again.secret) == started.secret


def test_close_names_the_champions(played, alice):
    closed = services.close_season(played, actor=alice, version=played.version)

    champions = Entry.objects.filter(is_champion=True)
    assert closed.state == "closed"
    assert {entry.final_place for entry in champions} == {1}


def test_close_waits_for_the_run(running, alice):
    runs.request(running, alice)

    with pytest.raises(RunActive):
        services.close_season(running, actor=alice, version=running.version)


def test_close_needs_every_fixture_decided(running, alice):
    runs.simulate(running, alice, reach="day")

    with pytest.raises(OpenFixtures):
        services.close_season(running, actor=alice, version=running.version)


def test_close_is_the_commissioners_affair(played, vera):
    with pytest.raises(NotAllowed):
        services.close_season(played, actor=vera, version=played.version)


def test_close_that_is_repeated_finds_the_season_closed(played, alice):
    closed = services.close_season(played, actor=alice, version=played.version)

    again = services.close_season(played, actor=alice, version=played.version)

    assert (again.state, again.version) == ("closed", closed.version)
