"""The flow of Shootout: what is asked, what follows, and what is seen of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from simulation.chance import Stream
from simulation.positions import written_decision
from simulation.protocol import (
    ACTOR_NAMES,
    CHANCE,
    HOME,
    PUBLIC,
    SIDE_SLOTS,
    Decision,
    Game,
    Result,
)
from simulation.views import WindowView
from simulation.words import Words, gettext_noop
from tests.simulation.shootout.events import (
    Aim,
    Forced,
    GameEnd,
    RoundStart,
    Sent,
    Shot,
)

_ = gettext_noop

SEND: Final = "send"
SHOT: Final = "shot"
ROLL: Final = "roll"
OVER: Final = "over"
STAGES: Final = (SEND, SHOT, ROLL, OVER)
NAMES: Final = ACTOR_NAMES[:CHANCE]
SHOTS: Final = ("near", "far")
ROLLS: Final = tuple(f"d6 {number}" for number in range(1, 7))
EVEN: Final = (1,) * 6
MOST_PLAYERS: Final = 5
SENDS: Final = tuple(
    tuple(f"send {slot}{number}" for number in range(1, MOST_PLAYERS + 1))
    for slot in SIDE_SLOTS
)
PROMPTS: Final = {
    SEND: Words(_("Whom do you send to the line?")),
    SHOT: Words(_("Near for one point, or far for two?")),
    ROLL: Words(_("What does the die show?")),
}


class ShootoutGame(Game):
    """A position of Shootout: numbers, tuples, and the stage of work in progress."""

    __slots__ = (
        "extra_rounds",
        "is_far",
        "mover",
        "player",
        "points",
        "rested",
        "round",
        "rounds",
        "stage",
        "touches",
    )

    def __init__(
        self, rounds: int, extra_rounds: int, touches: tuple[tuple[int, ...], ...]
    ) -> None:
        super().__init__()
        self.rounds = rounds
        self.extra_rounds = extra_rounds
        self.touches = touches
        self.round = 1
        self.mover = HOME
        self.stage = SEND
        self.player = 1
        self.is_far = False
        self.points = (0, 0)
        self.rested = tuple(_everybody(side) for side in touches)

    @property
    def score(self) -> tuple[int, int]:
        return self.points

    @property
    def result(self) -> Result | None:
        if self.stage != OVER:
            return None
        home, away = self.points
        if home == away:
            return Result("tie", home, away)
        return Result(
            "regulation" if self.round <= self.rounds else "overtime", home, away
        )

    def copy(self) -> "ShootoutGame":
        other = ShootoutGame(self.rounds, self.extra_rounds, self.touches)
        other.round = self.round
        other.mover = self.mover
        other.stage = self.stage
        other.player = self.player
        other.is_far = self.is_far
        other.points = self.points
        other.rested = self.rested
        other.pending = self.pending
        return other

    def view(self, who: int) -> "ShootoutView":
        return ShootoutView(self, who)

    def position(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "mover": ACTOR_NAMES[self.mover],
            "stage": self.stage,
            "player": self.player,
            "is_far": self.is_far,
            "points": dict(zip(ACTOR_NAMES, self.points, strict=False)),
            "rested": {
                name: list(players)
                for name, players in zip(ACTOR_NAMES, self.rested, strict=False)
            },
            "pending": written_decision(self.pending),
        }

    def read(self, written: Mapping[str, Any]) -> None:
        """Take over a written position and ask what it asks.

        :raises KeyError, TypeError, ValueError: if it describes none.
        """
        last = self.rounds + self.extra_rounds
        stage = written["stage"]
        if set(written) != set(self.position()) or stage not in STAGES:
            raise ValueError("a field or stage is unknown")
        self.round = _whole(written["round"], 1, last)
        self.mover = NAMES.index(written["mover"])
        self.stage = stage
        self.player = _whole(written["player"], 1, len(self.touches[self.mover]))
        self.is_far = written["is_far"] is True
        home, away = (_whole(written["points"][name], 0, 2 * last) for name in NAMES)
        self.points = (home, away)
        self.rested = tuple(
            tuple(_whole(place, 1, len(touches)) for place in written["rested"][name])
            for name, touches in zip(NAMES, self.touches, strict=True)
        )
        self.ask()

    def ask(self) -> None:
        """Ask what the stage asks, choosing for a side that has one option."""
        if self.stage == SEND:
            self._ask_whom()
        elif self.stage == SHOT:
            self._ask(self.mover, SHOTS, ())
        elif self.stage == ROLL:
            self._ask(CHANCE, ROLLS, EVEN)
        else:
            self.pending = None

    def _ask_whom(self) -> None:
        if not self.rested[self.mover]:
            self._rest(self.mover, _everybody(self.touches[self.mover]))
        words_of_side = SENDS[self.mover]
        options = tuple(words_of_side[place - 1] for place in self.rested[self.mover])
        if len(options) > 1:
            self._ask(self.mover, options, ())
            return
        self.events.append(Forced(self.mover, options[0], self.mover))
        self._take(options[0])

    def _ask(
        self, actor: int, options: tuple[str, ...], weights: tuple[int, ...]
    ) -> None:
        audience = PUBLIC if actor == CHANCE else actor
        prompt = PROMPTS[self.stage]
        self.pending = Decision(
            actor, self.stage, options, options[0], prompt, weights, audience
        )

    def _take(self, choice: str) -> None:
        if self.stage == SEND:
            self.player = SENDS[self.mover].index(choice) + 1
            left = (place for place in self.rested[self.mover] if place != self.player)
            self._rest(self.mover, tuple(left))
            self.events.append(Sent(self.mover, self.player))
            self.stage = SHOT
        elif self.stage == SHOT:
            self.is_far = choice == "far"
            self.events.append(Aim(self.mover, self.is_far))
            self.stage = ROLL
        else:
            self.outcomes += 1
            self._shoot(ROLLS.index(choice) + 1)
        self.ask()

    def _rest(self, side: int, players: tuple[int, ...]) -> None:
        home, away = self.rested
        self.rested = (players, away) if side == HOME else (home, players)

    def _shoot(self, roll: int) -> None:
        """Count a shot and pass the ball on (SO-3, SO-4)."""
        touch = self.touches[self.mover][self.player - 1]
        is_in = roll < touch if self.is_far else roll <= touch + 1
        points = (1 + self.is_far) * is_in
        home, away = self.points
        self.points = (
            (home + points, away) if self.mover == HOME else (home, away + points)
        )
        self.events.append(Shot(self.mover, self.player, self.is_far, points))
        self.stage = SEND
        self.player = 1
        self.is_far = False
        self.mover = 1 - self.mover
        if self.mover == HOME:
            self._end_round()

    def _end_round(self) -> None:
        home, away = self.points
        last = self.rounds + self.extra_rounds * (home == away)
        if self.round < last:
            self.round += 1
            self.events.append(RoundStart(self.round))
            return
        self.stage = OVER
        result = self.result
        self.events.append(GameEnd(result.kind if result else ""))


class ShootoutView(WindowView[ShootoutGame]):
    """All of the game but the answers that are still to come."""

    __slots__ = ()

    @property
    def touches(self) -> tuple[tuple[int, ...], ...]:
        """The touch of each player of home and away, in sheet order."""
        return self._game.touches

    def state(self) -> dict[str, Any]:
        return {
            **self._game.position(),
            "who": ACTOR_NAMES[self.who],
            "pending": written_decision(self.pending),
        }

    def sample(self, source: Stream) -> ShootoutGame:
        return self._game.copy()


def _whole(value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value!r} is not from {least} to {most}")
    return value


def _everybody(touches: Sequence[int]) -> tuple[int, ...]:
    return tuple(range(1, len(touches) + 1))
