import pytest

from games import services
from games.models import Game, PlayerLine, PlayerSeasonLine, SeasonLine, TeamLine
from games.receipts import game_seed
from games.records import unpack_record
from games.selectors import season_differences
from leagues import services as leagues_services
from leagues.errors import NotAllowed, StaleVersion
from leagues.models import CoachProfile, Fixture, Team
from tests import builders
from tests.games import rostered, runs


def test_game_is_stored_with_all_that_it_was_made_from(played):
    fixture = Fixture.objects.get(number=1)
    game = fixture.games.get()

    record = unpack_record(bytes(game.record))
    seed = game_seed(bytes(played.secret), season=1, fixture=1, attempt=1)
    lines = {line.side: line for line in game.lines.all()}
    assert (game.attempt, game.source, game.is_official) == (1, "simulated", True)
    assert (game.ruleset, game.ruleset_version) == (
        played.league.ruleset,
        played.ruleset_version,
    )
    assert (game.seed, record.seed) == (str(seed), seed)
    assert record.result == (fixture.result_kind, game.home_points, game.away_points)
    assert (game.home_points, game.away_points) == (
        fixture.home_points,
        fixture.away_points,
    )
    assert game.digest == record.digest() != game.sealed_digest
    assert [sum(points) for points in zip(*game.periods, strict=True)] == [
        game.home_points,
        game.away_points,
    ]
    assert (lines["home"].entry, lines["away"].entry) == (fixture.home, fixture.away)
    assert lines["home"].values["pts"] == game.home_points
    assert 0 < game.decisions < len(record.choices)
    assert (game.home_profile, game.run.number) == (None, 1)


def test_game_is_played_with_the_newest_profiles(running, alice):
    arden = Team.objects.get(name="Arden")
    dial = running.league.rules.dials[0]
    old, new = (
        CoachProfile.objects.create(team=arden, version=version, dials=dials)
        for version, dials in ((1, {}), (2, {dial.name: dial.maximum}))
    )

    runs.simulate(running, alice)

    games = Game.objects.filter(fixture__home__team=arden)
    assert games.count() > 0
    assert {game.home_profile for game in games} == {new}
    assert {
        unpack_record(bytes(game.record)).home.profile[dial.name] for game in games
    } == {dial.maximum}
    assert old.home_games.count() == 0


def test_game_that_is_voided_is_kept_and_counts_nowhere(played, alice):
    fixture = Fixture.objects.get(number=1)
    before = SeasonLine.objects.get(entry=fixture.home)

    cleared = services.clear_result(fixture, author=alice, version=fixture.version)

    game = fixture.games.get()
    after = SeasonLine.objects.get(entry=fixture.home)
    assert cleared.state == "scheduled"
    assert game.is_official is False
    assert (before.games, after.games) == (3, 2)
    assert before.values["pts"] - after.values["pts"] == game.home_points
    assert season_differences(played) == []


def test_voided_game_is_simulated_again_as_the_next_attempt(played, alice):
    fixture = Fixture.objects.get(number=1)
    services.clear_result(fixture, author=alice, version=fixture.version)

    run = runs.simulate(played, alice, "t2")

    first, second = fixture.games.order_by("attempt")
    assert (run.total, run.done) == (1, 1)
    assert (second.attempt, second.is_official) == (2, True)
    assert int(second.seed) == game_seed(
        bytes(played.secret), season=1, fixture=1, attempt=2
    )
    assert first.seed != second.seed
    assert season_differences(played) == []


def test_only_who_enters_results_may_void_a_game(played, alice, vera):
    fixture = Fixture.objects.get(number=1)

    with pytest.raises(NotAllowed):
        services.clear_result(fixture, author=vera, version=fixture.version)
    with pytest.raises(StaleVersion):
        services.clear_result(fixture, author=alice, version=1)

    assert Game.objects.filter(is_official=True).count() == 6


def test_game_that_the_database_refuses_is_left_open(played, alice, caplog):
    fixture = Fixture.objects.get(number=1)
    # Voided past the door of this app: its game still holds the fixture.
    leagues_services.clear_result(
        fixture, author=alice, version=fixture.version, void=builders.no_game
    )

    run = runs.simulate(played, alice, "t2")

    fixture.refresh_from_db()
    assert (run.failed, fixture.state) == (1, "scheduled")
    assert run.errors.get().reason == (
        "The result of the game was refused. The log of the site names the cause."
    )
    assert "IntegrityError" in caplog.text
    assert TeamLine.objects.count() == 12
    assert season_differences(played) == ["the result of fixture 1"]


def test_everybody_on_the_sheets_has_a_line(court_played):
    game = Game.objects.get(fixture__number=1)
    record = unpack_record(bytes(game.record))

    lines = list(game.player_lines.select_related("spot").order_by("-side", "place"))

    fixture = game.fixture
    assert [(line.side, line.place, line.entry_id) for line in lines] == [
        (side, place, entry)
        for side, entry in (("home", fixture.home_id), ("away", fixture.away_id))
        for place in range(1, 5)
    ]
    assert [line.spot.ratings for line in lines] == [
        dict(player.ratings)
        for sheet in (record.home, record.away)
        for player in sheet.players
    ]
    assert {frozenset(line.values) for line in PlayerLine.objects.all()} == {
        frozenset(),
        frozenset({"pts", "fgm", "fga"}),
    }
    for side in ("home", "away"):
        points = [line.values.get("pts", 0) for line in lines if line.side == side]
        assert sum(points) == getattr(game, f"{side}_points")


def test_line_up_of_the_profile_is_the_order_of_the_sheet(court, alice):
    arden = Team.objects.get(name="Arden")
    order = [rostered.spot_of(arden, name).player_id for name in rostered.NAMES[::-1]]
    leagues_services.save_profile(
        arden, actor=alice, version=0, dials={}, lineup=order[:3]
    )

    runs.simulate(court, alice)

    lines = PlayerLine.objects.filter(entry__team=arden).order_by("game", "place")
    assert [line.player_id for line in lines] == order * 3
    assert season_differences(court) == []


def test_team_with_too_few_players_leaves_its_fixtures_open(court, alice):
    arden = Team.objects.get(name="Arden")
    spots = arden.spots.order_by("place")
    spots.exclude(pk=spots[0].pk).delete()

    run = runs.simulate(court, alice)

    assert (run.done, run.failed) == (3, 3)
    assert {error.reason for error in run.errors.all()} == {
        "A game takes 2 players on each roster: Arden has 1."
    }
    assert not PlayerLine.objects.filter(entry__team=arden).exists()
    assert Fixture.objects.filter(state=Fixture.State.SCHEDULED).count() == 3


def test_teams_that_both_have_too_few_players_are_both_named(court, alice):
    Team.objects.get(name="Arden").spots.all().delete()
    Team.objects.get(name="Bexley").spots.all().delete()

    run = runs.simulate(court, alice)

    between = run.errors.get(reason__contains=" and ")
    assert run.failed == 5
    assert set(between.reason.split(": ")[1].rstrip(".").split(" and ")) == {
        "Arden has 0",
        "Bexley has 0",
    }


def test_chunk_that_is_worked_off_twice_leaves_one_line_for_each(court_played, alice):
    before = list(PlayerLine.objects.order_by("pk").values())
    folded = list(PlayerSeasonLine.objects.order_by("pk").values())

    for chunk in court_played.runs.get().chunks.all():
        services.work_chunk(chunk.pk)

    assert list(PlayerLine.objects.order_by("pk").values()) == before
    assert list(PlayerSeasonLine.objects.order_by("pk").values()) == folded


def test_lines_of_a_player_stay_where_he_made_them_when_he_is_traded(court, alice):
    arden, bexley = (Team.objects.get(name=name) for name in ("Arden", "Bexley"))
    first = rostered.spot_of(arden, "Bo Rand")
    runs.simulate(court, alice, "t1", reach="day")
    before = list(PlayerLine.objects.filter(player=first.player).values())

    second = rostered.trade(arden, bexley, "Bo Rand", alice)
    runs.simulate(court, alice, "t2")

    lines = PlayerLine.objects.filter(player=first.player).order_by(
        "game__fixture__starts_at"
    )
    assert [(line.spot, line.entry.team) for line in lines] == [
        (first, arden),
        (second, bexley),
        (second, bexley),
    ]
    assert list(lines.values())[:1] == before
    folds = PlayerSeasonLine.objects.filter(player=first.player)
    by_team = {fold.entry.team: fold.games for fold in folds}
    played = [line.entry.team for line in lines if line.values]
    assert by_team == {team: played.count(team) for team in by_team}
    assert season_differences(court) == []
    assert {services.verify_game(game).state for game in Game.objects.all()} == {
        "verified"
    }


def test_games_before_and_after_other_ratings_both_verify(court, alice):
    arden = Team.objects.get(name="Arden")
    ann, *others = rostered.rows_of(arden)
    runs.simulate(court, alice, "t1", reach="day")

    better = rostered.row(ann.name, ann.number, ann.player, touch=5)
    rostered.save(arden, alice, better, *others)
    runs.simulate(court, alice, "t2")
    closed = services.close_season(court, actor=alice, version=court.version)
    check = runs.check(closed, alice)

    lines = PlayerLine.objects.filter(player=ann.player).select_related("spot")
    touches = [
        line.spot.ratings["touch"]
        for line in lines.order_by("game__fixture__starts_at")
    ]
    assert touches == [3, 5, 5]
    assert (check.done, check.failed, check.is_promise_kept) == (6, 0, True)


def test_players_of_the_same_name_are_told_apart(court_played):
    lines = PlayerSeasonLine.objects.filter(player__name="Ann Lee")

    assert len({line.player_id for line in lines}) == lines.count() == 4
    for fold in lines:
        own = PlayerLine.objects.filter(player=fold.player_id).exclude(values={})
        assert fold.values["pts"] == sum(line.values["pts"] for line in own)
        assert {line.entry_id for line in own} == {fold.entry_id}


def test_voided_game_counts_for_no_player(court_played, alice):
    fixture = Fixture.objects.get(number=1)

    services.clear_result(fixture, author=alice, version=fixture.version)

    assert season_differences(court_played) == []
    for fold in PlayerSeasonLine.objects.filter(entry=fixture.home):
        own = PlayerLine.objects.filter(
            player=fold.player_id, game__is_official=True
        ).exclude(values={})
        assert fold.games == own.count() <= 2
