"""Work in progress, as small frames on a stack: what was declared, what is still asked.

The lowest frame is always a :class:`Turn`; the last one is worked on. Players are
numbers or ``NOBODY``, sets of players and zones are masks.
"""

from dataclasses import dataclass, fields
from typing import ClassVar, Self

from simulation.basketball_age.court import NOWHERE
from simulation.basketball_age.tables import NOBODY


class Frame:
    """A piece of work in progress.

    :cvar kind: its name in written positions.
    :cvar names: its fields, in order.
    """

    __slots__ = ()

    kind: ClassVar[str]
    names: ClassVar[tuple[str, ...]]

    def copy(self) -> Self:
        """Return an equal frame that shares nothing which changes."""
        return type(self)(*[getattr(self, name) for name in self.names])


@dataclass(slots=True)
class Turn(Frame):
    """The next activation is to be asked."""

    kind: ClassVar[str] = "turn"


@dataclass(slots=True)
class Lineup(Frame):
    """The starters are named by substitutions in the sheet's first five.

    :param side: who is asked.
    :param used: players who were in a substitution already.
    """

    kind: ClassVar[str] = "lineup"
    side: int = 0
    used: int = 0


@dataclass(slots=True)
class Jump(Frame):
    """The jump ball (BA-12.6).

    :param stage: ``circle`` players are named, the ``rest`` is placed, ``roll``, or
        ``tip`` by the winner's tallest.
    :param side: who places next, or has won.
    :param rolls: how many were tied.
    """

    kind: ClassVar[str] = "jump"
    stage: str = "circle"
    side: int = 0
    rolls: int = 0


@dataclass(slots=True)
class Activation(Frame):
    """An offensive activation (BA-4.2).

    :param points: movement left; ``steps``: how many were made.
    :param path: the zones he was in, the first where he began.
    :param passes: made in it; ``thrown``: the standard distances of all (BA-6.7).
    :param follower: the defender who moves with him.
    :param trailer: the defender who failed to (BA-10.4).
    :param follow_points: what one or the other has left, or may come after him.
    :param joined: the index in the path where that move-with was tried.
    :param tried: defenders who tried to steal in it.
    :param attempted: whether a move-with was tried.
    :param from_paint: whether he began in the paint, no defender there (BA-8.7).
    :param drive: whether his last step took the ball into the paint (BA-8.6).
    :param entered: whether he has come into the paint from outside.
    :param stuck: whether he can do nothing more (BA-10.2).
    :param helped: for whom the defence has played its help in it (BA-16.10).
    :param partner: who has moved with him at all; ``blinded``: whether a blind screen
        was set in it (BA-16.8).
    :param picked: the defender on whom a pick and roll is to be rolled (BA-16.2).
    """

    kind: ClassVar[str] = "activation"
    player: int = NOBODY
    points: int = 0
    steps: int = 0
    path: tuple[int, ...] = ()
    passes: int = 0
    thrown: int = 0
    follower: int = NOBODY
    follow_points: int = 0
    trailer: int = NOBODY
    joined: int = 0
    tried: int = 0
    attempted: bool = False
    from_paint: bool = False
    drive: bool = False
    entered: bool = False
    stuck: bool = False
    helped: int = NOBODY
    blinded: bool = False
    partner: int = NOBODY
    picked: int = NOBODY


@dataclass(slots=True)
class Step(Frame):
    """A step is declared; a reaction is asked, or rolled where there is one.

    :param action: ``""`` while it is asked, else ``move_with``, ``steal``,
        ``lockdown``, or ``made`` once nothing hinders it.
    :param asked: whether a blind screen was asked for (BA-16.8).
    """

    kind: ClassVar[str] = "step"
    zone: int = NOWHERE
    action: str = ""
    defender: int = NOBODY
    asked: bool = False


@dataclass(slots=True)
class Setback(Frame):
    """Something befalls a defender, but something is asked first.

    :param player: the defender.
    :param cause: ``steal``, ``beaten`` or ``left`` by a move-with, ``blind`` or another
        ``screen``.
    :param stage: ``help``: whether the card is played (BA-16.10); ``second``: who else
        is unbalanced (BA-16.5).
    """

    kind: ClassVar[str] = "setback"
    player: int = NOBODY
    cause: str = "steal"
    stage: str = "help"


@dataclass(slots=True)
class Blind(Frame):
    """A blind screen may be set before a defender goes along (BA-16.8).

    :param player: the screener, nobody until he is named.
    :param defender: who would go along.
    """

    kind: ClassVar[str] = "blind"
    player: int = NOBODY
    defender: int = NOBODY


@dataclass(slots=True)
class Pass(Frame):
    """A pass is declared (BA-6).

    :param stage: ``roll``; ``stray`` where it has failed; ``thief`` after a 12;
        ``press`` where a presser fouls the passer (BA-16.9).
    """

    kind: ClassVar[str] = "pass"
    player: int = NOBODY
    receiver: int = NOBODY
    stage: str = "roll"


@dataclass(slots=True)
class Screen(Frame):
    """A screen is rolled (BA-9.5)."""

    kind: ClassVar[str] = "screen"
    player: int = NOBODY
    defender: int = NOBODY


@dataclass(slots=True)
class Pick(Frame):
    """A pick and roll is rolled, the activation being over (BA-16.2)."""

    kind: ClassVar[str] = "pick"


@dataclass(slots=True)
class Defending(Frame):
    """A defensive activation.

    :param against: whom he fouls, where that was declared.
    :param stage: ``action`` is asked behind a move; ``steal`` or ``foul`` rolled;
        ``done`` once a steal has come to nothing, ``again`` where another defender
        is activated instead (BA-16.10).
    """

    kind: ClassVar[str] = "defending"
    player: int = NOBODY
    against: int = NOBODY
    stage: str = "action"


@dataclass(slots=True)
class Shot(Frame):
    """A scoring attempt is pending (BA-8).

    :param allowance: points of a contest (BA-8.1).
    :param entered: whether he came into the paint in this activation.
    :param followed: whether a defender is moving with him.
    :param used_up: whether a move-with has used up the contest (BA-10.5).
    :param stage: ``contest`` is asked; ``lockdown`` or ``block`` rolled;
        ``challenge`` asked of the ``mover``, ``contest_move`` behind a block; ``time``
        passes; ``roll``; ``help_pass`` is asked before a block is rolled; ``pick`` is
        rolled before all.
    :param defender: who locks down or tries to block.
    :param blocker: who has tried to block.
    :param mover: who has moved in the contest.
    :param fouled: whether the shooter was; ``clean``: without the −20.
    :param helped: for whom the defence has played its help: the contest is another's
        (BA-16.10).
    :param picked: the defender on whom a pick and roll is rolled (BA-16.2).
    :param shift: what a block that left a shot adds to its target (BA-16.6, BA-16.11).
    """

    kind: ClassVar[str] = "shot"
    player: int = NOBODY
    form: str = "shoot"
    allowance: int = 0
    entered: bool = False
    followed: bool = False
    used_up: bool = False
    stage: str = "contest"
    defender: int = NOBODY
    blocker: int = NOBODY
    mover: int = NOBODY
    fouled: bool = False
    clean: bool = False
    shift: int = 0
    helped: int = NOBODY
    picked: int = NOBODY


@dataclass(slots=True)
class Rebound(Frame):
    """A miss is live (BA-12.1).

    :param shooter: he and the ``blocker`` may not step.
    :param stage: ``steps``; ``time`` passes; ``roll``.
    :param side: whose step is next.
    :param stepped: who has stepped.
    :param passed: turns let go in a row.
    :param rolls: how many were tied.
    """

    kind: ClassVar[str] = "rebound"
    shooter: int = NOBODY
    blocker: int = NOBODY
    stage: str = "steps"
    side: int = 0
    stepped: int = 0
    passed: int = 0
    rolls: int = 0


@dataclass(slots=True)
class Glass(Frame):
    """A rebound on the template (BA-16.4).

    :param shooter: whose shot it was.
    :param ball: the spot where it has come down, 0 until then.
    :param stage: it will ``land``, or ``again`` after a 6; the ``defender`` and the
        ``attacker`` are named; ``decide``; ``grab`` by the attacker, ``defend`` by the
        defender.
    :param total: of the attacker's roll.
    :param rolls: how many were tied.
    """

    kind: ClassVar[str] = "glass"
    shooter: int = NOBODY
    ball: int = 0
    stage: str = "land"
    attacker: int = NOBODY
    defender: int = NOBODY
    total: int = 0
    rolls: int = 0


@dataclass(slots=True)
class Throws(Frame):
    """Free throws (BA-11.6, BA-11.7).

    :param player: who shoots, nobody until he is named.
    :param number: of the next throw; ``of``: how many there are.
    :param technical: whether a technical gave them: no line-up, no rebound.
    :param stage: ``shooter`` is named; ``lane`` of the offence; ``pair`` and
        ``defence`` of the defence; ``rest`` alternately; ``throw``.
    :param zone: where the defence has two.
    :param side: who places next of the rest.
    :param used: players who were in a substitution at the dead ball before.
    """

    kind: ClassVar[str] = "throws"
    player: int = NOBODY
    number: int = 1
    of: int = 2
    technical: bool = False
    stage: str = "lane"
    zone: int = NOWHERE
    side: int = 0
    used: int = 0


@dataclass(slots=True)
class Dead(Frame):
    """A dead ball (BA-7.6).

    :param side: who has the ball afterwards.
    :param reason: of its possession, "" where it had the ball before.
    :param spots: where it may be thrown in.
    :param may_sub: whether substitutions are open without a timeout (BA-13.4).
    :param throws: free throws first; ``shooter``: nobody where he is to be named.
    :param technical: whether they are technical.
    :param stage: it may ``begin`` with a change of possession; ``replace``,
        ``timeout``, ``benefit``, ``substitute``; ``resume``.
    :param asked: how many sides have answered in this stage.
    :param called: sides whose timeout takes effect, as a mask.
    :param used: players who were in a substitution.
    :param is_break: whether a period is over (BA-13.3).
    """

    kind: ClassVar[str] = "dead"
    side: int = 0
    reason: str = ""
    spots: int = 0
    may_sub: bool = True
    throws: int = 0
    shooter: int = NOBODY
    technical: bool = False
    stage: str = "begin"
    asked: int = 0
    called: int = 0
    used: int = 0
    is_break: bool = False


@dataclass(slots=True)
class Placement(Frame):
    """All are placed for an inbound (BA-7.1).

    :param spots: where it may be.
    :param stage: the ``press`` is asked; ``inbounder`` and ``spot`` are named, the
        ``attack`` and the ``defence`` placed; ``time`` passes.
    :param timed: whether it takes time; not before a period's start.
    """

    kind: ClassVar[str] = "placement"
    spots: int = 0
    stage: str = "inbounder"
    timed: bool = True


@dataclass(slots=True)
class Gain(Frame):
    """A side has won the ball in live play (BA-4.7).

    :param player: who has it.
    :param how: the reason of the possession.
    :param is_last: whether a clock that is out ends the period (BA-3.2).
    """

    kind: ClassVar[str] = "gain"
    player: int = NOBODY
    how: str = "steal"
    is_last: bool = False


@dataclass(slots=True)
class Close(Frame):
    """An offensive activation has come to its own end (BA-3.2, BA-4.6, BA-11.1)."""

    kind: ClassVar[str] = "close"


@dataclass(slots=True)
class Clock(Frame):
    """A real clock is read (BA-3.1).

    :param minutes: as read, -1 until then.
    """

    kind: ClassVar[str] = "clock"
    minutes: int = -1


FRAMES: tuple[type[Frame], ...] = (
    Turn,
    Lineup,
    Jump,
    Activation,
    Step,
    Setback,
    Blind,
    Pass,
    Screen,
    Pick,
    Defending,
    Shot,
    Rebound,
    Glass,
    Throws,
    Dead,
    Placement,
    Gain,
    Close,
    Clock,
)
for _frame in FRAMES:
    _frame.names = tuple(field.name for field in fields(_frame))  # type: ignore[arg-type]
