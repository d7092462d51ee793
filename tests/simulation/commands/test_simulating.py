"""``simulate`` plays many games and adds them up exactly."""

import json
import math
import re
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.boxscore import tally
from simulation.commands.simulating import Moments, game_seed, play_many
from simulation.record import load, replay
from simulation.registry import get_ruleset
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SLUG = "jukem_basketball"
QUARTERS = ("Q1", "Q2", "Q3", "Q4")


@given(values=st.lists(st.integers(-1000, 1000), min_size=2))
def test_moments_are_mean_and_standard_error(values):
    moments = Moments()
    for value in values:
        moments.add(value)

    error = statistics.stdev(values) / math.sqrt(len(values))
    assert moments.mean == pytest.approx(statistics.fmean(values))
    assert moments.stderr == pytest.approx(error)


def test_single_value_has_no_standard_error():
    moments = Moments()
    moments.add(7)

    assert (moments.mean, moments.stderr) == (7.0, None)


def test_json_is_the_sum_of_the_games(command):
    ran = command(
        "simulate",
        SLUG,
        *("--games", 12, "--seed", 5, "--away", "random", "--json"),
        *("--option", "quarters=2", "--option", "refill=one_card"),
    )

    ruleset = get_ruleset(SLUG)
    games = [
        simulate(
            ruleset,
            TeamSheet(),
            TeamSheet(coach="random"),
            {"quarters": 2, "refill": "one_card"},
            game_seed(5, number),
        )
        for number in range(1, 13)
    ]
    scores = [playing.game.score for playing in games]
    decisions = [sum(playing.asked) for playing in games]
    stops = [tally(ruleset, playing.game.events).team(1)["stp"] for playing in games]
    came = json.loads(ran.out)
    assert list(came) == [
        "ruleset",
        "games",
        "wins",
        "coach_wins",
        "mean",
        "stderr",
        "decisions_per_game",
        "cpu_seconds",
        "games_per_cpu_second",
        "decisions_per_cpu_second",
    ]
    home = sum(home > away for home, away in scores)
    away = sum(home < away for home, away in scores)
    assert came["wins"] == {"home": home, "away": away, "ties": 12 - home - away}
    assert came["coach_wins"] == {"standard": home, "random": away}
    assert came["mean"]["home"]["pts"] == statistics.fmean(one for one, _ in scores)
    assert came["mean"]["away"]["stp"] == statistics.fmean(stops)
    assert came["stderr"]["away"]["stp"] == pytest.approx(
        statistics.stdev(stops) / math.sqrt(12)
    )
    assert came["stderr"]["decisions_per_game"] == pytest.approx(
        statistics.stdev(decisions) / math.sqrt(12)
    )
    assert came["decisions_per_game"] == statistics.fmean(decisions)
    assert set(came["mean"]["home"]) == {
        column.key for column in ruleset.stat_columns if column.is_stored
    }
    assert came["games_per_cpu_second"] == pytest.approx(12 / came["cpu_seconds"])


def test_swapped_coaches_play_every_second_game_on_the_other_side():
    ruleset = get_ruleset(SLUG)
    sheets = (TeamSheet(), TeamSheet(coach="default"))

    summary, first = play_many(ruleset, sheets, {}, range(2, 3), 5, swap=True)

    assert [sheet.coach for sheet in first.sheets] == ["default", "standard"]
    assert summary.wins == [0, 1, 0]
    assert summary.coach_wins == {"default": 0, "standard": 1}


def test_ties_are_counted_for_nobody():
    ruleset = get_ruleset(SLUG)
    options = {"quarters": 1, "max_overtimes": 0}
    sheets = (TeamSheet(), TeamSheet())

    summary, _ = play_many(ruleset, sheets, options, range(1, 200), 1)

    home, away, ties = summary.wins
    assert ties > 0
    assert summary.coach_wins == {"standard": home + away}


def test_no_game_cannot_be_summed_up():
    with pytest.raises(ValueError, match="no game"):
        play_many(get_ruleset(SLUG), (TeamSheet(), TeamSheet()), {}, range(1, 1), 0)


def test_same_call_gives_the_same_games(command):
    came = [
        json.loads(command("simulate", SLUG, "--games", 3, "--json").out)["mean"]
        for _ in range(2)
    ]

    assert came[0] == came[1]


def test_times_and_their_errors_are_minutes_and_seconds(command):
    ran = command("simulate", "basketball_age", "--games", 2, "--seed", 4)

    (minutes,) = [
        line.split() for line in ran.out.splitlines() if line.startswith("MIN ")
    ]
    assert minutes == ["MIN", "400:00", "0:00", "400:00", "0:00"]


def test_record_is_that_of_the_first_game(command, tmp_path):
    path = tmp_path / "game.json"

    ran = command("simulate", SLUG, "--games", 2, "--seed", 4, "--record", path)

    record = load(path.read_bytes())
    assert ran.status == 0
    assert record.seed == game_seed(4, 1)
    assert replay(record).game.result == record.result
    assert ran.out.endswith(f"the record of game 1 is in {path}\n")


def test_summary_tells_wins_means_and_speed(command):
    ran = command("simulate", SLUG, "--seed", 4, "--swap")

    lines = ran.out.splitlines()
    assert lines[0] == (
        "Jukem Basketball: 1 game of standard and standard, changing sides, seed 4"
    )
    assert lines[1] in (
        "home won 1, away won 0, 0 ties",
        "home won 0, away won 1, 0 ties",
    )
    assert lines[3].split() == ["mean", "of", "a", "game", "home", "±", "away", "±"]
    assert lines[-2].startswith("decisions a game: ")
    assert " CPU seconds of play: " in lines[-1]


def test_summary_tells_the_wins_of_two_coaches(command):
    ran = command("simulate", SLUG, "--seed", 4, "--away", "random")

    wins = {line for line in ran.out.splitlines() if re.match(r"\w+ won \d$", line)}
    assert wins in (
        {"standard won 1", "random won 0"},
        {"standard won 0", "random won 1"},
    )


@pytest.mark.parametrize(
    ("quarters", "headings"), [(1, ["Q1"]), (2, ["Q1", "Q2"]), (4, list(QUARTERS))]
)
def test_summary_has_the_periods_that_are_played(command, quarters, headings):
    ran = command("simulate", SLUG, "--option", f"quarters={quarters}")

    listed = [line.split()[0] for line in ran.out.splitlines() if line]
    assert [name for name in listed if re.fullmatch(r"Q\d", name)] == headings


@pytest.mark.usefixtures("shootout_is_registered")
def test_rated_players_are_average(command, tmp_path):
    path = tmp_path / "game.json"

    ran = command("simulate", "shootout", "--record", path)

    assert ran.status == 0
    assert [player.position for player in load(path.read_bytes()).home.players] == [
        "guard",
        "centre",
    ]


def test_outs_and_their_errors_are_innings_and_thirds(command):
    ran = command("simulate", "playing_card_baseball", "--games", 2, "--seed", 4)

    (innings,) = [
        line.split() for line in ran.out.splitlines() if line.startswith("IP ")
    ]
    assert all(re.fullmatch(r"\d+\.[012]", number) for number in innings[1:])
