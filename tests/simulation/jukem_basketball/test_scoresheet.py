"""The score sheet: what is written down, and every identity that it must keep."""

import random

import pytest

from simulation.boxscore import tally
from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.scoresheet import SHEET
from simulation.protocol import AWAY, HOME, SIDES, Result
from simulation.runner import simulate
from simulation.scoresheet import Place
from simulation.teamsheet import TeamSheet
from simulation.words import fill
from tests.simulation.conformance.random_games import random_options

NAMES = {"H": "Arden", "A": "Bexley"}
# Four quarters in which all goes in by halves: away begins the first and the third.
LINE = {
    "pts": 24,
    "2pm": 8,
    "2pa": 12,
    "3pm": 1,
    "3pa": 2,
    "dkm": 1,
    "dka": 2,
    "hcm": 0,
    "hca": 1,
    "a1m": 3,
    "a1a": 4,
    "jk": 2,
    "block": 2,
    "miss": 2,
    "brick": 1,
    "air": 1,
    "sec3": 1,
    "tech": 0,
    "take": 3,
    "tmo": 1,
    "dsc": 2,
    "nop": 1,
}
HOME_LINE = {**LINE, "pts": 26, "2pm": 9, "2pa": 13, "dsc": 1}
PERIODS = ((6, 6), (8, 6), (6, 6), (6, 6))
KEYS = tuple(LINE)


def sheet_of(home=None, away=None, periods=PERIODS, **options):
    """Return the faults of a score sheet, filled with what differs from a sound one."""
    checked = RULESET.check_options(options)
    lines = {**HOME_LINE, **(home or {})}, {**LINE, **(away or {})}
    box = SHEET.complete(dict(zip("HA", lines, strict=True)), periods, checked)
    return SHEET.check(box, checked)


def told(faults):
    """Return the faults in words."""
    return [fill(fault.words, NAMES) for fault in faults]


def test_sound_sheet_has_no_fault():
    assert told(sheet_of()) == []


def test_what_follows_is_not_written_down():
    columns = SHEET.columns(RULESET.check_options({}))

    assert tuple(column.key for column in columns) == KEYS


def test_extra_points_are_written_down_where_jukem_gives_some():
    columns = SHEET.columns(RULESET.check_options({"jukem_multiplier": 2}))

    assert {column.key for column in columns} - set(KEYS) == {"jkb"}


def test_what_follows_is_worked_out():
    options = RULESET.check_options({"quarters": 2, "technical_free_throw": True})

    box = SHEET.complete(
        {"H": {**LINE, "tech": 2}, "A": LINE},
        ((6, 5), (4, 5), (3, 3), (2, 4)),
        options,
    )

    home = box.team(HOME)
    assert {key: home[key] for key in ("q1", "q2", "q3", "ot")} == {
        "q1": 6,
        "q2": 4,
        "q3": 0,
        "ot": 5,
    }
    assert {key: home[key] for key in ("fgm", "fga", "stp", "tft", "turns")} == {
        "fgm": 10,
        "fga": 17,
        "stp": 9,
        "tft": 2,
        "turns": 21,
    }
    assert box.team(AWAY)["tft"] == 0
    assert list(home) == [item.key for item in RULESET.stat_columns if item.is_stored]


@pytest.mark.parametrize(
    ("points", "periods", "kind"),
    [
        ((12, 10), 4, "regulation"),
        ((12, 10), 5, "overtime"),
        ((12, 12), 6, "tie"),
    ],
)
def test_ending_follows_from_points_and_periods(points, periods, kind):
    options = RULESET.check_options({})
    home, away = ({**LINE, "pts": number} for number in points)
    box = SHEET.complete({"H": home, "A": away}, ((0, 0),) * periods, options)

    assert SHEET.result(box, options) == Result(kind, *points)


@pytest.mark.parametrize(
    ("home", "says", "first"),
    [
        pytest.param(
            {"pts": 27},
            [
                "Arden: 27 points, but those of the periods are 26.",
                "Arden: 27 points, but baskets and bonuses give 26.",
            ],
            Place(HOME, "pts"),
            id="points",
        ),
        pytest.param(
            {"2pm": 14, "pts": 36},
            [
                "Arden: 36 points, but those of the periods are 26.",
                "Arden: 2-pointers made (14) cannot be more than 2-pointers tried "
                "(13).",
            ],
            Place(HOME, "pts"),
            id="more-made-than-tried",
        ),
        pytest.param(
            {"a1m": 3, "a1a": 2},
            [
                "Arden: AND 1 bonus points cashed (3) cannot be more than AND 1 cards "
                "played (2).",
            ],
            Place(HOME, "a1m"),
            id="more-cashed-than-played",
        ),
        pytest.param(
            {"2pa": 14},
            [
                "8 shots of Arden did not go in, but Bexley made 7 stops.",
            ],
            Place(AWAY, "block"),
            id="shots-and-stops",
        ),
        pytest.param(
            {"jk": 12},
            [
                "Arden: JUKEM cards played (12) cannot be more than the shots made "
                "from the field (11): HALF COURT goes alone.",
                "Bexley: shots let through with a legal stopper in hand (3) cannot be "
                "more than the shots that Arden made without JUKEM (0).",
                "JUKEM cards played: 14 by both teams, but the deck has 12 such cards "
                "for all 4 periods.",
            ],
            Place(HOME, "jk"),
            id="jukem-without-a-basket",
        ),
        pytest.param(
            {"a1a": 10},
            [
                "Arden: of 10 AND 1 cards 3 were cashed, so at least 7 shots from the "
                "field were stopped, and not 6.",
            ],
            Place(HOME, "a1a"),
            id="and1-lost-without-a-stop",
        ),
        pytest.param(
            {"take": 9},
            [
                "Arden: shots let through with a legal stopper in hand (9) cannot be "
                "more than the shots that Bexley made without JUKEM (8).",
            ],
            Place(HOME, "take"),
            id="let-through",
        ),
        pytest.param(
            {"tmo": 4},
            [
                "time-outs: 5 by both teams, but the deck has 4 such cards for all 4 "
                "periods.",
                "Arden had 24 turns (shots, time-outs, discards and turns without a "
                "play), but 21 turns of Bexley in 4 periods leave room for 19 to 23.",
            ],
            Place(HOME, "tmo"),
            id="time-outs-and-turns",
        ),
        pytest.param(
            {"nop": 0, "dsc": 0, "tmo": 0},
            [
                "Arden had 18 turns (shots, time-outs, discards and turns without a "
                "play), but 21 turns of Bexley in 4 periods leave room for 19 to 23.",
            ],
            Place(HOME, "tmo"),
            id="too-few-turns",
        ),
    ],
)
def test_broken_identity_is_named(home, says, first):
    faults = sheet_of(home=home)

    assert told(faults) == says
    assert faults[0].places[0] == first


def test_dunks_are_stopped_by_cards_that_stop_dunks():
    stops = {"block": 0, "sec3": 0, "tech": 0, "miss": 4, "brick": 2, "air": 1}

    faults = sheet_of(away=stops)

    assert told(faults) == [
        "Arden: dunks tried less dunks made gives 1, but Bexley made 0 stops with "
        "cards that stop such a shot."
    ]
    assert faults[0].places[0] == Place(HOME, "dka")


def test_card_cannot_stop_more_than_there_was_to_stop():
    stops = {"air": 7, "block": 0, "miss": 0, "brick": 0, "sec3": 0, "tech": 0}

    faults = sheet_of(away=stops, stops={"DUNK": ["AIR", "BLOCK", "SEC3"]})
    narrow = sheet_of(away=stops)

    assert told(faults) == []
    assert told(narrow)[-1:] == [
        "Bexley: stops with AIR BALL! (7) cannot be more than the shots of Arden that "
        "such a card could stop (6)."
    ]


def test_half_court_shots_end_periods():
    line = {"hcm": 5, "hca": 5, "2pm": 0, "2pa": 4, "3pm": 2, "3pa": 2, "dkm": 1}

    says = told(sheet_of(home={**line, "a1m": 3, "jk": 2}, away={"hcm": 0, "hca": 0}))

    assert (
        "5 half-court shots were made, each of which ends a period, and there are 4."
    ) in says


@pytest.mark.parametrize(
    ("key", "number", "title"),
    [
        ("2pa", 57, "2-pointers tried"),
        ("jk", 13, "JUKEM cards played"),
        ("a1a", 21, "AND 1 cards played"),
        ("air", 13, "stops with AIR BALL!"),
        ("tech", 5, "stops with TECHNICAL FOUL"),
    ],
)
def test_deck_holds_no_more_cards_than_it_does(key, number, title):
    says = told(sheet_of(home={key: number}))

    count = number + LINE[key]
    assert [
        line
        for line in says
        if line.startswith(f"{title}: {count} by both teams, but the deck has ")
    ] != []


@pytest.mark.parametrize(("extra", "is_right"), [(3, False), (4, True), (6, False)])
def test_extra_points_of_jukem_are_those_of_its_baskets(extra, is_right):
    bonus = {"jk": 2, "jkb": extra, "pts": 26 + extra, "3pm": 0, "3pa": 1}
    home = {**bonus, "pts": 23 + extra}
    periods = ((3 + extra, 6), (8, 6), (6, 6), (6, 6))

    says = told(
        sheet_of(
            home=home, away={"jk": 0, "jkb": 0}, periods=periods, jukem_multiplier=2
        )
    )

    wrong = "Arden: 2 JUKEM cards with these baskets give 4 to 4 extra points, and not"
    assert says == ([] if is_right else [f"{wrong} {extra}."])


@pytest.mark.parametrize("is_worth_one", [True, False])
def test_technical_fouls_are_doubtful_where_they_give_points(is_worth_one):
    faults = sheet_of(
        home={"tech": 1, "miss": 1, "pts": 29}, technical_free_throw=is_worth_one
    )

    said = f"Arden: 29 points, but baskets and bonuses give {26 + is_worth_one}."
    (points,) = (fault for fault in faults if told([fault]) == [said])
    assert (Place(HOME, "tech") in points.places) is is_worth_one


def test_overtime_is_for_level_games():
    faults = sheet_of(
        home={"pts": 28, "2pm": 10, "2pa": 14}, periods=(*PERIODS, (2, 0))
    )

    assert told(faults) == ["The game was over after Q4, 26–24."]
    assert faults[0].places == (Place(HOME, period=5), Place(AWAY, period=5))


def test_level_game_goes_on_until_there_are_no_more_overtimes():
    level = {"pts": 24, "2pm": 8, "2pa": 12}
    periods = ((6, 6), (6, 6), (6, 6), (6, 6))

    faults = sheet_of(home=level, periods=periods)
    tie = sheet_of(home=level, periods=periods, max_overtimes=0)
    decided = sheet_of(home={}, periods=(*periods, (2, 0)), max_overtimes=1)

    assert told(faults) == ["A level game goes on: it is 24–24 after Q4."]
    assert (told(tie), told(decided)) == ([], [])


@pytest.mark.parametrize(
    ("periods", "says"),
    [
        (
            PERIODS[:3],
            "There are 4 periods at least, and 3 are filled in.",
        ),
        (
            (*PERIODS, (0, 0), (0, 0)),
            "There are 5 periods at most, and 6 are filled in.",
        ),
    ],
)
def test_number_of_periods_is_that_of_the_rules(periods, says):
    assert told(sheet_of(periods=periods, max_overtimes=1))[0] == says


def test_column_that_follows_and_is_another_is_named():
    options = RULESET.check_options({})
    box = SHEET.complete({"H": HOME_LINE, "A": LINE}, PERIODS, options)
    box.team(AWAY)["fgm"] += 1

    faults = SHEET.check(box, options)

    assert told(faults) == ["Bexley: FGM would be 10 and not 11."]
    assert faults[0].places == (Place(AWAY, "fgm"),)


def test_every_real_game_adds_up(random_games):
    for number in range(max(12, random_games // 5)):
        source = random.Random(number)
        chosen = random_options(RULESET, source) if number % 2 else {}
        sheets = [TeamSheet(coach=source.choice(RULESET.coaches)) for _side in SIDES]
        game = simulate(RULESET, *sheets, chosen, number).game
        options = RULESET.check_options(chosen)
        box = tally(RULESET, game.events)

        assert told(SHEET.check(box, options)) == []
        assert SHEET.result(box, options) == game.result
