"""The pages at which results are entered by hand, and the list of what waits."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from django.core.paginator import Page, Paginator
from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext

from games.models import Game
from games.results import Sheet, sheet_of
from games.selectors import games_of, latest_results
from games.selectors.sheets import Rows, sheet_rows, with_departed
from leagues.access import LeaguePage
from leagues.errors import WrongState
from leagues.models import Fixture, Season
from leagues.pages.dates import FixtureLine, fixture_line
from leagues.selectors import open_fixtures, overdue_fixtures
from leagues.states import FixtureAction, allows_fixture, fixture_after

SCORE: Final = "score"
BOX: Final = "box"
FORFEIT: Final = "forfeit"
CLEAR: Final = "clear"
WAITING_A_PAGE: Final = 40
LATEST: Final = 15


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to settle a fixture's result, offered as a link."""

    name: str
    title: str


@dataclass(frozen=True, slots=True)
class ResultDesk:
    """A fixture in the hands of somebody who may enter its result.

    `game` is the one that counts, `last` the latest that was made, both None where
    there is none. `sheet` is what a box score asks for, None where it cannot be
    entered; `rows` are the players on it, none where it knows teams alone. `reason`
    says why nothing can be done now, or why no score can be entered.
    """

    page: LeaguePage
    fixture: Fixture
    game: Game | None
    last: Game | None
    sheet: Sheet | None
    rows: Rows
    choices: tuple[Choice, ...]
    reason: str

    @property
    def title(self) -> str:
        """What the page is called."""
        return gettext("Correct the result") if self.is_known else gettext("Result")

    @property
    def is_known(self) -> bool:
        """Whether there is a result already."""
        return self.fixture.is_decided

    def offers(self, name: str) -> bool:
        """Tell whether the way of this name is open."""
        return name in [choice.name for choice in self.choices]

    @property
    def usual(self) -> str:
        """The way that the page opens with."""
        if self.fixture.forfeit and self.offers(FORFEIT):
            return FORFEIT
        if self.game is not None and self.game.periods and self.offers(BOX):
            return BOX
        return self.choices[0].name if self.choices else SCORE

    @property
    def news(self) -> str:
        """What somebody did last to the result, for who did not know of it."""
        if self.last is None:
            return gettext("The fixture was moved, called off or put back meanwhile.")
        names = {"result": result_words(self.last), "who": _name(self.last.author)}
        if self.game is None:
            return gettext("%(who)s took the result back: it was %(result)s.") % {
                **names,
                "who": _name(self.last.voided_by),
            }
        if self.game.source == Fixture.Source.SIMULATED:
            return gettext("The game was simulated: %(result)s.") % names
        return gettext("%(who)s entered %(result)s (%(source)s, %(at)s).") % {
            **names,
            "source": self.game.get_source_display(),
            "at": _moment(self.game.made_at, self.page),
        }


def _name(account: Any) -> str:
    return gettext("Somebody") if account is None else str(account.name)


def _moment(moment: datetime, page: LeaguePage) -> str:
    return date_format(localtime(moment, page.zone), "j F Y H:i")


def result_words(game: Game) -> str:
    """Return a game's result in short: `66–63`, away first, or `forfeit by …`."""
    if game.forfeit:
        return gettext("forfeit %(who)s") % {"who": game.get_forfeit_display()}
    return f"{game.away_points}–{game.home_points}"


def entry_title(page: LeaguePage, fixture: Fixture) -> str:
    """Return what the link to a fixture's result is called, empty without a right."""
    offered = _actions(page, fixture)
    if FixtureAction.RECORD in offered:
        return gettext("Enter the result")
    return gettext("Correct the result") if offered else ""


def _actions(page: LeaguePage, fixture: Fixture) -> tuple[FixtureAction, ...]:
    """Return what the reader may do to the fixture's result now.

    Without the rule book only forfeits are left, which are not for everybody. Nothing
    is taken back that a team which has withdrawn would have to play again.
    """
    rights = page.rights
    has_scores = page.ruleset is not None and rights.can_enter_result(fixture)
    allowed = {
        FixtureAction.RECORD: rights.can_enter_results or has_scores,
        FixtureAction.CORRECT: rights.can_enter_results,
        FixtureAction.CLEAR: rights.can_enter_results and not fixture.withdrawn,
    }
    return tuple(
        action
        for action, may in allowed.items()
        if may and allows_fixture(fixture, fixture.season, action)
    )


def result_desk(
    page: LeaguePage,
    fixture: Fixture,
    periods: int = 0,
    named: Mapping[str, Collection[int]] | None = None,
) -> ResultDesk:
    """Return what somebody with a right to it may do to a result; two queries.

    Where the rule book has players it is five queries more, and two at most for those
    who have left.

    :param periods: how many periods the sheet is to have at least.
    :param named: ids of players that it is to have, by `home` and `away`.
    """
    games = list(games_of(fixture).defer("record", "events"))
    game = next((item for item in games if item.is_official), None)
    actions = _actions(page, fixture)
    known = 0 if game is None else len(game.periods)
    sheet = sheet_of(page.ruleset, fixture.season.options, max(periods, known))
    rows: Rows = ((), ())
    if sheet is not None and sheet.player_columns:
        rows = sheet_rows(fixture, game)
        if named is not None:
            rows = with_departed(rows, fixture, named)
    return ResultDesk(
        page=page,
        fixture=fixture,
        game=game,
        last=games[-1] if games else None,
        sheet=sheet,
        rows=rows,
        choices=tuple(_choices(page, actions)),
        reason=_reason(page, fixture),
    )


def _choices(page: LeaguePage, actions: tuple[FixtureAction, ...]) -> list[Choice]:
    found = []
    if {FixtureAction.RECORD, FixtureAction.CORRECT} & set(actions):
        if page.ruleset is not None:
            found.append(Choice(SCORE, gettext("Score")))
            if page.ruleset.score_sheet is not None:
                found.append(Choice(BOX, gettext("Box score")))
        if page.rights.can_enter_results:
            found.append(Choice(FORFEIT, gettext("Forfeit")))
    if FixtureAction.CLEAR in actions:
        found.append(Choice(CLEAR, gettext("Take back")))
    return found


def _reason(page: LeaguePage, fixture: Fixture) -> str:
    """Return why nothing, or no more, can be done to a result; mostly empty."""
    if fixture.is_decided and not page.rights.can_enter_results:
        return gettext(
            "The result is entered. A commissioner or a scorekeeper can correct it."
        )
    known = fixture.is_decided
    action = FixtureAction.CORRECT if known else FixtureAction.RECORD
    try:
        fixture_after(fixture, fixture.season, action)
    except WrongState as error:
        return error.reason
    if page.ruleset is None:
        return gettext(
            "This site no longer has the rule book of the league, so no score can be"
            " entered."
        )
    return ""


@dataclass(frozen=True, slots=True)
class DecidedLine:
    """A fixture that has a result, and the game that it comes from."""

    line: FixtureLine
    game: Game | None


@dataclass(frozen=True, slots=True)
class ResultsView:
    """What waits for a result, what is overdue first, and what was decided last."""

    season: Season
    now: datetime
    overdue: int
    waiting: "Page[Fixture]"
    latest: tuple[DecidedLine, ...]


def results_view(season: Season, now: datetime, number: str | None) -> ResultsView:
    """Return the results of a season; five queries.

    :param number: which page of those that wait for a result.
    """
    return ResultsView(
        season=season,
        now=now,
        overdue=overdue_fixtures(season, now=now).count(),
        waiting=Paginator(open_fixtures(season), WAITING_A_PAGE).get_page(number),
        latest=tuple(
            DecidedLine(fixture_line(fixture), game)
            for fixture, game in latest_results(season, LATEST)
        ),
    )
