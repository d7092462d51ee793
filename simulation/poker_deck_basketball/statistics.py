"""The box score (PD-B): its columns, and the fold that fills them."""

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
from simulation.poker_deck_basketball import events as ev
from simulation.poker_deck_basketball.notation import points_of
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, Event
from simulation.words import Words, gettext_noop, words

_ = gettext_noop
MAX_QUARTERS: Final = 8

#: Kind of shot → the key of its own columns, without the letter for made or tried.
KIND_KEYS: Final = {
    "three": "thr",
    "dunk": "dnk",
    "alley": "aly",
    "pullup2": "pul",
    "pullup3": "pul",
    "fastbreak2": "fbk",
    "fastbreak3": "fbk",
    "longshot": "lng",
}

_PERIODS: Final = tuple(
    StatColumn(
        f"q{number}",
        f"Q{number}",
        words(_("points in quarter {quarter}"), quarter=number),
        PERIODS,
    )
    for number in range(1, MAX_QUARTERS + 1)
)


def _column(key: str, title: str, group: str) -> StatColumn:
    return StatColumn(key, key.upper(), Words(title), group)


def _share(key: str, heading: str, title: str, made: str, tried: str) -> StatColumn:
    return StatColumn(key, heading, Words(title), "shots", Ratio(made, tried))


STAT_COLUMNS: Final = (
    _column(POINTS, _("points"), "score"),
    *_PERIODS,
    _column("ot", _("points in overtime"), PERIODS),
    _column("so", _("point for the shoot-out"), PERIODS),
    _column("fgm", _("field goals made"), "shots"),
    _column("fga", _("field goals tried"), "shots"),
    _share("fg_pct", "FG%", _("share of field goals made"), "fgm", "fga"),
    _column("fg2m", _("field goals for two made"), "shots"),
    _column("fg2a", _("field goals for two tried"), "shots"),
    _share("fg2_pct", "FG2%", _("share of field goals for two made"), "fg2m", "fg2a"),
    _column("fg3m", _("field goals for three made"), "shots"),
    _column("fg3a", _("field goals for three tried"), "shots"),
    _share("fg3_pct", "FG3%", _("share of field goals for three made"), "fg3m", "fg3a"),
    _column("ftm", _("free throws made"), "shots"),
    _column("fta", _("free throws tried"), "shots"),
    _share("ft_pct", "FT%", _("share of free throws made"), "ftm", "fta"),
    _column("and1", _("baskets with a foul"), "shots"),
    _column("thrm", _("threes from the arc made"), "kinds"),
    _column("thra", _("threes from the arc tried"), "kinds"),
    _column("dnkm", _("dunks made"), "kinds"),
    _column("dnka", _("dunks tried"), "kinds"),
    _column("alym", _("alley-oops"), "kinds"),
    _column("pulm", _("pull-ups made"), "kinds"),
    _column("pula", _("pull-ups tried"), "kinds"),
    _column("fbkm", _("fast breaks"), "kinds"),
    _column("lngm", _("long shots made"), "kinds"),
    _column("lnga", _("long shots tried"), "kinds"),
    _column("orb", _("offensive rebounds"), "rebounds"),
    _column("drb", _("defensive rebounds"), "rebounds"),
    _column("trb", _("loose balls that nobody went for"), "rebounds"),
    _column("stl", _("steals"), "defence"),
    _column("sta", _("steals tried"), "defence"),
    _column("blk", _("blocks"), "defence"),
    _column("bka", _("blocks tried"), "defence"),
    _column("pf", _("shooting fouls"), "defence"),
    _column("to", _("turnovers"), "play"),
    _column("pass", _("passes that arrived"), "play"),
    _column("jok", _("aces spent"), "play"),
    _column("tmo", _("time-outs"), "play"),
    _column("for", _("possessions given up without a card to play"), "play"),
    _column("poss", _("possessions"), "play"),
    _column("crd", _("cards played"), "play"),
)

LEADERS: Final = (
    LeaderColumn(POINTS),
    LeaderColumn("fg_pct"),
    LeaderColumn("fg3m"),
    LeaderColumn("alym"),
    LeaderColumn("orb"),
    LeaderColumn("stl"),
    LeaderColumn("blk"),
)


def period_name(number: int, quarters: int, overtimes: int) -> str:
    """Return the heading of a period, counted from 1.

    :param overtimes: how many there can be before the shoot-out.
    """
    if number <= quarters:
        return f"Q{number}"
    over = number - quarters
    return f"OT{over}" if over <= overtimes else "SO"


class PokerFold(Fold):
    """Turns events into items, remembering the quarter."""

    def __init__(self) -> None:
        # a game that begins in a written position has no quarter_start before it
        self.period = 1
        self.period_key = "q1"

    def add(self, event: Event) -> Iterable[Item]:
        match event:
            case ev.QuarterStart(quarter=quarter, overtime=overtime, side=side):
                return self._begin(quarter, "ot" if overtime else f"q{quarter}", side)
            case ev.ShootoutStart(period=period):
                return self._begin(period, "so", ev.NOBODY)
            case ev.ShootoutWon(side=side):
                return self._points(side, 1)
            case ev.Basket():
                return self._basket(event)
            case ev.Miss():
                return self._miss(event)
            case ev.FreeThrow():
                return self._throw(event)
        return self._attack(event) or self._defence(event) or self._rest(event)

    def _begin(self, period: int, key: str, side: int) -> list[Item]:
        self.period = period
        self.period_key = key
        # an item of nothing opens the period in the line score
        opened = [Item(slot, POINTS, 0, period) for slot in SIDE_SLOTS]
        return opened if side == ev.NOBODY else [*opened, *self._count(side, "poss")]

    def _attack(self, event: Event) -> list[Item]:
        match event:
            case ev.Pass(side=side, cards=cards, joker=joker):
                return self._cards(side, len(cards), joker)
            case ev.Advance(side=side):
                return self._count(side, "pass")
            case ev.Shot(side=side, cards=cards, joker=joker):
                return self._cards(side, len(cards), joker)
            case ev.AlleyOop(side=side):
                return self._cards(side, 1, joker=False)
        return []

    def _defence(self, event: Event) -> list[Item]:
        match event:
            case ev.StealTry(side=side, joker=joker):
                return [*self._cards(side, 1, joker), *self._count(side, "sta")]
            case ev.Steal(side=side):
                lost = self._count(1 - side, "to")
                return [*self._count(side, "stl", "poss"), *lost]
            case ev.BlockTry(side=side, joker=joker):
                return [*self._cards(side, 1, joker), *self._count(side, "bka")]
            case ev.Block(side=side, shot=shot):
                tried = self._shot_keys(shot, "a")
                return [
                    *self._count(side, "blk", "poss"),
                    *self._count(1 - side, *tried),
                ]
            case ev.Foul(side=side):
                return self._count(side, "pf")
        return []

    def _rest(self, event: Event) -> list[Item]:
        match event:
            case ev.Tip():
                return [
                    *self._cards(HOME, 1, joker=False),
                    *self._cards(AWAY, 1, joker=False),
                ]
            case ev.TipWon(side=side):
                return self._count(side, "poss")
            case ev.ReboundTry(card=""):
                return []
            case ev.ReboundTry(side=side, joker=joker):
                return self._cards(side, 1, joker)
            case ev.Rebound(side=side, is_offensive=True):
                return self._count(side, "orb")
            case ev.Rebound(side=side):
                return self._count(side, "drb", "poss")
            case ev.LooseBall(side=side):
                return self._count(side, "trb", "poss")
            case ev.TimeOut(side=side):
                return self._count(side, "tmo")
            case ev.GiveUp(side=side):
                return [*self._count(side, "for"), *self._count(1 - side, "poss")]
        return []

    def _basket(self, event: ev.Basket) -> list[Item]:
        side = event.side
        keys = [
            *self._shot_keys(event.shot, "m"),
            *self._shot_keys(event.shot, "a"),
        ]
        items = [*self._points(side, event.points), *self._count(side, *keys)]
        if event.is_fouled:
            return [*items, *self._count(side, "and1")]
        return [*items, *self._count(1 - side, "poss")]

    def _miss(self, event: ev.Miss) -> list[Item]:
        items = self._count(event.side, *self._shot_keys(event.shot, "a"))
        if event.shot == "longshot":
            return [*items, *self._count(1 - event.side, "poss")]
        return items

    def _throw(self, event: ev.FreeThrow) -> list[Item]:
        side = event.side
        items = self._count(side, "fta")
        if event.joker:
            items += self._count(side, "jok", "crd")
        if event.made:
            items += [*self._points(side, 1), *self._count(side, "ftm")]
            if event.is_last:
                items += self._count(1 - side, "poss")
        return items

    @staticmethod
    def _shot_keys(shot: str, letter: str) -> list[str]:
        """Return the keys of a shot that was made (``m``) or tried (``a``)."""
        keys = [f"fg{letter}", f"fg{points_of(shot)}{letter}"]
        kind = KIND_KEYS.get(shot)
        # what cannot miss is counted once
        if kind is not None and (letter == "m" or kind not in ("aly", "fbk")):
            keys.append(f"{kind}{letter}")
        return keys

    def _points(self, side: int, points: int) -> list[Item]:
        slot = SIDE_SLOTS[side]
        return [
            Item(slot, POINTS, points, self.period),
            Item(slot, self.period_key, points, self.period),
        ]

    def _cards(self, side: int, count: int, joker: bool) -> list[Item]:
        slot = SIDE_SLOTS[side]
        items = [Item(slot, "crd", count + joker, self.period)]
        if joker:
            items.append(Item(slot, "jok", 1, self.period))
        return items

    def _count(self, side: int, *keys: str) -> list[Item]:
        slot = SIDE_SLOTS[side]
        return [Item(slot, key, 1, self.period) for key in keys]
