"""The demo with the same secrets each time: ``python -m scripts.steady_demo ARG...``.

Its games come out alike wherever and whenever it is started, so that pictures of it
change only where the pages do. Good for pictures and nothing else: who knows the secret
of a season knows its games beforehand.
"""

import random
import secrets
import sys
from collections.abc import Callable, Sequence

from django.core.management import execute_from_command_line

SEED = 2016


def steady_source() -> Callable[..., bytes]:
    """Return what gives the same bytes, in the same order, in every process.

    It takes their number, or nothing for as many as `secrets` gives then.
    """
    source = random.Random(SEED)  # noqa: S311 (foreseeable on purpose)

    def draw(nbytes: int | None = None) -> bytes:
        return source.randbytes(secrets.DEFAULT_ENTROPY if nbytes is None else nbytes)

    return draw


def main(arguments: Sequence[str]) -> None:
    """Run `manage.py demo` with these arguments until it is stopped."""
    secrets.token_bytes = steady_source()
    execute_from_command_line(["manage.py", "demo", *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
