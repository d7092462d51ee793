"""What a schedule fails to keep, whoever made it.

The checkers know nothing of how rounds are made: they count. A schedule that was drawn,
moved by hand or placed by a solver is held to the same guarantees.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from itertools import pairwise
from zoneinfo import ZoneInfo

from leagues.scheduling.dates import (
    Calendar,
    is_playing_day,
    kickoff_moments,
    local_date,
)
from leagues.scheduling.rounds import Round


class Rule(StrEnum):
    """The guarantees of a schedule, as named in violations.

    APPEARANCE: in every round each team appears once, as host, visitor or with the
    bye; with an odd number one team has the bye, with an even number none.
    NUMBERING: rounds are numbered from 1, and all cycles have their number of rounds.
    MEETING: each pair meets once a cycle.
    REMATCH: two games of a pair are at least a cycle's rounds less one apart.
    BALANCE: home and away games of a team differ by at most one, in each cycle and in
    the season.
    VENUE: home games within a pair differ by at most one, and change from the first to
    the second cycle and from the third to the fourth.
    BREAKS: at most *n* - 2 breaks a cycle for even *n*, none for odd *n*.
    JOINS: at most four breaks where two cycles join for even *n*, one for odd *n*.
    STREAK: no team plays three games in a row at home, or away.
    ORDER: each round begins after the one before it.
    DAY: rounds lie on days that the calendar allows.
    KICKOFF: a day's rounds begin at its kick-offs, one each.
    """

    APPEARANCE = "appearance"
    NUMBERING = "numbering"
    MEETING = "meeting"
    REMATCH = "rematch"
    BALANCE = "balance"
    VENUE = "venue"
    BREAKS = "breaks"
    JOINS = "joins"
    STREAK = "streak"
    ORDER = "order"
    DAY = "day"
    KICKOFF = "kickoff"


@dataclass(frozen=True, slots=True)
class Violation:
    """One guarantee that is not kept, and where."""

    rule: Rule
    detail: str


@dataclass(frozen=True, slots=True)
class Leg:
    """One game as one team sees it."""

    round: int
    cycle: int
    opponent: int
    is_home: bool


def legs_of(rounds: Sequence[Round]) -> dict[int, list[Leg]]:
    """Return for every team that plays its games in the order of the rounds."""
    legs: defaultdict[int, list[Leg]] = defaultdict(list)
    for played in rounds:
        number, cycle = played.number, played.cycle
        for pairing in played.pairings:
            home, away = pairing.home, pairing.away
            legs[home].append(Leg(number, cycle, away, is_home=True))
            legs[away].append(Leg(number, cycle, home, is_home=False))
    return dict(legs)


def breaks_of(legs: Sequence[Leg]) -> list[tuple[Leg, Leg]]:
    """Return the breaks of one team: consecutive games at the same kind of venue."""
    return [
        (earlier, later)
        for earlier, later in pairwise(legs)
        if earlier.is_home == later.is_home
    ]


def check_schedule(
    rounds: Sequence[Round], teams: Sequence[int], cycles: int
) -> tuple[Violation, ...]:
    """Return every guarantee that the rounds break, none for a sound schedule.

    `rounds` are in playing order, `teams` all ids that take part, `cycles` how often
    each pair is to meet. A violation of APPEARANCE makes others likely to follow.
    """
    legs = legs_of(rounds)
    return (
        *_appearances(rounds, teams),
        *_numbers(rounds, teams, cycles),
        *_meetings(rounds, teams, cycles),
        *_balances(legs, cycles),
        *_venues(legs),
        *_breaks(legs, teams, cycles),
    )


def check_dates(
    starts: Sequence[datetime], calendar: Calendar
) -> tuple[Violation, ...]:
    """Return what keeps the moments from being starts of rounds in this calendar.

    `starts` are aware, one for each round in playing order. The calendar is taken to
    be sound.
    """
    zone = ZoneInfo(calendar.time_zone)
    return tuple(_date_violations(starts, calendar, zone))


def _appearances(rounds: Sequence[Round], teams: Sequence[int]) -> Iterator[Violation]:
    expected = Counter(teams)
    byes = len(teams) % 2
    for played in rounds:
        seen = Counter(team for p in played.pairings for team in (p.home, p.away))
        resting = [] if played.bye is None else [played.bye]
        seen.update(resting)
        for team in sorted((seen | expected).keys()):
            if seen[team] != expected[team]:
                yield Violation(
                    Rule.APPEARANCE,
                    f"Round {played.number}: team {team} appears {seen[team]} times,"
                    f" not {expected[team]}.",
                )
        if len(resting) != byes:
            yield Violation(
                Rule.APPEARANCE,
                f"Round {played.number}: {len(resting)} byes, not {byes}.",
            )


def _numbers(
    rounds: Sequence[Round], teams: Sequence[int], cycles: int
) -> Iterator[Violation]:
    size = _cycle_size(teams)
    expected = [(index + 1, index // size + 1) for index in range(size * cycles)]
    found = [(played.number, played.cycle) for played in rounds]
    if found != expected:
        yield Violation(
            Rule.NUMBERING,
            f"The rounds are not numbered 1 to {size * cycles} in {cycles} cycles of"
            f" {size}.",
        )


def _meetings(
    rounds: Sequence[Round], teams: Sequence[int], cycles: int
) -> Iterator[Violation]:
    met: Counter[tuple[int, int, int]] = Counter()
    last: dict[tuple[int, int], int] = {}
    shortest = _cycle_size(teams) - 1
    for played in rounds:
        for pairing in played.pairings:
            one, two = sorted((pairing.home, pairing.away))
            met[played.cycle, one, two] += 1
            gap = played.number - last.get((one, two), played.number - shortest)
            last[one, two] = played.number
            if gap < shortest:
                yield Violation(
                    Rule.REMATCH,
                    f"Round {played.number}: teams {one} and {two} met {gap} rounds"
                    f" before, fewer than {shortest}.",
                )
    ordered = sorted(teams)
    for cycle in range(1, cycles + 1):
        for place, one in enumerate(ordered):
            for two in ordered[place + 1 :]:
                times = met[cycle, one, two]
                if times != 1:
                    yield Violation(
                        Rule.MEETING,
                        f"Cycle {cycle}: teams {one} and {two} meet {times} times.",
                    )


def _balances(legs: dict[int, list[Leg]], cycles: int) -> Iterator[Violation]:
    for team, games in sorted(legs.items()):
        surplus: Counter[str] = Counter()
        for leg in games:
            for span in (f"cycle {leg.cycle}", "the season"):
                surplus[span] += 1 if leg.is_home else -1
        spans = [f"cycle {number}" for number in range(1, cycles + 1)]
        for span in [*spans, "the season"]:
            if abs(surplus[span]) > 1:
                yield Violation(
                    Rule.BALANCE,
                    f"Team {team}: home less away games are {surplus[span]:+d} in"
                    f" {span}.",
                )


def _venues(legs: dict[int, list[Leg]]) -> Iterator[Violation]:
    for team, games in sorted(legs.items()):
        hosted: defaultdict[int, dict[int, bool]] = defaultdict(dict)
        for leg in games:
            if team < leg.opponent:
                hosted[leg.opponent][leg.cycle] = leg.is_home
        for opponent, venues in sorted(hosted.items()):
            surplus = sum(1 if is_home else -1 for is_home in venues.values())
            if abs(surplus) > 1:
                yield Violation(
                    Rule.VENUE,
                    f"Teams {team} and {opponent}: home games differ by"
                    f" {abs(surplus)}.",
                )
            for odd in (1, 3):
                if odd in venues and venues[odd] == venues.get(odd + 1):
                    yield Violation(
                        Rule.VENUE,
                        f"Teams {team} and {opponent}: same venue in cycles {odd} and"
                        f" {odd + 1}.",
                    )


def _breaks(
    legs: dict[int, list[Leg]], teams: Sequence[int], cycles: int
) -> Iterator[Violation]:
    inside: Counter[int] = Counter()
    joins: Counter[int] = Counter()
    for team, games in sorted(legs.items()):
        for earlier, later in breaks_of(games):
            counter = inside if earlier.cycle == later.cycle else joins
            counter[later.cycle] += 1
        for first, second, third in zip(games, games[1:], games[2:], strict=False):
            if first.is_home == second.is_home == third.is_home:
                yield Violation(
                    Rule.STREAK,
                    f"Team {team}: third game in a row"
                    f" {'at home' if third.is_home else 'away'} in round"
                    f" {third.round}.",
                )
    is_odd = len(teams) % 2 == 1
    most, most_at_join = (0, 1) if is_odd else (len(teams) - 2, 4)
    for cycle in range(1, cycles + 1):
        if inside[cycle] > most:
            yield Violation(
                Rule.BREAKS,
                f"Cycle {cycle}: {inside[cycle]} breaks, more than {most}.",
            )
        if joins[cycle] > most_at_join:
            yield Violation(
                Rule.JOINS,
                f"Start of cycle {cycle}: {joins[cycle]} breaks, more than"
                f" {most_at_join}.",
            )


def _date_violations(
    starts: Sequence[datetime], calendar: Calendar, zone: ZoneInfo
) -> Iterator[Violation]:
    previous: datetime | None = None
    for number, start in enumerate(starts, 1):
        if previous is not None and start <= previous:
            yield Violation(
                Rule.ORDER, f"Round {number} does not begin after the one before it."
            )
        previous = start
        day = local_date(start, zone)
        if not is_playing_day(calendar, day):
            yield Violation(Rule.DAY, f"Round {number}: {day} is no playing day.")
        elif start not in kickoff_moments(calendar, zone, day):
            local = start.astimezone(zone)
            yield Violation(
                Rule.KICKOFF, f"Round {number}: {local:%H:%M} is no kick-off."
            )


def _cycle_size(teams: Sequence[int]) -> int:
    """Return the number of rounds in one single round robin of the teams."""
    return len(teams) - 1 + len(teams) % 2
