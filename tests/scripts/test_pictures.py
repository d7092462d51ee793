"""The list of pictures is whole, and pictures are as small as they may be."""

import re
from pathlib import Path

import pytest

from scripts.pictures import (
    LARGEST,
    LARGEST_IN_ALL,
    PICTURES,
    chosen,
    too_large,
)


def test_pictures_are_named_once_and_in_plain_words():
    names = [picture.name for picture in PICTURES]

    assert len(set(names)) == len(names)
    assert [name for name in names if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name)] == []


def test_pictures_are_of_both_widths_and_themes():
    seen = {(picture.width, picture.theme) for picture in PICTURES}

    assert {width for width, _ in seen} == {1280, 390}
    assert {theme for _, theme in seen} == {"light", "dark"}


def test_pictures_are_chosen_by_name():
    assert [picture.name for picture in chosen(["team", "home"])] == ["team", "home"]
    assert chosen([]) == PICTURES


def test_unknown_picture_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match="no picture 'tem'; there are home, league, "):
        chosen(["home", "tem"])


def write(folder: Path, *sizes: int) -> list[Path]:
    """Return files of these sizes."""
    files = [folder / f"{number}.png" for number in range(len(sizes))]
    for file, size in zip(files, sizes, strict=True):
        file.write_bytes(bytes(size))
    return files


def test_pictures_within_the_limits_are_not_too_large(tmp_path):
    assert too_large(write(tmp_path, LARGEST, 1)) == []


def test_picture_above_the_limit_is_named(tmp_path):
    assert too_large(write(tmp_path, 1, LARGEST + 1)) == [
        "1.png has 300,001 bytes, 300,000 are allowed."
    ]


def test_pictures_too_large_together_are_told(tmp_path):
    number = LARGEST_IN_ALL // LARGEST + 1

    assert too_large(write(tmp_path, *[LARGEST] * number)) == [
        f"All have {number * LARGEST:,} bytes, 4,000,000 are allowed."
    ]
