import pytest

from leagues import selectors, services
from leagues.models import Membership, Team
from tests import builders


def test_teams_are_listed_by_name_without_the_archive(league, alice, teams, closed):
    services.remove_team(teams[1], actor=alice, version=1)

    assert [team.name for team in selectors.teams_of(league)] == [
        "Arden",
        "Corran",
        "Dunmore",
    ]
    assert selectors.teams_of(league, with_archived=True).count() == 4
    assert selectors.team_by_slug(league, "bexley").archived_at is not None
    with pytest.raises(Team.DoesNotExist):
        selectors.team_by_slug(league, "zennor")


def test_teams_of_a_coach_and_teams_without_one(league, alice, bob, teams):
    first = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    services.assign_coach(teams[2], actor=alice, user_id=bob.pk)
    services.end_coaching(first, actor=bob)

    assert list(selectors.coached_teams(bob)) == [teams[2]]
    assert list(selectors.teams_without_coach([league])) == [
        teams[0],
        teams[1],
        teams[3],
    ]
    assert [selectors.has_coach(team) for team in teams] == [False, False, True, False]
    assert str(first) == "Bob: Arden"


def test_teams_are_coached_by_those_alone_who_may_coach(league, alice, bob, teams):
    services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    Membership.objects.filter(user=bob).update(role=Membership.Role.VIEWER)

    watching = list(selectors.coached_teams(bob))
    Membership.objects.filter(user=bob).delete()
    outside = list(selectors.coached_teams(bob))

    assert (watching, outside) == ([], [])


def test_archived_team_is_nobodys(league, alice, bob, teams, closed):
    services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    services.remove_team(teams[0], actor=alice, version=1)
    services.remove_team(teams[1], actor=alice, version=1)

    assert list(selectors.coached_teams(bob)) == []
    assert list(selectors.teams_without_coach([league])) == teams[2:]


def test_newest_profiles_of_all_teams_come_in_one_query(
    alice, teams, django_assert_num_queries
):
    for version in range(3):
        services.save_profile(teams[0], actor=alice, version=version, dials={})
    services.save_profile(teams[1], actor=alice, version=0, dials={})

    with django_assert_num_queries(1):
        found = selectors.current_profiles(team.pk for team in teams[:3])

    assert {team: str(profile) for team, profile in found.items()} == {
        teams[0].pk: "Arden, 3",
        teams[1].pk: "Bexley, 1",
    }


@pytest.mark.parametrize(
    ("sent", "version"),
    [("0", 0), ("1", 1), ("2", 2), ("3", 2), ("\u0661", 2), ("9" * 30, 2), ("", 2)],
)
def test_page_names_the_profile_that_it_was_made_from(alice, teams, sent, version):
    for number in range(2):
        services.save_profile(teams[0], actor=alice, version=number, dials={})

    found = selectors.profile_of_version(teams[0], sent)

    assert (0 if found is None else found.version) == version


@pytest.mark.parametrize("count", [2, 12])
def test_lists_of_teams_ask_once(league, alice, bob, count, django_assert_num_queries):
    for team in builders.make_teams(league, alice, count):
        services.assign_coach(team, actor=alice, user_id=bob.pk)
        services.save_profile(team, actor=bob, version=0, dials={})

    with django_assert_num_queries(4):
        teams = list(selectors.teams_of(league))
        coaches = selectors.coaches_by_team(league)
        names = [item.user.name for found in coaches.values() for item in found]
        coached = [team.league.name for team in selectors.coached_teams(bob)]
        profiles = selectors.current_profiles(team.pk for team in teams)

    assert [len(found) for found in (teams, names, coached, profiles)] == [count] * 4
