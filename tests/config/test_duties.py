from datetime import UTC, datetime, timedelta

import pytest
from django.db.models import Q

from config.duties import Link, Urgency, duties
from games import services as games_services
from games.models import RunError, SimulationRun
from leagues import selectors, services
from leagues.models import League, Season
from tests import builders
from tests.games import runs
from tests.leagues import rosters

SPRING = datetime(2027, 3, 1, tzinfo=UTC)
SUMMER = datetime(2027, 6, 1, tzinfo=UTC)
HOME = "/leagues/old-mill-league"
SIMULATE = f"{HOME}/manage/simulate/season-1/"


def listed(user, now=SPRING):
    """Return the duties of a person at a moment."""
    desks = selectors.team_desks(list(selectors.coached_teams(user)), user)
    return duties(user, list(selectors.memberships_of(user)), desks, now)


def told(user, now=SPRING):
    """Return the sentences and where the first link of each leads."""
    return [(duty.text, duty.links[0].address) for duty in listed(user, now)]


def texts(user, now=SPRING):
    return [text for text, _ in told(user, now)]


@pytest.fixture
def alice(db):
    """Alice, the commissioner."""
    return builders.make_user("Alice")


@pytest.fixture
def league(alice):
    """The Old Mill League, without teams."""
    return builders.make_league(alice)


@pytest.fixture
def teams(league, alice):
    """Arden, Bexley, Corran and Dunmore, all coached by Alice and well instructed."""
    made = builders.make_teams(league, alice, 4)
    for team in made:
        services.assign_coach(team, actor=alice, user_id=alice.pk)
        services.save_profile(team, actor=alice, version=0, dials={})
    return made


@pytest.fixture
def bob(league, alice):
    """Bob, a member who coaches nothing yet."""
    user = builders.make_user("Bob")
    services.add_member(league, actor=alice, email=user.email, role="coach")
    return user


@pytest.fixture
def scheduled(league, alice, teams):
    """A season of the four teams with its six fixtures."""
    return builders.make_season(league, alice, Season.State.SCHEDULED)


@pytest.fixture
def running(scheduled, alice):
    """That season under way."""
    return games_services.start_season(
        scheduled, actor=alice, version=scheduled.version
    )


def test_league_without_teams_asks_for_teams_then_for_a_season(league, alice):
    bare = told(alice)
    for team in builders.make_teams(league, alice, 2):
        services.assign_coach(team, actor=alice, user_id=alice.pk)

    assert bare == [
        (
            "The league needs two teams at least before it can play.",
            f"{HOME}/manage/teams/",
        )
    ]
    assert told(alice) == [
        ("The league has teams and no season yet.", f"{HOME}/manage/seasons/")
    ]


def test_season_in_preparation_is_to_be_gone_on_with(league, alice, teams):
    builders.make_season(league, alice)

    assert told(alice) == [
        ("Season 1 has no schedule yet.", f"{HOME}/manage/seasons/season-1/")
    ]


def test_season_with_a_schedule_is_to_be_started(alice, scheduled):
    early, late = listed(alice), listed(alice, SUMMER)

    assert [duty.text for duty in early] == [
        "Season 1 has its schedule and has not been started."
    ]
    assert [duty.text for duty in late] == [
        "Season 1 has not been started, and its first game is over its time."
    ]
    assert early[0].links[0].address == late[0].links[0].address == SIMULATE
    assert early[0].urgency > late[0].urgency


def test_season_under_way_asks_for_nothing_before_its_time(alice, running):
    assert told(alice) == []


def test_overdue_games_are_to_be_entered_or_simulated(alice, running):
    (duty,) = listed(alice, SUMMER)

    assert duty.text == "6 games of Season 1 are over their time and have no result."
    assert [(link.title, link.address) for link in duty.links] == [
        ("Enter results", f"{HOME}/manage/results/season-1/"),
        ("Simulate", SIMULATE),
    ]
    assert [item.address for item in duty.fixtures] == [
        f"{HOME}/games/{number}/result/" for number in (1, 2, 3)
    ]
    assert (duty.left, duty.more) == (3, f"{HOME}/manage/results/season-1/")


def test_scorekeeper_enters_results_and_simulates_nothing(league, alice, running):
    sam = builders.make_user("Sam")
    services.add_member(league, actor=alice, email=sam.email, role="scorekeeper")

    (duty,) = listed(sam, SUMMER)

    assert [link.title for link in duty.links] == ["Enter results"]


def test_home_coach_enters_his_own_results(league, alice, bob, teams, running):
    services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    home = [item.number for item in running.fixtures.filter(home__team=teams[0])]

    before = told(bob, SUMMER)
    League.objects.update(home_coach_enters_results=True)
    (duty,) = listed(bob, SUMMER)

    assert before == []
    assert [(link.title, link.address) for link in duty.links] == [
        ("Enter the result", f"{HOME}/games/{home[0]}/result/")
    ]
    assert [item.fixture.number for item in duty.fixtures] == home
    assert (duty.left, duty.more) == (0, f"{HOME}/season-1/schedule/")


def test_coach_is_asked_for_instructions_before_the_next_game(
    league, alice, bob, running
):
    team = builders.make_team(league, alice, "Zennor")
    services.assign_coach(team, actor=alice, user_id=bob.pk)
    without_a_game = told(bob)
    arden = league.teams.get(slug="arden")
    arden.profiles.all().delete()
    services.assign_coach(arden, actor=alice, user_id=bob.pk)

    (duty,) = listed(bob)

    following = running.fixtures.filter(
        number__in=[
            item.number
            for item in running.fixtures.all()
            if "arden" in (item.home.team.slug, item.away.team.slug)
        ]
    ).earliest("starts_at")
    assert without_a_game == []
    assert duty.text == "Arden has a game ahead and no instructions."
    assert duty.links[0].address == f"{HOME}/teams/arden/coach/"
    assert [item.address for item in duty.fixtures] == [
        f"{HOME}/games/{following.number}/"
    ]
    services.save_profile(arden, actor=bob, version=0, dials={})
    assert told(bob) == []


def test_coach_is_told_that_the_next_game_takes_more_players(alice, bob):
    court = builders.make_league(
        alice, "Court League", slug="court", ruleset=rosters.RULEBOOK
    )
    services.add_member(court, actor=alice, email=bob.email, role="coach")
    arden, *_others = builders.make_teams(court, alice, 4)
    services.assign_coach(arden, actor=alice, user_id=bob.pk)
    services.save_profile(arden, actor=bob, version=0, dials={})
    rosters.save(arden, bob, rosters.FIVE[:1])
    without_a_game = told(bob)
    season = builders.make_season(court, alice, Season.State.SCHEDULED)

    (duty,) = listed(bob)
    rosters.save(arden, bob, [*rosters.rows_of(arden), *rosters.FIVE[1:4]], version=1)
    four = texts(bob)
    rosters.save(arden, bob, [*rosters.rows_of(arden), rosters.FIVE[4]], version=2)

    following = season.fixtures.filter(
        Q(home__team=arden) | Q(away__team=arden)
    ).earliest("starts_at")
    assert without_a_game == []
    assert (duty.urgency, duty.tag, duty.text) == (
        Urgency.DUE,
        "roster",
        "Arden has 1 player, and its next game takes 5.",
    )
    assert duty.links == (Link("Sign players", "/leagues/court/teams/arden/roster/"),)
    assert [item.address for item in duty.fixtures] == [
        f"/leagues/court/games/{following.number}/"
    ]
    assert four == ["Arden has 4 players, and its next game takes 5."]
    assert told(bob) == []


def test_no_instructions_are_asked_for_without_the_rule_book(
    league, alice, bob, running
):
    arden = league.teams.get(slug="arden")
    arden.profiles.all().delete()
    services.assign_coach(arden, actor=alice, user_id=bob.pk)
    League.objects.update(ruleset="gone")

    assert told(bob) == []


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Arden has no coach."),
        (2, "Arden and Bexley have no coach."),
        (3, "Arden, Bexley and Corran have no coach."),
        (5, "Arden, Bexley, Corran and 2 more have no coach."),
    ],
)
def test_teams_without_a_coach_are_named(league, alice, count, said):
    builders.make_teams(league, alice, count)

    assert told(alice)[-1] == (said, f"{HOME}/manage/teams/")


def test_run_at_work_is_shown_with_its_progress(alice, running):
    run = runs.request(running, alice)
    address = f"{SIMULATE}runs/1/"

    playing = told(alice, SUMMER)
    runs.work(run)
    decided = told(alice, SUMMER)
    running.refresh_from_db()
    games_services.close_season(running, actor=alice, version=running.version)
    closed = told(alice, SUMMER)
    check = games_services.request_check(
        running, actor=alice, version=running.version + 1, token="c1"
    )
    checking = told(alice, SUMMER)
    runs.work(check)

    assert playing == [("Run 1 plays Season 1: 0 of 6 games so far.", address)]
    assert decided == [
        ("Every game of Season 1 is decided: it can be closed.", SIMULATE)
    ]
    assert closed == [
        ("Season 1 is closed and its receipts have not been checked.", SIMULATE)
    ]
    assert checking == [
        ("Run 2 checks Season 1: 0 of 6 receipts so far.", f"{SIMULATE}runs/2/")
    ]
    assert told(alice, SUMMER) == []


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Run 1 could not play 1 game of Season 1."),
        (2, "Run 1 could not play 2 games of Season 1."),
    ],
)
def test_failures_come_first_until_they_are_made_good(alice, running, count, said):
    run = runs.simulate(running, alice, reach="day")
    left = running.fixtures.filter(state="scheduled").order_by("number")[:count]
    for fixture in left:
        RunError.objects.create(run=run, fixture=fixture, reason="It broke.")
    SimulationRun.objects.update(done=0, failed=count)

    first, *_ = listed(alice, SUMMER)

    assert (first.text, first.tone) == (said, "bad")
    assert first.links[0].address == f"{SIMULATE}runs/1/"


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (
            {"failed": 1, "done": 5},
            "Run 2 found 1 receipt of Season 1 that is not true.",
        ),
        (
            {"failed": 2, "done": 4},
            "Run 2 found 2 receipts of Season 1 that are not true.",
        ),
        (
            {"is_promise_kept": False},
            "Run 2 found that Season 1 did not keep its promise.",
        ),
    ],
)
def test_broken_receipts_come_first(alice, running, fields, said):
    runs.simulate(running, alice)
    running.refresh_from_db()
    closed = games_services.close_season(running, actor=alice, version=running.version)
    run = runs.check(closed, alice)
    SimulationRun.objects.filter(pk=run.pk).update(**fields)

    assert texts(alice, SUMMER) == [said]


def test_what_is_more_urgent_comes_first(league, alice, bob, running):
    builders.make_team(league, alice, "Zennor")
    other = builders.make_league(alice, "Another League")
    builders.make_teams(other, alice, 2)

    found = listed(alice, SUMMER + timedelta(days=1))

    assert [duty.tag for duty in found] == ["overdue", "set-up", "no coach", "no coach"]
    assert [duty.league.name for duty in found] == [
        "Old Mill League",
        "Another League",
        "Another League",
        "Old Mill League",
    ]


@pytest.mark.parametrize("role", ["viewer", "coach", "scorekeeper"])
def test_others_have_nothing_of_the_commissioners_to_do(league, alice, role):
    user = builders.make_user("Vera")
    services.add_member(league, actor=alice, email=user.email, role=role)
    builders.make_teams(league, alice, 2)

    assert told(user) == []
