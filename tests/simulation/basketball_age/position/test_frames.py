"""Frames of positions."""

import pytest

from simulation.basketball_age.frames import FRAMES, Clock, Gain, Shot, Turn
from simulation.basketball_age.position.frames import (
    FIELDS,
    read_frames,
    written_frame,
)
from simulation.errors import BadPosition


def test_every_frame_is_written_with_all_its_fields():
    assert {cls: tuple(fields) for cls, fields in FIELDS.items()} == {
        cls: cls.names for cls in FRAMES
    }


def test_frames_read_back():
    frames = [Turn(), Shot(player=3, form="dunk", stage="block", defender=12)]

    written = [written_frame(frame) for frame in frames]

    assert read_frames(written, is_read=False) == frames


def test_a_clock_lies_on_what_takes_time_where_it_is_read():
    frames = [Turn(), Gain(player=12), Clock()]

    written = [written_frame(frame) for frame in frames]

    assert read_frames(written, is_read=True) == frames
    with pytest.raises(BadPosition, match="never lie on one another"):
        read_frames(written, is_read=False)


@pytest.mark.parametrize(
    "written",
    [
        None,
        [None],
        [{}],
        [{"kind": 1}],
        [{"kind": "dance"}],
        [{"kind": "turn", "side": "home"}],
        [{"kind": "shot"}],
        [{"kind": "turn"}, {"kind": "step"}],
        [{"kind": "turn"}, {"kind": "shot", "form": "hook"}],
    ],
)
def test_other_frames_are_refused(written):
    with pytest.raises(BadPosition):
        read_frames(written, is_read=False)
