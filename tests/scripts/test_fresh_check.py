"""The fresh check passes a site that keeps its promises, and no other."""

import os
import re
import signal
import subprocess
import sys
from contextlib import closing

import pytest

from scripts import fresh_check
from scripts.fresh_check import CheckFailed, Newcomer, Terminal
from scripts.isolation import processes_marked

# A door that behaves like `make demo`; each variable breaks one promise.
SITE = """
import http.server, os, signal, subprocess, sys

class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        broken = self.path == os.environ.get("BROKEN_PAGE")
        self.send_response(500 if broken else 200)
        self.send_header("Content-Length", "0")
        self.end_headers()
    def log_message(self, *arguments):
        pass

if os.environ.get("LEAVES_PROCESS"):
    subprocess.Popen(["sleep", "60"], start_new_session=True,
                     stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
if os.environ.get("INSTALLS"):
    print("Installing the base set")
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
port = os.environ.get("CLAIMED_PORT", server.server_port)
print(f"Hardwood is up at http://127.0.0.1:{port}/", flush=True)
if os.environ.get("ENDS_EARLY"):
    sys.exit()
print("Season 2 has ended after 9.5 s: 90 games", flush=True)
try:
    server.serve_forever()
except KeyboardInterrupt:
    print("Hardwood has stopped.")
    sys.exit(int(os.environ.get("LAST_STATUS", "0")))
"""


@pytest.fixture
def newcomer(tmp_path):
    """Return a newcomer whose clone has one door, `demo`, that starts SITE."""
    clone, home = tmp_path / "a clone", tmp_path / "home"
    clone.mkdir()
    home.mkdir()
    (clone / "page.py").write_text(SITE, encoding="utf-8")
    (clone / "foreground.py").write_text(
        f"import sys; sys.path.insert(0, {os.getcwd()!r})\n"
        "from scripts.foreground import main\nsys.exit(main(sys.argv[1:]))\n",
        encoding="utf-8",
    )
    python = f'"{sys.executable}"'
    (clone / "Makefile").write_text(
        f"demo:\n\t@{python} foreground.py {python} page.py\n", encoding="utf-8"
    )
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    return Newcomer(clone, None, environment)


def left_processes(newcomer: Newcomer) -> list[int]:
    return processes_marked(newcomer.environment["HOME"])


def check(newcomer: Newcomer) -> None:
    fresh_check.check_door(newcomer, fresh_check.DEMO, must_install=False)


def test_check_door_passes_a_site_that_keeps_its_promises(newcomer, capsys):
    check(newcomer)

    assert re.search(
        r"make demo: up after \S+ s, 3 pages after \S+ s, stopped in \S+ s",
        capsys.readouterr().out,
    )
    assert left_processes(newcomer) == []


@pytest.mark.parametrize(
    ("variables", "complaint"),
    [
        (
            {"BROKEN_PAGE": "/leagues/northern-boards/games/91/"},
            "/leagues/northern-boards/games/91/ answered 500",
        ),
        ({"ENDS_EARLY": "yes"}, "the command ended before it had said all"),
        ({"CLAIMED_PORT": "8000"}, "the site claims port 8000, which is taken"),
        ({"INSTALLS": "yes"}, "the second run installed something anew"),
        ({"LAST_STATUS": "3"}, "after Ctrl-C the status was 2"),
    ],
)
def test_check_door_refuses_a_site_that_breaks_a_promise(
    newcomer, variables, complaint
):
    newcomer.environment.update(variables)

    with pytest.raises(CheckFailed, match=re.escape(complaint)):
        check(newcomer)


def test_check_door_refuses_a_site_that_leaves_a_process(newcomer):
    newcomer.environment["LEAVES_PROCESS"] = "yes"

    with pytest.raises(CheckFailed, match="there were still processes"):
        check(newcomer)

    for pid in left_processes(newcomer):
        os.kill(pid, signal.SIGKILL)


def test_check_door_refuses_a_door_that_ends_at_once(newcomer):
    (newcomer.clone / "Makefile").write_text("demo:\n\t@exit 1\n", encoding="utf-8")

    with pytest.raises(CheckFailed, match="ended before it had said all"):
        check(newcomer)


def test_check_door_refuses_a_first_run_that_installs_nothing(newcomer):
    with pytest.raises(CheckFailed, match="found something installed already"):
        fresh_check.check_door(newcomer, fresh_check.DEMO, must_install=True)


def test_terminal_says_what_it_has_waited_for(newcomer):
    command = ["sh", "-c", "echo hello; sleep 60"]

    with closing(Terminal(newcomer, command)) as terminal:
        assert terminal.wait_for(re.compile("h(el)lo"), 10)[1] == "el"
        with pytest.raises(CheckFailed, match="“goodbye” was not said within 0.2 s"):
            terminal.wait_for(re.compile("goodbye"), 0.2)


def test_check_tests_refuses_a_failing_door(newcomer):
    (newcomer.clone / "Makefile").write_text("test:\n\t@exit 1\n", encoding="utf-8")

    with pytest.raises(CheckFailed, match="make test ended with status 2"):
        fresh_check.check_tests(newcomer)


def test_terminal_ends_a_command_that_is_still_running(newcomer):
    terminal = Terminal(newcomer, ["sleep", "60"])

    with closing(terminal), pytest.raises(CheckFailed, match="did not end within"):
        terminal.wait(0.2)

    assert left_processes(newcomer) == []


def test_clone_last_commit_takes_what_is_committed_and_shares_no_file(
    tmp_path, monkeypatch, capsys
):
    source, target = tmp_path / "source", tmp_path / "a clone"
    source.mkdir()
    monkeypatch.chdir(source)
    identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    (source / "file").write_text("committed", encoding="utf-8")
    for command in (["init", "-q"], ["add", "file"], [*identity, "commit", "-qm", "a"]):
        subprocess.run(["git", *command], check=True)
    (source / "file").write_text("changed", encoding="utf-8")

    fresh_check.clone_last_commit(target)

    assert (target / "file").read_text(encoding="utf-8") == "committed"
    assert "not committed" in capsys.readouterr().out
    objects = [path for path in target.rglob("objects/*/*") if path.is_file()]
    assert objects
    assert {path.stat().st_nlink for path in objects} == {1}
