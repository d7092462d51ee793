import pytest

from games.selectors.players import PlayerRow, player_box, slot_names
from simulation.boxscore import STARTS, StatColumn, tally
from simulation.protocol import AWAY, HOME
from simulation.registry import rulesets
from simulation.runner import simulate
from simulation.teamsheet import PlayerSheet, TeamSheet
from simulation.words import Words
from tests.simulation import shootout

RULES = next(rules for rules in rulesets() if rules.has_players)
OVERMAN, UNDERMAN = (
    PlayerSheet(position, {}) for position in RULES.roster_spec.positions[:2]
)


@pytest.fixture(scope="module")
def played():
    """A game of the first rule book with players: its sheets and its box score."""
    home, away = (team.sheet for team in RULES.exhibition_teams[:2])
    playing = simulate(RULES, home, away, {}, 1)
    return (home, away), tally(RULES, playing.game.events)


def column(key, **fields):
    return StatColumn(key, key.upper(), Words(key), "score", **fields)


class Counted(shootout.Shootout):
    """Shootout with a column of every sort."""

    stat_columns = (
        column(STARTS, of="players"),
        column("pts"),
        column("poss", of="teams"),
        StatColumn("q1", "Q1", Words("points in the first"), "periods"),
    )


def test_starters_come_first_and_those_who_did_not_play_have_no_cells():
    rules = Counted()
    sheet = TeamSheet(players=(OVERMAN, UNDERMAN, OVERMAN))
    box = tally(rules, [])
    box.lines["H"] = {"pts": 2, "poss": 1, "q1": 2}
    box.lines["H2"] = {STARTS: 1}
    box.lines["H3"] = {"pts": 2}

    shown = player_box(rules, box, HOME, sheet)

    points = rules.stat_columns[1]
    assert shown.columns == (points,)
    assert shown.width == 2
    assert shown.starters == (
        PlayerRow(2, UNDERMAN.position, is_starter=True, cells=((points, 0),)),
    )
    assert shown.bench == (
        PlayerRow(1, OVERMAN.position, is_starter=False, cells=()),
        PlayerRow(3, OVERMAN.position, is_starter=False, cells=((points, 2),)),
    )
    assert shown.total == ((points, 2),)


@pytest.mark.parametrize("side", [HOME, AWAY])
def test_points_of_players_come_to_those_of_their_team(played, side):
    sheets, box = played

    shown = player_box(RULES, box, side, sheets[side])

    rows = (*shown.starters, *shown.bench)
    points = [value for row in rows for each, value in row.cells if each.key == "pts"]
    assert sorted(row.number for row in rows) == [
        number for number, _ in enumerate(sheets[side].players, start=1)
    ]
    assert sum(points) == box.score[side]
    assert {each.key: value for each, value in shown.total}["pts"] == sum(points)


def test_players_are_named_by_team_and_number():
    sheets = (TeamSheet(players=(OVERMAN,)), TeamSheet(players=(OVERMAN, UNDERMAN)))

    assert slot_names(["Arden", "Bexley"], ["ARD", "BEX"], sheets) == {
        "H": "Arden",
        "A": "Bexley",
        "H1": "ARD 1",
        "A1": "BEX 1",
        "A2": "BEX 2",
    }
