"""What is said of the clubs is how they play."""

from collections import Counter
from functools import cache

import pytest

from simulation.boxscore import tally
from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.teams import EXHIBITION_TEAMS
from simulation.protocol import AWAY, HOME
from simulation.runner import simulate

TEAMS = {team.abbreviation: team for team in EXHIBITION_TEAMS}
PLAIN = "CRD"
GAMES = 16


def followed(events, own):
    """Return how often a side sent a card after a miss of its own."""
    shooter, count = None, 0
    for event in events:
        if event.kind in ("miss", "free_throw"):
            shooter = event.side
        elif event.kind == "rebound_try" and event.side == own == shooter:
            count += event.card != ""
    return count


@cache
def totals(abbreviation):
    """Return what a club does in some games against the plain one."""
    club, plain = TEAMS[abbreviation].sheet, TEAMS[PLAIN].sheet
    counted = Counter()
    for seed in range(GAMES):
        sides, own = ((club, plain), HOME) if seed % 2 else ((plain, club), AWAY)
        playing = simulate(RULESET, *sides, {}, seed)
        events = playing.game.events
        counted.update(tally(RULESET, events).team(own))
        counted["misses followed"] += followed(events, own)
    return counted


def test_plain_club_plays_by_the_defaults():
    assert TEAMS[PLAIN].sheet.profile == {}
    assert totals(PLAIN)["sta"] == totals(PLAIN)["bka"] == 0


@pytest.mark.parametrize("thief", ["SPR", "SOL", "DUN"])
def test_club_that_steals_tries_to(thief):
    assert totals(thief)["sta"] > 2 * GAMES
    assert totals(thief)["stl"] > 0


def test_club_that_reaches_in_whenever_it_can_does_so_the_most():
    assert totals("SPR")["sta"] == max(totals(name)["sta"] for name in TEAMS)


@pytest.mark.parametrize("blocker", ["HOB", "SOL", "DUN"])
def test_club_that_blocks_tries_to(blocker):
    assert totals(blocker)["bka"] > GAMES / 4


def test_club_that_calls_time_whenever_it_may_calls_it_the_most():
    assert totals("TAR")["tmo"] == max(totals(name)["tmo"] for name in TEAMS)
    assert totals("TAR")["tmo"] > totals(PLAIN)["tmo"]


def test_club_that_goes_after_no_miss_keeps_none_and_calls_no_time():
    assert totals("BRA")["misses followed"] == totals("BRA")["orb"] == 0
    assert totals("BRA")["tmo"] == 0
    assert totals(PLAIN)["misses followed"] > 0


def test_club_that_keeps_its_aces_makes_fewer_threes():
    assert totals("QUO")["fg3m"] < totals(PLAIN)["fg3m"]
