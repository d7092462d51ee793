"""Seasons, who takes part, and what a schedule would look like."""

from collections.abc import Iterable, Sequence

from django.db.models import Case, IntegerField, QuerySet, Value, When

from leagues.errors import BadValue
from leagues.models import Division, Entry, League, Season
from leagues.people import Reader
from leagues.permissions import seasons_visible_to
from leagues.scheduling import Preview, ScheduleError, preview
from leagues.season_settings import ScheduleSettings

_CURRENT_FIRST = (
    Season.State.RUNNING,
    Season.State.SCHEDULED,
    Season.State.CLOSED,
    Season.State.DRAFT,
)


def seasons_of(league: League, user: Reader) -> QuerySet[Season]:
    """Return the league's seasons that the reader may know of, the latest first."""
    return seasons_visible_to(user).filter(league=league).order_by("-number")


def current_season(league: League, user: Reader) -> Season | None:
    """Return the season that the league's home shows.

    The one under way; else the one that is scheduled, the last one closed, or, for a
    commissioner, the one in preparation. Of several the latest.
    """
    return (
        seasons_of(league, user)
        .select_related("league")
        .order_by(_current_first(), "-number")
        .first()
    )


def current_seasons(leagues: Iterable[League], user: Reader) -> dict[int, Season]:
    """Return the seasons that the leagues' homes show by id of the league; one query.

    A league that has no season for the reader is not among them.
    """
    found: dict[int, Season] = {}
    seasons = seasons_visible_to(user).filter(league__in=list(leagues))
    for season in seasons.order_by(_current_first(), "-number", "pk"):
        found.setdefault(season.league_id, season)
    return found


def _current_first() -> Case:
    """Return what sorts the season to show before the others of its league."""
    return Case(
        *(
            When(state=state, then=Value(place))
            for place, state in enumerate(_CURRENT_FIRST)
        ),
        output_field=IntegerField(),
    )


def entries_of(season: Season) -> QuerySet[Entry]:
    """Return who takes part, with teams and divisions, in the season's order."""
    return season.entries.select_related("team", "division").order_by("order")


def divisions_of(season: Season) -> QuerySet[Division]:
    """Return the season's divisions in order."""
    return season.divisions.order_by("order")


def schedule_preview(
    season: Season, settings: ScheduleSettings | None = None
) -> Preview:
    """Return the schedule that these settings would make, the stored ones by default.

    Teams of the preview are ids of entries. `season.league` is read; one query.

    :raises BadValue: naming the setting at fault.
    """
    entries = list(season.entries.order_by("order").values_list("pk", flat=True))
    return schedule_of(entries, settings or season.schedule, season.zone_name)


def schedule_of(
    entries: Sequence[int], settings: ScheduleSettings, time_zone: str
) -> Preview:
    """Return the schedule of these entries.

    :raises BadValue: naming the setting at fault.
    """
    if settings.start_date is None:
        raise BadValue("start_date", "The season needs a first day. Choose one.")
    try:
        return preview(
            entries,
            settings.cycles,
            settings.calendar(time_zone, settings.start_date),
            seed=settings.shuffle_seed,
        )
    except ScheduleError as error:
        field = "shuffle_seed" if error.field == "seed" else error.field
        raise BadValue(field, error.reason) from error
