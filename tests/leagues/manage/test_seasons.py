import pytest

from leagues import services
from leagues.models import AuditEntry, Season
from leagues.season_settings import default_rules
from leagues.services import Place
from tests import builders

RULES = {
    "criteria.1": "points",
    "criteria.2": "head_to_head",
    "criteria.3": "",
    "criteria.4": "lots",
    "win_points": "3",
    "tie_points": "1",
    "loss_points": "0",
    "forfeit_loss_points": "-1",
    "forfeit_winner": "20",
    "forfeit_loser": "0",
    "after_split": "restart_head_to_head",
    "withdrawal": "annul",
}


@pytest.fixture
def office(client, alice):
    """Alice at her pages."""
    client.force_login(alice)
    return client


def seasons_address(league):
    return f"/leagues/{league.slug}/manage/seasons/"


def season_address(season, page=""):
    return f"{seasons_address(season.league)}{season.slug}/{page}"


def order(season, action, **fields):
    season.refresh_from_db()
    return {"version": season.version, "action": action, **fields}


def test_season_is_begun_with_all_teams(office, league, teams):
    league.refresh_from_db()

    response = office.post(
        seasons_address(league), {"version": league.version, "name": "Spring 2027"}
    )

    season = Season.objects.get()
    assert response["Location"] == f"{seasons_address(league)}spring-2027/"
    assert (season.name, season.state) == ("Spring 2027", Season.State.DRAFT)
    assert season.entries.count() == 4


def test_season_sent_twice_is_begun_once(office, league, teams):
    sent = {"version": league.version, "name": "Spring 2027"}

    answers = [office.post(seasons_address(league), sent) for _ in range(2)]

    assert [answer["Location"] for answer in answers] == [
        f"{seasons_address(league)}spring-2027/"
    ] * 2
    assert Season.objects.count() == 1


@pytest.mark.parametrize(
    ("fields", "errors"),
    [
        ({"name": ""}, {"name": ["This is missing. Fill it in."]}),
        (
            {"slug": "manage"},
            {
                "slug": [
                    "“manage” has a meaning of its own here. Choose another address."
                ]
            },
        ),
        (
            {"slug": "season-1"},
            {"slug": ["There is a season at “season-1” already. Choose another."]},
        ),
    ],
)
def test_bad_season_is_told_beside_its_field(office, league, draft, fields, errors):
    league.refresh_from_db()
    sent = {"version": league.version, "name": "Season 2", **fields}

    response = office.post(seasons_address(league), sent)

    assert response.status_code == 422
    assert response.context["form"].errors == errors
    assert Season.objects.count() == 1


def test_league_without_season_says_so(office, league):
    response = office.get(seasons_address(league))

    assert "No season yet" in response.content.decode()
    assert response.context["form"]["name"].value() == "Season 1"


def test_season_is_renamed_in_any_state(office, closed):
    office.post(season_address(closed), order(closed, "rename", name="The first"))

    closed.refresh_from_db()
    assert (closed.name, closed.slug) == ("The first", "season-1")


def test_name_that_is_missing_is_told(office, draft):
    response = office.post(season_address(draft), order(draft, "rename", name=""))

    assert response.status_code == 422
    assert response.context["forms"]["rename"].errors == {
        "name": ["This is missing. Fill it in."]
    }
    assert Season.objects.get().name == "Season 1"


def test_schedule_is_taken_back_and_the_season_thrown_away(office, league, scheduled):
    office.post(season_address(scheduled), order(scheduled, "back"))
    scheduled.refresh_from_db()
    state = scheduled.state
    response = office.post(season_address(scheduled), order(scheduled, "delete"))

    assert state == Season.State.DRAFT
    assert response["Location"] == seasons_address(league)
    assert not Season.objects.exists()


@pytest.mark.parametrize("action", ["back", "delete", "follow"])
def test_order_in_the_wrong_state_changes_nothing(office, running, action):
    response = office.post(
        season_address(running), order(running, action, name="Season 2")
    )

    assert response.status_code == 409
    assert "“Season 1” is under way. To " in response.content.decode()
    assert Season.objects.get().state == Season.State.RUNNING


@pytest.mark.parametrize("action", ["back", "delete"])
def test_button_pressed_twice_is_answered_twice(office, draft, alice, action):
    if action == "back":
        draft = builders.bring(draft, alice, Season.State.SCHEDULED)
    sent = order(draft, action)

    answers = [office.post(season_address(draft), sent) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [302, 302]
    assert answers[0]["Location"] == answers[1]["Location"]


@pytest.mark.parametrize("page", ["name", "entries", "standings"])
def test_form_sent_twice_is_saved_once(office, draft, teams, page):
    draft.refresh_from_db()
    chosen = {f"teams.{team.pk}": "1" for team in teams[:3]}
    sent, address = {
        "name": ({"action": "rename", "name": "Spring"}, season_address(draft)),
        "entries": (
            {"divisions": "North", **chosen},
            season_address(draft, "teams/"),
        ),
        "standings": (RULES, season_address(draft, "standings/")),
    }[page]
    before = AuditEntry.objects.count()

    answers = [
        office.post(address, {**sent, "version": draft.version}) for _ in range(2)
    ]

    version = draft.version
    draft.refresh_from_db()
    assert [answer.status_code for answer in answers] == [302, 302]
    assert (draft.version, AuditEntry.objects.count()) == (version + 1, before + 1)


def test_deletion_of_a_season_that_was_never_there_is_not_found(office, draft):
    address = season_address(draft).replace("season-1", "season-9")

    response = office.post(address, {"action": "delete", "version": 1})

    assert response.status_code == 404


@pytest.mark.parametrize("action", ["rename", "back", "delete"])
def test_stale_order_changes_nothing(office, scheduled, action):
    sent = {"version": 999, "action": action, "name": "Other"}

    response = office.post(season_address(scheduled), sent)

    assert response.status_code == 409
    assert "Open the page as it is now" in response.content.decode()
    stored = Season.objects.get()
    assert (stored.name, stored.state) == ("Season 1", Season.State.SCHEDULED)


def test_next_season_follows_once(office, closed):
    sent = order(closed, "follow", name="Season 2", slug="")

    first = office.post(season_address(closed), sent)
    second = office.post(season_address(closed), sent)

    assert first["Location"] == second["Location"]
    following = Season.objects.get(follows=closed)
    assert following.entries.count() == 4
    page = office.get(season_address(closed)).content.decode()
    assert "Season 2 follows it." in page


@pytest.mark.parametrize(
    ("state", "link"),
    [
        (Season.State.DRAFT, "To the schedule"),
        (Season.State.SCHEDULED, "To the start"),
        (Season.State.RUNNING, "Simulate games"),
        (Season.State.CLOSED, "Prepare the next season"),
    ],
)
def test_season_page_tells_what_comes_next(office, alice, draft, state, link):
    season = builders.bring(draft, alice, state)

    page = office.get(season_address(season)).content.decode()

    assert link in page
    assert ("Delete the season" in page) is (state == Season.State.DRAFT)
    assert ("Take it back" in page) is (state == Season.State.SCHEDULED)


def test_season_whose_games_are_all_decided_leads_to_its_end(office, running):
    for fixture in running.fixtures.all():
        builders.decide(fixture)

    page = office.get(season_address(running)).content.decode()

    assert "Every game is decided: the season can be closed." in page
    assert "Simulate games" not in page


def test_teams_that_stand_are_told_and_not_asked_for(office, draft, alice, teams):
    names = [Place(team.pk, "North" if team.pk % 2 else None) for team in teams]
    draft.refresh_from_db()
    arranged = services.arrange_season(
        draft, actor=alice, version=draft.version, divisions=["North"], places=names
    )
    season = builders.bring(arranged, alice, Season.State.SCHEDULED)

    page = office.get(season_address(season, "teams/")).content.decode()

    assert ("in North" in page, "in no division" in page) == (True, True)
    assert "<select" not in page
    assert "<textarea" not in page


def test_team_that_withdrew_is_told_among_those_that_take_part(office, running, alice):
    entry = running.entries.order_by("pk")[0]
    services.withdraw_entry(entry, actor=alice, version=running.version, reason="Left")

    page = office.get(season_address(running, "teams/")).content.decode()

    assert page.count(">takes part, withdrawn<") == 1


def test_teams_are_put_into_divisions(office, draft, teams):
    arden, bexley, corran, dunmore = teams
    fields = {
        "divisions": "North\r\n\r\n  South ",
        f"teams.{arden.pk}": "1",
        f"teams.{bexley.pk}": "2",
        f"teams.{corran.pk}": "0",
        f"teams.{dunmore.pk}": "",
        "version": draft.version,
    }

    response = office.post(season_address(draft, "teams/"), fields)

    entries = draft.entries.order_by("order").select_related("team", "division")
    assert response["Location"] == season_address(draft)
    assert [
        (entry.team.name, entry.division and entry.division.name) for entry in entries
    ] == [("Arden", "North"), ("Bexley", "South"), ("Corran", None)]
    shown = office.get(season_address(draft, "teams/")).context["form"]
    assert shown["divisions"].value() == "North\nSouth"
    assert [shown[f"teams.{team.pk}"].value() for team in teams] == ["1", "2", "0", ""]


def test_divisions_are_offered_once_they_are_named(office, draft, teams):
    address = season_address(draft, "teams/")
    own = f"teams.{teams[0].pk}"
    sent = {f"teams.{team.pk}": "0" for team in teams}
    without = office.get(address).context["form"]

    response = office.post(
        address, {**sent, "divisions": "North\nSouth", "version": draft.version}
    )

    named = office.get(address).context["form"]
    assert [label for _, label in without[own].field.choices] == [
        "does not take part",
        "takes part",
    ]
    assert response["Location"] == address
    assert [label for _, label in named[own].field.choices] == [
        "does not take part",
        "in no division",
        "in North",
        "in South",
    ]


@pytest.mark.parametrize(
    ("fields", "field", "reason"),
    [
        (
            {"part": "3"},
            "part",
            "Choose one of these: “does not take part”, “in no division” or “in"
            " North”.",
        ),
        ({"divisions": "A\nA"}, "divisions", "“A” is there twice. Name each once."),
        (
            {"divisions": "\n".join(f"D{number}" for number in range(17))},
            "divisions",
            "17 divisions are too many. Name at most 16.",
        ),
        (
            {"part": "x"},
            "part",
            "Choose one of these: “does not take part”, “in no division” or “in"
            " North”.",
        ),
    ],
)
def test_bad_division_is_told_beside_its_field(
    office, draft, teams, fields, field, reason
):
    own = f"teams.{teams[0].pk}"
    sent = {"version": draft.version, "divisions": fields.get("divisions", "North")}
    sent |= {f"teams.{team.pk}": "0" for team in teams}
    sent[own] = fields.get("part", "0")

    response = office.post(season_address(draft, "teams/"), sent)

    assert response.status_code == 422
    assert response.context["form"].errors == {
        own if field == "part" else field: [reason]
    }
    assert draft.entries.count() == 4
    assert not draft.divisions.exists()


def test_team_archived_meanwhile_is_told(office, alice, draft, teams):
    services.remove_team(teams[0], actor=alice, version=1)
    draft.refresh_from_db()
    sent = {f"teams.{team.pk}": "0" for team in teams}

    office.post(season_address(draft, "teams/"), {**sent, "version": draft.version})

    assert sorted(entry.team.name for entry in draft.entries.all()) == [
        "Bexley",
        "Corran",
        "Dunmore",
    ]


def test_teams_stand_once_there_is_a_schedule(office, scheduled, teams):
    address = season_address(scheduled, "teams/")

    shown = office.get(address)
    response = office.post(address, {"version": scheduled.version, "divisions": "A"})

    assert "so its teams stand" in shown.content.decode()
    assert all(field.disabled for field in shown.context["form"].fields.values())
    assert response.status_code == 409
    assert scheduled.entries.count() == 4


def test_league_without_teams_is_told_to_add_some(office, alice, league):
    season = builders.make_season(league, alice)

    page = office.get(season_address(season, "teams/")).content.decode()

    assert "The league has no active team." in page


def test_rules_of_the_standings_are_chosen(office, draft):
    response = office.post(
        season_address(draft, "standings/"), {**RULES, "version": draft.version}
    )

    draft.refresh_from_db()
    assert response["Location"] == season_address(draft)
    assert draft.standings == {
        "criteria": ["points", "head_to_head", "lots"],
        "win_points": 3,
        "tie_points": 1,
        "loss_points": 0,
        "forfeit_loss_points": -1,
        "ties_count_half": False,
        "forfeit_score": [20, 0],
        "after_split": "restart_head_to_head",
        "withdrawal": "annul",
    }
    shown = office.get(season_address(draft, "standings/")).context["form"]
    assert [field.value() for field in shown.criteria()][:4] == [
        "points",
        "head_to_head",
        "lots",
        "",
    ]
    assert (shown["forfeit_winner"].value(), shown["forfeit_loser"].value()) == (20, 0)


@pytest.mark.parametrize(
    ("fields", "errors"),
    [
        (
            {"criteria.2": "points"},
            {"criteria.1": ["Points: given twice."]},
        ),
        (
            {"criteria.1": "lots"},
            {
                "criteria.1": [
                    "Choose one of these: “Points”, “Share of games won” or “Games"
                    " won”."
                ]
            },
        ),
        ({"criteria.1": ""}, {"criteria.1": ["This is missing. Fill it in."]}),
        (
            {"tie_points": "4"},
            {"tie_points": ["4: worth more than a better result."]},
        ),
        (
            {"win_points": "101"},
            {"win_points": ["Choose a number from -100 to 100."]},
        ),
        ({"win_points": ""}, {"win_points": ["This is missing. Fill it in."]}),
        (
            {"forfeit_loser": ""},
            {"forfeit_loser": ["Give both points, or neither."]},
        ),
        (
            {"forfeit_winner": ""},
            {"forfeit_winner": ["Give both points, or neither."]},
        ),
        (
            {"forfeit_winner": "many"},
            {
                "forfeit_winner": ["Enter a whole number."],
            },
        ),
        (
            {"forfeit_winner": "0"},
            {"forfeit_winner": ["0: worth more than a better result."]},
        ),
        (
            {"forfeit_winner": "1000"},
            {"forfeit_winner": ["Choose at most 999 points."]},
        ),
    ],
)
def test_bad_rule_is_told_beside_its_field(office, draft, fields, errors):
    sent = {**RULES, "version": draft.version, **fields}

    response = office.post(season_address(draft, "standings/"), sent)

    assert response.status_code == 422
    assert response.context["form"].errors == errors
    assert Season.objects.get().standings == default_rules()


def test_rules_stand_once_the_season_has_started(office, running):
    address = season_address(running, "standings/")

    shown = office.get(address).content.decode()
    response = office.post(address, {**RULES, "version": running.version})

    assert "so the rules of its standings stand" in shown
    assert response.status_code == 409
    assert Season.objects.get().standings == default_rules()


def test_every_change_leaves_an_entry_in_the_audit(office, draft, teams):
    AuditEntry.objects.all().delete()
    sent = {f"teams.{team.pk}": "0" for team in teams}

    office.post(season_address(draft), order(draft, "rename", name="First"))
    office.post(season_address(draft, "teams/"), order(draft, "", **sent))
    office.post(season_address(draft, "standings/"), order(draft, "", **RULES))

    assert [entry.action for entry in AuditEntry.objects.order_by("pk")] == [
        "season.renamed",
        "season.arranged",
        "season.standings_set",
    ]
