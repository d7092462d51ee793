"""Light, dark, or as the system has it: a cookie that a small form sets."""

from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

COOKIE: Final = "theme"
YEAR_SECONDS: Final = 365 * 24 * 3600
#: What the cookie may say; anything else follows the system.
THEMES: Final = ("light", "dark")


def chosen_theme(request: HttpRequest) -> str:
    """Return ``light``, ``dark``, or ``""`` for the system's choice."""
    value = request.COOKIES.get(COOKIE, "")
    return value if value in THEMES else ""


def theme(request: HttpRequest) -> dict[str, str]:
    """Give every template the reader's ``theme``; a context processor."""
    return {"theme": chosen_theme(request)}


def safe_return(request: HttpRequest, address: str) -> str:
    """Return the address if it is a page of this site, else the home page."""
    is_ours = url_has_allowed_host_and_scheme(
        address,
        allowed_hosts={request.get_host()},
        require_https=request.is_secure(),
    )
    return address if is_ours else reverse("home")


@require_POST
def choose_theme(request: HttpRequest) -> HttpResponse:
    """Keep the theme that the form names and return to the page it came from."""
    response = HttpResponseRedirect(safe_return(request, request.POST.get("next", "")))
    wanted = request.POST.get("theme", "")
    if wanted in THEMES:
        response.set_cookie(
            COOKIE,
            wanted,
            max_age=YEAR_SECONDS,
            secure=settings.SESSION_COOKIE_SECURE,
            httponly=True,
            samesite="Lax",
        )
    else:
        response.delete_cookie(COOKIE, samesite="Lax")
    return response
