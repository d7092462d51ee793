"""Runs: asked for, cut into chunks, stopped, and looked after."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Final

from django.db import transaction
from django.db.models import Max, Q
from django.utils import timezone

from games.models import RunChunk, SimulationRun
from games.models.run import TOKEN_LENGTH
from games.selectors import fixtures_to_check, open_starts
from games.services.chunks import finish_if_over
from games.services.lines import refold
from games.services.paces import chunk_games
from games.services.seasons import require_no_run
from leagues.errors import (
    BadValue,
    StaleVersion,
    WrongState,
    fields_named,
    one_of,
)
from leagues.models import Season
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.scheduling import local_date
from leagues.services import write_audit
from leagues.services.rows import lock_season
from leagues.states import SeasonAction, season_after

#: A chunk that nobody has claimed for so long is sent to the queue once more.
SENT_AGAIN_AFTER: Final = timedelta(minutes=1)
_SENT_AT_ONCE: Final = 500


def request_run(
    season: Season,
    *,
    actor: Account,
    version: int,
    token: str,
    reach: str,
    until: date | None = None,
) -> SimulationRun:
    """Ask for open fixtures to be simulated: intent rows only, workers do the rest.

    The same token gives the same run again, whatever has become of it.

    :param token: drawn for the form, up to 64 characters.
    :param reach: one of `SimulationRun.Reach`; `day` is the day of the first open
        fixture.
    :param until: the last day, in the season's zone, where the reach is a date.
    :raises BadValue: naming the field.
    :raises WrongState: where the season is not under way or nothing is open.
    :raises RunActive: while another run is at work on the season.
    """
    with transaction.atomic():
        stored = _commanded(season, actor)
        earlier = _run_of(token, stored)
        if earlier is not None:
            return earlier
        _require_version(stored, version)
        season_after(stored, SeasonAction.PLAY)
        with fields_named():
            _ = stored.league.rules
        require_no_run(stored)
        fixtures = _reached(stored, reach, until)
        run = SimulationRun(
            kind=SimulationRun.Kind.SIMULATE, reach=reach, until=until, token=token
        )
        return _create(run, stored, actor, fixtures)


def request_check(
    season: Season, *, actor: Account, version: int, token: str
) -> SimulationRun:
    """Ask for every receipt of a closed season to be checked.

    Parameters and errors are those of `request_run`.
    """
    with transaction.atomic():
        stored = _commanded(season, actor)
        earlier = _run_of(token, stored)
        if earlier is not None:
            return earlier
        _require_version(stored, version)
        if stored.state != Season.State.CLOSED:
            raise WrongState(
                "Receipts can be checked when the season is closed: its secret is"
                " published then."
            )
        require_no_run(stored)
        fixtures = fixtures_to_check(stored)
        if not fixtures:
            raise WrongState("No game of this season was simulated.")
        run = SimulationRun(
            kind=SimulationRun.Kind.VERIFY,
            reach=SimulationRun.Reach.SEASON,
            token=token,
        )
        return _create(run, stored, actor, fixtures)


def stop_run(run: SimulationRun, *, actor: Account) -> SimulationRun:
    """Let a run end after the games that are being played; their results stay.

    Asked again, or of a run that is over, it changes nothing.
    """
    with transaction.atomic():
        season = lock_season(run.season_id)
        require(rights_of(actor, season.league).can_manage)
        stored = SimulationRun.objects.get(pk=run.pk)
        if stored.state in (SimulationRun.State.QUEUED, SimulationRun.State.RUNNING):
            stored.state = SimulationRun.State.STOPPING
            stored.save(update_fields=["state"])
            _drop_waiting(stored, season)
            finish_if_over(stored.pk)
            write_audit(
                season.league, actor, "run.stopped", season.name, number=stored.number
            )
            stored.refresh_from_db()
    return stored


def _drop_waiting(run: SimulationRun, season: Season) -> None:
    """Let go of the chunks that nobody holds; the season is locked."""
    waiting = run.chunks.filter(state=RunChunk.State.WAITING)
    # A worker that died with games stored has not folded their lines.
    is_left_behind = waiting.filter(handled__gt=0).exists()
    waiting.update(state=RunChunk.State.DONE)
    if is_left_behind and run.kind == SimulationRun.Kind.SIMULATE:
        refold(season)


def take_due_chunks(run: SimulationRun | None = None) -> list[int]:
    """Return the ids of chunks that should be sent to the queue now, and mark them.

    Those that nobody has sent, those whose message is lost, and those whose lease has
    lapsed. Two calls at the same time share them out.
    """
    now = timezone.now()
    due = Q(state=RunChunk.State.LEASED, lease_until__lt=now) | (
        Q(state=RunChunk.State.WAITING) & (Q(queued_at=None) | _is_lost(now))
    )
    chunks = RunChunk.objects.filter(due, run__state__in=SimulationRun.ACTIVE)
    if run is not None:
        chunks = chunks.filter(run=run)
    ids = chunks.order_by("run_id", "place").values_list("pk", flat=True)
    return [
        pk
        for pk in list(ids[:_SENT_AT_ONCE])
        if RunChunk.objects.filter(due, pk=pk).update(
            state=RunChunk.State.WAITING,
            lease_token="",
            lease_until=None,
            queued_at=now,
        )
    ]


def _is_lost(now: datetime) -> Q:
    """Return what tells of a waiting chunk that its message will not come any more.

    It was sent a minute ago at least, and what was sent after it has been taken up; or
    no worker has taken up anything for a minute. A queue that is only long is left
    alone: its messages come in the order in which they were sent.
    """
    earlier = now - SENT_AGAIN_AFTER
    lost = Q(queued_at__lt=earlier)
    if not SimulationRun.objects.filter(advanced_at__gte=earlier).exists():
        return lost
    taken = RunChunk.objects.filter(
        run__state__in=SimulationRun.ACTIVE, queued_at__isnull=False
    ).exclude(state=RunChunk.State.WAITING)
    last = taken.order_by("-queued_at", "-run_id", "-place").first()
    if last is None:
        return Q(pk=None)
    return lost & (
        Q(queued_at__lt=last.queued_at)
        | Q(queued_at=last.queued_at, run__lt=last.run_id)
        | Q(queued_at=last.queued_at, run=last.run_id, place__lt=last.place)
    )


def put_back_chunks(ids: Sequence[int]) -> None:
    """Mark chunks as unsent: the queue would not take them."""
    RunChunk.objects.filter(pk__in=ids, state=RunChunk.State.WAITING).update(
        queued_at=None
    )


def finish_idle_runs() -> int:
    """End the runs that have no chunk left to be worked on; return how many."""
    unfinished = RunChunk.objects.exclude(state=RunChunk.State.DONE)
    idle = SimulationRun.objects.filter(state__in=SimulationRun.ACTIVE).exclude(
        pk__in=unfinished.values("run")
    )
    count = 0
    for run in idle.order_by("pk"):
        with transaction.atomic():
            lock_season(run.season_id)
            count += finish_if_over(run.pk)
    return count


def _commanded(season: Season, actor: Account) -> Season:
    """Return the season under lock, once its commissioner may command workers."""
    stored = lock_season(season.pk)
    require(rights_of(actor, stored.league).can_manage)
    return stored


def _require_version(season: Season, version: int) -> None:
    if season.version != version:
        raise StaleVersion


def _run_of(token: str, season: Season) -> SimulationRun | None:
    """Return the run that a form has made already.

    :raises BadValue: for what is no token, or one of another season.
    """
    if not 0 < len(token) <= TOKEN_LENGTH or not token.isascii():
        raise BadValue("token", "The form is incomplete. Open the page again.")
    found = SimulationRun.objects.filter(token=token).first()
    if found is not None and found.season_id != season.pk:
        raise BadValue("token", "The form is another season's. Open the page again.")
    return found


def _reached(season: Season, reach: str, until: date | None) -> list[int]:
    """Return the ids of the open fixtures that a run takes in, in playing order."""
    if reach not in SimulationRun.Reach.values:
        raise BadValue("reach", one_of(SimulationRun.Reach.labels))
    is_dated = reach == SimulationRun.Reach.DATE
    if is_dated is (until is None):
        raise BadValue("until", "Give the last day to be simulated, for a date only.")
    starts = open_starts(season)
    if not starts:
        raise WrongState("Nothing is left to simulate: no fixture is open.")
    zone = season.zone
    days = [(pk, local_date(start, zone)) for pk, start in starts]
    first = days[0][1]
    if until is not None and until < first:
        raise BadValue(
            "until",
            f"No fixture is open up to {_day(until)}. Choose {_day(first)} or later.",
        )
    last = first if reach == SimulationRun.Reach.DAY else until
    return [pk for pk, day in days if last is None or day <= last]


def _day(day: date) -> str:
    return f"{day.day} {day:%B %Y}"


def _create(
    run: SimulationRun, season: Season, actor: Account, fixtures: Sequence[int]
) -> SimulationRun:
    """Store a run of these fixtures with its chunks."""
    most = season.runs.aggregate(most=Max("number"))["most"] or 0
    run.season, run.number = season, most + 1
    run.total, run.requested_by = len(fixtures), actor
    run.save()
    size = chunk_games(season)
    RunChunk.objects.bulk_create(
        RunChunk(run=run, place=place, fixtures=list(fixtures[begin : begin + size]))
        for place, begin in enumerate(range(0, len(fixtures), size))
    )
    write_audit(
        season.league,
        actor,
        f"run.{run.kind}",
        season.name,
        number=run.number,
        reach=run.reach,
        until=run.until,
        fixtures=run.total,
    )
    return run
