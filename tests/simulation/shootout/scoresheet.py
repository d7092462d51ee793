"""The score sheet of Shootout: three figures a side, and what binds them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from simulation.boxscore import POINTS, BoxScore, StatColumn
from simulation.protocol import SIDE_SLOTS, SIDES
from simulation.scoresheet import Fault, Lines, Place, ScoreSheet, team
from simulation.words import gettext_noop, words
from tests.simulation.shootout.statistics import COLUMNS

_ = gettext_noop

POINTS_OF_SHOTS: Final = _("{team}: {made} shots made give {made} to {most} points.")
ONE_A_ROUND: Final = _(
    "{team} made {made} shots in {tried} rounds: one in each, at most."
)
LEVEL: Final = _("A level game goes on for another round.")
NOT_LEVEL: Final = _("Extra rounds are for sides that are level.")


class ShootoutSheet(ScoreSheet):
    """Points and shots; shots tried follow, since each side shoots once a round."""

    def columns(self, options: Mapping[str, Any]) -> tuple[StatColumn, ...]:
        return COLUMNS[:2]

    def periods(self, options: Mapping[str, Any]) -> tuple[int, int]:
        rounds: int = options["rounds"]
        return rounds, rounds + options["extra_rounds"]

    def complete(
        self,
        lines: Lines,
        periods: Sequence[tuple[int, int]],
        options: Mapping[str, Any],
    ) -> BoxScore:
        whole = {slot: {**lines[slot], "fga": len(periods)} for slot in SIDE_SLOTS}
        return BoxScore(whole, list(periods))

    def ending(self, box: BoxScore, options: Mapping[str, Any]) -> str:
        home, away = box.score
        if home == away:
            return "tie"
        return "regulation" if len(box.periods) <= options["rounds"] else "overtime"

    def _check_rules(
        self, box: BoxScore, options: Mapping[str, Any]
    ) -> Iterator[Fault]:
        for side in SIDES:
            line = box.team(side)
            made, tried, points = line["fgm"], line["fga"], line[POINTS]
            if made > tried:
                yield Fault(
                    (Place(side, "fgm"),),
                    words(ONE_A_ROUND, team=team(side), made=made, tried=tried),
                )
            if not made <= points <= 2 * made:
                yield Fault(
                    (Place(side, POINTS), Place(side, "fgm")),
                    words(POINTS_OF_SHOTS, team=team(side), made=made, most=2 * made),
                )
        yield from self._check_end(box, options)

    def _check_end(self, box: BoxScore, options: Mapping[str, Any]) -> Iterator[Fault]:
        """SO-4: extra rounds come one by one, while the sides are level."""
        least, most = self.periods(options)
        number = len(box.periods)
        last = tuple(Place(side, period=number) for side in SIDES)
        home, away = (
            sum(points[side] for points in box.periods[: number - 1]) for side in SIDES
        )
        if number > least and home != away:
            yield Fault(last, words(NOT_LEVEL))
        if number < most and box.score[0] == box.score[1]:
            yield Fault(last, words(LEVEL))


SHEET: Final = ShootoutSheet()
