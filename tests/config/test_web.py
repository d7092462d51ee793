import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_web_process_serves_on_the_socket_it_is_given(var, wait_until):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        fd = listener.fileno()
        port = listener.getsockname()[1]
        process = subprocess.Popen(
            [sys.executable, "-m", "config.web", str(fd)],
            cwd=ROOT,
            pass_fds=(fd,),
        )
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/robots.txt") as answer:
            text = answer.read()
            server = answer.headers["Server"]
        process.send_signal(signal.SIGTERM)

        assert process.wait(10) == -signal.SIGTERM
    assert text.startswith(b"User-agent: *")
    assert server is None
    assert os.environ["HARDWOOD_VAR"] == str(var)
