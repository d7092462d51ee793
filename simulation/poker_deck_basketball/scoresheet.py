"""The score sheet: what is written down, and what must agree (PD-B, PD-I).

Cards are the clock: each card but an ace is played in every quarter, so what was done
tells how many cards were played. Shots, fouls, blocks, rebounds and possessions of the
two sides are bound to one another.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from simulation.boxscore import POINTS, BoxScore, StatColumn
from simulation.poker_deck_basketball.statistics import (
    MAX_QUARTERS,
    STAT_COLUMNS,
    period_name,
)
from simulation.poker_deck_basketball.tables import (
    ACES,
    PLAYABLE_CARDS,
    Tables,
    tables_of,
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
from simulation.words import gettext_noop, words

_ = gettext_noop

_COLUMNS: Final = {column.key: column for column in STAT_COLUMNS}
_STORED: Final = tuple(column for column in STAT_COLUMNS if column.is_stored)
_PAIRS: Final = (
    ("fg2m", "fg2a"),
    ("fg3m", "fg3a"),
    ("ftm", "fta"),
    ("thrm", "thra"),
    ("dnkm", "dnka"),
    ("pulm", "pula"),
    ("lngm", "lnga"),
    ("stl", "sta"),
    ("blk", "bka"),
)
#: What follows from other columns: it is worked out, and nobody types it.
_FOLLOWING: Final = frozenset(
    {
        *(f"q{number}" for number in range(1, MAX_QUARTERS + 1)),
        *("ot", "so", "fgm", "fga", "to", "crd"),
    }
)

POINTS_GIVEN: Final = _(
    "{team}: {points} points, but baskets, free throws and shoot-out give {due}."
)
KINDS_MADE: Final = _(
    "{team}: {title} ({number}) cannot be less than those of its kinds ({kinds})."
)
KINDS_MISSED: Final = _(
    "{team}: of the {title} {number} missed, which cannot be less than the misses of "
    "their kinds ({kinds})."
)
FOULED: Final = _(
    "{team}: baskets with a foul ({number}) cannot be more than {most}, by the fouls "
    "of {other} and the baskets that can be fouled."
)
THROWS: Final = _(
    "{team}: {fouls} fouls of {other}, {baskets} of them with a basket, give {least} "
    "to {most} free throws, and not {number}."
)
ALLEYS: Final = _(
    "{team}: alley-oops ({number}) cannot be more than the shots that missed without a "
    "block ({most})."
)
BLOCKS: Final = _(
    "{other}: blocks ({number}) cannot be more than the shots of {team} that missed "
    "and could be blocked ({most})."
)
CONTESTS: Final = _(
    "{other}: blocks and shooting fouls ({number}) cannot be more than the blocks "
    "tried ({tried})."
)
REBOUNDS: Final = _(
    "After misses of {team} there were {number} rebounds and loose balls, but shots "
    "and free throws leave room for {least} to {most}."
)
HOLDS: Final = _(
    "{team}: {number} possessions, but {ends} came to an end before a buzzer, and "
    "{most} at most with one."
)
BUZZERS: Final = _(
    "{number} possessions were cut short by a buzzer, and it must be {due}: one in "
    "each quarter."
)
MOST_OF_QUARTERS: Final = _(
    "{team}: {title} ({number}) cannot be more than {most} in all quarters together."
)
CARDS_PLAYED: Final = _(
    "{team}: these figures take {least} to {most} cards that are no aces, and {due} "
    "were played in all quarters together."
)
SHOOTOUT_POINT: Final = _("A shoot-out gives one point to its winner: {home}–{away}.")


class PokerSheet(ScoreSheet):
    """Everything but what follows, by the options of the league."""

    def columns(self, options: Options) -> tuple[StatColumn, ...]:
        return tuple(column for column in _STORED if column.key not in _FOLLOWING)

    def periods(self, options: Options) -> tuple[int, int]:
        tables = tables_of(options)
        return tables.quarters, tables.quarters + tables.overtimes + 1

    def complete(
        self,
        lines: Lines,
        periods: Sequence[tuple[int, int]],
        options: Options,
    ) -> BoxScore:
        tables = tables_of(options)
        whole = {}
        for side, slot in enumerate(SIDE_SLOTS):
            points = [pair[side] for pair in periods]
            other = lines[SIDE_SLOTS[1 - side]]
            whole[slot] = _completed(lines[slot], other, points, tables)
        return BoxScore(whole, list(periods))

    def ending(self, box: BoxScore, options: Options) -> str:
        tables = tables_of(options)
        over = len(box.periods) - tables.quarters
        if over <= 0:
            return "regulation"
        return "overtime" if over <= tables.overtimes else "shootout"

    def _check_rules(self, box: BoxScore, options: Options) -> Iterator[Fault]:
        tables = tables_of(options)
        quarters = _quarters(len(box.periods), tables)
        pairs = [
            fault
            for side in SIDES
            for made, tried in _PAIRS
            for fault in more_made(
                side, box.team(side), _COLUMNS[made], _COLUMNS[tried]
            )
        ]
        yield from pairs
        for side in SIDES:
            line = box.team(side)
            yield from _check_points(side, line)
            yield from _check_quarters(side, line, quarters, tables)
        if not pairs:  # else what was missed is no number to go on from
            bound = [
                fault
                for side in SIDES
                for fault in _check_side(
                    side, box.team(side), box.team(1 - side), quarters
                )
            ]
            yield from bound or _check_buzzers(box, quarters)
        yield from _check_shootout(box, tables)
        # PD-R11
        names = [
            period_name(at + 1, tables.quarters, tables.overtimes)
            for at in range(len(box.periods))
        ]
        yield from wrong_end(box.periods, *self.periods(options), names)


def _quarters(periods: int, tables: Tables) -> int:
    """Return how many quarters and overtimes there were, a shoot-out left out."""
    return min(periods, tables.quarters + tables.overtimes)


def _completed(
    line: Line, other: Line, periods: Sequence[int], tables: Tables
) -> dict[str, int]:
    """Return a team's whole line, in the order of the columns."""
    last = tables.quarters + tables.overtimes
    quarters = _quarters(len(periods), tables)
    following = {
        **{f"q{at}": points for at, points in enumerate(periods[: tables.quarters], 1)},
        "ot": sum(periods[tables.quarters : last]),
        "so": sum(periods[last:]),
        "fgm": line["fg2m"] + line["fg3m"],
        "fga": line["fg2a"] + line["fg3a"],
        "to": other["stl"],
        "crd": PLAYABLE_CARDS * quarters + line["jok"],
    }
    whole = {**line, **following}
    return {column.key: whole.get(column.key, 0) for column in _STORED}


def _check_points(side: int, line: Line) -> Iterator[Fault]:
    """PD-I1."""
    due = 2 * line["fg2m"] + 3 * line["fg3m"] + line["ftm"] + line["so"]
    if line[POINTS] != due:
        yield Fault(
            places(side, POINTS, "fg2m", "fg3m", "ftm"),
            words(POINTS_GIVEN, team=team(side), points=line[POINTS], due=due),
        )


def _check_quarters(
    side: int, line: Line, quarters: int, tables: Tables
) -> Iterator[Fault]:
    """PD-I8: time-outs and aces are so many in a quarter."""
    for key, in_quarter in (("tmo", tables.timeouts), ("jok", ACES.bit_count())):
        most = in_quarter * quarters
        if line[key] > most:
            yield Fault(
                places(side, key),
                words(
                    MOST_OF_QUARTERS,
                    team=team(side),
                    title=_COLUMNS[key].title,
                    number=line[key],
                    most=most,
                ),
            )


def _check_side(side: int, line: Line, other: Line, quarters: int) -> Iterator[Fault]:
    kinds = [*_check_kinds(side, line), *_check_missed_kinds(side, line)]
    yield from kinds
    if not kinds:
        yield from _check_misses(side, line, other)
    fouls = list(_check_fouls(side, line, other))
    yield from fouls
    if not fouls:
        yield from _check_rebounds(side, line, other)
        yield from _check_possessions(side, line, other, quarters)
        yield from _check_cards(side, line, other, quarters)


def _check_kinds(side: int, line: Line) -> Iterator[Fault]:
    """What is counted by kind is part of the field goals made (PD-B.KIND).

    A pull-up or a fast break may be for two or for three.
    """
    either = line["pulm"] + line["fbkm"]
    twos, threes = line["dnkm"] + line["alym"], line["thrm"] + line["lngm"]
    for key, typed, number, kinds, names in (
        ("fg2m", ("fg2m",), line["fg2m"], twos, ("dnkm", "alym")),
        ("fg3m", ("fg3m",), line["fg3m"], threes, ("thrm", "lngm")),
        (
            "fgm",
            ("fg2m", "fg3m"),
            line["fgm"],
            twos + threes + either,
            ("pulm", "fbkm", "dnkm", "thrm"),
        ),
    ):
        if number < kinds:
            yield Fault(
                places(side, *typed, *names),
                words(
                    KINDS_MADE,
                    team=team(side),
                    title=_COLUMNS[key].title,
                    number=number,
                    kinds=kinds,
                ),
            )


def _check_missed_kinds(side: int, line: Line) -> Iterator[Fault]:
    """What missed by kind is part of the field goals that missed (PD-B.KIND)."""
    missed = {
        "fg2a": line["fg2a"] - line["fg2m"],
        "fg3a": line["fg3a"] - line["fg3m"],
        "fga": line["fga"] - line["fgm"],
    }
    dunks = line["dnka"] - line["dnkm"]
    pullups = line["pula"] - line["pulm"]
    longs = line["lnga"] - line["lngm"] + line["thra"] - line["thrm"]
    for key, typed, number, kinds, names in (
        ("fg2a", ("fg2a",), missed["fg2a"], dunks, ("dnka",)),
        ("fg3a", ("fg3a",), missed["fg3a"], longs, ("thra", "lnga")),
        (
            "fga",
            ("fg2a", "fg3a"),
            missed["fga"],
            dunks + longs + pullups,
            ("pula", "dnka", "thra"),
        ),
    ):
        if number < kinds:
            yield Fault(
                places(side, *typed, *names),
                words(
                    KINDS_MISSED,
                    team=team(side),
                    title=_COLUMNS[key].title,
                    number=number,
                    kinds=kinds,
                ),
            )


def _missed(line: Line) -> int:
    """Return how many shots missed that can be blocked or followed by an alley-oop."""
    missed = line["fga"] - line["fgm"]
    dunks, longs = line["dnka"] - line["dnkm"], line["lnga"] - line["lngm"]
    return missed - dunks - longs


def _check_misses(side: int, line: Line, other: Line) -> Iterator[Fault]:
    """PD-R5, R6: blocks and alley-oops are of shots that did not go in."""
    most = _missed(line)
    if other["blk"] > most:
        yield Fault(
            (*places(1 - side, "blk"), *places(side, "fg2a", "fg3a")),
            words(
                BLOCKS,
                other=team(1 - side),
                team=team(side),
                number=other["blk"],
                most=max(0, most),
            ),
        )
    elif line["alym"] > most - other["blk"]:
        yield Fault(
            places(side, "alym", "fg2a", "fg3a"),
            words(
                ALLEYS,
                team=team(side),
                number=line["alym"],
                most=max(0, most - other["blk"]),
            ),
        )


def _check_fouls(side: int, line: Line, other: Line) -> Iterator[Fault]:
    """PD-I4: free throws are those of the other side's shooting fouls."""
    names = {"team": team(side), "other": team(1 - side)}
    stopped = other["blk"] + other["pf"]
    if stopped > other["bka"]:
        yield Fault(
            places(1 - side, "bka", "blk", "pf"),
            words(CONTESTS, other=team(1 - side), number=stopped, tried=other["bka"]),
        )
    safe = line["dnkm"] + line["alym"] + line["fbkm"] + line["lngm"]
    most = min(other["pf"], line["fgm"] - safe)
    if line["and1"] > most:
        yield Fault(
            (*places(side, "and1"), *places(1 - side, "pf")),
            words(FOULED, **names, number=line["and1"], most=max(0, most)),
        )
        return
    others = other["pf"] - line["and1"]
    least, most = line["and1"] + 2 * others, line["and1"] + 3 * others
    if not least <= line["fta"] <= most:
        yield Fault(
            (*places(side, "fta", "and1"), *places(1 - side, "pf")),
            words(
                THROWS,
                **names,
                fouls=other["pf"],
                baskets=line["and1"],
                least=least,
                most=most,
                number=line["fta"],
            ),
        )


def _last_misses(line: Line, other: Line) -> tuple[int, int]:
    """Return how many last free throws may have missed, at least and at most."""
    missed = line["fta"] - line["ftm"]
    trips = other["pf"]
    return max(0, missed - (line["fta"] - trips)), min(missed, trips)


def _rebounds(line: Line, other: Line) -> int:
    """Return the rebounds and loose balls after misses of a side."""
    return line["orb"] + other["drb"] + other["trb"]


def _open_misses(line: Line, other: Line) -> int:
    """Return the misses from the field that somebody may rebound (PD-I3)."""
    missed = line["fga"] - line["fgm"] - (line["lnga"] - line["lngm"])
    return missed - other["blk"] - line["alym"]


def _check_rebounds(side: int, line: Line, other: Line) -> Iterator[Fault]:
    """PD-I3."""
    field = _open_misses(line, other)
    fewest, highest = _last_misses(line, other)
    number, least, most = _rebounds(line, other), field + fewest, field + highest
    if not least <= number <= most:
        yield Fault(
            (*places(side, "orb"), *places(1 - side, "drb", "trb")),
            words(
                REBOUNDS,
                team=team(side),
                number=number,
                least=max(0, least),
                most=max(0, most),
            ),
        )


def _ends(line: Line, other: Line) -> int:
    """Return how many possessions of a side came to an end before a buzzer (PD-I7)."""
    last_missed = _rebounds(line, other) - _open_misses(line, other)
    baskets = line["fgm"] - line["and1"] + other["pf"] - last_missed
    lost = line["to"] + other["blk"] + other["drb"] + other["trb"]
    return baskets + lost + line["lnga"] - line["lngm"] + line["for"]


def _check_possessions(
    side: int, line: Line, other: Line, quarters: int
) -> Iterator[Fault]:
    ends = _ends(line, other)
    if not ends <= line["poss"] <= ends + quarters:
        yield Fault(
            places(side, "poss"),
            words(
                HOLDS,
                team=team(side),
                number=line["poss"],
                ends=max(0, ends),
                most=quarters,
            ),
        )


def _check_cards(side: int, line: Line, other: Line, quarters: int) -> Iterator[Fault]:
    """PD-I5, PD-I6: all cards but aces are played in every quarter.

    A pass takes one card or two, a fouled miss, too, and who goes for a rebound
    without winning it has played a card as well.
    """
    passes = line["pass"] + line["to"]
    fouled = other["pf"] - line["and1"]
    tries = line["sta"] + line["bka"]
    shots = line["fga"] + line["pula"] + 2 * line["fbkm"]
    # one card of each side is played at the tip-off
    sure = 1 + tries + shots + line["orb"] + line["drb"]
    lost = other["orb"] + other["drb"]
    least = sure + passes + fouled
    most = sure + 2 * passes + 2 * fouled + lost
    due = PLAYABLE_CARDS * quarters
    if not least <= due <= most:
        yield Fault(
            places(side, "pass", "sta", "bka", "fg2a", "fg3a"),
            words(
                CARDS_PLAYED,
                team=team(side),
                least=least,
                most=most,
                due=due,
            ),
        )


def _check_buzzers(box: BoxScore, quarters: int) -> Iterator[Fault]:
    """PD-I7: every quarter ends with one side holding the ball."""
    lines = [box.team(side) for side in SIDES]
    number = sum(
        lines[side]["poss"] - _ends(lines[side], lines[1 - side]) for side in SIDES
    )
    if number != quarters:
        yield Fault(
            (Place(HOME, "poss"), Place(AWAY, "poss")),
            words(BUZZERS, number=max(0, number), due=quarters),
        )


def _check_shootout(box: BoxScore, tables: Tables) -> Iterator[Fault]:
    """PD-A35: a shoot-out is worth one point."""
    last = tables.quarters + tables.overtimes
    for at, (home, away) in enumerate(box.periods[last : last + 1], last + 1):
        if sorted((home, away)) != [0, 1]:
            yield Fault(
                tuple(Place(side, period=at) for side in SIDES),
                words(SHOOTOUT_POINT, home=home, away=away),
            )


SHEET: Final = PokerSheet()
