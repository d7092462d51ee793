import pytest

from leagues import services
from leagues.errors import BadRows, BadValue, NotAllowed, StaleVersion, WrongState
from leagues.models import CoachProfile, League
from leagues.selectors import current_profile, profiles_of, teams_without_coach
from simulation.registry import get_ruleset
from tests import builders
from tests.leagues import rosters

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


@pytest.fixture
def five(court, arden, alice):
    """Ids of the five players of Arden, in a league that keeps rosters."""
    arden.refresh_from_db()
    rosters.set_policy(court, League.RosterPolicy.FREE)
    rosters.save(arden, alice, rosters.FIVE)
    return list(arden.spots.order_by("place").values_list("player", flat=True))


def line_up(team, actor, lineup, version=0):
    return services.save_profile(
        team, actor=actor, version=version, dials={}, lineup=lineup
    )


def test_line_up_is_kept_with_the_version(arden, bob, five):
    saved = line_up(arden, bob, five[::-1])
    again = line_up(arden, bob, five[::-1])
    other = line_up(arden, bob, five[:2], 1)

    assert (saved, saved.lineup) == (again, five[::-1])
    assert (other.version, other.lineup) == (2, five[:2])


def test_another_line_up_from_the_same_page_is_no_repeat(arden, bob, five):
    line_up(arden, bob, five)

    with pytest.raises(StaleVersion):
        line_up(arden, bob, five[::-1])


def test_all_that_is_wrong_with_a_line_up_is_named(arden, teams, alice, bob, five):
    other = rosters.row("Flo Dane", "7", "C")
    rosters.save(teams[1], alice, [*rosters.FIVE, other])
    flo = teams[1].spots.get(player__name="Flo Dane").player_id
    rosters.save(arden, alice, rosters.rows_of(arden)[1:], 1)

    with pytest.raises(BadRows) as refused:
        line_up(arden, bob, [five[1], five[0], flo, five[1], 10**9])

    assert [(fault.field, fault.reason) for fault in refused.value.faults] == [
        ("lineup.2", "Ann Lee is no longer on the roster. Choose somebody else."),
        ("lineup.3", "Flo Dane is not on the roster. Choose somebody who is."),
        ("lineup.4", "Bo Rand stands further up already. Choose somebody else."),
        ("lineup.5", "The league has no such player. Choose another."),
    ]
    assert not CoachProfile.objects.exists()


def test_line_up_is_nothing_for_a_rule_book_without_players(arden, bob):
    with pytest.raises(BadValue) as refused:
        line_up(arden, bob, [1])

    assert refused.value.field == "lineup"


@pytest.fixture
def placing(arden):
    """Arden, in a league whose rule book has formations."""
    League.objects.filter(pk=arden.league_id).update(ruleset="basketball_age")
    return arden


def place(team, actor, formations, version=0):
    return services.save_profile(
        team, actor=actor, version=version, dials={}, formations=formations
    )


def test_formations_are_kept_with_the_version(placing, bob):
    formations = {"throws": ("e3", "d3"), "throws_defence": ("h4", "e3", "d3")}

    saved = place(placing, bob, formations)
    again = place(placing, bob, formations)
    other = place(placing, bob, None, 1)

    assert (saved, saved.formations) == (
        again,
        {"throws": ["e3", "d3"], "throws_defence": ["h4", "e3", "d3"]},
    )
    assert (other.version, other.formations) == (2, {})


def test_other_formations_from_the_same_page_are_no_repeat(placing, bob):
    place(placing, bob, {"throws": ("e3", "d3")})

    with pytest.raises(StaleVersion):
        place(placing, bob, {"throws": ("d3", "e3")})


def test_all_that_is_wrong_with_formations_is_named(placing, bob):
    with pytest.raises(BadRows) as refused:
        place(
            placing,
            bob,
            {"throws": ("h2", "e3"), "jump": ("b1", "b1", "b1"), "kick_off": ("a1",)},
        )

    assert [(fault.field, fault.reason) for fault in refused.value.faults] == [
        ("formations.throws.1", "Must not be one of g3, h2, h3, h4, outside."),
        ("formations.jump.2", "B1 has room for 1 of a team."),
        ("formations.jump.3", "B1 has room for 1 of a team."),
        (
            "formations.kick_off",
            "No such situation; there are own_baseline, own_half, sideline, baseline,"
            " defence_deep, defence_near, throws, throws_defence, jump.",
        ),
    ]
    assert not CoachProfile.objects.exists()


def test_formations_are_nothing_for_a_rule_book_without_them(arden, bob):
    with pytest.raises(BadRows) as refused:
        place(arden, bob, {"throws": ("e3", "d3")})

    assert (refused.value.field, refused.value.reason) == (
        "formations",
        "This game has no formations.",
    )
