"""A written position reads back as the same game, at every decision.

Some games are gone through decision by decision, one in fifty or fewer where they are
long. In all others a few positions are read back while they are played, chosen by seed.
"""

import json

from simulation.errors import BadPosition
from tests.simulation.conformance.random_games import GAMES, replayed, worth

JUNK = (
    *(None, -1, 0, 1, 7, 10**9, 1.5, True, "", "x", "home", [], [[]], [["x"]], [None]),
    *({}, {"x": 1}, {"home": None}, {"home": [1], "away": [1]}, {"home": [10**9]}),
)


def read_again(moment):
    """Return the game read from this position's JSON text."""
    record = moment.played.record
    written = json.loads(json.dumps(moment.game.position(), allow_nan=False))
    return moment.played.ruleset.read_position(
        written, record.home, record.away, record.options
    )


def test_a_position_reads_back_equal_at_every_decision_of_a_game(games):
    for played in worth(games, max(4, GAMES // 50)):
        for moment in replayed(played):
            again = read_again(moment)

            assert again.position() == moment.game.position()
            assert again.pending == moment.game.pending


def test_a_game_read_from_its_position_goes_on_the_same(moments):
    for moment in moments:
        game = read_again(moment)
        assert game.position() == moment.game.position()

        for choice in moment.rest:
            game.apply(choice)

        assert moment.is_reached(game, moment.game.events + game.events)


def test_a_finished_position_reads_back_as_the_end(games):
    for played in worth(games, 20):
        record = played.record
        game = played.ruleset.start(record.home, record.away, record.options)
        for choice in record.choices:
            game.apply(choice)

        again = played.ruleset.read_position(
            json.loads(json.dumps(game.position())),
            record.home,
            record.away,
            record.options,
        )

        assert again.position() == game.position()
        assert again.pending is None
        assert again.result == game.result
        assert again.score == game.score == played.record.result[1:]


def test_a_position_mentions_the_score_and_what_is_asked(moments):
    for moment in moments:
        pending = moment.game.position()["pending"]

        assert pending["kind"] == moment.decision.kind
        assert pending["options"] == list(moment.decision.options)


def test_a_position_without_its_pending_decision_asks_the_same(moments):
    for moment in moments:
        record = moment.played.record
        position = moment.game.position()
        del position["pending"]

        again = moment.played.ruleset.read_position(
            position, record.home, record.away, record.options
        )

        assert again.pending == moment.decision


def game_or_none(moment, position):
    """Return the game in a position, or None where it is refused as none."""
    record = moment.played.record
    try:
        return moment.played.ruleset.read_position(
            position, record.home, record.away, record.options
        )
    except BadPosition:
        return None


def test_a_spoiled_position_is_refused_or_can_be_played(moments):
    for moment in moments[: max(8, GAMES // 60)]:
        position = moment.game.position()
        for name in (*position, "nonsense"):
            for junk in JUNK:
                spoiled = {**position, name: junk}
                if name != "pending":
                    del spoiled["pending"]
                game = game_or_none(moment, spoiled)
                if game is None:
                    continue

                moment.play_on(game)

                assert (game.result is None) is (game.pending is not None)


def test_a_position_that_asks_something_else_is_refused(moments):
    for moment in moments:
        position = moment.game.position()
        position["pending"]["options"].append("nonsense")

        assert game_or_none(moment, position) is None
