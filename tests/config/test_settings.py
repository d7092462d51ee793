import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings

ROOT = Path(__file__).resolve().parents[2]

TELL = """
import json, sys
from config import settings
names = sys.argv[1:]
print(json.dumps({name: getattr(settings, name, None) for name in names}, default=str))
"""


def read_settings(var, names, **variables):
    """Return settings as a fresh process with only these variables sees them."""
    environment = {
        "PATH": os.environ["PATH"],
        "HARDWOOD_VAR": str(var),
        **variables,
    }
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", TELL, *names],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_settings_without_variables_are_those_of_one_folder(tmp_path):
    found = read_settings(
        tmp_path,
        [
            *(
                "DEBUG",
                "ALLOWED_HOSTS",
                "DATABASES",
                "BROKER_SOCKET",
                "EMAIL_FILE_PATH",
            ),
            *("SECURE_SSL_REDIRECT", "SESSION_COOKIE_SECURE", "STATIC_ROOT", "VAR"),
            *("SERVESTATIC_USE_FINDERS", "SECURE_HSTS_SECONDS", "LOG_LEVEL"),
        ],
    )

    assert found.pop("DATABASES")["default"]["NAME"] == f"{tmp_path}/hardwood.sqlite3"
    assert found.pop("BROKER_SOCKET").endswith("/broker.sock")
    assert found == {
        "DEBUG": False,
        "ALLOWED_HOSTS": ["localhost", "127.0.0.1", "[::1]"],
        "EMAIL_FILE_PATH": f"{tmp_path}/mail",
        "SECURE_SSL_REDIRECT": False,
        "SESSION_COOKIE_SECURE": False,
        "STATIC_ROOT": None,
        "VAR": str(tmp_path),
        "SERVESTATIC_USE_FINDERS": True,
        "SECURE_HSTS_SECONDS": 0,
        "LOG_LEVEL": "WARNING",
    }


def test_settings_of_a_deployment_come_from_variables(tmp_path):
    found = read_settings(
        tmp_path,
        [
            *("ALLOWED_HOSTS", "CSRF_TRUSTED_ORIGINS", "SECURE_SSL_REDIRECT"),
            *("SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "SECURE_HSTS_SECONDS"),
            *("SECURE_PROXY_SSL_HEADER", "ALLAUTH_TRUSTED_PROXY_COUNT"),
            *("BROKER_SOCKET", "CELERY_BROKER_URL", "CELERY_BROKER_USE_SSL"),
            *("SERVESTATIC_USE_FINDERS", "SECRET_KEY"),
        ],
        HARDWOOD_HOSTS="league.example",
        HARDWOOD_ORIGINS="https://league.example",
        HARDWOOD_HTTPS="yes",
        HARDWOOD_PROXIES="1",
        HARDWOOD_STATIC_ROOT=str(tmp_path / "static"),
        HARDWOOD_SECRET_KEY="given",
        REDIS_URL="rediss://h/0",
        DATABASE_URL="postgres://nowhere/x",
    )

    assert found == {
        "ALLOWED_HOSTS": ["league.example"],
        "CSRF_TRUSTED_ORIGINS": ["https://league.example"],
        "SECURE_SSL_REDIRECT": True,
        "SESSION_COOKIE_SECURE": True,
        "CSRF_COOKIE_SECURE": True,
        "SECURE_HSTS_SECONDS": 31536000,
        "SECURE_PROXY_SSL_HEADER": ["HTTP_X_FORWARDED_PROTO", "https"],
        "ALLAUTH_TRUSTED_PROXY_COUNT": 1,
        "BROKER_SOCKET": None,
        "CELERY_BROKER_URL": "rediss://h/0",
        "CELERY_BROKER_USE_SSL": {"ssl_cert_reqs": 2},
        "SERVESTATIC_USE_FINDERS": False,
        "SECRET_KEY": "given",
    }


@pytest.mark.slow
def test_static_build_finds_every_file_that_a_file_names(tmp_path):
    environment = {
        "PATH": os.environ["PATH"],
        "HARDWOOD_VAR": str(tmp_path),
        "HARDWOOD_STATIC_ROOT": str(tmp_path / "static"),
    }

    done = subprocess.run(
        [sys.executable, "manage.py", "collectstatic", "--noinput", "-v", "0"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
    manifest = json.loads((tmp_path / "static/staticfiles.json").read_text())
    assert "hardwood/tokens.css" in manifest["paths"]


def test_deployment_passes_the_checks_of_django(tmp_path):
    environment = {
        "PATH": os.environ["PATH"],
        "HARDWOOD_VAR": str(tmp_path),
        "HARDWOOD_HTTPS": "yes",
        "HARDWOOD_HOSTS": "league.example",
    }

    done = subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    # Whether subdomains and browsers' preload lists may hold us to https is the
    # deployment's to say, so these two advices stay.
    advices = {
        line.split(":")[1].strip(" (")[:13]
        for line in done.stderr.splitlines()
        if line.startswith("?:")
    }
    assert done.returncode == 0
    assert advices == {"security.W005", "security.W021"}


def test_passwords_are_hashed_with_argon2(tmp_path):
    found = read_settings(tmp_path, ["PASSWORD_HASHERS"])

    assert found["PASSWORD_HASHERS"][0].endswith("Argon2PasswordHasher")


def test_policy_allows_nothing_inline_and_nobody_else():
    assert settings.CONTENT_SECURITY_POLICY == {
        "DIRECTIVES": {
            "default-src": ["'self'"],
            "img-src": ["'self'", "data:"],
            "object-src": ["'none'"],
            "frame-ancestors": ["'none'"],
            "base-uri": ["'self'"],
            "form-action": ["'self'"],
        }
    }
