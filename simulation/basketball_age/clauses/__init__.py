"""Every rule as the engine plays it, numbered as rule cases cite it.

The numbers are those that the code quotes. Where a rule has several parts, the further
ones have letters (``BA-3.1a``); a row of a chart or table is named by its result or its
place (``BA-9.1.foul``, ``BA-6.5.3``).
"""

from collections.abc import Iterable, Mapping
from typing import Final

from simulation.basketball_age.clauses import (
    advanced,
    basics,
    defence,
    offence,
    whistles,
)
from simulation.basketball_age.tables import (
    BLOCK,
    INTENTIONAL,
    LOCKDOWN,
    MOVE_WITH,
    ROSTER,
    SCREEN,
    STEAL,
)
from simulation.basketball_age.words.phrases import bounds
from simulation.protocol import Chapter, Clause
from simulation.words import Words, gettext_noop, words

_ = gettext_noop

_CHARTS: Final = {
    "BA-9.1": BLOCK,
    "BA-9.2": STEAL,
    "BA-9.5": SCREEN,
    "BA-9.6": LOCKDOWN,
    "BA-10.2": MOVE_WITH,
    "BA-11.8": INTENTIONAL,
}
_POSITION: Final = _(
    "{position}: play skill {play_skill}, passing {passing}, scoring {scoring}, "
    "movement {movement}, height {height}."
)
_RANGES: Final = _(
    "Play skill is {play_skill}, passing {passing}, scoring {scoring}, movement "
    "{movement}, height {height}. A roster with anything else is refused, never "
    "changed in silence."
)
# by the number of balanced defenders
_STRAY: Final = (
    _("Nobody near: any failed pass is out of bounds, without a die."),
    _("One defender: on 1 to 3 out of bounds, on 4 to 6 he has it."),
    _("Two: on 1 and 2 out of bounds, on 3 and 4 the first, on 5, 6 the other."),
    _("Three: on 1 to 3 out of bounds, on 4, 5 and 6 one of them each."),
    _("Four: on 1 and 2 out of bounds, on 3 to 6 one of them each."),
    _("Five or more: on 1 out of bounds, on 2 to 6 one of the first five each."),
)


def _written(texts: Mapping[str, str]) -> Iterable[Clause]:
    """Yield clauses, each with the rows of its chart or table behind it."""
    for number, text in texts.items():
        yield Clause(number, Words(text))
        if number in _CHARTS:
            yield from _chart_rows(number)
        elif number == "BA-16.11":
            yield from _advanced_rows()
        elif number == "BA-1.3":
            yield from _position_rows()
            yield _ranges()
        elif number == "BA-6.5":
            for defenders, row in enumerate(_STRAY):
                yield Clause(f"BA-6.5.{defenders}", Words(row))


def _chart_rows(number: str) -> Iterable[Clause]:
    chart = _CHARTS[number]
    for result, template in defence.CHART_ROWS[number].items():
        least, most = bounds(chart, result)
        yield Clause(f"{number}.{result}", words(template, least=least, most=most))


def _advanced_rows() -> Iterable[Clause]:
    """Yield the rows of the advanced charts, each with the name of its chart."""
    for name, chart in advanced.CHARTS.items():
        for result, template in advanced.CHART_ROWS[name].items():
            least, most = bounds(chart, result)
            text = words(template, least=least, most=most)
            yield Clause(f"BA-16.11.{name}_{result}", text)


def _position_rows() -> Iterable[Clause]:
    for place, position in enumerate(ROSTER.positions):
        usual = {
            name: defaults[place]
            for name, (_low, _high, defaults) in ROSTER.ratings.items()
        }
        yield Clause(f"BA-1.3.{position}", words(_POSITION, position=position, **usual))


def _ranges() -> Clause:
    shown = {name: f"{spec[0]}–{spec[1]}" for name, spec in ROSTER.ratings.items()}
    return Clause("BA-1.4", words(_RANGES, **shown))


def _chapter(name: str, title: str, texts: Mapping[str, str]) -> Chapter:
    return Chapter(name, Words(title), tuple(_written(texts)))


CHAPTERS: Final = (
    _chapter("players", _("Players and dice"), basics.PLAYERS),
    _chapter("court", _("Court"), basics.COURT),
    _chapter("flow", _("Course of a game"), basics.FLOW),
    _chapter("activations", _("Activations"), basics.ACTIVATIONS),
    _chapter("movement", _("Movement and the ball"), offence.MOVEMENT),
    _chapter("passing", _("Passes"), offence.PASSING),
    _chapter("inbounds", _("Inbounds and placement"), offence.INBOUNDS),
    _chapter("shots", _("Shots"), offence.SHOTS),
    _chapter("contests", _("Block, steal, screen, lockdown"), defence.CONTESTS),
    _chapter("moving_with", _("Moving with an attacker"), defence.MOVING_WITH),
    _chapter("fouls", _("Violations and fouls"), whistles.FOULS),
    _chapter("rebounds", _("Rebounds and jump ball"), whistles.REBOUNDS),
    _chapter("breaks", _("Timeouts and substitutions"), whistles.BREAKS),
    _chapter("statistics", _("Box score"), whistles.STATISTICS),
    _chapter("plus", _("Plus mode"), whistles.PLUS),
    _chapter("advanced", _("Advanced rules"), advanced.ADVANCED),
    _chapter("coaches", _("Coaches"), whistles.COACHES),
    _chapter("ending", _("Every game ends"), whistles.ENDING),
)
