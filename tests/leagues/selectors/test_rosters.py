"""Who is and was on which roster."""

from datetime import timedelta

import pytest
from django.utils import timezone

from leagues.models import Player, RosterSpot, Team
from leagues.selectors import (
    current_roster,
    current_rosters,
    free_player,
    free_players,
    latest_spots,
    roster_at,
    roster_sizes,
    sheet_order,
    spots_of,
    spots_of_team,
)
from tests import builders

NOON = timezone.now().replace(year=2027, month=1, day=1)
HOUR = timedelta(hours=1)


@pytest.fixture
def arden(court, alice):
    return builders.make_team(court, alice, "Arden")


@pytest.fixture
def bexley(court, alice):
    return builders.make_team(court, alice, "Bexley")


def spot(team, name, place=1, number="4", start=NOON, end=None):
    """Return a spot of the league's player of that name."""
    player, _made = Player.objects.get_or_create(league=team.league, name=name)
    return RosterSpot.objects.create(
        player=player,
        team=team,
        number=number,
        position="PG",
        place=place,
        from_at=start,
        to_at=end,
    )


def test_first_moment_belongs_to_a_spot_and_the_last_does_not(arden):
    before = spot(arden, "Ann", number="4", end=NOON + HOUR)
    after = spot(arden, "Ann", number="5", start=NOON + HOUR)

    assert roster_at(arden, NOON - HOUR) == ()
    assert roster_at(arden, NOON) == (before,)
    assert roster_at(arden, NOON + HOUR) == (after,)
    assert current_roster(arden) == (after,)


def test_roster_is_by_place_with_players(arden, django_assert_num_queries):
    second = spot(arden, "Bo", place=2, number="5")
    first = spot(arden, "Ann", place=1)

    with django_assert_num_queries(1):
        roster = current_roster(arden)
        names = [each.player.name for each in roster]

    assert roster == (first, second)
    assert names == ["Ann", "Bo"]


def test_rosters_of_many_teams_take_one_query(arden, bexley, django_assert_num_queries):
    ann = spot(arden, "Ann")
    bo = spot(bexley, "Bo")
    spot(bexley, "Cy", end=NOON + HOUR)

    with django_assert_num_queries(2):
        rosters = current_rosters([arden.pk, bexley.pk, 0])
        sizes = roster_sizes([arden.pk, bexley.pk, 0])

    assert rosters == {arden.pk: (ann,), bexley.pk: (bo,)}
    assert sizes == {arden.pk: 1, bexley.pk: 1}


def test_sheet_is_the_coachs_order_and_then_the_rosters(arden):
    ann, bo, cy = (
        spot(arden, name, place=place, number=str(place))
        for place, name in enumerate(("Ann", "Bo", "Cy"), start=1)
    )

    assert sheet_order((ann, bo, cy), []) == (ann, bo, cy)
    assert sheet_order(
        (ann, bo, cy), [cy.player_id, 0, cy.player_id, ann.player_id]
    ) == (cy, ann, bo)


def test_free_is_whoever_is_on_no_roster_of_a_team_that_plays(arden, bexley):
    spot(arden, "Ann")
    spot(arden, "Bo", number="5", end=NOON + HOUR)
    spot(bexley, "Cy")
    Team.objects.filter(pk=bexley.pk).update(archived_at=NOON)
    Player.objects.create(league=arden.league, name="Abe")

    assert [player.name for player in free_players(arden.league)] == ["Abe", "Bo", "Cy"]


@pytest.mark.parametrize("number", ["", "-1", "x", "\u0661", "1" * 30])
def test_nobody_free_goes_by_what_is_no_id(arden, number):
    assert free_player(arden.league, number) is None


def test_free_player_goes_by_his_id(arden, bexley):
    free = Player.objects.create(league=arden.league, name="Abe")
    taken = spot(arden, "Ann").player

    assert free_player(arden.league, str(free.pk)) == free
    assert free_player(arden.league, str(taken.pk)) is None


def test_spots_stand_with_the_latest_first(arden, bexley):
    first = spot(arden, "Ann", end=NOON + HOUR)
    second = spot(bexley, "Ann", start=NOON + 2 * HOUR)
    other = spot(arden, "Bo", number="5", place=2, start=NOON + HOUR)

    assert spots_of(first.player) == (second, first)
    assert list(spots_of_team(arden)) == [other, first]
    assert latest_spots([first.player, other.player]) == {
        first.player_id: second,
        other.player_id: other,
    }
