"""The box score (PB-B): its columns, and the fold that fills them."""

from collections.abc import Iterable
from typing import Final

from simulation.boxscore import POINTS, Fold, Item, LeaderColumn, Ratio, StatColumn
from simulation.playing_card_basketball import events as ev
from simulation.protocol import SIDE_SLOTS, Event
from simulation.words import Words, gettext_noop

_ = gettext_noop

#: The heading of the one period that a game has.
PERIOD: Final = "Game"
_ONLY: Final = 1

STAT_COLUMNS: Final = (
    StatColumn(POINTS, "PTS", Words(_("points")), "score"),
    StatColumn("dec", "DEC", Words(_("points from a deciding tip-off")), "score"),
    StatColumn("fg2m", "2PM", Words(_("2-pointers made")), "shots"),
    StatColumn("fg2a", "2PA", Words(_("2-pointers tried")), "shots"),
    StatColumn(
        "fg2_pct",
        "2P%",
        Words(_("share of 2-pointers made")),
        "shots",
        Ratio("fg2m", "fg2a"),
    ),
    StatColumn("fg3m", "3PM", Words(_("3-pointers made")), "shots"),
    StatColumn("fg3a", "3PA", Words(_("3-pointers tried")), "shots"),
    StatColumn(
        "fg3_pct",
        "3P%",
        Words(_("share of 3-pointers made")),
        "shots",
        Ratio("fg3m", "fg3a"),
    ),
    StatColumn("ftm", "FTM", Words(_("free throws made")), "shots"),
    StatColumn("fta", "FTA", Words(_("free throws tried")), "shots"),
    StatColumn(
        "ft_pct",
        "FT%",
        Words(_("share of free throws made")),
        "shots",
        Ratio("ftm", "fta"),
    ),
    StatColumn("and1", "AND1", Words(_("2-pointers made with a foul")), "shots"),
    StatColumn("orb", "ORB", Words(_("offensive rebounds")), "rebounds"),
    StatColumn("drb", "DRB", Words(_("defensive rebounds")), "rebounds"),
    StatColumn("con", "CON", Words(_("shots contested")), "defence"),
    StatColumn("blk", "BLK", Words(_("blocks")), "defence"),
    StatColumn("pf", "PF", Words(_("fouls")), "defence"),
    StatColumn("sta", "STA", Words(_("steals tried")), "defence"),
    StatColumn("stl", "STL", Words(_("steals")), "defence"),
    StatColumn(
        "stl_pct",
        "STL%",
        Words(_("share of steals that came off")),
        "defence",
        Ratio("stl", "sta"),
    ),
    StatColumn("poss", "POSS", Words(_("possessions")), "ball"),
    StatColumn(
        "ppp", "PPP", Words(_("points a possession")), "ball", Ratio(POINTS, "poss", 2)
    ),
    StatColumn("pass", "PASS", Words(_("passes completed")), "ball"),
    StatColumn("to", "TO", Words(_("balls lost to steals")), "ball"),
    StatColumn("rdw", "RDW", Words(_("big play cards drawn again")), "ball"),
    StatColumn("tip", "TIP", Words(_("tip-offs won")), "ball"),
)

LEADERS: Final = (
    LeaderColumn(POINTS),
    LeaderColumn("ppp"),
    LeaderColumn("stl"),
    LeaderColumn("blk"),
    LeaderColumn("fg2_pct", minimum=2),
    LeaderColumn("and1"),
)


class CardFold(Fold):
    """Turns events into items, each by itself."""

    def add(self, event: Event) -> Iterable[Item]:
        match event:
            case ev.PossessionStart(side=side):
                return _count(side, "poss")
            case ev.Pass(side=side):
                return _count(side, "pass")
            case ev.StealAttempt(side=side, success=success):
                if success:
                    return [*_count(side, "sta", "stl"), *_count(1 - side, "to")]
                return _count(side, "sta")
            case ev.Redraw(side=side):
                return _count(side, "rdw")
            case ev.TipWon(side=side):
                return _count(side, "tip")
            case ev.Rebound(side=side, offensive=offensive):
                return _count(side, "orb" if offensive else "drb")
            case ev.Decided(side=side, points=points):
                return [*_points(side, points), *_count(side, "dec")]
        return _shoot(event)


def _shoot(event: Event) -> Iterable[Item]:
    """Count what belongs to a shot."""
    match event:
        case ev.Contest(side=side):
            return _count(side, "con")
        case ev.Basket(side=side, points=points, and_one=and_one):
            keys = [f"fg{points}m", f"fg{points}a"]
            if and_one:
                keys.append("and1")
            return [*_points(side, points), *_count(side, *keys)]
        case ev.Miss(side=side, worth=worth):
            return _count(side, f"fg{worth}a")
        case ev.Block(side=side, worth=worth):
            return [*_count(side, "blk"), *_count(1 - side, f"fg{worth}a")]
        case ev.Foul(side=side):
            return _count(side, "pf")
        case ev.FreeThrow(side=side, made=made):
            if made:
                return [*_points(side, 1), *_count(side, "ftm", "fta")]
            return _count(side, "fta")
    return ()


def _points(side: int, points: int) -> list[Item]:
    return [Item(SIDE_SLOTS[side], POINTS, points, _ONLY)]


def _count(side: int, *keys: str) -> list[Item]:
    slot = SIDE_SLOTS[side]
    return [Item(slot, key, 1, _ONLY) for key in keys]
