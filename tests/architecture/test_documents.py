"""What the documents say can be followed: links, the demo's tour, checks by hand."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from config.demo.cast import COACH, COACH_CLUB, COMMISSIONER, LEAGUE_SLUG, PASSWORD
from games import receipts
from scripts import pictures
from simulation.registry import rulesets
from simulation.words import fill

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


def codes(names):
    return ", ".join(f"`{name}`" for name in names)


@pytest.mark.parametrize("rules", rulesets(), ids=lambda rules: rules.slug)
def test_games_are_documented_as_they_are(rules):
    section = text_of("docs/games.md").partition(f"## {rules.title}\n")[2]
    section = section.partition("\n## ")[0]
    told = " ".join(section.split())

    assert told.startswith(f"`{rules.slug}`: {fill(rules.summary, {})}")
    assert told.partition(" - ways of playing: ")[2].partition(" | option ")[0] == (
        f"{codes(preset.name for preset in rules.presets) or 'none'} "
        f"- coaches: {codes(rules.coaches)} "
        f"- dials of the instructions: {codes(dial.name for dial in rules.dials)} "
        f"- groups of decisions: {codes(sorted(set(rules.groups.values())))}"
    )
    assert [line for line in section.splitlines() if line.startswith("| `")] == [
        f"| `{option.name}` | {usual(option)} | {fill(option.help, {})} |"
        for option in rules.options
    ]


def usual(option):
    """Return an option's default as a document shows it, a whole table as dots."""
    value = option.default
    return "…" if isinstance(value, dict) else json.dumps(value).strip('"')


def test_games_are_documented_in_their_order():
    titles = re.findall(r"^## (.+)$", text_of("docs/games.md"), re.MULTILINE)

    assert titles == [rules.title for rules in rulesets()]


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
