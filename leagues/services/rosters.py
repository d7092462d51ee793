"""Signing players, changing what they are, and releasing them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from leagues.errors import Gone, StaleVersion, WrongState
from leagues.models import League, Player, RosterSpot, Team
from leagues.models.player import PLAYER_NAME_LENGTH
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.selectors import current_roster, free_players
from leagues.services.audit import write_audit
from leagues.services.invented import invented_names, invented_numbers
from leagues.services.names import clean_line
from leagues.services.repeats import is_latest_by
from leagues.services.roster_changes import (
    RosterChanges,
    roster_changes,
    row_of,
    says,
)
from leagues.services.roster_checks import RosterRow, check_roster, roster_spec
from leagues.services.rows import lock_league, lock_team
from leagues.text import normal_line
from simulation.rosters import token_of, usual_positions

ACTION: Final = "roster.changed"
_INSTANT: Final = timedelta(microseconds=1)


def save_roster(
    team: Team, *, actor: Account, version: int, rows: Sequence[RosterRow]
) -> Team:
    """Make a team's roster what the rows say, all of it or nothing.

    Whoever is on it and in no row is released: he stays in the league and may be
    signed again, here or elsewhere. A row that says of somebody what his spot says
    leaves the spot as it is. The same form sent twice changes the roster once.

    :param version: the `roster_version` that the change was made from.
    :param rows: in the order of the roster.
    :raises BadRows: with all that is wrong, in fields such as `rows.3.number` and
        `rows.3.ratings.<name>`, rows counted from 1; `rows` is the roster as a whole.
    :raises WrongState: for an archived team, and without a rule book with players.
    """
    with transaction.atomic():
        stored = _locked(team, actor)
        current = current_roster(stored)
        if _is_repeat(stored, version, actor) and _is_done(current, rows):
            return stored
        _require_version(stored, version)
        known = _known(stored.league, current, rows)
        check_roster(stored, rows, known)
        if [row_of(spot) for spot in current] == _as_stored(rows):
            return stored
        return _store(stored, actor, current, rows, known)


def review_roster(
    team: Team, *, actor: Account, version: int, rows: Sequence[RosterRow]
) -> RosterChanges:
    """Return what `save_roster` would change; it stores nothing and locks nothing.

    :raises LeagueError: as `save_roster`.
    """
    stored = Team.objects.select_related("league").filter(pk=team.pk).first()
    if stored is None:
        raise Gone
    _require_right(stored, actor)
    current = current_roster(stored)
    _require_version(stored, version)
    check_roster(stored, rows, _known(stored.league, current, rows))
    return roster_changes(current, rows)


def fill_with_tokens(team: Team, *, actor: Account, version: int) -> Team:
    """Fill a roster up with the players of the box, under invented names.

    As many of each position are added as the usual roster has more of it, as long as
    there is room. No name repeats one of the league. The same form sent twice adds
    them once.

    :raises BadRows: where the league's policy does not allow the roster that it makes.
    :raises WrongState: as `save_roster`, and where there is nobody to be added.
    """
    with transaction.atomic():
        stored = _locked(team, actor)
        current = current_roster(stored)
        added = _tokens(stored, current)
        if not added and _is_repeat(stored, version, actor):
            return stored
        _require_version(stored, version)
        if not added:
            raise WrongState(
                "The roster has all players of the box. Release somebody to make room."
            )
        rows = [*map(row_of, current), *added]
        known = {spot.player_id: spot.player for spot in current}
        check_roster(stored, rows, known)
        return _store(stored, actor, current, rows, known)


def _locked(team: Team, actor: Account) -> Team:
    """Return the team under lock, for somebody who may change its roster now.

    The league is locked before it: no two teams sign the same person at once.
    """
    league = lock_league(team.league_id)
    stored = lock_team(team.pk)
    stored.league = league
    _require_right(stored, actor)
    return stored


def _require_right(team: Team, actor: Account) -> None:
    """Refuse whoever may not change the roster, and what has none to be changed."""
    require(rights_of(actor, team.league).can_edit_roster(team))
    if team.archived_at is not None:
        raise WrongState(f"{team.name} is in the archive and plays no more.")
    roster_spec(team.league)


def _is_repeat(team: Team, version: int, actor: Account) -> bool:
    return team.roster_version == version + 1 and is_latest_by(
        actor, league=team.league, action=ACTION, target=team.name
    )


def _require_version(team: Team, version: int) -> None:
    if team.roster_version != version:
        raise StaleVersion


def _is_done(current: Sequence[RosterSpot], rows: Sequence[RosterRow]) -> bool:
    """Tell whether a roster is what the rows made of it: the new ones are there."""
    return len(current) == len(rows) and all(
        row.player in (None, spot.player_id)
        and normal_line(row.name) == spot.player.name
        and says(spot, row)
        for spot, row in zip(current, rows, strict=True)
    )


def _as_stored(rows: Sequence[RosterRow]) -> list[RosterRow]:
    return [
        RosterRow(
            row.player, normal_line(row.name), row.number, row.position, row.ratings
        )
        for row in rows
    ]


def _known(
    league: League, current: Sequence[RosterSpot], rows: Sequence[RosterRow]
) -> dict[int, Player]:
    """Return whom the rows may name: those on the roster and those who are free."""
    known = {spot.player_id: spot.player for spot in current}
    asked = {row.player for row in rows if row.player is not None} - known.keys()
    free = free_players(league).filter(pk__in=asked) if asked else ()
    return known | {player.pk: player for player in free}


def _tokens(team: Team, current: Sequence[RosterSpot]) -> list[RosterRow]:
    """Return the players of the box that a roster lacks, named and numbered."""
    league = team.league
    spec = roster_spec(league)
    there = Counter(spot.position for spot in current)
    lacking = []
    for position in usual_positions(spec):
        if there[position]:
            there[position] -= 1
        else:
            lacking.append(position)
    seed = f"{league.slug}/{team.slug}"
    names = invented_names(seed, set(league.players.values_list("name", flat=True)))
    numbers = invented_numbers(seed, {spot.number for spot in current})
    return [
        RosterRow(
            None, next(names), next(numbers), position, token_of(spec, position).ratings
        )
        for position in lacking[: spec.size[1] - len(current)]
    ]


def _store(
    team: Team,
    actor: Account,
    current: Sequence[RosterSpot],
    rows: Sequence[RosterRow],
    known: Mapping[int, Player],
) -> Team:
    """Make the locked team's roster what checked rows say."""
    told = roster_changes(current, rows)
    moment = max([timezone.now(), *(spot.from_at + _INSTANT for spot in current)])
    plan = _plan(team, current, rows, known, moment)
    _free(plan.signed, moment)
    RosterSpot.objects.filter(pk__in=plan.ended).update(to_at=moment)
    Player.objects.bulk_update(plan.renamed, ["name"])
    Player.objects.bulk_create(plan.new)
    RosterSpot.objects.bulk_create(plan.opened)
    team.roster_version += 1
    team.save(update_fields=["roster_version"])
    write_audit(team.league, actor, ACTION, team.name, **_in_words(told))
    return team


@dataclass(slots=True)
class _Plan:
    """The rows of the database that make a roster another one.

    `ended` are ids of spots, `signed` those of players who come from elsewhere.
    """

    opened: list[RosterSpot] = field(default_factory=list)
    ended: list[int] = field(default_factory=list)
    new: list[Player] = field(default_factory=list)
    renamed: list[Player] = field(default_factory=list)
    signed: list[int] = field(default_factory=list)


def _plan(
    team: Team,
    current: Sequence[RosterSpot],
    rows: Sequence[RosterRow],
    known: Mapping[int, Player],
    moment: datetime,
) -> _Plan:
    """Return what is to be stored; spots stay that are as the rows say, in order."""
    plan = _Plan()
    spots = {spot.player_id: spot for spot in current}
    last = 0
    for row in rows:
        spot = None if row.player is None else spots.pop(row.player, None)
        own = 0 if spot is None else spot.place
        is_in_order, last = own > last, max(own, last + 1)
        player = _person(plan, team, row, known)
        if spot is not None and is_in_order and says(spot, row):
            continue
        if spot is not None:
            plan.ended.append(spot.pk)
        elif row.player is not None:
            plan.signed.append(row.player)
        plan.opened.append(
            RosterSpot(
                player=player,
                team=team,
                number=row.number,
                position=row.position,
                ratings=dict(row.ratings),
                place=last,
                from_at=moment,
            )
        )
    plan.ended += [spot.pk for spot in spots.values()]
    return plan


def _person(
    plan: _Plan, team: Team, row: RosterRow, known: Mapping[int, Player]
) -> Player:
    """Return whom a row is about, under the name that it gives him."""
    name = clean_line(row.name, field="rows", longest=PLAYER_NAME_LENGTH)
    if row.player is None:
        player = Player(league=team.league, name=name)
        plan.new.append(player)
        return player
    player = known[row.player]
    if player.name != name:
        player.name = name
        plan.renamed.append(player)
    return player


def _free(players: Sequence[int], moment: datetime) -> None:
    """End what holds players whom another team signs: teams in the archive."""
    held = RosterSpot.objects.filter(player__in=players, to_at=None)
    Team.objects.filter(pk__in=held.values("team")).update(
        roster_version=F("roster_version") + 1
    )
    held.update(to_at=moment)


def _in_words(told: RosterChanges) -> dict[str, Any]:
    """Return changes as the audit keeps them."""
    changed = []
    for change in told.changed:
        parts = [f"{part.name} {part.before} → {part.after}" for part in change.parts]
        changed.append(f"{change.who} ({', '.join(parts)})")
    lists = {"came": list(told.came), "left": list(told.left), "changed": changed}
    return {name: items for name, items in lists.items() if items}
