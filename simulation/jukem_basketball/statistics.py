"""The box score (JB-B): its columns, and the fold that fills them."""

from collections.abc import Iterable
from typing import Final

from simulation.boxscore import (
    PERIODS,
    POINTS,
    Fold,
    Item,
    LeaderColumn,
    Ratio,
    StatColumn,
)
from simulation.jukem_basketball import events as ev
from simulation.protocol import SIDE_SLOTS, Event
from simulation.words import Words, gettext_noop, words

_ = gettext_noop
MAX_QUARTERS: Final = 8

_SHOT_KEYS: Final = {"TWO": "2p", "THREE": "3p", "DUNK": "dk", "HALF": "hc"}

_PERIODS: Final = tuple(
    StatColumn(
        f"q{number}",
        f"Q{number}",
        words(_("points in quarter {quarter}"), quarter=number),
        PERIODS,
    )
    for number in range(1, MAX_QUARTERS + 1)
)

STAT_COLUMNS: Final = (
    StatColumn(POINTS, "PTS", Words(_("points")), "score"),
    *_PERIODS,
    StatColumn("ot", "OT", Words(_("points in overtime")), PERIODS),
    StatColumn("fgm", "FGM", Words(_("shots made")), "shots"),
    StatColumn("fga", "FGA", Words(_("shots tried")), "shots"),
    StatColumn(
        "fg_pct",
        "FG%",
        Words(_("share of all shots made")),
        "shots",
        Ratio("fgm", "fga"),
    ),
    StatColumn("2pm", "2PM", Words(_("2-pointers made")), "shots"),
    StatColumn("2pa", "2PA", Words(_("2-pointers tried")), "shots"),
    StatColumn("3pm", "3PM", Words(_("3-pointers made")), "shots"),
    StatColumn("3pa", "3PA", Words(_("3-pointers tried")), "shots"),
    StatColumn(
        "3p_pct",
        "3P%",
        Words(_("share of 3-pointers made")),
        "shots",
        Ratio("3pm", "3pa"),
    ),
    StatColumn("dkm", "DKM", Words(_("dunks made")), "shots"),
    StatColumn("dka", "DKA", Words(_("dunks tried")), "shots"),
    StatColumn("hcm", "HCM", Words(_("half-court shots made")), "shots"),
    StatColumn("hca", "HCA", Words(_("half-court shots tried")), "shots"),
    StatColumn("a1m", "A1M", Words(_("AND 1 bonus points cashed")), "helpers"),
    StatColumn("a1a", "A1A", Words(_("AND 1 cards played")), "helpers"),
    StatColumn("jk", "JK", Words(_("JUKEM cards played")), "helpers"),
    StatColumn(
        "jkb", "JKB", Words(_("extra points by the JUKEM multiplier")), "helpers"
    ),
    StatColumn("tft", "TFT", Words(_("points from technical free throws")), "helpers"),
    StatColumn("stp", "STP", Words(_("stops made")), "defence"),
    StatColumn("block", "BLK", Words(_("stops with BLOCK!")), "defence"),
    StatColumn("miss", "MISS", Words(_("stops with MISS!")), "defence"),
    StatColumn("brick", "BRK", Words(_("stops with BRICK!")), "defence"),
    StatColumn("air", "AIR", Words(_("stops with AIR BALL!")), "defence"),
    StatColumn("sec3", "3SEC", Words(_("stops with 3-SECOND VIOLATION")), "defence"),
    StatColumn("tech", "TECH", Words(_("stops with TECHNICAL FOUL")), "defence"),
    StatColumn(
        "take",
        "TAKE",
        Words(_("shots let through with a legal stopper in hand")),
        "defence",
    ),
    StatColumn("tmo", "TMO", Words(_("time-outs")), "turns"),
    StatColumn("dsc", "DSC", Words(_("turns spent discarding")), "turns"),
    StatColumn("nop", "NOP", Words(_("turns without a play")), "turns"),
    StatColumn("turns", "TURNS", Words(_("turns taken")), "turns"),
)

LEADERS: Final = (
    LeaderColumn(POINTS),
    LeaderColumn("fg_pct"),
    LeaderColumn("stp"),
    LeaderColumn("dkm"),
    LeaderColumn("3p_pct", minimum=5),
    LeaderColumn("a1m"),
)


def period_name(number: int, quarters: int) -> str:
    """Return the heading of a period, counted from 1, in a game of so many quarters."""
    return f"Q{number}" if number <= quarters else f"OT{number - quarters}"


class JukemFold(Fold):
    """Turns events into items, remembering the quarter and the play on the table."""

    def __init__(self) -> None:
        # a game that begins in a written position has no quarter_start before it
        self.quarter = 1
        self.period_key = "q1"
        self.play = ev.Play(0, "TWO", False, False)

    def add(self, event: Event) -> Iterable[Item]:
        match event:
            case ev.QuarterStart(quarter=quarter, overtime=overtime):
                self.quarter = quarter
                self.period_key = "ot" if overtime else f"q{quarter}"
                # an item of nothing opens the period in the line score
                return [Item(slot, POINTS, 0, quarter) for slot in SIDE_SLOTS]
            case ev.Play():
                self.play = event
                return self._played(event)
            case ev.Take(side=side, points=points, extra=extra):
                return self._taken(side, points, extra)
            case ev.Stop(side=side, card=card):
                return self._count(side, "stp", card.lower())
            case ev.Technical(side=side, points=points):
                return [*self._points(side, points), *self._count(side, "tft")]
            case ev.LetThrough(side=side):
                return self._count(side, "take")
            case ev.TimeOut(side=side):
                return self._count(side, "tmo", "turns")
            case ev.Discard(side=side):
                return self._count(side, "dsc", "turns")
            case ev.NoPlay(side=side):
                return self._count(side, "nop", "turns")
        return ()

    def _played(self, play: ev.Play) -> list[Item]:
        keys = ["fga", f"{_SHOT_KEYS[play.shot]}a", "turns"]
        if play.and1:
            keys.append("a1a")
        if play.jukem:
            keys.append("jk")
        return self._count(play.side, *keys)

    def _taken(self, side: int, points: int, extra: int) -> list[Item]:
        keys = ["fgm", f"{_SHOT_KEYS[self.play.shot]}m"]
        if self.play.and1:
            keys.append("a1m")
        items = [*self._points(side, points), *self._count(side, *keys)]
        if extra:
            items.append(Item(SIDE_SLOTS[side], "jkb", extra, self.quarter))
        return items

    def _points(self, side: int, points: int) -> list[Item]:
        slot = SIDE_SLOTS[side]
        return [
            Item(slot, POINTS, points, self.quarter),
            Item(slot, self.period_key, points, self.quarter),
        ]

    def _count(self, side: int, *keys: str) -> list[Item]:
        slot = SIDE_SLOTS[side]
        return [Item(slot, key, 1, self.quarter) for key in keys]
