import pytest
from django.http import Http404

from games.pages.asked import GameAsked
from games.pages.players import TeamPlayers
from games.pages.shooting import shots_view
from games.selectors.players import PlayerBox, PlayerRow
from leagues.models import Team
from simulation.registry import rulesets

CHART = next(rules.shot_chart for rules in rulesets() if rules.shot_chart)
NEAR, SECOND = (zone.name for zone in CHART.zones[:2])
FAR = next(zone.name for zone in CHART.zones if zone.points == 3)


def team(side, code, *shots):
    rows = tuple(
        PlayerRow(
            f"{side[0].upper()}{place}", str(place), "guard", name="Ann", shots=each
        )
        for place, each in enumerate(shots, start=1)
    )
    return TeamPlayers(
        side,
        Team(name=f"Team {code}", abbreviation=code),
        PlayerBox((), rows[:1], rows[1:], ()),
    )


TEAMS = (
    team("away", "BEX", {NEAR: [1, 2], FAR: [0, 1]}, {NEAR: [2, 2]}, {}),
    team("home", "ARD", {FAR: [1, 3]}, {SECOND: [0, 1]}),
)


def view(shots="", **asked):
    return shots_view(CHART, TEAMS, GameAsked(shots=shots, **asked))


def table(shown):
    return {
        row.zone.name: [(line.made, line.tried) for line in row.lines]
        for group in shown.groups
        for row in group.rows
    }


def test_visitors_are_shown_first_and_both_teams_in_the_table():
    shown = view()

    assert shown.title == "Team BEX"
    assert shown.drawing == CHART.draw({NEAR: (3, 4), FAR: (0, 1)})
    assert [head.short for head in shown.heads] == ["BEX", "ARD"]
    assert table(shown) == {
        NEAR: [(3, 4), (0, 0)],
        SECOND: [(0, 0), (0, 1)],
        FAR: [(0, 1), (1, 3)],
    }
    assert [
        (group.points, [(line.made, line.tried) for line in group.total])
        for group in shown.groups
    ] == [(2, [(3, 4), (0, 1)]), (3, [(0, 1), (1, 3)])]


def test_other_team_is_a_link_away_and_keeps_the_plays():
    shown = view("home", period="1", player="A1")

    assert shown.title == "Team ARD"
    assert [(side.title, side.address, side.is_current) for side in shown.sides] == [
        ("Team BEX", "?period=1&player=A1&shots=away#shots", False),
        ("Team ARD", "?period=1&player=A1&shots=home#shots", True),
    ]
    assert shown.kept == (("period", "1"), ("player", "A1"))


def test_player_stands_beside_his_team():
    shown = view("A1")

    assert shown.title == "1 Ann"
    assert shown.drawing == CHART.draw({NEAR: (1, 2), FAR: (0, 1)})
    assert [head.short for head in shown.heads] == ["BEX", "No. 1"]
    assert [head.name for head in shown.heads] == ["Team BEX", "1 Ann"]
    assert table(shown) == {NEAR: [(3, 4), (1, 2)], FAR: [(0, 1), (0, 1)]}
    chosen = [
        choice.value
        for group in shown.players
        for choice in group.choices
        if choice.is_chosen
    ]
    assert chosen == ["A1"]
    assert [side.is_current for side in shown.sides] == [True, False]


def test_player_who_tried_nothing_has_no_drawing():
    shown = view("A3")

    assert not shown.drawing
    assert shown.title == "3 Ann"


def test_form_offers_both_teams_and_all_players():
    shown = view()

    assert [
        (choice.value, choice.title, choice.is_chosen)
        for choice in shown.players[0].choices
    ] == [
        ("away", "All of Team BEX", True),
        ("A1", "1 Ann", False),
        ("A2", "2 Ann", False),
        ("A3", "3 Ann", False),
    ]
    assert [choice.value for choice in shown.players[1].choices] == ["home", "H1", "H2"]


@pytest.mark.parametrize("shots", ["H", "H3", "A0", "both", "\0"])
def test_shots_of_nobody_are_not_found(shots):
    with pytest.raises(Http404):
        view(shots)


def test_game_without_shots_has_no_chart():
    assert shots_view(None, TEAMS, GameAsked()) is None
    assert shots_view(CHART, (), GameAsked(shots="x")) is None
    assert shots_view(CHART, (team("away", "BEX", {}),), GameAsked()) is None
