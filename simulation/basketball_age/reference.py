"""The tables of the rule book, computed from the charts and numbers that play uses.

All are those of the rule book's own options.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from simulation.basketball_age.coaches.odds import (
    WAYS,
    WAYS_OF_TWO_DICE,
    board,
    pass_ways,
    percent,
)
from simulation.basketball_age.contests import CHARTS, odds, result_words
from simulation.basketball_age.court import (
    FILES,
    LIMIT,
    RANGE,
    RANKS,
    STANDARD,
    TWO_POINT_MASK,
    ZONE,
)
from simulation.basketball_age.tables import (
    AT_THE_RIM,
    COACHED,
    FOLLOWED,
    FOULED,
    FREE_THROW,
    IN_PAINT,
    PER_RANGE,
    PROFILES,
    ROSTER,
    STRAY,
    UNCONTESTED,
)
from simulation.basketball_age.words.phrases import zone_name
from simulation.protocol import HOME
from simulation.rulebook import Cell, RuleTable, Share
from simulation.words import Words, gettext_noop, words

_ = gettext_noop

Rows = tuple[tuple[Cell, ...], ...]

#: What is added to a roll between opponents, or taken off it.
MODIFIERS: Final = tuple(range(-5, 6))
_TOTALS: Final = tuple(range(2, 13))
# beyond these no chart changes any more
_CHART_TOTALS: Final = tuple(range(2, 14))
# BA-13.3
_SCREEN_MODIFIERS: Final = (-1, 0)
_NATURALS: Final = (2, 12)
_PASS_MODIFIERS: Final = (0, 1, 2, 3, 4)
_DIFFERENCES: Final = tuple(range(-7, 8))
_MODIFIER: Final = Words(_("Added"))
_PLACES: Final = ("h3", "h2", "g3", "h1", "g2", "f3", "g1", "f2", "e3", "d3")
_NO: Final = "–"
_VERBS: Final = {
    "block": Words(_("Block")),
    "steal": Words(_("Steal")),
    "move_with": Words(_("Moving with")),
    "lockdown": Words(_("Lockdown")),
    "screen": Words(_("Screen")),
    "foul": Words(_("Foul on purpose")),
}


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def _share(ways: int) -> Share:
    return Share(ways, WAYS_OF_TWO_DICE)


def _two_dice() -> Rows:
    return tuple(
        (
            total,
            _share(WAYS[total]),
            _share(sum(WAYS[: total + 1])),
            _share(sum(WAYS[total:])),
        )
        for total in _TOTALS
    )


def _results(total: int) -> tuple[str, ...]:
    """Return what each chart gives for a total, the naturals aside."""
    return tuple(chart.result(0, total) for chart in CHARTS.values())


def _charts() -> Rows:
    """Return the charts side by side, totals that give the same in one row."""
    rows: list[tuple[Cell, ...]] = []
    first = _CHART_TOTALS[0]
    for total in _CHART_TOTALS:
        if total < _CHART_TOTALS[-1] and _results(total + 1) == _results(total):
            continue
        rows.append((_span(first, total), *_named(_results(total))))
        first = total + 1
    for natural in _NATURALS:
        results = tuple(
            chart.two if natural == _NATURALS[0] else chart.twelve
            for chart in CHARTS.values()
        )
        title = words(_("natural {number}"), number=natural)
        rows.append((title, *_named(results)))
    return tuple(rows)


def _span(first: int, last: int) -> Cell:
    """Return a row's totals: ``≤3``, ``5–6``, ``≥10``."""
    if first == _CHART_TOTALS[0]:
        return f"≤{last}"
    if last == _CHART_TOTALS[-1]:
        return f"≥{first}"
    return f"{first}" if first == last else f"{first}–{last}"


def _named(results: Sequence[str]) -> Iterator[Cell]:
    for verb, result in zip(CHARTS, results, strict=True):
        yield result_words(verb, result) if result else _NO


def _contest(verb: str, modifiers: Sequence[int]) -> tuple[tuple[Words, ...], Rows]:
    """Return the results of a chart, and how often each comes by modifier."""
    results = tuple(result for result, _ways in odds(verb, CHARTS[verb], 0))
    rows: list[tuple[Cell, ...]] = []
    for modifier in modifiers:
        found = odds(verb, CHARTS[verb], modifier)
        rows.append((signed(modifier), *(_share(ways) for _result, ways in found)))
    return results, tuple(rows)


def _passes() -> Rows:
    lowest, highest, _defaults = ROSTER.ratings["passing"]
    return tuple(
        (
            rating,
            *(_share(pass_ways(rating, modifier)) for modifier in _PASS_MODIFIERS),
        )
        for rating in range(lowest, highest + 1)
    )


def _stray() -> Rows:
    out = Words(_("out"))
    return tuple(
        (defenders, *(place or out for place in faces))
        for defenders, faces in enumerate(STRAY)
    )


def _shots() -> Rows:
    """Return how often the players of the box score, nobody trying to block."""
    scoring = ROSTER.ratings["scoring"][2]
    rows: list[tuple[Cell, ...]] = []
    for place in _PLACES:
        zone = ZONE[place]
        steps = RANGE[HOME][zone]
        added = UNCONTESTED + PER_RANGE * steps + (IN_PAINT if place == "h3" else 0)
        worth = 2 if TWO_POINT_MASK[HOME] >> zone & 1 else 3
        name = words(_("{place} ({zone})"), place=zone_name(place), zone=place)
        targets = (Share(percent(each + added), 100) for each in scoring)
        rows.append((name, worth, steps, *targets))
    free = (Share(percent(each + FREE_THROW), 100) for each in scoring)
    rows.append((Words(_("free throw")), 1, _NO, *free))
    return tuple(rows)


def _shot_modifiers() -> Rows:
    return (
        (Words(_("each step of range")), signed(PER_RANGE)),
        (Words(_("from the paint")), signed(IN_PAINT)),
        (Words(_("no block was tried")), signed(UNCONTESTED)),
        (Words(_("a defender is moving with the shooter")), signed(FOLLOWED)),
        (Words(_("offence worked on in a timeout")), signed(COACHED)),
        (Words(_("fouled in the shot")), signed(FOULED)),
        (Words(_("free throw")), signed(FREE_THROW)),
        (Words(_("lay-up or dunk, in place of the rating")), AT_THE_RIM),
    )


def _court() -> Iterator[tuple[str, Rows]]:
    """Yield three maps of the court: range, room, and standard distances."""
    for name, table in (("range", RANGE[HOME]), ("room", LIMIT)):
        yield (
            name,
            tuple(
                (rank, *(table[ZONE[f"{file}{rank}"]] for file in FILES))
                for rank in reversed(RANKS)
            ),
        )
    origin = STANDARD[ZONE["a1"]]
    yield (
        "distance",
        tuple(
            (across, *(origin[ZONE[f"{file}{rank}"]] for file in FILES))
            for across, rank in enumerate(RANKS)
        ),
    )


def _rebounds() -> Rows:
    """Return how a rebound ends by how much greater one's factor is."""
    rows: list[tuple[Cell, ...]] = []
    for difference in _DIFFERENCES:
        found = board(difference)
        of = found.won + found.lost
        shares = (Share(ways, of) for ways in found)
        rows.append((signed(difference), *shares))
    return tuple(rows)


def _handling() -> Rows:
    profiles = tuple(PROFILES.values())
    return (
        (Words(_("an activation")), *(each.activation for each in profiles)),
        (Words(_("a placement")), *(each.placement for each in profiles)),
        (Words(_("the steps of a rebound")), *(each.rebound for each in profiles)),
    )


_COURT: Final = dict(_court())
_TOTAL: Final = Words(_("Total"))


def _contest_table(
    verb: str,
    note: Words,
    clauses: tuple[str, ...],
    modifiers: Sequence[int] = MODIFIERS,
) -> RuleTable:
    results, rows = _contest(verb, modifiers)
    title = words(_("How often: {contest}"), contest=_VERBS[verb])
    return RuleTable(f"{verb}_odds", title, note, (_MODIFIER, *results), rows, clauses)


_CONTEST_TABLES: Final = (
    _contest_table(
        "block",
        Words(
            _("The shooter’s height less the defender’s is added, 1 for a dunk too.")
        ),
        ("BA-9.1", "BA-17.4"),
    ),
    _contest_table(
        "steal",
        Words(
            _(
                "The dribbler’s play skill less the defender’s is added; against who "
                "holds the ball 1, or 0 where he has the lower skill."
            )
        ),
        ("BA-9.2", "BA-17.4"),
    ),
    _contest_table(
        "move_with",
        Words(_("The attacker’s play skill less the defender’s is added.")),
        ("BA-10.2", "BA-17.4"),
    ),
    _contest_table(
        "lockdown",
        Words(_("The attacker’s play skill less the defender’s is added.")),
        ("BA-9.6",),
    ),
    _contest_table(
        "screen",
        Words(_("Nothing is added but what a timeout gives.")),
        ("BA-9.5",),
        _SCREEN_MODIFIERS,
    ),
)
RULE_TABLES: Final = (
    RuleTable(
        "handling",
        Words(_("What handling takes of the clock")),
        Words(_("In seconds, by the clock that a league has chosen.")),
        (Words(_("Handling")), Words(_("Standard")), Words(_("Brisk"))),
        _handling(),
        ("BA-3.1",),
    ),
    RuleTable(
        "range",
        Words(_("Range of the zones")),
        Words(
            _(
                "Steps to the nearest zone of two points for who attacks file h; for "
                "the other side files are mirrored. Ranks go down, files across."
            )
        ),
        (Words(_("Rank")), *FILES),
        _COURT["range"],
        ("BA-2.4", "BA-2.5"),
    ),
    RuleTable(
        "room",
        Words(_("Room in the zones")),
        Words(_("How many players of one team may stand in a zone.")),
        (Words(_("Rank")), *FILES),
        _COURT["room"],
        ("BA-2.3",),
    ),
    RuleTable(
        "shots",
        Words(_("How often a shot goes in")),
        Words(
            _(
                "For the players of the box when nobody tries to block; where somebody "
                "does it is ten of a hundred less."
            )
        ),
        (
            Words(_("From")),
            Words(_("Points")),
            Words(_("Range")),
            *ROSTER.positions,
        ),
        _shots(),
        ("BA-8.2", "BA-8.3", "BA-8.4"),
    ),
    RuleTable(
        "shot_modifiers",
        Words(_("What changes a shot")),
        Words(
            _(
                "In per cent, on top of the scoring rating. 01 to 06 always goes in, "
                "96 to 00 never."
            )
        ),
        (Words(_("Where")), Words(_("Target"))),
        _shot_modifiers(),
        ("BA-8.3", "BA-8.5", "BA-8.6", "BA-8.7", "BA-8.8"),
    ),
    RuleTable(
        "two_dice",
        Words(_("Totals of two dice")),
        Words(_("How often two six-sided dice come to a total, or to less or more.")),
        (
            _TOTAL,
            Words(_("Exactly")),
            Words(_("At most")),
            Words(_("At least")),
        ),
        _two_dice(),
        ("BA-1.5", "BA-17.4"),
    ),
    RuleTable(
        "charts",
        Words(_("Charts of two dice")),
        Words(
            _(
                "What a total gives when ratings and timeouts have been added. A "
                "natural 2 or 12, the dice alone, comes before the total."
            )
        ),
        (_TOTAL, *(_VERBS[verb] for verb in CHARTS)),
        _charts(),
        ("BA-9.1", "BA-9.2", "BA-9.5", "BA-9.6", "BA-10.2", "BA-11.8"),
    ),
    *_CONTEST_TABLES,
    RuleTable(
        "passes",
        Words(_("How often a pass arrives")),
        Words(
            _(
                "Where a roll is due, by the passer’s rating and what is added for "
                "defenders. A natural 2 always arrives, a natural 12 never."
            )
        ),
        (Words(_("Passing")), *(signed(each) for each in _PASS_MODIFIERS)),
        _passes(),
        ("BA-6.3", "BA-6.4", "BA-17.4"),
    ),
    RuleTable(
        "stray",
        Words(_("Where a failed pass goes")),
        Words(
            _(
                "By the number of balanced defenders near it and a die: out of bounds, "
                "or the defender of that number, the tallest first."
            )
        ),
        (Words(_("Defenders")), *(str(face) for face in range(1, 7))),
        _stray(),
        ("BA-6.5",),
    ),
    RuleTable(
        "distance",
        Words(_("Standard distances of a pass")),
        Words(
            _(
                "By the files that it crosses, from left to right, and the ranks, from "
                "above: so many points the next defensive activation may spend."
            )
        ),
        (Words(_("Ranks")), *(str(files) for files in range(len(FILES)))),
        _COURT["distance"],
        ("BA-6.7",),
    ),
    RuleTable(
        "rebounds",
        Words(_("How often a rebound is won")),
        Words(
            _(
                "By how much greater the heights in the paint are than the other "
                "side’s. A difference of three or more is a foul of who has lost."
            )
        ),
        (
            Words(_("Heights")),
            Words(_("Won")),
            Words(_("Lost")),
            Words(_("Won and fouled")),
            Words(_("Lost with a foul")),
        ),
        _rebounds(),
        ("BA-12.2", "BA-12.3"),
    ),
)
CREDIT: Final = Words(
    _(
        "After the rulebook of the board game “Basketball Age”. These pages tell its "
        "rules in our own words; where it is silent, or a picture of it is lost, they "
        "say how we settled it."
    )
)
