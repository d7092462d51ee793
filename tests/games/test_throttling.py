import pytest
import time_machine
from django.core.cache import cache, caches

from games.throttling import is_within_limit


@pytest.fixture(autouse=True)
def fresh_counts():
    cache.clear()
    yield
    cache.clear()


def asked_by(rf, address="10.0.0.1"):
    return rf.get("/", REMOTE_ADDR=address)


@time_machine.travel("2026-11-30T12:00:05Z", tick=False)
def test_as_many_as_allowed_are_let_through(rf):
    found = [is_within_limit(asked_by(rf), "replay", 2) for _ in range(4)]

    assert found == [True, True, False, False]


@time_machine.travel("2026-11-30T12:00:05Z", tick=False)
def test_others_and_other_actions_are_counted_apart(rf):
    assert is_within_limit(asked_by(rf), "replay", 1)
    assert not is_within_limit(asked_by(rf), "replay", 1)

    assert is_within_limit(asked_by(rf, "10.0.0.2"), "replay", 1)
    assert is_within_limit(asked_by(rf), "search", 1)


def test_next_minute_begins_anew(rf):
    with time_machine.travel("2026-11-30T12:00:59Z", tick=False):
        is_within_limit(asked_by(rf), "replay", 1)
        assert not is_within_limit(asked_by(rf), "replay", 1)

    with time_machine.travel("2026-11-30T12:01:00Z", tick=False):
        assert is_within_limit(asked_by(rf), "replay", 1)


@time_machine.travel("2026-11-30T12:00:05Z", tick=False)
def test_count_that_the_cache_has_dropped_shuts_nobody_out(rf, monkeypatch):
    is_within_limit(asked_by(rf), "replay", 1)

    def dropped(key: str) -> int:
        raise ValueError(key)

    monkeypatch.setattr(cache, "incr", dropped)

    assert is_within_limit(asked_by(rf), "replay", 1)


def test_nobody_is_shut_out_while_the_counts_cannot_be_reached(rf, settings, tmp_path):
    settings.CACHES = {
        "default": {
            "BACKEND": "django.core.cache.backends.redis.RedisCache",
            "LOCATION": f"unix://{tmp_path}/nothing-listens-here",
        }
    }

    found = [is_within_limit(asked_by(rf), "replay", 1) for _ in range(2)]
    caches.close_all()

    assert found == [True, True]
