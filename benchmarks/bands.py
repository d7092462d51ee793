"""How a believable game of Basketball Age looks: figures, bands, what dials move."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Final, NamedTuple

from simulation.boxscore import BoxScore
from simulation.protocol import SIDE_SLOTS, Event

# what is counted of a game for a side: stored keys of its line, and more
Line = Mapping[str, int]
# a share as part and whole, or an amount and 1
Share = Callable[[Line, Line], tuple[int, int]]

FIRST_SUBSTITUTE: Final = 6
TEN_MINUTES: Final = 600
PAINT: Final = "h3"
_EVENTS: Final = ("activation", "lockdown", "steal", "timeout")


class Figure(NamedTuple):
    """A figure of a team's game.

    :param share: of the team's line and of the opponents'.
    :param scale: 100 where it is shown in per cent.
    """

    name: str
    share: Share
    scale: int = 1


class Band(NamedTuple):
    """A figure with the least and the most that it may be.

    :param least: minus infinity where it may be as little as it can be; ``most``
        likewise.
    """

    figure: Figure
    least: float = -inf
    most: float = inf

    def margin(self, value: float) -> float:
        """Return how far a value lies inside, less than none outside."""
        return min(value - self.least, self.most - value)

    def __str__(self) -> str:
        if self.most == inf:
            return f"at least {self.least:g}"
        if self.least == -inf:
            return f"at most {self.most:g}"
        return f"{self.least:g} to {self.most:g}"


class Turn(NamedTuple):
    """What a dial moves.

    :param by: how much at least from the lowest to the highest; less than none where
        it falls.
    """

    dial: str
    figure: Figure
    by: float

    def margin(self, moved: float) -> float:
        """Return how much further it has moved than it must."""
        return moved - self.by if self.by > 0 else self.by - moved


def _count(key: str) -> Share:
    return lambda mine, theirs: (mine[key], 1)


def _part(part: str, whole: str) -> Share:
    return lambda mine, theirs: (mine[part], mine[whole])


THREES: Final = Figure("3PA/FGA %", _part("fg3a", "fga"), 100)
FOULS: Final = Figure("personal fouls", _count("pf"))
BANDS: Final = (
    Band(Figure("points", _count("pts")), 55, 120),
    Band(Figure("FG %", _part("fgm", "fga"), 100), 42, 64),
    Band(THREES, 25, 75),
    Band(Figure("FGA from the paint %", _part("paint_tries", "fga"), 100), least=12),
    Band(Figure("turnovers", _count("tov")), 3, 22),
    Band(FOULS, 8, 28),
    Band(Figure("free throws", _count("fta")), 4, 45),
    Band(
        Figure(
            "OREB %",
            lambda mine, theirs: (mine["oreb"], mine["oreb"] + theirs["dreb"]),
            100,
        ),
        15,
        55,
    ),
    Band(Figure("substitutes, 10 minutes", _count("relief")), least=3),
    Band(Figure("overtime %", _count("overtime"), 100), most=12),
    Band(Figure("forfeits %", _count("forfeit"), 100), most=0),
)
TURNS: Final = (
    Turn("pace", Figure("activations a possession", _part("activation", "poss")), -0.3),
    Turn("threes", THREES, 25),
    Turn("steals", Figure("tries to steal", _count("steal")), 2),
    Turn("lockdowns", Figure("lockdowns", _count("lockdown")), 2),
    Turn(
        "help",
        Figure(
            "opponents' FGA from the paint %",
            lambda mine, theirs: (theirs["paint_tries"], theirs["fga"]),
            100,
        ),
        -3,
    ),
    Turn("rotation", Figure("seconds of substitutes", _count("relief_seconds")), 1000),
    Turn("foul_caution", FOULS, -2),
    Turn("timeouts", Figure("timeouts", _count("timeout")), 2),
)


def lines_of(
    box: BoxScore, events: Sequence[Event], kind: str
) -> tuple[Counter[str], Counter[str]]:
    """Return both sides' lines of a game with what else the figures need.

    :param kind: of the result.
    """
    lines = (Counter(box.team(0)), Counter(box.team(1)))
    for slot, line in box.lines.items():
        number = slot[1:]
        if number and int(number) >= FIRST_SUBSTITUTE:
            side = SIDE_SLOTS.index(slot[0])
            seconds = line.get("sec", 0)
            lines[side]["relief_seconds"] += seconds
            lines[side]["relief"] += seconds >= TEN_MINUTES
    for event in events:
        fields = event._asdict() if event.kind == "shot" else {}
        if fields and fields["spot"] == PAINT:
            missed_on_foul = fields["fouled"] and not fields["made"]
            lines[fields["side"]]["paint_tries"] += not missed_on_foul
        elif event.kind in _EVENTS:
            lines[event._asdict()["side"]][event.kind] += 1
    for counted in lines:
        counted[kind] += 1
    return lines
