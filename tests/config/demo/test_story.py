import re
import signal
import socket
import threading
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from config.demo import circles, story
from config.demo.cast import CLUBS
from config.demo.story import Story
from config.models import User
from config.processes import Stopped, StopRequest
from games import services
from games.models import RunChunk, SimulationRun
from leagues.models import AuditEntry, League, Season
from simulation.registry import rulesets
from tests.config.demo.conftest import SMALL
from tests.games import runs

BEGINNING = [
    "The first page is there after 2.5 s.",
    "",
    "  The league   {site}/leagues/northern-boards/",
    "  Sign in      {site}/accounts/login/",
    "    commissioner@demo.example, password northern-boards"
    " (Hanna Tarrow, commissioner)",
    "    coach@demo.example, password northern-boards"
    " (Miles Hartnell, coach of the Brackenridge Foxes)",
    "",
    "Press Ctrl-C to stop it. `make demo` then goes on from there, and",
    "`make demo-reset` begins anew.",
    "The worker plays Season 1: 0 of 6 games so far.",
]
CHECKED = (
    "Season 1 is played, closed and checked after 2.5 s: 6 of 6 receipts are true."
)


@pytest.fixture
def site():
    """The address of a site that has every page; ``asked`` holds what it was asked."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self):
            self.server.asked.append(self.path)
            self.send_response(self.server.status)
            self.end_headers()

        def log_message(self, *arguments):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    server.asked, server.status = [], 200
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0})
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def tell(db, site, monkeypatch):
    """Begin a story; return it and the lines that it says."""
    monkeypatch.setattr(story, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(circles, "MOST_TEAMS", 2)

    def begin(stop=None, port=site.server_port, cast=SMALL):
        lines = []
        told = Story(
            cast=cast,
            address=f"http://127.0.0.1:{port}/",
            seconds=lambda: 2.5,
            say=lines.append,
            stop=stop or StopRequest(),
        )
        told.begin()
        return told, lines

    return begin


def work():
    runs.work(SimulationRun.objects.get(state__in=SimulationRun.ACTIVE))


def finish(told):
    """Work for the story until there is nothing more to do."""
    for _ in range(3):
        work()
        told.look()


def of(site, lines):
    """Return lines with the site's address in place."""
    return [line.format(site=f"http://127.0.0.1:{site.server_port}") for line in lines]


def test_story_says_where_to_look_once_the_first_page_is_there(tell, site):
    _, lines = tell()

    assert lines == of(site, BEGINNING)
    assert site.asked == ["/leagues/northern-boards/"]
    assert Season.objects.get(league__slug="northern-boards").state == "running"
    assert SimulationRun.objects.get().state == "queued"


def test_story_of_a_league_that_is_private_is_told(tell, site):
    site.status = 404

    _, lines = tell()

    assert lines == of(site, BEGINNING)


def test_story_does_not_claim_a_page_that_is_not_there(tell):
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))

        _, lines = tell(port=silent.getsockname()[1])

    assert len(lines) == len(BEGINNING) - 1
    assert not any("first page" in line for line in lines)


def test_story_tells_how_each_season_came_out_now_and_at_later_starts(tell, site):
    told, first = tell()
    told.look()
    finish(told)
    told.look()
    done = AuditEntry.objects.count()
    _, again = tell()
    season = Season.objects.get(slug="season-2")
    hanna = User.objects.get(email="commissioner@demo.example")
    services.close_season(season, actor=hanna, version=season.version)
    _, closed = tell()

    check, ended, *addresses = first[len(BEGINNING) :]
    assert check == CHECKED
    assert re.fullmatch(
        r"Season 2 has ended after 2\.5 s: 6 games, [A-Z][a-z]+ .+ first\.", ended
    )
    assert addresses == of(
        site,
        [
            "  Standings    {site}/leagues/northern-boards/season-2/standings/",
            "  To close     {site}/leagues/northern-boards/manage/simulate/"
            " (as commissioner)",
        ],
    )
    outcome = [line.replace(" after 2.5 s", "") for line in (check, ended)]
    assert again[:-1] == [*of(site, BEGINNING[:-1]), *outcome, *addresses]
    assert again[-1].startswith("The worker plays ")
    assert closed == again[:-2] + again[-1:]
    assert AuditEntry.objects.count() == done + 1


def test_story_goes_on_with_a_small_league_for_each_further_rule_book(tell, site):
    told, first = tell()
    finish(told)
    seen = len(first)
    playing = SimulationRun.objects.get(state__in=SimulationRun.ACTIVE)
    _, again = tell()
    while SimulationRun.objects.filter(state__in=SimulationRun.ACTIVE).exists():
        work()
        told.look()
    _, later = tell()

    circle = playing.season.league
    assert circle.visibility == League.Visibility.PUBLIC
    assert (
        again[-1] == f"The worker plays {circle.name}, Season 1: 0 of 2 games so far."
    )
    books = [rules for rules in rulesets() if not rules.has_players]
    ended, addresses = first[seen::2], first[seen + 1 :: 2]
    assert len(ended) == len(addresses) == len(books)
    for rules, line, address in zip(books, ended, addresses, strict=True):
        name = f"{rules.title} Circle"
        assert line.startswith(f"{name} has played after 2.5 s: 2 of 2 games, ")
        season = Season.objects.select_related("league").get(league__name=name)
        assert season.league.ruleset == rules.slug
        assert address.endswith(f"/leagues/{season.league.slug}/season-1/standings/")
    assert [line for line in later if "has played" in line] == [
        line.replace(" after 2.5 s", "") for line in ended
    ]


def test_story_begun_again_says_how_far_workers_are(tell):
    six = replace(SMALL, clubs=CLUBS[:3] + CLUBS[5:8])
    told, _ = tell(cast=six)
    services.work_chunk(RunChunk.objects.order_by("pk")[0].pk)
    _, playing = tell(cast=six)
    work()
    told.look()
    _, checking = tell(cast=six)

    assert playing[-1] == "The worker plays Season 1: 10 of 15 games so far."
    assert checking[-1] == "The worker checks Season 1: 0 of 15 games so far."


def test_story_of_a_run_that_somebody_stopped_says_how_far_it_came(tell):
    told, lines = tell()
    for _ in range(2):
        work()
        told.look()
    run = SimulationRun.objects.get(state__in=SimulationRun.ACTIVE)
    services.stop_run(run, actor=run.requested_by)
    told.look()

    assert lines[-1] == "Season 2: 0 of 6 games are played."


def test_story_that_cannot_go_on_says_why_and_leaves_the_site_up(tell):
    told, lines = tell()
    run = SimulationRun.objects.get()
    services.stop_run(run, actor=run.requested_by)
    told.look()
    told.look()

    assert lines[-1].startswith("The demo goes no further: 6 fixtures are still open")
    assert lines[-1].endswith("`make demo-reset` begins it anew.")
    assert sum("no further" in line for line in lines) == 1


def test_story_that_cannot_begin_says_why(tell):
    other = User.objects.create_user("other@example.org", name="Other")
    League.objects.create(
        slug="northern-boards", name="Somebody's", ruleset=SMALL.ruleset
    ).memberships.create(user=other, role="viewer")

    told, lines = tell()
    told.look()

    assert lines[0].startswith("The demo goes no further: You may not do this.")
    assert len(lines) == len(BEGINNING)


def test_story_looks_no_more_often_than_it_must(tell, django_assert_num_queries):
    told, _ = tell()
    told._next_look = float("inf")

    with django_assert_num_queries(0):
        told.look()


def test_story_begins_nothing_more_once_a_stop_is_requested(tell):
    stop = StopRequest()
    stop(signal.SIGINT, None)

    with pytest.raises(Stopped):
        tell(stop)

    assert League.objects.get().teams.count() == 0
