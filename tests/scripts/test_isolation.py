"""A stranger has another user, an empty environment and no network."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import isolation

ROOT = Path(__file__).resolve().parents[2]


def test_bare_environment_keeps_only_the_way_to_an_index():
    shell = {
        "HTTPS_PROXY": "http://proxy.example:3128",
        "VIRTUAL_ENV": "/elsewhere",
        "PATH": "/strange",
    }
    pip_settings = {"index-url": "https://mirror.example/simple", "timeout": "9"}

    environment = isolation.bare_environment(Path("/home/new"), shell, pip_settings)

    assert environment == {
        "PATH": "/strange",
        "HOME": "/home/new",
        "LANG": "C.UTF-8",
        "CC": "/bin/false",
        "DATABASE_URL": "postgres://nowhere/x",
        "HTTPS_PROXY": "http://proxy.example:3128",
        "PIP_INDEX_URL": "https://mirror.example/simple",
    }


def test_unreachable_index_points_every_installer_at_a_closed_port():
    environment = isolation.unreachable_index({"HOME": "/home/new"})

    assert environment["HOME"] == "/home/new"
    assert environment["PIP_INDEX_URL"] == environment["UV_DEFAULT_INDEX"]
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", 9)) != 0


def test_leave_network_keeps_the_loopback_only():
    code = (
        "import socket, sys\n"
        "from scripts.isolation import leave_network\n"
        "if not leave_network(): sys.exit(77)\n"
        "listener = socket.create_server(('127.0.0.1', 0))\n"
        "socket.create_connection(listener.getsockname()).close()\n"
        "print(*(name for _, name in socket.if_nameindex()))\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    if done.returncode == 77:
        pytest.skip("this machine allows no network-less process")
    assert done.stderr == ""
    assert "lo" in done.stdout.split()
    assert not [name for name in done.stdout.split() if name.startswith(("e", "w"))]


def test_processes_marked_finds_a_process_by_its_environment(tmp_path):
    if not Path("/proc/self/environ").exists():
        pytest.skip("needs /proc")
    marker = f"HOME={tmp_path}/marked"

    with subprocess.Popen(
        ["sleep", "60"], env={"PATH": os.environ["PATH"], "HOME": f"{tmp_path}/marked"}
    ) as process:
        found = isolation.processes_marked(marker)
        process.kill()

    assert found == [process.pid]
    assert isolation.processes_marked(marker) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can change its account")
def test_become_gives_privileges_up_for_good(tmp_path):
    account = isolation.stranger()
    assert account is not None
    (tmp_path / "file").touch()
    isolation.give(tmp_path, account)
    code = (
        "import os\n"
        "from scripts.isolation import become, stranger\n"
        "become(stranger())\n"
        "print(os.getuid(), os.getgid(), os.getgroups())\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == f"{account.uid} {account.gid} []\n"
    assert (tmp_path / "file").stat().st_uid == account.uid
