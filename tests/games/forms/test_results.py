import pytest

from games.errors import DoesNotAddUp
from games.forms.results import (
    BoxForm,
    FigureField,
    ForfeitForm,
    ScoreForm,
    capitalised,
    periods_sent,
)
from games.results import EnteredBox, EnteredForfeit, EnteredScore, outcome_of, sheet_of
from leagues.errors import BadValue
from leagues.models import Team
from simulation.registry import get_ruleset
from simulation.scoresheet import Fault, Place
from simulation.words import Words
from tests.simulation.shootout import RULESET

ARDEN = Team(
    name="Arden", abbreviation="ARD", first_color="#17574f", second_color="#f2c14e"
)
BEXLEY = Team(
    name="Bexley", abbreviation="BEX", first_color="#17574f", second_color="#f2c14e"
)
SHEET = sheet_of(RULESET, {})
NINE = sheet_of(get_ruleset("playing_card_baseball"), {})
SENT = {
    "version": "1",
    "periods": "4",
    "note": "",
    "home_period1": "1",
    "home_period2": "1",
    "home_period3": "1",
    "home_period4": "",
    "home_pts": "3",
    "home_fgm": "2",
    "away_period1": "0",
    "away_period2": "1",
    "away_period3": "0",
    "away_period4": "",
    "away_pts": "1",
    "away_fgm": "1",
}


def sheet_form(**typed):
    """Return a sheet as it was sent, filled with what differs from a sound one."""
    return BoxForm(SHEET, ARDEN, BEXLEY, {**SENT, **typed})


@pytest.mark.parametrize(
    ("text", "figure"), [("0", 0), (" 12 ", 12), ("007", 7), ("9999", 9999)]
)
def test_figure_is_read_as_it_is_typed(text, figure):
    assert FigureField().clean(text) == figure


@pytest.mark.parametrize(
    "text",
    [
        *("-1", "+3", "1000000000", "1.0", "1e3", "0x1", "a", "1 2"),
        *("\u0661\u0662", "\u00b2", "\uff11"),
    ],
)
def test_figure_that_is_none_is_refused(text):
    form = ScoreForm(
        {"version": "1", "home_points": text, "away_points": "3", "note": ""}
    )

    assert form.errors == {
        "home_points": ["Write a whole number from 0 to 9999, in digits."]
    }


@pytest.mark.parametrize("typed", ["", "   ", None])
def test_figure_that_is_missing_is_named(typed):
    sent = {"version": "1", "away_points": "3", "note": ""}
    form = ScoreForm(sent if typed is None else {**sent, "home_points": typed})

    assert form.errors == {"home_points": ["This is missing. Fill it in."]}


def test_score_is_read_by_team():
    form = ScoreForm(
        {"version": "1", "home_points": "31", "away_points": "28", "note": "Late"}
    )
    form.name_teams(ARDEN, BEXLEY)

    assert form.is_valid()
    assert form.entered == EnteredScore(31, 28)
    assert (form.read_note, form.read_version) == ("Late", 1)
    assert (form["home_points"].label, form["away_points"].label) == ("Arden", "Bexley")


def test_period_of_a_sheet_is_called_by_name():
    form = sheet_form()

    assert (form["home_period1"].label, form["away_period4"].label) == (
        "Round 1",
        "Round 4",
    )


def test_forfeit_is_by_one_of_the_teams_or_both():
    form = ForfeitForm({"version": "1", "by": "both", "note": ""})
    form.name_teams(ARDEN, BEXLEY)
    other = ForfeitForm({"version": "1", "by": "neither", "note": ""})
    other.name_teams(ARDEN, BEXLEY)

    assert form.is_valid()
    assert form.entered == EnteredForfeit("both")
    assert list(other.errors) == ["by"]
    assert form.fields["by"].choices == [
        ("away", "Bexley"),
        ("home", "Arden"),
        ("both", "Neither of them"),
    ]


def test_sheet_is_read_without_the_periods_that_were_not_played():
    form = sheet_form()

    assert form.is_valid(), form.errors
    assert form.entered == EnteredBox(
        {"pts": 3, "fgm": 2}, {"pts": 1, "fgm": 1}, ((1, 0), (1, 1), (1, 0))
    )


@pytest.mark.parametrize(
    ("typed", "errors"),
    [
        (
            {"home_period3": "", "away_period3": ""},
            {
                "home_period3": ["This is missing. Fill it in."],
                "away_period3": ["This is missing. Fill it in."],
            },
        ),
        ({"home_period4": "1"}, {"away_period4": ["The other team has points here."]}),
        (
            {"home_period4": "x", "away_period4": "1"},
            {"home_period4": ["Write a whole number from 0 to 9999, in digits."]},
        ),
        ({"away_fgm": ""}, {"away_fgm": ["This is missing. Fill it in."]}),
    ],
)
def test_cell_that_is_missing_is_named(typed, errors):
    assert sheet_form(**typed).errors == errors


def test_first_cells_that_are_no_figures_are_listed():
    blank = BoxForm(SHEET, ARDEN, BEXLEY, {"version": "1", "periods": "4", "note": ""})
    one = sheet_form(home_fgm="-1")

    assert len(blank.errors) == 10
    assert len(blank.slips) == 8
    assert blank.slips_left == len(blank.errors) - 8
    assert blank.slips[0] == (
        "id_away_period1",
        "Bexley, Round 1: This is missing. Fill it in.",
    )
    assert one.slips == [
        (
            "id_home_fgm",
            "Arden, Shots made: Write a whole number from 0 to 9999, in digits.",
        )
    ]


def nine_form(**typed):
    """Return a sheet of baseball with nothing in it but what is typed."""
    return BoxForm(NINE, ARDEN, BEXLEY, {"version": "1", "periods": "4", **typed})


#: Home leads before its last half: 2–1 after two innings and a half.
LEADING = {
    "away_period1": "0",
    "away_period2": "1",
    "away_period3": "0",
    "home_period1": "2",
    "home_period2": "0",
}


def test_half_that_was_not_played_is_left_empty():
    form = nine_form(**LEADING, home_period3=" ")

    assert "home_period3" not in form.errors
    assert form.cleaned_data["home_period3"] == 0


def test_half_that_was_not_played_may_have_a_nought():
    form = nine_form(**LEADING, home_period3="0")

    assert "home_period3" not in form.errors
    assert form.cleaned_data["home_period3"] == 0


@pytest.mark.parametrize(
    ("typed", "errors"),
    [
        ({"home_period1": "1"}, ["This is missing. Fill it in."]),
        (
            {"home_period3": "x"},
            ["Write a whole number from 0 to 9999, in digits."],
        ),
        ({"away_period3": "2"}, ["This is missing. Fill it in."]),
    ],
)
def test_half_that_was_to_be_played_is_not_left_empty(typed, errors):
    assert nine_form(**{**LEADING, **typed}).errors["home_period3"] == errors


def test_period_after_a_gap_is_named():
    sheet = sheet_of(RULESET, {}, 5)
    sent = {**SENT, "home_period5": "1", "away_period5": "0"}

    form = BoxForm(sheet, ARDEN, BEXLEY, sent)

    assert form.errors == {"home_period5": ["The period before it is empty."]}


def test_what_does_not_add_up_stands_beside_its_cells():
    form = sheet_form(home_pts="9")
    assert form.is_valid()
    faults = outcome_of(form.entered, RULESET, {}).faults

    form.refuse(DoesNotAddUp(faults))

    said = [
        "Arden: 9 points, but those of the periods are 3.",
        "Arden: 2 shots made give 2 to 4 points.",
    ]
    assert form.errors == {
        "home_pts": said,
        "__all__": ["The box score does not add up."],
    }
    assert form.faults == [("id_home_pts", text) for text in said]
    doubtful = [
        cell.field.name
        for side in form.sides
        for _title, cells in side.groups
        for cell in cells
        if cell.is_doubtful
    ]
    assert doubtful == [
        "home_period1",
        "home_period2",
        "home_period3",
        "home_pts",
        "home_fgm",
    ]
    assert form.status == 422
    assert (form.slips, form.slips_left) == ([], 0)


@pytest.mark.parametrize(
    ("field", "cell"),
    [
        ("home.fgm", "home_fgm"),
        ("away.period2", "away_period2"),
        ("away_points", "away_pts"),
        ("note", "note"),
        ("home.nothing", "__all__"),
        ("kind", "__all__"),
        (None, "__all__"),
    ],
)
def test_refusal_of_a_service_stands_beside_the_cell(field, cell):
    form = sheet_form()
    assert form.is_valid()

    form.refuse(BadValue(field, "No."))

    assert form.errors == {cell: ["No."]}


def test_fault_of_what_nobody_types_stands_above_the_sheet():
    form = sheet_form()
    assert form.is_valid()

    form.refuse(DoesNotAddUp((Fault((Place(0, "fga"),), Words("Odd.")),)))

    assert form.errors == {"__all__": ["The box score does not add up.", "Odd."]}
    assert form.faults == [("", "Odd.")]


def test_sheet_shows_away_then_home_by_group():
    sides = sheet_form().sides

    assert [(side.team, side.name) for side in sides] == [
        (BEXLEY, "away"),
        (ARDEN, "home"),
    ]
    assert [
        (title, [(cell.field.name, cell.short) for cell in cells])
        for title, cells in sides[0].groups
    ] == [
        (
            "Score",
            [
                ("away_period1", ""),
                ("away_period2", ""),
                ("away_period3", ""),
                ("away_period4", ""),
                ("away_pts", "PTS"),
            ],
        ),
        ("Shots", [("away_fgm", "FGM")]),
    ]


def test_order_of_the_fields_goes_through_one_team_then_the_other():
    figures = [name for name in sheet_form().fields if "_" in name]

    assert figures == sorted(figures, key=lambda name: not name.startswith("away"))


@pytest.mark.parametrize(
    ("text", "number"),
    [("4", 4), ("2", 3), ("99", 8), ("", 3), ("x", 3), ("\u0661", 3), (None, 3)],
)
def test_number_of_periods_that_was_sent_is_kept_within_limits(text, number):
    sent = {} if text is None else {"periods": text}

    assert periods_sent(sent, 3, 8) == number


def test_sentence_begins_with_a_capital():
    assert capitalised("time-outs: 5") == "Time-outs: 5"
    assert capitalised("") == ""
