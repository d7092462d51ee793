"""What the person at the terminal is told of the demo, and when."""

import time
from collections.abc import Callable, Iterator
from typing import Final
from urllib.error import HTTPError

from django.urls import reverse
from django.utils import timezone

from config.demo import circles
from config.demo.cast import COACH, COACH_CLUB, COMMISSIONER, LEAGUE_SLUG, Cast
from config.demo.cup import open_cup
from config.demo.opening import open_league
from config.demo.seasons import (
    LATEST_SLUG,
    PAST_SLUG,
    Kind,
    Progress,
    advance,
    is_begun,
    run_of,
    season_of,
)
from config.processes import StopRequest
from config.stack import open_page
from games.models import SimulationRun
from leagues.errors import LeagueError
from leagues.models import Fixture, League, Season
from leagues.scheduling import local_date
from leagues.selectors import season_table
from simulation.protocol import Ruleset

#: How often the workers' progress is looked at.
LOOK_SECONDS: Final = 0.25


class Story:
    """Brings the demo league along and tells of it.

    :param cast: who plays in the league, and what.
    :param address: of the site, with its last slash.
    :param seconds: those since the start, whenever called.
    :param say: called with each line.
    :param stop: looked at between any two steps.
    """

    def __init__(
        self,
        *,
        cast: Cast,
        address: str,
        seconds: Callable[[], float],
        say: Callable[[str], None],
        stop: StopRequest,
    ) -> None:
        self._cast = cast
        self._address = address.rstrip("/")
        self._seconds = seconds
        self._say = say
        self._stop = stop
        self._league: League | None = None
        self._told: set[str] = set()
        self._is_over = False
        self._next_look = 0.0

    def begin(self) -> None:
        """Make the league, ask workers to play, and say where to look.

        :raises Stopped: if a stop is requested meanwhile; the next start goes on.
        """
        try:
            self._league = self._opened()
            self._advance(self._league)
        except LeagueError as error:
            self._give_up(error)
        if self._answers():
            self._say(f"The first page is there after {self._seconds():.1f} s.")
        for line in self._directions():
            self._say(line)
        self._tell("")
        self._tell_what_is_at_work()

    def look(self) -> None:
        """Take the next step and tell what has happened since the last look.

        :raises Stopped: as `begin`.
        """
        now = time.monotonic()
        if self._is_over or self._league is None or now < self._next_look:
            return
        try:
            self._advance(self._league)
        except LeagueError as error:
            self._give_up(error)
        self._tell(f" after {self._seconds():.1f} s")
        self._next_look = time.monotonic() + LOOK_SECONDS

    def _opened(self) -> League:
        """Return the league; once its seasons are begun nothing is added to it."""
        league = League.objects.filter(slug=LEAGUE_SLUG).first()
        if league is not None and is_begun(league):
            return league
        league = open_league(self._cast, self._stop)
        today = local_date(timezone.now(), league.zone)
        open_cup(today, self._stop)
        return league

    def _answers(self) -> bool:
        """Ask for the league's home; return whether the site answered."""
        try:
            open_page(self._page("league", LEAGUE_SLUG)).close()
        except HTTPError:
            # A league that its commissioner has made private is not there for us.
            return True
        except OSError:
            return False
        return True

    def _advance(self, league: League) -> None:
        progress = Progress.MADE
        while progress is Progress.MADE:
            self._stop.check()
            today = local_date(timezone.now(), league.zone)
            progress = advance(self._cast, league, today)
            if progress is Progress.OVER:
                progress = circles.advance_circles(today, self._stop)
        self._is_over = progress is Progress.OVER

    def _give_up(self, error: LeagueError) -> None:
        self._is_over = True
        self._say(
            f"The demo goes no further: {error.reason} "
            "`make demo-reset` begins it anew."
        )

    def _directions(self) -> Iterator[str]:
        """Yield where to look and who may sign in."""
        yield ""
        yield f"  The league   {self._page('league', LEAGUE_SLUG)}"
        yield f"  Sign in      {self._page('account_login')}"
        for person, role in (
            (COMMISSIONER, f"{COMMISSIONER.name}, commissioner"),
            (COACH, f"{COACH.name}, coach of the {COACH_CLUB}"),
        ):
            yield f"    {person.email}, password {person.password} ({role})"
        yield ""
        yield "Press Ctrl-C to stop it. `make demo` then goes on from there, and"
        yield "`make demo-reset` begins anew."

    def _tell(self, when: str) -> None:
        """Say, once each, that a season has been checked and which have ended.

        :param when: added where it happens just now.
        """
        if self._league is None:
            return
        for slug, lines in ((PAST_SLUG, self._checked), (LATEST_SLUG, self._ended)):
            season = season_of(self._league, slug)
            if season is not None and slug not in self._told:
                for line in lines(season, when):
                    self._told.add(slug)
                    self._say(line)
        for rules in circles.circle_books():
            if rules.slug not in self._told:
                for line in self._circle_ended(rules, when):
                    self._told.add(rules.slug)
                    self._say(line)

    def _tell_what_is_at_work(self) -> None:
        """Say what workers are at, and how far they are."""
        active = SimulationRun.objects.filter(state__in=SimulationRun.ACTIVE)
        for run in active.select_related("season__league").order_by("pk"):
            season = run.season
            name = season.name
            if season.league_id in self._circles():
                name = f"{season.league.name}, {name}"
            elif season.league != self._league:
                continue
            doing = "checks" if run.kind == Kind.VERIFY else "plays"
            self._say(
                f"The worker {doing} {name}: {run.settled} of {run.total} games so far."
            )

    def _circles(self) -> set[int]:
        """Return the keys of the small leagues that are there."""
        found = (circles.circle_of(rules) for rules in circles.circle_books())
        return {circle.pk for circle in found if circle is not None}

    def _checked(self, season: Season, when: str) -> Iterator[str]:
        run = run_of(season, Kind.VERIFY)
        if run is not None and not run.is_active:
            yield (
                f"{season.name} is played, closed and checked{when}: "
                f"{run.done} of {run.total} receipts are true."
            )

    def _ended(self, season: Season, when: str) -> Iterator[str]:
        """Yield what came of the latest season once its simulation is over."""
        run = run_of(season, Kind.SIMULATE)
        if run is None or run.is_active:
            return
        played = season.fixtures.filter(state=Fixture.State.DECIDED).count()
        total = season.fixtures.count()
        if played < total:
            yield f"{season.name}: {played} of {total} games are played."
            return
        yield (
            f"{season.name} has ended{when}: {played} games, {_leaders(season)} first."
        )
        yield f"  Standings    {self._page('standings', LEAGUE_SLUG, season.slug)}"
        if season.state == Season.State.RUNNING:
            manage = self._page("manage-simulate", LEAGUE_SLUG)
            yield f"  To close     {manage} (as commissioner)"

    def _circle_ended(self, rules: Ruleset, when: str) -> Iterator[str]:
        """Yield what came of a small league once its simulation is over."""
        circle = circles.circle_of(rules)
        season = None if circle is None else circles.season_of(circle)
        if circle is None or season is None:
            return
        run = run_of(season, Kind.SIMULATE)
        if run is not None and not run.is_active:
            yield (
                f"{circle.name} has played{when}: {run.done} of {run.total} games, "
                f"{_leaders(season)} first."
            )
            yield f"  Standings    {self._page('standings', circle.slug, season.slug)}"

    def _page(self, name: str, *arguments: str) -> str:
        return self._address + reverse(name, args=arguments)


def _leaders(season: Season) -> str:
    table = season_table(season)
    return " and ".join(
        table.entries[row.key].team.name
        for row in table.standings.rows
        if row.place == 1
    )
