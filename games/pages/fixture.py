"""The page of a fixture: a preview before, and after it all that came of the game."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext, pgettext

from games.models import Game
from games.pages.asked import GameAsked
from games.pages.courses import CourseView, course_view, period_name
from games.pages.figures import ComparisonGroup, compared
from games.pages.previews import Preview, preview_of
from games.pages.results import entry_title
from games.selectors import GamePage, LineScore, game_page, games_of
from leagues.access import LeaguePage
from leagues.badges import ChartPair, Side, chart_pair, colours_of
from leagues.models import Entry, Fixture, Team
from leagues.selectors import season_table
from leagues.selectors.standings import outcome_for
from leagues.standings import Outcome, Row
from simulation.protocol import FORFEIT, Ruleset


@dataclass(frozen=True, slots=True)
class FixtureSide:
    """One of the two teams: where it stands now, and what it has in this fixture.

    `points` is None where there is no score, `outcome` where there is no result.
    """

    side: Side
    entry: Entry
    row: Row
    points: int | None
    outcome: Outcome | None

    @property
    def team(self) -> Team:
        """The team itself."""
        return self.entry.team

    @property
    def is_home(self) -> bool:
        """Whether it plays at home."""
        return self.side is Side.HOME

    @property
    def has_lost(self) -> bool:
        """Whether it lost, be it by forfeit."""
        return self.outcome is Outcome.LOSS


@dataclass(frozen=True, slots=True)
class FixtureView:
    """What the page of a fixture shows, decided or not.

    `away` stands before `home` throughout. `title` names teams and score; `ending`
    says how a decided fixture ended. `groups` set the two lines of the box score
    against each other, `course` is how the game went. `preview` is None once it is
    decided, or called off. `voided` are games that no longer count. `entry` is what the
    link to the result is called for a reader who may enter or correct it, else empty.
    """

    fixture: Fixture
    away: FixtureSide
    home: FixtureSide
    title: str
    ending: str
    result: GamePage
    groups: tuple[ComparisonGroup, ...]
    course: CourseView
    colours: ChartPair
    preview: Preview | None
    voided: tuple[Game, ...]
    entry: str

    @property
    def game(self) -> Game | None:
        """The game that counts, None where there is no result."""
        return self.result.game

    @property
    def forfeiting(self) -> tuple[FixtureSide, ...]:
        """The sides that did not play."""
        forfeit = self.fixture.forfeit
        both = forfeit == Fixture.Forfeit.BOTH
        return tuple(
            side for side in (self.away, self.home) if both or side.side == forfeit
        )


def fixture_view(page: LeaguePage, fixture: Fixture, asked: GameAsked) -> FixtureView:
    """Return the page of a fixture; eleven queries at most.

    :raises Http404: for something asked for that there is not.
    """
    table = season_table(fixture.season)
    rows = {row.key: row for row in table.standings.rows}
    result = game_page(fixture)
    home, away = _sides(fixture, rows)
    return FixtureView(
        fixture=fixture,
        away=away,
        home=home,
        title=_title(away, home),
        ending=_ending(page, result),
        result=result,
        groups=_groups(result),
        course=course_view(
            page.ruleset,
            asked,
            teams=(home.team, away.team),
            lines=[row.line for row in result.box.rows] if result.box else [],
            boxes=result.players,
            fouls=result.fouls,
            plays=result.plays,
        ),
        colours=chart_pair(colours_of(home.team), colours_of(away.team)),
        preview=preview_of(page, fixture)
        if fixture.state == Fixture.State.SCHEDULED
        else None,
        voided=_voided(fixture),
        entry=entry_title(page, fixture),
    )


def _sides(fixture: Fixture, rows: dict[int, Row]) -> tuple[FixtureSide, FixtureSide]:
    return (
        FixtureSide(
            Side.HOME,
            fixture.home,
            rows[fixture.home_id],
            fixture.home_points,
            outcome_for(fixture, fixture.home_id),
        ),
        FixtureSide(
            Side.AWAY,
            fixture.away,
            rows[fixture.away_id],
            fixture.away_points,
            outcome_for(fixture, fixture.away_id),
        ),
    )


def _title(away: FixtureSide, home: FixtureSide) -> str:
    names = {"away": away.team.name, "home": home.team.name}
    if away.points is None:
        return gettext("%(away)s at %(home)s") % names
    points = {"away_points": away.points, "home_points": home.points}
    return gettext("%(away)s %(away_points)d, %(home)s %(home_points)d") % {
        **names,
        **points,
    }


def _ending(page: LeaguePage, result: GamePage) -> str:
    """Return “Final”, and how the game ended where it was no regular one."""
    kind = "" if result.game is None else result.game.result_kind
    options = result.fixture.season.options
    return ending_after(page.ruleset, options, result.line_score, kind)


def ending_after(
    rules: Ruleset | None,
    options: Mapping[str, object],
    score: LineScore | None,
    kind: str,
) -> str:
    """Return “Final”, and how or after which period where it was no regular one.

    :param rules: None where the rule book is not here.
    :param kind: of the result, empty where it is not known.
    """
    if kind == FORFEIT:
        return gettext("Final, by forfeit")
    if score is not None and rules is not None:
        regular = rules.period_names(options, 0)
        if len(score.headings) > len(regular):
            last = period_name(rules, score.headings[-1])
            return gettext("Final, after %(period)s") % {"period": last}
    return pgettext("game", "Final")


def _groups(result: GamePage) -> tuple[ComparisonGroup, ...]:
    if result.box is None:
        return ()
    home, away = result.box.rows
    return compared(result.box.columns, away.cells, home.cells)


def _voided(fixture: Fixture) -> tuple[Game, ...]:
    games = games_of(fixture).filter(is_official=False).defer("record", "events")
    return tuple(games)
