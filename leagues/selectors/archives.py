"""Seasons in one line each: how large they are, how far, and who won them."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Count

from leagues.models import Entry, Fixture, Season


@dataclass(frozen=True, slots=True)
class SeasonSummary:
    """A season, how many teams and fixtures it has, and its champions.

    `fixtures` leaves the cancelled ones out. Champions come with their teams; there
    are none before the season is closed and several where they share the first place.
    """

    season: Season
    teams: int
    fixtures: int
    decided: int
    champions: tuple[Entry, ...]


def season_summaries(seasons: Sequence[Season]) -> list[SeasonSummary]:
    """Return the seasons summed up, in the order given; three queries."""
    wanted = [season.pk for season in seasons]
    entries = Entry.objects.filter(season__in=wanted)
    teams = dict(
        entries.order_by().values_list("season").annotate(Count("pk", distinct=True))
    )
    champions: defaultdict[int, list[Entry]] = defaultdict(list)
    for entry in entries.filter(is_champion=True).select_related("team"):
        champions[entry.season_id].append(entry)
    fixtures: defaultdict[tuple[int, str], int] = defaultdict(int)
    counts = Fixture.objects.filter(season__in=wanted).order_by()
    for season_id, state, number in counts.values_list("season", "state").annotate(
        Count("pk")
    ):
        fixtures[season_id, state] = number
    return [
        SeasonSummary(
            season=season,
            teams=teams.get(season.pk, 0),
            fixtures=fixtures[season.pk, Fixture.State.SCHEDULED]
            + fixtures[season.pk, Fixture.State.DECIDED],
            decided=fixtures[season.pk, Fixture.State.DECIDED],
            champions=tuple(champions[season.pk]),
        )
        for season in seasons
    ]
