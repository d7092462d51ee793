"""Errors of the API: always JSON, always of the same form, always with a reason."""

import math
from typing import Any, Final

from django.http import Http404, HttpRequest, JsonResponse
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _
from drf_standardized_errors.handler import ExceptionHandler
from rest_framework import exceptions, serializers
from rest_framework.response import Response

from leagues.errors import BadValue

API_PREFIX: Final = "/api/"
NOT_FOUND: Final = _(
    "There is nothing at this address, or it is not for you to see. Check the"
    " address, or sign in."
)
BROKEN: Final = _("Something went wrong on our side. Try again in a minute.")
_CODES: Final = {
    400: ("bad_request", _("This request cannot be understood.")),
    403: ("permission_denied", _("You may not do this.")),
    404: ("not_found", NOT_FOUND),
    500: ("error", BROKEN),
}


class FaultSerializer(serializers.Serializer[Any]):
    """One thing that is wrong."""

    code = serializers.CharField(help_text=_("A word for programs, such as `invalid`."))
    detail = serializers.CharField(help_text=_("What is wrong, for people."))
    attr = serializers.CharField(
        allow_null=True,
        help_text=_("The parameter at fault; null where it is none of them."),
    )


class ProblemSerializer(serializers.Serializer[Any]):
    """Why there is no answer. Nothing was changed: the API only reads."""

    type = serializers.ChoiceField(
        ["validation_error", "client_error", "server_error"],
        help_text=_("A bad parameter, another fault of the request, or one of ours."),
    )
    errors = FaultSerializer(  # type: ignore[assignment] # a field
        many=True, help_text=_("What is wrong, one by one.")
    )


class ProblemHandler(ExceptionHandler):
    """Turns whatever a view raises into a problem."""

    def convert_known_exceptions(self, exc: Exception) -> Exception:
        """Return the API's own error for what selectors and pages raise."""
        if isinstance(exc, Http404):
            return exceptions.NotFound(NOT_FOUND)
        if isinstance(exc, BadValue):
            return exceptions.ValidationError(
                {exc.field or "query": [exceptions.ErrorDetail(exc.reason, "invalid")]}
            )
        if isinstance(exc, exceptions.APIException):
            words = _own_words(exc)
            if words:
                exc.detail = exceptions.ErrorDetail(words, exc.default_code)
        return exc

    def convert_unhandled_exceptions(self, exc: Exception) -> exceptions.APIException:
        """Return an error that tells nothing of what broke."""
        if isinstance(exc, exceptions.APIException):
            return exc
        return exceptions.APIException(BROKEN)

    def get_response(self, exc: exceptions.APIException, data: Any) -> Response:
        """Say how long to wait in whole seconds, rounded up: never zero."""
        response = super().get_response(exc, data)
        wait = getattr(exc, "wait", None)
        if wait is not None:
            response["Retry-After"] = str(_whole(wait))
        return response


def _own_words(error: exceptions.APIException) -> str:
    """Return what we say of an error that the framework found, empty for any other."""
    if isinstance(error, exceptions.Throttled):
        return _too_often(getattr(error, "wait", None))
    if isinstance(error, exceptions.NotAcceptable):
        return gettext("Every answer is JSON. Ask for application/json.")
    if isinstance(error, exceptions.MethodNotAllowed):
        return gettext("The API only reads. Use GET.")
    return ""


def _too_often(wait: float | None) -> str:
    if wait is None:
        return gettext("These are too many requests. Ask again later.")
    seconds = _whole(wait)
    return ngettext(
        "These are too many requests. Ask again in %(seconds)d second.",
        "These are too many requests. Ask again in %(seconds)d seconds.",
        seconds,
    ) % {"seconds": seconds}


def _whole(wait: float) -> int:
    """Return a wait in whole seconds, rounded up: never zero."""
    return max(1, math.ceil(wait))


def is_api(request: HttpRequest) -> bool:
    """Tell whether an address is one of the API's, where nobody expects a page."""
    return request.path_info.startswith(API_PREFIX)


def problem_response(status: int) -> JsonResponse:
    """Return the problem for what failed before or outside of the API's own views."""
    code, detail = _CODES[status]
    kind = "server_error" if status >= 500 else "client_error"
    fault = {"code": code, "detail": gettext(str(detail)), "attr": None}
    problem = {"type": kind, "errors": [fault]}
    return JsonResponse(problem, status=status, headers={"Cache-Control": "no-store"})
