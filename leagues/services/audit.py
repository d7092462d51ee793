"""The trail that every change leaves."""

from typing import Any

from leagues.models import AuditEntry, League
from leagues.people import Account

TARGET_LENGTH = 250


def write_audit(
    league: League, actor: Account, action: str, target: str, **details: Any
) -> AuditEntry:
    """Store what somebody did, in the transaction in which it is done.

    :param action: `<noun>.<verb>` such as `season.started`.
    :param target: what it was done to, in words.
    :param details: plain values; never a secret, a profile or an address.
    """
    return AuditEntry.objects.create(
        league=league,
        user=actor,
        action=action,
        target=target[:TARGET_LENGTH],
        details=details,
    )


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return what differs as `{name: [before, after]}`."""
    return {
        name: [before[name], value]
        for name, value in after.items()
        if before[name] != value
    }
