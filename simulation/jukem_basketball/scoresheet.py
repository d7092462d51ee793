"""The score sheet of Jukem Basketball: what is written down, and what must agree.

Nearly every figure of the box score (JB-B) is bound to others: points to baskets, shots
that did not go in to the other side's stops, cards to the copies in the deck, turns to
one another.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from simulation.boxscore import POINTS, BoxScore, StatColumn
from simulation.jukem_basketball.statistics import (
    MAX_QUARTERS,
    STAT_COLUMNS,
    period_name,
)
from simulation.jukem_basketball.tables import (
    CARDS,
    FIELD_SHOTS,
    HALF,
    SHOTS,
    STOPPERS,
    THREE,
)
from simulation.jukem_basketball.tables import POINTS as SHOWN
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
from simulation.words import Words, gettext_noop, words

_ = gettext_noop

_COLUMNS: Final = {column.key: column for column in STAT_COLUMNS}
_MADE: Final = dict(zip(SHOTS, ("2pm", "3pm", "dkm", "hcm"), strict=True))
_TRIED: Final = dict(zip(SHOTS, ("2pa", "3pa", "dka", "hca"), strict=True))
_STOPS: Final = {card: CARDS[card].lower() for card in STOPPERS}
_PAIRS: Final = (*((_MADE[shot], _TRIED[shot]) for shot in SHOTS), ("a1m", "a1a"))
#: What a card is counted by, for the copies that a deck holds (JB-I4, JB-I6).
_COUNTED: Final = {
    **{CARDS[shot]: _TRIED[shot] for shot in SHOTS},
    "AND1": "a1a",
    "JUKEM": "jk",
    **{CARDS[card]: _STOPS[card] for card in STOPPERS},
    "TIMEOUT": "tmo",
}
_TURN_KEYS: Final = ("tmo", "dsc", "nop")
#: What follows from other columns: it is worked out, and nobody types it.
_FOLLOWING: Final = frozenset(
    {
        *(f"q{number}" for number in range(1, MAX_QUARTERS + 1)),
        *("ot", "fgm", "fga", "tft", "stp", "turns"),
    }
)

POINTS_GIVEN: Final = _("{team}: {points} points, but baskets and bonuses give {due}.")
STOPS_NEEDED: Final = _(
    "{missed} shots of {team} did not go in, but {other} made {stops} stops."
)
SHOT_STOPPED: Final = _(
    "{team}: {tried_title} less {made_title} gives {missed}, but {other} made {stops} "
    "stops with cards that stop such a shot."
)
CARD_STOPPED: Final = _(
    "{other}: {stops_title} ({stops}) cannot be more than the shots of {team} that "
    "such a card could stop ({missed})."
)
BONUS_MADE: Final = _(
    "{team}: {title} ({number}) cannot be more than the shots made from the field "
    "({made}): HALF COURT goes alone."
)
BONUS_STOPPED: Final = _(
    "{team}: of {tried} AND 1 cards {made} were cashed, so at least {lost} shots "
    "from the field were stopped, and not {missed}."
)
EXTRA_POINTS: Final = _(
    "{team}: {jukems} JUKEM cards with these baskets give {least} to {most} extra "
    "points, and not {points}."
)
LET_THROUGH: Final = _(
    "{other}: {title} ({taken}) cannot be more than the shots that {team} made without "
    "JUKEM ({made})."
)
HALVES: Final = _(
    "{made} half-court shots were made, each of which ends a period, and there are "
    "{periods}."
)
COPIES: Final = _(
    "{title}: {number} by both teams, but the deck has {copies} such cards for all "
    "{periods} periods."
)
TURNS: Final = _(
    "{team} had {turns} turns (shots, time-outs, discards and turns without a play), "
    "but {others} turns of {other} in {periods} periods leave room for {least} to "
    "{most}."
)


class JukemSheet(ScoreSheet):
    """Everything but what follows, by the options of the league."""

    def columns(self, options: Options) -> tuple[StatColumn, ...]:
        left_out = {*_FOLLOWING, *(() if _doubles(options) else ("jkb",))}
        return tuple(
            column
            for column in STAT_COLUMNS
            if column.is_stored and column.key not in left_out
        )

    def periods(self, options: Options) -> tuple[int, int]:
        quarters: int = options["quarters"]
        return quarters, quarters + options["max_overtimes"]

    def complete(
        self,
        lines: Lines,
        periods: Sequence[tuple[int, int]],
        options: Options,
    ) -> BoxScore:
        whole = {
            slot: _completed(lines[slot], [points[side] for points in periods], options)
            for side, slot in enumerate(SIDE_SLOTS)
        }
        return BoxScore(whole, list(periods))

    def ending(self, box: BoxScore, options: Options) -> str:
        home, away = box.score
        if home == away:
            return "tie"
        is_regular = len(box.periods) <= options["quarters"]
        return "regulation" if is_regular else "overtime"

    def _check_rules(self, box: BoxScore, options: Options) -> Iterator[Fault]:
        for side in SIDES:
            line, other = box.team(side), box.team(1 - side)
            yield from _check_points(side, line)
            pairs = [
                fault
                for made, tried in _PAIRS
                for fault in more_made(side, line, _COLUMNS[made], _COLUMNS[tried])
            ]
            yield from pairs
            if not pairs:  # else what was stopped is no number to go on from
                yield from _check_bonus_cards(side, line, options)
                yield from _check_stops(side, line, other, options)
            yield from _check_taken(side, line, other)
        yield from _check_cards(box, options)
        yield from _check_turns(box)
        # JB-R7.2, JB-R7.3
        names = [
            period_name(at + 1, options["quarters"]) for at in range(len(box.periods))
        ]
        yield from wrong_end(box.periods, *self.periods(options), names)


def _doubles(options: Options) -> bool:
    """Tell whether JUKEM is worth points of its own (JB-A3)."""
    multiplier: int = options["jukem_multiplier"]
    return multiplier > 1


def _completed(line: Line, periods: Sequence[int], options: Options) -> dict[str, int]:
    """Return a team's whole line, in the order of the columns."""
    quarters: int = options["quarters"]
    made = sum(line[_MADE[shot]] for shot in SHOTS)
    tried = sum(line[_TRIED[shot]] for shot in SHOTS)
    following = {
        **{f"q{at}": points for at, points in enumerate(periods[:quarters], 1)},
        "ot": sum(periods[quarters:]),
        "fgm": made,
        "fga": tried,
        # each stop with TECHNICAL FOUL scores, or none does (JB-A5)
        "tft": line["tech"] if options["technical_free_throw"] else 0,
        "stp": sum(line[key] for key in _STOPS.values()),
        "turns": tried + sum(line[key] for key in _TURN_KEYS),
    }
    whole = {**line, **following}
    return {column.key: whole.get(column.key, 0) for column in _stored()}


def _stored() -> Iterator[StatColumn]:
    return (column for column in STAT_COLUMNS if column.is_stored)


def _missed(line: Line, shot: int) -> int:
    """Return how many shots of a kind were stopped (JB-I2)."""
    return line[_TRIED[shot]] - line[_MADE[shot]]


def _check_points(side: int, line: Line) -> Iterator[Fault]:
    """JB-I1: the points are those of the baskets and of every bonus."""
    baskets = sum(SHOWN[shot] * line[_MADE[shot]] for shot in SHOTS)
    due = baskets + line["a1m"] + line["jkb"] + line["tft"]
    if line[POINTS] != due:
        others = (("jkb", "jkb"), ("tech", "tft"))
        bonuses = ("a1m", *(cell for cell, points in others if line[points]))
        yield Fault(
            places(side, POINTS, *_MADE.values(), *bonuses),
            words(POINTS_GIVEN, team=team(side), points=line[POINTS], due=due),
        )


def _check_bonus_cards(side: int, line: Line, options: Options) -> Iterator[Fault]:
    """JB-R2.3, JB-I6: AND1 and JUKEM go with a shot from the field."""
    made = sum(line[_MADE[shot]] for shot in FIELD_SHOTS)
    for key in ("a1m", "jk"):
        if line[key] > made:
            yield Fault(
                places(side, key, *(_MADE[shot] for shot in FIELD_SHOTS)),
                words(
                    BONUS_MADE,
                    team=team(side),
                    title=_COLUMNS[key].title,
                    number=line[key],
                    made=made,
                ),
            )
    lost = line["a1a"] - line["a1m"]
    missed = sum(_missed(line, shot) for shot in FIELD_SHOTS)
    if lost > missed:
        yield Fault(
            places(side, "a1a", *(_TRIED[shot] for shot in FIELD_SHOTS)),
            words(
                BONUS_STOPPED,
                team=team(side),
                tried=line["a1a"],
                made=line["a1m"],
                lost=lost,
                missed=missed,
            ),
        )
    if _doubles(options):
        yield from _check_extra(side, line, options)


def _check_extra(side: int, line: Line, options: Options) -> Iterator[Fault]:
    """JB-A3: a multiplied basket of three is worth three more, any other two."""
    times = options["jukem_multiplier"] - 1
    cards, threes = line["jk"], line[_MADE[THREE]]
    twos = sum(line[_MADE[shot]] for shot in FIELD_SHOTS if SHOWN[shot] == 2)
    least = times * (2 * cards + max(0, cards - twos))
    most = times * (2 * cards + min(cards, threes))
    if not least <= line["jkb"] <= most:
        yield Fault(
            places(side, "jkb", "jk"),
            words(
                EXTRA_POINTS,
                team=team(side),
                jukems=cards,
                least=least,
                most=max(least, most),
                points=line["jkb"],
            ),
        )


def _check_stops(
    side: int, line: Line, other: Line, options: Options
) -> Iterator[Fault]:
    """JB-I2, JB-S: each shot that did not go in was stopped by a card that may."""
    tried = places(side, *_TRIED.values())
    cards = places(1 - side, *_STOPS.values())
    names = {"team": team(side), "other": team(1 - side)}
    missed = sum(_missed(line, shot) for shot in SHOTS)
    if missed != other["stp"]:
        counts = {"missed": missed, "stops": other["stp"]}
        yield Fault((*cards, *tried), words(STOPS_NEEDED, **names, **counts))
        return
    for shot in SHOTS:
        able = [card for card in STOPPERS if _stops(options, shot, card)]
        stops = sum(other[_STOPS[card]] for card in able)
        if _missed(line, shot) > stops:
            made, tries = _COLUMNS[_MADE[shot]], _COLUMNS[_TRIED[shot]]
            titles = {"made_title": made.title, "tried_title": tries.title}
            counts = {"missed": _missed(line, shot), "stops": stops}
            yield Fault(
                (Place(side, tries.key), Place(side, made.key), *cards),
                words(SHOT_STOPPED, **names, **titles, **counts),
            )
    for card, key in _STOPS.items():
        could = [shot for shot in SHOTS if _stops(options, shot, card)]
        missed = sum(_missed(line, shot) for shot in could)
        if other[key] > missed:
            counts = {"stops": other[key], "missed": missed}
            title: Words = _COLUMNS[key].title
            yield Fault(
                (Place(1 - side, key), *tried),
                words(CARD_STOPPED, **names, stops_title=title, **counts),
            )


def _stops(options: Options, shot: int, card: int) -> bool:
    return CARDS[card] in options["stops"][CARDS[shot]]


def _check_taken(side: int, line: Line, other: Line) -> Iterator[Fault]:
    """JB-R3.1: only a shot without JUKEM can be let through."""
    made = line["fgm"] - line["jk"]
    if other["take"] > max(0, made):
        yield Fault(
            (*places(1 - side, "take"), *places(side, *_MADE.values(), "jk")),
            words(
                LET_THROUGH,
                team=team(side),
                other=team(1 - side),
                title=_COLUMNS["take"].title,
                taken=other["take"],
                made=max(0, made),
            ),
        )


def _check_cards(box: BoxScore, options: Options) -> Iterator[Fault]:
    """JB-I3, JB-I4: no card is played more often than the deck holds it."""
    lines, periods = [box.team(side) for side in SIDES], len(box.periods)
    halves = sum(line[_MADE[HALF]] for line in lines)
    if halves > periods:
        yield Fault(
            tuple(Place(side, _MADE[HALF]) for side in SIDES),
            words(HALVES, made=halves, periods=periods),
        )
    for card, key in _COUNTED.items():
        number, copies = sum(line[key] for line in lines), options["deck"][card]
        if number > copies * periods:
            yield Fault(
                tuple(Place(side, key) for side in SIDES),
                words(
                    COPIES,
                    title=_COLUMNS[key].title,
                    number=number,
                    copies=copies * periods,
                    periods=periods,
                ),
            )


def _check_turns(box: BoxScore) -> Iterator[Fault]:
    """JB-I5: who begins a quarter has as many turns in it as the other, or one more.

    Away begins the odd ones (JB-R1.1, JB-R1.3).
    """
    home, away = (box.team(side)["turns"] for side in SIDES)
    periods = len(box.periods)
    least, most = away - (periods + 1) // 2, away + periods // 2
    if not least <= home <= most:
        keys = (*_TURN_KEYS, *_TRIED.values())
        yield Fault(
            (*places(HOME, *keys), *places(AWAY, *keys)),
            words(
                TURNS,
                team=team(HOME),
                turns=home,
                other=team(AWAY),
                others=away,
                periods=periods,
                least=max(0, least),
                most=most,
            ),
        )


SHEET: Final = JukemSheet()
