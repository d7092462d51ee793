"""The score sheet: what is written down, and every identity that it must keep."""

import random

import pytest

from simulation.boxscore import tally
from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball.scoresheet import SHEET
from simulation.protocol import AWAY, HOME, SIDES, Result
from simulation.runner import simulate
from simulation.scoresheet import Place
from simulation.teamsheet import TeamSheet
from simulation.words import fill
from tests.simulation.conformance.random_games import random_options

NAMES = {"H": "Arden", "A": "Bexley"}
# Home won the tip-off and the last of 13 possessions: 10-8.
HOME_LINE = {
    "pts": 10,
    "fg2m": 4,
    "fg2a": 5,
    "fg3m": 0,
    "fg3a": 0,
    "ftm": 2,
    "fta": 3,
    "and1": 1,
    "con": 3,
    "blk": 1,
    "sta": 3,
    "stl": 1,
    "pass": 3,
    "rdw": 1,
    "tip": 1,
}
AWAY_LINE = {
    "pts": 8,
    "fg2m": 2,
    "fg2a": 3,
    "fg3m": 1,
    "fg3a": 1,
    "ftm": 1,
    "fta": 3,
    "and1": 1,
    "con": 3,
    "blk": 1,
    "sta": 2,
    "stl": 1,
    "pass": 2,
    "rdw": 0,
    "tip": 0,
}
KEYS = tuple(HOME_LINE)


def box_of(home=None, away=None, periods=None, **options):
    """Return a whole box score, filled in with what differs from a sound sheet."""
    checked = RULESET.check_options(options)
    lines = {"H": {**HOME_LINE, **(home or {})}, "A": {**AWAY_LINE, **(away or {})}}
    points = ((lines["H"]["pts"], lines["A"]["pts"]),)
    return SHEET.complete(lines, points if periods is None else periods, checked)


def told(home=None, away=None, periods=None, **options):
    """Return what is wrong with a sheet, in words."""
    box = box_of(home, away, periods, **options)
    checked = RULESET.check_options(options)
    return [fill(fault.words, NAMES) for fault in SHEET.check(box, checked)]


def result_of(home=None, away=None, **options):
    box = box_of(home, away, **options)
    return SHEET.result(box, RULESET.check_options(options))


def test_sound_sheet_has_no_fault():
    assert told() == []
    assert result_of() == Result("win", 10, 8)


def test_what_follows_is_not_written_down():
    columns = SHEET.columns(RULESET.check_options({}))

    assert tuple(column.key for column in columns) == KEYS


def test_rebounds_are_written_down_where_they_are_played():
    columns = SHEET.columns(RULESET.check_options({"rebounds": True}))

    assert {column.key for column in columns} - set(KEYS) == {"orb", "drb"}


def test_what_follows_is_worked_out():
    box = box_of()

    following = ("dec", "pf", "to", "poss", "orb")
    assert [box.team(HOME)[key] for key in following] == [0, 2, 1, 7, 0]
    assert [box.team(AWAY)[key] for key in following] == [0, 2, 1, 6, 0]
    assert list(box.team(HOME)) == [
        column.key for column in RULESET.stat_columns if column.is_stored
    ]


@pytest.mark.parametrize(
    ("home", "says", "first"),
    [
        pytest.param(
            {"pts": 11},
            ["Arden: 11 points, but shots and throws give 10."],
            Place(HOME, "pts"),
            id="points",
        ),
        pytest.param(
            {"fg2a": 3},
            [
                "Arden: 2-pointers made (4) cannot be more than 2-pointers tried (3).",
                "Arden won the tip-off, which gives as many possessions as Bexley or "
                "one more, and not 5 against 6.",
            ],
            Place(HOME, "fg2m"),
            id="more-made-than-tried",
        ),
        pytest.param(
            {"stl": 4},
            [
                "Arden: steals (4) cannot be more than steals tried (3).",
                "Arden won the tip-off, which gives as many possessions as Bexley or "
                "one more, and not 7 against 9.",
            ],
            Place(HOME, "stl"),
            id="more-stolen-than-tried",
        ),
        pytest.param(
            {"blk": 4},
            ["Arden: blocks (4) cannot be more than shots contested (3)."],
            Place(HOME, "blk"),
            id="more-blocked-than-contested",
        ),
        pytest.param(
            {"tip": 0},
            ["Exactly one side wins the tip-off, and not 0."],
            Place(HOME, "tip"),
            id="no-tip-off",
        ),
        pytest.param(
            {"fg2a": 7},
            [
                "Arden won the tip-off, which gives as many possessions as Bexley or "
                "one more, and not 9 against 6."
            ],
            Place(HOME, "tip"),
            id="too-many-possessions",
        ),
        pytest.param(
            {"fg2a": 4},
            [
                "Arden missed 0 shots, but Bexley blocked 1.",
                "Arden won, so the last possession was theirs: with 6 possessions "
                "against 6 it was not.",
            ],
            Place(AWAY, "blk"),
            id="blocks-and-misses",
        ),
        pytest.param(
            {"con": 6},
            [
                "Arden: shots contested (6) must be 3 to 4, by blocks and fouls "
                "of theirs and the threes of Bexley."
            ],
            Place(HOME, "con"),
            id="contests",
        ),
        pytest.param(
            {"pass": 0},
            [
                "Arden: passes completed (0) cannot be fewer than those held against a "
                "steal of Bexley (1)."
            ],
            Place(HOME, "pass"),
            id="held-passes",
        ),
        pytest.param(
            {"rdw": 2},
            [
                "Arden: big play cards drawn again (2) cannot be more than the passes "
                "held against a steal of Bexley (1)."
            ],
            Place(HOME, "rdw"),
            id="drawn-again",
        ),
        pytest.param(
            {"pass": 169},
            ["Arden: passes completed (169) cannot be more than 168 in 7 possessions."],
            Place(HOME, "pass"),
            id="passes-of-a-possession",
        ),
        pytest.param(
            {"fta": 3, "and1": 5, "fg2m": 5, "fg2a": 6, "ftm": 0},
            [
                "Arden: free throws tried (3) do not fit baskets with a foul (5): each "
                "of these gives one, and any other foul two.",
                "Arden cannot have come to 10–8 with its last points: the game was "
                "over before.",
            ],
            Place(HOME, "fta"),
            id="fouls-without-throws",
        ),
    ],
)
def test_broken_identity_is_named(home, says, first):
    options = RULESET.check_options({})
    faults = SHEET.check(box_of(home), options)

    assert [fill(fault.words, NAMES) for fault in faults] == says
    assert faults[0].places[0] == first


def test_free_throw_that_was_not_shot_is_the_winners():
    assert told({"fta": 2}) == []
    assert told(None, {"fta": 2}) == [
        "Bexley: free throws tried (2) do not fit baskets with a foul (1): each of "
        "these gives one, and any other foul two."
    ]


def test_last_possession_is_the_winners():
    # with one possession fewer of home's, away would have had the last
    assert told({"fg2a": 4, "blk": 1}, {"blk": 0, "con": 2}) == [
        "Arden won, so the last possession was theirs: with 6 possessions against 6 "
        "it was not."
    ]


@pytest.mark.parametrize(
    ("most", "says"),
    [
        (12, ["There are 12 possessions at most, and these figures give 13."]),
        (13, []),
        (14, []),
    ],
)
def test_possessions_have_their_limit(most, says):
    assert told(max_possessions=most) == says


def test_game_goes_on_until_it_is_won_or_all_possessions_are_played():
    assert told(target_score=11) == [
        "At 10–8 nobody has won yet: it takes 11 points and a lead of 1."
    ]
    assert told(target_score=11, max_possessions=13) == []
    assert result_of(target_score=11, max_possessions=13) == Result("capped", 10, 8)


def test_no_limit_on_passes_allows_any_number():
    assert told({"pass": 169}, max_passes=0) == []


def test_endless_passing_ends_the_game_too():
    assert told({"pass": 1485}, max_passes=0, target_score=99) == []
    assert result_of({"pass": 1485}, max_passes=0, target_score=99).kind == "capped"


@pytest.mark.parametrize(
    ("options", "is_right"),
    [
        # the loser had eight points, so nobody had won before
        ({"target_score": 10}, True),
        ({"target_score": 9}, True),
        ({"target_score": 8}, False),
        ({"target_score": 8, "win_by": 2}, True),
        ({"target_score": 7, "win_by": 2}, True),
    ],
)
def test_last_points_won_the_game(options, is_right):
    says = ["Arden cannot have come to 10–8 with its last points: the game was over"]

    assert told(**options) == ([] if is_right else [f"{says[0]} before."])


@pytest.mark.parametrize(
    ("home", "away", "is_right"),
    [
        # twelve points to ten by a basket, or by a free throw alone
        ({"pts": 12, "fg2m": 5, "fg2a": 6, "ftm": 2}, None, False),
        ({"pts": 12, "fg2m": 3, "fg2a": 3, "fg3m": 2, "fg3a": 2, "ftm": 0}, None, True),
    ],
)
def test_last_points_are_those_of_a_shot_that_was_made(home, away, is_right):
    line = {**home, "con": 3, "blk": 1}
    others = {"blk": 0, "con": 2}
    possessions = home["fg2a"] + home.get("fg3a", 0) - 5
    others["fg2a"] = 3 + possessions

    says = told(line, others)

    lines = [line for line in says if "cannot have come to" in line]
    assert (lines == []) is is_right


@pytest.mark.parametrize(("home", "kind"), [({"fta": 2, "and1": 1, "ftm": 2}, "win")])
def test_first_of_two_throws_or_a_foul_basket_may_end_the_game(home, kind):
    assert told(home) == []
    assert result_of(home).kind == kind


def test_level_game_is_decided_by_a_tip_off_worth_a_point():
    home = {"pts": 9, "ftm": 0}

    assert told(home, max_possessions=13) == []
    assert result_of(home, max_possessions=13) == Result("capped", 9, 8)
    assert box_of(home, max_possessions=13).team(HOME)["dec"] == 1
    assert told(home, max_possessions=14) == [
        "Arden: 9 points, but shots and throws give 8.",
        "At 9–8 nobody has won yet: it takes 10 points and a lead of 1.",
    ]


def test_tip_off_may_decide_for_away_too():
    home = {"pts": 8, "ftm": 0}
    away = {"pts": 9}

    assert told(home, away, max_possessions=13) == []
    assert box_of(home, away, max_possessions=13).team(AWAY)["dec"] == 1


def test_level_game_at_the_points_to_win_was_over_before():
    home = {"pts": 9, "ftm": 0}

    assert told(home, max_possessions=13, target_score=8) == [
        "Arden cannot have come to 9–8 with its last points: the game was over before."
    ]
    assert told(home, max_possessions=13, target_score=8, win_by=2) == []


def test_decided_game_left_no_free_throw():
    home = {"pts": 9, "ftm": 0, "fta": 2}

    assert told(home, max_possessions=13) == [
        "Arden: free throws tried (2) do not fit baskets with a foul (1): each of "
        "these gives one, and any other foul two."
    ]


def test_level_score_is_no_end():
    assert told({"pts": 8, "ftm": 0}, max_possessions=14) == [
        "At 8–8 nobody has won yet: it takes 10 points and a lead of 1."
    ]


def test_rebounds_are_shots_left_to_chance_that_missed():
    none = {"orb": 0, "drb": 0}
    # a sixth shot of home's missed by chance: away got the rebound, and a shot more
    home, away = {**none, "fg2a": 6}, {**none, "fg2a": 4, "drb": 1}

    assert told(none, none, rebounds=True) == []
    assert told({**home, "drb": 1}, away, rebounds=True) == []
    assert told(home, away, rebounds=True) == [
        "Rebounds after shots of Bexley (0) must be as many as were left to chance and "
        "missed, 1 to 1."
    ]


def test_periods_are_one():
    two = ((5, 4), (5, 4))

    assert told(periods=two)[0] == "There are 1 periods at most, and 2 are filled in."
    assert told(periods=())[0] == "There are 1 periods at least, and 0 are filled in."


def test_column_that_follows_and_is_another_is_named():
    options = RULESET.check_options({})
    box = box_of()
    box.team(AWAY)["pf"] += 1

    faults = SHEET.check(box, options)

    assert [fill(fault.words, NAMES) for fault in faults] == [
        "Bexley: PF would be 2 and not 3."
    ]
    assert faults[0].places == (Place(AWAY, "pf"),)


def test_every_real_game_adds_up(random_games):
    for number in range(max(48, random_games)):
        source = random.Random(number)
        chosen = random_options(RULESET, source) if number % 2 else {}
        if number % 3 == 0:
            # deciding tip-offs are as rare as long games otherwise
            chosen = {**chosen, "max_possessions": 1 + number % 25}
        sheets = [TeamSheet(coach=source.choice(RULESET.coaches)) for _side in SIDES]
        game = simulate(RULESET, *sheets, chosen, number).game
        options = RULESET.check_options(chosen)
        box = tally(RULESET, game.events)

        faults = SHEET.check(box, options)

        assert [fill(fault.words, NAMES) for fault in faults] == []
        assert SHEET.result(box, options) == game.result
