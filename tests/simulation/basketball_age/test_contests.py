"""Rolls of two dice: what each total gives, and in how many of 36 ways (BA-17.4)."""

import pytest

from simulation.basketball_age.contests import (
    CHARTS,
    chart_of,
    modifier_of,
    odds,
    result_words,
    spans,
)
from simulation.basketball_age.tables import PLAYERS
from simulation.words import fill

PAIR = "H1:f3 A1:f3 A2:g3"
H1, A1 = PLAYERS.index("H1"), PLAYERS.index("A1")


def odds_of(verb, modifier=0):
    return {
        fill(result, {}): ways for result, ways in odds(verb, CHARTS[verb], modifier)
    }


@pytest.mark.parametrize(
    ("verb", "text"),
    [
        (
            "block",
            "3 or less block; 4 to 8 shot; 9 or more shot and foul; a natural 2 block; "
            "a natural 12 shot and foul, not hindered",
        ),
        (
            "steal",
            "4 or less steal; 5 to 7 unbalanced defender; 8 or more foul; a natural 2 "
            "steal; a natural 12 technical foul",
        ),
        ("lockdown", "4 or less offensive foul; 5 or more foul"),
        ("screen", "6 or less screened; 7 to 9 no effect; 10 or more offensive foul"),
        ("foul", "7 or less foul; 8 or more technical foul"),
    ],
)
def test_spans_are_those_of_the_chart(verb, text):
    assert fill(spans(verb, CHARTS[verb]), {}) == text


@pytest.mark.parametrize(
    ("verb", "ways"),
    [
        ("block", {"block": 3, "shot": 23, "shot and foul": 9}),
        ("steal", {"steal": 6, "unbalanced defender": 15, "foul": 14}),
        ("move_with", {"success": 25, "opponent stopped": 1, "failure": 9}),
    ],
)
def test_equal_opponents_have_the_chances_of_the_rule_book(verb, ways):
    found = odds_of(verb)

    assert sum(found.values()) == 36
    assert {result: found[result] for result in ways} == ways


@pytest.mark.parametrize("verb", CHARTS)
@pytest.mark.parametrize("modifier", [-5, 0, 6])
def test_results_share_all_36_ways(verb, modifier):
    assert sum(odds_of(verb, modifier).values()) == 36


@pytest.mark.parametrize("verb", CHARTS)
def test_basic_game_plays_by_these_charts(at, verb):
    assert chart_of(at(), verb) is CHARTS[verb]


@pytest.mark.parametrize(
    ("verb", "fields", "modifier"),
    [
        ("steal", {"dribble": "dribbling"}, 0),
        ("steal", {}, 1),
        ("block", {}, 0),
        ("move_with", {"defence_boost": {"away": 1}}, -1),
        ("screen", {}, 0),
        ("screen", {"attack_boost": {"home": 1}}, -1),
        ("foul", {"defence_boost": {"away": 1}}, 0),
    ],
)
def test_modifier_counts_ratings_and_timeouts(at, verb, fields, modifier):
    game = at(PAIR, ball="H1", **fields)

    assert modifier_of(game, verb, A1, H1, "shoot") == modifier


def test_result_without_a_name_is_called_as_it_is():
    assert fill(result_words("block", "deflected"), {}) == "deflected"
