import hashlib
import json
import re
import zlib
from dataclasses import replace

import pytest
import time_machine
from django.test import Client

from games.models import Game
from games.records import unpack_record
from games.views.records import REPLAYS_A_MINUTE
from leagues.models import Fixture, League
from simulation.record import load, replay
from tests.games import runs
from tests.games.reading import (
    address,
    text_of,
    void,
)


def tamper_with_choice(game):
    record = unpack_record(bytes(game.record))
    game.record = zlib.compress(
        replace(record, choices=record.choices[:-1]).dump().encode()
    )
    game.save()


def tamper_with_record_and_digest(game):
    record = unpack_record(bytes(game.record))
    result = record.result._replace(home=record.result.home + 1)
    runs.store_record(game, replace(record, result=result))


def tamper_with_line(game):
    line = game.lines.get(side="home")
    line.values["stp"] += 1
    line.save()


def tamper_with_score(game):
    Fixture.objects.filter(pk=game.fixture_id).update(home_points=99)


def tamper_with_plays(game):
    events = json.loads(zlib.decompress(bytes(game.events)))
    game.events = zlib.compress(json.dumps(events[:-1]).encode())
    game.save()


def cut_record_short(game):
    game.record = bytes(game.record)[:-9]
    game.save()


def test_record_of_a_running_season_is_the_sealed_copy(client, game):
    response = client.get(address(rest="record.json"))

    assert response["Content-Type"] == "application/json"
    assert response["Content-Disposition"] == (
        'attachment; filename="old-mill-league-1-1.json"'
    )
    assert response["ETag"] == f'"{game.sealed_digest}"'
    assert response["Cache-Control"] == "no-cache"
    assert hashlib.sha256(response.content).hexdigest() == game.sealed_digest
    sheet = response.json()["home"]
    assert set(sheet) == {"coach", "profile_sha256"}
    assert replay(load(response.content)).box.score == (
        game.home_points,
        game.away_points,
    )


def test_record_of_a_closed_season_is_open(client, closed):
    response = client.get(address(rest="record.json"))

    game = Game.objects.get(fixture__number=1)
    assert hashlib.sha256(response.content).hexdigest() == game.digest
    assert response.json()["home"]["profile"] == {}


def test_record_of_a_private_league_is_kept_out_of_shared_caches(client, game, vera):
    League.objects.update(visibility=League.Visibility.PRIVATE)
    client.force_login(vera)

    response = client.get(address(rest="record.json"))

    assert response["Cache-Control"] == "private, no-cache"


def test_record_that_is_known_is_not_sent_again(client, game):
    known = {"If-None-Match": f'"{game.sealed_digest}"'}
    other = {"If-None-Match": '"0"'}

    same = client.get(address(rest="record.json"), headers=known)
    changed = client.get(address(rest="record.json"), headers=other)

    assert (same.status_code, same.content) == (304, b"")
    assert same["ETag"] == f'"{game.sealed_digest}"'
    assert changed.status_code == 200


def test_record_of_a_voided_attempt_can_still_be_had(client, game, alice):
    season = game.fixture.season
    void(season, alice)
    none_counts = client.get(address(rest="record.json"))
    runs.simulate(season, alice, token="again")

    first = client.get(address(rest="record.json?attempt=1"))
    counting = client.get(address(rest="record.json"))

    assert none_counts.status_code == 404
    assert first["ETag"] == f'"{game.sealed_digest}"'
    assert counting["Content-Disposition"].endswith('-1-2.json"')


@pytest.mark.parametrize("attempt", ["2", "0", "x", "²", "1.0", "9" * 40])
def test_attempt_that_there_is_not_is_not_found(client, game, attempt):
    assert client.get(address(rest=f"record.json?attempt={attempt}")).status_code == 404


def test_fixture_that_was_not_played_has_no_record(client, running):
    assert client.get(address(rest="record.json")).status_code == 404
    assert client.post(address(rest="verify/")).status_code == 404


def test_verify_replays_and_says_so(client, game):
    before = text_of(client.get(address()))

    response = client.post(address(rest="verify/"))
    after = text_of(client.get(address()))

    assert response.status_code == 302
    assert response["Location"] == address(rest="#made")
    assert "Not replayed since it was made." in before
    assert "Verified." not in before
    assert "The game was replayed: everything is as it was stored." in after
    assert "Verified. Replayed from its record on" in after
    assert re.search(r"same score, same box score, same \d+ plays\.", after)
    assert "Verify again" in after


@pytest.mark.parametrize(
    "tamper",
    [
        tamper_with_choice,
        tamper_with_record_and_digest,
        tamper_with_line,
        tamper_with_score,
        tamper_with_plays,
        cut_record_short,
    ],
)
def test_verify_finds_what_was_tampered_with(client, game, tamper):
    tamper(game)

    client.post(address(rest="verify/"))
    page = text_of(client.get(address()))

    assert "The replay differs from what is stored:" in page
    assert "Not as stored." in page
    assert "Verified." not in page


def test_verify_asks_for_a_post(client, game):
    assert client.get(address(rest="verify/")).status_code == 405
    assert client.post(address()).status_code == 405


def test_verify_is_protected_against_other_sites(game):
    guarded = Client(enforce_csrf_checks=True)

    assert guarded.post(address(rest="verify/")).status_code == 403


@time_machine.travel("2027-06-01T12:00:05Z", tick=False)
def test_verify_is_throttled(client, game):
    for _ in range(REPLAYS_A_MINUTE):
        assert client.post(address(rest="verify/")).status_code == 302
    Game.objects.update(verified_at=None, verified_state="")

    response = client.post(address(rest="verify/"))

    assert response.status_code == 429
    assert "Too many replays in a minute" in text_of(response)
    assert Game.objects.exclude(verified_state="").count() == 0
