"""A record plays again to the same game: whole, in part, resumed or taken back."""

import json
import random

from simulation.chance import SeededChance
from simulation.record import load, replay
from simulation.runner import Seat, first_difference, resimulate, run, simulate
from tests.simulation.conformance.digest import digest_of_games, digest_under
from tests.simulation.conformance.random_games import (
    GAMES,
    begin_again,
    coaches_of,
    misrolled,
    seed_of,
    worth,
)


def test_a_record_reads_back_as_it_was_written(games):
    for played in games:
        text = played.record.dump()

        again = load(text)

        assert again == played.record
        assert again.dump() == text
        assert load(text.encode()).digest() == played.record.digest()


def test_a_record_replays_to_equal_events_box_score_and_result(games):
    for played in worth(games, GAMES):
        again = replay(load(played.record.dump()))

        assert tuple(again.game.events) == played.events
        assert again.box == played.box
        assert again.game.result == played.record.result


def test_simulation_is_a_function_of_sheets_options_and_seed(ruleset, games):
    for played in worth(games, GAMES):
        record = played.record

        again = simulate(
            ruleset, record.home, record.away, record.options, seed_of(record)
        )

        assert again.record() == record


def test_another_seed_gives_another_game(ruleset, games):
    for played in worth(games, 20):
        record = played.record

        other = simulate(
            ruleset, record.home, record.away, record.options, seed_of(record) + 1
        )

        assert first_difference(other.choices, record.choices) is not None


def test_a_simulated_game_simulates_again(ruleset, games):
    for played in worth(games, 20):
        resimulate(ruleset, load(played.record.dump()))


def test_a_game_taken_back_anywhere_goes_on_to_the_same_end(ruleset, games):
    source = random.Random(1)
    for played in worth(games, GAMES):
        record = played.record
        playing = begin_again(played)
        home, away = coaches_of(ruleset, record)
        seats, chance = (Seat(home), Seat(away)), SeededChance(seed_of(record))
        length = len(record.choices)
        run(playing, seats, chance, stop_at=source.randint(0, length))

        playing.rewind(source.randint(0, len(playing.choices)))
        run(playing, seats, chance)

        assert playing.record() == record
        assert tuple(playing.game.events) == played.events


def test_a_game_resumed_by_fresh_coaches_goes_on_the_same(ruleset, moments):
    for moment in moments:
        record = moment.played.record
        playing = begin_again(moment.played)
        for choice in record.choices[: moment.place]:
            playing.answer(choice)
        home, away = coaches_of(ruleset, record)
        seats, chance = (Seat(home), Seat(away)), SeededChance(seed_of(record))

        run(playing, seats, chance, stop_at=moment.place + moment.followed)

        assert tuple(playing.choices[moment.place :]) == moment.rest
        assert moment.is_reached(playing.game, playing.game.events)


def test_rolled_chance_takes_its_own_number_after_typed_chance(ruleset, games):
    source = random.Random(2)
    for played in worth(games, 50):
        record = played.record
        playing = begin_again(played)
        home, away = coaches_of(ruleset, record)
        typed = source.randint(1, 30)
        while playing.game.pending is not None and playing.rolled < typed:
            run(playing, (Seat(home), Seat(away)), None)
            if (decision := playing.game.pending) is not None:
                playing.answer(source.choice(decision.options), "table")
        start = len(playing.choices)
        run(playing, (Seat(home), Seat(away)), SeededChance(seed_of(record)))

        assert misrolled(playing, start) == []
        assert playing.game.result is not None


def test_events_survive_json(ruleset, events):
    for event in events:
        stored = json.loads(json.dumps(list(event)))

        again = ruleset.event(stored)

        assert again == event
        assert type(again) is type(event)
        assert again.kind == event.kind == stored[-1]


def test_choices_do_not_depend_on_the_hash_seed(ruleset):
    here = digest_of_games(ruleset)

    assert [digest_under(ruleset.slug, hash_seed) for hash_seed in (1, 2)] == [
        here,
        here,
    ]
