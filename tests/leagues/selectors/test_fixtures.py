from datetime import date, datetime

import pytest
from django.contrib.auth.models import AnonymousUser

from leagues import selectors, services
from leagues.models import Fixture
from leagues.standings import Outcome
from tests import builders

DAYS = [date(2027, 3, 6), date(2027, 3, 13), date(2027, 3, 20)]


def numbers(fixtures):
    return [fixture.number for fixture in fixtures]


def test_schedule_is_listed_by_local_day(scheduled):
    days = selectors.schedule_by_day(selectors.fixtures_of(scheduled))

    assert [(day, numbers(fixtures)) for day, fixtures in days] == [
        (DAYS[0], [1, 2]),
        (DAYS[1], [3, 4]),
        (DAYS[2], [5, 6]),
    ]
    assert selectors.playing_days(scheduled) == DAYS
    assert numbers(selectors.fixtures_on(scheduled, DAYS[1])) == [3, 4]
    assert numbers(selectors.fixtures_on(scheduled, date(2027, 3, 7))) == []


def test_day_with_a_change_of_the_clocks_has_all_its_hours(scheduled, alice):
    services.move_fixture(
        scheduled.fixtures.get(number=1),
        actor=alice,
        version=1,
        day=date(2027, 3, 14),
        kickoff=datetime(2027, 3, 14, 23, 59).time(),
    )

    assert numbers(selectors.fixtures_on(scheduled, date(2027, 3, 14))) == [1]
    assert numbers(selectors.fixtures_on(scheduled, date(2027, 3, 15))) == []


def test_fixtures_of_a_team_are_its_own(scheduled):
    entry = scheduled.entries.first()

    listed = selectors.fixtures_of_team(entry)

    assert len(listed) == 3
    assert all(entry.pk in (item.home_id, item.away_id) for item in listed)


def test_fixture_is_found_by_its_number(scheduled, league, charlie):
    other = builders.make_league(charlie, "Attic League", visibility="private")
    builders.make_teams(other, charlie, 2)
    hidden = builders.make_season(other, charlie, "scheduled").fixtures.get()

    assert selectors.fixture_by_number(league, AnonymousUser(), 2).number == 2
    assert selectors.fixture_by_number(other, charlie, 1) == hidden
    for where, number in ((league, 99), (other, 1)):
        with pytest.raises(Fixture.DoesNotExist):
            selectors.fixture_by_number(where, AnonymousUser(), number)


def test_scoreboard_opens_with_the_day_of_the_latest_result(running):
    assert selectors.scoreboard_day(running) == DAYS[0]

    builders.decide(running.fixtures.get(number=3))

    assert selectors.scoreboard_day(running) == DAYS[1]


def test_season_in_preparation_has_no_scoreboard(draft):
    assert selectors.scoreboard_day(draft) is None


def test_latest_and_next_fixtures_meet_at_today(running, alice):
    for number in (1, 2, 3):
        builders.decide(running.fixtures.get(number=number))
    services.cancel_fixture(running.fixtures.get(number=4), actor=alice, version=1)

    assert numbers(selectors.latest_fixtures(running, 2)) == [3, 2]
    assert numbers(selectors.next_fixtures(running, 5)) == [5, 6]
    assert numbers(selectors.open_fixtures(running)) == [5, 6]
    assert selectors.season_progress(running) == {
        "scheduled": 2,
        "decided": 3,
        "cancelled": 1,
    }


def test_overdue_is_what_should_have_been_played(running):
    kickoff = running.fixtures.get(number=3).starts_at
    builders.decide(running.fixtures.get(number=1))

    assert numbers(selectors.overdue_fixtures(running, now=kickoff)) == [2]
    assert numbers(selectors.overdue_fixtures(running)) == []


def test_form_has_the_latest_result_last(running):
    entry = running.entries.first()
    own = list(selectors.fixtures_of_team(entry))
    for fixture, points in zip(own, (3, 5, 9), strict=True):
        home = points if fixture.home_id == entry.pk else 5
        away = points if fixture.away_id == entry.pk else 5
        builders.decide(fixture, home, away)

    form = selectors.form_guide(running, 2)[entry.pk]

    assert form.outcomes == (Outcome.TIE, Outcome.WIN)
    assert numbers(form.fixtures) == numbers(own[1:])
    assert set(selectors.form_guide(running)) == set(
        running.entries.values_list("pk", flat=True)
    )


def test_head_to_head_goes_over_all_seasons(league, alice, teams):
    builders.make_season(league, alice, "closed")
    season = builders.make_season(league, alice, "closed", name="Season 2")
    arden, bexley = teams[:2]

    found = selectors.head_to_head(arden, bexley)
    reverse = selectors.head_to_head(bexley, arden)

    assert len(found.fixtures) == 2
    assert found.fixtures[0].season == season
    assert (found.record.wins, found.record.ties) == (
        reverse.record.losses,
        0,
    )
    assert found.record.wins + found.record.losses == 2


@pytest.mark.parametrize("count", [2, 12])
def test_lists_of_fixtures_ask_once(league, alice, count, django_assert_num_queries):
    teams = builders.make_teams(league, alice, count)
    season = builders.make_season(league, alice, "closed")
    entry = season.entries.first()
    day = selectors.scoreboard_day(season)

    with django_assert_num_queries(8):
        lists = [
            selectors.fixtures_of(season),
            selectors.fixtures_of_team(entry),
            selectors.fixtures_on(season, day),
            selectors.latest_fixtures(season, 5),
            selectors.next_fixtures(season, 5),
            selectors.overdue_fixtures(season),
            selectors.head_to_head(teams[0], teams[1]).fixtures,
            selectors.form_guide(season)[entry.pk].fixtures,
        ]
        lines = [
            f"{fixture} {fixture.day()} {fixture.league} {fixture.season}"
            for fixtures in lists
            for fixture in fixtures
        ]

    assert len(lines) >= count // 2
