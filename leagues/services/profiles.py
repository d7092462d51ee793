"""How a team plays when its coach is not there."""

from collections.abc import Mapping

from django.db import transaction

from leagues.errors import (
    BadValue,
    StaleVersion,
    WrongState,
    fields_named,
    one_of,
)
from leagues.models import CoachProfile, Team
from leagues.models.team import DEFAULT_COACH
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.selectors import current_profile, has_coach
from leagues.services.audit import write_audit
from leagues.services.rows import lock_team
from simulation.errors import UnknownRuleset
from simulation.protocol import Ruleset
from simulation.teamsheet import check_profile


def save_profile(
    team: Team,
    *,
    actor: Account,
    version: int,
    dials: Mapping[str, int],
    coach: str = DEFAULT_COACH,
) -> CoachProfile:
    """Store the next version of a team's profile; it counts for games from now on.

    The same form sent twice makes one version: the second time it is found and
    returned.

    :param version: of the profile that the change was made from, 0 for the defaults.
    :param dials: the dials that do not stand at their defaults; others may be given.
    :raises BadValue: naming the dial as `dials.<name>`, or the coach.
    :raises WrongState: for an archived team, and without the league's rule book.
    """
    with transaction.atomic():
        stored = lock_team(team.pk)
        rights = rights_of(actor, stored.league)
        require(rights.can_edit_profile(stored, has_coach=has_coach(stored)))
        if stored.archived_at is not None:
            raise WrongState(f"{stored.name} is in the archive and plays no more.")
        current = current_profile(stored)
        if (
            current is not None
            and current.version == version + 1
            and _is_repeat(current, actor, coach, dials)
        ):
            return current
        if version != (0 if current is None else current.version):
            raise StaleVersion
        _check(_rules(stored), coach, dials)
        profile = CoachProfile.objects.create(
            team=stored,
            version=version + 1,
            coach=coach,
            dials=dict(dials),
            author=actor,
        )
        write_audit(
            stored.league,
            actor,
            "profile.changed",
            stored.name,
            version=profile.version,
        )
    return profile


def _is_repeat(
    current: CoachProfile, actor: Account, coach: str, dials: Mapping[str, int]
) -> bool:
    """Tell whether somebody has just made this very version himself."""
    stored = (current.author_id, current.coach, current.dials)
    return stored == (actor.pk, coach, dials)


def _rules(team: Team) -> Ruleset:
    try:
        return team.league.rules
    except UnknownRuleset:
        raise WrongState(
            "This site no longer has the league's rule book, so nothing can be set."
        ) from None


def _check(rules: Ruleset, coach: str, dials: Mapping[str, int]) -> None:
    if coach not in rules.coaches:
        raise BadValue("coach", one_of(rules.coaches))
    with fields_named():
        check_profile(dials, rules.dials, "dials")
