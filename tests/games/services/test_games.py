import pytest

from games import services
from games.models import Game, SeasonLine, TeamLine
from games.receipts import game_seed
from games.records import unpack_record
from games.selectors import season_differences
from leagues import services as leagues_services
from leagues.errors import NotAllowed, StaleVersion
from leagues.models import CoachProfile, Fixture, Team
from tests import builders
from tests.games import runs


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
