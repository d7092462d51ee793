"""The course of a game: its events, the plays that tell it, and the margin drawn."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext

from games.charts import ChartTeam, MarginChart, MarginPoint, Period, margin_chart
from games.models import Game
from games.records import unpack_events
from simulation.boxscore import BoxScore
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDE_SLOTS, Event, Ruleset
from simulation.steps import is_told
from simulation.words import Name, Words, fill


@dataclass(frozen=True, slots=True)
class Figures:
    """What is no sum of a game, computed from its running score."""

    lead_changes: int
    times_tied: int
    home_lead: int
    away_lead: int


@dataclass(frozen=True, slots=True)
class PlayLine:
    """An event in words, in the reader's language.

    `period` counts from 1, `heading` is its name; `home` and `away` are the points
    after the event, `is_score` whether it changed them. `kind` is that of the event,
    `slots` are those whom the words name, in their order.
    """

    number: int
    period: int
    heading: str
    home: int
    away: int
    is_score: bool
    text: str
    kind: str = ""
    slots: tuple[str, ...] = ()

    @property
    def side(self) -> str:
        """Whose play it is, as team lines call the sides: that of whom it names first.

        Empty where it names both teams, or nobody.
        """
        if not self.slots or set(SIDE_SLOTS) <= set(self.slots):
            return ""
        return ACTOR_NAMES[SIDE_SLOTS.index(self.slots[0][0])]


def events_of(game: Game, rules: Ruleset) -> list[Event]:
    """Return a game's events; none where this version of the rules knows them not.

    Nor where what is stored is damaged: to find that out is a verification's affair.
    """
    if game.events is None or game.ruleset_version != rules.version:
        return []
    try:
        return unpack_events(rules, bytes(game.events))
    except ValueError:
        return []


def figures_of(box: BoxScore) -> Figures:
    """Return what the running score of a box score tells."""
    return Figures(
        box.lead_changes, box.times_tied, box.largest_lead(HOME), box.largest_lead(AWAY)
    )


def plays_of(
    rules: Ruleset,
    events: Sequence[Event],
    box: BoxScore,
    names: Mapping[str, str],
    headings: Sequence[str],
    *,
    is_over: bool = True,
) -> tuple[PlayLine, ...]:
    """Return the events that are worth a line.

    :param box: the events folded.
    :param names: slot of a team sheet → name.
    :param headings: of the periods, in order.
    :param is_over: whether all events are public, as they are when a game is over;
        else only those are told that anybody may know while it goes on.
    """
    changes = {change.event: change for change in box.running}
    fold, period, home, away = rules.fold(), 1, 0, 0
    plays: list[PlayLine] = []
    for index, event in enumerate(events):
        period = max([period, *(item.period for item in fold.add(event))])
        change = changes.get(index)
        if change is not None:
            home, away = change.home, change.away
        phrase = rules.describe(event)
        if phrase is None or not (is_over or is_told(rules, event)):
            continue
        heading = headings[period - 1]
        text = fill(phrase, names, gettext)
        plays.append(
            PlayLine(
                number=len(plays) + 1,
                period=period,
                heading=heading,
                home=home,
                away=away,
                is_score=change is not None,
                text=text,
                kind=event.kind,
                slots=tuple(_named(phrase)),
            )
        )
    return tuple(plays)


def _named(phrase: Words) -> Iterator[str]:
    """Yield the slots whom words name, in the order of their arguments."""
    for gap, value in phrase.arguments:
        if f"{{{gap}}}" not in phrase.template:
            continue
        if isinstance(value, Name):
            yield value.slot
        elif isinstance(value, Words):
            yield from _named(value)


def chart_of(
    plays: Sequence[PlayLine],
    headings: Sequence[str],
    *,
    home: ChartTeam,
    away: ChartTeam,
) -> MarginChart:
    """Return the margin over the game; a step is a line of the play-by-play.

    :param headings: of the periods that were played.
    """
    steps = [0] * len(headings)
    points = []
    for play in plays:
        steps[play.period - 1] += 1
        if play.is_score:
            place, margin = steps[play.period - 1], play.home - play.away
            points.append(MarginPoint(play.period - 1, place, margin))
    periods = [Period(name, max(1, n)) for name, n in zip(headings, steps, strict=True)]
    return margin_chart(points, periods, home=home, away=away)
