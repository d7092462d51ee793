"""What the documents say can be followed: links, the demo's tour, checks by hand."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from config.demo.cast import COACH, COACH_CLUB, COMMISSIONER, LEAGUE_SLUG, PASSWORD
from games import receipts

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
LARGEST_PICTURE = 200_000
SECRET = bytes(range(32))


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path):
    targets = LINK.findall(path.read_text(encoding="utf-8"))

    assert [name for name in targets if not (path.parent / name).exists()] == []


def test_pictures_are_shown_and_small():
    shown = "".join(text_of(str(path.relative_to(ROOT))) for path in DOCUMENTS)
    pictures = sorted((ROOT / "docs" / "images").iterdir())

    assert [path.name for path in pictures if path.name not in shown] == []
    assert [p.name for p in pictures if p.stat().st_size > LARGEST_PICTURE] == []


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
