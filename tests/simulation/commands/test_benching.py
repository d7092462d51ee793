"""``bench`` measures every ruleset with both coaches."""

import json

from simulation.commands.benching import REPETITIONS, Speed, measure
from simulation.registry import get_ruleset, rulesets

SLUG = "jukem_basketball"


def test_measurement_plays_at_least_one_game():
    speed = Speed()

    measure(get_ruleset(SLUG), "random", 0.0, speed)

    assert len(speed.games) == 1
    assert speed.games_per_second > 0
    assert speed.decisions_per_second > speed.games_per_second


def test_speed_is_the_median_of_its_repetitions():
    speed = Speed(games=[3.0, 1.0, 2.0], decisions=[30.0, 10.0, 20.0])

    assert (speed.games_per_second, speed.decisions_per_second) == (2.0, 20.0)


def test_speeds_are_printed_as_a_table(command):
    ran = command("bench", SLUG, SLUG, "--seconds", "0.001")

    lines = ran.out.splitlines()
    assert ran.status == 0
    assert [line.split()[:2] for line in lines[:-1]] == [
        ["ruleset", "coach"],
        [SLUG, "standard"],
        [SLUG, "random"],
    ]
    assert lines[-1] == f"CPU time, median of {REPETITIONS}"


def test_speeds_of_all_rulesets_are_printed_as_json(command, shootout_is_registered):
    ran = command("bench", "--seconds", "0.001", "--json")

    came = json.loads(ran.out)
    assert {slug: list(speeds) for slug, speeds in came.items()} == {
        slug: ["standard", "random"]
        for slug in (*(each.slug for each in rulesets()), "shootout")
    }
    assert came[SLUG]["random"]["games_per_cpu_second"] > 0
    assert came[SLUG]["random"]["decisions_per_cpu_second"] > 0
