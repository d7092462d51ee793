import pytest
from django.http import QueryDict

from games.errors import DoesNotAddUp
from games.forms.player_sheets import (
    MinutesField,
    PlayerBoxForm,
    StarterField,
    players_sent,
)
from games.results import outcome_of, sheet_of
from games.selectors.sheets import SheetRow
from leagues.errors import BadValue
from leagues.models import Player, RosterSpot, Team
from simulation.boxscore import STARTS
from tests.games.handwritten import QUICK, RULES, game_box

SHEET = sheet_of(RULES, QUICK)
COLORS = {"first_color": "#17574f", "second_color": "#f2c14e", "roster_version": 3}
ARDEN = Team(pk=1, name="Arden", abbreviation="ARD", **COLORS)
BEXLEY = Team(pk=2, name="Bexley", abbreviation="BEX", **COLORS)
HIDDEN = {
    "version": "1",
    "note": "",
    "periods": "5",
    "home_roster": "3",
    "away_roster": "3",
}


def people(first, **fields):
    """Return the rows of ten players, whose ids begin with a number."""
    return tuple(
        SheetRow(
            RosterSpot(
                number=str(place),
                position="C",
                player_id=first + place,
                player=Player(pk=first + place, name=f"Player {first + place}"),
            ),
            fields,
        )
        for place in range(10)
    )


ROWS = (people(10), people(20))


def written():
    """Return a real game as it is typed: texts by cell."""
    lines = RULES.score_sheet.written(game_box(), RULES.check_options(QUICK))
    sent = dict(HIDDEN)
    for side, (name, letter) in enumerate((("home", "H"), ("away", "A"))):
        for number, points in enumerate(game_box().periods, 1):
            sent[f"{name}_period{number}"] = str(points[side])
        sent[f"{name}_team_tov"] = str(lines[letter]["team_tov"])
        for place, row in enumerate(ROWS[side], 1):
            for key, figure in lines.get(f"{letter}{place}", {}).items():
                cell = f"{name}_p{row.spot.player_id}_{key}"
                if key == "sec":
                    sent[cell] = f"{figure // 60}:{figure % 60:02}"
                elif key != STARTS:
                    sent[cell] = str(figure)
                elif figure:
                    sent[cell] = "on"
    return sent


def form_of(rows=ROWS, without=(), **typed):
    """Return a sheet as it was sent, filled with what differs from a sound one."""
    sent = {key: text for key, text in written().items() if key not in without}
    data = QueryDict(mutable=True)
    data.update({**sent, **typed})
    return PlayerBoxForm(SHEET, ARDEN, BEXLEY, rows, data)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("12:30", 750), ("12", 720), ("0:05", 5), ("0", 0), (" 7:00 ", 420), ("", None)],
)
def test_minutes_are_read_as_they_are_typed(text, seconds):
    assert MinutesField(required=False).clean(text) == seconds


@pytest.mark.parametrize(
    "text",
    [
        *("12:75", "12:5", "-1", "12.5", "12:", ":30", "1:00:00", "1000000000", "999"),
        *("\u0661\u0662", "\uff11:00", "12:\u0663\u0660", "x", "1 2"),
    ],
)
def test_minutes_that_are_none_are_named(text):
    form = form_of(home_p10_sec=text)

    assert form.errors == {
        "home_p10_sec": ["Write minutes and seconds as 12:30, or whole minutes as 12."]
    }


def test_starter_is_ticked_or_not():
    field = StarterField(required=False)

    assert (field.clean("on"), field.clean(False)) == (1, 0)


def test_sound_sheet_is_read_by_player():
    form = form_of()

    assert form.is_valid(), form.errors
    lines = RULES.score_sheet.written(game_box(), RULES.check_options(QUICK))
    assert form.entered.home_players == {
        9 + int(slot[1:]): line
        for slot, line in lines.items()
        if slot[0] == "H" and slot != "H"
    }
    assert form.entered.home == lines["H"]
    assert form.entered.rosters == (3, 3)
    assert form.entered.periods == tuple(game_box().periods)


def test_empty_figure_of_somebody_who_played_is_nothing():
    form = form_of(home_p10_fga=" ", home_p10_stl="")

    assert form.is_valid(), form.errors
    assert form.entered.home_players[10]["fga"] == 0


def test_empty_row_is_that_of_nobody():
    cells = [name for name in written() if name.startswith("home_p10_")]
    form = form_of(without=cells)

    assert form.is_valid(), form.errors
    assert 10 not in form.entered.home_players
    assert 11 in form.entered.home_players


@pytest.mark.parametrize("left", ["gs", "pf"])
def test_row_without_minutes_is_named(left):
    cells = [name for name in written() if name.startswith("home_p10_")]
    form = form_of(without=cells, **{f"home_p10_{left}": "1"})

    assert form.errors == {
        "home_p10_sec": [
            "Write his minutes, such as 12:30. Empty the whole row if he was not in the"
            " game."
        ]
    }
    assert form.slips == [
        (
            "id_home_p10_sec",
            "Arden, 0 Player 10, Minutes played: Write his minutes, such as 12:30."
            " Empty the whole row if he was not in the game.",
        )
    ]


@pytest.mark.parametrize(
    "text", ["-1", "1000000000", "\u0661\u0662", "1.0", "x", "\x00"]
)
def test_figure_of_a_player_that_is_none_is_named_beside_its_cell(text):
    assert list(form_of(away_p21_fgm=text).errors) == ["away_p21_fgm"]


@pytest.mark.parametrize("cell", ["home_p99_fgm", "home_p21_fgm", "away_p10_fgm"])
def test_player_of_nobody_or_of_the_other_team_is_refused(cell):
    form = form_of(**{cell: "1"})

    assert form.errors == {
        "__all__": [
            "The sheet names a player whom the team never had. Open the page again."
        ]
    }


def test_who_has_left_is_kept_and_named():
    gone = SheetRow(ROWS[0][0].spot, {}, has_left=True)
    form = form_of(rows=((*ROWS[0][1:], gone), ROWS[1]))

    assert form.errors == {
        "home_p10_gs": [
            "Player 10 is on the roster no longer, so nothing of his can be saved."
            " Empty his row, or sign him again first."
        ]
    }
    assert form.has_departed
    assert form.sides[1].grid.rows[-1].row == gone


def test_what_does_not_add_up_stands_in_the_row_of_the_player():
    form = form_of(home_p12_ftm="9", home_p12_fta="8")
    assert form.is_valid()
    ids = tuple([row.spot.player_id for row in rows] for rows in ROWS)
    faults = outcome_of(form.entered, RULES, QUICK, ids).faults

    form.refuse(DoesNotAddUp(faults))

    said = (
        "2 Player 12: free throws made (9) cannot be more than free throws tried (8)."
    )
    row = form.sides[1].grid.rows[2]
    assert ("id_home_p12_ftm", said) in form.faults
    assert [(cell.short, cell.field.errors) for cell in row.faulty] == [("FTM", [said])]
    doubtful = [cell.field.name for cell in row.cells if cell.is_doubtful]
    assert doubtful[:2] == ["home_p12_ftm", "home_p12_fta"]


@pytest.mark.parametrize(
    ("field", "cell"),
    [
        ("home.p10.fgm", "home_p10_fgm"),
        ("home.p10", "home_p10_gs"),
        ("home.p99", "__all__"),
        ("home.period2", "home_period2"),
        ("away.team_tov", "away_team_tov"),
        ("note", "note"),
        (None, "__all__"),
    ],
)
def test_refusal_of_a_service_stands_beside_the_cell(field, cell):
    form = form_of()
    assert form.is_valid()

    form.refuse(BadValue(field, "No."))

    assert form.errors == {cell: ["No."]}


def test_blank_sheet_has_the_first_five_as_starters():
    blank = PlayerBoxForm.blank(SHEET, ROWS, 5)

    assert blank == {
        f"{name}_p{first + place}_gs": True
        for name, first in (("home", 10), ("away", 20))
        for place in range(5)
    }


def test_sheet_of_a_game_shows_its_figures_as_they_were_typed():
    rows = (people(10, sec=725, gs=1, fgm=3), people(20))

    shown = PlayerBoxForm.filled_rows(SHEET, rows)

    assert len(shown) == 10 * len(SHEET.player_columns)
    assert {key: shown[f"home_p10_{key}"] for key in ("sec", "gs", "fgm", "stl")} == {
        "sec": "12:05",
        "gs": True,
        "fgm": 3,
        "stl": 0,
    }


def test_sheet_shows_periods_and_the_team_then_its_players():
    away, home = form_of().sides

    assert (away.team, home.team) == (BEXLEY, ARDEN)
    assert [title for title, _cells in away.groups] == ["Points by period", "Team"]
    assert [cell.field.name for cell in away.grid.rows[0].cells] == [
        f"away_p20_{column.key}" for column in SHEET.player_columns
    ]
    assert away.grid.columns[:2] == (("GS", "Games started"), ("MIN", "Minutes played"))
    assert away.grid.span == len(SHEET.player_columns) + 1


@pytest.mark.parametrize(("sent", "is_new"), [("3", True), ("2", False)])
def test_sheet_tells_whether_it_is_of_the_roster_of_now(sent, is_new):
    form = form_of(home_roster=sent)
    assert form.is_valid()

    assert (form.is_of_roster(0), form.is_of_roster(1)) == (is_new, True)


@pytest.mark.parametrize("roster", ["", "x", "-1"])
def test_sheet_without_its_roster_is_incomplete(roster):
    assert form_of(home_roster=roster).errors == {
        "__all__": ["The form is incomplete. Open the page again."]
    }


def test_players_of_a_sheet_are_those_of_whom_something_is_typed():
    sent = {
        "home_p1_fgm": "2",
        "home_p2_fgm": " ",
        "home_p3_gs": "on",
        "away_p4_sec": "x",
        "home_pts": "3",
        "home_p\u0661_fgm": "1",
        f"home_p{'9' * 30}_fgm": "1",
    }

    assert players_sent(sent) == {"home": {1, 3}, "away": {4}}
