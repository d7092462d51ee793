"""The kinds of event of an engine, and how stored events are read back."""

from collections.abc import Iterable, Sequence
from typing import Any

from simulation.protocol import Event


class EventKinds:
    """The classes of an engine's events, by kind.

    :param classes: named tuples whose last field is their kind, with its default.
    :ivar fields: kind → the names of its fields, in order.
    """

    __slots__ = ("_classes", "fields")

    def __init__(self, classes: Iterable[type[Any]]) -> None:
        self._classes = {cls._field_defaults["kind"]: cls for cls in classes}
        self.fields: dict[str, tuple[str, ...]] = {
            kind: cls._fields for kind, cls in self._classes.items()
        }

    def read(self, fields: Sequence[object]) -> Event:
        """Return the event whose fields were stored as a list, its kind last.

        :raises ValueError: if no event has these fields.
        """
        kind = fields[-1] if fields else None
        found = self._classes.get(kind) if isinstance(kind, str) else None
        if found is None or len(fields) != len(found._fields):
            raise ValueError(f"no event has the fields {list(fields)!r}")
        values = [
            tuple(value) if isinstance(value, list) else value for value in fields
        ]
        event: Event = found._make(values)
        return event
