"""The score sheet: a line for each player, and what must agree (BA-14)."""

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.scoresheet import SHEET
from simulation.boxscore import tally
from simulation.protocol import AWAY, HOME, SIDES, Result
from simulation.rosters import average_sheet
from simulation.runner import simulate
from simulation.scoresheet import Place
from simulation.words import fill

NAMES = {"H": "Arden", "A": "Bexley", "H1": "7 Ann Lee", "H6": "0 Bo Rand"}
KEYS = [column.key for column in SHEET.player_columns({})]
# Four quarters of five minutes: 20 minutes each, 100 a team.
SHORT = {"quarter_minutes": 5}
PERIODS = ((6, 4), (5, 5), (6, 4), (6, 5))


def line(minutes, **figures):
    """Return a player's figures, those that are not named 0."""
    return {**dict.fromkeys(KEYS, 0), "sec": 60 * minutes, **figures}


# 23 points: 8 field goals, three of them 3-pointers, and 4 free throws.
ANN = line(20, gs=1, fgm=5, fga=9, fg3m=3, fg3a=4, ftm=3, fta=4, ast=2, pf=2)
HOME_LINES = {
    "H1": ANN,
    "H2": line(20, gs=1, fgm=2, fga=4, ast=3, tov=2, stl=1, oreb=1, dreb=2),
    "H3": line(20, gs=1, fgm=1, fga=3, dreb=3, blk=1),
    "H4": line(20, gs=1, dreb=2, tov=1),
    "H5": line(12, gs=1, pf=3),
    "H6": line(8, ftm=1, fta=2, oreb=1, tov=1),
}
# 18 points: 8 field goals, one of them a 3-pointer, and a free throw.
AWAY_LINES = {
    "A1": line(20, gs=1, fgm=4, fga=10, fg3m=1, fg3a=3, ast=1, dreb=3, stl=2),
    "A2": line(20, gs=1, fgm=2, fga=5, ast=4, oreb=2, dreb=1),
    "A3": line(20, gs=1, fgm=2, fga=3, ftm=1, fta=1, tov=2),
    "A4": line(20, gs=1, pf=4, dreb=2),
    "A5": line(20, gs=1, tov=1, blk=1),
}
LINES = {"H": {"team_tov": 1}, "A": {"team_tov": 0}, **HOME_LINES, **AWAY_LINES}


def options(**values):
    return RULESET.check_options({**SHORT, **values})


def faults(periods=PERIODS, without=(), *, values=None, **changed):
    """Return the faults of a sheet, filled with what differs from a sound one.

    :param changed: figures by subject: ``H1={"ftm": 9}``.
    """
    lines = {
        slot: {**figures, **changed.pop(slot, {})}
        for slot, figures in LINES.items()
        if slot not in without
    }
    lines |= {slot: line(0, **figures) for slot, figures in changed.items()}
    checked = options(**(values or {}))
    return SHEET.check(SHEET.complete(lines, periods, checked), checked)


def told(found):
    """Return faults in words."""
    return [fill(fault.words, NAMES) for fault in found]


def test_sound_sheet_has_no_fault():
    assert told(faults()) == []


def test_what_follows_is_not_written_down():
    assert [column.key for column in SHEET.columns({})] == ["team_tov"]
    assert " ".join(KEYS) == (
        "gs sec fgm fga fg3m fg3a ftm fta oreb dreb ast tov stl blk pf"
    )


def test_what_follows_is_worked_out():
    box = SHEET.complete(LINES, PERIODS, options())

    home, ann = box.team(HOME), box.lines["H1"]
    assert (ann["pts"], box.lines["H6"]["pts"]) == (16, 1)
    assert {key: home[key] for key in ("pts", "pm", "sec", "reb", "pf")} == {
        "pts": 23,
        "pm": 5,
        "sec": 6000,
        "reb": 9,
        "pf": 5,
    }
    assert {key: home[key] for key in ("bench_pts", "tov", "team_tov", "team_reb")} == {
        "bench_pts": 1,
        "tov": 5,
        "team_tov": 1,
        "team_reb": 0,
    }
    assert box.team(AWAY)["pm"] == -5


def test_what_nobody_can_tell_afterwards_is_left_out():
    box = SHEET.complete(LINES, PERIODS, options())

    missing = {"poss", "paint_pts", "off_tov_pts", "second_chance_pts"}
    assert all(missing.isdisjoint(box.team(side)) for side in SIDES)
    assert "pm" not in box.lines["H1"]


@pytest.mark.parametrize(("plus", "out"), [(False, 0), (True, 1)])
def test_foul_out_follows_from_the_limit(plus, out):
    box = SHEET.complete(LINES, PERIODS, options(plus=plus))

    assert box.lines["H5"]["fo"] == out


@pytest.mark.parametrize(
    ("periods", "kind"),
    [
        (PERIODS, "regulation"),
        ((*PERIODS[:3], (1, 5), (5, 0)), "overtime"),
    ],
)
def test_ending_follows_from_points_and_periods(periods, kind):
    box = SHEET.complete(LINES, periods, options())

    assert SHEET.result(box, options()) == Result(kind, 23, 18)


def test_level_game_after_the_last_overtime_is_a_tie():
    checked = options(max_overtimes=0)
    level = {**LINES, "A3": {**LINES["A3"], "fgm": 4, "fga": 5, "ftm": 2, "fta": 2}}
    box = SHEET.complete(level, ((6, 6), (5, 5), (6, 6), (6, 6)), checked)

    assert SHEET.result(box, checked) == Result("tie", 23, 23)
    assert told(SHEET.check(box, checked)) == []


@pytest.mark.parametrize(
    ("changed", "said", "first"),
    [
        (
            {"H1": {"ftm": 5}},
            "7 Ann Lee: free throws made (5) cannot be more than free throws tried "
            "(4).",
            Place(HOME, "ftm", player=1),
        ),
        (
            {"H1": {"fgm": 10}},
            "7 Ann Lee: field goals made (10) cannot be more than field goals tried "
            "(9).",
            Place(HOME, "fgm", player=1),
        ),
        (
            {"H6": {"fg3m": 1, "fg3a": 1}},
            "0 Bo Rand: 3-pointers made (1) cannot be more than field goals made (0).",
            Place(HOME, "fg3m", player=6),
        ),
        (
            {"H6": {"fg3a": 1}},
            "0 Bo Rand: 3-pointers tried (1) cannot be more than field goals tried "
            "(0).",
            Place(HOME, "fg3a", player=6),
        ),
        (
            {"H1": {"fg3a": 8}},
            "7 Ann Lee: without 3-pointers 2 field goals were made, but only 1 tried.",
            Place(HOME, "fgm", player=1),
        ),
        (
            {"H1": {"sec": 1201}},
            "7 Ann Lee played 20:01, and the game lasted 20:00.",
            Place(HOME, "sec", player=1),
        ),
        (
            {"H6": {"sec": 0}},
            "0 Bo Rand has figures, so he was in the game: write his minutes.",
            Place(HOME, "sec", player=6),
        ),
        (
            {"H6": {"sec": 540}},
            "Arden: the minutes add up to 101:00, but five players on court have "
            "100:00 together.",
            Place(HOME, "sec", player=1),
        ),
        (
            {"H6": {"sec": 420}},
            "Arden: the minutes add up to 99:00, but five players on court have 100:00 "
            "together.",
            Place(HOME, "sec", player=1),
        ),
        (
            {"H1": {"pf": 6}},
            "7 Ann Lee has 6 fouls. With 5 he is out of the game.",
            Place(HOME, "pf", player=1),
        ),
        (
            {"H6": {"gs": 1}},
            "Arden: 6 players are marked as starters. Five start.",
            Place(HOME, "gs", player=1),
        ),
        (
            {"H1": {"gs": 0}},
            "Arden: 4 players are marked as starters. Five start.",
            Place(HOME, "gs", player=2),
        ),
        (
            {"H1": {"ast": 4}},
            "7 Ann Lee cannot have more assists (4) than his team-mates made field "
            "goals (3).",
            Place(HOME, "ast", player=1),
        ),
        (
            {"H4": {"ast": 8}},
            "Arden: assists (13) cannot be more than field goals made (8).",
            Place(HOME, "ast", player=1),
        ),
        (
            {"H2": {"stl": 4}},
            "Arden: steals (4) cannot be more than turnovers of Bexley by a player "
            "(3).",
            Place(HOME, "stl", player=2),
        ),
        (
            {"H3": {"blk": 11}},
            "Arden: blocks (11) cannot be more than field goals that Bexley missed "
            "(10).",
            Place(HOME, "blk", player=3),
        ),
        (
            {"H2": {"oreb": 4}},
            "Arden missed 9 shots that were not blocked, free throws among them, but "
            "there are 11 rebounds of them: 5 by Arden and 6 by Bexley.",
            Place(HOME, "oreb", player=2),
        ),
        (
            {"H1": {"ftm": 4}},
            "Arden: 24 points, but those of the periods are 23.",
            Place(HOME, period=1),
        ),
    ],
)
def test_figures_that_cannot_be_are_named(changed, said, first):
    found = faults(**changed)

    assert said in told(found)
    assert first == next(
        fault.places[0] for fault in found if fill(fault.words, NAMES) == said
    )


def test_steal_is_a_turnover_of_a_player():
    found = faults(H2={"tov": 0}, H4={"tov": 1}, H6={"tov": 0}, H={"team_tov": 4})

    assert told(found) == [
        "Bexley: steals (2) cannot be more than turnovers of Arden by a player (1)."
    ]


def test_free_throws_alone_take_no_time():
    found = faults(H6={"sec": 0, "oreb": 0, "tov": 0}, H5={"sec": 1200})

    assert told(found) == []


def test_who_reads_a_clock_may_read_the_same_twice():
    found = faults(
        values={"clock_profile": "table"}, H6={"sec": 0}, H5={"sec": 20 * 60}
    )

    assert told(found) == []


def test_overtime_is_a_quarter_of_a_quarter():
    periods = ((6, 4), (5, 5), (6, 4), (1, 5), (5, 0))
    found = faults(periods)

    assert [said for said in told(found) if "Arden" in said] == [
        "Arden: the minutes add up to 100:00, but five players on court have 106:15 "
        "together."
    ]


def test_quarters_of_plus_mode_are_fifteen_minutes_at_most():
    found = faults(values={"plus": True, "quarter_minutes": 20}, H5={"pf": 0})

    assert "five players on court have 300:00 together" in told(found)[0]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (1200, []),
        (600, []),
        (0, ["0 Bo Rand has figures, so he was in the game: write his minutes."]),
    ],
)
def test_team_of_four_after_foul_outs_has_fewer_minutes(seconds, said):
    """Five were left, and one of these was out at some moment (BA-11.4)."""
    found = faults(
        without=("H5",), H6={"sec": seconds, "pf": 5, "gs": 1, "oreb": 0, "tov": 1}
    )

    assert told(found) == said


def test_who_was_left_was_on_court_all_the_time():
    found = faults(without=("H5",), H6={"pf": 5, "gs": 1}, H4={"sec": 600})

    assert told(found) == [
        "Arden: the minutes add up to 78:00. With 1 fouled out, 4 were left to be on "
        "court all the time, so it is 80:00 to 100:00."
    ]


def test_sheet_has_ten_players_at_most():
    extra = {f"H{number}": {} for number in range(7, 12)}

    assert told(faults(**extra)) == [
        "Arden: 11 players have a line. 10 are on a team sheet at most."
    ]


def test_level_game_goes_on_and_a_decided_one_does_not():
    over = faults(((6, 4), (5, 5), (6, 4), (5, 5), (1, 0)))
    level = faults(((6, 4), (5, 5), (6, 4), (1, 5)))

    assert "The game was over after Q4, 22–18." in told(over)
    assert "A level game goes on: it is 18–18 after Q4." in told(level)


@pytest.mark.parametrize("seed", range(6))
def test_every_game_of_the_standard_coach_adds_up(seed):
    """What people write down of a game is taken, and gives its figures again."""
    sheet = average_sheet(RULESET, "standard")
    playing = simulate(RULESET, sheet, sheet, SHORT, seed)
    box = tally(RULESET, playing.game.events)

    whole = SHEET.complete(SHEET.written(box, options()), box.periods, options())

    assert told(SHEET.check(box, options())) == []
    assert told(SHEET.check(whole, options())) == []
    assert has_the_figures_of(whole, box)


def has_the_figures_of(whole, box):
    """Tell whether a written box score has those of the real one, where counted."""
    return all(
        amount == box.lines[slot].get(key, 0)
        for slot, figures in whole.lines.items()
        for key, amount in figures.items()
    )
