import pytest
from django.contrib.auth.models import AnonymousUser
from django.utils import timezone

from leagues import selectors
from leagues.models import League, Membership, Team
from tests import builders

FAN = AnonymousUser()


def test_summary_names_season_teams_and_role(league, alice, bob, teams, running):
    retired = builders.make_team(league, alice, "Eastwick")
    Team.objects.filter(pk=retired.pk).update(archived_at=timezone.now())

    (line,) = selectors.league_summaries([league], bob)

    assert (line.league, line.season, line.teams) == (league, running, 4)
    assert line.role == Membership.Role.COACH
    assert line.ruleset_title == league.rules.title


def test_visitor_has_no_role_and_sees_no_season_in_preparation(league, alice, draft):
    (fan,) = selectors.league_summaries([league], FAN)
    (own,) = selectors.league_summaries([league], alice)

    assert (fan.role, fan.season) == (None, None)
    assert own.season == draft


def test_rule_book_that_is_gone_is_named_by_its_slug(league):
    league.ruleset = "whist"

    (line,) = selectors.league_summaries([league], FAN)

    assert line.ruleset_title == "whist"


@pytest.mark.parametrize("count", [2, 12])
def test_summaries_ask_once_for_all(alice, count, django_assert_num_queries):
    for town in builders.TOWNS[:count]:
        league = builders.make_league(alice, f"{town} League")
        builders.make_teams(league, alice, 2)
        builders.make_season(league, alice, "scheduled")
    leagues = list(League.objects.all())

    with django_assert_num_queries(2):
        visitor = selectors.league_summaries(leagues, FAN)
    with django_assert_num_queries(3):
        member = selectors.league_summaries(leagues, alice)

    assert [line.season.name for line in visitor] == ["Season 1"] * count
    assert {line.role for line in member} == {Membership.Role.COMMISSIONER}
