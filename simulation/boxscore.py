"""Box scores: sums of the items that a ruleset folds out of a game's events.

``fold.add(event)`` yields items (subject, key, amount, period). Box score, line score
and season totals are sums of the same items, so they cannot disagree. What is no sum
(largest lead, lead changes, times tied) is computed from the running score.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from string import digits
from typing import Final, Literal, NamedTuple

from simulation.protocol import AWAY, HOME, SIDE_SLOTS, Event, Ruleset
from simulation.words import Words

POINTS: Final = "pts"
#: The key under which players count the games that they were in from the start.
STARTS: Final = "gs"
PERIODS: Final = "periods"


class Item(NamedTuple):
    """An amount earned by somebody.

    :param subject: a sheet slot: ``H`` or ``A`` for the team, ``H4`` for a player.
    :param key: a key of the ruleset's ``stat_columns``.
    :param amount: in the unit of its key; seconds for time, outs for outs.
    :param period: counted from 1, overtime going on.
    """

    subject: str
    key: str
    amount: int
    period: int


class Ratio(NamedTuple):
    """A formula of summed keys: the share of one in another.

    :param digits: how many decimals of it are shown.
    """

    numerator: str
    denominator: str
    digits: int = 3


@dataclass(frozen=True, slots=True)
class StatColumn:
    """A column of the box score.

    :param key: lower case; formulas have one too, but are never stored.
    :param heading: as short as print.
    :param title: what it counts.
    :param adds: how it adds over games: ``sum``, ``max``, or a formula of sums.
    :param group: columns of one group stand together (``score``, ``shots`` …). Those
        of ``periods`` are points by period, each under the heading of its period.
    :param of: whose lines have it: everybody's, or those of teams or players alone.
    :param unit: how it is shown: seconds as minutes and seconds, a margin by its sign,
        games as how many there were, never as an average, outs as innings with thirds
        behind a point.
    """

    key: str
    heading: str
    title: Words
    group: str
    adds: Literal["sum", "max"] | Ratio = "sum"
    of: Literal["all", "teams", "players"] = "all"
    unit: Literal["number", "seconds", "margin", "games", "outs"] = "number"

    @property
    def is_of_teams(self) -> bool:
        """Whether lines of teams have it."""
        return self.of != "players"

    @property
    def is_of_players(self) -> bool:
        """Whether lines of players have it."""
        return self.of != "teams"

    @property
    def is_stored(self) -> bool:
        """Whether lines hold it, rather than compute it."""
        return not isinstance(self.adds, Ratio)


class LeaderColumn(NamedTuple):
    """A column in which the best of a season are listed, the highest first.

    What adds up is compared by game, a share as that of all games together.

    :param key: of one of the ruleset's ``stat_columns``.
    :param minimum: for a share, how many of what it is a share of somebody needs a
        game to be listed; 0 where every game gives enough.
    """

    key: str
    minimum: int = 0


class FoulLimit(NamedTuple):
    """With how many fouls a player is out of the game.

    :param key: of the column that counts them.
    :param most: the foul with which he is out.
    """

    key: str
    most: int


class Fold(ABC):
    """Walks a game's events once, in order, with the little context it needs."""

    @abstractmethod
    def add(self, event: Event) -> Iterable[Item]:
        """Return what this event earned."""


class RunningScore(NamedTuple):
    """The score after an event that changed it.

    :param event: the event's index in the game's log.
    """

    event: int
    period: int
    home: int
    away: int


@dataclass(slots=True)
class BoxScore:
    """The lines of one game.

    :ivar lines: subject → stored key → amount; both teams have every stored key of
        theirs, of players those alone who were in the game.
    :ivar periods: points (home, away) of each period begun.
    :ivar running: each change of the score, in order.
    """

    lines: dict[str, dict[str, int]]
    periods: list[tuple[int, int]] = field(default_factory=list)
    running: list[RunningScore] = field(default_factory=list)

    def team(self, side: int) -> dict[str, int]:
        """Return a team's line."""
        return self.lines[SIDE_SLOTS[side]]

    @property
    def score(self) -> tuple[int, int]:
        """Points of home and away."""
        return self.team(HOME)[POINTS], self.team(AWAY)[POINTS]

    def largest_lead(self, side: int) -> int:
        """Return the most points by which a side was ever ahead, 0 if it never was."""
        sign = 1 if side == HOME else -1
        return max((0, *(sign * (at.home - at.away) for at in self.running)))

    @property
    def times_tied(self) -> int:
        """How often the score became level after the start."""
        return sum(at.home == at.away for at in self.running)

    @property
    def lead_changes(self) -> int:
        """How often the lead went to the side that did not have it last."""
        leaders = [at.home > at.away for at in self.running if at.home != at.away]
        return sum(before != after for before, after in pairwise(leaders))


def tally(ruleset: Ruleset, events: Sequence[Event]) -> BoxScore:
    """Fold a game's events into its box score."""
    stored = [
        column.key
        for column in ruleset.stat_columns
        if column.is_stored and column.is_of_teams
    ]
    box = BoxScore({slot: dict.fromkeys(stored, 0) for slot in SIDE_SLOTS})
    periods: list[list[int]] = []
    score = [0, 0]
    fold = ruleset.fold()
    for index, event in enumerate(events):
        scored = False
        for subject, key, amount, period in fold.add(event):
            line = box.lines.setdefault(subject, {})
            line[key] = line.get(key, 0) + amount
            while len(periods) < period:
                periods.append([0, 0])
            if key == POINTS and amount and subject in SIDE_SLOTS:
                side = SIDE_SLOTS.index(subject)
                periods[period - 1][side] += amount
                score[side] += amount
                scored = True
        if scored:
            box.running.append(RunningScore(index, len(periods), *score))
    box.periods = [(home, away) for home, away in periods]
    return box


def ratio(line: dict[str, int], formula: Ratio) -> float | None:
    """Return a share, or None where nothing was tried."""
    below = line.get(formula.denominator, 0)
    return line.get(formula.numerator, 0) / below if below else None


def amount_text(column: StatColumn, amount: float, digits: int = 0) -> str:
    """Return an amount, or the mean of several, as its column shows it.

    :param digits: decimals of what is no time.
    """
    if column.unit == "seconds":
        minutes, rest = divmod(round(amount), 60)
        return f"{minutes}:{rest:02}"
    if column.unit == "outs":
        innings, thirds = divmod(round(amount), 3)
        return f"{innings}.{thirds}"
    text = f"{abs(amount):.{digits}f}"
    if column.unit == "margin" and amount > 0:
        return f"+{text}"
    return f"−{text}" if amount < 0 else text


def shown_columns(
    columns: Sequence[StatColumn],
    periods: Sequence[str],
    lines: Iterable[Mapping[str, int]],
) -> tuple[StatColumn, ...]:
    """Return the columns of teams without those of periods that are not played.

    :param periods: headings of the periods of a regular game.
    :param lines: a period in which one of these has something is shown anyway, and so
        is each before it that is called alike: the fifth inning before the sixth, but
        no quarter before an overtime.
    """
    used = {key for line in lines for key, amount in line.items() if amount}
    played: set[str] = set(periods)
    called: set[str] = set()
    for column in reversed(columns):
        word = column.heading.rstrip(digits)
        if column.group == PERIODS and (column.key in used or word in called):
            called.add(word)
            played.add(column.heading)
    return tuple(
        column
        for column in columns
        if column.is_of_teams and (column.group != PERIODS or column.heading in played)
    )
