from datetime import UTC, datetime

import pytest

from leagues import services
from leagues.models import Fixture
from tests import builders


@pytest.fixture
def office(client, alice):
    """Alice at her pages."""
    client.force_login(alice)
    return client


def address(season, number=None):
    base = f"/leagues/{season.league.slug}/manage/seasons/{season.slug}/fixtures/"
    return base if number is None else f"{base}{number}/"


def fixture_of(season, number=1):
    return season.fixtures.get(number=number)


def test_fixtures_are_listed_by_state(office, alice, running):
    services.cancel_fixture(fixture_of(running, 2), actor=alice, version=1)
    builders.decide(fixture_of(running, 3))

    numbers = {
        state: [
            item.number
            for item in office.get(address(running), {"state": state}).context["part"]
        ]
        for state in ("", "scheduled", "decided", "cancelled", "odd")
    }

    assert numbers == {
        "": [1, 2, 3, 4, 5, 6],
        "scheduled": [1, 4, 5, 6],
        "decided": [3],
        "cancelled": [2],
        "odd": [1, 2, 3, 4, 5, 6],
    }


def test_fixture_of_a_team_that_has_withdrawn_is_called_off_for_good(
    office, alice, running
):
    entry = fixture_of(running).home
    services.withdraw_entry(entry, actor=alice, version=running.version, reason="Left")

    page = office.get(address(running, 1)).content.decode()
    response = office.post(address(running, 1), {"action": "restore", "version": 2})

    assert f"{entry.team.name} has withdrawn from the season." in page
    assert "Put it back" not in page
    assert response.status_code == 422
    assert fixture_of(running).state == "cancelled"


def test_forfeit_is_a_tag_and_no_score(office, alice, running):
    services.record_result(
        fixture_of(running),
        author=alice,
        version=1,
        source=Fixture.Source.FORFEIT,
        forfeit=Fixture.Forfeit.HOME,
    )

    page = office.get(address(running), {"state": "decided"}).content.decode()

    assert '<span class="hw-tag warn">forfeit</span>' in page
    assert '<span class="none">—</span>' in page


def test_empty_list_says_so(office, draft):
    assert "No fixtures" in office.get(address(draft)).content.decode()


def test_list_is_cut_into_pages(office, alice, league):
    builders.make_teams(league, alice, 12)
    season = builders.make_season(league, alice, "scheduled")

    second = office.get(address(season), {"page": "2", "state": "scheduled"})
    beyond = office.get(address(season), {"page": "999"})

    assert len(second.context["part"]) == 6
    assert "?state=scheduled&amp;page=1" in second.content.decode()
    assert beyond.context["part"].number == 2


def test_fixture_is_moved_in_the_zone_of_the_league(office, running):
    response = office.post(
        address(running, 1),
        {"action": "move", "version": 1, "day": "2027-03-10", "kickoff": "20:15"},
    )

    moved = fixture_of(running)
    shown = office.get(address(running, 1)).context["forms"]["move"]
    assert response["Location"] == address(running, 1)
    assert moved.starts_at == datetime(2027, 3, 11, 1, 15, tzinfo=UTC)
    assert str(shown["day"].value()) == "2027-03-10"
    assert f"{shown['kickoff'].value():%H:%M}" == "20:15"


@pytest.mark.parametrize(
    ("fields", "errors"),
    [
        ({"day": ""}, {"day": ["This is missing. Fill it in."]}),
        ({"day": "10.3.2027"}, {"day": ["Write a date such as 2027-03-14."]}),
        ({"kickoff": "8 pm"}, {"kickoff": ["Write a time such as 19:30."]}),
        (
            {"day": "2027-03-13", "kickoff": "19:30"},
            {
                "day": [
                    "One of the teams plays fixture 3 then. Choose another.",
                ]
            },
        ),
    ],
)
def test_bad_date_is_told_beside_its_field(office, running, fields, errors):
    sent = {"day": "2027-03-10", "kickoff": "20:15", **fields}
    before = fixture_of(running).starts_at

    response = office.post(
        address(running, 1), {"action": "move", "version": 1, **sent}
    )

    assert response.status_code == 422
    assert response.context["forms"]["move"].errors == errors
    assert fixture_of(running).starts_at == before


def test_fixture_is_called_off_and_put_back(office, running):
    office.post(address(running, 1), {"action": "cancel", "version": 1})
    cancelled = fixture_of(running).state
    page = office.get(address(running, 1)).content.decode()
    office.post(address(running, 1), {"action": "restore", "version": 2})

    assert cancelled == Fixture.State.CANCELLED
    assert "Put it back" in page
    assert fixture_of(running).state == Fixture.State.SCHEDULED


@pytest.mark.parametrize("action", ["move", "cancel"])
def test_stale_form_changes_nothing(office, running, action):
    response = office.post(
        address(running, 1),
        {"action": action, "version": 9, "day": "2027-03-10", "kickoff": "20:15"},
    )

    assert response.status_code == 409
    assert "Open the page as it is now" in response.content.decode()
    assert fixture_of(running).version == 1


@pytest.mark.parametrize("action", ["move", "cancel", "restore"])
def test_decided_fixture_stays(office, running, action):
    builders.decide(fixture_of(running))

    response = office.post(
        address(running, 1),
        {"action": action, "version": 2, "day": "2027-03-10", "kickoff": "20:15"},
    )

    page = response.content.decode()
    assert response.status_code == 409
    assert "Only a fixture that is still to be played can be moved." in page
    assert fixture_of(running).state == Fixture.State.DECIDED


@pytest.mark.parametrize("action", ["move", "cancel"])
def test_fixture_sent_twice_is_changed_once(office, running, action):
    sent = {"action": action, "version": 1, "day": "2027-03-10", "kickoff": "20:15"}

    answers = [office.post(address(running, 1), sent) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [302, 302]
    assert fixture_of(running).version == 2


def test_fixture_is_put_back_once(office, running):
    office.post(address(running, 1), {"action": "cancel", "version": 1})
    sent = {"action": "restore", "version": 2}

    answers = [office.post(address(running, 1), sent) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [302, 302]
    assert fixture_of(running).version == 3
