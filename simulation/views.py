"""A window on a game with secrets: what all such views show in the same way."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from simulation.protocol import (
    Decision,
    Event,
    Game,
    View,
    known_events,
    shown_decision,
)

_Shown = TypeVar("_Shown", bound=Game)


class WindowView(View, Generic[_Shown]):
    """A window on a position for one side, or the public.

    :param game: the position, of which an engine's view shows what may be known.
    """

    __slots__ = ("_game", "who")

    def __init__(self, game: _Shown, who: int) -> None:
        self._game = game
        self.who = who

    @property
    def pending(self) -> Decision | None:
        return shown_decision(self._game.pending, self.who)

    @property
    def score(self) -> tuple[int, int]:
        return self._game.score

    @property
    def events(self) -> Sequence[Event]:
        return known_events(self._game, self.who)

    @abstractmethod
    def state(self) -> dict[str, Any]:
        """Return what the view shows, without the events."""

    def to_json(self) -> dict[str, Any]:
        return {**self.state(), "events": [list(event) for event in self.events]}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.state()!r})"
