"""The score sheet: what is written down, and every identity that it must keep."""

import random

import pytest

from simulation.boxscore import tally
from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.scoresheet import SHEET
from simulation.protocol import AWAY, HOME, SIDES, Result
from simulation.runner import simulate
from simulation.scoresheet import Place
from simulation.teamsheet import TeamSheet
from simulation.words import fill
from tests.simulation.conformance.random_games import random_options

NAMES = {"H": "Arden", "A": "Bexley"}
#: Away: 3 runs on 6 hits by 13 batters. Home wins 4–3 with two out in the third.
AWAY_LINE = {
    "pts": 3,
    "1b": 4,
    "2b": 1,
    "3b": 0,
    "hr": 1,
    "lob": 1,
    "s1a": 8,
    "s2a": 2,
    "s3a": 0,
    "s4a": 2,
    "sfa": 1,
    "sfw": 1,
    "sf": 1,
    "sb": 1,
    "cs": 1,
    "gdp": 1,
    "fb": 6,
    "fbo": 2,
    "cb": 1,
    "cbo": 1,
    "sl": 0,
    "slo": 0,
    "ch": 7,
    "cho": 5,
    "dpa": 1,
    "best": 7,
}
HOME_LINE = {
    **AWAY_LINE,
    "pts": 4,
    "1b": 5,
    "hr": 0,
    "lob": 2,
    "s1a": 11,
    "s2a": 2,
    "s4a": 0,
    "cs": 0,
    "gdp": 0,
    "fb": 6,
    "fbo": 3,
    "cho": 4,
    "ch": 6,
    "dpa": 2,
}
PERIODS = ((1, 2), (1, 0), (2, 1))
ALL_RUNS = {"walkoff_all_runs": True}


def sheet_of(home=None, away=None, periods=PERIODS, **options):
    """Return the faults of a score sheet, filled with what differs from a sound one."""
    checked = RULESET.check_options(options)
    lines = {**HOME_LINE, **(home or {})}, {**AWAY_LINE, **(away or {})}
    box = SHEET.complete(dict(zip("HA", lines, strict=True)), periods, checked)
    return SHEET.check(box, checked)


def told(faults):
    """Return the faults in words."""
    return [fill(fault.words, NAMES) for fault in faults]


def test_sound_sheet_has_no_fault():
    assert told(sheet_of()) == []


@pytest.mark.parametrize(
    ("options", "left_out"),
    [
        ({"steals": False}, {"sb", "cs"}),
        ({"sac_flies": False}, {"sfa", "sfw", "sf"}),
        ({"double_plays": False}, {"gdp", "dpa"}),
        ({}, set()),
    ],
)
def test_what_is_not_played_is_not_written_down(options, left_out):
    keys = {column.key for column in SHEET.columns(RULESET.check_options(options))}

    assert keys == set(AWAY_LINE) - left_out


def test_what_follows_is_worked_out():
    options = RULESET.check_options({"innings": 9})
    periods = (*[(0, 0)] * 8, (1, 2), (2, 1), (1, 0))

    box = SHEET.complete({"H": HOME_LINE, "A": AWAY_LINE}, periods, options)

    away = box.team(AWAY)
    following = {
        "i9": 2,
        "xi": 1,
        "pa": 13,
        "ab": 12,
        "h": 6,
        "tb": 10,
        "rbi": 3,
        "p_outs": 8,
        "p_h": 6,
        "p_r": 4,
        "p_hr": 0,
        "dp": 0,
    }
    assert {key: away[key] for key in following} == following
    assert list(away) == [item.key for item in RULESET.stat_columns if item.is_stored]


@pytest.mark.parametrize(
    ("points", "innings", "kind"),
    [
        ((4, 3), 3, "regulation"),
        ((4, 3), 4, "extra_innings"),
        ((3, 3), 4, "tie"),
    ],
)
def test_ending_follows_from_points_and_innings(points, innings, kind):
    options = RULESET.check_options({})
    home, away = ({**AWAY_LINE, "pts": number} for number in points)
    box = SHEET.complete({"H": home, "A": away}, ((0, 0),) * innings, options)

    assert SHEET.result(box, options) == Result(kind, *points)


@pytest.mark.parametrize(
    ("home", "away", "says", "first"),
    [
        pytest.param(
            {"lob": 3},
            {},
            "Arden: 6 batters reached base, but 4 scored, 3 were left and 0 were put "
            "out on the bases.",
            Place(HOME, "lob"),
            id="reached",
        ),
        pytest.param(
            {},
            {"hr": 4, "1b": 1, "s4a": 4, "s1a": 6},
            "Bexley hit 4 home runs, but scored 3 runs.",
            Place(AWAY, "hr"),
            id="home-runs",
        ),
        pytest.param(
            {},
            {"hr": 3, "s4a": 3, "1b": 2, "s1a": 7},
            "Bexley: 1 sacrifice flies scored 1 runs at least, and with home runs that "
            "is more than 3.",
            Place(AWAY, "sf"),
            id="flies",
        ),
        pytest.param(
            {},
            {"sfw": 0},
            "Bexley: sacrifice flies that scored (1) cannot be more than sacrifice "
            "flies that moved the runners (0).",
            Place(AWAY, "sf"),
            id="more-scored-than-moved",
        ),
        pytest.param(
            {},
            {"sb": 9},
            "Bexley tried 10 steals, but 4 singles and 1 doubles leave room for 9.",
            Place(AWAY, "sb"),
            id="steals",
        ),
        pytest.param(
            {"fb": 5},
            {},
            "Arden threw 12 pitches, but 13 batters of Bexley saw one.",
            Place(HOME, "fb"),
            id="pitches",
        ),
        pytest.param(
            {"cho": 5},
            {},
            "Arden: the pitches brought 9 outs, but 8 of Bexley were out at the plate "
            "or doubled off.",
            Place(HOME, "fbo"),
            id="outs-by-pitch",
        ),
        pytest.param(
            {"cbo": 3, "fbo": 1},
            {},
            "Arden: outs by curveball (3) cannot be more than two for each of 1.",
            Place(HOME, "cbo"),
            id="two-outs-a-pitch",
        ),
        pytest.param(
            {"dpa": 0},
            {},
            "Bexley hit into 1 double plays, Arden tried 0, and 6 batters were out at "
            "the plate: none can be more than the next.",
            Place(HOME, "dpa"),
            id="double-plays-not-tried",
        ),
        pytest.param(
            {"dpa": 7},
            {},
            "Bexley hit into 1 double plays, Arden tried 7, and 6 batters were out at "
            "the plate: none can be more than the next.",
            Place(HOME, "dpa"),
            id="double-plays-without-an-out",
        ),
        pytest.param(
            {"best": 10},
            {},
            "Arden: the best hand is a number from 1 to 9, and not 10.",
            Place(HOME, "best"),
            id="best-hand",
        ),
        pytest.param(
            {"s1a": 13},
            {"fb": 8, "fbo": 4},
            "Arden made 10 outs, but 3 halves of an inning have 6 to 8.",
            Place(HOME, "s1a"),
            id="outs",
        ),
        pytest.param(
            {"lob": 10, "1b": 13, "s1a": 19},
            {"fb": 14},
            "Arden left 10 on base, but 3 halves leave 9 at most.",
            Place(HOME, "lob"),
            id="left-on-base",
        ),
    ],
)
def test_broken_identity_is_named(home, away, says, first):
    faults = sheet_of(home=home, away=away)

    assert told(faults) == [says]
    assert faults[0].places[0] == first


def test_outs_go_on_from_sound_swings_alone():
    says = told(sheet_of(away={"1b": 9, "s1a": 8}))

    assert says[0] == "Bexley: singles (9) cannot be more than swings for a single (8)."
    assert not [line for line in says if "pitches" in line and "Arden" in line]


def test_half_that_is_not_played_has_no_runs():
    home = {"pts": 5, "lob": 1}

    says = told(sheet_of(home=home, periods=((1, 2), (3, 1), (1, 0))))

    assert says == [
        "Arden made 8 outs, but 2 halves of an inning have 6 to 6.",
        "Arden led before the last half, which is then not played: it has no runs.",
    ]


@pytest.mark.parametrize(
    ("home", "options", "most"),
    [
        ({}, {}, 1),
        ({"hr": 1, "s4a": 1, "1b": 4, "s1a": 10}, {}, None),
        ({"2b": 0, "s2a": 0, "1b": 6, "s1a": 13, "sf": 0}, ALL_RUNS, 1),
        ({}, ALL_RUNS, None),
    ],
)
def test_a_lead_that_ends_the_game_is_small(home, options, most):
    line = {"pts": 5, "lob": 1, **home}

    says = told(sheet_of(home=line, periods=((2, 3), (0, 0), (3, 0)), **options))

    wrong = "Arden won in the last half by 2, but such a hit wins by 1 at most."
    assert says == ([] if most is None else [wrong])


def test_a_triple_wins_by_three_where_all_runs_count():
    line = {"pts": 6, "lob": 0, "3b": 1, "s3a": 1, "1b": 4, "s1a": 10}

    says = told(sheet_of(home=line, periods=((2, 3), (0, 0), (4, 0)), **ALL_RUNS))
    plain = told(sheet_of(home=line, periods=((2, 3), (0, 0), (4, 0))))

    assert says == []
    assert plain == [
        "Arden won in the last half by 3, but such a hit wins by 1 at most."
    ]


def test_two_hundred_batters_may_leave_a_half_without_three_out():
    runs = {"pts": 303, "1b": 306, "2b": 0, "s2a": 0, "hr": 0, "s4a": 0, "s1a": 306}
    line = {**runs, "sfa": 2, "sfw": 2, "sf": 2, "lob": 2, "gdp": 0}
    home = {"fb": 308, "fbo": 2, "cb": 0, "cbo": 0, "ch": 0, "cho": 0, "dpa": 0}

    says = told(sheet_of(away=line, home=home, periods=((1, 303), (1, 0), (2, 0))))

    assert [text for text in says if "outs" in text] == [
        "Arden made 8 outs, but 3 halves of an inning have 9 to 9."
    ]


def test_faults_name_cells_that_the_league_has():
    nobody = {"sb": 0, "cs": 0}

    faults = sheet_of(home={"lob": 3, **nobody}, away=nobody, steals=False)

    places = [place.key for fault in faults for place in fault.places]
    assert "lob" in places
    assert "cs" not in places


def test_extra_innings_are_for_level_games():
    says = told(sheet_of(periods=(*PERIODS, (0, 0))))
    level = told(sheet_of(home={"pts": 3, "lob": 3}, periods=((1, 2), (1, 0), (1, 1))))

    assert says[-1] == "The game was over after 3, 4–3."
    assert level[-1] == "A level game goes on: it is 3–3 after 3."


def test_number_of_innings_is_that_of_the_rules():
    few = told(sheet_of(periods=PERIODS[:2]))
    none = told(sheet_of(periods=()))

    assert few[0] == "There are 3 periods at least, and 2 are filled in."
    assert none[0] == "There are 3 periods at least, and 0 are filled in."


def test_column_that_follows_and_is_another_is_named():
    options = RULESET.check_options({})
    box = SHEET.complete({"H": HOME_LINE, "A": AWAY_LINE}, PERIODS, options)
    box.team(AWAY)["p_outs"] += 1

    faults = SHEET.check(box, options)

    assert told(faults) == ["Bexley: P_OUTS would be 8 and not 9."]


def test_every_real_game_adds_up(random_games):
    for number in range(max(12, random_games // 5)):
        source = random.Random(number)
        chosen = random_options(RULESET, source) if number % 2 else {}
        sheets = [TeamSheet(coach=source.choice(RULESET.coaches)) for _side in SIDES]
        game = simulate(RULESET, *sheets, chosen, number).game
        options = RULESET.check_options(chosen)
        box = tally(RULESET, game.events)

        assert told(SHEET.check(box, options)) == []
        assert SHEET.result(box, options) == game.result
