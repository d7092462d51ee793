"""Written positions, and what is refused as none."""

import pytest

from simulation.errors import BadPosition
from simulation.poker_deck_basketball import RULESET
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
HAND = {"home": ["7c", "8c", "Ac"], "away": ["3h", "4d", "Ad"]}
HIDDEN = {"hidden_rebound": True}


def read(options=None, **fields):
    position = {"hands": HAND, "piles": {}, **fields}
    return RULESET.read_position(position, SHEET, SHEET, options or {})


def test_a_position_left_empty_is_an_attack_of_home():
    game = RULESET.read_position({"hands": HAND}, SHEET, SHEET, {})

    position = game.position()

    assert position["steps"] == ["attack"]
    assert (position["offense"], position["last"]) == ("home", "home")
    assert (position["zone"], position["origin"]) == ("back", "inbound")
    assert position["timeouts"] == {"home": 1, "away": 1}
    assert [len(position["piles"][side]) for side in ("home", "away")] == [23, 23]


def test_a_position_with_its_pending_decision_reads_the_same():
    written = read(zone="arc").position()

    game = RULESET.read_position(written, SHEET, SHEET, {})

    assert game.position() == written


def test_a_pending_decision_that_is_not_asked_is_refused():
    with pytest.raises(BadPosition, match="is not what this position asks"):
        read(pending=None)


@pytest.mark.parametrize(
    "steps",
    [
        ["attack"],
        ["attack", "refill away", "refill home"],
        ["inbound", "window home", "window away", "refill away", "refill home"],
        ["inbound", "response home", "cards away"],
        ["throw", "window home"],
        ["rebound", "refill away", "refill home", "alley"],
        ["rebound", "alley", "refill home"],
        ["dunk_roll"],
        ["long_roll"],
        ["rebound_roll"],
        ["tip_roll"],
    ],
)
def test_steps_that_lie_on_one_another(steps):
    throws = {"throws": 2} if steps[0] == "throw" else {}
    piles = {"home": ["Kc"], "away": ["Kd"]}

    game = read(steps=steps, piles=piles, **throws)

    assert game.pending is not None


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"shot_clock": 24}, "shot_clock"),
        ({"quarter": 0}, "quarter"),
        ({"quarter": True}, "quarter"),
        ({"quarter": 10}, "quarter"),
        ({"offense": "chance"}, "offense"),
        ({"offense": 1}, "offense"),
        ({"zone": "bench"}, "zone"),
        ({"origin": "rebound"}, "origin"),
        ({"last": None}, "last"),
        ({"scores": []}, "scores"),
        ({"scores": {"home": 1}}, "scores.home"),
        ({"scores": {"away": [1, 2]}}, "scores.away"),
        ({"scores": {"away": [-1]}}, "scores.away"),
        ({"hands": {"guest": []}}, "hands"),
        ({"hands": {"home": "7c"}}, "hands.home"),
        ({"hands": {"home": ["7d"]}}, "hands.home"),
        ({"hands": {"home": [7]}}, "hands.home"),
        ({"hands": {"home": ["7c", "7c"]}}, "hands.home"),
        ({"hands": {"home": ["2c", "3c", "4c", "5c", "6c", "7c"]}}, "hands.home"),
        ({"piles": {"home": ["7c"]}}, "piles.home"),
        ({"table": {"away": ["3h"]}}, "table.away"),
        ({"aside": {"away": ["5d"]}}, "aside.away"),
        ({"timeouts": {"home": 2}}, "timeouts.home"),
        ({"known": {"home": []}}, "known.home"),
        ({"known": {"home": {"tall": 1}}}, "known.home"),
        ({"known": {"home": {"plain": 6}}}, "known.home"),
        ({"known": {"home": {"aceless": "1"}}}, "known.home"),
        ({"known": {"home": {"has_ace": 1}}}, "known.home"),
        ({"known": {"home": {"has_figure": True}}}, "known.home"),
        ({"steps": "attack"}, "steps"),
        ({"steps": [1]}, "steps"),
        ({"steps": ["attack", "throw"]}, "steps"),
        ({"steps": ["attack,refill home"]}, "steps"),
        ({"steps": [""]}, "steps"),
        ({"steps": ["response home"]}, "steps"),
        ({"steps": [], "scores": {}}, "scores"),
        ({"play": "pass1 7c"}, "play"),
        ({"play": 7}, "play"),
        ({"against": 7}, "against"),
        ({"throws": 1}, "throws"),
        ({"rebound": "none"}, "rebound"),
        ({"laid": {"home": "tip 7c"}}, "laid.home"),
        ({"laid": {"away": "tip 3h"}}, "laid.away"),
        ({"first_sum": 7}, "first_sum"),
        ({"rerolls": 1}, "rerolls"),
        ({"swapped": 1}, "swapped"),
        ({"tosses": 1}, "tosses"),
        ({"made": {"home": 1}}, "made.home"),
    ],
)
def test_what_is_no_position_is_refused_by_field(fields, named):
    with pytest.raises(BadPosition) as refusal:
        read(**fields)

    assert refusal.value.field == named


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"steps": ["throw"]}, "throws"),
        ({"steps": ["steal"]}, "play"),
        ({"steps": ["steal"], "play": "three 9c"}, "play"),
        ({"steps": ["steal"], "play": "pass1 9c joker"}, "play"),
        ({"steps": ["steal"], "play": "pass1 9c"}, "play"),
        (
            {
                "steps": ["steal"],
                "play": "pass2 9c Tc",
                "zone": "arc",
                "table": {"home": ["9c", "Tc"]},
            },
            "play",
        ),
        (
            {
                "steps": ["steal"],
                "play": "pass1 9c",
                "zone": "paint",
                "table": {"home": ["9c"]},
            },
            "play",
        ),
        (
            {"steps": ["contest"], "play": "dunk Kc", "table": {"home": ["Kc"]}},
            "play",
        ),
        ({"steps": ["rebound"], "rebound": "play 9c"}, "rebound"),
        ({"steps": ["rebound"], "rebound": "nothing"}, "rebound"),
        (
            {
                "steps": ["rebound"],
                "rebound": "play 9c joker",
                "table": {"home": ["9c"]},
            },
            "rebound",
        ),
        (
            {"steps": ["rebound"], "rebound": "three 9c", "table": {"home": ["9c"]}},
            "rebound",
        ),
        ({"steps": ["rebound"], "laid": {"home": "play 7c"}}, "laid.home"),
        ({"steps": ["tip"], "laid": {"home": "tip 9c"}}, "laid.home"),
        ({"steps": ["tip"], "laid": {"home": "three 7c"}}, "laid.home"),
        ({"steps": ["tip"], "laid": {"home": "lay 7c"}}, "laid.home"),
        ({"steps": ["tip"], "hands": {"home": ["7c"], "away": ["Ad"]}}, "hands.away"),
        ({"steps": ["inbound", "response home", "cards away"]}, "hands.away"),
        ({"steps": ["inbound", "swap away"]}, "aside.away"),
        (
            {
                "steps": ["shootout"],
                "quarter": 10,
                "scores": {"home": [0] * 10, "away": [1] * 10},
            },
            "scores",
        ),
        ({"steps": ["shootout"], "quarter": 4}, "quarter"),
        ({"steps": ["shootout"], "tosses": 211}, "tosses"),
        ({"steps": ["shootout"], "tosses": 3, "made": {"home": 2}}, "made.home"),
    ],
)
def test_what_does_not_fit_the_step_is_refused_by_field(fields, named):
    with pytest.raises(BadPosition) as refusal:
        read(**fields)

    assert refusal.value.field == named


@pytest.mark.parametrize(
    ("laid", "is_right"),
    [
        ("none", True),
        ("play 7c", True),
        ("play 7c joker", True),
        ("play 9c", False),
        ("tip 7c", False),
    ],
)
def test_a_hidden_card_is_one_that_is_held(laid, is_right):
    fields = {"steps": ["rebound"], "laid": {"home": laid}}

    if is_right:
        assert read(HIDDEN, **fields).pending.kind == "reb_def"
    else:
        with pytest.raises(BadPosition, match=r"laid\.home"):
            read(HIDDEN, **fields)


def test_a_hidden_ace_is_one_that_is_held():
    hands = {"home": ["7c"], "away": ["3h"]}

    with pytest.raises(BadPosition, match=r"laid\.home"):
        read(HIDDEN, hands=hands, steps=["rebound"], laid={"home": "play 7c joker"})


def test_an_open_choice_has_no_place_where_cards_are_hidden():
    with pytest.raises(BadPosition, match="rebound"):
        read(HIDDEN, steps=["rebound"], rebound="none")


def test_cards_to_come_may_be_laid_for_the_tip_off():
    game = RULESET.read_position({"steps": ["tip", "refill home"]}, SHEET, SHEET, {})

    assert game.pending.kind == "draw"


@pytest.mark.parametrize(
    "fields",
    [
        {"steps": ["steal"], "play": "pass1 9c", "table": {"home": ["9c"]}},
        {"steps": ["shot_roll"], "play": "two 9c", "table": {"home": ["9c"]}},
        {"steps": ["rebound"], "rebound": "none"},
        {"steps": ["rebound"], "rebound": "play 9c", "table": {"home": ["9c"]}},
        {"steps": ["tip"], "laid": {"home": "tip 7c"}},
    ],
    ids=repr,
)
def test_what_was_played_or_laid_reads_back(fields):
    game = read(**fields)

    written = game.position()
    assert game.pending is not None
    assert RULESET.read_position(written, SHEET, SHEET, {}).position() == written
