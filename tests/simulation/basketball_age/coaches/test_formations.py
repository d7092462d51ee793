"""Placements: formations of the team sheet, a man each for the defence (BA-17.3)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.basketball_age import RULESET
from simulation.basketball_age.court import RELATIVE, ZONE, ZONES, mirrored
from simulation.basketball_age.situations import ATTACK_AT, DEFENCE_AT
from simulation.basketball_age.tables import PLAYERS
from simulation.chance import SeededChance
from simulation.formations import formation_faults
from simulation.protocol import AWAY, HOME, SIDES
from simulation.rosters import average_sheet
from simulation.runner import Playing, Seat, run

FIVES = {
    side: [f"{slot}{number}" for number in range(1, 6)]
    for side, slot in (("home", "H"), ("away", "A"))
}
NOWHERE = " ".join(f"{slot}{number}:" for slot in "HA" for number in range(1, 6))


def placement(at, *spots, offence="home"):
    """All ten are to be placed for an inbound."""
    frames = [{"kind": "turn"}, {"kind": "placement", "spots": list(spots)}]
    return at(NOWHERE, offence=offence, frames=frames, ball=None)


def place_all(game, choose, formations=None, **profile):
    """Let standard coaches place everybody; return player → zone."""
    while game.pending.kind in ("inbounder", "spot", "place"):
        game.apply(choose(game, formations or {}, **profile))
    return {
        PLAYERS[player]: (*ZONES, "outside")[zone]
        for player, zone in enumerate(game.where)
        if zone >= 0
    }


def test_the_offence_takes_its_saved_formation(at, choose):
    game = placement(at, "h2", "h4")

    places = place_all(game, choose)

    assert [places[f"H{number}"] for number in range(1, 6)] == [
        "outside",
        "g2",
        "g4",
        "h4",
        "h2",
    ]


@pytest.mark.parametrize(
    ("situation", "spot"),
    [
        ("own_baseline", "a3"),
        ("own_half", "b1"),
        ("own_half", "e5"),
        ("sideline", "f1"),
        ("baseline", "h5"),
    ],
)
def test_each_kind_of_spot_has_a_formation_of_its_own(at, choose, situation, spot):
    saved = {situation: "h1 h5 outside g2 f4"}

    places = place_all(placement(at, spot), choose, saved)

    assert [places[f"H{number}"] for number in range(1, 6)] == saved[situation].split()


def test_away_takes_its_saved_formation_mirrored(at, choose):
    game = placement(at, "h1", "h3", offence="away")

    places = place_all(game, choose, {"own_baseline": "b3 outside c2 d1 g3"})

    assert [places[f"A{number}"] for number in range(1, 6)] == [
        "g3",
        "outside",
        "f2",
        "e1",
        "b3",
    ]


def test_a_formation_counts_for_its_own_situation_alone(at, choose):
    places = place_all(placement(at, "h2"), choose, {"sideline": "h1 h5 outside g2 f4"})

    assert places["H1"] == "outside"


def test_another_inbounder_changes_places_with_the_role_that_throws_in(at, choose):
    game = placement(at, "h2")
    game.apply("inbound H4")

    places = place_all(game, choose)

    assert [places[f"H{number}"] for number in range(1, 6)] == [
        "h4",
        "g2",
        "g4",
        "outside",
        "h2",
    ]


def test_whoever_finds_no_room_takes_the_nearest_zone(at, choose):
    game = placement(at, "h2")
    for choice in ("inbound H1", "place g3", "place g3"):
        game.apply(choice)

    chosen = choose(game, {"baseline": "outside f2 f4 g3 h3"})

    # f3 is the first of the zones next to g3
    assert chosen == "place f3"


@pytest.mark.parametrize(
    ("situation", "spot"), [("defence_deep", "a3"), ("defence_near", "f1")]
)
def test_a_saved_zone_takes_the_place_of_man_to_man(at, choose, situation, spot):
    saved = {situation: "f3 g2 g4 g3 h3"}

    places = place_all(placement(at, spot), choose, saved)

    assert [places[f"A{number}"] for number in range(1, 6)] == saved[situation].split()


def test_the_smallest_role_is_left_out_of_a_defence_of_four(at, choose):
    frames = [{"kind": "turn"}, {"kind": "placement", "spots": ["f1"]}]
    zones = NOWHERE.replace(" A3:", "")
    game = at(
        zones,
        ball=None,
        frames=frames,
        on_court={
            "home": ["H1", "H2", "H3", "H4", "H5"],
            "away": ["A1", "A2", "A4", "A5"],
        },
    )

    places = place_all(game, choose, {"defence_near": "f3 g2 g4 g3 h3"})

    assert [places[f"A{number}"] for number in (1, 2, 4, 5)] == [
        "g2",
        "g4",
        "g3",
        "h3",
    ]


def test_away_stands_mirrored(at, choose):
    places = place_all(placement(at, "h1", "h3", offence="away"), choose)

    assert [places[f"A{number}"] for number in range(2, 6)] == ["b2", "b4", "a4", "a2"]


def test_defenders_take_a_man_each_and_the_tallest_the_paint(at, choose):
    places = place_all(placement(at, "a3", "a2"), choose)

    guards = [places[f"A{number}"] for number in range(1, 6)]
    assert guards[4] == "h3"
    assert sorted(guards[:4]) == ["g2", "g4", "h2", "h4"]


def test_two_defenders_help_in_the_paint_when_the_dial_says(at, choose):
    places = place_all(placement(at, "a3", "a2"), choose, help=10)

    guards = [places[f"A{number}"] for number in range(1, 6)]
    assert guards.count("h3") == 2


def test_defenders_without_a_man_are_spare(at, choose, mind_of):
    game = placement(at, "a3", "a2")
    for choice in ("inbound H1", "spot a3", "place c3", "place c4", "place c2"):
        game.apply(choice)
    game.apply("place g3")

    places = place_all(game, choose)

    assert sorted(places[f"A{number}"] for number in range(1, 6)) == sorted(
        ["h3", "g3", "h2", "h4", "f3"]
    )


def test_the_spot_nearest_to_the_basket_is_taken(at, choose):
    game = placement(at, "d1", "e1", "d5", "e5")
    game.apply("inbound H1")

    assert choose(game) == "spot e1"


def test_the_free_throw_line_up_is_filled_in_order(at, choose):
    frames = [{"kind": "turn"}, {"kind": "throws", "player": "H1", "stage": "rest"}]
    zones = "H1:g3 H4:h2 H5:h4 A5:h2 A4:h2 A3:h4 H2: H3: A1: A2:"
    game = at(zones, ball="H1", frames=frames)
    chosen = []

    while game.pending.kind == "throw_place":
        chosen.append(choose(game))
        game.apply(chosen[-1])

    assert chosen == ["place H2 f3", "place A1 f3", "place H3 g2", "place A2 g2"]


def test_those_who_wait_at_free_throws_take_their_saved_places(at, choose):
    frames = [{"kind": "turn"}, {"kind": "throws", "player": "H1", "stage": "rest"}]
    zones = "H1:g3 H4:h2 H5:h4 A5:h2 A4:h2 A3:h4 H2: H3: A1: A2:"
    game = at(zones, ball="H1", frames=frames)
    saved = {"throws": "e3 e3", "throws_defence": "h4 d3 c3"}
    chosen = []

    while game.pending.kind == "throw_place":
        chosen.append(choose(game, saved))
        game.apply(chosen[-1])

    assert chosen == ["place H2 e3", "place A1 d3", "place H3 e3", "place A2 c3"]


@pytest.mark.parametrize(
    ("saved", "chosen"),
    [({}, "pair h2"), ({"throws_defence": "h4 f3 g2"}, "pair h4")],
)
def test_two_stand_where_the_formation_says(at, choose, saved, chosen):
    frames = [{"kind": "turn"}, {"kind": "throws", "player": "H1", "stage": "pair"}]
    game = at("H1:g3 H4:h2 H5:h4 H2: H3: A1: A2: A3: A4: A5:", ball="H1", frames=frames)

    assert choose(game, saved) == chosen


def test_the_rest_stand_around_the_circle_as_saved(at, choose):
    frames = [{"kind": "turn"}, {"kind": "jump", "stage": "rest"}]
    zones = "H5:d3 H4:e3 A5:d3 A4:e3 H1: H2: H3: A1: A2: A3:"
    game = at(zones, ball=None, frames=frames)
    chosen = []

    while game.pending.kind == "jump_place":
        chosen.append(choose(game, {"jump": "c3 d2 e4"}))
        game.apply(chosen[-1])

    assert chosen[::2] == ["place H1 c3", "place H2 d2", "place H3 e4"]
    assert chosen[1::2] == ["place A1 f3", "place A2 e2", "place A3 d4"]


@st.composite
def formations(draw, situation):
    """Return places of a situation that fit."""
    open_spots = st.tuples(*(st.sampled_from(spots) for spots in situation.open))
    fitting = open_spots.filter(
        lambda places: (
            not any(formation_faults({situation.name: places}, RULESET.formations))
        )
    )
    if not situation.needed:
        return draw(fitting)
    # hardly any places that are drawn freely have one man outside
    thrower = draw(st.integers(0, len(situation.roles) - 1))
    zones = draw(st.permutations(ZONES))[: len(situation.roles)]
    return (*zones[:thrower], *situation.needed, *zones[thrower + 1 :])


@given(st.data())
def test_any_formation_that_fits_is_taken_by_both_sides(data):
    saved = {
        each.name: data.draw(formations(each)) for each in RULESET.formations.situations
    }
    spot = data.draw(st.sampled_from(["a3", "b1", "e5", "f1", "g5", "h2"]))
    beside = ZONES[mirrored(ZONE[spot])]
    sheet = replace(average_sheet(RULESET), formations=saved)
    coaches = [RULESET.coach("standard", sheet, 0) for _side in SIDES]
    frames = [{"kind": "turn"}, {"kind": "placement", "spots": [beside]}]
    written = {"on_court": FIVES, "offence": "away", "frames": frames, "ball": None}
    game = RULESET.read_position(written, sheet, sheet, {})

    while game.pending.kind in ("inbounder", "place"):
        decision = game.pending
        chooser = coaches[decision.actor]
        game.apply(chooser.choose(game.view(decision.actor), decision))

    stand = [
        (*RELATIVE[AWAY], "outside")[game.where[player]]
        for player in (10, 11, 12, 13, 14, 0, 1, 2, 3, 4)
    ]
    attack = saved[ATTACK_AT[HOME][ZONE[spot]]]
    defence = saved[DEFENCE_AT[HOME][ZONE[spot]]]
    assert stand == [*attack, *defence]


def test_what_a_person_leaves_to_the_profile_follows_its_formations():
    usual = average_sheet(RULESET)
    saved = {"own_baseline": ("b3", "outside", "c2", "c4", "g3")}
    home = replace(usual, formations=saved)
    coach = RULESET.coach("standard", home, 0)
    playing = Playing(RULESET, home, usual, None, 7)
    mine = Seat(deputy=coach, delegated=frozenset({"placement"}))
    theirs = Seat(RULESET.coach("standard", usual, 0))

    while playing.game.pending is not None:
        run(playing, (mine, theirs), SeededChance(7))
        if playing.game.pending is not None:
            playing.answer(playing.game.pending.default)

    placed = inbounds_from_own_baseline(playing.game.events)
    assert len(placed) > 5
    # on court are the five roles, whoever takes them
    assert {tuple(sorted(zones)) for zones in placed} == {("b3", "c2", "c4", "g3")}


def inbounds_from_own_baseline(events):
    """Return for each inbound of home's from there where the four others stood."""
    found = []
    is_one = False
    for event in events:
        if event.kind == "spot":
            is_one = event.side == HOME and event.zone.startswith("a")
            if is_one:
                found.append([])
        elif event.kind == "placed" and is_one and event.side == HOME:
            found[-1].append(event.zone)
    return found


def test_the_tip_goes_to_the_best_place(at, choose):
    zones = "H5:d3 H4:e3 H3:d2 H2:b3 H1:c3 A5:d3 A4:e3 A3:f3 A2:g3 A1:f4"
    frames = [{"kind": "turn"}, {"kind": "jump", "stage": "tip", "side": "home"}]
    game = at(zones, ball=None, frames=frames)

    assert game.pending.actor == HOME
    assert choose(game) == "tip H4"
