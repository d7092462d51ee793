"""The engine contract: what a ruleset, a game, a view and a decision are.

A game asks one decision at a time. Its ``pending`` decision belongs to one of the
two sides or to chance; ``apply`` answers it with one of the listed options, a short
word such as ``stop AIR``. Engines never roll: a die or a drawn card is a decision of
:data:`CHANCE`, answered from outside. So the list of answers is the whole game, and
replaying it gives the same events everywhere.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol

from simulation.errors import BadOption, IllegalChoice
from simulation.options import Option, Preset
from simulation.rulebook import COACH_NOTES as COACH_NOTES
from simulation.rulebook import Chapter as Chapter
from simulation.rulebook import Clause as Clause
from simulation.rulebook import PlayKind as PlayKind
from simulation.rulebook import RuleTable
from simulation.words import Words

if TYPE_CHECKING:
    from simulation.boxscore import Fold, FoulLimit, LeaderColumn, StatColumn
    from simulation.chance import Stream
    from simulation.factors import Factor
    from simulation.formations import Formations
    from simulation.scoresheet import ScoreSheet
    from simulation.shotchart import ShotChart
    from simulation.teamsheet import Dial, ReadyTeam, RosterSpec, TeamSheet

HOME: Final = 0
AWAY: Final = 1
CHANCE: Final = 2
PUBLIC: Final = 3
SIDES: Final = (HOME, AWAY)
ACTOR_NAMES: Final = ("home", "away", "chance", "public")
SIDE_SLOTS: Final = ("H", "A")
#: The kind of a result by which a side that could not play on has lost. Its points may
#: be others than those of the box score.
FORFEIT: Final = "forfeit"


@dataclass(slots=True)
class Decision:
    """A point where an actor must pick one of the listed options.

    Treat it as read-only. In a view of anybody but its actor, and of everybody
    where the actor is chance, ``options`` is empty and ``prompt`` has no words.

    :param actor: :data:`HOME`, :data:`AWAY` or :data:`CHANCE`.
    :param kind: what is asked, a word of the ruleset (``turn``, ``stop``, ``draw``).
    :param options: two or more choices, at most 200, in an order that equal
        positions share.
    :param default: the option taken for a coach who does not answer.
    :param prompt: the question as words.
    :param weights: for chance, one positive integer an option; else empty.
    :param audience: who learns of it: the asked side; for chance ``PUBLIC`` or the
        side that alone sees the outcome.
    """

    actor: int
    kind: str
    options: tuple[str, ...]
    default: str
    prompt: Words
    weights: tuple[int, ...]
    audience: int


class Event(Protocol):
    """A fact of the game: a named tuple of numbers, words and tuples of these.

    ``audience`` is ``PUBLIC`` or the one side that may know it before the game is
    over; ``kind``, the last field, names the class.
    """

    @property
    def audience(self) -> int: ...

    @property
    def kind(self) -> str: ...

    def _asdict(self) -> dict[str, Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Result(NamedTuple):
    """How a game ended.

    :param kind: one of the ruleset's ``result_kinds``; :data:`FORFEIT` where a side
        could not play on.
    :param home: points of the home side; ``away`` likewise.
    """

    kind: str
    home: int
    away: int


class View(ABC):
    """A window on a game that shows what one side, or the public, may know.

    It shows the game as it stands; ``to_json`` keeps what it shows now. Its public
    attributes are the allow-list: coaches, pages and streams read nothing else.
    """

    __slots__ = ()

    who: int

    @property
    @abstractmethod
    def pending(self) -> Decision | None:
        """The pending decision: whole for its actor, without options for others.

        None where the viewer may not know of it, and when the game is over.
        """

    @property
    @abstractmethod
    def score(self) -> tuple[int, int]:
        """Points of home and away."""

    @property
    @abstractmethod
    def events(self) -> Sequence[Event]:
        """The events that this viewer may know, oldest first.

        When a game is over all its events are public.
        """

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return all that the view shows as plain JSON values."""

    @abstractmethod
    def sample(self, source: "Stream") -> "Game":
        """Return a full game that agrees with this view, drawn by weight.

        :param source: a stream of numbers in [0, 1).
        """


class Game(ABC):
    """A position and the events that led to it.

    :ivar pending: the decision to be answered, or None when the game is over.
    :ivar events: all events so far, whoever may know them.
    :ivar outcomes: dice and cards so far, forced ones included: the place of the
        next outcome in a script.
    :cvar has_secrets: whether a side may hold what the other does not see, as in the
        ruleset's ``hidden``.
    """

    __slots__ = ("events", "outcomes", "pending")

    has_secrets: ClassVar[bool] = False

    def __init__(self) -> None:
        self.pending: Decision | None = None
        self.events: list[Event] = []
        self.outcomes = 0

    def apply(self, choice: str, by: int | None = None) -> None:
        """Answer the pending decision.

        :param by: the actor who chooses: he alone is told what he might have chosen.
            None where nobody does, as when a record is played again.
        :raises IllegalChoice: if the game is over, another than ``by`` is asked, or
            the choice is not listed; nothing has changed then.
        """
        decision = self.pending
        if decision is None:
            raise IllegalChoice(f"{choice!r}: the game is over")
        if choice not in decision.options or by not in (None, decision.actor):
            raise IllegalChoice(refusal(decision, choice, by))
        self._take(choice)

    def apply_all(self, choices: Sequence[str], by: int | None = None) -> None:
        """Apply a run of choices of one actor, or none of them.

        In a game with secrets a run goes no further than one declaration: up to the
        first event. A refused run would otherwise tell for nothing what it met.

        :param by: as for ``apply``.
        :raises IllegalChoice: if one is refused, or another actor would have to
            answer before the run is through.
        """
        decision = self.pending
        trial = self.copy()
        for index, choice in enumerate(choices):
            asked = trial.pending
            if index and self.has_secrets and trial.events:
                raise IllegalChoice(f"{choice!r}: choose it when it is asked")
            if index and (
                asked is None or decision is None or asked.actor != decision.actor
            ):
                raise IllegalChoice(f"{choice!r}: another decides before this one")
            trial.apply(choice, by)
        for choice in choices:
            self.apply(choice, by)

    @abstractmethod
    def _take(self, choice: str) -> None:
        """Advance by a choice that is known to be listed."""

    @abstractmethod
    def copy(self) -> "Game":
        """Return an independent game in the same position, its events empty."""

    @abstractmethod
    def view(self, who: int) -> View:
        """Return what ``HOME``, ``AWAY`` or ``PUBLIC`` may know."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Return the whole position as plain JSON values, readable and complete."""

    @property
    @abstractmethod
    def score(self) -> tuple[int, int]:
        """Points of home and away."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended, or None while it is played."""


def known_events(game: Game, who: int) -> list[Event]:
    """Return the events that a viewer may know."""
    if game.pending is None:
        return list(game.events)
    return [event for event in game.events if event.audience in (PUBLIC, who)]


def shown_decision(decision: Decision | None, who: int) -> Decision | None:
    """Return a pending decision as a viewer may know it."""
    if decision is None or decision.actor == who:
        return decision
    if decision.actor == CHANCE and decision.audience not in (who, PUBLIC):
        return None
    return Decision(
        decision.actor, decision.kind, (), "", Words(""), (), decision.audience
    )


def refusal(decision: Decision, choice: str, by: int | None) -> str:
    """Return the reason why a choice is refused.

    The side that is asked is told what would be right; anybody else is not, since
    options tell its hand. Those of chance tell what the pile still holds, so they
    are named to nobody.

    :param by: who chose, None where nobody did.
    """
    actor = decision.actor
    if by not in (None, actor):
        return f"{choice!r}: another decides now"
    if actor == CHANCE:
        return f"{choice!r} is not possible as {decision.kind}"
    if by is None:
        return f"{choice!r} is no option of {decision.kind}"
    listed = ", ".join(decision.options[:12])
    more = ", …" if len(decision.options) > 12 else ""
    return f"{choice!r} is no option of {decision.kind}: choose {listed}{more}"


class Coach(ABC):
    """Answers the decisions of one side from its view alone.

    :ivar asked: how many decisions of this side were answered before, by whomever.
        The runner sets it; with the view and the coach's own stream it is all that
        a choice may depend on, so a game can be resumed or undone anywhere.
    """

    asked: int = 0

    @abstractmethod
    def choose(self, view: View, decision: Decision) -> str:
        """Return one of the decision's options."""


class Paint(NamedTuple):
    """The colours of a side on a board, each ``#rrggbb``.

    :param inner: of what stands for its people; ``ring``: of what surrounds that.
    :param lettering: what can be read on ``inner``.
    """

    inner: str
    ring: str
    lettering: str


class Ruleset(ABC):
    """A rule book: all that the world outside sees of an engine.

    :cvar slug: its name in addresses and records, for good; ``title``: that for people.
    :cvar version: changes with every change of rules or of an event's meaning.
    :cvar hidden: whether a side may hold what the other does not see.
    :cvar has_players: whether team sheets name players with ratings.
    :cvar roster_spec: what a roster must be, where ``has_players``.
    :cvar period_title: a period in words, where its ``{heading}`` alone tells nothing.
    :cvar options: what a league may choose; ``presets``: ways of playing that set some.
    :cvar dials: what a coach profile may set; ``formations``: where it may place
        players while the ball is dead, None where nobody is placed.
    :cvar groups: decision kind → the group that a side may leave to its profile.
    :cvar stat_columns: the columns of a box score, in order.
    :cvar line_score: keys of the columns of teams that stand behind the periods of a
        line score, points first; empty where that is the total of points alone.
    :cvar leaders: the columns in which a season's best are listed, the most telling
        first: where there is room for a few, the first are shown.
    :cvar event_kinds: kind of event → the names of its fields, in order.
    :cvar pace: the kinds of event before which somebody who follows a game may rest;
        empty where that is each event that is told.
    :cvar play_kinds: how the lines of a long play-by-play are told apart, in the
        order in which a reader is offered them; empty where it is short.
    :cvar result_kinds: what ``Result.kind`` may be.
    :cvar coaches: names of the built-in coaches, the plainest first.
    :cvar coach_notes: name of a built-in coach → what he does, in a sentence or two.
    :cvar exhibition_teams: two or more teams that anybody may watch play by the
        defaults of the options, each with a name and an abbreviation of its own.
    :cvar score_sheet: how a box score is written by hand, None where it cannot be.
    :cvar shot_chart: where attempts are drawn, None where the game has no court.
    :cvar factors: the shares that tell why a team won, the weightiest first.
    :cvar summary: the game in one sentence.
    :cvar chapters: the numbered rules, in the order in which they are read.
    :cvar rule_tables: its tables of numbers, made from what the engine plays by, in
        the order in which they are read; empty where it has none to show.
    :cvar credit: whose game it is, and what is ours; None where there is no original.
    :cvar group_notes: group of decisions → what is decided in it, in a few words.
    :cvar view_names: what people call parts of a view, by their names in its JSON.
    """

    slug: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    hidden: ClassVar[bool]
    has_players: ClassVar[bool]
    roster_spec: "ClassVar[RosterSpec | None]" = None
    period_title: ClassVar[str] = "{heading}"
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]] = ()
    dials: "ClassVar[tuple[Dial, ...]]"
    formations: "ClassVar[Formations | None]" = None
    groups: ClassVar[Mapping[str, str]]
    stat_columns: "ClassVar[tuple[StatColumn, ...]]"
    line_score: ClassVar[tuple[str, ...]] = ()
    leaders: "ClassVar[tuple[LeaderColumn, ...]]"
    event_kinds: ClassVar[Mapping[str, tuple[str, ...]]]
    pace: ClassVar[frozenset[str]] = frozenset()
    play_kinds: ClassVar[tuple[PlayKind, ...]] = ()
    result_kinds: ClassVar[tuple[str, ...]]
    coaches: ClassVar[tuple[str, ...]]
    coach_notes: ClassVar[Mapping[str, Words]] = COACH_NOTES
    exhibition_teams: "ClassVar[tuple[ReadyTeam, ...]]"
    score_sheet: "ClassVar[ScoreSheet | None]" = None
    shot_chart: "ClassVar[ShotChart | None]" = None
    factors: "ClassVar[tuple[Factor, ...]]" = ()
    summary: ClassVar[Words]
    chapters: ClassVar[tuple[Chapter, ...]]
    rule_tables: ClassVar[tuple[RuleTable, ...]] = ()
    credit: ClassVar[Words | None] = None
    group_notes: ClassVar[Mapping[str, Words]] = MappingProxyType({})
    view_names: ClassVar[Mapping[str, Words]] = MappingProxyType({})

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The numbered rules of all chapters, in order."""
        return tuple(clause for part in self.chapters for clause in part.clauses)

    def check_options(self, values: Mapping[str, object]) -> dict[str, Any]:
        """Return every option with its value, defaults filled in.

        :raises BadOption: for an unknown name or a value that is not allowed.
        """
        known = {option.name: option for option in self.options}
        for name in values:
            if name not in known:
                raise BadOption(
                    str(name), f"no such option; there are {', '.join(known)}"
                )
        checked = {
            name: option.check(values.get(name, option.default))
            for name, option in known.items()
        }
        self._check_together(checked)
        return checked

    def foul_limit(self, options: Mapping[str, object]) -> "FoulLimit | None":
        """Return with how many fouls a player is out, None where nobody ever is.

        :param options: those of the game.
        """
        return None

    @abstractmethod
    def _check_together(self, values: dict[str, Any]) -> None:
        """Raise :class:`BadOption` where options do not fit one another."""

    @abstractmethod
    def start(
        self, home: "TeamSheet", away: "TeamSheet", options: Mapping[str, object]
    ) -> Game:
        """Return a new game, its first decision pending.

        :raises BadOption: as :meth:`check_options`.
        :raises BadTeamSheet: if a sheet does not fit the ruleset.
        """

    @abstractmethod
    def read_position(
        self,
        position: Mapping[str, object],
        home: "TeamSheet",
        away: "TeamSheet",
        options: Mapping[str, object],
    ) -> Game:
        """Return the game in a written position, the reverse of ``Game.position``.

        Fields may be left out; the engine's documentation says what they are then.

        :raises BadPosition: if it describes no position.
        """

    @abstractmethod
    def coach(self, name: str, sheet: "TeamSheet", seed: int) -> Coach:
        """Return a built-in coach for one side.

        :param seed: of the coach's own stream of numbers.
        :raises BadTeamSheet: if there is no coach of that name.
        """

    @abstractmethod
    def fold(self) -> "Fold":
        """Return a fresh fold of events into box-score items."""

    @abstractmethod
    def event(self, fields: Sequence[object]) -> Event:
        """Return the event whose fields, ``kind`` last, were stored as a list.

        :raises ValueError: if no event has these fields.
        """

    @abstractmethod
    def describe(self, event: Event) -> Words | None:
        """Return the event in words, or None where it is not worth a line."""

    @abstractmethod
    def period_names(self, options: Mapping[str, object], played: int) -> list[str]:
        """Return a short heading for each period, at least the regular ones.

        :param played: how many periods were begun.
        """

    def left_out(
        self, periods: Sequence[tuple[int, int]], options: Mapping[str, object]
    ) -> tuple[tuple[int, int], ...]:
        """Return the parts of periods that a finished game did without.

        :param periods: points (home, away) of each period.
        :returns: (period, side), periods counted from 1: that side had no turn in it,
            and its line score shows an X there.
        """
        return ()

    @abstractmethod
    def board(self, view: View, paints: tuple[Paint, Paint] | None = None) -> str:
        """Return the table as the viewer sees it: one accessible SVG drawing.

        :param paints: of home and away, where colours show sides; else its own.
        """

    def text_board(self, view: View) -> tuple[Words, ...]:
        """Return the table as the viewer sees it, line by line.

        What is drawn keeps to 78 letters; a sentence that has more is wrapped. Empty
        where the ruleset draws none: a terminal then tells what the view shows.
        """
        return ()

    def question(self, view: View, decision: Decision) -> Words:
        """Return a pending decision as it is put to people: whom it is about, too.

        :param view: of whoever answers; the public's for a public die.
        :param decision: the pending one; of chance's the words may say what dice give.
        """
        return decision.prompt

    def option_note(self, view: View, decision: Decision, option: str) -> Words | None:
        """Return what there is to know of an option of a side, None for nothing.

        :param view: of the side that is asked; ``decision``: the pending one.
        """
        return None
