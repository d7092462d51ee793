from dataclasses import replace
from datetime import timedelta

import pytest
from django.db.models import F
from django.utils import timezone

from games import services
from games.models import Game, RunError, TeamLine
from games.records import pack_events, unpack_record
from leagues.errors import WrongState
from leagues.models import CoachProfile, Entry, Fixture, Player, RosterSpot, Season
from tests.games import rostered, runs


def first_game() -> Game:
    """Return the game of fixture 1."""
    return Fixture.objects.get(number=1).games.get()


def change(game, **fields):
    """Change a stored game past all services."""
    Game.objects.filter(pk=game.pk).update(**fields)


def cut_short(game):
    record = unpack_record(bytes(game.record))
    runs.store_record(game, replace(record, choices=record.choices[:-1]))


def other_line(game):
    line = TeamLine.objects.filter(game=game).first()
    line.values["pts"] += 1
    line.save()


def other_choice(game):
    record = unpack_record(bytes(game.record))
    choices = list(record.choices)
    choices[3] = "no such choice"
    runs.store_record(game, replace(record, choices=tuple(choices)))


def other_seed(game):
    record = unpack_record(bytes(game.record))
    runs.store_record(game, replace(record, seed=7))
    change(game, seed="7")


def other_profile(game):
    team = game.fixture.home.team
    change(
        game,
        home_profile=CoachProfile.objects.create(
            team=team,
            version=9,
            dials={team.league.rules.dials[0].name: team.league.rules.dials[0].maximum},
        ),
    )


def other_result(game):
    Fixture.objects.filter(pk=game.fixture_id).update(home_points=99)


TAMPERINGS = {
    "the record cannot be read": lambda game: change(game, record=b"no record"),
    "the digest of the record": lambda game: change(game, digest="0" * 64),
    "the rule book of the record": lambda game: change(game, ruleset="other"),
    "the version of the record": lambda game: change(game, ruleset_version="0"),
    "the seed of the record": lambda game: change(game, seed="1"),
    "the result is another one": lambda game: change(game, result_kind="other"),
    "the fixture has another result": other_result,
    "the points by period are others": lambda game: change(game, periods=[[1, 2]]),
    "the box score is another one": other_line,
    "the play-by-play is another one": lambda game: change(
        game, events=pack_events([])
    ),
    "events cannot be unpacked": lambda game: change(game, events=b"no events"),
    "choice 4:": other_choice,
    "the record says": cut_short,
}


def test_game_is_verified_from_its_record(played):
    game = first_game()

    found = services.verify_game(game)

    game.refresh_from_db()
    assert (found.state, found.reason) == ("verified", "")
    assert game.verified_state == "verified"
    assert game.verified_at is not None


@pytest.mark.parametrize("reason", TAMPERINGS)
def test_game_that_was_tampered_with_differs(played, reason):
    TAMPERINGS[reason](first_game())

    found = services.verify_game(first_game())

    assert found.state == "differs"
    assert found.reason.startswith(reason)
    assert first_game().verified_state == "differs"


def test_game_of_an_earlier_version_is_archived(played):
    runs.archive(first_game())

    found = services.verify_game(first_game())

    assert found.state == "archived"
    assert found.reason.startswith("made by version 0")


def test_voided_game_can_still_be_verified(played, alice):
    fixture = Fixture.objects.get(number=1)
    services.clear_result(fixture, author=alice, version=fixture.version)

    assert services.verify_game(first_game()).state == "verified"


def test_game_is_compared_with_the_fixture_as_it_is_now(played, alice):
    fixture = Fixture.objects.get(number=1)
    services.clear_result(fixture, author=alice, version=fixture.version)
    before = Fixture.objects.get(number=1)
    runs.simulate(played, alice, "t2")
    game = before.games.get(is_official=True)
    assert game.fixture is before

    found = services.verify_game(game)

    game.refresh_from_db()
    assert (found.state, game.verified_state) == ("verified", "verified")


def test_result_without_a_record_has_nothing_to_verify(running):
    game = Game(fixture=Fixture.objects.get(number=1), source="score")

    with pytest.raises(WrongState, match="entered by hand"):
        services.verify_game(game)


def test_check_finds_every_receipt_in_order(closed, alice):
    run = runs.check(closed, alice)

    assert (run.state, run.total, run.done, run.failed) == ("done", 6, 6, 0)
    assert run.is_promise_kept is True
    assert {game.verified_state for game in Game.objects.all()} == {"verified"}


def test_check_takes_in_voided_games(played, alice):
    fixture = Fixture.objects.get(number=1)
    services.clear_result(fixture, author=alice, version=fixture.version)
    runs.simulate(played, alice, "t2")
    closed = services.close_season(played, actor=alice, version=played.version)

    run = runs.check(closed, alice)

    states = fixture.games.order_by("attempt").values_list("verified_state", flat=True)
    assert (run.total, run.done) == (6, 6)
    assert list(states) == ["verified", "verified"]


def test_check_tells_of_an_attempt_that_was_made_to_vanish(played, alice):
    fixture = Fixture.objects.get(number=1)
    services.clear_result(fixture, author=alice, version=fixture.version)
    runs.simulate(played, alice, "t2")
    closed = services.close_season(played, actor=alice, version=played.version)
    fixture.games.get(attempt=1).delete()

    run = runs.check(closed, alice)

    error = RunError.objects.get()
    assert (run.done, run.failed) == (5, 1)
    assert (error.fixture, error.reason) == (fixture, "an attempt is missing")


def test_check_tells_of_a_promise_that_was_broken(closed, alice):
    Season.objects.update(secret=bytes(32))

    run = runs.check(closed, alice)

    reasons = set(RunError.objects.values_list("reason", flat=True))
    assert run.is_promise_kept is False
    assert (run.done, run.failed) == (0, 6)
    assert reasons == {"Attempt 1: the seed does not follow from the season's secret."}


@pytest.mark.parametrize(
    ("damage", "failed"), [({"commitment": "cut short"}, 0), ({"secret": b"short"}, 6)]
)
def test_check_tells_of_a_promise_that_is_damaged(closed, alice, damage, failed):
    Season.objects.update(**damage)

    run = runs.check(closed, alice)

    reasons = set(RunError.objects.values_list("reason", flat=True))
    assert (run.state, run.is_promise_kept, run.failed) == ("done", False, failed)
    assert reasons <= {"Attempt 1: A season's secret has 32 bytes, not 5."}


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (other_seed, "Attempt 1: the seed does not follow from the season's secret."),
        (other_profile, "Attempt 1: the instructions are others."),
        (other_line, "Attempt 1: the box score is another one."),
        (
            lambda game: change(game, is_official=False),
            "the fixture's result is not that of its game",
        ),
    ],
)
def test_check_names_what_differs(closed, alice, tamper, reason):
    tamper(first_game())

    run = runs.check(closed, alice)

    error = RunError.objects.get()
    assert (run.state, run.done, run.failed) == ("done", 5, 1)
    assert (error.fixture.number, error.reason) == (1, reason)


def test_check_passes_over_archived_games(closed, alice):
    runs.archive(first_game())

    run = runs.check(closed, alice)

    assert (run.done, run.skipped, run.failed) == (5, 1, 0)
    assert first_game().verified_state == "archived"


def test_check_finds_a_game_that_its_seed_does_not_give(closed, alice):
    game = first_game()
    record = unpack_record(bytes(game.record))
    again = Fixture.objects.get(number=2).games.get()
    other = unpack_record(bytes(again.record))
    forged = replace(other, seed=record.seed)
    change(
        game,
        events=bytes(again.events),
        periods=again.periods,
        result_kind=again.result_kind,
        home_points=again.home_points,
        away_points=again.away_points,
    )
    Fixture.objects.filter(pk=game.fixture_id).update(
        result_kind=again.result_kind,
        home_points=again.home_points,
        away_points=again.away_points,
    )
    for line in game.lines.all():
        line.values = again.lines.get(side=line.side).values
        line.save()
    game.refresh_from_db()
    runs.store_record(game, forged)

    found = services.verify_game(first_game())
    run = runs.check(closed, alice)

    assert found.state == "verified"
    assert run.failed == 1
    assert "differs when simulated again" in RunError.objects.get().reason


def player_line(game, **where):
    return game.player_lines.filter(**where).order_by("pk").first()


def other_player_line(game):
    line = next(line for line in game.player_lines.all() if line.values)
    line.values["pts"] += 1
    line.save()


def other_shots(game):
    line = player_line(game)
    line.shots = {"h3": [1, 1]}
    line.save()


def other_person(game):
    line = player_line(game, side="home", place=1)
    line.player = Player.objects.create(league=line.player.league, name="Nobody")
    line.save()


def other_team(game):
    line = player_line(game, side="home", place=1)
    line.entry = game.fixture.away
    line.save()


def missing_player(game):
    player_line(game, side="away", place=4).delete()


def other_spot(game):
    line = player_line(game, side="home", place=1)
    line.spot = RosterSpot.objects.create(
        player=line.player,
        team=line.spot.team,
        number="99",
        position="guard",
        ratings={"touch": 5},
        place=1,
        to_at=timezone.now() + timedelta(hours=1),
    )
    line.save()


def line_of_another_team(game):
    third = Entry.objects.exclude(pk__in=[game.fixture.home_id, game.fixture.away_id])
    game.lines.filter(side="home").update(entry=third.first())


PLAYER_TAMPERINGS = {
    "the box score is another one": [line_of_another_team],
    "a player's line is another one": [
        other_player_line,
        other_shots,
        other_person,
        other_team,
        missing_player,
    ],
    "a roster is another one": [other_spot],
}


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [(tamper, reason) for reason, all_ in PLAYER_TAMPERINGS.items() for tamper in all_],
)
def test_game_whose_players_were_tampered_with_differs(court_played, tamper, reason):
    tamper(first_game())

    found = services.verify_game(first_game())

    assert (found.state, found.reason) == ("differs", reason)


@pytest.mark.parametrize("tamper", [other_spot, missing_player])
def test_check_tells_of_another_roster(court_played, alice, tamper):
    tamper(first_game())
    closed = services.close_season(
        court_played, actor=alice, version=court_played.version
    )

    run = runs.check(closed, alice)

    assert (run.done, run.failed) == (5, 1)
    assert RunError.objects.get().reason == (
        "Attempt 1: a roster or its line-up is another one."
    )


def test_check_tells_of_another_line_up(court, alice):
    team = court.entries.get(team__name="Arden").team
    ann, bo, cy, di = rostered.rows_of(team)
    better = rostered.row(ann.name, ann.number, ann.player, touch=5)
    rostered.save(team, alice, better, bo, cy, di)
    runs.simulate(court, alice)
    closed = services.close_season(court, actor=alice, version=court.version)
    team.spots.update(place=9 - F("place"))

    run = runs.check(closed, alice)

    assert run.failed == 3
    assert {error.reason for error in run.errors.all()} == {
        "Attempt 1: a roster or its line-up is another one."
    }


def test_verifying_takes_the_same_queries_for_any_number_of_players(
    court_played, django_assert_num_queries
):
    game = first_game()

    with django_assert_num_queries(4):
        services.verify_game(game)
