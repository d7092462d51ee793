"""The table as a drawing."""

import re
from xml.etree import ElementTree

import pytest

from simulation.drawing import CARD_HEIGHT, CARD_WIDTH
from simulation.playing_card_basketball.board import HEIGHT, WIDTH, draw_board
from simulation.protocol import AWAY, HOME, PUBLIC

SVG = "{http://www.w3.org/2000/svg}"
VIEWERS = [HOME, AWAY, PUBLIC]


@pytest.fixture
def declared(at):
    """A shot for three of home, away asked to contest it."""
    return at(
        "As 6c 8d",
        stage="contest",
        shot=3,
        points={"home": 4, "away": 7},
        possession=9,
        passes=2,
        discards={"spades": "2T", "hearts": "9"},
        piles={"diamonds": ""},
    )


def parsed(text):
    return ElementTree.fromstring(text)  # noqa: S314 - our own drawing


def described(view):
    return parsed(draw_board(view)).findtext(f"{SVG}desc")


def texts(view, css_class):
    drawing = parsed(draw_board(view))
    return [
        text.text
        for text in drawing.iter(f"{SVG}text")
        if text.get("class") == css_class
    ]


def faces(view):
    """Return rank and suit of the cards that lie face up."""
    ranks = texts(view, "c-card-rank")
    return [f"{r}{s}" for r, s in zip(ranks, texts(view, "c-card-suit"), strict=True)]


def papers(view):
    """Return the ranks that lie on paper in the strips, top to bottom."""
    groups = [
        group
        for group in parsed(draw_board(view)).iter(f"{SVG}g")
        if group.get("class") == "c-card-chip"
        and group.find(f"{SVG}rect").get("stroke")
    ]
    return [group.find(f"{SVG}text").text for group in groups]


@pytest.mark.parametrize(
    ("who", "shown"), [(HOME, ["A♠", "6♣"]), (AWAY, ["8♦"]), (PUBLIC, [])]
)
def test_each_viewer_sees_its_own_cards(declared, who, shown):
    view = declared.view(who)

    assert faces(view) == shown
    # three piles have cards and one is empty
    backs = draw_board(view).count('class="c-card c-card-back"')
    assert backs == 3 + 3 - len(shown)
    assert draw_board(view).count('class="c-card-slot"') == 1 + 1


@pytest.mark.parametrize(
    ("who", "titles"),
    [
        (HOME, ["Away: 7", "A shot for three: leave it, or contest?", "Home: 4"]),
        (AWAY, ["Home: 4", "A shot for three: leave it, or contest?", "Away: 7"]),
        (PUBLIC, ["Away: 7", "A shot for three: leave it, or contest?", "Home: 4"]),
    ],
)
def test_the_viewer_sits_below(declared, who, titles):
    shown = texts(declared.view(who), "c-card-title")

    sides = [title for title in shown if title != titles[1]]
    assert sides == [titles[0], titles[2]]
    assert titles[1] in shown


def test_discards_lie_on_paper(declared):
    assert papers(declared.view(HOME)) == [
        *("2", "3", "4", "5", "6", "7", "9", "10", "J", "Q", "K", "A"),
        "9",
        *("2", "10"),
    ]


def test_the_description_tells_what_is_drawn(declared):
    assert described(declared.view(AWAY)) == (
        "Score: home 4, away 7. Home has the ball, possession 9, passes: 2. "
        "A shot for three: leave it, or contest? "
        "Big play: face down. Fundamentals: face down. Defense: eight of diamonds. "
        "Home, Big play (spades): 10 left, discards: two of spades, ten of spades. "
        "Home, Fundamentals (clubs): 12 left, discards: none. "
        "Away, Big play (diamonds): 0 left, discards: two of diamonds, "
        "three of diamonds, four of diamonds, five of diamonds, six of diamonds, "
        "seven of diamonds, nine of diamonds, ten of diamonds, jack of diamonds, "
        "queen of diamonds, king of diamonds, ace of diamonds. "
        "Away, Fundamentals (hearts): 12 left, discards: nine of hearts."
    )


def test_before_the_tip_off_nobody_has_the_ball(start):
    view = start().view(HOME)

    assert described(view).startswith(
        "Score: home 0, away 0. Tip-off. Cards are turned over for the ball. Home, "
    )
    assert "c-card-turn" not in draw_board(view)


@pytest.mark.parametrize(
    ("occasion", "sentence"),
    [("rebound", "Rebound."), ("decider", "Deciding tip-off.")],
)
@pytest.mark.parametrize("stage", ["tip", "tip_answer"])
def test_nobody_has_the_ball_while_cards_are_turned_over_for_it(
    at, stage, occasion, sentence
):
    turned = "- - - 7c" if stage == "tip_answer" else ""
    view = at(turned, stage=stage, occasion=occasion, possession=9).view(HOME)

    assert described(view).startswith(
        f"Score: home 0, away 0. {sentence} Cards are turned over for the ball. "
    )
    assert "c-card-turn" not in draw_board(view)


def test_a_card_that_was_turned_over_lies_for_all_to_see(start):
    game = start()
    game.apply("7c")

    assert faces(game.view(PUBLIC)) == ["7♣"]
    assert "Turned over: seven of clubs." in described(game.view(AWAY))


@pytest.mark.parametrize(("offense", "height"), [("home", "341"), ("away", "15")])
def test_the_ball_lies_with_the_offense(at, offense, height):
    drawing = parsed(draw_board(at(offense=offense).view(HOME)))

    balls = [
        circle.get("cy")
        for circle in drawing.iter(f"{SVG}circle")
        if circle.get("class") == "c-card-turn"
    ]
    assert balls == [height]


def test_the_drawing_has_title_description_and_classes_of_its_own(declared):
    drawing = parsed(draw_board(declared.view(PUBLIC)))

    assert [child.tag for child in drawing][:2] == [f"{SVG}title", f"{SVG}desc"]
    classes = " ".join(part.get("class", "") for part in drawing.iter()).split()
    assert [name for name in classes if not name.startswith("c-")] == []


def test_everything_placed_lies_within_the_picture(declared):
    text = draw_board(declared.view(HOME))

    places = [
        (float(x), float(y), float(scale or 1))
        for x, y, scale in re.findall(
            r"translate\(([\d.]+) ([\d.]+)\)(?: scale\(([\d.]+)\))?\"><", text
        )
    ]
    cells = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="23"', text)

    assert places
    for x, y, scale in places:
        assert x + CARD_WIDTH * scale <= WIDTH
        assert y + CARD_HEIGHT * scale <= HEIGHT
    assert len(cells) == 4 * 13
    for x, y in cells:
        assert float(x) + 23 <= WIDTH
        assert float(y) + 22 <= HEIGHT


def test_a_view_of_another_game_is_refused():
    with pytest.raises(TypeError, match="needs a view of Playing Card Basketball"):
        draw_board(object())
