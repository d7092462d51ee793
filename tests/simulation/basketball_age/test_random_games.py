"""What is true of every position and every game, whoever plays it (BA-14.5, BA-18)."""

import itertools
import json
import random
from collections import Counter, defaultdict

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.court import (
    ALL_ZONES,
    COUNT,
    LIMIT,
    NOWHERE,
    OUTSIDE,
    PAINT,
)
from simulation.basketball_age.frames import Activation
from simulation.basketball_age.statistics import STAT_COLUMNS
from simulation.basketball_age.tables import MEMBERS, TEAM, TOKENS
from simulation.basketball_age.template import MOST_INSIDE
from simulation.boxscore import tally
from simulation.protocol import CHANCE, PUBLIC, SIDE_SLOTS, SIDES
from simulation.teamsheet import PlayerSheet, TeamSheet
from tests.simulation.conformance.random_games import random_options


def check_places(game):
    """Zones, masks and players agree."""
    occupants = [0] * (COUNT + 1)
    for player, zone in enumerate(game.where):
        if zone != NOWHERE:
            occupants[zone] |= 1 << player
    assert game.occupants == occupants
    passing = any(isinstance(frame, Activation) for frame in game.frames)
    for side in SIDES:
        full = 0
        for zone, limit in enumerate(LIMIT):
            count = (occupants[zone] & TEAM[side]).bit_count()
            if game.has_spots(zone):
                count, limit = occupants[zone].bit_count(), MOST_INSIDE
            if count >= limit:
                full |= 1 << zone
                assert count == limit or passing
        assert game.room[side] == ALL_ZONES & ~full
    assert game.occupants[OUTSIDE].bit_count() <= 1


def check_seats(game):
    """Spots of the template are held one by one, by those in a paint (BA-16.4)."""
    for paint in PAINT:
        inside = [each for each, zone in enumerate(game.where) if zone == paint]
        seats = [game.seats[each] for each in inside if game.seats[each]]
        assert len(set(seats)) == len(seats)
    held = [each for each, seat in enumerate(game.seats) if seat]
    assert game.seated == sum(1 << each for each in held)
    assert {game.where[each] for each in held} <= set(PAINT)


def check_position(game):
    """The parts of a position fit one another."""
    check_places(game)
    check_seats(game)
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
    by_kind = defaultdict(list)
    for event in events:
        by_kind[event.kind].append(event)
    shots = [*by_kind["shot"], *by_kind["free_throw"]]
    assert len(by_kind["rebound"]) == sum(event.is_live for event in shots)
    thefts = [each.thief for each in by_kind["turnover"] if each.reason == "stolen"]
    assert 0 not in thefts
    steals = [each.result in ("steal", "stripped") for each in by_kind["steal"]]
    strays = [each.thief > 0 for each in by_kind["stray"]]
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


def players_of(box, side):
    """Return the lines of a side's players."""
    slot = SIDE_SLOTS[side]
    return [line for subject, line in box.lines.items() if subject[0] == slot][1:]


def check_points(box):
    """Points are those of the shots made, for every player and team (BA-14.5)."""
    for line in box.lines.values():
        made = Counter(line)
        twos = made["fgm"] - made["fg3m"]
        assert made["pts"] == 2 * twos + 3 * made["fg3m"] + made["ftm"]
        assert made["fga"] >= made["fgm"]
        assert made["fg3a"] >= made["fg3m"]
        assert made["fta"] >= made["ftm"]


def check_sums(box):
    """A team's line is the sum of its players' and of what is its own (BA-14.5)."""
    of_players = [
        column.key
        for column in STAT_COLUMNS
        if column.is_stored and column.of == "all" and column.key != "pm"
    ]
    for side in SIDES:
        team = box.team(side)
        summed = sum(map(Counter, players_of(box, side)), Counter())
        summed["tov"] += team["team_tov"]
        assert {key: team[key] for key in of_players} == {
            key: summed[key] for key in of_players
        }
        assert team["team_reb"] == 0


def check_teams(box):
    """Both teams' lines agree, and with the line score (BA-14.5)."""
    for side in SIDES:
        own, other = box.team(side), box.team(1 - side)
        assert own["pm"] == own["pts"] - other["pts"]
        assert own["stl"] <= other["tov"]
        assert own["reb"] == own["oreb"] + own["dreb"]
        assert own["pts"] == sum(points[side] for points in box.periods)


def check_fives(box, events):
    """Minutes and +/− are fivefold where five were on court throughout (BA-14.5)."""
    left = [event for event in events if event.kind == "substitution"]
    if not all(event.player for event in left):
        return
    lengths = [event.clock for event in events if event.kind == "period_start"]
    for side in SIDES:
        assert box.team(side)["sec"] == 5 * sum(lengths)
        margins = [line.get("pm", 0) for line in players_of(box, side)]
        assert sum(margins) == 5 * box.team(side)["pm"]


def check_fouls(box, events, limit):
    """Whoever has fouled out left with exactly the limit (BA-11.4, BA-14.5)."""
    out = {
        f"{SIDE_SLOTS[event.side]}{event.out}"
        for event in events
        if event.kind == "substitution" and event.is_forced
    }
    for subject, line in box.lines.items():
        if subject not in SIDE_SLOTS:
            assert line.get("pf", 0) <= limit
    assert [box.lines[subject]["pf"] for subject in out] == [limit] * len(out)


def check_box(box, events, options):
    """Everything that a box score must hold to (BA-14.5)."""
    check_points(box)
    check_sums(box)
    check_teams(box)
    check_fives(box, events)
    check_fouls(box, events, 3 if options["plus"] else 5)


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
    box = tally(RULESET, game.events)
    assert box.periods == list(zip(*game.scores, strict=True))
    check_game(game.events)
    check_box(box, game.events, RULESET.check_options(options))


def test_random_games_of_any_teams_and_options_hold_together(
    random_games, any_sheet, play_on
):
    for seed in range(random_games):
        check_random_game(seed, any_sheet, play_on)


def test_box_scores_of_random_games_add_up(games):
    """Of as many games as the conformance suite plays, whatever their coaches."""
    for played in games:
        check_game(played.events)
        check_box(played.box, played.events, played.record.options)


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
