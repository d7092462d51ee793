"""The pages of exhibitions: to ask for one, to watch it, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from re import search
from typing import Final
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from games.forms.exhibitions import ExhibitionForm
from games.models import Exhibition, ExhibitionTeam, Game
from games.pages.asked import GameAsked
from games.pages.courses import CourseView, course_view
from games.pages.figures import ComparisonGroup, compared
from games.pages.fixture import ending_after
from games.records import unpack_record
from games.selectors import PlayLine
from games.selectors.exhibitions import (
    KEPT,
    ExhibitionResult,
    Scene,
    chart_colours,
    exhibition_result,
    rules_of,
)
from leagues.badges import ChartPair, Side
from leagues.pages.segments import Segment
from simulation.protocol import Ruleset
from simulation.registry import rulesets
from simulation.teamsheet import Dial, ReadyTeam, TeamSheet

#: How long a play stays when nobody hurries: a pause, and so much for each letter.
PAUSE_MS: Final = 1200
LETTER_MS: Final = 35
_VIEW_BOX: Final = r'viewBox="\S+ \S+ (\d+) (\d+)"'


@dataclass(frozen=True, slots=True)
class StartView:
    """The form that asks for an exhibition, of one of the rule books.

    `books` leads to the others, where there are any.
    """

    rules: Ruleset
    form: ExhibitionForm
    books: tuple[Segment, ...]

    @property
    def teams(self) -> tuple[ReadyTeam, ...]:
        """The teams to choose from."""
        return self.rules.exhibition_teams


def start_view(slug: str, refused: ExhibitionForm | None = None) -> StartView:
    """Return the form for a rule book, the first one where that is not known.

    :param refused: a form that was sent and is to be shown again.
    """
    listed = rulesets()
    rules = next((each for each in listed if each.slug == slug), listed[0])
    if refused is None:
        form = ExhibitionForm.of(rules)
    else:
        form = refused
        form.offer(rules)
        form.renew(form.fresh(rules))
    books = tuple(
        Segment(
            each.title, f"?{urlencode({'ruleset': each.slug})}#watch", each is rules
        )
        for each in listed
    )
    return StartView(rules, form, books if len(books) > 1 else ())


@dataclass(frozen=True, slots=True)
class ExhibitionSide:
    """One of the two teams and its points; those of a running game are of now."""

    side: Side
    team: ExhibitionTeam
    points: int
    has_lost: bool = False

    @property
    def is_home(self) -> bool:
        """Whether it plays at home."""
        return self.side is Side.HOME


@dataclass(frozen=True, slots=True)
class WatchView:
    """An exhibition as it is watched at a step.

    `news` are the plays that the step tells, `earlier` those before in the period, the
    latest first. `rest` is for how many milliseconds it stays, None at the end.
    """

    exhibition: Exhibition
    scene: Scene
    away: ExhibitionSide
    home: ExhibitionSide
    title: str
    board: SafeString
    is_tall: bool
    news: tuple[PlayLine, ...]
    earlier: tuple[PlayLine, ...]
    rest: int | None

    @property
    def address(self) -> str:
        """The address of the page at this step."""
        return f"{reverse('exhibition', args=[self.exhibition.key])}?step={self.number}"

    @property
    def number(self) -> int:
        """The number of the step, counted from 0."""
        return self.scene.number

    @property
    def previous(self) -> int:
        """The number of the step before, the first one at the start."""
        return max(0, self.number - 1)

    @property
    def following(self) -> int:
        """The number of the next step."""
        return self.number + 1


def watch_view(exhibition: Exhibition, scene: Scene) -> WatchView:
    """Return an exhibition as it is watched at a step."""
    before = len(scene.plays) - scene.news
    news = scene.plays[before:]
    away, home = exhibition.away_team, exhibition.home_team
    return WatchView(
        exhibition=exhibition,
        scene=scene,
        away=ExhibitionSide(Side.AWAY, away, scene.away),
        home=ExhibitionSide(Side.HOME, home, scene.home),
        title=gettext("%(away)s at %(home)s") % {"away": away.name, "home": home.name},
        # drawn by the engine, its text escaped as XML
        board=mark_safe(scene.board),  # noqa: S308 (see above)
        is_tall=_is_tall(scene.board),
        news=news,
        earlier=tuple(reversed(scene.plays[:before])),
        rest=None if scene.is_last else reading_time(news),
    )


def reading_time(plays: Sequence[PlayLine]) -> int:
    """Return how many milliseconds it takes to read plays and look at the table."""
    return PAUSE_MS + LETTER_MS * sum(len(play.text) for play in plays)


def _is_tall(board: str) -> bool:
    """Tell whether a drawing is higher than wide; one without a size is not."""
    found = search(_VIEW_BOX, board)
    return found is not None and int(found[2]) > int(found[1])


@dataclass(frozen=True, slots=True)
class TurnedDial:
    """A dial that a coach profile sets, and to what."""

    dial: Dial
    value: int


@dataclass(frozen=True, slots=True)
class ExhibitionView:
    """What came of an exhibition, in the order of the page of a fixture.

    `course` is how the game went. `gone_at` is when it will be deleted.
    """

    exhibition: Exhibition
    rules: Ruleset
    away: ExhibitionSide
    home: ExhibitionSide
    title: str
    ending: str
    result: ExhibitionResult
    groups: tuple[ComparisonGroup, ...]
    course: CourseView
    colours: ChartPair
    away_dials: tuple[TurnedDial, ...]
    home_dials: tuple[TurnedDial, ...]
    gone_at: datetime

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.exhibition.game


def exhibition_view(exhibition: Exhibition, asked: GameAsked) -> ExhibitionView:
    """Return what came of an exhibition; no query.

    :raises Http404: for something asked for that there is not.
    """
    game, rules = exhibition.game, rules_of(exhibition)
    result = exhibition_result(exhibition)
    record = unpack_record(bytes(game.record or b""))
    home, away = _sides(exhibition)
    return ExhibitionView(
        exhibition=exhibition,
        rules=rules,
        away=away,
        home=home,
        title=_title(away, home),
        ending=ending_after(rules, record.options, result.line_score, game.result_kind),
        result=result,
        groups=compared(result.columns, result.away, result.home),
        course=course_view(
            rules,
            asked,
            teams=(home.team, away.team),
            lines=result.lines,
            boxes=result.players,
            fouls=result.fouls,
            plays=result.plays,
        ),
        colours=chart_colours(exhibition),
        away_dials=_turned(rules, record.away),
        home_dials=_turned(rules, record.home),
        gone_at=game.made_at + KEPT,
    )


def _sides(exhibition: Exhibition) -> tuple[ExhibitionSide, ExhibitionSide]:
    game = exhibition.game
    home, away = game.home_points or 0, game.away_points or 0
    return (
        ExhibitionSide(Side.HOME, exhibition.home_team, home, home < away),
        ExhibitionSide(Side.AWAY, exhibition.away_team, away, away < home),
    )


def _title(away: ExhibitionSide, home: ExhibitionSide) -> str:
    return gettext("%(away)s %(away_points)d, %(home)s %(home_points)d") % {
        "away": away.team.name,
        "away_points": away.points,
        "home": home.team.name,
        "home_points": home.points,
    }


def _turned(rules: Ruleset, sheet: TeamSheet) -> tuple[TurnedDial, ...]:
    return tuple(
        TurnedDial(dial, sheet.profile[dial.name])
        for dial in rules.dials
        if dial.name in sheet.profile
    )
