import re
from dataclasses import replace

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games import services as games_services
from games.models import Game
from games.playing import play
from games.records import unpack_record
from leagues import services
from leagues.models import CoachProfile, League, Membership
from simulation.registry import get_ruleset
from simulation.teamsheet import TeamSheet
from simulation.words import fill
from tests import builders
from tests.games import runs
from tests.games.reading import HOME, column_of, team_page, text_of

PAGE = f"{HOME}teams/arden/coach/"
RULES = get_ruleset(builders.RULESET)
DIAL = RULES.dials[0]
TITLE = fill(DIAL.title, {})


def form(version=0, action="save", coach="standard", **dials):
    """Return the fields of the page's form, dials at their defaults but for these."""
    values = {dial.name: dial.default for dial in RULES.dials} | dials
    fields = {f"dials.{name}": value for name, value in values.items()}
    return {"version": version, "action": action, "coach": coach, **fields}


def extreme(version=0):
    """Return the form with every dial turned as far as it goes."""
    return form(version, **{dial.name: dial.maximum for dial in RULES.dials})


def stored():
    """Return the versions that there are, with their dials."""
    profiles = CoachProfile.objects.order_by("version")
    return [(item.version, item.coach, item.dials) for item in profiles]


def start(season, alice):
    return games_services.start_season(season, actor=alice, version=season.version)


@pytest.fixture
def arden(running):
    """Arden, of a season under way."""
    return running.league.teams.get(slug="arden")


@pytest.fixture
def bob(arden, alice):
    """Bob, who coaches Arden."""
    user = builders.make_user("Bob")
    services.add_member(
        arden.league, actor=alice, email=user.email, role=Membership.Role.COACH
    )
    services.assign_coach(arden, actor=alice, user_id=user.pk)
    return user


@pytest.fixture
def bobs(bob):
    """The site as Bob sees it, signed in."""
    client = Client()
    client.force_login(bob)
    return client


def test_coach_sees_what_the_rule_book_lets_him_say(bobs):
    page = text_of(bobs.get(PAGE))

    for dial in RULES.dials:
        assert fill(dial.title, {}) in page
        assert fill(dial.help, {}) in page
        assert f"{dial.minimum}–{dial.maximum}; default {dial.default}" in page
    for name in RULES.coaches:
        assert f"the {name} coach" in page
    assert "Arden · never set defaults" in page
    assert "plays as the rule book says" in page
    assert "Nobody has set anything yet" in page
    assert "The computer has played no game for the team yet." in page
    assert "Back to the defaults" not in page


def test_what_a_coach_saves_counts_from_now_on_and_is_shown(bobs, bob):
    answer = bobs.post(PAGE, form(**{DIAL.name: DIAL.maximum}))
    page = text_of(bobs.get(PAGE))

    assert answer["Location"] == PAGE
    assert stored() == [(1, "standard", {DIAL.name: DIAL.maximum})]
    assert CoachProfile.objects.get().author == bob
    assert "Version 1 counts for games from now on." in page
    assert f"in force: {DIAL.maximum}, not the default" in page
    assert f"The computer {TITLE} {DIAL.maximum} ({fill(DIAL.unit, {})})" in page
    assert "1 · set by Bob" in page
    assert "Back to the defaults" in page


def test_form_sent_twice_makes_one_version(bobs):
    answers = [bobs.post(PAGE, extreme()) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [302, 302]
    assert CoachProfile.objects.count() == 1


def test_coach_goes_back_to_the_defaults(bobs):
    bobs.post(PAGE, form(coach="random", **{DIAL.name: DIAL.maximum}))

    bobs.post(PAGE, {"version": 1, "action": "defaults"})
    page = text_of(bobs.get(PAGE))

    assert stored()[1] == (2, "standard", {})
    assert "Arden · version 2 defaults" in page
    assert "the random coach;" in page


@pytest.mark.parametrize("value", [DIAL.maximum + 1, -1, "", "x", "\u0661"])
def test_dial_turned_wrongly_is_told_beside_it_and_nothing_is_saved(bobs, value):
    answer = bobs.post(PAGE, form(**{DIAL.name: value}))

    page = text_of(answer)
    assert answer.status_code == 422
    assert "Nothing was saved. One field needs another look." in page
    assert f"Choose a whole number from {DIAL.minimum} to {DIAL.maximum}." in page
    assert f'value="{value}"' in answer.content.decode() or not value
    assert stored() == []


def test_dial_that_there_is_not_is_refused(bobs):
    answer = bobs.post(PAGE, form(no_such=1))

    assert answer.status_code == 422
    assert "has no instruction “no_such”" in text_of(answer)
    assert stored() == []


def test_coach_that_there_is_not_is_refused(bobs):
    answer = bobs.post(PAGE, form(coach="nobody"))

    assert answer.status_code == 422
    assert "Choose one of the coaches below." in text_of(answer)
    assert stored() == []


@pytest.mark.parametrize("action", ["", "erase"])
def test_order_that_there_is_not_is_refused(bobs, action):
    assert bobs.post(PAGE, form(action=action)).status_code == 400
    assert stored() == []


def test_two_coaches_at_once_are_told_of_each_other(bobs, alice, arden):
    services.assign_coach(arden, actor=alice, user_id=alice.pk)
    services.save_profile(
        arden, actor=alice, version=0, dials={DIAL.name: DIAL.maximum}, coach="default"
    )

    answer = bobs.post(PAGE, extreme())
    page = text_of(answer)
    again = bobs.post(PAGE, extreme(answer.context["shown"].version))

    assert answer.status_code == 409
    assert "This was changed after you opened the page." in page
    assert "Alice saved version 1 on" in page
    assert f"{TITLE}: {DIAL.maximum}, before that {DIAL.default}" in page
    assert "Who plays: default, before that standard" in page
    sent = answer.context["shown"].form
    assert [sent[f"dials.{dial.name}"].value() for dial in RULES.dials] == [
        str(dial.maximum) for dial in RULES.dials
    ]
    assert sent["version"].value() == 1
    assert again.status_code == 302
    assert [version for version, *_ in stored()] == [1, 2]


def test_going_back_to_the_defaults_from_an_old_page_is_refused(bobs, bob, arden):
    services.save_profile(arden, actor=bob, version=0, dials={DIAL.name: DIAL.maximum})
    services.save_profile(arden, actor=bob, version=1, dials={})
    bob.delete()
    arden.coachings.all().delete()
    alice = arden.league.memberships.get().user
    office = Client()
    office.force_login(alice)

    answer = office.post(PAGE, {"version": 1, "action": "defaults"})
    page = text_of(answer)

    assert answer.status_code == 409
    assert "Version 2 was saved on" in page
    assert f"{TITLE}: {DIAL.default}, before that {DIAL.maximum}" in page
    assert "Go back to the defaults again" in page


def test_visitor_is_led_to_the_sign_in_and_back(client, bob):
    answer = client.get(PAGE)

    assert answer["Location"] == f"/accounts/login/?next={PAGE}"


@pytest.mark.parametrize("name", ["alice", "vera", "stranger", "colleague"])
def test_plans_are_nobody_elses(client, request, arden, bob, alice, name):
    services.save_profile(arden, actor=bob, version=0, dials={DIAL.name: DIAL.maximum})
    if name in ("alice", "vera"):
        reader = request.getfixturevalue(name)
    else:
        reader = builders.make_user("Otto")
    if name == "colleague":
        services.add_member(arden.league, actor=alice, email=reader.email, role="coach")
        other = arden.league.teams.get(slug="bexley")
        services.assign_coach(other, actor=alice, user_id=reader.pk)
    client.force_login(reader)

    shown = client.get(PAGE)
    changed = client.post(PAGE, extreme(1))

    assert (shown.status_code, changed.status_code) == (403, 403)
    assert TITLE not in shown.content.decode()
    assert len(stored()) == 1


def test_private_league_is_not_there(client, bob):
    League.objects.update(visibility=League.Visibility.PRIVATE)

    visitor = client.get(PAGE)
    client.force_login(builders.make_user("Otto"))

    assert (visitor.status_code, client.get(PAGE).status_code) == (404, 404)


def test_team_that_there_is_not_is_not_found(bobs):
    assert bobs.get(f"{HOME}teams/nobody/coach/").status_code == 404


def test_commissioner_sees_to_a_team_that_nobody_coaches(alices, arden):
    saved = alices.post(PAGE, form(**{DIAL.name: DIAL.maximum}))
    page = text_of(alices.get(PAGE))

    assert saved.status_code == 302
    assert "nobody: commissioners set the instructions" in page
    assert "set by Alice" in page


def test_archived_team_can_be_read_and_not_changed(alices, league, alice):
    builders.make_season(league, alice, "closed")
    team = league.teams.get(slug="arden")
    services.save_profile(team, actor=alice, version=0, dials={DIAL.name: DIAL.maximum})
    services.remove_team(team, actor=alice, version=team.version)

    page = text_of(alices.get(PAGE))
    saved = alices.post(PAGE, extreme(1))

    assert "Arden is in the archive and plays no more: the instructions" in page
    assert "Save as the next version" not in page
    assert "Back to the defaults" not in page
    assert saved.status_code == 409
    assert "is in the archive and plays no more." in text_of(saved)
    assert len(stored()) == 1


def test_without_the_rule_book_the_versions_stay(alices, arden, alice):
    services.save_profile(
        arden, actor=alice, version=0, dials={DIAL.name: DIAL.maximum}
    )
    League.objects.update(ruleset="gone")

    page = text_of(alices.get(PAGE))
    answers = [
        alices.post(PAGE, extreme(1)),
        alices.post(PAGE, {"version": 1, "action": "defaults"}),
    ]

    assert "This site no longer has the league's rule book" in page
    assert f"{DIAL.name} {DIAL.maximum}" in page
    assert [answer.status_code for answer in answers] == [409, 409]
    assert "so nothing can be set." in text_of(answers[0])
    assert len(stored()) == 1


def test_league_without_a_season_has_the_page_too(alices, league):
    page = text_of(alices.get(PAGE))

    assert "Instructions" in page
    assert "Team page" not in page


def test_saved_dials_change_how_the_computer_plays(bobs, running, alice):
    bobs.post(PAGE, extreme())

    runs.simulate(running, alice)

    game = Game.objects.filter(fixture__home__team__slug="arden").first()
    record = unpack_record(bytes(game.record))
    assert game.home_profile.version == 1
    assert record.home == TeamSheet(
        profile={dial.name: dial.maximum for dial in RULES.dials}
    )
    by_default = play(RULES, TeamSheet(), TeamSheet(), running.options, int(game.seed))
    by_profile = play(RULES, record.home, TeamSheet(), running.options, int(game.seed))
    assert by_profile.record.digest() == game.digest
    assert by_default.record.choices != record.choices
    assert by_default.events != by_profile.events


def test_page_tells_which_version_played_which_game(bobs, running, alice, arden):
    for day in range(3):
        runs.simulate(running, alice, f"t{day}", reach="day")
        if day < 2:
            bobs.post(PAGE, extreme(0) if not day else form(1))

    page = bobs.get(PAGE)

    assert column_of(page, "Instructions")[2] == "the defaults"
    assert {*column_of(page, "Won–lost")} <= {"1–0", "0–1", "0–0–1"}
    games = page.content.decode().split('id="games"')[1]
    assert re.findall(r'<td class="hw-num">(?:<[^>]+>)?(\w+)', games) == [
        "2",
        "1",
        "defaults",
    ]


def test_versions_come_in_pages_and_games_are_cut_short(alices, alice):
    league = builders.make_league(alice, "Large League")
    builders.make_teams(league, alice, 12)
    team = league.teams.get(slug="arden")
    season = builders.make_season(
        league,
        alice,
        "scheduled",
        settings=replace(builders.SPRING, cycles=2),
    )
    season = start(season, alice)
    runs.simulate(season, alice)
    for version in range(22):
        services.save_profile(
            team,
            actor=alice,
            version=version,
            dials={DIAL.name: DIAL.maximum - version % 2},
        )
    address = f"/leagues/{league.slug}/teams/arden/coach/"

    first, second = (alices.get(f"{address}?page={number}") for number in (1, 2))

    assert len(first.context["shown"].lines) == 20
    assert [line.version.profile.version for line in second.context["shown"].lines] == [
        2,
        1,
    ]
    assert "before the first version" not in text_of(first)
    assert "before the first version" in text_of(second)
    assert "And 10 games before these. All results" in text_of(first)


@pytest.mark.parametrize("reader", ["coach", "commissioner"])
def test_page_takes_the_same_queries_for_any_size(alice, reader):
    counted = set()
    for name, size in (("Small", 2), ("Large", 12)):
        league = builders.make_league(alice, name)
        builders.make_teams(league, alice, size)
        team = league.teams.get(slug="arden")
        if reader == "coach":
            services.assign_coach(team, actor=alice, user_id=alice.pk)
        season = builders.make_season(league, alice, "scheduled")
        season = start(season, alice)
        for version in range(size):
            services.save_profile(
                team,
                actor=alice,
                version=version,
                dials={DIAL.name: DIAL.maximum - version % 2},
            )
        runs.simulate(season, alice, name)
        client = Client()
        client.force_login(alice)
        with CaptureQueriesContext(connection) as queries:
            answer = client.get(f"/leagues/{league.slug}/teams/arden/coach/")
        assert answer.status_code == 200
        counted.add(len(queries))

    assert len(counted) == 1
    assert counted.pop() <= 18


def test_page_of_a_team_game_has_no_line_up(bobs):
    page = bobs.get(PAGE)

    assert "Line-up" not in text_of(page)
    assert page.context["shown"].places == ()


def test_team_page_leads_those_who_may_to_the_instructions(
    client, alices, bobs, running, vera
):
    pages = [text_of(one.get(team_page(running))) for one in (bobs, alices)]
    client.force_login(vera)

    assert "Set them" in pages[0]
    assert "Set them" not in pages[1]
    assert "Set them" not in text_of(client.get(team_page(running)))
    assert "Set them" in text_of(bobs.get(team_page(running)))
    bobs.post(PAGE, extreme())
    assert "See and change them" in text_of(bobs.get(team_page(running)))
