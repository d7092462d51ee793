"""Views show what their viewer may know, and nothing else can be told from them."""

import json
import re
from collections import defaultdict
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from simulation.chance import Stream, derive_seed
from simulation.protocol import (
    AWAY,
    CHANCE,
    HOME,
    PUBLIC,
    Decision,
    Game,
    View,
)
from simulation.words import Words
from tests.simulation.conformance.random_games import (
    GAMES,
    Moment,
    snapshot,
    spread,
    worth,
)

VIEWERS: Final = (HOME, AWAY, PUBLIC)
SVG: Final = "{http://www.w3.org/2000/svg}"


def dealt_again(moment: Moment, who: int, number: int = 0) -> Game:
    """Return a game that agrees with a view, with the events that it shows."""
    view = moment.game.view(who)
    game = view.sample(Stream(derive_seed("dealt", moment.place, who, number)))
    assert game.events == []
    game.events.extend(view.events)
    return game


def shown(view: View) -> tuple[Any, ...]:
    """Return all that a view shows, in every form."""
    return (
        json.dumps(view.to_json(), sort_keys=True),
        repr(view),
        view.pending,
        view.score,
        list(view.events),
        view.who,
    )


@pytest.mark.parametrize("who", VIEWERS)
def test_a_decision_is_whole_for_its_actor_alone(moments, who):
    for moment in moments:
        decision = moment.decision
        pending = moment.game.view(who).pending

        if decision.actor == who:
            assert pending == decision
        elif decision.audience in (who, PUBLIC) or decision.actor != CHANCE:
            assert pending == Decision(
                decision.actor, decision.kind, (), "", Words(""), (), decision.audience
            )
        else:
            assert pending is None


@pytest.mark.parametrize("who", VIEWERS)
def test_options_of_others_are_in_no_view(moments, who):
    for moment in moments:
        written = moment.game.view(who).to_json()["pending"]

        if moment.decision.actor == who:
            assert written["options"] == list(moment.decision.options)
        else:
            assert written is None or written["options"] == []


@pytest.mark.parametrize("who", VIEWERS)
def test_events_are_seen_by_their_audience_alone_until_the_end(moments, who):
    for moment in moments:
        known = [
            event for event in moment.game.events if event.audience in (who, PUBLIC)
        ]

        view = moment.game.view(who)

        assert list(view.events) == known
        assert view.to_json()["events"] == [list(event) for event in known]


@pytest.mark.parametrize("who", VIEWERS)
def test_all_events_are_public_after_the_end(games, who):
    for played in worth(games, 20):
        record = played.record
        game = played.ruleset.start(record.home, record.away, record.options)
        game.apply_all([])
        for choice in record.choices:
            game.apply(choice)

        view = game.view(who)

        assert tuple(view.events) == played.events
        assert view.pending is None
        assert view.score == (record.result.home, record.result.away)
        assert view.to_json()["pending"] is None


@pytest.mark.parametrize("who", VIEWERS)
def test_a_view_is_plain_json_with_its_viewer_and_score(moments, who):
    for moment in moments:
        view = moment.game.view(who)
        written = view.to_json()

        assert json.loads(json.dumps(written, allow_nan=False)) == json.loads(
            json.dumps(written)
        )
        assert view.who == who
        assert view.score == moment.game.score


@pytest.mark.parametrize("who", VIEWERS)
def test_dealing_again_what_a_view_does_not_show_changes_nothing_in_it(
    ruleset, moments, who
):
    for moment in moments:
        view = moment.game.view(who)

        again = dealt_again(moment, who).view(who)

        assert shown(again) == shown(view)
        assert ruleset.board(again) == ruleset.board(view)


@pytest.mark.parametrize("who", VIEWERS)
def test_dealing_again_changes_nothing_all_over_a_game(games, who):
    for played in worth(games, 1 + GAMES // 500, least=1):
        for moment in spread(played):
            again = dealt_again(moment, who).view(who)

            assert shown(again) == shown(moment.game.view(who))


@pytest.mark.parametrize("who", VIEWERS)
def test_a_sample_is_a_function_of_what_the_view_shows(moments, who):
    for moment in moments:
        first = dealt_again(moment, who, 0)
        seed = derive_seed("second", moment.place)

        from_truth = moment.game.view(who).sample(Stream(seed))
        from_sample = first.view(who).sample(Stream(seed))

        assert from_sample.position() == from_truth.position()


@pytest.mark.parametrize("who", VIEWERS)
def test_samples_differ_from_the_truth_where_something_is_hidden(ruleset, moments, who):
    told = [
        dealt_again(moment, who).position() == moment.game.position()
        for moment in moments
    ]

    assert all(told) is not ruleset.hidden
    if ruleset.hidden:
        # a hand of two or three cards may be dealt as it was, most are not
        assert told.count(True) < len(told) / 2


@pytest.mark.parametrize("who", VIEWERS)
def test_a_sample_plays_on(moments, who):
    for moment in moments:
        game = dealt_again(moment, who)

        moment.play_on(game)

        assert (game.result is None) is (game.pending is not None)


@pytest.mark.parametrize("who", VIEWERS)
def test_what_a_viewer_has_seen_is_all_that_he_is_shown(moments, who):
    for moment in moments:
        by_sight: dict[str, set[str]] = defaultdict(set)
        if moment.decision.actor == who:
            continue
        for option in moment.decision.options:
            game = moment.game.copy()
            game.apply(option)
            view = game.view(who)
            pending = view.pending
            seen = repr([list(view.events), pending, game.pending is None])
            by_sight[seen].add(json.dumps(view.to_json(), sort_keys=True) + repr(view))

        assert [len(sights) for sights in by_sight.values() if len(sights) > 1] == []


def test_what_a_side_draws_is_told_to_that_side_alone(moments):
    for moment in moments:
        audience = moment.decision.audience
        if moment.decision.actor != CHANCE or audience == PUBLIC:
            continue
        for option in moment.decision.options:
            game = moment.game.copy()
            game.apply(option)

            assert [event.audience for event in game.events[:1]] == [audience]


def test_that_a_choice_was_forced_is_told_to_its_side_alone(events):
    forced = [event for event in events if event.kind == "forced"]

    assert [event for event in forced if event.audience != event.side] == []


@pytest.mark.parametrize("who", VIEWERS)
def test_looking_changes_nothing(ruleset, moments, who):
    for moment in moments:
        before = snapshot(moment.game)

        view = moment.game.view(who)
        shown(view)
        ruleset.board(view)
        view.sample(Stream(3))

        assert snapshot(moment.game) == before


@pytest.mark.parametrize("who", VIEWERS)
def test_the_board_is_an_accessible_drawing(ruleset, moments, who):
    for moment in moments:
        drawing = ruleset.board(moment.game.view(who))

        root = ElementTree.fromstring(drawing)  # noqa: S314 - drawn by our own engine

        assert root.tag == f"{SVG}svg"
        assert root.get("viewBox")
        assert root.get("role") == "img"
        assert root.findtext(f"{SVG}title")
        assert not re.search(r"\b(style|id|on\w+)=|<script|<image|href", drawing)
