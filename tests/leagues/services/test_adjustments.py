import pytest

from leagues import services
from leagues.errors import BadValue, Gone, StaleVersion, WrongState
from leagues.models import Adjustment, Entry, Fixture
from leagues.selectors import season_table
from leagues.standings import Rules
from tests import builders


@pytest.fixture
def arden(running):
    """Arden's part in the season under way."""
    return running.entries.get(team__name="Arden")


def adjust(entry, actor, **values):
    entry.season.refresh_from_db()
    given = {"reason": "Late", "version": entry.season.version, **values}
    return services.adjust(entry, actor=actor, **given)


def test_ruling_counts_in_the_table_until_it_is_taken_back(running, arden, alice):
    made = adjust(arden, alice, points=-2, wins=1, reason=" Ineligible  player ")
    before = season_table(running).standings.row(arden.pk)
    running.refresh_from_db()
    services.revoke_adjustment(made, actor=alice, version=running.version)
    after = season_table(running).standings.row(arden.pk)

    assert (before.points, before.record.wins) == (-2, 1)
    assert before.adjustments[0].reason == "Ineligible player"
    assert (after.points, after.adjustments) == (0, ())
    assert Adjustment.objects.get().revoked_at is not None
    assert [entry.action for entry in running.league.audit_entries.all()[:2]] == [
        "adjustment.revoked",
        "adjustment.made",
    ]


def test_ruling_is_made_once_a_page(arden, alice):
    version = arden.season.version
    given = {"actor": alice, "version": version, "points": 1, "reason": " Gift"}

    made = services.adjust(arden, **given)

    assert services.adjust(arden, **given) == made
    for other in ({"points": 2}, {"reason": "A gift"}, {"wins": 1}):
        with pytest.raises(StaleVersion):
            services.adjust(arden, **{**given, **other})
    assert Adjustment.objects.count() == 1


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({}, "points"),
        ({"points": 1000}, "points"),
        ({"wins": -1000}, "wins"),
        ({"wins": 10**30}, "wins"),
        ({"points": 1, "reason": " "}, "reason"),
        ({"points": 1, "reason": "x" * 201}, "reason"),
        ({"points": 1, "reason": "a\nb"}, "reason"),
    ],
)
def test_bad_ruling_is_refused(arden, alice, values, field):
    with pytest.raises(BadValue) as refused:
        adjust(arden, alice, **values)

    assert refused.value.field == field
    assert not Adjustment.objects.exists()


def test_ruling_is_taken_back_once(running, arden, alice):
    made = adjust(arden, alice, points=1)
    running.refresh_from_db()
    first = services.revoke_adjustment(made, actor=alice, version=running.version)
    second = services.revoke_adjustment(made, actor=alice, version=running.version)
    running.refresh_from_db()

    assert second.revoked_at == first.revoked_at
    with pytest.raises(WrongState, match="taken back already"):
        services.revoke_adjustment(made, actor=alice, version=running.version)
    Adjustment.objects.all().delete()
    with pytest.raises(Gone):
        services.revoke_adjustment(made, actor=alice, version=running.version)


def test_ruling_on_a_team_that_is_not_there_is_refused(running, alice):
    stranger = Entry(pk=10**9, season=running)

    with pytest.raises(Gone):
        adjust(stranger, alice, points=1)


def test_team_that_withdraws_plays_no_more(running, arden, alice):
    played = running.fixtures.filter(home=arden).first()
    builders.decide(played)

    gone = services.withdraw_entry(
        arden, actor=alice, version=running.version, reason="Moved away"
    )

    own = Fixture.objects.filter(home=arden) | Fixture.objects.filter(away=arden)
    assert gone.withdrawn_at is not None
    assert sorted(own.values_list("state", flat=True)) == [
        "cancelled",
        "cancelled",
        "decided",
    ]
    assert set(
        running.fixtures.exclude(pk__in=own).values_list("state", flat=True)
    ) == {"scheduled"}
    assert gone.withdrawal_reason == "Moved away"
    details = running.league.audit_entries.first().details
    assert (details["reason"], len(details["cancelled"])) == ("Moved away", 2)


def withdraw(entry, actor, version, reason="Moved away"):
    return services.withdraw_entry(entry, actor=actor, version=version, reason=reason)


def test_team_withdraws_once(running, arden, alice):
    first = withdraw(arden, alice, running.version)

    second = withdraw(arden, alice, running.version, reason="Another one")

    assert second.withdrawn_at == first.withdrawn_at
    assert second.withdrawal_reason == "Moved away"
    with pytest.raises(WrongState, match="withdrawn already"):
        withdraw(arden, alice, running.version + 1)


@pytest.mark.parametrize("reason", ["", "  ", "x" * 201, "a\nb"])
def test_withdrawal_needs_a_reason(running, arden, alice, reason):
    with pytest.raises(BadValue) as refused:
        withdraw(arden, alice, running.version, reason)

    arden.refresh_from_db()
    assert (refused.value.field, arden.withdrawn_at) == ("reason", None)


def test_withdrawal_from_an_old_page_is_refused(running, arden, alice):
    with pytest.raises(StaleVersion):
        withdraw(arden, alice, running.version - 1)


def draw(season, actor, entries):
    season.refresh_from_db()
    return services.draw_lots(
        season, actor=actor, version=season.version, entries=entries
    )


@pytest.fixture
def level(running):
    """The season with every game tied, so that all four share the first place."""
    for fixture in running.fixtures.all():
        builders.decide(fixture, 5, 5)
    return running


def test_lots_part_level_teams_once_and_for_all(level, alice):
    keys = list(level.entries.values_list("pk", flat=True))

    lots = draw(level, alice, keys)

    rows = season_table(level).standings.rows
    assert [row.key for row in rows] == lots.order
    assert sorted(lots.order) == sorted(keys)
    again = services.draw_lots(level, actor=alice, version=level.version, entries=keys)
    assert again == lots
    with pytest.raises(BadValue):
        draw(level, alice, keys)
    assert level.lots.count() == 1


def test_lots_are_drawn_among_all_that_share_a_place(level, alice):
    keys = list(level.entries.values_list("pk", flat=True))

    for chosen in ((), keys[:2], [*keys, 10**9]):
        with pytest.raises(BadValue) as refused:
            draw(level, alice, chosen)
        assert refused.value.field == "entries"


def test_lots_wait_for_the_last_fixture(level, alice):
    fixture = level.fixtures.first()
    services.clear_result(
        fixture, author=alice, version=fixture.version, void=builders.no_game
    )

    with pytest.raises(WrongState, match="every fixture is decided"):
        draw(level, alice, level.entries.values_list("pk", flat=True))


def test_season_without_lots_draws_none(draft, alice):
    draft = services.set_standings(
        draft, actor=alice, version=draft.version, rules=Rules(criteria=("wins",))
    )
    running = builders.bring(draft, alice, "running")

    with pytest.raises(WrongState, match="does not draw lots"):
        draw(running, alice, ())
