from datetime import timedelta

import pytest

from games import services
from games.models import Game, RunChunk, RunError, SimulationRun
from leagues import services as leagues_services
from leagues.models import AuditEntry, League, Season
from tests import builders
from tests.games import runs

Run = SimulationRun


@pytest.fixture
def office(client, alice):
    """Alice at her pages."""
    client.force_login(alice)
    return client


def address(season, path=""):
    return f"/leagues/{season.league.slug}/manage/simulate/{path}"


def order(season, action, **fields):
    """What a browser sends from the page as it is now."""
    season.refresh_from_db()
    return {"action": action, "version": season.version, "token": "t9", **fields}


def panels(response):
    return sorted(response.context["forms"])


def test_league_without_season_says_what_to_do(client, alice):
    league = builders.make_league(alice, "Bare League")
    client.force_login(alice)

    page = client.get(f"/leagues/{league.slug}/manage/simulate/")

    assert page.status_code == 200
    assert "No season yet" in page.content.decode()


def test_season_in_preparation_leads_to_its_set_up(office, league, alice):
    season = builders.make_season(league, alice)

    response = office.get(address(season))

    assert panels(response) == []
    assert "Prepare Season 1" in response.content.decode()


def test_season_is_started_and_its_promise_shown(office, scheduled):
    shown = office.get(address(scheduled))

    response = office.post(address(scheduled), order(scheduled, "start"), follow=True)

    scheduled.refresh_from_db()
    assert panels(shown) == ["start"]
    assert scheduled.state == Season.State.RUNNING
    assert panels(response) == ["close", "simulate"]
    page = response.content.decode()
    assert f"sha256 {scheduled.commitment}" in page
    assert bytes(scheduled.secret).hex() not in page


@pytest.mark.parametrize(
    ("fields", "total"),
    [
        ({"reach": "day"}, 2),
        ({"reach": "date", "until": "2027-03-13"}, 4),
        ({"reach": "season", "until": "2027-03-06"}, 6),
    ],
)
def test_run_is_asked_for_and_sent(
    office, running, alice, take_sent, fields, total, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        response = office.post(address(running), order(running, "simulate", **fields))

    run = Run.objects.get()
    assert response["Location"] == address(running)
    assert (run.total, run.requested_by, run.token) == (total, alice, "t9")
    assert take_sent() == [chunk.pk for chunk in run.chunks.order_by("place")]


def test_double_click_makes_one_run(
    office, running, take_sent, django_capture_on_commit_callbacks
):
    form = order(running, "simulate", reach="season")

    with django_capture_on_commit_callbacks(execute=True):
        first = office.post(address(running), form)
        second = office.post(address(running), form)

    assert (first.status_code, second.status_code) == (302, 302)
    assert Run.objects.count() == 1
    assert take_sent() == [chunk.pk for chunk in RunChunk.objects.order_by("place")]


def test_second_run_is_refused_while_one_is_at_work(office, running):
    office.post(address(running), order(running, "simulate", reach="day"))

    response = office.post(
        address(running), order(running, "simulate", reach="day", token="other")
    )

    assert response.status_code == 409
    assert "Run 1 of this season is still at work." in response.content.decode()
    assert Run.objects.count() == 1


def test_stale_form_is_told_beside_it_and_may_be_sent_again(office, running):
    response = office.post(
        address(running),
        {"action": "simulate", "version": 1, "token": "old", "reach": "season"},
    )

    form = response.context["forms"]["simulate"]
    running.refresh_from_db()
    assert response.status_code == 409
    assert form.is_stale
    assert form["reach"].value() == "season"
    assert form["version"].value() == running.version
    assert not Run.objects.exists()
    again = office.post(
        address(running),
        {
            "action": "simulate",
            "version": form["version"].value(),
            "token": form["token"].value(),
            "reach": "season",
        },
    )
    assert again.status_code == 302
    assert Run.objects.get().total == 6


@pytest.mark.parametrize(
    ("fields", "errors"),
    [
        (
            {"reach": "date", "until": "2027-03-05"},
            {
                "until": [
                    "No fixture is open up to 5 March 2027. Choose 6 March 2027 or"
                    " later."
                ]
            },
        ),
        (
            {"reach": "date", "until": ""},
            {"until": ["Choose the last day to be simulated."]},
        ),
        (
            {"reach": "day", "token": "ü"},
            {"__all__": ["The form is incomplete. Open the page again."]},
        ),
    ],
)
def test_bad_run_is_told_beside_its_field(office, running, fields, errors):
    response = office.post(address(running), order(running, "simulate", **fields))

    assert response.status_code == 422
    assert response.context["forms"]["simulate"].errors == errors
    assert not Run.objects.exists()


def test_refused_order_whose_panel_is_gone_is_told_on_top(office, scheduled):
    response = office.post(
        address(scheduled), order(scheduled, "simulate", reach="season")
    )

    assert response.status_code == 409
    assert response.context["refused"].errors
    assert "To enter, change or call off results, it has to be under way." in (
        response.content.decode()
    )


def test_button_pressed_twice_is_answered_twice(office, scheduled, alice):
    sent = order(scheduled, "start")

    answers = [office.post(address(scheduled), sent) for _ in range(2)]

    assert [answer["Location"] for answer in answers] == [address(scheduled)] * 2
    assert AuditEntry.objects.filter(action="season.started").count() == 1


def test_unknown_order_is_a_bad_request(office, running):
    assert office.post(address(running), order(running, "explode")).status_code == 400


def test_run_waits_where_the_queue_takes_nothing(
    client, alice, running, queue_is_down, caplog, django_capture_on_commit_callbacks
):
    client.force_login(alice)

    with django_capture_on_commit_callbacks(execute=True):
        client.post(address(running), order(running, "simulate", reach="season"))
    response = client.get(address(running))
    fresh = response.content.decode()
    Run.objects.update(created_at=Run.objects.get().created_at - timedelta(minutes=1))
    late = client.get(address(running)).content.decode()

    assert response.status_code == 200
    assert "Queued. It starts as soon as a worker is free." in fresh
    assert "Queued. No worker has taken it up for 1:0" in late
    assert "Nothing is lost" in late
    assert "The queue takes nothing: Error 111" in caplog.text
    assert Run.objects.get().state == Run.State.QUEUED
    assert RunChunk.objects.get().queued_at is None


def test_page_of_a_run_at_work_asks_for_news(office, running, alice):
    run = runs.request(running, alice)
    Run.objects.update(state=Run.State.RUNNING, started_at=run.created_at, done=2)

    page = office.get(address(running)).content.decode()

    assert f'hx-get="{address(running, "season-1/runs/1/progress/")}?settled=2"' in page
    assert 'hx-trigger="every 1s"' in page
    assert "2 of 6 games" in page
    assert '<progress class="hw-progress" value="2" max="6"' in page
    assert "Stop after this game" in page
    assert '"includeIndicatorStyles": false' in page
    assert "htmx" in page
    assert "<noscript>" in page


def test_page_without_a_run_at_work_has_no_script(office, played):
    page = office.get(address(played)).content.decode()

    assert "<script" not in page
    assert "hx-get" not in page


def test_news_bring_games_only_where_there_are_others(office, running, alice):
    run = runs.request(running, alice)
    Run.objects.update(state=Run.State.RUNNING, started_at=run.created_at, done=2)
    news = address(running, "season-1/runs/1/progress/")

    known = office.get(news, {"settled": "2"}).content.decode()
    unknown = office.get(news, {"settled": "1"}).content.decode()

    assert 'id="run-progress"' in known
    assert "hx-swap-oob" not in known
    assert 'id="run-games" hx-swap-oob="true"' in unknown
    assert "<html" not in unknown


def test_news_of_a_run_that_is_over_load_the_page_anew(office, played):
    response = office.get(address(played, "season-1/runs/1/progress/"))

    assert response["HX-Refresh"] == "true"


def test_run_is_stopped(office, running, alice):
    runs.request(running, alice)

    response = office.post(address(running), {"action": "stop", "run": "1"})

    run = Run.objects.get()
    assert response.status_code == 302
    assert run.state == Run.State.STOPPED
    page = office.get(address(running)).content.decode()
    assert "Stopped. 6 games were not reached" in page


def test_run_at_work_stops_after_its_game(office, running, alice):
    run = runs.request(running, alice)
    Run.objects.update(state=Run.State.RUNNING, started_at=run.created_at)
    RunChunk.objects.update(
        state=RunChunk.State.LEASED,
        lease_token="x",
        lease_until=run.created_at + timedelta(hours=1),
    )

    response = office.post(
        address(running), {"action": "stop", "run": "1"}, follow=True
    )
    again = office.post(address(running), {"action": "stop", "run": "1"})

    page = response.content.decode()
    assert Run.objects.get().state == Run.State.STOPPING
    assert "The run stops after this game." in page
    assert "It stops after this game. What was played counts." in page
    assert again.status_code == 302


@pytest.mark.parametrize(("number", "status"), [("7", 409), ("x", 422), ("", 422)])
def test_unknown_run_is_not_stopped(office, running, alice, number, status):
    runs.request(running, alice)

    response = office.post(address(running), {"action": "stop", "run": number})

    assert response.status_code == status
    assert "Nothing was saved." in response.content.decode()
    assert Run.objects.get().state == Run.State.QUEUED


def test_failure_stays_listed_with_its_way_out(office, running, alice):
    run = runs.simulate(running, alice, reach="day")
    fixture = running.fixtures.get(number=3)
    RunError.objects.create(run=run, fixture=fixture, reason="<b>The worker ended.</b>")
    Run.objects.update(failed=1, done=1)

    page = office.get(address(running)).content.decode()

    assert "&lt;b&gt;The worker ended.&lt;/b&gt;" in page
    assert "The fixture stays open: nothing was recorded." in page
    assert f'href="/leagues/{running.league.slug}/games/3/"' in page
    assert "1 left open" in page


def test_season_with_open_fixtures_names_them_and_is_not_closed(office, running):
    shown = office.get(address(running)).content.decode()

    response = office.post(address(running), order(running, "close"))

    assert "6 are still open:" in shown
    assert response.status_code == 409
    assert "6 fixtures are still open (1, 2, 3, 4, 5, 6)." in response.content.decode()
    assert Season.objects.get().state == Season.State.RUNNING


def test_season_is_closed_and_its_secret_published(office, played):
    shown = office.get(address(played))

    response = office.post(address(played), order(played, "close"), follow=True)

    played.refresh_from_db()
    page = response.content.decode()
    assert panels(shown) == ["close"]
    assert played.state == Season.State.CLOSED
    assert panels(response) == ["check"]
    assert bytes(played.secret).hex() in page
    assert "Champion" in page


def test_season_is_not_closed_while_a_run_is_at_work(office, running, alice):
    runs.request(running, alice)

    response = office.post(address(running), order(running, "close"))

    assert response.status_code == 409
    assert "still at work" in response.content.decode()


def test_receipts_are_checked_and_counted(
    office, closed, take_sent, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        office.post(address(closed), order(closed, "check"))
    run = runs.work(Run.objects.get(kind=Run.Kind.VERIFY))

    page = office.get(address(closed)).content.decode()

    assert take_sent() == [chunk.pk for chunk in run.chunks.all()]
    assert "6 of 6 receipts" in page
    assert "All in order." in page
    assert "every game of 6 fixtures, played again from its seed, came out" in page


def test_check_sent_twice_is_made_once(office, closed):
    form = order(closed, "check")

    office.post(address(closed), form)
    office.post(address(closed), form)

    assert Run.objects.filter(kind=Run.Kind.VERIFY).count() == 1


def test_receipt_that_differs_is_named(office, closed, alice):
    game = Game.objects.order_by("pk").first()
    Game.objects.filter(pk=game.pk).update(home_points=game.home_points + 1)
    runs.check(closed, alice)

    page = office.get(address(closed)).content.decode()

    assert "1 of 6 receipts is not in order." in page
    assert "Attempt 1: the result is another one." in page
    assert "Open the game&#x27;s receipt" in page or "Open the game's receipt" in page


def test_promise_that_was_broken_is_named(office, closed, alice):
    Season.objects.update(commitment="0" * 64)
    runs.check(closed, alice)

    assert "The promise was broken." in office.get(address(closed)).content.decode()


def test_check_that_was_stopped_does_not_say_all_is_in_order(office, closed, alice):
    run = services.request_check(
        closed, actor=alice, version=closed.version, token="c1"
    )
    services.stop_run(run, actor=alice)

    page = office.get(address(closed)).content.decode()

    assert "All in order." not in page
    assert "Stopped. 6 receipts were not checked." in page


def test_season_closed_without_a_simulated_game_has_nothing_to_check(
    office, scheduled, alice
):
    season = services.start_season(scheduled, actor=alice, version=scheduled.version)
    for fixture in season.fixtures.all():
        leagues_services.cancel_fixture(fixture, actor=alice, version=1)
    services.close_season(season, actor=alice, version=season.version)

    response = office.get(address(season))
    refused = office.post(address(season), order(season, "check"))

    assert panels(response) == []
    assert "closed without a simulated game" in response.content.decode()
    assert refused.status_code == 409


def test_run_has_a_page_of_its_own(office, played):
    response = office.get(address(played, "season-1/runs/1/"))

    page = response.content.decode()
    assert response.status_code == 200
    assert len(response.context["state"].games) == 6
    assert "6 of 6 games" in page
    assert "<script" not in page


@pytest.mark.parametrize("path", ["season-1/runs/9/", "season-1/runs/9/progress/"])
def test_unknown_run_is_not_found(office, played, path):
    assert office.get(address(played, path)).status_code == 404


def test_earlier_season_keeps_its_runs(office, closed, league, alice):
    following = leagues_services.next_season(
        closed, actor=alice, version=closed.version, name="Season 2"
    )

    response = office.get(address(closed, "season-1/"))

    page = response.content.decode()
    assert response.context["season"] == closed
    assert f'href="{address(closed, f"{following.slug}/")}"' in page


@pytest.mark.parametrize("path", ["", "season-1/", "season-1/runs/1/"])
def test_page_is_the_commissioner_s_alone(client, played, vera, path):
    visitor = client.get(address(played, path))
    client.force_login(vera)

    assert visitor["Location"] == f"/accounts/login/?next={address(played, path)}"
    assert client.get(address(played, path)).status_code == 403
    assert client.post(address(played, path)).status_code in (403, 405)
    League.objects.update(visibility=League.Visibility.PRIVATE)
    client.logout()
    assert client.get(address(played, path)).status_code == 404


@pytest.mark.parametrize("action", ["start", "simulate", "stop", "close", "check"])
def test_another_role_changes_nothing(client, running, vera, action):
    client.force_login(vera)
    audit = AuditEntry.objects.count()

    response = client.post(
        address(running), order(running, action, reach="season", run="1")
    )

    assert response.status_code == 403
    assert not Run.objects.exists()
    assert AuditEntry.objects.count() == audit


@pytest.mark.parametrize("count", [2, 12])
@pytest.mark.parametrize("seasons", [1, 3])
def test_number_of_queries_depends_on_nothing(
    client, alice, count, seasons, django_assert_num_queries
):
    client.force_login(alice)
    league = builders.make_league(alice, "Counted League")
    builders.make_teams(league, alice, count)
    for number in range(1, seasons):
        builders.make_season(league, alice, "scheduled", name=f"Earlier {number}")
    season = builders.make_season(league, alice, "scheduled", name="Season 9")
    season = services.start_season(season, actor=alice, version=season.version)
    runs.simulate(season, alice, reach="day")
    fixture = season.fixtures.order_by("number").last()
    RunError.objects.create(run=Run.objects.get(), fixture=fixture, reason="Odd.")
    client.get(address(season))

    with django_assert_num_queries(17):
        client.get(address(season))
