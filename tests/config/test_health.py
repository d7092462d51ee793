from django.db import connection, connections

from config.health import is_broker_up, is_database_up


def test_database_is_up_when_it_answers(db):
    assert is_database_up() is True


def test_database_is_down_when_it_cannot_be_opened(db, tmp_path):
    broken = connections.create_connection("default")
    broken.settings_dict = {
        **connection.settings_dict,
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(tmp_path / "no" / "such.sqlite3"),
    }

    assert is_database_up(broken) is False


def test_broker_is_down_when_nobody_listens(tmp_path):
    assert is_broker_up(f"unix://{tmp_path}/none.sock?db=1") is False


def test_health_says_what_is_down_and_nothing_else(client, db, settings, tmp_path):
    settings.CACHE_URL = f"unix://{tmp_path}/none.sock?db=1"

    response = client.get("/health/")

    assert response.status_code == 503
    assert response.json() == {"status": "down", "database": "ok", "broker": "down"}
    assert "no-store" in response["Cache-Control"]


def test_health_takes_no_post(client):
    assert client.post("/health/").status_code == 405
