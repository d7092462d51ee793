"""Where the pages of a league are, made from the slugs and numbers that name them.

Pages of the games of a league belong to another app, so links to them are made from
what the address plan promises and not looked up among the addresses of the site.
"""

from typing import Final

from django.urls import get_script_prefix

SEASON_PAGES: Final = ("standings", "schedule", "scoreboard", "stats", "teams")


def leagues_address() -> str:
    """Return the address of the list of leagues."""
    return f"{get_script_prefix()}leagues/"


def new_league_address() -> str:
    """Return the address at which somebody with an account founds a league."""
    return f"{leagues_address()}new/"


def league_address(league: str) -> str:
    """Return the address of a league's home, which shows its current season."""
    return f"{leagues_address()}{league}/"


def about_address(league: str, season: str | None = None) -> str:
    """Return the address of a league's rules, members and archive.

    With a season it tells the rules of that one, else those of the current one.
    """
    address = f"{league_address(league)}about/"
    return address if season is None else f"{address}?season={season}"


def manage_address(league: str) -> str:
    """Return the address of the commissioners' pages."""
    return f"{league_address(league)}manage/"


def simulate_address(league: str) -> str:
    """Return the address at which commissioners have games simulated."""
    return f"{manage_address(league)}simulate/"


def results_address(league: str, season: str | None = None) -> str:
    """Return the address at which the results of a season are entered.

    Without one it is the current season.
    """
    address = f"{manage_address(league)}results/"
    return address if season is None else f"{address}{season}/"


def game_address(league: str, number: int) -> str:
    """Return the address of a fixture, by its number in the league."""
    return f"{league_address(league)}games/{number}/"


def result_address(league: str, number: int) -> str:
    """Return the address at which the result of a fixture is entered."""
    return f"{game_address(league, number)}result/"


def season_address(league: str, season: str, page: str = "") -> str:
    """Return the address of one of a season's `SEASON_PAGES`, or of its home."""
    address = f"{league_address(league)}{season}/"
    return f"{address}{page}/" if page else address


def coach_address(league: str, team: str) -> str:
    """Return the address of the instructions of a team's computer coach."""
    return f"{league_address(league)}teams/{team}/coach/"


def roster_address(league: str, team: str) -> str:
    """Return the address of a team's roster."""
    return f"{league_address(league)}teams/{team}/roster/"


def player_address(league: str, player: int) -> str:
    """Return the address of a player of a league, by his id."""
    return f"{league_address(league)}players/{player}/"


def team_address(league: str, season: str, team: str) -> str:
    """Return the address of a team's page in a season."""
    return f"{season_address(league, season, 'teams')}{team}/"
