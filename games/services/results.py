"""Results entered by hand: recorded, corrected, taken back.

Each result is a game of its fixture, whatever was entered; the one before it stays as a
game that was voided. The forms that send them may come twice: who sends again what has
just been stored of him is answered as if it were for the first time.
"""

from dataclasses import replace
from functools import partial

from django.db import transaction
from django.db.models import Max
from django.utils import timezone

from games.errors import DoesNotAddUp
from games.models import Game
from games.models.game import NOTE_LENGTH
from games.results import (
    Entered,
    EnteredBox,
    Outcome,
    outcome_of,
    sheet_of,
    slots_of,
)
from games.selectors.sheets import Rows, sheet_rows
from games.services.lines import refold, write_lines
from leagues import services as leagues_services
from leagues.errors import BadValue, StaleVersion
from leagues.models import Fixture, RosterSpot, Season, Team
from leagues.people import Account
from leagues.services.names import clean_line
from leagues.services.rows import lock_season
from simulation.boxscore import BoxScore
from simulation.errors import UnknownRuleset
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, Ruleset


def record_result(
    fixture: Fixture, *, author: Account, version: int, entered: Entered, note: str = ""
) -> Game:
    """Give a fixture its first result, or its first since one was taken back.

    :param version: of the fixture.
    :param note: for everybody to read, beside the result.
    :raises DoesNotAddUp: for a box score with figures that cannot all be right.
    :raises StaleVersion: for one of a roster that has changed since, too.
    Other errors are those of `leagues.services.record_result`.
    """
    with transaction.atomic():
        season = lock_season(fixture.season_id)
        rows = _rows(season, fixture)
        outcome, line = _read(season, fixture, rows, entered, note)
        repeated = _repeated(fixture, author, version, outcome, line)
        if repeated is not None:
            return repeated
        _require_rosters(fixture, entered)
        stored = leagues_services.record_result(
            fixture, author=author, version=version, **outcome.result
        )
        return _keep(season, stored, author, outcome, line, rows)


def correct_result(
    fixture: Fixture, *, author: Account, version: int, entered: Entered, note: str = ""
) -> Game:
    """Put another result in the place of one, whose game is void from now on.

    :raises BadValue: for what the fixture's result is already.
    Parameters and other errors are those of `record_result`.
    """
    with transaction.atomic():
        season = lock_season(fixture.season_id)
        rows = _rows(season, fixture)
        outcome, line = _read(season, fixture, rows, entered, note)
        repeated = _repeated(fixture, author, version, outcome, line)
        if repeated is not None:
            return repeated
        _require_rosters(fixture, entered)
        stored = leagues_services.correct_result(
            fixture,
            author=author,
            version=version,
            void=partial(_void, author=author, unless=outcome),
            **outcome.result,
        )
        return _keep(season, stored, author, outcome, line, rows)


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


def _rows(season: Season, fixture: Fixture) -> Rows:
    """Return who is on the sheets; nobody where these are of teams alone."""
    sheet = sheet_of(_rules_of(season), season.options)
    if sheet is None or not sheet.player_columns:
        return (), ()
    official = Game.objects.filter(fixture=fixture, is_official=True)
    return sheet_rows(fixture, official.defer("record", "events").first())


def _read(
    season: Season, fixture: Fixture, rows: Rows, entered: Entered, note: str
) -> tuple[Outcome, str]:
    """Return what was entered as it would be stored."""
    line = clean_line(note, field="note", longest=NOTE_LENGTH) if note.strip() else ""
    home, away = ([row.spot.player_id for row in sheet] for sheet in rows)
    rules = _rules_of(season)
    try:
        return outcome_of(entered, rules, season.options, (home, away)), line
    except BadValue:
        # who is not on the sheet may have been, when it was filled in
        _require_rosters(fixture, entered)
        raise


def _require_rosters(fixture: Fixture, entered: Entered) -> None:
    """:raises StaleVersion: if a roster has changed since the sheet was made."""
    if not isinstance(entered, EnteredBox) or entered.rosters is None:
        return
    teams = (fixture.home.team_id, fixture.away.team_id)
    versions = dict(
        Team.objects.filter(pk__in=teams).values_list("pk", "roster_version")
    )
    if entered.rosters != tuple(versions[team] for team in teams):
        raise StaleVersion


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
    players = {
        line.player_id: line.values for line in game.player_lines.all() if line.values
    }
    return (
        game.periods == outcome.periods
        and lines == {"home": box.team(HOME), "away": box.team(AWAY)}
        and players == outcome.player_lines
    )


def _shows(game: Game, outcome: Outcome) -> bool:
    """Tell whether a game's lines say all that a box score says; they may say more."""
    box = outcome.box
    if box is None or game.periods != outcome.periods:
        return False
    stored = {line.side: line.values for line in game.lines.all()}
    pairs = [
        (stored.get("home", {}), box.team(HOME)),
        (stored.get("away", {}), box.team(AWAY)),
    ]
    players = {
        line.player_id: line.values for line in game.player_lines.all() if line.values
    }
    if players.keys() != outcome.player_lines.keys():
        return False
    pairs += [(players[key], line) for key, line in outcome.player_lines.items()]
    return all(line.items() <= own.items() for own, line in pairs)


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
    if unless is not None:
        _require_another(game, unless)
    game.is_official, game.voided_at, game.voided_by = False, timezone.now(), author
    game.save(update_fields=["is_official", "voided_at", "voided_by"])


def _require_another(game: Game, outcome: Outcome) -> None:
    """Refuse what the game has already, or what would only take its lines away."""
    if _is_that(game, outcome):
        raise BadValue(
            None,
            "This is the result as it stands. There is nothing to change: a note goes"
            " with another result.",
        )
    if _shows(game, outcome):
        raise BadValue(
            None,
            "These are the figures as they stand. Entered by hand, the game would only"
            " lose its record.",
        )
    if outcome.source == Fixture.Source.SCORE and (
        (game.home_points, game.away_points)
        == (outcome.home_points, outcome.away_points)
    ):
        raise BadValue(
            None,
            "This is the score as it stands. Entered as a score alone, the game would"
            " only lose its box score.",
        )


def _keep(
    season: Season,
    fixture: Fixture,
    author: Account,
    outcome: Outcome,
    note: str,
    rows: Rows,
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
        box, rosters = _sheets(outcome, outcome.box, rows)
        write_lines(game, fixture, box, rosters=rosters)
    refold(season, {fixture.home_id, fixture.away_id})
    return game


def _sheets(
    outcome: Outcome, box: BoxScore, rows: Rows
) -> tuple[BoxScore, list[list[RosterSpot]]]:
    """Return who was on the sheets, and the box score by their slots.

    Who came to a team after the game that is corrected was on its sheet only if he has
    figures.
    """
    lines = outcome.player_lines
    rosters = [
        [row.spot for row in sheet if not row.is_later or row.spot.player_id in lines]
        for sheet in rows
    ]
    home, away = ([spot.player_id for spot in roster] for roster in rosters)
    slots = slots_of((home, away)).items()
    teams = {slot: box.lines[slot] for slot in SIDE_SLOTS}
    players = {slot: lines[player] for slot, player in slots if player in lines}
    return replace(box, lines={**teams, **players}), rosters
