"""A game at one terminal: what people see, what they type, and who may look.

Everything printed comes from the view of whoever sits at the terminal. Where two
people, or a person and a dealer, hold secrets, the screen is cleared and the terminal
passed on before anything is shown to the next.
"""

from dataclasses import dataclass
from typing import Final

from simulation.boxscore import tally
from simulation.chance import ChanceSource
from simulation.commands.console import Console, write_file
from simulation.commands.report import TEAM_NAMES, score_sheet
from simulation.commands.seeing import position_text, status_text
from simulation.protocol import (
    CHANCE,
    PUBLIC,
    SIDE_SLOTS,
    SIDES,
    Decision,
    View,
    refusal,
)
from simulation.record import GameRecord
from simulation.runner import Playing, Seat, run
from simulation.words import fill

# who sits at the terminal for a side that the computer plays with real cards
DEALER: Final = CHANCE
MOST_LISTED: Final = 12
CLEARED_LINES: Final = 60
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"

HELP: Final = """\
  a number or a word of the list    choose it
  an empty line                     the choice in brackets
  look                              everything that you may see
  undo                              {undo}
  delegate GROUP, recall GROUP      leave decisions to the computer, or take them back
  quit                              leave the game"""
UNDO_AT_TABLE: Final = "back to the last thing typed"
UNDO_YOURS: Final = "take back your last step, until something has come of it"


@dataclass(frozen=True, slots=True)
class Rules:
    """How the game is played at this terminal.

    :param source: what the record says of typed choices, ``online`` or ``table``.
    :param chance: answers dice and cards, None where people type them.
    :param save: the file that keeps the record, None for none.
    """

    source: str
    chance: ChanceSource | None
    save: str | None


class Table:
    """One game, its people and its computers.

    :ivar typed: how many choices the record had before each typed one.
    :ivar at: who sits at the terminal: a side or :data:`DEALER`; None at first.
    :ivar seen: viewer → how many events were shown to him.
    """

    def __init__(
        self,
        console: Console,
        playing: Playing,
        seats: tuple[Seat, Seat],
        rules: Rules,
    ) -> None:
        self.console = console
        self.playing = playing
        self.seats = seats
        self.rules = rules
        self.ruleset = playing.ruleset
        self.groups = sorted(set(self.ruleset.groups.values()))
        self.typed: list[int] = []
        self.at: int | None = None
        self.seen: dict[int, int] = {}
        # before the first card is dealt, what can be drawn tells nobody anything
        self.opening = playing.game.pending
        people = [side for side in SIDES if seats[side].coach is None]
        has_dealer = rules.chance is None and len(people) < len(SIDES)
        self.stations = [*people, DEALER] if has_dealer else people

    def take_over(self, record: GameRecord) -> None:
        """Go on from a record that replays."""
        sources = dict(record.segments)
        source = ""
        for place, choice in enumerate(record.choices):
            decision = self.playing.game.pending
            if decision is not None and self._is_typed(decision):
                self.typed.append(place)
            source = sources.get(place, source)
            self.playing.answer(choice, source)

    def _is_typed(self, decision: Decision) -> bool:
        if decision.actor == CHANCE:
            return self.rules.chance is None
        group = self.ruleset.groups[decision.kind]
        return self.seats[decision.actor].answering(group) is None

    def play(self) -> None:
        """Play until the game is over or the person leaves; keep the record."""
        try:
            goes_on = True
            while goes_on:
                run(self.playing, self.seats, self.rules.chance)
                self._keep()
                decision = self.playing.game.pending
                goes_on = decision is not None and self._turn(decision)
        except KeyboardInterrupt:
            self.console.say()
        if self.playing.game.pending is None:
            self._end()
        else:
            self._leave()

    def _keep(self) -> None:
        if self.rules.save is not None:
            write_file(self.rules.save, self.playing.record().dump() + "\n")

    def _leave(self) -> None:
        if self.rules.save is None:
            self.console.say("Stopped. Nothing was saved: --save FILE keeps a game.")
        else:
            self.console.say(f"Stopped. {self.rules.save} keeps the game for --resume.")

    def _end(self) -> None:
        playing = self.playing
        at = PUBLIC if self.at is None else self.at
        self._show_news(playing.game.view(PUBLIC if at == DEALER else at))
        self.console.say()
        box = tally(self.ruleset, playing.game.events)
        self.console.say(score_sheet(self.ruleset, playing.options, box, is_over=True))
        if self.rules.save is not None:
            self.console.say(f"\n{self.rules.save} keeps the record.")

    def _turn(self, decision: Decision) -> bool:
        """Have a person answer a decision or give a command.

        :returns: False where he leaves.
        """
        station = self._station(decision)
        if self.at is None:
            self._greet()
        if not self._pass_on(station):
            return False
        view = self.playing.game.view(PUBLIC if station == DEALER else station)
        self._show_news(view)
        if decision.actor == CHANCE:
            prompt = self._chance_prompt(decision)
        else:
            prompt = self._show_decision(view, decision)
        while (line := self.console.ask(prompt)) is not None:
            word = " ".join(line.split())
            choice = self._choice(decision, word)
            if choice is not None:
                self.typed.append(len(self.playing.choices))
                self.playing.answer(choice, self.rules.source)
                return True
            if word.casefold() == "quit":
                return False
            if self._obey(word, view, decision):
                return True
        self.console.say()
        return False

    def _greet(self) -> None:
        """Say what is played, who plays, and where help is."""
        players = (
            f"{TEAM_NAMES[SIDE_SLOTS[side]]} is "
            + ("human" if self.seats[side].coach is None else "the computer")
            for side in SIDES
        )
        self.console.say(
            f"{self.ruleset.title}: {', '.join(players)}.\n"
            "Type help for what can be typed, quit to leave.\n"
        )

    def _station(self, decision: Decision) -> int:
        """Return who has to sit at the terminal for a decision."""
        if decision.actor != CHANCE:
            return decision.actor
        if decision.audience == PUBLIC:
            return self.stations[0] if self.at is None else self.at
        return decision.audience if decision.audience in self.stations else DEALER

    def _pass_on(self, station: int) -> bool:
        """Pass the terminal on where the next person may not see what is on it.

        :returns: False at the end of input.
        """
        before, self.at = self.at, station
        if station == before or not self.ruleset.hidden or len(self.stations) < 2:
            return True
        self._clear()
        name = "the dealer" if station == DEALER else TEAM_NAMES[SIDE_SLOTS[station]]
        answer = self.console.ask(f"For {name} only: press Enter when nobody looks. ")
        return answer is not None

    def _clear(self) -> None:
        """Clear the screen; a file or a pipe is none and gets a line of its own."""
        is_screen = self.console.stdout.isatty()
        wiped = "\n" * CLEARED_LINES + CLEAR
        self.console.stdout.write(wiped if is_screen else "\n")

    def _show_news(self, view: View) -> None:
        """Tell the viewer what has happened since he was told last."""
        viewer = view.who if self.ruleset.hidden else PUBLIC
        known = [event for event in view.events if event.audience in (PUBLIC, view.who)]
        for event in known[self.seen.get(viewer, 0) :]:
            phrase = self.ruleset.describe(event)
            if phrase is not None:
                self.console.say(fill(phrase, TEAM_NAMES))
        self.seen[viewer] = len(known)

    def _show_decision(self, view: View, decision: Decision) -> str:
        """Show the position and the options, and return the prompt."""
        home, away = view.score
        self.console.say(f"\nHome {home}, Away {away}: {status_text(view)}")
        self.console.say(fill(decision.prompt, TEAM_NAMES))
        if len(decision.options) <= MOST_LISTED:
            self._list_options(decision)
        else:
            self.console.say(f"  {len(decision.options)} choices: help lists them")
        name = TEAM_NAMES[SIDE_SLOTS[decision.actor]]
        return f"{name} [{decision.default}]: "

    def _chance_prompt(self, decision: Decision) -> str:
        question = fill(decision.prompt, TEAM_NAMES)
        if decision.audience == PUBLIC:
            return f"{question} "
        return f"{TEAM_NAMES[SIDE_SLOTS[decision.audience]]}: {question} "

    def _list_options(self, decision: Decision) -> None:
        for number, option in enumerate(decision.options, start=1):
            self.console.say(f"{number:>4}  {option}")

    def _choice(self, decision: Decision, word: str) -> str | None:
        """Return the option that was typed, None if it is none."""
        for option in decision.options:
            if option.casefold() == word.casefold():
                return option
        if decision.actor == CHANCE:
            return None
        if not word:
            return decision.default
        numbers = map(str, range(1, len(decision.options) + 1))
        return dict(zip(numbers, decision.options, strict=True)).get(word)

    def _obey(self, word: str, view: View, decision: Decision) -> bool:
        """Follow a command.

        :returns: whether the game may now be somewhere else.
        """
        match word.casefold().split():
            case ["help" | "?"]:
                self._help(decision)
            case ["look"]:
                self.console.say(position_text(view))
            case ["undo"]:
                return self._undo(view.who)
            case ["delegate", group] if group in self.groups:
                return self._set_delegated(view.who, group, delegated=True)
            case ["recall", group] if group in self.groups:
                return self._set_delegated(view.who, group, delegated=False)
            case ["delegate" | "recall", *_]:
                self.console.say(f"Groups are {', '.join(self.groups)}.")
            case []:
                self.console.say("Type what was rolled or drawn, or help.")
            case _:
                reason = refusal(decision, word, decision.actor)
                self.console.say(f"{reason}; help explains")
        return False

    def _help(self, decision: Decision) -> None:
        if decision.actor != CHANCE:
            self._list_options(decision)
        elif self.opening is not None and self.opening.kind == decision.kind:
            self.console.say(f"  type one of {', '.join(self.opening.options)}")
        undo = UNDO_AT_TABLE if self.rules.chance is None else UNDO_YOURS
        self.console.say(HELP.format(undo=undo))
        self.console.say(f"  groups: {', '.join(self.groups)}")

    def _undo(self, who: int) -> bool:
        """Go back to before what was typed last, if that may still be taken back.

        People who keep the book of their own table mend it as they like; against
        rolled dice a side would else try its choices out.
        """
        if not self.typed:
            self.console.say("There is nothing to undo.")
            return False
        if self.rules.chance is not None and self.typed[
            -1
        ] < self.playing.take_back_limit(who):
            self.console.say("Your last step stands: something has come of it.")
            return False
        self.playing.rewind(self.typed.pop())
        self.seen = {
            viewer: min(count, self._known_count(viewer))
            for viewer, count in self.seen.items()
        }
        self.console.say("Undone.")
        return True

    def _known_count(self, viewer: int) -> int:
        return len(self.playing.game.view(viewer).events)

    def _set_delegated(self, who: int, group: str, *, delegated: bool) -> bool:
        if who not in SIDES:
            self.console.say("The dealer has no decisions to leave to the computer.")
            return False
        seat = self.seats[who]
        changed = seat.delegated | {group} if delegated else seat.delegated - {group}
        seat.delegated = changed
        taker = "The computer takes" if delegated else "You take"
        self.console.say(f"{taker} decisions of the group {group}.")
        return True
