import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from leagues import services
from leagues.models import CoachProfile, Player, Team
from tests import builders
from tests.games import rostered
from tests.games.reading import HOME, text_of

PAGE = f"{HOME}teams/arden/coach/"


@pytest.fixture
def court_bobs(court, alice):
    """The site as Bob sees it, who coaches Arden of a league with players."""
    bob = builders.make_user("Bob")
    arden = court.league.teams.get(slug="arden")
    services.add_member(court.league, actor=alice, email=bob.email, role="coach")
    services.assign_coach(arden, actor=alice, user_id=bob.pk)
    client = Client()
    client.force_login(bob)
    return client


def lined_up(names, version=0, **fields):
    """Return what the page of Arden sends with these in the places."""
    team = Team.objects.get(slug="arden")
    ids = [team.spots.filter(player__name=name).first().player_id for name in names]
    dials = {f"dials.{dial.name}": dial.default for dial in rostered.RULES.dials}
    return {
        "version": version,
        "action": "save",
        "coach": "standard",
        **dials,
        **{f"lineup.{place}": player for place, player in enumerate(ids, 1)},
        **fields,
    }


def lineup_names():
    """Return the names of the line-up of the newest version."""
    profile = CoachProfile.objects.order_by("version").last()
    return [Player.objects.get(pk=player).name for player in profile.lineup]


def test_coach_lines_up_his_roster(court_bobs):
    page = text_of(court_bobs.get(PAGE))
    order = rostered.NAMES[::-1]

    answer = court_bobs.post(PAGE, lined_up(order))
    after = court_bobs.get(PAGE)

    assert "Line-up" in page
    assert "Starter 1" in page
    assert "Bench 2" in page
    assert (answer.status_code, lineup_names()) == (302, list(order))
    assert f"line-up {', '.join(order)}" in text_of(after)
    assert [row.field.value() for row in after.context["shown"].places] == (
        CoachProfile.objects.get().lineup
    )


def test_coach_goes_back_to_the_order_of_the_roster(court_bobs):
    court_bobs.post(PAGE, lined_up(rostered.NAMES[::-1]))

    court_bobs.post(PAGE, {"version": 1, "action": "defaults"})

    assert lineup_names() == []
    assert "Arden · version 2 defaults" in text_of(court_bobs.get(PAGE))


def test_same_player_twice_is_told_beside_the_second_place(court_bobs):
    ann, bo, *_ = rostered.NAMES

    answer = court_bobs.post(PAGE, lined_up([bo, ann, bo, ann]))

    assert answer.status_code == 422
    assert answer.context["shown"].form.errors == {
        "lineup.3": ["Bo Rand stands further up already. Choose somebody else."],
        "lineup.4": ["Ann Lee stands further up already. Choose somebody else."],
    }
    assert "Bo Rand stands further up already." in text_of(answer)
    assert not CoachProfile.objects.exists()


@pytest.mark.parametrize("place", [1, 4])
def test_player_released_meanwhile_is_named_beside_his_place(court_bobs, alice, place):
    names = list(rostered.NAMES)
    names.insert(place - 1, names.pop(1))
    sent = lined_up(names)
    team = Team.objects.get(slug="arden")
    ann, _bo, *others = rostered.rows_of(team)
    rostered.save(team, alice, ann, *others)

    answer = court_bobs.post(PAGE, sent)

    page = text_of(answer)
    assert answer.status_code == 422
    assert answer.context["shown"].form.errors == {
        f"lineup.{place}": ["Bo Rand is no longer on the roster. Choose somebody else."]
    }
    assert "Bo Rand is no longer on the roster." in page
    assert not CoachProfile.objects.exists()


def test_player_of_another_team_is_refused(court_bobs):
    other = Team.objects.get(slug="bexley").spots.first().player_id

    answer = court_bobs.post(PAGE, lined_up(rostered.NAMES, **{"lineup.2": other}))

    assert answer.status_code == 422
    assert list(answer.context["shown"].form.errors) == ["lineup.2"]


def test_two_coaches_are_told_of_each_others_line_ups(court_bobs, alice):
    team = Team.objects.get(slug="arden")
    services.assign_coach(team, actor=alice, user_id=alice.pk)
    order = [rostered.spot_of(team, name).player_id for name in rostered.NAMES[::-1]]
    services.save_profile(team, actor=alice, version=0, dials={}, lineup=order)

    answer = court_bobs.post(PAGE, lined_up(rostered.NAMES))

    assert answer.status_code == 409
    assert f"Line-up: {', '.join(rostered.NAMES[::-1])}, before that" in text_of(answer)


def test_team_without_players_is_told_so(court_bobs):
    Team.objects.get(slug="arden").spots.all().delete()

    page = text_of(court_bobs.get(PAGE))

    assert "Nobody is on the roster yet." in page


def test_page_takes_the_same_queries_for_any_roster(court_bobs, alice):
    team = Team.objects.get(slug="arden")
    court_bobs.post(PAGE, lined_up(rostered.NAMES[::-1]))
    court_bobs.get(PAGE)
    counted = []
    for size in (4, 2):
        rostered.save(team, alice, *rostered.rows_of(team)[:size])
        with CaptureQueriesContext(connection) as queries:
            court_bobs.get(PAGE)
        counted.append(len(queries))

    assert counted[0] == counted[1] <= 20
