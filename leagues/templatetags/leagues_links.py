"""Tags for what leagues are recognised and reached by: badges and links.

Every `season` that is handed in has its league at hand.
"""

from django import template
from django.utils.safestring import SafeString, mark_safe

from leagues import addresses
from leagues.badges import badge_svg, colours_of
from leagues.models import League, Season, Team

register = template.Library()


@register.simple_tag
def badge(team: Team, size: int = 20, title: str = "") -> SafeString:
    """Return a team's badge; with a title it is an image of that name."""
    colours = colours_of(team)
    drawing = badge_svg(team.abbreviation, colours, size=size, title=title or None)
    return mark_safe(drawing)  # noqa: S308 - drawn here, its text escaped as XML


@register.simple_tag
def leagues_link() -> str:
    """Return the address of the list of leagues."""
    return addresses.leagues_address()


@register.simple_tag
def new_league_link() -> str:
    """Return the address at which somebody with an account founds a league."""
    return addresses.new_league_address()


@register.simple_tag
def league_link(league: League) -> str:
    """Return the address of a league's home."""
    return addresses.league_address(league.slug)


@register.simple_tag
def about_link(league: League, season: Season | None = None) -> str:
    """Return the address of a league's rules, those of a season or the current ones."""
    return addresses.about_address(league.slug, season.slug if season else None)


@register.simple_tag
def simulate_link(league: League) -> str:
    """Return the address at which commissioners have games simulated."""
    return addresses.simulate_address(league.slug)


@register.simple_tag
def season_link(season: Season, page: str = "") -> str:
    """Return the address of one of a season's pages, such as ``standings``."""
    return addresses.season_address(season.league.slug, season.slug, page)


@register.simple_tag
def team_link(season: Season, team: Team) -> str:
    """Return the address of a team's page in a season."""
    return addresses.team_address(season.league.slug, season.slug, team.slug)


@register.simple_tag
def coach_link(league: League, team: Team) -> str:
    """Return the address of the instructions of a team's computer coach."""
    return addresses.coach_address(league.slug, team.slug)


@register.simple_tag
def roster_link(league: League, team: Team) -> str:
    """Return the address of a team's roster."""
    return addresses.roster_address(league.slug, team.slug)


@register.simple_tag
def player_link(league: League, player: int) -> str:
    """Return the address of a player, by his id."""
    return addresses.player_address(league.slug, player)


@register.simple_tag
def game_link(league: League, number: int) -> str:
    """Return the address of the fixture of that number."""
    return addresses.game_address(league.slug, number)
