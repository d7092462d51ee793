"""The stamp decides what is installed; the tools are real, the index is a folder."""

import base64
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import zipfile

import pytest

from scripts import install


def make_wheel(folder, name: str, version: str) -> str:
    """Write a wheel of one module into *folder*; return its SHA-256."""
    dist_info = f"{name}-{version}.dist-info"
    files = {
        f"{name}.py": f"VERSION = {version!r}\n",
        f"{dist_info}/METADATA": (
            f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        ),
        f"{dist_info}/WHEEL": (
            "Wheel-Version: 1.0\nGenerator: test\n"
            "Root-Is-Purelib: true\nTag: py3-none-any\n"
        ),
    }
    lines = []
    for path, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())
        lines.append(f"{path},sha256={digest.decode().rstrip('=')},{len(text)}\n")
    lines.append(f"{dist_info}/RECORD,,\n")
    files[f"{dist_info}/RECORD"] = "".join(lines)
    wheel = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


class House:
    """A checkout with doors, locks, an environment and a folder of wheels."""

    def __init__(self, folder, environment) -> None:
        self.folder = folder
        self.wheels = folder / "wheels"
        self.wheels.mkdir()
        (folder / "requirements").mkdir()
        for name in ("base", "dev", "browser", "postgres"):
            self.lock(name, "ball", "1.0")
        # No wheel of uv in the folder: pip does the work.
        self.write_lock("installer", "uv==0.1", "0" * 64)
        shutil.copytree(environment, folder / ".venv", symlinks=True)

    def write_lock(self, name: str, pin: str, digest: str) -> None:
        path = self.folder / "requirements" / f"{name}.txt"
        path.write_text(f"{pin} \\\n    --hash=sha256:{digest}\n", encoding="utf-8")

    def lock(self, name: str, package: str, version: str) -> None:
        self.write_lock(
            name, f"{package}=={version}", make_wheel(self.wheels, package, version)
        )

    @property
    def environment(self) -> dict[str, str]:
        return {
            "PATH": "/usr/bin:/bin",
            "HOME": str(self.folder),
            "PIP_NO_INDEX": "1",
            "PIP_CONFIG_FILE": os.devnull,
            # Words of a variable end at spaces, which this folder's name has.
            "PIP_FIND_LINKS": self.wheels.as_uri(),
        }

    @property
    def command(self) -> list[str]:
        return [".venv/bin/python", "-m", "scripts.install"]

    def ensure(self, *names: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self.command, *names],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def version_of(self, package: str) -> str:
        done = subprocess.run(
            [".venv/bin/python", "-c", f"import {package}; print({package}.VERSION)"],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()


@pytest.fixture(scope="module")
def empty_environment(tmp_path_factory):
    """Return a virtual environment that holds pip alone."""
    folder = tmp_path_factory.mktemp("environment") / "empty"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    return folder


@pytest.fixture
def house(doors, empty_environment):
    return House(doors, empty_environment)


@pytest.mark.slow
def test_ensure_falls_back_to_pip_with_the_same_lock(house):
    done = house.ensure("base")

    assert done.returncode == 0
    assert "uv could not install the base set: pip takes over" in done.stdout
    assert house.version_of("ball") == "1.0"


@pytest.mark.slow
def test_ensure_asks_nobody_a_second_time(house):
    house.ensure("dev")
    for wheel in house.wheels.iterdir():
        wheel.unlink()

    done = house.ensure("dev", "base")

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.slow
def test_ensure_installs_again_when_a_lock_changes(house):
    house.ensure("dev")
    for name in ("base", "dev"):
        house.lock(name, "ball", "2.0")

    house.ensure("base")
    stamp = json.loads((house.folder / ".venv" / "installed.json").read_text())

    assert house.version_of("ball") == "2.0"
    assert list(stamp["sets"]) == ["base"]


@pytest.mark.slow
def test_ensure_refuses_a_package_that_is_not_the_locked_one(house):
    house.write_lock("base", "ball==1.0", "1" * 64)

    done = house.ensure("base")

    assert done.returncode == 1
    assert "The base set could not be installed" in done.stderr
    assert not (house.folder / ".venv" / "installed.json").exists()
    assert not (house.folder / ".venv" / "unfinished").exists()


@pytest.mark.slow
def test_ensure_leaves_a_mark_when_it_is_killed(house):
    (house.folder / "scripts" / "package_index.py").write_text(
        "import time\n"
        "def read_pip_settings(python): return {}\n"
        "def uv_environment(shell, settings): return dict(shell)\n"
        "def installer_environment(shell): print('busy', flush=True); time.sleep(60)\n",
        encoding="utf-8",
    )
    process = subprocess.Popen(
        [*house.command, "base"],
        cwd=house.folder,
        env=house.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    while "busy" not in process.stdout.readline():
        continue

    process.send_signal(signal.SIGKILL)
    process.communicate()

    assert (house.folder / ".venv" / "unfinished").exists()


def test_read_stamp_is_empty_for_another_python(tmp_path, monkeypatch):
    monkeypatch.setattr(install, "VENV", tmp_path)
    install.write_stamp({"base": "a"})
    assert install.read_stamp() == {"base": "a"}

    monkeypatch.setattr(install, "python_version", lambda: "2.7.0")

    assert install.read_stamp() == {}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"python": "3.11"}'])
def test_read_stamp_is_empty_where_the_file_is_damaged(tmp_path, monkeypatch, text):
    monkeypatch.setattr(install, "VENV", tmp_path)
    (tmp_path / "installed.json").write_text(text, encoding="utf-8")

    assert install.read_stamp() == {}


def test_is_held_counts_a_set_within_another(tmp_path, monkeypatch):
    monkeypatch.setattr(install, "REQUIREMENTS", tmp_path)
    for name in install.CONTAINED:
        (tmp_path / f"{name}.txt").write_text(name, encoding="utf-8")
    stamp = {"browser": install.lock_hash("browser"), "gone": "a"}

    held = [name for name in install.CONTAINED if install.is_held(name, stamp)]

    assert held == ["base", "dev", "browser"]


def test_main_refuses_an_unknown_set(capsys):
    with pytest.raises(SystemExit) as stopped:
        install.main(["everything"])

    assert stopped.value.code == 2
    assert "invalid choice: 'everything'" in capsys.readouterr().err
