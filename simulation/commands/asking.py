"""How a question looks at a terminal: the board, the options, and what may be typed."""

import re
import textwrap
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from simulation.commands.console import BadUse
from simulation.commands.report import TEAM_NAMES
from simulation.commands.seeing import status_text
from simulation.playing_cards import SUIT_SIGNS, SUITS
from simulation.protocol import CHANCE, SIDE_SLOTS, SIDES, Decision, Ruleset, View
from simulation.teamsheet import TeamSheet
from simulation.words import fill

WIDTH: Final = 78
#: More options than these are listed in groups that share all words but the last.
MOST_LISTED: Final = 12
_NUMBER: Final = 6
_ALL_BUT: Final = ["all", "but"]
_SUIT_LETTERS: Final = dict(zip(SUIT_SIGNS, SUITS, strict=True))
# some keyboards put an unseen letter behind a suit sign
_CARD: Final = re.compile(r"(?<!\w)(10|[2-9tjqka])([cdhs♣♦♥♠])[\ufe0e\ufe0f]?(?!\w)")


def names_of(sheets: Sequence[TeamSheet]) -> dict[str, str]:
    """Return what sides and players are called: ``Home``, ``SF H3``."""
    names = dict(TEAM_NAMES)
    for side in SIDES:
        for number, player in enumerate(sheets[side].players, start=1):
            slot = f"{SIDE_SLOTS[side]}{number}"
            names[slot] = f"{player.position} {slot}"
    return names


def wrapped(text: str, indent: str = "") -> str:
    """Return a text in lines of :data:`WIDTH` letters at most.

    :param indent: of the lines behind the first.
    """
    return textwrap.fill(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def board_text(ruleset: Ruleset, view: View, names: Mapping[str, str]) -> str:
    """Return the table as the viewer sees it, by its numbers where it is not drawn."""
    lines = [fill(line, names).rstrip() for line in ruleset.text_board(view)]
    if not lines:
        home, away = view.score
        lines = f"Home {home}, Away {away}: {status_text(view)}".splitlines()
    return "\n".join(
        line if len(line) <= WIDTH else wrapped(line, "  ") for line in lines
    )


def options_text(
    ruleset: Ruleset, view: View, decision: Decision, names: Mapping[str, str]
) -> str:
    """Return the options with their numbers, and what there is to know of each.

    Where there are many, those that share all words but the last stand together.
    """
    numbered = list(enumerate(decision.options, start=1))
    groups = [[each] for each in numbered]
    if len(numbered) > MOST_LISTED:
        groups = [list(group) for _stem, group in groupby(numbered, _stem_of)]
    if len(groups) > MOST_LISTED:
        return _in_columns(numbered)
    alone = [group[0][1] for group in groups if len(group) == 1]
    width = max(map(len, alone), default=0)
    lines = []
    for group in groups:
        number, option = group[0]
        note = ruleset.option_note(view, decision, option)
        if len(group) > 1:
            lines.append(_together(group))
        elif note is None:
            lines.append(f"{number:>{_NUMBER}}  {option}")
        else:
            line = f"{number:>{_NUMBER}}  {option:{width}}  {fill(note, names)}"
            lines.append(wrapped(line, " " * (_NUMBER + width + 4)))
    return "\n".join(lines)


def _in_columns(numbered: Sequence[tuple[int, str]]) -> str:
    """Return options in rows from left to right."""
    width = max(len(option) for _number, option in numbered)
    cells = [f"{number:>{_NUMBER}}  {option:{width}}" for number, option in numbered]
    columns = max(1, WIDTH // len(cells[0]))
    rows = (cells[at : at + columns] for at in range(0, len(cells), columns))
    return "\n".join("".join(row).rstrip() for row in rows)


def _stem_of(numbered: tuple[int, str]) -> str:
    """Return all words of an option but the last, of one word the whole."""
    stem, _blank, _last = numbered[1].rpartition(" ")
    return stem or numbered[1]


def _together(group: Sequence[tuple[int, str]]) -> str:
    """Return options that share all words but the last, those in a row."""
    (first, option), (last, _option) = group[0], group[-1]
    head = f"{f'{first}–{last}':>{_NUMBER}}  {_stem_of((first, option))}  "
    ends = " ".join(option.rpartition(" ")[2] for _number, option in group)
    return wrapped(head + ends, " " * len(head))


def chance_prompt(ruleset: Ruleset, decision: Decision) -> str:
    """Return what stands before a typed die: the first and the last that it may be.

    A card is asked for without: what can still come would tell the other hand.
    """
    if ruleset.hidden:
        return "> "
    first, last = decision.options[0], decision.options[-1]
    return f"[{_shown(first)} … {_shown(last)}]: "


def _shown(option: str) -> str:
    return option.rpartition(" ")[2]


def chosen(decision: Decision, typed: str) -> str | None:
    """Return the option that was typed, None where it is none, or more than one.

    A side may type the number, the option, its last words, or the beginning of each of
    its words; an empty line is the default. Dice may lack all but their digits, and a
    card may be written as it is told: ``10♠`` or ``10s``.
    """
    options = decision.options
    word = _CARD.sub(_card_of, typed.casefold())
    for option in options:
        if option.casefold() == word:
            return option
    if decision.actor == CHANCE:
        digits = _squeezed(word)
        read = [each for each in options if digits and digits in _readings(each)]
        return _only(read)
    if not word:
        return decision.default
    numbers = map(str, range(1, len(options) + 1))
    numbered = dict(zip(numbers, options, strict=True))
    if word in numbered:
        return numbered[word]
    parts = word.split()
    return _only([each for each in options if _ends(each, parts)]) or _only(
        [each for each in options if _abbreviates(each, parts)]
    )


def _card_of(written: re.Match[str]) -> str:
    """Return a card in the letters of records, as yet without capitals."""
    rank, suit = written.groups()
    return f"{'t' if rank == '10' else rank}{_SUIT_LETTERS.get(suit, suit)}"


def _only(options: Sequence[str]) -> str | None:
    return options[0] if len(options) == 1 else None


def _squeezed(word: str) -> str:
    return "".join(letter for letter in word if letter.isalnum())


def _readings(option: str) -> tuple[str, ...]:
    """Return what may be typed for dice: ``34`` for 3-4, ``5`` for d100 05."""
    last = _squeezed(_shown(option))
    return last, last.lstrip("0")


def _ends(option: str, parts: Sequence[str]) -> bool:
    return option.casefold().split()[-len(parts) :] == parts


def _abbreviates(option: str, parts: Sequence[str]) -> bool:
    own = option.casefold().split()
    return len(own) == len(parts) and all(
        word.startswith(part) for word, part in zip(own, parts, strict=True)
    )


def groups_of(ruleset: Ruleset) -> list[str]:
    """Return the groups of decisions that a person may leave to the computer."""
    return sorted(set(ruleset.groups.values()))


def groups_text(ruleset: Ruleset, delegated: frozenset[str]) -> str:
    """Return the groups, what is decided in each, and which the computer has."""
    groups = groups_of(ruleset)
    width = max(map(len, groups))
    lines = []
    for group in groups:
        note = ruleset.group_notes.get(group)
        shown = "" if note is None else fill(note, {})
        if group in delegated:
            shown = f"{shown} (the computer decides)".strip()
        lines.append(wrapped(f"  {group:{width}}  {shown}", " " * (width + 4)).rstrip())
    return "\n".join(lines)


def read_groups(ruleset: Ruleset, written: str) -> frozenset[str]:
    """Return the groups that somebody named, behind commas or blanks.

    ``all`` are all of them, ``all but step`` all others; the beginning of a name will
    do where no other group begins so.

    :raises BadUse: if one is unknown.
    """
    known = groups_of(ruleset)
    words = written.casefold().replace(",", " ").split()
    if words == _ALL_BUT[:1]:
        return frozenset(known)
    if words[:2] == _ALL_BUT:
        return frozenset(known) - {_group(known, word) for word in words[2:]}
    return frozenset(_group(known, word) for word in words)


def _group(known: Sequence[str], word: str) -> str:
    if word in known:
        return word
    group = _only([group for group in known if group.startswith(word)])
    if group is None:
        raise BadUse(f"there is no group {word!r}; there are {', '.join(known)}")
    return group
