"""Many people at the same moment: what happens once must happen once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections

from leagues import services
from leagues.errors import LeagueError
from leagues.models import AuditEntry, Fixture, League, Membership, Season
from tests import builders
from tests.leagues.rosters import FIVE, row, rows_of, save

THREADS = 8

pytestmark = [pytest.mark.database, pytest.mark.usefixtures("shared_database")]


def at_once(call, count=THREADS):
    """Make the call in many threads at the same moment; return what came of each."""
    barrier = Barrier(count)

    def run(number):
        try:
            barrier.wait(timeout=20)
            return call(number)
        except LeagueError as error:
            return error
        finally:
            connections.close_all()

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(run, range(count)))


def done(outcomes):
    return [item for item in outcomes if not isinstance(item, LeagueError)]


def test_season_starts_once(scheduled, alice):
    outcomes = at_once(
        lambda number: services.start_season(
            scheduled,
            actor=alice,
            version=scheduled.version,
            secret=bytes([number]) * 32,
            commitment=f"{number}" * 64,
        )
    )

    stored = Season.objects.get()
    answered = {(bytes(season.secret), season.commitment) for season in done(outcomes)}
    assert answered == {(bytes(stored.secret), stored.commitment)}
    assert AuditEntry.objects.filter(action="season.started").count() == 1


def test_fixture_gets_one_result(running):
    fixture = running.fixtures.first()

    outcomes = at_once(
        lambda number: services.record_result(
            fixture,
            author=None,
            version=1,
            source="simulated",
            home_points=number,
            away_points=50,
        )
    )

    (decided,) = done(outcomes)
    stored = Fixture.objects.get(pk=fixture.pk)
    assert (stored.home_points, stored.version) == (decided.home_points, 2)


def test_seasons_scheduled_at_once_share_no_number(league, alice, teams):
    seasons = [
        builders.make_season(league, alice, name=f"Season {number}")
        for number in range(THREADS)
    ]

    outcomes = at_once(
        lambda number: services.save_schedule(
            seasons[number],
            actor=alice,
            version=seasons[number].version,
            settings=builders.SPRING,
        )
    )

    assert len(done(outcomes)) == THREADS
    numbers = Fixture.objects.order_by("number").values_list("number", flat=True)
    assert list(numbers) == [*range(1, 6 * THREADS + 1)]


def test_one_schedule_form_makes_one_schedule(draft, alice, league):
    outcomes = at_once(
        lambda number: services.save_schedule(
            draft, actor=alice, version=draft.version, settings=builders.SPRING
        )
    )

    assert {season.version for season in done(outcomes)} == {
        Season.objects.get().version
    }
    numbers = Fixture.objects.order_by("number").values_list("number", flat=True)
    assert list(numbers) == [1, 2, 3, 4, 5, 6]


def test_one_form_makes_one_version_of_the_instructions(alice, teams):
    outcomes = at_once(
        lambda number: services.save_profile(
            teams[0], actor=alice, version=0, coach="default", dials={}
        )
    )

    assert {profile.version for profile in done(outcomes)} == {1}
    assert len(done(outcomes)) == THREADS
    assert teams[0].profiles.count() == 1


def test_one_form_makes_one_season(league, alice, teams):
    league.refresh_from_db()

    outcomes = at_once(
        lambda number: services.create_season(
            league, actor=alice, version=league.version, name="Season 1"
        )
    )

    assert set(done(outcomes)) == {Season.objects.get()}
    assert Season.objects.get().number == 1


def test_next_season_is_made_once(closed, alice):
    outcomes = at_once(
        lambda number: services.next_season(
            closed, actor=alice, version=closed.version, name=f"Season {number}"
        )
    )

    assert len({season.pk for season in done(outcomes)}) == 1
    assert Season.objects.count() == 2


def test_result_and_close_never_leave_an_open_fixture_in_a_closed_season(
    running, alice
):
    for fixture in running.fixtures.all():
        builders.decide(fixture)
    last = running.fixtures.order_by("number").last()

    def close_or_clear(number):
        if number % 2:
            return services.clear_result(
                last, author=alice, version=last.version, void=builders.no_game
            )
        return services.close_season(running, actor=alice, version=running.version)

    at_once(close_or_clear)

    season = Season.objects.get()
    is_open = season.fixtures.filter(state="scheduled").exists()
    assert (season.state, is_open) in (("closed", False), ("running", True))


def test_two_commissioners_never_both_leave(league, alice, bob):
    services.change_role(
        Membership.objects.get(user=bob), actor=alice, version=1, role="commissioner"
    )
    members = list(Membership.objects.order_by("pk"))

    at_once(
        lambda number: services.remove_member(
            members[number], actor=(alice, bob)[number], version=members[number].version
        ),
        2,
    )

    assert Membership.objects.filter(role="commissioner").count() == 1


def test_one_form_makes_one_league(alice):
    outcomes = at_once(lambda number: builders.make_league(alice, token="of-the-form"))

    assert set(done(outcomes)) == {League.objects.get()}


def test_leagues_of_one_name_get_addresses_of_their_own_or_are_refused(alice):
    outcomes = at_once(lambda number: builders.make_league(alice, "Attic League"))

    slugs = [league.slug for league in done(outcomes)]
    assert len(slugs) == len(set(slugs)) >= 1
    assert all(
        error.field == "slug" for error in outcomes if isinstance(error, LeagueError)
    )


def test_player_is_signed_by_one_of_two_teams(court, alice):
    player = court.players.create(name="Ann Lee")
    teams = builders.make_teams(court, alice, 2)
    rows = [row("Ann Lee", "4", "PG", player=player.pk)]

    outcomes = at_once(lambda number: save(teams[number % 2], alice, rows))

    assert {team.name for team in done(outcomes)} == {
        player.spots.get().team.name,
    }


def test_roster_is_changed_once(court, alice):
    team = builders.make_team(court, alice, "Arden")

    outcomes = at_once(
        lambda _number: services.fill_with_tokens(team, actor=alice, version=0)
    )

    assert len(done(outcomes)) == THREADS
    assert court.players.count() == 10
    assert AuditEntry.objects.filter(action="roster.changed").count() == 1


def test_no_season_starts_short_of_a_player(court, alice):
    teams = builders.make_teams(court, alice, 2)
    for team in teams:
        save(team, alice, FIVE)
    season = builders.make_season(court, alice, "scheduled")
    short = rows_of(teams[0])[1:]

    outcomes = at_once(
        lambda number: (
            save(teams[0], alice, short, version=1)
            if number % 2
            else builders.start(season, alice)
        )
    )

    players = teams[0].spots.filter(to_at=None).count()
    is_running = Season.objects.get().state == "running"
    assert (players == 5) == is_running
    assert done(outcomes)
