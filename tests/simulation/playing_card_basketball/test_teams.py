"""What is said of the clubs is how they play."""

from collections import Counter
from functools import cache

import pytest

from simulation.boxscore import tally
from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball.teams import EXHIBITION_TEAMS
from simulation.protocol import AWAY, HOME
from simulation.runner import simulate

TEAMS = {team.abbreviation: team for team in EXHIBITION_TEAMS}
PLAIN = "MAR"
GAMES = 80


@cache
def totals(abbreviation: str) -> Counter[str]:
    """Return what a club does in eighty games against the plain one."""
    club, plain = TEAMS[abbreviation].sheet, TEAMS[PLAIN].sheet
    counted: Counter[str] = Counter()
    for seed in range(GAMES):
        sides, own = ((club, plain), HOME) if seed % 2 else ((plain, club), AWAY)
        playing = simulate(RULESET, *sides, {}, seed)
        counted.update(tally(RULESET, playing.game.events).team(own))
    return counted


def share(abbreviation: str, key: str) -> float:
    """Return how often a club does something in a possession of its own."""
    return totals(abbreviation)[key] / totals(abbreviation)["poss"]


def test_there_are_eight_clubs():
    assert len(EXHIBITION_TEAMS) == 8


def test_plain_club_plays_by_the_defaults():
    assert TEAMS[PLAIN].sheet.profile == {}


def test_club_that_shoots_early_passes_less():
    assert share("BRA", "pass") < 2 / 3 * share(PLAIN, "pass")


def test_club_that_waits_for_kings_passes_more():
    assert share("SLO", "pass") > 5 / 4 * share(PLAIN, "pass")


def test_club_of_threes_shoots_them():
    assert totals("LAN")["fg3a"] > 5 * totals(PLAIN)["fg3a"]


@pytest.mark.parametrize(
    ("more", "fewer"), [("PIC", PLAIN), (PLAIN, "WIL"), ("WIL", "ASH")]
)
def test_clubs_go_for_steals_as_they_are_said_to(more, fewer):
    assert totals(more)["sta"] > totals(fewer)["sta"]


def test_club_that_contests_everything_fouls_the_most():
    most = max(TEAMS, key=lambda club: totals(club)["pf"])

    assert most == "IRQ"
    assert totals("IRQ")["con"] > 4 / 3 * totals(PLAIN)["con"]


def test_club_that_keeps_its_hands_down_contests_the_fewest():
    fewest = min(TEAMS, key=lambda club: totals(club)["con"])

    assert fewest == "WIL"
    assert totals("WIL")["con"] < totals(PLAIN)["con"] / 2
