"""Where the resources of the API are, made from the slugs and numbers that name them.

The games of a league belong to another app, so all addresses are made from what the
plan promises and not looked up, as those of the pages are.
"""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest
from django.urls import get_script_prefix
from django.utils.http import urlencode
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers


def api_path(*parts: str | int, **asked: str) -> str:
    """Return the path of a resource, with what is asked of it."""
    path = "".join(f"{part}/" for part in parts)
    query = f"?{urlencode(asked)}" if asked else ""
    return f"{get_script_prefix()}api/v1/{path}{query}"


def league_path(league: str, *parts: str | int, **asked: str) -> str:
    """Return the path of a league, or of what is below it."""
    return api_path("leagues", league, *parts, **asked)


def ruleset_page_path(slug: str) -> str:
    """Return the path of the page of a rule book."""
    return f"{get_script_prefix()}rules/{slug}/"


def whole(request: HttpRequest, path: str) -> str:
    """Return an address as the reader reaches this site."""
    return request.build_absolute_uri(path)


@extend_schema_field(OpenApiTypes.URI)
class Address(serializers.Field[Any, Any, str | None, Any]):
    """The whole address that belongs to what is shown.

    :param path: gives its path; None where there is none.
    """

    def __init__(self, path: Callable[[Any], str | None], **options: Any) -> None:
        super().__init__(source="*", read_only=True, **options)
        self.path = path

    def to_representation(self, value: Any) -> str | None:
        """Return the address, null where there is none."""
        path = self.path(value)
        return None if path is None else whole(self.context["request"], path)
