import pytest

from leagues.models import Adjustment


@pytest.fixture
def office(client, alice):
    """Alice at her pages."""
    client.force_login(alice)
    return client


def address(season):
    return f"/leagues/{season.league.slug}/manage/seasons/{season.slug}/rulings/"


def sent(season, **changed):
    season.refresh_from_db()
    fields = {
        "action": "adjust",
        "version": season.version,
        "entry": season.entries.get(team__slug="arden").pk,
        "points": "-2",
        "wins": "0",
        "reason": "Fielded nobody",
    }
    return {**fields, **changed}


def test_ruling_is_made_and_taken_back(office, running, alice):
    office.post(address(running), sent(running))
    made = Adjustment.objects.get()
    shown = office.get(address(running)).content.decode()
    office.post(address(running), sent(running, action="revoke", adjustment=made.pk))

    made.refresh_from_db()
    assert (made.entry.team.name, made.points, made.wins) == ("Arden", -2, 0)
    assert (made.reason, made.author) == ("Fielded nobody", alice)
    assert "−2" in shown
    assert made.revoked_at is not None
    assert "taken back" in office.get(address(running)).content.decode()


@pytest.mark.parametrize(
    ("fields", "errors"),
    [
        (
            {"points": "0"},
            {"points": ["This changes nothing. Give points or wins."]},
        ),
        ({"points": "1000"}, {"points": ["Choose a number from -999 to 999."]}),
        ({"wins": "9" * 30}, {"wins": ["Choose a number from -999 to 999."]}),
        ({"points": "two"}, {"points": ["Enter a whole number."]}),
        ({"reason": " "}, {"reason": ["This is missing. Fill it in."]}),
        (
            {"reason": "x" * 201},
            {"reason": ["That is 201 characters long. Use at most 200."]},
        ),
        (
            {"entry": "999999"},
            {
                "entry": [
                    "Select a valid choice. 999999 is not one of the available choices."
                ]
            },
        ),
    ],
)
def test_bad_ruling_is_told_beside_its_field(office, running, fields, errors):
    response = office.post(address(running), sent(running, **fields))

    assert response.status_code == 422
    assert response.context["form"].errors == errors
    assert not Adjustment.objects.exists()


def test_ruling_sent_twice_counts_once(office, running):
    form = sent(running)

    office.post(address(running), form)
    response = office.post(address(running), form)

    assert response.status_code == 409
    assert Adjustment.objects.count() == 1


@pytest.mark.parametrize("adjustment", ["999999", "", "x"])
def test_unknown_ruling_is_not_taken_back(office, running, adjustment):
    response = office.post(
        address(running), sent(running, action="revoke", adjustment=adjustment)
    )

    assert response.status_code == (409 if adjustment == "999999" else 422)
    assert "Nothing was saved." in response.content.decode()


def test_ruling_is_taken_back_once(office, running):
    office.post(address(running), sent(running))
    made = Adjustment.objects.get()
    office.post(address(running), sent(running, action="revoke", adjustment=made.pk))

    response = office.post(
        address(running), sent(running, action="revoke", adjustment=made.pk)
    )

    assert response.status_code == 409
    assert "has been taken back already" in response.content.decode()


@pytest.mark.parametrize("name", ["scheduled", "closed"])
def test_ruling_needs_a_season_under_way(office, name, request):
    season = request.getfixturevalue(name)

    shown = office.get(address(season)).content.decode()
    response = office.post(address(season), sent(season))

    assert "Rulings are made while the season is under way." in shown
    assert "Make a ruling" not in shown
    assert response.status_code == 409
    assert "You can only rule on points" in response.content.decode()
    assert not Adjustment.objects.exists()
