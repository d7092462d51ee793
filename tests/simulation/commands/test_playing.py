"""``play`` sets up a game, new or resumed, and refuses what cannot be played."""

import json

import pytest

from simulation.record import load, replay

SLUG = "jukem_basketball"


def saved(path):
    return load(path.read_bytes())


def test_computers_play_to_the_end_and_the_record_verifies(command, tmp_path):
    path = tmp_path / "game.json"
    seats = ("--home", "standard", "--away", "random")

    ran = command("play", SLUG, *seats, "--seed", 5, "--save", path)

    record = saved(path)
    assert ran.status == 0
    assert ran.out.startswith("Quarter 1: Home to deal")
    assert ran.out.endswith(f"\n{path} keeps the record.\n")
    assert replay(record).game.result == record.result
    assert (record.home.coach, record.away.coach) == ("standard", "random")
    assert command("verify", "--resimulate", path).status == 0


def test_seed_is_drawn_where_none_is_given(command, tmp_path):
    seeds = set()
    for name in ("a.json", "b.json"):
        command("play", SLUG, "--save", tmp_path / name)
        seeds.add(saved(tmp_path / name).seed)

    assert len(seeds) == 2
    assert None not in seeds


def test_way_of_playing_sets_the_options_not_given(command, tmp_path):
    path = tmp_path / "game.json"
    given = ("--preset", "plus", "--option", "quarter_minutes=5")

    command("play", "basketball_age", "--home", "random", *given, "--save", path)

    options = saved(path).options
    assert (options["plus"], options["quarter_minutes"]) == (True, 5)


@pytest.mark.parametrize(
    ("slug", "names"),
    [("basketball_age", "basic, plus, advanced"), (SLUG, "none here")],
)
def test_way_of_playing_that_there_is_not_is_refused(command, slug, names):
    ran = command("play", slug, "--home", "random", "--preset", "street")

    assert ran.status == 2
    assert f"--preset: there is no 'street'; there are {names}" in ran.err


@pytest.mark.parametrize("name", ["play", "simulate"])
def test_way_of_playing_is_one(command, name):
    ran = command(name, "basketball_age", "--preset", "plus", "--preset", "advanced")

    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"simulation: {name}: argument --preset: is given twice\n"


def test_options_are_those_of_the_call(command, tmp_path):
    path = tmp_path / "game.json"

    command("play", SLUG, "--option", "quarters=1", "--save", path)

    assert saved(path).options["quarters"] == 1


def test_typed_answers_are_online_and_the_rest_is_simulated(command, tmp_path):
    path = tmp_path / "game.json"

    command("play", SLUG, "--seed", 5, "--save", path, typed="\n")

    record = saved(path)
    assert [segment.source for segment in record.segments[:3]] == [
        "simulated",
        "online",
        "simulated",
    ]
    assert record.result is None


def test_game_is_resumed_where_it_was_left(command, tmp_path):
    path = tmp_path / "game.json"
    command("play", SLUG, "--seed", 5, "--save", path, typed="\n\n")
    before = saved(path)

    ran = command("play", SLUG, "--resume", path, "--save", path, typed="\n")

    after = saved(path)
    assert ran.status == 0
    assert after.seed == before.seed
    assert after.choices[: len(before.choices)] == before.choices
    assert len(after.choices) > len(before.choices)
    assert after.segments[: len(before.segments)] == before.segments


def test_resumed_game_rolls_on_as_if_never_left(command, tmp_path):
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    command("play", SLUG, "--seed", 5, "--save", whole, typed="\n" * 400)
    command("play", SLUG, "--seed", 5, "--save", parts, typed="\n" * 7)

    command("play", SLUG, "--resume", parts, "--save", parts, typed="\n" * 400)

    assert saved(whole).result is not None
    assert saved(parts) == saved(whole)


def test_game_can_be_finished_by_the_computer(command, tmp_path):
    path = tmp_path / "game.json"
    command("play", SLUG, "--seed", 5, "--save", path, typed="\n")

    ran = command(
        *("play", SLUG, "--resume", path, "--home", "standard", "--save", path)
    )

    assert ran.status == 0
    assert saved(path).result is not None


def test_resumed_game_keeps_its_computer(command, tmp_path):
    path = tmp_path / "game.json"
    command("play", SLUG, "--away", "random", "--seed", 5, "--save", path)

    command("play", SLUG, "--resume", path, "--save", path, typed="\n" * 400)

    one = saved(path)
    command(
        *("play", SLUG, "--away", "random", "--seed", 5, "--save", path),
        typed="\n" * 400,
    )
    assert one == saved(path)


def test_finished_game_is_shown_again(command, record):
    ran = command("play", SLUG, "--resume", record)

    assert ran.status == 0
    assert "\nline score" in ran.out


@pytest.mark.parametrize(
    ("words", "err"),
    [
        (
            ["--home", "nobody"],
            "--home: there is no coach 'nobody'; "
            "there are random, default, standard, expert",
        ),
        (
            ["--delegate", "turn,snacks"],
            "--delegate: there is no group 'snacks'; there are discard, stop, "
            "timeout, turn",
        ),
        (
            ["--resume", "/no/such/file"],
            "/no/such/file: cannot be read: No such file or directory",
        ),
        (
            ["--save", "/no/such/folder/x"],
            "/no/such/folder/x: cannot be written: No such file or directory",
        ),
    ],
)
def test_bad_call_is_refused(command, words, err):
    assert command("play", SLUG, *words) == (2, "", f"simulation: {err}\n")


@pytest.mark.parametrize(
    "words", [["--seed", "3"], ["--option", "quarters=1"], ["--preset", "plus"]]
)
def test_resumed_game_cannot_be_given_another_header(command, record, words):
    ran = command("play", SLUG, "--resume", record, *words)

    assert ran == (
        2,
        "",
        "simulation: --resume: options and seed are those of the record\n",
    )


@pytest.mark.usefixtures("shootout_is_registered")
def test_record_of_another_game_is_refused(command, record):
    ran = command("play", "shootout", "--resume", record)

    assert ran == (2, "", f"simulation: {record}: is a game of {SLUG}\n")


def test_record_that_is_not_true_is_refused(command, record):
    written = json.loads(record.read_text())
    record.write_text(json.dumps({**written, "choices": written["choices"][:-1]}))

    ran = command("play", SLUG, "--resume", record)

    assert ran.status == 2
    assert ran.err.startswith(f"simulation: {record}: the record says ")


def test_typed_dice_go_on_being_typed(command, tmp_path):
    path = tmp_path / "game.json"
    command("play", SLUG, "--table", "--save", path, typed="\ntwo\n")

    refused = command("play", SLUG, "--resume", path)
    resumed = command(
        *("play", SLUG, "--table", "--resume", path, "--save", path), typed="\nair\n"
    )

    assert refused.err == (
        "simulation: --resume: dice were rolled by people: go on with --table\n"
    )
    assert resumed.status == 0
    assert saved(path).choices == ("TWO", "AIR")
    assert saved(path).seed is None


def test_rolled_dice_may_go_on_being_typed(command, tmp_path):
    path = tmp_path / "game.json"
    command("play", SLUG, "--seed", 5, "--save", path)

    command("play", SLUG, "--table", "--resume", path, "--save", path, typed="\n\n")

    assert saved(path).seed == 5
    assert saved(path).segments[-1].source == "table"
