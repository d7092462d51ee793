"""Read the process environment into values for :mod:`config.settings`.

Every function takes the environment as a mapping and raises
:class:`~django.core.exceptions.ImproperlyConfigured`, naming the variable, where a
value cannot be used.
"""

import hashlib
import os
import secrets
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlencode, urlsplit, urlunsplit

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

Environment = Mapping[str, str]

TRUE_WORDS: Final = frozenset({"1", "true", "yes", "on"})
FALSE_WORDS: Final = frozenset({"", "0", "false", "no", "off"})

# A unix socket path holds 103 bytes on macOS, 107 on Linux.
LONGEST_SOCKET_PATH: Final = 103

MAIL_PORTS: Final[Mapping[str, int]] = {"smtp": 25, "smtp+tls": 587, "smtps": 465}
BAD_EMAIL_URL: Final = (
    "EMAIL_URL cannot be read: give smtp+tls://user:password@host:587."
)

# WAL lets pages read while a worker writes; IMMEDIATE takes the write lock at the
# start, the only cure for "database is locked" in a transaction that reads first.
SQLITE_OPTIONS: Final[Mapping[str, Any]] = {
    "timeout": 20,
    "transaction_mode": "IMMEDIATE",
    "init_command": (
        "PRAGMA journal_mode=WAL;"
        "PRAGMA synchronous=NORMAL;"
        "PRAGMA temp_store=MEMORY;"
        "PRAGMA cache_size=-32000;"
    ),
}


def read_flag(env: Environment, name: str, *, default: bool = False) -> bool:
    """Return a yes-or-no variable."""
    word = env.get(name)
    if word is None:
        return default
    if word.strip().lower() in TRUE_WORDS:
        return True
    if word.strip().lower() in FALSE_WORDS:
        return False
    raise ImproperlyConfigured(f"{name} is {word!r}: say yes or no.")


def read_integer(
    env: Environment, name: str, *, default: int, least: int = 0, most: int = 2**31
) -> int:
    """Return a whole number from ``least`` to ``most``."""
    text = env.get(name, "").strip()
    if not text:
        return default
    if not text.isascii() or not text.isdecimal() or not least <= int(text) <= most:
        raise ImproperlyConfigured(
            f"{name} is {text!r}: give a whole number from {least} to {most}."
        )
    return int(text)


def read_list(env: Environment, name: str, *, default: list[str]) -> list[str]:
    """Return the words of a comma-separated variable, or the default if none."""
    return [word.strip() for word in env.get(name, "").split(",") if word.strip()] or (
        default
    )


def var_folder(env: Environment, base: Path) -> Path:
    """Return the folder of everything that the site writes, made if missing.

    :param base: the project's folder; ``HARDWOOD_VAR`` names another place than
        ``var`` in it.
    """
    folder = Path(env.get("HARDWOOD_VAR") or base / "var").expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(
            f"HARDWOOD_VAR: {folder} cannot be made ({error.strerror})."
        ) from error
    return folder.resolve()


def secret_key(env: Environment, var: Path) -> str:
    """Return ``HARDWOOD_SECRET_KEY``, else the key kept in ``var/secret_key``.

    A missing file is written once, readable by its owner alone; of two processes
    that write at the same time both get the key of the first.
    """
    given = env.get("HARDWOOD_SECRET_KEY")
    if given:
        return given
    path = var / "secret_key"
    if not path.exists():
        _write_once(path, secrets.token_urlsafe(50))
    key = path.read_text(encoding="ascii").strip()
    if len(key) < 50:
        raise ImproperlyConfigured(
            f"{path} holds no usable key: delete it and a new one is made."
        )
    return key


def _write_once(path: Path, text: str) -> None:
    """Write a private file in one step; an existing one stays as it is."""
    descriptor, draft = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(text + "\n")
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        os.unlink(draft)


def database(env: Environment, var: Path) -> dict[str, Any]:
    """Return Django's settings of the default database.

    ``DATABASE_URL`` names one; without it SQLite lies in ``var``. ``DB_POOL_MAX``
    bounds the connections of one process by a pool (PostgreSQL only).
    """
    url = env.get("DATABASE_URL", "").strip()
    if not url:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": str(var / "hardwood.sqlite3"),
            "OPTIONS": dict(SQLITE_OPTIONS),
        }
    try:
        # Under ASGI a kept connection is never reused: age 0, or the pool.
        parsed: dict[str, Any] = {
            **dj_database_url.parse(url, conn_max_age=0, conn_health_checks=True)
        }
    except ValueError as error:
        raise ImproperlyConfigured(
            "DATABASE_URL cannot be read: give postgres://user:password@host/name."
        ) from error
    options: dict[str, Any] = parsed.get("OPTIONS") or {}
    if parsed["ENGINE"] == "django.db.backends.sqlite3":
        options = {**SQLITE_OPTIONS, **options}
    elif most := read_integer(env, "DB_POOL_MAX", default=0, most=1000):
        options["pool"] = {"min_size": 1, "max_size": most, "timeout": 10}
    return {**parsed, "OPTIONS": options}


def broker_socket(var: Path) -> Path:
    """Return where the embedded broker of a folder listens.

    It lies in a private folder below the system's temporary one, named by a hash
    of ``var``: a socket's path must be short, and a checkout may lie deep.
    """
    name = hashlib.sha256(f"{os.getuid()}:{var}".encode()).hexdigest()[:12]
    path = Path(tempfile.gettempdir()) / f"hardwood-{name}" / "broker.sock"
    if len(os.fsencode(path)) <= LONGEST_SOCKET_PATH:
        return path
    return Path("/tmp") / f"hardwood-{name}" / "broker.sock"  # noqa: S108 (its folder is private, config.broker checks)


def broker_urls(env: Environment, var: Path) -> tuple[str, str]:
    """Return the addresses of Celery's broker and of Django's cache.

    Both are databases of one server: the one that ``REDIS_URL`` names and the next
    (clearing the cache must not clear the queue), or 0 and 1 of the embedded one.
    """
    url = env.get("REDIS_URL", "").strip()
    if not url:
        path = broker_socket(var)
        return f"redis+socket://{path}?virtual_host=0", f"unix://{path}?db=1"
    parts = urlsplit(url)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    try:
        if parts.scheme == "unix" and parts.path:
            number = int(query.pop("db", "0"))
            rest = urlencode(query)
            path_text = unquote(parts.path)
            return (
                f"redis+socket://{path_text}?virtual_host={number}"
                + (f"&{rest}" if rest else ""),
                f"unix://{path_text}?db={number + 1}" + (f"&{rest}" if rest else ""),
            )
        if parts.scheme in {"redis", "rediss"} and parts.hostname:
            number = int(parts.path.strip("/") or "0")
            broker = parts._replace(path=f"/{number}")
            return urlunsplit(broker), urlunsplit(
                broker._replace(path=f"/{number + 1}")
            )
    except ValueError:
        pass
    raise ImproperlyConfigured(
        "REDIS_URL cannot be read: give redis://host:6379/0, rediss://… or "
        "unix:///path/to/socket?db=0."
    )


def mail(env: Environment, var: Path) -> dict[str, Any]:
    """Return Django's mail settings.

    Without ``EMAIL_URL`` letters are files in ``var/mail``. With it they are sent:
    ``smtp://`` plain, ``smtp+tls://`` by STARTTLS, ``smtps://`` by TLS from the
    first byte.
    """
    url = env.get("EMAIL_URL", "").strip()
    if not url:
        return {
            "EMAIL_BACKEND": "django.core.mail.backends.filebased.EmailBackend",
            "EMAIL_FILE_PATH": str(var / "mail"),
        }
    try:
        parts = urlsplit(url)
        port = parts.port or MAIL_PORTS.get(parts.scheme)
    except ValueError:
        raise ImproperlyConfigured(BAD_EMAIL_URL) from None
    if not parts.hostname or parts.scheme not in MAIL_PORTS:
        raise ImproperlyConfigured(BAD_EMAIL_URL)
    return {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": port,
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": parts.scheme == "smtp+tls",
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_TIMEOUT": 10,
    }
