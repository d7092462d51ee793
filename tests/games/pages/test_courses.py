"""The page of a game that was played by players."""

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Game, PlayerLine
from games.records import unpack_events
from leagues.models import League
from tests.games import boxes, handwritten, runs
from tests.games.reading import text_of

TAG = re.compile(r"<[^>]+>")


@pytest.fixture
def season(alice):
    """A season of two teams with the players of the box, nothing played."""
    return handwritten.make_season(alice)


@pytest.fixture
def done(season, alice):
    """Its first game, simulated."""
    runs.simulate(season, alice)
    return Game.objects.select_related("fixture__league").get()


def address(game_or_season, query=""):
    fixture = getattr(game_or_season, "fixture", None)
    if fixture is None:
        fixture = game_or_season.fixtures.get(number=1)
    return f"/leagues/hardcourt/games/{fixture.number}/{query}"


def part_of(page, name):
    """Return a section of the page by its id."""
    return page.content.decode().split(f'id="{name}"')[1].split("</section>")[0]


def words_of(text):
    return re.sub(r"\s+", " ", TAG.sub(" ", text)).strip()


def test_box_score_names_the_players_of_both_teams(client, done):
    page = client.get(address(done))

    away, home = part_of(page, "players").split("</table>")[:2]
    for side, part in (("home", home), ("away", away)):
        for line in PlayerLine.objects.filter(side=side).select_related(
            "player", "spot"
        ):
            link = f'href="/leagues/hardcourt/players/{line.player_id}/"'
            assert f"{link}>{line.spot.number} {line.player.name}</a>" in part
        assert part.count("Starters") == part.count("Bench") == 1
    seconds = done.lines.get(side="home").values["sec"]
    total = words_of(home.split("<tfoot>")[1])
    assert total.startswith(f"Team {seconds // 60}:{seconds % 60:02} ")


def test_player_who_sat_out_did_not_play(client, done):
    PlayerLine.objects.filter(side="home", place=10).update(values={}, shots={})

    page = client.get(address(done))

    absent = PlayerLine.objects.filter(values={}).count()
    assert absent >= 1
    assert part_of(page, "players").count("did not play") == absent


def test_foul_out_and_foul_trouble_are_told_in_words(client, done):
    for place, fouls in ((1, 5), (2, 4), (3, 3)):
        line = PlayerLine.objects.get(side="home", place=place)
        line.values["pf"] = fouls
        line.save()
    PlayerLine.objects.exclude(side="home", place__lte=3).update(values={})

    page = client.get(address(done))

    names = list(
        PlayerLine.objects.filter(side="home", place__lte=2)
        .order_by("place")
        .values_list("player__name", flat=True)
    )
    box, fouls = part_of(page, "players"), words_of(part_of(page, "fouls"))
    assert (box.count("fouled out</span>"), box.count("4 of 5 fouls")) == (1, 1)
    assert re.search(f"{names[0]} .* 5 of 5 fouled out .*{names[1]} ", fouls)
    assert "4 of 5 one away" in fouls


def test_shots_are_drawn_for_a_team_and_for_a_player(client, done):
    shooter = next(
        line for line in PlayerLine.objects.filter(side="home") if line.shots
    )
    tried = sum(tried for _made, tried in shooter.shots.values())

    team = client.get(address(done))
    player = client.get(address(done, f"?shots=H{shooter.place}"))

    assert f"{done.fixture.away.team.name}, made and tried" in part_of(team, "shots")
    assert shooter.player.name in part_of(player, "shots").split("</header>")[0]
    described = re.search("<desc>(.*?)</desc>", part_of(player, "shots"))[1]
    told = [int(number) for number in re.findall(r"of (\d+), worth", described)]
    assert sum(told) == tried
    assert "Together" in part_of(player, "zones")
    assert shooter.player.name in part_of(player, "zones")


def test_shots_of_all_zones_come_to_the_field_goals(client, done):
    page = client.get(address(done))

    rows = re.findall(
        r'<tr class="hw-sum">(.*?)</tr>', part_of(page, "zones"), re.DOTALL
    )
    sums = [re.findall(r"<td[^>]*>(\d+)–(\d+)</td>", row) for row in rows]
    for place, side in enumerate(("away", "home")):
        values = done.lines.get(side=side).values
        made = sum(int(row[place][0]) for row in sums)
        tried = sum(int(row[place][1]) for row in sums)
        assert (made, tried) == (values["fgm"], values["fga"])


def test_factors_are_compared_and_explained(client, done):
    part = part_of(client.get(address(done)), "box")

    values = done.lines.get(side="away").values
    share = (values["fgm"] + values["fg3m"] / 2) / values["fga"]
    text = words_of(part)
    assert f"Effective field goals {share:.3f}".replace(" 0.", " .") in text
    assert "(FGM + 0.5 × 3PM) / FGA" in text
    assert "Possessions are counted, not estimated." in text


def test_plays_name_players_and_their_teams(client, done):
    page = client.get(address(done, "?period=1"))

    line = PlayerLine.objects.select_related("spot", "player").get(side="home", place=1)
    code = done.fixture.home.team.abbreviation
    assert f"{line.spot.number} {line.player.name}" in part_of(page, "plays")
    assert f'<td class="l hw-muted">{code}</td>' in part_of(page, "plays")
    assert not re.search(r"\b[HA]\d+\b", words_of(part_of(page, "plays")))


def test_plays_are_picked_by_player_and_kind(client, done):
    rules = done.fixture.league.rules
    fouls = [
        event
        for event in unpack_events(rules, bytes(done.events))
        if event.kind == "foul"
    ]

    everybody = client.get(address(done, "?period=all&kind=fouls"))
    player = client.get(address(done, "?period=all&player=H1"))

    listed = part_of(everybody, "plays").split("<tbody>", 1)[1]
    assert listed.count(": personal ") == len(fouls)
    name = PlayerLine.objects.get(side="home", place=1).player.name
    rows = re.findall(r'<td class="l wrap">(.*?)</td>', part_of(player, "plays"))
    assert rows
    assert [row for row in rows if name not in row] == []
    assert '<option value="H1" selected>' in part_of(player, "plays")


def test_what_is_not_there_says_so(client, done):
    page = client.get(address(done, "?period=1&kind=periods&player=H1"))

    assert "There is no such play in this period." in text_of(page)
    assert part_of(page, "plays").count("Show all plays") == 1
    assert client.get(address(done, "?player=H11")).status_code == 404
    assert client.get(address(done, "?kind=dunks")).status_code == 404
    assert client.get(address(done, "?shots=H11")).status_code == 404


def test_archived_game_keeps_players_and_shots(client, done):
    runs.archive(done)

    page = client.get(address(done))

    body = page.content.decode()
    assert 'id="players"' in body
    assert 'id="zones"' in body
    assert 'id="plays"' not in body
    assert 'id="flow"' not in body


def test_game_without_lines_of_players_names_them_by_number(client, done):
    PlayerLine.objects.all().delete()

    page = client.get(address(done, "?period=1"))

    assert 'id="players"' not in page.content.decode()
    assert 'id="shots"' not in page.content.decode()
    assert f"{done.fixture.home.team.abbreviation} 1 " in text_of(page)
    assert "Effective field goals" in part_of(page, "box")


def test_game_without_the_rule_book_stands(client, done):
    League.objects.update(ruleset="gone")

    page = client.get(address(done))

    assert page.status_code == 200
    assert 'id="players"' not in page.content.decode()


def test_box_score_by_hand_shows_players_and_no_shots(client, season, alice):
    fixture = season.fixtures.get(number=1)
    boxes.enter(fixture, alice, handwritten.written(fixture))

    page = client.get(address(season))

    body = page.content.decode()
    assert 'id="players"' in body
    assert 'id="shots"' not in body
    assert 'id="plays"' not in body
    assert "Turnovers a possession — —" in words_of(part_of(page, "box"))


@pytest.mark.parametrize("entered", [boxes.score(), boxes.forfeit("home")])
def test_result_without_a_box_score_shows_none(client, season, alice, entered):
    boxes.enter(season.fixtures.get(number=1), alice, entered)

    page = client.get(address(season))

    assert page.status_code == 200
    assert 'id="players"' not in page.content.decode()
    assert 'id="box"' not in page.content.decode()


def test_page_takes_the_same_queries_for_any_size(client, alice):
    counts = set()
    for name, teams in (("Small", 2), ("Large", 6)):
        season = handwritten.make_season(alice, teams, name)
        runs.simulate(season, alice, token=name)
        with CaptureQueriesContext(connection) as queries:
            page = client.get(f"/leagues/{name.lower()}/games/1/?period=all")
        assert page.status_code == 200
        counts.add(len(queries))

    assert len(counts) == 1
    assert counts.pop() <= 13
