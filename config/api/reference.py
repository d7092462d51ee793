"""The schema put into words for the page that explains the API."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from django.utils.text import slugify
from django.utils.translation import gettext

from config.api.schema import schema
from leagues.api.throttles import MemberThrottle, VisitorThrottle

_COMPONENT: Final = "#/components/schemas/"
_PAGE: Final = "Page"
#: Beyond it a limit is the database's and of no use to a reader.
_LARGEST_TO_NAME: Final = 1000
#: What every list has stands below what is a list's own.
_OF_EVERY_LIST: Final = ("cursor", "page_size")


@dataclass(frozen=True, slots=True)
class Kind:
    """What a value is: words, and the object in them that is described elsewhere."""

    before: str = ""
    target: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """A parameter, or a field of an object."""

    name: str
    kind: Kind
    text: str


@dataclass(frozen=True, slots=True)
class Operation:
    """One address: what may be asked of it and what it answers."""

    name: str
    title: str
    path: str
    text: str
    parameters: tuple[Item, ...]
    answer: Kind


@dataclass(frozen=True, slots=True)
class Chapter:
    """Addresses that belong together."""

    anchor: str
    title: str
    operations: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Described:
    """An object that answers are made of."""

    name: str
    text: str
    fields: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """All that the page shows; rates are (requests, seconds)."""

    chapters: tuple[Chapter, ...]
    objects: tuple[Described, ...]
    visitor_rate: tuple[int | None, int | None]
    member_rate: tuple[int | None, int | None]


def reference() -> Reference:
    """Return the reference of the API as it is now."""
    made = schema()
    by_tag: dict[str, list[Operation]] = {}
    for path, methods in made["paths"].items():
        operation = methods["get"]
        by_tag.setdefault(operation["tags"][0], []).append(_operation(path, operation))
    visitor, member = VisitorThrottle(), MemberThrottle()
    return Reference(
        chapters=tuple(
            Chapter(slugify(title), title, tuple(operations))
            for title, operations in by_tag.items()
        ),
        objects=tuple(
            Described(name, component["description"], _fields(component))
            for name, component in made["components"]["schemas"].items()
            if not name.endswith(_PAGE)
        ),
        visitor_rate=visitor.parse_rate(visitor.get_rate()),
        member_rate=member.parse_rate(member.get_rate()),
    )


def _operation(path: str, operation: Mapping[str, Any]) -> Operation:
    content = operation["responses"]["200"]["content"]["application/json"]
    return Operation(
        name=operation["operationId"],
        title=operation["summary"],
        path=path,
        text=operation["description"],
        parameters=_parameters(operation),
        answer=_answer(content["schema"]),
    )


def _parameters(operation: Mapping[str, Any]) -> tuple[Item, ...]:
    items = [
        Item(item["name"], kind_of(item["schema"]), item["description"])
        for item in operation.get("parameters", ())
        if item["in"] == "query"
    ]
    return tuple(sorted(items, key=lambda item: item.name in _OF_EVERY_LIST))


def _answer(written: Mapping[str, Any]) -> Kind:
    """Return what an address answers; a page of a list is named by what is on it."""
    kind = kind_of(written)
    if kind.target.endswith(_PAGE):
        return Kind(gettext("a page of"), kind.target.removesuffix(_PAGE))
    return kind


def _fields(component: Mapping[str, Any]) -> tuple[Item, ...]:
    return tuple(
        Item(name, kind_of(field), field.get("description", ""))
        for name, field in component["properties"].items()
    )


def kind_of(written: Mapping[str, Any]) -> Kind:
    """Return what a value is, from how the schema writes it."""
    if "$ref" in written:
        return Kind(target=written["$ref"].removeprefix(_COMPONENT))
    if "allOf" in written:
        return kind_of(written["allOf"][0])
    if "oneOf" in written:
        return _or_null(kind_of(written["oneOf"][0]))
    types = written.get("type", [])
    names = [types] if isinstance(types, str) else types
    kind = _plain_kind(written, next((name for name in names if name != "null"), ""))
    return _or_null(kind) if "null" in names else kind


def _plain_kind(written: Mapping[str, Any], name: str) -> Kind:
    if "enum" in written:
        choices = [f"`{word}`" for word in written["enum"] if word is not None]
        return Kind(gettext("one of %(words)s") % {"words": ", ".join(choices)})
    if name == "array":
        of = kind_of(written["items"])
        return Kind(f"{gettext('list of')} {of.before}".strip(), of.target, of.after)
    if name == "integer":
        return Kind(_number(written))
    words = {
        "boolean": gettext("true or false"),
        "number": gettext("number"),
        "object": gettext("object"),
        "string": _text(written),
    }
    return Kind(words.get(name, gettext("any value")))


def _number(written: Mapping[str, Any]) -> str:
    if "minimum" not in written:
        return gettext("whole number")
    if written["maximum"] > _LARGEST_TO_NAME:
        return gettext("whole number from %(least)d") % {"least": written["minimum"]}
    return gettext("whole number from %(least)d to %(most)d") % {
        "least": written["minimum"],
        "most": written["maximum"],
    }


def _text(written: Mapping[str, Any]) -> str:
    formats = {
        "date": gettext("day, such as `2027-03-06`"),
        "date-time": gettext("moment, such as `2027-03-06T19:30:00Z`"),
        "time": gettext("time of day"),
        "uri": gettext("address"),
    }
    return formats.get(written.get("format", ""), gettext("text"))


def _or_null(kind: Kind) -> Kind:
    after = f"{kind.after} {gettext('or null')}".strip()
    return Kind(kind.before, kind.target, after)
