"""Plays games: asks coaches and chance in turn, and writes the record as it goes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from simulation.chance import ChanceSource, SeededChance, derive_seed
from simulation.errors import NotRepeatable, RecordMismatch, RunawayGame
from simulation.protocol import (
    AWAY,
    CHANCE,
    HOME,
    SIDES,
    Coach,
    Game,
    Ruleset,
)
from simulation.record import MAX_CHOICES, GameRecord, Segment, check_version
from simulation.teamsheet import TeamSheet


class Playing:
    """A game being played, and its record so far.

    :ivar game: the position.
    :ivar choices: every answer so far, chance included.
    :ivar rolled: how many of them were chance.
    :ivar asked: how many were decisions of home and of away.
    :ivar is_simulated: whether the last segment of the record is simulated.
    """

    __slots__ = (
        "asked",
        "choices",
        "game",
        "is_simulated",
        "options",
        "rolled",
        "ruleset",
        "seed",
        "segments",
        "sheets",
    )

    def __init__(
        self,
        ruleset: Ruleset,
        home: TeamSheet,
        away: TeamSheet,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
    ) -> None:
        """Start a game.

        :param seed: what its dice and coaches derive from, None where people roll.
        :raises BadOption, BadTeamSheet: as ``Ruleset.start``.
        """
        self.ruleset = ruleset
        self.sheets = (home, away)
        self.options: dict[str, Any] = ruleset.check_options(options or {})
        self.seed = seed
        self._begin()

    def _begin(self) -> None:
        self.game: Game = self.ruleset.start(*self.sheets, self.options)
        self.choices: list[str] = []
        self.segments: list[Segment] = []
        self.is_simulated = False
        self.rolled = 0
        self.asked = [0, 0]

    def answer(
        self, choice: str, source: str = "simulated", by: int | None = None
    ) -> None:
        """Answer the pending decision and note it down.

        :param source: ``simulated``, ``online`` or ``table``.
        :param by: as for ``Game.apply``.
        :raises IllegalChoice: nothing has changed then.
        :raises RunawayGame: past the longest record that can be replayed.
        """
        decision = self.game.pending
        actor = CHANCE if decision is None else decision.actor
        if len(self.choices) >= MAX_CHOICES:
            raise RunawayGame(f"the game has more than {MAX_CHOICES:,} choices")
        self.game.apply(choice, by)
        if actor == CHANCE:
            self.rolled += 1
        else:
            self.asked[actor] += 1
        if not self.segments or self.segments[-1].source != source:
            self.begin_segment(source)
        self.choices.append(choice)

    def begin_segment(self, source: str) -> None:
        """Note that the choices from here on come from another source."""
        self.segments.append(Segment(len(self.choices), source))
        self.is_simulated = source == "simulated"

    def rewind(self, length: int) -> None:
        """Go back to where the record had ``length`` choices, by playing them again.

        :raises ValueError: if the record is shorter.
        """
        if not 0 <= length <= len(self.choices):
            raise ValueError(f"cannot go back to {length} of {len(self.choices)}")
        choices, segments = self.choices[:length], self.segments
        self._begin()
        for place, choice in enumerate(choices):
            source = [part.source for part in segments if part.start <= place][-1]
            self.answer(choice, source)

    def take_back_limit(self, side: int) -> int:
        """Return the length to which a side may go back without asking anybody.

        It takes back its own last choices until the other side or chance has decided
        something; in a game with secrets until anything has happened, since that may
        have told it what it was not to know.
        """
        game = self.ruleset.start(*self.sheets, self.options)
        limit = 0
        for length, choice in enumerate(self.choices, start=1):
            decision, happened = game.pending, len(game.events)
            game.apply(choice)
            is_told = game.has_secrets and len(game.events) > happened
            if is_told or decision is None or decision.actor != side:
                limit = length
        return limit

    def record(self) -> GameRecord:
        """Return the record so far."""
        return GameRecord(
            ruleset=self.ruleset.slug,
            version=self.ruleset.version,
            options=self.options,
            home=self.sheets[HOME],
            away=self.sheets[AWAY],
            seed=self.seed,
            result=self.game.result,
            choices=tuple(self.choices),
            segments=tuple(self.segments),
        )


@dataclass(slots=True)
class Seat:
    """Who answers for a side.

    :param coach: answers everything, or None where a person does.
    :param deputy: answers the groups that a person leaves to the profile.
    :param delegated: groups of decision kinds left to the deputy.
    """

    coach: Coach | None = None
    deputy: Coach | None = None
    delegated: frozenset[str] = field(default_factory=frozenset)

    def answering(self, group: str) -> Coach | None:
        """Return the coach who answers decisions of a group, None for a person."""
        if self.coach is None and group in self.delegated:
            return self.deputy
        return self.coach


def run(
    playing: Playing,
    seats: tuple[Seat, Seat],
    chance: ChanceSource | None,
    stop_at: int = MAX_CHOICES,
) -> None:
    """Play on until the game is over or somebody outside must answer.

    :param seats: home's and away's.
    :param chance: answers dice and cards, or None where people do.
    :param stop_at: go no further than this many choices.
    :raises RunawayGame: as :meth:`Playing.answer`.
    """
    game = playing.game
    # a view shows the game as it stands, so one lasts as long as the game
    views = (game.view(HOME), game.view(AWAY))
    groups = playing.ruleset.groups
    choices, asked = playing.choices, playing.asked
    while (decision := game.pending) is not None and len(choices) < stop_at:
        actor = decision.actor
        if actor == CHANCE:
            if chance is None:
                return
            choice = chance.answer(decision, playing.rolled, game.outcomes)
            game.apply(choice)
            playing.rolled += 1
        else:
            seat = seats[actor]
            coach = seat.coach or seat.answering(groups[decision.kind])
            if coach is None:
                return
            coach.asked = asked[actor]
            choice = coach.choose(views[actor], decision)
            game.apply(choice)
            asked[actor] += 1
        if not playing.is_simulated:
            playing.begin_segment("simulated")
        choices.append(choice)
    if decision is not None and len(choices) >= MAX_CHOICES:
        raise RunawayGame(f"the game has more than {MAX_CHOICES:,} choices")


def coach_seed(seed: int, side: int) -> int:
    """Return the seed of a coach's own stream in the game of a seed."""
    return derive_seed(seed, "coach", side)


def simulate(
    ruleset: Ruleset,
    home: TeamSheet,
    away: TeamSheet,
    options: Mapping[str, object] | None,
    seed: int,
) -> Playing:
    """Play a whole game by the coaches of both sheets.

    The result is a function of the arguments, on every machine.
    """
    playing = Playing(ruleset, home, away, options, seed)
    coaches = [
        ruleset.coach(sheet.coach, sheet, coach_seed(seed, side))
        for side, sheet in zip(SIDES, (home, away), strict=True)
    ]
    run(playing, (Seat(coaches[HOME]), Seat(coaches[AWAY])), SeededChance(seed))
    return playing


def resimulate(ruleset: Ruleset, record: GameRecord) -> None:
    """Play a simulated game again from its seed and compare every choice.

    :raises ArchivedRecord: if another version of the rules made it.
    :raises NotRepeatable: if it was not simulated throughout, or its profiles are
        sealed.
    :raises RecordMismatch: if a choice differs.
    """
    check_version(ruleset, record)
    if record.seed is None or [part.source for part in record.segments] != [
        "simulated"
    ]:
        raise NotRepeatable("the game was not simulated from a seed throughout")
    if record.home.seal or record.away.seal:
        raise NotRepeatable("the coaches' instructions are still sealed")
    again = simulate(ruleset, record.home, record.away, record.options, record.seed)
    place = first_difference(again.choices, record.choices)
    if place is not None:
        raise RecordMismatch(f"choice {place + 1} differs when simulated again")


def first_difference(ours: Sequence[str], theirs: Sequence[str]) -> int | None:
    """Return the first index at which two lists differ, None if they are equal."""
    for index, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if one != other:
            return index
    if len(ours) == len(theirs):
        return None
    return min(len(ours), len(theirs))
