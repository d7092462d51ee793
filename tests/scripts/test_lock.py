"""How the locks are asked for; writing them is tried by `make lock` itself."""

from pathlib import Path

from scripts import lock


def test_compile_command_locks_an_extra_for_every_machine():
    command = lock.compile_command(
        "pyproject.toml", Path("requirements/dev.txt"), extras=["dev"]
    )

    assert command == [
        ".venv/bin/uv",
        "pip",
        "compile",
        "--quiet",
        "pyproject.toml",
        "--universal",
        "--python-version",
        "3.11",
        "--generate-hashes",
        "--no-header",
        "--no-annotate",
        "--output-file",
        "requirements/dev.txt",
        "--extra",
        "dev",
    ]


def test_compile_command_upgrades_only_when_asked():
    command = lock.compile_command("a.in", Path("a.txt"), upgrade=True)

    assert command[-1] == "--upgrade"


def test_merge_locks_names_every_package_once(tmp_path):
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    ball = "ball==1.0 \\\n    --hash=sha256:00\n"
    first.write_text(ball, encoding="utf-8")
    second.write_text(ball + "hoop==2.0 \\\n    --hash=sha256:11\n", encoding="utf-8")

    merged = lock.merge_locks([first, second, tmp_path / "missing.txt"])

    assert merged == second.read_text(encoding="utf-8")
