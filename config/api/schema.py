"""The OpenAPI schema, made once in each process from the views themselves."""

from functools import cache
from typing import Any, Final

from drf_spectacular.generators import SchemaGenerator

#: What the generator leaves behind for a hook that we do without.
_LEFT_OVER: Final = "x-spec-enum-id"


@cache
def schema() -> dict[str, Any]:
    """Return the schema as plain JSON values; treat it as read-only."""
    generator = SchemaGenerator()  # type: ignore[no-untyped-call] # it has no types
    made: dict[str, Any] = _plain(
        generator.get_schema(request=None, public=True)  # type: ignore[no-untyped-call] # the same
    )
    return made


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            str(key): _plain(part) for key, part in value.items() if key != _LEFT_OVER
        }
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value
