"""Coaches choose from what they see and from their own stream, and keep nothing."""

import pytest

from simulation.chance import SeededChance, Stream, derive_seed
from simulation.errors import BadTeamSheet
from simulation.protocol import CHANCE, HOME
from simulation.runner import Seat, run
from simulation.teamsheet import TeamSheet
from tests.simulation.conformance.random_games import (
    begin_again,
    coaches_of,
    misrolled,
    seed_of,
    snapshot,
    worth,
)


def test_coaches_choose_what_is_listed(ruleset, moments):
    for moment in moments:
        decision = moment.decision
        if decision.actor == CHANCE:
            continue
        for name in ruleset.coaches:
            coach = moment.coach(name, decision.actor)

            choice = coach.choose(moment.game.view(decision.actor), decision)

            assert choice in decision.options


def test_coaches_change_nothing_by_choosing(ruleset, moments):
    for moment in moments:
        decision = moment.decision
        if decision.actor == CHANCE:
            continue
        view = moment.game.view(decision.actor)
        before = snapshot(moment.game)

        for name in ruleset.coaches:
            moment.coach(name, decision.actor).choose(view, decision)

        assert snapshot(moment.game) == before


def test_a_fresh_coach_chooses_what_the_first_one_chose(moments):
    for moment in moments:
        decision = moment.decision
        if decision.actor == CHANCE:
            continue
        record = moment.played.record
        name = (record.home, record.away)[decision.actor].coach

        choice = moment.coach(name, decision.actor).choose(
            moment.game.view(decision.actor), decision
        )

        assert choice == moment.rest[0]


def test_coaches_never_see_more_than_the_view_of_a_sample(ruleset, moments):
    for moment in moments:
        decision = moment.decision
        if decision.actor == CHANCE:
            continue
        view = moment.game.view(decision.actor)
        dealt = view.sample(Stream(derive_seed("coach's", moment.place)))
        dealt.events.extend(view.events)
        for name in ruleset.coaches:
            coach = moment.coach(name, decision.actor)

            chosen = coach.choose(view, decision)
            coach = moment.coach(name, decision.actor)
            again = coach.choose(dealt.view(decision.actor), dealt.pending)

            assert again == chosen


def test_an_unknown_coach_is_refused(ruleset):
    with pytest.raises(BadTeamSheet) as refused:
        ruleset.coach("nobody", TeamSheet(), seed=1)

    assert refused.value.field == "coach"


def test_a_side_left_to_its_profile_plays_as_its_coach(ruleset, games):
    groups = frozenset(ruleset.groups.values())

    for played in worth(games, 20):
        playing = begin_again(played)
        home, away = coaches_of(ruleset, played.record)
        seats = (Seat(deputy=home, delegated=groups), Seat(away))

        run(playing, seats, SeededChance(seed_of(played.record)))

        assert playing.record() == played.record


def test_a_person_is_asked_what_he_has_not_left_to_his_profile(ruleset, games):
    groups = set(ruleset.groups.values())
    for group in sorted(groups):
        asked: set[str] = set()
        for played in worth(games, 5, least=1):
            home, away = coaches_of(ruleset, played.record)
            seats = (Seat(deputy=home, delegated=frozenset({group})), Seat(away))
            playing = begin_again(played)
            while playing.game.pending is not None:
                run(playing, seats, SeededChance(seed_of(played.record)))
                if (decision := playing.game.pending) is not None:
                    assert decision.actor == HOME
                    asked.add(ruleset.groups[decision.kind])
                    playing.answer(decision.default, "online")

        assert asked <= groups - {group}
        assert bool(asked) is (len(groups) > 1)


def test_coaches_leave_the_dice_alone(ruleset, games):
    for played in worth(games, 20):
        record = played.record
        for coach_number in (1, 2):
            playing = begin_again(played)
            coach = ruleset.coach("random", record.home, coach_number)

            run(playing, (Seat(coach), Seat(coach)), SeededChance(seed_of(record)))

            assert misrolled(playing) == []
