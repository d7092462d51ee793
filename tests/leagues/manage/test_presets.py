"""Ways of playing fill in the forms of leagues, and what was typed stays."""

import pytest

from leagues.models import League
from tests import builders


def chosen_links(response):
    """Return title and state of each way of playing that a page offers."""
    links = response.context["form"].preset_links()
    return [(link.title, link.is_chosen) for link in links]


def test_ways_of_playing_fill_in_the_form_of_a_new_league(client, alice):
    client.force_login(alice)

    response = client.post(
        "/leagues/new/", {"ruleset": "basketball_age", "preset": "plus"}
    )

    form = response.context["form"]
    page = response.content.decode()
    assert response.status_code == 200
    assert chosen_links(response) == [
        ("Basic", False),
        ("Plus", True),
        ("Advanced", False),
    ]
    assert form["options.plus"].value() is True
    assert form["options.quarter_minutes"].value() == 15
    assert "The short basic game: quarters of 15 minutes, out on three fouls." in page
    assert not League.objects.exists()


def test_way_of_playing_that_a_form_shows_is_marked(client, alice):
    client.force_login(alice)

    response = client.get("/leagues/new/?ruleset=basketball_age")

    assert [is_chosen for _title, is_chosen in chosen_links(response)] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("pressed", ["preset", "rulebook"])
def test_what_was_typed_stays_when_the_options_are_filled_in(client, alice, pressed):
    client.force_login(alice)
    typed = {
        "name": "Ünsinn 90",
        "slug": "no good",
        "visibility": "private",
        "time_zone": "Asia/Kathmandu",
        "home_coach_enters_results": "on",
        "roster_policy": "budget",
        "roster_budget": "many",
        "options.passes": "3",
        "options.max_overtimes": "77",
        "token": "of-this-form",
    }
    other = {"preset": "advanced", "rulebook": "basketball_age"}[pressed]
    ruleset = {"preset": "basketball_age", "rulebook": "jukem_basketball"}[pressed]

    response = client.post(
        "/leagues/new/", {**typed, "ruleset": ruleset, pressed: other}
    )

    form = response.context["form"]
    assert {name: form[name].value() for name in without_options(typed)} == {
        **without_options(typed),
        "home_coach_enters_results": True,
    }
    options = {"preset": ("3", "77"), "rulebook": (1, 10)}[pressed]
    assert (
        form["options.passes"].value(),
        form["options.max_overtimes"].value(),
    ) == options
    assert form.errors == {}
    assert not League.objects.exists()


def without_options(typed):
    return {key: value for key, value in typed.items() if not key.startswith("options")}


def test_unheard_of_way_of_playing_fills_in_nothing(client, alice):
    client.force_login(alice)

    response = client.post(
        "/leagues/new/", {"ruleset": "basketball_age", "preset": "unheard_of"}
    )

    assert response.status_code == 200
    assert response.context["form"]["options.plus"].value() is False


def test_ways_of_playing_change_only_what_they_set_of_a_league(client, alice):
    client.force_login(alice)
    league = builders.make_league(alice, ruleset="basketball_age")
    league.options = {"passes": 3, "plus": True}
    league.save()
    address = f"/leagues/{league.slug}/manage/"
    form = client.get(address).context["form"]
    typed = {field.html_name: field.value() for field in form if field.value()}

    response = client.post(address, {**typed, "name": "Anew", "preset": "advanced"})

    form = response.context["form"]
    assert form["name"].value() == "Anew"
    assert form["version"].value() == str(league.version)
    assert form["options.passes"].value() == "3"
    assert form["options.plus"].value() is False
    assert form["options.adv_charts"].value() is True
    league.refresh_from_db()
    assert league.name != "Anew"
    assert league.options == {"passes": 3, "plus": True}


def test_rule_book_without_ways_of_playing_offers_none(client, alice):
    client.force_login(alice)

    response = client.get("/leagues/new/?ruleset=jukem_basketball")

    assert chosen_links(response) == []
    assert "Ways of playing" not in response.content.decode()
