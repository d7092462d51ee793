from copy import copy
from datetime import UTC, date, datetime, time

import pytest
import time_machine
from django.db.models import Q

from leagues import services
from leagues.errors import BadValue, Gone, StaleVersion, WrongState
from leagues.models import Fixture, Season
from leagues.services.fixtures import Result, check_result
from simulation.registry import get_ruleset
from tests import builders

KINDS = get_ruleset(builders.RULESET).result_kinds
FINAL = next(kind for kind in KINDS if kind != "tie")


@pytest.fixture
def fixture(running):
    """The first fixture of the season."""
    return running.fixtures.order_by("number").first()


def record(fixture, author=None, **values):
    given = {
        "version": fixture.version,
        "source": "score",
        "home_points": 20,
        "away_points": 18,
        **values,
    }
    return services.record_result(fixture, author=author, **given)


def forfeit(fixture, author, by):
    return services.record_result(
        fixture, author=author, version=fixture.version, source="forfeit", forfeit=by
    )


def test_result_is_stored_with_how_it_came_about(fixture, alice):
    now = datetime(2027, 3, 6, 23, tzinfo=UTC)
    with time_machine.travel(now, tick=False):
        record(fixture, alice, kind=FINAL)

    stored = Fixture.objects.get(pk=fixture.pk)
    assert (stored.home_points, stored.away_points) == (20, 18)
    assert (stored.result_kind, stored.source) == (FINAL, "score")
    assert (stored.decided_at, stored.changed_at) == (now, now)
    entry = stored.league.audit_entries.first()
    assert entry.action == "result.entered"
    assert entry.target == f"1: {stored.home} – {stored.away}"
    assert entry.details["now"] == {
        "home": 20,
        "away": 18,
        "forfeit": "",
        "kind": FINAL,
        "source": "score",
    }


def test_simulated_result_leaves_no_trail_of_its_own(fixture):
    count = fixture.league.audit_entries.count()

    record(fixture, source="simulated")

    assert fixture.league.audit_entries.count() == count


def test_nobody_passes_his_result_off_as_simulated(fixture, alice):
    with pytest.raises(BadValue, match="Only the site itself") as refused:
        record(fixture, alice, source="simulated")

    assert refused.value.field == "source"


def test_zero_is_a_score(fixture):
    stored = record(fixture, home_points=0, away_points=0)

    assert (stored.state, stored.home_points, stored.away_points) == ("decided", 0, 0)


def test_result_is_taken_once(fixture):
    record(fixture)

    with pytest.raises(StaleVersion):
        record(fixture, home_points=99)

    assert Fixture.objects.get(pk=fixture.pk).home_points == 20


def test_result_of_a_removed_fixture_is_refused(fixture):
    Fixture.objects.filter(pk=fixture.pk).delete()

    with pytest.raises(Gone):
        record(fixture)


@pytest.mark.parametrize("by", ["home", "away", "both"])
def test_forfeit_is_a_state_and_not_a_score(fixture, alice, by):
    stored = forfeit(fixture, alice, by)

    assert (stored.state, stored.forfeit, stored.source) == ("decided", by, "forfeit")
    assert (stored.home_points, stored.away_points) == (None, None)


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"home_points": None}, "home_points"),
        ({"away_points": None}, "away_points"),
        ({"home_points": -1}, "home_points"),
        ({"away_points": 10_000}, "away_points"),
        ({"away_points": 10**30}, "away_points"),
        ({"home_points": True}, "home_points"),
        ({"home_points": "20"}, "home_points"),
        ({"home_points": 20.0}, "home_points"),
        ({"kind": "golden_goal"}, "kind"),
        ({"kind": "tie"}, "kind"),
        ({"kind": FINAL, "away_points": 20}, "kind"),
        ({"source": "guess"}, "source"),
        ({"source": "forfeit"}, "forfeit"),
        ({"forfeit": "home"}, "forfeit"),
        ({"source": "forfeit", "forfeit": "home"}, "forfeit"),
        (
            {"source": "forfeit", "forfeit": "visitor", "home_points": None},
            "forfeit",
        ),
        (
            {
                "source": "forfeit",
                "forfeit": "home",
                "kind": FINAL,
                "home_points": None,
                "away_points": None,
            },
            "kind",
        ),
    ],
)
def test_half_a_result_is_refused(fixture, alice, values, field):
    with pytest.raises(BadValue) as refused:
        record(fixture, alice, **values)

    assert refused.value.field == field
    assert Fixture.objects.get(pk=fixture.pk).state == "scheduled"


def test_tie_is_taken_with_and_without_its_name(running):
    first, second, *_ = running.fixtures.order_by("number")

    assert record(first, home_points=9, away_points=9).result_kind == ""
    assert record(second, home_points=9, away_points=9, kind="tie").result_kind == "tie"


def test_rule_book_without_ties_takes_none():
    rules = copy(get_ruleset(builders.RULESET))
    vars(rules)["result_kinds"] = (FINAL,)

    with pytest.raises(BadValue, match="ends level") as refused:
        check_result(Result(9, 9, "", "", "score"), rules)

    assert refused.value.field == "away_points"


def test_score_needs_the_rule_book_and_a_forfeit_does_not():
    check_result(Result(None, None, "home", "", "forfeit"), None)

    with pytest.raises(WrongState, match="no longer has the rule book"):
        check_result(Result(9, 8, "", "", "score"), None)


def test_correction_takes_the_place_of_a_result_and_keeps_it_on_record(fixture, alice):
    decided = record(fixture, alice)
    corrected = services.correct_result(
        decided,
        author=alice,
        version=2,
        source="forfeit",
        forfeit="home",
        void=builders.no_game,
    )
    again = services.correct_result(
        corrected,
        author=alice,
        version=3,
        source="score",
        home_points=1,
        away_points=2,
        void=builders.no_game,
    )

    entries = fixture.league.audit_entries.all()[:2]
    assert (again.home_points, again.forfeit, again.version) == (1, "", 4)
    assert [entry.action for entry in entries] == ["result.corrected"] * 2
    assert entries[0].details["was"]["forfeit"] == "home"
    assert entries[1].details["was"]["home"] == 20


def test_result_that_is_taken_back_leaves_the_fixture_as_new(fixture, alice):
    decided = record(fixture, alice)

    voided = []

    cleared = services.clear_result(
        decided, author=alice, version=2, void=voided.append
    )

    stored = Fixture.objects.get(pk=fixture.pk)
    assert (stored.state, stored.home_points, stored.decided_at) == (
        "scheduled",
        None,
        None,
    )
    assert voided == [fixture]
    assert cleared.league.audit_entries.first().details["was"]["away"] == 18
    assert record(cleared).version == 4


def test_cancelled_fixture_keeps_its_number_and_comes_back(fixture, alice):
    cancelled = services.cancel_fixture(fixture, actor=alice, version=1)
    restored = services.restore_fixture(cancelled, actor=alice, version=2)

    assert (restored.state, restored.number) == ("scheduled", fixture.number)
    assert list(fixture.league.audit_entries.values_list("action", flat=True)[:2]) == [
        "fixture.restored",
        "fixture.cancelled",
    ]


def test_fixture_comes_back_to_a_time_that_is_free(running, alice, fixture):
    cancelled = services.cancel_fixture(fixture, actor=alice, version=1)
    other = running.fixtures.get(
        Q(home=fixture.home) | Q(away=fixture.home), round=2, stage="regular"
    )
    rest = running.fixtures.filter(round=1).exclude(pk=fixture.pk)
    for clash in rest:
        services.cancel_fixture(clash, actor=alice, version=clash.version)
    move(other, alice, date(2027, 3, 6))

    with pytest.raises(BadValue, match=f"plays fixture {other.number} then"):
        services.restore_fixture(cancelled, actor=alice, version=2)


def test_result_of_a_team_that_withdrew_is_not_to_be_played_again(
    running, alice, fixture
):
    decided = record(fixture, alice)
    services.withdraw_entry(
        fixture.away, actor=alice, version=running.version, reason="Moved away"
    )

    with pytest.raises(BadValue, match="has withdrawn"):
        services.clear_result(decided, author=alice, version=2, void=builders.no_game)

    assert Fixture.objects.get(pk=fixture.pk).is_decided


def test_fixture_of_a_team_that_withdrew_stays_cancelled(running, alice, fixture):
    services.withdraw_entry(
        fixture.home, actor=alice, version=running.version, reason="Moved away"
    )
    fixture.refresh_from_db()

    with pytest.raises(BadValue, match="has withdrawn"):
        services.restore_fixture(fixture, actor=alice, version=fixture.version)


def move(fixture, actor, day, kickoff=time(19, 30)):
    return services.move_fixture(
        fixture, actor=actor, version=fixture.version, day=day, kickoff=kickoff
    )


def test_fixture_is_moved_to_a_local_time(fixture, alice):
    moved = move(fixture, alice, date(2027, 7, 4), time(18, 5))

    stored = Fixture.objects.get(pk=fixture.pk)
    assert moved.starts_at == stored.starts_at
    assert stored.starts_at == datetime(2027, 7, 4, 22, 5, tzinfo=UTC)
    assert stored.day() == date(2027, 7, 4)
    assert fixture.league.audit_entries.first().details["starts_at"] == [
        "2027-03-07T00:30:00Z",
        "2027-07-04T22:05:00Z",
    ]


def test_time_that_the_clocks_skip_is_played_later(fixture, alice):
    moved = move(fixture, alice, date(2027, 3, 14), time(2, 30))

    assert moved.starts_at == datetime(2027, 3, 14, 7, 30, tzinfo=UTC)


@pytest.mark.parametrize("day", [date(1, 1, 1), date(9999, 12, 31)])
def test_day_far_away_is_refused(fixture, alice, day):
    with pytest.raises(BadValue) as refused:
        move(fixture, alice, day)

    assert refused.value.field == "day"


def test_day_that_the_zone_left_out_is_refused(fixture, alice):
    Season.objects.update(time_zone="Pacific/Apia")

    with pytest.raises(BadValue, match="There is no 2011-12-30 in Pacific/Apia"):
        move(fixture, alice, date(2011, 12, 30))


def test_team_plays_one_fixture_at_a_time(running, alice, fixture):
    day = date(2027, 7, 4)
    moved = move(fixture, alice, day)
    other = running.fixtures.filter(round=2).get(
        Q(home=fixture.home) | Q(away=fixture.home)
    )

    with pytest.raises(BadValue, match=f"plays fixture {fixture.number} then"):
        move(other, alice, day)
    services.cancel_fixture(moved, actor=alice, version=2)

    assert move(other, alice, day).starts_at == moved.starts_at
