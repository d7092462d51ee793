"""Shot charts of the half court under attack."""

import re
from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import ZONES
from simulation.basketball_age.shots import SHOT_CHART, points_from
from simulation.protocol import AWAY, HOME
from simulation.shotchart import Attempt

SVG = "{http://www.w3.org/2000/svg}"
COUNTS = st.dictionaries(
    st.sampled_from(ZONES),
    st.integers(0, 40).flatmap(
        lambda tried: st.tuples(st.integers(0, tried), st.just(tried))
    ),
)


def parsed(counts):
    return ElementTree.fromstring(SHOT_CHART.draw(counts))  # noqa: S314 - our own


def texts(drawing):
    return [each.text for each in drawing.iter(f"{SVG}text")]


def shot(**fields):
    told = {
        "side": HOME,
        "player": 4,
        "form": "shoot",
        "spot": "g3",
        "points": 2,
        "target": 60,
        "roll": 31,
        "made": True,
        "fouled": False,
        "blocker": 0,
        "is_live": False,
        **fields,
    }
    return ev.Shot(**told)


def test_attempts_leave_out_what_was_missed_on_a_foul():  # BA-14.3
    events = [
        ev.Clock(300),
        shot(),
        shot(fouled=True, spot="h3"),
        shot(made=False, fouled=True),
        shot(side=AWAY, player=10, spot="d3", points=3, made=False),
        shot(made=False, blocker=2, roll=0),
    ]

    assert list(SHOT_CHART.attempts(events)) == [
        Attempt("H4", "g3", 2, True, 1),
        Attempt("H4", "h3", 2, True, 2),
        Attempt("A10", "d3", 3, False, 4),
        Attempt("H4", "g3", 2, False, 5),
    ]


def test_zones_begin_with_the_paint_and_those_worth_two():  # BA-2.4
    names = [zone.name for zone in SHOT_CHART.zones]

    assert names[0] == "h3"
    assert sorted(names[:4]) == ["g3", "h2", "h3", "h4"]
    assert names.index("f3") < names.index("e3") < names.index("a3")
    assert sorted(names) == sorted(ZONES)


def test_drawing_tells_made_tried_and_share_on_each_zone():
    drawing = parsed({"h3": (7, 9), "g1": (0, 2), "f3": (1, 1), "e2": (0, 0)})

    shown = texts(drawing)
    assert [text for text in shown if "/" in text] == ["1/1", "0/2", "7/9"]
    assert {".778", ".000", "1.000"} <= set(shown)
    assert drawing.findtext(f"{SVG}desc") == (
        "h3, the paint: 7 of 9, worth 2. f3, the top: 1 of 1, worth 3. "
        "g1, the sideline: 0 of 2, worth 3."
    )


def test_drawing_sums_what_was_tried_from_behind_half_court():
    drawing = parsed({"a3": (0, 1), "d2": (1, 2)})

    assert "the backcourt 1/3" in texts(drawing)
    assert drawing.findtext(f"{SVG}desc") == ("From the backcourt: 1 of 3, worth 3.")


def test_drawing_of_nothing_says_so():
    drawing = parsed({})

    assert drawing.findtext(f"{SVG}desc") == "No shots."
    assert not [text for text in texts(drawing) if "/" in text]


def test_plates_are_classed_by_the_points_a_try_brings():
    drawing = parsed({"h3": (6, 10), "h2": (5, 10), "g3": (3, 10), "f3": (4, 10)})

    classes = [
        each.get("class")
        for each in drawing.iter(f"{SVG}rect")
        if each.get("class", "") in ("c-hot", "c-warm", "c-cold")
    ]
    # f3, g3, h2, h3, then the key
    assert classes == [
        *("c-hot", "c-cold", "c-warm", "c-hot"),
        *("c-hot", "c-warm", "c-cold"),
    ]


@given(COUNTS)
def test_description_sums_to_the_counts(counts):
    said = parsed(counts).findtext(f"{SVG}desc")

    numbers = re.findall(r"(\d+) of (\d+), worth", said)
    assert [sum(map(int, column)) for column in zip(*numbers, strict=True)] == (
        [sum(column) for column in zip(*counts.values(), strict=True)]
        if any(tried for _made, tried in counts.values())
        else []
    )


def test_points_from_agree_with_the_zones_of_the_chart():
    assert {ZONES[zone]: points_from(zone) for zone in range(len(ZONES))} == {
        zone.name: zone.points for zone in SHOT_CHART.zones
    }
