from datetime import date

import pytest

from config.demo.cast import COACH, CUP_CLUBS
from config.demo.cup import open_cup
from config.models import User
from config.processes import StopRequest
from leagues.models import Coaching, League, Membership, Season, Team
from tests.config.demo.conftest import cut_short

TODAY = date(2027, 5, 20)


def rows():
    """Return what there is of the cup, without ids and moments."""
    return {
        "members": sorted(Membership.objects.values_list("user__email", "role")),
        "teams": sorted(Team.objects.values_list("name", "abbreviation")),
        "coaches": sorted(Coaching.objects.values_list("team__slug", "user__email")),
        "seasons": [
            (season.name, season.state, season.fixtures.count())
            for season in Season.objects.order_by("pk")
        ],
    }


@pytest.fixture
def cup(db):
    """The cup as the demo makes it."""
    return open_cup(TODAY, StopRequest())


def test_cup_is_the_coachs_own_and_about_to_begin(cup):
    assert cup.visibility == League.Visibility.PRIVATE
    assert rows() == {
        "members": [(COACH.email, "commissioner")],
        "teams": [(club.name, club.abbreviation) for club in CUP_CLUBS],
        "coaches": [("brackenridge-cubs", COACH.email)],
        "seasons": [("Season 1", "scheduled", 6)],
    }
    first = cup.seasons.get().fixtures.earliest("starts_at")
    assert first.starts_at.date() == date(2027, 5, 29)


def test_cup_gives_the_coach_something_to_do(cup, client):
    client.force_login(User.objects.get(email=COACH.email))

    page = client.get("/me/").content.decode()

    for said in (
        "Brackenridge Cubs has a game ahead and no instructions.",
        "Season 1 has its schedule and has not been started.",
        "Kestrel Vale Fledglings, Oldmill Apprentices and Thornby Fawns have no coach.",
    ):
        assert said in page


def test_cup_opened_again_is_the_same(cup):
    before = rows()

    assert open_cup(TODAY, StopRequest()) == cup
    assert rows() == before


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("statements", [20, 40, 60, 75])
def test_cup_cut_short_anywhere_is_completed(statements):
    with cut_short(statements):
        open_cup(TODAY, StopRequest())
    open_cup(TODAY, StopRequest())

    assert rows()["seasons"] == [("Season 1", "scheduled", 6)]
    assert len(rows()["teams"]) == 4
