import pytest


def test_page_follows_the_system_without_a_cookie(client, db):
    page = client.get("/").content.decode()

    assert '<html lang="en">' in page


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_theme_is_kept_and_written_by_the_server(client, db, theme):
    client.post("/theme/", {"theme": theme, "next": "/rules/"})

    page = client.get("/").content.decode()

    assert f'<html lang="en" data-theme="{theme}">' in page


def test_theme_returns_to_the_page_it_came_from(client, db):
    response = client.post("/theme/", {"theme": "dark", "next": "/rules/?a=b"})

    assert response.status_code == 302
    assert response["Location"] == "/rules/?a=b"
    cookie = response.cookies["theme"]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")


def test_theme_of_the_system_deletes_the_cookie(client, db):
    client.post("/theme/", {"theme": "dark"})

    response = client.post("/theme/", {"theme": "system"})

    assert response.cookies["theme"]["max-age"] == 0
    assert '<html lang="en">' in client.get("/").content.decode()


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.example/",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
        "http:evil.example",
        "\x00//evil.example",
        "",
        "https://testserver@evil.example/",
    ],
)
def test_theme_never_leads_to_another_site(client, db, address):
    response = client.post("/theme/", {"theme": "dark", "next": address})

    assert response["Location"] == "/"


@pytest.mark.parametrize("value", ["", "x" * 5000, '"><script>', "LIGHT"])
def test_cookie_that_says_something_else_is_ignored(client, db, value):
    client.cookies["theme"] = value

    page = client.get("/").content.decode()

    assert '<html lang="en">' in page


def test_theme_is_changed_by_post_alone(client, db):
    assert client.get("/theme/").status_code == 405
