"""The box score: its columns, and the fold that fills them (BA-14)."""

from collections.abc import Iterable
from typing import Final

from simulation.basketball_age import events as ev
from simulation.basketball_age.tables import FIVE, PERIODS
from simulation.boxscore import (
    POINTS,
    STARTS,
    Fold,
    Item,
    LeaderColumn,
    Ratio,
    StatColumn,
)
from simulation.protocol import SIDE_SLOTS, SIDES, Event
from simulation.words import Words, gettext_noop

_ = gettext_noop

# those of a team's own are in its totals too
TEAM: Final = "team"
THREE: Final = 3
# the paint, as every shot names it (BA-2.7)
PAINT: Final = "h3"
# BA-14.3: a shot in the activation of the pass or in the next one; a tip is no catch,
# so it gives no assist [R]
_ASSISTED: Final = 1

STAT_COLUMNS: Final = (
    StatColumn(
        STARTS, "GS", Words(_("games started")), "score", of="players", unit="games"
    ),
    StatColumn("sec", "MIN", Words(_("minutes played")), "score", unit="seconds"),
    StatColumn(POINTS, "PTS", Words(_("points")), "score"),
    StatColumn(
        "pm",
        "+/−",
        Words(_("points ahead or behind while playing")),
        "score",
        unit="margin",
    ),
    StatColumn("fgm", "FGM", Words(_("field goals made")), "shots"),
    StatColumn("fga", "FGA", Words(_("field goals tried")), "shots"),
    StatColumn(
        "fg_pct",
        "FG%",
        Words(_("share of field goals made")),
        "shots",
        Ratio("fgm", "fga"),
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
    StatColumn("oreb", "OREB", Words(_("offensive rebounds")), "rebounds"),
    StatColumn("dreb", "DREB", Words(_("defensive rebounds")), "rebounds"),
    StatColumn("reb", "REB", Words(_("rebounds")), "rebounds"),
    StatColumn("ast", "AST", Words(_("assists")), "ball"),
    StatColumn("tov", "TOV", Words(_("turnovers")), "ball"),
    StatColumn(
        "ast_tov", "A/T", Words(_("assists a turnover")), "ball", Ratio("ast", "tov", 1)
    ),
    StatColumn("stl", "STL", Words(_("steals")), "defence"),
    StatColumn("blk", "BLK", Words(_("blocks")), "defence"),
    StatColumn("pf", "PF", Words(_("personal fouls")), "defence"),
    StatColumn(
        "fo",
        "FO",
        Words(_("games fouled out of")),
        "defence",
        of="players",
        unit="games",
    ),
    StatColumn("poss", "POSS", Words(_("possessions")), TEAM, of="teams"),
    StatColumn(
        "ppp",
        "PPP",
        Words(_("points a possession")),
        TEAM,
        Ratio(POINTS, "poss", 2),
        of="teams",
    ),
    StatColumn("paint_pts", "PITP", Words(_("points in the paint")), TEAM, of="teams"),
    StatColumn(
        "off_tov_pts", "POT", Words(_("points off turnovers")), TEAM, of="teams"
    ),
    StatColumn(
        "second_chance_pts", "2CP", Words(_("second-chance points")), TEAM, of="teams"
    ),
    StatColumn("bench_pts", "BENCH", Words(_("points of the bench")), TEAM, of="teams"),
    StatColumn(
        "team_reb",
        "TREB",
        Words(_("rebounds of the team, by nobody in person")),
        TEAM,
        of="teams",
    ),
    StatColumn(
        "team_tov",
        "TTOV",
        Words(_("turnovers of the team, by nobody in person")),
        TEAM,
        of="teams",
    ),
)

LEADERS: Final = (
    LeaderColumn(POINTS),
    LeaderColumn("fg_pct", minimum=5),
    LeaderColumn("reb"),
    LeaderColumn("ast"),
    LeaderColumn("fg3_pct", minimum=2),
    LeaderColumn("stl"),
    LeaderColumn("blk"),
    LeaderColumn("ft_pct", minimum=2),
)


def period_name(number: int) -> str:
    """Return the heading of a period, counted from 1."""
    return f"Q{number}" if number <= PERIODS else f"OT{number - PERIODS}"


class BasketballFold(Fold):
    """Turns events into items, remembering who is on court and how they got the ball.

    A game that begins in a written position tells nothing of what was before: it is
    taken to be in the first quarter, with the first five of each sheet on court.

    :ivar clock: seconds left when it was last told, -1 until then.
    :ivar on_court: the numbers of each side's players; ``starters``: its first five.
    :ivar loser: the side whose turnover is the last thing that happened to the ball,
        else -1.
    :ivar is_off_turnover: whether this possession came of the other side's turnover.
    :ivar is_second_chance: whether an offensive rebound was made in it.
    :ivar feed: passer and receiver of the last pass of this possession, if nobody has
        touched the ball since; ``feed_age``: activations begun after it.
    :ivar fouled_out: the players (side, number) who are out.
    """

    def __init__(self) -> None:
        self.period = 1
        self.clock = -1
        five = range(1, FIVE + 1)
        self.on_court = (set(five), set(five))
        self.starters = [frozenset(five), frozenset(five)]
        self.loser = -1
        self.is_off_turnover = False
        self.is_second_chance = False
        self.feed = (0, 0)
        self.feed_age = 0
        self.fouled_out: set[tuple[int, int]] = set()

    def add(self, event: Event) -> Iterable[Item]:
        match event:
            case ev.Clock(clock=clock):
                return self._pass_time(clock)
            case ev.Activation():
                self.feed_age += 1
            case ev.Catch(player=player, passer=passer):
                self.feed = (passer, player)
                self.feed_age = 0
            case ev.Shot():
                return self._shot(event)
            case ev.FreeThrow():
                return self._free_throw(event)
            case ev.Rebound():
                return self._rebound(event)
            case ev.Turnover():
                return self._turnover(event)
            case ev.Foul():
                return self._foul(event)
            case ev.Possession(side=side):
                return self._begin_possession(side)
            case ev.Substitution(side=side, player=player, out=out):
                self._substitute(side, player, out)
            case ev.Starters(side=side, players=players):
                return self._start_with(side, players)
            case ev.PeriodStart(period=period, clock=clock):
                return self._begin_period(period, clock)
        return ()

    def _start_with(self, side: int, players: tuple[int, ...]) -> list[Item]:
        self.starters[side] = frozenset(players)
        self.on_court[side].clear()
        self.on_court[side].update(players)
        return [self._item(side, player, STARTS, 1) for player in players]

    def _begin_period(self, period: int, clock: int) -> list[Item]:
        self.period = period
        self.clock = clock
        # a turnover at the end of a period leads to nothing
        self.loser = -1
        # an item of nothing opens the period in the line score
        return [Item(slot, POINTS, 0, period) for slot in SIDE_SLOTS]

    def _begin_possession(self, side: int) -> list[Item]:
        self.is_off_turnover = self.loser == 1 - side
        self.loser = -1
        self.is_second_chance = False
        self.feed = (0, 0)
        return [self._item(side, 0, "poss", 1)]

    def _substitute(self, side: int, player: int, out: int) -> None:
        self.on_court[side].discard(out)
        if player:
            self.on_court[side].add(player)

    def _pass_time(self, clock: int) -> list[Item]:
        """Give the seconds gone to all on court, and their sum to their teams."""
        gone = self.clock - clock
        has_begun = self.clock >= 0
        self.clock = clock
        if not has_begun:
            return []
        return [
            item
            for side in SIDES
            for player in sorted(self.on_court[side])
            for item in self._both(side, player, "sec", gone)
        ]

    def _shot(self, shot: ev.Shot) -> list[Item]:
        """Count an attempt; missed on a foul it is none (BA-14.3)."""
        side, player = shot.side, shot.player
        items: list[Item] = []
        if shot.made or not shot.fouled:
            keys = ["fga"]
            if shot.points == THREE:
                keys.append("fg3a")
            if shot.made:
                keys += [f"{key[:-1]}m" for key in keys]
            items += self._count(side, player, *keys)
        if shot.blocker:
            items += self._count(1 - side, shot.blocker, "blk")
        if shot.made:
            items += self._points(side, player, shot.points)
            if shot.spot == PAINT:
                items.append(self._item(side, 0, "paint_pts", shot.points))
            passer, receiver = self.feed
            if receiver == player and self.feed_age <= _ASSISTED:
                items += self._count(side, passer, "ast")
        return items

    def _free_throw(self, throw: ev.FreeThrow) -> list[Item]:
        if not throw.made:
            return self._count(throw.side, throw.player, "fta")
        return [
            *self._count(throw.side, throw.player, "fta", "ftm"),
            *self._points(throw.side, throw.player, 1),
        ]

    def _rebound(self, rebound: ev.Rebound) -> list[Item]:
        key = "dreb"
        if rebound.is_offensive:
            key = "oreb"
            self.is_second_chance = True
        # whoever passed before the shot, the rebounder has touched the ball since
        self.feed = (0, 0)
        return self._count(rebound.side, rebound.player, key, "reb", own="team_reb")

    def _turnover(self, turnover: ev.Turnover) -> list[Item]:
        side = turnover.side
        self.loser = side
        items = self._count(side, turnover.player, "tov", own="team_tov")
        if turnover.thief:
            items += self._count(1 - side, turnover.thief, "stl")
        return items

    def _foul(self, foul: ev.Foul) -> list[Item]:
        """Count a foul; who is out already cannot foul out again (BA-11.4)."""
        side, player = foul.side, foul.player
        items = self._count(side, player, "pf")
        if foul.is_out and (side, player) not in self.fouled_out:
            self.fouled_out.add((side, player))
            items.append(self._item(side, player, "fo", 1))
        return items

    def _points(self, side: int, player: int, points: int) -> list[Item]:
        """Give points to their scorer and his team, and to all on court their +/−.

        A team's +/− is its margin, as if it were one more player, always on court.
        """
        items = self._both(side, player, POINTS, points)
        if self.is_off_turnover:
            items.append(self._item(side, 0, "off_tov_pts", points))
        if self.is_second_chance:
            items.append(self._item(side, 0, "second_chance_pts", points))
        if player not in self.starters[side]:
            items.append(self._item(side, 0, "bench_pts", points))
        for each, gained in ((side, points), (1 - side, -points)):
            items.append(self._item(each, 0, "pm", gained))
            items += [
                self._item(each, on_court, "pm", gained)
                for on_court in sorted(self.on_court[each])
            ]
        return items

    def _count(self, side: int, player: int, *keys: str, own: str = "") -> list[Item]:
        """Count something once for a player and his team.

        :param player: 0 for the team alone, which counts it under ``own`` too.
        """
        if not player:
            return [self._item(side, 0, key, 1) for key in (*keys, own)]
        return [item for key in keys for item in self._both(side, player, key, 1)]

    def _both(self, side: int, player: int, key: str, amount: int) -> list[Item]:
        return [
            self._item(side, player, key, amount),
            self._item(side, 0, key, amount),
        ]

    def _item(self, side: int, player: int, key: str, amount: int) -> Item:
        slot = SIDE_SLOTS[side]
        return Item(f"{slot}{player}" if player else slot, key, amount, self.period)
