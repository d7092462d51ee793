"""Preparing a season: its name, who takes part, and its settings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from django.db import transaction
from django.utils import timezone

from leagues.errors import BadValue
from leagues.models import Division, Entry, League, Season, Team
from leagues.models.league import NAME_LENGTH
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.scheduling.rounds import MAX_TEAMS
from leagues.season_settings import (
    MOST_FORFEIT_POINTS,
    MOST_TABLE_POINTS,
    ScheduleSettings,
    write_rules,
)
from leagues.selectors import schedule_of
from leagues.services.audit import changes, write_audit
from leagues.services.names import clean_line, clean_slug, free_slug
from leagues.services.repeats import is_repeat
from leagues.services.rows import (
    lock_league,
    lock_season,
    require_version,
    save_changed,
)
from leagues.standings import Rules
from leagues.states import SeasonAction, season_after
from leagues.text import normal_line

MOST_DIVISIONS: Final = 16


@dataclass(frozen=True, slots=True)
class Place:
    """One team's part in a season that is being prepared.

    :param team: the team's id.
    :param division: the name of one of the season's divisions.
    """

    team: int
    division: str | None = None


def create_season(
    league: League, *, actor: Account, version: int, name: str, slug: str = ""
) -> Season:
    """Begin to prepare a season, with every active team in it.

    Sent again by the same person it returns the season that was made.

    :param version: of the league.
    :param slug: the address for good; made from the name where it is empty.
    :raises BadValue: naming the field.
    """
    with transaction.atomic():
        stored = lock_league(league.pk)
        require(rights_of(actor, stored).can_manage)
        made = stored.seasons.order_by("-number").first()
        if (
            made is not None
            and made.name == normal_line(name)
            and slug.strip().lower() in ("", made.slug)
            and is_repeat(
                stored,
                version,
                league=stored,
                actor=actor,
                action="season.created",
                target=made.name,
            )
        ):
            return made
        require_version(stored, version)
        season = _new_season(stored, name, slug)
        season.save()
        teams = stored.teams.filter(archived_at=None).order_by("name", "pk")
        _enter(season, [(team, None) for team in teams[:MAX_TEAMS]])
        save_changed(stored)
        write_audit(stored, actor, "season.created", season.name)
    return season


def next_season(
    season: Season, *, actor: Account, version: int, name: str, slug: str = ""
) -> Season:
    """Prepare the season after one that is closed, with its teams and settings.

    Dates and lots are left out: they were that season's own. Asked again it returns
    the season that was made the first time.
    """
    with transaction.atomic():
        league = lock_league(season.league_id)
        require(rights_of(actor, league).can_manage)
        ended = lock_season(season.pk, version)
        season_after(ended, SeasonAction.FOLLOW)
        made = Season.objects.filter(follows=ended).select_related("league").first()
        if made is not None:
            return made
        following = _new_season(league, name, slug)
        following.follows = ended
        following.cycles = ended.cycles
        following.weekdays = ended.weekdays
        following.kickoffs = ended.kickoffs
        following.rounds_per_day = ended.rounds_per_day
        following.standings = ended.standings
        following.save()
        _carry_entries(ended, following)
        save_changed(league)
        write_audit(league, actor, "season.created", following.name, follows=ended.name)
    return following


def rename_season(season: Season, *, actor: Account, version: int, name: str) -> Season:
    """Give a season another name; its address stays."""
    with transaction.atomic():
        stored = lock_season(season.pk, version)
        require(rights_of(actor, stored.league).can_manage)
        season_after(stored, SeasonAction.RENAME)
        before = stored.name
        stored.name = clean_line(name, field="name", longest=NAME_LENGTH)
        save_changed(stored)
        write_audit(
            stored.league,
            actor,
            "season.renamed",
            stored.name,
            name=[before, stored.name],
        )
    return stored


def arrange_season(
    season: Season,
    *,
    actor: Account,
    version: int,
    divisions: Sequence[str],
    places: Sequence[Place],
) -> Season:
    """Choose who takes part, in which order, and in which divisions.

    :raises BadValue: for `divisions`, or for `teams`.
    """
    with transaction.atomic():
        league = lock_league(season.league_id)
        require(rights_of(actor, league).can_manage)
        stored = lock_season(season.pk, version)
        season_after(stored, SeasonAction.ARRANGE)
        names = _division_names(divisions)
        teams = _teams(league, places)
        stored.entries.all().delete()
        stored.divisions.all().delete()
        made = {
            name: Division.objects.create(season=stored, name=name, order=order)
            for order, name in enumerate(names, start=1)
        }
        _enter(stored, _placed(places, teams, made))
        save_changed(stored)
        write_audit(
            league,
            actor,
            "season.arranged",
            stored.name,
            teams=len(places),
            divisions=names,
        )
    return stored


def set_schedule(
    season: Season, *, actor: Account, version: int, settings: ScheduleSettings
) -> Season:
    """Store the settings of a schedule that is yet to be made.

    The first day may still be open; what is given is checked as for the smallest
    season there is.

    :raises BadValue: naming the setting.
    """
    with transaction.atomic():
        stored = lock_season(season.pk, version)
        require(rights_of(actor, stored.league).can_manage)
        season_after(stored, SeasonAction.SET_SCHEDULE)
        if settings.start_date is not None:
            schedule_of((1, 2), settings, stored.zone_name)
        change_schedule(stored, actor, settings)
        save_changed(stored)
    return stored


def change_schedule(season: Season, actor: Account, settings: ScheduleSettings) -> None:
    """Put settings into a locked season that is not stored yet, and into the audit."""
    before = season.schedule.columns()
    after = settings.columns()
    for column, value in after.items():
        setattr(season, column, value)
    changed = changes(before, after)
    if changed:
        write_audit(season.league, actor, "season.schedule_set", season.name, **changed)


def set_standings(
    season: Season, *, actor: Account, version: int, rules: Rules
) -> Season:
    """Choose how results become places.

    :raises BadValue: naming the rule.
    """
    with transaction.atomic():
        stored = lock_season(season.pk, version)
        require(rights_of(actor, stored.league).can_manage)
        season_after(stored, SeasonAction.SET_STANDINGS)
        _check_size(rules)
        before, after = stored.standings, write_rules(rules)
        stored.standings = after
        save_changed(stored)
        write_audit(
            stored.league,
            actor,
            "season.standings_set",
            stored.name,
            **changes({name: before.get(name) for name in after}, after),
        )
    return stored


def delete_season(season: Season, *, actor: Account, version: int) -> None:
    """Throw away a season in preparation, of which nobody else has heard."""
    with transaction.atomic():
        league = lock_league(season.league_id)
        require(rights_of(actor, league).can_manage)
        stored = lock_season(season.pk, version)
        season_after(stored, SeasonAction.DELETE)
        write_audit(league, actor, "season.deleted", stored.name, address=stored.slug)
        stored.delete()


def _new_season(league: League, name: str, slug: str) -> Season:
    """Return a season with the next number, not stored yet; the league is locked."""
    latest = league.seasons.order_by("-number").first()
    taken = set(league.seasons.values_list("slug", flat=True))
    line = clean_line(name, field="name", longest=NAME_LENGTH)
    if slug.strip():
        chosen = clean_slug(slug)
        if chosen in taken:
            raise BadValue(
                "slug", f"There is a season at “{chosen}” already. Choose another."
            )
    else:
        chosen = free_slug(line, kind="season", is_taken=taken.__contains__)
    return Season(
        league=league,
        number=1 if latest is None else latest.number + 1,
        slug=chosen,
        name=line,
        created_at=timezone.now(),
    )


def _enter(season: Season, teams: Sequence[tuple[Team, Division | None]]) -> None:
    Entry.objects.bulk_create(
        Entry(season=season, team=team, division=division, order=order)
        for order, (team, division) in enumerate(teams, start=1)
    )


def _carry_entries(ended: Season, following: Season) -> None:
    """Enter the teams of a season into the next one, divisions included."""
    divisions = {
        division.pk: Division.objects.create(
            season=following, name=division.name, order=division.order
        )
        for division in ended.divisions.order_by("order")
    }
    entries = (
        ended.entries.filter(withdrawn_at=None, team__archived_at=None)
        .select_related("team")
        .order_by("order")
    )
    _enter(
        following,
        [
            (
                entry.team,
                divisions.get(entry.division_id) if entry.division_id else None,
            )
            for entry in entries
        ],
    )


def _division_names(divisions: Sequence[str]) -> list[str]:
    names = [
        clean_line(name, field="divisions", longest=NAME_LENGTH) for name in divisions
    ]
    if len(names) > MOST_DIVISIONS:
        raise BadValue(
            "divisions", f"{len(names)} divisions are too many. Name at most 16."
        )
    for name in names:
        if names.count(name) > 1:
            raise BadValue("divisions", f"“{name}” is there twice. Name each once.")
    return names


def _teams(league: League, places: Sequence[Place]) -> dict[int, Team]:
    """Return the teams of the places by id, each active and there once."""
    if len(places) > MAX_TEAMS:
        raise BadValue(
            "teams", f"{len(places)} teams are too many. Choose at most {MAX_TEAMS}."
        )
    wanted = [place.team for place in places]
    teams = {team.pk: team for team in league.teams.filter(pk__in=wanted)}
    for key in wanted:
        team = teams.get(key)
        if team is None:
            raise BadValue("teams", "One of the teams is not of this league.")
        if team.archived_at is not None:
            raise BadValue("teams", f"{team.name} is in the archive. Restore it first.")
        if wanted.count(key) > 1:
            raise BadValue("teams", f"{team.name} is there twice. Choose it once.")
    return teams


def _placed(
    places: Sequence[Place], teams: dict[int, Team], divisions: dict[str, Division]
) -> list[tuple[Team, Division | None]]:
    placed: list[tuple[Team, Division | None]] = []
    for place in places:
        name = place.division
        if name is not None and name not in divisions:
            raise BadValue(
                "divisions", f"There is no division “{name}”. Name it first."
            )
        placed.append((teams[place.team], None if name is None else divisions[name]))
    return placed


def _check_size(rules: Rules) -> None:
    """Refuse numbers that no table would have room for."""
    for name in ("win_points", "tie_points", "loss_points", "forfeit_loss_points"):
        if not -MOST_TABLE_POINTS <= getattr(rules, name) <= MOST_TABLE_POINTS:
            raise BadValue(
                name,
                f"Choose a number from -{MOST_TABLE_POINTS} to {MOST_TABLE_POINTS}.",
            )
    if rules.forfeit_score is not None and rules.forfeit_score[0] > MOST_FORFEIT_POINTS:
        raise BadValue("forfeit_score", f"Choose at most {MOST_FORFEIT_POINTS} points.")
