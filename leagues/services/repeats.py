"""Forms that come twice: a button pressed two times is done once and answered twice.

What was done stands in the audit, so that is where a service looks, under its lock,
before it refuses a page that is one version behind.
"""

from leagues.models import League, Season
from leagues.people import Account
from leagues.services.audit import TARGET_LENGTH
from leagues.services.rows import Versioned


def is_repeat(
    row: Versioned,
    version: int,
    *,
    league: League,
    actor: Account,
    action: str,
    target: str,
) -> bool:
    """Tell whether the same form has been done already, by the same person.

    The locked row stands one version further than the page that was sent, and the
    latest entry of this kind about the target is the person's. Whether things are as
    the form wants them remains for the caller to look at.
    """
    return row.version == version + 1 and is_latest_by(
        actor, league=league, action=action, target=target
    )


def is_latest_by(actor: Account, *, league: League, action: str, target: str) -> bool:
    """Tell whether the latest entry of this kind about the target is this person's."""
    entries = league.audit_entries.filter(action=action, target=target[:TARGET_LENGTH])
    latest = entries.first()
    return latest is not None and latest.user_id == actor.pk


def is_done(
    season: Season, version: int, actor: Account, state: Season.State, action: str
) -> bool:
    """Tell whether the same form has brought the locked season into the state."""
    return season.state == state and is_repeat(
        season,
        version,
        league=season.league,
        actor=actor,
        action=action,
        target=season.name,
    )
