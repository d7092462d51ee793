"""The score sheet of Playing Card Baseball: what is written down, and what must agree.

The batting of one side is the pitching of the other, everybody who reached base scored,
was put out or was left there, and three outs end a half (PC-I1 to PC-I5).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from simulation.boxscore import POINTS, BoxScore, StatColumn
from simulation.playing_card_baseball.hands import CATEGORIES
from simulation.playing_card_baseball.options import MOST_INNINGS
from simulation.playing_card_baseball.statistics import (
    HIT_KEYS,
    LATER,
    PITCH_KEYS,
    STAT_COLUMNS,
    TRIED_KEYS,
)
from simulation.playing_card_baseball.tables import (
    HITS,
    MOST_BATTERS,
    OUTS,
    most_innings,
)
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, SIDES
from simulation.scoresheet import (
    Fault,
    Line,
    Lines,
    Options,
    Place,
    ScoreSheet,
    more_made,
    places,
    team,
    wrong_end,
)
from simulation.words import Argument, gettext_noop, words

_ = gettext_noop

_COLUMNS: Final = {column.key: column for column in STAT_COLUMNS}
_SWINGS: Final = tuple(TRIED_KEYS[swing] for swing in HITS)
_PITCHES: Final = tuple(key for key, _outs in PITCH_KEYS.values())
_PITCH_OUTS: Final = tuple(key for _pitches, key in PITCH_KEYS.values())
_MADE_OF_TRIED: Final = (
    *zip(HIT_KEYS.values(), _SWINGS, strict=True),
    ("sfw", "sfa"),
    ("sf", "sfw"),
)
_STEALS: Final = ("sb", "cs")
_FLIES: Final = ("sfa", "sfw", "sf")
_TYPED: Final = (
    POINTS,
    *HIT_KEYS.values(),
    "lob",
    *_SWINGS,
    *_FLIES,
    *_STEALS,
    "gdp",
    *(key for pair in PITCH_KEYS.values() for key in pair),
    "dpa",
    "best",
)
#: One on each base (PC-I2).
_MOST_LEFT: Final = 3
#: A walk-off home run with the bases full (PC-R1.3).
_MOST_MARGIN: Final = 4

REACHED: Final = _(
    "{team}: {hits} batters reached base, but {runs} scored, {left} were left and "
    "{out} were put out on the bases."
)
OUTS_MADE: Final = _(
    "{team} made {outs} outs, but {halves} halves of an inning have {least} to {most}."
)
LEFT: Final = _("{team} left {left} on base, but {halves} halves leave {most} at most.")
STOLEN: Final = _(
    "{team} tried {tried} steals, but {singles} singles and {doubles} doubles leave "
    "room for {most}."
)
FLIES: Final = _(
    "{team}: {scored} sacrifice flies scored {least} runs at least, and with home "
    "runs that is more than {runs}."
)
HOMERS: Final = _("{team} hit {homers} home runs, but scored {runs} runs.")
DOUBLES: Final = _(
    "{team} hit into {gdp} double plays, {other} tried {tried}, and {outs} batters "
    "were out at the plate: none can be more than the next."
)
PITCHED: Final = _(
    "{team} threw {pitches} pitches, but {batters} batters of {other} saw one."
)
PITCH_OUTS: Final = _(
    "{team}: the pitches brought {outs} outs, but {due} of {other} were out at the "
    "plate or doubled off."
)
TWO_OUTS: Final = _(
    "{team}: {title} ({outs}) cannot be more than two for each of {pitches}."
)
BEST: Final = _("{team}: the best hand is a number from 1 to 9, and not {best}.")
LAST_HALF: Final = _(
    "{team} led before the last half, which is then not played: it has no runs."
)
WALK_OFF: Final = _(
    "{team} won in the last half by {margin}, but such a hit wins by {most} at most."
)


class BaseballSheet(ScoreSheet):
    """Everything but what follows, by the options of the league."""

    def columns(self, options: Options) -> tuple[StatColumn, ...]:
        left_out: set[str] = set()
        if not options["steals"]:
            left_out.update(_STEALS)
        if not options["sac_flies"]:
            left_out.update(_FLIES)
        if not options["double_plays"]:
            left_out.update(("gdp", "dpa"))
        return tuple(
            column
            for column in STAT_COLUMNS
            if column.key in _TYPED and column.key not in left_out
        )

    def periods(self, options: Options) -> tuple[int, int]:
        return options["innings"], most_innings(options)

    def complete(
        self,
        lines: Lines,
        periods: Sequence[tuple[int, int]],
        options: Options,
    ) -> BoxScore:
        typed = [
            {key: lines[slot].get(key, 0) for key in _TYPED} for slot in SIDE_SLOTS
        ]
        whole = {
            slot: _completed(
                typed[side], typed[1 - side], [points[side] for points in periods]
            )
            for side, slot in enumerate(SIDE_SLOTS)
        }
        return BoxScore(whole, list(periods))

    def ending(self, box: BoxScore, options: Options) -> str:
        home, away = box.score
        if home == away:
            return "tie"
        is_regular = len(box.periods) <= options["innings"]
        return "regulation" if is_regular else "extra_innings"

    def _check_rules(self, box: BoxScore, options: Options) -> Iterator[Fault]:
        typed = {"", *(column.key for column in self.columns(options))}
        for fault in self._faults(box, options):
            # what the league does not play is no cell of its sheet
            cells = tuple(place for place in fault.places if place.key in typed)
            yield Fault(cells, fault.words)

    def _faults(self, box: BoxScore, options: Options) -> Iterator[Fault]:
        is_left = is_left_out(box.periods, options)
        pairs = [list(_check_pairs(side, box.team(side))) for side in SIDES]
        for side in SIDES:
            line = box.team(side)
            yield from pairs[side]
            yield from _check_batting(side, line)
            if not pairs[1 - side]:  # else who was out is no number to go on from
                yield from _check_fielding(side, line, box.team(1 - side))
            halves = len(box.periods) - (is_left and side == HOME)
            yield from _check_outs(box, side, halves)
        yield from _check_last_half(box, options, is_left)
        names = [str(at + 1) for at in range(len(box.periods))]
        yield from wrong_end(box.periods, *self.periods(options), names)


def is_left_out(periods: Sequence[tuple[int, int]], options: Options) -> bool:
    """Whether home led before its last half, which was not played (PC-R1.2)."""
    if len(periods) < options["innings"]:
        return False
    home = sum(points[HOME] for points in periods[:-1])
    return home > sum(points[AWAY] for points in periods)


def _completed(line: Line, other: Line, innings: Sequence[int]) -> dict[str, int]:
    """Return a team's whole line, in the order of the columns.

    :param other: what was written down of the other team.
    """
    hits = sum(line[key] for key in HIT_KEYS.values())
    batters = _batters(line)
    following = {
        **{f"i{at}": runs for at, runs in enumerate(innings[:MOST_INNINGS], 1)},
        LATER: sum(innings[MOST_INNINGS:]),
        "pa": batters,
        "ab": batters - line["sf"],
        "h": hits,
        "tb": sum(bases * line[key] for bases, key in HIT_KEYS.items()),
        "rbi": line[POINTS],
        "p_outs": _outs(other),
        "p_h": sum(other[key] for key in HIT_KEYS.values()),
        "p_r": other[POINTS],
        "p_hr": other["hr"],
        "dp": other["gdp"],
    }
    whole = {**line, **following}
    return {
        column.key: whole.get(column.key, 0)
        for column in STAT_COLUMNS
        if column.is_stored
    }


def _batters(line: Line) -> int:
    return sum(line[key] for key in _SWINGS) + line["sfa"]


def _retired(line: Line) -> int:
    """Return how many batters were out at the showdown or on a sacrifice fly."""
    return _batters(line) - sum(line[key] for key in HIT_KEYS.values())


def _outs(line: Line) -> int:
    """Return all outs that a team made at bat (PC-I3)."""
    return _retired(line) + line["cs"] + line["gdp"]


def _check_pairs(side: int, line: Line) -> Iterator[Fault]:
    """Yield what was won more often than it was tried."""
    for made, tried in _MADE_OF_TRIED:
        yield from more_made(side, line, _COLUMNS[made], _COLUMNS[tried])


def _check_batting(side: int, line: Line) -> Iterator[Fault]:
    """PC-I2, PC-I3: what became of everybody who reached base."""
    name = team(side)
    out = line["cs"] + line["gdp"]
    if line["h"] != line[POINTS] + line["lob"] + out:
        counts = {"hits": line["h"], "runs": line[POINTS], "left": line["lob"]}
        yield Fault(
            places(side, "lob", POINTS, *HIT_KEYS.values(), "cs", "gdp"),
            words(REACHED, team=name, **counts, out=out),
        )
    if line["hr"] > line[POINTS]:
        yield Fault(
            places(side, "hr", POINTS),
            words(HOMERS, team=name, homers=line["hr"], runs=line[POINTS]),
        )
    elif line["sf"] > line[POINTS] - line["hr"]:
        yield Fault(
            places(side, "sf", POINTS, "hr"),
            words(
                FLIES, team=name, scored=line["sf"], least=line["sf"], runs=line[POINTS]
            ),
        )
    tried = line["sb"] + line["cs"]
    # from first a runner may steal two bases, from second one (PC-R4.1)
    most = 2 * line["1b"] + line["2b"]
    if tried > most:
        counts = {"singles": line["1b"], "doubles": line["2b"], "most": most}
        yield Fault(
            places(side, "sb", "cs", "1b", "2b"),
            words(STOLEN, team=name, tried=tried, **counts),
        )


def _check_fielding(side: int, line: Line, other: Line) -> Iterator[Fault]:
    """PC-I3, PC-I4: the fielding of a side against the other side's batting.

    :param line: of the side that pitches.
    """
    yield from _check_pitches(side, line, other)
    yield from _check_double_plays(side, line, other)
    if not 1 <= line["best"] <= len(CATEGORIES):
        yield Fault(
            places(side, "best"), words(BEST, team=team(side), best=line["best"])
        )


def _check_pitches(side: int, line: Line, other: Line) -> Iterator[Fault]:
    """PC-I4: a pitch for each batter, and the outs that pitches brought."""
    names = {"team": team(side), "other": team(1 - side)}
    batters, pitches = other["pa"], sum(line[key] for key in _PITCHES)
    if pitches != batters:
        yield Fault(
            (*places(side, *_PITCHES), *places(1 - side, *_SWINGS, "sfa")),
            words(PITCHED, **names, pitches=pitches, batters=batters),
        )
    due = _retired(other) + other["gdp"]
    outs = sum(line[key] for key in _PITCH_OUTS)
    if outs != due:
        yield Fault(
            (*places(side, *_PITCH_OUTS), *places(1 - side, *_SWINGS, "sfa", "gdp")),
            words(PITCH_OUTS, **names, outs=outs, due=due),
        )
    for pitched, out in PITCH_KEYS.values():
        if line[out] > 2 * line[pitched]:
            counts = {"outs": line[out], "pitches": line[pitched]}
            yield Fault(
                places(side, out, pitched),
                words(TWO_OUTS, team=team(side), title=_COLUMNS[out].title, **counts),
            )


def _check_double_plays(side: int, line: Line, other: Line) -> Iterator[Fault]:
    """PC-I3: double plays turned, tried, and batters out at the plate."""
    at_plate = _retired(other) - other["sfa"]
    if not other["gdp"] <= line["dpa"] <= at_plate:
        yield Fault(
            (*places(side, "dpa"), *places(1 - side, "gdp", *_SWINGS)),
            words(
                DOUBLES,
                team=team(1 - side),
                other=team(side),
                gdp=other["gdp"],
                tried=line["dpa"],
                outs=at_plate,
            ),
        )


def _check_outs(box: BoxScore, side: int, halves: int) -> Iterator[Fault]:
    """PC-I2, PC-I5: three outs a half, fewer in one that ends at once."""
    line = box.team(side)
    outs = _outs(line)
    least = most = OUTS * halves
    home, away = box.score
    if side == HOME and home > away and halves == len(box.periods):
        least, most = most - OUTS, most - 1
    if line["pa"] >= MOST_BATTERS:
        least = 0
    told: dict[str, Argument] = {"team": team(side), "halves": halves}
    if not least <= outs <= most:
        yield Fault(
            places(side, *_SWINGS, "sfa", *HIT_KEYS.values(), "cs", "gdp"),
            words(OUTS_MADE, **told, outs=outs, least=least, most=most),
        )
    if line["lob"] > _MOST_LEFT * halves:
        yield Fault(
            places(side, "lob"),
            words(LEFT, **told, left=line["lob"], most=_MOST_LEFT * halves),
        )


def _check_last_half(box: BoxScore, options: Options, is_left: bool) -> Iterator[Fault]:
    """PC-R1.2, PC-R1.3: the half that is not played, and the lead that ends one."""
    if not box.periods:
        return
    last = Place(HOME, period=len(box.periods))
    if is_left:
        if box.periods[-1][HOME]:
            yield Fault((last,), words(LAST_HALF, team=team(HOME)))
        return
    line = box.team(HOME)
    margin = sum(points[HOME] - points[AWAY] for points in box.periods)
    most = _most_margin(line, options)
    if margin > most and len(box.periods) >= options["innings"]:
        yield Fault(
            (last, *places(HOME, *HIT_KEYS.values())),
            words(WALK_OFF, team=team(HOME), margin=margin, most=most),
        )


def _most_margin(line: Line, options: Options) -> int:
    """Return by how many runs the hits of home can win in its last half.

    A sacrifice fly scores two at the most.
    """
    if line["hr"]:
        return _MOST_MARGIN
    if not options["walkoff_all_runs"]:
        return 1
    if line["3b"]:
        return 3
    return 2 if line["2b"] or line["sf"] else 1


SHEET: Final = BaseballSheet()
