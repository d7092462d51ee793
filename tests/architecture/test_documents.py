"""What the documents say can be followed: links, the demo's tour, checks by hand."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from config.demo.cast import COACH, COACH_CLUB, COMMISSIONER, LEAGUE_SLUG, PASSWORD
from games import receipts
from scripts import pictures

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
SHOWN = re.compile(r"!\[([^\]]*)\]")
SECRET = bytes(range(32))


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path):
    targets = LINK.findall(path.read_text(encoding="utf-8"))

    assert [name for name in targets if not (path.parent / name).exists()] == []


def test_pictures_are_those_that_documents_show_and_the_script_takes():
    shown = {
        Path(target).name
        for path in DOCUMENTS
        for target in PICTURE.findall(path.read_text(encoding="utf-8"))
    }

    assert {path.name for path in pictures.FOLDER.iterdir()} == shown
    assert {picture.file for picture in pictures.PICTURES} == shown


def test_pictures_are_small():
    assert pictures.too_large(sorted(pictures.FOLDER.iterdir())) == []


def test_pictures_say_what_they_show():
    said = [
        words
        for path in DOCUMENTS
        for words in SHOWN.findall(path.read_text(encoding="utf-8"))
    ]

    assert [words for words in said if len(words) < 12] == []


def test_tour_names_the_people_and_the_place_of_the_demo():
    readme = text_of("README.md")

    for words in (
        f"`{COMMISSIONER.email}`, password `{PASSWORD}`",
        f"`{COACH.email}`, same password: {COACH.name}",
        COACH_CLUB,
        f"/leagues/{LEAGUE_SLUG}/",
    ):
        assert words in " ".join(readme.split())


def test_receipts_are_checked_by_hand_as_the_document_says():
    script = re.search(r"```python\n(.+?)```", text_of("docs/receipts.md"), re.DOTALL)

    assert script is not None
    done = subprocess.run(
        [sys.executable, "-I", "-c", script[1]],
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split() == [
        receipts.commitment(SECRET),
        str(receipts.game_seed(SECRET, season=1, fixture=7, attempt=1)),
    ]
