"""Frames: small pieces of work that can be copied."""

import pytest

from simulation.basketball_age.frames import FRAMES, Activation


@pytest.mark.parametrize("cls", FRAMES, ids=lambda cls: cls.kind)
def test_a_copy_is_equal_and_its_own(cls):
    frame = cls()

    copied = frame.copy()

    assert copied == frame
    assert copied is not frame


def test_kinds_are_unique():
    assert len({cls.kind for cls in FRAMES}) == len(FRAMES)


def test_a_copy_does_not_follow_its_original():
    frame = Activation(player=3, points=4)
    copied = frame.copy()

    frame.points = 1

    assert copied.points == 4
