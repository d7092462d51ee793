import pytest

from leagues import services
from leagues.models import AuditEntry, Season, Team
from leagues.proposals import PAIRS
from tests import builders

NEW = {
    "name": "Quarry Hill Badgers",
    "abbreviation": "qua",
    "first_color": "#6b7280",
    "second_color": "#111827",
    "slug": "",
}


@pytest.fixture
def office(client, alice):
    """Alice at her pages."""
    client.force_login(alice)
    return client


def teams_address(league):
    return f"/leagues/{league.slug}/manage/teams/"


def test_team_is_added_and_its_badge_shown(office, league):
    response = office.post(f"{teams_address(league)}new/", NEW, follow=True)

    team = Team.objects.get()
    page = response.content.decode()
    assert (team.name, team.abbreviation, team.slug) == (
        "Quarry Hill Badgers",
        "QUA",
        "quarry-hill-badgers",
    )
    assert response.redirect_chain == [
        (f"{teams_address(league)}quarry-hill-badgers/", 302)
    ]
    assert 'fill="#6b7280"' in page
    assert "Quarry Hill Badgers is in the league." in page


def test_form_of_a_new_team_proposes_colours_that_no_team_has(office, league):
    address = f"{teams_address(league)}new/"

    before = office.get(address).context["form"]
    colours = {name: before[name].value() for name in ("first_color", "second_color")}
    office.post(address, {**NEW, **colours})
    after = office.get(address).context["form"]

    assert (colours["first_color"], colours["second_color"]) == PAIRS[0]
    assert (after["first_color"].value(), after["second_color"].value()) == PAIRS[1]


def test_abbreviation_that_is_left_empty_is_made_from_the_name(office, league):
    sent = {**NEW, "abbreviation": ""}

    office.post(f"{teams_address(league)}new/", sent)
    office.post(f"{teams_address(league)}new/", sent)

    assert Team.objects.get().abbreviation == "QHB"


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("name", "", "This is missing. Fill it in."),
        ("abbreviation", "Q", "Use 2 to 4 letters or digits, such as OMM."),
        ("abbreviation", "ard", "“ARD” is Arden. Choose another one."),
        ("first_color", "green", None),
        ("second_color", "#12", None),
        ("slug", "arden", "There is a team at “arden” already. Choose another."),
    ],
)
def test_bad_team_is_told_beside_its_field(office, league, teams, field, value, reason):
    response = office.post(f"{teams_address(league)}new/", {**NEW, field: value})

    errors = response.context["form"].errors
    assert response.status_code == 422
    assert list(errors) == [field]
    assert reason is None or errors[field] == [reason]
    assert league.teams.count() == 4


def test_team_is_changed(office, league, teams):
    team = teams[0]

    office.post(
        f"{teams_address(league)}arden/",
        {**NEW, "version": team.version, "action": "save"},
    )

    team.refresh_from_db()
    assert (team.name, team.abbreviation, team.slug) == (
        "Quarry Hill Badgers",
        "QUA",
        "arden",
    )


@pytest.mark.parametrize("action", ["save", "remove"])
def test_stale_form_changes_nothing(office, league, teams, action):
    Team.objects.update(version=5)

    response = office.post(
        f"{teams_address(league)}arden/", {**NEW, "version": 1, "action": action}
    )

    assert response.status_code == 409
    assert "This was changed after you opened the page." in response.content.decode()
    assert Team.objects.get(slug="arden").name == "Arden"


def test_team_that_never_played_is_removed(office, league, teams):
    response = office.post(
        f"{teams_address(league)}arden/", {"version": 1, "action": "remove"}
    )

    assert response["Location"] == teams_address(league)
    assert not Team.objects.filter(slug="arden").exists()


def test_team_is_removed_once_and_answered_twice(office, league, teams):
    sent = {"version": 1, "action": "remove"}

    answers = [office.post(f"{teams_address(league)}arden/", sent) for _ in range(2)]

    assert [answer["Location"] for answer in answers] == [teams_address(league)] * 2
    assert league.teams.count() == 3


def test_removal_of_a_team_that_was_never_there_is_not_found(office, league, teams):
    response = office.post(
        f"{teams_address(league)}nowhere/", {"version": 1, "action": "remove"}
    )

    assert response.status_code == 404


@pytest.mark.parametrize("action", ["remove", "restore"])
def test_archive_is_changed_once_and_answered_twice(office, league, closed, action):
    address = f"{teams_address(league)}arden/"
    if action == "restore":
        office.post(address, {"version": 1, "action": "remove"})
    version = Team.objects.get(slug="arden").version

    answers = [
        office.post(address, {"version": version, "action": action}) for _ in range(2)
    ]

    assert [answer["Location"] for answer in answers] == [address] * 2
    assert Team.objects.get(slug="arden").version == version + 1


def test_team_sent_twice_is_added_once(office, league):
    answers = [office.post(f"{teams_address(league)}new/", NEW) for _ in range(2)]

    assert answers[0]["Location"] == answers[1]["Location"]
    assert league.teams.count() == 1


def test_change_sent_twice_is_made_once(office, league, teams):
    form = {**NEW, "version": teams[0].version, "action": "save"}

    answers = [office.post(f"{teams_address(league)}arden/", form) for _ in range(2)]

    team = Team.objects.get(pk=teams[0].pk)
    assert [answer.status_code for answer in answers] == [302, 302]
    assert team.version == teams[0].version + 1


def test_team_that_played_is_archived_and_brought_back(office, league, closed):
    address = f"{teams_address(league)}arden/"

    office.post(address, {"version": 1, "action": "remove"})
    archived = office.get(address).content.decode()
    listed = office.get(teams_address(league)).context["rows"]
    office.post(address, {"version": 2, "action": "restore"})

    assert "Bring it back" in archived
    assert listed[-1][0].slug == "arden"
    assert Team.objects.get(slug="arden").archived_at is None


def test_team_in_a_season_stays(office, league, scheduled):
    response = office.post(
        f"{teams_address(league)}arden/", {"version": 1, "action": "remove"}
    )

    assert response.status_code == 409
    assert "Arden takes part in “Season 1”." in response.content.decode()


def test_member_becomes_coach_and_ends_it(office, league, teams, bob):
    address = f"{teams_address(league)}arden/"

    office.post(address, {"user": bob.pk, "action": "assign"})
    coaching = teams[0].coachings.get()
    shown = office.get(address).content.decode()
    office.post(address, {"coaching": coaching.pk, "action": "end"})

    coaching.refresh_from_db()
    assert coaching.user == bob
    assert "Nobody coaches the team." not in shown
    assert coaching.to_date is not None


def test_stranger_is_no_choice_for_a_coach(office, league, teams, charlie):
    response = office.post(
        f"{teams_address(league)}arden/", {"user": charlie.pk, "action": "assign"}
    )

    assert response.status_code == 422
    assert list(response.context["forms"]["assign"].errors) == ["user"]


def test_coaching_of_another_team_is_not_ended_here(office, league, alice, teams, bob):
    coaching = services.assign_coach(teams[1], actor=alice, user_id=bob.pk)

    response = office.post(
        f"{teams_address(league)}arden/", {"coaching": coaching.pk, "action": "end"}
    )

    coaching.refresh_from_db()
    assert response.status_code == 409
    assert coaching.to_date is None


def test_team_of_another_league_is_not_found(office, alice, league, teams):
    other = builders.make_league(alice, "Other League")

    response = office.post(f"{teams_address(other)}arden/", {**NEW, "action": "save"})

    assert response.status_code == 404


def test_every_change_leaves_an_entry_in_the_audit(office, league, teams):
    AuditEntry.objects.all().delete()

    office.post(f"{teams_address(league)}new/", NEW)
    office.post(f"{teams_address(league)}arden/", {"version": 1, "action": "remove"})

    assert [entry.action for entry in AuditEntry.objects.order_by("pk")] == [
        "team.created",
        "team.deleted",
    ]


def test_league_without_teams_says_so(office, league):
    page = office.get(teams_address(league)).content.decode()

    assert "No teams yet" in page
    assert not Season.objects.exists()
