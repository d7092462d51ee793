"""What becomes of a fixture: its result, its date, its end."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Any, Final

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from leagues.errors import BadValue, WrongState, fields_named, one_of
from leagues.models import Fixture, League, Season
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.scheduling import Calendar, local_date, round_starts
from leagues.services.audit import write_audit
from leagues.services.repeats import is_repeat
from leagues.services.rows import (
    lock_fixture,
    lock_season,
    require_version,
    save_changed,
)
from leagues.states import FIXTURE, FixtureAction, fixture_after
from simulation.errors import UnknownRuleset
from simulation.protocol import Ruleset

#: Told of a fixture under lock whose result goes, in the transaction in which it does:
#: whoever keeps the game that the result came from makes it count no longer.
Void = Callable[[Fixture], object]

MOST_POINTS: Final = 9_999
TIE: Final = "tie"
_EVERY_DAY: Final = frozenset(range(7))


@dataclass(frozen=True, slots=True)
class Result:
    """The columns of a fixture that a result fills."""

    home_points: int | None
    away_points: int | None
    forfeit: str
    result_kind: str
    source: str

    def put_into(self, fixture: Fixture) -> None:
        fixture.home_points = self.home_points
        fixture.away_points = self.away_points
        fixture.forfeit = self.forfeit
        fixture.result_kind = self.result_kind
        fixture.source = self.source

    def words(self) -> dict[str, Any]:
        """Return the result for the audit."""
        return {
            "home": self.home_points,
            "away": self.away_points,
            "forfeit": self.forfeit,
            "kind": self.result_kind,
            "source": self.source,
        }


_NO_RESULT: Final = Result(None, None, "", "", "")


def record_result(
    fixture: Fixture,
    *,
    author: Account | None,
    version: int,
    source: str,
    home_points: int | None = None,
    away_points: int | None = None,
    kind: str = "",
    forfeit: str = "",
) -> Fixture:
    """Give a fixture its first result, or its first since one was taken back.

    :param author: None for a game that the site itself has simulated.
    :param source: one of `Fixture.Source`; `forfeit` exactly where one is given.
    :param kind: one of the rule book's endings, empty where it is not known.
    :param forfeit: who did not play; then there are no points.
    :raises BadValue: naming the field.
    """
    result = Result(home_points, away_points, forfeit, kind, source)
    return _decide(fixture, FixtureAction.RECORD, author, version, result)


def correct_result(
    fixture: Fixture,
    *,
    author: Account,
    version: int,
    source: str,
    void: Void,
    home_points: int | None = None,
    away_points: int | None = None,
    kind: str = "",
    forfeit: str = "",
) -> Fixture:
    """Put another result in the place of one; the audit keeps both.

    :param void: voids the game of the result that goes, lest two results count.
    Other parameters and errors are those of `record_result`.
    """
    result = Result(home_points, away_points, forfeit, kind, source)
    return _decide(fixture, FixtureAction.CORRECT, author, version, result, void)


def clear_result(
    fixture: Fixture, *, author: Account, version: int, void: Void
) -> Fixture:
    """Take a result back: the fixture is to be played, as if nothing had been.

    :param void: voids the game that the result came from.
    :raises BadValue: if one of its teams has withdrawn and would have to play it.
    """
    with transaction.atomic():
        season, stored = _locked(fixture, version)
        require(rights_of(author, season.league).can_enter_results)
        stored.state = fixture_after(stored, season, FixtureAction.CLEAR)
        _require_no_withdrawal(stored)
        before = _result_of(stored)
        void(stored)
        _NO_RESULT.put_into(stored)
        stored.decided_at = None
        _save(stored)
        write_audit(
            season.league, author, "result.cleared", _title(stored), was=before.words()
        )
    return stored


def cancel_fixture(fixture: Fixture, *, actor: Account, version: int) -> Fixture:
    """Call a fixture off; it counts nowhere and keeps its number.

    Sent again by the same person it returns the fixture as it is.
    """
    return _change_state(fixture, FixtureAction.CANCEL, actor, version, "cancelled")


def restore_fixture(fixture: Fixture, *, actor: Account, version: int) -> Fixture:
    """Put a fixture that was called off back on the schedule.

    Sent again by the same person it returns the fixture as it is.

    :raises BadValue: if one of its teams has withdrawn, or plays another one then.
    """
    return _change_state(fixture, FixtureAction.RESTORE, actor, version, "restored")


def move_fixture(
    fixture: Fixture, *, actor: Account, version: int, day: date, kickoff: time
) -> Fixture:
    """Move a fixture to a day and a time of the season's zone.

    Sent again by the same person it returns the fixture as it is.

    :raises BadValue: for a moment that does not exist there, or at which one of the
        teams plays already.
    """
    with transaction.atomic():
        season, stored = _locked(fixture, None)
        require(rights_of(actor, season.league).can_manage)
        before, moment = stored.starts_at, _moment(season, day, kickoff)
        if before == moment and _is_repeat(season, stored, actor, version, "moved"):
            return stored
        require_version(stored, version)
        fixture_after(stored, season, FixtureAction.MOVE)
        stored.starts_at = moment
        _require_free(stored)
        _save(stored)
        write_audit(
            season.league,
            actor,
            "fixture.moved",
            _title(stored),
            starts_at=[before, stored.starts_at],
        )
    return stored


def _decide(
    fixture: Fixture,
    action: FixtureAction,
    author: Account | None,
    version: int,
    result: Result,
    void: Void | None = None,
) -> Fixture:
    with transaction.atomic():
        season, stored = _locked(fixture, version)
        if author is not None:
            rights = rights_of(author, season.league)
            may_begin = action is FixtureAction.RECORD and not result.forfeit
            require(
                rights.can_enter_results
                or (may_begin and rights.can_enter_result(stored))
            )
            if result.source == Fixture.Source.SIMULATED:
                raise BadValue("source", "Only the site itself simulates games.")
        stored.state = fixture_after(stored, season, action)
        check_result(result, _rules_of(season.league))
        before = _result_of(stored)
        if void is not None:
            void(stored)
        result.put_into(stored)
        stored.decided_at = timezone.now()
        _save(stored)
        if author is not None:
            write_audit(
                season.league,
                author,
                f"result.{'entered' if before == _NO_RESULT else 'corrected'}",
                _title(stored),
                was=before.words(),
                now=result.words(),
            )
    return stored


def _change_state(
    fixture: Fixture,
    action: FixtureAction,
    actor: Account,
    version: int,
    done: str,
) -> Fixture:
    with transaction.atomic():
        season, stored = _locked(fixture, None)
        require(rights_of(actor, season.league).can_manage)
        is_as_wanted = stored.state in FIXTURE[action].values()
        if is_as_wanted and _is_repeat(season, stored, actor, version, done):
            return stored
        require_version(stored, version)
        stored.state = fixture_after(stored, season, action)
        if action is FixtureAction.RESTORE:
            _require_no_withdrawal(stored)
            _require_free(stored)
        _save(stored)
        write_audit(season.league, actor, f"fixture.{done}", _title(stored))
    return stored


def _is_repeat(
    season: Season, fixture: Fixture, actor: Account, version: int, done: str
) -> bool:
    """Tell whether the same form has been done to the fixture before."""
    return is_repeat(
        fixture,
        version,
        league=season.league,
        actor=actor,
        action=f"fixture.{done}",
        target=_title(fixture),
    )


def _locked(fixture: Fixture, version: int | None) -> tuple[Season, Fixture]:
    """Return season and fixture under lock, in the order that all writers keep.

    The season's lock keeps it from being closed while a result comes or goes.
    """
    season = lock_season(fixture.season_id)
    return season, lock_fixture(fixture.pk, version)


def _save(fixture: Fixture) -> None:
    fixture.changed_at = timezone.now()
    save_changed(fixture)


def _title(fixture: Fixture) -> str:
    return f"{fixture.number}: {fixture.home.team.name} – {fixture.away.team.name}"


def _result_of(fixture: Fixture) -> Result:
    return Result(
        fixture.home_points,
        fixture.away_points,
        fixture.forfeit,
        fixture.result_kind,
        fixture.source,
    )


def check_result(result: Result, rules: Ruleset | None) -> None:
    """Refuse what is no whole result of the rule book.

    :param rules: None where this site no longer has the rule book.
    :raises BadValue: naming the field.
    :raises WrongState: for a score without a rule book.
    """
    if result.source not in Fixture.Source.values:
        raise BadValue("source", one_of(Fixture.Source.labels))
    if (result.source == Fixture.Source.FORFEIT) is not bool(result.forfeit):
        raise BadValue("forfeit", "A forfeit is entered as one, and by whom it was.")
    if result.forfeit:
        _check_forfeit(result)
        return
    if rules is None:
        raise WrongState(
            "This site no longer has the rule book of the league, so it cannot tell"
            " which scores there are. A forfeit can be entered."
        )
    home = _points(result.home_points, "home_points")
    away = _points(result.away_points, "away_points")
    if result.result_kind not in ("", *rules.result_kinds):
        raise BadValue("kind", one_of(rules.result_kinds))
    if home == away and TIE not in rules.result_kinds:
        raise BadValue("away_points", f"No game of {rules.title} ends level.")
    if result.result_kind and (home == away) is not (result.result_kind == TIE):
        raise BadValue("kind", "A tie is a game that ends level, and no other.")


def _rules_of(league: League) -> Ruleset | None:
    try:
        return league.rules
    except UnknownRuleset:
        return None


def _check_forfeit(result: Result) -> None:
    if result.forfeit not in Fixture.Forfeit.values:
        raise BadValue("forfeit", one_of(Fixture.Forfeit.labels))
    if result.home_points is not None or result.away_points is not None:
        raise BadValue("forfeit", "A forfeit has no score. Leave the points empty.")
    if result.result_kind:
        raise BadValue("kind", "A forfeit has no ending of its own. Leave it empty.")


def _points(value: object, field: str) -> int:
    """Return points; zero is a score, and nothing is none."""
    if value is None:
        raise BadValue(field, "The points are missing. Enter 0 where none were scored.")
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadValue(field, "Points are a whole number.")
    if not 0 <= value <= MOST_POINTS:
        raise BadValue(field, f"Points go from 0 to {MOST_POINTS}.")
    return value


def _moment(season: Season, day: date, kickoff: time) -> datetime:
    """Return a local day and time as a moment, by the rules of the schedule."""
    calendar = Calendar(
        start_date=day,
        weekdays=_EVERY_DAY,
        kickoffs=(kickoff,),
        time_zone=season.zone_name,
    )
    with fields_named("day"):
        moment = round_starts(calendar, 1)[0]
    if local_date(moment, season.zone) != day:
        raise BadValue("day", f"There is no {day} in {season.zone_name}.")
    return moment


def _require_free(fixture: Fixture) -> None:
    """Refuse a moment at which one of the teams plays another fixture."""
    both = (fixture.home_id, fixture.away_id)
    clash = (
        Fixture.objects.filter(
            Q(home__in=both) | Q(away__in=both),
            season=fixture.season_id,
            starts_at=fixture.starts_at,
        )
        .exclude(pk=fixture.pk)
        .exclude(state=Fixture.State.CANCELLED)
        .order_by("number")
        .first()
    )
    if clash is not None:
        raise BadValue(
            "day",
            f"One of the teams plays fixture {clash.number} then. Choose another.",
        )


def _require_no_withdrawal(fixture: Fixture) -> None:
    for entry in (fixture.home, fixture.away):
        if entry.withdrawn_at is not None:
            raise BadValue(None, f"{entry.team.name} has withdrawn from the season.")
