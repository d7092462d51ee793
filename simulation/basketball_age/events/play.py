"""Activations, reactions, passes, shots and rebounds: what happens in live play."""

from typing import NamedTuple

from simulation.protocol import PUBLIC


class Activation(NamedTuple):
    """An offensive activation begins (BA-4.1).

    :param player: who is activated, 0 for doing nothing.
    :param tokens: those left afterwards.
    """

    side: int
    player: int
    tokens: int
    audience: int = PUBLIC
    kind: str = "activation"


class ActivationEnd(NamedTuple):
    """An offensive activation comes to its own end: nobody stopped it.

    A pick and roll is rolled behind it (BA-16.2).

    :param ball: ``dribble`` or ``hold`` where the activated player has the ball, else
        ``none``.
    """

    side: int
    player: int
    ball: str
    audience: int = PUBLIC
    kind: str = "activation_end"


class Defence(NamedTuple):
    """A defensive activation (BA-4.1).

    :param player: who is activated, 0 for nobody.
    :param how: ``move`` (or acts where he stands), ``nothing``, ``used_up`` by a
        move-with (BA-10.5), or ``screened`` (BA-9.5).
    """

    side: int
    player: int
    how: str
    audience: int = PUBLIC
    kind: str = "defence"


class Heading(NamedTuple):
    """A step is declared to which the defence may react (BA-5.4)."""

    side: int
    player: int
    zone: str
    audience: int = PUBLIC
    kind: str = "heading"


class Move(NamedTuple):
    """A player is somewhere else.

    :param how: ``step`` of an offensive activation, ``dribble`` the same with the
        ball, ``with`` the man he moves with (BA-10.3), ``trail`` behind a man who got
        away (BA-10.4), ``back`` to the last zone with room (BA-5.2, BA-10.3), ``enter``
        for an inbounder's free step (BA-7.4), ``out`` over the baseline (BA-16.3),
        ``defend``, ``contest`` or ``rebound``.
    """

    side: int
    player: int
    zone: str
    how: str
    audience: int = PUBLIC
    kind: str = "move"


class Reaction(NamedTuple):
    """A defender declares a reaction or an action against an opponent.

    :param action: ``move_with``, ``steal``, ``lockdown``, ``block`` or ``foul``.
    """

    side: int
    player: int
    against: int
    action: str
    audience: int = PUBLIC
    kind: str = "reaction"


class MoveWith(NamedTuple):
    """A defender tries to stay with his man (BA-10.2).

    :param result: ``with``, ``beaten``, ``stopped`` (natural 2: the offensive player
        is) or ``left`` (natural 12: the defender is); by the advanced chart
        ``followed`` and ``halved`` instead of ``with`` (BA-16.11).
    """

    side: int
    player: int
    against: int
    dice: tuple[int, int]
    total: int
    result: str
    audience: int = PUBLIC
    kind: str = "move_with"


class Steal(NamedTuple):
    """A defender tries to steal (BA-9.2).

    :param result: ``steal``, ``stripped`` (natural 2: a steal that unbalances the
        victim), ``unbalanced``, ``foul`` or ``technical``; by the advanced chart
        ``nothing`` and ``overreached`` instead of ``unbalanced`` (BA-16.11).
    """

    side: int
    player: int
    against: int
    dice: tuple[int, int]
    total: int
    result: str
    audience: int = PUBLIC
    kind: str = "steal"


class Lockdown(NamedTuple):
    """A defender plays lockdown (BA-9.6).

    :param result: ``offensive_foul`` or ``foul``.
    """

    side: int
    player: int
    against: int
    dice: tuple[int, int]
    total: int
    result: str
    audience: int = PUBLIC
    kind: str = "lockdown"


class ScreenSet(NamedTuple):
    """An attacker names the defender whom he screens (BA-9.5)."""

    side: int
    player: int
    against: int
    audience: int = PUBLIC
    kind: str = "screen_set"


class Screen(NamedTuple):
    """The screen is rolled (BA-9.5).

    :param side: of the screener.
    :param result: ``screened``, ``missed`` or ``offensive_foul``.
    """

    side: int
    player: int
    against: int
    dice: tuple[int, int]
    total: int
    result: str
    audience: int = PUBLIC
    kind: str = "screen"


class PickSet(NamedTuple):
    """An attacker names the defender of his pick and roll (BA-16.2)."""

    side: int
    player: int
    against: int
    audience: int = PUBLIC
    kind: str = "pick_set"


class Pick(NamedTuple):
    """The pick and roll is rolled, when its activation ends (BA-16.2).

    :param side: of the picker.
    :param result: ``screened``, ``missed`` or ``offensive_foul``.
    """

    side: int
    player: int
    against: int
    dice: tuple[int, int]
    total: int
    result: str
    audience: int = PUBLIC
    kind: str = "pick"


class IntentionalFoul(NamedTuple):
    """An intentional foul is rolled (BA-11.8).

    :param result: ``foul`` or ``technical``.
    """

    side: int
    player: int
    against: int
    dice: tuple[int, int]
    total: int
    result: str
    audience: int = PUBLIC
    kind: str = "intentional_foul"


class Pass(NamedTuple):
    """The ball-handler passes (BA-6.2); ``catch``, ``pass_roll`` or both follow.

    :param inbound: whether from out of bounds.
    :param attackers: A of BA-6.2; ``defenders``: D.
    :param needs_roll: whether a roll is due (BA-6.3).
    """

    side: int
    player: int
    receiver: int
    inbound: bool
    attackers: int
    defenders: int
    needs_roll: bool
    audience: int = PUBLIC
    kind: str = "pass"


class PassRoll(NamedTuple):
    """A pass is rolled (BA-6.4).

    :param target: what the total must not exceed.
    :param result: ``complete``, ``astray``, ``picked`` (natural 12), or ``fouled``
        under the press (BA-16.9).
    """

    side: int
    player: int
    receiver: int
    dice: tuple[int, int]
    total: int
    target: int
    result: str
    audience: int = PUBLIC
    kind: str = "pass_roll"


class PressFoul(NamedTuple):
    """A presser fouls the passer: the die tells who (BA-16.9)."""

    side: int
    player: int
    against: int
    die: int
    audience: int = PUBLIC
    kind: str = "press_foul"


class Help(NamedTuple):
    """The defence plays its help: what has happened to a defender is void (BA-16.10).

    :param player: the defender.
    """

    side: int
    player: int
    audience: int = PUBLIC
    kind: str = "help"


class BlindScreen(NamedTuple):
    """A blind screen is rolled (BA-16.8).

    :param side: of the screener.
    :param result: ``screened``, ``missed`` or ``offensive_foul``.
    """

    side: int
    player: int
    against: int
    dice: tuple[int, int]
    total: int
    result: str
    audience: int = PUBLIC
    kind: str = "blind_screen"


class Stray(NamedTuple):
    """Where a pass that went astray ends (BA-6.5).

    :param die: 0 where no die was needed.
    :param thief: the defender who has it, 0 where it is out of bounds.
    """

    side: int
    die: int
    thief: int
    audience: int = PUBLIC
    kind: str = "stray"


class Catch(NamedTuple):
    """A pass is complete: the receiver has the ball."""

    side: int
    player: int
    passer: int
    audience: int = PUBLIC
    kind: str = "catch"


class Attempt(NamedTuple):
    """A scoring attempt is declared (BA-8.1).

    :param form: ``shoot``, ``lay_up`` or ``dunk``.
    :param spot: the zone, offence-relative.
    :param points: what it is worth.
    """

    side: int
    player: int
    form: str
    spot: str
    points: int
    audience: int = PUBLIC
    kind: str = "attempt"


class Contest(NamedTuple):
    """The defence has made up its mind about a pending shot (BA-8.1).

    :param player: who moves to contest it, 0 for nobody.
    :param how: ``move``, ``nothing``, or ``used_up`` by a move-with.
    """

    side: int
    player: int
    how: str
    audience: int = PUBLIC
    kind: str = "contest"


class Block(NamedTuple):
    """A block is tried (BA-9.1).

    :param result: ``block``, ``stuffed`` (natural 2: a block that unbalances the
        shooter), ``shot``, ``foul``, or ``clean_foul`` (natural 12: without the −20);
        by the advanced chart ``smothered`` (−10), ``hindered`` (−5), ``contested`` and
        ``brushed`` (+5) instead of ``shot`` (BA-16.11); under the press
        ``pressed_block``, ``pressed_shot`` and ``pressed_foul``, whose totals are
        others (BA-16.9).
    """

    side: int
    player: int
    against: int
    dice: tuple[int, int]
    total: int
    result: str
    audience: int = PUBLIC
    kind: str = "block"


class Shot(NamedTuple):
    """How a scoring attempt ended.

    :param form: ``shoot``, ``lay_up``, ``dunk``, or ``tip_in`` of a rebound (BA-16.4).
    :param spot: the zone, offence-relative; ``points``: what it is worth.
    :param target: per cent (BA-8.3); ``roll``: 0 where it was blocked.
    :param fouled: whether the shooter was fouled: missed, it is no attempt then.
    :param blocker: the defender who blocked it, else 0.
    :param is_live: whether a rebound follows a miss.
    """

    side: int
    player: int
    form: str
    spot: str
    points: int
    target: int
    roll: int
    made: bool
    fouled: bool
    blocker: int
    is_live: bool
    audience: int = PUBLIC
    kind: str = "shot"


class Rebound(NamedTuple):
    """A player has a rebound (BA-12.2 to BA-12.5).

    :param is_offensive: whether his side shot.
    """

    side: int
    player: int
    is_offensive: bool
    audience: int = PUBLIC
    kind: str = "rebound"


class Seat(NamedTuple):
    """A player takes a spot of the rebound template (BA-16.4).

    :param seat: ``1`` to ``5``, or ``x2``, ``x3``, ``x4``.
    """

    side: int
    player: int
    seat: str
    audience: int = PUBLIC
    kind: str = "seat"


class BallSpot(NamedTuple):
    """A missed ball comes down on a spot, or bounces on a 6 (BA-16.4).

    :param side: that shot.
    """

    side: int
    die: int
    audience: int = PUBLIC
    kind: str = "ball_spot"


class Contestant(NamedTuple):
    """A side names who goes for the ball (BA-16.4)."""

    side: int
    player: int
    audience: int = PUBLIC
    kind: str = "contestant"


class GrabRoll(NamedTuple):
    """A player goes for the ball (BA-16.4).

    :param die: the better one, where he was on the spot.
    """

    side: int
    player: int
    die: int
    total: int
    audience: int = PUBLIC
    kind: str = "grab_roll"


class ReboundRoll(NamedTuple):
    """Both sides roll for a rebound; a tie is rolled again (BA-12.2).

    :param side: that shot; ``die`` and ``total`` are its, the others the defence's.
    :param winner: 0 home, 1 away, -1 for a tie.
    """

    side: int
    die: int
    total: int
    defence_die: int
    defence_total: int
    winner: int
    audience: int = PUBLIC
    kind: str = "rebound_roll"


class Unbalanced(NamedTuple):
    """A player is unbalanced (BA-5.5)."""

    side: int
    player: int
    audience: int = PUBLIC
    kind: str = "unbalanced"
