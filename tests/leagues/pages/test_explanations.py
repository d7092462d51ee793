import re
from fractions import Fraction
from html import unescape

import pytest
from django.contrib.auth.models import AnonymousUser
from django.template.loader import render_to_string

from leagues.access import league_page
from leagues.models import Entry, Team
from leagues.pages.explanations import ahead_by, explanation, measured
from leagues.standings import (
    Entrant,
    Meeting,
    Rules,
    Stage,
    Standings,
    Tally,
    Value,
    Withdrawal,
    rank,
)

NAMES = ("Arden", "Bexley", "Corran", "Dunmore", "Eastwick", "Fairholm", "Garnet")
ENTRIES = {
    key: Entry(
        pk=key,
        team=Team(
            name=name,
            slug=name.lower(),
            abbreviation=name[:3],
            first_color="#17574f",
            second_color="#f2c14e",
        ),
    )
    for key, name in enumerate(NAMES, 1)
}


def table(
    *meetings: tuple[int, int, int, int], teams: int = 4, **rules: object
) -> Standings:
    """Return the table of (home, away, points, points) under these rules."""
    games = tuple(
        Meeting(number, home, away, ours, theirs, sequence=number)
        for number, (home, away, ours, theirs) in enumerate(meetings, 1)
    )
    entrants = tuple(Entrant(key) for key in range(1, teams + 1))
    return rank(Stage(entrants, games, Rules(**rules)))


CIRCLE = ((1, 2, 9, 1), (2, 3, 5, 4), (3, 1, 5, 4), (1, 4, 5, 0), (2, 4, 5, 0))


@pytest.mark.parametrize(
    ("criterion", "number", "tally", "text"),
    [
        ("win_share", Fraction(9, 14), Tally(wins=9, losses=5), "9–5 (.643)"),
        ("head_to_head", Fraction(1, 2), Tally(wins=1, losses=1), "1–1 (.500)"),
        ("win_share", None, Tally(), "—"),
        ("head_to_head_difference", Fraction(-3), Tally(), "−3"),
        ("point_difference", Fraction(14), None, "+14"),
        ("points", Fraction(-2), None, "−2"),
        ("points_scored", Fraction(812), None, "812"),
        ("lots", Fraction(2), None, "2"),
    ],
)
def test_value_is_written_as_a_reader_knows_it(criterion, number, tally, text):
    assert measured(criterion, Value(1, number, tally)) == text


def test_deciding_criterion_is_named_between_neighbours():
    rows = table(*CIRCLE, (3, 4, 5, 0)).rows

    assert [ahead_by(row.ahead_of_next) for row in rows] == [
        "head-to-head margin, 3 teams",
        "head-to-head margin, 3 teams",
        "games won",
        "—",
    ]


def test_even_record_is_level_with_none():
    why = explanation(table((1, 2, 5, 5), teams=3), ENTRIES, 3)

    assert why.steps[0].value == ".500"


def test_shared_place_is_named_between_neighbours():
    rows = table(teams=2).rows

    assert ahead_by(rows[0].ahead_of_next) == "level, same place"


def test_explanation_goes_through_the_criteria_in_order():
    why = explanation(table(*CIRCLE, (3, 4, 5, 0)), ENTRIES, 3)
    share, versus, margin = why.steps

    assert share.title == "Share of games won"
    assert share.is_split
    assert not share.is_deciding
    assert share.level == "Arden, Bexley and Corran"
    assert (share.level_count, share.value) == (3, "2–1 (.667)")
    assert share.values.endswith("Dunmore 0–3 (.000)")
    assert not versus.is_split
    assert (versus.tied, versus.value) == ("Arden, Bexley and Corran", "1–1 (.500)")
    assert len(versus.crossing.rows) == 3
    assert margin.is_deciding
    assert margin.values == "Arden +7, Corran 0, Bexley −7"
    assert (margin.level, margin.level_count) == ("Corran", 1)
    assert why.not_needed == "point difference, points scored, lots"


SIDE_STEP = (
    (1, 3, 5, 4),
    (2, 3, 7, 4),
    (1, 2, 5, 5),
    (1, 4, 0, 5),
    (2, 4, 0, 5),
    (3, 4, 5, 0),
    (4, 3, 0, 5),
    (5, 4, 5, 0),
)


def test_how_the_others_were_separated_is_told_too():
    why = explanation(table(*SIDE_STEP, teams=5), ENTRIES, 3)

    assert [(step.title, step.is_own, step.is_deciding) for step in why.steps] == [
        ("Share of games won", True, False),
        ("Head-to-head", True, True),
        ("Head-to-head point difference", False, False),
        ("Point difference", False, False),
    ]
    assert [step.is_split for step in why.steps] == [True, True, False, True]
    assert why.steps[2].value == "0"
    assert why.steps[3].values == "Bexley −2, Arden −4"


def sentences(rf, season, why) -> str:
    """Return what the page says to explain a rank."""
    request = rf.get("/")
    request.user = AnonymousUser()
    page = league_page(request, season.league.slug)
    drawn = render_to_string("leagues/_why.html", {"why": why, "page": page})
    return " ".join(unescape(re.sub("<[^>]+>", " ", drawn)).split())


def test_sentences_tell_each_kind_of_step(rf, scheduled):
    said = sentences(rf, scheduled, explanation(table(*SIDE_STEP, teams=5), ENTRIES, 3))

    assert said.startswith("Why place 4 for Corran? Share of games won.")
    assert (
        "Arden, Bexley and Corran stand at .500, so they are compared on the next"
        " criterion, and nobody else is." in said
    )
    assert "Corran 0–2 (.000). This decided the place." in said
    assert "Arden and Bexley are level at 0." in said
    assert "Separates those still level: Bexley −2, Arden −4." in said
    assert "Not needed: points scored, lots." in said
    assert "The order of criteria is fixed when the season starts." in said


def test_sentences_tell_that_nothing_separates(rf, scheduled):
    level = sentences(rf, scheduled, explanation(table(teams=2), ENTRIES, 1))
    alone = sentences(rf, scheduled, explanation(table(teams=1), ENTRIES, 1))
    many = sentences(
        rf, scheduled, explanation(table((1, 2, 5, 4), teams=7), ENTRIES, 1)
    )

    assert "Arden and Bexley have no game that tells anything yet." in level
    assert "Passed over for Arden and Bexley: not every pair has met." in level
    assert "Level on every criterion: place 1 is shared." in level
    assert "There is nobody to be compared with." in alone
    assert "Nobody else stands at 1–0 (1.000). This decided the place." in many


def test_criterion_that_cannot_compare_tells_why():
    standings = table((1, 3, 5, 4), (2, 4, 5, 4))

    why = explanation(standings, ENTRIES, 1)

    passed = why.steps[1]
    assert passed.title == "Head-to-head"
    assert passed.passed_over == "not every pair has met"
    assert passed.crossing is None
    assert passed.value == ""


def test_large_sets_are_counted_and_not_listed():
    standings = table((1, 2, 5, 4), teams=7)

    why = explanation(standings, ENTRIES, 1)

    assert why.steps[0].tied == "7 teams"
    assert why.steps[0].values == ""
    assert why.steps[0].value == "1–0 (1.000)"


def test_team_without_a_place_has_no_steps():
    stage = Stage(
        (Entrant(1), Entrant(2, is_withdrawn=True)),
        rules=Rules(withdrawal=Withdrawal.ANNUL),
    )

    why = explanation(rank(stage), ENTRIES, 2)

    assert why.steps == ()
    assert why.row.place is None


def test_reason_that_concerns_all_names_nobody_twice():
    why = explanation(table(teams=2, criteria=("wins", "lots")), ENTRIES, 1)

    assert why.steps[1].tied == "Arden and Bexley"
    assert why.steps[1].passed_over == "no lots drawn among them"


def test_name_from_right_to_left_turns_no_figure():
    turned = {**ENTRIES, 1: Entry(pk=1, team=Team(name="\u05d0\u05e8\u05d3\u05df"))}

    why = explanation(table((1, 2, 5, 4), teams=2), turned, 1)

    assert why.steps[0].values == (
        "\u2068\u05d0\u05e8\u05d3\u05df\u2069 1–0 (1.000), Bexley 0–1 (.000)"
    )
