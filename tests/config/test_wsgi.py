from wsgiref.util import setup_testing_defaults

from config.wsgi import application


def test_application_answers(db):
    environment = {"PATH_INFO": "/robots.txt", "HTTP_HOST": "localhost"}
    setup_testing_defaults(environment)
    seen = []

    body = b"".join(
        application(environment, lambda status, headers: seen.append(status))
    )

    assert seen == ["200 OK"]
    assert body.startswith(b"User-agent: *")
