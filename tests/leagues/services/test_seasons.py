from dataclasses import fields, replace
from datetime import date, time

import pytest

from leagues import services
from leagues.errors import BadValue, StaleVersion, WrongState
from leagues.models import Season
from leagues.season_settings import ScheduleSettings
from leagues.services import Place
from leagues.standings import Rules
from tests import builders


def arrange(season, actor, divisions, places):
    return services.arrange_season(
        season,
        actor=actor,
        version=season.version,
        divisions=divisions,
        places=places,
    )


def test_seasons_are_numbered_and_begin_with_all_teams(league, alice, teams):
    first = builders.make_season(league, alice)
    second = builders.make_season(league, alice, name="Season 1")

    assert (first.number, first.slug, first.state) == (1, "season-1", "draft")
    assert (second.number, second.slug) == (2, "season-1-2")
    assert [entry.team for entry in second.entries.order_by("order")] == teams


def test_season_is_made_once_a_page(league, alice):
    league.refresh_from_db()
    values = {"actor": alice, "version": league.version, "name": "Spring"}
    made = services.create_season(league, **values)

    assert services.create_season(league, **values) == made
    for other in ({"name": "Summer"}, {"slug": "other"}):
        with pytest.raises(StaleVersion):
            services.create_season(league, **{**values, **other})
    assert league.seasons.count() == 1


@pytest.mark.parametrize(
    ("name", "slug", "field"),
    [
        ("", "", "name"),
        ("x" * 81, "", "name"),
        ("Spring", "season-1", "slug"),
        ("Spring", "standings", "slug"),
        ("Spring", "a/b", "slug"),
    ],
)
def test_bad_value_is_named_and_no_season_is_made(
    league, alice, draft, name, slug, field
):
    league.refresh_from_db()

    with pytest.raises(BadValue) as refused:
        services.create_season(
            league, actor=alice, version=league.version, name=name, slug=slug
        )

    assert refused.value.field == field
    assert league.seasons.get() == draft


def test_season_takes_a_chosen_address(league, alice):
    season = services.create_season(
        league, actor=alice, version=league.version, name="Spring", slug="2027"
    )

    assert season.slug == "2027"


def test_season_is_renamed_in_any_state_and_keeps_its_address(closed, alice):
    season = services.rename_season(
        closed, actor=alice, version=closed.version, name=" Spring  2027 "
    )

    season.refresh_from_db()
    assert (season.name, season.slug) == ("Spring 2027", "season-1")
    assert season.league.audit_entries.first().details == {
        "name": ["Season 1", "Spring 2027"]
    }


def test_teams_stand_in_their_order_and_divisions(draft, alice, teams):
    season = arrange(
        draft,
        alice,
        ("East", " West "),
        [Place(teams[2].pk, "West"), Place(teams[0].pk, "East"), Place(teams[1].pk)],
    )

    assert [
        (entry.order, entry.team.name, entry.division and entry.division.name)
        for entry in season.entries.order_by("order")
    ] == [(1, "Corran", "West"), (2, "Arden", "East"), (3, "Bexley", None)]
    assert list(season.divisions.values_list("name", "order").order_by("order")) == [
        ("East", 1),
        ("West", 2),
    ]


def test_season_may_be_emptied_and_filled_again(draft, alice, teams):
    empty = arrange(draft, alice, (), ())
    filled = arrange(empty, alice, (), [Place(team.pk) for team in teams])

    assert filled.entries.count() == 4


@pytest.mark.parametrize(
    ("divisions", "picked", "field"),
    [
        (("East", "East"), (), "divisions"),
        (("",), (), "divisions"),
        (("x" * 81,), (), "divisions"),
        (tuple(f"Division {number}" for number in range(17)), (), "divisions"),
        ((), [(0, "East")], "divisions"),
        ((), [(0, None), (0, None)], "teams"),
        ((), [(99, None)], "teams"),
        ((), [(0, None)] * 65, "teams"),
    ],
)
def test_bad_arrangement_changes_nothing(draft, alice, teams, divisions, picked, field):
    places = [
        Place(teams[index].pk if index < 4 else 10**9, division)
        for index, division in picked
    ]

    with pytest.raises(BadValue) as refused:
        arrange(draft, alice, divisions, places)

    assert refused.value.field == field
    assert draft.entries.count() == 4


def test_team_of_the_archive_or_of_another_league_cannot_enter(
    draft, alice, teams, charlie
):
    teams[0].archived_at = draft.created_at
    teams[0].save()
    other = builders.make_league(charlie, "Attic League")
    foreign = builders.make_team(other, charlie, "Zennor")

    for team, reason in ((teams[0], "in the archive"), (foreign, "not of this league")):
        with pytest.raises(BadValue, match=reason):
            arrange(draft, alice, (), [Place(team.pk)])


def set_schedule(season, actor, settings):
    return services.set_schedule(
        season, actor=actor, version=season.version, settings=settings
    )


def test_schedule_settings_are_stored_and_told(draft, alice):
    chosen = ScheduleSettings(
        cycles=4,
        start_date=date(2027, 4, 2),
        end_date=date(2027, 12, 1),
        weekdays=frozenset({4, 6}),
        blackouts=frozenset({date(2027, 4, 4)}),
        kickoffs=(time(15), time(20)),
        rounds_per_day=2,
        shuffle_seed=7,
    )

    season = set_schedule(draft, alice, chosen)

    season.refresh_from_db()
    entry = season.league.audit_entries.first()
    assert season.schedule == chosen
    assert (entry.action, entry.details["cycles"]) == ("season.schedule_set", [2, 4])


def test_schedule_settings_may_wait_for_their_first_day(draft, alice):
    season = set_schedule(draft, alice, ScheduleSettings(cycles=3))
    count = season.league.audit_entries.count()
    same = set_schedule(season, alice, ScheduleSettings(cycles=3))

    assert (same.start_date, same.cycles) == (None, 3)
    assert same.league.audit_entries.count() == count


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"cycles": 0}, "cycles"),
        ({"cycles": 10**9}, "cycles"),
        ({"start_date": date(1, 1, 1)}, "start_date"),
        ({"end_date": date(2027, 1, 1)}, "end_date"),
        ({"weekdays": frozenset()}, "weekdays"),
        ({"weekdays": frozenset({9})}, "weekdays"),
        ({"kickoffs": ()}, "kickoffs"),
        ({"rounds_per_day": 0}, "rounds_per_day"),
        ({"rounds_per_day": 10**9}, "rounds_per_day"),
        ({"shuffle_seed": -1}, "shuffle_seed"),
        (
            {
                "end_date": date(2027, 3, 12),
                "blackouts": frozenset({date(2027, 3, 6)}),
            },
            "blackouts",
        ),
    ],
)
def test_bad_settings_are_named_and_not_stored(draft, alice, values, field):
    with pytest.raises(BadValue) as refused:
        set_schedule(draft, alice, replace(builders.SPRING, **values))

    assert refused.value.field == field
    assert Season.objects.get().schedule == ScheduleSettings()


def set_standings(season, actor, rules):
    return services.set_standings(
        season, actor=actor, version=season.version, rules=rules
    )


def test_rules_of_the_standings_are_stored_and_told(draft, alice):
    rules = Rules(criteria=("points", "wins"), win_points=3, forfeit_score=(20, 0))

    season = set_standings(draft, alice, rules)

    season.refresh_from_db()
    assert season.rules == rules
    assert season.league.audit_entries.first().details == {
        "criteria": [list(Rules().criteria), ["points", "wins"]],
        "win_points": [2, 3],
        "forfeit_score": [None, [20, 0]],
    }


@pytest.mark.parametrize(
    ("rules", "field"),
    [
        (Rules(win_points=101), "win_points"),
        (Rules(forfeit_loss_points=-(10**30)), "forfeit_loss_points"),
        (Rules(forfeit_score=(1000, 0)), "forfeit_score"),
    ],
)
def test_absurd_rules_are_refused(draft, alice, rules, field):
    with pytest.raises(BadValue) as refused:
        set_standings(draft, alice, rules)

    assert refused.value.field == field


def test_season_in_preparation_is_thrown_away(draft, alice, league):
    services.delete_season(draft, actor=alice, version=draft.version)

    assert not league.seasons.exists()
    assert league.audit_entries.first().action == "season.deleted"


def follow(season, actor, **values):
    given = {"name": "Season 2", "version": season.version, **values}
    return services.next_season(season, actor=actor, **given)


def test_next_season_has_teams_divisions_and_settings_but_no_dates(draft, alice, teams):
    rules = Rules(criteria=("wins",))
    draft = set_standings(draft, alice, rules)
    draft = arrange(
        draft,
        alice,
        ("East",),
        [Place(teams[1].pk, "East"), Place(teams[0].pk), Place(teams[3].pk)],
    )
    closed = builders.bring(draft, alice, "closed")
    services.remove_team(teams[3], actor=alice, version=1)

    season = follow(closed, alice)

    assert [
        (entry.team.name, entry.division and entry.division.name)
        for entry in season.entries.order_by("order")
    ] == [("Bexley", "East"), ("Arden", None)]
    assert season.divisions.get() != closed.divisions.get()
    assert season.schedule == ScheduleSettings(cycles=1)
    assert (season.number, season.state, season.rules) == (2, "draft", rules)


def test_next_season_is_made_once(closed, alice, league):
    first = follow(closed, alice)

    assert follow(closed, alice, name="Other") == first
    assert league.seasons.count() == 2


def test_team_that_withdrew_is_not_carried_over(running, alice, teams):
    entry = running.entries.get(team=teams[0])
    services.withdraw_entry(
        entry, actor=alice, version=running.version, reason="Moved away"
    )
    for fixture in running.fixtures.filter(state="scheduled"):
        builders.decide(fixture)
    closed = services.close_season(running, actor=alice, version=running.version + 1)

    assert follow(closed, alice).entries.count() == 3


def with_setting(**setting):
    """Return a call that changes one setting of the schedule."""
    return lambda season, who: set_schedule(
        season, who, replace(season.schedule, **setting)
    )


SETTINGS = {
    "teams": lambda season, who: arrange(season, who, (), ()),
    "rules": lambda season, who: set_standings(season, who, Rules(win_points=3)),
    "cycles": with_setting(cycles=2),
    "start_date": with_setting(start_date=date(2027, 3, 13)),
    "end_date": with_setting(end_date=date(2028, 3, 13)),
    "weekdays": with_setting(weekdays=frozenset({2})),
    "blackouts": with_setting(blackouts=frozenset({date(2027, 3, 13)})),
    "kickoffs": with_setting(kickoffs=(time(12),)),
    "rounds_per_day": with_setting(rounds_per_day=2),
    "shuffle_seed": with_setting(shuffle_seed=3),
    "schedule": lambda season, who: services.save_schedule(
        season, actor=who, version=season.version, settings=builders.SPRING
    ),
}


def test_every_setting_of_the_schedule_is_tried():
    assert {field.name for field in fields(ScheduleSettings)} <= set(SETTINGS)


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("state", ["running", "closed"])
def test_setting_stands_from_the_start_on(draft, alice, state, setting):
    season = builders.bring(draft, alice, state)
    before = Season.objects.values().get()

    with pytest.raises(WrongState):
        SETTINGS[setting](season, alice)

    assert Season.objects.values().get() == before


def test_options_of_the_league_change_without_the_season(running, alice, league):
    league.refresh_from_db()
    frozen = running.options
    option = next(
        option
        for option in league.rules.options
        if isinstance(option.default, int) and not isinstance(option.default, bool)
    )
    other = next(
        value for value in (option.maximum, option.minimum) if value != option.default
    )
    services.update_league(
        league,
        actor=alice,
        version=league.version,
        name=league.name,
        options={option.name: other},
        visibility="public",
        time_zone=league.time_zone,
        home_coach_enters_results=False,
    )

    running.refresh_from_db()
    assert running.options == frozen
    assert running.ruleset_version == league.rules.version
