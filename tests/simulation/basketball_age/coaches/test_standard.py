"""Whole games of the standard coach: legal, repeatable, and basketball."""

from dataclasses import replace

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.coaches import StandardCoach
from simulation.basketball_age.coaches.standard import CHOOSERS
from simulation.chance import SeededChance
from simulation.protocol import AWAY, HOME, SIDES
from simulation.runner import Playing, Seat, run, simulate
from simulation.teamsheet import PlayerSheet, TeamSheet

VARIANTS = [
    {},
    {"plus": True, "clock_profile": "brisk"},
    {"simultaneous_play": False, "passes": 2},
    {"quarter_minutes": 5, "clock_profile": "table"},
]


def test_every_decision_of_a_side_has_a_chooser():
    assert set(CHOOSERS) == set(RULESET.groups)


def test_a_view_of_another_game_is_refused(start):
    game = start()

    with pytest.raises(TypeError, match="Basketball Age"):
        StandardCoach(TeamSheet()).choose(object(), game.pending)


@pytest.mark.parametrize("options", VARIANTS)
def test_games_are_played_to_the_end_under_every_option(sheet_of, options):
    for seed in range(2):
        sheets = (sheet_of(), sheet_of(threes=0, steals=10, lockdowns=10))

        playing = simulate(RULESET, *sheets, options, seed)

        assert playing.game.result.kind in ("regulation", "overtime")
        assert min(playing.game.score) > 0


def test_games_against_the_random_coach_are_won(sheet_of):
    for seed in range(3):
        playing = simulate(RULESET, sheet_of(), sheet_of("random"), None, seed)

        home, away = playing.game.score
        assert home > away + 30


def test_a_fresh_coach_goes_on_as_the_first_one_would(sheet_of):
    sheet = sheet_of()
    whole = simulate(RULESET, sheet, sheet, {"quarter_minutes": 5}, 3)
    playing = Playing(RULESET, sheet, sheet, {"quarter_minutes": 5}, 3)

    while playing.game.pending is not None:
        seats = (Seat(StandardCoach(sheet)), Seat(StandardCoach(sheet)))
        stop = len(playing.choices) + 97
        run(playing, seats, SeededChance(3), stop)

    assert playing.choices == whole.choices


def test_ratings_at_their_limits_are_coached(sheet_of):
    spec = RULESET.roster_spec
    extremes = [
        TeamSheet(
            players=tuple(
                PlayerSheet(
                    spec.positions[number % 5],
                    {name: limits[end] for name, limits in spec.ratings.items()},
                )
                for number in range(5 + 3 * end)
            )
        )
        for end in (0, 1)
    ]

    playing = simulate(RULESET, *extremes, {"quarter_minutes": 8, "plus": True}, 2)

    assert playing.game.result is not None


def test_three_substitutes_play_ten_minutes(sheet_of):
    sheet = sheet_of()

    playing = simulate(RULESET, sheet, sheet, None, 8)

    for side in SIDES:
        seconds = dict.fromkeys(range(1, 11), 0)
        on_court, clock = set(), 0
        for event in playing.game.events:
            if event.kind == "starters" and event.side == side:
                on_court = set(event.players)
            elif event.kind == "substitution" and event.side == side:
                on_court = on_court - {event.out} | {event.player}
            elif event.kind == "period_start":
                clock = event.clock
            elif event.kind == "clock":
                for player in on_court:
                    seconds[player] += clock - event.clock
                clock = event.clock
        assert sum(seconds[player] >= 600 for player in range(6, 11)) >= 3


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("pace", [0, 5, 10])
def test_activations_and_reactions_ask_400_times_at_most(sheet_of, seed, pace):
    sheet = sheet_of(pace=pace)
    left = frozenset(RULESET.groups.values()) - {"activation", "reaction"}
    playing = Playing(RULESET, sheet, sheet, None, seed)
    coaches = [StandardCoach(sheet) for _ in SIDES]
    seats = (
        Seat(deputy=coaches[HOME], delegated=left),
        Seat(deputy=coaches[AWAY], delegated=left),
    )
    questions = [0, 0]

    run(playing, seats, SeededChance(seed))
    while (decision := playing.game.pending) is not None:
        side = decision.actor
        questions[side] += 1
        playing.answer(coaches[side].choose(playing.game.view(side), decision))
        run(playing, seats, SeededChance(seed))

    assert max(questions) <= 400
    assert min(questions) > 100
    whole = simulate(RULESET, sheet, sheet, None, seed)
    assert playing.choices == whole.choices


def test_activations_and_reactions_are_who_acts_not_how():
    asked = {kind for kind, group in RULESET.groups.items() if group == "activation"}
    answered = {kind for kind, group in RULESET.groups.items() if group == "reaction"}

    assert asked == {"tip", "activate", "defend"}
    assert answered == {
        *("reaction", "second_man", "thief"),
        *("contest", "contest_move", "challenge"),
    }


def test_cards_are_a_group_of_their_own():
    cards = {kind for kind, group in RULESET.groups.items() if group == "card"}

    assert cards == {"help", "press"}


def test_a_profile_changes_the_play(sheet_of):
    sheet = sheet_of()
    options = {"quarter_minutes": 5}

    usual = simulate(RULESET, sheet, sheet, options, 1)
    turned = simulate(RULESET, replace(sheet, profile={"pace": 0}), sheet, options, 1)

    assert usual.choices != turned.choices
