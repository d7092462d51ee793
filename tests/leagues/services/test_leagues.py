import pytest

from leagues import services
from leagues.errors import BadValue, Gone, StaleVersion, WrongState
from leagues.models import AuditEntry, League, Membership, Season
from simulation.registry import get_ruleset
from tests import builders


def changed(league, actor, **values):
    given = {
        "name": league.name,
        "options": league.options,
        "visibility": league.visibility,
        "time_zone": league.time_zone,
        "home_coach_enters_results": league.home_coach_enters_results,
        "version": league.version,
        **values,
    }
    return services.update_league(league, actor=actor, **given)


def test_league_begins_with_its_maker_as_commissioner(league, alice):
    membership = league.memberships.get()

    assert (membership.user, membership.role) == (alice, "commissioner")
    assert league.slug == "old-mill-league"
    assert league.options == get_ruleset(league.ruleset).check_options({})
    assert list(league.audit_entries.values_list("action", "user")) == [
        ("league.created", alice.pk)
    ]


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Old Mill League", "old-mill-league-2"),
        ("Ωmega 東京", "mega"),
        ("東京", "league-1"),
        ("New", "league-1"),
        ("x" * 80, "x" * 44),
        ("A_b", "a-b"),
    ],
)
def test_address_is_made_from_the_name(league, alice, name, slug):
    assert builders.make_league(alice, name).slug == slug


def test_second_league_without_latin_letters_counts_on(league, alice):
    builders.make_league(alice, "東京")

    assert builders.make_league(alice, "大阪").slug == "league-2"


def test_chosen_address_is_taken_in_lower_case(alice):
    assert builders.make_league(alice, slug=" Mill-2 ").slug == "mill-2"


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"name": "  "}, "name"),
        ({"name": "x" * 81}, "name"),
        ({"name": "a\u202eb"}, "name"),
        ({"slug": "old-mill-league"}, "slug"),
        ({"slug": "new"}, "slug"),
        ({"slug": "a b"}, "slug"),
        ({"slug": "-a"}, "slug"),
        ({"slug": "ünter"}, "slug"),
        ({"slug": "a" * 51}, "slug"),
        ({"ruleset": "chess"}, "ruleset"),
        ({"options": {"no_such": 1}}, "options.no_such"),
        ({"visibility": "secret"}, "visibility"),
        ({"time_zone": "Mars/Olympus"}, "time_zone"),
        ({"time_zone": "../etc/passwd"}, "time_zone"),
        ({"time_zone": "localtime"}, "time_zone"),
        ({"time_zone": "Factory"}, "time_zone"),
    ],
)
def test_bad_value_is_named_and_nothing_is_made(league, alice, values, field):
    with pytest.raises(BadValue) as refused:
        builders.make_league(alice, **{"name": "Another", **values})

    assert refused.value.field == field
    assert League.objects.count() == 1


def test_change_is_stored_and_told(league, alice):
    league = changed(league, alice, name=" New  Mill ", visibility="private")

    league.refresh_from_db()
    entry = league.audit_entries.first()
    assert (league.name, league.slug) == ("New Mill", "old-mill-league")
    assert league.version == 2
    assert (entry.action, entry.details) == (
        "league.changed",
        {
            "name": ["Old Mill League", "New Mill"],
            "visibility": ["public", "private"],
        },
    )


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"name": ""}, "name"),
        ({"options": {"no_such": 1}}, "options.no_such"),
        ({"visibility": ""}, "visibility"),
        ({"time_zone": ""}, "time_zone"),
    ],
)
def test_bad_change_changes_nothing(league, alice, values, field):
    before = League.objects.values().get()

    with pytest.raises(BadValue) as refused:
        changed(league, alice, **values)

    assert refused.value.field == field
    assert League.objects.values().get() == before


def test_change_from_an_old_page_is_refused(league, alice):
    changed(league, alice, name="New Mill")

    with pytest.raises(StaleVersion):
        changed(league, alice, name="Newer Mill")


def test_change_of_a_removed_league_is_refused(league, alice):
    gone = League.objects.get(pk=league.pk)
    league.delete()

    with pytest.raises(Gone):
        changed(gone, alice)


@pytest.mark.parametrize("state", ["scheduled", "running"])
def test_time_zone_stands_while_a_season_has_dates(league, alice, draft, state):
    builders.bring(draft, alice, state)
    league.refresh_from_db()

    with pytest.raises(WrongState, match="dates in America/New_York"):
        changed(league, alice, time_zone="Europe/Berlin")


@pytest.mark.parametrize("state", ["draft", "closed"])
def test_time_zone_changes_where_no_date_depends_on_it(league, alice, draft, state):
    builders.bring(draft, alice, state)
    league.refresh_from_db()

    assert changed(league, alice, time_zone="Europe/Berlin").zone.key == "Europe/Berlin"


def test_league_and_what_belongs_to_it_can_be_removed_together(closed, league):
    league.delete()

    assert not Season.objects.exists()
    assert not Membership.objects.exists()
    assert not AuditEntry.objects.exists()


@pytest.mark.parametrize(
    ("policy", "budget", "stored"),
    [
        ("tokens", 130, ("tokens", None)),
        ("free", 130, ("free", None)),
        ("budget", 130, ("budget", 130)),
        ("budget", 0, ("budget", 0)),
        ("budget", 280, ("budget", 280)),
    ],
)
def test_league_says_which_rosters_it_allows(court, alice, policy, budget, stored):
    saved = changed(court, alice, roster_policy=policy, roster_budget=budget)

    court.refresh_from_db()
    assert (saved.roster_policy, saved.roster_budget) == stored
    assert (court.roster_policy, court.roster_budget) == stored


@pytest.mark.parametrize(
    ("policy", "budget", "field"),
    [
        ("none", None, "roster_policy"),
        ("budget", None, "roster_budget"),
        ("budget", -1, "roster_budget"),
        ("budget", 281, "roster_budget"),
    ],
)
def test_bad_budget_or_policy_is_refused(court, alice, policy, budget, field):
    with pytest.raises(BadValue) as refused:
        changed(court, alice, roster_policy=policy, roster_budget=budget)

    assert refused.value.field == field


def test_policy_stays_where_nothing_is_said_of_it(court, alice):
    saved = changed(court, alice, roster_policy="budget", roster_budget=130)

    again = changed(saved, alice, name="New Mill")

    assert (again.roster_policy, again.roster_budget) == ("budget", 130)
    assert list(again.audit_entries.values_list("details", flat=True)[:2]) == [
        {"name": ["Old Mill League", "New Mill"]},
        {"roster_policy": ["tokens", "budget"], "roster_budget": [None, 130]},
    ]


def test_league_without_players_has_no_policy_to_choose(league, alice):
    saved = changed(league, alice, roster_policy="budget", roster_budget=130)

    assert (saved.roster_policy, saved.roster_budget) == ("tokens", None)
