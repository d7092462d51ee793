from datetime import timedelta
from threading import Barrier, Thread

import pytest
from django.db import connection

from games import services
from games.models import Exhibition, ExhibitionTeam, Game, SeasonLine, TeamLine
from games.records import unpack_record
from games.services.exhibitions import BATCH, delete_old_exhibitions
from leagues.errors import BadValue
from leagues.models import Fixture
from simulation.record import replay
from simulation.steps import steps_of
from tests.games.exhibited import AWAY, HOME, NOW, OTHER, RULES, exhibit

DAY = timedelta(days=1)


def test_exhibition_is_a_game_of_two_ready_teams_without_a_fixture(db):
    exhibition = exhibit()

    game = Game.objects.get()
    record = unpack_record(bytes(game.record))
    assert exhibition.game == game
    assert (game.fixture, game.is_official, game.source) == (None, False, "simulated")
    assert (game.ruleset, game.ruleset_version) == (RULES.slug, RULES.version)
    assert (record.home, record.away) == (HOME.sheet, AWAY.sheet)
    assert record.options == RULES.check_options({})
    assert game.digest == record.digest()
    assert game.made_at == NOW
    assert replay(record).box.score == (game.home_points, game.away_points)


def test_exhibition_keeps_its_teams_as_they_were(db):
    exhibition = exhibit()

    assert exhibition.home_team == ExhibitionTeam(
        HOME.name,
        HOME.abbreviation,
        HOME.first_color,
        HOME.second_color,
        HOME.character.template,
    )
    assert exhibition.away_team.name == AWAY.name
    assert str(exhibition) == f"{AWAY.name} at {HOME.name}"


def test_exhibition_knows_its_steps(db):
    exhibition = exhibit()

    record = unpack_record(bytes(exhibition.game.record))
    assert exhibition.steps == [list(step) for step in steps_of(record)]


def test_every_exhibition_has_a_seed_and_a_key_of_its_own(db):
    games = [exhibit(f"t{number}") for number in range(3)]

    assert len({one.game.seed for one in games}) == 3
    assert len({one.key for one in games}) == 3
    assert {len(one.key) for one in games} == {43}


def test_same_request_sent_twice_is_the_same_game(db):
    first = exhibit()

    again = exhibit()

    assert again == first
    assert Game.objects.count() == 1


def test_form_that_was_changed_in_between_is_another_game(db):
    first = exhibit()

    other = exhibit(away=OTHER.abbreviation)

    assert other != first
    assert other.away_team.name == OTHER.name
    assert Game.objects.count() == 2


@pytest.mark.database
def test_same_request_sent_at_the_same_time_is_the_same_game(shared_database):
    barrier = Barrier(4)
    keys = []

    def send():
        barrier.wait()
        keys.append(exhibit().key)
        connection.close()

    threads = [Thread(target=send) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(keys) == 4
    assert len(set(keys)) == 1
    assert Game.objects.count() == 1


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"ruleset": "chess"}, "ruleset"),
        ({"ruleset": ""}, "ruleset"),
        ({"home": "???"}, "home"),
        ({"away": ""}, "away"),
        ({"away": AWAY.name}, "away"),
        ({"away": HOME.abbreviation}, "away"),
    ],
)
def test_request_that_cannot_be_names_the_field(db, fields, field):
    with pytest.raises(BadValue) as refused:
        exhibit(**fields)

    assert refused.value.field == field
    assert Game.objects.count() == 0


def test_exhibition_verifies(db):
    exhibition = exhibit()

    found = services.verify_game(exhibition.game)

    assert found == services.Verification(Game.Verified.VERIFIED)


def test_exhibition_that_was_tampered_with_does_not_verify(db):
    exhibition = exhibit()
    exhibition.game.periods[0][0] += 1
    exhibition.game.save()

    found = services.verify_game(exhibition.game)

    assert found.state == Game.Verified.DIFFERS
    assert found.reason == "the points by period are others"


def test_exhibition_counts_nowhere(played):
    before = list(SeasonLine.objects.order_by("pk").values())

    exhibit()

    assert TeamLine.objects.filter(game__fixture=None).count() == 0
    assert list(SeasonLine.objects.order_by("pk").values()) == before
    assert services.rebuild_season_lines(played) == 6
    assert list(SeasonLine.objects.order_by("pk").values()) == before
    assert Fixture.objects.filter(games__exhibition__isnull=False).count() == 0


def test_exhibitions_are_deleted_after_a_day(played):
    exhibit("old", now=NOW - DAY)
    young = exhibit("young", now=NOW - DAY + timedelta(seconds=1))
    Game.objects.filter(fixture__isnull=False).update(made_at=NOW - 30 * DAY)

    deleted = delete_old_exhibitions(NOW)

    assert deleted == 1
    assert list(Exhibition.objects.all()) == [young]
    assert Game.objects.filter(fixture=None).count() == 1
    assert Game.objects.filter(fixture__season=played).count() == 6


def test_exhibitions_are_deleted_in_bounded_batches(db, django_assert_max_num_queries):
    first = exhibit("first", now=NOW - 3 * DAY)
    columns = ("source", "ruleset", "ruleset_version", "seed", "record", "events")
    copied = {name: getattr(first.game, name) for name in (*columns, "digest")}
    scores = {"home_points": 1, "away_points": 0}
    for number in range(BATCH):
        game = Game.objects.create(**copied, **scores, made_at=NOW - 2 * DAY)
        Exhibition.objects.create(
            game=game,
            key=str(number),
            request=str(number),
            home=first.home,
            away=first.away,
            steps=first.steps,
        )

    with django_assert_max_num_queries(9):
        deleted = delete_old_exhibitions(NOW)

    assert deleted == BATCH
    assert Exhibition.objects.filter(pk=first.pk).count() == 0
    assert delete_old_exhibitions(NOW) == 1
    assert delete_old_exhibitions(NOW) == 0
    assert Game.objects.count() == 0
