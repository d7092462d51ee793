import pytest

from games.models import Game, RunError
from leagues.models import Fixture
from tests import builders
from tests.games.exhibited import exhibit

MODELS = (
    "exhibition",
    "game",
    "pace",
    "playerline",
    "playerseasonline",
    "runchunk",
    "runerror",
    "seasonline",
    "simulationrun",
    "teamline",
)


@pytest.fixture
def staff(client, db):
    """The admin's site as somebody sees it who may do everything."""
    client.force_login(builders.make_user("Root", is_staff=True, is_superuser=True))
    return client


@pytest.fixture
def filled(court_played):
    """A season with something of everything."""
    RunError.objects.create(
        run=court_played.runs.get(), fixture=Fixture.objects.get(number=1), reason="Why"
    )
    exhibit()
    return court_played


@pytest.mark.parametrize("model", MODELS)
def test_rows_can_be_looked_at_and_not_written(staff, filled, model):
    listed = staff.get(f"/admin/games/{model}/")
    row = listed.context["cl"].result_list[0]

    page = staff.get(f"/admin/games/{model}/{row.pk}/change/")

    assert page.status_code == 200
    assert b'name="_save"' not in page.content
    assert staff.get(f"/admin/games/{model}/add/").status_code == 403
    assert staff.post(f"/admin/games/{model}/{row.pk}/delete/").status_code == 403
    assert staff.post(f"/admin/games/{model}/{row.pk}/change/").status_code == 403


@pytest.mark.parametrize("model", MODELS)
def test_list_asks_a_constant_number_of_queries(
    staff, filled, model, django_assert_max_num_queries
):
    with django_assert_max_num_queries(9):
        staff.get(f"/admin/games/{model}/")


def test_list_of_games_tells_the_league_of_each(staff, filled):
    page = staff.get("/admin/games/game/").content.decode()

    cells = page.count(f">{filled.league}</td>")
    assert cells == Game.objects.filter(fixture__isnull=False).count()


def test_page_of_a_game_shows_nothing_that_gives_its_profiles_away(staff, filled):
    game = Game.objects.filter(fixture__isnull=False).first()

    page = staff.get(f"/admin/games/game/{game.pk}/change/").content.decode()

    assert game.sealed_digest in page
    assert game.digest not in page


def test_games_are_parted_from_exhibitions(staff, filled):
    exhibitions = staff.get("/admin/games/game/?fixture__isempty=1")
    others = staff.get("/admin/games/game/?fixture__isempty=0")

    assert [str(game) for game in exhibitions.context["cl"].result_list] == [
        str(Game.objects.get(fixture=None))
    ]
    assert str(Game.objects.get(fixture=None)).startswith("exhibition: ")
    assert len(others.context["cl"].result_list) == 6


@pytest.mark.parametrize("model", ["game", "exhibition", "teamline", "playerline"])
def test_list_reads_no_records(staff, filled, model, django_assert_max_num_queries):
    with django_assert_max_num_queries(9) as asked:
        staff.get(f"/admin/games/{model}/")

    assert [query["sql"] for query in asked if '"record"' in query["sql"]] == []
