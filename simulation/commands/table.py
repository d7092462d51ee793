"""A game at one terminal: what people see, what they type, and who may look.

Everything printed comes from the view of whoever sits at the terminal. Where two
people, or a person and a dealer, hold secrets, the screen is cleared and the terminal
passed on before anything is shown to the next.
"""

from dataclasses import dataclass
from typing import Final

from simulation.boxscore import tally
from simulation.chance import ChanceSource
from simulation.commands.asking import (
    board_text,
    chance_prompt,
    chosen,
    groups_of,
    groups_text,
    names_of,
    options_text,
    read_groups,
    wrapped,
)
from simulation.commands.console import BadUse, Console, write_file
from simulation.commands.report import TEAM_NAMES, score_sheet
from simulation.commands.seeing import position_text
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
# of a game that is taken up again, so many events are told once more
RECALLED: Final = 12
CLEARED_LINES: Final = 60
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"

HELP: Final = """\
  a number or an option             choose it; enough of its words will do
  an empty line                     the choice in brackets
  board                             the table once more
  look                              all that you may see, in words
  undo                              {undo}
  delegate GROUP …, recall GROUP …  leave decisions to the computer, or take
                                    them back; all, or all but GROUP …
  quit                              leave the game
Groups of decisions:"""
GREETING: Final = """\
Type the number of an option, the option, or as much of its words as tells it
from the others; an empty line takes the choice in brackets. help tells the
rest, quit leaves."""
DELEGATING: Final = """\
You may leave groups of decisions to the computer, now or at any question:
{groups}
Type: delegate {example}"""
DICE: Final = """\
  type what the dice show, each in the order of the question; blanks and dashes may
  be left out"""
UNDO_AT_TABLE: Final = "back to the last thing typed"
UNDO_YOURS: Final = "take back your last step, if it may be"


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
    :ivar board_of: of whom and for which kind of decision the board was shown last;
        None where something has been told since; ``board``: what it showed.
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
        self.names = names_of(playing.sheets)
        self.board_of: tuple[int, str] | None = None
        self.board = ""
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
        for viewer in (*SIDES, PUBLIC):
            self.seen[viewer] = max(0, self._known_count(viewer) - RECALLED)

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
            prompt = self._chance_prompt(view, decision)
        else:
            prompt = self._show_decision(view, decision)
        while (line := self.console.ask(prompt)) is not None:
            word = " ".join(line.split())
            if word.casefold() == "quit":
                return False
            choice = chosen(decision, word)
            if choice is not None:
                self.typed.append(len(self.playing.choices))
                self.playing.answer(choice, self.rules.source)
                return True
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
        self.console.say(f"{self.ruleset.title}: {', '.join(players)}.\n{GREETING}\n")
        deputies = [seat for seat in self.seats if seat.coach is None]
        if deputies:
            told = groups_text(self.ruleset, deputies[0].delegated)
            first, *_, last = groups_of(self.ruleset)
            example = f"{first} {last}, or: delegate all but {first}"
            self.console.say(DELEGATING.format(groups=told, example=example) + "\n")

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
        self.board_of, self.board = None, ""

    def _show_news(self, view: View) -> None:
        """Tell the viewer what has happened since he was told last."""
        viewer = view.who if self.ruleset.hidden else PUBLIC
        known = [event for event in view.events if event.audience in (PUBLIC, view.who)]
        for event in known[self.seen.get(viewer, 0) :]:
            phrase = self.ruleset.describe(event)
            if phrase is not None:
                self.console.say(wrapped(fill(phrase, self.names), "  "))
                self.board_of = None
        self.seen[viewer] = len(known)

    def _show_decision(self, view: View, decision: Decision) -> str:
        """Show the question with its options, and return the prompt.

        The board stands above it, but above the next of a row of like questions only
        where something was told in between.
        """
        asked = (decision.actor, decision.kind)
        if asked != self.board_of:
            self._show_board(view)
        self.board_of = asked
        self.console.say(f"\n{self._question(view, decision)}")
        self._list_options(view, decision)
        name = TEAM_NAMES[SIDE_SLOTS[decision.actor]]
        return f"{name} [{decision.default}]: "

    def _show_board(self, view: View) -> None:
        board = board_text(self.ruleset, view, self.names)
        if board != self.board:
            self.console.say(f"\n{board}")
        self.board = board

    def _question(self, view: View, decision: Decision) -> str:
        return wrapped(fill(self.ruleset.question(view, decision), self.names), "  ")

    def _chance_prompt(self, view: View, decision: Decision) -> str:
        """Show what the dice or the card will tell, and return the prompt."""
        question = self._question(view, decision)
        if decision.audience != PUBLIC:
            return f"{TEAM_NAMES[SIDE_SLOTS[decision.audience]]}: {question} "
        self.console.say(f"\n{question}")
        return chance_prompt(self.ruleset, decision)

    def _list_options(self, view: View, decision: Decision) -> None:
        self.console.say(options_text(self.ruleset, view, decision, self.names))

    def _obey(self, word: str, view: View, decision: Decision) -> bool:
        """Follow a command.

        :returns: whether the game may now be somewhere else.
        """
        match word.casefold().split():
            case ["help" | "?"]:
                self._help(view, decision)
            case ["board"]:
                self.console.say(board_text(self.ruleset, view, self.names))
            case ["look"]:
                for line in position_text(self.ruleset, view).splitlines():
                    self.console.say(wrapped(line, "    "))
            case ["undo"]:
                return self._undo(view.who)
            case ["delegate" | "recall" as verb, *groups]:
                return self._hand_over(view.who, verb, " ".join(groups))
            case []:
                self.console.say("Type what was rolled or drawn, or help.")
            case _:
                reason = refusal(decision, word, decision.actor)
                self.console.say(wrapped(f"{reason}; help explains", "  "))
        return False

    def _help(self, view: View, decision: Decision) -> None:
        if decision.actor != CHANCE:
            self._list_options(view, decision)
        elif not self.ruleset.hidden:
            self.console.say(DICE)
        elif self.opening is not None and self.opening.kind == decision.kind:
            listed = ", ".join(self.opening.options)
            self.console.say(wrapped(f"  type one of {listed}", "  "))
        undo = UNDO_AT_TABLE if self.rules.chance is None else UNDO_YOURS
        self.console.say(HELP.format(undo=undo))
        delegated: frozenset[str] = frozenset()
        if view.who in SIDES:
            delegated = self.seats[view.who].delegated
        self.console.say(groups_text(self.ruleset, delegated))

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
        self.board_of, self.board = None, ""
        self.console.say("Undone.")
        return True

    def _known_count(self, viewer: int) -> int:
        return len(self.playing.game.view(viewer).events)

    def _hand_over(self, who: int, verb: str, written: str) -> bool:
        """Leave groups of decisions to the computer, or take them back.

        :returns: whether any were named.
        """
        if who not in SIDES:
            self.console.say("The dealer has no decisions to leave to the computer.")
            return False
        try:
            groups = read_groups(self.ruleset, written)
        except BadUse as error:
            self.console.say(wrapped(f"{error}", "  "))
            return False
        seat = self.seats[who]
        if not groups:
            self.console.say(groups_text(self.ruleset, seat.delegated))
            return False
        is_given = verb == "delegate"
        seat.delegated = (
            seat.delegated | groups if is_given else seat.delegated - groups
        )
        taker = "The computer decides" if is_given else "You decide"
        self.console.say(wrapped(f"{taker}: {', '.join(sorted(groups))}.", "  "))
        return True
