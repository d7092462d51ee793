import pytest
from django.db import OperationalError, connection

from config.demo.cast import CLUBS, COACH, COMMISSIONER, NORTHERN, PASSWORD
from config.demo.opening import open_league
from config.models import User
from config.processes import StopRequest
from leagues import services
from leagues.models import (
    AuditEntry,
    Coaching,
    CoachProfile,
    League,
    Membership,
    RosterSpot,
    Team,
)


def rows() -> dict[str, list[tuple[str, ...]]]:
    """Return what there is of the league, without ids and moments."""
    return {
        "accounts": sorted(User.objects.values_list("email", "name")),
        "members": sorted(Membership.objects.values_list("user__email", "role")),
        "teams": sorted(Team.objects.values_list("name", "slug", "first_color")),
        "coaches": sorted(Coaching.objects.values_list("team__slug", "user__email")),
        "profiles": sorted(
            CoachProfile.objects.values_list("team__slug", "author__email", "version")
        ),
        "players": sorted(RosterSpot.objects.values_list("team__slug", "player__name")),
        "audit": sorted(AuditEntry.objects.values_list("action", "target")),
    }


@pytest.fixture
def cast():
    """All ten clubs."""
    return NORTHERN


class Cut:
    """Counts statements, and fails the one of a number as if the process had ended."""

    def __init__(self, number: int = 0) -> None:
        self._number = number
        self.count = 0

    def __call__(self, run, sql, parameters, many, context):
        self.count += not sql.startswith(("SAVEPOINT", "RELEASE", "ROLLBACK"))
        if self.count == self._number:
            raise OperationalError("cut")
        return run(sql, parameters, many, context)


def test_league_has_ten_teams_and_eight_coaches(league):
    found = rows()

    assert (league.slug, league.ruleset) == (
        "northern-boards",
        "basketball_age",
    )
    assert [len(found[name]) for name in ("teams", "coaches", "profiles")] == [10, 8, 9]
    assert ("port-callow-herons", "ida.callender@demo.example") in found["coaches"]
    assert sorted(Membership.objects.values_list("role", flat=True)) == [
        *(["coach"] * 8),
        "commissioner",
    ]


def test_clubs_have_the_players_of_their_rosters(league):
    for club in CLUBS:
        spots = RosterSpot.objects.filter(team__abbreviation=club.abbreviation)
        text = "".join(
            f"{spot.number}; {spot.player.name}; {spot.position}; "
            + "; ".join(map(str, spot.ratings.values()))
            + "\n"
            for spot in spots.select_related("player").order_by("place")
        )

        assert text == club.roster.lstrip("\n")


def test_accounts_of_the_tour_can_sign_in_and_the_others_cannot(league, client):
    for person in (COMMISSIONER, COACH):
        assert client.login(email=person.email, password=PASSWORD)

    assert sum(user.has_usable_password() for user in User.objects.all()) == 2


def test_league_opened_again_is_the_same(league):
    before = rows()

    again = open_league(NORTHERN, StopRequest())

    assert again == league
    assert rows() == before


def test_league_opened_again_leaves_what_people_have_changed(league):
    hanna = User.objects.get(email=COMMISSIONER.email)
    team = league.teams.get(abbreviation="BRK")
    services.update_team(
        team,
        actor=hanna,
        version=team.version,
        name="Brackenridge Wolves",
        abbreviation="BRK",
        first_color="#000000",
        second_color="#ffffff",
    )
    services.end_coaching(team.coachings.get(), actor=hanna)
    before = rows()

    open_league(NORTHERN, StopRequest())

    assert rows() == before


def clear() -> None:
    """Remove the league and everybody in it."""
    League.objects.all().delete()
    User.objects.all().delete()


@pytest.mark.django_db(transaction=True)
def test_league_cut_short_anywhere_is_completed():
    counted = Cut()
    with connection.execute_wrapper(counted):
        open_league(NORTHERN, StopRequest())
    whole = rows()

    for number in range(1, counted.count, 83):
        clear()
        cut = connection.execute_wrapper(Cut(number))
        with cut, pytest.raises(OperationalError, match="cut"):
            open_league(NORTHERN, StopRequest())
        open_league(NORTHERN, StopRequest())

        assert rows() == whole
