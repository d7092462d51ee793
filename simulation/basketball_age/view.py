"""What is seen of a game: all of it, since nothing is hidden."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from simulation.basketball_age.state import BasketballState
from simulation.chance import Stream
from simulation.protocol import (
    ACTOR_NAMES,
    Decision,
    Event,
    View,
    known_events,
    shown_decision,
)

if TYPE_CHECKING:
    from simulation.basketball_age.game import BasketballGame


class BasketballView(View):
    """A window on a position for one side, or the public.

    :ivar game: the position itself, to be read only: coaches and boards query it.
    """

    __slots__ = ("game", "who")

    def __init__(self, game: "BasketballGame", who: int) -> None:
        self.game: BasketballState = game
        self.who = who

    def __repr__(self) -> str:
        return f"BasketballView({ACTOR_NAMES[self.who]})"

    @property
    def pending(self) -> Decision | None:
        return shown_decision(self.game.pending, self.who)

    @property
    def score(self) -> tuple[int, int]:
        return self.game.score

    @property
    def events(self) -> Sequence[Event]:
        return known_events(self.game, self.who)

    def to_json(self) -> dict[str, Any]:
        """Return the position, the events and what is asked, as plain JSON values."""
        shown = self.game.position()
        pending = self.pending
        shown["who"] = ACTOR_NAMES[self.who]
        shown["score"] = list(self.score)
        shown["pending"] = None
        if pending is not None:
            shown["pending"] = {
                "actor": ACTOR_NAMES[pending.actor],
                "kind": pending.kind,
                "options": list(pending.options),
            }
        shown["events"] = [list(event) for event in self.events]
        return shown

    def sample(self, source: Stream) -> "BasketballGame":
        """Return a copy: there is nothing to deal anew."""
        game: BasketballGame = self.game.copy()  # type: ignore[assignment]
        return game
