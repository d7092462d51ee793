from asgiref.sync import async_to_sync
from asgiref.testing import ApplicationCommunicator

from config.asgi import application


def test_application_answers(db):
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/robots.txt",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
    }

    async def ask():
        client = ApplicationCommunicator(application, scope)
        await client.send_input({"type": "http.request", "body": b""})
        start = await client.receive_output(10)
        body = await client.receive_output(10)
        await client.wait()
        return start["status"], body["body"]

    status, body = async_to_sync(ask)()

    assert status == 200
    assert body.startswith(b"User-agent: *")
