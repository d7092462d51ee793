"""Games are played, noted down, taken back and simulated again."""

from dataclasses import replace

import pytest

from simulation.chance import ScriptedChance, SeededChance, Stream
from simulation.coaches import DefaultCoach
from simulation.errors import (
    ArchivedRecord,
    BadOption,
    IllegalChoice,
    RecordMismatch,
    RunawayGame,
)
from simulation.protocol import AWAY, HOME
from simulation.record import MAX_CHOICES, Segment
from simulation.registry import get_ruleset
from simulation.runner import (
    Playing,
    Seat,
    coach_seed,
    first_difference,
    resimulate,
    run,
    simulate,
)
from simulation.teamsheet import TeamSheet
from tests.simulation import shootout
from tests.simulation.shootout.rules import ShootoutGame

RULESET = shootout.RULESET
TEAM = shootout.team(4, 3, 2)
COMPUTER = Seat(DefaultCoach())
PERSON = Seat()


class EndlessShootout(shootout.Shootout):
    """Shootout that starts over whenever it would end."""

    def start(self, home, away, options):
        game = EndlessGame(3, 0, ((4, 3, 2), (4, 3, 2)))
        game.ask()
        return game


class EndlessGame(ShootoutGame):
    """A game whose first round never ends."""

    def _end_round(self):
        self.round = 1


def begin(**options):
    return Playing(RULESET, TEAM, TEAM, options, seed=5)


def test_a_game_starts_with_all_its_options():
    playing = begin(rounds=2)

    assert playing.options == {"rounds": 2, "extra_rounds": 5}
    assert playing.record().choices == ()
    assert playing.record().segments == ()
    assert playing.record().result is None


def test_a_game_does_not_start_with_bad_options():
    with pytest.raises(BadOption):
        begin(quarters=4)


def test_a_game_may_start_without_options_and_seed():
    playing = Playing(RULESET, TEAM, TEAM)

    assert playing.record().seed is None
    assert playing.options == {"rounds": 3, "extra_rounds": 5}


def test_answers_are_counted_and_noted_by_source():
    playing = begin()
    for choice, source in [
        ("send H1", "online"),
        ("near", "online"),
        ("d6 1", "table"),
        ("send A2", "simulated"),
        ("far", "simulated"),
    ]:
        playing.answer(choice, source)

    assert (playing.rolled, playing.asked) == (1, [2, 2])
    assert playing.choices == ["send H1", "near", "d6 1", "send A2", "far"]
    assert playing.segments == [
        Segment(0, "online"),
        Segment(2, "table"),
        Segment(3, "simulated"),
    ]


def test_an_illegal_answer_changes_nothing():
    playing = begin()

    with pytest.raises(IllegalChoice):
        playing.answer("near")

    assert (playing.choices, playing.segments, playing.asked) == ([], [], [0, 0])


def test_an_answer_after_the_end_is_refused():
    playing = simulate(RULESET, TEAM, TEAM, {}, seed=5)
    length = len(playing.choices)

    with pytest.raises(IllegalChoice, match="the game is over"):
        playing.answer("near")

    assert len(playing.choices) == length


def test_run_plays_to_the_end():
    playing = begin()

    run(playing, (COMPUTER, COMPUTER), SeededChance(5))

    assert playing.game.result is not None
    assert playing.segments == [Segment(0, "simulated")]


def test_run_stops_for_a_person():
    playing = begin()

    run(playing, (COMPUTER, PERSON), SeededChance(5))

    assert (playing.game.pending.actor, playing.game.pending.kind) == (AWAY, "send")
    assert playing.asked == [2, 0]


def test_run_stops_for_dice_on_the_table():
    playing = begin()

    run(playing, (COMPUTER, COMPUTER), None)

    assert playing.game.pending.kind == "roll"
    assert playing.choices == ["send H1", "near"]


def test_run_stops_where_it_is_told_to():
    playing = begin()

    run(playing, (COMPUTER, COMPUTER), SeededChance(5), stop_at=4)
    run(playing, (COMPUTER, COMPUTER), SeededChance(5), stop_at=4)

    assert len(playing.choices) == 4


def test_run_answers_what_a_person_left_to_the_profile():
    playing = begin()
    seat = Seat(deputy=DefaultCoach(), delegated=frozenset({"line_up"}))

    run(playing, (seat, COMPUTER), SeededChance(5))

    assert playing.choices == ["send H1"]
    assert (playing.game.pending.actor, playing.game.pending.kind) == (HOME, "shot")


def test_run_goes_on_with_a_segment_of_its_own():
    playing = begin()
    playing.answer("send H3", "online")

    run(playing, (COMPUTER, COMPUTER), SeededChance(5), stop_at=3)
    playing.answer("send A1", "online")
    run(playing, (COMPUTER, COMPUTER), SeededChance(5), stop_at=5)

    assert playing.segments == [
        Segment(0, "online"),
        Segment(1, "simulated"),
        Segment(3, "online"),
        Segment(4, "simulated"),
    ]


def test_run_tells_a_script_how_many_dice_there_were():
    playing = begin()

    run(playing, (COMPUTER, COMPUTER), ScriptedChance(["d6 1", "d6 6"]), stop_at=6)

    assert [choice for choice in playing.choices if choice[:2] == "d6"] == [
        "d6 1",
        "d6 6",
    ]


def test_run_ends_a_game_that_goes_past_the_longest_record():
    playing = Playing(EndlessShootout(), TEAM, TEAM, {}, seed=5)

    with pytest.raises(RunawayGame, match="more than 20,000 choices"):
        run(playing, (COMPUTER, COMPUTER), SeededChance(5))

    assert len(playing.choices) == MAX_CHOICES
    with pytest.raises(RunawayGame, match="more than 20,000 choices"):
        playing.answer(playing.game.pending.default)
    assert len(playing.choices) == MAX_CHOICES


@pytest.mark.parametrize("length", [0, 1, 3, 4, 7, 9])
def test_rewind_goes_back_to_any_length(length):
    playing = begin()
    playing.answer("send H2", "online")
    playing.answer("far", "online")
    playing.answer("d6 6", "table")
    run(playing, (COMPUTER, COMPUTER), SeededChance(5), stop_at=9)
    choices, segments = list(playing.choices), list(playing.segments)

    playing.rewind(length)

    assert playing.choices == choices[:length]
    assert playing.segments == [part for part in segments if part.start < length]
    assert playing.rolled == sum(choice[:2] == "d6" for choice in choices[:length])
    assert sum(playing.asked) + playing.rolled == length


@pytest.mark.parametrize("length", [-1, 3])
def test_rewind_refuses_to_go_where_the_game_has_not_been(length):
    playing = begin()
    playing.answer("send H2")
    playing.answer("far")

    with pytest.raises(ValueError, match=f"cannot go back to {length} of 2"):
        playing.rewind(length)

    assert playing.choices == ["send H2", "far"]


@pytest.mark.parametrize(
    ("choices", "home", "away"),
    [
        ((), 0, 0),
        (("send H2",), 0, 1),
        (("send H2", "far"), 0, 2),
        (("send H2", "far", "d6 6"), 3, 3),
        (("send H2", "far", "d6 6", "send A1"), 4, 3),
    ],
)
def test_side_takes_back_its_steps_until_another_has_decided(choices, home, away):
    playing = begin()
    for choice in choices:
        playing.answer(choice)

    assert (playing.take_back_limit(HOME), playing.take_back_limit(AWAY)) == (
        home,
        away,
    )


def test_side_with_secrets_takes_back_no_step_of_which_anything_came():
    ruleset = get_ruleset("jukem_basketball")
    playing = Playing(ruleset, TeamSheet(), TeamSheet(), {}, seed=178)
    while playing.game.pending.kind != "turn":
        playing.answer(playing.game.pending.default)
    before = len(playing.choices)
    side = playing.game.pending.actor

    playing.answer(playing.game.pending.default)

    assert playing.choices[-1].startswith("play ")
    assert playing.take_back_limit(side) == before + 1


def test_answer_refuses_a_side_that_is_not_asked():
    playing = begin()

    with pytest.raises(IllegalChoice, match="^'send H2': another decides now$"):
        playing.answer("send H2", "online", by=AWAY)

    assert (playing.choices, playing.asked, playing.segments) == ([], [0, 0], [])


def test_coaches_have_streams_of_their_own():
    assert coach_seed(5, HOME) != coach_seed(5, AWAY)
    assert coach_seed(5, HOME) != coach_seed(6, HOME)


def test_coaches_of_a_simulated_game_take_their_own_streams():
    sheet = shootout.team(4, 3, 2, coach="random")
    playing = simulate(RULESET, sheet, sheet, {}, seed=5)
    stream = Stream(coach_seed(5, HOME))

    assert playing.choices[0] == f"send H{int(stream.at(0) * 3) + 1}"
    assert playing.choices[1] == ("near", "far")[int(stream.at(1) * 2)]


def test_a_simulated_game_simulates_again():
    record = simulate(RULESET, TEAM, TEAM, {"rounds": 4}, seed=5).record()

    resimulate(RULESET, record)

    assert record.result is not None


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seed": None}, "not simulated from a seed throughout"),
        ({"segments": ()}, "not simulated from a seed throughout"),
        ({"segments": (Segment(0, "online"),)}, "not simulated from a seed"),
        (
            {"segments": (Segment(0, "simulated"), Segment(2, "table"))},
            "not simulated from a seed throughout",
        ),
        ({"home": TEAM.sealed("salt")}, "instructions are still sealed"),
        ({"away": TEAM.sealed("salt")}, "instructions are still sealed"),
        ({"seed": 6}, "choice 3 differs when simulated again"),
        ({"choices": ("send H2",)}, "choice 1 differs when simulated again"),
        ({"choices": ("send H1",)}, "choice 2 differs when simulated again"),
    ],
)
def test_simulating_again_says_what_does_not_agree(changes, reason):
    record = simulate(RULESET, TEAM, TEAM, {}, seed=5).record()

    with pytest.raises(RecordMismatch, match=reason):
        resimulate(RULESET, replace(record, **changes))


def test_a_record_of_another_version_is_not_simulated_again():
    record = simulate(RULESET, TEAM, TEAM, {}, seed=5).record()

    with pytest.raises(ArchivedRecord, match="made by version 0 of Shootout"):
        resimulate(RULESET, replace(record, version="0", options={"rules": "old"}))


@pytest.mark.parametrize(
    ("ours", "theirs", "place"),
    [
        ([], [], None),
        (["a"], ["a"], None),
        (["a", "b"], ["a", "c"], 1),
        (["a", "b"], ["a"], 1),
        (["a"], ["a", "b"], 1),
        ([], ["a"], 0),
    ],
)
def test_the_first_difference_is_found(ours, theirs, place):
    assert first_difference(ours, theirs) == place


def test_a_seat_without_anybody_waits_for_a_person():
    seat = Seat(deputy=DefaultCoach())

    assert seat.answering("shots") is None


def test_a_coach_answers_whatever_was_left_to_a_deputy():
    coach = DefaultCoach()
    seat = Seat(coach, DefaultCoach(), frozenset({"shots"}))

    assert seat.answering("shots") is coach
