"""`manage.py check_statistics`: compare stored statistics with what games give."""

import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.selectors import season_differences
from games.services import rebuild_season_lines
from leagues.models import Season
from simulation.errors import SimulationError


class Command(BaseCommand):
    """Checks, and on request rebuilds, what was folded from games."""

    help = "Compare stored statistics with what the stored games give."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the leagues to look at, and whether to repair."""
        parser.add_argument(
            "leagues", nargs="*", metavar="league", help="slugs (default: all leagues)"
        )
        parser.add_argument(
            "--rebuild", action="store_true", help="write all lines anew from records"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Print each difference; exit with status 1 where one is left."""
        seasons = Season.objects.select_related("league").order_by("pk")
        if options["leagues"]:
            seasons = seasons.filter(league__slug__in=options["leagues"])
        found = sum(
            self._look_at(season, is_rebuilt=options["rebuild"]) for season in seasons
        )
        self.stdout.write(f"{len(seasons)} seasons, {found} differences")
        sys.exit(1 if found else 0)

    def _look_at(self, season: Season, *, is_rebuilt: bool) -> int:
        """Report a season; return how many differences there are, left over or new."""
        where = f"{season.league.slug}, {season.name}"
        if is_rebuilt:
            try:
                count = rebuild_season_lines(season)
            except SimulationError as error:
                self.stdout.write(f"{where}: not rebuilt: {error}")
                return 1
            self.stdout.write(f"{where}: {count} games replayed")
        differences = season_differences(season)
        for difference in differences:
            self.stdout.write(f"{where}: {difference} differs")
        return len(differences)
