import re

import pytest
from django.contrib.staticfiles import finders
from django.db import connection
from django.test.utils import CaptureQueriesContext

from simulation.registry import rulesets

PAGES = [
    "/",
    "/rules/",
    *(f"/rules/{ruleset.slug}/" for ruleset in rulesets()),
    "/accounts/login/",
    "/accounts/signup/",
    "/accounts/password/reset/",
    "/nowhere/",
]

POLICY = {
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
}


@pytest.mark.parametrize("address", PAGES)
def test_page_carries_the_headers_of_the_house(client, db, address):
    response = client.get(address)

    assert set(response["Content-Security-Policy"].split("; ")) == POLICY
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["X-Frame-Options"] == "DENY"
    assert response["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("address", PAGES)
def test_page_has_nothing_inline_and_nothing_from_elsewhere(client, db, address):
    page = client.get(address).content.decode()

    assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:", page) == []
    assert re.findall(r"<script(?![^>]*src=)(?![^>]*application/json)", page) == []
    assert re.findall(r'(?:src|href)="(?:https?:)?//', page) == []


@pytest.mark.parametrize("address", PAGES)
def test_page_names_only_files_that_there_are(client, db, address):
    page = client.get(address).content.decode()

    names = re.findall(r'"/static/([^"]+)"', page)

    assert len(names) >= 5
    assert [name for name in names if finders.find(name) is None] == []


@pytest.mark.parametrize("address", PAGES[1:])
def test_page_asks_the_database_nothing_for_a_visitor(client, db, address):
    with CaptureQueriesContext(
        connection,
    ) as queries:
        client.get(address)

    assert [query["sql"] for query in queries] == []


@pytest.mark.parametrize("address", PAGES[1:3])
def test_page_asks_only_who_is_reading(site, django_assert_num_queries, address):
    with django_assert_num_queries(2):
        site.get(address)


def test_home_without_leagues_asks_for_them_alone(
    client, db, django_assert_num_queries
):
    with django_assert_num_queries(1):
        client.get("/")


@pytest.mark.parametrize("address", PAGES[:3])
def test_page_is_read_only(client, db, address):
    assert client.post(address).status_code == 405


def test_home_offers_a_game_to_watch(client, db):
    page = client.get("/").content.decode()
    other = client.get("/?ruleset=nobody-knows-it").content.decode()

    teams = rulesets()[0].exhibition_teams
    for shown in (page, other):
        assert 'action="/exhibition/"' in shown
        assert [team.name for team in teams if shown.count(team.name) != 2] == []


def test_home_lists_every_rule_book(client, db):
    page = client.get("/").content.decode()

    found = re.findall(r'<th scope="row"[^>]*><a href="/rules/([^/]+)/">', page)

    assert found == [ruleset.slug for ruleset in rulesets()]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_rule_book_shows_all_that_can_be_chosen(client, db, ruleset):
    page = client.get(f"/rules/{ruleset.slug}/").content.decode()

    shown = re.findall(r'<code class="hw-key-name">([^<]+)</code>', page)

    assert shown == [option.name for option in ruleset.options]
    assert page.count('scope="row"') == (
        len(ruleset.options)
        + len(ruleset.clauses)
        + len(ruleset.dials)
        + len(ruleset.stat_columns)
        + (len(ruleset.roster_spec.ratings) if ruleset.roster_spec else 0)
        + sum(len(table.rows) for table in ruleset.rule_tables)
    )


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_rule_book_leads_to_each_of_its_chapters(client, db, ruleset):
    page = client.get(f"/rules/{ruleset.slug}/").content.decode()

    names = [chapter.name for chapter in ruleset.chapters]
    assert re.findall(r'href="#rules-(\w+)"', page) == names
    assert re.findall(r'id="rules-(\w+)"', page) == names


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_rule_book_leads_to_all_that_is_in_its_contents(client, db, ruleset):
    page = client.get(f"/rules/{ruleset.slug}/").content.decode()

    contents = page[page.index('<nav class="hw-panel hw-contents"') :]
    targets = re.findall(r'href="#([^"]+)"', contents[: contents.index("</nav>")])
    anchors = re.findall(r'\bid="([^"]+)"', page)
    names = [f"table-{table.name}" for table in ruleset.rule_tables]
    assert [name for name in targets if name.startswith("table-")] == names
    assert {clause.number for clause in ruleset.clauses} <= set(anchors)
    assert set(targets) <= set(anchors)
    assert len(anchors) == len(set(anchors))


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_table_of_a_rule_book_leads_to_its_clauses(client, db, ruleset):
    page = client.get(f"/rules/{ruleset.slug}/").content.decode()

    for table in ruleset.rule_tables:
        start = page.index(f'id="table-{table.name}"')
        shown = page[start : page.index("</table>", start)]
        assert tuple(re.findall(r'href="#([^"]+)"', shown)) == table.clauses


def test_rule_book_credits_its_original(client, db):
    page = client.get("/rules/jukem_basketball/").content.decode()

    assert "After “Jukem Basketball 2016”, a card game for two." in page


@pytest.mark.usefixtures("shootout_is_registered")
def test_rule_book_without_tables_or_original_leaves_both_out(client, db):
    page = client.get("/rules/shootout/").content.decode()

    assert 'id="tables"' not in page
    assert "#tables" not in page
    assert "<dt>Original</dt>" not in page


def test_reader_who_is_signed_in_is_named(site):
    page = site.get("/").content.decode()

    assert ">Ann Baker</a>" in page
    assert "ann@example.org" not in page
    assert 'action="/accounts/logout/"' in page


def test_robots_are_kept_from_accounts(client):
    response = client.get("/robots.txt")

    assert response["Content-Type"] == "text/plain; charset=utf-8"
    assert response.content.decode().splitlines() == [
        "User-agent: *",
        "Disallow: /accounts/",
        "Disallow: /admin/",
        "Disallow: /me/",
        "Disallow: /exhibition/",
    ]


def test_favicon_is_the_mark(client):
    response = client.get("/favicon.ico")

    assert response["Location"] == "/static/hardwood/mark.svg"
