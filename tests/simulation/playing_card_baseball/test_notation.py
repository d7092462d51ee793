"""What is listed when."""

import pytest

from simulation.playing_card_baseball import notation
from simulation.playing_card_baseball.notation import STEAL_OPTIONS


@pytest.mark.parametrize(
    ("bases", "tried", "options"),
    [
        (0b000, 0, ("none",)),
        (0b001, 0, ("none", "steal_second")),
        (0b010, 0, ("none", "steal_third")),
        (0b100, 0, ("none",)),
        (0b011, 0, ("none", "steal_third")),
        (0b101, 0, ("none", "steal_second")),
        (0b110, 0, ("none",)),
        (0b111, 0, ("none",)),
        (0b010, 0b010, ("none",)),
        (0b101, 0b100, ("none", "steal_second")),
    ],
)
def test_steals_go_to_empty_bases(bases, tried, options):
    assert STEAL_OPTIONS[bases][tried] == options


def test_options_are_in_the_order_of_the_rule_book():
    assert notation.SHUFFLE_OPTIONS == ("shuffle", "play_on")
    assert notation.PINCH_OPTIONS == ("keep", "pinch_hit")
    assert notation.RELIEF_OPTIONS == ("keep", "reliever")
    assert notation.PITCH_OPTIONS == ("fastball", "curveball", "slider", "changeup")
    assert notation.SWING_OPTIONS == (
        ("single", "double", "triple", "homer"),
        ("single", "double", "triple", "homer", "sac_fly"),
    )
    assert notation.DOUBLE_OPTIONS == ("decline", "attempt")


def test_every_choice_is_in_the_table_of_notation():
    words = {
        *notation.SHUFFLE_OPTIONS,
        *notation.PINCH_OPTIONS,
        *notation.RELIEF_OPTIONS,
        *notation.PITCH_OPTIONS,
        *notation.SWING_OPTIONS[1],
        *notation.DOUBLE_OPTIONS,
        notation.NO_STEAL,
        *notation.STEALS,
    }

    assert [word for word in words if f"``{word}``" not in notation.__doc__] == []
