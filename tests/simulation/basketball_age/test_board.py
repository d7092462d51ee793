"""The court as a drawing."""

import re
from xml.etree import ElementTree

import pytest

from simulation.basketball_age.board import (
    HEIGHT,
    MARGIN,
    RADIUS,
    STRIP,
    WIDTH,
    corner,
    draw_board,
    height_of,
)
from simulation.basketball_age.court import (
    ADJACENT,
    COUNT,
    TWO_POINT,
    ZONE,
    ZONES,
)
from simulation.protocol import AWAY, HOME, PUBLIC, Paint

SVG = "{http://www.w3.org/2000/svg}"
PLACED = "H1:f3 H2:g2 H3:g4 H4:h2 H5:h3 A1:f3 A2:g2 A3:g4 A4:h3 A5:h3"
PLACE = re.compile(r"translate\((-?\d+) (-?\d+)\)(?: scale\(([\d.]+)\))?")


def parsed(text):
    return ElementTree.fromstring(text)  # noqa: S314 - our own drawing


def elements(drawing, css_class):
    return [
        each for each in drawing.iter() if css_class in each.get("class", "").split()
    ]


def tokens(drawing):
    """Return each token's words with where its middle lies."""
    found = {}
    for token in elements(drawing, "c-token"):
        x, y, _scale = PLACE.match(token.get("transform")).groups()
        found[token.findtext(f"{SVG}title")] = (int(x), int(y))
    return found


def zone_at(place):
    """Return the name of the zone that a point lies in."""
    x, y = place
    for zone in range(COUNT):
        left, top = corner(zone)
        if left <= x < left + 100 and top <= y < top + height_of(zone):
            return ZONES[zone]
    return "outside"


def drawn(game, who=PUBLIC):
    return parsed(draw_board(game.view(who)))


@pytest.fixture
def playing(at):
    """Home's point guard dribbles at the top, his defender unbalanced."""
    return at(
        PLACED,
        dribble="dribbling",
        unbalanced=["A1"],
        tokens=8,
        clock=685,
        period=3,
        scores={"home": [10, 10, 9], "away": [9, 10, 8]},
    )


def test_zones_tile_the_court():
    area = sum(100 * height_of(zone) for zone in range(COUNT))

    assert area == WIDTH * HEIGHT
    assert len({corner(zone) for zone in range(COUNT)}) == COUNT
    assert corner(ZONE["a5"]) == (0, 0)
    assert corner(ZONE["h1"]) == (700, 362)


def test_adjacent_zones_touch():
    for zone in range(COUNT):
        x, y = corner(zone)
        for other in ADJACENT[zone]:
            left, top = corner(other)
            assert (left == x) is (top != y)
            assert abs(left - x) in (0, 100)


def test_every_zone_says_what_it_is_worth(playing):
    zones = elements(drawn(playing), "c-zone")

    titles = [zone.findtext(f"{SVG}title") for zone in zones]
    assert len(titles) == COUNT
    assert titles[ZONE["h3"]] == "h3: the paint, 2 points, room for 3 of a team"
    assert titles[ZONE["a3"]] == "a3: the paint, 2 points, room for 3 of a team"
    assert titles[ZONE["b3"]] == (
        "b3: the free-throw zone, 2 points, room for 2 of a team"
    )
    assert titles[ZONE["e5"]] == (
        "e5: the sideline, 3 points at range 4, room for 1 of a team"
    )
    assert titles[ZONE["b4"]] == (
        "b4: the wing, 3 points at range 1, room for 2 of a team"
    )


def test_three_point_line_cuts_the_free_throw_zones_alone(playing):
    path = elements(drawn(playing), "c-two")[0].get("d")
    ends = [
        int(number) for number in re.findall(r"[HQC ](\d+)", path) if int(number) > 424
    ]
    left = min(corner(zone)[0] for zone in TWO_POINT[HOME] if zone != ZONE["g3"])

    bulge = [x for x in ends if x < left]
    assert set(bulge) == {left - 54}
    assert corner(ZONE["g3"])[0] < left - 54 < corner(ZONE["g3"])[0] + 100


def test_players_stand_in_their_zones(playing):
    places = tokens(drawn(playing))

    assert {words: zone_at(place) for words, place in places.items()} == {
        "Home 1, dribbling": "f3",
        "Home 2": "g2",
        "Home 3": "g4",
        "Home 4": "h2",
        "Home 5": "h3",
        "Away 1, unbalanced": "f3",
        "Away 2": "g2",
        "Away 3": "g4",
        "Away 4": "h3",
        "Away 5": "h3",
    }


def test_home_is_round_and_away_is_square(playing):
    drawing = drawn(playing)

    for token in elements(drawing, "c-token"):
        edge = next(each for each in token if "edge" in each.get("class", ""))
        is_home = token.findtext(f"{SVG}title").startswith("Home")
        assert edge.tag == (f"{SVG}circle" if is_home else f"{SVG}rect")


def test_numbers_are_those_of_the_sheets(playing):
    numbers = [
        token.findtext(f"{SVG}text") for token in elements(drawn(playing), "c-token")
    ]

    assert sorted(numbers) == sorted("1234512345")


def test_unbalanced_player_is_faded_with_a_dashed_edge(playing):
    off = elements(drawn(playing), "off")

    assert [each.findtext(f"{SVG}title") for each in off] == ["Away 1, unbalanced"]
    assert "stroke-dasharray" in ElementTree.tostring(off[0], "unicode")


@pytest.mark.parametrize(
    ("dribble", "words"),
    [
        ("fresh", "Home 1, holding the ball"),
        ("dribbling", "Home 1, dribbling"),
        ("picked_up", "Home 1, holding the ball"),
    ],
)
def test_the_ball_tells_whether_its_handler_dribbles(at, dribble, words):
    drawing = drawn(at(PLACED, dribble=dribble))

    handlers = [
        token.findtext(f"{SVG}title")
        for token in elements(drawing, "c-token")
        if elements(token, "ball")
    ]
    assert handlers == [words]


def test_the_ball_lies_on_the_outer_side(at):
    def side_of_ball(offence, ball):
        drawing = drawn(at("H1:f3 A1:f3", offence=offence, ball=ball))
        (ball_drawn,) = elements(drawing, "ball")
        group = next(each for each in drawing.iter() if ball_drawn in list(each))
        return int(PLACE.match(group.get("transform"))[1]) > 0

    assert (side_of_ball("home", "H1"), side_of_ball("away", "A1")) == (False, True)


@pytest.mark.parametrize(
    ("spot", "place"),
    [
        ("h2", (WIDTH + 24, 312)),
        ("h5", (WIDTH + 24, 31)),
        ("a4", (-24, 112)),
        ("e5", (450, -24)),
        ("e1", (450, HEIGHT + 24)),
    ],
)
def test_inbounder_stands_outside(at, spot, place):
    game = at("H1:outside H2:e3", spot=spot, inbound_due=True)

    assert tokens(drawn(game))["Home 1, out of bounds"] == place


def test_inbounder_who_has_passed_stays_outside(at):
    game = at("H1:outside H2:e3", spot="e5", ball="H2")

    assert tokens(drawn(game))["Home 1, out of bounds"] == (450, -24)


def test_six_players_find_room_in_a_paint(at):
    game = at("H1:h3 H2:h3 H3:h3 A1:h3 A2:h3 A3:h3")

    places = [place for place in tokens(drawn(game)).values() if zone_at(place) == "h3"]
    assert len(set(places)) == 6
    scales = {
        PLACE.match(each.get("transform"))[3]
        for each in elements(drawn(game), "c-token")
        if zone_at(tokens_place(each)) == "h3"
    }
    assert scales == {"0.72"}


def tokens_place(token):
    x, y, _scale = PLACE.match(token.get("transform")).groups()
    return int(x), int(y)


def test_everything_placed_lies_within_the_picture(at):
    game = at("H1:outside H2:h3 H3:h3 H4:h3 A1:a1 A2:h5", spot="h5", inbound_due=True)

    for x, y in tokens(drawn(game)).values():
        assert x - RADIUS >= -MARGIN
        assert x + RADIUS <= WIDTH + MARGIN
        assert y - RADIUS >= -MARGIN - STRIP
        assert y + RADIUS <= HEIGHT + MARGIN


def test_who_is_not_placed_is_not_drawn(start):
    game = start()
    while game.pending.kind != "jump_place":
        game.apply(game.pending.default)

    drawing = drawn(game)

    assert sorted(map(zone_at, tokens(drawing).values())) == ["d3", "d3", "e3", "e3"]


def test_description_before_anybody_is_placed(start):
    game = start()
    while game.pending.kind != "jumper":
        game.apply(game.pending.default)

    assert drawn(game).findtext(f"{SVG}desc") == (
        "Score: home 0, away 0. Q1, 20:00 left. Home attacks file h, activations "
        "left: 10. Home: nobody placed. Away: nobody placed."
    )


def test_the_description_tells_what_is_drawn(playing):
    assert drawn(playing).findtext(f"{SVG}desc") == (
        "Score: home 29, away 27. Q3, 11:25 left. Home attacks file h, activations "
        "left: 8. Home: 1 f3, 2 g2, 3 g4, 4 h2, 5 h3. Away: 1 f3, 2 g2, 3 g4, 4 h3, "
        "5 h3. Home 1 has the ball, dribbling. Unbalanced: Away 1."
    )


def test_the_strip_shows_score_clock_and_tokens(playing):
    drawing = drawn(playing)

    assert [each.text for each in elements(drawing, "c-strip")] == [
        "Away 27",
        "Home 29",
        "Q3 11:25",
    ]
    (pips,) = elements(drawing, "c-pips")
    assert [pip.get("fill") for pip in pips] == ["#fff"] * 8 + ["none"] * 2


def test_spots_of_the_rebound_template_are_drawn_and_told(at):
    """BA-16.4."""
    game = at(
        "H5:h3 A4:h3 H1:f3",
        options={"adv_rebounds": True},
        ball="H1",
        seats={"H5": "2", "A4": "x2"},
        unbalanced=["A4"],
    )

    drawing = drawn(game)

    badges = {
        token.findtext(f"{SVG}title"): [each.text for each in token.iter(f"{SVG}text")]
        for token in elements(drawing, "c-token")
        if len(token.findall(f".//{SVG}text")) > 1
    }
    assert badges == {
        "Home 5, on spot 2 of the paint": ["5", "2"],
        "Away 4, on spot x2 of the paint, unbalanced": ["4", "x2"],
    }
    assert drawing.findtext(f"{SVG}desc").endswith(
        "Spots in the paint: Home 5 on 2, Away 4 on x2. Unbalanced: Away 4."
    )


def test_badge_of_a_spot_lies_on_the_outer_side(at):
    game = at(
        "H5:h3 A4:h3 H1:f3",
        options={"adv_rebounds": True},
        ball="H1",
        seats={"H5": "2", "A4": "3"},
    )

    home, away = (
        int(PLACE.match(badge.get("transform"))[1])
        for token in elements(drawn(game), "c-token")
        if "spot" in token.findtext(f"{SVG}title")
        for badge in token.findall(f"{SVG}g")
    )

    assert home < 0 < away


@pytest.mark.parametrize(
    ("side", "said", "anchor"), [("home", "Home", "end"), ("away", "Away", "start")]
)
def test_a_press_that_runs_stands_on_its_side(at, side, said, anchor):
    """BA-16.9."""
    game = at(PLACED, options={"adv_press": True}, press={side: 3})

    drawing = drawn(game)

    (press,) = [each for each in elements(drawing, "c-strip") if each.text == "press 3"]
    assert press.get("text-anchor") == anchor
    assert f"A press by {said}, defensive possessions left: 3." in drawing.findtext(
        f"{SVG}desc"
    )


def test_nobody_presses_where_none_was_declared(playing):
    assert "press" not in draw_board(playing.view(PUBLIC))


def test_tokens_stand_on_the_side_of_the_offence(at):
    def first_token(offence):
        (pips,) = elements(drawn(at(PLACED, offence=offence)), "c-pips")
        return int(pips[0].get("cx"))

    assert first_token("away") < WIDTH // 2 < first_token("home")


def test_the_left_basket_is_attacked_by_away(at):
    game = at(PLACED, offence="away", period=6, clock=5)

    text = drawn(game).findtext(f"{SVG}desc")

    assert "OT2, 0:05 left. Away attacks file a, activations left: 10." in text


def test_who_acts_has_a_halo(playing):
    playing.apply("activate H2")

    halos = [
        token.findtext(f"{SVG}title")
        for token in elements(drawn(playing), "c-token")
        if elements(token, "halo")
    ]
    assert halos == ["Home 2"]


def test_nobody_has_a_halo_between_activations(playing):
    assert elements(drawn(playing), "halo") == []


def test_zones_to_choose_are_marked_for_who_is_asked(playing):
    playing.apply("activate H1")

    assert open_zones(playing, HOME) == ["e3", "f2", "f4", "g3"]
    assert open_zones(playing, AWAY) == open_zones(playing, PUBLIC) == []


def test_no_zone_is_marked_where_players_are_chosen(playing):
    assert open_zones(playing, HOME) == []


def open_zones(game, who):
    marks = elements(drawn(game, who), "c-open")
    return sorted(
        zone_at((int(mark.get("x")) + 1, int(mark.get("y")) + 1)) for mark in marks
    )


@pytest.mark.parametrize("who", [HOME, AWAY, PUBLIC])
def test_the_drawing_is_one_accessible_picture(playing, who):
    text = draw_board(playing.view(who))

    drawing = parsed(text)

    assert drawing.get("role") == "img"
    assert [child.tag for child in drawing][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert not re.search(r"\b(style|id|on\w+)=|<script|<image|href", text)


def test_everybody_sees_the_same_between_choices(playing):
    assert draw_board(playing.view(AWAY)) == draw_board(playing.view(PUBLIC))


def test_tokens_have_the_colours_that_are_given(playing):
    paints = (
        Paint("#101010", "#202020", "#303030"),
        Paint("#404040", "#505050", "#606060"),
    )

    drawing = parsed(draw_board(playing.view(PUBLIC), paints))

    looks = [
        (
            token.findtext(f"{SVG}title").split()[0],
            {shape.get("fill") for shape in token} >= {paint.inner, paint.ring},
            token.find(f"{SVG}text").get("fill") == paint.lettering,
        )
        for token in elements(drawing, "c-token")
        for paint in [paints[token.findtext(f"{SVG}title").startswith("Away")]]
    ]
    assert sorted(looks) == [("Away", True, True)] * 5 + [("Home", True, True)] * 5


def test_a_view_of_another_game_is_refused():
    with pytest.raises(TypeError, match="needs a view of Basketball Age"):
        draw_board(object())
