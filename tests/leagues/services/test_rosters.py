"""Rosters are changed as a whole, under the league's policy, and leave a history."""

from datetime import timedelta

import pytest
from django.utils import timezone

from leagues import services
from leagues.errors import (
    BadRows,
    Gone,
    NotAllowed,
    StaleVersion,
    WrongState,
)
from leagues.models import League, Player, RosterSpot, Team
from leagues.selectors import current_roster, free_players, roster_at, spots_of
from leagues.services import RosterRow, row_of
from tests import builders
from tests.leagues.rosters import FIVE, row, rows_of, save, set_policy


@pytest.fixture
def arden(court: League, alice, bob) -> Team:
    """Arden, which Bob coaches."""
    team = builders.make_team(court, alice, "Arden")
    services.assign_coach(team, actor=alice, user_id=bob.pk)
    return team


@pytest.fixture
def bexley(court: League, alice) -> Team:
    """Bexley, which nobody coaches."""
    return builders.make_team(court, alice, "Bexley")


def faults(refused):
    """Return what was refused as (field, reason)."""
    return [(fault.field, fault.reason) for fault in refused.value.faults]


def test_roster_is_stored_in_order_with_people_of_its_own(arden, bob):
    saved = save(arden, bob, FIVE)

    roster = current_roster(arden)
    assert saved.roster_version == 1
    assert [
        (spot.place, spot.number, spot.player.name, spot.position) for spot in roster
    ] == [
        (1, "4", "Ann Lee", "PG"),
        (2, "00", "Bo Rand", "SG"),
        (3, "0", "Cy Marsh", "SF"),
        (4, "11", "Di Stone", "PF"),
        (5, "15", "Ed Vale", "C"),
    ]
    assert roster[0].ratings == {
        "play_skill": 5,
        "passing": 9,
        "scoring": 65,
        "movement": 5,
        "height": 1,
    }
    assert {spot.player.league_id for spot in roster} == {arden.league_id}


def test_another_number_is_another_spot_that_begins_where_the_last_one_ends(arden, bob):
    save(arden, bob, FIVE)
    before = current_roster(arden)
    first, *rest = rows_of(arden)

    save(arden, bob, [row_with(first, number="7"), *rest], version=1)

    after = current_roster(arden)
    old, new = reversed(spots_of(before[0].player))
    assert (old.number, new.number, new.place) == ("4", "7", 1)
    assert old.to_at == new.from_at
    assert after[1:] == before[1:]
    assert roster_at(arden, old.from_at) == before
    assert roster_at(arden, new.from_at) == after


def test_released_player_stays_in_the_league_and_may_be_signed_elsewhere(
    arden, bexley, alice, bob
):
    save(arden, bob, FIVE)
    ann = current_roster(arden)[0].player

    save(arden, bob, rows_of(arden)[1:], version=1)
    free = list(free_players(arden.league))
    save(bexley, alice, [row("Ann Lee", "12", "PG", player=ann.pk)])

    assert free == [ann]
    assert [spot.team for spot in spots_of(ann)] == [bexley, arden]
    assert [spot.player.name for spot in current_roster(arden)] == [
        "Bo Rand",
        "Cy Marsh",
        "Di Stone",
        "Ed Vale",
    ]
    assert list(free_players(arden.league)) == []


def test_player_is_renamed_without_another_spot(arden, bob):
    save(arden, bob, FIVE)
    before = current_roster(arden)
    first, *rest = rows_of(arden)

    save(arden, bob, [row_with(first, name=" Ann   Leigh "), *rest], version=1)

    after = current_roster(arden)
    assert after == before
    assert after[0].player.name == "Ann Leigh"
    assert audit(arden).details == {"changed": ["4 Ann Lee (name Ann Lee → Ann Leigh)"]}


def test_other_order_is_kept_with_as_few_new_spots_as_it_takes(arden, bob):
    save(arden, bob, FIVE)
    before = current_roster(arden)
    one, two, three, four, five = rows_of(arden)

    save(arden, bob, [one, three, two, four, five], version=1)

    after = current_roster(arden)
    assert [spot.player for spot in after] == [
        before[place].player for place in (0, 2, 1, 3, 4)
    ]
    assert after[:2] == (before[0], before[2])


def test_numbers_may_be_exchanged_in_one_go(arden, bob):
    save(arden, bob, FIVE)
    one, two, *rest = rows_of(arden)

    save(arden, bob, [row_with(one, number="00"), row_with(two, number="4"), *rest], 1)

    assert [spot.number for spot in current_roster(arden)[:2]] == ["00", "4"]


def test_audit_tells_who_came_left_and_changed(arden, bob):
    save(arden, bob, FIVE)
    one, _two, *rest = rows_of(arden)

    save(arden, bob, [row_with(one, number="7"), *rest, row("Fay", "9", "SG")], 1)

    entry = audit(arden)
    assert (entry.user, entry.target) == (bob, "Arden")
    assert entry.details == {
        "came": ["9 Fay"],
        "left": ["00 Bo Rand"],
        "changed": ["4 Ann Lee (number 4 → 7)"],
    }


def test_form_sent_twice_changes_the_roster_once(arden, bob):
    first = save(arden, bob, FIVE)
    again = save(arden, bob, FIVE)

    assert again == first
    assert again.roster_version == 1
    assert Player.objects.count() == 5
    assert arden.league.audit_entries.filter(action="roster.changed").count() == 1


def test_roster_saved_as_it_is_is_no_change(arden, bob):
    save(arden, bob, FIVE)

    saved = save(arden, bob, rows_of(arden), version=1)

    assert saved.roster_version == 1
    assert RosterSpot.objects.count() == 5


def test_roster_from_an_old_page_is_refused(arden, alice, bob):
    save(arden, bob, FIVE)

    for actor, rows, version in (
        (bob, FIVE[1:], 0),
        (alice, FIVE, 0),
        (bob, FIVE, 2),
    ):
        with pytest.raises(StaleVersion):
            save(arden, actor, rows, version=version)

    assert len(current_roster(arden)) == 5


def test_somebody_new_of_the_same_name_takes_the_place_of_another(arden, bob):
    save(arden, bob, FIVE)
    one, *rest = rows_of(arden)

    save(arden, bob, [row_with(one, player=None), *rest], version=1)

    ann, other = Player.objects.filter(name="Ann Lee").order_by("pk")
    assert current_roster(arden)[0].player == other
    assert list(free_players(arden.league)) == [ann]


def test_roster_is_the_coachs_and_the_commissioners(
    arden, bexley, alice, bob, sam, vera, charlie
):
    for person in (sam, vera, charlie):
        with pytest.raises(NotAllowed):
            save(arden, person, FIVE)
    with pytest.raises(NotAllowed):
        save(bexley, bob, FIVE)

    save(arden, bob, FIVE)
    save(bexley, alice, FIVE)

    assert Player.objects.count() == 10


def test_free_rosters_are_the_commissioners_alone(arden, alice, bob):
    set_policy(arden.league, League.RosterPolicy.FREE)
    star = row("Star", "1", "C", height=6, scoring=90)

    with pytest.raises(NotAllowed):
        save(arden, bob, [star])
    save(arden, alice, [star])

    assert current_roster(arden)[0].ratings["scoring"] == 90


def test_faults_are_told_all_at_once_each_with_its_field(arden, bob):
    rows = [
        row("", "4", "PG"),
        row("Bo\u202e", "4", "SG"),
        row("C" * 10_000, "٣", "SF"),
        row("Di", "123", "PF"),
        row("Ed", "1", "C", scoring=91),
        row("Flo", "2", "centre"),
    ]

    with pytest.raises(BadRows) as refused:
        save(arden, bob, rows)

    assert faults(refused) == [
        ("rows.1.name", "This is missing. Fill it in."),
        (
            "rows.2.name",
            "There is a character in it that cannot be shown. Type it anew.",
        ),
        ("rows.3.name", "That is 10000 characters long. Use at most 60."),
        ("rows.1.number", "Two have the number 4. Change one."),
        ("rows.2.number", "Two have the number 4. Change one."),
        ("rows.3.number", "A number is one or two digits; 0 and 00 differ."),
        ("rows.4.number", "A number is one or two digits; 0 and 00 differ."),
        ("rows.5.ratings.scoring", "Must be a whole number from 20 to 90."),
        ("rows.6.position", "Must be one of PG, SG, SF, PF, C."),
    ]
    assert Player.objects.count() == 0


@pytest.mark.parametrize("value", ["65", True, 65.0, None, "١٢"])
def test_rating_that_is_no_whole_number_is_refused(arden, bob, value):
    with pytest.raises(BadRows) as refused:
        save(arden, bob, [row("Ann", "4", "PG", scoring=value)])

    assert refused.value.field == "rows.1.ratings.scoring"


def test_eleventh_player_is_refused(arden, bob):
    rows = [row(f"P{number}", str(number), "PG") for number in range(11)]

    with pytest.raises(BadRows) as refused:
        save(arden, bob, rows)

    assert faults(refused)[0] == (
        "rows",
        "These are 11 players. A roster has at most 10.",
    )


def test_only_players_of_the_box_are_tokens_and_two_of_each(arden, bob):
    three = [row(f"P{number}", str(number), "PG") for number in range(3)]

    with pytest.raises(BadRows) as refused:
        save(arden, bob, [*three, row("Di", "9", "C", height=6, movement=3)])

    assert faults(refused) == [
        ("rows.3.position", "There are only 2 PG in the box."),
        ("rows.4.ratings.movement", "Must be 2, as for each C of the box."),
        ("rows.4.ratings.height", "Must be 5, as for each C of the box."),
    ]


def test_budget_holds_for_the_roster_as_a_whole(arden, bob):
    set_policy(arden.league, League.RosterPolicy.BUDGET, 130)
    star = row("Star", "1", "C", height=6)

    with pytest.raises(BadRows) as refused:
        save(arden, bob, [star])
    save(arden, bob, [star, row("Ann", "2", "PG"), row("Bo", "3", "PG", scoring=57)])

    assert faults(refused) == [
        (
            "rows",
            "Together 175 rating points, and the budget gives 130 (1 × 130): 45 too"
            " many.",
        )
    ]
    assert len(current_roster(arden)) == 3


def test_player_of_another_team_or_league_is_refused(arden, bexley, alice, bob):
    save(bexley, alice, [row("Ann", "1", "PG")])
    theirs = current_roster(bexley)[0].player
    elsewhere = builders.make_league(alice, "Elsewhere")
    stranger = Player.objects.create(league=elsewhere, name="Bo")

    with pytest.raises(BadRows) as refused:
        save(
            arden,
            bob,
            [
                row("Ann", "1", "PG", player=theirs.pk),
                row("Bo", "2", "SG", player=stranger.pk),
                row("Cy", "3", "SF", player=2**40),
            ],
        )

    missing = "The league has no such player. Open the page again."
    assert faults(refused) == [
        ("rows.1.name", "Ann plays for Bexley, which must release him."),
        ("rows.2.name", missing),
        ("rows.3.name", missing),
    ]


def test_player_may_stand_in_one_row_only(arden, bob):
    save(arden, bob, FIVE)
    one, *rest = rows_of(arden)

    with pytest.raises(BadRows) as refused:
        save(arden, bob, [one, row_with(one, number="8"), *rest[1:]], version=1)

    assert faults(refused) == [
        ("rows.2.name", "He is on the roster twice. Take one of the two off.")
    ]


def test_team_in_a_running_season_keeps_as_many_as_a_game_needs(
    court, arden, bexley, alice, bob
):
    save(arden, bob, FIVE)
    save(bexley, alice, FIVE)
    builders.make_season(court, alice, "running")

    with pytest.raises(BadRows) as refused:
        save(arden, bob, rows_of(arden)[1:], version=1)

    assert faults(refused) == [
        (
            "rows",
            "These are 4 players. While “Season 1” is under way Arden needs at least"
            " 5.",
        )
    ]


def test_players_of_a_team_in_the_archive_may_be_signed(arden, bexley, alice, bob):
    save(arden, bob, FIVE)
    ann = current_roster(arden)[0].player
    Team.objects.filter(pk=arden.pk).update(archived_at=timezone.now())

    with pytest.raises(WrongState, match="in the archive"):
        save(arden, alice, [], version=1)
    save(bexley, alice, [row("Ann Lee", "1", "PG", player=ann.pk)])

    arden.refresh_from_db()
    assert arden.roster_version == 2
    assert [spot.player.name for spot in current_roster(arden)] == [
        "Bo Rand",
        "Cy Marsh",
        "Di Stone",
        "Ed Vale",
    ]


def test_nothing_is_set_without_players_in_the_rule_book(arden, alice):
    cards = builders.make_league(alice, "Cards")
    team = builders.make_team(cards, alice, "Corran")

    with pytest.raises(WrongState, match="has no players"):
        save(team, alice, [])
    League.objects.filter(pk=arden.league_id).update(ruleset="gone")
    with pytest.raises(WrongState, match="no longer has the league's rule book"):
        save(arden, alice, [])


def test_roster_of_a_team_that_is_gone_cannot_be_saved(arden, alice):
    Team.objects.filter(pk=arden.pk).delete()

    with pytest.raises(Gone):
        save(arden, alice, FIVE)


def test_spots_are_in_order_even_where_the_clock_goes_back(arden, bob):
    save(arden, bob, FIVE)
    ahead = timezone.now() + timedelta(hours=1)
    RosterSpot.objects.update(from_at=ahead)
    one, *rest = rows_of(arden)

    save(arden, bob, [row_with(one, number="8"), *rest], version=1)

    new, old = spots_of(current_roster(arden)[0].player)
    assert old.from_at < old.to_at == new.from_at


def test_tokens_fill_a_roster_up_under_names_that_nobody_has(arden, bexley, alice, bob):
    services.fill_with_tokens(bexley, actor=alice, version=0)
    save(arden, bob, FIVE[:1])

    filled = services.fill_with_tokens(arden, actor=bob, version=1)

    roster = current_roster(arden)
    names = [player.name for player in Player.objects.all()]
    assert filled.roster_version == 2
    assert [spot.position for spot in roster] == [
        "PG", "SG", "SF", "PF", "C", "PG", "SG", "SF", "PF", "C"
    ]  # fmt: skip
    assert len(names) == len(set(names)) == 20
    assert len({spot.number for spot in roster}) == 10


def test_tokens_are_added_once_and_only_where_there_is_room(arden, alice, bob):
    first = services.fill_with_tokens(arden, actor=bob, version=0)
    again = services.fill_with_tokens(arden, actor=bob, version=0)

    assert again == first
    assert Player.objects.count() == 10
    with pytest.raises(StaleVersion):
        services.fill_with_tokens(arden, actor=alice, version=0)
    with pytest.raises(WrongState, match="all players of the box"):
        services.fill_with_tokens(arden, actor=bob, version=1)


def test_tokens_obey_the_budget(arden, bob):
    set_policy(arden.league, League.RosterPolicy.BUDGET, 100)

    with pytest.raises(BadRows, match="298 too many"):
        services.fill_with_tokens(arden, actor=bob, version=0)


def row_with(given: RosterRow, **values) -> RosterRow:
    """Return a row with other values."""
    names = ("player", "name", "number", "position", "ratings")
    return RosterRow(**{name: getattr(given, name) for name in names} | values)


def audit(team):
    """Return the latest entry about rosters."""
    return team.league.audit_entries.filter(action="roster.changed").first()


def test_row_says_what_a_spot_says(arden, bob):
    save(arden, bob, FIVE)

    spot = current_roster(arden)[0]

    assert row_of(spot) == row_with(FIVE[0], player=spot.player_id)
