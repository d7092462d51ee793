import pytest

from leagues import services
from leagues.errors import BadValue, NotAllowed, StaleVersion, WrongState
from leagues.models import League
from leagues.selectors import current_profile, profiles_of, teams_without_coach
from simulation.registry import get_ruleset
from tests import builders

DIAL = get_ruleset(builders.RULESET).dials[0]


def save(team, actor, version=0, **values):
    given = {"dials": {DIAL.name: DIAL.minimum}, **values}
    return services.save_profile(team, actor=actor, version=version, **given)


@pytest.fixture
def arden(teams, alice, bob):
    """Arden, which Bob coaches."""
    services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    return teams[0]


def test_newest_version_counts_and_old_ones_stay(arden, bob):
    first = save(arden, bob)
    second = save(arden, bob, 1, dials={DIAL.name: DIAL.maximum}, coach="default")

    assert [profile.version for profile in profiles_of(arden)] == [2, 1]
    assert current_profile(arden) == second
    assert (first.coach, first.dials) == ("standard", {DIAL.name: DIAL.minimum})
    assert (second.author, second.coach) == (bob, "default")


def test_team_without_a_profile_plays_the_defaults(arden):
    assert current_profile(arden) is None


def test_team_whose_coach_may_not_sign_in_is_the_commissioners(
    league, alice, bob, arden
):
    with pytest.raises(NotAllowed):
        save(arden, alice)
    bob.is_active = False
    bob.save()

    saved = save(arden, alice)

    assert (saved.version, saved.author) == (1, alice)
    assert arden in teams_without_coach([league])


def test_profile_sent_twice_is_one_version(arden, bob):
    first = save(arden, bob)
    again = save(arden, bob)

    assert again == first
    assert profiles_of(arden).count() == 1
    assert arden.league.audit_entries.filter(action="profile.changed").count() == 1


def test_profile_from_an_old_page_is_refused(arden, bob):
    save(arden, bob)
    save(arden, bob, 1, dials={})

    for version, dials in ((0, {DIAL.name: DIAL.maximum}), (0, {}), (9, {})):
        with pytest.raises(StaleVersion):
            save(arden, bob, version, dials=dials)

    assert profiles_of(arden).count() == 2


def test_profile_that_another_has_saved_alike_is_not_taken_for_ones_own(
    arden, alice, bob, sam
):
    services.assign_coach(arden, actor=alice, user_id=sam.pk)
    save(arden, bob)

    with pytest.raises(StaleVersion):
        save(arden, sam)


def test_nothing_is_set_without_the_rule_book(arden, bob):
    League.objects.update(ruleset="gone")

    with pytest.raises(WrongState, match="no longer has the league's rule book"):
        save(arden, bob)


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"dials": {"no_such": 1}}, "dials.no_such"),
        ({"dials": {DIAL.name: DIAL.maximum + 1}}, f"dials.{DIAL.name}"),
        ({"dials": {DIAL.name: True}}, f"dials.{DIAL.name}"),
        ({"dials": {DIAL.name: "1"}}, f"dials.{DIAL.name}"),
        ({"dials": [1]}, "dials"),
        ({"coach": "nobody"}, "coach"),
    ],
)
def test_bad_profile_is_refused(arden, bob, values, field):
    with pytest.raises(BadValue) as refused:
        save(arden, bob, **values)

    assert refused.value.field == field
    assert current_profile(arden) is None


def test_plan_of_a_coach_is_not_the_commissioners_and_not_in_the_audit(
    arden, alice, bob
):
    with pytest.raises(NotAllowed):
        save(arden, alice)
    save(arden, bob)

    entry = arden.league.audit_entries.first()
    assert (entry.action, entry.details) == ("profile.changed", {"version": 1})


def test_archived_team_has_no_more_plans(arden, alice, bob, league):
    builders.make_season(league, alice, "closed")
    services.remove_team(arden, actor=alice, version=1)

    with pytest.raises(WrongState, match="in the archive"):
        save(arden, bob)
