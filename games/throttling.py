"""How often one reader may ask for work that anybody may ask for."""

import time
from typing import Final

import redis
from allauth.account.adapter import get_adapter
from django.core.cache import cache
from django.http import HttpRequest

MINUTE: Final = 60


def is_within_limit(request: HttpRequest, action: str, most: int) -> bool:
    """Count a request in, and tell whether its address has made at most `most` of
    that kind since the minute began.

    Counted in the shared cache, so for all processes together. Nobody is shut out
    while it cannot be reached, or has dropped the count since.
    """
    minute = int(time.time()) // MINUTE
    address = get_adapter().get_client_ip(request)
    key = f"throttle:{action}:{address}:{minute}"
    try:
        if cache.add(key, 1, timeout=2 * MINUTE):
            return True
        count: int = cache.incr(key)
    except (redis.RedisError, OSError, ValueError):
        return True
    return count <= most
