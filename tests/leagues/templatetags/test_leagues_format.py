import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.standings import Line, Outcome, Streak, Tally
from leagues.templatetags import leagues_format as formats


def line(outcome: Outcome | None, points: tuple[int, int] | None = None) -> Line:
    """Return one side of a meeting."""
    ours, theirs = points or (None, None)
    return Line(1, 1, 1, 2, True, outcome, ours, theirs, points is None, False)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(9, 14), ".643"),
        (Fraction(1), "1.000"),
        (Fraction(0), ".000"),
        (Fraction(1, 16), ".063"),
        (Fraction(9999, 10000), "1.000"),
        (Fraction(-1, 3), "−.333"),
        (Fraction(-1), "−1.000"),
        (Fraction(-1, 9999), ".000"),
        (None, "—"),
    ],
)
def test_share_has_three_digits_and_no_leading_zero(value, text):
    assert formats.share(value) == text


@given(st.fractions(min_value=0, max_value=1))
def test_share_lies_within_half_a_thousandth(value):
    text = formats.share(value)

    assert re.fullmatch(r"\.\d{3}|1\.000", text)
    assert abs(Fraction(text) - value) <= Fraction(1, 2000)


@pytest.mark.parametrize(
    ("value", "text"), [(60, "+60"), (-14, "−14"), (0, "0"), (None, "—")]
)
def test_difference_carries_a_true_sign(value, text):
    assert formats.signed(value) == text


@pytest.mark.parametrize(("value", "text"), [(12, "12"), (0, "0"), (-3, "−3")])
def test_number_below_zero_carries_a_true_minus(value, text):
    assert formats.number(value) == text


def test_points_without_a_score_are_missing_and_not_zero():
    forfeited = Tally(played=1, wins=1)
    scoreless = Tally(played=1, ties=1, scored=1)

    for points in (formats.points_for, formats.points_against, formats.difference):
        assert points(forfeited) == "—"
        assert points(scoreless) == "0"


def test_points_stand_with_a_score():
    tally = Tally(played=2, wins=1, losses=1, scored=2, points_for=9, points_against=12)

    assert formats.points_for(tally) == "9"
    assert formats.points_against(tally) == "12"
    assert formats.difference(tally) == "−3"


@pytest.mark.parametrize(
    ("tally", "text"),
    [
        (Tally(wins=9, losses=5), "9–5"),
        (Tally(wins=9, losses=5, ties=1), "9–5–1"),
        (Tally(), "0–0"),
        (Tally(wins=-1, losses=2), "−1–2"),
        (None, "—"),
    ],
)
def test_record_names_ties_only_where_there_are_any(tally, text):
    assert formats.record(tally) == text


@pytest.mark.parametrize(
    ("games", "text"),
    [
        (Fraction(3), "3.0"),
        (Fraction(5, 2), "2.5"),
        (Fraction(-1, 2), "−0.5"),
        (Fraction(0), "—"),
        (None, "—"),
    ],
)
def test_games_behind_come_in_halves(games, text):
    assert formats.behind(games) == text


def test_streak_is_a_letter_and_a_length():
    assert formats.streak(Streak(Outcome.WIN, 5)) == "W5"
    assert formats.streak(Streak(Outcome.LOSS, 1)) == "L1"
    assert formats.streak(Streak(Outcome.TIE, 2)) == "T2"
    assert formats.streak(None) == "—"


@pytest.mark.parametrize(
    ("meeting", "text", "tone"),
    [
        (line(Outcome.WIN, (50, 48)), "W 50–48", "hw-good"),
        (line(Outcome.LOSS, (0, 48)), "L 0–48", "hw-bad"),
        (line(Outcome.TIE, (7, 7)), "T 7–7", ""),
        (line(Outcome.LOSS), "L F", "hw-bad"),
        (line(None), "—", ""),
    ],
)
def test_result_is_a_letter_and_a_score(meeting, text, tone):
    assert formats.result(meeting) == text
    assert formats.tone(meeting) == tone


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], ""),
        (["Arden"], "Arden"),
        (["Arden", "Bexley"], "Arden and Bexley"),
        (["Arden", "Bexley", "Corran"], "Arden, Bexley and Corran"),
    ],
)
def test_names_are_listed_as_in_a_sentence(items, text):
    assert formats.listed(items) == text


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (3, "3"), ("x", "x"), (None, "—"), ("", "—")]
)
def test_nothing_is_missing_and_zero_is_not(value, text):
    assert formats.or_missing(value) == text


@pytest.mark.parametrize(
    ("text", "classes", "cell"),
    [
        ("12", "", "<td>12</td>"),
        ("12", "by", '<td class="by">12</td>'),
        ("—", "", '<td class="none">—</td>'),
        ("—", "by", '<td class="by none">—</td>'),
        ("<b>", "", "<td>&lt;b&gt;</td>"),
    ],
)
def test_cell_is_marked_where_its_value_is_missing(text, classes, cell):
    assert formats.td(text, classes) == cell
