"""The numbered rules."""

import re
from collections import Counter
from pathlib import Path

import pytest

import simulation.basketball_age
from simulation.basketball_age import RULESET
from simulation.basketball_age.clauses import CHAPTERS, advanced, defence
from simulation.basketball_age.tables import (
    BLOCK,
    INTENTIONAL,
    LOCKDOWN,
    MOVE_WITH,
    ROSTER,
    SCREEN,
    STEAL,
    STRAY,
)
from simulation.cases import load_cases
from simulation.cases.reading import Choose
from simulation.words import fill

CASES = [
    case
    for path in sorted(
        (Path(__file__).resolve().parents[2] / "cases" / RULESET.slug).glob("*.json")
    )
    for case in load_cases(path)
]
NUMBERS = [clause.number for clause in RULESET.clauses]
TEXTS = {clause.number: fill(clause.text, {}) for clause in RULESET.clauses}
# how many rules the rule book has in each of its sections
RULES = {
    1: 6,
    2: 7,
    3: 5,
    4: 7,
    5: 5,
    6: 8,
    7: 6,
    8: 9,
    9: 6,
    10: 5,
    11: 9,
    12: 6,
    13: 4,
    14: 5,
    15: 1,
    16: 11,
    17: 4,
    18: 1,
}
CHARTS = {
    "BA-9.1": BLOCK,
    "BA-9.2": STEAL,
    "BA-9.5": SCREEN,
    "BA-9.6": LOCKDOWN,
    "BA-10.2": MOVE_WITH,
    "BA-11.8": INTENTIONAL,
}


def place_of(number: str) -> tuple[int, int]:
    section, rule = re.match(r"BA-(\d+)\.(\d+)", number).groups()
    return int(section), int(rule)


def rows_of(number: str) -> list[str]:
    return [each for each in NUMBERS if each.startswith(f"{number}.")]


def test_numbers_are_unique_and_written_alike():
    assert len(NUMBERS) == len(set(NUMBERS))
    assert [
        number
        for number in NUMBERS
        if not re.fullmatch(r"BA-\d+\.\d+([a-z]|\.\w+)?", number)
    ] == []


def test_every_rule_is_there_in_order():
    plain = [place_of(number) for number in NUMBERS if number[-1].isdigit()]
    whole = [
        place for number, place in zip(NUMBERS, map(place_of, NUMBERS), strict=True)
    ]

    assert sorted(set(plain)) == [
        (section, rule)
        for section, rules in RULES.items()
        for rule in range(1, rules + 1)
    ]
    assert whole == sorted(whole)


def test_letters_follow_one_another():
    for number in NUMBERS:
        if number[-2].isdigit() and number[-1].isalpha() and "." not in number[5:]:
            before = chr(ord(number[-1]) - 1)
            previous = number[:-1] if number[-1] == "a" else number[:-1] + before
            assert previous in NUMBERS


def test_chapters_hold_all_clauses_and_have_names_of_their_own():
    names = [chapter.name for chapter in CHAPTERS]

    assert sum((chapter.clauses for chapter in CHAPTERS), ()) == RULESET.clauses
    assert len(set(names)) == len(names)
    assert [name for name in names if not re.fullmatch(r"[a-z_]+", name)] == []
    assert len({chapter.title for chapter in CHAPTERS}) == len(CHAPTERS)


def test_texts_are_whole_sentences():
    assert [
        text for text in TEXTS.values() if not re.fullmatch(r"[A-Z0-9].*[.]", text)
    ] == []
    assert max(map(len, TEXTS.values())) <= 260


def test_every_row_of_a_chart_has_a_clause():
    for number, chart in CHARTS.items():
        results = {*chart.by_total, chart.two, chart.twelve} - {""}

        assert {row.rpartition(".")[2] for row in rows_of(number)} == results
        assert set(defence.CHART_ROWS[number]) == results


def test_rows_name_the_totals_of_their_chart():
    assert TEXTS["BA-9.1.block"].startswith("3 or less:")
    assert TEXTS["BA-9.1.shot"].startswith("4 to 8:")
    assert TEXTS["BA-9.1.foul"].startswith("9 or more:")
    assert TEXTS["BA-9.2.unbalanced"].startswith("5 to 7:")
    assert TEXTS["BA-10.2.with"].startswith("8 or less:")
    assert TEXTS["BA-11.8.technical"].startswith("8 or more:")


def test_every_row_of_the_advanced_charts_has_a_clause():
    rows = {row.removeprefix("BA-16.11.") for row in rows_of("BA-16.11")}

    # naturals are those of the basic charts
    assert rows == {
        f"{name}_{result}"
        for name, chart in advanced.CHARTS.items()
        for result in set(chart.by_total)
    }
    assert TEXTS["BA-16.11.steal_nothing"] == "5: nothing."
    assert TEXTS["BA-16.11.steal_overreached"].startswith("6 to 7:")
    assert TEXTS["BA-16.11.move_with_halved"].startswith("4 or less:")
    assert TEXTS["BA-16.11.block_brushed"].startswith("8: the shot is rolled with +5")


@pytest.mark.parametrize("name", advanced.CHARTS)
def test_every_total_of_an_advanced_chart_has_a_case(name):
    totals = {
        event["total"]
        for case in CASES
        if case.options == {"adv_charts": True} and "BA-16.11" in case.rules
        for event in case.expect.get("events", [])
        if event["kind"] == name and "total" in event
    }

    assert set(range(2, 13)) - totals == set()


def expected_of(kind: str) -> list[dict[str, object]]:
    """Return the events of a kind that rule cases expect."""
    return [
        event
        for case in CASES
        for event in case.expect.get("events", [])
        if event["kind"] == kind
    ]


@pytest.mark.parametrize(
    "kind",
    ["block", "steal", "screen", "lockdown", "move_with", "intentional_foul"],
)
def test_every_total_of_a_chart_has_a_case(kind):
    totals = {event.get("total") for event in expected_of(kind)}

    assert set(range(2, 13)) - totals == set()


@pytest.mark.parametrize("kind", ["shot", "free_throw"])
def test_both_ends_of_what_always_scores_or_misses_have_a_case(kind):
    rolls = {event.get("roll") for event in expected_of(kind)}

    assert {1, 6, 7, 95, 96, 100} - rolls == set()


def test_every_face_of_a_stray_pass_has_a_case_with_any_number_of_defenders():
    stepped = Counter(
        rule
        for case in CASES
        for rule in case.rules
        if rule in rows_of("BA-6.5")
        and any(
            str(step.choice).startswith("d6 ")
            for step in case.steps
            if isinstance(step, Choose)
        )
    )

    assert [stepped[row] >= 6 for row in rows_of("BA-6.5")[1:]] == [True] * 5


def test_every_position_and_number_of_defenders_has_a_clause():
    assert rows_of("BA-1.3") == [f"BA-1.3.{position}" for position in ROSTER.positions]
    assert TEXTS["BA-1.3.C"] == (
        "C: play skill 1, passing 7, scoring 54, movement 2, height 5."
    )
    assert TEXTS["BA-1.4"].startswith("Play skill is 1–6, passing 2–12, scoring 20–90,")
    assert rows_of("BA-6.5") == [f"BA-6.5.{number}" for number in range(len(STRAY))]


def test_what_the_engine_cites_is_there():
    package = Path(simulation.basketball_age.__file__).parent
    source = "".join(path.read_text("utf-8") for path in package.rglob("*.py"))
    cited = set(re.findall(r"BA-\d+\.\d+[a-z]?\b", source))

    assert cited - set(NUMBERS) == set()
