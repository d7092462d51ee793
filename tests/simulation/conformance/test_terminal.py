"""What a terminal shows of any game: board, questions, options and groups in words."""

from typing import Final

import pytest

from simulation.protocol import AWAY, CHANCE, HOME, PUBLIC, SIDES
from simulation.words import fill
from tests.simulation.conformance.random_games import snapshot
from tests.simulation.conformance.test_views import dealt_again

VIEWERS: Final = (HOME, AWAY, PUBLIC)
NAMES: Final = {"H": "Home", "A": "Away"}


def asked(moment):
    """Return who is asked, whoever must roll or draw among them."""
    decision = moment.decision
    return decision.audience if decision.actor == CHANCE else decision.actor


def board_of(ruleset, view):
    return [fill(line, NAMES) for line in ruleset.text_board(view)]


def told(ruleset, view, decision):
    """Return the question, and what there is to know of each option of a side."""
    notes = []
    if decision.actor != CHANCE:
        notes = [ruleset.option_note(view, decision, each) for each in decision.options]
    return ruleset.question(view, decision), notes


def keys_in(shown):
    """Return the names of all parts, and of theirs."""
    if not isinstance(shown, dict):
        return set()
    return set(shown).union(*map(keys_in, shown.values()))


@pytest.mark.parametrize("who", VIEWERS)
def test_the_board_in_text_is_lines(ruleset, moments, who):
    for moment in moments:
        lines = board_of(ruleset, moment.game.view(who))

        assert [line for line in lines if not line.strip() or "\n" in line] == []


@pytest.mark.parametrize("who", VIEWERS)
def test_the_board_in_text_shows_nothing_that_its_viewer_may_not_see(
    ruleset, moments, who
):
    for moment in moments:
        again = dealt_again(moment, who).view(who)

        assert board_of(ruleset, again) == board_of(ruleset, moment.game.view(who))


def test_questions_and_notes_fill_in(ruleset, moments):
    for moment in moments:
        view = moment.game.view(asked(moment))

        question, notes = told(ruleset, view, moment.decision)

        assert fill(question, NAMES)
        assert [note for note in notes if note is not None and not fill(note, {})] == []


def test_questions_and_notes_follow_from_what_the_asked_side_sees(ruleset, moments):
    for moment in moments:
        who = asked(moment)
        if moment.decision.actor not in SIDES:
            continue
        again = dealt_again(moment, who).view(who)

        assert told(ruleset, again, again.pending) == told(
            ruleset, moment.game.view(who), moment.decision
        )


def test_telling_changes_nothing(ruleset, moments):
    for moment in moments:
        before = snapshot(moment.game)

        view = moment.game.view(asked(moment))
        board_of(ruleset, view)
        told(ruleset, view, moment.decision)

        assert snapshot(moment.game) == before


def test_groups_are_explained_all_or_none(ruleset):
    groups = set(ruleset.groups.values())

    assert set(ruleset.group_notes) in (set(), groups)


def test_names_are_of_parts_that_a_view_has(ruleset, moments):
    """A name that nothing has would be a slip: it is never told."""
    found = set()
    for moment in moments:
        for who in VIEWERS:
            found |= keys_in(moment.game.view(who).to_json())

    assert set(ruleset.view_names) - found == set()


def test_no_two_parts_of_a_view_are_called_the_same(ruleset):
    names = [fill(name, NAMES) for name in ruleset.view_names.values()]

    assert len(set(names)) == len(names)
