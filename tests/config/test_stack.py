import os
import signal
import socket
import threading
import time
import urllib.request
from pathlib import Path

import pytest

from config import environment, stack
from config.broker import BrokerError
from config.processes import Stopped, StopRequest
from config.stack import Stack, StackError

ROOT = Path(stack.__file__).resolve().parents[1]


@pytest.fixture
def build(var):
    """Build a stack on the test's own folder; it is closed in the end."""
    built: list[Stack] = []

    def build_stack(**fields) -> Stack:
        stop = fields.pop("stop", StopRequest())
        said: list[str] = []
        found = Stack(
            **{
                "base": ROOT,
                "var": var,
                "socket_path": environment.broker_socket(var),
                "port": 0,
                "say": said.append,
                "stop": stop,
                **fields,
            }
        )
        built.append(found)
        return found

    yield build_stack
    for one in built:
        one.close()


def test_lock_is_held_by_one(tmp_path):
    with stack.take_lock(tmp_path), pytest.raises(StackError) as caught:
        stack.take_lock(tmp_path)

    assert f"(process {os.getpid()})" in str(caught.value)
    assert "HARDWOOD_VAR" in str(caught.value)


def test_lock_is_free_again_once_it_is_closed(tmp_path):
    stack.take_lock(tmp_path).close()

    stack.take_lock(tmp_path).close()


def test_port_is_the_first_free_one():
    with stack.open_port(None) as first, stack.open_port(None) as second:
        ports = [one.getsockname()[1] for one in (first, second)]
        hosts = {one.getsockname()[0] for one in (first, second)}

    assert stack.FIRST_PORT <= ports[0] < ports[1]
    assert hosts == {"127.0.0.1"}


def test_port_that_is_wanted_but_busy_is_named():
    with stack.open_port(0) as busy:
        port = busy.getsockname()[1]

        with pytest.raises(StackError, match=f"Port {port} cannot be used"):
            stack.open_port(port)


def test_ports_all_busy_are_named():
    with stack.open_port(0) as busy:
        port = busy.getsockname()[1]

        with pytest.raises(StackError, match=f"Ports {port} to {port} are all busy"):
            stack.open_port(None, [port])


def test_stack_has_no_address_before_it_is_started(build):
    with pytest.raises(StackError, match="no address yet"):
        _ = build().address


def test_stack_starts_watches_restarts_and_stops(build, wait_until):
    stop = StopRequest()
    said: list[str] = []
    running = build(stop=stop, say=said.append)

    running.start()
    watching = threading.Thread(target=running.watch)
    watching.start()
    web = next(one for one in running._supervisor._running if one.program.name == "web")
    with urllib.request.urlopen(running.address + "health/") as answer:  # noqa: S310 (our own site)
        first = answer.read()
    web.send(signal.SIGTERM)
    wait_until(lambda: said)
    with urllib.request.urlopen(running.address + "health/") as answer:  # noqa: S310 (our own site)
        second = answer.read()
    stop(signal.SIGINT, None)
    watching.join()
    began = time.monotonic()
    running.close()

    assert first == b'{"status": "ok", "database": "ok", "broker": "ok"}'
    assert second == first
    assert said == ["The web process ended (exit status 143); it is started again."]
    assert time.monotonic() - began < 5
    with pytest.raises(ProcessLookupError):
        os.killpg(web.pid, 0)


def test_stack_ends_early_when_a_stop_is_requested(build):
    stop = StopRequest()
    stop(signal.SIGINT, None)

    with pytest.raises(Stopped):
        build(stop=stop).start()


def test_stack_says_when_the_database_cannot_be_prepared(build, monkeypatch, capfd):
    monkeypatch.setenv("DATABASE_URL", "sqlite:////nowhere/at/all.sqlite3")

    with pytest.raises(StackError, match="The database could not be prepared"):
        build(socket_path=None).start()

    assert "unable to open database file" in capfd.readouterr().err


def test_stack_says_when_there_is_no_broker(build, monkeypatch):
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    monkeypatch.setenv("PATH", "/nowhere")

    with pytest.raises(BrokerError, match="No broker found"):
        build().start()


def test_stack_says_when_nothing_answers(build):
    running = build(patience=0.2)

    with pytest.raises(StackError, match="not there"):
        running._wait_for(lambda: False, "It is not there.")


def test_any_answer_of_the_web_process_counts(build, monkeypatch):
    running = build(port=0)
    listener = socket.create_server(("127.0.0.1", 0))
    running._listener = listener

    def answer() -> None:
        client, _ = listener.accept()
        with client:
            client.recv(1000)
            client.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")

    thread = threading.Thread(target=answer)
    thread.start()
    is_there = running._answers()
    thread.join()

    assert is_there is True


def test_port_where_nobody_listens_is_no_answer(build):
    running = build()
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        running._listener = silent

        assert running._answers() is False
