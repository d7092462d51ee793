from dataclasses import replace

import pytest
from django.db import connection
from django.utils import timezone

from games import services
from games.errors import DoesNotAddUp
from games.models import Game, SeasonLine, TeamLine
from games.results import EnteredBox
from games.selectors import season_differences, season_statistics
from leagues import services as leagues_services
from leagues.errors import BadValue, NotAllowed, StaleVersion, WrongState
from leagues.models import Coaching, Fixture, League
from leagues.selectors import season_table
from tests.games import runs
from tests.games.boxes import box_of, correct, enter, forfeit, score


@pytest.fixture
def fixture(running):
    """The first fixture of a season under way."""
    return running.fixtures.get(number=1)


def nothing_kept(fixture):
    """Tell whether a fixture is as it was before anything was entered."""
    fixture.refresh_from_db()
    return (fixture.state, fixture.version, fixture.games.count()) == (
        "scheduled",
        1,
        0,
    ) and not fixture.league.audit_entries.filter(action__startswith="result").exists()


def test_score_alone_counts_in_the_standings_and_in_no_line(running, fixture, alice):
    game = enter(fixture, alice, note="  Played in the  old gym ")

    fixture.refresh_from_db()
    row = season_table(running).standings.row(fixture.home_id)
    assert (fixture.home_points, fixture.away_points, fixture.source) == (
        31,
        28,
        "score",
    )
    assert (game.is_official, game.attempt, game.author, game.note) == (
        True,
        1,
        alice,
        "Played in the old gym",
    )
    assert (row.record.wins, row.record.points_for) == (1, 31)
    assert TeamLine.objects.count() == 0
    assert {(line.games, line.played) for line in season_statistics(running).rows} == {
        (0, 1),
        (0, 0),
    }
    assert season_differences(running) == []


def test_box_score_counts_everywhere(running, fixture, alice):
    box = box_of(running)

    game = enter(fixture, alice, box)

    lines = {line.side: line for line in game.lines.all()}
    season_line = SeasonLine.objects.get(entry=fixture.home)
    stored = {item.key for item in running.league.rules.stat_columns if item.is_stored}
    assert (game.source, game.periods) == (
        "box_score",
        [list(points) for points in box.periods],
    )
    assert (game.home_points, game.away_points) == (box.home["pts"], box.away["pts"])
    assert game.result_kind in running.league.rules.result_kinds
    assert set(lines["home"].values) == stored
    assert box.home.items() <= lines["home"].values.items()
    assert lines["away"].entry_id == fixture.away_id
    assert (season_line.games, season_line.values) == (1, lines["home"].values)
    assert season_line.against == lines["away"].values
    assert season_differences(running) == []


def test_box_score_that_does_not_add_up_changes_nothing(running, fixture, alice):
    box = box_of(running)
    wrong = replace(box, home={**box.home, "pts": box.home["pts"] + 1})

    with pytest.raises(DoesNotAddUp) as refused:
        enter(fixture, alice, wrong)

    assert refused.value.faults[0].places[0].key == "pts"
    assert nothing_kept(fixture)


def test_forfeit_counts_as_the_season_says_and_in_no_statistic(running, fixture, alice):
    game = enter(fixture, alice, forfeit("home"))

    row = season_table(running).standings.row(fixture.home_id)
    assert (game.source, game.forfeit, game.home_points) == ("forfeit", "home", None)
    assert str(game).endswith("/1: home")
    assert (row.record.losses, row.record.scored) == (1, 0)
    assert [line.played for line in season_statistics(running).rows] == [0] * 4
    assert season_differences(running) == []


def test_averages_divide_by_the_games_that_have_lines(running, alice):
    runs.simulate(running, alice)
    fixture = running.fixtures.get(number=1)

    correct(fixture, alice, score(99, 98))

    rows = {row.entry.pk: row for row in season_statistics(running).rows}
    line = SeasonLine.objects.get(entry=fixture.home)
    assert (rows[fixture.home_id].games, rows[fixture.home_id].played) == (2, 3)
    assert rows[fixture.home_id].cells[0] == line.values["pts"] / 2


def test_correction_keeps_the_result_before_it(running, fixture, alice):
    enter(fixture, alice)
    before = timezone.now()

    corrected = correct(fixture, alice, box_of(running), note="A slip")

    first, second = fixture.games.order_by("attempt")
    assert second == corrected
    assert (first.is_official, first.voided_by, first.home_points) == (False, alice, 31)
    assert before <= first.voided_at <= timezone.now()
    assert (second.attempt, second.is_official, second.voided_at) == (2, True, None)
    assert fixture.league.audit_entries.first().action == "result.corrected"
    assert season_differences(running) == []


def test_correction_by_hand_voids_a_simulated_game(played, alice):
    fixture = played.fixtures.get(number=1)
    before = SeasonLine.objects.get(entry=fixture.home)
    simulated = fixture.games.get()

    correct(fixture, alice, forfeit("away"))

    simulated.refresh_from_db()
    after = SeasonLine.objects.get(entry=fixture.home)
    assert (simulated.is_official, simulated.voided_by) == (False, alice)
    assert simulated.record is not None
    assert (before.games, after.games) == (3, 2)
    assert before.values["pts"] - after.values["pts"] == simulated.home_points
    assert season_differences(played) == []


def test_receipts_hold_after_corrections_by_hand(played, alice):
    first, second, third, *_ = played.fixtures.order_by("number")
    correct(first, alice, score())
    correct(second, alice, box_of(played))
    services.clear_result(third, author=alice, version=third.version)
    runs.simulate(played, alice, "again")

    played.refresh_from_db()
    closed = services.close_season(played, actor=alice, version=played.version)
    run = runs.check(closed, alice)

    assert (run.total, run.done, run.failed) == (6, 6, 0)


def test_correction_that_changes_nothing_is_refused(running, fixture, alice):
    enter(fixture, alice, box_of(running))

    with pytest.raises(BadValue, match="nothing to change") as refused:
        correct(fixture, alice, box_of(running))

    assert refused.value.field is None
    assert fixture.games.count() == 1


@pytest.mark.parametrize("kind", ["score", "box", "forfeit"])
def test_result_sent_twice_is_one(running, fixture, alice, kind):
    entered = {"score": score(), "box": box_of(running), "forfeit": forfeit()}[kind]

    first = enter(fixture, alice, entered)
    again = services.record_result(fixture, author=alice, version=1, entered=entered)
    fixture.refresh_from_db()
    once_more = services.correct_result(
        fixture, author=alice, version=1, entered=entered
    )

    assert first == again == once_more
    assert (fixture.version, fixture.games.count()) == (2, 1)
    assert fixture.league.audit_entries.filter(action="result.entered").count() == 1


def test_another_result_from_an_old_page_is_stale(running, fixture, alice, vera):
    box = box_of(running)
    enter(fixture, alice, box)

    for author, entered, note in (
        (alice, score(), ""),
        (alice, box_of(running, 2), ""),
        (alice, replace(box, away={**box.away, "take": box.away["take"] + 1}), ""),
        (alice, box, "Again"),
        (vera, box, ""),
    ):
        with pytest.raises((StaleVersion, NotAllowed)):
            services.correct_result(
                fixture, author=author, version=1, entered=entered, note=note
            )

    assert fixture.games.count() == 1


def test_result_is_taken_back_once(running, fixture, alice):
    enter(fixture, alice, box_of(running))
    fixture.refresh_from_db()

    cleared = services.clear_result(fixture, author=alice, version=2)
    again = services.clear_result(fixture, author=alice, version=2)

    game = fixture.games.get()
    assert (cleared, again.state, again.version) == (again, "scheduled", 3)
    assert (game.is_official, game.voided_by) == (False, alice)
    assert SeasonLine.objects.get(entry=fixture.home).games == 0
    assert enter(again, alice).attempt == 2


def test_another_person_does_not_take_back_what_is_taken_back(
    running, fixture, alice, vera
):
    enter(fixture, alice)
    services.clear_result(fixture, author=alice, version=2)
    leagues_services.change_role(
        fixture.league.memberships.get(user=vera),
        actor=alice,
        version=fixture.league.memberships.get(user=vera).version,
        role="scorekeeper",
    )

    with pytest.raises(StaleVersion):
        services.clear_result(fixture, author=vera, version=2)


def test_result_that_was_stored_without_a_game_can_be_corrected(
    running, fixture, alice
):
    leagues_services.record_result(
        fixture, author=alice, version=1, source="score", home_points=9, away_points=8
    )
    assert season_differences(running) == ["the result of fixture 1"]

    correct(fixture, alice, score(9, 8))

    assert season_differences(running) == []


def test_home_coach_enters_the_first_result_where_the_league_lets_him(
    running, fixture, alice, vera
):
    League.objects.update(home_coach_enters_results=True)
    membership = running.league.memberships.get(user=vera)
    leagues_services.change_role(
        membership, actor=alice, version=membership.version, role="coach"
    )
    Coaching.objects.create(
        team=fixture.home.team, user=vera, from_date=timezone.now().date()
    )
    away = running.fixtures.filter(away=fixture.home).first()

    with pytest.raises(NotAllowed):
        enter(away, vera)
    with pytest.raises(NotAllowed):
        enter(fixture, vera, forfeit())
    enter(fixture, vera, box_of(running))
    with pytest.raises(NotAllowed):
        correct(fixture, vera, score())

    assert fixture.games.get().author == vera


@pytest.mark.parametrize("home", [None, -1, 10_000])
def test_score_that_is_none_is_refused(fixture, alice, home):
    with pytest.raises(BadValue) as refused:
        enter(fixture, alice, score(home, 3))

    assert refused.value.field == "home_points"
    assert nothing_kept(fixture)


def test_note_that_cannot_be_shown_is_refused(fixture, alice):
    for note in ("\u202eesrever", "x" * 201):
        with pytest.raises(BadValue) as refused:
            enter(fixture, alice, note=note)

        assert refused.value.field == "note"
    assert nothing_kept(fixture)


def test_nothing_is_entered_once_the_season_is_closed(closed, alice):
    fixture = closed.fixtures.get(number=1)

    for act in (
        lambda: correct(fixture, alice, score()),
        lambda: services.clear_result(fixture, author=alice, version=fixture.version),
    ):
        with pytest.raises(WrongState, match="closed"):
            act()


def test_result_is_taken_back_though_the_rule_book_is_gone(played, alice):
    League.objects.update(ruleset="whist")
    fixture = played.fixtures.get(number=1)
    others = SeasonLine.objects.exclude(entry__in=[fixture.home_id, fixture.away_id])
    before = list(others.values())

    services.clear_result(fixture, author=alice, version=fixture.version)
    fixture.refresh_from_db()
    with pytest.raises(WrongState, match="no longer has the rule book"):
        enter(fixture, alice)
    with pytest.raises(WrongState, match="cannot be entered by hand"):
        enter(fixture, alice, EnteredBox({}, {}, ()))
    ruled = enter(fixture, alice, forfeit())

    assert ruled.ruleset_version == played.ruleset_version
    assert list(others.values()) == before
    assert SeasonLine.objects.count() == 2


@pytest.mark.database
def test_result_is_one_transaction(running, fixture, alice):
    box = box_of(running)

    def refuse_lines(execute, sql, params, many, context):
        if "games_teamline" in sql and sql.startswith("INSERT"):
            raise RuntimeError("The disk is full.")
        return execute(sql, params, many, context)

    with connection.execute_wrapper(refuse_lines), pytest.raises(RuntimeError):
        enter(fixture, alice, box)

    assert nothing_kept(fixture)
    assert Game.objects.count() == 0
    assert Fixture.objects.get(pk=fixture.pk).home_points is None
