"""The peer and the engines are measured in turn and set against the bars."""

import pytest

from benchmarks.__main__ import main, memory_verdicts, speed_verdicts, speeds
from benchmarks.engines import BARS, Comparison, compare
from benchmarks.memory import peak_memory, play
from benchmarks.peers import play_chess
from simulation.commands.benching import REPETITIONS, Speed
from simulation.registry import get_ruleset, rulesets

SLUG = "jukem_basketball"


def comparison(chess, random, standard_games):
    """Return a comparison of these speeds."""
    return Comparison(
        chess=Speed([1.0], [chess]),
        engines={
            SLUG: {
                "standard": Speed([standard_games], [2.0]),
                "random": Speed([3.0], [random]),
            }
        },
    )


def test_every_ruleset_has_bars():
    assert sorted(BARS) == sorted(ruleset.slug for ruleset in rulesets())


def test_random_game_of_chess_is_the_same_for_a_seed():
    assert play_chess(3) == play_chess(3)


def test_every_speed_is_measured_five_times():
    measured = compare(rulesets(), 0.001)

    listed = [measured.chess, *measured.engines[SLUG].values()]
    assert [len(speed.games) for speed in listed] == [REPETITIONS] * len(listed)
    assert all(speed.decisions_per_second > 0 for speed in listed)


def test_games_are_scaled_to_the_reference_core():
    measured = comparison(18_000.0, 45_000.0, 700.0)

    assert measured.random_ratio(SLUG) == 2.5
    assert measured.standard_games(SLUG) == 350.0


@pytest.mark.parametrize(
    ("random", "games", "passed"),
    [
        (18_000.0, 250.0, [True, True]),
        (17_999.0, 250.0, [False, True]),
        (18_000.0, 249.0, [True, False]),
    ],
)
def test_bars_are_the_least_that_passes(random, games, passed):
    verdicts = speed_verdicts(comparison(9_000.0, random, games))

    assert [verdict for _, verdict in verdicts] == passed
    assert [line[:4] for line, _ in verdicts] == [
        "pass" if each else "FAIL" for each in passed
    ]


def test_speeds_stand_beside_the_peer():
    lines = speeds(comparison(9_000.0, 27_000.0, 250.0)).splitlines()

    assert [line.split() for line in lines] == [
        ["games/s", "decisions/s", "ratio"],
        ["chess", "1.10.0", "random", "1.0", "9,000", "1.00"],
        [SLUG, "standard", "250.0", "2", "0.00"],
        [SLUG, "random", "3.0", "27,000", "3.00"],
    ]


def test_peak_memory_is_read_in_bytes(tmp_path):
    status = tmp_path / "status"
    status.write_text("Name:\tpython\nVmHWM:\t   2048 kB\n")

    assert peak_memory(status) == 2048 * 1024
    assert peak_memory(tmp_path / "missing") > 1_000_000


def test_games_for_memory_are_played_to_the_end():
    play(get_ruleset(SLUG), "random", range(1, 3))


@pytest.mark.slow
@pytest.mark.usefixtures("unmeasured")
def test_memory_of_every_engine_stays():
    measured = comparison(1.0, 1.0, 1.0)

    assert all(passed for _, passed in memory_verdicts(measured))


def test_bad_call_is_refused(capsys):
    with pytest.raises(SystemExit) as raised:
        main(["--seconds", "soon"])

    assert raised.value.code == 2
    assert "must be a number of seconds such as 0.5" in capsys.readouterr().err
