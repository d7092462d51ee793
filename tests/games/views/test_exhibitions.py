import hashlib
import re

import pytest
import time_machine
from django.test import Client

from games.models import Exhibition, Game
from games.views.exhibitions import STARTS_A_MINUTE
from games.views.records import REPLAYS_A_MINUTE
from simulation.record import load, replay
from simulation.registry import get_ruleset, rulesets
from tests.builders import RULESET
from tests.games.exhibited import (
    AWAY,
    HOME,
    NOW,
    RULES,
    START,
    address,
    exhibit,
    form,
)
from tests.games.reading import text_of

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def noon():
    """It is noon, a moment after the exhibitions were played."""
    with time_machine.travel(NOW, tick=False):
        yield


@pytest.fixture
def exhibition():
    return exhibit()


def last(exhibition):
    return len(exhibition.steps) - 1


def test_start_lists_the_teams_and_how_they_play(client, django_assert_num_queries):
    with django_assert_num_queries(0):
        response = client.get(START)

    page = text_of(response)
    assert response.status_code == 200
    assert all(team.name in page for team in RULES.exhibition_teams)
    assert all(team.character.template in page for team in RULES.exhibition_teams)


def test_visitor_has_a_game_played_and_is_led_to_it(client):
    response = client.post(START, form())

    exhibition = Exhibition.objects.get()
    assert response.status_code == 302
    assert response["Location"] == address(exhibition)
    assert exhibition.away_team.name == AWAY.name


def test_form_sent_twice_leads_to_the_same_game(client):
    first = client.post(START, form())

    again = client.post(START, form())

    assert again["Location"] == first["Location"]
    assert Game.objects.count() == 1


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"ruleset": "chess"}, "There is no such rule book here."),
        ({"home": "NOB"}, "has no such team. Choose one of the list."),
        ({"away": HOME.abbreviation}, "A team cannot meet itself."),
        ({"away": ""}, "This is missing. Fill it in."),
        ({"away": "x" * 2000}, "Use at most 50."),
        ({"home": "A\0B"}, "Null characters are not allowed."),
        ({"token": ""}, "The form is incomplete. Open the page again."),
    ],
)
def test_form_that_cannot_be_is_refused(client, fields, said):
    response = client.post(START, form(**fields))

    page = text_of(response)
    assert response.status_code == 422
    assert "No game was played." in page
    assert said in page
    assert Game.objects.count() == 0


def test_refused_form_shows_what_was_chosen(client):
    page = client.post(START, form(away=HOME.abbreviation)).content.decode()

    chosen = f'<option value="{HOME.abbreviation}" selected>{HOME.name}</option>'
    assert page.count(chosen) == 2


def test_start_is_protected_against_other_sites():
    assert Client(enforce_csrf_checks=True).post(START, form()).status_code == 403


def test_start_is_throttled(client):
    for number in range(STARTS_A_MINUTE):
        assert client.post(START, form(token=str(number))).status_code == 302

    response = client.post(START, form(token="more"))

    assert response.status_code == 429
    assert "Too many games in a minute" in text_of(response)
    assert Game.objects.count() == STARTS_A_MINUTE


def test_form_sent_twice_is_counted_once(client):
    first, *_ = [
        client.post(START, form(token=str(number))) for number in range(STARTS_A_MINUTE)
    ]

    again = client.post(START, form(token="0"))
    more = client.post(START, form(token="more"))

    assert (again.status_code, again["Location"]) == (302, first["Location"])
    assert more.status_code == 429


def test_watch_begins_at_the_start(client, exhibition, django_assert_num_queries):
    with django_assert_num_queries(1):
        response = client.get(address(exhibition))

    page = text_of(response)
    assert response.status_code == 200
    assert f"{AWAY.name} at {HOME.name}" in page
    assert "Plays of this period gather here." in page
    assert AWAY.character.template in page


def test_step_shows_nothing_of_what_follows(client, exhibition):
    number = last(exhibition) // 2
    shown = client.get(address(exhibition, f"?step={number}")).content.decode()
    game = exhibition.game

    assert str(game.seed) not in shown
    assert game.digest not in shown
    assert f"?step={number + 1}" in shown
    assert str(last(exhibition)) not in re.findall(r"step=(\d+)", shown)
    played = re.findall(r"<span class=\"visually-hidden\">[^<]+: </span>(\d+)", shown)
    assert len(played) == 2
    assert [int(points) for points in played] != [game.away_points, game.home_points]


def test_scene_is_the_part_of_the_page_that_changes(client, exhibition):
    page = client.get(address(exhibition, "?step=7")).content.decode()

    part = client.get(address(exhibition, "scene/?step=7")).content.decode()

    assert part.strip() in page
    assert "<html" not in part


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("", 0),
        ("step=4", 4),
        ("step=4&move=next", 5),
        ("step=4&move=back", 3),
        ("step=0&move=back", 0),
        ("step=004", 4),
    ],
)
def test_moves_lead_from_step_to_step(client, exhibition, query, number):
    part = client.get(address(exhibition, f"scene/?{query}")).content.decode()

    assert f'data-address="{address(exhibition)}?step={number}"' in part


def test_next_period_leads_on_to_the_end(client, exhibition):
    number, headings = 0, []
    while number != last(exhibition):
        query = f"scene/?step={number}&move=period"
        part = client.get(address(exhibition, query)).content.decode()
        number = int(re.search(r'data-address="[^"]*\?step=(\d+)"', part)[1])
        headings += re.findall(r'hw-clock"><strong>([^<]+)<', part)

    names = RULES.period_names({}, len(exhibition.game.periods))
    assert headings == [*names[1:], names[-1]]


@pytest.mark.parametrize(
    "query",
    [
        "step=-1",
        "step=x",
        "step=",
        "step=1.5",
        "step=²",
        "step=1234567",
        "step=3&move=sideways",
    ],
)
def test_step_that_is_none_is_not_found(client, exhibition, query):
    assert client.get(address(exhibition, f"?{query}")).status_code == 404
    assert client.get(address(exhibition, f"scene/?{query}")).status_code == 404


def test_step_beyond_the_end_is_the_last_one(client, exhibition):
    response = client.get(address(exhibition, "?step=99999"))

    page = response.content.decode()
    assert response.status_code == 200
    assert f"{address(exhibition)}?step={last(exhibition)}" in page
    assert "Box score and record" in page
    assert "Next play" not in page
    assert "data-rest" not in page
    assert "<script" not in page


@pytest.mark.parametrize("rest", ["", "scene/", "final/", "record.json"])
def test_exhibition_that_is_over_offers_another(client, exhibition, rest):
    with time_machine.travel("2026-12-01T12:00:00Z", tick=False):
        over = client.get(address(exhibition, rest))
    unknown = client.get(f"{START}nobody-knows-it/{rest}")

    for response in (over, unknown):
        assert response.status_code == 404
        assert "There is no such exhibition" in text_of(response)
        assert f'action="{START}"' in response.content.decode()


def test_final_shows_score_box_margin_plays_and_making(
    client, exhibition, django_assert_num_queries
):
    with django_assert_num_queries(1):
        response = client.get(address(exhibition, "final/"))

    page, game = text_of(response), exhibition.game
    title = f"{AWAY.name} {game.away_points}, {HOME.name} {game.home_points}"
    assert response.status_code == 200
    assert title in page
    for said in (
        "Final",
        "Points by period",
        "Box score",
        "Score margin",
        "Play-by-play",
        "An exhibition: simulated, in no league, counted nowhere",
        "drawn at random",
        game.seed,
        game.digest,
        "1 December 2026 12:00 UTC",
        "Not replayed since it was made.",
        "no instructions: the computer plays as the rule book says",
    ):
        assert said in page


def test_final_of_a_rule_book_without_players_lists_none(client, db):
    home, away = get_ruleset(RULESET).exhibition_teams[:2]
    played = exhibit(ruleset=RULESET, home=home.abbreviation, away=away.abbreviation)

    page = client.get(address(played, "final/")).content.decode()

    assert 'id="players"' not in page
    assert "#players" not in page


def test_final_of_a_rule_book_with_players_has_a_box_score_of_each_side(
    client, db, django_assert_num_queries
):
    rules = next(rules for rules in rulesets() if rules.has_players)
    home, away = rules.exhibition_teams[:2]
    played = exhibit(ruleset=rules.slug, home=home.abbreviation, away=away.abbreviation)

    with django_assert_num_queries(1):
        response = client.get(address(played, "final/"))

    page = response.content.decode()
    box = page.split('id="players"')[1].split("</section>")[0]
    assert f"What the players of {away.name} did" in box.split("</table>")[0]
    assert f"What the players of {home.name} did" in box.split("</table>")[1]
    assert box.count(">Starters<") == 2
    assert box.count(">Bench<") == 2
    assert 'href="#players"' in page


def test_plays_of_the_final_are_filtered_by_period(client, exhibition):
    shown = client.get(address(exhibition, "final/?period=1&scoring=1"))

    assert "Show all plays" in text_of(shown)
    assert client.get(address(exhibition, "final/?period=99")).status_code == 404


def test_record_is_handed_out_whole(client, exhibition):
    response = client.get(address(exhibition, "record.json"))

    names = f"{AWAY.abbreviation}-{HOME.abbreviation}".lower()
    game = exhibition.game
    assert response["Content-Type"] == "application/json"
    assert response["Content-Disposition"] == (
        f'attachment; filename="exhibition-{names}.json"'
    )
    assert hashlib.sha256(response.content).hexdigest() == game.digest
    assert replay(load(response.content)).box.score == (
        game.home_points,
        game.away_points,
    )


def test_verify_replays_and_says_so(client, exhibition):
    response = client.post(address(exhibition, "verify/"))

    page = text_of(client.get(address(exhibition, "final/")))
    assert response["Location"] == address(exhibition, "final/#made")
    assert "The game was replayed: everything is as it was stored." in page
    assert "Verified." in page
    assert "Verify again" in page


def test_verify_is_throttled_with_all_replays(client, exhibition):
    for _ in range(REPLAYS_A_MINUTE):
        assert client.post(address(exhibition, "verify/")).status_code == 302

    response = client.post(address(exhibition, "verify/"))

    assert response.status_code == 429
    assert "Too many replays in a minute" in text_of(response)


def test_methods_are_those_that_make_sense(client, exhibition):
    assert client.get(address(exhibition, "verify/")).status_code == 405
    for rest in ("", "scene/", "final/", "record.json"):
        assert client.post(address(exhibition, rest)).status_code == 405
    assert client.put(START).status_code == 405
    assert client.head(address(exhibition)).status_code == 200


@pytest.mark.parametrize("rest", ["", "?step=9", "final/"])
def test_page_has_nothing_inline(client, exhibition, rest):
    page = client.get(address(exhibition, rest)).content.decode()

    assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:", page) == []
    assert re.findall(r"<script(?![^>]*src=)", page) == []
    assert '<meta name="robots" content="noindex">' in page


def test_exhibitions_are_in_no_list(client, exhibition, played):
    pages = [
        client.get(path).content.decode()
        for path in (
            "/",
            "/leagues/",
            "/leagues/old-mill-league/",
            "/leagues/old-mill-league/season-1/stats/",
            "/leagues/old-mill-league/season-1/scoreboard/",
        )
    ]

    assert [page for page in pages if exhibition.key in page] == []


def test_line_score_of_baseball_has_its_columns_and_an_x(client, db):
    home, away = get_ruleset("playing_card_baseball").exhibition_teams[:2]
    exhibition = next(
        played
        for number in range(100)
        for played in [
            exhibit(
                f"t{number}",
                ruleset="playing_card_baseball",
                home=home.abbreviation,
                away=away.abbreviation,
            )
        ]
        if len(played.game.periods) == 3
    )
    exhibition.game.periods = [[1, 0], [2, 1], [0, 1]]
    exhibition.game.save()

    page = client.get(address(exhibition, "final/")).content.decode()

    table = page.split('class="hw-line"')[1].split("</table>")[0]
    headings = re.findall(r"<th scope=\"col\">(?:<abbr[^>]*>)?(\w+)", table)
    assert headings == ["1", "2", "3", "R", "H", "LOB"]
    rows = re.findall(r"<tr><th scope=\"row\".*?</tr>", table, re.DOTALL)
    cells = [re.findall(r"<td[^>]*>([^<]*)</td>", row) for row in rows]
    assert [row[:3] for row in cells] == [["0", "1", "1"], ["1", "2", "X"]]
    assert all(len(row) == 6 for row in cells)


def test_score_of_a_game_that_is_watched_names_the_inning(client, db):
    home, away = get_ruleset("playing_card_baseball").exhibition_teams[:2]
    exhibition = exhibit(
        "watched",
        ruleset="playing_card_baseball",
        home=home.abbreviation,
        away=away.abbreviation,
    )

    page = client.get(address(exhibition)).content.decode()

    assert "<strong>Inning 1</strong>" in page


def test_line_score_of_a_single_period_is_the_total_alone(client, db):
    home, away = get_ruleset("playing_card_basketball").exhibition_teams[:2]
    exhibition = exhibit(
        "single",
        ruleset="playing_card_basketball",
        home=home.abbreviation,
        away=away.abbreviation,
    )

    page = client.get(address(exhibition, "final/")).content.decode()

    table = page.split('aria-label="Line score"')[1].split("</table>")[0]
    assert re.findall(r"<th scope=\"col\">(?:<abbr[^>]*>)?(\w+)", table) == ["T"]
    assert table.count("<td") == 2
    plays = page.split('id="plays"')[1].split("</section>")[0]
    assert "Scoring plays only" in plays
    assert "rowgroup" not in plays
