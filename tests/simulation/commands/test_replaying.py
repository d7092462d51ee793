"""``replay`` shows a recorded game; ``verify`` says whether a record is true."""

import json

import pytest

from simulation.record import MAX_BYTES, load, replay

SLUG = "jukem_basketball"
BASEBALL = "playing_card_baseball"


def change(path, name, **fields):
    """Write a copy of a record with some fields changed and return its path."""
    copy = path.with_name(name)
    copy.write_text(json.dumps({**json.loads(path.read_text()), **fields}))
    return copy


@pytest.fixture
def cut_short(record):
    choices = json.loads(record.read_text())["choices"]
    return change(record, "cut.json", choices=choices[:-1])


@pytest.fixture
def archived(record):
    return change(record, "old.json", version="0")


def test_replay_shows_scores_lines_and_plays(command, record):
    ran = command("replay", record)

    home, away = replay(load(record.read_bytes())).game.score
    headings = [line.split()[0] for line in ran.out.split("\n\n")[1:]]
    assert ran.status == 0
    assert ran.out.startswith(f"Jukem Basketball: Home {home}, Away {away} (")
    assert headings[:6] == [
        "line",
        "score",
        "shots",
        "helpers",
        "defence",
        "turns",
    ]
    assert "\nlargest lead: Home " in ran.out
    assert ran.out.splitlines()[-1].startswith(f"{home:>4}–{away:<4} ")


def test_replay_names_the_periods_of_the_options_alone(command, tmp_path):
    path = tmp_path / "game.json"
    command("simulate", SLUG, "--option", "quarters=2", "--record", path)

    ran = command("replay", path)

    assert "\nline score  Q1  Q2  total\n" in ran.out
    assert "Q3" not in ran.out


def test_replay_parts_the_plays_of_each_period(command, record):
    plays = command("replay", record).out.partition("times tied")[2].split("\n\n")[1:]
    as_json = json.loads(command("replay", record, "--json").out)["play_by_play"]

    assert [part.partition(": ")[0].split()[-2:] for part in plays] == [
        ["Quarter", str(number)] for number in range(1, 5)
    ]
    assert [len(part.splitlines()) for part in plays] == [
        sum(line["period"] == number for line in as_json) for number in range(1, 5)
    ]


def test_replay_shows_options_that_differ(command, tmp_path):
    path = tmp_path / "game.json"
    command("simulate", SLUG, "--option", "quarters=1", "--record", path)

    ran = command("replay", path)

    assert ran.out.splitlines()[1] == "  quarters=1"


def test_replay_as_json_has_the_whole_game(command, record):
    ran = command("replay", record, "--json")

    read = load(record.read_bytes())
    replayed = replay(read)
    came = json.loads(ran.out)
    assert came["result"] == replayed.game.result._asdict()
    assert came["score"] == list(replayed.game.score)
    assert came["lines"] == replayed.box.lines
    assert came["periods"] == [list(points) for points in replayed.box.periods]
    assert came["figures"]["largest_lead"] == {
        "home": replayed.box.largest_lead(0),
        "away": replayed.box.largest_lead(1),
    }
    assert came["figures"]["times_tied"] == replayed.box.times_tied
    assert came["play_by_play"][0]["home"] == 0
    assert came["play_by_play"][-1]["home"] == replayed.game.score[0]
    assert came["sha256"] == read.digest()
    assert came["seed"] == read.seed


def test_replay_of_an_unfinished_game_shows_it_so_far(command, tmp_path):
    path = tmp_path / "game.json"
    command("play", SLUG, "--seed", 5, "--save", path)

    ran = command("replay", path)
    as_json = json.loads(command("replay", path, "--json").out)

    assert ran.out.startswith("Jukem Basketball: Home 0, Away 0 (unfinished)\n")
    assert " –  " in ran.out
    assert as_json["result"] is None


def test_replay_of_typed_dice_says_that_people_rolled(command, tmp_path):
    path = tmp_path / "game.json"
    command("play", SLUG, "--table", "--save", path)

    ran = command("replay", path)

    assert ran.out.splitlines()[1:3] == [
        "  0 choices, rolled by people",
        f"  sha256 {load(path.read_bytes()).digest()}",
    ]


def test_replay_refuses_what_is_not_true(command, cut_short):
    ran = command("replay", cut_short)

    assert ran.status == 1
    assert ran.err.startswith(f"simulation: {cut_short}: different: the record says ")


def test_replay_refuses_an_older_version(command, archived):
    ran = command("replay", archived)

    assert ran == (
        2,
        "",
        f"simulation: {archived}: archived: made by version 0 of Jukem Basketball; "
        "this is version 1\n",
    )


@pytest.mark.usefixtures("shootout_is_registered")
def test_replay_lists_players_below_their_team(command, tmp_path):
    path = tmp_path / "game.json"
    command("simulate", "shootout", "--record", path)

    ran = command("replay", path)

    subjects = [line.split()[0] for line in ran.out.split("\n\n")[2].splitlines()[1:]]
    assert subjects == ["Home", "H1", "H2", "Away", "A1", "A2"]


def test_replay_leaves_players_out_where_all_columns_are_of_teams(command, tmp_path):
    path = tmp_path / "game.json"
    command("simulate", "basketball_age", "--record", path)

    ran = command("replay", path)

    blocks = [block.splitlines() for block in ran.out.split("\n\n")]
    (team,) = [lines for lines in blocks if lines[0].startswith("team ")]
    assert [line.split()[0] for line in team[1:]] == ["Home", "Away"]


def test_verify_tells_each_file(command, record, cut_short, archived):
    ran = command("verify", record, cut_short, archived, "/no/such/file")

    lines = ran.out.splitlines()
    assert ran.status == 1
    assert lines[0].startswith(f"{record}: equal: Home ")
    assert lines[1].startswith(f"{cut_short}: different: the record says ")
    assert lines[2].startswith(f"{archived}: archived: made by version 0 of ")
    assert ran.err == (
        "simulation: /no/such/file: cannot be read: No such file or directory\n"
    )


def test_verify_of_true_records_passes(command, record):
    assert command("verify", record, record).status == 0


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "record: is not JSON"),
        (b"[1]", "record: must be a JSON object"),
        (b"{}", "format: is missing"),
        (b"\xff\xfe", "record: is not JSON"),
        (b"[" * 100_000, "record: is not JSON"),
        (b" " * (MAX_BYTES + 1), "must be at most 1,000,000 bytes"),
    ],
    ids=["empty", "list", "fields", "bytes", "deep", "huge"],
)
def test_verify_of_what_is_no_record_is_refused(command, tmp_path, content, reason):
    path = tmp_path / "game.json"
    path.write_bytes(content)

    ran = command("verify", path)

    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"simulation: {path}: {reason}")
    assert ran.err.count("\n") == 1


def test_verify_names_a_changed_choice(command, record):
    choices = json.loads(record.read_text())["choices"]
    changed = change(record, "changed.json", choices=["ACE", *choices[1:]])

    ran = command("verify", changed)

    assert ran == (
        1,
        f"{changed}: different: choice 1: 'ACE' is not possible as draw\n",
        "",
    )


def test_resimulation_proves_that_the_seed_made_the_game(command, record):
    another = change(record, "another.json", seed=1)

    ran = command("verify", "--resimulate", record, another)

    assert ran.status == 1
    assert ran.out.splitlines()[0].startswith(f"{record}: equal: ")
    assert ran.out.splitlines()[1].startswith(f"{another}: different: choice ")


def test_resimulation_of_a_sealed_record_is_unproven(command, record):
    away = {"coach": "standard", "profile_sha256": "0" * 64}
    sealed = change(record, "sealed.json", away=away)

    ran = command("verify", "--resimulate", sealed)

    assert ran == (
        2,
        f"{sealed}: unproven: the coaches' instructions are still sealed\n",
        "",
    )


def walked_off(command, path, is_played):
    """Record a game of baseball that home wins, its last half played or not."""
    for seed in range(60):
        command("simulate", BASEBALL, "--seed", seed, "--record", path)
        played = replay(load(path.read_bytes()))
        home, away = played.game.score
        options = load(path.read_bytes()).options
        left_out = played.ruleset.left_out(played.box.periods, options)
        if home > away and bool(left_out) is not is_played:
            return played
    raise AssertionError("home never won so")


def test_line_score_of_baseball_has_its_columns_and_an_x(command, tmp_path):
    path = tmp_path / "game.json"
    played = walked_off(command, path, is_played=False)

    ran = command("replay", path)
    as_json = json.loads(command("replay", path, "--json").out)

    lines = ran.out.partition("line score")[2].splitlines()
    headings, away, home = (line.split() for line in lines[:3])
    assert headings == ["1", "2", "3", "R", "H", "LOB"]
    assert (away[0], home[0]) == ("Away", "Home")
    assert home[3] == "X"
    totals = played.box.team(0)
    assert home[4:] == [str(totals[key]) for key in ("pts", "h", "lob")]
    assert as_json["left_out"] == [{"period": 3, "side": "home"}]


def test_last_half_that_was_played_has_its_runs(command, tmp_path):
    path = tmp_path / "game.json"
    walked_off(command, path, is_played=True)

    ran = command("replay", path)
    as_json = json.loads(command("replay", path, "--json").out)

    assert " X " not in ran.out.partition("batting")[0]
    assert as_json["left_out"] == []


def test_half_of_an_unfinished_game_is_still_to_come(command, tmp_path):
    path = tmp_path / "game.json"
    played = walked_off(command, path, is_played=False)
    record = json.loads(path.read_text())
    choices = record["choices"][:-1]
    path.write_text(json.dumps({**record, "choices": choices, "result": None}))

    ran = command("replay", path)
    as_json = json.loads(command("replay", path, "--json").out)

    assert len(played.box.periods) == 3
    assert " X " not in ran.out.partition("batting")[0]
    assert as_json["left_out"] == []
