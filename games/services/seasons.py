"""The season's promise: its secret drawn at the start, published at the end."""

from django.db import transaction

from games.errors import RunActive
from games.models import SimulationRun
from games.receipts import commitment, new_secret
from leagues import services as leagues_services
from leagues.models import Season
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.services.rows import lock_season


def start_season(season: Season, *, actor: Account, version: int) -> Season:
    """Start a season with a new secret, whose commitment is public from now on.

    Parameters and errors are those of `leagues.services.start_season`.
    """
    secret = new_secret()
    return leagues_services.start_season(
        season,
        actor=actor,
        version=version,
        secret=secret,
        commitment=commitment(secret),
    )


def close_season(season: Season, *, actor: Account, version: int) -> Season:
    """Close a season: its secret and the profiles of its games become public.

    :raises RunActive: while a run is at work on it.
    Other parameters and errors are those of `leagues.services.close_season`.
    """
    with transaction.atomic():
        stored = lock_season(season.pk)
        require(rights_of(actor, stored.league).can_manage)
        require_no_run(stored)
        return leagues_services.close_season(season, actor=actor, version=version)


def require_no_run(season: Season) -> None:
    """:raises RunActive: if a run of the season, which is locked, is at work."""
    active = SimulationRun.objects.filter(
        season=season, state__in=SimulationRun.ACTIVE
    ).first()
    if active is not None:
        raise RunActive(active.number)
