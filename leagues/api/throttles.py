"""How much one reader may ask of the API; the rates stand in the settings."""

from typing import Any

import redis
from rest_framework.settings import api_settings
from rest_framework.throttling import (
    AnonRateThrottle,
    SimpleRateThrottle,
    UserRateThrottle,
)
from rest_framework.views import APIView


class _Lenient(SimpleRateThrottle):
    """Lets everybody in while the cache that counts them cannot be reached."""

    def get_rate(self) -> str:
        """Return the rate of this kind of reader as the settings have it now."""
        return str(api_settings.DEFAULT_THROTTLE_RATES[str(self.scope)])

    def allow_request(self, request: Any, view: APIView) -> bool:
        """Count a request in and tell whether it may pass."""
        try:
            return bool(super().allow_request(request, view))
        except (redis.RedisError, OSError):
            return True


class VisitorThrottle(_Lenient, AnonRateThrottle):
    """Counts visitors by their address."""


class MemberThrottle(_Lenient, UserRateThrottle):
    """Counts those who are signed in by their account."""

    def get_cache_key(self, request: Any, view: APIView) -> str | None:
        """Return the account's key; visitors are counted elsewhere."""
        if not request.user.is_authenticated:
            return None
        return super().get_cache_key(request, view)
