"""What each criterion reads off the ledger for a set of tied entrants.

Every measure takes the ledger and the tied set (keys in ascending order) and returns
a `Reading`: one exact value per entrant, or the reason why it cannot compare this set.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

from leagues.standings.lines import Line, Outcome, Tally, meetings_of, tally

if TYPE_CHECKING:
    from leagues.standings.ledger import Ledger

_EVEN = Fraction(1, 2)


class Reason(StrEnum):
    """Why a criterion was passed over; `words.PASSED_OVER` has the titles."""

    NOT_MET = "not_met"
    MET_UNEQUALLY = "met_unequally"
    SCORES_MISSING = "scores_missing"
    DIFFERENT_DIVISIONS = "different_divisions"
    NO_GAMES = "no_games"
    NOT_DRAWN = "not_drawn"


@dataclass(frozen=True, slots=True)
class Value:
    """What a criterion measured for one entrant.

    `number` is None for a share that no game bears on. `tally` is the record behind
    a share or a head-to-head difference, None for plain numbers.
    """

    key: int
    number: Fraction | None
    tally: Tally | None = None

    @property
    def order(self) -> Fraction:
        """The number to compare by.

        Whoever has no game yet has neither won nor lost and ranks as an even record
        does, just where games behind put it.
        """
        return _EVEN if self.number is None else self.number


@dataclass(frozen=True, slots=True)
class PassedOver:
    """Why a criterion cannot compare a tied set, and the entrants it fails on."""

    reason: Reason
    keys: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """The values of a tied set and the meetings that they rest on, in order of play.

    With `passed_over` there are neither values nor meetings.
    """

    values: tuple[Value, ...] = ()
    meetings: tuple[int, ...] = ()
    passed_over: PassedOver | None = None


def _passed(reason: Reason, keys: tuple[int, ...]) -> Reading:
    return Reading(passed_over=PassedOver(reason, keys))


def _plain(
    ledger: "Ledger", tied: tuple[int, ...], amount: Callable[[int], int]
) -> Reading:
    lines = [line for key in tied for line in ledger.lines(key)]
    values = tuple(Value(key, Fraction(amount(key))) for key in tied)
    return Reading(values, meetings_of(lines))


def points(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """Points of the table, adjustments included."""
    return _plain(ledger, tied, ledger.points)


def win_share(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """The share of all games won, adjustments included."""
    lines = [line for key in tied for line in ledger.lines(key)]
    values = tuple(
        Value(key, ledger.share(ledger.record(key)), ledger.record(key)) for key in tied
    )
    return Reading(values, meetings_of(lines))


def wins(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """Games won, adjustments included."""
    return _plain(ledger, tied, lambda key: ledger.record(key).wins)


def losses(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """Games lost."""
    return _plain(ledger, tied, lambda key: ledger.record(key).losses)


def point_difference(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """Points scored minus points allowed in all games with a score."""
    return _plain(ledger, tied, lambda key: ledger.record(key).difference)


def points_scored(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """Points scored in all games with a score."""
    return _plain(ledger, tied, lambda key: ledger.record(key).points_for)


def points_allowed(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """Points allowed in all games with a score."""
    return _plain(ledger, tied, lambda key: ledger.record(key).points_against)


def forfeits(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """Games forfeited."""
    return _plain(ledger, tied, lambda key: ledger.record(key).forfeits)


def away_wins(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """Games won away, a forfeit by the home side among them."""
    lines = [line for key in tied for line in ledger.lines(key) if _is_away_win(line)]
    won = Counter(line.key for line in lines)
    values = tuple(Value(key, Fraction(won[key])) for key in tied)
    return Reading(values, meetings_of(lines))


def _is_away_win(line: Line) -> bool:
    return not line.is_home and line.outcome is Outcome.WIN


def _fewest_meetings(
    lines: list[Line], tied: tuple[int, ...]
) -> tuple[tuple[int, int], int, int]:
    """The first pair that met least often, how often it did, and the most often."""
    met = Counter((line.key, line.opponent) for line in lines)
    pairs = combinations(tied, 2)
    pair = min(pairs, key=lambda keys: met[keys])
    return pair, met[pair], max(met.values(), default=0)


def _uneven(lines: list[Line], tied: tuple[int, ...]) -> PassedOver | None:
    """What keeps head-to-head from counting: every pair must meet equally often."""
    pair, fewest, most = _fewest_meetings(lines, tied)
    if not fewest:
        return PassedOver(Reason.NOT_MET, pair)
    if fewest < most:
        return PassedOver(Reason.MET_UNEQUALLY, pair)
    return None


def _among(ledger: "Ledger", tied: tuple[int, ...]) -> list[Line]:
    members = frozenset(tied)
    return [
        line for key in tied for line in ledger.lines(key) if line.opponent in members
    ]


def _shares(ledger: "Ledger", tied: tuple[int, ...], lines: list[Line]) -> Reading:
    own: dict[int, list[Line]] = {key: [] for key in tied}
    for line in lines:
        own[line.key].append(line)
    tallies = {key: tally(own[key]) for key in tied}
    values = tuple(Value(key, ledger.share(tallies[key]), tallies[key]) for key in tied)
    return Reading(values, meetings_of(lines))


def head_to_head(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """The share of games won among the tied entrants.

    Passed over unless every pair of them has met, and all pairs equally often.
    """
    lines = _among(ledger, tied)
    passed_over = _uneven(lines, tied)
    if passed_over is not None:
        return Reading(passed_over=passed_over)
    return _shares(ledger, tied, lines)


def head_to_head_difference(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """The point difference among the tied entrants.

    Passed over like `head_to_head`, and where forfeits without a score leave the
    pairs with unequally many scores, or one with none: a margin that was never played
    is not a margin of zero.
    """
    lines = _among(ledger, tied)
    passed_over = _uneven(lines, tied)
    if passed_over is not None:
        return Reading(passed_over=passed_over)
    scored = [line for line in lines if line.points_for is not None]
    pair, fewest, most = _fewest_meetings(scored, tied)
    if not fewest or fewest < most:
        return _passed(Reason.SCORES_MISSING, pair)
    shares = _shares(ledger, tied, scored)
    values = tuple(
        Value(value.key, Fraction(value.tally.difference), value.tally)
        for value in shares.values
        if value.tally is not None
    )
    return Reading(values, shares.meetings)


def _record_in(
    ledger: "Ledger", tied: tuple[int, ...], opponents: frozenset[int]
) -> Reading:
    lines = [
        line for key in tied for line in ledger.lines(key) if line.opponent in opponents
    ]
    played = {line.key for line in lines}
    idle = tuple(key for key in tied if key not in played)
    if idle:
        return _passed(Reason.NO_GAMES, idle)
    return _shares(ledger, tied, lines)


def division_record(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """The share of games won inside the division that all of them belong to.

    Passed over unless they share one division, because records against different
    opponents do not compare, and where one of them has no such game yet.
    """
    divisions = {ledger.division(key) for key in tied}
    if len(divisions) > 1 or None in divisions:
        return _passed(Reason.DIFFERENT_DIVISIONS, tied)
    (division,) = divisions
    mates = frozenset(key for key in ledger.keys if ledger.division(key) == division)
    return _record_in(ledger, tied, mates)


def top_half(ledger: "Ledger") -> frozenset[int]:
    """The upper half of all ranked entrants by the first criterion alone.

    The half must not depend on tie-breaks, or it would depend on itself. It takes
    half of the entrants, an odd count rounded up, and everybody level with the last
    of them, so that no accident of order keeps one out. Empty without entrants.
    """
    if not ledger.keys:
        return frozenset()
    leading = ledger.rules.leading
    values = leading.measure(ledger, ledger.keys).values
    best_first = sorted((value.order for value in values), reverse=True)
    threshold = best_first[(len(best_first) + 1) // 2 - 1]
    return frozenset(value.key for value in values if value.order >= threshold)


def top_half_record(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """The share of games won against the `top_half`.

    Passed over where one of them has no such game yet.
    """
    return _record_in(ledger, tied, top_half(ledger))


def lots(ledger: "Ledger", tied: tuple[int, ...]) -> Reading:
    """The place (1 first) in the latest recorded drawing that holds all of them.

    Passed over where no drawing does: then they share their place.
    """
    for drawing in reversed(ledger.lots):
        if set(tied) <= set(drawing):
            places = {key: place for place, key in enumerate(drawing, start=1)}
            return Reading(tuple(Value(key, Fraction(places[key])) for key in tied))
    return _passed(Reason.NOT_DRAWN, tied)
