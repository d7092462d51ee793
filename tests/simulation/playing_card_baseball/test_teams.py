"""The clubs of exhibitions play as they are said to."""

from collections import Counter
from functools import cache

import pytest

from simulation.boxscore import tally
from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.events import PinchHit, Reliever
from simulation.playing_card_baseball.teams import EXHIBITION_TEAMS
from simulation.protocol import AWAY, HOME
from simulation.runner import simulate

PLAIN = "PEB"
GAMES = 60
TEAMS = {team.abbreviation: team for team in EXHIBITION_TEAMS}


@cache
def totals(abbreviation: str) -> Counter[str]:
    """Return what a club comes to against the plain one, in both parks."""
    club, plain = TEAMS[abbreviation].sheet, TEAMS[PLAIN].sheet
    counted: Counter[str] = Counter()
    for seed in range(GAMES):
        sides, own = ((club, plain), HOME) if seed % 2 else ((plain, club), AWAY)
        events = simulate(RULESET, *sides, {}, seed).game.events
        counted.update(tally(RULESET, events).team(own))
        counted["substitutes"] += sum(
            isinstance(event, PinchHit | Reliever) and event.side == own
            for event in events
        )
    return counted


def heat(abbreviation: str) -> float:
    """Return the share of fastballs among a club's pitches."""
    line = totals(abbreviation)
    return line["fb"] / (line["fb"] + line["ch"])


def test_plain_club_plays_by_the_defaults():
    assert TEAMS[PLAIN].sheet.profile == {}
    assert totals(PLAIN)["sb"] + totals(PLAIN)["cs"] == 0


@pytest.mark.parametrize("hot", ["TAL", "QUA"])
def test_club_of_heat_throws_more_fastballs(hot):
    assert heat(hot) > heat(PLAIN) + 0.05


def test_club_that_throws_heat_with_any_pair_throws_the_most():
    assert heat("TAL") > heat("QUA") > heat("BRA")


def test_club_that_freezes_the_hands_throws_the_fewest_fastballs():
    assert heat("BRA") < heat(PLAIN) - 0.05


@pytest.mark.parametrize("big", ["GAL", "QUA"])
def test_club_of_big_swings_swings_for_more_home_runs(big):
    assert totals(big)["s4a"] > 1.2 * totals(PLAIN)["s4a"]


def test_patient_club_swings_for_fewer_home_runs():
    assert totals("MOS")["s4a"] < 0.9 * totals(PLAIN)["s4a"]


def test_clubs_that_run_steal_and_are_caught():
    tried = {club: totals(club)["sb"] + totals(club)["cs"] for club in ("DUN", "QUA")}

    assert tried["DUN"] > tried["QUA"] > 0
    assert totals("DUN")["cs"] > 0


def test_club_with_an_empty_bench_uses_more_substitutes():
    assert totals("ASH")["substitutes"] > totals(PLAIN)["substitutes"]
