"""Any view can be told in text, by what its JSON shows."""

from simulation.commands.seeing import position_text, status_text
from simulation.protocol import AWAY, PUBLIC
from simulation.registry import get_ruleset
from simulation.teamsheet import TeamSheet


def dealt():
    game = get_ruleset("jukem_basketball").start(TeamSheet(), TeamSheet(), {})
    game.apply("JUKEM")
    return game


def test_status_is_what_is_short_and_lists_of_words_below():
    assert status_text(dealt().view(AWAY)) == (
        "quarter 1, dealer home, mover away, turn 0, pile 55, hand sizes 0 1\n"
        "hand: JUKEM"
    )


def test_position_is_everything_that_the_viewer_may_see():
    assert position_text(dealt().view(PUBLIC)).splitlines() == [
        "  quarter: 1",
        "  dealer: home",
        "  mover: away",
        "  turn: 0",
        "  scores: home 0, away 0",
        "  discards: –",
        "  scored: home –, away –",
        "  kept: home 0, away 0",
        "  passed: home no, away no",
        "  pile: 55",
        "  hand sizes: 0 1",
        "  hand: –",
    ]
