import pytest

from leagues.errors import BadValue
from leagues.pages.plans import planned_season
from leagues.season_settings import ScheduleSettings
from tests import builders


def test_plan_names_the_teams_of_every_round(draft, teams):
    plan = planned_season(draft, builders.SPRING)

    names = {team.name for team in teams}
    assert [item.round.number for item in plan.rounds] == [1, 2, 3]
    for item in plan.rounds:
        assert {team.name for pair in item.meetings for team in pair} == names
        assert item.bye is None
    assert [(team.name, line.games) for team, line in plan.teams] == [
        ("Arden", 3),
        ("Bexley", 3),
        ("Corran", 3),
        ("Dunmore", 3),
    ]


def test_plan_names_who_sits_out(league, alice):
    builders.make_teams(league, alice, 3)
    season = builders.make_season(league, alice)

    plan = planned_season(season, builders.SPRING)

    assert sorted(item.bye.name for item in plan.rounds) == [
        "Arden",
        "Bexley",
        "Corran",
    ]


def test_plan_without_a_first_day_is_refused(draft):
    with pytest.raises(BadValue) as refusal:
        planned_season(draft, ScheduleSettings())

    assert refusal.value.field == "start_date"
