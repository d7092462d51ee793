"""Team sheets are read strictly, written plainly, and can be sealed."""

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.errors import BadTeamSheet
from simulation.teamsheet import (
    Dial,
    PlayerSheet,
    RosterSpec,
    TeamSheet,
    check_profile,
    dial_values,
    read_team_sheet,
)
from simulation.words import Words

PATIENCE = Dial(
    "patience", Words("Patience"), Words("Waits."), 0, 10, 3, Words("passes")
)
NERVE = Dial("nerve", Words("Nerve"), Words("Dares."), -5, 5, 0, Words("points"))
DIALS = (PATIENCE, NERVE)
COACHES = ("random", "standard")
ROSTER = RosterSpec(
    (2, 3), ("G", "C"), {"shot": (1, 6, (4, 2)), "pass": (0, 9, (5, 5))}
)
ADA = {"position": "G", "ratings": {"shot": 6, "pass": 9}}
BO = {"position": "C", "ratings": {"shot": 1, "pass": 0}}


def read(written, roster=ROSTER):
    return read_team_sheet(
        written, coaches=COACHES, dials=DIALS, roster=roster, field_name="home"
    )


def test_a_sheet_of_a_team_game_may_be_empty():
    assert read({}, roster=None) == TeamSheet()


def test_a_sheet_is_read_with_players_and_profile():
    sheet = read({"coach": "random", "profile": {"nerve": -5}, "players": [ADA, BO]})

    assert sheet == TeamSheet(
        "random",
        {"nerve": -5},
        (
            PlayerSheet("G", {"shot": 6, "pass": 9}),
            PlayerSheet("C", {"shot": 1, "pass": 0}),
        ),
    )


@pytest.mark.parametrize(
    ("written", "field", "reason"),
    [
        ([], "home", "must be an object"),
        ({"name": "x"}, "home.name", "a team sheet has no such field"),
        ({"coach": "pat"}, "home.coach", "must be one of random, standard"),
        ({"coach": ["random"]}, "home.coach", "must be one of random, standard"),
        ({"profile_sha256": 5}, "home.profile_sha256", "must be a SHA-256"),
        ({"profile_sha256": "ab"}, "home.profile_sha256", "must be a SHA-256"),
        (
            {"profile_sha256": "a" * 64, "profile": {"nerve": 1}},
            "home.profile",
            "is either sealed or given",
        ),
        ({"profile": []}, "home.profile", "must be an object of numbers by dial"),
        (
            {"profile": {"luck": 1}},
            "home.profile.luck",
            "no such dial; there are patience, nerve",
        ),
        (
            {"profile": {"nerve": 6}},
            "home.profile.nerve",
            "must be a whole number from -5 to 5",
        ),
        (
            {"profile": {"nerve": True}},
            "home.profile.nerve",
            "must be a whole number from -5 to 5",
        ),
        (
            {"profile": {"nerve": 1.0}},
            "home.profile.nerve",
            "must be a whole number from -5 to 5",
        ),
        ({"players": {}}, "home.players", "must be a list"),
        ({"players": [ADA]}, "home.players", "must be 2 to 3 players, not 1"),
        ({"players": [ADA] * 4}, "home.players", "must be 2 to 3 players, not 4"),
        (
            {"players": [ADA, 5]},
            "home.players.2",
            "must be an object of position and ratings",
        ),
        (
            {"players": [{**ADA, "name": "Ada"}, BO]},
            "home.players.1",
            "must be an object of position and ratings",
        ),
        (
            {"players": [ADA, {**BO, "position": "F"}]},
            "home.players.2.position",
            "must be one of G, C",
        ),
        (
            {"players": [ADA, {**BO, "ratings": [1, 2]}]},
            "home.players.2.ratings",
            "must be shot, pass",
        ),
        (
            {"players": [ADA, {**BO, "ratings": {"shot": 1}}]},
            "home.players.2.ratings",
            "must be shot, pass",
        ),
        (
            {"players": [ADA, {**BO, "ratings": {"shot": 7, "pass": 0}}]},
            "home.players.2.ratings.shot",
            "must be a whole number from 1 to 6",
        ),
    ],
)
def test_a_sheet_that_does_not_fit_is_refused(written, field, reason):
    with pytest.raises(BadTeamSheet) as refused:
        read(written)

    assert (refused.value.field, refused.value.reason) == (field, reason)


def test_players_are_refused_where_a_game_has_none():
    with pytest.raises(BadTeamSheet, match="no players"):
        read({"players": [ADA]}, roster=None)


def test_dials_left_out_have_their_defaults():
    assert dial_values(DIALS, TeamSheet(profile={"nerve": 2})) == {
        "patience": 3,
        "nerve": 2,
    }


def test_a_profile_at_the_ends_of_its_dials_is_accepted():
    check_profile({"patience": 10, "nerve": -5}, DIALS)


def test_a_profile_is_called_profile_by_itself():
    with pytest.raises(BadTeamSheet) as refused:
        check_profile({"luck": 1}, DIALS)

    assert refused.value.field == "profile.luck"


def test_a_sealed_sheet_shows_a_hash_in_place_of_its_profile():
    sheet = TeamSheet("random", {"patience": 4, "nerve": 1})

    sealed = sheet.sealed("pepper")

    digest = hashlib.sha256(b'pepper\n{"nerve": 1, "patience": 4}').hexdigest()
    assert sealed.to_json() == {"coach": "random", "profile_sha256": digest}
    assert sheet.profile == {"patience": 4, "nerve": 1}


def test_a_seal_depends_on_salt_and_profile():
    seals = {
        TeamSheet(profile=profile).sealed(salt).seal
        for profile in ({}, {"nerve": 1}, {"nerve": 2})
        for salt in ("a", "b")
    }

    assert len(seals) == 6


profiles = st.fixed_dictionaries(
    {}, optional={"patience": st.integers(0, 10), "nerve": st.integers(-5, 5)}
)
players = st.builds(
    PlayerSheet,
    st.sampled_from(["G", "C"]),
    st.fixed_dictionaries({"shot": st.integers(1, 6), "pass": st.integers(0, 9)}),
)
sheets = st.builds(
    TeamSheet,
    st.sampled_from(COACHES),
    profiles,
    st.lists(players, min_size=2, max_size=3).map(tuple),
)


@given(sheets, st.booleans())
def test_a_sheet_reads_back_as_it_was_written(sheet, is_sealed):
    written = sheet.sealed("salt") if is_sealed else sheet

    assert read(json.loads(json.dumps(written.to_json()))) == written
