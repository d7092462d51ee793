import pytest
from django.urls import resolve, reverse, set_script_prefix

from leagues import addresses

OWN = [
    (addresses.leagues_address(), "leagues", []),
    (addresses.about_address("mill"), "league_about", ["mill"]),
    (addresses.roster_address("mill", "arden"), "team-roster", ["mill", "arden"]),
    *(
        (addresses.season_address("mill", "spring", name), name, ["mill", "spring"])
        for name in ("standings", "schedule", "scoreboard", "teams")
    ),
]
OTHERS = [
    addresses.new_league_address(),
    addresses.manage_address("mill"),
    addresses.simulate_address("mill"),
    addresses.league_address("mill"),
    addresses.game_address("mill", 12),
    addresses.result_address("mill", 12),
    addresses.results_address("mill"),
    addresses.results_address("mill", "spring"),
    addresses.coach_address("mill", "arden"),
    addresses.player_address("mill", 7),
    addresses.season_address("mill", "spring"),
    addresses.season_address("mill", "spring", "stats"),
    addresses.team_address("mill", "spring", "arden"),
]


@pytest.mark.parametrize(("address", "name", "arguments"), OWN)
def test_address_is_that_of_the_page(address, name, arguments):
    assert address == reverse(name, args=arguments)


@pytest.mark.parametrize("address", OTHERS)
def test_address_of_another_apps_page_leads_somewhere(address):
    assert callable(resolve(address).func)


def test_about_of_a_season_is_asked_for():
    assert addresses.about_address("mill", "spring") == (
        "/leagues/mill/about/?season=spring"
    )


def test_site_may_lie_below_a_prefix():
    set_script_prefix("/hardwood/")
    try:
        assert addresses.game_address("mill", 12) == "/hardwood/leagues/mill/games/12/"
    finally:
        set_script_prefix("/")
