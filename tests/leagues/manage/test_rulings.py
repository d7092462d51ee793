import pytest
from django.db.models import Q

from leagues import services
from leagues.models import Adjustment, Lots
from leagues.standings import Rules, Withdrawal
from tests import builders
from tests.leagues.reading import rows, words


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
        ({"points": "\u0662"}, {"points": ["Enter a whole number."]}),
        ({"points": "-2.0"}, {"points": ["Enter a whole number."]}),
        ({"reason": " "}, {"reason": ["This is missing. Fill it in."]}),
        (
            {"reason": "x" * 201},
            {"reason": ["That is 201 characters long. Use at most 200."]},
        ),
        (
            {"entry": "999999"},
            {
                "entry": [
                    "Choose one of these: “Arden”, “Bexley”, “Corran” or “Dunmore”."
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

    answers = [office.post(address(running), form) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [302, 302]
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
    assert f"“Season 1” is {name}" in response.content.decode()
    assert not Adjustment.objects.exists()


@pytest.fixture
def level(running):
    """The season with every game tied, so that all four share the first place."""
    for fixture in running.fixtures.all():
        builders.decide(fixture, 5, 5)
    return running


def lots_of(season, **changed):
    season.refresh_from_db()
    fields = {
        "action": "draw",
        "version": season.version,
        "entries": [entry.pk for entry in season.entries.all()],
    }
    return {**fields, **changed}


def test_lots_are_offered_drawn_and_shown(office, level, alice):
    before = words(office.get(address(level)))
    response = office.post(address(level), lots_of(level), follow=True)

    lots = Lots.objects.get()
    drawn = [level.entries.get(pk=key).team.name for key in lots.order]
    assert "Arden Bexley Corran Dunmore are level on everything else." in before
    assert f"Lots are drawn: {', '.join(drawn[:3])} and {drawn[3]}," in words(response)
    places = " ".join(f"{place} {team}" for place, team in enumerate(drawn, 1))
    assert rows(response)[0][1:] == [places, "Alice"]
    assert "No teams share a place" in words(response)


def test_lots_are_drawn_once(office, level):
    sent = lots_of(level)

    answers = [office.post(address(level), sent) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [302, 302]
    assert Lots.objects.count() == 1


@pytest.mark.parametrize(
    ("fields", "status", "reason"),
    [
        ({"entries": []}, 422, "The form is incomplete. Open the page again."),
        ({"entries": ["x"]}, 422, "The form is incomplete. Open the page again."),
        ({"version": 1}, 409, "This was changed after you opened the page."),
    ],
)
def test_bad_drawing_is_refused(office, level, fields, status, reason):
    response = office.post(address(level), lots_of(level, **fields))

    assert response.status_code == status
    assert reason in words(response)
    assert not Lots.objects.exists()


def test_some_of_the_level_teams_are_not_drawn(office, level):
    two = [entry.pk for entry in level.entries.all()[:2]]

    response = office.post(address(level), lots_of(level, entries=two))

    assert response.status_code == 422
    assert "Draw among exactly the teams that share a place." in words(response)


def test_lots_wait_until_everything_is_decided(office, running):
    page = words(office.get(address(running)))

    response = office.post(address(running), lots_of(running))

    assert "can be drawn here as soon as every fixture is decided" in page
    assert response.status_code == 409
    assert not Lots.objects.exists()


def test_lots_of_a_closed_season_are_to_be_seen(office, level, alice):
    office.post(address(level), lots_of(level))
    level.refresh_from_db()
    services.close_season(level, actor=alice, version=level.version)

    page = words(office.get(address(level)))

    assert "As they came out" in page
    assert "Lots are drawn while the season is under way." in page


def test_season_without_lots_says_nothing_of_them(office, draft, alice):
    draft = services.set_standings(
        draft, actor=alice, version=draft.version, rules=Rules(criteria=("wins",))
    )
    running = builders.bring(draft, alice, "running")

    assert "Lots" not in words(office.get(address(running)))


def leaving(season, team="arden"):
    return f"{address(season)}{team}/"


def test_chosen_team_leads_to_its_withdrawal(office, running):
    response = office.get(address(running), {"withdraw": "arden"})
    nobody = office.get(address(running), {"withdraw": "nowhere"})

    assert response["Location"] == leaving(running)
    assert nobody.status_code == 200


def test_withdrawal_is_shown_before_it_is_made(office, running):
    arden = running.entries.get(team__slug="arden")
    first, second, third = running.fixtures.filter(
        Q(home=arden) | Q(away=arden)
    ).order_by("number")
    builders.decide(first)

    page = words(office.get(leaving(running)))

    open_ones = f"{second.number} , {third.number}"
    assert f"Open games 2 are called off: {open_ones}" in page
    assert "Results 1 stands, as the season's rules say" in page
    assert "stays as it is; the team is marked as withdrawn" in page
    assert not running.entries.exclude(withdrawn_at=None).exists()


@pytest.mark.parametrize("decided", [0, 6])
def test_withdrawal_of_a_team_with_all_or_nothing_played(office, running, decided):
    for fixture in running.fixtures.all()[:decided]:
        builders.decide(fixture)

    page = words(office.get(leaving(running)))

    assert ("Open games none is left" in page) is (decided == 6)
    assert ("Results there is none yet" in page) is (decided == 0)


def test_results_that_are_annulled_are_shown_with_the_table(office, draft, alice):
    rules = Rules(withdrawal=Withdrawal.ANNUL)
    draft = services.set_standings(
        draft, actor=alice, version=draft.version, rules=rules
    )
    running = builders.bring(draft, alice, "running")
    first = running.fixtures.order_by("number").first()
    builders.decide(first)

    response = office.get(leaving(running, first.away.team.slug))

    lines = {row[0]: row[1:] for row in rows(response)}
    assert "1 is annulled: it counts for nobody in the table" in words(response)
    assert lines[first.away.team.name] == ["4 → —", "0–1 → 0–0"]
    assert lines[first.home.team.name] == ["1", "1–0 → 0–0"]


def test_team_withdraws_with_a_reason(office, running, alice):
    sent = {"version": running.version, "reason": " Moved  away "}

    answers = [office.post(leaving(running), sent) for _ in range(2)]

    entry = running.entries.get(team__slug="arden")
    page = words(office.get(address(running)))
    public = words(office.get(f"/leagues/{running.league.slug}/season-1/standings/"))
    assert [answer["Location"] for answer in answers] == [address(running)] * 2
    assert entry.withdrawal_reason == "Moved away"
    assert "Withdrawn" in page
    assert "Arden Moved away" in page
    assert "Arden withdrew on" in public
    assert "Moved away" in public
    assert "The team withdrew on" in words(office.get(leaving(running)))


@pytest.mark.parametrize(
    ("fields", "status"),
    [({"reason": ""}, 422), ({"reason": "x" * 201}, 422), ({"version": 1}, 409)],
)
def test_bad_withdrawal_changes_nothing(office, running, fields, status):
    sent = {"version": running.version, "reason": "Moved away", **fields}

    response = office.post(leaving(running), sent)

    assert response.status_code == status
    assert "Nothing was saved." in words(response)
    assert not running.entries.exclude(withdrawn_at=None).exists()


@pytest.mark.parametrize("name", ["scheduled", "closed"])
def test_team_withdraws_while_the_season_is_under_way(office, name, request):
    season = request.getfixturevalue(name)
    sent = {"version": season.version, "reason": "Moved away"}

    shown = words(office.get(leaving(season)))
    response = office.post(leaving(season), sent)

    assert "A team can withdraw while the season is under way." in shown
    assert response.status_code == 409
    assert f"“Season 1” is {name}" in words(response)
