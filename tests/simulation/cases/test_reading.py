"""Cases are read as written; every slip is refused with file, case and field."""

import json

import pytest

from simulation.cases import load_cases, read_cases
from simulation.cases.reading import (
    MAX_BYTES,
    AskCoach,
    Check,
    Choose,
    LetCoachesPlay,
    Refusal,
    Refuse,
    Until,
)
from simulation.errors import BadCase
from simulation.registry import get_ruleset

SLUG = "jukem_basketball"
WHOLE = {
    "name": "a case",
    "rules": ["JB-R3.1", "JB-R4.1"],
    "options": {"quarters": 1},
    "home": {"coach": "random"},
    "away": {"profile": {"hold_and1": 5}},
    "position": {"mover": "home"},
    "script": ["TWO"],
    "steps": [
        "play TWO",
        {"until": "stop"},
        {"coach": "standard", "choice": "take_it"},
        {"coaches": "random", "until": "end"},
        {"error": "IllegalChoice", "choose": "stop AIR"},
        {"expect": {"score": [0, 0]}},
    ],
    "expect": {
        "pending": {"actor": "away", "kind": "stop", "audience": "away"},
        "score": [0, 4],
        "result": {"kind": "tie"},
        "events": [{"kind": "stop", "card": "AIR"}],
        "no_events": ["take", {"kind": "stop", "card": "TECH"}],
        "position": {"quarter": 1},
        "view": {"public": {"quarter": 1}},
        "box": {"home": {"pts": 4}, "A3": {"pts": 1}},
        "periods": [[18, 19]],
    },
}


def read(**changes):
    """Read the whole case with some of its fields changed, None to leave one out."""
    written = {**WHOLE, **changes}
    kept = {key: value for key, value in written.items() if value is not None}
    return read_cases(json.loads(json.dumps(kept)), SLUG, "a.json")


def test_case_with_every_field_is_read():
    (case,) = read()

    home, away = case.sheets()
    assert case.ruleset is get_ruleset(SLUG)
    assert (case.source, case.name) == ("a.json", "a case")
    assert case.rules == ("JB-R3.1", "JB-R4.1")
    assert case.options == {"quarters": 1}
    assert home.coach == "random"
    assert away.profile == {"hold_and1": 5}
    assert case.position == {"mover": "home"}
    assert case.script == ("TWO",)
    assert case.steps == (
        Choose("play TWO"),
        Until("stop"),
        AskCoach("standard", "take_it"),
        LetCoachesPlay("random", "end"),
        Refuse("IllegalChoice", "stop AIR"),
        Check({"score": [0, 0]}),
    )
    assert case.expect == WHOLE["expect"]
    assert case.refused is None


def test_case_needs_no_more_than_a_name_rules_and_a_check():
    (case,) = read_cases(
        {"name": "n", "rules": ["JB-R1.1"], "expect": {"result": None}}, SLUG, "a.json"
    )

    assert case.position is None
    assert case.steps == ()


@pytest.mark.parametrize("pending", [None, {}, {"kind": "draw"}])
def test_expectation_may_be_any_part_of_a_decision(pending):
    (case,) = read(expect={"pending": pending})

    assert case.expect == {"pending": pending}


@pytest.mark.parametrize(
    ("refused", "read_as"),
    [
        ({"error": "BadOption", "field": "deck"}, Refusal("BadOption", "deck")),
        ({"error": "BadPosition"}, Refusal("BadPosition", None)),
    ],
)
def test_refused_case_may_have_any_header(refused, read_as):
    (case,) = read(
        options={"deck": 1},
        home={"coach": "nobody"},
        refused=refused,
        script=None,
        steps=None,
        expect=None,
    )

    assert case.refused == read_as


@pytest.mark.usefixtures("shootout_is_registered")
def test_team_without_players_is_an_average_one():
    (case,) = read_cases(
        {
            "name": "n",
            "ruleset": "shootout",
            "rules": ["SO-1"],
            "away": {"players": [{"position": "centre", "ratings": {"touch": 5}}] * 3},
            "expect": {"score": [0, 0]},
        },
        SLUG,
        "a.json",
    )

    home, away = case.sheets()
    assert [dict(player.ratings) for player in home.players] == [
        {"touch": 3},
        {"touch": 2},
    ]
    assert len(away.players) == 3


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"name": None}, "name: must be a text of 1 to 200 letters"),
        ({"name": ""}, "name: must be a text of 1 to 200 letters"),
        ({"name": "x" * 201}, "name: must be a text of 1 to 200 letters"),
        ({"ruleset": "chess"}, "ruleset: there is no ruleset 'chess'"),
        ({"ruleset": 3}, "ruleset: there is no ruleset '3'"),
        ({"rules": None}, "rules: must be a list of words"),
        ({"rules": []}, "rules: must cite at least one clause"),
        ({"rules": ["JB-R99"]}, "rules: 'JB-R99' is no clause of Jukem"),
        ({"rules": [3]}, "rules: must be a word"),
        ({"options": []}, "options: must be an object"),
        ({"options": {"x": 1}}, "options.x: no such option"),
        ({"home": "random"}, "home: must be an object"),
        ({"home": {"coach": "x"}}, "home.coach: must be one of random"),
        ({"away": {"profile": {"x": 1}}}, "away.profile.x: "),
        ({"position": []}, "position: must be an object"),
        ({"script": "TWO"}, "script: must be a list of words"),
        ({"script": [""]}, "script: must be a word"),
        ({"steps": "*"}, "steps: must be a list"),
        ({"steps": [""]}, "steps.1: must be a word"),
        ({"steps": ["*", 7]}, "steps.2: must be an object"),
        ({"steps": [{}]}, "steps.1: must be a choice, or an object of until"),
        ({"steps": [{"untill": "x"}]}, "steps.1: must be a choice, or"),
        ({"steps": [{"until": 1}]}, "steps.1.until: must be a word"),
        (
            {"steps": [{"coach": "x", "choice": "y"}]},
            "steps.1.coach: must be one of random, default, standard, expert",
        ),
        (
            {"steps": [{"coaches": "x", "until": "y"}]},
            "steps.1.coaches: must be one of random, default, standard, expert",
        ),
        (
            {"steps": [{"error": "Oops", "choose": "y"}]},
            "steps.1.error: must be one of SimulationError, UnknownRuleset",
        ),
        ({"steps": [{"expect": {}}]}, "steps.1.expect: expects nothing"),
        ({"expect": None, "steps": ["*"]}, "expect: is missing: the case"),
        ({"expect": {}}, "expect: expects nothing"),
        ({"expect": {"scores": []}}, "expect.scores: is none of pending, "),
        ({"expect": {"pending": 1}}, "expect.pending: must be an object"),
        ({"expect": {"pending": {"who": 1}}}, "expect.pending.who: is none of"),
        (
            {"expect": {"pending": {"actor": "public"}}},
            "expect.pending.actor: must be one of home, away, chance",
        ),
        (
            {"expect": {"pending": {"audience": 3}}},
            "expect.pending.audience: must be one of home, away, public",
        ),
        ({"expect": {"score": 3}}, "expect.score: must be two numbers"),
        ({"expect": {"score": [1]}}, "expect.score: must be two numbers"),
        ({"expect": {"score": [1, "2"]}}, "expect.score: must be a whole"),
        ({"expect": {"score": [1, True]}}, "expect.score: must be a whole"),
        ({"expect": {"result": 1}}, "expect.result: must be an object"),
        ({"expect": {"result": {"x": 1}}}, "expect.result.x: is none of kind"),
        ({"expect": {"events": {}}}, "expect.events: must be a list"),
        ({"expect": {"events": ["x"]}}, "expect.events.1: must be an object"),
        ({"expect": {"events": [{}]}}, "expect.events.1.kind: must be one of quarter_"),
        (
            {"expect": {"events": [{"kind": "rebound"}]}},
            "expect.events.1.kind: must be one of quarter_start, ",
        ),
        (
            {"expect": {"events": [{"kind": "stop", "crad": "AIR"}]}},
            "expect.events.1.crad: is none of side, card, audience, kind (",
        ),
        (
            {"expect": {"no_events": ["rebound"]}},
            "expect.no_events.1: must be one of quarter_start, ",
        ),
        (
            {"expect": {"no_events": [{"kind": "stop", "crad": "AIR"}]}},
            "expect.no_events.1.crad: is none of ",
        ),
        (
            {"steps": [{"coaches": "standard", "until": "rebound"}]},
            "steps.1.until: must be one of quarter_start, ",
        ),
        ({"expect": {"no_events": "x"}}, "expect.no_events: must be a list"),
        ({"expect": {"no_events": [1]}}, "expect.no_events.1: must be an"),
        ({"expect": {"position": 1}}, "expect.position: must be an object"),
        ({"expect": {"view": {"chance": {}}}}, "expect.view.chance: is none"),
        ({"expect": {"view": {"home": 1}}}, "expect.view.home: must be an"),
        ({"expect": {"box": {"x": {}}}}, "expect.box.x: must be home, away"),
        ({"expect": {"box": {"home": 1}}}, "expect.box.home: must be an"),
        ({"expect": {"box": {"home": {"q": 1}}}}, "expect.box.home.q: must be"),
        (
            {"expect": {"box": {"home": {"fg_pct": 1}}}},
            "expect.box.home.fg_pct: must be one of pts, ",
        ),
        (
            {"expect": {"box": {"home": {"pts": "1"}}}},
            "expect.box.home.pts: must be a whole number",
        ),
        ({"expect": {"periods": 1}}, "expect.periods: must be a list"),
        ({"expect": {"periods": [1]}}, "expect.periods.1: must be two"),
        ({"refused": 1}, "refused: must be an object"),
        ({"refused": {"errors": "x"}}, "refused.errors: is none of error, "),
        (
            {"refused": {"error": "BadOption"}, "script": None},
            "steps: has no place in a case that is refused",
        ),
        (
            {"refused": {}, "script": None, "steps": None, "expect": None},
            "refused.error: must be one of SimulationError",
        ),
        (
            {
                "refused": {"error": "BadOption", "field": 3},
                "script": None,
                "steps": None,
                "expect": None,
            },
            "refused.field: must be a word",
        ),
        ({"expects": {}}, "expects: is none of name, ruleset, rules"),
    ],
)
def test_slip_is_refused_with_file_case_and_field(changes, message):
    with pytest.raises(BadCase) as raised:
        read(**changes)

    name = changes.get("name", "a case")
    title = "case 1" if name in (None, "", "x" * 201) else name
    assert str(raised.value).startswith(message)
    assert str(raised.value).endswith(f" (a.json: {title})")


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (3, "case: must be an object (a.json: case 1)"),
        ([], "file: holds no case (a.json)"),
        ([WHOLE, 3], "case: must be an object (a.json: case 2)"),
        ([WHOLE, WHOLE], "name: is given to two cases (a.json: a case)"),
    ],
)
def test_file_of_something_else_is_refused(written, message):
    with pytest.raises(BadCase) as raised:
        read_cases(written, SLUG, "a.json")

    assert str(raised.value) == message


def test_folder_of_a_file_names_the_ruleset(tmp_path):
    path = tmp_path / SLUG / "a.json"
    path.parent.mkdir()
    path.write_text(json.dumps([WHOLE, {**WHOLE, "name": "another"}]))

    cases = load_cases(path)

    assert [case.name for case in cases] == ["a case", "another"]
    assert [case.source for case in cases] == [str(path)] * 2


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "is not JSON: Expecting property name"),
        (b"\xff", "is not JSON: 'utf-8' codec"),
        (b'{"name": 1, "name": 2}', "is not JSON: an object has 'name' twice"),
        (b'{"name": NaN}', "is not JSON: NaN is no number"),
        (b"[" * 100_000, "is not JSON: maximum recursion depth"),
        (b" " * (MAX_BYTES + 1), "must be at most 5,000,000 bytes"),
    ],
    ids=["cut", "bytes", "doubled", "nan", "deep", "huge"],
)
def test_file_that_is_no_json_is_refused(tmp_path, content, message):
    path = tmp_path / "a.json"
    path.write_bytes(content)

    with pytest.raises(BadCase) as raised:
        load_cases(path)

    assert str(raised.value).startswith(f"file: {message}")
    assert str(raised.value).endswith(f" ({path})")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("missing.json", "cannot be read: No such file or directory"),
        (".", "cannot be read: Is a directory"),
        ("a\0b", "cannot be read: embedded null byte"),
        ("x" * 256, "cannot be read: File name too long"),
    ],
    ids=["missing", "folder", "nul", "long"],
)
def test_file_that_cannot_be_read_is_refused(tmp_path, name, message):
    path = tmp_path / name

    with pytest.raises(BadCase) as raised:
        load_cases(path)

    assert raised.value.reason.startswith(f"{message} (")
