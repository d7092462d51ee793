import re
from html import unescape

import pytest

from games.models import PlayerLine, PlayerSeasonLine
from games.pages import player_statistics
from leagues.models import League, Player
from tests.games import rostered, runs
from tests.games.reading import HOME, STATS, column_of, text_of

PLAYERS = f"{STATS}?who=players"


def names(response):
    """Return the players of the table, as it is sorted."""
    table = response.content.decode().split('id="leaders"')[0]
    return re.findall(r'/players/\d+/">([^<]+)</a>', table)


def set_line(player, games, pts, fgm, fga):
    """Give a player other sums than he made, past all services."""
    PlayerSeasonLine.objects.filter(player=player).update(
        games=games, values={"pts": pts, "fgm": fgm, "fga": fga}
    )


@pytest.fixture
def arden(court_played):
    return court_played.league.teams.get(slug="arden")


def test_players_without_a_game_are_empty(client, court):
    page = text_of(client.get(PLAYERS))

    assert "No figures yet" in page
    assert "Teams Players" in page


def test_players_of_a_rule_book_without_any_are_not_there(client, played):
    assert client.get(PLAYERS).status_code == 404
    assert "Whose statistics" not in client.get(STATS).content.decode()


def test_players_without_the_rule_book_say_so(client, court_played):
    League.objects.update(ruleset="gone")

    assert "This site no longer has the rule book" in text_of(client.get(PLAYERS))


def test_teams_and_players_lead_to_each_other_and_keep_the_measure(
    client, court_played
):
    teams = unescape(client.get(f"{STATS}?measure=totals").content.decode())
    players = unescape(client.get(f"{PLAYERS}&measure=totals").content.decode())

    assert 'href="?who=players&measure=totals"' in teams
    assert 'href="?measure=totals"' in players


def test_players_are_sorted_by_points_a_game(client, court_played):
    response = client.get(PLAYERS)

    points = [float(cell) for cell in column_of(response, "PTS")]
    lines = PlayerSeasonLine.objects.all()
    assert points == sorted(
        (round(line.values["pts"] / line.games, 1) for line in lines), reverse=True
    )
    assert response.content.decode().count('aria-sort="descending"') == 1


def test_players_sort_by_every_column_both_ways(client, court_played):
    page = client.get(PLAYERS).content.decode()
    links = re.findall(r'<th scope="col"[^>]*><a href="([^"]+)"', page)

    assert len(links) == 8
    for link in map(unescape, links):
        response = client.get(STATS + link)
        assert response.status_code == 200
        assert response.content.decode().count("aria-sort=") == 1
    by_name = names(client.get(f"{PLAYERS}&sort=player"))
    assert by_name == sorted(by_name)
    assert names(client.get(f"{PLAYERS}&sort=player&order=desc")) == by_name[::-1]


def test_undefined_share_is_a_dash_and_last_either_way(client, court_played, arden):
    player = rostered.spot_of(arden, "Ann Lee").player
    set_line(player, 2, 0, 0, 0)

    for order in ("", "&order=asc"):
        response = client.get(f"{PLAYERS}&sort=fg_pct{order}")
        assert column_of(response, "FG%")[-1] == "—"


def test_players_show_totals(client, court_played):
    totals = column_of(client.get(f"{PLAYERS}&measure=totals"), "PTS")

    lines = PlayerSeasonLine.objects.all()
    assert sorted(map(int, totals)) == sorted(line.values["pts"] for line in lines)


def test_players_are_filtered_by_team_and_position(client, court_played, arden, alice):
    everybody = client.get(PLAYERS)
    of_team = client.get(f"{PLAYERS}&team=arden")
    guards = client.get(f"{PLAYERS}&team=arden&position=guard")
    centres = client.get(f"{PLAYERS}&position=centre")

    lines = PlayerSeasonLine.objects.filter(entry__team=arden)
    assert len(names(of_team)) == lines.count() < len(names(everybody))
    assert names(guards) == names(of_team)
    assert "No player fits these filters." in text_of(centres)
    assert 'href="?who=players"' in unescape(centres.content.decode())


def test_form_of_filters_keeps_what_else_is_asked(client, court_played):
    page = client.get(f"{PLAYERS}&sort=fga&order=asc&measure=totals&team=arden")

    form = page.content.decode().split("hw-filter-wrap")[1].split("</form>")[0]
    hidden = re.findall(r'<input type="hidden" name="(\w+)" value="(\w+)">', form)
    assert hidden == [
        ("who", "players"),
        ("sort", "fga"),
        ("order", "asc"),
        ("measure", "totals"),
    ]
    assert '<option value="arden" selected>' in page.content.decode()


def test_only_those_with_enough_games_are_shown_on_demand(client, court_played, arden):
    player = rostered.spot_of(arden, "Ann Lee").player
    set_line(player, 1, 50, 25, 25)
    place = f"/players/{player.pk}/"

    everybody = client.get(PLAYERS)
    qualified = client.get(f"{PLAYERS}&qualified=yes")

    assert "at least 2 games" in text_of(everybody)
    assert place in everybody.content.decode().split('id="leaders"')[0]
    assert place not in qualified.content.decode()


def test_leaders_of_players_say_what_they_need(client, court_played):
    page = text_of(client.get(PLAYERS))

    assert "FGA: at least 2 a game" in page
    assert "Per game, of players with at least 2 games." in page


def test_leaders_say_how_many_games_have_players(client, court_played):
    PlayerLine.objects.filter(game__fixture__number=1).delete()

    assert "5 of 6 games have figures of players." in text_of(client.get(PLAYERS))


def test_players_beyond_a_page_stand_on_the_next(client, court_played, monkeypatch):
    monkeypatch.setattr(player_statistics, "ROWS_A_PAGE", 5)
    whole = PlayerSeasonLine.objects.count()

    first = client.get(f"{PLAYERS}&sort=player")
    link = re.search(r'<a href="([^"]+)" rel="next">', first.content.decode())
    second = client.get(STATS + unescape(link[1]))

    assert unescape(link[1]) == "?who=players&sort=player&page=2"
    assert len(names(first)) == len(names(second)) == 5
    assert f"{whole} players" in text_of(second)
    assert "Page 2 of" in text_of(second)
    assert 'href="players.csv?sort=player"' in unescape(second.content.decode())


def test_traded_player_is_one_row_with_both_teams(client, court, alice):
    arden, bexley = (court.league.teams.get(slug=slug) for slug in ("arden", "bexley"))
    runs.simulate(court, alice, "t1", reach="day")
    player = rostered.spot_of(arden, "Ann Lee").player
    rostered.save(arden, alice, *rostered.rows_of(arden)[1:])
    signed = rostered.row(player.name, "77", player.pk)
    rostered.save(bexley, alice, signed, *rostered.rows_of(bexley))
    runs.simulate(court, alice, "t2")

    page = client.get(PLAYERS).content.decode()

    row = next(
        part
        for part in page.split("<tr")
        if f"/players/{player.pk}/" in part and "d-drop" in part
    )
    assert re.findall(r'title="(Arden|Bexley)"', row) == ["Arden", "Bexley"]


@pytest.mark.parametrize(
    "query",
    [
        "sort=nothing",
        "sort=%00",
        "order=up",
        "measure=averages",
        "group=nothing",
        "team=nobody",
        "team=%00",
        "position=goalkeeper",
        "qualified=no",
    ],
)
def test_players_refuse_what_there_is_not(client, court_played, query):
    assert client.get(f"{PLAYERS}&{query}").status_code == 404


def test_page_that_there_is_not_is_the_last_one(client, court_played):
    assert client.get(f"{PLAYERS}&page=99").status_code == 200
    assert client.get(f"{PLAYERS}&page=x").status_code == 200


def test_whoever_is_asked_for_is_teams_or_players(client, court_played):
    assert client.get(f"{STATS}?who=referees").status_code == 200
    assert client.get(f"{STATS}?team=nobody").status_code == 200


def test_home_shows_leaders_of_players(client, court_played):
    page = client.get(HOME)

    points = {
        line.player_id: line.values["pts"] / line.games
        for line in PlayerSeasonLine.objects.filter(games__gte=2)
    }
    shown = page.content.decode()
    linked = re.findall(r"/players/(\d+)/", shown.split(">Points<")[1])
    listed = [points[int(pk)] for pk in linked[:5]]
    assert "Team leaders" not in text_of(page)
    assert "Per game, of players with at least 2 games." in text_of(page)
    assert listed == sorted(points.values(), reverse=True)[:5]
    assert 'stats/?who=players"' in shown


def test_home_before_the_first_game_says_when_leaders_come(client, court):
    page = text_of(client.get(HOME))

    assert "Leaders show here after the first game that is simulated, or whose" in page


def test_names_of_players_are_escaped(client, court_played):
    Player.objects.update(name="<b>Bold</b>")

    page = client.get(PLAYERS).content.decode()

    assert "<b>Bold" not in page
    assert "&lt;b&gt;Bold" in page
