"""Every action of the tables in every state, against the real services."""

from datetime import date, time

import pytest

from leagues import services
from leagues.errors import WrongState
from leagues.models import Fixture, Season
from leagues.season_settings import ScheduleSettings
from leagues.standings import Rules
from leagues.states import (
    FIXTURE,
    SEASON,
    FixtureAction,
    SeasonAction,
    allows_fixture,
    allows_season,
    fixture_after,
    season_after,
)
from tests import builders

SEASON_CALLS = {
    SeasonAction.RENAME: lambda season, **who: services.rename_season(
        season, name="Spring", **who
    ),
    SeasonAction.ARRANGE: lambda season, **who: services.arrange_season(
        season, divisions=(), places=(), **who
    ),
    SeasonAction.SET_SCHEDULE: lambda season, **who: services.set_schedule(
        season, settings=ScheduleSettings(), **who
    ),
    SeasonAction.SET_STANDINGS: lambda season, **who: services.set_standings(
        season, rules=Rules(), **who
    ),
    SeasonAction.SAVE_SCHEDULE: lambda season, **who: services.save_schedule(
        season, settings=builders.SPRING, **who
    ),
    SeasonAction.BACK_TO_DRAFT: services.back_to_draft,
    SeasonAction.START: lambda season, **who: services.start_season(
        season, secret=builders.SECRET, commitment=builders.COMMITMENT, **who
    ),
    SeasonAction.ADJUST: lambda season, **who: services.adjust(
        season.entries.first(), points=-1, reason="Late", **who
    ),
    SeasonAction.CLOSE: services.close_season,
    SeasonAction.FOLLOW: lambda season, **who: services.next_season(
        season, name="Season 2", **who
    ),
    SeasonAction.DELETE: services.delete_season,
}
FIXTURE_CALLS = {
    FixtureAction.MOVE: lambda fixture, who, version: services.move_fixture(
        fixture, actor=who, version=version, day=date(2027, 5, 1), kickoff=time(12)
    ),
    FixtureAction.RECORD: lambda fixture, who, version: services.record_result(
        fixture,
        author=who,
        version=version,
        source="score",
        home_points=1,
        away_points=0,
    ),
    FixtureAction.CORRECT: lambda fixture, who, version: services.correct_result(
        fixture,
        author=who,
        version=version,
        source="forfeit",
        forfeit="home",
        void=builders.no_game,
    ),
    FixtureAction.CLEAR: lambda fixture, who, version: services.clear_result(
        fixture, author=who, version=version, void=builders.no_game
    ),
    FixtureAction.CANCEL: lambda fixture, who, version: services.cancel_fixture(
        fixture, actor=who, version=version
    ),
    FixtureAction.RESTORE: lambda fixture, who, version: services.restore_fixture(
        fixture, actor=who, version=version
    ),
}


def test_season_goes_from_preparation_to_its_end_and_never_back_from_its_start():
    moves = {
        (before.value, after.value)
        for table in SEASON.values()
        for before, after in table.items()
        if before != after
    }

    assert moves == {
        ("draft", "scheduled"),
        ("scheduled", "draft"),
        ("scheduled", "running"),
        ("running", "closed"),
    }


@pytest.mark.parametrize("state", Season.State.values)
@pytest.mark.parametrize("action", SEASON_CALLS)
def test_season_takes_an_action_where_the_table_says_so(draft, alice, action, state):
    season = builders.bring(draft, alice, state)
    if action is SeasonAction.CLOSE and state == Season.State.RUNNING:
        for fixture in season.fixtures.all():
            builders.decide(fixture)
    call = SEASON_CALLS[action]

    if allows_season(season, action):
        call(season, actor=alice, version=season.version)
        stored = Season.objects.filter(pk=season.pk).first()
        expected = SEASON[action][Season.State(state)]
        assert stored is None or stored.state == expected
        assert (stored is None) is (action is SeasonAction.DELETE)
    else:
        with pytest.raises(WrongState):
            call(season, actor=alice, version=season.version)
        stored = Season.objects.get(pk=season.pk)
        assert (stored.state, stored.version) == (state, season.version)


def test_every_action_on_a_season_is_tried():
    assert set(SEASON_CALLS) | {SeasonAction.MOVE, SeasonAction.PLAY} == set(SEASON)
    assert set(FIXTURE_CALLS) == set(FIXTURE)


def with_state(fixture, alice, state):
    if state == Fixture.State.DECIDED:
        return builders.decide(fixture)
    if state == Fixture.State.CANCELLED:
        return services.cancel_fixture(fixture, actor=alice, version=fixture.version)
    return fixture


@pytest.mark.parametrize("state", Fixture.State.values)
@pytest.mark.parametrize("action", FIXTURE_CALLS)
def test_fixture_takes_an_action_where_the_table_says_so(running, alice, action, state):
    fixture = with_state(running.fixtures.first(), alice, state)
    call = FIXTURE_CALLS[action]

    if allows_fixture(fixture, running, action):
        changed = call(fixture, alice, fixture.version)
        assert changed.state == FIXTURE[action][Fixture.State(state)]
        assert changed.version == fixture.version + 1
    else:
        with pytest.raises(WrongState):
            call(fixture, alice, fixture.version)
        stored = Fixture.objects.get(pk=fixture.pk)
        assert (stored.state, stored.version) == (state, fixture.version)


@pytest.mark.parametrize("action", FIXTURE_CALLS)
def test_fixture_of_a_closed_season_takes_no_action(closed, alice, action):
    fixture = closed.fixtures.first()

    with pytest.raises(WrongState, match="“Season 1” is closed"):
        FIXTURE_CALLS[action](fixture, alice, fixture.version)


def test_only_the_date_of_a_fixture_changes_before_the_start(scheduled, alice):
    fixture = scheduled.fixtures.first()

    allowed = [
        action for action in FixtureAction if allows_fixture(fixture, scheduled, action)
    ]

    assert allowed == [FixtureAction.MOVE]


def test_refusal_says_what_is_allowed_and_what_is():
    season = Season(name="Spring", state="running")
    fixture = Fixture(number=7, state="cancelled")

    with pytest.raises(WrongState) as of_season:
        season_after(season, SeasonAction.SAVE_SCHEDULE)
    with pytest.raises(WrongState) as of_fixture:
        fixture_after(fixture, Season(state="running"), FixtureAction.CLEAR)

    assert of_season.value.reason == (
        "“Spring” is under way. To make the schedule, it has to be in preparation or"
        " scheduled."
    )
    assert of_fixture.value.reason == (
        "Fixture 7 is cancelled. To take the result back, it has to be decided."
    )


def test_refusal_of_a_closed_season_says_that_it_stands():
    season = Season(name="Spring", state="closed")

    with pytest.raises(WrongState) as refused:
        season_after(season, SeasonAction.PLAY)

    assert refused.value.reason == "“Spring” is closed: what it holds stands."
