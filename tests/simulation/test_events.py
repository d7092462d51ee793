"""Kinds of event, and stored events read back."""

from typing import NamedTuple

import pytest

from simulation.events import EventKinds
from simulation.protocol import HOME, PUBLIC


class Whistle(NamedTuple):
    side: int
    cards: tuple[str, ...]
    audience: int = PUBLIC
    kind: str = "whistle"


class Secret(NamedTuple):
    side: int
    audience: int
    kind: str = "secret"


KINDS = EventKinds((Whistle, Secret))


def test_fields_are_named_by_kind_in_the_order_of_the_classes():
    assert list(KINDS.fields.items()) == [
        ("whistle", ("side", "cards", "audience", "kind")),
        ("secret", ("side", "audience", "kind")),
    ]


def test_an_event_reads_back_with_its_lists_as_tuples():
    read = KINDS.read([HOME, ["2c", "3c"], PUBLIC, "whistle"])

    assert read == Whistle(HOME, ("2c", "3c"))
    assert type(read) is Whistle


@pytest.mark.parametrize(
    "fields",
    [[], ["whistle"], [0, 0, "foul"], [0, 0, 0, "secret"], [0, 0, 7], [0, 0, ["x"]]],
    ids=repr,
)
def test_fields_of_no_event_are_refused(fields):
    with pytest.raises(ValueError, match="no event has the fields"):
        KINDS.read(fields)
