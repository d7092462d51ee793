"""What the database itself refuses, whoever writes."""

from datetime import UTC, date, datetime

import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction

from leagues.models import (
    Adjustment,
    Coaching,
    CoachProfile,
    Division,
    Entry,
    Fixture,
    League,
    Membership,
    Season,
    Team,
)

NOW = datetime(2027, 3, 6, tzinfo=UTC)

pytestmark = pytest.mark.database


def is_refused(write):
    try:
        with transaction.atomic():
            write()
    except IntegrityError:
        return True
    return False


@pytest.mark.parametrize(
    ("columns", "is_whole"),
    [
        ({}, True),
        ({"state": "cancelled"}, True),
        ({"state": "decided"}, False),
        ({"state": "decided", "decided_at": NOW}, False),
        (
            {
                "state": "decided",
                "decided_at": NOW,
                "home_points": 0,
                "away_points": 0,
                "source": "score",
            },
            True,
        ),
        (
            {"state": "decided", "home_points": 0, "away_points": 0, "source": "score"},
            False,
        ),
        (
            {
                "state": "decided",
                "decided_at": NOW,
                "home_points": 1,
                "source": "score",
            },
            False,
        ),
        (
            {
                "state": "decided",
                "decided_at": NOW,
                "forfeit": "home",
                "source": "forfeit",
            },
            True,
        ),
        (
            {
                "state": "decided",
                "decided_at": NOW,
                "forfeit": "away",
                "source": "score",
            },
            False,
        ),
        (
            {
                "state": "decided",
                "decided_at": NOW,
                "forfeit": "both",
                "source": "forfeit",
                "home_points": 0,
                "away_points": 0,
            },
            False,
        ),
        ({"home_points": 1, "away_points": 0}, False),
        ({"state": "cancelled", "forfeit": "home", "source": "forfeit"}, False),
        ({"decided_at": NOW}, False),
        ({"source": "score"}, False),
        ({"result_kind": "overtime"}, False),
        ({"state": "unknown"}, False),
    ],
)
def test_fixture_has_a_whole_result_or_none(running, columns, is_whole):
    fixture = running.fixtures.first()

    refused = is_refused(
        lambda: Fixture.objects.filter(pk=fixture.pk).update(**columns)
    )

    assert refused is not is_whole


def test_fixture_keeps_number_round_and_teams_apart(running):
    first, second, third, *_ = running.fixtures.order_by("number")

    for columns in (
        {"number": second.number},
        {"away": first.home},
        {"home": second.home},
        {"away": second.away},
    ):
        rows = Fixture.objects.filter(pk=first.pk)
        assert is_refused(lambda rows=rows, columns=columns: rows.update(**columns))
    assert first.round != third.round


def test_season_has_its_promise_exactly_from_the_start_on(running):
    rows = Season.objects.filter(pk=running.pk)

    for columns in (
        {"secret": None},
        {"commitment": ""},
        {"started_at": None},
        {"ruleset_version": ""},
        {"closed_at": NOW},
        {"state": "closed"},
        {"state": "draft"},
        {"state": "paused"},
    ):
        assert is_refused(lambda columns=columns: rows.update(**columns))


def test_what_is_there_once_is_there_once(league, alice, teams, running):
    entry, other = running.entries.order_by("order")[:2]
    League.objects.filter(pk=league.pk).update(token="form-1")
    Division.objects.create(season=running, name="East", order=1)
    CoachProfile.objects.create(team=teams[0], version=1)
    Coaching.objects.create(team=teams[0], user=alice, from_date=date(2027, 1, 1))

    for write in (
        lambda: League.objects.create(slug=league.slug, name="x", ruleset="x"),
        lambda: League.objects.create(slug="x", name="x", ruleset="x", token="form-1"),
        lambda: Membership.objects.create(league=league, user=alice, role="viewer"),
        lambda: Team.objects.create(league=league, slug="arden", abbreviation="XX"),
        lambda: Team.objects.create(league=league, slug="new", abbreviation="ard"),
        lambda: Season.objects.create(league=league, number=1, slug="s"),
        lambda: Season.objects.create(league=league, number=9, slug=running.slug),
        lambda: Entry.objects.create(season=running, team=entry.team, order=9),
        lambda: Entry.objects.filter(pk=entry.pk).update(order=other.order),
        lambda: Division.objects.create(season=running, name="East", order=2),
        lambda: Division.objects.create(season=running, name="West", order=1),
        lambda: CoachProfile.objects.create(team=teams[0], version=1),
        lambda: Coaching.objects.create(
            team=teams[0], user=alice, from_date=date(2027, 2, 1)
        ),
    ):
        assert is_refused(write)


def test_values_stay_within_what_they_mean(league, alice, teams, running):
    entry = running.entries.first()

    for write in (
        lambda: League.objects.update(visibility="secret"),
        lambda: Season.objects.update(time_zone=""),
        lambda: Season.objects.update(state="draft"),
        lambda: Membership.objects.update(role="owner"),
        lambda: CoachProfile.objects.create(team=teams[0], version=0),
        lambda: Coaching.objects.create(
            team=teams[0],
            user=alice,
            from_date=date(2027, 1, 2),
            to_date=date(2027, 1, 1),
        ),
        lambda: Entry.objects.update(is_champion=True),
        lambda: Entry.objects.update(is_champion=True, final_place=2),
        lambda: Adjustment.objects.create(entry=entry, reason="nothing"),
    ):
        assert is_refused(write)


def test_team_that_takes_part_cannot_be_deleted_from_under_its_season(teams, running):
    with pytest.raises(IntegrityError):
        teams[0].delete()


@pytest.mark.parametrize("color", ["#17574F", "#17574f\n", "red", ""])
def test_form_of_a_colour_is_checked(league, color):
    team = Team(
        league=league,
        slug="x",
        name="X",
        abbreviation="XX",
        first_color=color,
        second_color="#ffffff",
    )

    with pytest.raises(ValidationError) as refused:
        team.full_clean()

    assert list(refused.value.message_dict) == ["first_color"]


def test_rows_say_what_they_are(running, league):
    adjustment = Adjustment(entry=running.entries.first(), points=-2, wins=1)

    assert str(league) == "Old Mill League"
    assert str(running.fixtures.get(number=1)).startswith("1: ")
    assert str(adjustment) == "Arden: -2 points, +1 wins"
    assert running.fixtures.first().is_decided is False
