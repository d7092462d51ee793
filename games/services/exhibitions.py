"""Games that anybody may have played, each to be watched for a day."""

import hashlib
import secrets
from dataclasses import asdict
from datetime import datetime
from typing import Final

from django.db import IntegrityError, transaction

from games.models import Exhibition, ExhibitionTeam, Game
from games.playing import Played, play
from games.receipts import MAX_SEED
from games.records import pack_events, pack_record
from games.selectors.exhibitions import expired_exhibitions, ready_team
from leagues.errors import BadValue
from leagues.models import Fixture
from simulation.errors import UnknownRuleset
from simulation.protocol import Ruleset
from simulation.registry import get_ruleset
from simulation.steps import Step, steps_of
from simulation.teamsheet import ReadyTeam

_KEY_BYTES: Final = 32
#: So many are deleted in one transaction, which keeps nobody waiting for long.
BATCH: Final = 200


def start_exhibition(
    *, token: str, ruleset: str, home: str, away: str, now: datetime
) -> Exhibition:
    """Play two ready teams of a rule book against each other, by its defaults.

    The seed is drawn at random. The same request sent twice is the same game.

    :param token: what tells one request from another, such as that of a form.
    :param ruleset: slug of the rule book.
    :param home: abbreviation of the team at home; ``away`` of its visitor.
    :raises BadValue: for a rule book or team that there is not, or a team that would
        meet itself; naming the field.
    """
    rules = _rules(ruleset)
    teams = (_team(rules, "home", home), _team(rules, "away", away))
    if teams[0] is teams[1]:
        raise BadValue("away", "A team cannot meet itself. Choose another visitor.")
    request = _digest(token, rules.slug, home, away)
    known = Exhibition.objects.filter(request=request).first()
    if known is not None:
        return known
    seed = secrets.randbelow(MAX_SEED + 1)
    played = play(rules, teams[0].sheet, teams[1].sheet, {}, seed)
    steps = steps_of(played.record)
    try:
        with transaction.atomic():
            return _store(request, teams, played, steps, now)
    except IntegrityError:
        # Somebody was quicker with the same form; that game is the one.
        return Exhibition.objects.get(request=request)


def delete_old_exhibitions(now: datetime) -> int:
    """Delete the oldest of the exhibitions that are over, `BATCH` at the most.

    :returns: how many were deleted.
    """
    with transaction.atomic():
        games = [one.game_id for one in expired_exhibitions(now)[:BATCH]]
        Game.objects.filter(pk__in=games).delete()
    return len(games)


def _rules(slug: str) -> Ruleset:
    try:
        return get_ruleset(slug)
    except UnknownRuleset as error:
        raise BadValue(
            "ruleset", "There is no such rule book here. Choose one of the list."
        ) from error


def _team(rules: Ruleset, field: str, abbreviation: str) -> ReadyTeam:
    found = ready_team(rules, abbreviation)
    if found is None:
        raise BadValue(
            field, f"{rules.title} has no such team. Choose one of the list."
        )
    return found


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _store(
    request: str,
    teams: tuple[ReadyTeam, ReadyTeam],
    played: Played,
    steps: list[Step],
    now: datetime,
) -> Exhibition:
    record = played.record
    game = Game.objects.create(
        source=Fixture.Source.SIMULATED,
        ruleset=record.ruleset,
        ruleset_version=record.version,
        seed=str(record.seed),
        record=pack_record(record),
        events=pack_events(played.events),
        digest=record.digest(),
        periods=[list(points) for points in played.box.periods],
        home_points=played.result.home,
        away_points=played.result.away,
        result_kind=played.result.kind,
        decisions=played.decisions,
        made_at=now,
    )
    home, away = (asdict(_snapshot(team)) for team in teams)
    return Exhibition.objects.create(
        game=game,
        key=secrets.token_urlsafe(_KEY_BYTES),
        request=request,
        home=home,
        away=away,
        steps=[list(step) for step in steps],
    )


def _snapshot(team: ReadyTeam) -> ExhibitionTeam:
    return ExhibitionTeam(
        team.name,
        team.abbreviation,
        team.first_color,
        team.second_color,
        team.character.template,
    )
