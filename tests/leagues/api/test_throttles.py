import pytest
from django.core.cache import caches

from tests.leagues.api_reading import LEAGUES, status


@pytest.fixture
def slow(settings):
    """Two requests a minute for visitors, three for those who are signed in."""
    rates = {"anon": "2/min", "user": "3/min"}
    settings.REST_FRAMEWORK = {
        **settings.REST_FRAMEWORK,
        "DEFAULT_THROTTLE_RATES": rates,
    }


@pytest.mark.django_db
def test_visitor_who_asks_too_often_is_told_when_to_come_back(client, slow):
    passed = [status(client, LEAGUES) for _ in range(2)]

    response = client.get(LEAGUES)

    assert passed == [200, 200]
    assert response.status_code == 429
    assert response["Content-Type"] == "application/json"
    assert 0 < int(response["Retry-After"]) <= 60
    assert response.json()["errors"][0]["code"] == "throttled"


def test_member_may_ask_more_often_and_for_himself(client, slow, alice):
    visitor = [status(client, LEAGUES) for _ in range(3)]
    client.force_login(alice)

    member = [status(client, LEAGUES) for _ in range(4)]

    assert visitor == [200, 200, 429]
    assert member == [200, 200, 200, 429]


@pytest.mark.django_db
def test_two_addresses_are_counted_apart(client, slow):
    for _ in range(3):
        client.get(LEAGUES)

    assert client.get(LEAGUES, REMOTE_ADDR="10.0.0.7").status_code == 200


@pytest.mark.django_db
def test_forwarded_address_is_believed_from_a_known_proxy_alone(client, slow, settings):
    for number in range(3):
        client.get(LEAGUES, headers={"X-Forwarded-For": f"10.0.0.{number}"})
    alone = client.get(LEAGUES, headers={"X-Forwarded-For": "10.0.0.9"})
    settings.REST_FRAMEWORK = {**settings.REST_FRAMEWORK, "NUM_PROXIES": 1}

    behind = client.get(LEAGUES, headers={"X-Forwarded-For": "10.0.0.9"})

    assert (alone.status_code, behind.status_code) == (429, 200)


@pytest.mark.django_db
def test_nobody_is_shut_out_while_the_counts_cannot_be_reached(
    client, slow, settings, tmp_path
):
    settings.CACHES = {
        "default": {
            "BACKEND": "django.core.cache.backends.redis.RedisCache",
            "LOCATION": f"unix://{tmp_path}/nothing-listens-here",
        }
    }

    found = [status(client, LEAGUES) for _ in range(4)]
    caches.close_all()

    assert found == [200, 200, 200, 200]
