"""Choices as words."""

import pytest

from simulation.playing_card_basketball.notation import (
    ATTACK_OPTIONS,
    CONTEST_OPTIONS,
    REDRAW_OPTIONS,
    SHOT_OPTIONS,
    STEAL_OPTIONS,
)

LISTS = (ATTACK_OPTIONS, STEAL_OPTIONS, CONTEST_OPTIONS, REDRAW_OPTIONS)


def test_options_are_those_of_the_rules():
    assert LISTS == (
        ("pass", "shoot_two", "shoot_three"),
        ("let", "attempt"),
        ("leave", "contest"),
        ("keep", "redraw"),
    )
    assert SHOT_OPTIONS == ("shoot_two", "shoot_three")


@pytest.mark.parametrize("options", LISTS, ids=str)
def test_each_option_is_a_kind_of_its_own(options):
    assert len({option.split()[0] for option in options}) == len(options)


def test_no_word_is_given_to_two_choices():
    words = [word for options in LISTS for word in options]

    assert len(set(words)) == len(words)
