import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from leagues import services
from leagues.models import CoachProfile, League
from leagues.selectors import current_profile
from simulation.registry import get_ruleset
from tests import builders
from tests.games.reading import HOME, text_of

PAGE = f"{HOME}teams/arden/coach/"
RULES = get_ruleset("basketball_age")
BACK = {"formations.throws": "back"}


@pytest.fixture
def arden(league, alice):
    """Arden, in a league whose rule book has formations."""
    League.objects.filter(pk=league.pk).update(ruleset=RULES.slug)
    return league.teams.get(slug="arden")


@pytest.fixture
def bobs(arden, alice):
    """The site as Bob sees it, who coaches Arden."""
    bob = builders.make_user("Bob")
    services.add_member(arden.league, actor=alice, email=bob.email, role="coach")
    services.assign_coach(arden, actor=alice, user_id=bob.pk)
    client = Client()
    client.force_login(bob)
    return client


def filled(version=0, **fields):
    dials = {f"dials.{dial.name}": dial.default for dial in RULES.dials}
    return {
        "version": version,
        "action": "save",
        "coach": "standard",
        **dials,
        **fields,
    }


def test_page_shows_a_court_for_each_situation(bobs):
    answer = bobs.get(PAGE)

    rows = answer.context["shown"].situations
    assert [row.field.label for row in rows] == [
        each.title.template for each in RULES.formations.situations
    ]
    written = answer.content.decode()
    assert written.count("data-formation") == len(rows)
    assert written.count('class="hw-court hw-plan"') == len(rows)
    assert "These are standing orders" in text_of(answer)


def test_page_of_a_rule_book_without_formations_has_no_script(alice, league):
    client = Client()
    client.force_login(alice)

    written = client.get(PAGE).content.decode()

    assert "formations" not in written


def test_coach_saves_a_formation(bobs):
    answer = bobs.post(PAGE, filled(**BACK))
    after = bobs.get(PAGE)

    profile = CoachProfile.objects.get()
    assert (answer.status_code, profile.formations) == (302, {"throws": ["e3", "d3"]})
    assert "Own free throws: back" in text_of(after)
    assert not after.context["shown"].plays_defaults


def test_saving_dials_leaves_formations_as_they_are(bobs):
    bobs.post(PAGE, filled(**BACK))

    bobs.post(PAGE, filled(1, **{"dials.pace": 9}))

    profile = CoachProfile.objects.get(version=2)
    assert (profile.dials, profile.formations) == (
        {"pace": 9},
        {"throws": ["e3", "d3"]},
    )


def test_going_back_to_the_defaults_drops_formations(bobs):
    bobs.post(PAGE, filled(**BACK))

    bobs.post(PAGE, {"version": 1, "action": "defaults"})

    assert CoachProfile.objects.get(version=2).formations == {}


def test_what_is_wrong_is_told_beside_its_field_in_an_open_part(bobs):
    answer = bobs.post(
        PAGE,
        filled(
            **{
                "formations.jump": "-",
                "formations.jump.1": "b1",
                "formations.jump.2": "b1",
                "formations.jump.3": "c3",
                "formations.baseline": "-",
                "formations.baseline.1": "g3",
                "formations.baseline.2": "g2",
                "formations.baseline.3": "g4",
                "formations.baseline.4": "h4",
                "formations.baseline.5": "h2",
            }
        ),
    )

    assert answer.status_code == 422
    assert answer.context["shown"].form.errors == {
        "formations.baseline": ["One of the roles must be outside."],
        "formations.jump.2": ["B1 has room for 1 of a team."],
    }
    opened = re.findall(
        r"<details data-formation open><summary><b>([^<]+)", answer.content.decode()
    )
    assert opened == ["Inbound from under the basket", "Jump ball"]
    assert not CoachProfile.objects.exists()


def test_coaches_are_told_of_each_others_formations(bobs, arden, alice):
    services.assign_coach(arden, actor=alice, user_id=alice.pk)
    services.save_profile(
        arden, actor=alice, version=0, dials={}, formations={"throws": ("e3", "d3")}
    )

    answer = bobs.post(PAGE, filled())

    assert answer.status_code == 409
    assert "Own free throws: back, before that near" in text_of(answer)


def test_formation_sent_twice_without_script_is_saved_once(bobs, arden):
    places = typed(RULES.formations.situations[0], changed="h3")

    answers = [bobs.post(PAGE, filled(**places)) for _time in range(2)]

    assert [answer.status_code for answer in answers] == [302, 302]
    assert arden.profiles.count() == 1


def test_formation_of_an_old_page_is_kept_when_it_is_sent_anew(bobs, arden, alice):
    first = RULES.formations.situations[0]
    bobs.post(PAGE, filled(**typed(first, changed="h3")))

    stale = bobs.post(PAGE, filled(**typed(first, changed="g3")))
    form = stale.context["shown"].form
    kept = {name: form[name].value() for name in form.fields}
    again = {name: value for name, value in kept.items() if value is not None}
    saved = bobs.post(PAGE, {"action": "save", **again})

    assert (stale.status_code, saved.status_code) == (409, 302)
    assert current_profile(arden).formations[first.name][2] == "g3"


def typed(situation, changed):
    """Return a situation as it is typed without a script: a list alone is changed."""
    name, places = f"formations.{situation.name}", situation.default.places
    sent = {f"{name}.{number}": place for number, place in enumerate(places, start=1)}
    return {name: situation.default.name, **sent, f"{name}.3": changed}


def test_page_costs_as_many_queries_with_formations_as_without(bobs):
    counts = []
    for version, fields in enumerate(({}, BACK)):
        bobs.post(PAGE, filled(version, **fields))
        with CaptureQueriesContext(connection) as queries:
            bobs.get(PAGE)
        counts.append(len(queries))

    assert counts[0] == counts[1]
