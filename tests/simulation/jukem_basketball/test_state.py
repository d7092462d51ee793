"""The position as such: how it is copied, and what it comes to."""

from simulation.jukem_basketball.state import NO_ATTEMPT, Frame, table_cards
from simulation.jukem_basketball.tables import AND1, DUNK
from simulation.protocol import HOME, Result

FIVE = "TWO TWO TWO THREE THREE"


def test_a_position_without_frames_is_over(at):
    game = at(frames=[], quarter=4, scores={"home": [1, 2, 3, 4], "away": [0] * 4})

    assert game.pending is None
    assert game.result == Result("regulation", 10, 0)


def test_cards_of_a_play_lie_on_the_table():
    frame = Frame("stop", attempt=NO_ATTEMPT._replace(shot=DUNK, and1=True))

    counts = table_cards([Frame("next"), frame])

    assert [kind for kind, count in enumerate(counts) if count] == [DUNK, AND1]


def test_a_copy_shares_nothing_that_changes(at):
    game = at("TWO THREE TWO AIR AIR", FIVE, mover="home")
    before = game.position()

    other = game.copy()
    while other.quarter == 1:
        other.apply(other.pending.default)

    assert game.position() == before
    assert (game.events, other.quarter) == ([], 2)


def test_a_level_score_is_a_tie_whatever_the_quarter(at):
    game = at(frames=[], quarter=5, scores={"home": [2] * 5, "away": [2] * 5})

    assert game.result == Result("tie", 10, 10)


def test_points_are_the_sums_of_the_quarters(at):
    game = at(quarter=2, scores={"home": [3, 4], "away": [0, 6]})

    assert (game.score, game.points[HOME]) == ((7, 6), 7)
