"""Whether the site can do its work: `/health/` for people and load balancers."""

from typing import Final

import redis
from django.conf import settings
from django.db import DatabaseError, connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

ANSWER_SECONDS: Final = 1.0


def is_database_up(database: BaseDatabaseWrapper | None = None) -> bool:
    """Return whether the database, the site's if none is named, answers a query."""
    try:
        with (database or connection).cursor() as cursor:
            cursor.execute("SELECT 1")
            return bool(cursor.fetchone() == (1,))
    except DatabaseError:
        return False


def is_broker_up(url: str) -> bool:
    """Return whether the server of queue and cache answers within a second.

    :param url: ``redis://``, ``rediss://`` or ``unix://``.
    """
    client = redis.Redis.from_url(
        url, socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS
    )
    try:
        return bool(client.ping())
    except (redis.RedisError, OSError):
        return False
    finally:
        client.close()


@never_cache
@require_safe
def health(request: HttpRequest) -> JsonResponse:
    """Answer 200 where database and broker work, else 503, naming which does not."""
    checks = {
        "database": is_database_up(),
        "broker": is_broker_up(settings.CACHE_URL),
    }
    is_well = all(checks.values())
    words = {name: "ok" if works else "down" for name, works in checks.items()}
    return JsonResponse(
        {"status": "ok" if is_well else "down", **words},
        status=200 if is_well else 503,
    )
