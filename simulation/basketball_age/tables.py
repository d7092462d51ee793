"""Dice, charts and ratings: the rule book's numbers, each beside its clause.

A player is a number: home's sheet is 0 to 9, away's 10 to 19. A set of players is a
mask with a bit for each.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from simulation.basketball_age.court import PAINT, ZONE, mirrored
from simulation.protocol import SIDE_SLOTS, SIDES
from simulation.teamsheet import PlayerSheet, RosterSpec


def _linear(weight: int, lowest: int, highest: int) -> tuple[int, ...]:
    """Return what a rating costs by value, the lowest one nothing."""
    return tuple(weight * step for step in range(highest - lowest + 1))


ROSTER: Final = RosterSpec(
    size=(5, 10),
    positions=("PG", "SG", "SF", "PF", "C"),
    ratings={
        "play_skill": (1, 6, (5, 4, 3, 2, 1)),
        "passing": (2, 12, (9, 8, 8, 7, 7)),
        "scoring": (20, 90, (65, 66, 69, 60, 54)),
        "movement": (1, 6, (5, 4, 3, 2, 2)),
        "height": (1, 6, (1, 2, 3, 4, 5)),
    },
    usual=("PG", "SG", "SF", "PF", "C") * 2,
    # what a step wins in points of the score, all ten players having it, against the
    # same of one point of scoring: docs/rosters.md has the measurements
    costs={
        "play_skill": _linear(8, 1, 6),
        "passing": _linear(1, 2, 12),
        "scoring": _linear(1, 20, 90),
        "movement": _linear(6, 1, 6),
        "height": _linear(26, 1, 6),
    },
)
MOST_PLAYERS: Final = ROSTER.size[1]
FIVE: Final = 5
# BA-11.4: with fewer a team forfeits, 2–0 where the other does not lead
FEWEST_PLAYERS: Final = 2
FORFEIT: Final = (2, 0)
NOBODY: Final = -1
PLAYERS: Final = tuple(
    f"{slot}{number}" for slot in SIDE_SLOTS for number in range(1, MOST_PLAYERS + 1)
)
_SHEET: Final = (1 << MOST_PLAYERS) - 1
TEAM: Final = (_SHEET, _SHEET << MOST_PLAYERS)


class _Members(dict[int, tuple[int, ...]]):
    """The players of a set, in roster order; sets of one team only."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        self[mask] = tuple(
            player for player in range(len(PLAYERS)) if mask >> player & 1
        )
        return self[mask]


MEMBERS: Final = _Members()

# BA-1.5: options of chance, and what each of them shows
TWO_DICE: Final = tuple(f"{one}-{two}" for one in range(1, 7) for two in range(1, 7))
ONE_DIE: Final = tuple(f"d6 {number}" for number in range(1, 7))
PERCENT: Final = tuple(f"d100 {number % 100:02}" for number in range(1, 101))
DICE: Final[dict[str, tuple[int, int]]] = {
    word: (index // 6 + 1, index % 6 + 1) for index, word in enumerate(TWO_DICE)
}
FACE: Final = {word: number for number, word in enumerate(ONE_DIE, start=1)}
HUNDREDTHS: Final = {word: number for number, word in enumerate(PERCENT, start=1)}
# BA-18.1: a tie after so many rolls goes to the defence
MOST_ROLLS: Final = 100

# a total is dice from 2 to 12, and ratings that differ by at most five, and a few ones
LEAST_TOTAL: Final = -10
MOST_TOTAL: Final = 29


class Chart(NamedTuple):
    """What the total of two dice gives.

    :param two: the result of a natural 2, or of its total where that is "".
    :param twelve: the same of a natural 12.
    :param by_total: results from the least total on.
    """

    two: str
    twelve: str
    by_total: tuple[str, ...]

    def result(self, natural: int, total: int) -> str:
        """Return the result of dice that show ``natural`` and come to ``total``."""
        if natural == 2 and self.two:
            return self.two
        if natural == 12 and self.twelve:
            return self.twelve
        return self.by_total[total - LEAST_TOTAL]


def _chart(
    *rows: tuple[int, str], above: str, two: str = "", twelve: str = ""
) -> Chart:
    """Return a chart of rows (greatest total, result), and the result above them."""
    by_total = [
        next((result for greatest, result in rows if total <= greatest), above)
        for total in range(LEAST_TOTAL, MOST_TOTAL + 1)
    ]
    return Chart(two, twelve, tuple(by_total))


# BA-9.1
BLOCK: Final = _chart(
    (3, "block"), (8, "shot"), above="foul", two="stuffed", twelve="clean_foul"
)
# BA-9.2
STEAL: Final = _chart(
    (4, "steal"),
    (7, "unbalanced"),
    above="foul",
    two="stripped",
    twelve="technical",
)
# BA-9.5
SCREEN: Final = _chart((6, "screened"), (9, "missed"), above="offensive_foul")
# BA-16.2
PICK: Final = _chart((5, "screened"), (10, "missed"), above="offensive_foul")
# BA-9.6
LOCKDOWN: Final = _chart((4, "offensive_foul"), above="foul")
# BA-10.2
MOVE_WITH: Final = _chart((8, "with"), above="beaten", two="stopped", twelve="left")
# BA-16.11: results have names of their own where their totals are others
ADVANCED_MOVE_WITH: Final = _chart(
    (4, "halved"), (8, "followed"), above="beaten", two="stopped", twelve="left"
)
ADVANCED_STEAL: Final = _chart(
    (4, "steal"),
    (5, "nothing"),
    (7, "overreached"),
    above="foul",
    two="stripped",
    twelve="technical",
)
ADVANCED_BLOCK: Final = _chart(
    (3, "block"),
    (4, "smothered"),
    (5, "hindered"),
    (7, "contested"),
    (8, "brushed"),
    above="foul",
    two="stuffed",
    twelve="clean_foul",
)
# BA-16.9: the charts of a block under the press
PRESSED_BLOCK: Final = _chart(
    (4, "pressed_block"),
    (7, "pressed_shot"),
    above="pressed_foul",
    two="stuffed",
    twelve="clean_foul",
)
ADVANCED_PRESSED_BLOCK: Final = _chart(
    (4, "pressed_block"),
    (5, "hindered"),
    (7, "contested"),
    above="pressed_foul",
    two="stuffed",
    twelve="clean_foul",
)
# BA-11.8
INTENTIONAL: Final = _chart((7, "foul"), above="technical")

# BA-6.5: STRAY[defenders][die - 1]: 0 is out of bounds, else the number of who has it
STRAY: Final = (
    (0, 0, 0, 0, 0, 0),
    (0, 0, 0, 1, 1, 1),
    (0, 0, 1, 1, 2, 2),
    (0, 0, 0, 1, 2, 3),
    (0, 0, 1, 2, 3, 4),
    (0, 1, 2, 3, 4, 5),
)

# BA-9.2, BA-16.11: the defender is unbalanced
FAILED_STEALS: Final = ("unbalanced", "overreached")
# BA-10.2, BA-16.11: the defender moves with his man
STAYED: Final = ("with", "halved", "followed")
# BA-8.2
ALWAYS_SCORES: Final = 6
ALWAYS_MISSES: Final = 96
# BA-8.3 to BA-8.8
PER_RANGE: Final = -20
IN_PAINT: Final = 20
UNCONTESTED: Final = 10
FOLLOWED: Final = -5
COACHED: Final = 5
FOULED: Final = -20
FREE_THROW: Final = 15
AT_THE_RIM: Final = 95
# BA-16.6
RIM_BLOCKED: Final = -10
# BA-9.1, BA-16.9: results that block it
BLOCKED: Final = ("block", "stuffed", "pressed_block")
# BA-9.1, BA-16.9, BA-16.11: results that leave a shot, and what each adds to its target
SHOTS_LEFT: Final[Mapping[str, int]] = {
    "shot": 0,
    "pressed_shot": 0,
    "smothered": -10,
    "hindered": -5,
    "contested": 0,
    "brushed": 5,
}
LAY_UP_POSITIONS: Final = ("PG", "SG", "SF")
DUNK_POSITIONS: Final = ("SF", "PF", "C")

# BA-4.5, BA-11.2, BA-11.3
TOKENS: Final = 10
TOKENS_BEFORE_FIFTH: Final = TOKENS - 3
# BA-13.3
BOOSTED_POSSESSIONS: Final = 2
# BA-16.2
PICKER_POINTS: Final = 2
# BA-16.9
PRESSED_POSSESSIONS: Final = 3
PRESS_FOULS: Final = (2, 3, 4)
# BA-12.3
REBOUND_FOUL: Final = 3

# BA-11.4, BA-15.1: by whether Plus mode is played
FOUL_LIMITS: Final = {False: 5, True: 3}

PERIODS: Final = 4
REGULATION_MINUTES: Final = 20
PLUS_MINUTES: Final = 15


class Profile(NamedTuple):
    """What handling takes of the clock, in seconds (BA-3.1)."""

    activation: int
    placement: int
    rebound: int


READ: Final = "table"
PROFILES: Final = {"standard": Profile(5, 35, 10), "brisk": Profile(4, 25, 8)}


def _formation(names: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    home = tuple(ZONE[name] for name in names.split())
    return home, tuple(mirrored(zone) for zone in home)


# where players are placed for a coach who does not answer, as if attacking ``h``:
# each takes the first zone with room behind that of the one before him
DEEP_ATTACK: Final = _formation("b3 c4 c2 e3 f3 g3")
FRONT_ATTACK: Final = _formation("f3 g4 g2 h4 h2 e3")
DEFENCE: Final = _formation("h3 g3 g4 g2 f3 h3")
THROW_REST: Final = _formation("f3 e3 e2 e4 d3 d2 d4")
JUMP_REST: Final = _formation("c3 b3 f3 c2 c4 d2 d4")


def period_lengths(options: Mapping[str, Any]) -> tuple[int, int]:
    """Return the seconds of a quarter and of an overtime (BA-3.1, BA-3.4)."""
    minutes: int = options["quarter_minutes"]
    # BA-15.1
    if options["plus"]:
        minutes = min(minutes, PLUS_MINUTES)
    return minutes * 60, minutes * 60 // PERIODS


class Tables:
    """The options and ratings of one game in the form that play needs.

    Rows by player have twenty places, a place without a player holds zeros.

    :ivar block_chart: with ``steal_chart`` and ``move_with_chart`` those that this game
        is played by.
    :ivar advanced_charts: whether they are the advanced ones (BA-16.11);
        ``rim_blocks`` whether BA-16.6 is played, ``free_following`` BA-16.7,
        ``two_against_one`` BA-16.5, ``long_passes`` BA-16.1, ``blind_screens`` BA-16.8,
        ``picks`` BA-16.2, ``quick_throw_ins`` BA-16.3, ``template`` BA-16.4,
        ``press`` BA-16.9, ``help`` BA-16.10.
    :ivar pressed_chart: of a block under the press.
    :ivar profile: seconds of handling, None where people read a clock.
    :ivar rosters: the players of each side, as masks.
    :ivar stature: all players by height, the tallest first, then in roster order.
    """

    __slots__ = (
        "advanced_charts",
        "blind_screens",
        "block_chart",
        "bonus",
        "can_dunk",
        "can_lay_up",
        "foul_limit",
        "free_following",
        "height",
        "help",
        "long_passes",
        "max_overtimes",
        "move_with_chart",
        "movement",
        "options",
        "overtime_seconds",
        "passes",
        "passing",
        "period_seconds",
        "picks",
        "play_skill",
        "press",
        "pressed_chart",
        "profile",
        "quick_throw_ins",
        "rim_blocks",
        "rosters",
        "scoring",
        "simultaneous",
        "stature",
        "steal_chart",
        "template",
        "two_against_one",
    )

    def __init__(
        self, options: Mapping[str, Any], teams: Sequence[Sequence[PlayerSheet]]
    ) -> None:
        self.options = dict(options)
        plus: bool = options["plus"]
        self.period_seconds, self.overtime_seconds = period_lengths(options)
        self.foul_limit = FOUL_LIMITS[plus]
        self.bonus = 3 if plus else 5
        self.profile: Profile | None = PROFILES.get(options["clock_profile"])
        self.passes: int = options["passes"]
        self.simultaneous: bool = options["simultaneous_play"]
        self.max_overtimes: int = options["max_overtimes"]
        charts: bool = options["adv_charts"]
        self.advanced_charts = charts
        self.block_chart = ADVANCED_BLOCK if charts else BLOCK
        self.pressed_chart = ADVANCED_PRESSED_BLOCK if charts else PRESSED_BLOCK
        self.steal_chart = ADVANCED_STEAL if charts else STEAL
        self.move_with_chart = ADVANCED_MOVE_WITH if charts else MOVE_WITH
        self.press: bool = options["adv_press"]
        self.help: bool = options["adv_help"]
        self.blind_screens: bool = options["adv_blind_screen"]
        self.picks: bool = options["adv_pick_and_roll"]
        self.template: bool = options["adv_rebounds"]
        self.quick_throw_ins: bool = options["adv_quick_throw_in"]
        self.long_passes: bool = options["adv_passing"]
        self.rim_blocks: bool = options["adv_rim_blocks"]
        self.free_following: bool = options["adv_moving_with"]
        self.two_against_one: bool = options["adv_two_against_one"]
        self.rosters = tuple(
            ((1 << len(teams[side])) - 1) << MOST_PLAYERS * side for side in SIDES
        )
        self.play_skill = _ratings(teams, "play_skill")
        self.passing = _ratings(teams, "passing")
        self.scoring = _ratings(teams, "scoring")
        self.movement = _ratings(teams, "movement")
        self.height = _ratings(teams, "height")
        self.can_lay_up = _at_positions(teams, LAY_UP_POSITIONS)
        self.can_dunk = _at_positions(teams, DUNK_POSITIONS)
        self.stature = tuple(
            sorted(range(len(PLAYERS)), key=lambda player: -self.height[player])
        )

    def tallest(self, players: int) -> int:
        """Return the tallest of some players (ties: roster order)."""
        height = self.height
        best = NOBODY
        for player in MEMBERS[players]:
            if best == NOBODY or height[player] > height[best]:
                best = player
        return best


def _ratings(teams: Sequence[Sequence[PlayerSheet]], name: str) -> tuple[int, ...]:
    row = [0] * len(PLAYERS)
    for side, players in enumerate(teams):
        for number, player in enumerate(players):
            row[side * MOST_PLAYERS + number] = player.ratings[name]
    return tuple(row)


def _at_positions(
    teams: Sequence[Sequence[PlayerSheet]], positions: Sequence[str]
) -> int:
    """Return the players of some positions, as a mask."""
    mask = 0
    for side, players in enumerate(teams):
        for number, player in enumerate(players):
            if player.position in positions:
                mask |= 1 << side * MOST_PLAYERS + number
    return mask


def side_of(player: int) -> int:
    """Return the side of a player."""
    return player // MOST_PLAYERS


def number_of(player: int) -> int:
    """Return the number of a player's line on his sheet, 0 for nobody."""
    return 0 if player == NOBODY else player % MOST_PLAYERS + 1


# the paint that a side defends, by side
OWN_PAINT: Final = (PAINT[1], PAINT[0])
