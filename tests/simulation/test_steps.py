import pytest

from simulation import registry
from simulation.record import game_after
from simulation.runner import simulate
from simulation.steps import Step, is_told, steps_of
from tests.simulation import shootout
from tests.simulation.shootout.events import Forced, RoundStart, Sent

HOME, AWAY, *_ = shootout.EXHIBITION_TEAMS
RULES = shootout.RULESET


def test_steps_rest_before_each_choice_that_tells_something(shootout_is_registered):
    record = simulate(
        RULES,
        shootout.team(4, 3),
        shootout.team(3, 4),
        {"rounds": 1, "extra_rounds": 0},
        5,
    ).record()

    steps = steps_of(record)

    told = [
        [event.kind for event in game_after(record, step.choices).events]
        for step in steps
    ]
    assert record.choices == (
        "send H1",
        "near",
        "d6 4",
        "send A2",
        "near",
        "d6 5",
    )
    assert steps == [
        Step(0, 1, 1),
        Step(2, 1, 2),
        Step(3, 1, 3),
        Step(5, 1, 4),
        Step(6, 1, 5),
    ]
    assert told[0] == ["round_start"]
    assert told[1] == ["round_start", "sent", "aim"]
    assert told[4][-2:] == ["shot", "game_end"]


def test_steps_know_their_period(shootout_is_registered):
    record = simulate(RULES, HOME.sheet, AWAY.sheet, {}, 1).record()

    periods = [step.period for step in steps_of(record)]

    assert periods == sorted(periods)
    assert set(periods) == set(range(1, periods[-1] + 1))


class PacedShootout(shootout.Shootout):
    """Shootout that is followed from one player sent to the next."""

    pace = frozenset({"sent", "game_end"})


def test_steps_rest_before_what_a_ruleset_names(monkeypatch):
    monkeypatch.setattr(registry, "_RULESETS", (PacedShootout(),))
    record = simulate(
        RULES,
        shootout.team(4, 3),
        shootout.team(3, 4),
        {"rounds": 1, "extra_rounds": 0},
        5,
    ).record()

    steps = steps_of(record)

    # the first shot is told in the step that begins when he is sent
    assert steps == [Step(0, 1, 1), Step(3, 1, 3), Step(5, 1, 4), Step(6, 1, 5)]


@pytest.mark.parametrize("ruleset", registry.rulesets(), ids=lambda rules: rules.slug)
def test_game_is_followed_in_a_sensible_number_of_steps(ruleset):
    home, away, *_ = ruleset.exhibition_teams

    steps = steps_of(simulate(ruleset, home.sheet, away.sheet, {}, 2).record())

    assert 50 < len(steps) < 600


def test_public_is_told_what_is_public_and_worth_a_line():
    assert is_told(RULES, Sent(0, 1))
    assert is_told(RULES, RoundStart(1))
    assert not is_told(RULES, Forced(0, "send H1", 0))
