"""The clubs that come with the rule book: what is said of them is what they have."""

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.tables import DUNK_POSITIONS, LAY_UP_POSITIONS
from simulation.basketball_age.teams import EXHIBITION_TEAMS
from simulation.rosters import average_players
from simulation.teamsheet import PlayerSheet, read_team_sheet

TEAMS = {team.abbreviation: team for team in EXHIBITION_TEAMS}
PLAIN = "TOL"
RATINGS = ("play_skill", "passing", "scoring", "movement", "height")


def starters(abbreviation: str) -> tuple[PlayerSheet, ...]:
    return TEAMS[abbreviation].sheet.players[:5]


def total(abbreviation: str, rating: str) -> int:
    """Return the sum of a rating over the starters."""
    return sum(player.ratings[rating] for player in starters(abbreviation))


def first_in(rating: str) -> str:
    return max(TEAMS, key=lambda abbreviation: total(abbreviation, rating))


@pytest.mark.parametrize("team", EXHIBITION_TEAMS, ids=lambda team: team.abbreviation)
def test_sheet_fits_the_ruleset(team):
    read = read_team_sheet(
        team.sheet.to_json(),
        coaches=RULESET.coaches,
        dials=RULESET.dials,
        roster=RULESET.roster_spec,
    )

    assert read == team.sheet
    assert 8 <= len(team.sheet.players) <= 10


@pytest.mark.parametrize("team", EXHIBITION_TEAMS, ids=lambda team: team.abbreviation)
def test_club_has_somebody_for_every_way_to_score(team):
    positions = {player.position for player in starters(team.abbreviation)}

    assert positions & set(LAY_UP_POSITIONS)
    assert positions & set(DUNK_POSITIONS)


@pytest.mark.parametrize("team", EXHIBITION_TEAMS, ids=lambda team: team.abbreviation)
def test_substitutes_are_no_better_than_starters(team):
    players = team.sheet.players

    means = [
        sum(sum(player.ratings.values()) for player in part) / len(part)
        for part in (players[:5], players[5:])
    ]
    assert means[1] <= means[0]


def test_clubs_differ_by_name_colours_and_character():
    for field in ("name", "abbreviation", "first_color", "character", "sheet"):
        values = {str(getattr(team, field)) for team in EXHIBITION_TEAMS}
        assert len(values) == len(EXHIBITION_TEAMS) == 8


def test_plain_club_is_the_usual_one():
    assert TEAMS[PLAIN].sheet.players == average_players(RULESET.roster_spec)


def test_tall_club_is_the_tallest_and_slow():
    assert first_in("height") == "OVE"
    assert total("OVE", "movement") <= total(PLAIN, "movement")


def test_quick_club_is_the_quickest_and_small():
    assert first_in("movement") == "SPA"
    assert total("SPA", "height") < total(PLAIN, "height")


def test_shooters_score_best_and_steal_less():
    assert first_in("scoring") == "BRI"
    assert total("BRI", "play_skill") < total(PLAIN, "play_skill")


def test_thieves_have_the_play_skill_and_shoot_less():
    assert first_in("play_skill") == "KET"
    assert total("KET", "scoring") < total(PLAIN, "scoring")


def test_passers_pass_best():
    assert first_in("passing") == "DUN"
    assert min(player.ratings["passing"] for player in starters("DUN")) >= 9


def test_star_is_the_best_of_his_club_in_nearly_everything():
    star, *others = starters("IRO")

    beaten = [
        rating
        for rating in RATINGS
        if star.ratings[rating] >= max(other.ratings[rating] for other in others)
    ]
    assert beaten == ["play_skill", "passing", "scoring", "movement"]
    assert star.ratings["scoring"] >= 20 + max(
        other.ratings["scoring"] for other in others
    )


def test_miners_are_all_alike():
    assert len({tuple(player.ratings.values()) for player in starters("UND")}) == 1
