"""Names and addresses, brought into the form in which they are stored."""

import re
from collections.abc import Callable
from itertools import count
from typing import Final

from django.utils.text import slugify

from leagues.errors import BadValue, fields_named
from leagues.models.league import SLUG_LENGTH
from leagues.text import normal_line, validate_line

# Words that stand where a slug could stand in the site's addresses, now or to come.
RESERVED_SLUGS: Final = frozenset(
    {
        "about",
        "add",
        "admin",
        "api",
        "archive",
        "audit",
        "calendar",
        "coach",
        "current",
        "delete",
        "edit",
        "games",
        "join",
        "latest",
        "manage",
        "me",
        "members",
        "new",
        "notices",
        "players",
        "playoffs",
        "results",
        "rules",
        "schedule",
        "scoreboard",
        "search",
        "seasons",
        "settings",
        "simulate",
        "standings",
        "stats",
        "teams",
    }
)
_SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)


def clean_line(text: str, *, field: str, longest: int) -> str:
    """Return a line of text as it is stored.

    :raises BadValue: if it is empty, too long or cannot be shown.
    """
    line = normal_line(text)
    if not line:
        raise BadValue(field, "This is missing. Fill it in.")
    if len(line) > longest:
        raise BadValue(
            field, f"That is {len(line)} characters long. Use at most {longest}."
        )
    with fields_named(field):
        validate_line(line)
    return line


def clean_slug(text: str, *, field: str = "slug") -> str:
    """Return an address that somebody chose.

    :raises BadValue: unless it is lower-case letters, digits and single hyphens, not
        too long, and none of the words that the site itself uses.
    """
    slug = text.strip().lower()
    if len(slug) > SLUG_LENGTH:
        raise BadValue(
            field, f"That is {len(slug)} characters long. Use at most {SLUG_LENGTH}."
        )
    if not _SLUG.fullmatch(slug):
        raise BadValue(
            field,
            "An address is letters from a to z, digits and single hyphens, such as"
            " old-mill-2.",
        )
    if slug in RESERVED_SLUGS:
        raise BadValue(
            field, f"“{slug}” has a meaning of its own here. Choose another address."
        )
    return slug


def free_slug(name: str, *, kind: str, is_taken: Callable[[str], bool]) -> str:
    """Return an address made from a name that is not taken.

    A name without any letter that an address may hold gives the kind and a number.
    """
    made = slugify(name)[: SLUG_LENGTH - 6].strip("-_").replace("_", "-")
    stem = made if _SLUG.fullmatch(made) and made not in RESERVED_SLUGS else kind
    candidates = (f"{stem}-{number}" for number in count(1 if stem == kind else 2))
    if stem != kind and not is_taken(stem):
        return stem
    return next(candidate for candidate in candidates if not is_taken(candidate))
