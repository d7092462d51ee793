"""Pages at which results are entered, corrected and taken back, and their list."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import BadRequest, PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from games import services
from games.access import fixture_page
from games.forms.player_sheets import PlayerBoxForm, players_sent
from games.forms.results import (
    BoxForm,
    ClearForm,
    ForfeitForm,
    ResultForm,
    ScoreForm,
    periods_sent,
)
from games.pages.results import (
    BOX,
    CLEAR,
    FORFEIT,
    SCORE,
    ResultDesk,
    result_desk,
    result_words,
    results_view,
)
from games.results import Sheet, sheet_of
from leagues.access import LeaguePage
from leagues.addresses import game_address
from leagues.forms.refusals import VersionForm
from leagues.manage.frame import Managed, for_scorekeeper, show
from leagues.models import Fixture, Season
from leagues.people import Account
from simulation.protocol import SIDES

MORE: Final = "more"
SECTION: Final = "results"


@require_http_methods(["GET", "HEAD", "POST"])
def result(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Enter the result of one fixture, correct it, or take it back."""
    page, fixture = fixture_page(request, slug, number)
    user = request.user
    if not user.is_authenticated:
        return redirect_to_login(request.get_full_path())
    if not page.rights.can_enter_result(fixture):
        raise PermissionDenied
    if request.method != "POST":
        desk = result_desk(page, fixture)
        asked = request.GET.get("as", "")
        name = asked if desk.offers(asked) else desk.usual
        return _result_page(request, desk, name, blank_form(desk, name))
    name = request.POST.get("action", "")
    periods = _periods(page, fixture.season, request.POST)
    named = players_sent(request.POST)
    if name == MORE:
        desk = result_desk(page, fixture, periods + 1, named)
        return _result_page(request, desk, BOX, longer_form(desk, request.POST))
    desk = result_desk(page, fixture, periods, named)
    form = sent_form(desk, name, request.POST)
    if form.is_valid():
        said = form.attempt(partial(DEEDS[name], fixture, user, form))
        if said is not None:
            messages.success(request, said)
            return HttpResponseRedirect(game_address(slug, number))
    desk = result_desk(*fixture_page(request, slug, number), periods, named)
    return _result_page(request, desk, name, form)


def _enter(fixture: Fixture, author: Account, form: VersionForm) -> str:
    """Store a first result, or another in the place of one."""
    assert isinstance(form, BoxForm | ScoreForm | ForfeitForm)  # noqa: S101 (by name)
    is_known = fixture.is_decided
    enter = services.correct_result if is_known else services.record_result
    game = enter(
        fixture,
        author=author,
        version=form.read_version,
        entered=form.entered,
        note=form.read_note,
    )
    said = _("The result is corrected: %(result)s.") if is_known else ""
    return (said or _("The result is entered: %(result)s.")) % {
        "result": result_words(game)
    }


def _clear(fixture: Fixture, author: Account, form: VersionForm) -> str:
    services.clear_result(fixture, author=author, version=form.read_version)
    return _("The result is taken back. The game can be played or entered anew.")


DEEDS: Final[Mapping[str, Callable[[Fixture, Account, VersionForm], str]]] = {
    SCORE: _enter,
    BOX: _enter,
    FORFEIT: _enter,
    CLEAR: _clear,
}


def _periods(page: LeaguePage, season: Season, data: Mapping[str, Any]) -> int:
    """Return how many periods the sheet had that was sent, 0 where there is none."""
    sheet = sheet_of(page.ruleset, season.options)
    return 0 if sheet is None else periods_sent(data, sheet.least, sheet.most)


def blank_form(desk: ResultDesk, name: str) -> VersionForm:
    """Return the form of a way to settle a result as nobody has touched it yet."""
    fixture = desk.fixture
    points = {"home": fixture.home_points, "away": fixture.away_points}
    version = {"version": fixture.version}
    if name == CLEAR:
        return ClearForm(initial=version)
    if name == FORFEIT:
        return _named(ForfeitForm(initial={**version, "by": fixture.forfeit}), desk)
    if name == SCORE or desk.sheet is None:
        known = {f"{side}_points": number for side, number in points.items()}
        return _named(ScoreForm(initial={**version, **known}), desk)
    known = {f"{side}_pts": number for side, number in points.items()}
    filled = {} if desk.game is None else BoxForm.filled(desk.game, desk.sheet)
    filled = {cell: figure for cell, figure in filled.items() if figure is not None}
    filled |= _players_shown(desk, desk.sheet)
    return _box_form(desk, initial={**known, **filled, **_hidden(desk)})


def _players_shown(desk: ResultDesk, sheet: Sheet) -> dict[str, Any]:
    """Return what the sheet shows of players: the game's figures, or the starters."""
    if any(row.values for rows in desk.rows for row in rows):
        return PlayerBoxForm.filled_rows(sheet, desk.rows)
    spec = None if desk.page.ruleset is None else desk.page.ruleset.roster_spec
    return PlayerBoxForm.blank(sheet, desk.rows, 0 if spec is None else spec.size[0])


def _hidden(desk: ResultDesk) -> dict[str, int]:
    """Return what nobody types in a form, as it is now."""
    fixture = desk.fixture
    return {
        "version": fixture.version,
        "periods": _headings(desk),
        "home_roster": fixture.home.team.roster_version,
        "away_roster": fixture.away.team.roster_version,
    }


def sent_form(desk: ResultDesk, name: str, data: Mapping[str, Any]) -> VersionForm:
    """Return the form of a way to settle a result as it was sent.

    :raises BadRequest: if there is no such way.
    """
    if name == CLEAR:
        return ClearForm(data)
    if name == FORFEIT:
        return _named(ForfeitForm(data), desk)
    if name == SCORE:
        return _named(ScoreForm(data), desk)
    if name != BOX:
        raise BadRequest
    return _box_form(desk, data)


def longer_form(desk: ResultDesk, data: Mapping[str, Any]) -> BoxForm:
    """Return the sheet as it was sent, with room for one period more."""
    return _box_form(desk, initial={**_typed(data), "periods": _headings(desk)})


def _typed(data: Mapping[str, Any]) -> dict[str, Any]:
    return {name: data[name] for name in data}


def _headings(desk: ResultDesk) -> int:
    return 0 if desk.sheet is None else len(desk.sheet.periods)


def _box_form(desk: ResultDesk, *args: Any, **fields: Any) -> BoxForm:
    """:raises BadRequest: where no box score can be entered by hand."""
    if desk.sheet is None:
        raise BadRequest
    home, away = desk.fixture.home.team, desk.fixture.away.team
    if desk.sheet.player_columns:
        return PlayerBoxForm(desk.sheet, home, away, desk.rows, *args, **fields)
    return BoxForm(desk.sheet, home, away, *args, **fields)


def _named(form: ScoreForm | ForfeitForm, desk: ResultDesk) -> VersionForm:
    form.name_teams(desk.fixture.home.team, desk.fixture.away.team)
    return form


def _result_page(
    request: HttpRequest, desk: ResultDesk, name: str, form: VersionForm
) -> HttpResponse:
    """Show a fixture's result as it is now, with what was typed.

    A page that was out of date says what has happened since; sent again, it means the
    result as it is now.
    """
    news = _news(desk, form)
    if form.is_stale or (isinstance(form, PlayerBoxForm) and form.has_departed):
        form.renew(_hidden(desk))
    if not desk.offers(name):
        _hold(form)
    context = {
        "page": desk.page,
        "desk": desk,
        "fixture": desk.fixture,
        "open": name,
        "form": form,
        "news": news,
        "has_note": isinstance(form, ResultForm),
    }
    return render(request, "games/results/result.html", context, status=form.status)


def _news(desk: ResultDesk, form: VersionForm) -> str:
    """Return what has happened to a page that is out of date, else nothing."""
    if not form.is_stale:
        return ""
    if isinstance(form, PlayerBoxForm) and form.read_version == desk.fixture.version:
        changed = [
            form.teams[side].name for side in SIDES if not form.is_of_roster(side)
        ]
        if changed:
            return _("The roster of %(teams)s was changed meanwhile.") % {
                "teams": _(" and of ").join(changed)
            }
    return desk.news


def _hold(form: VersionForm) -> None:
    """Show what was typed where it cannot be sent again."""
    for field in form.fields.values():
        field.widget.attrs["disabled"] = True


@require_safe
@for_scorekeeper
def results(request: HttpRequest, managed: Managed) -> HttpResponse:
    """List what waits for a result, and what was decided last."""
    if managed.page.season is None:
        return show(request, managed, "games/results/no_season.html", SECTION, {})
    season = managed.season
    shown = results_view(season, timezone.now(), request.GET.get("page"))
    context = {"season": season, "shown": shown}
    return show(request, managed, "games/results/results.html", SECTION, context)
