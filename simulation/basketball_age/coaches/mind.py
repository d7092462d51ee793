"""What a coach knows before anything is asked: his dials, and tables of one game."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from simulation.basketball_age.coaches.odds import (
    ADVANCED,
    ADVANCED_PRESSED,
    BASIC,
    PRESSED,
    open_points,
    rim_points,
)
from simulation.basketball_age.coaches.sides import HANDS, in_order
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.court import (
    BESIDE_PAINT,
    COUNT,
    DISTANCE,
    MOST_POINTS,
    PAINT,
    RANGE,
    TWO_POINT_MASK,
    ZONE,
    mask_of,
    mirrored,
    zones_in,
)
from simulation.basketball_age.situations import Plan
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    AT_THE_RIM,
    COACHED,
    FREE_THROW,
    IN_PAINT,
    MEMBERS,
    PER_RANGE,
    PLAYERS,
    RIM_BLOCKED,
    TEAM,
    Tables,
)
from simulation.protocol import SIDES

MIDDLE_DIAL: Final = 5
# what may be called in a possession
OUTSIDE: Final = 0
INSIDE: Final = 1
MIDDLE: Final = 2
CALLS: Final = (OUTSIDE, INSIDE, MIDDLE)
# shots from there are worth a thought: the two-point zones and those beside them
_FAR: Final = 1
# what is drawn for a possession has 24 bits: the highest is its hand
_HAND: Final = 23
HOT: Final = tuple(
    mask_of(zone for zone in range(COUNT) if RANGE[side][zone] <= _FAR)
    for side in SIDES
)
HOT_ZONES: Final = tuple(zones_in(mask) for mask in HOT)
# by hand and side: the zones from which one step leads into the paint
DOORS: Final = tuple(
    tuple(
        in_order(
            hand, [zone for zone in range(COUNT) if DISTANCE[zone][PAINT[side]] == 1]
        )
        for side in SIDES
    )
    for hand in HANDS
)
# zones to the nearest hot one
TO_HOT: Final = tuple(
    tuple(min(DISTANCE[zone][hot] for hot in HOT_ZONES[side]) for zone in range(COUNT))
    for side in SIDES
)
# by hand, side, zone and points: the hot zones in reach with the steps to them
IN_REACH: Final = tuple(
    tuple(
        tuple(
            tuple(
                tuple((hot, row[hot]) for hot in zones if row[hot] <= points)
                for points in range(MOST_POINTS + 1)
            )
            for row in DISTANCE
        )
        for zones in (in_order(hand, each) for each in HOT_ZONES)
    )
    for hand in HANDS
)
# a zone of range 1, for which all are alike
_WING: Final = (ZONE["g2"], mirrored(ZONE["g2"]))
WORTH: Final = tuple(
    tuple(2 if TWO_POINT_MASK[side] >> zone & 1 else 3 for zone in range(COUNT))
    for side in SIDES
)


# what a zone adds to the target of a shot from there
_ADDED: Final = tuple(
    tuple(
        PER_RANGE * RANGE[side][zone] + (IN_PAINT if zone == PAINT[side] else 0)
        for zone in range(COUNT)
    )
    for side in SIDES
)


class Manner(NamedTuple):
    """How a side chooses among its shots.

    :param uncalled: what is taken off a shot of a kind that was not called.
    :param unnamed: what is taken off a shot by another than the call names.
    :param is_mixed: whether a shot is measured against the usual one of its kind, so
        that a team shoots its mix; else every point counts alike.
    """

    uncalled: int
    unnamed: int
    is_mixed: bool


# as teams play: by calls, so that no kind of shot and no man takes all
BY_CALLS: Final = Manner(weight("uncalled"), weight("unnamed"), is_mixed=True)
# whatever promises most points
BY_POINTS: Final = Manner(0, 0, is_mixed=False)


class Outlook(NamedTuple):
    """What a side likes in a possession.

    :param taste: by zone, what a shot from there is liked for.
    :param lure: by player and zone, what it is worth to stand there with nobody near.
    :param ceiling: by player and hot zone, the most that a shot may be worth, for plans
        that cannot be the best to be left out; ``coached`` the same under a timeout.
    """

    taste: tuple[int, ...]
    lure: dict[int, tuple[int, ...]]
    ceiling: dict[int, dict[int, int]]
    coached: dict[int, dict[int, int]]


class Mind:
    """The dials of a profile as weights, and tables of the game that is played.

    It holds nothing that does not follow from the sheet and the game's tables.

    :ivar manner: how it chooses among shots.
    :ivar odds: the chances of the charts that are played by, without the press and
        under it; ``rim_shift``: what a block takes off at the rim (BA-16.6).
    :ivar plans: by hand, where each role stands in a situation, None for the coach to
        judge.
    :ivar targets: by player and zone, the target of a shot that a block is tried on.
    :ivar throws: by player, the target of a free throw.
    """

    __slots__ = (
        "anchors",
        "assigned",
        "by_role",
        "caution",
        "dials",
        "fair",
        "foul",
        "help",
        "inside",
        "liking",
        "lockdown",
        "manner",
        "odds",
        "outlooks",
        "outside",
        "plans",
        "rim_shift",
        "rotation",
        "steal",
        "tables",
        "tall",
        "targets",
        "throws",
        "timeouts",
        "unlikeness",
        "usual",
    )

    def __init__(
        self,
        dials: dict[str, int],
        tables: Tables,
        plans: Sequence[Mapping[str, Plan | None]],
        manner: Manner = BY_CALLS,
    ) -> None:
        self.manner = manner
        self.dials = dials
        self.tables = tables
        off = {name: value - MIDDLE_DIAL for name, value in dials.items()}
        three = weight("three") + off["threes"] * weight("three_step")
        self.liking = (three, weight("paint"), weight("middle"))
        self.targets = tuple(_targets(tables, player) for player in range(len(PLAYERS)))
        self.usual = tuple(_usual(tables, self.targets, side) for side in SIDES)
        self.outlooks: dict[tuple[int, int], Outlook] = {}
        self.outside = weight("outside") + off["threes"] * weight("outside_step")
        self.inside = weight("inside")
        fair = weight("fair") - off["pace"] * weight("pace_step")
        patience = weight("patience")
        self.fair = tuple(fair - (9 - tokens) * patience for tokens in range(11))
        self.steal = weight("steal") + off["steals"] * weight("steal_step")
        self.lockdown = weight("lockdown") + off["lockdowns"] * weight("lockdown_step")
        self.help = weight("rim") + off["help"] * weight("help_step")
        self.anchors = 2 if dials["help"] >= weight("collapse") else 1
        self.foul = weight("foul") + off["foul_caution"] * weight("foul_step")
        self.odds = (BASIC, PRESSED)
        if tables.advanced_charts:
            self.odds = (ADVANCED, ADVANCED_PRESSED)
        self.rim_shift = RIM_BLOCKED if tables.rim_blocks else 0
        self.plans = plans
        self.rotation = dials["rotation"]
        self.timeouts = 60 * dials["timeouts"]
        self.throws = tuple(rating + FREE_THROW for rating in tables.scoring)
        # the dial moves a whole foul at most
        self.caution = (off["foul_caution"] + 2) // 4
        self.assigned: tuple[object, dict[int, int]] = (None, {})
        self.tall: dict[int, tuple[int, ...]] = {}
        self.by_role: dict[int, tuple[int, ...]] = {}
        self.unlikeness: dict[int, tuple[int, ...]] = {}

    def called(self, game: BasketballState) -> tuple[int, int, int]:
        """Return what is called in this possession, for whom, and the hand."""
        drawn = _drawn(game)
        five = MEMBERS[game.on_court & TEAM[game.offence]]
        named = five[drawn // 10_000 % len(five)]
        if drawn % 100 < self.outside:
            return OUTSIDE, named, drawn >> _HAND
        call = INSIDE if drawn // 100 % 100 < self.inside else MIDDLE
        return call, named, drawn >> _HAND

    def outlook(self, call: int, side: int) -> Outlook:
        """Return what a side likes in a possession under a call."""
        found = self.outlooks.get((call, side))
        if found is None:
            taste = self._taste(call, side)
            players = MEMBERS[self.tables.rosters[side]]
            rows = {each: self.targets[each] for each in players}
            plain, coached = (
                {each: _ceiling(row, taste, side, bonus) for each, row in rows.items()}
                for bonus in (0, COACHED)
            )
            lure = {each: _lure(row, taste, side) for each, row in rows.items()}
            found = self.outlooks[call, side] = Outlook(taste, lure, plain, coached)
        return found

    def _taste(self, call: int, side: int) -> tuple[int, ...]:
        """Return for a side what is added to a shot from each zone under a call."""
        usual, manner = self.usual[side], self.manner
        if not manner.is_mixed:
            usual = (usual[MIDDLE],) * len(CALLS)
        added = [
            self.liking[kind] - usual[kind] - (0 if kind == call else manner.uncalled)
            for kind in CALLS
        ]
        return tuple(added[_class_of(side, zone)] for zone in range(COUNT))

    def tallest_first(self, players: int) -> tuple[int, ...]:
        """Return some players of one team, the tallest first."""
        found = self.tall.get(players)
        if found is None:
            height = self.tables.height
            found = tuple(sorted(MEMBERS[players], key=lambda each: -height[each]))
            self.tall[players] = found
        return found

    def unlike(self, player: int) -> tuple[int, ...]:
        """Return of all players how differently from a player they play."""
        found = self.unlikeness.get(player)
        if found is None:
            height, skill = self.tables.height, self.tables.play_skill
            found = self.unlikeness[player] = tuple(
                abs(height[each] - height[player]) + abs(skill[each] - skill[player])
                for each in range(len(PLAYERS))
            )
        return found

    def roles(self, players: int) -> tuple[int, ...]:
        """Return the players of one team on court by role, the smallest first."""
        found = self.by_role.get(players)
        if found is None:
            height, skill = self.tables.height, self.tables.play_skill
            members = sorted(
                MEMBERS[players], key=lambda each: (height[each], -skill[each])
            )
            found = self.by_role[players] = tuple(members)
        return found


def _drawn(game: BasketballState) -> int:
    """Return a number that the position settles as if it were drawn.

    It changes with the score and the fouls, not within an activation, and is the same
    whenever the same position comes up.
    """
    home, away = game.points
    fouls = game.team_fouls
    mixed = home * 7_919 + away * 104_729 + game.period * 1_299_709
    mixed += (fouls[0] * 11 + fouls[1]) * 15_485_863 + game.offence * 32_452_843
    return (mixed * 2_654_435_761 & 0xFFFF_FFFF) >> 8


def hand_of(game: BasketballState) -> int:
    """Return on which hand equals come first in this possession."""
    return _drawn(game) >> _HAND


def _class_of(side: int, zone: int) -> int:
    """Return the call that a shot from a zone answers."""
    if zone == PAINT[side]:
        return INSIDE
    return MIDDLE if WORTH[side][zone] == 2 else OUTSIDE


def _usual(
    tables: Tables, targets: tuple[tuple[int, ...], ...], side: int
) -> tuple[int, ...]:
    """Return what a side's usual shot of each kind is worth when nobody hinders it.

    Shots are measured against these, so that the mix of a team does not hang on how
    well it shoots.
    """
    players = MEMBERS[tables.rosters[side]]
    usual = []
    for zone, worth in ((_WING[side], 3), (BESIDE_PAINT[side][0], 2)):
        values = [open_points(targets[each][zone], worth) for each in players]
        usual.append(sum(values) // len(values))
    outside, middle = usual
    return outside, rim_points(AT_THE_RIM), middle


def _targets(tables: Tables, player: int) -> tuple[int, ...]:
    """Return the targets of a player's shots, zone by zone (BA-8.3)."""
    side = 0 if TEAM[0] >> player & 1 else 1
    scoring = tables.scoring[player]
    return tuple([scoring + added for added in _ADDED[side]])


def _ceiling(
    targets: tuple[int, ...], taste: tuple[int, ...], side: int, bonus: int
) -> dict[int, int]:
    """Return the most that a player's shot from each hot zone may be worth.

    :param bonus: what a timeout adds to his targets.
    """
    worth = WORTH[side]
    # a pass that goes astray may cost less than a bad shot
    least = -weight("bad_pass")
    most = {
        zone: max(least, open_points(targets[zone] + bonus, worth[zone]) + taste[zone])
        for zone in HOT_ZONES[side]
    }
    paint = PAINT[side]
    most[paint] = max(most[paint], rim_points(AT_THE_RIM + bonus) + taste[paint])
    return most


def _lure(
    targets: tuple[int, ...], taste: tuple[int, ...], side: int
) -> tuple[int, ...]:
    """Return what a player's place is worth while nobody guards it.

    Far from the basket it is worth less with every zone.
    """
    worth = WORTH[side]
    shots = {
        zone: open_points(targets[zone], worth[zone]) + taste[zone]
        for zone in HOT_ZONES[side]
    }
    least = min(shots.values())
    progress = weight("progress")
    far = [least - progress * zones for zones in TO_HOT[side]]
    return tuple([shots.get(zone, far[zone]) for zone in range(COUNT)])
