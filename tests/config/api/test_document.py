"""The document about the API agrees with the API."""

import re
from pathlib import Path

from config.api.schema import schema

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "api.md"
OF_EVERY_LIST = {"cursor", "page_size"}


def rows(heading: str) -> list[tuple[str, str]]:
    """Return the first two cells of the rows of the table below a heading."""
    part = DOCUMENT.read_text(encoding="utf-8").split(f"## {heading}\n")[1]
    table = part.split("\n## ")[0]
    return re.findall(r"^\| (.+?) \| (.+?) \|$", table, re.MULTILINE)[2:]


def named(cell: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", cell))


def test_every_address_is_in_the_document():
    endings = {
        name.removeprefix("…/")
        for cell, _ in rows("What there is")
        for name in named(cell)
    }

    missing = [
        path
        for path in schema()["paths"]
        if path != "/api/v1/" and not any(path.endswith(name) for name in endings)
    ]
    assert missing == []


def test_every_filter_is_in_the_document_and_no_other():
    asked = {
        parameter["name"]
        for methods in schema()["paths"].values()
        for parameter in methods["get"].get("parameters", [])
        if parameter["in"] == "query"
    }

    described = {name for _, cell in rows("Filters") for name in named(cell)}
    assert described == asked - OF_EVERY_LIST
