"""Rows under lock, and the version that a change was made from.

SQLite knows no row locks: there the transaction itself keeps other writers out, since
it is opened with the intent to write.
"""

from typing import TypeVar

from django.db.models import Model, QuerySet

from leagues.errors import Gone, StaleVersion
from leagues.models import Fixture, League, Membership, Season, Team

Row = TypeVar("Row", bound=Model)
Versioned = League | Membership | Team | Season | Fixture


def lock_league(pk: int, version: int | None = None) -> League:
    """Return the league under lock.

    :param version: what the change was made from; None where another row's counts.
    :raises Gone: if it has been removed.
    :raises StaleVersion: if it has changed since.
    """
    return require_version(_locked(League.objects.all(), pk), version)


def lock_membership(pk: int, version: int) -> Membership:
    """Return the membership under lock, with its account; errors as `lock_league`."""
    return require_version(
        _locked(Membership.objects.select_related("user"), pk), version
    )


def lock_team(pk: int, version: int | None = None) -> Team:
    """Return the team under lock, with its league; errors as `lock_league`."""
    return require_version(_locked(Team.objects.select_related("league"), pk), version)


def lock_season(pk: int, version: int | None = None) -> Season:
    """Return the season under lock, with its league; errors as `lock_league`."""
    return require_version(
        _locked(Season.objects.select_related("league"), pk), version
    )


def lock_fixture(pk: int, version: int | None = None) -> Fixture:
    """Return the fixture under lock, with its teams; errors as `lock_league`.

    The season must be locked before.
    """
    fixtures = Fixture.objects.select_related("home__team", "away__team")
    return require_version(_locked(fixtures, pk), version)


def _locked(rows: QuerySet[Row], pk: int) -> Row:
    # Rows that only refer to this one may still be written meanwhile.
    found = rows.select_for_update(of=("self",), no_key=True).filter(pk=pk).first()
    if found is None:
        raise Gone
    return found


VersionedRow = TypeVar("VersionedRow", League, Membership, Team, Season, Fixture)


def require_version(row: VersionedRow, version: int | None) -> VersionedRow:
    """Return the locked row; :raises StaleVersion: if it has changed since."""
    if version is not None and row.version != version:
        raise StaleVersion
    return row


def save_changed(row: Versioned) -> None:
    """Store a locked row as its next version."""
    row.version += 1
    row.save()
