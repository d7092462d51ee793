"""Exhibitions: asked for by anybody, watched step by step, and looked back on."""

from collections.abc import Callable
from functools import partial, wraps
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from games import services
from games.forms.exhibitions import ExhibitionForm
from games.models import Exhibition
from games.pages.asked import GameAsked
from games.pages.exhibitions import exhibition_view, start_view, watch_view
from games.selectors import published_record
from games.selectors.exhibitions import (
    exhibition_by_key,
    exhibition_of_request,
    exhibition_scene,
    next_period_step,
    request_digest,
)
from games.throttling import is_within_limit
from games.views.records import REPLAYS_A_MINUTE, tell

STARTS_A_MINUTE: Final = 10
#: Longer numbers are none of a step, and Python refuses to read very long ones.
MOST_DIGITS: Final = 6


def with_exhibition(
    view: Callable[[HttpRequest, Exhibition], HttpResponse],
) -> Callable[..., HttpResponse]:
    """Give a view the exhibition of its address; offer another where it is over."""

    @wraps(view)
    def wrapped(request: HttpRequest, key: str) -> HttpResponse:
        try:
            exhibition = exhibition_by_key(key, timezone.now())
        except Exhibition.DoesNotExist:
            context = {"start": start_view("")}
            return render(request, "games/exhibition/gone.html", context, status=404)
        return view(request, exhibition)

    return wrapped


@require_http_methods(["GET", "HEAD", "POST"])
def start(request: HttpRequest) -> HttpResponse:
    """Show the ready teams, and have two of them play."""
    if request.method != "POST":
        return _start_page(request, request.GET.get("ruleset", ""))
    form = ExhibitionForm(request.POST)
    if form.is_valid():
        known = exhibition_of_request(request_digest(**form.cleaned_data))
        # A form that is sent twice has had its game played, and counted, once.
        if known is None and not is_within_limit(
            request, "exhibition", STARTS_A_MINUTE
        ):
            return render(request, "games/exhibition/too_many.html", status=429)
        asked = partial(
            services.start_exhibition, **form.cleaned_data, now=timezone.now()
        )
        exhibition = form.attempt(asked)
        if exhibition is not None:
            return redirect("exhibition", exhibition.key)
    return _start_page(request, form.data.get("ruleset", ""), form)


def _start_page(
    request: HttpRequest, slug: str, refused: ExhibitionForm | None = None
) -> HttpResponse:
    status = 200 if refused is None else refused.status
    context = {"start": start_view(slug, refused)}
    return render(request, "games/exhibition/start.html", context, status=status)


@require_safe
@with_exhibition
def watch(request: HttpRequest, exhibition: Exhibition) -> HttpResponse:
    """Show an exhibition as it is at a step, and nothing of what follows."""
    return _scene(request, exhibition, "games/exhibition/watch.html")


@require_safe
@with_exhibition
def scene(request: HttpRequest, exhibition: Exhibition) -> HttpResponse:
    """Show the part of the page that changes from step to step."""
    return _scene(request, exhibition, "games/exhibition/_scene.html")


def _scene(request: HttpRequest, exhibition: Exhibition, template: str) -> HttpResponse:
    shown = exhibition_scene(exhibition, _step(request, exhibition))
    return render(request, template, {"shown": watch_view(exhibition, shown)})


def _step(request: HttpRequest, exhibition: Exhibition) -> int:
    """Return the number of the step that is asked for.

    :raises Http404: for what is no number, or no way to go on from it.
    """
    written = request.GET.get("step", "0")
    is_number = written.isascii() and written.isdecimal()
    if not is_number or len(written) > MOST_DIGITS:
        raise Http404
    number = int(written)
    match request.GET.get("move", ""):
        case "":
            return number
        case "back":
            return max(0, number - 1)
        case "next":
            return number + 1
        case "period":
            return next_period_step(exhibition, number)
    raise Http404


@require_safe
@with_exhibition
def final(request: HttpRequest, exhibition: Exhibition) -> HttpResponse:
    """Show what came of an exhibition."""
    shown = exhibition_view(exhibition, GameAsked.of(request.GET))
    return render(request, "games/exhibition/final.html", {"shown": shown})


@require_safe
@with_exhibition
def record(request: HttpRequest, exhibition: Exhibition) -> HttpResponse:
    """Hand out the record of an exhibition, for anybody to replay."""
    published = published_record(exhibition.game)
    assert published is not None  # noqa: S101 (a simulated game has a record)
    teams = (exhibition.away_team, exhibition.home_team)
    name = "-".join(["exhibition", *(team.abbreviation.lower() for team in teams)])
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return HttpResponse(
        published.dump(), content_type="application/json", headers=headers
    )


@require_POST
@with_exhibition
def verify(request: HttpRequest, exhibition: Exhibition) -> HttpResponse:
    """Replay an exhibition from its record and say what came of it."""
    if not is_within_limit(request, "replay", REPLAYS_A_MINUTE):
        return render(request, "games/exhibition/too_many_replays.html", status=429)
    tell(request, services.verify_game(exhibition.game))
    address = reverse("exhibition-final", args=[exhibition.key])
    return HttpResponseRedirect(f"{address}#made")
