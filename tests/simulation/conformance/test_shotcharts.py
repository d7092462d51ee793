"""A shot chart, the factors and the kinds of plays agree with box score and events."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from simulation.boxscore import Ratio
from simulation.protocol import AWAY, HOME, SIDE_SLOTS
from simulation.registry import rulesets
from tests.simulation.conformance.random_games import play_games

SVG = "{http://www.w3.org/2000/svg}"
CHARTED = [each for each in rulesets() if each.shot_chart is not None]


@pytest.fixture(params=CHARTED, ids=[each.slug for each in CHARTED])
def charted(request):
    """A ruleset that draws shots."""
    return request.param


@pytest.fixture
def chart(charted):
    return charted.shot_chart


@pytest.fixture
def charted_games(charted):
    return play_games(charted)


def test_attempts_sum_to_the_box_score(chart, charted_games):
    for game in charted_games:
        summed = Counter()
        for attempt in chart.attempts(game.events):
            keys = ["fga"] + ["fg3a"] * (attempt.points == 3)
            keys += [f"{key[:-1]}m" for key in keys if attempt.made]
            for subject in (attempt.subject, attempt.subject[0]):
                for key in keys:
                    summed[subject, key] += 1
                if attempt.made:
                    summed[subject, "pts"] += attempt.points

        for subject, line in game.box.lines.items():
            for key in ("fga", "fgm", "fg3a", "fg3m"):
                assert summed[subject, key] == line.get(key, 0)
            from_the_field = line.get("pts", 0) - line.get("ftm", 0)
            assert summed[subject, "pts"] == from_the_field
        assert {subject for subject, _key in summed} <= set(game.box.lines)


def test_attempts_are_worth_what_their_zone_is_and_come_in_order(chart, charted_games):
    worth = {zone.name: zone.points for zone in chart.zones}

    for game in charted_games:
        attempts = list(chart.attempts(game.events))

        assert [item.points for item in attempts] == [
            worth[item.zone] for item in attempts
        ]
        places = [item.event for item in attempts]
        assert places == sorted(set(places))


def test_zones_are_named_once_and_those_next_to_the_basket_come_first(chart):
    names = [zone.name for zone in chart.zones]

    assert len(set(names)) == len(names)
    assert [zone.points for zone in chart.zones] == sorted(
        zone.points for zone in chart.zones
    )


def test_the_drawing_names_itself_and_keeps_the_rules_of_drawings(chart):
    counts = {zone.name: (place % 4, 4) for place, zone in enumerate(chart.zones)}

    drawing = ElementTree.fromstring(chart.draw(counts))  # noqa: S314 - our own

    assert drawing.get("role") == "img"
    assert drawing.findtext(f"{SVG}title")
    assert drawing.findtext(f"{SVG}desc")
    for element in drawing.iter():
        assert element.attrib.keys().isdisjoint({"id", "style"})


def test_an_empty_chart_can_be_drawn(chart):
    drawing = ElementTree.fromstring(chart.draw({}))  # noqa: S314 - our own

    assert drawing.findtext(f"{SVG}desc")


def test_factors_are_made_of_stored_columns_and_named_like_no_column(ruleset):
    stored = {
        column.key
        for column in ruleset.stat_columns
        if column.is_of_teams and not isinstance(column.adds, Ratio)
    }
    keys = [factor.key for factor in ruleset.factors]

    assert len(set(keys)) == len(keys)
    assert set(keys).isdisjoint(column.key for column in ruleset.stat_columns)
    for factor in ruleset.factors:
        assert {term.key for term in (*factor.above, *factor.below)} <= stored


def test_factors_can_be_worked_out_of_any_game(ruleset, games):
    for game in games:
        for side in (HOME, AWAY):
            for factor in ruleset.factors:
                share = factor.value(game.box.team(side), game.box.team(1 - side))

                assert share is None or share >= 0


def test_every_line_that_is_told_has_one_kind_where_there_are_kinds(ruleset, events):
    listed = Counter(kind for each in ruleset.play_kinds for kind in each.kinds)
    names = [each.name for each in ruleset.play_kinds]

    assert set(listed) <= set(ruleset.event_kinds)
    assert set(listed.values()) <= {1}
    assert len(set(names)) == len(names)
    told = {event.kind for event in events if ruleset.describe(event) is not None}
    assert told <= set(listed) or not listed


def test_nobody_has_more_fouls_than_the_limit(ruleset, games):
    for game in games:
        limit = ruleset.foul_limit(game.record.options)
        if limit is None:
            continue
        fouls = [
            line.get(limit.key, 0)
            for slot, line in game.box.lines.items()
            if slot not in SIDE_SLOTS
        ]

        assert max(fouls, default=0) <= limit.most
