"""The court in text: who stands where, what he is worth, and all in 78 columns."""

import random

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.textboard import text_board
from simulation.commands.asking import WIDTH, names_of
from simulation.jukem_basketball import RULESET as OTHER
from simulation.protocol import HOME, PUBLIC
from simulation.rosters import average_sheet
from simulation.teamsheet import TeamSheet
from simulation.words import fill

SHEET = average_sheet(RULESET)
NAMES = names_of((SHEET, SHEET))
PLACED = "H1:f3 H2:g2 H3:g4 H4:h2 H5:h3 A1:f3 A2:g2 A3:g4 A4:h3 A5:h3"


def lines_of(game):
    return [fill(line, NAMES).rstrip() for line in text_board(game)]


def test_board_shows_court_and_ratings(at):
    game = at(PLACED, ball="H1", unbalanced=["A4"], clock=305, tokens=7)

    assert lines_of(game) == [
        "Q1 5:05  Home 0, Away 0  Home attacks file h, activations left: 7",
        "+-a5-----+-b5-----+-c5-----+-d5-----+-e5-----+-f5-----+-g5-----+-h5-----+",
        "|        |        |        |        |        |        |        |        |",
        "+-a4=====+-b4-----+-c4-----+-d4-----+-e4-----+-f4-----+-g4-----+-h4=====+",
        "|        |        |        |        |        |        |H3      |        |",
        "|        |        |        |        |        |        |A3      |        |",
        "+-a3=====+-b3=====+-c3-----+-d3-----+-e3-----+-f3-----+-g3=====+-h3=====+",
        "|        |        |        |        |        |H1*     |        |H5      |",
        "|        |        |        |        |        |A1      |        |A4! A5  |",
        "+-a2=====+-b2-----+-c2-----+-d2-----+-e2-----+-f2-----+-g2-----+-h2=====+",
        "|        |        |        |        |        |        |H2      |H4      |",
        "|        |        |        |        |        |        |A2      |        |",
        "+-a1-----+-b1-----+-c1-----+-d1-----+-e1-----+-f1-----+-g1-----+-h1-----+",
        "|        |        |        |        |        |        |        |        |",
        "+--------+--------+--------+--------+--------+--------+--------+--------+",
        "Team fouls 0-0, timeouts left 1-1.  * ball  ! unbalanced  = two points",
        "PG H1 holds the ball.",
        "Home   play pass shot move tall pf  at  "
        "Away   play pass shot move tall pf  at",
        "PG H1     5    9   65    5    1  0  f3  "
        "PG A1     5    9   65    5    1  0  f3",
        "SG H2     4    8   66    4    2  0  g2  "
        "SG A2     4    8   66    4    2  0  g2",
        "SF H3     3    8   69    3    3  0  g4  "
        "SF A3     3    8   69    3    3  0  g4",
        "PF H4     2    7   60    2    4  0  h2  "
        "PF A4     2    7   60    2    4  0  h3",
        "C H5      1    7   54    2    5  0  h3  "
        "C A5      1    7   54    2    5  0  h3",
    ]


def test_overtime_and_the_other_attack_are_named(at):
    game = at(PLACED, period=5, offence="away", ball="A1", dribble="dribbling")

    lines = lines_of(game)

    assert lines[0].startswith("OT1 ")
    assert "Away attacks file a" in lines[0]
    assert "PG A1 is dribbling." in lines


def test_many_players_in_a_zone_take_more_lines(at):
    on_court = {
        "home": ["H1", "H2", "H8", "H9", "H10"],
        "away": ["A1", "A2", "A3", "A4", "A5"],
    }
    game = at(
        "H8:h3 H9:h3 H10:h3 A1:h3 A2:h3 A3:h3",
        ball="H10",
        unbalanced=["H10", "H9"],
        on_court=on_court,
    )

    row = next(place for place, line in enumerate(lines_of(game)) if "-h3" in line)

    cells = [line[-9:] for line in lines_of(game)[row + 1 : row + 5]]
    assert cells == ["H8 H9!  |", "H10*!   |", "A1 A2 A3|", "-h2=====+"]


def test_inbounder_is_told_with_his_spot(at):
    game = at(
        "H1:outside H2:b3 H3:c3 H4:d2 H5:d4", ball="H1", spot="a2", inbound_due=True
    )

    lines = lines_of(game)

    assert "PG H1 throws the ball in beside a2." in lines
    assert [line[:38] for line in lines if line.startswith("PG H1  ")] == [
        "PG H1     5    9   65    5    1  0 out"
    ]


def test_inbounder_who_has_passed_is_told_to_be_out_of_bounds(at):
    game = at("H1:outside H2:b3 H3:c3 H4:d2 H5:d4", ball="H2", spot="a2")

    assert "PG H1 is out of bounds." in lines_of(game)
    assert "SG H2 holds the ball." in lines_of(game)


def test_ball_that_nobody_has_is_not_told(start):
    lines = lines_of(start())

    assert [line for line in lines if line.endswith(" ball.")] == []
    assert lines[-1].endswith("0   -")


def test_side_with_fewer_players_has_blank_lines(at):
    on_court = {
        "home": ["H1", "H2", "H3", "H4"],
        "away": ["A1", "A2", "A3", "A4", "A5"],
    }
    game = at(PLACED.replace("H5:h3 ", ""), on_court=on_court, ball="H1")

    assert lines_of(game)[-1] == " " * 40 + "C A5      1    7   54    2    5  0  h3"


def test_board_fits_a_terminal_in_any_game(start, play_on, random_games):
    for number in range(max(1, random_games // 5)):
        wide = []

        def look(game, wide=wide):
            wide.extend(line for line in lines_of(game) if len(line) > WIDTH)

        play_on(start(quarter_minutes=5), random.Random(number), look)

        assert wide == []


def test_board_of_another_game_is_refused():
    game = OTHER.start(TeamSheet(), TeamSheet(), {})

    with pytest.raises(TypeError, match="needs a view of Basketball Age"):
        RULESET.text_board(game.view(HOME))


def test_ruleset_draws_the_board_of_a_view(at):
    game = at(PLACED, ball="H1")

    assert RULESET.text_board(game.view(PUBLIC)) == text_board(game)


def test_spots_of_the_rebound_template_are_told_by_paint(at):
    game = at(
        "H5:h3 A4:h3 H1:a3",
        options={"adv_rebounds": True},
        seats={"H5": "2", "A4": "x2", "H1": "5"},
    )

    spots = [line for line in lines_of(game) if line.startswith("Spots")]

    assert spots == [
        "Spots in the paint: H5 at 2, A4 at x2.",
        "Spots in the paint: H1 at 5.",
    ]


def test_press_is_told_with_what_is_left_of_it(at):
    """BA-16.9."""
    game = at(PLACED, options={"adv_press": True}, press={"away": 2})

    lines = [line for line in lines_of(game) if "press" in line]

    assert lines == ["A press by Away, defensive possessions left: 2."]
