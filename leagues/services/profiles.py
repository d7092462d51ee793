"""How a team plays when its coach is not there."""

from collections.abc import Iterator, Mapping, Sequence

from django.db import transaction

from leagues.errors import (
    BadRows,
    BadValue,
    StaleVersion,
    WrongState,
    fields_named,
    one_of,
    sentence,
)
from leagues.models import CoachProfile, Player, Team
from leagues.models.team import DEFAULT_COACH
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.selectors import current_profile, current_roster, has_coach
from leagues.services.audit import write_audit
from leagues.services.rows import lock_team
from simulation.errors import UnknownRuleset
from simulation.formations import formation_faults
from simulation.protocol import Ruleset
from simulation.teamsheet import check_profile


def save_profile(
    team: Team,
    *,
    actor: Account,
    version: int,
    dials: Mapping[str, int],
    coach: str = DEFAULT_COACH,
    lineup: Sequence[int] = (),
    formations: Mapping[str, Sequence[str]] | None = None,
) -> CoachProfile:
    """Store the next version of a team's profile; it counts for games from now on.

    The same form sent twice makes one version: the second time it is found and
    returned.

    :param version: of the profile that the change was made from, 0 for the defaults.
    :param dials: the dials that do not stand at their defaults; others may be given.
    :param lineup: ids of players of the roster, the starters first; whoever is left
        out follows in the roster's order.
    :param formations: places by role for each situation that is not played by the rule
        book's first ready set; None saves none.
    :raises BadValue: naming the dial as `dials.<name>`, or the coach.
    :raises BadRows: naming each place of the line-up at fault as `lineup.<place>`,
        counted from 1: somebody who stands there twice or is not on the roster now; or
        each place of a formation as `formations.<situation>.<role>`.
    :raises WrongState: for an archived team, and without the league's rule book.
    """
    with transaction.atomic():
        stored = lock_team(team.pk)
        rights = rights_of(actor, stored.league)
        require(rights.can_edit_profile(stored, has_coach=has_coach(stored)))
        if stored.archived_at is not None:
            raise WrongState(f"{stored.name} is in the archive and plays no more.")
        current = current_profile(stored)
        wanted = CoachProfile(
            team=stored,
            version=version + 1,
            coach=coach,
            dials=dials,
            lineup=list(lineup),
            formations={name: list(each) for name, each in (formations or {}).items()},
            author=actor,
        )
        if current is not None and _said(current) == _said(wanted):
            return current
        if version != (0 if current is None else current.version):
            raise StaleVersion
        rules = _rules(stored)
        _check(rules, coach, dials)
        _check_lineup(stored, rules, lineup)
        _check_formations(rules, wanted.formations)
        wanted.dials = dict(dials)
        wanted.save()
        write_audit(
            stored.league, actor, "profile.changed", stored.name, version=wanted.version
        )
    return wanted


def _said(profile: CoachProfile) -> tuple[object, ...]:
    """Return what a version says, and who says it: a repeat says the same."""
    return (
        profile.version,
        profile.author_id,
        profile.coach,
        profile.dials,
        profile.lineup,
        profile.formations,
    )


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


def _check_formations(rules: Ruleset, formations: Mapping[str, list[str]]) -> None:
    faults = [
        BadValue(fault.field, sentence(fault.reason))
        for fault in formation_faults(formations, rules.formations)
    ]
    if faults:
        raise BadRows(faults)


def _check_lineup(team: Team, rules: Ruleset, lineup: Sequence[int]) -> None:
    """Check the line-up of a team, whose row is locked, against its roster."""
    if not lineup:
        return
    if rules.roster_spec is None:
        raise BadValue("lineup", "The league's rule book has no players.")
    faults = list(_faults_of_lineup(team, lineup))
    if faults:
        raise BadRows(faults)


def _faults_of_lineup(team: Team, lineup: Sequence[int]) -> Iterator[BadValue]:
    on_roster = {spot.player_id for spot in current_roster(team)}
    known = Player.objects.filter(league=team.league_id).in_bulk(lineup)
    past = set(team.spots.filter(player__in=known).values_list("player", flat=True))
    for place, player in enumerate(lineup, start=1):
        field = f"lineup.{place}"
        if player not in known:
            yield BadValue(field, "The league has no such player. Choose another.")
        elif player in on_roster and player in lineup[: place - 1]:
            name = known[player].name
            yield BadValue(
                field, f"{name} stands further up already. Choose somebody else."
            )
        elif player not in on_roster:
            name = known[player].name
            yield BadValue(
                field,
                f"{name} is no longer on the roster. Choose somebody else."
                if player in past
                else f"{name} is not on the roster. Choose somebody who is.",
            )
