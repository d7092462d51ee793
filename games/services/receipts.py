"""Receipts checked: a game against its record, a season against its promise."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from django.utils import timezone

from games.models import Game, SimulationRun, TeamLine
from games.receipts import ReceiptError, check_commitment, game_seed
from games.records import unpack_record, unpack_written, written_events
from games.services.steps import Step, Store, leave_open, pass_over
from games.teamsheets import sheet_of
from leagues.errors import WrongState
from leagues.models import Fixture
from simulation.errors import ArchivedRecord, BadRecord, RecordMismatch
from simulation.protocol import AWAY, HOME
from simulation.record import GameRecord, replay
from simulation.registry import get_ruleset
from simulation.runner import resimulate

_SIDES: Final = ((TeamLine.Side.HOME, HOME), (TeamLine.Side.AWAY, AWAY))


@dataclass(frozen=True, slots=True)
class Verification:
    """What came of replaying a game; `reason` is empty where all is as stored."""

    state: Game.Verified
    reason: str = ""


class _Differs(Exception):
    """Something is not as it was promised or stored; the text says what."""


def verify_game(game: Game) -> Verification:
    """Replay a game from its record and compare everything that was stored of it.

    Result, box score, periods, events and digest must come out equal. The outcome is
    kept with the game. Anybody may ask for it: it changes nothing else.

    :raises WrongState: for a result that has no record.
    """
    if game.record is None:
        raise WrongState("This result was entered by hand. There is nothing to replay.")
    # One look at game and fixture together: between two, a result may change.
    stored = Game.objects.select_related("fixture").get(pk=game.pk)
    try:
        _replay(stored, _record_of(stored))
        found = Verification(Game.Verified.VERIFIED)
    except ArchivedRecord as error:
        found = Verification(Game.Verified.ARCHIVED, str(error))
    except (_Differs, RecordMismatch) as error:
        found = Verification(Game.Verified.DIFFERS, str(error))
    _keep(stored, found.state)
    return found


def _keep(game: Game, state: Game.Verified) -> None:
    game.verified_at, game.verified_state = timezone.now(), state
    Game.objects.filter(pk=game.pk).update(
        verified_at=game.verified_at, verified_state=state
    )


def _record_of(game: Game) -> GameRecord:
    """Return the stored record, if it is the one that was stored at first."""
    try:
        record = unpack_record(bytes(game.record or b""))
    except BadRecord as error:
        raise _Differs(f"the record cannot be read: {error}") from error
    seed = "" if record.seed is None else str(record.seed)
    for name, stored, now in (
        ("digest", game.digest, record.digest()),
        ("rule book", game.ruleset, record.ruleset),
        ("version", game.ruleset_version, record.version),
        ("seed", game.seed, seed),
    ):
        if stored != now:
            raise _Differs(f"the {name} of the record is another one")
    return record


def _replay(game: Game, record: GameRecord) -> None:
    """Play the record again; everything stored must be equal to what it gives."""
    replayed = replay(record)
    _compare_result(game, record)
    if [list(points) for points in replayed.box.periods] != game.periods:
        raise _Differs("the points by period are others")
    lines = {line.side: line.values for line in game.lines.all()}
    # An exhibition counts nowhere, so it has no lines.
    sides = () if game.fixture_id is None else _SIDES
    if lines != {side.value: replayed.box.team(place) for side, place in sides}:
        raise _Differs("the box score is another one")
    try:
        stored = unpack_written(bytes(game.events or b""))
    except ValueError as error:
        raise _Differs(str(error)) from error
    if stored != written_events(replayed.game.events):
        raise _Differs("the play-by-play is another one")


def _compare_result(game: Game, record: GameRecord) -> None:
    """Compare the record's result with the game's and, if official, the fixture's."""
    result = None if record.result is None else tuple(record.result)
    if result != (game.result_kind, game.home_points, game.away_points):
        raise _Differs("the result is another one")
    fixture = game.fixture
    if game.is_official and fixture is not None:
        standing = (fixture.result_kind, fixture.home_points, fixture.away_points)
        if result != standing:
            raise _Differs("the fixture has another result")


def check_promise(run: SimulationRun) -> None:
    """Take note whether the season's secret is the one that was promised.

    A promise or a secret that is damaged is none that was kept.
    """
    season = run.season
    assert season.secret is not None  # noqa: S101 (a closed season has one)
    try:
        is_kept = check_commitment(bytes(season.secret), season.commitment)
    except ReceiptError:
        is_kept = False
    SimulationRun.objects.filter(pk=run.pk).update(is_promise_kept=is_kept)


def check_fixture(run: SimulationRun, fixture_id: int) -> Store:
    """Check every simulated game of a fixture, voided ones too.

    Its seed must follow from the season's secret, its record from the seed and the
    profiles, and all that was stored from the record. A game of another version of
    the rules cannot be played again and is passed over.

    :returns: what counts the outcome in, to be called in a transaction.
    """
    fixture = Fixture.objects.select_related("season").get(pk=fixture_id)
    everything = list(
        fixture.games.select_related("home_profile", "away_profile")
        .prefetch_related("lines")
        .order_by("attempt")
    )
    games = [game for game in everything if game.source == Fixture.Source.SIMULATED]
    is_archived = False
    try:
        _require_attempts(everything)
        _require_official(fixture, games)
        for game in games:
            game.fixture = fixture
            is_archived |= _check_game(game, fixture) == Game.Verified.ARCHIVED
    except _Differs as error:
        return partial(leave_open, run, fixture_id, str(error))
    return pass_over if is_archived else _count_done


def _count_done() -> Step:
    return Step.DONE


def _require_attempts(games: list[Game]) -> None:
    """Refuse a gap in the attempts: there somebody rolled, and hid what came of it."""
    if [game.attempt for game in games] != list(range(1, len(games) + 1)):
        raise _Differs("an attempt is missing")


def _require_official(fixture: Fixture, games: list[Game]) -> None:
    is_simulated = fixture.source == Fixture.Source.SIMULATED
    if is_simulated is not any(game.is_official for game in games):
        raise _Differs("the fixture's result is not that of its game")


def _check_game(game: Game, fixture: Fixture) -> Game.Verified:
    """Return what came of a game.

    :raises _Differs: naming the attempt, if something is not as it should be.
    """
    try:
        record = _record_of(game)
        _check_seed(game, fixture)
        for profile, sheet in (
            (game.home_profile, record.home),
            (game.away_profile, record.away),
        ):
            if sheet_of(profile) != sheet:
                raise _Differs("a coach profile is another one")
        _replay(game, record)
        resimulate(get_ruleset(record.ruleset), record)
    except ArchivedRecord:
        state = Game.Verified.ARCHIVED
    except (_Differs, RecordMismatch) as error:
        _keep(game, Game.Verified.DIFFERS)
        raise _Differs(f"Attempt {game.attempt}: {error}.") from error
    else:
        state = Game.Verified.VERIFIED
    _keep(game, state)
    return state


def _check_seed(game: Game, fixture: Fixture) -> None:
    try:
        promised = game_seed(
            bytes(fixture.season.secret or b""),
            season=fixture.season.number,
            fixture=fixture.number,
            attempt=game.attempt,
        )
    except ReceiptError as error:
        raise _Differs(str(error).rstrip(".")) from error
    if game.seed != str(promised):
        raise _Differs("the seed does not follow from the season's secret")
