"""Receipts checked: a game against its record, a season against its promise."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from django.db.models import Prefetch, QuerySet
from django.utils import timezone

from games.models import Game, PlayerLine, SimulationRun, TeamLine
from games.playing import PlayerSums, player_sums
from games.receipts import ReceiptError, check_commitment, game_seed
from games.records import unpack_record, unpack_written, written_events
from games.services.steps import Step, Store, leave_open, pass_over
from games.teamsheets import lineup_of, sheet_of
from leagues.errors import WrongState
from leagues.models import Fixture, RosterSpot
from simulation.errors import ArchivedRecord, BadRecord, RecordMismatch
from simulation.protocol import AWAY, HOME, SIDE_SLOTS
from simulation.record import GameRecord, Replay, replay
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
    stored = _with_lines(Game.objects.select_related("fixture")).get(pk=game.pk)
    try:
        _replay(stored, _record_of(stored))
        found = Verification(Game.Verified.VERIFIED)
    except ArchivedRecord as error:
        found = Verification(Game.Verified.ARCHIVED, str(error))
    except (_Differs, RecordMismatch) as error:
        found = Verification(Game.Verified.DIFFERS, str(error))
    _keep(stored, found.state)
    return found


def _with_lines(games: QuerySet[Game]) -> QuerySet[Game]:
    """Return games with the lines of their teams and players at hand."""
    players = PlayerLine.objects.select_related("spot")
    return games.prefetch_related("lines", Prefetch("player_lines", players))


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
    _compare_lines(game, record, replayed)
    try:
        stored = unpack_written(bytes(game.events or b""))
    except ValueError as error:
        raise _Differs(str(error)) from error
    if stored != written_events(replayed.game.events):
        raise _Differs("the play-by-play is another one")


def _compare_lines(game: Game, record: GameRecord, replayed: Replay) -> None:
    """Compare the lines of teams and players with what the replay gives.

    An exhibition counts nowhere, so it has no lines.
    """
    sides = () if game.fixture_id is None else _SIDES
    lines = {line.side: line.values for line in game.lines.all()}
    if lines != {side.value: replayed.box.team(place) for side, place in sides}:
        raise _Differs("the box score is another one")
    did = player_sums(replayed.ruleset, replayed.box, replayed.game.events)
    sheets = (record.home, record.away)
    given = {
        (side.value, number): did.get(f"{SIDE_SLOTS[place]}{number}", PlayerSums())
        for side, place in sides
        for number in range(1, len(sheets[place].players) + 1)
    }
    stored = {
        (line.side, line.place): PlayerSums(line.values, line.shots)
        for line in game.player_lines.all()
    }
    if stored != given:
        raise _Differs("a player's line is another one")
    _compare_names(game)
    for side, place in sides:
        spots = _players_of(game, side)
        if sheet_of(None, spots).players != sheets[place].players:
            raise _Differs("a roster is another one")


def _compare_names(game: Game) -> None:
    """Compare whom and what team lines name with each other: no record knows names."""
    fixture = game.fixture
    if fixture is None:
        return
    entries = {
        TeamLine.Side.HOME.value: fixture.home_id,
        TeamLine.Side.AWAY.value: fixture.away_id,
    }
    if any(line.entry_id != entries[line.side] for line in game.lines.all()):
        raise _Differs("the box score is another one")
    for line in game.player_lines.all():
        named = (line.entry_id, line.player_id)
        if named != (entries[line.side], line.spot.player_id):
            raise _Differs("a player's line is another one")


def _players_of(game: Game, side: TeamLine.Side) -> list[RosterSpot]:
    """Return who was on a side's team sheet, in its order."""
    lines = [line for line in game.player_lines.all() if line.side == side]
    return [line.spot for line in sorted(lines, key=lambda line: line.place)]


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
        _with_lines(
            fixture.games.select_related("home_profile", "away_profile")
        ).order_by("attempt")
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
        _check_sheets(game, record)
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


def _check_sheets(game: Game, record: GameRecord) -> None:
    """Make the team sheets again, of the profiles and of whom the lines name."""
    for profile, side, sheet in (
        (game.home_profile, TeamLine.Side.HOME, record.home),
        (game.away_profile, TeamLine.Side.AWAY, record.away),
    ):
        players = _players_of(game, side)
        if replace(sheet_of(profile, players), players=sheet.players) != sheet:
            raise _Differs("the instructions are others")
        roster = sorted(players, key=lambda spot: (spot.place, spot.pk))
        if sheet_of(profile, lineup_of(roster, profile)) != sheet:
            raise _Differs("a roster or its line-up is another one")


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
