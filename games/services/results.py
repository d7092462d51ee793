"""Results entered by hand: recorded, corrected, taken back.

Each result is a game of its fixture, whatever was entered; the one before it stays as a
game that was voided. The forms that send them may come twice: who sends again what has
just been stored of him is answered as if it were for the first time.
"""

from functools import partial

from django.db import transaction
from django.db.models import Max
from django.utils import timezone

from games.errors import DoesNotAddUp
from games.models import Game
from games.models.game import NOTE_LENGTH
from games.results import Entered, Outcome, outcome_of
from games.services.lines import refold, write_lines
from leagues import services as leagues_services
from leagues.errors import BadValue
from leagues.models import Fixture, Season
from leagues.people import Account
from leagues.services.names import clean_line
from leagues.services.rows import lock_season
from simulation.errors import UnknownRuleset
from simulation.protocol import AWAY, HOME, Ruleset


def record_result(
    fixture: Fixture, *, author: Account, version: int, entered: Entered, note: str = ""
) -> Game:
    """Give a fixture its first result, or its first since one was taken back.

    :param version: of the fixture.
    :param note: for everybody to read, beside the result.
    :raises DoesNotAddUp: for a box score with figures that cannot all be right.
    Other errors are those of `leagues.services.record_result`.
    """
    with transaction.atomic():
        season = lock_season(fixture.season_id)
        outcome, line = _read(season, entered, note)
        repeated = _repeated(fixture, author, version, outcome, line)
        if repeated is not None:
            return repeated
        stored = leagues_services.record_result(
            fixture, author=author, version=version, **outcome.result
        )
        return _keep(season, stored, author, outcome, line)


def correct_result(
    fixture: Fixture, *, author: Account, version: int, entered: Entered, note: str = ""
) -> Game:
    """Put another result in the place of one, whose game is void from now on.

    :raises BadValue: for what the fixture's result is already.
    Parameters and other errors are those of `record_result`.
    """
    with transaction.atomic():
        season = lock_season(fixture.season_id)
        outcome, line = _read(season, entered, note)
        repeated = _repeated(fixture, author, version, outcome, line)
        if repeated is not None:
            return repeated
        stored = leagues_services.correct_result(
            fixture,
            author=author,
            version=version,
            void=partial(_void, author=author, unless=outcome),
            **outcome.result,
        )
        return _keep(season, stored, author, outcome, line)


def clear_result(fixture: Fixture, *, author: Account, version: int) -> Fixture:
    """Take a fixture's result back; its game is void and counts nowhere.

    The game is kept: the next one of the fixture has the next attempt number.
    Parameters and errors are those of `leagues.services.clear_result`.
    """
    with transaction.atomic():
        season = lock_season(fixture.season_id)
        if _is_cleared(fixture, author, version):
            return Fixture.objects.get(pk=fixture.pk)
        cleared = leagues_services.clear_result(
            fixture, author=author, version=version, void=partial(_void, author=author)
        )
        refold(season, {cleared.home_id, cleared.away_id})
    return cleared


def _read(season: Season, entered: Entered, note: str) -> tuple[Outcome, str]:
    """Return what was entered as it would be stored."""
    line = clean_line(note, field="note", longest=NOTE_LENGTH) if note.strip() else ""
    return outcome_of(entered, _rules_of(season), season.options), line


def _rules_of(season: Season) -> Ruleset | None:
    try:
        return season.league.rules
    except UnknownRuleset:
        return None


def _repeated(
    fixture: Fixture, author: Account, version: int, outcome: Outcome, note: str
) -> Game | None:
    """Return the game that this very form has made before, None if it has not.

    The season is locked.
    """
    game = (
        Game.objects.filter(
            fixture=fixture,
            fixture__version=version + 1,
            is_official=True,
            author=author,
            note=note,
        )
        .select_related("fixture")
        .first()
    )
    return game if game is not None and _is_that(game, outcome) else None


def _is_that(game: Game, outcome: Outcome) -> bool:
    """Tell whether a game was stored of what was entered."""
    if (game.source, game.home_points, game.away_points, game.forfeit) != (
        outcome.source,
        outcome.home_points,
        outcome.away_points,
        outcome.forfeit,
    ):
        return False
    box = outcome.box
    if box is None:
        return True
    lines = {line.side: line.values for line in game.lines.all()}
    return game.periods == outcome.periods and lines == {
        "home": box.team(HOME),
        "away": box.team(AWAY),
    }


def _is_cleared(fixture: Fixture, author: Account, version: int) -> bool:
    """Tell whether this very form has taken the result back before."""
    last = Game.objects.filter(
        fixture=fixture,
        fixture__version=version + 1,
        fixture__state=Fixture.State.SCHEDULED,
    ).order_by("attempt")
    game = last.last()
    return game is not None and game.voided_by_id == author.pk


def _void(fixture: Fixture, *, author: Account, unless: Outcome | None = None) -> None:
    """Let the game that counts do so no longer.

    :param unless: what takes its place, which must be something else.
    """
    game = Game.objects.filter(fixture=fixture, is_official=True).first()
    if game is None:
        return
    if unless is not None and _is_that(game, unless):
        raise BadValue(
            None, "This is the result as it stands. There is nothing to change."
        )
    game.is_official, game.voided_at, game.voided_by = False, timezone.now(), author
    game.save(update_fields=["is_official", "voided_at", "voided_by"])


def _keep(
    season: Season, fixture: Fixture, author: Account, outcome: Outcome, note: str
) -> Game:
    """Store the game of a result, and what its teams come to in the season.

    :raises DoesNotAddUp: if it does not; the transaction is given up with it.
    """
    if outcome.faults:
        raise DoesNotAddUp(outcome.faults)
    rules = _rules_of(season)
    made = fixture.games.aggregate(most=Max("attempt"))["most"] or 0
    game = Game.objects.create(
        fixture=fixture,
        attempt=made + 1,
        source=outcome.source,
        is_official=True,
        ruleset=season.league.ruleset,
        ruleset_version=season.ruleset_version if rules is None else rules.version,
        periods=outcome.periods,
        home_points=outcome.home_points,
        away_points=outcome.away_points,
        forfeit=outcome.forfeit,
        result_kind=outcome.kind,
        author=author,
        note=note,
    )
    if outcome.box is not None:
        write_lines(game, fixture, outcome.box)
    refold(season, {fixture.home_id, fixture.away_id})
    return game
