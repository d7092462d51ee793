"""What is seen of a game."""

from simulation.basketball_age.view import BasketballView
from simulation.chance import Stream
from simulation.protocol import AWAY, HOME, PUBLIC


def test_a_view_shows_the_position_to_everybody(at):
    game = at("H1:d3", scores={"home": [4], "away": [2]})

    shown = game.view(PUBLIC).to_json()

    assert (shown["who"], shown["score"]) == ("public", [4, 2])
    assert shown["zones"]["H1"] == "d3"
    assert shown["pending"] == {"actor": "home", "kind": "activate", "options": []}


def test_options_are_shown_to_their_side(at):
    game = at("H1:d3")

    assert game.view(HOME).to_json()["pending"]["options"] == list(game.pending.options)
    assert game.view(AWAY).to_json()["pending"]["options"] == []


def test_a_view_gives_the_position_itself_to_coaches(at):
    game = at("H1:d3")

    assert game.view(HOME).game is game


def test_views_of_the_same_viewer_look_alike(at):
    game = at("H1:d3")

    assert (
        repr(game.view(AWAY))
        == "BasketballView(away)"
        == repr(BasketballView(game, AWAY))
    )


def test_a_sample_is_a_copy(at):
    game = at("H1:d3")

    sample = game.view(HOME).sample(Stream(1))

    assert sample.position() == game.position()
    assert sample is not game


def test_a_finished_game_asks_nothing(at):
    game = at(frames=[], scores={"home": [4], "away": [2]})

    assert game.view(HOME).to_json()["pending"] is None
