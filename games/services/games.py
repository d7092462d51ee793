"""How a fixture is simulated."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from logging import getLogger
from typing import Final

from celery.exceptions import SoftTimeLimitExceeded
from django.db import IntegrityError, transaction
from django.db.models import Max
from django.utils import timezone

from games.models import Game, SimulationRun
from games.playing import Played, play
from games.receipts import game_seed
from games.records import pack_events, pack_record, sealed_record
from games.services.lines import write_lines
from games.services.steps import Step, Store, leave_open, pass_over
from games.teamsheets import players_at, profile_at, sheet_of
from leagues import services as leagues_services
from leagues.errors import BadValue, Gone, StaleVersion, WrongState
from leagues.models import CoachProfile, Fixture, RosterSpot, Team
from simulation.teamsheet import TeamSheet

logger: Final = getLogger(__name__)

# What an error says may quote a coach's instructions, which are sealed while the season
# goes on: the page says this much, the log everything.
NOT_PLAYED: Final = (
    "The game could not be played to its end. The log of the site names the cause."
)
NOT_STORED: Final = (
    "The result of the game was refused. The log of the site names the cause."
)


@dataclass(frozen=True, slots=True)
class _Side:
    """A team as it stood when the game began; players in the order of its sheet."""

    team: Team
    profile: CoachProfile | None
    players: tuple[RosterSpot, ...]

    @classmethod
    def of(cls, team: Team, at: datetime) -> "_Side":
        profile = profile_at(team, at)
        return cls(team, profile, players_at(team, profile, at))

    @property
    def sheet(self) -> TeamSheet:
        return sheet_of(self.profile, self.players)


@dataclass(frozen=True, slots=True)
class _Tipoff:
    """What a game is made of, as it stood when it began."""

    fixture: Fixture
    attempt: int
    seed: int
    home: _Side
    away: _Side

    def play(self) -> Played:
        """:raises _TooFew: naming the teams that have not enough players."""
        season = self.fixture.season
        rules = season.league.rules
        if rules.roster_spec is not None:
            self._require(rules.roster_spec.size[0])
        return play(rules, self.home.sheet, self.away.sheet, season.options, self.seed)

    def _require(self, least: int) -> None:
        short = [
            f"{side.team.name} has {len(side.players)}"
            for side in (self.home, self.away)
            if len(side.players) < least
        ]
        if short:
            raise _TooFew(
                f"A game takes {least} players on each roster: {' and '.join(short)}."
            )


class _TooFew(Exception):
    """A game cannot begin; the text says which team lacks how many players."""


def simulate_fixture(run: SimulationRun, fixture_id: int) -> Store:
    """Play a fixture's game if it is open; nothing is written yet.

    :returns: what stores it, to be called in a transaction. Whoever decided, moved or
        called off the fixture meanwhile goes first: then nothing is stored. A game
        that raises leaves the fixture open.
    :raises SoftTimeLimitExceeded: where the queue's patience ends before the game does.
    """
    tipoff = _tip_off(fixture_id)
    if tipoff is None:
        return pass_over
    try:
        played = tipoff.play()
    except SoftTimeLimitExceeded:
        raise
    except _TooFew as error:
        return partial(leave_open, run, fixture_id, str(error))
    except Exception:
        logger.exception("Fixture %s could not be simulated.", tipoff.fixture.number)
        return partial(leave_open, run, fixture_id, NOT_PLAYED)
    return partial(_store, run, tipoff, played)


def _tip_off(fixture_id: int) -> _Tipoff | None:
    """Return what the game is made of, None where the fixture is not open."""
    fixture = (
        Fixture.objects.select_related("season__league", "home__team", "away__team")
        .filter(pk=fixture_id, state=Fixture.State.SCHEDULED)
        .first()
    )
    if fixture is None or fixture.season.secret is None:
        return None
    now = timezone.now()
    played = fixture.games.aggregate(most=Max("attempt"))["most"] or 0
    return _Tipoff(
        fixture=fixture,
        attempt=played + 1,
        seed=game_seed(
            bytes(fixture.season.secret),
            season=fixture.season.number,
            fixture=fixture.number,
            attempt=played + 1,
        ),
        home=_Side.of(fixture.home.team, now),
        away=_Side.of(fixture.away.team, now),
    )


def _store(run: SimulationRun, tipoff: _Tipoff, played: Played) -> Step:
    fixture = tipoff.fixture
    try:
        with transaction.atomic():
            leagues_services.record_result(
                fixture,
                author=None,
                version=fixture.version,
                source=Fixture.Source.SIMULATED,
                home_points=played.result.home,
                away_points=played.result.away,
                kind=played.result.kind,
            )
            game = _create(run, tipoff, played)
            write_lines(
                game,
                fixture,
                played.box,
                rosters=(tipoff.home.players, tipoff.away.players),
                sums=played.sums,
            )
    except (Gone, StaleVersion, WrongState):
        return Step.SKIPPED
    except (BadValue, IntegrityError):
        logger.exception("The result of fixture %s was refused.", fixture.number)
        return leave_open(run, fixture.pk, NOT_STORED)
    return Step.DONE


def _create(run: SimulationRun, tipoff: _Tipoff, played: Played) -> Game:
    fixture, record = tipoff.fixture, played.record
    season = fixture.season
    sealed = sealed_record(
        record,
        bytes(season.secret or b""),
        season=season.number,
        fixture=fixture.number,
        attempt=tipoff.attempt,
    )
    return Game.objects.create(
        fixture=fixture,
        attempt=tipoff.attempt,
        source=Fixture.Source.SIMULATED,
        is_official=True,
        ruleset=record.ruleset,
        ruleset_version=record.version,
        seed=str(tipoff.seed),
        record=pack_record(record),
        events=pack_events(played.events),
        digest=record.digest(),
        sealed_digest=sealed.digest(),
        periods=[list(points) for points in played.box.periods],
        home_points=played.result.home,
        away_points=played.result.away,
        result_kind=played.result.kind,
        decisions=played.decisions,
        home_profile=tipoff.home.profile,
        away_profile=tipoff.away.profile,
        run=run,
    )
