"""Rulings of a season as its commissioner sees them, and what one would change."""

from dataclasses import dataclass

from django.db.models import Q

from leagues.models import Adjustment, Entry, Fixture, Lots, Season
from leagues.selectors import SeasonTable, entries_of, open_fixtures, season_table
from leagues.standings import Row, Withdrawal


@dataclass(frozen=True, slots=True)
class Drawing:
    """Lots that were drawn, and the teams in the order in which they came out."""

    lots: Lots
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class RulingsView:
    """All that the page of a season's rulings shows, the latest first.

    `has_lots` tells whether the season's criteria end in lots. `level` are the sets of
    teams that lots can be drawn among now: none before everything is decided, of which
    `is_decided` tells.
    """

    adjustments: tuple[Adjustment, ...]
    entries: tuple[Entry, ...]
    drawings: tuple[Drawing, ...]
    has_lots: bool
    is_decided: bool
    level: tuple[tuple[Entry, ...], ...]

    @property
    def withdrawn(self) -> tuple[Entry, ...]:
        """The teams that have withdrawn."""
        gone = [entry for entry in self.entries if entry.withdrawn_at is not None]
        return tuple(gone)

    @property
    def staying(self) -> tuple[Entry, ...]:
        """The teams that may still withdraw."""
        return tuple(entry for entry in self.entries if entry.withdrawn_at is None)


@dataclass(frozen=True, slots=True)
class TableChange:
    """A team whose line of the table is another one after a withdrawal."""

    entry: Entry
    before: Row
    after: Row


@dataclass(frozen=True, slots=True)
class WithdrawalView:
    """What the withdrawal of a team changes.

    `open` are the fixtures that it cancels, `decided` counts those with a result,
    which stand or, where `is_annulled`, count for nobody. `changes` are in the order
    of the table as it is now.
    """

    entry: Entry
    open: tuple[Fixture, ...]
    decided: int
    is_annulled: bool
    changes: tuple[TableChange, ...]


def rulings_view(season: Season) -> RulingsView:
    """Return what has been ruled in a season; nine queries at most."""
    entries = tuple(entries_of(season))
    by_pk = {entry.pk: entry for entry in entries}
    has_lots = "lots" in season.rules.criteria
    is_decided = has_lots and not open_fixtures(season).exists()
    is_open = season.state == Season.State.RUNNING
    drawn = season.lots.select_related("author").order_by("-drawn_at", "-pk")
    found = Adjustment.objects.filter(entry__season=season)
    return RulingsView(
        adjustments=tuple(
            found.select_related("entry__team", "author").order_by("-created_at", "-pk")
        ),
        entries=entries,
        drawings=tuple(
            Drawing(lots, tuple(by_pk[key] for key in lots.order)) for lots in drawn
        ),
        has_lots=has_lots,
        is_decided=is_decided,
        level=_level(season_table(season)) if is_decided and is_open else (),
    )


def _level(table: SeasonTable) -> tuple[tuple[Entry, ...], ...]:
    return tuple(
        tuple(table.entries[key] for key in keys) for keys in table.shared_places()
    )


def withdrawal_view(season: Season, entry: Entry) -> WithdrawalView:
    """Return what it changes if the team of an entry withdraws; six queries."""
    own = Q(home=entry) | Q(away=entry)
    decided = season.fixtures.filter(own, state=Fixture.State.DECIDED)
    return WithdrawalView(
        entry=entry,
        open=tuple(open_fixtures(season).filter(own)),
        decided=decided.count(),
        is_annulled=season.rules.withdrawal == Withdrawal.ANNUL,
        changes=_changes(season_table(season), entry),
    )


def _changes(table: SeasonTable, entry: Entry) -> tuple[TableChange, ...]:
    after = {row.key: row for row in table.after_withdrawal(entry.pk).rows}
    return tuple(
        TableChange(table.entries[row.key], row, after[row.key])
        for row in table.standings.rows
        if _told(row) != _told(after[row.key])
    )


def _told(row: Row) -> tuple[object, ...]:
    """Return what the page tells of a line."""
    return row.place, row.record.wins, row.record.losses, row.record.ties, row.points
