"""What is said of the clubs is how they play."""

from collections import Counter
from functools import cache

import pytest

from simulation.boxscore import tally
from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.teams import EXHIBITION_TEAMS
from simulation.protocol import AWAY, HOME
from simulation.runner import simulate

TEAMS = {team.abbreviation: team for team in EXHIBITION_TEAMS}
PLAIN = "FER"
GAMES = 40


@cache
def totals(abbreviation: str) -> Counter[str]:
    """Return what a club does in forty games against the plain one."""
    club, plain = TEAMS[abbreviation].sheet, TEAMS[PLAIN].sheet
    counted: Counter[str] = Counter()
    for seed in range(GAMES):
        sides, own = ((club, plain), HOME) if seed % 2 else ((plain, club), AWAY)
        playing = simulate(RULESET, *sides, {}, seed)
        counted.update(tally(RULESET, playing.game.events).team(own))
    return counted


def share(abbreviation: str) -> float:
    """Return how many of a club's AND 1 cards were cashed."""
    return totals(abbreviation)["a1m"] / totals(abbreviation)["a1a"]


def test_plain_club_plays_by_the_defaults():
    assert TEAMS[PLAIN].sheet.profile == {}
    assert totals(PLAIN)["take"] == 0


@pytest.mark.parametrize("careful", ["COP", "THI", "HIF"])
def test_club_that_saves_stoppers_lets_shots_through(careful):
    assert totals(careful)["take"] > 5 * GAMES
    assert totals(careful)["stp"] < totals(PLAIN)["stp"]


def test_club_that_hoards_two_stoppers_lets_the_most_through():
    assert totals("THI")["take"] > totals("COP")["take"]


@pytest.mark.parametrize("picky", ["QUI", "WIN", "HIF"])
def test_club_that_holds_and1_back_cashes_more_of_them(picky):
    assert totals(picky)["a1a"] < totals(PLAIN)["a1a"]
    assert share(picky) > share(PLAIN)


def test_club_that_wants_an_even_chance_is_pickier_than_one_that_wants_any():
    assert totals("QUI")["a1a"] < totals("WIN")["a1a"]
    assert share("QUI") > share("WIN")


@pytest.mark.parametrize("quick", ["LRK", "SGT", "HIF"])
def test_club_that_calls_time_early_calls_it_more_often(quick):
    assert totals(quick)["tmo"] > 3 / 2 * totals(PLAIN)["tmo"]


def test_club_that_wants_an_even_chance_calls_time_the_most():
    assert totals("LRK")["tmo"] > totals("SGT")["tmo"]
