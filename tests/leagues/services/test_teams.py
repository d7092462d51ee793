from datetime import UTC, date, datetime

import pytest
import time_machine

from leagues import services
from leagues.errors import BadValue, Gone, StaleVersion, WrongState
from leagues.models import Coaching, League, Membership, Season, Team
from leagues.selectors import coaches_by_team
from tests import builders


def update(team, actor, **values):
    given = {
        "name": team.name,
        "abbreviation": team.abbreviation,
        "first_color": team.first_color,
        "second_color": team.second_color,
        "version": team.version,
        **values,
    }
    return services.update_team(team, actor=actor, **given)


def test_team_is_stored_in_one_form(league, alice):
    team = builders.make_team(
        league,
        alice,
        "  Old   Mill ",
        abbreviation=" omß ",
        first_color=" #ABCDEF ",
    )

    assert (team.name, team.slug) == ("Old Mill", "old-mill")
    assert (team.abbreviation, team.first_color) == ("OMSS", "#abcdef")


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "\u200b"}, "name"),
        ({"abbreviation": "A"}, "abbreviation"),
        ({"abbreviation": "ABCDE"}, "abbreviation"),
        ({"abbreviation": "ßßß"}, "abbreviation"),
        ({"abbreviation": "A B"}, "abbreviation"),
        ({"abbreviation": "A-B"}, "abbreviation"),
        ({"abbreviation": "!!"}, "abbreviation"),
        ({"abbreviation": "🏀🏀"}, "abbreviation"),
        ({"abbreviation": "\u0301AB"}, "abbreviation"),
        ({"abbreviation": "arD"}, "abbreviation"),
        ({"first_color": "red"}, "first_color"),
        ({"second_color": "#12345"}, "second_color"),
        ({"slug": "arden"}, "slug"),
        ({"slug": "new"}, "slug"),
    ],
)
def test_bad_value_is_named_and_no_team_is_made(league, alice, teams, values, field):
    given = {"abbreviation": "ZZZ", **values}

    with pytest.raises(BadValue) as refused:
        builders.make_team(league, alice, given.pop("name", "Zennor"), **given)

    assert refused.value.field == field
    assert league.teams.count() == 4


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        (" łódź ", "ŁÓDŹ"),
        ("東京", "東京"),
        ("жд9", "ЖД9"),
        ("हिम", "हिम"),
        ("e\u0301t", "ÉT"),
    ],
)
def test_abbreviation_is_of_any_script(league, alice, typed, stored):
    team = builders.make_team(league, alice, "Zennor", abbreviation=typed)

    assert team.abbreviation == stored


def test_team_is_added_once_a_form(league, alice):
    made = builders.make_team(league, alice, "Arden")

    assert builders.make_team(league, alice, "Arden") == made
    with pytest.raises(BadValue, match="“ARD” is Arden"):
        builders.make_team(league, alice, "Arden", first_color="#000000")
    assert league.teams.count() == 1


@pytest.mark.parametrize(
    ("name", "slug"), [("Arden", "arden-2"), ("東京", "team-1"), ("Coach", "team-1")]
)
def test_address_is_made_from_the_name(league, alice, teams, name, slug):
    assert builders.make_team(league, alice, name, abbreviation="ZZ").slug == slug


def test_two_leagues_may_have_teams_of_one_name(league, alice, teams, charlie):
    other = builders.make_league(charlie, "Attic League")

    assert builders.make_team(other, charlie, "Arden").slug == "arden"


def test_address_may_be_chosen(league, alice):
    assert builders.make_team(league, alice, "Arden", slug="mill").slug == "mill"


def test_team_changes_but_for_its_address(alice, teams):
    changed = update(teams[0], alice, name="New Arden", first_color="#000000")

    with pytest.raises(StaleVersion):
        update(teams[0], alice, name="Newer Arden")

    changed.refresh_from_db()
    entry = changed.league.audit_entries.first()
    assert (changed.name, changed.slug, changed.version) == ("New Arden", "arden", 2)
    assert entry.details == {
        "name": ["Arden", "New Arden"],
        "first_color": ["#17574f", "#000000"],
    }


def test_abbreviation_of_another_team_is_refused(alice, teams):
    with pytest.raises(BadValue, match="“BEX” is Bexley"):
        update(teams[0], alice, abbreviation="bex")


def test_team_that_never_took_part_is_deleted(league, alice, teams, draft):
    assert services.remove_team(teams[0], actor=alice, version=1) is None

    assert not Team.objects.filter(pk=teams[0].pk).exists()
    season = Season.objects.get(pk=draft.pk)
    assert (season.entries.count(), season.version) == (3, draft.version + 1)


@pytest.mark.parametrize("state", ["scheduled", "running"])
def test_team_stays_while_its_season_goes_on(alice, teams, draft, state):
    builders.bring(draft, alice, state)

    with pytest.raises(WrongState, match="Arden takes part in “Season 1”"):
        services.remove_team(teams[0], actor=alice, version=1)


def test_team_with_a_past_goes_to_the_archive_and_back(alice, teams, closed):
    archived = services.remove_team(teams[0], actor=alice, version=1)
    again = services.remove_team(archived, actor=alice, version=2)
    restored = services.restore_team(again, actor=alice, version=2)

    assert archived.archived_at is not None
    assert (again.version, restored.archived_at) == (2, None)
    with pytest.raises(WrongState, match="not in the archive"):
        services.restore_team(restored, actor=alice, version=3)
    assert closed.entries.filter(team=teams[0]).exists()


def test_archived_team_gets_neither_coach_nor_season(league, alice, bob, teams, closed):
    services.remove_team(teams[0], actor=alice, version=1)

    with pytest.raises(WrongState, match="in the archive"):
        services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    assert builders.make_season(league, alice, name="Season 2").entries.count() == 3


def test_team_has_several_coaches_and_a_coach_several_teams(
    league, alice, bob, sam, teams
):
    for team, user in ((0, bob), (0, sam), (1, bob)):
        services.assign_coach(teams[team], actor=alice, user_id=user.pk)

    found = coaches_by_team(league)
    assert {
        team: [coaching.user for coaching in coachings]
        for team, coachings in found.items()
    } == {teams[0].pk: [bob, sam], teams[1].pk: [bob]}


def test_coach_is_assigned_once(alice, bob, teams):
    first = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)

    assert services.assign_coach(teams[0], actor=alice, user_id=bob.pk) == first


@pytest.mark.parametrize("stranger", ["charlie", "nobody"])
def test_only_a_member_coaches(alice, charlie, teams, stranger):
    user_id = charlie.pk if stranger == "charlie" else 0

    with pytest.raises(BadValue, match="Only a member can coach") as refused:
        services.assign_coach(teams[0], actor=alice, user_id=user_id)

    assert refused.value.field == "user"


def test_viewer_who_is_given_a_team_becomes_a_coach(league, alice, vera, teams):
    services.assign_coach(teams[0], actor=alice, user_id=vera.pk)

    assigned, changed = league.audit_entries.all()[:2]
    assert Membership.objects.get(user=vera).role == "coach"
    assert (assigned.action, changed.action) == (
        "coach.assigned",
        "member.role_changed",
    )
    assert changed.details == {"role": ["viewer", "coach"]}


def test_coaching_has_days_of_the_leagues_zone(alice, bob, teams):
    with time_machine.travel(datetime(2027, 1, 1, 3, tzinfo=UTC), tick=False):
        coaching = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    with time_machine.travel(datetime(2027, 2, 1, 12, tzinfo=UTC), tick=False):
        ended = services.end_coaching(coaching, actor=bob)
    with time_machine.travel(datetime(2027, 3, 1, 12, tzinfo=UTC), tick=False):
        again = services.end_coaching(coaching, actor=alice)
        back = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)

    assert coaching.from_date == date(2026, 12, 31)
    assert ended.to_date == again.to_date == date(2027, 2, 1)
    assert (back.from_date, back.to_date) == (date(2027, 3, 1), None)


def test_coaching_that_was_removed_cannot_end(alice, bob, teams):
    coaching = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    Coaching.objects.all().delete()

    with pytest.raises(Gone):
        services.end_coaching(coaching, actor=alice)


def test_coaching_ends_on_its_first_day_where_the_league_moved_westwards(
    league, alice, bob, teams
):
    League.objects.update(time_zone="Pacific/Kiritimati")
    coaching = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    League.objects.update(time_zone="Pacific/Pago_Pago")

    ended = services.end_coaching(coaching, actor=alice)

    assert ended.to_date == coaching.from_date
