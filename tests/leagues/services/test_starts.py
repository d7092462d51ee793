import pytest

from leagues import services
from leagues.errors import BadValue, OpenFixtures, StaleVersion, WrongState
from leagues.models import Membership, Season
from leagues.selectors import season_table
from leagues.standings import Rules, Withdrawal
from tests import builders
from tests.leagues import rosters


def test_start_freezes_and_promises(scheduled, alice, league):
    before = scheduled.time_zone

    season = builders.start(scheduled, alice)

    season.refresh_from_db()
    assert (season.state, bytes(season.secret)) == ("running", builders.SECRET)
    assert season.commitment == builders.COMMITMENT
    assert season.options == league.options
    assert season.ruleset_version == league.rules.version
    assert (before, season.time_zone) == ("", "America/New_York")
    assert season.started_at is not None
    entry = season.league.audit_entries.first()
    assert entry.details == {"commitment": builders.COMMITMENT}


def test_season_waits_for_rosters_that_a_game_can_be_played_with(court, alice):
    teams = builders.make_teams(court, alice, 3)
    season = builders.make_season(court, alice, "scheduled")
    rosters.save(teams[0], alice, rosters.FIVE)
    rosters.save(teams[1], alice, rosters.FIVE[1:])

    with pytest.raises(WrongState) as refused:
        builders.start(season, alice)
    for team in teams[1:]:
        team.refresh_from_db()
        services.fill_with_tokens(team, actor=alice, version=team.roster_version)
    started = builders.start(season, alice)

    assert refused.value.reason == (
        "Each team needs at least 5 players. There are fewer on the roster of: Bexley,"
        " Corran."
    )
    assert started.state == "running"


def test_season_starts_without_the_players_of_teams_that_have_withdrawn(court, alice):
    teams = builders.make_teams(court, alice, 3)
    season = builders.make_season(court, alice, "scheduled")
    for team in teams[:2]:
        services.fill_with_tokens(team, actor=alice, version=0)
    season.entries.filter(team=teams[2]).update(withdrawn_at=season.created_at)

    assert builders.start(season, alice).state == "running"


def start_again(season, actor):
    return services.start_season(
        season,
        actor=actor,
        version=season.version,
        secret=b"x" * 32,
        commitment="d" * 64,
    )


def test_second_press_finds_the_season_started_and_keeps_the_secret(scheduled, alice):
    started = builders.start(scheduled, alice)

    again = start_again(scheduled, alice)

    assert (again, bytes(again.secret)) == (started, builders.SECRET)
    assert again.version == started.version
    actions = started.league.audit_entries.values_list("action", flat=True)
    assert list(actions).count("season.started") == 1


def test_start_by_somebody_else_is_refused_and_keeps_the_secret(scheduled, alice, bob):
    Membership.objects.filter(user=bob).update(role="commissioner")
    builders.start(scheduled, alice)

    with pytest.raises(StaleVersion):
        start_again(scheduled, bob)

    assert bytes(Season.objects.get().secret) == builders.SECRET


def test_start_from_a_page_of_long_ago_is_refused(scheduled, alice):
    started = builders.start(scheduled, alice)
    services.rename_season(
        started, actor=alice, version=started.version, name="Season One"
    )

    with pytest.raises(StaleVersion):
        start_again(scheduled, alice)


def test_season_without_fixtures_does_not_start(scheduled, alice):
    scheduled.fixtures.all().delete()

    with pytest.raises(WrongState, match="no fixture to play"):
        builders.start(scheduled, alice)


def test_options_that_the_rule_book_knows_no_longer_are_refused(
    scheduled, alice, league
):
    league.options = {"of_an_earlier_release": 1}
    league.save(update_fields=["options"])

    with pytest.raises(BadValue) as refused:
        builders.start(scheduled, alice)

    assert refused.value.field == "options.of_an_earlier_release"


def close(season, actor):
    return services.close_season(season, actor=actor, version=season.version)


def test_season_with_open_fixtures_is_not_closed(running, alice):
    first, second, *_ = running.fixtures.order_by("number")
    builders.decide(first)
    services.cancel_fixture(second, actor=alice, version=1)

    with pytest.raises(OpenFixtures) as refused:
        close(running, alice)

    assert (refused.value.count, refused.value.numbers) == (4, (3, 4, 5, 6))
    assert Season.objects.get().state == "running"


def test_final_places_are_those_of_the_table(running, alice, teams):
    for fixture in running.fixtures.all():
        strengths = {team.pk: 4 - place for place, team in enumerate(teams)}
        builders.decide(
            fixture, strengths[fixture.home.team_id], strengths[fixture.away.team_id]
        )

    closed = close(running, alice)

    assert list(
        closed.entries.order_by("order").values_list("final_place", "is_champion")
    ) == [(1, True), (2, False), (3, False), (4, False)]
    assert closed.closed_at is not None
    assert closed.league.audit_entries.first().details == {"champions": ["Arden"]}


def test_all_that_share_the_first_place_are_champions(running, alice):
    for fixture in running.fixtures.all():
        builders.decide(fixture, 5, 5)

    closed = close(running, alice)

    assert set(closed.entries.values_list("final_place", "is_champion")) == {(1, True)}


def test_season_in_which_nothing_was_played_has_no_champion(running, alice):
    for fixture in running.fixtures.all():
        services.cancel_fixture(fixture, actor=alice, version=1)

    closed = close(running, alice)

    assert set(closed.entries.values_list("final_place", "is_champion")) == {(1, False)}


def test_annulled_team_has_no_final_place(draft, alice, teams):
    draft = services.set_standings(
        draft,
        actor=alice,
        version=draft.version,
        rules=Rules(withdrawal=Withdrawal.ANNUL),
    )
    running = builders.bring(draft, alice, "running")
    for fixture in running.fixtures.all():
        builders.decide(fixture)
    services.withdraw_entry(
        running.entries.get(team=teams[0]),
        actor=alice,
        version=running.version,
        reason="Moved away",
    )
    running.refresh_from_db()

    closed = close(running, alice)

    gone = closed.entries.get(team=teams[0])
    assert (gone.final_place, gone.is_champion) == (None, False)
    assert season_table(closed).standings.row(gone.pk).is_withdrawn


def test_second_press_finds_the_season_closed(running, alice):
    for fixture in running.fixtures.all():
        builders.decide(fixture)
    first = close(running, alice)

    second = close(running, alice)

    assert (second.state, second.version) == ("closed", first.version)
    actions = running.league.audit_entries.values_list("action", flat=True)
    assert list(actions).count("season.closed") == 1


@pytest.mark.parametrize("count", [2, 12])
def test_close_takes_the_same_queries_for_any_number_of_teams(
    league, alice, count, django_assert_num_queries
):
    builders.make_teams(league, alice, count)
    running = builders.make_season(league, alice, "running")
    for fixture in running.fixtures.all():
        builders.decide(fixture)

    with django_assert_num_queries(13):
        close(running, alice)
