"""The API as tests ask it."""

from typing import Any

from django.test import Client

API = "http://testserver/api/v1/"
LEAGUES = "/api/v1/leagues/"
LEAGUE = f"{LEAGUES}old-mill-league/"
SEASON = f"{LEAGUE}seasons/season-1/"


def read(client: Client, address: str, **asked: Any) -> Any:
    """Return what an address answers, which it must."""
    response = client.get(address, asked)
    assert response.status_code == 200, response.content
    return response.json()


def faults(client: Client, address: str, **asked: Any) -> dict[str | None, str]:
    """Return the reasons why an address refuses what is asked, by parameter."""
    response = client.get(address, asked)
    assert response.status_code == 400, response.content
    problem = response.json()
    assert problem["type"] == "validation_error"
    return {fault["attr"]: fault["detail"] for fault in problem["errors"]}


def status(client: Client, address: str, **asked: Any) -> int:
    """Return the status of an answer."""
    return client.get(address, asked).status_code


def slugs(client: Client, address: str, **asked: Any) -> list[str]:
    """Return the slugs of a list."""
    return [item["slug"] for item in read(client, address, **asked)["results"]]


def numbers(client: Client, **asked: Any) -> list[int]:
    """Return the numbers of the fixtures of the Old Mill League asked for."""
    found = read(client, f"{LEAGUE}fixtures/", **asked)
    return [item["number"] for item in found["results"]]
