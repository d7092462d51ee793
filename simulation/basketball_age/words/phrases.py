"""What lines of the play-by-play have in common: names, formulas, zones."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from simulation.basketball_age.tables import LEAST_TOTAL, MOST_TOTAL, Chart
from simulation.protocol import SIDE_SLOTS
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

# zones, as every side attacks them (BA-2.7)
ZONE_NAMES: Final[dict[str, Words]] = {
    "h3": Words(_("the paint")),
    "h2": Words(_("the block")),
    "h4": Words(_("the block")),
    "g3": Words(_("the free-throw zone")),
    "h1": Words(_("the corner")),
    "h5": Words(_("the corner")),
    "g2": Words(_("the wing")),
    "g4": Words(_("the wing")),
    "f3": Words(_("the top")),
    "f2": Words(_("the deep wing")),
    "f4": Words(_("the deep wing")),
    "g1": Words(_("the sideline")),
    "g5": Words(_("the sideline")),
    "f1": Words(_("the sideline")),
    "f5": Words(_("the sideline")),
    "e1": Words(_("the sideline")),
    "e5": Words(_("the sideline")),
    "e2": Words(_("the frontcourt")),
    "e4": Words(_("the frontcourt")),
    "e3": Words(_("the centre circle")),
    "d3": Words(_("the centre circle")),
}
BACKCOURT: Final = Words(_("the backcourt"))
# how a percentage came out: whether it is good, and whether the target says so
_PERCENT: Final = {
    (True, True): _("{roll} ≤ {target}"),
    (True, False): _("{roll}, which always goes in, target {target}"),
    (False, True): _("{roll} > {target}"),
    (False, False): _("{roll}, which never goes in, target {target}"),
}
# shows a total as it is, none of the naturals 2 and 12
_NATURAL: Final = 7


def zone_name(spot: str) -> Words:
    """Return what a zone is called, named as if its side attacked ``h``."""
    return ZONE_NAMES.get(spot, BACKCOURT)


def team(side: int) -> Name:
    return Name(SIDE_SLOTS[side])


def player(side: int, number: int) -> Name:
    return Name(f"{SIDE_SLOTS[side]}{number}")


def clock_shown(seconds: int) -> str:
    """Return what is left on the clock."""
    return f"{seconds // 60}:{seconds % 60:02}"


def dice_shown(dice: tuple[int, int]) -> str:
    return f"{dice[0]}-{dice[1]}"


def formula(shown: int | str, modifier: int, total: int) -> str:
    """Return how a total comes about, as a formula that needs no language."""
    if not modifier:
        return f"{shown} = {total}"
    sign = "+" if modifier > 0 else "−"
    return f"{shown} {sign} {abs(modifier)} = {total}"


def factor(die: int, total: int) -> str:
    """Return heights, the die and their sum (BA-12.2)."""
    return formula(total - die, die, total)


def percent(roll: int, target: int, is_made: bool) -> Words:
    """Return how a percentage came out (BA-8.2)."""
    is_by_target = (roll <= target) is is_made
    return words(_PERCENT[is_made, is_by_target], roll=f"{roll:02}", target=target)


def bounds(chart: Chart, result: str) -> tuple[int, int]:
    """Return the least and the greatest total of a result, 0 where none gives it."""
    every = range(LEAST_TOTAL, MOST_TOTAL + 1)
    totals = [total for total in every if chart.result(_NATURAL, total) == result]
    return (totals[0], totals[-1]) if totals else (0, 0)


def _bounds_in(charts: Sequence[Chart], result: str) -> tuple[int, int]:
    """Return the bounds of a result by the first chart that has it, 0 for a natural."""
    for chart in charts:
        if result in chart.by_total:
            return bounds(chart, result)
    return 0, 0


def by_chart(templates: dict[str, str], *charts: Chart) -> Callable[[Any], Words]:
    """Return what tells of a roll between two opponents.

    :param templates: by result of the charts; one that several have is of the same
        totals in each.
    """
    reach = {result: _bounds_in(charts, result) for result in templates}

    def tell(event: Any) -> Words:
        result = event.result
        least, most = reach[result]
        return words(
            templates[result],
            player=player(event.side, event.player),
            against=player(1 - event.side, event.against),
            roll=formula(
                dice_shown(event.dice), event.total - sum(event.dice), event.total
            ),
            dice=dice_shown(event.dice),
            least=least,
            most=most,
        )

    return tell
