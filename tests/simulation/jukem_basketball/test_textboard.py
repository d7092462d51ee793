"""The table in text, and what there is to know of an option."""

import pytest

from simulation.basketball_age import RULESET as OTHER
from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.textboard import option_note, text_board
from simulation.protocol import AWAY, HOME, PUBLIC
from simulation.rosters import average_sheet
from simulation.words import fill

NAMES = {"H": "Riverside", "A": "Away"}


@pytest.fixture
def attempted(at):
    """A dunk with AND 1 on the table, home asked to stop it."""
    return at(
        "HALF BLOCK SEC3 TECH AIR",
        "TWO TWO",
        mover="away",
        discards={"TWO": 3, "MISS": 1},
        scored={"home": {"THREE": 2}, "away": {}},
        frames=[["next"], ["stop", "play DUNK AND1"]],
    )


def lines_of(view):
    return [fill(line, NAMES) for line in text_board(view)]


def note(game, option):
    found = option_note(game.view(game.pending.actor), option)
    return None if found is None else fill(found, NAMES)


def test_board_shows_the_own_hand_and_what_is_open(attempted):
    pile = attempted.view(HOME).pile_size

    assert lines_of(attempted.view(HOME)) == [
        "Q1, turn 0  Riverside 0, Away 0  to move: Away",
        "Away hand: 2 cards face down",
        "Away scored: none",
        f"Draw pile: {pile} cards",
        "Discards: TWO × 3, MISS × 1",
        "On the table: DUNK  AND1",
        "Riverside scored: THREE × 2",
        "Riverside hand: HALF  BLOCK  AIR  SEC3  TECH",
    ]


def test_board_of_away_has_its_own_hand_below(attempted):
    lines = lines_of(attempted.view(AWAY))

    assert lines[1] == "Riverside hand: 5 cards face down"
    assert lines[-1] == "Away hand: TWO  TWO"


def test_board_of_the_public_shows_no_hand(attempted):
    lines = lines_of(attempted.view(PUBLIC))

    assert [line for line in lines if line.endswith("cards face down")] == [
        "Away hand: 2 cards face down",
        "Riverside hand: 5 cards face down",
    ]


def test_board_without_cards_says_so(at):
    lines = lines_of(at("", "TWO", mover="away").view(HOME))

    assert lines[-1] == "Riverside hand: none"
    assert [line for line in lines if line.startswith("On the table")] == []


def test_overtime_is_named(at):
    lines = lines_of(at("TWO", "TWO", quarter=6).view(HOME))

    assert lines[0].startswith("OT2, turn ")


@pytest.mark.parametrize(
    ("hands", "option", "text"),
    [
        (
            ("TWO JUKEM AND1", "TWO"),
            "play TWO AND1 JUKEM",
            "3 points, not to be stopped",
        ),
        (
            ("TWO DUNK", "TWO TWO TWO TWO TWO"),
            "play TWO",
            "2 points; 14 of 100 hands cannot stop it",
        ),
        (
            ("TWO DUNK", "TWO TWO TWO TWO TWO"),
            "play DUNK",
            "2 points; 49 of 100 hands cannot stop it",
        ),
    ],
)
def test_note_of_a_play_tells_points_and_chance(at, hands, option, text):
    assert note(at(*hands, mover="home"), option) == text


def test_note_of_a_shot_that_is_taken_tells_its_points(attempted):
    assert note(attempted, "take_it") == "lets 3 points through"


def test_other_options_have_no_note(attempted):
    assert note(attempted, "stop BLOCK") is None


def test_ruleset_tells_board_and_note(attempted):
    view = attempted.view(HOME)

    assert RULESET.text_board(view) == text_board(view)
    assert RULESET.option_note(view, attempted.pending, "take_it") == option_note(
        view, "take_it"
    )


def test_view_of_another_game_is_refused():
    sheet = average_sheet(OTHER)
    view = OTHER.start(sheet, sheet, {}).view(HOME)

    with pytest.raises(TypeError, match="the board needs a view"):
        text_board(view)
    with pytest.raises(TypeError, match="the note needs a view"):
        option_note(view, "take_it")
