"""Cards and dice of a real table are typed by whoever sees them."""

import pytest

from simulation.record import load
from tests.simulation import shootout
from tests.simulation.commands.test_table import (
    CARDS,
    HANDS,
    PASSED_ON,
    dealt,
    screens,
)


def test_typed_cards_are_typed_by_their_holders(play):
    out, record = play("--table", typed=dealt())

    assert record.seed is None
    assert record.choices == CARDS
    assert [segment.source for segment in record.segments] == ["table"]
    for screen in screens(out)[1:-1]:
        owner = screen.split()[1]
        assert f"{owner}: Which card was drawn? " in screen


def test_choices_at_a_table_are_typed_too(play):
    _, record = play(
        "--table", typed=[*dealt(), "", "play two", "", "take_it", "", "AIR"]
    )

    assert record.choices[10:] == ("play TWO", "take_it", "AIR")


def test_what_can_be_drawn_is_told_to_nobody(play):
    deck = "type one of TWO, THREE, DUNK, AND1, JUKEM, HALF, BLOCK, "
    most = ["", "TIMEOUT", "", "TECH", "", "TIMEOUT", "help", ""]

    out, record = play("--table", typed=most)
    told = " ".join(out.split())

    assert record.choices == ("TIMEOUT", "TECH")
    assert "'TIMEOUT' is not possible as draw; help explains\n" in out
    assert f"{deck}MISS, BRICK, AIR, SEC3, TECH, TIMEOUT" in told
    assert "Type what was rolled or drawn, or help.\n" in out


def test_number_is_no_card(play):
    _, record = play("--table", typed=["", "1", "2"])

    assert record.choices == ()


def test_dealer_types_the_cards_of_the_computer(play):
    lines = ["", "delegate turn", "help", "TWO", "", "help", "BLOCK"]

    out, record = play("--table", "--away", "standard", typed=lines)

    shown = screens(out)
    assert record.choices == ("TWO", "BLOCK")
    assert shown[1].startswith("For the dealer only: press Enter when nobody looks. ")
    assert "Away: Which card was drawn? " in shown[1]
    assert "The dealer has no decisions to leave to the computer.\n" in shown[1]
    assert shown[2].startswith("For Home only: ")


def test_table_of_computers_needs_only_a_dealer(play):
    names = ("--home", "standard", "--away", "standard")
    typed = [
        card for pair in zip(HANDS["away"], HANDS["home"], strict=True) for card in pair
    ]

    out, record = play("--table", *names, typed=[*typed, "TWO"])

    assert PASSED_ON not in out
    assert len(record.choices) > 11
    assert {segment.source for segment in record.segments} == {"simulated", "table"}


def test_game_of_a_table_may_end_under_the_dealer(play):
    names = ("--home", "standard", "--away", "standard")
    options = ("--option", "quarters=1", "--option", "max_overtimes=0")
    cards = ("two", "three", "dunk", "and1", "jukem", "half", "block", "miss")
    typed = [*cards, "brick", "air", "sec3", "tech", "timeout"] * 60

    out, record = play("--table", *names, *options, typed=typed)

    assert record.result is not None
    assert out.splitlines()[-1].endswith("keeps the record.")


@pytest.mark.usefixtures("shootout_is_registered")
def test_public_dice_are_typed_by_whoever_sits_there(command, tmp_path):
    path = tmp_path / "game.json"
    typed = "send h2\n\nhelp\nd6 3\n2\nfar\nd6 9\nD6 1\n"

    ran = command("play", "shootout", "--table", "--save", path, typed=typed)

    record = load(path.read_bytes())
    assert ran.status == 0
    assert PASSED_ON not in ran.out
    assert record.choices == ("send H2", "near", "d6 3", "send A2", "far", "d6 1")
    assert ran.out.count("What does the die show?\n[1 … 6]: ") == 2
    assert "  type what the dice show, each in the order of the question; " in ran.out
    assert ran.out.count("Round 1.") == 1


@pytest.mark.usefixtures("shootout_is_registered")
def test_outcomes_that_the_opening_does_not_tell_are_not_listed(command, monkeypatch):
    monkeypatch.setattr(shootout.Shootout, "hidden", True)

    ran = command("play", "shootout", "--table", typed="\nsend h2\nnear\nhelp\n")

    assert "> " in ran.out
    assert "type one of" not in ran.out
    assert "what the dice show" not in ran.out


@pytest.mark.usefixtures("shootout_is_registered")
def test_first_typed_die_needs_nobody_before(command, tmp_path):
    path = tmp_path / "game.json"
    names = ("--home", "standard", "--away", "standard")

    ran = command(
        *("play", "shootout", "--table", *names, "--save", path), typed="d6 3\n"
    )

    assert ran.status == 0
    assert "d6 3" in load(path.read_bytes()).choices
