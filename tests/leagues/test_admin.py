import pytest

from leagues import services
from leagues.errors import StaleVersion
from leagues.models import League, Membership
from tests import builders

MODELS = (
    "adjustment",
    "auditentry",
    "coaching",
    "coachprofile",
    "division",
    "entry",
    "fixture",
    "league",
    "lots",
    "membership",
    "player",
    "rosterspot",
    "season",
    "team",
)


@pytest.fixture
def staff(client, db):
    """The admin's site as somebody sees it who may do everything."""
    client.force_login(builders.make_user("Root", is_staff=True, is_superuser=True))
    return client


@pytest.fixture
def filled(league, alice, bob, teams):
    """A league in which there is something of everything."""
    draft = builders.make_season(league, alice)
    draft = services.arrange_season(
        draft,
        actor=alice,
        version=draft.version,
        divisions=("East",),
        places=[services.Place(team.pk, "East") for team in teams],
    )
    season = builders.bring(draft, alice, "running")
    services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    services.save_profile(teams[0], actor=bob, version=0, dials={}, coach="random")
    services.adjust(
        season.entries.first(),
        actor=alice,
        version=season.version,
        points=1,
        reason="Gift",
    )
    player = league.players.create(name="Ann Lee")
    player.spots.create(team=teams[0], number="4", position="PG", place=1)
    season.lots.create(order=list(season.entries.values_list("pk", flat=True)))
    return season


def first_of(staff, model):
    listed = staff.get(f"/admin/leagues/{model}/")
    return listed.context["cl"].result_list[0]


@pytest.mark.parametrize("model", MODELS)
def test_admin_lists_searches_and_opens(staff, filled, model):
    listed = staff.get(f"/admin/leagues/{model}/?q=a")
    row = first_of(staff, model)
    opened = staff.get(f"/admin/leagues/{model}/{row.pk}/change/")

    assert (listed.status_code, opened.status_code) == (200, 200)
    assert str(row)


@pytest.mark.parametrize("model", sorted(set(MODELS) - {"membership"}))
def test_admin_writes_nothing_past_the_services(staff, filled, model):
    row = first_of(staff, model)
    before = type(row).objects.filter(pk=row.pk).values().get()
    address = f"/admin/leagues/{model}"

    added = staff.get(f"{address}/add/").status_code
    deleted = staff.post(f"{address}/{row.pk}/delete/", {"post": "yes"}).status_code
    changed = staff.post(f"{address}/{row.pk}/change/", {}).status_code

    assert (added, deleted) == (403, 403)
    assert changed == (200 if model == "league" else 403)
    assert type(row).objects.filter(pk=row.pk).values().get() == before


def test_staff_take_a_league_from_the_public(staff, league):
    staff.post(
        f"/admin/leagues/league/{league.pk}/change/",
        {"visibility": "private", "name": "Other"},
    )

    assert League.objects.values_list("visibility", "name").get() == (
        "private",
        "Old Mill League",
    )
    entry = league.audit_entries.first()
    assert (entry.action, str(entry.user)) == ("league.changed", "Root")
    assert entry.details == {"visibility": ["public", "private"]}


def test_league_taken_from_the_public_is_not_published_by_an_old_page(
    staff, league, alice
):
    staff.post(f"/admin/leagues/league/{league.pk}/change/", {"visibility": "private"})

    with pytest.raises(StaleVersion):
        services.update_league(
            league,
            actor=alice,
            version=league.version,
            name=league.name,
            options=league.options,
            visibility="public",
            time_zone=league.time_zone,
            home_coach_enters_results=False,
        )


def test_league_saved_as_it_was_leaves_no_trail(staff, league):
    staff.post(f"/admin/leagues/league/{league.pk}/change/", {"visibility": "public"})

    assert League.objects.get().version == league.version
    assert league.audit_entries.first().action == "league.created"


def test_staff_give_a_league_another_commissioner(staff, league, charlie):
    staff.post(
        "/admin/leagues/membership/add/",
        {"league": league.pk, "user": charlie.pk, "role": "commissioner"},
    )

    assert Membership.objects.get(user=charlie).role == "commissioner"
    entry = league.audit_entries.first()
    assert (entry.action, entry.target) == ("member.added", "Charlie")
    assert (str(entry.user), entry.details) == ("Root", {"role": "commissioner"})


@pytest.mark.parametrize("role", ["viewer", "scorekeeper"])
def test_staff_change_a_role_and_nothing_else(
    staff, league, alice, bob, charlie, teams, role
):
    coaching = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    before = Membership.objects.get(user=bob)

    staff.post(
        f"/admin/leagues/membership/{before.pk}/change/",
        {"role": role, "user": charlie.pk},
    )

    after = Membership.objects.get(pk=before.pk)
    coaching.refresh_from_db()
    entry = league.audit_entries.first()
    assert (after.user, after.role, after.version) == (bob, role, before.version + 1)
    assert (coaching.to_date is not None) is (role == "viewer")
    assert (entry.action, entry.details) == (
        "member.role_changed",
        {"role": ["coach", role]},
    )


@pytest.mark.parametrize("how", ["one", "several"])
def test_staff_remove_a_member_with_his_coachings(
    staff, league, alice, bob, teams, how
):
    coaching = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    row = Membership.objects.get(user=bob)

    if how == "one":
        address = f"/admin/leagues/membership/{row.pk}/delete/"
        staff.post(address, {"post": "yes"})
    else:
        chosen = {"action": "delete_selected", "_selected_action": row.pk}
        staff.post("/admin/leagues/membership/", {**chosen, "post": "yes"})

    coaching.refresh_from_db()
    entry = league.audit_entries.first()
    assert not Membership.objects.filter(pk=row.pk).exists()
    assert coaching.to_date is not None
    assert (entry.action, entry.target) == ("member.removed", "Bob")


def test_secret_and_plans_are_shown_to_nobody(staff, filled):
    season = staff.get(f"/admin/leagues/season/{filled.pk}/change/").content.decode()
    profile = first_of(staff, "coachprofile")
    shown = staff.get(f"/admin/leagues/coachprofile/{profile.pk}/change/")

    assert filled.commitment in season
    assert "secret" not in season.lower()
    assert "random" not in shown.content.decode()


@pytest.mark.parametrize("model", ["fixture", "team", "entry", "auditentry"])
def test_admin_lists_ask_equally_often(
    staff, league, alice, model, django_assert_max_num_queries
):
    builders.make_teams(league, alice, 12)
    builders.make_season(league, alice, "closed")

    with django_assert_max_num_queries(12):
        staff.get(f"/admin/leagues/{model}/")
