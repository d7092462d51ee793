"""Serve the site on a socket that another process opened.

``python -m config.web FD`` is the web process of `manage.py up`: the port stays
taken while this process is started again, so no visitor is turned away.
"""

import socket
import sys

import uvicorn

GRACE_SECONDS = 2


def serve(descriptor: int) -> None:
    """Serve until a signal ends the process.

    :param descriptor: of a bound TCP socket.
    """
    settings = uvicorn.Config(
        "config.asgi:application",
        log_level="warning",
        access_log=False,
        lifespan="off",
        server_header=False,
        # Whom to believe about a reader's address is for HARDWOOD_PROXIES to say.
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    with socket.socket(fileno=descriptor) as listener:
        uvicorn.Server(settings).run(sockets=[listener])


if __name__ == "__main__":
    serve(int(sys.argv[1]))
