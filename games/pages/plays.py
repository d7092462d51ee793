"""The play-by-play of a game, one period or all of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from django.http import Http404
from django.utils.http import urlencode
from django.utils.translation import gettext

from games.selectors import PlayLine
from leagues.pages.segments import Segment

ALL: Final = "all"


@dataclass(frozen=True, slots=True)
class PlayPeriod:
    """The plays of one period."""

    heading: str
    plays: tuple[PlayLine, ...]


@dataclass(frozen=True, slots=True)
class PlaysView:
    """The play-by-play as the reader asked for it.

    `shown` counts the plays that are listed, `total` those there are. `toggle` leads
    to the same with scoring plays only, or back to all plays.
    """

    segments: tuple[Segment, ...]
    periods: tuple[PlayPeriod, ...]
    shown: int
    total: int
    is_scoring: bool
    toggle: str


def plays_view(
    plays: Sequence[PlayLine], period: str, is_scoring: bool
) -> PlaysView | None:
    """Return the plays asked for, None where the game has none.

    :param period: number of the period that is wanted, ``all`` for all of them; empty
        is the last one.
    :raises Http404: for a period that was not played.
    """
    headings = {str(play.period): play.heading for play in plays}
    asked = period or next(reversed(headings), ALL)
    if asked != ALL and asked not in headings:
        raise Http404
    if not headings:
        return None
    shown = [
        play
        for play in plays
        if (asked in (ALL, str(play.period))) and (play.is_score or not is_scoring)
    ]
    titles = {ALL: gettext("All"), **headings}
    return PlaysView(
        segments=tuple(
            Segment(title, _address(name, is_scoring), is_current=name == asked)
            for name, title in titles.items()
        ),
        periods=_periods(shown),
        shown=len(shown),
        total=len(plays),
        is_scoring=is_scoring,
        toggle=_address(asked, not is_scoring),
    )


def _periods(plays: Sequence[PlayLine]) -> tuple[PlayPeriod, ...]:
    return tuple(
        PlayPeriod(heading, tuple(items))
        for heading, items in groupby(plays, key=lambda play: play.heading)
    )


def _address(period: str, is_scoring: bool) -> str:
    asked = {"period": period, **({"scoring": "1"} if is_scoring else {})}
    return f"?{urlencode(asked)}#plays"
