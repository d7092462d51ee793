"""What is true of every position and every game, whoever plays it (BA-14.5, BA-18)."""

import itertools
import json
import random
from collections import Counter

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.court import COUNT, LIMIT, NOWHERE, OUTSIDE
from simulation.basketball_age.frames import Activation
from simulation.basketball_age.tables import MEMBERS, TEAM, TOKENS
from simulation.protocol import CHANCE, PUBLIC, SIDES
from simulation.teamsheet import PlayerSheet, TeamSheet
from tests.simulation.conformance.random_games import random_options


def check_places(game):
    """Zones, masks and players agree."""
    for player, zone in enumerate(game.where):
        inside = [at for at in range(COUNT + 1) if game.occupants[at] >> player & 1]
        assert inside == ([] if zone == NOWHERE else [zone])
    for side in SIDES:
        counts = [
            (game.occupants[zone] & TEAM[side]).bit_count() for zone in range(COUNT)
        ]
        assert game.room[side] == sum(
            1 << zone for zone in range(COUNT) if counts[zone] < LIMIT[zone]
        )
        passing = any(isinstance(frame, Activation) for frame in game.frames)
        if not passing:
            assert all(map(int.__le__, counts, LIMIT))
    assert game.occupants[OUTSIDE].bit_count() <= 1


def check_position(game):
    """The parts of a position fit one another."""
    check_places(game)
    assert 0 <= game.tokens <= TOKENS
    assert game.unbalanced & ~game.on_court == 0
    assert game.flipped & ~game.unbalanced == 0
    assert game.paint_twice & ~game.paint_once == 0
    for side in SIDES:
        assert game.team(side).bit_count() <= 5
        assert game.points[side] == sum(game.scores[side])
        for player in MEMBERS[game.team(side)]:
            assert game.fouls[player] <= game.tables.foul_limit
    if game.inbound_due:
        assert game.where[game.ball] == OUTSIDE


def check_decision(game):
    """What is asked is well formed (BA-17.1)."""
    decision = game.pending
    assert 2 <= len(decision.options) <= 200
    assert len(set(decision.options)) == len(decision.options)
    assert decision.default in decision.options
    assert (decision.actor == CHANCE) is bool(decision.weights)


def read_again(game, home, away, options):
    position = json.loads(json.dumps(game.position()))
    again = RULESET.read_position(position, home, away, options)
    assert again.position() == position
    assert again.pending == game.pending
    assert again.events == []


def check_choices_are_told(game):
    """Whatever a choice changes can be told from what others see of it."""
    decision = game.pending
    who = PUBLIC if decision.actor == CHANCE else 1 - decision.actor
    by_sight = {}
    for choice in decision.options:
        trial = game.copy()
        trial.apply(choice)
        view = trial.view(who)
        sight = repr([list(view.events), view.pending])
        position = {**trial.position(), "pending": None}
        assert by_sight.setdefault(sight, position) == position


def check_game(events):
    """Rebounds, steals and seconds add up (BA-14.5)."""
    kinds = Counter(event.kind for event in events)
    by_kind = {kind: [each for each in events if each.kind == kind] for kind in kinds}
    live = [
        event
        for kind in ("shot", "free_throw")
        for event in by_kind.get(kind, [])
        if event.is_live
    ]
    assert kinds["rebound"] == len(live)
    thefts = [each.thief for each in by_kind["turnover"] if each.reason == "stolen"]
    assert 0 not in thefts
    steals = [each.result in ("steal", "stripped") for each in by_kind.get("steal", [])]
    strays = [each.thief > 0 for each in by_kind.get("stray", [])]
    assert len(thefts) == sum(steals) + sum(strays)
    ends = [
        last_clock(events[:place])
        for place, event in enumerate(events)
        if event.kind == "period_end"
    ]
    assert set(ends) <= {0}


def last_clock(events):
    """Return what the clock showed last."""
    return next(event.clock for event in reversed(events) if event.kind == "clock")


def check_random_game(seed, any_sheet, play_on):
    """Play a game of any teams, half of them by other options than the rule book's."""
    source = random.Random(seed)
    home, away = any_sheet(source), any_sheet(source)
    options = random_options(RULESET, source) if seed % 2 else {}
    game = RULESET.start(home, away, options)
    looked = itertools.count()

    def look(game):
        check_position(game)
        check_decision(game)
        place = next(looked)
        if place % 40 == 0:
            read_again(game, home, away, options)
        if place % 60 == 0:
            check_choices_are_told(game)

    play_on(game, source, look)
    assert game.result is not None
    check_game(game.events)


def test_random_games_of_any_teams_and_options_hold_together(
    random_games, any_sheet, play_on
):
    for seed in range(random_games):
        check_random_game(seed, any_sheet, play_on)


@pytest.mark.parametrize("profile", ["standard", "table"])
def test_random_games_end_in_few_choices(start, play_on, profile):
    game = start(clock_profile=profile)

    play_on(game, random.Random(7))

    assert game.result.kind in ("regulation", "overtime", "tie")
    assert len(game.events) < 12_000


def test_the_fastest_defenders_in_the_midst_have_two_hundred_choices():
    fast = PlayerSheet(
        "SF",
        {"play_skill": 6, "passing": 9, "scoring": 60, "movement": 6, "height": 6},
    )
    team = TeamSheet(players=(fast,) * 5)
    zones = {"1": "e3", "2": "e3", "3": "d3", "4": "d2", "5": "d4"}
    position = {
        "zones": {f"{slot}{each}": zones[each] for slot in "HA" for each in zones},
        "acting": "defence",
    }

    game = RULESET.read_position(position, team, team, {})

    assert len(game.pending.options) == 200
