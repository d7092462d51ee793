"""A case passes when the game does as it says, and else tells what came."""

import json
import re
from pathlib import Path

import pytest

from simulation.cases import read_cases, run_case
from simulation.cases.reading import Case
from simulation.errors import IllegalChoice
from simulation.jukem_basketball import JukemBasketball
from simulation.jukem_basketball.rules import JukemGame

ROOT = Path(__file__).resolve().parents[3]
SLUG = "jukem_basketball"
STOPPED = {
    "position": {
        "mover": "home",
        "hands": {
            "home": ["THREE", "AND1", "TWO", "MISS", "MISS"],
            "away": ["TWO", "TWO", "DUNK", "AND1", "AIR"],
        },
    },
    "script": ["TWO", "DUNK", "BLOCK"],
}


def run(ruleset=SLUG, **fields) -> list[str]:
    written = {"name": "n", "rules": ["JB-R1.1"], "ruleset": ruleset, **fields}
    (case,) = read_cases(written, ruleset, "a.json")
    return run_case(case)


def test_case_that_comes_out_as_written_passes():
    found = run(
        **STOPPED,
        steps=[
            {"error": "IllegalChoice", "choose": "stop AIR"},
            "play THREE AND1",
            {"coach": "standard", "choice": "stop AIR"},
            {"expect": {"pending": {"actor": "away", "kind": "turn"}}},
        ],
        expect={
            "events": [{"kind": "stop"}, {"kind": "draw", "side": 1, "card": "BLOCK"}],
            "no_events": ["take"],
        },
    )

    assert found == []


def test_all_that_is_unmet_at_the_end_is_told():
    found = run(
        **STOPPED,
        steps=["play THREE AND1", "stop AIR"],
        expect={"score": [4, 0], "no_events": ["stop"], "periods": [[0, 0]]},
    )

    assert found == [
        "score: expected [4, 0], came [0, 0]",
        'no_events: expected no "stop", came {"side": 1, "card": "AIR", '
        '"audience": 3, "kind": "stop"}',
    ]


def test_step_that_is_illegal_ends_the_case():
    found = run(
        **STOPPED,
        steps=["play THREE", "stop BLOCK", "*"],
        expect={"score": [9, 9]},
    )

    assert found == [
        "step 2 (stop BLOCK): IllegalChoice: 'stop BLOCK' is no option of stop: "
        "choose take_it, stop AIR"
    ]


def test_default_after_the_end_is_illegal():
    found = run(
        options={"quarters": 1},
        steps=[{"coaches": "standard", "until": "end"}, "*"],
        expect={"pending": None},
    )

    assert found == ["step 2 (*): IllegalChoice: '*': the game is over"]


def test_steps_answer_chance_where_there_is_no_script():
    found = run(
        steps=["THREE", "*"],
        expect={
            "pending": {"actor": "chance", "kind": "draw", "audience": "away"},
            "view": {"away": {"hand": ["THREE"]}, "home": {"hand": ["TWO"]}},
        },
    )

    assert found == []


def test_steps_answer_chance_when_the_script_has_run_out():
    found = run(script=["THREE"], steps=["DUNK", "no card"], expect={"score": [0, 0]})

    assert found == [
        "step 2 (no card): IllegalChoice: 'no card' is not possible as draw; "
        "the script has run out"
    ]


def test_script_that_chance_cannot_give_is_told():
    found = run(script=["ACE"], expect={"score": [0, 0]})

    assert found == ["script, outcome 1: 'ACE' is not possible as draw"]


def test_script_goes_on_through_forced_choices_and_the_end_of_steps():
    found = run(script=["TWO"] * 11, expect={"score": [2, 2]})

    assert found == []


def test_script_that_fails_behind_a_step_names_the_step():
    found = run(
        position=STOPPED["position"],
        script=["TWO", "ACE"],
        steps=["play THREE AND1", "stop AIR"],
        expect={"score": [0, 0]},
    )

    assert found == [
        "step 2 (stop AIR): script, outcome 2: 'ACE' is not possible as draw"
    ]


def test_defaults_are_taken_until_a_kind_is_asked():
    found = run(
        steps=[{"until": "turn"}],
        expect={"pending": {"actor": "away", "kind": "turn"}},
    )

    assert found == []


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ([{"until": "end"}], []),
        (
            [{"until": "rebound"}],
            [
                "step 1 (until rebound): the game ended before 'rebound' was asked",
            ],
        ),
        ([{"coaches": "standard", "until": "end"}], []),
        (
            [{"coaches": "standard", "until": "technical"}],
            [
                "step 1 (standard plays until technical): the game ended before an "
                "event 'technical'",
            ],
        ),
    ],
)
def test_runs_of_answers_end_with_the_game(steps, found):
    came = run(options={"quarters": 1}, steps=steps, expect={"pending": None})

    assert came == found


def test_coaches_play_until_an_event_comes_anew():
    found = run(
        steps=[
            {"coaches": "random", "until": "quarter_end"},
            {"expect": {"position": {"quarter": 2}}},
            {"coaches": "random", "until": "quarter_end"},
        ],
        expect={"position": {"quarter": 3}},
    )

    assert found == []


def test_choice_of_a_coach_that_is_another_is_told():
    found = run(
        **STOPPED,
        steps=["play THREE", {"coach": "standard", "choice": "take_it"}],
    )

    assert found == [
        "step 2 (ask standard): expected 'take_it', the coach chose 'stop AIR'"
    ]


def test_coach_is_asked_only_where_a_side_decides():
    found = run(steps=[{"coach": "standard", "choice": "TWO"}])

    assert found == ["step 1 (ask standard): no side is to decide"]


def test_coach_of_a_case_plays_by_its_sheet():
    profiles = [{}, {"save_stoppers": 1}]
    position = {
        "mover": "home",
        "hands": {"home": ["TWO", "DUNK"], "away": ["TWO", "AIR"]},
    }

    found = [
        run(
            away={"profile": profile},
            position=position,
            steps=["play TWO", {"coach": "standard", "choice": "stop AIR"}],
        )
        for profile in profiles
    ]

    assert found == [
        [],
        ["step 2 (ask standard): expected 'stop AIR', the coach chose 'take_it'"],
    ]


@pytest.mark.parametrize(
    ("step", "found"),
    [
        (
            {"error": "IllegalChoice", "choose": "play TWO"},
            "step 1 (refuse play TWO): expected IllegalChoice, but it was applied",
        ),
        (
            {"error": "BadOption", "choose": "play DUNK"},
            "step 1 (refuse play DUNK): expected BadOption, came IllegalChoice: "
            "'play DUNK' is no option of turn: choose play TWO, play TWO AND1, "
            "play THREE, play THREE AND1",
        ),
        (
            {"expect": {"score": [1, 0], "result": {"kind": "tie"}}},
            "step 1 (expect): score: expected [1, 0], came [0, 0]; "
            'result: expected {"kind": "tie"}, came null',
        ),
    ],
)
def test_check_between_steps_that_fails_is_told(step, found):
    assert run(**STOPPED, steps=[step]) == [found]


class CarelessGame(JukemGame):
    """Moves on although it refuses."""

    __slots__ = ()

    def apply(self, choice: str, by: int | None = None) -> None:
        self.turn += 1
        raise IllegalChoice(choice)


class CarelessRuleset(JukemBasketball):
    """A rule book whose games are careless."""

    def read_position(self, *given):
        whole = super().read_position(*given)
        game = CarelessGame(whole.tables)
        whole.copy_into(game)
        return game


def test_refusal_that_changes_the_game_is_told():
    case = Case(
        CarelessRuleset(),
        "a.json",
        "n",
        ("JB-R1.1",),
        position=STOPPED["position"],
        steps=read_cases(
            {
                "name": "n",
                "rules": ["JB-R1.1"],
                "steps": [{"error": "IllegalChoice", "choose": "play DUNK"}],
            },
            SLUG,
            "a.json",
        )[0].steps,
    )

    assert run_case(case) == [
        "step 1 (refuse play DUNK): the refused choice changed the game"
    ]


class EndlessGame(JukemGame):
    """Asks the same for ever."""

    __slots__ = ()

    def apply(self, choice: str, by: int | None = None) -> None:
        self.turn += 1


class EndlessRuleset(JukemBasketball):
    """A rule book whose games never end."""

    def read_position(self, *given):
        whole = super().read_position(*given)
        game = EndlessGame(whole.tables)
        whole.copy_into(game)
        return game


def test_case_without_an_end_is_stopped():
    written = {
        "name": "n",
        "rules": ["JB-R1.1"],
        "steps": [{"until": "end"}],
        "expect": {"pending": None},
    }
    steps = read_cases(written, SLUG, "a.json")[0].steps
    case = Case(
        EndlessRuleset(),
        "a.json",
        "n",
        ("JB-R1.1",),
        position=STOPPED["position"],
        steps=steps,
    )

    assert run_case(case) == ["step 1 (until end): no end after 20,000 choices"]


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"options": {"deck": 3}, "refused": {"error": "BadOption"}}, []),
        (
            {
                "options": {"deck": {"TWO": 100}},
                "refused": {"error": "BadOption", "field": "deck.TWO"},
            },
            [],
        ),
        (
            {
                "home": {"coach": "x"},
                "refused": {"error": "BadTeamSheet", "field": "home.coach"},
            },
            [],
        ),
        (
            {
                "position": {"turn": -1},
                "refused": {"error": "BadPosition", "field": "turn"},
            },
            [],
        ),
        (
            {"refused": {"error": "BadOption"}},
            ["start: expected BadOption, but the game started"],
        ),
        (
            {
                "position": {"turn": -1},
                "refused": {"error": "BadOption", "field": "deck"},
            },
            [
                "start: expected BadOption, came BadPosition: turn: must be a whole "
                "number from 0 to 1000",
                "start: expected the field deck, came turn: turn: must be a whole "
                "number from 0 to 1000",
            ],
        ),
        (
            {"position": {"turn": -1}, "expect": {"score": [0, 0]}},
            [
                "start: refused with BadPosition: turn: must be a whole number from "
                "0 to 1000"
            ],
        ),
    ],
)
def test_start_is_refused_as_the_case_says(fields, found):
    assert run(**fields) == found


@pytest.mark.usefixtures("shootout_is_registered")
def test_case_knows_player_lines_and_public_dice():
    found = run(
        "shootout",
        rules=["SO-3"],
        steps=["send H1", "near", {"expect": {"pending": {"audience": "public"}}}],
        expect={"box": {"H1": {}, "home": {"pts": 0}}, "score": [0, 0]},
    )

    assert found == []


def test_example_of_the_documentation_passes():
    text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.+?)```", text, re.DOTALL)

    (case,) = read_cases(json.loads(example), SLUG, "docs/cli.md")

    assert run_case(case) == []
