import zlib

import pytest

from games.playing import play
from games.records import (
    pack_events,
    pack_record,
    sealed_record,
    unpack_events,
    unpack_record,
    unpack_written,
    written_events,
)
from simulation.errors import BadRecord
from simulation.record import replay
from simulation.registry import rulesets
from simulation.rosters import average_sheet

SECRET = bytes(range(32))


@pytest.fixture(params=rulesets(), ids=lambda ruleset: ruleset.slug)
def played(request):
    """A game of every ruleset."""
    sheet = average_sheet(request.param)
    return play(request.param, sheet, sheet, {}, 20_270_306)


def seal(record, *, attempt=1):
    return sealed_record(record, SECRET, season=1, fixture=2, attempt=attempt)


def test_record_is_unpacked_as_it_was(played):
    packed = pack_record(played.record)

    assert unpack_record(packed).dump() == played.record.dump()
    assert len(packed) < len(played.record.dump()) / 2


def test_events_are_unpacked_as_they_were(played):
    (ruleset,) = [one for one in rulesets() if one.slug == played.record.ruleset]

    packed = pack_events(played.events)

    assert unpack_events(ruleset, packed) == played.events
    assert unpack_written(packed) == written_events(played.events)


def test_what_is_no_record_is_refused():
    with pytest.raises(BadRecord, match="cannot be unpacked"):
        unpack_record(b"x")
    with pytest.raises(BadRecord, match="is not JSON"):
        unpack_record(zlib.compress(b"x"))


def test_what_are_no_events_is_refused():
    with pytest.raises(ValueError, match="cannot be unpacked"):
        unpack_written(b"x")


def test_sealed_record_hides_the_profiles_and_can_be_replayed(played):
    sealed = seal(played.record)

    written = sealed.to_json()
    sheet = played.record.home.to_json()
    del sheet["profile"]
    assert written["home"] == {**sheet, "profile_sha256": sealed.home.seal}
    assert replay(sealed).game.result == played.result


def test_equal_profiles_have_different_seals(played):
    one, other = seal(played.record), seal(played.record, attempt=2)

    seals = {one.home.seal, one.away.seal, other.home.seal, other.away.seal}
    assert len(seals) == 4
    assert seal(played.record) == one
