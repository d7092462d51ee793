from typing import Any

import pytest

from games.models import PlayerLine
from games.playing import PlayerSums, play, player_sums
from games.selectors.players import (
    FoulTrouble,
    PlayerBox,
    PlayerRow,
    foul_trouble,
    play_names,
    player_box,
    slot_names,
    stored_boxes,
)
from leagues.models import Entry, Fixture, Player, RosterSpot, Team
from simulation.boxscore import STARTS, FoulLimit, Item, StatColumn
from simulation.protocol import AWAY, HOME
from simulation.registry import rulesets
from simulation.teamsheet import PlayerSheet, TeamSheet
from simulation.words import Words
from tests.simulation import shootout
from tests.simulation.shootout.statistics import ShootoutFold

RULES = next(rules for rules in rulesets() if rules.has_players)
OVERMAN, UNDERMAN = (
    PlayerSheet(position, {}) for position in RULES.roster_spec.positions[:2]
)


@pytest.fixture(scope="module")
def played():
    """A game of the first rule book with players: its sheets, and what came of it."""
    home, away = (team.sheet for team in RULES.exhibition_teams[:2])
    return (home, away), play(RULES, home, away, {}, 1)


def column(key, **fields):
    return StatColumn(key, key.upper(), Words(key), "score", **fields)


COLUMNS: tuple[Any, ...] = (
    column(STARTS, of="players"),
    column("pts"),
    column("fouls"),
    column("outs", of="players"),
    column("poss", of="teams"),
    StatColumn("q1", "Q1", Words("points in the first"), "periods"),
)


class CountingFold(ShootoutFold):
    """Takes a number of the period for a foul of home's second player in it."""

    def add(self, event):
        return [Item("H2", "fouls", 1, event), Item("H", "fouls", 1, event)]


class Counted(shootout.Shootout):
    """Shootout with a column of every sort, and a limit of fouls."""

    stat_columns = COLUMNS

    def foul_limit(self, options):
        return FoulLimit("fouls", options["most"])

    def fold(self):
        return CountingFold()


COUNTED = Counted()
MOST = {"most": 3}


def figures(*amounts):
    """Return cells below points, fouls and outs."""
    return tuple(zip(COLUMNS[1:4], amounts, strict=True))


def line(place, side="home", **fields):
    values = {STARTS: 0, "pts": 0, "fouls": 0, "outs": 0, **fields}
    return PlayerLine(
        place=place,
        side=side,
        player=Player(pk=40 + place, name="Ann Lee"),
        spot=RosterSpot(number="07", position="guard"),
        values=values if fields else {},
    )


def test_starters_come_first_and_those_who_did_not_play_have_no_cells():
    sheet = TeamSheet(players=(OVERMAN, UNDERMAN, OVERMAN))
    sums = {
        "H2": PlayerSums({STARTS: 1, "pts": 0, "fouls": 3, "outs": 1}),
        "H3": PlayerSums({STARTS: 0, "pts": 2, "fouls": 2, "outs": 0}, {"far": [1, 2]}),
    }

    shown = player_box(COUNTED, HOME, sheet, sums, {"pts": 2, "fouls": 5}, MOST)

    second = PlayerRow(
        "H2",
        "2",
        UNDERMAN.position,
        is_starter=True,
        cells=figures(0, 3, 1),
        fouls=3,
        foul_limit=3,
    )
    first = PlayerRow("H1", "1", OVERMAN.position)
    third = PlayerRow(
        "H3",
        "3",
        OVERMAN.position,
        cells=figures(2, 2, 0),
        fouls=2,
        foul_limit=3,
        shots={"far": [1, 2]},
    )
    assert shown.columns == COLUMNS[1:4]
    assert shown.width == 4
    assert shown.starters == (second,)
    assert shown.bench == (first, third)
    assert shown.rows == (second, first, third)
    assert shown.total == figures(2, 5, 1)
    assert [row.label for row in shown.rows] == [
        f"2 {UNDERMAN.position}",
        f"1 {OVERMAN.position}",
        f"3 {OVERMAN.position}",
    ]


@pytest.mark.parametrize("side", [HOME, AWAY])
def test_points_of_players_come_to_those_of_their_team(played, side):
    sheets, done = played
    sums = player_sums(RULES, done.box, done.events)

    shown = player_box(RULES, side, sheets[side], sums, done.box.team(side), {})

    points = [
        value for row in shown.rows for each, value in row.cells if each.key == "pts"
    ]
    assert sorted(int(row.number) for row in shown.rows) == [
        number for number, _ in enumerate(sheets[side].players, start=1)
    ]
    assert sum(points) == done.box.score[side]
    assert {each.key: value for each, value in shown.total}["pts"] == sum(points)


def test_stored_lines_make_a_box_of_each_side():
    lines = [
        line(1, pts=4, gs=1),
        line(2),
        line(1, "away", pts=1, fouls=2),
    ]

    home, away = stored_boxes(COUNTED, lines, {"home": {"pts": 4}}, MOST)

    assert home.starters == (
        PlayerRow(
            "H1",
            "07",
            "guard",
            is_starter=True,
            cells=figures(4, 0, 0),
            name="Ann Lee",
            player_id=41,
            fouls=0,
            foul_limit=3,
        ),
    )
    assert [(row.slot, row.cells) for row in home.bench] == [("H2", ())]
    assert home.total == figures(4, None, 0)
    assert [row.slot for row in away.bench] == ["A1"]
    assert away.total == figures(None, None, 0)


def test_plays_name_players_by_number_and_name_or_else_by_their_place():
    home, away = (
        Entry(team=Team(name=name, abbreviation=name[:3].upper()))
        for name in ("Arden", "Bexley")
    )
    fixture = Fixture(home=home, away=away)

    names = play_names(fixture, COUNTED, [line(1), line(2, "away")])

    assert [names[slot] for slot in ("H", "A", "H1", "H2", "A1", "A2")] == [
        "Arden",
        "Bexley",
        "07 Ann Lee",
        "ARD 2",
        "BEX 1",
        "07 Ann Lee",
    ]


def test_plays_keep_names_from_right_to_left_apart_from_their_figures():
    home, away = (
        Entry(team=Team(name=name, abbreviation=name))
        for name in ("\u05d0\u05d1\u05d2", "BEX")
    )
    turned = line(1)
    turned.player.name = "\u05e9\u05dc\u05d5\u05dd"

    names = play_names(Fixture(home=home, away=away), COUNTED, [turned])

    assert [names[slot] for slot in ("H", "H1", "H2")] == [
        "\u2068\u05d0\u05d1\u05d2\u2069",
        "07 \u2068\u05e9\u05dc\u05d5\u05dd\u2069",
        "\u2068\u05d0\u05d1\u05d2\u2069 2",
    ]


def test_no_lines_make_no_boxes():
    assert stored_boxes(COUNTED, [], {"home": {"pts": 4}}, MOST) == ()


@pytest.mark.parametrize(
    ("fouls", "limit", "is_out", "is_in_trouble"),
    [
        (5, 5, True, False),
        (6, 5, True, False),
        (4, 5, False, True),
        (3, 5, False, False),
        (None, 5, False, False),
        (5, None, False, False),
    ],
)
def test_fouls_are_told_against_the_limit(fouls, limit, is_out, is_in_trouble):
    row = PlayerRow("H1", "1", "guard", fouls=fouls, foul_limit=limit)

    assert (row.is_out, row.is_in_trouble) == (is_out, is_in_trouble)


def boxes(home_fouls, away_fouls):
    return [
        PlayerBox(
            (),
            (),
            (PlayerRow(slot, "2", "guard", fouls=fouls, foul_limit=3),),
            (),
        )
        for slot, fouls in (("H2", home_fouls), ("A2", away_fouls))
    ]


def test_foul_trouble_tells_the_periods_of_the_last_two_fouls():
    shown = boxes(3, 2)
    (one,), (other,) = (box.bench for box in shown)

    found = foul_trouble(COUNTED, shown, [1, 2, 4], MOST, ["Q1", "Q2", "Q3", "Q4"])

    assert found == (
        FoulTrouble(HOME, one, "Q2", "Q4"),
        FoulTrouble(AWAY, other, "", ""),
    )


def test_foul_trouble_of_nobody():
    assert foul_trouble(COUNTED, boxes(1, 0), [1], MOST, ["Q1"]) == ()
    assert foul_trouble(shootout.RULESET, boxes(3, 3), [], MOST, []) == ()


def test_first_foul_may_be_the_last():
    (one,) = boxes(1, 0)[0].bench

    found = foul_trouble(
        COUNTED,
        [PlayerBox((), (), (PlayerRow("H2", "2", "g", fouls=1, foul_limit=1),), ())],
        [3],
        {"most": 1},
        ["Q1", "Q2", "Q3"],
    )

    assert [(each.near, each.out) for each in found] == [("", "Q3")]
    assert one.slot == "H2"


def test_players_are_named_by_team_and_number():
    assert slot_names(["Arden", "Bexley"], ["ARD", "BEX"], [1, 2]) == {
        "H": "Arden",
        "A": "Bexley",
        "H1": "ARD 1",
        "A1": "BEX 1",
        "A2": "BEX 2",
    }
