"""Dice and cards: seeded, scripted or typed answers to the decisions of chance.

The k-th chance decision of a game takes the k-th number of
``random.Random(seed).random()``, whoever answered those before it: a game may go
from typed to rolled dice, be resumed elsewhere or be undone, and still come out the
same on every machine.
"""

import hashlib
import random
from collections.abc import Sequence
from typing import Protocol

from simulation.errors import IllegalChoice
from simulation.protocol import Decision

SEED_BITS = 63


def derive_seed(*parts: int | str) -> int:
    """Return a seed of 63 bits that depends on every part and on their order."""
    text = "\x1f".join(f"{type(part).__name__}:{part}" for part in parts)
    digest = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


class Stream:
    """The numbers of a seeded generator, by their place."""

    __slots__ = ("_next", "_place", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._next = random.Random(seed).random
        self._place = 0

    def at(self, place: int) -> float:
        """Return the number at a place, counted from 0, in [0, 1)."""
        if place != self._place:
            self._go_to(place)
        self._place = place + 1
        return self._next()

    def _go_to(self, place: int) -> None:
        if place < self._place:
            self._next = random.Random(self._seed).random
            self._place = 0
        for _ in range(place - self._place):
            self._next()

    def number(self) -> float:
        """Return the number behind the one that was asked for last."""
        return self.at(self._place)


def pick(options: Sequence[str], weights: Sequence[int], number: float) -> str:
    """Return the option that a number in [0, 1) falls on, by integer weights."""
    total = sum(weights)
    target = int(number * total)
    if total == len(weights) and 0 <= target < total:
        # each weighs 1, so the place is the target
        return options[target]
    for index, weight in enumerate(weights):
        target -= weight
        if target < 0:
            return options[index]
    raise ValueError(f"{number} is not in [0, 1)")


class ChanceSource(Protocol):
    """Answers the decisions of chance."""

    def answer(self, decision: Decision, place: int, outcomes: int) -> str:
        """Return one of the options.

        :param place: how many chance decisions were answered before in this game.
        :param outcomes: how many dice and cards there were before, forced included.
        """


class SeededChance:
    """Rolls and draws from a seed."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    def answer(self, decision: Decision, place: int, outcomes: int) -> str:
        return pick(decision.options, decision.weights, self.stream.at(place))


class ScriptedChance:
    """Gives a list of outcomes in order, forced ones included.

    A deck "top first" is such a list: the card that comes by itself because no other
    is left still uses up its place.
    """

    def __init__(self, script: Sequence[str]) -> None:
        self.script = script

    def answer(self, decision: Decision, place: int, outcomes: int) -> str:
        """Return the scripted outcome.

        :raises IllegalChoice: if the script has run out.
        """
        if outcomes >= len(self.script):
            raise IllegalChoice(
                f"the script of {len(self.script)} outcomes has none for "
                f"{decision.kind} number {outcomes + 1}"
            )
        return self.script[outcomes]
