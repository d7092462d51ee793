"""Making a league and changing it."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from zoneinfo import available_timezones

from django.db import IntegrityError, transaction

from leagues.errors import BadValue, NotAllowed, WrongState, fields_named, one_of
from leagues.models import AuditEntry, League, Membership, Season
from leagues.models.league import NAME_LENGTH, TOKEN_LENGTH
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.rulebooks import league_rulebook
from leagues.services.audit import changes, write_audit
from leagues.services.names import clean_line, clean_slug, free_slug
from leagues.services.repeats import is_repeat
from leagues.services.rows import lock_league, require_version, save_changed
from simulation.protocol import Ruleset
from simulation.rosters import points_range

#: What the machine's clock is set to, and what it says where nobody has set it.
_ZONES_OF_MACHINES: Final = frozenset({"localtime", "Factory"})


def create_league(
    *,
    actor: Account,
    name: str,
    ruleset: str,
    slug: str = "",
    options: Mapping[str, object] | None = None,
    visibility: str = League.Visibility.PUBLIC,
    time_zone: str = "UTC",
    home_coach_enters_results: bool = False,
    roster_policy: str = League.RosterPolicy.TOKENS,
    roster_budget: int | None = None,
    token: str = "",
) -> League:
    """Make a league whose first commissioner is the person who makes it.

    The same token gives the same person the same league again.

    :param slug: the address for good; made from the name where it is empty.
    :param roster_budget: rating points a player; it counts for the policy *budget*
        alone.
    :param token: drawn for the form, up to 64 characters; empty without a form.
    :raises BadValue: naming the field.
    :raises NotAllowed: for an account that may not sign in.
    """
    if not actor.is_active:
        raise NotAllowed
    made = _made_by(token, actor)
    if made is not None:
        return made
    rules = league_rulebook(ruleset)
    with fields_named(within="options"):
        checked = rules.check_options(options or {})
    league = League(
        slug=_slug(slug, name),
        name=clean_line(name, field="name", longest=NAME_LENGTH),
        ruleset=rules.slug,
        options=checked,
        visibility=_visibility(visibility),
        time_zone=_time_zone(time_zone),
        home_coach_enters_results=home_coach_enters_results,
        token=token,
        **_roster_values(rules, roster_policy, roster_budget),
    )
    try:
        with transaction.atomic():
            league.save()
            Membership.objects.create(
                league=league, user=actor, role=Membership.Role.COMMISSIONER
            )
            write_audit(league, actor, "league.created", league.name)
    except IntegrityError:
        made = _made_by(token, actor)
        if made is None:
            raise BadValue("slug", _taken(league.slug)) from None
        return made
    return league


def _made_by(token: str, actor: Account) -> League | None:
    """Return the league that a form has made already.

    :raises BadValue: for what is no token, or one of somebody else's form.
    """
    if not token:
        return None
    if len(token) <= TOKEN_LENGTH and token.isascii() and token.isprintable():
        found = League.objects.filter(token=token).first()
        own = AuditEntry.objects.filter(
            league=found, action="league.created", user=actor
        )
        if found is None or own.exists():
            return found
    raise BadValue("token", "The form is incomplete. Open the page again.")


def update_league(
    league: League,
    *,
    actor: Account,
    version: int,
    name: str,
    options: Mapping[str, object],
    visibility: str,
    time_zone: str,
    home_coach_enters_results: bool,
    roster_policy: str | None = None,
    roster_budget: int | None = None,
) -> League:
    """Change a league; options hold for seasons that start from now on.

    What rosters may be holds from the next change of each roster on.
    Sent again by the same person it returns the league as it is.

    :param roster_policy: with its budget; None leaves both as they are.
    :raises LeagueError: naming the field, or why it cannot be done now.
    """
    with transaction.atomic():
        stored = lock_league(league.pk)
        require(rights_of(actor, stored).can_manage)
        with fields_named(within="options"):
            checked = stored.rules.check_options(options)
        after = {
            "name": clean_line(name, field="name", longest=NAME_LENGTH),
            "options": checked,
            "visibility": _visibility(visibility),
            "time_zone": _time_zone(time_zone),
            "home_coach_enters_results": home_coach_enters_results,
            **(
                {}
                if roster_policy is None
                else _roster_values(stored.rules, roster_policy, roster_budget)
            ),
        }
        before = {field: getattr(stored, field) for field in after}
        if before == after and _is_repeat(stored, version, actor):
            return stored
        require_version(stored, version)
        if before["time_zone"] != after["time_zone"]:
            _require_no_dates(stored)
        for field, value in after.items():
            setattr(stored, field, value)
        save_changed(stored)
        write_audit(
            stored, actor, "league.changed", stored.name, **changes(before, after)
        )
    return stored


def _is_repeat(league: League, version: int, actor: Account) -> bool:
    """Tell whether the same form has been done to the locked league before."""
    return is_repeat(
        league,
        version,
        league=league,
        actor=actor,
        action="league.changed",
        target=league.name,
    )


def _roster_values(rules: Ruleset, policy: str, budget: int | None) -> dict[str, Any]:
    """Return the fields of a league that say which rosters it allows.

    Without players in the rule book, and without a policy that asks for it, there is
    no budget.
    """
    spec = rules.roster_spec
    if spec is None:
        return {"roster_policy": League.RosterPolicy.TOKENS, "roster_budget": None}
    if policy not in League.RosterPolicy.values:
        raise BadValue("roster_policy", one_of(League.RosterPolicy.labels))
    if policy != League.RosterPolicy.BUDGET:
        return {"roster_policy": policy, "roster_budget": None}
    least, most = points_range(spec)
    if budget is None or not least <= budget <= most:
        raise BadValue(
            "roster_budget",
            f"A player costs {least} to {most} rating points. Choose a number between"
            " them.",
        )
    return {"roster_policy": policy, "roster_budget": budget}


def _slug(slug: str, name: str) -> str:
    def is_taken(candidate: str) -> bool:
        return League.objects.filter(slug=candidate).exists()

    if not slug.strip():
        return free_slug(name, kind="league", is_taken=is_taken)
    chosen = clean_slug(slug)
    if is_taken(chosen):
        raise BadValue("slug", _taken(chosen))
    return chosen


def _taken(slug: str) -> str:
    return f"There is a league at “{slug}” already. Choose another address."


def _visibility(visibility: str) -> str:
    if visibility not in League.Visibility.values:
        raise BadValue("visibility", "Choose “public” or “private”.")
    return visibility


@cache
def time_zone_names() -> frozenset[str]:
    """Return the names of the zones that are the same ones on every machine."""
    return frozenset(available_timezones() - _ZONES_OF_MACHINES)


def _time_zone(time_zone: str) -> str:
    if time_zone not in time_zone_names():
        raise BadValue(
            "time_zone", "Choose a time zone such as Europe/Berlin or America/New_York."
        )
    return time_zone


def _require_no_dates(league: League) -> None:
    """Refuse another zone while kick-offs of a season stand in the present one."""
    dated = league.seasons.filter(
        state__in=[Season.State.SCHEDULED, Season.State.RUNNING]
    ).first()
    if dated is not None:
        raise WrongState(
            f"“{dated.name}” has its dates in {league.time_zone}. Change the time zone"
            " when the season is closed, or take its schedule back first."
        )
