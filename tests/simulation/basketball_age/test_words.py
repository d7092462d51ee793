"""What is said of each event."""

import itertools

import pytest

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import RELATIVE, ZONES
from simulation.basketball_age.tables import (
    BLOCK,
    INTENTIONAL,
    LOCKDOWN,
    MOVE_WITH,
    SCREEN,
    STEAL,
)
from simulation.basketball_age.words import SUMMARY, describe
from simulation.basketball_age.words.phrases import BACKCOURT, bounds, zone_name
from simulation.protocol import AWAY, HOME, Event
from simulation.words import fill
from tests.simulation.basketball_age.advanced_lines import ADVANCED_TOLD

NAMES = {"H": "Arden", "A": "Bexley", "H1": "Ashe", "H2": "Birk", "A3": "Cole"}
ROLLS = (
    (ev.MoveWith, MOVE_WITH),
    (ev.Steal, STEAL),
    (ev.Lockdown, LOCKDOWN),
    (ev.Screen, SCREEN),
    (ev.IntentionalFoul, INTENTIONAL),
    (ev.Block, BLOCK),
)


def said(event: Event) -> str | None:
    phrase = describe(event)
    return None if phrase is None else fill(phrase, NAMES)


def shot(
    form: str = "shoot",
    spot: str = "g4",
    points: int = 3,
    target: int = 49,
    roll: int = 40,
    made: bool = True,
    fouled: bool = False,
) -> ev.Shot:
    return ev.Shot(HOME, 1, form, spot, points, target, roll, made, fouled, 0, not made)


TOLD = [
    *ADVANCED_TOLD,
    (ev.LineupChange(HOME, 1, 2), "Ashe starts in place of Birk."),
    (
        ev.Starters(HOME, (1, 2, 3, 4, 5)),
        "Starting for Arden: Ashe, Birk, H3, H4 and H5.",
    ),
    (ev.PeriodStart(1, 0, 1200), "Quarter 1 begins, 20:00 on the clock."),
    (ev.PeriodStart(6, 2, 65), "Overtime 2 begins, 1:05 on the clock."),
    (ev.PeriodEnd(4), "End of quarter 4."),
    (ev.PeriodEnd(5), "End of overtime 1."),
    (
        ev.GameEnd("regulation", -1, 52, 49),
        "The game is over: Arden 52, Bexley 49.",
    ),
    (
        ev.GameEnd("overtime", -1, 52, 60),
        "The game is decided in overtime: Arden 52, Bexley 60.",
    ),
    (ev.GameEnd("tie", -1, 52, 52), "Still level, a tie: Arden 52, Bexley 52."),
    (
        ev.GameEnd("forfeit", AWAY, 2, 0),
        "Forfeit, too few players left for Bexley: Arden 2, Bexley 0.",
    ),
    (ev.Possession(AWAY, "period"), "Ball to Bexley."),
    (
        ev.JumpBall(1, 10, 5, 14, AWAY),
        "Jump ball: Arden 9 + 1 = 10, Bexley 9 + 5 = 14.",
    ),
    (
        ev.JumpBall(5, 14, 5, 14, -1),
        "Jump ball: Arden 9 + 5 = 14, Bexley 9 + 5 = 14, so again.",
    ),
    (ev.Tip(HOME, 1, 2), "Ashe tips the ball to Birk."),
    (
        ev.Activation(HOME, 0, 6),
        "An activation goes by unused, 6 left for Arden.",
    ),
    (
        ev.Defence(AWAY, 3, "screened"),
        "Cole is caught in the screen and unbalanced.",
    ),
    (ev.Move(HOME, 1, "g4", "step"), "Ashe moves to g4."),
    (ev.Move(HOME, 1, "g4", "dribble"), "Ashe dribbles to g4."),
    (ev.Move(AWAY, 3, "g4", "trail"), "Cole comes after, to g4."),
    (
        ev.Move(AWAY, 3, "g4", "back"),
        "Cole finds no room and goes back to g4.",
    ),
    (ev.Move(HOME, 1, "h4", "enter"), "Ashe steps in, to h4."),
    (ev.Move(AWAY, 3, "g4", "defend"), "Cole shifts to g4."),
    (ev.Move(AWAY, 3, "g4", "contest"), "Cole closes out to g4."),
    (ev.Move(AWAY, 3, "h3", "rebound"), "Cole steps to h3 for the rebound."),
    (
        ev.MoveWith(AWAY, 3, 1, (2, 4), 8, "with"),
        "Cole stays with Ashe: 2-4 + 2 = 8, 8 or less.",
    ),
    (
        ev.MoveWith(AWAY, 3, 1, (2, 2), 4, "halved"),
        "Cole stays with Ashe and slows him down: 2-2 = 4, 4 or less.",
    ),
    (
        ev.MoveWith(AWAY, 3, 1, (3, 3), 6, "followed"),
        "Cole stays with Ashe: 3-3 = 6, 5 to 8.",
    ),
    (
        ev.MoveWith(AWAY, 3, 1, (4, 5), 9, "beaten"),
        "Ashe gets away from Cole: 4-5 = 9, 9 or more.",
    ),
    (
        ev.MoveWith(AWAY, 3, 1, (1, 1), 4, "stopped"),
        "Cole stops Ashe, who can do nothing more: 1-1, a natural 2.",
    ),
    (
        ev.MoveWith(AWAY, 3, 1, (6, 6), 12, "left"),
        "Ashe leaves Cole standing: 6-6, a natural 12.",
    ),
    (
        ev.Steal(AWAY, 3, 1, (3, 3), 4, "steal"),
        "Cole steals from Ashe: 3-3 − 2 = 4, 4 or less.",
    ),
    (
        ev.Steal(AWAY, 3, 1, (1, 1), 2, "stripped"),
        "Cole strips Ashe, who is unbalanced: 1-1, a natural 2.",
    ),
    (
        ev.Steal(AWAY, 3, 1, (2, 4), 6, "unbalanced"),
        "Cole reaches for the ball of Ashe and is unbalanced: 2-4 = 6, 5 to 7.",
    ),
    (
        ev.Steal(AWAY, 3, 1, (4, 4), 8, "foul"),
        "Cole goes for the ball and hits Ashe: 4-4 = 8, 8 or more.",
    ),
    (
        ev.Steal(AWAY, 3, 1, (6, 6), 12, "technical"),
        "Cole goes for the ball of Ashe without restraint: 6-6, a natural 12.",
    ),
    (
        ev.Lockdown(AWAY, 3, 1, (1, 3), 4, "offensive_foul"),
        "Ashe runs into Cole, who stands firm: 1-3 = 4, 4 or less.",
    ),
    (
        ev.Lockdown(AWAY, 3, 1, (2, 3), 5, "foul"),
        "Cole bars the way of Ashe: 2-3 = 5, 5 or more.",
    ),
    (
        ev.Screen(HOME, 1, 3, (2, 4), 6, "screened"),
        "Ashe screens Cole: 2-4 = 6, 6 or less.",
    ),
    (
        ev.Screen(HOME, 1, 3, (3, 4), 7, "missed"),
        "Cole slips the screen of Ashe: 3-4 = 7, 7 to 9.",
    ),
    (
        ev.Screen(HOME, 1, 3, (5, 6), 10, "offensive_foul"),
        "Ashe moves into Cole with the screen: 5-6 − 1 = 10, 10 or more.",
    ),
    (
        ev.IntentionalFoul(AWAY, 3, 1, (3, 4), 7, "foul"),
        "Cole fouls Ashe on purpose: 3-4 = 7, 7 or less.",
    ),
    (
        ev.IntentionalFoul(AWAY, 3, 1, (4, 4), 8, "technical"),
        "Cole fouls Ashe on purpose, and too hard: 4-4 = 8, 8 or more.",
    ),
    (
        ev.Pass(HOME, 1, 2, False, 2, 1, False),
        "Ashe passes to Birk, 2 against 1.",
    ),
    (
        ev.Pass(HOME, 1, 2, True, 2, 2, True),
        "Ashe throws in to Birk, 2 against 2.",
    ),
    (
        ev.PassRoll(HOME, 1, 2, (3, 5), 9, 9, "complete"),
        "Birk has the pass: 3-5 + 1 = 9 ≤ 9.",
    ),
    (
        ev.PassRoll(HOME, 1, 2, (1, 1), 5, 4, "complete"),
        "Birk has the pass: 1-1, a natural 2.",
    ),
    (
        ev.PassRoll(HOME, 1, 2, (4, 6), 10, 9, "astray"),
        "The pass of Ashe goes astray: 4-6 = 10 > 9.",
    ),
    (
        ev.PassRoll(HOME, 1, 2, (6, 6), 12, 12, "picked"),
        "The pass of Ashe is picked off: 6-6, a natural 12.",
    ),
    (ev.Stray(HOME, 2, 0), "The pass is out of bounds: die 2."),
    (ev.Stray(HOME, 5, 3), "Cole picks the pass off: die 5."),
    (ev.Stray(HOME, 0, 0), "The pass is out of bounds."),
    (ev.Stray(HOME, 0, 3), "Cole picks the pass off."),
    (
        ev.Block(AWAY, 3, 1, (1, 2), 3, "block"),
        "Cole blocks Ashe: 1-2 = 3, 3 or less.",
    ),
    (
        ev.Block(AWAY, 3, 1, (1, 1), 2, "stuffed"),
        "Cole stuffs Ashe, who is unbalanced: 1-1, a natural 2.",
    ),
    (
        ev.Block(AWAY, 3, 1, (5, 4), 6, "shot"),
        "Cole goes up with Ashe, who gets the shot off: 5-4 − 3 = 6, 4 to 8.",
    ),
    (
        ev.Block(AWAY, 3, 1, (5, 4), 9, "foul"),
        "Cole goes up with Ashe and fouls the shot: 5-4 = 9, 9 or more.",
    ),
    (
        ev.Block(AWAY, 3, 1, (6, 6), 12, "clean_foul"),
        "Cole fouls Ashe without bothering the shot: 6-6, a natural 12.",
    ),
    (shot(), "Ashe makes three from the wing (g4): 40 ≤ 49."),
    (
        shot(roll=5, target=3),
        "Ashe makes three from the wing (g4): 05, which always goes in, target 3.",
    ),
    (
        shot(roll=97, target=99, made=False),
        "Ashe misses a three from the wing (g4): 97, which never goes in, target 99.",
    ),
    (
        shot(fouled=True),
        "Ashe makes three from the wing (g4) through the foul: 40 ≤ 49.",
    ),
    (
        shot(roll=60, made=False, fouled=True),
        "Ashe is fouled and misses a three from the wing (g4): 60 > 49.",
    ),
    (
        shot(spot="h1")._replace(side=AWAY, player=3),
        "Cole makes three from the corner (a1): 40 ≤ 49.",
    ),
    (shot(spot="h3", points=2), "Ashe makes two from the paint (h3): 40 ≤ 49."),
    (
        shot(spot="g3", points=2, roll=100, made=False),
        "Ashe misses a two from the free-throw zone (g3): 100 > 49.",
    ),
    (
        shot(spot="h2", points=2, fouled=True),
        "Ashe makes two from the block (h2) through the foul: 40 ≤ 49.",
    ),
    (
        shot(spot="h2", points=2, roll=60, made=False, fouled=True),
        "Ashe is fouled and misses from the block (h2): 60 > 49.",
    ),
    (shot("lay_up", "h3", 2, 95), "Ashe makes the lay-up: 40 ≤ 95."),
    (
        shot("lay_up", "h3", 2, 75, 80, made=False, fouled=True),
        "Ashe is fouled and misses the lay-up: 80 > 75.",
    ),
    (shot("dunk", "h3", 2, 95), "Ashe dunks: 40 ≤ 95."),
    (shot("dunk", "h3", 2, 75, fouled=True), "Ashe dunks through the foul: 40 ≤ 75."),
    (
        ev.FreeThrow(HOME, 1, 1, 2, 80, 44, True, False),
        "Ashe makes free throw 1 of 2: 44 ≤ 80.",
    ),
    (
        ev.FreeThrow(HOME, 1, 2, 2, 80, 84, False, True),
        "Ashe misses free throw 2 of 2: 84 > 80.",
    ),
    (
        ev.Foul(AWAY, 3, 1, "common", "steal", 2, 4, False, 0),
        "Foul by Cole on Ashe: personal 2, team 4.",
    ),
    (
        ev.Foul(AWAY, 3, 1, "common", "steal", 2, 6, False, 2),
        "Foul by Cole on Ashe: personal 2, team 6, so 2 free throws.",
    ),
    (
        ev.Foul(AWAY, 3, 1, "shooting", "block", 2, 4, False, 0),
        "Shooting foul by Cole on Ashe: personal 2, team 4.",
    ),
    (
        ev.Foul(AWAY, 3, 1, "shooting", "lockdown", 2, 4, False, 2),
        "Shooting foul by Cole on Ashe: personal 2, team 4, 2 free throws.",
    ),
    (
        ev.Foul(HOME, 1, 3, "offensive", "screen", 1, 1, False, 0),
        "Offensive foul by Ashe on Cole: personal 1, team 1.",
    ),
    (
        ev.Foul(AWAY, 3, 1, "technical", "steal", 5, 9, True, 2),
        "Technical foul by Cole on Ashe: personal 5, team 9, 2 free throws.",
    ),
    (
        ev.Violation(HOME, 0, "shot_clock"),
        "Shot-clock violation: ten activations without a shot by Arden.",
    ),
    (
        ev.Violation(HOME, 1, "three_seconds"),
        "Three-second violation: Ashe stays in the paint.",
    ),
    (
        ev.Violation(HOME, 1, "over_and_back"),
        "Over and back: Ashe brings the ball back over half-court.",
    ),
    (
        ev.Violation(HOME, 0, "five_seconds"),
        "Five-second violation: no way across half-court for Arden.",
    ),
    (
        ev.Turnover(HOME, 1, "bad_pass", 0),
        "Turnover: Ashe throws the ball away.",
    ),
    (ev.Rebound(HOME, 1, True), "Offensive rebound: Ashe."),
    (ev.Rebound(AWAY, 3, False), "Defensive rebound: Cole."),
    (
        ev.ReboundRoll(AWAY, 4, 9, 6, 11, HOME),
        "Under the basket: Bexley 5 + 4 = 9, Arden 5 + 6 = 11.",
    ),
    (
        ev.ReboundRoll(AWAY, 4, 9, 4, 9, -1),
        "Under the basket: Bexley 5 + 4 = 9, Arden 5 + 4 = 9, so again.",
    ),
    (ev.Substitution(HOME, 1, 2, False), "Ashe comes in for Birk."),
    (
        ev.Substitution(HOME, 1, 2, True),
        "Ashe comes in for Birk, who has fouled out.",
    ),
    (
        ev.Substitution(HOME, 0, 2, True),
        "Birk has fouled out, and nobody is left to come in for Arden.",
    ),
    (ev.Timeout(AWAY), "Timeout, Bexley."),
    (ev.Benefit(HOME, "offence"), "Arden: two possessions of better offence."),
    (ev.Benefit(HOME, "defence"), "Arden: two possessions of better defence."),
    (
        ev.ThrowShooter(HOME, 1, 1),
        "Ashe goes to the line for one free throw.",
    ),
    (
        ev.ThrowShooter(HOME, 1, 3),
        "Ashe goes to the line for 3 free throws.",
    ),
]
# what announces a line, is told by another one, or is seen on the board
SILENT = [
    ev.Seat(HOME, 1, "3"),
    ev.Contestant(AWAY, 3),
    ev.ClockMinutes(19),
    ev.Clock(1195),
    ev.Forced(HOME, "end", HOME),
    ev.Possession(AWAY, "basket"),
    ev.Activation(HOME, 1, 6),
    ev.ActivationEnd(HOME, 1, "hold"),
    ev.Heading(HOME, 1, "g4"),
    ev.Defence(AWAY, 3, "move"),
    ev.Defence(AWAY, 0, "nothing"),
    ev.Defence(AWAY, 0, "used_up"),
    ev.Move(AWAY, 3, "g4", "with"),
    ev.Reaction(AWAY, 3, 1, "steal"),
    ev.ScreenSet(HOME, 1, 3),
    ev.Catch(HOME, 2, 1),
    ev.Attempt(HOME, 1, "shoot", "g4", 3),
    ev.Contest(AWAY, 3, "move"),
    ev.Contest(AWAY, 0, "nothing"),
    ev.Shot(HOME, 1, "shoot", "g4", 3, 49, 0, False, False, 3, False),
    ev.Turnover(HOME, 1, "stolen", 3),
    ev.Turnover(HOME, 1, "offensive_foul", 0),
    ev.Turnover(HOME, 0, "shot_clock", 0),
    ev.Unbalanced(AWAY, 3),
    ev.Inbounder(HOME, 1),
    ev.Spot(HOME, "h2"),
    ev.Placed(HOME, 1, "g4"),
    ev.Pair(AWAY, "h2"),
]


@pytest.mark.parametrize(("event", "line"), TOLD, ids=repr)
def test_event_reads_as_a_line(event, line):
    assert said(event) == line


@pytest.mark.parametrize("event", SILENT, ids=repr)
def test_event_without_a_line(event):
    assert said(event) is None


def test_every_class_of_event_is_looked_at():
    looked_at = {type(event) for event in (*(event for event, _ in TOLD), *SILENT)}

    assert looked_at == set(ev.CLASSES)


@pytest.mark.parametrize(("cls", "chart"), ROLLS)
def test_every_result_of_a_chart_has_a_line_of_its_own(cls, chart):
    results = {*chart.by_total, chart.two, chart.twelve} - {""}

    lines = {said(cls(AWAY, 3, 1, (3, 4), 7, result)) for result in results}

    assert len(lines) == len(results)


@pytest.mark.parametrize(("form", "points"), [("shoot", 2), ("shoot", 3)])
def test_every_way_that_a_shot_ends_has_a_line_of_its_own(form, points):
    lines = {
        said(shot(form, "g3", points, made=made, fouled=fouled))
        for made, fouled in itertools.product((True, False), repeat=2)
    }

    assert len(lines) == 4


@pytest.mark.parametrize("form", ["lay_up", "dunk"])
def test_every_way_that_a_drive_ends_has_a_line_of_its_own(form):
    lines = {
        said(shot(form, "h3", 2, made=made, fouled=fouled))
        for made, fouled in itertools.product((True, False), repeat=2)
    }

    assert len(lines) == 4


def test_bounds_of_a_result_are_those_of_its_chart():
    assert bounds(STEAL, "unbalanced") == (5, 7)
    assert bounds(STEAL, "foul")[0] == 8
    assert bounds(STEAL, "steal")[1] == 4
    assert bounds(STEAL, "technical") == (0, 0)


def test_events_stored_with_numbers_for_flags_read_the_same():
    stored = shot()._replace(made=1, fouled=0)

    assert said(stored) == said(shot())


def test_zones_of_both_sides_have_the_same_names():
    assert [zone_name(RELATIVE[AWAY][place]) for place in range(5)] == [
        zone_name(zone) for zone in ("h1", "h2", "h3", "h4", "h5")
    ]
    assert {zone_name(zone) for zone in ZONES[:15]} == {BACKCOURT}


def test_summary_is_a_sentence():
    assert fill(SUMMARY, {}).endswith("four quarters.")
