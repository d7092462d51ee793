"""Pages for what went wrong: each says what happened and what to do next.

At the addresses of the API it is JSON in the form of all its errors.
"""

from django.http import HttpRequest, HttpResponse, HttpResponseServerError
from django.shortcuts import render
from django.template import loader

from config.theme import chosen_theme
from leagues.api.errors import is_api, problem_response

LAST_RESORT = (
    "<!doctype html><html lang=en><title>Hardwood: an error</title>"
    "<h1>Something went wrong on our side</h1>"
    "<p>Nothing was changed. Try again in a minute, or go to <a href=/>the start</a>."
)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer a request that cannot be read, such as one that is too large.

    Rendered without the database and without asking who the reader is: the request
    itself may be what breaks these.
    """
    if is_api(request):
        return problem_response(400)
    return HttpResponse(_render_bare("400.html", request), status=400)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer a reader who may not see the page."""
    if is_api(request):
        return problem_response(403)
    return render(request, "403.html", status=403)


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer for an address where there is nothing."""
    if is_api(request):
        return problem_response(404)
    return render(request, "404.html", status=404)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer a form whose page is too old, or that came from elsewhere."""
    if is_api(request):
        return problem_response(403)
    return render(request, "403_csrf.html", status=403)


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer where our code failed: without database and context processors."""
    if is_api(request):
        return problem_response(500)
    return HttpResponseServerError(_render_bare("500.html", request))


def _render_bare(name: str, request: HttpRequest) -> str:
    """Render with the theme alone; where that fails too, return plain HTML."""
    try:
        return loader.get_template(name).render({"theme": chosen_theme(request)})
    except Exception:  # a broken template must not hide the first error
        return LAST_RESORT
