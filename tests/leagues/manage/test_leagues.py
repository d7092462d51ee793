import pytest

from leagues.models import AuditEntry, League, Membership
from simulation.registry import rulesets
from tests import builders
from tests.simulation import shootout

# One whose options are of every kind: counts, a table, numbers, flags and words.
RULES = next(
    ruleset
    for ruleset in rulesets()
    if {"deck", "stops"} <= {option.name for option in ruleset.options}
)


@pytest.fixture
def league(alice):
    """The Old Mill League, which plays those rules."""
    return builders.make_league(alice, ruleset=RULES.slug)


def sent(**changed):
    """What a browser sends of the form as it is filled in, with some of it changed."""
    fields = {
        "ruleset": RULES.slug,
        "name": "Old Mill League",
        "slug": "",
        "visibility": "public",
        "time_zone": "Europe/Berlin",
        "token": "of-this-form",
        **option_fields(),
    }
    return {**fields, **changed}


def option_fields():
    fields = {}
    for option in RULES.options:
        name = f"options.{option.name}"
        if isinstance(option.default, dict):
            fields |= {f"{name}.{key}": part for key, part in option.default.items()}
        elif option.default is not False:
            fields[name] = option.default
    return fields


def test_person_makes_a_league_and_is_its_commissioner(client, alice):
    client.force_login(alice)

    response = client.post("/leagues/new/", sent(), follow=True)

    league = League.objects.get()
    assert response.redirect_chain == [("/leagues/old-mill-league/manage/", 302)]
    assert (league.name, league.slug) == ("Old Mill League", "old-mill-league")
    assert league.time_zone == "Europe/Berlin"
    assert league.options == RULES.check_options({})
    assert league.home_coach_enters_results is False
    assert league.memberships.get().role == Membership.Role.COMMISSIONER
    assert "The league is made." in response.content.decode()


def test_options_are_those_that_were_chosen(client, alice):
    client.force_login(alice)

    client.post(
        "/leagues/new/",
        sent(**{"options.quarters": "2", "options.technical_free_throw": "on"}),
    )

    options = League.objects.get().options
    assert (options["quarters"], options["technical_free_throw"]) == (2, True)


def test_league_sent_twice_is_made_once(client, alice):
    client.force_login(alice)
    page = client.get("/leagues/new/")
    token = page.context["form"]["token"].value()
    form = sent(token=token)

    answers = [client.post("/leagues/new/", form) for _ in range(2)]

    assert [answer["Location"] for answer in answers] == [
        "/leagues/old-mill-league/manage/"
    ] * 2
    assert League.objects.get().token == token
    assert AuditEntry.objects.filter(action="league.created").count() == 1


@pytest.mark.parametrize("token", ["", "x" * 65, "ünlesbar", "a\tb"])
def test_form_without_its_token_makes_no_league(client, alice, token):
    client.force_login(alice)

    response = client.post("/leagues/new/", sent(token=token))

    assert response.status_code == 422
    assert "The form is incomplete. Open the page again." in response.content.decode()
    assert not League.objects.exists()


def test_token_of_somebody_else_gives_no_league(client, alice, charlie):
    client.force_login(charlie)
    client.post("/leagues/new/", sent())
    client.force_login(alice)

    response = client.post("/leagues/new/", sent())

    assert response.status_code == 422
    assert League.objects.count() == 1


def test_visitor_signs_in_before_making_a_league(client, db):
    response = client.get("/leagues/new/")

    assert response["Location"] == "/accounts/login/?next=/leagues/new/"


@pytest.mark.usefixtures("shootout_is_registered")
def test_league_plays_a_rule_book_with_players(client, alice):
    client.force_login(alice)

    page = client.get("/leagues/new/", {"ruleset": "shootout"})
    fields = {
        name: field.initial
        for name, field in page.context["form"].fields.items()
        if field.initial is not None
    }
    client.post("/leagues/new/", fields | sent(ruleset="shootout"))

    assert page.context["rules"] is shootout.RULESET
    assert League.objects.get().ruleset == "shootout"


@pytest.mark.parametrize("method", ["get", "post"])
def test_unknown_rule_book_is_not_found(client, alice, method):
    client.force_login(alice)

    response = getattr(client, method)("/leagues/new/", {"ruleset": "tiddlywinks"})

    assert response.status_code == 404
    assert not League.objects.exists()


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("name", "", "This is missing. Fill it in."),
        ("name", "   ", "This is missing. Fill it in."),
        ("name", "x" * 5000, "That is 5000 characters long. Use at most 80."),
        (
            "name",
            "a\u202eb",
            "There is a character in it that cannot be shown. Type it anew.",
        ),
        ("name", "a\x00b", "Null characters are not allowed."),
        (
            "slug",
            "no spaces",
            "An address is letters from a to z, digits and single hyphens, such as"
            " old-mill-2.",
        ),
        (
            "slug",
            "new",
            "“new” has a meaning of its own here. Choose another address.",
        ),
        (
            "time_zone",
            "Mars/Olympus",
            "This is none of the choices. Choose one of the list.",
        ),
        (
            "visibility",
            "secret",
            "Choose one of these: “Everybody” or “Members only: for others the league"
            " does not exist”.",
        ),
        (
            "options.quarters",
            "99",
            "Choose at most 8.",
        ),
        ("options.quarters", "four", "Enter a whole number."),
        ("options.quarters", "9" * 5000, "Enter a whole number."),
        (
            "options.refill",
            "twice",
            "Choose one of these: “to five” or “one card”.",
        ),
        (
            "options.stops.DUNK",
            ["FEATHER"],
            "Choose one of these: “BLOCK”, “MISS”, “BRICK”, “AIR”, “SEC3” or “TECH”.",
        ),
        ("options.deck.TWO", "", "This is missing. Fill it in."),
    ],
)
def test_bad_value_is_told_beside_its_field(client, alice, field, value, reason):
    client.force_login(alice)

    response = client.post("/leagues/new/", sent(**{field: value}))

    form = response.context["form"]
    assert response.status_code == 422
    assert form.errors == {field: [reason]}
    assert "Nothing was saved." in response.content.decode()
    assert not League.objects.exists()
    assert not AuditEntry.objects.exists()


def test_options_that_do_not_fit_together_are_told_with_the_first(client, alice):
    client.force_login(alice)
    empty = {name: 0 for name in option_fields() if name.startswith("options.deck.")}

    response = client.post("/leagues/new/", sent(**empty))

    assert response.status_code == 422
    assert response.context["form"].errors == {
        "options.deck.TWO": ["Must come to 20 to 200 in all, not 0."]
    }
    assert next(group.is_open for group in response.context["form"].option_groups())


def test_what_was_typed_is_kept(client, alice):
    client.force_login(alice)
    name = "<script>alert('x')</script> =1+1 中文"

    response = client.post("/leagues/new/", sent(name=name, slug="NO GOOD"))

    page = response.content.decode()
    assert response.context["form"]["name"].value() == name
    assert 'value="NO GOOD"' in page
    assert "<script>alert" not in page


def test_odd_name_is_stored_as_it_is(client, alice):
    client.force_login(alice)

    client.post("/leagues/new/", sent(name="<b>=1+1</b>; 中文 “Ünï”"))

    league = League.objects.get()
    assert league.name == "<b>=1+1</b>; 中文 “Ünï”"
    page = client.get(f"/leagues/{league.slug}/manage/").content.decode()
    assert "&lt;b&gt;=1+1&lt;/b&gt;" in page


def test_address_that_is_taken_is_told(client, alice, league):
    client.force_login(alice)

    response = client.post("/leagues/new/", sent(slug=league.slug))

    assert response.context["form"].errors == {
        "slug": [
            "There is a league at “old-mill-league” already. Choose another address."
        ]
    }
    assert League.objects.count() == 1


def test_set_up_is_changed(client, alice, league):
    client.force_login(alice)

    response = client.post(
        f"/leagues/{league.slug}/manage/",
        sent(
            version=league.version,
            name="New Mill League",
            visibility="private",
            home_coach_enters_results="on",
        ),
    )

    league.refresh_from_db()
    assert response.status_code == 302
    assert (league.name, league.visibility) == ("New Mill League", "private")
    assert league.home_coach_enters_results is True
    assert league.slug == "old-mill-league"


def test_set_up_sent_twice_is_changed_once(client, alice, league):
    client.force_login(alice)
    form = sent(version=league.version, name="New Mill League")

    answers = [client.post(f"/leagues/{league.slug}/manage/", form) for _ in range(2)]

    entries = AuditEntry.objects.filter(action="league.changed")
    assert [answer.status_code for answer in answers] == [302, 302]
    assert League.objects.get().version == league.version + 1
    assert entries.count() == 1


def test_stale_set_up_changes_nothing_and_keeps_what_was_typed(client, alice, league):
    client.force_login(alice)
    League.objects.update(version=7)

    response = client.post(
        f"/leagues/{league.slug}/manage/", sent(version=1, name="Too late")
    )

    page = response.content.decode()
    assert response.status_code == 409
    assert "This was changed after you opened the page." in page
    assert "Open the page as it is now" in page
    assert 'value="Too late"' in page
    assert League.objects.get().name == "Old Mill League"


@pytest.mark.parametrize("version", ["", "x", "-1", "99999999999999999999"])
def test_form_without_its_version_is_incomplete(client, alice, league, version):
    client.force_login(alice)

    response = client.post(
        f"/leagues/{league.slug}/manage/", sent(version=version, name="Nobody")
    )

    assert response.status_code == 422
    assert response.context["form"].errors == {
        "__all__": ["The form is incomplete. Open the page again."]
    }
    assert League.objects.get().name == "Old Mill League"


def test_zone_of_a_season_with_dates_stands(client, alice, league, scheduled):
    client.force_login(alice)

    response = client.post(
        f"/leagues/{league.slug}/manage/", sent(version=_version(), time_zone="UTC")
    )

    assert response.status_code == 409
    assert "has its dates in America/New_York" in response.content.decode()


def _version() -> int:
    return League.objects.get().version


def test_set_up_tells_what_comes_next(client, alice, league):
    client.force_login(alice)
    address = f"/leagues/{league.slug}/manage/"

    empty = client.get(address).content.decode()
    builders.make_teams(league, alice, 2)
    builders.make_season(league, alice)
    full = client.get(address).content.decode()

    assert "0 teams" in empty
    assert "No season yet" in empty
    assert "2 teams" in full
    assert "in preparation" in full


def test_rosters_are_asked_for_where_the_rule_book_has_players(client, alice, court):
    client.force_login(alice)
    page = client.get("/leagues/old-mill-league/manage/")
    fields = page.context["form"].fields
    sent_back = {name: page.context["form"][name].value() for name in fields} | {
        "roster_policy": "budget",
        "roster_budget": "281",
    }
    sent_back = {name: value for name, value in sent_back.items() if value is not False}

    refused = client.post("/leagues/old-mill-league/manage/", sent_back)
    saved = client.post(
        "/leagues/old-mill-league/manage/", sent_back | {"roster_budget": "125"}
    )

    assert fields["roster_budget"].initial == 130
    assert refused.status_code == 422
    assert list(refused.context["form"].errors) == ["roster_budget"]
    assert saved.status_code == 302
    court.refresh_from_db()
    assert (court.roster_policy, court.roster_budget) == ("budget", 125)


def test_settings_can_be_read_where_the_rule_book_is_gone(client, alice, league):
    League.objects.update(ruleset="whist")
    client.force_login(alice)

    page = client.get("/leagues/old-mill-league/manage/")
    sent = client.post(
        "/leagues/old-mill-league/manage/", {"name": "New", "version": 1}
    )

    assert page.status_code == 200
    assert "nothing can be changed" in page.content.decode()
    assert sent.status_code == 422
    league.refresh_from_db()
    assert league.name == "Old Mill League"


@pytest.mark.parametrize("budget", ["\u0661\u0662\u0665", "130.5", "1e2", "-1"])
def test_budget_is_written_in_plain_digits(client, alice, court, budget):
    client.force_login(alice)
    form = client.get("/leagues/old-mill-league/manage/").context["form"]
    sent = {name: form[name].value() for name in form.fields}
    sent = {name: value for name, value in sent.items() if value is not False}

    refused = client.post(
        "/leagues/old-mill-league/manage/",
        sent | {"roster_policy": "budget", "roster_budget": budget},
    )

    assert refused.status_code == 422
    assert list(refused.context["form"].errors) == ["roster_budget"]


def test_rosters_are_not_asked_for_without_players(client, alice, league):
    client.force_login(alice)

    page = client.get("/leagues/old-mill-league/manage/")

    assert "roster_policy" not in page.context["form"].fields
