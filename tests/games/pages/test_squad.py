import re

import pytest

from games.models import PlayerSeasonLine
from games.pages.squad import squad_of
from leagues import services as leagues_services
from leagues.models import Entry
from tests.games import rostered
from tests.games.reading import column_of, team_page, text_of


def entry_of(season, slug="arden"):
    return Entry.objects.select_related("team", "season__league").get(
        season=season, team__slug=slug
    )


@pytest.fixture
def arden(court):
    return court.league.teams.get(slug="arden")


def test_players_stand_by_their_place_with_what_they_did(client, court_played, arden):
    squad = squad_of(entry_of(court_played), is_current=True)

    assert [line.player.name for line in squad.lines] == list(rostered.NAMES)
    assert (squad.ratings, squad.gone) == (("Touch",), ())
    assert [column.key for column in squad.columns] == ["pts", "fg_pct"]
    for line in squad.lines:
        stored = PlayerSeasonLine.objects.filter(player=line.player).first()
        if stored is None:
            assert (line.games, line.cells) == (0, ())
        else:
            points = stored.values["pts"] / stored.games
            assert (line.games, line.cells[0][1]) == (stored.games, points)


def test_whoever_has_left_stands_below(client, court_played, arden, alice):
    rostered.save(arden, alice, *rostered.rows_of(arden)[1:])

    squad = squad_of(entry_of(court_played), is_current=True)
    page = text_of(client.get(team_page(court_played)))

    assert [line.player.name for line in squad.gone] == ["Ann Lee"]
    assert "Ann Lee" not in [line.player.name for line in squad.lines]
    assert "No longer on the roster" in page


def test_season_that_is_over_has_all_who_were_in_a_game(court_played, arden, alice):
    rostered.save(arden, alice, *rostered.rows_of(arden)[1:])

    squad = squad_of(entry_of(court_played), is_current=False)

    played = PlayerSeasonLine.objects.filter(entry__team=arden)
    assert {line.player.pk for line in squad.lines} == {x.player_id for x in played}
    assert squad.gone == ()


def test_new_rating_is_the_one_that_is_shown(court_played, arden, alice):
    first, *others = rostered.rows_of(arden)
    better = rostered.row(first.name, first.number, first.player, touch=5)
    rostered.save(arden, alice, better, *others)

    squad = squad_of(entry_of(court_played), is_current=True)

    assert squad.lines[0].ratings == (5,)


def test_team_page_shows_players_form_and_the_way_to_the_roster(
    client, court_played, arden
):
    response = client.get(team_page(court_played))

    page = response.content.decode()
    assert column_of(response, "Player") == list(rostered.NAMES)
    assert column_of(response, "No.") == ["0", "1", "2", "3"]
    assert column_of(response, "Touch") == ["3"] * 4
    assert 'stats/?who=players&amp;team=arden"' in page
    assert 'href="/leagues/old-mill-league/teams/arden/roster/"' in page
    assert len(re.findall(r'title="\w+, \d+ \w+"', page)) == 3


def test_team_page_leads_its_coach_to_the_instructions(
    alices, court_played, arden, alice
):
    leagues_services.assign_coach(arden, actor=alice, user_id=alice.pk)

    page = alices.get(team_page(court_played)).content.decode()

    assert '<a class="btn" href="/leagues/old-mill-league/teams/arden/coach/">' in page


def test_team_without_players_says_so(client, court, arden, alice):
    arden.spots.all().delete()

    assert "Nobody is on the roster yet." in text_of(client.get(team_page(court)))


def test_player_without_a_game_says_so(client, court):
    assert text_of(client.get(team_page(court))).count("in no game yet") == 4


def test_team_page_of_a_rule_book_without_players_has_none(client, played):
    page = text_of(client.get(team_page(played)))

    assert "Players" not in page
    assert "Form" not in page
    assert "Factors" not in page


def test_team_page_of_the_main_game_has_factors_and_shots(client, alice):
    season = rostered.play_main_game(alice)
    line = season.season_lines.get(entry__team__slug="arden")
    own, other = line.values, line.against

    response = client.get(team_page(season))

    shares = [
        (own["fgm"] + own["fg3m"] / 2) / own["fga"],
        own["tov"] / own["poss"],
        own["oreb"] / (own["oreb"] + other["dreb"]),
        own["ftm"] / own["fga"],
    ]
    assert column_of(response, "Team")[:4] == [
        f"{share:.3f}".removeprefix("0") for share in shares
    ]
    chart = response.content.decode().split('id="shots"')[1]
    for head in ("</span>", "Together"):
        pairs = re.findall(rf"{head}</th><td>(\d+)</td><td>(\d+)</td>", chart)
        assert sum(int(made) for made, _tried in pairs) == own["fgm"]
        assert sum(int(tried) for _made, tried in pairs) == own["fga"]
