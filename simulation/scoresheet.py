"""Score sheets: box scores that people wrote down, and whether they add up.

Nobody can replay what was entered by hand, so all that protects its readers is that
the figures agree. Which ones must is the rule book's knowledge: a ruleset's score
sheet says what people fill in, works out what follows from it, and names what cannot
be.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from simulation.boxscore import POINTS, BoxScore, StatColumn
from simulation.protocol import SIDE_SLOTS, SIDES, Result
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

TOO_FEW: Final = _("There are {least} periods at least, and {number} are filled in.")
TOO_MANY: Final = _("There are {most} periods at most, and {number} are filled in.")
OTHER_SUM: Final = _("{team} has {points} points, but those of the periods are {sum}.")
OTHER_FIGURE: Final = _("{team}: {column} would be {due} and not {figure}.")
MORE_MADE: Final = _(
    "{team}: {made_title} ({made}) cannot be more than {tried_title} ({tried})."
)


class Place(NamedTuple):
    """A cell of a score sheet.

    :param side: whose figure it is.
    :param key: of a stored column, empty where it is the points of a period.
    :param period: counted from 1, 0 where it is a column.
    """

    side: int
    key: str = ""
    period: int = 0


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
    """

    @abstractmethod
    def columns(self, options: Mapping[str, Any]) -> tuple[StatColumn, ...]:
        """Return the stored columns that people fill in, in the order of the box score.

        Points are always among them; columns that follow from others never are.
        """

    @abstractmethod
    def periods(self, options: Mapping[str, Any]) -> tuple[int, int]:
        """Return how many periods a game has at least and at most."""

    @abstractmethod
    def complete(
        self,
        home: Mapping[str, int],
        away: Mapping[str, int],
        periods: Sequence[tuple[int, int]],
        options: Mapping[str, Any],
    ) -> BoxScore:
        """Return the box score that the entered figures give.

        It has every stored column, those that follow worked out, whether or not the
        figures add up; of the running score nothing is known.

        :param home: a whole number, not below 0, for each of ``columns``; so ``away``.
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

        Every game that can be played by the rules passes. ``places`` name cells of
        ``columns`` and of periods; where a column that follows is wrong by itself,
        the fault names that one.
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
        for side in SIDES:
            total = sum(points[side] for points in box.periods)
            points = box.team(side)[POINTS]
            if points != total:
                each = (Place(side, period=at + 1) for at in range(number))
                yield Fault(
                    (Place(side, POINTS), *each),
                    words(OTHER_SUM, team=team(side), points=points, sum=total),
                )

    def _check_following(
        self, box: BoxScore, options: Mapping[str, Any]
    ) -> Iterator[Fault]:
        """Yield columns that do not follow from the entered ones as they should."""
        keys = [column.key for column in self.columns(options)]
        home, away = ({key: box.team(side)[key] for key in keys} for side in SIDES)
        due = self.complete(home, away, box.periods, options)
        for side in SIDES:
            line = box.team(side)
            for key, amount in due.team(side).items():
                if line[key] != amount:
                    yield Fault(
                        (Place(side, key),),
                        words(
                            OTHER_FIGURE,
                            team=team(side),
                            column=key.upper(),
                            due=amount,
                            figure=line[key],
                        ),
                    )


def team(side: int) -> Name:
    """Return the name of a side for the words of a fault."""
    return Name(SIDE_SLOTS[side])


def more_made(
    side: int, line: Mapping[str, int], made: StatColumn, tried: StatColumn
) -> Iterator[Fault]:
    """Yield a fault where more was made than tried."""
    if line[made.key] > line[tried.key]:
        yield Fault(
            (Place(side, made.key), Place(side, tried.key)),
            words(
                MORE_MADE,
                team=team(side),
                made_title=made.title,
                made=line[made.key],
                tried_title=tried.title,
                tried=line[tried.key],
            ),
        )
