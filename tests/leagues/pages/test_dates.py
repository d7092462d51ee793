from datetime import date, time

import pytest
from django.http import Http404

from leagues import services
from leagues.models import Season
from leagues.pages.dates import (
    ScheduleDay,
    fixture_line,
    schedule_view,
    scoreboard_view,
)
from leagues.scheduling.dates import EARLIEST_DATE, LATEST_DATE
from leagues.season_settings import ScheduleSettings
from tests import builders

WEEKLY = ScheduleSettings(
    cycles=2,
    start_date=date(2027, 3, 6),
    weekdays=frozenset({5}),
    kickoffs=(time(19, 30),),
)


def days(view) -> list[ScheduleDay]:
    """Return the days of a schedule over its months."""
    return [day for month in view.months for day in month.days]


def idle(view) -> list[tuple[str, list[str]]]:
    """Return who has a bye, by day."""
    return [
        (day.date.isoformat(), [entry.team.name for entry in day.byes])
        for day in days(view)
    ]


@pytest.fixture
def odd(league, alice) -> Season:
    """A scheduled season of three teams that meet twice."""
    builders.make_teams(league, alice, 3)
    return builders.make_season(league, alice, "scheduled", settings=WEEKLY)


def test_every_day_names_who_has_a_bye(odd):
    view = schedule_view(odd, "")

    named = [names for _, names in idle(view)]
    assert [len(names) for names in named] == [1] * 6
    assert sorted(name for names in named for name in names) == [
        "Arden",
        "Arden",
        "Bexley",
        "Bexley",
        "Corran",
        "Corran",
    ]
    assert (view.fixtures, view.all_fixtures) == (6, 6)
    assert [day.rounds for day in days(view)] == [(number,) for number in range(1, 7)]


def test_schedule_of_one_team_keeps_its_byes(odd):
    view = schedule_view(odd, "arden")

    assert view.chosen.team.name == "Arden"
    assert (view.fixtures, view.all_fixtures) == (4, 6)
    assert [names for _, names in idle(view) if names] == [["Arden"], ["Arden"]]
    assert len(days(view)) == 6


def links(view) -> list[tuple[str, bool]]:
    """Return where the months are, and which one is shown alone."""
    return [(link.address, link.is_current) for link in view.jumps]


def test_long_schedule_is_shown_month_by_month(odd):
    first, second = (schedule_view(odd, "", month, most=5) for month in ("", "2027-04"))

    assert [month.first for month in first.months] == [date(2027, 3, 1)]
    assert links(first) == [("?month=2027-03", True), ("?month=2027-04", False)]
    assert (first.previous, first.following) == (None, first.jumps[1])
    assert [month.first for month in second.months] == [date(2027, 4, 1)]
    assert (second.previous, second.following) == (second.jumps[0], None)
    assert (first.fixtures, second.fixtures) == (6, 6)


def test_long_schedule_opens_with_the_latest_result(odd, alice):
    season = builders.start(odd, alice)
    builders.decide(season.fixtures.order_by("number").last())

    view = schedule_view(season, "", most=5)

    assert [month.first for month in view.months] == [date(2027, 4, 1)]


def test_team_with_a_short_schedule_has_it_on_one_page(odd):
    view = schedule_view(odd, "arden", "2027-03", most=5)

    assert [month.first.month for month in view.months] == [3, 4]
    assert (links(view), view.previous, view.following) == ([], None, None)


def test_long_schedule_of_a_team_keeps_the_team(odd):
    assert links(schedule_view(odd, "arden", most=3)) == [
        ("?team=arden&month=2027-03", True),
        ("?team=arden&month=2027-04", False),
    ]


@pytest.mark.parametrize("month", ["2027-05", "2027-3", "March", "2027-03-06"])
def test_month_without_games_is_absent(odd, month):
    with pytest.raises(Http404):
        schedule_view(odd, "", month)


def test_schedule_of_an_unknown_team_is_absent(odd):
    with pytest.raises(Http404):
        schedule_view(odd, "nobody")


def test_bye_is_named_on_the_first_day_of_its_round(alice, odd):
    season = builders.start(odd, alice)
    fixture = season.fixtures.order_by("number").first()
    services.move_fixture(
        fixture,
        actor=alice,
        version=fixture.version,
        day=date(2027, 3, 10),
        kickoff=time(20),
    )

    view = schedule_view(season, "")

    assert [day for day, names in idle(view) if names][:2] == [
        "2027-03-10",
        "2027-03-13",
    ]


def test_round_over_two_days_has_its_byes_once(league, alice):
    builders.make_teams(league, alice, 5)
    season = builders.make_season(league, alice, "running")
    fixture = season.fixtures.order_by("number").first()
    services.move_fixture(
        fixture,
        actor=alice,
        version=fixture.version,
        day=date(2027, 3, 8),
        kickoff=time(20),
    )

    view = schedule_view(season, "")

    assert [(day, len(names)) for day, names in idle(view)][:3] == [
        ("2027-03-06", 1),
        ("2027-03-08", 0),
        ("2027-03-13", 1),
    ]
    other = season.fixtures.filter(round=1).exclude(pk=fixture.pk).get().home
    assert [day for day, _ in idle(schedule_view(season, other.team.slug))][:2] == [
        "2027-03-06",
        "2027-03-13",
    ]


def test_even_number_of_teams_has_no_byes(running):
    assert [names for _, names in idle(schedule_view(running, ""))] == [[], [], []]


def test_long_schedule_has_jumps_by_month(league, alice, running):
    builders.make_teams(league, alice, 0)
    season = builders.make_season(
        league, alice, "scheduled", name="Season 2", settings=WEEKLY
    )

    assert schedule_view(running, "").jumps == ()
    assert len(schedule_view(season, "").months) == 2
    long = builders.make_season(
        league,
        alice,
        "scheduled",
        name="Season 3",
        settings=ScheduleSettings(
            cycles=4, start_date=date(2027, 3, 6), weekdays=frozenset({5})
        ),
    )
    assert [month.first.isoformat() for month in schedule_view(long, "").jumps] == [
        "2027-03-01",
        "2027-04-01",
        "2027-05-01",
    ]


def test_teams_to_choose_from_are_in_the_order_of_names(league, alice):
    for name in ("bexley", "Arden", "Corran"):
        builders.make_team(league, alice, name)
    season = builders.make_season(league, alice, "scheduled")

    assert [entry.team.name for entry in schedule_view(season, "").entries] == [
        "Arden",
        "bexley",
        "Corran",
    ]


def test_line_tells_who_won(running):
    first, second, third, fourth, fifth, sixth = running.fixtures.order_by("number")
    home = fixture_line(builders.decide(first, 10, 7))
    away = fixture_line(builders.decide(second, 7, 10))
    tied = fixture_line(builders.decide(third, 7, 7))
    forfeits = [
        fixture_line(
            services.record_result(
                fixture, author=None, version=1, source="forfeit", forfeit=side
            )
        )
        for fixture, side in ((fourth, "home"), (fifth, "both"))
    ]

    lines = [home, away, tied, *forfeits, fixture_line(sixth)]
    assert [(line.home_won, line.away_won) for line in lines] == [
        (True, False),
        (False, True),
        (False, False),
        (False, True),
        (False, False),
        (False, False),
    ]


def test_scoreboard_of_a_season_without_fixtures_has_no_day(draft):
    view = scoreboard_view(draft, "")

    assert (view.day, view.cards, view.days) == (None, (), 0)


def test_scoreboard_knows_the_playing_days_around(running):
    first = scoreboard_view(running, "")
    middle = scoreboard_view(running, "2027-03-13")
    idle_day = scoreboard_view(running, "2027-03-14")

    assert (first.day, first.previous) == (date(2027, 3, 6), None)
    assert (first.number, first.days) == (1, 3)
    assert len(first.cards) == 2
    assert (middle.previous, middle.following) == (
        date(2027, 3, 6),
        date(2027, 3, 20),
    )
    assert (idle_day.number, idle_day.cards) == (None, ())
    assert idle_day.previous == date(2027, 3, 13)


@pytest.mark.parametrize(
    "text", ["2027-3-6", "20270306", "2027-W10-6", "tomorrow", "1899-01-01", "9998-1"]
)
def test_scoreboard_of_what_is_no_day_is_absent(running, text):
    with pytest.raises(Http404):
        scoreboard_view(running, text)


@pytest.mark.parametrize("day", [EARLIEST_DATE, LATEST_DATE])
def test_scoreboard_shows_every_day_to_which_a_fixture_may_be_moved(running, day):
    assert scoreboard_view(running, str(day)).day == day
