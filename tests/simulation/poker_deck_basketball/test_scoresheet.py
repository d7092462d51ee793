"""The score sheet: what is written down, and every identity that it must keep."""

import random

import pytest

from simulation.boxscore import tally
from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.scoresheet import SHEET
from simulation.protocol import AWAY, HOME, SIDES, Result
from simulation.runner import simulate
from simulation.scoresheet import Place
from simulation.teamsheet import TeamSheet
from simulation.words import fill
from tests.simulation.conformance.random_games import random_options

NAMES = {"H": "Arden", "A": "Bexley"}
# One quarter as two coaches played it who choose at random.
HOME_LINE = {
    "pts": 9,
    "fg2m": 3,
    "fg2a": 5,
    "fg3m": 0,
    "fg3a": 2,
    "ftm": 3,
    "fta": 3,
    "and1": 1,
    "thrm": 0,
    "thra": 2,
    "dnkm": 1,
    "dnka": 1,
    "alym": 0,
    "pulm": 2,
    "pula": 3,
    "fbkm": 0,
    "lngm": 0,
    "lnga": 0,
    "orb": 1,
    "drb": 0,
    "trb": 1,
    "stl": 1,
    "sta": 3,
    "blk": 0,
    "bka": 2,
    "pf": 2,
    "pass": 5,
    "jok": 2,
    "tmo": 1,
    "for": 0,
    "poss": 7,
}
AWAY_LINE = {
    "pts": 8,
    "fg2m": 2,
    "fg2a": 2,
    "fg3m": 0,
    "fg3a": 2,
    "ftm": 4,
    "fta": 4,
    "and1": 0,
    "thrm": 0,
    "thra": 2,
    "dnkm": 1,
    "dnka": 1,
    "alym": 1,
    "pulm": 0,
    "pula": 0,
    "fbkm": 0,
    "lngm": 0,
    "lnga": 0,
    "orb": 0,
    "drb": 1,
    "trb": 1,
    "stl": 0,
    "sta": 2,
    "blk": 1,
    "bka": 3,
    "pf": 2,
    "pass": 6,
    "jok": 2,
    "tmo": 1,
    "for": 0,
    "poss": 7,
}
PERIODS = ((9, 8),)
KEYS = tuple(HOME_LINE)


def sheet_of(home=None, away=None, periods=PERIODS, **options):
    """Return the faults of a score sheet, filled with what differs from a sound one."""
    checked = RULESET.check_options({"quarters": 1, **options})
    lines = {**HOME_LINE, **(home or {})}, {**AWAY_LINE, **(away or {})}
    box = SHEET.complete(dict(zip("HA", lines, strict=True)), periods, checked)
    return SHEET.check(box, checked)


def told(faults):
    """Return the faults in words."""
    return [fill(fault.words, NAMES) for fault in faults]


def test_sound_sheet_has_no_fault():
    assert told(sheet_of()) == []


def test_what_follows_is_not_written_down():
    columns = SHEET.columns(RULESET.check_options({}))

    assert tuple(column.key for column in columns) == KEYS


def test_what_follows_is_worked_out():
    options = RULESET.check_options({"quarters": 2, "max_overtimes": 1})

    box = SHEET.complete(
        {"H": HOME_LINE, "A": AWAY_LINE}, ((4, 3), (2, 3), (2, 2), (1, 0)), options
    )

    home = box.team(HOME)
    keys = ("q1", "q2", "q3", "ot", "so", "fgm", "fga", "to", "crd")
    assert [home[key] for key in keys] == [4, 2, 0, 2, 1, 3, 7, 0, 74]
    assert box.team(AWAY)["to"] == HOME_LINE["stl"]
    assert list(home) == [item.key for item in RULESET.stat_columns if item.is_stored]


@pytest.mark.parametrize(
    ("options", "periods", "kind"),
    [
        ({}, 4, "regulation"),
        ({}, 5, "overtime"),
        ({}, 9, "overtime"),
        ({}, 10, "shootout"),
        ({"tiebreak": "free_throws"}, 5, "shootout"),
    ],
)
def test_ending_follows_from_the_periods(options, periods, kind):
    checked = RULESET.check_options(options)
    lines = {"H": HOME_LINE, "A": AWAY_LINE}
    box = SHEET.complete(lines, ((0, 0),) * periods, checked)

    assert SHEET.result(box, checked) == Result(kind, 9, 8)


@pytest.mark.parametrize(
    ("home", "away", "says", "first"),
    [
        pytest.param(
            {"pts": 10},
            {},
            [
                "Arden: 10 points, but those of the periods are 9.",
                "Arden: 10 points, but baskets, free throws and shoot-out give 9.",
            ],
            Place(HOME, "pts"),
            id="points",
        ),
        pytest.param(
            {"fg2m": 6},
            {},
            [
                "Arden: field goals for two made (6) cannot be more than field goals "
                "for two tried (5).",
                "Arden: 9 points, but baskets, free throws and shoot-out give 15.",
            ],
            Place(HOME, "fg2m"),
            id="more-made-than-tried",
        ),
        pytest.param(
            {"thrm": 1},
            {},
            [
                "Arden: field goals for three made (0) cannot be less than those of "
                "its kinds (1).",
                "Arden: field goals made (3) cannot be less than those of its kinds "
                "(4).",
            ],
            Place(HOME, "fg3m"),
            id="kinds-made",
        ),
        pytest.param(
            {"dnka": 4},
            {},
            [
                "Arden: of the field goals for two tried 2 missed, which cannot be "
                "less than the misses of their kinds (3).",
                "Arden: of the field goals tried 4 missed, which cannot be less than "
                "the misses of their kinds (6).",
            ],
            Place(HOME, "fg2a"),
            id="kinds-missed",
        ),
        pytest.param(
            {},
            {"blk": 5, "bka": 7},
            [
                "Bexley: blocks (5) cannot be more than the shots of Arden that "
                "missed and could be blocked (4).",
            ],
            Place(AWAY, "blk"),
            id="blocks",
        ),
        pytest.param(
            {"alym": 2, "dnkm": 0, "dnka": 0, "pulm": 1, "pula": 2},
            {"blk": 3, "bka": 5},
            [
                "Arden: alley-oops (2) cannot be more than the shots that missed "
                "without a block (1).",
            ],
            Place(HOME, "alym"),
            id="alley-oops",
        ),
        pytest.param(
            {},
            {"bka": 2},
            [
                "Bexley: blocks and shooting fouls (3) cannot be more than the blocks "
                "tried (2).",
            ],
            Place(AWAY, "bka"),
            id="contests",
        ),
        pytest.param(
            {"and1": 3},
            {},
            [
                "Arden: baskets with a foul (3) cannot be more than 2, by the fouls "
                "of Bexley and the baskets that can be fouled.",
            ],
            Place(HOME, "and1"),
            id="baskets-with-a-foul",
        ),
        pytest.param(
            {"fta": 7},
            {},
            [
                "Arden: 2 fouls of Bexley, 1 of them with a basket, give 3 to 4 free "
                "throws, and not 7.",
            ],
            Place(HOME, "fta"),
            id="free-throws",
        ),
        pytest.param(
            {"orb": 4},
            {},
            [
                "After misses of Arden there were 6 rebounds and loose balls, but "
                "shots and free throws leave room for 3 to 3.",
            ],
            Place(HOME, "orb"),
            id="rebounds",
        ),
        pytest.param(
            {"poss": 9},
            {},
            [
                "Arden: 9 possessions, but 7 came to an end before a buzzer, and 1 at "
                "most with one.",
            ],
            Place(HOME, "poss"),
            id="possessions",
        ),
        pytest.param(
            {"poss": 8},
            {},
            [
                "2 possessions were cut short by a buzzer, and it must be 1: one in "
                "each quarter.",
            ],
            Place(HOME, "poss"),
            id="buzzers",
        ),
        pytest.param(
            {"jok": 3},
            {},
            ["Arden: aces spent (3) cannot be more than 2 in all quarters together."],
            Place(HOME, "jok"),
            id="aces",
        ),
        pytest.param(
            {"tmo": 2},
            {},
            ["Arden: time-outs (2) cannot be more than 1 in all quarters together."],
            Place(HOME, "tmo"),
            id="time-outs",
        ),
        pytest.param(
            {"pass": 30},
            {},
            [
                "Arden: these figures take 48 to 80 cards that are no aces, and 24 "
                "were played in all quarters together.",
            ],
            Place(HOME, "pass"),
            id="too-many-cards",
        ),
        pytest.param(
            {"pass": 1},
            {},
            [
                "Arden: these figures take 19 to 22 cards that are no aces, and 24 "
                "were played in all quarters together.",
            ],
            Place(HOME, "pass"),
            id="too-few-cards",
        ),
    ],
)
def test_broken_identity_is_named(home, away, says, first):
    faults = sheet_of(home=home, away=away)

    assert told(faults)[: len(says)] == says
    assert faults[0].places[0] == first


def test_level_game_goes_on():
    away = {"pts": 9, "ftm": 5, "fta": 5}

    faults = sheet_of(away=away, periods=((9, 9),))

    assert told(faults) == ["A level game goes on: it is 9–9 after Q1."]


def test_overtime_is_for_level_games():
    says = told(sheet_of(periods=((9, 8), (0, 0))))

    assert "The game was over after Q1, 9–8." in says


def test_shootout_is_worth_one_point():
    one = {"pts": 9, "fg2m": 2, "fg2a": 4, "ftm": 4, "fta": 4}
    periods = ((8, 8), (1, 0))

    sound = told(sheet_of(home=one, periods=periods, max_overtimes=0))
    wrong = told(sheet_of(periods=((8, 8), (1, 1)), max_overtimes=0))

    assert "A shoot-out gives one point to its winner: 1–1." in wrong
    assert not [line for line in sound if "shoot-out" in line]


@pytest.mark.parametrize(
    ("periods", "says"),
    [
        ((), "There are 1 periods at least, and 0 are filled in."),
        (
            ((9, 8), (0, 0), (0, 0)),
            "There are 2 periods at most, and 3 are filled in.",
        ),
    ],
)
def test_number_of_periods_is_that_of_the_rules(periods, says):
    assert told(sheet_of(periods=periods, max_overtimes=0))[0] == says


def test_column_that_follows_and_is_another_is_named():
    options = RULESET.check_options({"quarters": 1})
    box = SHEET.complete({"H": HOME_LINE, "A": AWAY_LINE}, PERIODS, options)
    box.team(AWAY)["crd"] += 1

    faults = SHEET.check(box, options)

    assert told(faults) == ["Bexley: CRD would be 26 and not 27."]
    assert faults[0].places == (Place(AWAY, "crd"),)


def test_every_real_game_adds_up(random_games):
    for number in range(max(12, random_games // 5)):
        source = random.Random(number)
        chosen = random_options(RULESET, source) if number % 2 else {}
        if number % 5 == 0:
            chosen = {"quarters": 1, "tiebreak": "free_throws"}
        sheets = [TeamSheet(coach=source.choice(RULESET.coaches)) for _side in SIDES]
        game = simulate(RULESET, *sheets, chosen, number).game
        options = RULESET.check_options(chosen)
        box = tally(RULESET, game.events)

        assert told(SHEET.check(box, options)) == []
        assert SHEET.result(box, options) == game.result
