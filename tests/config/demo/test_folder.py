from pathlib import Path

import pytest

from config.demo import folder
from config.demo.folder import claim, is_own, own_environment
from config.stack import StackError, take_lock

SHELL = {
    "PATH": "/bin",
    "PORT": "8123",
    "DATABASE_URL": "postgres://nowhere/x",
    "DB_POOL_MAX": "8",
    "DJANGO_SETTINGS_MODULE": "elsewhere.settings",
    "EMAIL_URL": "smtp://mail",
    "REDIS_URL": "redis://nowhere",
    "HARDWOOD_DEBUG": "yes",
    "HARDWOOD_SECRET_KEY": "secret",
    "HARDWOOD_VAR": "/srv/var",
}


def test_own_environment_keeps_nothing_that_leads_elsewhere():
    environment = own_environment(SHELL, Path("/srv/var"))

    assert environment == {
        "PATH": "/bin",
        "PORT": "8123",
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "HARDWOOD_VAR": "/srv/var/demo",
    }


def test_own_environment_is_own():
    environment = own_environment(SHELL, Path("/srv/var"))

    assert is_own(environment, Path("/srv/var/demo"))
    assert own_environment(environment, Path("/srv/var/demo")) == environment


@pytest.mark.parametrize("name", sorted(set(SHELL) - {"PATH", "PORT", "HARDWOOD_VAR"}))
def test_environment_with_a_foreign_variable_is_not_own(name):
    environment = own_environment({}, Path("/srv/var"))

    assert not is_own({**environment, name: SHELL[name]}, Path("/srv/var/demo"))


def test_environment_of_the_site_is_not_own():
    environment = {"DJANGO_SETTINGS_MODULE": "config.settings"}

    assert not is_own(environment, Path("/srv/var"))


def test_claim_marks_the_folder_and_keeps_what_lies_there(tmp_path):
    claim(tmp_path, anew=False)
    (tmp_path / folder.DATABASE).write_text("games", encoding="utf-8")

    claim(tmp_path, anew=False)

    assert (tmp_path / folder.MARK).exists()
    assert (tmp_path / folder.DATABASE).read_text(encoding="utf-8") == "games"


def test_claim_anew_clears_the_folder_and_nothing_else(tmp_path):
    var, outside = tmp_path / "demo", tmp_path / "kept"
    (var / "broker" / "files").mkdir(parents=True)
    outside.mkdir()
    (outside / "letter").touch()
    claim(var, anew=False)
    (var / folder.DATABASE).touch()
    (var / "link").symlink_to(outside)

    claim(var, anew=True)

    assert {path.name for path in var.iterdir()} == {folder.LOCK, folder.MARK}
    assert (outside / "letter").exists()


@pytest.mark.parametrize("anew", [False, True])
def test_claim_refuses_a_site_that_the_demo_did_not_make(tmp_path, anew):
    (tmp_path / folder.DATABASE).write_text("a real site", encoding="utf-8")

    with pytest.raises(StackError, match="holds a site that the demo did not make"):
        claim(tmp_path, anew=anew)

    assert (tmp_path / folder.DATABASE).read_text(encoding="utf-8") == "a real site"


def test_claim_refuses_a_folder_in_use(tmp_path):
    claim(tmp_path, anew=False)
    (tmp_path / folder.DATABASE).touch()

    with take_lock(tmp_path), pytest.raises(StackError, match="already runs"):
        claim(tmp_path, anew=True)

    assert (tmp_path / folder.DATABASE).exists()
