"""The table itself: rows in order, and why each stands where it stands."""

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

from leagues.standings.entries import Adjustment, Entrant
from leagues.standings.errors import Refusal, StandingsError
from leagues.standings.ledger import Ledger
from leagues.standings.lines import Line, Streak, Tally, streak, tally
from leagues.standings.measures import Value, top_half
from leagues.standings.ranking import Ranking, Step, Verdict, ranking
from leagues.standings.stage import Stage

_LAST_TEN = 10


@dataclass(frozen=True, slots=True)
class Separation:
    """What stands between two neighbours of the table.

    `step` is the one in which they went apart; None where they share their place.
    """

    above: int
    below: int
    step: Step | None

    @property
    def criterion(self) -> str | None:
        """The slug of the deciding criterion."""
        return None if self.step is None else self.step.criterion

    @property
    def above_value(self) -> Value | None:
        """What the deciding criterion measured for the better one."""
        return None if self.step is None else self.step.value_of(self.above)

    @property
    def below_value(self) -> Value | None:
        """What the deciding criterion measured for the other one."""
        return None if self.step is None else self.step.value_of(self.below)


@dataclass(frozen=True, slots=True)
class Row:
    """One entrant's line of the table.

    `place` skips after a shared one (1, 2, 2, 4) and is None for an annulled entrant.
    `record`, `points` and `share` include adjustments, the splits do not. `division`
    is None without a division, `share` without a game that bears on it. `top_half`
    is the record against the upper half (see `measures.top_half`).

    `games_behind` is half the sum of the wins and losses by which the entrant trails
    the first place (of several that share it, the one furthest ahead); ties cancel.
    It is negative for one who leads that count and yet stands lower, having played
    more, and None for an annulled entrant.

    `forfeits` are the lines won or lost by forfeit. `trail` holds the steps in which
    the entrant was compared, from all entrants down to the last tied set.
    """

    key: int
    place: int | None
    is_shared: bool
    is_withdrawn: bool
    record: Tally
    points: int
    share: Fraction | None
    games_behind: Fraction | None
    home: Tally
    away: Tally
    division: Tally | None
    top_half: Tally
    last_ten: Tally
    streak: Streak | None
    forfeits: tuple[Line, ...]
    adjustments: tuple[Adjustment, ...]
    trail: tuple[Step, ...]
    ahead_of_next: Separation | None

    @property
    def deciding(self) -> Step | None:
        """The last step that split the entrant from others, if any did."""
        split = [step for step in self.trail if step.verdict is Verdict.SPLIT]
        return split[-1] if split else None


@dataclass(frozen=True, slots=True)
class Standings:
    """Ranked rows with the criterion that separated each pair of neighbours.

    `rows` are in order of place, those of a shared place by key, then the annulled by
    key. `separations` has one item for each pair of neighbours with a place. `steps`
    are all comparisons made, in reading order; `criteria` the slugs in force.
    """

    rows: tuple[Row, ...]
    separations: tuple[Separation, ...]
    steps: tuple[Step, ...]
    criteria: tuple[str, ...]

    def row(self, key: int) -> Row:
        """The row of an entrant; `StandingsError` if it is not in this table."""
        for row in self.rows:
            if row.key == key:
                return row
        raise StandingsError("key", Refusal.UNKNOWN, key)

    def explanation(self, key: int) -> tuple[Step, ...]:
        """The steps that tell why an entrant stands where it stands.

        Its own trail, and how those it was still level with after the first split
        were sorted out among themselves.
        """
        trail = self.row(key).trail
        split = next((step for step in trail if step.verdict is Verdict.SPLIT), None)
        if split is None:
            return trail
        company = set(split.part_of(key))
        return tuple(
            step
            for step in self.steps
            if key in step.tied or company.issuperset(step.tied)
        )

    def not_needed(self, key: int) -> tuple[str, ...]:
        """The criteria in force that the explanation of an entrant does without."""
        used = {step.criterion for step in self.explanation(key)}
        return tuple(slug for slug in self.criteria if slug not in used)


def rank(stage: Stage, *, division: int | None = None) -> Standings:
    """The standings of a stage, or of one of its divisions.

    A division's table compares its own members only, on all their games; two of them
    may stand the other way round than in the overall table, where others were tied
    with them. Raises `StandingsError` for a division without entrants.
    """
    if division is not None and division not in stage.divisions:
        raise StandingsError("division", Refusal.UNKNOWN, division)
    ledger = Ledger.of(stage)
    members = tuple(
        entrant
        for entrant in sorted(stage.entrants, key=lambda entrant: entrant.key)
        if division is None or entrant.division == division
    )
    annulled = stage.annulled
    order = ranking(
        ledger, tuple(item.key for item in members if item.key not in annulled)
    )
    best = top_half(ledger)
    rows = {item.key: _unranked_row(stage, ledger, item, best) for item in members}
    separations = _separations(order)
    ranked = _ranked_rows(rows, order, separations)
    unranked = tuple(rows[item.key] for item in members if item.key in annulled)
    return Standings(ranked + unranked, separations, order.steps, stage.rules.criteria)


def _unranked_row(
    stage: Stage, ledger: Ledger, entrant: Entrant, best: frozenset[int]
) -> Row:
    key = entrant.key
    lines = ledger.lines(key)
    record = ledger.record(key)
    return Row(
        key=key,
        place=None,
        is_shared=False,
        is_withdrawn=entrant.is_withdrawn,
        record=record,
        points=ledger.points(key),
        share=ledger.share(record),
        games_behind=None,
        home=tally([line for line in lines if line.is_home]),
        away=tally([line for line in lines if not line.is_home]),
        division=_division_tally(ledger, entrant),
        top_half=tally([line for line in lines if line.opponent in best]),
        last_ten=tally(lines[-_LAST_TEN:]),
        streak=streak(lines),
        forfeits=tuple(line for line in lines if line.is_forfeit),
        adjustments=tuple(item for item in stage.adjustments if item.entrant == key),
        trail=(),
        ahead_of_next=None,
    )


def _division_tally(ledger: Ledger, entrant: Entrant) -> Tally | None:
    if entrant.division is None:
        return None
    return tally(
        [
            line
            for line in ledger.lines(entrant.key)
            if ledger.division(line.opponent) == entrant.division
        ]
    )


def _separations(order: Ranking) -> tuple[Separation, ...]:
    places = {key: place for place, keys in enumerate(order.places) for key in keys}
    keys = list(places)
    found = []
    for above, below in pairwise(keys):
        step = None
        if places[above] != places[below]:
            both = {above, below}
            step = next(
                item for item in reversed(order.steps) if both.issubset(item.tied)
            )
        found.append(Separation(above, below, step))
    return tuple(found)


def _ranked_rows(
    rows: dict[int, Row], order: Ranking, separations: tuple[Separation, ...]
) -> tuple[Row, ...]:
    if not order.places:
        return ()
    ahead = {item.above: item for item in separations}
    lead = max(_surplus(rows[key]) for key in order.places[0])
    ranked: list[Row] = []
    for keys in order.places:
        place = len(ranked) + 1
        ranked.extend(
            replace(
                rows[key],
                place=place,
                is_shared=len(keys) > 1,
                games_behind=Fraction(lead - _surplus(rows[key]), 2),
                trail=tuple(step for step in order.steps if key in step.tied),
                ahead_of_next=ahead.get(key),
            )
            for key in keys
        )
    return tuple(ranked)


def _surplus(row: Row) -> int:
    return row.record.wins - row.record.losses
