import json

import pytest
from django.http import Http404
from rest_framework.exceptions import (
    MethodNotAllowed,
    NotAcceptable,
    NotFound,
    Throttled,
    ValidationError,
)
from rest_framework.test import APIRequestFactory
from rest_framework.views import APIView

from leagues.api.errors import BROKEN, NOT_FOUND, is_api, problem_response
from leagues.errors import BadValue


def answered(error, caplog=None):
    """Return what a view answers that raises an error."""

    class Raising(APIView):
        throttle_classes = ()
        authentication_classes = ()

        def get(self, request):
            raise error

    return Raising.as_view()(APIRequestFactory().get("/api/v1/"))


@pytest.mark.parametrize(
    ("error", "status", "fault"),
    [
        (Http404(), 404, ("not_found", str(NOT_FOUND), None)),
        (NotFound("No book."), 404, ("not_found", "No book.", None)),
        (BadValue("team", "No such."), 400, ("invalid", "No such.", "team")),
        (BadValue(None, "No such."), 400, ("invalid", "No such.", "query")),
        (ValidationError({"a": ["Bad."]}), 400, ("invalid", "Bad.", "a")),
        (
            Throttled(1),
            429,
            (
                "throttled",
                "These are too many requests. Ask again in 1 second.",
                None,
            ),
        ),
        (
            Throttled(1.2),
            429,
            (
                "throttled",
                "These are too many requests. Ask again in 2 seconds.",
                None,
            ),
        ),
        (
            Throttled(),
            429,
            ("throttled", "These are too many requests. Ask again later.", None),
        ),
        (
            NotAcceptable(),
            406,
            (
                "not_acceptable",
                "Every answer is JSON. Ask for application/json.",
                None,
            ),
        ),
        (
            MethodNotAllowed("POST"),
            405,
            ("method_not_allowed", "The API only reads. Use GET.", None),
        ),
    ],
)
def test_error_becomes_a_problem(error, status, fault):
    response = answered(error)

    found = response.data["errors"][0]
    assert response.status_code == status
    assert (found["code"], found["detail"], found["attr"]) == fault


def test_fault_of_ours_tells_nothing_of_itself(caplog):
    response = answered(RuntimeError("a secret detail"))

    assert response.status_code == 500
    assert response.data == {
        "type": "server_error",
        "errors": [{"code": "error", "detail": str(BROKEN), "attr": None}],
    }
    assert "a secret detail" in caplog.text


@pytest.mark.parametrize(
    ("wait", "seconds"), [(0.2, "1"), (1, "1"), (1.2, "2"), (59.9, "60")]
)
def test_wait_is_in_whole_seconds_and_never_none(wait, seconds):
    assert answered(Throttled(wait))["Retry-After"] == seconds


def test_wait_that_is_not_known_is_not_told():
    assert "Retry-After" not in answered(Throttled())


@pytest.mark.parametrize(
    ("status", "kind", "code"),
    [
        (400, "client_error", "bad_request"),
        (403, "client_error", "permission_denied"),
        (404, "client_error", "not_found"),
        (500, "server_error", "error"),
    ],
)
def test_problem_outside_of_the_views_has_the_same_form(status, kind, code):
    response = problem_response(status)

    problem = json.loads(response.content)
    assert response.status_code == status
    assert response["Cache-Control"] == "no-store"
    assert problem["type"] == kind
    assert problem["errors"][0]["code"] == code
    assert problem["errors"][0]["attr"] is None


@pytest.mark.parametrize(
    ("path", "expected"), [("/api/", True), ("/api/v1/x", True), ("/apis/", False)]
)
def test_addresses_of_the_api_are_known(rf, path, expected):
    assert is_api(rf.get(path)) is expected
