"""The floor as the offence sees it: what a shot, a pass or a drive would be worth."""

from typing import Final, NamedTuple

from simulation.basketball_age.coaches.mind import IN_REACH, WORTH, Mind
from simulation.basketball_age.coaches.odds import (
    WAYS_OF_TWO_DICE,
    open_points,
    pass_ways,
    rim_points,
)
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.counts import counts_of, need_of
from simulation.basketball_age.court import (
    DISTANCE,
    OUTSIDE,
    PAINT,
    STANDARD,
    STANDARD_FROM_SPOT,
)
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    AT_THE_RIM,
    COACHED,
    FOLLOWED,
    MEMBERS,
    TEAM,
)

NO_HEIGHT: Final = -1
BAD_PASS: Final = weight("bad_pass")
_THIEF: Final = weight("thief")
_STRIPPED: Final = weight("stripped")
_LEAVING: Final = weight("leaving")


class Hindrance(NamedTuple):
    """What a dribbler meets who leaves a zone.

    :param near: the balanced defenders there.
    :param strips: the ways in which one of them takes the ball.
    :param stays: the ways in which one goes along; ``height``: his.
    """

    near: int
    strips: int
    stays: int
    height: int


UNHINDERED: Final = Hindrance(0, 0, 0, NO_HEIGHT)


class Floor:
    """A position, measured for the side that has the ball.

    :ivar guards: of each balanced defender, the tallest first: his height, the row of
        distances from his zone, and his movement.
    :ivar ceiling: by player and zone, the most that a shot may be worth.
    :ivar named: for whom the possession is called; ``hand``: which side of the court
        comes first.
    :ivar hot: by zone and points, the hot zones in reach with the steps to them.
    :ivar odds: of the charts that are played by at present.
    :ivar has_advanced_passes: whether passes are by advanced rules.
    :ivar edge: what a timeout takes off the defence's rolls; ``steal_edge`` and
        ``block_edge``: what is taken off these, by the press too.
    :ivar bonus: what a timeout adds to the offence's targets.
    """

    __slots__ = (
        "block_edge",
        "bonus",
        "ceiling",
        "edge",
        "game",
        "guards",
        "hand",
        "has_advanced_passes",
        "hot",
        "lure",
        "mind",
        "named",
        "odds",
        "offence",
        "paint",
        "steal_edge",
        "taste",
    )

    def __init__(self, game: BasketballState, mind: Mind) -> None:
        self.game = game
        self.mind = mind
        offence = game.offence
        self.offence = offence
        self.paint = PAINT[offence]
        is_pressed = game.is_pressed
        self.odds = mind.odds[is_pressed]
        self.has_advanced_passes = mind.tables.long_passes or is_pressed
        call, self.named, self.hand = mind.called(game)
        self.hot = IN_REACH[self.hand][offence]
        outlook = mind.outlook(call, offence)
        self.taste, self.lure = outlook.taste, outlook.lure
        self.edge = edge = game.defence_edge
        # BA-16.9: what the press changes a timeout's benefit does not add to
        self.steal_edge = 1 if is_pressed else edge
        self.block_edge = 0 if is_pressed else edge
        self.bonus = COACHED if game.attack_boost[offence] else 0
        self.ceiling = outlook.coached if self.bonus else outlook.ceiling
        where = game.where
        height, movement = mind.tables.height, mind.tables.movement
        able = game.on_court & TEAM[1 - offence] & ~game.unbalanced
        self.guards = [
            (height[each], DISTANCE[where[each]], movement[each])
            for each in mind.tallest_first(able)
            if where[each] != OUTSIDE
        ]

    def tallest(self, zone: int, points: int) -> int:
        """Return the height of the tallest who can contest in a zone.

        :param points: that the contest may move; ``NO_HEIGHT`` if nobody can.
        """
        for height, distance, movement in self.guards:
            away = distance[zone]
            if away <= points and away <= movement:
                return height
        return NO_HEIGHT

    def thief(self, player: int) -> int:
        """Return in how many of 36 ways the best thief near takes a dribbler's ball."""
        game, tables = self.game, self.mind.tables
        skill = tables.play_skill[player] - self.steal_edge
        where, stolen = game.where, self.odds.stolen
        distance = DISTANCE[where[player]]
        able = game.on_court & TEAM[1 - self.offence] & ~game.unbalanced
        return max(
            (
                stolen[skill - tables.play_skill[each]]
                for each in MEMBERS[able]
                if where[each] != OUTSIDE
                and distance[where[each]] <= tables.movement[each]
            ),
            default=0,
        )

    def shot(self, player: int, zone: int, points: int) -> int:
        """Return what a shot is worth that the defence answers as it likes best."""
        mind = self.mind
        worth = WORTH[self.offence][zone]
        target = mind.targets[player][zone] + self.bonus
        value = open_points(target, worth)
        tallest = self.tallest(zone, points)
        if tallest >= 0:
            reach = mind.tables.height[player] - tallest - self.block_edge
            value = min(
                value,
                self.odds.blocked_points(target, worth, mind.throws[player], reach),
            )
        return value + self.taste[zone]

    def rim(self, player: int, points: int) -> int:
        """Return what a lay-up or dunk is worth."""
        mind = self.mind
        target = AT_THE_RIM + self.bonus
        value = rim_points(target)
        tallest = self.tallest(self.paint, points)
        if tallest >= 0:
            reach = mind.tables.height[player] - tallest - self.block_edge
            if mind.tables.can_dunk >> player & 1:
                reach += 1
            blocked = self.odds.blocked_points(
                target, 2, mind.throws[player], reach, mind.rim_shift
            )
            value = min(value, blocked)
        return value + self.taste[self.paint]

    def followed(self, player: int, zone: int, height: int) -> int:
        """Return what a shot is worth with a defender moving along (BA-10.3)."""
        mind = self.mind
        worth = WORTH[self.offence][zone]
        target = mind.targets[player][zone] + self.bonus + FOLLOWED
        reach = mind.tables.height[player] - max(height, self.tallest(zone, 0))
        blocked = self.odds.blocked_points(
            target, worth, mind.throws[player], reach - self.block_edge
        )
        return min(open_points(target, worth), blocked) + self.taste[zone]

    def drive(
        self, player: int, origin: int, zone: int, used: int, hindrance: Hindrance
    ) -> int:
        """Return what it is worth to dribble to a zone and finish there.

        :param used: steps made before in this activation.
        :param hindrance: what leaving the origin meets.
        """
        reach = used + DISTANCE[origin][zone]
        if zone == self.paint:
            value = self.rim(player, reach)
        else:
            value = self.shot(player, zone, reach)
        if not hindrance.near:
            return value
        value -= _LEAVING * hindrance.near
        strips = hindrance.strips
        stripped = (WAYS_OF_TWO_DICE - strips) * value - strips * _STRIPPED
        stripped //= WAYS_OF_TWO_DICE
        ways = hindrance.stays
        if ways:
            followed = ways * self.followed(player, zone, hindrance.height)
            value = followed + (WAYS_OF_TWO_DICE - ways) * value
            value //= WAYS_OF_TWO_DICE
        return value if value < stripped else stripped

    def hindrance(
        self, player: int, origin: int, left: int, *, is_open: bool
    ) -> Hindrance:
        """Return what a dribbler meets who leaves a zone.

        :param left: his points.
        :param is_open: whether a move-with is still open to the defence.
        """
        near = self.game.defenders_in(origin)
        if not near:
            return UNHINDERED
        stays, height = self._stays(player, near, left) if is_open else (0, NO_HEIGHT)
        strips = self.stripped(player, near)
        return Hindrance(near.bit_count(), strips, stays, height)

    def stripped(self, player: int, near: int) -> int:
        """Return in how many of 36 ways a dribbler loses the ball to a reaction.

        Small chances are left out: the defence does not try for them.
        """
        skill = self.mind.tables.play_skill
        mine = skill[player] - self.steal_edge
        if near & near - 1 and self.mind.tables.two_against_one:
            # BA-16.5
            mine -= 1
        stolen = self.odds.stolen
        most = max((stolen[mine - skill[each]] for each in MEMBERS[near]), default=0)
        return most if most >= _THIEF else 0

    def _stays(self, player: int, near: int, left: int) -> tuple[int, int]:
        """Return the ways of the likeliest move-with, and the defender's height."""
        tables = self.mind.tables
        skill, movement = tables.play_skill, tables.movement
        # BA-16.7
        least = 0 if tables.free_following else left
        best, height = 0, NO_HEIGHT
        for each in MEMBERS[near]:
            if movement[each] >= least:
                ways = self.odds.stays[skill[player] - skill[each] - self.edge]
                if ways > best:
                    best, height = ways, tables.height[each]
        return best, height

    def arrives(self, player: int, zone: int) -> int:
        """Return in how many of 36 ways the handler's pass to a player arrives.

        :param zone: where the player receives it.
        """
        game = self.game
        if self.has_advanced_passes:
            need = need_of(game, counts_of(game, player, zone), zone)
            if not need.is_due:
                return WAYS_OF_TWO_DICE
            return pass_ways(self.mind.tables.passing[game.ball], need.modifier)
        # the basic count in short (BA-6.2, BA-6.3): nothing is asked as often
        origin = game.where[game.ball]
        others = ~(1 << player)
        occupants = game.occupants
        team = TEAM[self.offence]
        if origin == OUTSIDE:
            attackers = 2 + (occupants[zone] & team & others).bit_count()
            defenders = game.defenders_in(game.spot) | game.defenders_in(zone)
        else:
            both = (occupants[origin] | occupants[zone]) & team & others
            attackers = both.bit_count() + 1
            defenders = game.defenders_in(origin) | game.defenders_in(zone)
        against = defenders.bit_count()
        if attackers > against or (
            attackers == against and origin == zone and zone not in PAINT
        ):
            return WAYS_OF_TWO_DICE
        passing = self.mind.tables.passing[game.ball]
        return pass_ways(passing, max(0, against - attackers))

    def thrown(self, zone: int) -> int:
        """Return the standard distances of a pass from the handler (BA-6.7)."""
        game = self.game
        origin = game.where[game.ball]
        if origin == OUTSIDE:
            return STANDARD_FROM_SPOT[game.spot][zone]
        return STANDARD[origin][zone]


def risked(value: int, ways: int) -> int:
    """Return what something is worth that comes about in so many of 36 ways.

    In the others the ball is lost.
    """
    if ways == WAYS_OF_TWO_DICE:
        return value
    lost = (WAYS_OF_TWO_DICE - ways) * BAD_PASS
    return (ways * value - lost) // WAYS_OF_TWO_DICE


def has_room(game: BasketballState, player: int, zone: int) -> bool:
    """Whether a player may stand in a zone."""
    if game.where[player] == zone:
        return True
    return game.room[game.offence] >> zone & 1 == 1
