"""Pages of a list by cursor: a page begins after a row, not after a number of rows.

A list is in the order of columns that are unique together, and a cursor holds what
these are in the last row seen. So no row comes twice or is left out when others are
added or removed between two pages, and the last page costs what the first one does.
"""

import base64
import binascii
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import reduce
from typing import Any, Final, Generic, TypeVar

from django.core.exceptions import ValidationError as InvalidValue
from django.db.models import Model, Q, QuerySet
from django.utils.translation import gettext as _

from leagues.errors import BadValue

Row = TypeVar("Row", bound=Model)
_AFTER: Final = "after"
_BEFORE: Final = "before"
#: The same with the row itself: the way back from a page that has become empty.
_FROM: Final = "from"
_UP_TO: Final = "up_to"
_BACK: Final = frozenset({_BEFORE, _UP_TO})
_WITH_ITSELF: Final = frozenset({_FROM, _UP_TO})


@dataclass(frozen=True, slots=True)
class Page(Generic[Row]):
    """Some rows of a list, and the cursors of the pages around; None at an end.

    One that has become empty leads back to where it was reached from.
    """

    rows: list[Row]
    following: str | None
    previous: str | None


def page_of(
    rows: QuerySet[Row], order: Sequence[str], cursor: str | None, size: int
) -> Page[Row]:
    """Return the page that begins at the cursor, the first one without; one query.

    :param order: columns that are unique together and never null, a minus before one
        that descends.
    :raises BadValue: for a cursor that is none.
    """
    direction, place = _read(cursor, rows.model, order) if cursor else (_AFTER, None)
    is_back = direction in _BACK
    if place is not None:
        beyond = _beyond(order, place, is_back=is_back)
        itself = direction in _WITH_ITSELF
        rows = rows.filter(beyond | _at(order, place) if itself else beyond)
    ordered = rows.order_by(*(_turned(order) if is_back else order))
    found = list(ordered[: size + 1])
    has_more, found = len(found) > size, found[:size]
    if is_back:
        found.reverse()
    if not found:
        back = _cursor(_FROM if is_back else _UP_TO, place) if place else None
        return Page([], back if is_back else None, None if is_back else back)
    has_following, has_previous = (
        (True, has_more) if is_back else (has_more, place is not None)
    )
    return Page(
        rows=found,
        following=_written(_AFTER, found[-1], order) if has_following else None,
        previous=_written(_BEFORE, found[0], order) if has_previous else None,
    )


def _turned(order: Sequence[str]) -> list[str]:
    """Return the order from the other end."""
    return [name[1:] if name.startswith("-") else f"-{name}" for name in order]


def _beyond(order: Sequence[str], place: Sequence[Any], *, is_back: bool) -> Q:
    """Return the condition on rows that come after the place, or before it."""

    def step(rest: Q, column: tuple[str, Any]) -> Q:
        name, value = column
        field = name.removeprefix("-")
        word = "lt" if name.startswith("-") != is_back else "gt"
        further = Q(**{f"{field}__{word}": value})
        return further | (Q(**{field: value}) & rest) if rest else further

    return reduce(step, reversed(list(zip(order, place, strict=True))), Q())


def _at(order: Sequence[str], place: Sequence[Any]) -> Q:
    """Return the condition on the row of the place."""
    names = (name.removeprefix("-") for name in order)
    return Q(**dict(zip(names, place, strict=True)))


def _written(direction: str, row: Model, order: Sequence[str]) -> str:
    """Return the cursor of what lies beyond a row."""
    return _cursor(direction, [_value(row, name.removeprefix("-")) for name in order])


def _cursor(direction: str, place: Sequence[Any]) -> str:
    words = [direction, *map(str, place)]
    text = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def _value(row: Any, name: str) -> Any:
    return reduce(getattr, name.split("__"), row)


def _read(
    cursor: str, model: type[Model], order: Sequence[str]
) -> tuple[str, list[Any]]:
    """Return the direction of a cursor and the values of the row that it names."""
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        direction, *values = json.loads(base64.b64decode(padded, altchars=b"-_"))
        if direction not in (_AFTER, _FROM, *_BACK):
            raise ValueError(direction)
        return direction, [
            _taken(model, name.removeprefix("-"), value)
            for name, value in zip(order, values, strict=True)
        ]
    except (
        binascii.Error,
        InvalidValue,
        OverflowError,
        RecursionError,
        TypeError,
        ValueError,
    ) as error:
        reason = _("This is no cursor of this list. Begin without one.")
        raise BadValue("cursor", reason) from error


def _taken(model: type[Model], name: str, value: Any) -> Any:
    """Return a value as the column has it."""
    *relations, column = name.split("__")
    for relation in relations:
        related = model._meta.get_field(relation).related_model
        assert isinstance(related, type)  # noqa: S101 (orders name real relations)
        model = related
    if not isinstance(value, str) or "\0" in value:
        raise ValueError(value)
    taken = model._meta.get_field(column).clean(value, None)  # type: ignore[union-attr]
    if not isinstance(taken, datetime):
        return taken
    if taken.tzinfo is None:
        raise ValueError(value)
    # Databases compare in UTC, where the calendar may have no such moment any more.
    return taken.astimezone(UTC)
