"""The play-by-play of a game, one period or all of it, and what is asked of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from django.http import Http404
from django.utils.translation import gettext

from games.pages.asked import Choice, ChoiceGroup, GameAsked
from games.pages.players import TeamPlayers
from games.selectors import PlayLine
from leagues.pages.segments import Segment
from simulation.protocol import PlayKind
from simulation.words import fill

ALL: Final = "all"
PART: Final = "plays"


@dataclass(frozen=True, slots=True)
class PlayPeriod:
    """The plays of one period."""

    heading: str
    plays: tuple[PlayLine, ...]


@dataclass(frozen=True, slots=True)
class PlaysView:
    """The play-by-play as the reader asked for it.

    `segments` lead from period to period, none where there is one alone. `shown` counts
    the plays that are listed, `total` those there are. `toggle` leads to the same with
    scoring plays only, or back to all plays. `players` and `kinds` are what a form
    offers to pick by, empty where there is nothing to tell apart; `kept` is what it
    sends along, `whole` leads back to all plays of the period.
    """

    segments: tuple[Segment, ...]
    periods: tuple[PlayPeriod, ...]
    shown: int
    total: int
    is_scoring: bool
    toggle: str
    players: tuple[ChoiceGroup, ...] = ()
    kinds: tuple[Choice, ...] = ()
    kept: tuple[tuple[str, str], ...] = ()
    whole: str = ""

    @property
    def has_form(self) -> bool:
        """Whether there is more to pick by than the score."""
        return bool(self.players or self.kinds)


def plays_view(
    plays: Sequence[PlayLine],
    asked: GameAsked,
    players: Sequence[TeamPlayers] = (),
    kinds: Sequence[PlayKind] = (),
    named: Callable[[str], str] = str,
) -> PlaysView | None:
    """Return the plays asked for, None where the game has none.

    :param asked: its period is the number of one, ``all`` for all of them; empty is
        the last one.
    :param players: who may be picked; ``kinds`` likewise.
    :param named: tells what a period is called where its heading would stand alone.
    :raises Http404: for a period that was not played, and for a player or a kind that
        there is not.
    """
    headings = {str(play.period): play.heading for play in plays}
    period = asked.period or next(reversed(headings), ALL)
    if period != ALL and period not in headings:
        raise Http404
    if not headings:
        return None
    asked = GameAsked(
        period, asked.player, asked.kind, "1" if asked.is_scoring else "", asked.shots
    )
    wanted = _picked(plays, asked, players, kinds)
    titles = {ALL: gettext("All"), **headings}
    is_picked = asked.player or asked.kind or asked.is_scoring
    return PlaysView(
        segments=tuple(
            Segment(title, asked.address(PART, period=name), is_current=name == period)
            for name, title in titles.items()
            if len(headings) > 1
        ),
        periods=_periods(wanted, named),
        shown=len(wanted),
        total=len(plays),
        is_scoring=asked.is_scoring,
        toggle=asked.address(PART, scoring="" if asked.is_scoring else "1"),
        players=tuple(side.choices(asked.player) for side in players),
        kinds=tuple(
            Choice(kind.name, fill(kind.title, {}, gettext), kind.name == asked.kind)
            for kind in kinds
        ),
        kept=asked.kept("player", "kind", "scoring"),
        whole=asked.address(PART, player="", kind="", scoring="") if is_picked else "",
    )


def _picked(
    plays: Sequence[PlayLine],
    asked: GameAsked,
    players: Sequence[TeamPlayers],
    kinds: Sequence[PlayKind],
) -> list[PlayLine]:
    """Return the plays asked for.

    :raises Http404: for a player or a kind that there is not.
    """
    slots = {row.slot for side in players for row in side.box.rows}
    of_kind = next((kind.kinds for kind in kinds if kind.name == asked.kind), None)
    if (asked.player and asked.player not in slots) or (asked.kind and not of_kind):
        raise Http404
    return [
        play
        for play in plays
        if asked.period in (ALL, str(play.period))
        and (play.is_score or not asked.is_scoring)
        and (not asked.player or asked.player in play.slots)
        and (of_kind is None or play.kind in of_kind)
    ]


def _periods(
    plays: Sequence[PlayLine], named: Callable[[str], str]
) -> tuple[PlayPeriod, ...]:
    return tuple(
        PlayPeriod(named(heading), tuple(items))
        for heading, items in groupby(plays, key=lambda play: play.heading)
    )
