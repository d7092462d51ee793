"""Every decision is well formed, and every answer to it is judged."""

import json
from typing import Any

import pytest

from simulation.chance import Stream
from simulation.errors import IllegalChoice
from simulation.protocol import CHANCE
from simulation.record import MAX_BYTES, MAX_CHOICES
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet
from tests.simulation.conformance.random_games import (
    GAMES,
    Moment,
    decision_faults,
    extreme_options,
    play_game,
    replayed,
    snapshot,
    worth,
)


def strangers(moment: Moment) -> list[str]:
    """Return choices that are not listed: odd ones, and those of other decisions."""
    options = moment.decision.options
    odd = [
        "",
        " ",
        "nonsense",
        f"{options[0]} ",
        f" {options[0]}",
        options[0].swapcase(),
    ]
    others = dict.fromkeys(moment.played.record.choices)
    return [choice for choice in (*odd, *others) if choice not in options]


def own_run(moment: Moment) -> tuple[str, ...]:
    """Return the choices that the asked side made before another was asked."""
    actors = [actor for actor, _kind in moment.played.kinds[moment.place :]]
    length = next(
        (index for index, actor in enumerate(actors) if actor != actors[0]),
        len(actors),
    )
    return moment.rest[:length]


def declared_run(moment: Moment) -> tuple[str, ...]:
    """Return as much of its own run as the asked side may choose at once.

    In a game with secrets that ends with the first choice that makes an event.
    """
    run = own_run(moment)
    if not moment.game.has_secrets:
        return run
    game = moment.game.copy()
    for index, choice in enumerate(run, start=1):
        game.apply(choice)
        if game.events:
            return run[:index]
    return run


def events_follow(game, choice: str) -> bool:
    """Whether a choice makes something happen, rather than ask for the rest of it."""
    trial = game.copy()
    trial.apply(choice)
    return bool(trial.events)


def refusal_of(game, run: list[str]) -> str:
    with pytest.raises(IllegalChoice) as refused:
        game.apply_all(run)
    return str(refused.value)


def test_games_end_below_the_limits_of_a_record(games):
    longest = max(len(game.record.choices) for game in games)
    largest = max(len(game.record.dump()) for game in games)

    assert [game.record.seed for game in games if game.record.result is None] == []
    assert longest < MAX_CHOICES
    assert largest < MAX_BYTES


def test_decisions_are_well_formed_and_positions_readable_in_every_game(games):
    assert [fault for game in games for fault in game.faults] == []


def test_sides_are_asked_only_what_belongs_to_a_group(ruleset, games):
    met = {kind for game in games for actor, kind in game.kinds if actor != CHANCE}

    assert met - set(ruleset.groups) == set()


def test_games_end_and_ask_well_at_the_extremes_of_the_options(ruleset):
    faults: list[str] = []
    players = play_game(ruleset, 0).record.home.players
    sheet = TeamSheet(coach=ruleset.coaches[0], players=players)

    for values in extreme_options(ruleset):
        playing = simulate(ruleset, sheet, sheet, values, seed=1)
        game = ruleset.start(sheet, sheet, values)
        for choice in playing.choices[:1000]:
            faults += decision_faults(game.pending)
            game.apply(choice)

        assert playing.game.result is not None
        assert len(playing.record().dump()) < MAX_BYTES

    assert faults == []


def test_every_listed_option_applies(moments):
    for moment in moments:
        for option in moment.decision.options:
            game = moment.game.copy()
            game.apply(option)

            assert game.pending is not None or game.result is not None


def test_unlisted_choices_raise_and_change_nothing(moments):
    for moment in moments:
        before = snapshot(moment.game)

        for choice in strangers(moment):
            with pytest.raises(IllegalChoice):
                moment.game.apply(choice)

        assert snapshot(moment.game) == before


def test_a_choice_after_the_end_raises_and_changes_nothing(games):
    for played in worth(games, 20):
        record = played.record
        game = played.ruleset.start(record.home, record.away, record.options)
        game.apply_all([])
        for choice in record.choices:
            game.apply(choice)
        before = snapshot(game)

        with pytest.raises(IllegalChoice):
            game.apply(record.choices[-1])

        assert snapshot(game) == before
        assert game.pending is None


def test_refusals_of_chance_do_not_tell_what_is_left(moments):
    for moment in moments:
        if moment.decision.actor != CHANCE:
            continue
        with pytest.raises(IllegalChoice) as refused:
            moment.game.copy().apply("nonsense")

        told = set(str(refused.value).split())
        assert told & set(moment.decision.options) == set()


def test_a_run_of_choices_gives_what_one_by_one_gives(moments):
    for moment in moments:
        choices = declared_run(moment)
        at_once, singly = moment.game.copy(), moment.game.copy()

        at_once.apply_all(choices)
        for choice in choices:
            singly.apply(choice)

        assert snapshot(at_once) == snapshot(singly)


def test_a_run_with_an_unlisted_choice_changes_nothing(moments):
    for moment in moments:
        before = snapshot(moment.game)

        with pytest.raises(IllegalChoice):
            moment.game.apply_all([*declared_run(moment)[:-1], "nonsense"])
        with pytest.raises(IllegalChoice):
            moment.game.apply_all([*declared_run(moment), "nonsense"])

        assert snapshot(moment.game) == before


def test_a_run_across_two_actors_changes_nothing(moments):
    for moment in moments:
        length = len(own_run(moment))
        if length == len(moment.rest):
            continue
        before = snapshot(moment.game)

        with pytest.raises(IllegalChoice, match="another decides|when it is asked"):
            moment.game.apply_all(moment.rest[: length + 1])

        assert snapshot(moment.game) == before


def test_refused_runs_tell_nothing_of_a_hidden_hand(moments):
    for moment in moments:
        who = moment.decision.actor
        if not moment.game.has_secrets or who == CHANCE:
            continue
        other = moment.game.view(who).sample(Stream(moment.place))
        run = [moment.rest[0], "nonsense"]
        if not events_follow(moment.game, run[0]):
            continue

        told = [refusal_of(game, run) for game in (moment.game, other)]

        assert told[0] == told[1]


def test_a_game_has_secrets_where_its_ruleset_is_hidden(moments):
    assert [
        moment.played.ruleset.slug
        for moment in moments
        if moment.game.has_secrets != moment.played.ruleset.hidden
    ] == []


def test_a_copy_shares_nothing_with_its_original(moments):
    for moment in moments:
        before = snapshot(moment.game)
        first = moment.game.copy()
        second = first.copy()
        copied = snapshot(second)

        for choice in moment.rest:
            first.apply(choice)

        assert snapshot(moment.game) == before
        assert snapshot(second) == copied
        assert second.position() == moment.game.position()
        assert second.pending == moment.game.pending
        assert second.events == []


def test_a_copy_is_in_the_same_position_at_every_decision_of_a_game(games):
    for played in worth(games, max(8, GAMES // 5)):
        for moment in replayed(played):
            copied = moment.game.copy()

            assert copied.position() == moment.game.position()
            assert copied.pending == moment.game.pending


def test_a_copy_goes_on_as_its_original_did(moments):
    for moment in moments:
        game = moment.game.copy()

        for choice in moment.rest:
            game.apply(choice)

        assert moment.is_reached(game, moment.game.events + game.events)


def test_equal_positions_list_equal_options_in_equal_order(moments):
    listed: dict[str, Any] = {}

    for moment in moments:
        position = moment.game.position()
        position.pop("pending")
        record = moment.played.record
        header = [dict(record.options), record.home.to_json(), record.away.to_json()]
        key = json.dumps([header, position], sort_keys=True)
        pending = moment.decision

        assert listed.setdefault(key, pending) == pending


def test_every_option_of_every_decision_of_a_game_applies(games):
    for played in worth(games, max(2, GAMES // 100)):
        for moment in replayed(played):
            for option in moment.decision.options:
                moment.game.copy().apply(option)
