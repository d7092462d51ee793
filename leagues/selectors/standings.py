"""The table of a season, made from its rows."""

from collections.abc import Sequence
from dataclasses import dataclass

from leagues.models import Adjustment as StoredAdjustment
from leagues.models import Entry, Fixture, Season
from leagues.standings import (
    Adjustment,
    CrossTable,
    Entrant,
    Forfeit,
    Meeting,
    Outcome,
    Stage,
    Standings,
    cross_table,
    rank,
)
from leagues.standings.lines import sides


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """A season's standings with what they were made from.

    `standings` covers all entries; keys are ids of entries, to be found in `entries`
    (with teams and divisions). Meetings bear the numbers of fixtures.
    """

    stage: Stage
    standings: Standings
    entries: dict[int, Entry]

    def of_division(self, division_id: int) -> Standings:
        """Return the table of one division.

        :raises StandingsError: for a division without entries.
        """
        return rank(self.stage, division=division_id)

    def cross_table(self, keys: Sequence[int] | None = None) -> CrossTable:
        """Return everybody against everybody, in the order of the table by default."""
        order = [row.key for row in self.standings.rows if row.place is not None]
        return cross_table(self.stage, order if keys is None else keys)


def season_table(season: Season) -> SeasonTable:
    """Return the standings of the season's regular stage; four queries."""
    entries = {
        entry.pk: entry
        for entry in season.entries.select_related("team", "division").order_by("order")
    }
    stage = Stage(
        entrants=tuple(
            Entrant(
                key=entry.pk,
                division=entry.division_id,
                is_withdrawn=entry.withdrawn_at is not None,
            )
            for entry in entries.values()
        ),
        meetings=_meetings(season),
        rules=season.rules,
        adjustments=tuple(
            Adjustment(item.entry_id, item.reason, item.points, item.wins)
            for item in StoredAdjustment.objects.filter(
                entry__season=season, revoked_at=None
            ).order_by("created_at", "pk")
        ),
        lots=tuple(
            tuple(drawing.order) for drawing in season.lots.order_by("drawn_at", "pk")
        ),
    )
    return SeasonTable(stage, rank(stage), entries)


def _meetings(season: Season) -> tuple[Meeting, ...]:
    """Return the fixtures of the regular stage; a cancelled one is no meeting."""
    rows = (
        season.fixtures.filter(stage=Fixture.Stage.REGULAR)
        .exclude(state=Fixture.State.CANCELLED)
        .order_by("starts_at", "number")
    )
    return tuple(meeting_of(row, place) for place, row in enumerate(rows))


def meeting_of(fixture: Fixture, sequence: int = 0) -> Meeting:
    """Return a fixture as standings take it; `sequence` is its place in time."""
    return Meeting(
        number=fixture.number,
        home=fixture.home_id,
        away=fixture.away_id,
        home_points=fixture.home_points,
        away_points=fixture.away_points,
        forfeit=Forfeit(fixture.forfeit) if fixture.forfeit else None,
        sequence=sequence,
    )


def outcome_for(fixture: Fixture, entry_id: int) -> Outcome | None:
    """Return how a fixture ended for one of its two entries; None while undecided."""
    home, away = sides(meeting_of(fixture), forfeit_score=None)
    return home.outcome if fixture.home_id == entry_id else away.outcome
