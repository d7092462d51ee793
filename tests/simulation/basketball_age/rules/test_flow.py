"""Time: what a clock that is read may show, and how likely that is."""

from simulation.chance import pick


def readings(game, numbers):
    """Answer two questions by numbers in [0, 1) and return the clock."""
    for number in numbers:
        decision = game.pending
        if decision.kind.startswith("clock_"):
            game.apply(pick(decision.options, decision.weights, number))
    return game.clock


def test_simulated_readings_are_seconds_apart(at):
    found = []
    for tenth in range(10):
        game = at("H1:d3", options={"clock_profile": "table"}, clock=900)
        game.apply("nothing")
        found.append(readings(game, (0.5, tenth / 10 + 0.05)))

    assert sorted(found) == list(range(890, 900))


def test_simulated_readings_cross_the_minute_in_due_share(at):
    game = at("H1:d3", options={"clock_profile": "table"}, clock=903)

    game.apply("nothing")

    minutes = dict(zip(game.pending.options, game.pending.weights, strict=True))
    assert round(minutes["min 14"] / minutes["min 15"], 3) == round(7 / 3, 3)


def test_any_earlier_reading_is_possible(at, apply):
    game = at("H1:d3", options={"clock_profile": "table"}, clock=903)

    apply(game, ["nothing", "min 3", "sec 21"])

    assert game.clock == 3 * 60 + 21
