import pytest

from games import services
from games.models import PlayerLine, PlayerSeasonLine
from games.pages.player import player_view
from leagues import services as leagues_services
from leagues.access import LeaguePage
from leagues.models import League, Player, RosterSpot
from leagues.permissions import Rights
from simulation.boxscore import FoulLimit
from tests.games import rostered, runs
from tests.games.reading import HOME, column_of, text_of
from tests.simulation import shootout


def address(player, query=""):
    return f"{HOME}players/{player.pk}/{query}"


def rewrite(player, numbers):
    """Give a player of three games other figures, past all services.

    :param numbers: (points, made, tried) of each game, in playing order.
    """
    lines = PlayerLine.objects.filter(player=player).order_by("game__fixture__number")
    for line, (pts, fgm, fga) in zip(lines, numbers, strict=True):
        line.values = {"pts": pts, "fgm": fgm, "fga": fga}
        line.save()
    keys = ("pts", "fgm", "fga")
    PlayerSeasonLine.objects.filter(player=player).update(
        games=len(numbers),
        values={key: sum(item[at] for item in numbers) for at, key in enumerate(keys)},
    )


def scored(player, *scores):
    """Give the player's fixtures scores as his team sees them, in playing order."""
    lines = PlayerLine.objects.filter(player=player).order_by("game__fixture__number")
    for line, (own, other) in zip(lines, scores, strict=True):
        fixture = line.game.fixture
        is_home = line.side == "home"
        fixture.home_points, fixture.away_points = (
            (own, other) if is_home else (other, own)
        )
        fixture.save()


@pytest.fixture
def arden(court):
    return court.league.teams.get(slug="arden")


@pytest.fixture
def ann(arden):
    """Ann Lee of Arden."""
    return rostered.spot_of(arden, "Ann Lee").player


def view_of(season, player):
    league = season.league
    page = LeaguePage(league, season, season, (season,), Rights(None, True, False), "")
    return player_view(page, player.pk)


def test_page_tells_who_he_is_now(client, court, ann, arden):
    page = text_of(client.get(address(ann)))

    assert "Ann Lee" in page
    assert "No. 0 · guard · Arden" in page
    assert "Touch 3" in page
    assert "No figures yet" in page
    assert "They show here after the first game that he is in." in page


def test_page_lists_seasons_and_the_career(client, court_played, ann):
    rewrite(ann, [(2, 1, 4), (0, 0, 2), (5, 4, 6)])

    averages = client.get(address(ann))
    totals = client.get(address(ann, "?measure=totals"))

    # 7 points in three games, 5 of 12 went in
    assert column_of(averages, "PTS") == ["2.3", "2.3"]
    assert column_of(averages, "FG%") == [".417", ".417"]
    assert column_of(totals, "PTS") == ["7", "7"]
    assert column_of(averages, "Season") == ["Season 1", "Career"]


def test_log_has_each_game_the_latest_first(client, court_played, ann):
    rewrite(ann, [(2, 1, 4), (0, 0, 2), (5, 4, 6)])
    scored(ann, (9, 4), (3, 8), (6, 2))

    page = client.get(address(ann))

    assert column_of(page, "Result") == ["W 6–2", "L 3–8", "W 9–4"]
    log = page.content.decode().split('id="log"')[1]
    numbers = PlayerLine.objects.filter(player=ann).values_list(
        "game__fixture__number", flat=True
    )
    for number in numbers:
        assert f'href="{HOME}games/{number}/"' in log


def test_game_that_he_sat_out_is_in_the_log_and_in_no_average(
    client, court_played, ann
):
    rewrite(ann, [(2, 1, 4), (0, 0, 2), (5, 4, 6)])
    last = (
        PlayerLine.objects.filter(player=ann).order_by("game__fixture__number").last()
    )
    last.values = {}
    last.save()
    PlayerSeasonLine.objects.filter(player=ann).update(
        games=2, values={"pts": 2, "fgm": 1, "fga": 6}
    )

    page = client.get(address(ann))

    assert text_of(page).count("did not play") == 1
    view = view_of(court_played, ann)
    home, away = view.chosen.splits[:2]
    assert home.games + away.games == 2


def test_splits_are_by_venue_and_by_result(court_played, ann):
    rewrite(ann, [(2, 1, 4), (0, 0, 2), (5, 4, 6)])
    scored(ann, (9, 4), (3, 8), (6, 2))
    sides = list(
        PlayerLine.objects.filter(player=ann)
        .order_by("game__fixture__number")
        .values_list("side", flat=True)
    )
    points = [2, 0, 5]

    splits = {row.title: row for row in view_of(court_played, ann).chosen.splits}

    wins = {column.key: value for column, value in splits["Wins"].cells}
    losses = {column.key: value for column, value in splits["Losses"].cells}
    # 2 and 5 points in two wins, 5 of 10 went in
    assert wins == {"pts": 3.5, "fgm": 2.5, "fga": 5.0, "fg_pct": 0.5}
    assert losses == {"pts": 0.0, "fgm": 0.0, "fga": 2.0, "fg_pct": 0.0}
    assert "Ties" not in splits
    for title, side in (("Home", "home"), ("Away", "away")):
        own = [one for one, at in zip(points, sides, strict=True) if at == side]
        if own:
            assert splits[title].games == len(own)
            assert splits[title].cells[0][1] == sum(own) / len(own)


def test_fouls_are_counted_by_the_limit_of_the_rule_book(
    court_played, ann, monkeypatch
):
    monkeypatch.setattr(
        shootout.Shootout, "foul_limit", lambda self, options: FoulLimit("fga", 4)
    )
    rewrite(ann, [(2, 1, 4), (0, 0, 2), (5, 4, 6)])

    fouls = view_of(court_played, ann).chosen.fouls

    assert (fouls.average, fouls.most, fouls.outs, fouls.games) == (4.0, 4, 2, 3)


def test_nothing_is_said_of_fouls_where_nobody_is_ever_out(court_played, ann):
    assert view_of(court_played, ann).chosen.fouls is None


def test_player_of_two_teams_has_a_row_for_each_and_one_for_both(
    client, court, ann, arden, alice
):
    bexley = court.league.teams.get(slug="bexley")
    runs.simulate(court, alice, "t1", reach="day")
    rostered.save(arden, alice, *rostered.rows_of(arden)[1:])
    signed = rostered.row(ann.name, "77", ann.pk)
    rostered.save(bexley, alice, signed, *rostered.rows_of(bexley))
    runs.simulate(court, alice, "t2")

    page = client.get(address(ann))

    lines = PlayerSeasonLine.objects.filter(player=ann)
    assert sorted(line.games for line in lines) == [1, 2]
    assert column_of(page, "Team") == ["2 teams", "ARD", "BEX", ""]
    assert column_of(page, "G") == ["3", "1", "2", "3"]
    assert "No. 77 · guard · Bexley" in text_of(page)
    assert "before: 0" in text_of(page)


def test_released_player_keeps_his_page(client, court_played, ann, arden, alice):
    rostered.save(arden, alice, *rostered.rows_of(arden)[1:])

    page = text_of(client.get(address(ann)))

    assert "without a team" in page
    assert "Arden until" in page
    assert "Career" in page


def test_player_who_was_never_on_a_roster_has_a_page(client, court):
    nobody = Player.objects.create(league=court.league, name="Zoë Null")

    page = text_of(client.get(address(nobody)))

    assert "Zoë Null" in page
    assert "never on a roster" in page


def test_earlier_season_is_shown_on_demand(client, court_played, ann, alice):
    court_played.refresh_from_db()
    services.close_season(court_played, actor=alice, version=court_played.version)
    second = rostered.make_season(court_played.league, alice, name="Season 2")
    runs.simulate(second, alice, "second", reach="day")

    latest = client.get(address(ann))
    earlier = client.get(address(ann, "?season=season-1&measure=totals"))

    assert column_of(latest, "Season") == ["Season 2", "Season 1", "Career"]
    assert len(column_of(latest, "Result")) == 1
    assert len(column_of(earlier, "Result")) == 3
    assert "?measure=totals&amp;season=season-2" in earlier.content.decode()
    assert "?season=season-1" in earlier.content.decode()


def test_coach_sees_that_the_player_is_his(alices, court, ann, arden, alice):
    leagues_services.assign_coach(arden, actor=alice, user_id=alice.pk)

    assert "your team" in text_of(alices.get(address(ann)))


def test_page_without_the_rule_book_tells_what_is_stored(client, court_played, ann):
    League.objects.update(ruleset="gone")

    page = text_of(client.get(address(ann)))

    assert "This site no longer has the rule book" in page
    assert "No. 0 · guard · Arden" in page


def test_change_of_number_is_in_the_history(client, court, ann, arden, alice):
    first, *others = rostered.rows_of(arden)
    changed = rostered.row(ann.name, "00", ann.pk)
    rostered.save(arden, alice, changed, *others)

    page = client.get(address(ann))

    assert RosterSpot.objects.filter(player=ann).count() == 2
    assert column_of(page, "No.") == ["00", "0"]
    assert first.number == "0"


def test_names_are_escaped(client, court, ann):
    Player.objects.filter(pk=ann.pk).update(name="<script>alert(1)</script>")

    assert "<script>alert" not in client.get(address(ann)).content.decode()


def test_whole_page_of_the_main_game_has_shots_fouls_and_factors(client, alice):
    rostered.play_main_game(alice)
    line = PlayerSeasonLine.objects.order_by("pk").first()

    page = client.get(address(line.player))

    tried = sum(count for _, count in line.shots.values())
    zones = page.content.decode().split('id="shots"')[1]
    assert tried == line.values["fga"]
    assert zones.count("<svg") >= 1
    assert "a game in Season 1" in text_of(page)
    assert "of 1 game (with 5 fouls)" in text_of(page)
