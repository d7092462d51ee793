"""How views tell the schema what they answer."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from django.utils.translation import gettext_lazy as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers

from leagues.api.asking import Asked
from leagues.api.errors import ProblemSerializer

Method = TypeVar("Method", bound=Callable[..., Any])

_PLACES: Final = {
    "league": (OpenApiTypes.STR, _("The slug of a league.")),
    "season": (OpenApiTypes.STR, _("The slug of a season of the league.")),
    "team": (OpenApiTypes.STR, _("The slug of a team.")),
    "number": (OpenApiTypes.INT, _("The number of a fixture in its league.")),
    "player": (OpenApiTypes.INT, _("The key of a player of the league.")),
    "ruleset": (OpenApiTypes.STR, _("The slug of a rule book.")),
}
_PROBLEMS: Final = {
    400: _("A parameter is unknown or cannot be taken; the error names it."),
    404: _("There is no such thing, or it is not for the reader to see."),
    429: _("Too many requests; `Retry-After` says how many seconds to wait."),
}


def documented(
    name: str,
    summary: Any,
    answer: Any,
    *,
    tag: str,
    asked: type[Asked] = Asked,
    places: tuple[str, ...] = (),
) -> Callable[[Method], Method]:
    """Describe the `get` of a view; its docstring becomes the description.

    :param name: unique among all operations, for those who generate clients.
    :param answer: the serializer of what is answered.
    :param places: the parts of the address that name something.
    """
    problems = {
        status: OpenApiResponse(ProblemSerializer, description=str(text))
        for status, text in _PROBLEMS.items()
        if status != 404 or places
    }
    parameters: list[Any] = [
        OpenApiParameter(
            place,
            _PLACES[place][0],
            OpenApiParameter.PATH,
            description=str(_PLACES[place][1]),
        )
        for place in places
    ]
    if asked().get_fields():
        parameters.append(asked)
    return extend_schema(
        operation_id=name,
        summary=summary,
        tags=[tag],
        parameters=parameters,
        responses={
            200: OpenApiResponse(answer, description=str(summary)),
            **problems,
        },
    )


def page_serializer(
    name: str, of: type[serializers.Serializer[Any]]
) -> type[serializers.Serializer[Any]]:
    """Return the serializer of a page of a list."""
    fields = {
        "next": serializers.URLField(
            allow_null=True, help_text=_("The page after this one; null at the end.")
        ),
        "previous": serializers.URLField(
            allow_null=True, help_text=_("The page before this one; null at the start.")
        ),
        "results": of(many=True, help_text=_("What is on this page.")),
        "__doc__": "One page of a list.",
        "__module__": __name__,
    }
    return type(f"{name}PageSerializer", (serializers.Serializer,), fields)
