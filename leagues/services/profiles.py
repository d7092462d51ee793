"""How a team plays when its coach is not there."""

from collections.abc import Mapping

from django.db import transaction

from leagues.errors import BadValue, StaleVersion, WrongState, fields_named
from leagues.models import CoachProfile, Team
from leagues.models.team import DEFAULT_COACH
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.selectors import current_profile
from leagues.services.audit import write_audit
from leagues.services.rows import lock_team
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

    :param version: of the profile that the change was made from, 0 for the defaults.
    :param dials: the dials that do not stand at their defaults; others may be given.
    :raises BadValue: naming the dial as `dials.<name>`, or the coach.
    :raises WrongState: for an archived team.
    """
    with transaction.atomic():
        stored = lock_team(team.pk)
        rights = rights_of(actor, stored.league)
        coachings = stored.coachings.filter(to_date=None, user__is_active=True)
        has_coach = coachings.exists()
        require(rights.can_edit_profile(stored, has_coach=has_coach))
        if stored.archived_at is not None:
            raise WrongState(f"{stored.name} is in the archive and plays no more.")
        current = current_profile(stored)
        if version != (0 if current is None else current.version):
            raise StaleVersion
        rules = stored.league.rules
        if coach not in rules.coaches:
            raise BadValue("coach", f"Choose one of {', '.join(rules.coaches)}.")
        with fields_named():
            check_profile(dials, rules.dials, "dials")
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
