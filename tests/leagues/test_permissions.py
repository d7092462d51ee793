"""Who may do what: every role against every service, and what each may see."""

from datetime import date, time

import pytest
from django.contrib.auth.models import AnonymousUser
from django.db import transaction

from leagues import permissions, services
from leagues.errors import LeagueError, NotAllowed
from leagues.models import League, Membership, Season
from leagues.permissions import Rights, Role, rights_of
from leagues.season_settings import ScheduleSettings
from leagues.standings import Rules
from tests import builders

COMMISSIONER = frozenset({"alice"})
OFFICIALS = frozenset({"alice", "sam"})
# Each actor is one of these; Bob coaches Arden, which is at home in the fixture.
EVERYBODY = ("alice", "sam", "bob", "vera", "charlie")
SCORE = {"source": "score", "home_points": 9, "away_points": 8}


def on_league(call, **values):
    return lambda world, who: call(world.league, actor=who, **values)


def on_season(call, **values):
    return lambda world, who: call(
        world.season, actor=who, version=world.season.version, **values
    )


def on_fixture(call, role="actor", **values):
    return lambda world, who: call(
        world.fixture, version=world.fixture.version, **{role: who}, **values
    )


def on_decided(call, **values):
    def act(world, who):
        fixture = builders.decide(world.fixture)
        call(fixture, author=who, version=fixture.version, **values)

    return act


def restore(world, who):
    fixture = services.cancel_fixture(
        world.fixture, actor=world.alice, version=world.fixture.version
    )
    services.restore_fixture(fixture, actor=who, version=fixture.version)


def revoke(world, who):
    services.adjust(
        world.entry,
        actor=world.alice,
        version=world.season.version,
        points=1,
        reason="Gift",
    )
    world.season.refresh_from_db()
    services.revoke_adjustment(
        world.entry.adjustments.get(), actor=who, version=world.season.version
    )


def close(world, who):
    for fixture in world.season.fixtures.all():
        builders.decide(fixture)
    services.close_season(world.season, actor=who, version=world.season.version)


def follow(world, who):
    close(world, world.alice)
    world.season.refresh_from_db()
    services.next_season(
        world.season, actor=who, version=world.season.version, name="Season 3"
    )


def start(world, who):
    plan = services.save_schedule(
        world.draft,
        actor=world.alice,
        version=world.draft.version,
        settings=builders.SPRING,
    )
    builders.start(plan, who)


def back(world, who):
    plan = services.save_schedule(
        world.draft,
        actor=world.alice,
        version=world.draft.version,
        settings=builders.SPRING,
    )
    services.back_to_draft(plan, actor=who, version=plan.version)


def on_draft(call, **values):
    return lambda world, who: call(
        world.draft, actor=who, version=world.draft.version, **values
    )


def restore_team(world, who):
    spare = builders.make_team(world.league, world.alice, "Zennor")
    builders.make_season(world.league, world.alice, Season.State.CLOSED, name="Old")
    spare.refresh_from_db()
    archived = services.remove_team(spare, actor=world.alice, version=1)
    services.restore_team(archived, actor=who, version=archived.version)


def on_spare_team(call, **values):
    def act(world, who):
        spare = builders.make_team(world.league, world.alice, "Zennor")
        call(spare, actor=who, version=spare.version, **values)

    return act


def on_coached_team(call, **values):
    return lambda world, who: call(world.entry.team, actor=who, version=0, **values)


def on_vera(call, **values):
    def act(world, who):
        membership = Membership.objects.get(user=world.vera)
        call(membership, actor=who, version=membership.version, **values)

    return act


TEAM = {
    "name": "Yarrow",
    "abbreviation": "YAR",
    "first_color": "#000000",
    "second_color": "#ffffff",
}
ACTIONS = {
    "update_league": (
        on_league(
            services.update_league,
            version=3,
            name="New Mill",
            options={},
            visibility="private",
            time_zone="America/New_York",
            home_coach_enters_results=False,
        ),
        COMMISSIONER,
    ),
    "add_member": (
        on_league(services.add_member, email="dana@example.org", role="viewer"),
        COMMISSIONER,
    ),
    "change_role": (on_vera(services.change_role, role="coach"), COMMISSIONER),
    "remove_member": (on_vera(services.remove_member), {"alice", "vera"}),
    "create_team": (on_league(services.create_team, **TEAM), COMMISSIONER),
    "update_team": (on_spare_team(services.update_team, **TEAM), COMMISSIONER),
    "remove_team": (on_spare_team(services.remove_team), COMMISSIONER),
    "restore_team": (restore_team, COMMISSIONER),
    "assign_coach": (
        lambda world, who: services.assign_coach(
            world.entry.team, actor=who, user_id=world.sam.pk
        ),
        COMMISSIONER,
    ),
    "end_coaching": (
        lambda world, who: services.end_coaching(world.coaching, actor=who),
        {"alice", "bob"},
    ),
    "save_profile_of_a_coached_team": (
        lambda world, who: services.save_profile(
            world.entry.team, actor=who, version=0, dials={}
        ),
        {"bob"},
    ),
    "save_profile_of_a_team_without_coach": (
        lambda world, who: services.save_profile(
            world.fixture.away.team, actor=who, version=0, dials={}
        ),
        COMMISSIONER,
    ),
    "save_roster": (on_coached_team(services.save_roster, rows=()), {"alice", "bob"}),
    "review_roster": (
        on_coached_team(services.review_roster, rows=()),
        {"alice", "bob"},
    ),
    "fill_with_tokens": (
        on_coached_team(services.fill_with_tokens),
        {"alice", "bob"},
    ),
    "create_season": (
        on_league(services.create_season, version=3, name="Season 9"),
        COMMISSIONER,
    ),
    "rename_season": (on_season(services.rename_season, name="Spring"), COMMISSIONER),
    "arrange_season": (
        on_draft(services.arrange_season, divisions=(), places=()),
        COMMISSIONER,
    ),
    "set_schedule": (
        on_draft(services.set_schedule, settings=ScheduleSettings()),
        COMMISSIONER,
    ),
    "set_standings": (on_draft(services.set_standings, rules=Rules()), COMMISSIONER),
    "save_schedule": (
        on_draft(services.save_schedule, settings=builders.SPRING),
        COMMISSIONER,
    ),
    "delete_season": (on_draft(services.delete_season), COMMISSIONER),
    "back_to_draft": (back, COMMISSIONER),
    "start_season": (start, COMMISSIONER),
    "close_season": (close, COMMISSIONER),
    "next_season": (follow, COMMISSIONER),
    "record_result": (on_fixture(services.record_result, "author", **SCORE), OFFICIALS),
    "record_forfeit": (
        on_fixture(services.record_result, "author", source="forfeit", forfeit="away"),
        OFFICIALS,
    ),
    "correct_result": (
        on_decided(services.correct_result, void=builders.no_game, **SCORE),
        OFFICIALS,
    ),
    "clear_result": (
        on_decided(services.clear_result, void=builders.no_game),
        OFFICIALS,
    ),
    "cancel_fixture": (on_fixture(services.cancel_fixture), COMMISSIONER),
    "restore_fixture": (restore, COMMISSIONER),
    "move_fixture": (
        on_fixture(services.move_fixture, day=date(2027, 5, 1), kickoff=time(12)),
        COMMISSIONER,
    ),
    "adjust": (
        lambda world, who: services.adjust(
            world.entry,
            actor=who,
            version=world.season.version,
            points=-1,
            reason="Late",
        ),
        COMMISSIONER,
    ),
    "revoke_adjustment": (revoke, COMMISSIONER),
    "draw_lots": (on_season(services.draw_lots, entries=()), COMMISSIONER),
    "withdraw_entry": (
        lambda world, who: services.withdraw_entry(
            world.entry, actor=who, version=world.season.version, reason="Moved away"
        ),
        COMMISSIONER,
    ),
}


class World:
    """A league with everybody in it, a season under way and one in preparation."""

    def __init__(self, league, people):
        self.__dict__.update(people)
        self.league = league
        teams = builders.make_teams(league, self.alice, 3)
        self.coaching = services.assign_coach(
            teams[0], actor=self.alice, user_id=self.bob.pk
        )
        self.season = builders.make_season(league, self.alice, Season.State.RUNNING)
        self.draft = builders.make_season(league, self.alice, name="Season 2")
        self.league.refresh_from_db()
        self.entry = self.season.entries.get(team=teams[0])
        self.fixture = self.season.fixtures.filter(home=self.entry).first()

    def refresh(self):
        for row in (self.league, self.season, self.draft, self.fixture, self.coaching):
            row.refresh_from_db()


@pytest.fixture
def world(league, alice, sam, bob, vera, charlie):
    builders.make_user("Dana")
    people = {"alice": alice, "sam": sam, "bob": bob, "vera": vera, "charlie": charlie}
    return World(league, people)


def test_every_service_is_in_the_matrix():
    named = {name for name in services.__all__ if name in ACTIONS}
    others = set(services.__all__) - named

    assert others == {
        "Place",
        "RosterChanges",
        "RosterRow",
        "create_league",
        "roster_changes",
        "row_of",
        "save_profile",
        "write_audit",
    }


def is_let_in(world, call, who):
    """Tell whether a call gets past the guard; whatever it does is undone."""
    with transaction.atomic():
        try:
            call(world, getattr(world, who))
        except NotAllowed:
            return False
        except LeagueError:
            return True
        finally:
            transaction.set_rollback(True)
    return True


@pytest.mark.parametrize("action", ACTIONS)
def test_service_asks_for_the_right(world, action):
    call, allowed = ACTIONS[action]

    let_in = set()
    for who in EVERYBODY:
        if is_let_in(world, call, who):
            let_in.add(who)
        world.refresh()

    assert let_in == allowed


def test_home_coach_enters_results_where_the_league_lets_him(world):
    League.objects.update(home_coach_enters_results=True)
    away = world.season.fixtures.filter(away=world.entry).first()

    with pytest.raises(NotAllowed):
        services.record_result(away, author=world.bob, version=1, **SCORE)
    with pytest.raises(NotAllowed):
        services.record_result(
            world.fixture, author=world.bob, version=1, source="forfeit", forfeit="away"
        )
    decided = services.record_result(
        world.fixture, author=world.bob, version=1, **SCORE
    )
    with pytest.raises(NotAllowed):
        services.correct_result(
            decided, author=world.bob, version=2, void=builders.no_game, **SCORE
        )

    assert decided.home_points == 9


def test_only_an_account_in_use_makes_a_league(charlie):
    charlie.is_active = False

    with pytest.raises(NotAllowed):
        builders.make_league(charlie)


RIGHTS = ("can_manage", "can_enter_results")


@pytest.mark.parametrize("is_public", [True, False])
@pytest.mark.parametrize(
    ("role", "expected"),
    [
        (Role.COMMISSIONER, (True, True)),
        (Role.SCOREKEEPER, (False, True)),
        (Role.COACH, (False, False)),
        (Role.VIEWER, (False, False)),
        (None, (False, False)),
    ],
)
def test_role_gives_its_rights_in_any_league(role, expected, is_public):
    rights = Rights(role=role, is_public=is_public, home_coach_enters_results=True)

    assert tuple(getattr(rights, name) for name in RIGHTS) == expected


def test_coach_who_is_made_a_viewer_elsewhere_has_no_team(world):
    Membership.objects.filter(user=world.bob).update(role=Role.VIEWER)

    assert rights_of(world.bob, world.league).teams == frozenset()


def test_rights_cost_nothing_for_visitors_and_two_queries_for_members(
    world, django_assert_num_queries
):
    with django_assert_num_queries(0):
        visitor = rights_of(AnonymousUser(), world.league)
    with django_assert_num_queries(2):
        coach = rights_of(world.bob, world.league)

    assert visitor == Rights(None, True, False)
    assert coach == Rights(Role.COACH, True, False, frozenset({world.entry.team_id}))


def test_account_out_of_use_is_a_visitor(world):
    world.alice.is_active = False

    assert rights_of(world.alice, world.league).role is None
    assert list(permissions.seasons_visible_to(world.alice)) == [world.season]


@pytest.fixture
def hidden(charlie):
    """A private league of Charlie's, with a season in preparation and one scheduled."""
    league = builders.make_league(charlie, "Attic League", visibility="private")
    builders.make_teams(league, charlie, 2)
    builders.make_season(league, charlie, Season.State.SCHEDULED)
    builders.make_season(league, charlie, name="Season 2")
    return league


SEEN = {
    "visible_to": {"visitor": 1, "alice": 1, "bob": 1, "charlie": 2},
    "seasons_visible_to": {"visitor": 1, "alice": 2, "bob": 1, "charlie": 3},
    "fixtures_visible_to": {"visitor": 3, "alice": 3, "bob": 3, "charlie": 4},
}


@pytest.mark.parametrize("who", ["visitor", "alice", "bob", "charlie"])
@pytest.mark.parametrize("listed", SEEN)
def test_reader_sees_public_leagues_and_his_own(world, hidden, listed, who):
    reader = AnonymousUser() if who == "visitor" else getattr(world, who)

    rows = getattr(permissions, listed)(reader)

    assert rows.count() == SEEN[listed][who]
