"""The record of a game handed out, and the game replayed from it."""

from typing import Final

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import get_conditional_response
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from games import services
from games.access import fixture_page, game_of
from games.models import Game
from games.selectors import published_record
from games.throttling import is_within_limit
from leagues.addresses import game_address
from leagues.models import League
from simulation.errors import BadRecord

REPLAYS_A_MINUTE: Final = 20


@require_safe
def record(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Hand out the record of a game as it is published, for anybody to replay."""
    page, fixture = fixture_page(request, slug, number)
    played = game_of(fixture, request.GET.get("attempt", ""))
    try:
        published = published_record(played)
    except BadRecord as error:
        raise Http404 from error
    if published is None:
        raise Http404
    name = f"{slug}-{number}-{played.attempt}.json"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "ETag": f'"{published.digest()}"',
        # Profiles join the record when the season closes: always to be asked for.
        "Cache-Control": "no-cache" if page.rights.is_public else "private, no-cache",
    }
    response = HttpResponse(
        published.dump(), content_type="application/json", headers=headers
    )
    answer = get_conditional_response(request, etag=headers["ETag"], response=response)
    assert answer is not None  # noqa: S101 (a response was handed in)
    return answer


@require_POST
def verify(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Replay the game that counts from its record and say what came of it."""
    page, fixture = fixture_page(request, slug, number)
    played = game_of(fixture)
    if played.record is None:
        raise Http404
    if not is_within_limit(request, "replay", REPLAYS_A_MINUTE):
        return render(request, "games/too_often.html", {"page": page}, status=429)
    tell(request, services.verify_game(played))
    return _to_the_receipt(page.league, number)


def tell(request: HttpRequest, found: services.Verification) -> None:
    """Say what a replay gave, with the reason where it is not as stored."""
    match found.state:
        case Game.Verified.VERIFIED:
            messages.success(
                request, _("The game was replayed: everything is as it was stored.")
            )
        case Game.Verified.ARCHIVED:
            messages.warning(
                request,
                _("This site no longer plays by the rules of this game: %(reason)s.")
                % {"reason": found.reason},
            )
        case _:
            messages.error(
                request,
                _("The replay differs from what is stored: %(reason)s.")
                % {"reason": found.reason},
            )


def _to_the_receipt(league: League, number: int) -> HttpResponse:
    return HttpResponseRedirect(f"{game_address(league.slug, number)}#made")
