"""What the standard coach does about advanced rules."""

import pytest

from simulation.basketball_age.coaches import cards, glass
from simulation.basketball_age.coaches.floor import Floor
from simulation.basketball_age.coaches.picks import choose_pick
from simulation.basketball_age.court import NOWHERE, ZONE
from simulation.basketball_age.tables import PLAYERS

PICKS = {"adv_pick_and_roll": True}
PLACEMENT = [
    {"kind": "turn"},
    {"kind": "placement", "stage": "press", "spots": ["a2"]},
]
LATE = {"period": 4, "clock": 300}
BEHIND = {"home": [0, 0, 0, 20], "away": [0, 0, 0, 12]}
PICKER = [{"kind": "turn"}, {"kind": "activation", "player": "H2"}]


@pytest.fixture
def pick(at, mind_of):
    """Return which pick H2 sets before a shot, "" for none."""

    def chosen(zones, receive, goal, value=-1_000_000):
        game = at(zones, options=PICKS, ball="H1", frames=PICKER)
        floor = Floor(game, mind_of(game))
        receive, goal = (ZONE.get(zone, NOWHERE) for zone in (receive, goal))
        options = game.pending.options
        return choose_pick(floor, PLAYERS.index("H2"), receive, goal, value, options)

    return chosen


def test_a_pick_frees_a_drive_to_the_rim(pick):
    assert pick("H1:e3 H2:g3 A2:g3", "g3", "h3") == "pick A2"


def test_a_pick_frees_a_shot(pick):
    assert pick("H1:e3 H2:g3 A2:g3", "g3", "g3") == "pick A2"


@pytest.mark.parametrize(
    ("zones", "receive", "goal"),
    [
        # with the ball, too far, nobody there, others in the way, two of them
        ("H1:e3 H2:g3 A2:g3", "nowhere", "g3"),
        ("H1:e3 H2:e2 A2:e2", "e2", "h2"),
        ("H1:e3 H2:g3", "g3", "g3"),
        ("H1:e3 H2:g3 A2:g3 A3:h3", "g3", "h3"),
        ("H1:e3 H2:g3 A2:g3 A3:g3", "g3", "g3"),
    ],
)
def test_no_pick_where_it_frees_nobody(pick, zones, receive, goal):
    assert pick(zones, receive, goal) == ""


def test_no_pick_before_a_shot_that_is_worth_as_much_anyway(pick):
    assert pick("H1:e3 H2:g3 A2:g3", "g3", "g3", value=1_000_000) == ""


@pytest.mark.parametrize("choose", [cards.choose_help_pass, glass.choose_contestant])
def test_what_is_asked_elsewhere_is_refused(at, mind_of, choose):
    game = at("H1:d3")

    with pytest.raises(TypeError, match=r"needs the shot|on the template"):
        choose(game, mind_of(game), game.pending)


@pytest.mark.parametrize(
    ("fields", "steals", "choice"),
    [
        ({}, 8, "press"),
        ({}, 7, "none"),
        ({"press": {"away": 2}}, 8, "none"),
        ({"press": {"away": 2}}, 7, "lift"),
        ({**LATE, "scores": BEHIND}, 5, "press"),
        ({**LATE, "clock": 301, "scores": BEHIND}, 5, "none"),
        (LATE, 5, "none"),
    ],
)
def test_press_is_for_who_likes_steals_or_is_late_and_behind(
    at, choose, fields, steals, choice
):
    game = at("", {"adv_press": True}, frames=PLACEMENT, **fields)

    assert choose(game, steals=steals) == choice


def test_help_is_played_for_the_first_who_needs_it(at, apply, choose):
    game = at("H1:d3 A1:d3 A2:e3", {"adv_help": True})
    apply(game, ["activate H1", "move e3", "steal A1", "3-3"])

    assert choose(game) == "help"


def test_blind_screen_is_set_by_the_tallest(at, apply, choose):
    game = at("H1:g3 A1:g3 H2:h3 H4:h3", {"adv_blind_screen": True})
    apply(game, ["activate H1", "move h3", "move_with A1", "3-3", "move h2", "none"])

    assert game.pending.options == ("none", "blind H2", "blind H4")
    assert choose(game) == "blind H4"


def test_second_man_is_the_smallest(at, apply, choose):
    game = at("H1:h3 A1:h3 A4:h3 A3:h3", {"adv_two_against_one": True})
    apply(game, ["activate H1", "move g3", "steal A1", "3-3"])

    assert choose(game) == "unbalance A3"


@pytest.mark.parametrize(
    ("zones", "choice"),
    [
        ("H1:g3 H2:f3 H3:f2 H4:f4 H5:e3 A1:h4 A2:b3 A3:e2 A4:e4 A5:d4", "quick A1"),
        ("H1:g3 H2:b3 H3:b2 H4:b4 H5:d3 A1:h4 A2:d2 A3:e2 A4:e4 A5:d4", "none"),
    ],
)
def test_quick_throw_in_is_for_a_man_ahead_of_all(at, apply, choose, zones, choice):
    game = at(zones, {"adv_quick_throw_in": True}, ball="H1")
    apply(game, ["activate H1", "shoot", "d100 01", "none", "none"])

    assert game.pending.kind == "quick_throw_in"
    assert choose(game) == choice


def test_spot_has_most_others_in_reach(at, choose):
    game = at("H1:d3 A4:h3", {"adv_rebounds": True})

    assert choose(game) == "at 2"


@pytest.mark.parametrize(
    ("seats", "choice"),
    [
        ({"A4": "1", "A5": "2", "H5": "3"}, "take A5"),
        ({"A3": "2", "A5": "1", "H5": "3"}, "take A5"),
        ({"A4": "2", "A5": "1", "H5": "3"}, "take A4"),
    ],
)
def test_contestant_is_who_gets_highest(at, choose, seats, choice):
    zones = " ".join(f"{player}:h3" for player in seats)
    frame = {"kind": "glass", "shooter": "H1", "ball": 2, "stage": "defender"}
    frames = [{"kind": "turn"}, frame]

    game = at(f"H1:g3 {zones}", {"adv_rebounds": True}, seats=seats, frames=frames)

    assert choose(game) == choice


@pytest.mark.parametrize(
    ("fields", "choice"), [({}, "pass H3"), ({"tokens": 1}, "none")]
)
def test_shooter_passes_to_the_basket_behind_help_while_there_are_tokens(
    at, apply, choose, fields, choice
):
    zones = "H1:e3 A1:e3 A2:f3 H2:a1 H3:h3 H4:a2 H5:a3 A3:b1 A4:a4 A5:a5"
    game = at(zones, {"adv_help": True}, ball="H1", **fields)
    apply(game, ["activate H1", "move f3", "move_with A1", "3-3", "move g3"])
    apply(game, ["steal A2", "3-3", "help", "shoot", "block A1"])

    assert choose(game) == choice
