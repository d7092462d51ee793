"""A season in whatever order people do things to it: a model beside the real one."""

from contextlib import suppress

import pytest
from django.db import transaction
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from leagues import services
from leagues.errors import LeagueError, OpenFixtures, StaleVersion, WrongState
from leagues.models import AuditEntry, Fixture, Season
from leagues.selectors import season_table
from tests import builders

points = st.integers(0, 60)


class SeasonLife(RuleBasedStateMachine):
    """Three teams, three fixtures; the model keeps states and scores."""

    def __init__(self):
        super().__init__()
        self.transaction = transaction.atomic()
        self.transaction.__enter__()

    def teardown(self):
        transaction.set_rollback(True)
        self.transaction.__exit__(None, None, None)

    @initialize()
    def begin(self):
        self.alice = builders.make_user("Alice")
        league = builders.make_league(self.alice)
        builders.make_teams(league, self.alice, 3)
        self.season = builders.make_season(league, self.alice)
        self.state = "draft"
        self.results: dict[int, tuple[int, int] | str | None] = {}
        self.used: set[int] = set()

    def act(self, call, expected_state, **values):
        """Make a call; expect it to be refused unless a state is expected."""
        try:
            changed = call(
                self.season, actor=self.alice, version=self.season.version, **values
            )
        except LeagueError:
            assert expected_state is None
            return False
        assert expected_state is not None
        self.season, self.state = changed, expected_state
        return True

    @rule()
    def schedule(self):
        possible = "scheduled" if self.state in ("draft", "scheduled") else None
        if self.act(services.save_schedule, possible, settings=builders.SPRING):
            numbers = set(self.season.fixtures.values_list("number", flat=True))
            assert not numbers & self.used
            self.used |= numbers
            self.results = dict.fromkeys(numbers)

    @rule()
    def take_back(self):
        possible = "draft" if self.state == "scheduled" else None
        if self.act(services.back_to_draft, possible):
            self.results = {}

    @rule()
    def start(self):
        self.act(
            services.start_season,
            "running" if self.state == "scheduled" else None,
            secret=builders.SECRET,
            commitment=builders.COMMITMENT,
        )

    @rule()
    def close(self):
        waiting = [number for number, found in self.results.items() if found is None]
        if self.state == "running" and waiting:
            with pytest.raises(OpenFixtures) as refused:
                services.close_season(
                    self.season, actor=self.alice, version=self.season.version
                )
            assert refused.value.count == len(waiting)
            assert sorted(refused.value.numbers) == sorted(waiting)
            return
        self.act(services.close_season, "closed" if self.state == "running" else None)

    @precondition(lambda self: self.results)
    @rule(choice=st.integers(0, 2), home=points, away=points)
    def play(self, choice, home, away):
        fixture = self.chosen(choice)
        known = self.results[fixture.number]
        call = services.record_result if known is None else services.correct_result
        values = {"source": "score", "home_points": home, "away_points": away}
        if known is not None:
            values["void"] = builders.no_game
        if self.change(fixture, call, known != "cancelled", "author", **values):
            self.results[fixture.number] = (home, away)

    @precondition(lambda self: self.results)
    @rule(choice=st.integers(0, 2))
    def clear(self, choice):
        fixture = self.chosen(choice)
        decided = isinstance(self.results[fixture.number], tuple)
        void = {"void": builders.no_game}
        if self.change(fixture, services.clear_result, decided, "author", **void):
            self.results[fixture.number] = None

    @precondition(lambda self: self.results)
    @rule(choice=st.integers(0, 2))
    def cancel_or_restore(self, choice):
        fixture = self.chosen(choice)
        known = self.results[fixture.number]
        is_off = known == "cancelled"
        call = services.restore_fixture if is_off else services.cancel_fixture
        if self.change(fixture, call, is_off or known is None, "actor"):
            self.results[fixture.number] = None if is_off else "cancelled"

    def chosen(self, choice):
        return self.season.fixtures.order_by("number")[choice]

    def change(self, fixture, call, is_possible, role, **values):
        """Make a call on a fixture; one that comes twice must not change it twice."""
        values = {role: self.alice, "version": fixture.version, **values}
        if self.state != "running" or not is_possible:
            with pytest.raises(WrongState):
                call(fixture, **values)
            return False
        done = call(fixture, **values)
        with suppress(StaleVersion):
            assert call(fixture, **values).version == done.version
        assert Fixture.objects.get(pk=fixture.pk).version == done.version
        return True

    @invariant()
    def rows_agree_with_the_model(self):
        stored = Season.objects.get(pk=self.season.pk)
        assert stored.state == self.state
        found = {
            fixture.number: fixture for fixture in Fixture.objects.filter(season=stored)
        }
        assert found.keys() == self.results.keys()
        for number, result in self.results.items():
            fixture = found[number]
            score = (fixture.home_points, fixture.away_points)
            if isinstance(result, tuple):
                assert (fixture.state, score) == ("decided", result)
            else:
                assert (fixture.state, score) == (result or "scheduled", (None, None))

    @invariant()
    def table_counts_what_is_decided(self):
        decided = sum(isinstance(result, tuple) for result in self.results.values())
        rows = season_table(self.season).standings.rows

        assert sum(row.record.played for row in rows) == 2 * decided
        assert (self.season.secret is not None) is (self.state in ("running", "closed"))
        assert AuditEntry.objects.filter(league=self.season.league).exists()


@pytest.mark.django_db
def test_season_lives_as_the_model_says():
    run_state_machine_as_test(
        SeasonLife,
        settings=settings(max_examples=12, stateful_step_count=20, deadline=None),
    )
