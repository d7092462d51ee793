"""The margin chart as text, and what a reader is told of it."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.charts import (
    ChartTeam,
    MarginPoint,
    Period,
    margin_chart,
    scale_half,
)
from leagues.badges import Colour

SVG = "{http://www.w3.org/2000/svg}"
FOXES = ChartTeam("Foxes", Colour(0xBC, 0x3E, 0x23))
HERONS = ChartTeam("Herons", Colour(0x47, 0x6A, 0xA2))
QUARTERS = tuple(Period(f"Q{number}", 1200) for number in range(1, 5))
HALVES = (Period("1st half", 10), Period("2nd half", 10))


def chart(points, periods=HALVES, **others):
    points = [MarginPoint(*point) for point in points]
    return margin_chart(points, periods, home=FOXES, away=HERONS, **others)


def parsed(drawn):
    return ElementTree.fromstring(drawn.svg)  # noqa: S314 - our own drawing


def trace(drawn):
    return parsed(drawn).find(f"{SVG}path[@class='trace']").get("d")


def test_margin_chart_of_a_short_game_reads_as_written_out():
    drawn = chart([(0, 2, 2), (0, 10, -3), (1, 5, 1)])

    assert drawn.svg == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 200"'
        ' preserveAspectRatio="none" role="img">'
        "<title>Score margin over the game</title>"
        "<desc>Largest Foxes lead 2, largest Herons lead 3.</desc>"
        '<path class="grid" d="M480 0V200"/>'
        '<path class="grid" d="M0 50H960"/><path class="grid" d="M0 150H960"/>'
        '<path d="M0 100H96V50H480V100H720V75H960V100H0Z" fill="#bc3e23"'
        ' fill-opacity=".85"/>'
        '<path d="M0 100H480V175H720V100H960V100H0Z" fill="#476aa2"'
        ' fill-opacity=".85"/>'
        '<path class="zero" d="M0 100H960"/>'
        '<path class="trace" d="M0 100H96V50H480V175H720V75H960" fill="none"/></svg>'
    )
    assert drawn.margin_labels == ("+4", "+2", "0", "+2", "+4")
    assert drawn.period_labels == ("1st half", "2nd half")
    assert drawn.description == "Largest Foxes lead 2, largest Herons lead 3."


def test_margin_chart_rounds_to_tenths_half_up():
    drawn = chart([(0, 1, 1), (0, 2, 9), (1, 4, -8)], [Period("I", 7), Period("II", 9)])

    assert trace(drawn) == "M0 100H68.6V90H137.1V10H693.3V180H960"


def test_margin_chart_of_an_empty_game_is_a_flat_line():
    drawn = chart([])

    assert trace(drawn) == "M0 100H960"
    assert drawn.description == "No points have been scored."
    assert drawn.margin_labels == ("+2", "+1", "0", "+1", "+2")


def test_margin_chart_before_the_first_step_has_no_line_yet():
    assert trace(chart([], until=(0, 0))) == "M0 100"


def test_margin_chart_of_a_game_without_points_is_a_flat_line():
    drawn = chart([(0, 4, 0), (1, 10, 0)])

    assert trace(drawn) == "M0 100H960"
    assert drawn.description == "Neither team ever led."


@pytest.mark.parametrize(
    ("margin", "line", "description"),
    [
        (2, "M0 100H480V0H960", "Largest Foxes lead 2. Herons never led."),
        (-2, "M0 100H480V200H960", "Largest Herons lead 2. Foxes never led."),
    ],
)
def test_margin_chart_of_a_single_event_fills_the_scale(margin, line, description):
    drawn = chart([(1, 0, margin)])

    assert (trace(drawn), drawn.description) == (line, description)


def test_margin_chart_draws_each_of_several_points_at_one_moment():
    drawn = chart([(0, 5, 1), (0, 5, 2), (0, 5, 0), (0, 6, 0), (1, 10, 1)])

    assert trace(drawn) == "M0 100H240V50V0V100H960V50"


def test_margin_chart_of_a_running_game_stops_where_the_game_is():
    drawn = chart([(0, 600, 3)], QUARTERS, until=(2, 300))

    assert trace(drawn) == "M0 100H120V25H540"


def test_margin_chart_of_a_huge_margin_keeps_the_scale_even():
    drawn = chart([(1, 0, 1_234_567)])

    assert drawn.margin_labels == ("+1500000", "+750000", "0", "+750000", "+1500000")
    assert trace(drawn) == "M0 100H480V17.7H960"


def test_margin_chart_of_many_overtimes_names_some_periods_and_parts_all():
    overtimes = [Period(f"OT{number}", 300) for number in range(1, 22)]

    drawn = chart([(24, 300, 1)], [*QUARTERS, *overtimes])

    labels = [label for label in drawn.period_labels if label]
    assert len(drawn.period_labels) == 25
    assert labels == ["Q1", "Q4", *(f"OT{number}" for number in range(3, 22, 3))]
    assert drawn.svg.count('class="grid"') == 24 + 2


def test_margin_chart_of_one_period_has_no_upright_line():
    assert chart([], [Period("Game", 54)]).svg.count('class="grid"') == 2


def test_margin_chart_escapes_the_names_of_teams():
    odd = ChartTeam('<b>&"', Colour(0, 0, 0))

    drawn = margin_chart([MarginPoint(0, 1, 1)], HALVES, home=odd, away=HERONS)

    assert drawn.description == 'Largest <b>&" lead 1. Herons never led.'
    assert parsed(drawn).find(f"{SVG}desc").text == drawn.description


@given(
    st.lists(
        st.tuples(st.integers(0, 1), st.integers(0, 10), st.integers(-200, 200))
    ).map(sorted)
)
def test_margin_chart_stays_inside_its_frame(points):
    drawn = chart(points)

    for path in parsed(drawn).findall(f"{SVG}path"):
        moves = re.sub(r"M(\S+) ([^HVZ]+)", r"H\1V\2", path.get("d").rstrip("Z"))
        for move, place in re.findall(r"([HV])([^HV]+)", moves):
            assert 0 <= float(place) <= (960 if move == "H" else 200)
    assert "id=" not in drawn.svg
    assert "style=" not in drawn.svg


@pytest.mark.parametrize(
    ("largest", "half"),
    [
        (0, 1),
        (2, 1),
        (3, 2),
        (9, 5),
        (11, 6),
        (16, 8),
        (17, 10),
        (31, 20),
        (100, 50),
        (150, 75),
        (151, 100),
        (201, 150),
        (1501, 1000),
    ],
)
def test_scale_half_is_the_smallest_round_number_that_holds_the_margin(largest, half):
    assert scale_half(largest) == half


@pytest.mark.parametrize(
    ("points", "periods", "until", "message"),
    [
        ([], [], None, "a chart needs periods, each of at least one step"),
        (
            [],
            [Period("Q1", 0)],
            None,
            "a chart needs periods, each of at least one step",
        ),
        ([(2, 0, 1)], HALVES, None, "period 2, step 0 lies outside the game"),
        ([(-1, 0, 1)], HALVES, None, "period -1, step 0 lies outside the game"),
        ([(0, 11, 1)], HALVES, None, "period 0, step 11 lies outside the game"),
        ([(0, -1, 1)], HALVES, None, "period 0, step -1 lies outside the game"),
        ([], HALVES, (1, 11), "period 1, step 11 lies outside the game"),
        (
            [(1, 0, 1), (0, 9, 2)],
            HALVES,
            None,
            "period 0, step 9 comes before (1, 0)",
        ),
        ([(0, 9, 2)], HALVES, (0, 8), "period 0, step 8 comes before (0, 9)"),
    ],
)
def test_margin_chart_refuses_a_course_that_no_game_takes(
    points, periods, until, message
):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the text is compared
        chart(points, periods, until=until)

    assert str(caught.value) == message
