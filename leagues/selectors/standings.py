"""The table of a season, made from its rows."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from leagues.models import Adjustment as StoredAdjustment
from leagues.models import Entry, Fixture, Lots, Season
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

    def shared_places(self) -> list[tuple[int, ...]]:
        """Return the keys of those that share a place, the best place first."""
        rows = [row for row in self.standings.rows if row.is_shared]
        return [
            tuple(row.key for row in group)
            for _, group in groupby(rows, key=lambda row: row.place)
        ]

    def after_withdrawal(self, key: int) -> Standings:
        """Return the standings as they will be once that entry has withdrawn.

        Its open fixtures, which are cancelled by it, count in neither.
        """
        entrants = tuple(
            replace(item, is_withdrawn=True) if item.key == key else item
            for item in self.stage.entrants
        )
        return rank(replace(self.stage, entrants=entrants))


def season_table(season: Season) -> SeasonTable:
    """Return the standings of the season's regular stage; four queries."""
    return season_tables([season])[season.pk]


def season_tables(seasons: Iterable[Season]) -> dict[int, SeasonTable]:
    """Return the standings of several seasons by id; four queries for all of them."""
    by_id = {season.pk: season for season in seasons}
    entries: defaultdict[int, dict[int, Entry]] = defaultdict(dict)
    for entry in (
        Entry.objects.filter(season__in=by_id)
        .select_related("team", "division")
        .order_by("season_id", "order")
    ):
        entry.season = by_id[entry.season_id]
        entries[entry.season_id][entry.pk] = entry
    meetings = _meetings(by_id)
    adjustments = _adjustments(by_id)
    lots = _lots(by_id)
    tables = {}
    for key, season in by_id.items():
        stage = Stage(
            entrants=tuple(
                Entrant(
                    key=entry.pk,
                    division=entry.division_id,
                    is_withdrawn=entry.withdrawn_at is not None,
                )
                for entry in entries[key].values()
            ),
            meetings=tuple(meetings[key]),
            rules=season.rules,
            adjustments=tuple(adjustments[key]),
            lots=tuple(lots[key]),
        )
        tables[key] = SeasonTable(stage, rank(stage), entries[key])
    return tables


def _meetings(seasons: Collection[int]) -> defaultdict[int, list[Meeting]]:
    """Return the fixtures of the regular stage; a cancelled one is no meeting."""
    found: defaultdict[int, list[Meeting]] = defaultdict(list)
    rows = (
        Fixture.objects.filter(season__in=seasons, stage=Fixture.Stage.REGULAR)
        .exclude(state=Fixture.State.CANCELLED)
        .order_by("season_id", "starts_at", "number")
    )
    for row in rows:
        meetings = found[row.season_id]
        meetings.append(meeting_of(row, len(meetings)))
    return found


def _adjustments(seasons: Collection[int]) -> defaultdict[int, list[Adjustment]]:
    """Return the rulings in force, in the order in which they were made."""
    found: defaultdict[int, list[Adjustment]] = defaultdict(list)
    rows = (
        StoredAdjustment.objects.filter(entry__season__in=seasons, revoked_at=None)
        .select_related("entry")
        .order_by("created_at", "pk")
    )
    for row in rows:
        found[row.entry.season_id].append(
            Adjustment(row.entry_id, row.reason, row.points, row.wins)
        )
    return found


def _lots(seasons: Collection[int]) -> defaultdict[int, list[tuple[int, ...]]]:
    """Return the drawings of lots, the earliest first."""
    found: defaultdict[int, list[tuple[int, ...]]] = defaultdict(list)
    for drawing in Lots.objects.filter(season__in=seasons).order_by("drawn_at", "pk"):
        found[drawing.season_id].append(tuple(drawing.order))
    return found


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
