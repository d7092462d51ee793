"""The box score (PC-B): its columns, and the fold that fills them."""

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
from simulation.playing_card_baseball import events as ev
from simulation.playing_card_baseball.hands import CATEGORIES
from simulation.playing_card_baseball.options import MOST_INNINGS
from simulation.playing_card_baseball.tables import HOME_PLATE
from simulation.protocol import SIDE_SLOTS, SIDES, Event
from simulation.words import Words, gettext_noop, words

_ = gettext_noop

#: Runs of the innings behind the ninth.
LATER: Final = "xi"
#: By bases: the hits, and the swings for them.
HIT_KEYS: Final = {1: "1b", 2: "2b", 3: "3b", 4: "hr"}
TRIED_KEYS: Final = {
    "single": "s1a",
    "double": "s2a",
    "triple": "s3a",
    "homer": "s4a",
    "sac_fly": "sfa",
}
#: By pitches: how many, and the outs behind them.
PITCH_KEYS: Final = {
    "fastball": ("fb", "fbo"),
    "curveball": ("cb", "cbo"),
    "slider": ("sl", "slo"),
    "changeup": ("ch", "cho"),
}

_INNINGS: Final = tuple(
    StatColumn(
        f"i{number}",
        f"{number}",
        words(_("runs in inning {inning}"), inning=number),
        PERIODS,
    )
    for number in range(1, MOST_INNINGS + 1)
)


def _column(key: str, heading: str, title: str, group: str) -> StatColumn:
    return StatColumn(key, heading, Words(title), group)


def _share(
    key: str, heading: str, title: str, group: str, parts: tuple[str, str]
) -> StatColumn:
    return StatColumn(key, heading, Words(title), group, Ratio(*parts))


STAT_COLUMNS: Final = (
    _column(POINTS, "R", _("runs"), "score"),
    *_INNINGS,
    _column(LATER, "10+", _("runs behind the ninth inning"), PERIODS),
    _column("pa", "PA", _("plate appearances"), "batting"),
    _column("ab", "AB", _("at-bats"), "batting"),
    _column("h", "H", _("hits"), "batting"),
    _share("avg", "AVG", _("hits by at-bat"), "batting", ("h", "ab")),
    _column("1b", "1B", _("singles"), "batting"),
    _column("2b", "2B", _("doubles"), "batting"),
    _column("3b", "3B", _("triples"), "batting"),
    _column("hr", "HR", _("home runs"), "batting"),
    _column("tb", "TB", _("total bases"), "batting"),
    _share("slg", "SLG", _("total bases by at-bat"), "batting", ("tb", "ab")),
    _column("rbi", "RBI", _("runs batted in"), "batting"),
    _column("lob", "LOB", _("runners left on base"), "batting"),
    _column("s1a", "1BA", _("swings for a single"), "swings"),
    _share("s1_pct", "1B%", _("singles by swing for one"), "swings", ("1b", "s1a")),
    _column("s2a", "2BA", _("swings for a double"), "swings"),
    _share("s2_pct", "2B%", _("doubles by swing for one"), "swings", ("2b", "s2a")),
    _column("s3a", "3BA", _("swings for a triple"), "swings"),
    _share("s3_pct", "3B%", _("triples by swing for one"), "swings", ("3b", "s3a")),
    _column("s4a", "HRA", _("swings for a home run"), "swings"),
    _share("s4_pct", "HR%", _("home runs by swing for one"), "swings", ("hr", "s4a")),
    _column("sfa", "SFA", _("sacrifice flies tried"), "swings"),
    _column("sfw", "SFW", _("sacrifice flies that moved the runners"), "swings"),
    _column("sf", "SF", _("sacrifice flies that scored"), "swings"),
    _column("sb", "SB", _("stolen bases"), "running"),
    _column("cs", "CS", _("runners caught stealing"), "running"),
    _column("gdp", "GDP", _("double plays hit into"), "running"),
    StatColumn("p_outs", "IP", Words(_("innings pitched")), "pitching", unit="outs"),
    _column("p_h", "H", _("hits allowed"), "pitching"),
    _column("p_r", "R", _("runs allowed"), "pitching"),
    _column("p_hr", "HR", _("home runs allowed"), "pitching"),
    _column("fb", "FB", _("fastballs"), "pitching"),
    _column("fbo", "FBO", _("outs by fastball"), "pitching"),
    _column("cb", "CB", _("curveballs"), "pitching"),
    _column("cbo", "CBO", _("outs by curveball"), "pitching"),
    _column("sl", "SL", _("sliders"), "pitching"),
    _column("slo", "SLO", _("outs by slider"), "pitching"),
    _column("ch", "CH", _("changeups"), "pitching"),
    _column("cho", "CHO", _("outs by changeup"), "pitching"),
    _column("dp", "DP", _("double plays turned"), "pitching"),
    _column("dpa", "DPA", _("double plays tried"), "pitching"),
    StatColumn(
        "best",
        "BEST",
        Words(_("best hand shown in the field, 1 a high card to 9 a straight flush")),
        "pitching",
        "max",
    ),
)

#: What stands behind the innings of a line score.
LINE_SCORE: Final = (POINTS, "h", "lob")

LEADERS: Final = (
    LeaderColumn(POINTS),
    LeaderColumn("avg", minimum=3),
    LeaderColumn("hr"),
    LeaderColumn("slg", minimum=3),
    LeaderColumn("dp"),
    LeaderColumn("sb"),
)


def inning_key(inning: int) -> str:
    """Return the key of the runs of an inning, counted from 1."""
    return f"i{inning}" if inning <= MOST_INNINGS else LATER


class BaseballFold(Fold):
    """Turns events into items, remembering the inning and the plate appearance."""

    def __init__(self) -> None:
        # a game that begins in a written position has no half_start before it
        self.inning = 1
        self.outs_key = "fbo"
        self.best = [0, 0]

    def add(self, event: Event) -> Iterable[Item]:
        match event:
            case ev.HalfStart(inning=inning):
                self.inning = inning
                # an item of nothing opens the inning in the line score
                return [self._item(side, POINTS, 0) for side in SIDES]
            case ev.Pitch(side=side, name=name):
                key, self.outs_key = PITCH_KEYS[name]
                return [self._item(side, key)]
            case ev.Swing(side=side, name=name):
                keys = ("pa", TRIED_KEYS[name], "ab")
                return [self._item(side, key) for key in keys]
            case ev.Showdown(side=side, hands=hands):
                return self._shown(1 - side, 1 + CATEGORIES.index(hands[1]))
            case ev.Hit():
                return self._hit(event)
            case ev.Out(side=side, how=how):
                return self._out(side, how)
            case ev.Run(side=side):
                return [
                    self._item(side, POINTS),
                    self._item(side, inning_key(self.inning)),
                    self._item(1 - side, "p_r"),
                ]
        return self._rarer(event)

    def _rarer(self, event: Event) -> list[Item]:
        """Count what does not come in every plate appearance."""
        match event:
            case ev.SacFly(side=side, is_deep=is_deep, runs=runs):
                if not is_deep:
                    return []
                items = [self._item(side, "sfw"), self._item(side, "rbi", runs)]
                if runs:
                    items += [self._item(side, "sf"), self._item(side, "ab", -1)]
                return items
            case ev.Steal(side=side, is_safe=True):
                return [self._item(side, "sb")]
            case ev.DoublePlay(side=side, runs=runs):
                return [self._item(1 - side, "dpa"), self._item(side, "rbi", runs)]
            case ev.HalfEnd(side=side, left=left):
                return [self._item(side, "lob", left)]
        return []

    def _shown(self, side: int, category: int) -> list[Item]:
        """Raise the best hand that a side has shown in the field."""
        more = max(0, category - self.best[side])
        self.best[side] += more
        return [self._item(side, "best", more)]

    def _hit(self, hit: ev.Hit) -> list[Item]:
        side, bases = hit.side, hit.bases
        items = [
            self._item(side, "h"),
            self._item(side, HIT_KEYS[bases]),
            self._item(side, "tb", bases),
            self._item(side, "rbi", hit.runs),
            self._item(1 - side, "p_h"),
        ]
        if bases == HOME_PLATE:
            items.append(self._item(1 - side, "p_hr"))
        return items

    def _out(self, side: int, how: str) -> list[Item]:
        items = [self._item(1 - side, "p_outs")]
        if how == "caught_stealing":
            return [*items, self._item(side, "cs")]
        items.append(self._item(1 - side, self.outs_key))
        if how == "double_play":
            items += [self._item(side, "gdp"), self._item(1 - side, "dp")]
        return items

    def _item(self, side: int, key: str, amount: int = 1) -> Item:
        return Item(SIDE_SLOTS[side], key, amount, self.inning)
