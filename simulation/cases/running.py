"""Runs a rule case: plays its steps and tells what came out otherwise."""

from collections.abc import Iterator
from typing import Final

from simulation.cases.comparing import unmet
from simulation.cases.reading import (
    DEFAULT,
    END,
    AskCoach,
    Case,
    Choose,
    LetCoachesPlay,
    Refuse,
    Step,
    Until,
)
from simulation.errors import FieldError, SimulationError
from simulation.protocol import CHANCE, SIDES, Coach, Game
from simulation.record import MAX_CHOICES
from simulation.runner import coach_seed

# coaches with a stream of their own draw the same numbers in every case
SEED: Final = 0


class _Failed(Exception):
    """The case cannot go on; its text says why."""


def run_case(case: Case) -> list[str]:
    """Play a case and return in words what is not as expected, nothing if all is.

    Steps end at the first that fails; of the expectations at the end all are told.
    """
    try:
        game = case.start()
    except SimulationError as error:
        return list(_refusal_differences(case, error))
    if case.refused is not None:
        return [f"start: expected {case.refused.error}, but the game started"]
    try:
        played = _CaseGame(case, game)
        for number, step in enumerate(case.steps, start=1):
            try:
                played.take(step)
            except _Failed as failure:
                return [f"step {number} ({_told(step)}): {failure}"]
    except _Failed as failure:
        return [str(failure)]
    return unmet(case.expect, game, case.ruleset)


def _refusal_differences(case: Case, error: SimulationError) -> Iterator[str]:
    """Yield how an error at the start is not the refusal that is expected."""
    name = type(error).__name__
    if case.refused is None:
        yield f"start: refused with {name}: {error}"
        return
    if name != case.refused.error:
        yield f"start: expected {case.refused.error}, came {name}: {error}"
    named = error.field if isinstance(error, FieldError) else None
    if case.refused.field not in (None, named):
        yield f"start: expected the field {case.refused.field}, came {named}: {error}"


def _told(step: Step) -> str:
    match step:
        case Choose(choice):
            return choice
        case Until(kind):
            return f"until {kind}"
        case AskCoach(coach, _):
            return f"ask {coach}"
        case LetCoachesPlay(coach, event):
            return f"{coach} plays until {event}"
        case Refuse(_, choice):
            return f"refuse {choice}"
        case _:
            return "expect"


class _CaseGame:
    """A case's game, its script and the coaches that were asked."""

    def __init__(self, case: Case, game: Game) -> None:
        self.case = case
        self.game = game
        self.asked = [0, 0]
        self.answers = 0
        self.coaches: dict[tuple[str, int], Coach] = {}
        self.sheets = case.sheets()
        self.follow_script()

    def follow_script(self) -> None:
        """Give chance the script's outcomes, as far as they go."""
        game, script = self.game, self.case.script
        while (
            game.pending is not None
            and game.pending.actor == CHANCE
            and game.outcomes < len(script)
        ):
            place = game.outcomes
            try:
                game.apply(script[place])
            except SimulationError as error:
                raise _Failed(f"script, outcome {place + 1}: {error}") from error

    def answer(self, choice: str) -> None:
        """Answer the pending decision, then let the script go on."""
        decision = self.game.pending
        if self.answers == MAX_CHOICES:
            raise _Failed(f"no end after {MAX_CHOICES:,} choices")
        try:
            self.game.apply(choice, None if decision is None else decision.actor)
        except SimulationError as error:
            spent = (
                "; the script has run out"
                if self.case.script and decision and decision.actor == CHANCE
                else ""
            )
            raise _Failed(f"{type(error).__name__}: {error}{spent}") from error
        self.answers += 1
        if decision is not None and decision.actor in SIDES:
            self.asked[decision.actor] += 1
        self.follow_script()

    def take(self, step: Step) -> None:
        """Do a step.

        :raises _Failed: with the reason, if it does not go as the step says.
        """
        match step:
            case Choose(choice):
                self.choose(choice)
            case Until(kind):
                self.take_defaults(kind)
            case AskCoach(coach, choice):
                self.ask_coach(coach, choice)
            case LetCoachesPlay(coach, event):
                self.let_coaches_play(coach, event)
            case Refuse(error, choice):
                self.refuse(error, choice)
            case _:
                found = unmet(step.expect, self.game, self.case.ruleset)
                if found:
                    raise _Failed("; ".join(found))

    def choose(self, choice: str) -> None:
        decision = self.game.pending
        if choice == DEFAULT and decision is not None:
            choice = decision.default
        self.answer(choice)

    def take_defaults(self, kind: str) -> None:
        while (decision := self.game.pending) is not None and decision.kind != kind:
            self.answer(decision.default)
        if decision is None and kind != END:
            raise _Failed(f"the game ended before {kind!r} was asked")

    def coach_choice(self, name: str) -> str:
        """Return the choice of a coach for the side that is to decide."""
        decision = self.game.pending
        if decision is None or decision.actor not in SIDES:
            raise _Failed("no side is to decide")
        side = decision.actor
        coach = self.coaches.get((name, side))
        if coach is None:
            seed = coach_seed(SEED, side)
            coach = self.case.ruleset.coach(name, self.sheets[side], seed)
            self.coaches[name, side] = coach
        coach.asked = self.asked[side]
        return coach.choose(self.game.view(side), decision)

    def ask_coach(self, name: str, expected: str) -> None:
        choice = self.coach_choice(name)
        if choice != expected:
            raise _Failed(f"expected {expected!r}, the coach chose {choice!r}")
        self.answer(choice)

    def let_coaches_play(self, name: str, event: str) -> None:
        events = self.game.events
        looked_at = len(events)
        while (decision := self.game.pending) is not None:
            if decision.actor == CHANCE:
                self.answer(decision.default)
            else:
                self.answer(self.coach_choice(name))
            if any(came.kind == event for came in events[looked_at:]):
                return
            looked_at = len(events)
        if event != END:
            raise _Failed(f"the game ended before an event {event!r}")

    def refuse(self, expected: str, choice: str) -> None:
        game = self.game
        before = (game.position(), list(game.events), game.outcomes)
        try:
            game.apply(choice, None if game.pending is None else game.pending.actor)
        except SimulationError as error:
            came = type(error).__name__
            if came != expected:
                raise _Failed(f"expected {expected}, came {came}: {error}") from error
        else:
            raise _Failed(f"expected {expected}, but it was applied")
        if (game.position(), list(game.events), game.outcomes) != before:
            raise _Failed("the refused choice changed the game")
