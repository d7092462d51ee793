"""Any view can be told in text, by what its JSON shows."""

from simulation.commands.seeing import position_text, status_text
from simulation.protocol import AWAY, HOME, PUBLIC
from simulation.registry import get_ruleset
from simulation.rosters import average_sheet
from simulation.teamsheet import TeamSheet
from tests.simulation import shootout


def dealt():
    game = get_ruleset("jukem_basketball").start(TeamSheet(), TeamSheet(), {})
    game.apply("JUKEM")
    return game


def test_status_is_what_is_short_and_lists_of_words_below():
    assert status_text(dealt().view(AWAY)) == (
        "quarter 1, dealer home, mover away, turn 0, pile 55, hand sizes 0 1\n"
        "hand: JUKEM"
    )


def test_position_is_everything_that_the_viewer_may_see_in_words():
    ruleset = get_ruleset("jukem_basketball")

    assert position_text(ruleset, dealt().view(AWAY)).splitlines() == [
        "  Quarter: 1",
        "  Turn of the quarter: 0",
        "  Dealer: Home",
        "  To move: Away",
        "  Points by quarter: Home 0, Away 0",
        "  Your hand: JUKEM",
        "  Cards in hand, home and away: 0 1",
        "  Cards in hand that are known to be no shots: Home 0, Away 0",
        "  Known to hold no shot for the rest of the quarter: Home no, Away no",
        "  Scoring piles: Home –, Away –",
        "  Discards: –",
        "  Cards in the draw pile: 55",
    ]


def test_position_names_parts_of_parts():
    ruleset = get_ruleset("playing_card_basketball")
    game = ruleset.start(TeamSheet(), TeamSheet(), {})
    for card in ("7c", "2h", "9s", "5c", "Qd"):
        game.apply(card)

    lines = position_text(ruleset, game.view(HOME)).splitlines()

    assert (
        "  Cards in play, as far as you see them: big play 9s, fundamentals 5c, "
        "defense –"
    ) in lines
    assert "  The last pass was held against a steal: no" in lines


def test_position_is_named_as_it_is_written_where_a_ruleset_has_no_names():
    ruleset = shootout.Shootout()
    game = ruleset.start(average_sheet(ruleset), average_sheet(ruleset), {})

    assert position_text(ruleset, game.view(PUBLIC)).splitlines() == [
        "  round: 1",
        "  mover: home",
        "  stage: send",
        "  player: 1",
        "  is far: no",
        "  points: Home 0, Away 0",
        "  rested: Home 1 2, Away 1 2",
    ]
