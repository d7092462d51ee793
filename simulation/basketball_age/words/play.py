"""Lines of live play: moves, passes, contests, shots and rebounds."""

from collections.abc import Callable
from typing import Any, Final

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import RELATIVE, ZONE
from simulation.basketball_age.tables import (
    ADVANCED_BLOCK,
    ADVANCED_MOVE_WITH,
    ADVANCED_STEAL,
    BLOCK,
    INTENTIONAL,
    LOCKDOWN,
    MOVE_WITH,
    PICK,
    PRESSED_BLOCK,
    SCREEN,
    STEAL,
)
from simulation.basketball_age.template import NUMBERED
from simulation.basketball_age.words.phrases import (
    by_chart,
    dice_shown,
    factor,
    formula,
    percent,
    player,
    team,
    zone_name,
)
from simulation.words import Words, gettext_noop, words

_ = gettext_noop

# form, points, made, fouled
_SHOTS: Final = {
    ("shoot", 2, True, False): _("{player} makes two from {place} ({zone}): {roll}."),
    ("shoot", 2, True, True): _(
        "{player} makes two from {place} ({zone}) through the foul: {roll}."
    ),
    ("shoot", 2, False, False): _(
        "{player} misses a two from {place} ({zone}): {roll}."
    ),
    ("shoot", 2, False, True): _(
        "{player} is fouled and misses from {place} ({zone}): {roll}."
    ),
    ("shoot", 3, True, False): _("{player} makes three from {place} ({zone}): {roll}."),
    ("shoot", 3, True, True): _(
        "{player} makes three from {place} ({zone}) through the foul: {roll}."
    ),
    ("shoot", 3, False, False): _(
        "{player} misses a three from {place} ({zone}): {roll}."
    ),
    ("shoot", 3, False, True): _(
        "{player} is fouled and misses a three from {place} ({zone}): {roll}."
    ),
    ("lay_up", 2, True, False): _("{player} makes the lay-up: {roll}."),
    ("lay_up", 2, True, True): _("{player} makes the lay-up through the foul: {roll}."),
    ("lay_up", 2, False, False): _("{player} misses the lay-up: {roll}."),
    ("lay_up", 2, False, True): _("{player} is fouled and misses the lay-up: {roll}."),
    ("tip_in", 2, True, False): _("{player} tips the ball in for two."),
    ("dunk", 2, True, False): _("{player} dunks: {roll}."),
    ("dunk", 2, True, True): _("{player} dunks through the foul: {roll}."),
    ("dunk", 2, False, False): _("{player} misses the dunk: {roll}."),
    ("dunk", 2, False, True): _("{player} is fouled and misses the dunk: {roll}."),
}
_MOVES: Final = {
    "step": _("{player} moves to {zone}."),
    "dribble": _("{player} dribbles to {zone}."),
    "trail": _("{player} comes after, to {zone}."),
    "back": _("{player} finds no room and goes back to {zone}."),
    "enter": _("{player} steps in, to {zone}."),
    "defend": _("{player} shifts to {zone}."),
    "contest": _("{player} closes out to {zone}."),
    "rebound": _("{player} steps to {zone} for the rebound."),
}
_STEALS: Final = {
    "steal": _("{player} steals from {against}: {roll}, {most} or less."),
    "stripped": _("{player} strips {against}, who is unbalanced: {dice}, a natural 2."),
    "unbalanced": _(
        "{player} reaches for the ball of {against} and is unbalanced: {roll}, "
        "{least} to {most}."
    ),
    "nothing": _("{player} reaches for the ball of {against} in vain: {roll}."),
    "overreached": _(
        "{player} reaches too far for the ball of {against} and is unbalanced: {roll}, "
        "{least} to {most}."
    ),
    "foul": _(
        "{player} goes for the ball and hits {against}: {roll}, {least} or more."
    ),
    "technical": _(
        "{player} goes for the ball of {against} without restraint: {dice}, a "
        "natural 12."
    ),
}
_BLOCKS: Final = {
    "block": _("{player} blocks {against}: {roll}, {most} or less."),
    "stuffed": _("{player} stuffs {against}, who is unbalanced: {dice}, a natural 2."),
    "shot": _(
        "{player} goes up with {against}, who gets the shot off: {roll}, {least} to "
        "{most}."
    ),
    "smothered": _("{player} smothers the shot of {against}, who has −10: {roll}."),
    "hindered": _("{player} hinders the shot of {against}, who has −5: {roll}."),
    "contested": _(
        "{player} goes up with {against}, who gets the shot off: {roll}, {least} or "
        "{most}."
    ),
    "brushed": _("{player} comes late to {against}, who has +5: {roll}."),
    "foul": _(
        "{player} goes up with {against} and fouls the shot: {roll}, {least} or more."
    ),
    "pressed_block": _(
        "{player} blocks {against} under the press: {roll}, {most} or less."
    ),
    "pressed_shot": _(
        "{player} goes up with {against}, who gets the shot off: {roll}, {least} to "
        "{most} under the press."
    ),
    "pressed_foul": _(
        "{player} goes up with {against} and fouls the shot: {roll}, {least} or more "
        "under the press."
    ),
    "clean_foul": _(
        "{player} fouls {against} without bothering the shot: {dice}, a natural 12."
    ),
}
_MOVES_WITH: Final = {
    "with": _("{player} stays with {against}: {roll}, {most} or less."),
    "halved": _(
        "{player} stays with {against} and slows him down: {roll}, {most} or less."
    ),
    "followed": _("{player} stays with {against}: {roll}, {least} to {most}."),
    "beaten": _("{against} gets away from {player}: {roll}, {least} or more."),
    "stopped": _(
        "{player} stops {against}, who can do nothing more: {dice}, a natural 2."
    ),
    "left": _("{against} leaves {player} standing: {dice}, a natural 12."),
}
_LOCKDOWNS: Final = {
    "offensive_foul": _(
        "{against} runs into {player}, who stands firm: {roll}, {most} or less."
    ),
    "foul": _("{player} bars the way of {against}: {roll}, {least} or more."),
}
_SCREENS: Final = {
    "screened": _("{player} screens {against}: {roll}, {most} or less."),
    "missed": _("{against} slips the screen of {player}: {roll}, {least} to {most}."),
    "offensive_foul": _(
        "{player} moves into {against} with the screen: {roll}, {least} or more."
    ),
}
_PICKS: Final = {
    "screened": _("The pick of {player} holds {against}: {roll}, {most} or less."),
    "missed": _("{against} slips the pick of {player}: {roll}, {least} to {most}."),
    "offensive_foul": _(
        "{player} moves into {against} with the pick: {roll}, {least} or more."
    ),
}
_BLIND_SCREENS: Final = {
    "screened": _(
        "{player} screens {against} blind, who is unbalanced: {roll}, {most} or less."
    ),
    "missed": _(
        "{against} slips the blind screen of {player}: {roll}, {least} to {most}."
    ),
    "offensive_foul": _(
        "{player} moves into {against} with the blind screen: {roll}, {least} or more."
    ),
}
_INTENTIONAL: Final = {
    "foul": _("{player} fouls {against} on purpose: {roll}, {most} or less."),
    "technical": _(
        "{player} fouls {against} on purpose, and too hard: {roll}, {least} or more."
    ),
}
_PASS_ROLLS: Final = {
    "complete": _("{receiver} has the pass: {roll} ≤ {target}."),
    "astray": _("The pass of {player} goes astray: {roll} > {target}."),
    "lucky": _("{receiver} has the pass: {dice}, a natural 2."),
    "fouled": _("{player} is fouled as he passes: {dice} under the press."),
    "picked": _("The pass of {player} is picked off: {dice}, a natural 12."),
}


def _activation(event: ev.Activation) -> Words | None:
    """Tell of one that is let go by; else what the player does is told."""
    if event.player:
        return None
    return words(
        _("An activation goes by unused, {tokens} left for {team}."),
        team=team(event.side),
        tokens=event.tokens,
    )


def _defence(event: ev.Defence) -> Words | None:
    """Tell of an activation lost to a screen; else what the defender does is told."""
    if event.how != "screened":
        return None
    return words(
        _("{player} is caught in the screen and unbalanced."),
        player=player(event.side, event.player),
    )


def _move(event: ev.Move) -> Words | None:
    """Tell of a move; that a defender goes along was told when he began to."""
    template = _MOVES.get(event.how)
    if template is None:
        return None
    return words(template, player=player(event.side, event.player), zone=event.zone)


def _pass(event: ev.Pass) -> Words:
    """Tell of a pass with both counts (BA-6.2)."""
    if event.inbound:
        template = _(
            "{player} throws in to {receiver}, {attackers} against {defenders}."
        )
    else:
        template = _("{player} passes to {receiver}, {attackers} against {defenders}.")
    return words(
        template,
        player=player(event.side, event.player),
        receiver=player(event.side, event.receiver),
        attackers=event.attackers,
        defenders=event.defenders,
    )


def _pass_roll(event: ev.PassRoll) -> Words:
    result = event.result
    if result == "complete" and event.total > event.target:
        result = "lucky"
    modifier = event.total - sum(event.dice)
    return words(
        _PASS_ROLLS[result],
        player=player(event.side, event.player),
        receiver=player(event.side, event.receiver),
        roll=formula(dice_shown(event.dice), modifier, event.total),
        dice=dice_shown(event.dice),
        target=event.target,
    )


def _stray(event: ev.Stray) -> Words:
    thief = player(1 - event.side, event.thief)
    if not event.die:
        # nobody was near, or the defence had its choice
        if not event.thief:
            return Words(_("The pass is out of bounds."))
        return words(_("{thief} picks the pass off."), thief=thief)
    if not event.thief:
        return words(_("The pass is out of bounds: die {die}."), die=event.die)
    return words(
        _("{thief} picks the pass off: die {die}."), thief=thief, die=event.die
    )


def _shot(event: ev.Shot) -> Words | None:
    """Tell how an attempt ended; that it was blocked is told by the block.

    The event has its zone as if the side attacked ``h``; it is told as it is on the
    court, so that it agrees with the moves before it.
    """
    if event.blocker:
        return None
    return words(
        _SHOTS[event.form, event.points, bool(event.made), bool(event.fouled)],
        player=player(event.side, event.player),
        place=zone_name(event.spot),
        zone=RELATIVE[event.side][ZONE[event.spot]],
        roll=percent(event.roll, event.target, bool(event.made)),
    )


def _rebound(event: ev.Rebound) -> Words:
    if event.is_offensive:
        template = _("Offensive rebound: {player}.")
    else:
        template = _("Defensive rebound: {player}.")
    return words(template, player=player(event.side, event.player))


def _rebound_roll(event: ev.ReboundRoll) -> Words:
    template = _("Under the basket: {offence} {roll}, {defence} {other_roll}.")
    if event.winner < 0:
        template = _(
            "Under the basket: {offence} {roll}, {defence} {other_roll}, so again."
        )
    return words(
        template,
        offence=team(event.side),
        roll=factor(event.die, event.total),
        defence=team(1 - event.side),
        other_roll=factor(event.defence_die, event.defence_total),
    )


def _press_foul(event: ev.PressFoul) -> Words:
    return words(
        _("{player} presses {against} too hard: die {die}."),
        player=player(event.side, event.player),
        against=player(1 - event.side, event.against),
        die=event.die,
    )


def _pick_set(event: ev.PickSet) -> Words:
    return words(
        _("{player} sets a pick on {against} and goes on."),
        player=player(event.side, event.player),
        against=player(1 - event.side, event.against),
    )


def _help(event: ev.Help) -> Words:
    return words(
        _("Help from {team} for {player}: nothing has happened to him."),
        team=team(event.side),
        player=player(event.side, event.player),
    )


def _ball_spot(event: ev.BallSpot) -> Words:
    template = _("The ball comes down on spot {die}.")
    if event.die > len(NUMBERED):
        template = _("The ball bounces on the rim: die {die}.")
    return words(template, die=event.die)


def _grab_roll(event: ev.GrabRoll) -> Words:
    return words(
        _("{player} goes for the rebound: {roll}."),
        player=player(event.side, event.player),
        roll=factor(event.die, event.total),
    )


# by the kind of the event
TOLD: Final[dict[str, Callable[[Any], Words | None]]] = {
    "activation": _activation,
    "defence": _defence,
    "move": _move,
    "move_with": by_chart(_MOVES_WITH, MOVE_WITH, ADVANCED_MOVE_WITH),
    "steal": by_chart(_STEALS, STEAL, ADVANCED_STEAL),
    "lockdown": by_chart(_LOCKDOWNS, LOCKDOWN),
    "screen": by_chart(_SCREENS, SCREEN),
    "pick_set": _pick_set,
    "pick": by_chart(_PICKS, PICK),
    "blind_screen": by_chart(_BLIND_SCREENS, SCREEN),
    "help": _help,
    "press_foul": _press_foul,
    "intentional_foul": by_chart(_INTENTIONAL, INTENTIONAL),
    "pass": _pass,
    "pass_roll": _pass_roll,
    "stray": _stray,
    "block": by_chart(_BLOCKS, BLOCK, ADVANCED_BLOCK, PRESSED_BLOCK),
    "shot": _shot,
    "rebound": _rebound,
    "rebound_roll": _rebound_roll,
    "ball_spot": _ball_spot,
    "grab_roll": _grab_roll,
}
