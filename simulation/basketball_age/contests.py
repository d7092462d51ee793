"""Rolls of two dice between opponents: what each total gives, and how often."""

from typing import Final

from simulation.basketball_age.coaches.odds import ways_of
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    BLOCK,
    INTENTIONAL,
    LEAST_TOTAL,
    LOCKDOWN,
    MOST_TOTAL,
    MOVE_WITH,
    PICK,
    SCREEN,
    STEAL,
    Chart,
)
from simulation.basketball_age.words import terminal as say
from simulation.basketball_age.words.phrases import bounds
from simulation.words import Words, listed, verbatim, words

#: The charts of the basic game, by the word with which a roll is declared.
CHARTS: Final = {
    "block": BLOCK,
    "steal": STEAL,
    "move_with": MOVE_WITH,
    "lockdown": LOCKDOWN,
    "screen": SCREEN,
    "foul": INTENTIONAL,
}


def chart_of(game: BasketballState, verb: str) -> Chart:
    """Return the chart by which a game plays a roll."""
    tables = game.tables
    own = {
        "block": game.block_chart,
        "steal": tables.steal_chart,
        "move_with": tables.move_with_chart,
        "pick": PICK,
    }
    return own[verb] if verb in own else CHARTS[verb]


def modifier_of(
    game: BasketballState, verb: str, player: int, against: int, form: str = ""
) -> int:
    """Return what is added to a roll.

    :param player: who tries it; for a screen or pick the attacker, else the defender.
    :param form: of the attempt that a block is to stop.
    """
    if verb == "steal":
        return game.steal_modifier(player)
    if verb == "block":
        return game.block_modifier(against, player, form)
    if verb in ("move_with", "lockdown"):
        return game.skill_modifier(against, player)
    return game.screen_modifier if verb in ("screen", "pick") else 0


def result_words(verb: str, result: str) -> Words:
    """Return what a result of a chart is called."""
    return say.RESULTS[verb].get(result, verbatim(result))


def _results(chart: Chart) -> list[str]:
    """Return the results of a chart by total, the least total's first."""
    return list(dict.fromkeys(chart.by_total))


def spans(verb: str, chart: Chart) -> Words:
    """Return what the totals of a chart give, and the naturals where they differ."""
    parts = []
    for result in _results(chart):
        least, most = bounds(chart, result)
        name = result_words(verb, result)
        if least == LEAST_TOTAL:
            parts.append(words(say.OR_LESS, most=most, result=name))
        elif most == MOST_TOTAL:
            parts.append(words(say.OR_MORE, least=least, result=name))
        elif least == most:
            parts.append(words(say.TOTAL, total=least, result=name))
        else:
            parts.append(words(say.FROM_TO, least=least, most=most, result=name))
    for number, result in ((2, chart.two), (12, chart.twelve)):
        if result:
            name = result_words(verb, result)
            parts.append(words(say.NATURAL, number=number, result=name))
    return listed(parts)


def odds(verb: str, chart: Chart, modifier: int) -> list[tuple[Words, int]]:
    """Return in how many of 36 ways each result comes, those of one name together."""
    ways: dict[Words, int] = {}
    for result in (chart.two, *_results(chart), chart.twelve):
        if result:
            name = result_words(verb, result)
            ways[name] = ways.get(name, 0) + ways_of(chart, modifier, result)
    return list(ways.items())
