"""Score sheets: box scores that people wrote down, and whether they add up.

Nobody can replay what was entered by hand, so all that protects its readers is that
the figures agree. Which ones must is the rule book's knowledge: a ruleset's score
sheet says what people fill in, works out what follows from it, and names what cannot
be.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from simulation.boxscore import POINTS, BoxScore, StatColumn
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, SIDES, Result
from simulation.words import Argument, Name, Words, gettext_noop, words

_ = gettext_noop

#: Figures of a team or player by key, and checked options by name.
Line = Mapping[str, int]
Options = Mapping[str, Any]
#: What people wrote down: subject (``H``, ``A4``) → key → figure.
Lines = Mapping[str, Line]

TOO_FEW: Final = _("There are {least} periods at least, and {number} are filled in.")
TOO_MANY: Final = _("There are {most} periods at most, and {number} are filled in.")
OTHER_SUM: Final = _("{team}: {points} points, but those of the periods are {sum}.")
OTHER_FIGURE: Final = _("{team}: {column} would be {due} and not {figure}.")
MORE_MADE: Final = _(
    "{team}: {made_title} ({made}) cannot be more than {tried_title} ({tried})."
)
OVER_BEFORE: Final = _("The game was over after {period}, {home}–{away}.")
GOES_ON: Final = _("A level game goes on: it is {home}–{away} after {period}.")


class Place(NamedTuple):
    """A cell of a score sheet.

    :param side: whose figure it is.
    :param key: of a stored column, empty where it is the points of a period.
    :param period: counted from 1, 0 where it is a column.
    :param player: his place on the team sheet, from 1; 0 where it is the team's.
    """

    side: int
    key: str = ""
    period: int = 0
    player: int = 0


class Fault(NamedTuple):
    """Figures that cannot all be right.

    :param places: the cells concerned, first the one that is looked at first.
    :param words: what does not add up, as a sentence that names the figures.
    """

    places: tuple[Place, ...]
    words: Words


class ScoreSheet(ABC):
    """What people write down of a game of one ruleset.

    Wherever ``options`` are handed in, they are checked: each has its value.

    :cvar uncounted: keys of stored columns that nobody can tell when the game is over.
        A line written down by hand has none of them: not counted is not zero.
    """

    uncounted: ClassVar[frozenset[str]] = frozenset()

    @abstractmethod
    def columns(self, options: Mapping[str, Any]) -> tuple[StatColumn, ...]:
        """Return the stored columns that people fill in, in the order of the box score.

        They are those of teams. Points are among them unless those of the players are
        written down; columns that follow from others never are.
        """

    def player_columns(self, options: Mapping[str, Any]) -> tuple[StatColumn, ...]:
        """Return the stored columns that people fill in for each player, in order.

        Without players there are none.
        """
        return ()

    def written(self, box: BoxScore, options: Mapping[str, Any]) -> Lines:
        """Return what people would have written down of a game, without its periods.

        Whatever a player's line has not is 0.
        """
        ours = [column.key for column in self.columns(options)]
        theirs = [column.key for column in self.player_columns(options)]
        lines = {
            slot: {key: box.lines[slot][key] for key in ours} for slot in SIDE_SLOTS
        }
        if theirs:
            for slot, line in box.lines.items():
                if slot not in SIDE_SLOTS:
                    lines[slot] = {key: line.get(key, 0) for key in theirs}
        return lines

    @abstractmethod
    def periods(self, options: Mapping[str, Any]) -> tuple[int, int]:
        """Return how many periods a game has at least and at most."""

    @abstractmethod
    def complete(
        self,
        lines: Lines,
        periods: Sequence[tuple[int, int]],
        options: Mapping[str, Any],
    ) -> BoxScore:
        """Return the box score that the entered figures give.

        It has every stored column but the ``uncounted``, those that follow worked out,
        whether or not the figures add up; of the running score nothing is known.

        :param lines: of both teams, a whole number, not below 0, for each of
            ``columns``; of the players who were in the game likewise.
        :param periods: points (home, away) of each period.
        """

    @abstractmethod
    def ending(self, box: BoxScore, options: Mapping[str, Any]) -> str:
        """Return which of the ruleset's ``result_kinds`` a box score without faults is.

        A forfeit is none of them.
        """

    def result(self, box: BoxScore, options: Mapping[str, Any]) -> Result:
        """Return the result of a box score without faults."""
        return Result(self.ending(box, options), *box.score)

    def check(self, box: BoxScore, options: Mapping[str, Any]) -> list[Fault]:
        """Return what cannot be right about a whole box score, nothing if all can.

        Every game that is played to its end by the rules passes. ``places`` name cells
        that people fill in; where a column that follows is wrong by itself, the fault
        names that one.
        """
        return [
            *self._check_periods(box, options),
            *self._check_following(box, options),
            *self._check_rules(box, options),
        ]

    @abstractmethod
    def _check_rules(
        self, box: BoxScore, options: Mapping[str, Any]
    ) -> Iterator[Fault]:
        """Yield what the rules of the game forbid."""

    def _check_periods(
        self, box: BoxScore, options: Mapping[str, Any]
    ) -> Iterator[Fault]:
        """Yield a wrong number of periods, and points that are not their sum."""
        least, most = self.periods(options)
        number = len(box.periods)
        if number < least:
            missing = tuple(Place(side, period=number + 1) for side in SIDES)
            yield Fault(missing, words(TOO_FEW, least=least, number=number))
        if number > most:
            last = tuple(Place(side, period=number) for side in SIDES)
            yield Fault(last, words(TOO_MANY, most=most, number=number))
        has_points = any(column.key == POINTS for column in self.columns(options))
        for side in SIDES:
            total = sum(points[side] for points in box.periods)
            points = box.team(side)[POINTS]
            if points != total:
                each = tuple(Place(side, period=at + 1) for at in range(number))
                yield Fault(
                    (Place(side, POINTS), *each) if has_points else each,
                    words(OTHER_SUM, team=team(side), points=points, sum=total),
                )

    def _check_following(
        self, box: BoxScore, options: Mapping[str, Any]
    ) -> Iterator[Fault]:
        """Yield columns that do not follow from the entered ones as they should."""
        due = self.complete(self.written(box, options), box.periods, options)
        for slot, line in due.lines.items():
            side, player = SIDE_SLOTS.index(slot[0]), int(slot[1:] or 0)
            for key, amount in line.items():
                figure = box.lines[slot].get(key, 0)
                if figure != amount:
                    yield Fault(
                        (Place(side, key, player=player),),
                        words(
                            OTHER_FIGURE,
                            team=Name(slot),
                            column=key.upper(),
                            due=amount,
                            figure=figure,
                        ),
                    )


def team(side: int) -> Name:
    """Return the name of a side for the words of a fault."""
    return Name(SIDE_SLOTS[side])


def places(side: int, *keys: str) -> tuple[Place, ...]:
    """Return the cells of a team's columns."""
    return tuple(Place(side, key) for key in keys)


def more_made(
    side: int,
    line: Mapping[str, int],
    made: StatColumn,
    tried: StatColumn,
    player: int = 0,
) -> Iterator[Fault]:
    """Yield a fault where more was made than tried, by a team or one of its players."""
    if line[made.key] > line[tried.key]:
        yield Fault(
            tuple(Place(side, column.key, player=player) for column in (made, tried)),
            words(
                MORE_MADE,
                team=Name(f"{SIDE_SLOTS[side]}{player or ''}"),
                made_title=made.title,
                made=line[made.key],
                tried_title=tried.title,
                tried=line[tried.key],
            ),
        )


def wrong_end(
    periods: Sequence[tuple[int, int]], least: int, most: int, headings: Sequence[str]
) -> Iterator[Fault]:
    """Yield overtimes of a game that was over, and a level game that did not go on.

    :param least: how many periods there are at least; so ``most``.
    :param headings: of the periods.
    """
    home = away = 0
    for number, points in enumerate(periods, 1):
        home, away = home + points[HOME], away + points[AWAY]
        if number < least:
            continue
        told: dict[str, Argument] = {
            "home": home,
            "away": away,
            "period": headings[number - 1],
        }
        if home != away and number < len(periods):
            following = tuple(Place(side, period=number + 1) for side in SIDES)
            yield Fault(following, words(OVER_BEFORE, **told))
            return
        if home == away and number == len(periods) and number < most:
            last = tuple(Place(side, period=number) for side in SIDES)
            yield Fault(last, words(GOES_ON, **told))
