"""Settings of the test run: as in production, but quick and away from ``var``.

The database is SQLite in memory, or the one that ``DATABASE_URL`` names; the cache
is in memory unless ``REDIS_URL`` names a server.
"""

import os
from pathlib import Path

os.environ.setdefault(
    "HARDWOOD_VAR", str(Path(__file__).resolve().parent.parent / "var" / "tests")
)

from config.settings import *  # noqa: F403 (the variable must be set before)
from config.settings import BROKER_SOCKET, CACHES

# Argon2 is slow on purpose; a test that is about hashing asks for it.
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.MD5PasswordHasher",
    "django.contrib.auth.hashers.Argon2PasswordHasher",
]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"

if BROKER_SOCKET is not None:
    CACHES = {
        "default": {
            "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
            "LOCATION": "tests",
        }
    }
    CELERY_BROKER_URL = "memory://"
