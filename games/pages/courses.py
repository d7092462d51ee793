"""How a game went, below its score: the same for a fixture and for an exhibition."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from django.utils.translation import gettext

from games.pages.asked import GameAsked
from games.pages.factors import FactorLine, factor_lines
from games.pages.players import AnyTeam, FoulLine, TeamPlayers, foul_lines
from games.pages.plays import PlaysView, plays_view
from games.pages.shooting import ShotsView, shots_view
from games.selectors import PlayLine
from games.selectors.players import FoulTrouble, PlayerBox
from games.statistics import Line
from simulation.linescore import period_in_words
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, Ruleset
from simulation.words import fill


@dataclass(frozen=True, slots=True)
class CourseView:
    """What there is to see of a game's course; the visitors stand before the others.

    Each part is empty, or None, where the game or its rule book has nothing of it.
    """

    factors: tuple[FactorLine, ...]
    players: tuple[TeamPlayers, ...]
    fouls: tuple[FoulLine, ...]
    shots: ShotsView | None
    plays: PlaysView | None


def course_view(
    rules: Ruleset | None,
    asked: GameAsked,
    *,
    teams: tuple[AnyTeam, AnyTeam],
    lines: Sequence[Line],
    boxes: Sequence[PlayerBox],
    fouls: Sequence[FoulTrouble],
    plays: Sequence[PlayLine],
) -> CourseView:
    """Return how a game went.

    :param rules: None where the rule book is not here.
    :param teams: home and away, as `lines` and `boxes`, of which there may be none.
    :raises Http404: for something asked for that there is not.
    """
    home, away = teams
    players = tuple(
        TeamPlayers(ACTOR_NAMES[side], teams[side], boxes[side])
        for side in ((AWAY, HOME) if boxes else ())
    )
    factors = rules.factors if rules and lines else ()
    return CourseView(
        factors=factor_lines(factors, lines[AWAY], lines[HOME]) if factors else (),
        players=players,
        fouls=foul_lines(fouls, home, away),
        shots=shots_view(rules.shot_chart if rules else None, players, asked),
        plays=plays_view(
            plays,
            asked,
            players,
            rules.play_kinds if rules else (),
            partial(period_name, rules) if rules else str,
        ),
    )


def period_name(rules: Ruleset, heading: str) -> str:
    """Return what a period is called where its heading would stand alone."""
    return fill(period_in_words(rules, heading), {}, gettext)
