"""At the terminal everybody sees what his side may see, and types words or numbers."""

import io
import re
from itertools import pairwise

import pytest

from simulation.commands import main
from simulation.commands.asking import WIDTH
from simulation.commands.table import CLEAR, CLEARED_LINES
from simulation.record import load

SLUG = "jukem_basketball"
PASSED_ON = "\n" * CLEARED_LINES
HANDS = {
    "home": ("THREE", "DUNK", "BLOCK", "TWO", "AND1"),
    "away": ("TWO", "AIR", "MISS", "DUNK", "HALF"),
}
# a seed that deals home a time out and a shot after its first stop
PAUSING = ("--seed", 178)
CARDS = tuple(
    card for pair in zip(HANDS["away"], HANDS["home"], strict=True) for card in pair
)


def dealt():
    """Return the lines that type the deal: passing on, then a card, in turn."""
    lines = []
    for card in CARDS:
        lines += ["", card.lower()]
    return lines


def first_answers(record, number):
    """Return the first choices that were typed."""
    starts = [*record.segments, (len(record.choices), "")]
    typed = [
        choice
        for (start, source), (end, _) in pairwise(starts)
        if source != "simulated"
        for choice in record.choices[start:end]
    ]
    return typed[:number]


def test_game_begins_with_who_plays_and_what_may_be_left_to_the_computer(play):
    out, _ = play("--seed", 5, "--delegate", "discard")

    assert out.startswith(
        "Jukem Basketball: Home is human, Away is the computer.\n"
        "Type the number of an option, the option, or as much of its words as tells "
        "it\n"
        "from the others; an empty line takes the choice in brackets. help tells the\n"
        "rest, quit leaves.\n"
        "\n"
        "You may leave groups of decisions to the computer, now or at any question:\n"
        "  discard  which cards go where no shot can be played (the computer decides)\n"
        "  stop     whether a shot is stopped, and with which card\n"
        "  timeout  which cards are traded in with a time out\n"
        "  turn     what is played\n"
        "Type: delegate discard turn, or: delegate all but discard\n"
    )


def test_question_shows_board_options_and_default(play, tmp_path):
    out, _ = play("--seed", 5)

    assert out[out.index("Quarter 1") :] == (
        "Quarter 1: Home to deal, Away to play first.\n"
        "Away: a pull-up for two.\n"
        "\n"
        "Q1, turn 1  Home 0, Away 0  to move: Away\n"
        "Away hand: 4 cards face down\n"
        "Away scored: none\n"
        "Draw pile: 46 cards\n"
        "Discards: none\n"
        "On the table: TWO\n"
        "Home scored: none\n"
        "Home hand: DUNK  AND1  BLOCK  AIR  SEC3\n"
        "\n"
        "Stop the shot, or take it.\n"
        "     1  take_it     lets 2 points through\n"
        "     2  stop BLOCK\n"
        "     3  stop AIR\n"
        "     4  stop SEC3\n"
        "Home [take_it]: \n"
        f"Stopped. {tmp_path / 'game.json'} keeps the game for --resume.\n"
    )


def test_board_is_shown_once_for_a_row_of_like_questions(command):
    ran = command("play", "basketball_age", "--seed", 5, typed="\n\n\n\n\n")

    assert ran.out.count("Place a player outside the circle.\n") == 3
    assert ran.out.count("\nQ1 20:00  Home 0, Away 0  Home attacks file h") == 2


def test_board_that_looks_the_same_is_not_shown_again(command):
    typed = "delegate all but timeout stop\n" + "\n" * 400

    ran = command("play", SLUG, "--seed", 178, typed=typed)

    boards = re.findall(r"^Q\d, turn .*(?:\n.+)*", ran.out, re.MULTILINE)
    assert len(boards) > 3
    assert [one for one, other in pairwise(boards) if one == other] == []


def test_board_is_shown_again_after_undo(command):
    typed = "\n\nundo\n"

    ran = command("play", "basketball_age", "--seed", 5, "--table", typed=typed)

    assert ran.out.count("\nWho starts? With sub ") == 3
    assert ran.out.count("\nQ1 20:00  Home 0, Away 0  Home attacks file h") == 2


def test_everything_to_be_seen_fits_the_terminal(command):
    ran = command("play", "basketball_age", "--seed", 5, typed="\nlook\nhelp\n")

    told = ran.out[ran.out.index("Home [place") :].splitlines()
    assert "  In possession: Home" in told
    assert max(len(line) for line in told if not line.startswith("Home [")) <= WIDTH


def test_board_is_shown_again_on_request(play):
    out, _ = play("--seed", 5, typed=["board"])

    assert out.count("Home hand: DUNK  AND1  BLOCK  AIR  SEC3\n") == 2


def test_players_are_named_with_their_positions(command):
    ran = command("play", "basketball_age", "--seed", 5, typed="\n")

    assert "Starting for Away: PG A1, SG A2, SF A3, PF A4 and C A5.\n" in ran.out
    assert "     1  place H1 d3  PG H1 to the centre circle\n" in ran.out


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("", "take_it"),
        ("1", "take_it"),
        ("3", "stop AIR"),
        ("stop AIR", "stop AIR"),
        ("air", "stop AIR"),
        ("s a", "stop AIR"),
        ("  STOP   air ", "stop AIR"),
    ],
)
def test_option_is_chosen_by_number_word_or_empty_line(play, line, choice):
    _, record = play("--seed", 5, typed=[line])

    assert first_answers(record, 1) == [choice]


@pytest.mark.parametrize("line", ["0", "5", "03", "-1", "stop", "play TWO", "²", "x\0"])
def test_anything_else_is_refused_with_what_would_be_right(play, line):
    out, record = play("--seed", 5, typed=[line, "stop AIR"])

    assert first_answers(record, 2) == ["stop AIR"]
    assert (
        f"{line!r} is no option of stop: choose take_it, stop BLOCK, stop AIR, stop "
        "SEC3; help explains"
    ) in " ".join(out.split())


def test_endless_line_is_refused(play):
    _, record = play("--seed", 5, typed=["x" * 100_000])

    assert first_answers(record, 1) == []


def test_help_lists_options_and_commands(play):
    out, _ = play("--seed", 5, typed=["help", "?"])

    assert out.count("     2  stop BLOCK\n") == 3
    assert out.count("  undo                              take back your last ") == 2
    assert out.count("  timeout  which cards are traded in with a time out\n") == 3


def test_look_shows_all_that_the_side_may_see(play):
    out, _ = play("--seed", 5, typed=["look"])

    assert "  Points by quarter: Home 0, Away 0\n" in out
    assert "  Your hand: DUNK AND1 BLOCK AIR SEC3\n" in out
    assert (
        "  Known to hold no shot for the rest of the quarter: Home no, Away no\n" in out
    )
    assert "  Discards: –\n" in out


def test_undo_at_a_table_goes_back_to_the_last_thing_typed(play):
    undoing = ["undo", "", "undo", "", "undo", "", "help"]
    lines = [*dealt(), "", "play two", "", *undoing]

    out, record = play("--table", typed=lines)

    assert record.choices == CARDS[:-2]
    assert out.count("Undone.\n") == 3
    assert "  undo                              back to the last thing typed\n" in out


def test_undo_at_a_table_reaches_behind_a_resumed_game(play, tmp_path):
    _, before = play("--table", typed=dealt())

    _, after = play(
        *("--table", "--resume", tmp_path / "game.json"),
        typed=["", "undo", "", "undo"],
    )

    assert before.choices == CARDS
    assert after.choices == CARDS[:-2]


def test_undo_takes_back_a_step_of_ones_own(play):
    lines = ["stop AIR", "time_out", "undo", "play TWO"]

    out, record = play(*PAUSING, typed=lines)

    assert first_answers(record, 2) == ["stop AIR", "play TWO"]
    assert out.count("Undone.\n") == 1


def test_undo_goes_no_further_than_what_has_come_of_a_step(play):
    lines = ["stop AIR", "undo", "time_out", "undo", "undo"]

    out, record = play(*PAUSING, typed=lines)

    assert first_answers(record, 2) == ["stop AIR"]
    assert out.count("Undone.\n") == 1
    assert out.count("Your last step stands: something has come of it.\n") == 2


def test_undo_before_the_first_step_has_nothing_to_go_back_to(play):
    out, record = play("--seed", 5, typed=["undo", "stop AIR"])

    assert first_answers(record, 1) == ["stop AIR"]
    assert out.count("There is nothing to undo.\n") == 1


def test_news_are_told_once_and_again_after_undo(play):
    typed = [*dealt(), "", "play two", "", "take_it", "", "undo", ""]

    out, _ = play("--table", "--option", "max_overtimes=0", typed=typed)

    assert out.count("Away: a pull-up for two.") == 2


def test_delegated_groups_are_answered_by_the_computer(play):
    out, record = play("--seed", 5, "--delegate", "turn,stop,timeout,discard")

    assert record.result is not None
    assert first_answers(record, 1) == []
    assert "Home [" not in out


def test_groups_are_delegated_and_recalled_during_the_game(play):
    out, record = play(
        *("--seed", 5),
        typed=["recall snacks", "delegate turn", "recall turn", "delegate TUR,ti", ""],
    )

    refused = "there is no group 'snacks'; there are discard, stop, timeout, turn\n"
    assert refused in out
    assert out.count("The computer decides: turn.\n") == 1
    assert out.count("The computer decides: timeout, turn.\n") == 1
    assert out.count("You decide: turn.\n") == 1
    assert first_answers(record, 1) == ["take_it"]
    assert "Your turn" not in out


def test_groups_are_shown_where_none_is_named(play):
    out, _ = play("--seed", 5, typed=["delegate turn", "delegate", "recall"])

    assert out.count("  turn     what is played (the computer decides)\n") == 2


def test_all_groups_but_some_are_delegated_at_once(play):
    out, record = play("--seed", 5, typed=["delegate all but stop", *[""] * 100])

    assert record.result is not None
    assert "The computer decides: discard, timeout, turn.\n" in out
    assert "Your turn" not in out


@pytest.mark.parametrize("typed", [["quit"], [" QUIT "], []])
def test_game_that_is_left_is_kept(play, typed):
    out, record = play("--seed", 5, typed=typed)

    assert out.endswith("keeps the game for --resume.\n")
    assert len(record.choices) == 11


def test_game_that_is_left_without_a_file_says_so(command):
    ran = command("play", SLUG)

    assert ran.status == 0
    assert ran.out.endswith("Stopped. Nothing was saved: --save FILE keeps a game.\n")


def test_finished_game_shows_its_box_score(command):
    ran = command("play", SLUG, "--seed", 5, typed="\n" * 400)

    assert "\nline score  Q1  Q2  Q3  Q4  total\n" in ran.out
    assert ran.out.splitlines()[-1].startswith("largest lead: ")


class InterruptedInput(io.StringIO):
    """Somebody who presses Ctrl-C at the first question."""

    def readline(self, size=-1):
        raise KeyboardInterrupt


def test_interrupted_game_is_kept(tmp_path):
    path = tmp_path / "game.json"
    out, err = io.StringIO(), io.StringIO()
    words = ["play", SLUG, "--seed", "5", "--save", str(path)]

    status = main(words, InterruptedInput(), out, err)

    assert (status, err.getvalue()) == (0, "")
    assert out.getvalue().endswith("keeps the game for --resume.\n")
    assert len(load(path.read_bytes()).choices) == 11


def screens(out):
    """Return what was shown each time that the terminal was passed on."""
    return re.split("\n(?=For [a-zA-Z ]+ only: )", out)


def test_two_people_never_see_each_other_s_cards(play):
    out, _ = play("--away", "human", "--seed", 5, typed=["", "", "", "", "", "", ""])

    shown = screens(out)
    assert len(shown) > 3
    for screen in shown[1:]:
        people = {name for name in ("Home", "Away") if f"\n{name} [" in screen}
        assert len(people) <= 1
        (owner,) = people or {screen.split()[1]}
        assert screen.startswith(f"For {owner} only: press Enter when nobody looks. ")


def test_board_is_shown_to_whoever_takes_the_terminal(play):
    out, _ = play("--table", typed=[*dealt(), "", "play two", "", "take_it", "", "air"])

    asked = [screen for screen in screens(out) if " [" in screen]
    assert len(asked) > 1
    assert [screen for screen in asked if "\nQ1, turn " not in screen] == []


def test_lines_of_the_other_side_are_not_told(play):
    out, _ = play("--away", "human", "--seed", 5, typed=["", "", "", "take_it", "", ""])

    for screen in screens(out)[1:]:
        owner = screen.split()[1]
        other = {"Home": "Away", "Away": "Home"}[owner]
        assert f"{other} lets it through" not in screen


def test_end_of_input_while_passing_on_ends_the_game(play):
    out, record = play("--away", "human", "--seed", 5)

    assert out.endswith("keeps the game for --resume.\n")
    assert record.result is None


def test_pipe_is_no_screen_to_be_cleared(play):
    out, _ = play("--away", "human", "--seed", 5, typed=["", "", "", "", ""])

    assert "\nFor Away only: " in out
    assert PASSED_ON not in out
    assert CLEAR not in out


class Screen(io.StringIO):
    """A terminal that can be cleared."""

    def isatty(self):
        return True


def test_screen_of_a_terminal_is_cleared(command):
    out = Screen()

    main(
        ["play", SLUG, "--away", "human", "--seed", "1"],
        io.StringIO(),
        out,
        io.StringIO(),
    )

    assert f"{PASSED_ON}{CLEAR}For Away only: " in out.getvalue()


def test_long_lists_stand_together_by_their_first_words(command, tmp_path):
    path = tmp_path / "game.json"
    hand = ["TIMEOUT", "TWO", "BLOCK", "MISS", "DUNK"]
    other = ["TWO", "THREE", "TWO", "TWO", "TWO"]
    pairs = zip(other, hand, strict=True)
    deal = [line for away, home in pairs for line in ("", away, "", home)]
    lines = [*deal, "", "play two", "", "take_it", "", "air", "", "time_out"]

    ran = command(
        *("play", SLUG, "--table", "--save", path),
        typed="\n".join(lines),
    )

    assert "   2–5  discard  TWO DUNK BLOCK MISS\n" in ran.out


def test_resumed_game_tells_the_last_lines_alone(play, tmp_path):
    whole, _ = play("--seed", 5, typed=["", "", ""])

    out, _ = play("--resume", tmp_path / "game.json")

    assert "Whistle, no basket: a 3-second violation drawn by Away.\n" in whole
    assert "Whistle, no basket: a 3-second violation drawn by Away.\n" in out
    assert "Quarter 1: Home to deal, Away to play first.\n" not in out


def test_whole_game_is_kept_by_its_book(command, tmp_path):
    path, copy = tmp_path / "game.json", tmp_path / "copy.json"
    options = ("--option", "quarter_minutes=5")
    command("simulate", "basketball_age", "--seed", 3, *options, "--record", path)
    record = load(path.read_bytes())

    ran = command(
        *("play", "basketball_age", "--table", "--save", copy, *options),
        typed="\n".join([*record.choices, ""]),
    )

    prompts = ("Home [", "Away [", "[")
    shown, _line, _sheet = ran.out.partition("line score")
    told = [line for line in shown.splitlines() if not line.startswith(prompts)]
    assert load(copy.read_bytes()).choices == record.choices
    assert max(map(len, told)) <= WIDTH
