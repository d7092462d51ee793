"""What a coach knows before anything is asked: his dials, and tables of one game."""

from typing import Final

from simulation.basketball_age.coaches.odds import open_points, rim_points
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.court import (
    BESIDE_PAINT,
    COUNT,
    DISTANCE,
    PAINT,
    RANGE,
    TWO_POINT_MASK,
    ZONE,
    mask_of,
    mirrored,
    zones_in,
)
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    AT_THE_RIM,
    FREE_THROW,
    IN_PAINT,
    MEMBERS,
    PER_RANGE,
    PLAYERS,
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
HOT: Final = tuple(
    mask_of(zone for zone in range(COUNT) if RANGE[side][zone] <= _FAR)
    for side in SIDES
)
HOT_ZONES: Final = tuple(zones_in(mask) for mask in HOT)
# the zones from which one step leads into the paint
DOORS: Final = tuple(
    tuple(zone for zone in range(COUNT) if DISTANCE[zone][PAINT[side]] == 1)
    for side in SIDES
)
# zones to the nearest hot one
TO_HOT: Final = tuple(
    tuple(min(DISTANCE[zone][hot] for hot in HOT_ZONES[side]) for zone in range(COUNT))
    for side in SIDES
)
# a zone of range 1, for which all are alike
_WING: Final = (ZONE["g2"], mirrored(ZONE["g2"]))
WORTH: Final = tuple(
    tuple(2 if TWO_POINT_MASK[side] >> zone & 1 else 3 for zone in range(COUNT))
    for side in SIDES
)


class Mind:
    """The dials of a profile as weights, and tables of the game that is played.

    It holds nothing that does not follow from the sheet and the game's tables.

    :ivar taste: for each side's basket, what a shot from a zone is liked for.
    :ivar targets: by player and zone, the target of a shot that a block is tried on.
    :ivar throws: by player, the target of a free throw.
    :ivar lure: by player and zone, what it is worth to stand there with nobody near.
    """

    __slots__ = (
        "anchors",
        "assigned",
        "caution",
        "dials",
        "fair",
        "formation",
        "foul",
        "help",
        "inside",
        "lockdown",
        "lure",
        "outside",
        "rotation",
        "steal",
        "tables",
        "tall",
        "targets",
        "taste",
        "throws",
        "timeouts",
    )

    def __init__(self, dials: dict[str, int], tables: Tables) -> None:
        self.dials = dials
        self.tables = tables
        off = {name: value - MIDDLE_DIAL for name, value in dials.items()}
        three = weight("three") + off["threes"] * weight("three_step")
        liking = (three, weight("paint"), weight("middle"))
        self.targets = tuple(_targets(tables, player) for player in range(len(PLAYERS)))
        usual = tuple(_usual(tables, self.targets, side) for side in SIDES)
        self.taste = tuple(_tastes(liking, usual, call) for call in CALLS)
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
        self.formation = dials["formation"]
        self.rotation = dials["rotation"]
        self.timeouts = 60 * dials["timeouts"]
        self.throws = tuple(rating + FREE_THROW for rating in tables.scoring)
        self.lure = tuple(
            tuple(
                _lure(self.targets[player], self.taste[call], player)
                for player in range(len(PLAYERS))
            )
            for call in CALLS
        )
        # the dial moves a whole foul at most
        self.caution = (off["foul_caution"] + 2) // 4
        self.assigned: tuple[object, dict[int, int]] = (None, {})
        self.tall: dict[int, tuple[int, ...]] = {}

    def call(self, game: BasketballState) -> int:
        """Return what is called in this possession."""
        drawn = _drawn(game)
        if drawn % 100 < self.outside:
            return OUTSIDE
        return INSIDE if drawn // 100 % 100 < self.inside else MIDDLE

    def named(self, game: BasketballState) -> int:
        """Return for whom it is called."""
        five = MEMBERS[game.on_court & TEAM[game.offence]]
        return five[_drawn(game) // 10_000 % len(five)]

    def tallest_first(self, players: int) -> tuple[int, ...]:
        """Return some players of one team, the tallest first."""
        found = self.tall.get(players)
        if found is None:
            height = self.tables.height
            found = tuple(sorted(MEMBERS[players], key=lambda each: -height[each]))
            self.tall[players] = found
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


def _tastes(
    liking: tuple[int, ...], usual: tuple[tuple[int, ...], ...], call: int
) -> tuple[tuple[int, ...], ...]:
    """Return for each side what is added to a shot from each zone under a call."""
    uncalled = weight("uncalled")
    return tuple(
        tuple(
            liking[kind] - usual[side][kind] - (0 if kind == call else uncalled)
            for kind in (_class_of(side, zone) for zone in range(COUNT))
        )
        for side in SIDES
    )


def _targets(tables: Tables, player: int) -> tuple[int, ...]:
    """Return the targets of a player's shots, zone by zone (BA-8.3)."""
    side = 0 if TEAM[0] >> player & 1 else 1
    return tuple(
        tables.scoring[player]
        + PER_RANGE * RANGE[side][zone]
        + (IN_PAINT if zone == PAINT[side] else 0)
        for zone in range(COUNT)
    )


def _lure(
    targets: tuple[int, ...], taste: tuple[tuple[int, ...], ...], player: int
) -> tuple[int, ...]:
    """Return what a player's place is worth while nobody guards it.

    Far from the basket it is worth less with every zone.
    """
    side = 0 if TEAM[0] >> player & 1 else 1
    worth, liked = WORTH[side], taste[side]
    shots = {
        zone: open_points(targets[zone], worth[zone]) + liked[zone]
        for zone in HOT_ZONES[side]
    }
    least = min(shots.values())
    progress = weight("progress")
    return tuple(
        shots.get(zone, least - progress * TO_HOT[side][zone]) for zone in range(COUNT)
    )
