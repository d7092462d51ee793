"""What a reader asks the page of a game for, and how he chooses among it."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from django.utils.http import urlencode


@dataclass(frozen=True, slots=True)
class GameAsked:
    """What is asked for, as the address says it; empty is the default.

    `period`, `player`, `kind` and `scoring` pick among the plays, `shots` among the
    shot charts: a side or a player.
    """

    period: str = ""
    player: str = ""
    kind: str = ""
    scoring: str = ""
    shots: str = ""

    @classmethod
    def of(cls, query: Mapping[str, str]) -> "GameAsked":
        """Return what a query asks for; whatever else stands in it is passed over."""
        return cls(**{name: query.get(name, "") for name in asdict(cls())})

    @property
    def is_scoring(self) -> bool:
        """Whether only plays are wanted that changed the score."""
        return self.scoring == "1"

    def address(self, part: str, **changes: str) -> str:
        """Return the address of a part of the same page with some of it changed."""
        asked = replace(self, **changes)
        return f"?{urlencode(dict(asked.kept()))}#{part}"

    def kept(self, *changed: str) -> tuple[tuple[str, str], ...]:
        """Return what is asked for beside some names, for a form to send along."""
        return tuple(
            (name, value)
            for name, value in asdict(self).items()
            if value and name not in changed
        )


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry of a list to choose from."""

    value: str
    title: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Entries that belong together, under a title."""

    title: str
    choices: tuple[Choice, ...]
