import pytest

from leagues.models import Season
from tests import builders

SETTINGS = {
    "cycles": "1",
    "start_date": "2027-03-06",
    "end_date": "",
    "weekdays": ["5"],
    "kickoffs": "14:00, 19:30",
    "blackouts": "2027-03-13\n2027-03-14",
    "shuffle_seed": "",
}


@pytest.fixture
def office(client, alice):
    """Alice at her pages."""
    client.force_login(alice)
    return client


def address(season):
    return f"/leagues/{season.league.slug}/manage/seasons/{season.slug}/schedule/"


def sent(season, action, **changed):
    season.refresh_from_db()
    return {"version": season.version, "action": action, **SETTINGS, **changed}


def test_preview_shows_the_schedule_and_saves_nothing(office, draft):
    before = Season.objects.values().get()

    response = office.post(address(draft), sent(draft, "preview"))

    plan = response.context["plan"]
    page = response.content.decode()
    assert response.status_code == 200
    assert (plan.summary.rounds, plan.summary.games) == (3, 6)
    assert [str(day) for day in plan.unused_blackouts] == ["2027-03-14"]
    assert "Sat 6 Mar 2027 14:00" in page
    assert "Sat 20 Mar 2027 14:00" in page
    assert Season.objects.values().get() == before
    assert not draft.fixtures.exists()


def test_preview_names_who_has_a_bye(office, alice, league):
    builders.make_teams(league, alice, 3)
    season = builders.make_season(league, alice)

    page = office.post(address(season), sent(season, "preview")).content.decode()

    assert "ARD has a bye" in page


def test_schedule_is_made(office, draft):
    response = office.post(address(draft), sent(draft, "schedule"))

    draft.refresh_from_db()
    assert response["Location"] == (
        f"/leagues/{draft.league.slug}/manage/seasons/season-1/fixtures/"
    )
    assert draft.state == Season.State.SCHEDULED
    assert draft.fixtures.count() == 6
    assert (draft.kickoffs, draft.rounds_per_day) == (["14:00", "19:30"], 2)
    assert draft.blackouts == ["2027-03-13", "2027-03-14"]


def test_schedule_sent_twice_is_made_once(office, draft):
    form = sent(draft, "schedule")

    answers = [office.post(address(draft), form) for _ in range(2)]

    assert [answer["Location"] for answer in answers] == [
        f"/leagues/{draft.league.slug}/manage/seasons/season-1/fixtures/"
    ] * 2
    assert [fixture.number for fixture in draft.fixtures.order_by("number")] == [
        *range(1, 7)
    ]


def test_settings_alone_make_no_fixture(office, draft):
    response = office.post(address(draft), sent(draft, "settings", shuffle_seed="7"))

    draft.refresh_from_db()
    shown = office.get(address(draft)).context["form"]
    assert response["Location"] == address(draft)
    assert (draft.state, draft.shuffle_seed) == (Season.State.DRAFT, 7)
    assert shown["kickoffs"].value() == "14:00 19:30"
    assert shown["blackouts"].value() == "2027-03-13\n2027-03-14"


def test_schedule_is_made_anew_with_new_numbers(office, scheduled):
    office.post(address(scheduled), sent(scheduled, "schedule", cycles="2"))

    assert [fixture.number for fixture in scheduled.fixtures.order_by("number")] == [
        *range(7, 19)
    ]


@pytest.mark.parametrize("action", ["preview", "schedule", "settings"])
@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("start_date", "", "This is missing. Fill it in."),
        ("start_date", "2027-02-30", "Write a date such as 2027-03-14."),
        ("start_date", "soon", "Write a date such as 2027-03-14."),
        (
            "end_date",
            "2027-03-01",
            "The end, 2027-03-01, lies before the start, 2027-03-06. Choose 2027-03-06"
            " or later, or leave the end open.",
        ),
        ("weekdays", [], "No weekday is chosen. Choose at least one."),
        (
            "weekdays",
            ["9"],
            "This is none of the choices. Choose one of the list.",
        ),
        ("kickoffs", "", "This is missing. Fill it in."),
        (
            "kickoffs",
            "half past",
            "“half” is no time. Write times such as 19:30.",
        ),
        ("kickoffs", "25:00", "“25:00” is no time. Write times such as 19:30."),
        (
            "kickoffs",
            f"{2**31}:00",
            "“2147483648:00” is no time. Write times such as 19:30.",
        ),
        (
            "kickoffs",
            "19:30 14:00",
            "The kick-offs 19:30, 14:00 are not in order. Give each time once, the"
            " earliest first.",
        ),
        (
            "kickoffs",
            " ".join(f"1{number}:00" for number in range(9)),
            "9 rounds cannot be played in a day. Choose 1 to 8.",
        ),
        (
            "blackouts",
            "2027-03-13 =cmd",
            "“=cmd” is no date. Write dates such as 2027-03-20.",
        ),
        (
            "blackouts",
            "2027-03-13 " * 2001,
            "2001 days are too many. List at most 2000.",
        ),
        (
            "cycles",
            "1000000",
            "Choose one of these: “once: a single round robin”, “twice: home and away”,"
            " “three times” or “four times”.",
        ),
        (
            "cycles",
            "0",
            "Choose one of these: “once: a single round robin”, “twice: home and away”,"
            " “three times” or “four times”.",
        ),
        (
            "shuffle_seed",
            "-1",
            "Choose at least 0.",
        ),
        (
            "shuffle_seed",
            "1" * 30,
            "Choose at most 9007199254740991.",
        ),
    ],
)
def test_bad_setting_is_told_beside_its_field(
    office, draft, action, field, value, reason
):
    before = Season.objects.values().get()

    response = office.post(address(draft), sent(draft, action, **{field: value}))

    assert response.status_code == 422
    assert response.context["form"].errors == {field: [reason]}
    assert Season.objects.values().get() == before
    assert not draft.fixtures.exists()


def test_season_with_every_day_blacked_out_is_refused(office, draft):
    form = sent(
        draft,
        "schedule",
        end_date="2027-03-13",
        blackouts="2027-03-06 2027-03-13",
        kickoffs="19:30",
    )

    response = office.post(address(draft), form)

    assert response.status_code == 422
    assert list(response.context["form"].errors) == ["blackouts"]
    assert "is blacked out" in response.content.decode()


def test_season_of_one_team_is_refused(office, alice, league):
    builders.make_teams(league, alice, 1)
    season = builders.make_season(league, alice)

    response = office.post(address(season), sent(season, "schedule"))

    assert response.status_code == 422
    assert list(response.context["form"].errors) == ["__all__"]
    assert not season.fixtures.exists()


def test_what_was_typed_is_kept(office, draft):
    response = office.post(
        address(draft), sent(draft, "preview", kickoffs="<b>noon</b>")
    )

    assert response.context["form"]["kickoffs"].value() == "<b>noon</b>"
    assert "<b>noon" not in response.content.decode()


@pytest.mark.parametrize("action", ["schedule", "settings"])
def test_schedule_stands_once_the_season_has_started(office, running, action):
    shown = office.get(address(running)).content.decode()

    response = office.post(address(running), sent(running, action))

    assert "so its schedule stands" in shown
    assert response.status_code == 409
    assert running.fixtures.count() == 6


def test_unknown_order_is_a_bad_request(office, draft):
    assert office.post(address(draft), sent(draft, "explode")).status_code == 400
