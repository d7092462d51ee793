"""Box scores as people write them down at a table: those of real games."""

from collections.abc import Mapping
from typing import Any

from config.models import User
from games import services
from games.models import Game
from games.playing import play
from games.results import EnteredBox, EnteredForfeit, EnteredScore, Sheet, sheet_of
from leagues.models import Fixture, Season
from simulation.protocol import AWAY, HOME, Ruleset
from simulation.teamsheet import TeamSheet


def written(rules: Ruleset, options: Mapping[str, Any], seed: int = 1) -> EnteredBox:
    """Return what people would write down of the game of a seed."""
    box = play(rules, TeamSheet(), TeamSheet(), options, seed).box
    keys = [column.key for column in _sheet(rules, options).columns]
    home, away = ({key: box.team(side)[key] for key in keys} for side in (HOME, AWAY))
    return EnteredBox(home, away, tuple(box.periods))


def cells(
    rules: Ruleset, options: Mapping[str, Any], box: EnteredBox
) -> dict[str, str]:
    """Return a box score as it is typed, cell by cell in the order of the sheet."""
    sheet = _sheet(rules, options, len(box.periods))
    sent = {}
    for place, side, line in ((AWAY, "away", box.away), (HOME, "home", box.home)):
        points = [str(period[place]) for period in box.periods]
        points += [""] * (len(sheet.periods) - len(points))
        sent |= {f"{side}_period{at}": text for at, text in enumerate(points, 1)}
        sent |= {f"{side}_{key}": str(figure) for key, figure in line.items()}
    return sent


def _sheet(rules: Ruleset, options: Mapping[str, Any], periods: int = 0) -> Sheet:
    sheet = sheet_of(rules, options, periods)
    assert sheet is not None
    return sheet


def box_of(season: Season, seed: int = 1) -> EnteredBox:
    """Return what people would write down of the game of a seed in a season."""
    return written(season.league.rules, season.options, seed)


def typed(season: Season, box: EnteredBox) -> dict[str, str]:
    """Return a box score as a browser sends it."""
    sent = cells(season.league.rules, season.options, box)
    periods = sum(name.startswith("home_period") for name in sent)
    return {**sent, "periods": str(periods)}


def score(home: int | None = 31, away: int | None = 28) -> EnteredScore:
    """Return a score alone."""
    return EnteredScore(home, away)


def forfeit(by: str = "away") -> EnteredForfeit:
    """Return a forfeit."""
    return EnteredForfeit(by)


def enter(fixture: Fixture, author: User, entered: Any = None, **fields: Any) -> Game:
    """Enter a fixture's first result; 31–28 unless another is handed in."""
    values = {"version": fixture.version, "entered": entered or score(), **fields}
    return services.record_result(fixture, author=author, **values)


def correct(fixture: Fixture, author: User, entered: Any, **fields: Any) -> Game:
    """Put another result in the place of one."""
    fixture.refresh_from_db()
    values = {"version": fixture.version, "entered": entered, **fields}
    return services.correct_result(fixture, author=author, **values)
