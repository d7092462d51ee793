from dataclasses import replace
from datetime import date
from zoneinfo import ZoneInfo

import pytest

from leagues import services
from leagues.errors import BadValue, StaleVersion
from leagues.models import Fixture, League
from leagues.selectors import schedule_preview
from leagues.services import Place
from tests import builders


def save(season, actor, **values):
    return services.save_schedule(season, actor=actor, version=season.version, **values)


def test_fixtures_are_those_of_the_preview(draft, alice):
    plan = schedule_preview(draft, builders.SPRING)

    season = save(draft, alice, settings=builders.SPRING)

    assert list(
        season.fixtures.order_by("number").values_list(
            "number", "round", "home", "away", "starts_at", "state", "stage"
        )
    ) == [
        (
            number,
            planned.number,
            pairing.home,
            pairing.away,
            planned.starts_at,
            "scheduled",
            "regular",
        )
        for number, (planned, pairing) in enumerate(
            (
                (planned, pairing)
                for planned in plan.rounds
                for pairing in planned.pairings
            ),
            start=1,
        )
    ]
    assert (season.state, season.schedule) == ("scheduled", builders.SPRING)
    assert season.league.audit_entries.first().details == {
        "rounds": 3,
        "fixtures": 6,
        "first_date": "2027-03-06",
        "last_date": "2027-03-20",
    }


def test_kickoffs_keep_their_local_time_over_a_change_of_the_clocks(scheduled):
    zone = ZoneInfo("America/New_York")
    moments = [
        fixture.starts_at.astimezone(zone) for fixture in scheduled.fixtures.all()
    ]

    assert {f"{moment:%H:%M}" for moment in moments} == {"19:30"}
    assert {moment.utcoffset().total_seconds() / 3600 for moment in moments} == {-5, -4}


def test_schedule_is_made_anew_with_new_numbers(scheduled, alice):
    again = save(
        scheduled, alice, settings=replace(builders.SPRING, cycles=2, shuffle_seed=5)
    )
    same = save(again, alice)

    assert again.schedule.cycles == 2
    assert list(same.fixtures.order_by("number").values_list("number", flat=True)) == [
        *range(19, 31)
    ]


def test_schedule_that_was_taken_back_leaves_nothing(scheduled, alice):
    season = services.back_to_draft(scheduled, actor=alice, version=scheduled.version)

    assert (season.state, Fixture.objects.count()) == ("draft", 0)
    assert season.schedule == builders.SPRING


def test_schedule_from_an_old_page_is_refused(draft, alice):
    save(draft, alice, settings=builders.SPRING)

    with pytest.raises(StaleVersion):
        save(draft, alice, settings=replace(builders.SPRING, cycles=2))


def test_schedule_sent_twice_is_made_and_taken_back_once(draft, alice):
    made = save(draft, alice, settings=builders.SPRING)
    numbers = list(made.fixtures.values_list("number", flat=True))

    again = save(draft, alice, settings=builders.SPRING)
    first = services.back_to_draft(made, actor=alice, version=made.version)
    second = services.back_to_draft(made, actor=alice, version=made.version)

    assert (again.version, numbers) == (made.version, [*range(1, 7)])
    assert (second.state, second.version) == ("draft", first.version)
    assert League.objects.get().fixtures_numbered == 6


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"start_date": None}, "start_date"),
        ({"end_date": date(2027, 3, 13)}, "end_date"),
        ({"end_date": date(2027, 3, 1)}, "end_date"),
        ({"cycles": 5}, "cycles"),
        ({"weekdays": frozenset()}, "weekdays"),
    ],
)
def test_impossible_schedule_is_refused_and_nothing_stored(draft, alice, values, field):
    with pytest.raises(BadValue) as refused:
        save(draft, alice, settings=replace(builders.SPRING, **values))

    draft.refresh_from_db()
    assert refused.value.field == field
    assert (draft.state, draft.start_date) == ("draft", None)
    assert not Fixture.objects.exists()


@pytest.mark.parametrize("count", [0, 1])
def test_schedule_needs_two_teams(draft, alice, teams, count):
    season = services.arrange_season(
        draft,
        actor=alice,
        version=draft.version,
        divisions=(),
        places=[Place(team.pk) for team in teams[:count]],
    )

    with pytest.raises(BadValue) as refused:
        save(season, alice, settings=builders.SPRING)

    assert refused.value.field == "teams"


def test_odd_number_of_teams_gives_each_one_bye(draft, alice, teams):
    season = services.arrange_season(
        draft,
        actor=alice,
        version=draft.version,
        divisions=(),
        places=[Place(team.pk) for team in teams[:3]],
    )

    season = save(season, alice, settings=builders.SPRING)

    assert season.fixtures.count() == 3
    assert set(season.fixtures.values_list("round", flat=True)) == {1, 2, 3}
