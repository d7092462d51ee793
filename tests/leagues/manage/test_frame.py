import pytest

from leagues.models import League, Season
from tests import builders

PAGES = (
    "",
    "teams/",
    "teams/new/",
    "teams/arden/",
    "members/",
    "seasons/",
    "seasons/season-1/",
    "seasons/season-1/teams/",
    "seasons/season-1/standings/",
    "seasons/season-1/schedule/",
    "seasons/season-1/fixtures/",
    "seasons/season-1/fixtures/1/",
    "seasons/season-1/rulings/",
    "seasons/season-1/rulings/arden/",
    "audit/",
)
UNKNOWN = (
    "teams/nowhere/",
    "members/999999/",
    "seasons/season-9/",
    "seasons/season-9/teams/",
    "seasons/season-1/fixtures/999/",
    "seasons/season-1/fixtures/99999999999999999999/",
    "seasons/season-1/rulings/nowhere/",
)


def address(league: League, path: str) -> str:
    return f"/leagues/{league.slug}/manage/{path}"


@pytest.mark.parametrize("path", PAGES)
def test_commissioner_sees_the_page(client, league, alice, scheduled, path):
    client.force_login(alice)

    response = client.get(address(league, path))

    assert response.status_code == 200
    assert response.context["page"].tab == "manage"


@pytest.mark.parametrize("who", ["bob", "sam", "vera", "charlie"])
@pytest.mark.parametrize("path", PAGES)
def test_another_role_is_refused(client, league, scheduled, path, who, request):
    client.force_login(request.getfixturevalue(who))

    assert client.get(address(league, path)).status_code == 403
    assert client.post(address(league, path)).status_code in (403, 405)


@pytest.mark.parametrize("path", PAGES)
def test_visitor_signs_in_first(client, league, scheduled, path):
    response = client.get(f"{address(league, path)}?a=1")

    assert response.status_code == 302
    assert response["Location"] == (
        f"/accounts/login/?next=/leagues/{league.slug}/manage/{path}%3Fa%3D1"
    )


@pytest.mark.parametrize("path", PAGES)
def test_private_league_does_not_exist_for_others(
    client, league, scheduled, charlie, path
):
    League.objects.update(visibility=League.Visibility.PRIVATE)

    as_visitor = client.get(address(league, path)).status_code
    client.force_login(charlie)

    assert as_visitor == 404
    assert client.get(address(league, path)).status_code == 404
    assert client.post(address(league, path)).status_code in (404, 405)


@pytest.mark.parametrize("path", UNKNOWN)
def test_what_does_not_exist_is_not_found(client, league, alice, scheduled, path):
    client.force_login(alice)

    assert client.get(address(league, path)).status_code == 404
    assert client.post(address(league, path)).status_code in (404, 405)


@pytest.mark.parametrize(
    "path",
    [
        "teams/arden/",
        "members/{member}/",
        "seasons/season-1/",
        "seasons/season-1/fixtures/1/",
        "seasons/season-1/rulings/",
    ],
)
def test_unknown_order_is_a_bad_request(client, league, alice, scheduled, path):
    member = league.memberships.get()
    client.force_login(alice)

    response = client.post(
        address(league, path.format(member=member.pk)), {"action": "explode"}
    )

    assert response.status_code == 400


@pytest.mark.parametrize("path", ["teams/", "audit/", "seasons/season-1/fixtures/"])
def test_page_to_be_read_takes_nothing(client, league, alice, scheduled, path):
    client.force_login(alice)

    assert client.post(address(league, path)).status_code == 405


def test_part_of_a_page_is_loaded_anew_where_the_reader_may_not(client, league):
    response = client.get(address(league, ""), headers={"HX-Request": "true"})

    assert response.status_code == 200
    assert response["HX-Refresh"] == "true"
    assert response.content == b""


def test_forged_form_is_refused(client, league, alice):
    client.handler.enforce_csrf_checks = True
    client.force_login(alice)

    response = client.post(address(league, "teams/new/"), {"name": "Arden"})

    assert response.status_code == 403
    assert not league.teams.exists()


@pytest.mark.parametrize("count", [2, 12])
@pytest.mark.parametrize("seasons", [1, 3])
@pytest.mark.parametrize(
    ("path", "queries"),
    [
        ("", 9),
        ("teams/", 9),
        ("members/", 8),
        ("seasons/", 7),
        ("seasons/season-1/", 11),
        ("seasons/season-1/teams/", 10),
        ("seasons/season-1/fixtures/", 10),
        ("seasons/season-1/rulings/", 11),
        ("seasons/season-1/rulings/arden/", 14),
        ("audit/", 10),
    ],
)
def test_number_of_queries_depends_on_nothing(
    client, league, alice, count, seasons, path, queries, django_assert_num_queries
):
    from tests import builders

    builders.make_teams(league, alice, count)
    for number in range(1, seasons + 1):
        builders.make_season(
            league, alice, Season.State.SCHEDULED, name=f"Season {number}"
        )
    client.force_login(alice)
    client.get(address(league, path))

    with django_assert_num_queries(queries):
        client.get(address(league, path))


@pytest.mark.parametrize(
    ("state", "asked", "done"),
    [
        (Season.State.DRAFT, "Delete the season", "Delete it for good"),
        (Season.State.SCHEDULED, "Take it back", "Remove all fixtures"),
    ],
)
def test_what_cannot_be_undone_takes_a_second_look(
    client, league, alice, draft, state, asked, done
):
    builders.bring(draft, alice, state)
    client.force_login(alice)

    page = client.get(address(league, "seasons/season-1/")).content.decode()

    first, _tag, behind = page.partition('<details class="hw-sure">')[2].partition(
        "</summary>"
    )
    assert asked in first
    assert f"{done}</button>" in behind.partition("</details>")[0]
