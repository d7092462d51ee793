"""Box scores with players as people write them down: those of real games."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from config.models import User
from games import services
from games.forms.player_sheets import player_cell
from games.playing import play
from games.results import EnteredBox, Sheet, sheet_of
from games.selectors.sheets import sheet_rows
from leagues import services as leagues_services
from leagues.models import Fixture, League, RosterSpot, Season
from simulation.boxscore import STARTS, BoxScore
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, SIDES
from simulation.registry import get_ruleset
from simulation.rosters import average_sheet
from tests import builders
from tests.games import rostered

RULES = get_ruleset("basketball_age")
QUICK = {"quarter_minutes": 5}


def make_season(actor: User, teams: int = 2, name: str = "Hardcourt") -> Season:
    """Return a season under way of teams with the players of the box."""
    league = builders.make_league(actor, name, ruleset=RULES.slug)
    League.objects.filter(pk=league.pk).update(options=QUICK)
    league.refresh_from_db()
    for team in builders.make_teams(league, actor, teams):
        leagues_services.fill_with_tokens(team, actor=actor, version=0)
    season = builders.make_season(league, actor, Season.State.SCHEDULED)
    return services.start_season(season, actor=actor, version=season.version)


@cache
def game_box(seed: int = 1) -> BoxScore:
    """Return the box score of a game of average teams."""
    sheet = average_sheet(RULES, "random")
    return play(RULES, sheet, sheet, QUICK, seed).box


def spots(fixture: Fixture) -> tuple[list[RosterSpot], list[RosterSpot]]:
    """Return who is on the sheets of home and away."""
    official = fixture.games.filter(is_official=True).first()
    home, away = ([row.spot for row in rows] for rows in sheet_rows(fixture, official))
    return home, away


def written(fixture: Fixture, seed: int = 1) -> EnteredBox:
    """Return what people would write down of the game of a seed, by the rosters now."""
    assert RULES.score_sheet is not None
    box = game_box(seed)
    lines = RULES.score_sheet.written(box, RULES.check_options(QUICK))
    on_sheet = spots(fixture)
    home, away = (
        {
            spot.player_id: lines[f"{SIDE_SLOTS[side]}{place}"]
            for place, spot in enumerate(on_sheet[side], 1)
            if f"{SIDE_SLOTS[side]}{place}" in lines
        }
        for side in SIDES
    )
    teams = fixture.home.team, fixture.away.team
    for team in teams:
        team.refresh_from_db()
    return EnteredBox(
        lines["H"],
        lines["A"],
        tuple(box.periods),
        home_players=home,
        away_players=away,
        rosters=(teams[HOME].roster_version, teams[AWAY].roster_version),
    )


def release(fixture: Fixture, actor: User, player: int) -> None:
    """Take somebody off the roster of a fixture's home team."""
    team = fixture.home.team
    team.refresh_from_db()
    rostered.save(
        team, actor, *(row for row in rostered.rows_of(team) if row.player != player)
    )


def spoiled(box: EnteredBox, player: int, **figures: int) -> EnteredBox:
    """Return a box score with other figures of one of home's players."""
    line = {**box.home_players[player], **figures}
    return replace(box, home_players={**box.home_players, player: line})


def sheet(season: Season, periods: int = 0) -> Sheet:
    """Return what a box score of the season asks for."""
    found = sheet_of(season.league.rules, season.options, periods)
    assert found is not None
    return found


def typed(season: Season, box: EnteredBox) -> dict[str, str]:
    """Return a box score as a browser sends it."""
    periods = sheet(season, len(box.periods)).periods
    assert box.rosters is not None
    sent = {
        "periods": str(len(periods)),
        "home_roster": str(box.rosters[HOME]),
        "away_roster": str(box.rosters[AWAY]),
    }
    for side, name, line, players in (
        (AWAY, "away", box.away, box.away_players),
        (HOME, "home", box.home, box.home_players),
    ):
        for number in range(1, len(periods) + 1):
            is_played = number <= len(box.periods)
            points = str(box.periods[number - 1][side]) if is_played else ""
            sent[f"{name}_period{number}"] = points
        sent |= {f"{name}_{key}": str(figure) for key, figure in line.items()}
        for player, figures in players.items():
            sent |= _cells(side, player, figures)
    return sent


def _cells(side: int, player: int, figures: Mapping[str, int]) -> dict[str, Any]:
    """Return a player's row as a browser sends it: a box that is not ticked is not."""
    sent = {}
    for key, figure in figures.items():
        text = f"{figure // 60}:{figure % 60:02}" if key == "sec" else str(figure)
        if key != STARTS:
            sent[player_cell(side, player, key)] = text
        elif figure:
            sent[player_cell(side, player, key)] = "on"
    return sent
