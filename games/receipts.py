"""The arithmetic that binds every simulated game to a promise made before the season.

Before its first game a season draws a secret and publishes the secret's commitment.
Each simulated game takes its seed from the secret, so that nobody can choose a seed by
its result; when the season closes the secret is published too, and anybody can check
the commitment and derive every seed again. With `season` and `fixture` the numbers that
identify them and `attempt` counting from 1, the three formulas are:

    commitment = hex(SHA-256("hardwood/season-commitment/1" NUL secret))
    digest     = HMAC-SHA-256(key = secret, message = "hardwood/game-seed/1" NUL
                              season fixture attempt)
    seed       = the first 8 bytes of digest, shifted right by one bit

where each of the three numbers is written as 8 bytes and all numbers are big-endian.
The fixed width makes the message of every game different from all others; the prefixes
keep the uses of the secret apart from each other and from any later one. Changing a
formula takes a new number in its prefix, since published promises stand on it.

Until the season closes, the published copy of a record has a salted hash in place of
each coach profile. Every game and side has a salt of its own, so that equal profiles
cannot be told by equal hashes; `side` is 0 for home and 1 for away:

    salt       = hex(HMAC-SHA-256(key = secret, message = "hardwood/profile-salt/1" NUL
                                  season fixture attempt side))
"""

import hashlib
import hmac
import re
import secrets
from typing import Final

SECRET_BYTES: Final = 32
MAX_SEED: Final = 2**63 - 1

_COMMITMENT_PREFIX: Final = b"hardwood/season-commitment/1\0"
_SEED_PREFIX: Final = b"hardwood/game-seed/1\0"
_SALT_PREFIX: Final = b"hardwood/profile-salt/1\0"
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_PART_MAX: Final = 2**63 - 1


class ReceiptError(ValueError):
    """A value cannot be part of a receipt; the message says which and why."""


def new_secret() -> bytes:
    """Return 32 bytes that nobody can guess, from the system's random source."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Return what is published of the secret before the season: 64 hex digits.

    Raises `ReceiptError` unless the secret has 32 bytes.
    """
    _check_secret(secret)
    return hashlib.sha256(_COMMITMENT_PREFIX + secret).hexdigest()


def check_commitment(secret: bytes, published: str) -> bool:
    """Tell whether the secret is the one that was promised, in constant time.

    Raises `ReceiptError` unless the secret has 32 bytes and `published` is 64 hex
    digits in lower case: a promise cut short is a fault to report, not a broken one.
    """
    if not _COMMITMENT.fullmatch(published):
        raise ReceiptError(
            f"A commitment is 64 hex digits in lower case, not {len(published)}"
            f" characters beginning {published[:16]!r}."
        )
    return hmac.compare_digest(commitment(secret), published)


def game_seed(secret: bytes, *, season: int, fixture: int, attempt: int) -> int:
    """Return the seed of one simulated game, from 0 to 2**63 - 1.

    `season` and `fixture` are the numbers shown on the receipt. `attempt` is 1 for the
    first game of a fixture and one more each time a game is voided and played again.
    Raises `ReceiptError` unless the secret has 32 bytes and the numbers are integers,
    `season` and `fixture` from 0 and `attempt` from 1, each below 2**63.
    """
    _check_secret(secret)
    message = _SEED_PREFIX + _game(season, fixture, attempt)
    digest = hmac.digest(secret, message, "sha256")
    return int.from_bytes(digest[:8], "big") >> 1


def profile_salt(
    secret: bytes, *, season: int, fixture: int, attempt: int, side: int
) -> str:
    """Return the salt of one coach profile of one game: 64 hex digits.

    `side` is 0 for home and 1 for away; the rest, and what is raised, as in
    `game_seed`.
    """
    _check_secret(secret)
    message = _SALT_PREFIX + _game(season, fixture, attempt)
    message += _part("side", side, least=0)
    return hmac.digest(secret, message, "sha256").hex()


def _check_secret(secret: object) -> None:
    if not isinstance(secret, bytes):
        kind = type(secret).__name__
        raise ReceiptError(f"A season's secret is of type bytes, not {kind}.")
    if len(secret) != SECRET_BYTES:
        raise ReceiptError(
            f"A season's secret has {SECRET_BYTES} bytes, not {len(secret)}."
        )


def _game(season: int, fixture: int, attempt: int) -> bytes:
    """Return the numbers that identify a game as 24 bytes."""
    return (
        _part("season", season, least=0)
        + _part("fixture", fixture, least=0)
        + _part("attempt", attempt, least=1)
    )


def _part(name: str, number: object, *, least: int) -> bytes:
    """Return the number as 8 bytes, big-endian."""
    # True would pass as 1 and give its game another game's seed.
    if isinstance(number, bool) or not isinstance(number, int):
        kind = type(number).__name__
        raise ReceiptError(f"The {name} of a receipt is of type int, not {kind}.")
    if not least <= number <= _PART_MAX:
        raise ReceiptError(f"The {name} of a receipt goes from {least} to {_PART_MAX}.")
    return number.to_bytes(8, "big")
