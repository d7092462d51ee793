"""Teams and who coaches them."""

import unicodedata
from typing import Any, Final

from django.db import transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from leagues.badges import parse_colour
from leagues.errors import BadValue, Gone, WrongState, fields_named
from leagues.models import Coaching, Entry, League, Membership, Season, Team
from leagues.models.league import NAME_LENGTH
from leagues.models.team import ABBREVIATION_LENGTHS
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.proposals import free_abbreviation
from leagues.scheduling import local_date
from leagues.services.audit import changes, write_audit
from leagues.services.names import clean_line, clean_slug, free_slug
from leagues.services.repeats import is_latest_by, is_repeat
from leagues.services.rows import (
    lock_league,
    lock_team,
    require_version,
    save_changed,
)

#: Far more than an abbreviation has: the refusal then says what one looks like.
LONGEST_TYPED: Final = 80


def create_team(
    league: League,
    *,
    actor: Account,
    name: str,
    abbreviation: str,
    first_color: str,
    second_color: str,
    slug: str = "",
) -> Team:
    """Add a team to the league.

    Sent again by the same person it returns the team that was added.

    :param abbreviation: made from the name where it is empty.
    :param slug: the address for good; made from the name where it is empty.
    :raises BadValue: naming the field.
    """
    with transaction.atomic():
        stored = lock_league(league.pk)
        require(rights_of(actor, stored).can_manage)
        is_given = bool(abbreviation.strip())
        others = stored.teams.all()
        given = abbreviation if is_given else _free_abbreviation(name, others)
        values = _values(name, given, first_color, second_color)
        sent = {**values}
        if not is_given:
            del sent["abbreviation"]
        made = others.filter(**sent).first()
        if made is not None and is_latest_by(
            actor, league=stored, action="team.created", target=made.name
        ):
            return made
        _require_free(others, values["abbreviation"])
        team = Team.objects.create(
            league=stored, slug=_slug(stored, slug, values["name"]), **values
        )
        write_audit(stored, actor, "team.created", team.name)
    return team


def update_team(
    team: Team,
    *,
    actor: Account,
    version: int,
    name: str,
    abbreviation: str,
    first_color: str,
    second_color: str,
) -> Team:
    """Change how a team is called and recognised; its address stays.

    Sent again by the same person it returns the team as it is.

    :raises BadValue: naming the field.
    """
    with transaction.atomic():
        league = lock_league(team.league_id)
        require(rights_of(actor, league).can_manage)
        stored = lock_team(team.pk)
        after = _values(name, abbreviation, first_color, second_color)
        before = {field: getattr(stored, field) for field in after}
        if before == after and _is_repeat(
            stored, version, league, actor, "team.changed"
        ):
            return stored
        require_version(stored, version)
        _require_free(league.teams.exclude(pk=stored.pk), after["abbreviation"])
        for field, value in after.items():
            setattr(stored, field, value)
        save_changed(stored)
        write_audit(
            league, actor, "team.changed", stored.name, **changes(before, after)
        )
    return stored


def remove_team(team: Team, *, actor: Account, version: int) -> Team | None:
    """Take a team out of the league; return it if it lives on in the archive.

    One that took part in a season is archived, any other deleted. Seasons in
    preparation lose it either way. Sent again by the same person an archived one is
    returned as it is.

    :raises WrongState: while it takes part in a season that is scheduled or under way.
    """
    with transaction.atomic():
        league = lock_league(team.league_id)
        require(rights_of(actor, league).can_manage)
        stored = lock_team(team.pk)
        if stored.archived_at is not None and _is_repeat(
            stored, version, league, actor, "team.archived"
        ):
            return stored
        require_version(stored, version)
        _require_no_season(stored)
        drafts = Entry.objects.filter(team=stored, season__state=Season.State.DRAFT)
        Season.objects.filter(entries__in=drafts).update(version=F("version") + 1)
        drafts.delete()
        if not stored.entries.exists():
            write_audit(league, actor, "team.deleted", stored.name)
            stored.delete()
            return None
        if stored.archived_at is None:
            stored.archived_at = timezone.now()
            save_changed(stored)
            write_audit(league, actor, "team.archived", stored.name)
    return stored


def restore_team(team: Team, *, actor: Account, version: int) -> Team:
    """Bring an archived team back, for seasons to come.

    Sent again by the same person it returns the team as it is.
    """
    with transaction.atomic():
        league = lock_league(team.league_id)
        require(rights_of(actor, league).can_manage)
        stored = lock_team(team.pk)
        if stored.archived_at is None and _is_repeat(
            stored, version, league, actor, "team.restored"
        ):
            return stored
        require_version(stored, version)
        if stored.archived_at is None:
            raise WrongState(f"{stored.name} is not in the archive.")
        stored.archived_at = None
        save_changed(stored)
        write_audit(league, actor, "team.restored", stored.name)
    return stored


def assign_coach(team: Team, *, actor: Account, user_id: int) -> Coaching:
    """Let a member coach the team from today on; a viewer becomes a coach by it.

    Somebody who coaches it already goes on as he is.

    :raises BadValue: for somebody who is no member.
    :raises WrongState: for an archived team.
    """
    with transaction.atomic():
        league = lock_league(team.league_id)
        require(rights_of(actor, league).can_manage)
        stored = lock_team(team.pk)
        if stored.archived_at is not None:
            raise WrongState(f"{stored.name} is in the archive. Restore it first.")
        membership = (
            league.memberships.select_related("user").filter(user=user_id).first()
        )
        if membership is None:
            raise BadValue("user", "Only a member can coach. Add the person first.")
        current = stored.coachings.filter(user=user_id, to_date=None).first()
        if current is not None:
            return current
        if membership.role == Membership.Role.VIEWER:
            membership.role = Membership.Role.COACH
            save_changed(membership)
            write_audit(
                league,
                actor,
                "member.role_changed",
                str(membership.user),
                role=[Membership.Role.VIEWER, Membership.Role.COACH],
            )
        coaching = Coaching.objects.create(
            team=stored,
            user=membership.user,
            from_date=local_date(timezone.now(), league.zone),
        )
        write_audit(
            league, actor, "coach.assigned", stored.name, coach=str(membership.user)
        )
    return coaching


def end_coaching(coaching: Coaching, *, actor: Account) -> Coaching:
    """End a coaching as of today; one that has ended stays as it is.

    A commissioner may end any, a coach his own.
    """
    with transaction.atomic():
        league = lock_league(coaching.team.league_id)
        rights = rights_of(actor, league)
        require(rights.can_manage or actor.pk == coaching.user_id)
        stored = (
            Coaching.objects.select_related("team", "user")
            .filter(pk=coaching.pk)
            .first()
        )
        if stored is None:
            raise Gone
        if stored.to_date is None:
            today = local_date(timezone.now(), league.zone)
            # Where the league has moved westwards, it may be the day before the first.
            stored.to_date = max(stored.from_date, today)
            stored.save()
            write_audit(
                league, actor, "coach.ended", stored.team.name, coach=str(stored.user)
            )
    return stored


def _is_repeat(
    team: Team, version: int, league: League, actor: Account, action: str
) -> bool:
    return is_repeat(
        team, version, league=league, actor=actor, action=action, target=team.name
    )


def _values(
    name: str, abbreviation: str, first_color: str, second_color: str
) -> dict[str, Any]:
    return {
        "name": clean_line(name, field="name", longest=NAME_LENGTH),
        "abbreviation": clean_abbreviation(abbreviation),
        "first_color": _colour(first_color, "first_color"),
        "second_color": _colour(second_color, "second_color"),
    }


def _colour(text: str, field: str) -> str:
    with fields_named():
        return str(parse_colour(text.strip(), field=field))


def clean_abbreviation(text: str) -> str:
    """Return the abbreviation in capitals: letters and digits of any script.

    Marks belong to the letter that they follow.
    """
    least, most = ABBREVIATION_LENGTHS
    line = clean_line(text, field="abbreviation", longest=LONGEST_TYPED).upper()
    kinds = [unicodedata.category(letter)[0] for letter in line]
    if not least <= len(line) <= most or kinds[0] == "M" or {*kinds} - {*"LNM"}:
        raise BadValue(
            "abbreviation", f"Use {least} to {most} letters or digits, such as OMM."
        )
    return line


def _free_abbreviation(name: str, others: QuerySet[Team]) -> str:
    taken = others.values_list("abbreviation", flat=True)
    return free_abbreviation(name, {text.upper() for text in taken})


def _require_free(others: QuerySet[Team], abbreviation: str) -> None:
    """Refuse an abbreviation that one of the other teams has."""
    holder = others.filter(abbreviation=abbreviation).first()
    if holder is not None:
        raise BadValue(
            "abbreviation", f"“{abbreviation}” is {holder.name}. Choose another one."
        )


def _slug(league: League, slug: str, name: str) -> str:
    taken = set(league.teams.values_list("slug", flat=True))
    if not slug.strip():
        return free_slug(name, kind="team", is_taken=taken.__contains__)
    chosen = clean_slug(slug)
    if chosen in taken:
        raise BadValue(
            "slug", f"There is a team at “{chosen}” already. Choose another."
        )
    return chosen


def _require_no_season(team: Team) -> None:
    entry = (
        team.entries.filter(
            season__state__in=[Season.State.SCHEDULED, Season.State.RUNNING]
        )
        .select_related("season")
        .order_by("season__number")
        .first()
    )
    if entry is not None:
        raise WrongState(
            f"{team.name} takes part in “{entry.season.name}”. Close the season first,"
            " or take its schedule back."
        )
