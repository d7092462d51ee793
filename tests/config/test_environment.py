import multiprocessing
import os
import stat
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from hypothesis import given
from hypothesis import strategies as st

from config import environment


@pytest.mark.parametrize("word", ["1", "yes", "TRUE", " on "])
def test_flag_is_true_for_words_of_consent(word):
    assert environment.read_flag({"X": word}, "X") is True


@pytest.mark.parametrize("word", ["", "0", "no", "False", "off"])
def test_flag_is_false_for_words_of_refusal(word):
    assert environment.read_flag({"X": word}, "X", default=True) is False


def test_flag_has_its_default_when_unset():
    assert environment.read_flag({}, "X", default=True) is True


def test_flag_refuses_other_words():
    with pytest.raises(ImproperlyConfigured, match="^X is 'maybe': say yes or no.$"):
        environment.read_flag({"X": "maybe"}, "X")


@given(st.integers(3, 90))
def test_integer_is_read_within_its_limits(number):
    read = environment.read_integer(
        {"X": f" {number} "}, "X", default=5, least=3, most=90
    )

    assert read == number


def test_integer_has_its_default_when_empty():
    assert environment.read_integer({"X": " "}, "X", default=5) == 5


@pytest.mark.parametrize("text", ["2", "91", "-4", "4.0", "٤", "four", "9" * 400])
def test_integer_refuses_what_lies_outside(text):
    with pytest.raises(ImproperlyConfigured, match="from 3 to 90"):
        environment.read_integer({"X": text}, "X", default=5, least=3, most=90)


def test_list_is_split_at_commas():
    assert environment.read_list({"X": " a.org, ,b.org,"}, "X", default=["c"]) == [
        "a.org",
        "b.org",
    ]


def test_list_has_its_default_when_empty():
    assert environment.read_list({"X": " , "}, "X", default=["c"]) == ["c"]


def test_var_folder_lies_in_the_project_by_default(tmp_path):
    folder = environment.var_folder({}, tmp_path)

    assert folder == tmp_path / "var"
    assert folder.is_dir()


def test_var_folder_lies_where_the_variable_says(tmp_path):
    folder = environment.var_folder({"HARDWOOD_VAR": str(tmp_path / "a/b")}, tmp_path)

    assert folder == tmp_path / "a" / "b"
    assert folder.is_dir()


def test_var_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")

    with pytest.raises(ImproperlyConfigured, match="HARDWOOD_VAR: .*file/var"):
        environment.var_folder({"HARDWOOD_VAR": str(tmp_path / "file/var")}, tmp_path)


def test_secret_key_is_taken_from_the_variable(tmp_path):
    key = environment.secret_key({"HARDWOOD_SECRET_KEY": "mine"}, tmp_path)

    assert key == "mine"
    assert list(tmp_path.iterdir()) == []


def test_secret_key_is_generated_once_and_private(tmp_path):
    first = environment.secret_key({}, tmp_path)
    second = environment.secret_key({}, tmp_path)

    assert first == second
    assert len(first) >= 50
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]
    assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600


def test_secret_key_file_written_by_another_stays_as_it_is(tmp_path):
    path = tmp_path / "secret_key"
    path.write_text("k" * 60 + "\n")

    environment._write_once(path, "l" * 60)

    assert path.read_text() == "k" * 60 + "\n"
    assert list(tmp_path.iterdir()) == [path]


def _send_key(folder, gate, keys):
    gate.wait()
    keys.put(environment.secret_key({}, folder))


def test_secret_key_is_the_same_for_processes_that_start_together(tmp_path):
    context = multiprocessing.get_context("spawn")
    gate, keys = context.Event(), context.Queue()
    processes = [
        context.Process(target=_send_key, args=(tmp_path, gate, keys)) for _ in "123"
    ]
    for process in processes:
        process.start()

    gate.set()
    found = {keys.get(timeout=60) for _ in processes}
    for process in processes:
        process.join()
    keys.close()
    keys.join_thread()

    assert len(found) == 1


def test_secret_key_too_short_is_refused(tmp_path):
    (tmp_path / "secret_key").write_text("short\n")

    with pytest.raises(ImproperlyConfigured, match="delete it"):
        environment.secret_key({}, tmp_path)


def test_database_is_sqlite_in_var_by_default(tmp_path):
    found = environment.database({}, tmp_path)

    assert found == {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(tmp_path / "hardwood.sqlite3"),
        "OPTIONS": dict(environment.SQLITE_OPTIONS),
    }


def test_database_of_a_sqlite_url_has_the_same_options(tmp_path):
    found = environment.database(
        {"DATABASE_URL": f"sqlite:///{tmp_path}/x.db"}, tmp_path
    )

    assert found["NAME"] == f"{tmp_path}/x.db"
    assert found["OPTIONS"] == dict(environment.SQLITE_OPTIONS)


def test_database_of_a_postgres_url_keeps_no_connection(tmp_path):
    found = environment.database({"DATABASE_URL": "postgres://u:p@h:5/n"}, tmp_path)

    assert found["ENGINE"] == "django.db.backends.postgresql"
    assert (found["HOST"], found["PORT"], found["NAME"]) == ("h", 5, "n")
    assert found["CONN_MAX_AGE"] == 0
    assert found["CONN_HEALTH_CHECKS"] is True
    assert found["OPTIONS"] == {}


def test_database_pool_is_merged_into_the_options_of_the_url(tmp_path):
    url = "postgres:///n?host=/run/pg&sslmode=require"

    found = environment.database({"DATABASE_URL": url, "DB_POOL_MAX": "8"}, tmp_path)

    assert found["OPTIONS"] == {
        "host": "/run/pg",
        "sslmode": "require",
        "pool": {"min_size": 1, "max_size": 8, "timeout": 10},
    }


def test_database_url_that_cannot_be_read_is_named_without_its_password(tmp_path):
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL") as caught:
        environment.database({"DATABASE_URL": "nonsense://u:sesame@h/n"}, tmp_path)

    assert "sesame" not in str(caught.value)


def test_broker_socket_is_short_and_belongs_to_its_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", "/tmp/" + "d" * 200)

    one = environment.broker_socket(tmp_path / "one")
    two = environment.broker_socket(tmp_path / "two")

    assert one != two
    assert len(os.fsencode(one)) <= environment.LONGEST_SOCKET_PATH
    assert one.parent.parent == Path("/tmp")


def test_broker_socket_lies_in_the_temporary_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", "/tmp/mine")

    assert environment.broker_socket(tmp_path).parent.parent == Path("/tmp/mine")


def test_broker_urls_are_the_embedded_ones_by_default(tmp_path):
    path = environment.broker_socket(tmp_path)

    assert environment.broker_urls({}, tmp_path) == (
        f"redis+socket://{path}?virtual_host=0",
        f"unix://{path}?db=1",
    )


@pytest.mark.parametrize(
    ("url", "broker", "cache"),
    [
        ("redis://h", "redis://h/0", "redis://h/1"),
        ("redis://h:7/3", "redis://h:7/3", "redis://h:7/4"),
        ("rediss://u:p@h/0", "rediss://u:p@h/0", "rediss://u:p@h/1"),
        (
            "unix:///run/r.sock",
            "redis+socket:///run/r.sock?virtual_host=0",
            "unix:///run/r.sock?db=1",
        ),
        (
            "unix:///run/r.sock?db=4&password=p",
            "redis+socket:///run/r.sock?virtual_host=4&password=p",
            "unix:///run/r.sock?db=5&password=p",
        ),
    ],
)
def test_broker_urls_are_two_databases_of_one_server(tmp_path, url, broker, cache):
    assert environment.broker_urls({"REDIS_URL": url}, tmp_path) == (broker, cache)


@pytest.mark.parametrize(
    "url", ["localhost:6379", "redis://", "redis://h/x", "unix://", "http://h/0"]
)
def test_broker_url_that_cannot_be_read_is_named(tmp_path, url):
    with pytest.raises(ImproperlyConfigured, match="REDIS_URL cannot be read"):
        environment.broker_urls({"REDIS_URL": url}, tmp_path)


def test_mail_is_written_to_files_by_default(tmp_path):
    assert environment.mail({}, tmp_path) == {
        "EMAIL_BACKEND": "django.core.mail.backends.filebased.EmailBackend",
        "EMAIL_FILE_PATH": str(tmp_path / "mail"),
    }


@pytest.mark.parametrize(
    ("url", "port", "tls", "ssl"),
    [
        ("smtp://h", 25, False, False),
        ("smtp+tls://h", 587, True, False),
        ("smtps://h", 465, False, True),
        ("smtps://h:2465", 2465, False, True),
    ],
)
def test_mail_is_sent_as_the_url_says(tmp_path, url, port, tls, ssl):
    found = environment.mail({"EMAIL_URL": url}, tmp_path)

    assert found["EMAIL_HOST"] == "h"
    assert found["EMAIL_PORT"] == port
    assert (found["EMAIL_USE_TLS"], found["EMAIL_USE_SSL"]) == (tls, ssl)


def test_mail_user_and_password_are_unquoted(tmp_path):
    found = environment.mail({"EMAIL_URL": "smtp://a%40b.org:p%2Fq@h"}, tmp_path)

    assert (found["EMAIL_HOST_USER"], found["EMAIL_HOST_PASSWORD"]) == (
        "a@b.org",
        "p/q",
    )


@pytest.mark.parametrize(
    "url", ["h:25", "smtp://", "pop://h", "smtp://h:x", "smtp://[h"]
)
def test_mail_url_that_cannot_be_read_is_named(tmp_path, url):
    with pytest.raises(ImproperlyConfigured, match="EMAIL_URL cannot be read"):
        environment.mail({"EMAIL_URL": url}, tmp_path)
