"""Lines of the frame of the game: periods, whistles, and what is done while play is
stopped.
"""

from collections.abc import Callable
from typing import Any, Final

from simulation.basketball_age import events as ev
from simulation.basketball_age.tables import PERIODS
from simulation.basketball_age.words.phrases import (
    clock_shown,
    factor,
    percent,
    player,
    team,
)
from simulation.protocol import SIDE_SLOTS
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

# what, whether free throws follow for certain
_FOULS: Final = {
    ("common", False): _(
        "Foul by {player} on {against}: personal {personal}, team {team}."
    ),
    ("common", True): _(
        "Foul by {player} on {against}: personal {personal}, team {team}, so {throws} "
        "free throws."
    ),
    ("shooting", False): _(
        "Shooting foul by {player} on {against}: personal {personal}, team {team}."
    ),
    ("shooting", True): _(
        "Shooting foul by {player} on {against}: personal {personal}, team {team}, "
        "{throws} free throws."
    ),
    ("offensive", False): _(
        "Offensive foul by {player} on {against}: personal {personal}, team {team}."
    ),
    ("technical", True): _(
        "Technical foul by {player} on {against}: personal {personal}, team {team}, "
        "{throws} free throws."
    ),
}
_VIOLATIONS: Final = {
    "shot_clock": _("Shot-clock violation: ten activations without a shot by {team}."),
    "three_seconds": _("Three-second violation: {player} stays in the paint."),
    "over_and_back": _("Over and back: {player} brings the ball back over half-court."),
    "five_seconds": _("Five-second violation: no way across half-court for {team}."),
}
_BENEFITS: Final = {
    "offence": _("{team}: two possessions of better offence."),
    "defence": _("{team}: two possessions of better defence."),
}
_ENDINGS: Final = {
    "regulation": _("The game is over: {home} {home_points}, {away} {away_points}."),
    "overtime": _(
        "The game is decided in overtime: {home} {home_points}, {away} {away_points}."
    ),
    "tie": _("Still level, a tie: {home} {home_points}, {away} {away_points}."),
    "forfeit": _(
        "Forfeit, too few players left for {team}: {home} {home_points}, {away} "
        "{away_points}."
    ),
}


def _lineup_change(event: ev.LineupChange) -> Words:
    return words(
        _("{player} starts in place of {out}."),
        player=player(event.side, event.player),
        out=player(event.side, event.out),
    )


def _starters(event: ev.Starters) -> Words:
    five = (player(event.side, number) for number in event.players)
    return words(
        _("Starting for {team}: {first}, {second}, {third}, {fourth} and {fifth}."),
        team=team(event.side),
        **dict(zip(("first", "second", "third", "fourth", "fifth"), five, strict=True)),
    )


def _period_start(event: ev.PeriodStart) -> Words:
    clock = clock_shown(event.clock)
    if event.overtime:
        return words(
            _("Overtime {number} begins, {clock} on the clock."),
            number=event.overtime,
            clock=clock,
        )
    return words(
        _("Quarter {number} begins, {clock} on the clock."),
        number=event.period,
        clock=clock,
    )


def _period_end(event: ev.PeriodEnd) -> Words:
    if event.period > PERIODS:
        return words(_("End of overtime {number}."), number=event.period - PERIODS)
    return words(_("End of quarter {number}."), number=event.period)


def _game_end(event: ev.GameEnd) -> Words:
    home, away = (Name(slot) for slot in SIDE_SLOTS)
    return words(
        _ENDINGS[event.result],
        home=home,
        away=away,
        home_points=event.home,
        away_points=event.away,
        team=team(event.side),
    )


def _possession(event: ev.Possession) -> Words | None:
    """Tell of an inbound that begins a period; what else wins the ball is told."""
    if event.reason != "period":
        return None
    return words(_("Ball to {team}."), team=team(event.side))


def _jump_ball(event: ev.JumpBall) -> Words:
    template = _("Jump ball: {home} {home_roll}, {away} {away_roll}.")
    if event.winner < 0:
        template = _("Jump ball: {home} {home_roll}, {away} {away_roll}, so again.")
    home, away = (Name(slot) for slot in SIDE_SLOTS)
    return words(
        template,
        home=home,
        home_roll=factor(event.home_die, event.home_total),
        away=away,
        away_roll=factor(event.away_die, event.away_total),
    )


def _tip(event: ev.Tip) -> Words:
    return words(
        _("{player} tips the ball to {receiver}."),
        player=player(event.side, event.player),
        receiver=player(event.side, event.receiver),
    )


def _free_throw(event: ev.FreeThrow) -> Words:
    if event.made:
        template = _("{player} makes free throw {number} of {of}: {roll}.")
    else:
        template = _("{player} misses free throw {number} of {of}: {roll}.")
    return words(
        template,
        player=player(event.side, event.player),
        number=event.number,
        of=event.of,
        roll=percent(event.roll, event.target, bool(event.made)),
    )


def _foul(event: ev.Foul) -> Words:
    return words(
        _FOULS[event.what, event.throws > 0],
        player=player(event.side, event.player),
        against=player(1 - event.side, event.against),
        personal=event.personal,
        team=event.team,
        throws=event.throws,
    )


def _violation(event: ev.Violation) -> Words:
    return words(
        _VIOLATIONS[event.rule],
        team=team(event.side),
        player=player(event.side, event.player),
    )


def _turnover(event: ev.Turnover) -> Words | None:
    """Tell of a pass thrown away; a steal, a foul, a violation has told the others."""
    if event.reason != "bad_pass":
        return None
    return words(
        _("Turnover: {player} throws the ball away."),
        player=player(event.side, event.player),
    )


def _substitution(event: ev.Substitution) -> Words:
    if not event.player:
        template = _("{out} has fouled out, and nobody is left to come in for {team}.")
    elif event.is_forced:
        template = _("{player} comes in for {out}, who has fouled out.")
    else:
        template = _("{player} comes in for {out}.")
    return words(
        template,
        player=player(event.side, event.player),
        out=player(event.side, event.out),
        team=team(event.side),
    )


def _timeout(event: ev.Timeout) -> Words:
    return words(_("Timeout, {team}."), team=team(event.side))


def _benefit(event: ev.Benefit) -> Words:
    return words(_BENEFITS[event.benefit], team=team(event.side))


def _press(event: ev.Press) -> Words:
    template = _("The press of {team} is lifted.")
    if event.is_on:
        template = _("A press of {team} over the whole court.")
    return words(template, team=team(event.side))


def _quick_throw_in(event: ev.QuickThrowIn) -> Words:
    return words(
        _("{player} takes the ball out at once, and nobody is placed."),
        player=player(event.side, event.player),
    )


def _throw_shooter(event: ev.ThrowShooter) -> Words:
    if event.throws == 1:
        template = _("{player} goes to the line for one free throw.")
    else:
        template = _("{player} goes to the line for {throws} free throws.")
    return words(template, player=player(event.side, event.player), throws=event.throws)


# by the kind of the event
TOLD: Final[dict[str, Callable[[Any], Words | None]]] = {
    "lineup_change": _lineup_change,
    "starters": _starters,
    "period_start": _period_start,
    "period_end": _period_end,
    "game_end": _game_end,
    "possession": _possession,
    "jump_ball": _jump_ball,
    "tip": _tip,
    "free_throw": _free_throw,
    "foul": _foul,
    "violation": _violation,
    "turnover": _turnover,
    "substitution": _substitution,
    "timeout": _timeout,
    "benefit": _benefit,
    "press": _press,
    "quick_throw_in": _quick_throw_in,
    "throw_shooter": _throw_shooter,
}
