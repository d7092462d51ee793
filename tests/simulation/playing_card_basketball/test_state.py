"""The position as such: what lies where, how it is copied, and its stages."""

from simulation.playing_card_basketball.state import STAGES
from simulation.playing_cards import CLUBS, SPADES


def test_cards_in_play_are_no_discards(at):
    game = at("9s 4c Qd", stage="attack")

    assert [game.discards(suit) for suit in range(4)] == [0, 0, 0, 0]
    assert len(game.held()) == 3


def test_the_first_card_of_a_tip_off_is_a_club_and_that_of_a_throw_a_big_play_card(at):
    tip = at("- - - 7c", stage="tip_answer", possession=0, plays=0)
    throw = at("- - - 7s", stage="throw_answer", throws=1)

    assert (tip.turned_suit(), throw.turned_suit()) == (CLUBS, SPADES)
    assert throw.position()["cards"] == {"turned": "7s"}


def test_a_game_that_goes_on_has_no_result(at):
    assert at("9s 4c Qd", stage="attack").result is None


def test_a_copy_shares_nothing_that_changes(at):
    game = at("9s 4c Qd", stage="attack")
    before = game.position()

    other = game.copy()
    for choice in ("pass", "attempt"):
        other.apply(choice)

    assert game.position() == before
    assert (game.events, other.possession) == ([], 2)


def test_every_stage_is_met_in_play(start, play_on):
    met = set()

    def noted(game):
        met.add(game.stage)
        return False

    for seed in range(30):
        game = start(rebounds=True)
        play_on(game, seed, noted)
        met.add(game.stage)

    assert met == set(STAGES)
