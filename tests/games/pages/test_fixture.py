import re

import pytest
from django.utils.formats import date_format

from games.models import Game, TeamLine
from games.records import pack_events, unpack_events, unpack_record
from leagues import services as leagues_services
from leagues.models import League
from leagues.scheduling import local_date
from simulation.record import replay
from tests.games import boxes, runs
from tests.games.reading import (
    address,
    enter,
    made_of,
    text_of,
    void,
)


def test_game_is_headed_by_teams_and_score(client, game):
    fixture = game.fixture

    page = client.get(address())

    title = (
        f"{fixture.away.team.name} {fixture.away_points},"
        f" {fixture.home.team.name} {fixture.home_points}"
    )
    body = page.content.decode()
    assert f"<title>{title} · Old Mill League · Hardwood</title>" in body
    assert f'<h1 class="visually-hidden">{title}</h1>' in body
    assert "Final" in text_of(page)
    assert body.count('class="lost"') == 1


def test_game_shows_line_score_and_computed_figures(client, game):
    page = text_of(client.get(address()))

    box = replay(unpack_record(bytes(game.record))).box
    away_points = " ".join(str(points) for _, points in box.periods)
    assert f"{away_points} {game.away_points}" in page
    assert f"Lead changes {box.lead_changes} Times tied {box.times_tied}" in page
    assert "Lead changes, ties and leads are computed from the running score" in page


def test_game_shows_every_column_for_both_teams(client, game):
    page = client.get(address()).content.decode()

    part = page.split('id="box"')[1].split("</section>")[0]
    columns = [
        column
        for column in game.fixture.season.league.rules.stat_columns
        if column.group != "periods"
    ]
    away, home = (
        game.lines.get(side=side).values for side in (TeamLine.Side.AWAY, "home")
    )
    assert re.findall(r'<abbr title="([^"]+)">', part) == [
        column.heading for column in columns
    ]
    assert ["Points", str(away["pts"]), str(home["pts"])] == re.sub(
        r"<[^>]+>", " ", part.split("<tbody>")[1].split("</tr>")[0]
    ).split()


def test_game_draws_the_margin_with_its_key(client, game):
    page = client.get(address()).content.decode()

    part = page.split('id="flow"')[1].split("</section>")[0]
    assert part.count("<svg") == 3
    assert f"{game.fixture.home.team.name} ahead" in part
    assert f"{game.fixture.away.team.name} ahead" in part


def test_game_opens_with_the_last_period(client, game):
    page = client.get(address())

    last = replay(unpack_record(bytes(game.record))).box.periods
    body = page.content.decode()
    assert f'href="?period={len(last)}#plays" aria-current="true"' in body
    assert "The game is over." in text_of(page)
    assert body.count('<tr class="group"><th scope="rowgroup"') == 1


def test_plays_are_filtered_by_period_and_score(client, game):
    first = client.get(address(rest="?period=1"))
    everything = client.get(address(rest="?period=all"))
    scoring = client.get(address(rest="?period=all&scoring=1"))

    box = replay(unpack_record(bytes(game.record))).box
    assert "The game is over." not in text_of(first)
    assert everything.content.decode().count("rowgroup") == len(box.periods)
    plays = scoring.content.decode().split('id="plays"')[1].split("</table>")[0]
    assert len(re.findall(r"<td><b>\d+–\d+</b></td>", plays)) == len(box.running)
    assert plays.count("<td><b>") == plays.count('<td class="hw-muted d-drop">')
    assert 'href="?period=all&amp;scoring=1#plays"' in everything.content.decode()
    assert 'href="?period=all#plays"' in scoring.content.decode()
    assert 'href="?period=1&amp;scoring=1#plays"' in scoring.content.decode()


def test_period_without_a_point_says_so(client, game):
    rules = game.fixture.league.rules
    events = unpack_events(rules, bytes(game.events))
    told = next(place for place, event in enumerate(events) if rules.describe(event))
    Game.objects.update(events=pack_events(events[: told + 1]))

    page = text_of(client.get(address(rest="?period=1&scoring=1")))

    assert "0 of 1 plays" in page
    assert "Nobody scored in this period." in page


def test_game_after_overtime_says_after_which(client, game):
    regular = game.fixture.season.league.rules.period_names({}, 0)
    extra = [[1, 1]] * (len(regular) + 2 - len(game.periods))
    Game.objects.filter(pk=game.pk).update(periods=game.periods + extra)

    headings = game.fixture.season.league.rules.period_names({}, len(regular) + 2)
    assert f"Final, after {headings[-1]}" in text_of(client.get(address()))


def test_game_that_a_team_could_not_finish_says_so(client, played):
    Game.objects.filter(fixture__number=1).update(result_kind="forfeit")

    assert "Final, by forfeit" in text_of(client.get(address()))


def test_game_tells_how_it_was_made(client, game):
    season = game.fixture.season

    made = made_of(client.get(address()))

    assert made["Source"] == "Simulated, run 1"
    assert made["Decisions"] == str(game.decisions)
    assert made["Seed"] == game.seed
    assert made["Attempt"] == "1, the only one"
    assert season.commitment in made["Season promise"]
    assert game.sealed_digest in made["Record"]
    assert (
        "coach  standard , no instructions" in made[game.fixture.home.team.abbreviation]
    )
    assert game.digest not in client.get(address()).content.decode()


def test_game_of_a_closed_season_shows_the_open_record(client, closed):
    game = Game.objects.get(fixture__number=1)

    made = made_of(client.get(address()))

    assert made["Record"].strip() == f"sha256 {game.digest}"
    assert "the secret behind it is published" in made["Season promise"]


def test_score_alone_says_what_it_counts_for(client, running, alice):
    enter(running, alice)

    response = client.get(address())

    page = text_of(response)
    assert "31" in page
    assert "28" in page
    assert "Entered by hand as a score alone" in page
    assert made_of(response)["Source"] == "Score entered, by Alice"
    assert "Verify" not in page
    assert "Download record" not in page
    assert 'id="box"' not in response.content.decode()


@pytest.mark.parametrize(("forfeit", "absent"), [("home", 1), ("away", 1), ("both", 2)])
def test_forfeit_is_a_tag_and_not_a_score(client, running, alice, forfeit, absent):
    enter(running, alice, entered=boxes.forfeit(forfeit))

    response = client.get(address())

    page = text_of(response)
    fixture = running.fixtures.get(number=1)
    title = f"{fixture.away.team.name} at {fixture.home.team.name}"
    assert f"<title>{title} ·" in response.content.decode()
    assert f"forfeit {fixture.get_forfeit_display()}" in page
    assert page.count("did not play.") == absent
    assert "Final" not in page
    assert "Ruled by the league. There is nothing to replay." in page


def test_tie_has_no_loser(client, running, alice):
    enter(running, alice, entered=boxes.score(9, 9))

    assert 'class="lost"' not in client.get(address()).content.decode()


def test_cancelled_game_says_so(client, running, alice):
    fixture = running.fixtures.get(number=1)
    leagues_services.cancel_fixture(fixture, actor=alice, version=fixture.version)

    page = text_of(client.get(address()))

    assert "cancelled" in page
    assert "This game was called off" in page


def test_box_score_by_hand_shows_lines_and_nothing_to_replay(client, running, alice):
    enter(running, alice, entered=boxes.box_of(running))

    response = client.get(address())

    body, page = response.content.decode(), text_of(response)
    assert "Entered by hand: it counts in the standings and in all statistics" in page
    assert 'id="box"' in body
    assert 'id="plays"' not in body
    assert client.post(address(rest="verify/")).status_code == 404
    assert client.get(address(rest="record.json")).status_code == 404


def test_voided_game_is_listed_until_the_next_one_and_after(client, game, alice):
    season = game.fixture.season
    void(season, alice)
    before = text_of(client.get(address()))
    runs.simulate(season, alice, token="again")

    after = client.get(address())

    score = f"{game.away_points}–{game.home_points}"
    day = date_format(local_date(game.made_at, season.league.zone), "j M Y")
    assert f"1 void {score} Simulated, run 1, {day}" in before
    assert "Voided by Alice, " in before
    assert made_of(after)["Attempt"] == "2"
    assert score in text_of(after)
    assert "nobody rolls twice unseen" in text_of(after)


def test_voided_game_without_a_record_offers_none(client, running, alice):
    Game.objects.create(
        fixture=running.fixtures.get(number=1),
        source="box_score",
        ruleset=running.league.ruleset,
        ruleset_version=running.ruleset_version,
        home_points=31,
        away_points=28,
    )

    page = client.get(address())

    assert "28–31" in text_of(page)
    assert "record.json?attempt=1" not in page.content.decode()


def test_archived_game_keeps_its_box_score(client, game):
    runs.archive(game)
    client.post(address(rest="verify/"))

    response = client.get(address())

    assert "Archived." in text_of(response)
    assert 'id="box"' in response.content.decode()
    assert 'id="plays"' not in response.content.decode()


def test_game_works_without_the_rule_book(client, game):
    League.objects.update(ruleset="gone")

    page = client.get(address())

    assert page.status_code == 200
    assert str(game.home_points) in text_of(page)


def test_damaged_record_leaves_the_page_standing(client, game):
    Game.objects.update(record=b"junk", events=b"junk")

    page = client.get(address())

    assert page.status_code == 200
    assert "Download record" not in text_of(page)
    assert client.get(address(rest="record.json")).status_code == 404


def test_game_of_baseball_shows_what_stands_behind_the_innings(client, diamond):
    page = client.get("/leagues/pine-field/games/1/").content.decode()

    table = page.split('class="hw-line"')[1].split("</table>")[0]
    home = diamond.lines.get(side="home").values
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", table)
    assert cells[6:9] == ["1", "2", "X"]
    assert cells[10:] == [str(home["h"]), str(home["lob"])]
    assert '<abbr title="Runners left on base">LOB</abbr>' in table


def test_game_after_extra_innings_says_after_which_inning(client, diamond):
    Game.objects.update(periods=[[1, 1]] * 3 + [[0, 1]])

    page = client.get("/leagues/pine-field/games/1/")

    assert "Final, after Inning 4" in text_of(page)


def test_plays_of_an_inning_stand_under_its_name(client, diamond):
    page = client.get("/leagues/pine-field/games/1/?period=all").content.decode()

    assert '<th scope="rowgroup" colspan="3">Inning 1</th>' in page
