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
        counted["rebounds tried"] += sum(
            event.kind == "rebound_try" and event.side == own and event.card != ""
            for event in events
        )
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


def test_club_that_sends_any_card_after_its_misses_goes_the_most_often():
    tried = {name: totals(name)["rebounds tried"] for name in TEAMS}

    assert tried["TAR"] == max(tried.values())
    assert tried["TAR"] > tried[PLAIN] > tried["BRA"]


def test_club_that_keeps_its_aces_makes_fewer_threes():
    assert totals("QUO")["fg3m"] < totals(PLAIN)["fg3m"]
