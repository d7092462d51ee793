"""Records read back exactly, and nothing that was tampered with gets past them."""

import json
from dataclasses import replace

import pytest

from simulation.boxscore import tally
from simulation.errors import (
    ArchivedRecord,
    BadRecord,
    RecordMismatch,
)
from simulation.protocol import Result
from simulation.record import (
    MAX_BYTES,
    MAX_CHOICES,
    Segment,
    game_after,
    load,
    play_through,
    read,
    replay,
)
from simulation.registry import rulesets
from simulation.rosters import average_sheet
from simulation.runner import Playing, simulate
from simulation.teamsheet import PlayerSheet, TeamSheet
from tests.simulation import shootout
from tests.simulation.recorded import AWAY, HOME, LONG, archived, game, written

pytestmark = pytest.mark.usefixtures("shootout_is_registered")


def refusal_of(value):
    """Return field and reason with which a record is refused."""
    with pytest.raises(BadRecord) as refused:
        load(json.dumps(value))
    return refused.value.field, refused.value.reason


def test_a_record_names_everything_that_a_replay_needs():
    assert game().to_json() == {
        "format": 1,
        "ruleset": "shootout",
        "version": "1",
        "options": {"rounds": 4, "extra_rounds": 5},
        "home": HOME.to_json(),
        "away": AWAY.to_json(),
        "seed": 11,
        "result": game().result._asdict(),
        "segments": [[0, "simulated"]],
        "choices": list(game().choices),
    }


def test_a_record_reads_back_as_it_was_written():
    text = game().dump()

    assert load(text) == load(text.encode()) == game()
    assert read(game().to_json()) == game()


def test_equal_records_have_equal_text_and_digest():
    shuffled = dict(reversed(game().to_json().items()))

    again = load(json.dumps(shuffled, indent=4))

    assert again.dump() == game().dump()
    assert again.digest() == game().digest()
    assert len(game().digest()) == 64


def test_a_digest_changes_with_every_choice():
    other = replace(game(), choices=(*game().choices[:-1], "d6 1 "))

    assert other.digest() != game().digest()


def test_a_record_of_a_running_game_has_no_result():
    playing = Playing(shootout.RULESET, HOME, AWAY)
    playing.answer("send H2", "online")
    playing.answer("near", "table")

    record = load(playing.record().dump())
    again = replay(record)

    assert (record.seed, record.result) == (None, None)
    assert record.segments == (Segment(0, "online"), Segment(1, "table"))
    assert again.game.position() == playing.game.position()


def test_a_record_of_a_game_not_begun_has_no_segments():
    record = Playing(shootout.RULESET, HOME, AWAY).record()

    assert load(record.dump()) == record
    assert replay(record).game.pending.kind == "send"


def test_a_sealed_record_hides_both_profiles_and_replays():
    sealed = load(game().sealed("salt").dump())

    assert sealed.home == HOME.sealed("salt")
    assert sealed.away == AWAY.sealed("salt")
    assert "far_from" not in sealed.dump()
    assert replay(sealed).game.result == game().result


def test_a_replay_gives_events_and_box_score():
    again = replay(game())

    assert again.ruleset is shootout.RULESET
    assert again.box == tally(shootout.RULESET, again.game.events)
    assert again.game.result == game().result


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"choices": ()}, "the replay gives an unfinished game"),
        ({"choices": ("nonsense",)}, "^choice 1: 'nonsense' is no option of send"),
        ({"choices": ("send H1", "send H1")}, "^choice 2: 'send H1' is no option"),
        ({"choices": ("send H1", "near", "d6 7")}, "^choice 3: 'd6 7' is not possible"),
        ({"result": None}, "^the record says an unfinished game, the replay gives "),
        ({"result": Result("tie", 1, 1)}, r"^the record says 1-1 \(tie\), the replay"),
    ],
)
def test_a_record_that_is_not_true_does_not_replay(changes, reason):
    with pytest.raises(RecordMismatch, match=reason):
        replay(replace(game(), **changes))


def test_a_record_plays_through_choice_by_choice():
    record = game()

    places = [(id(one), len(one.events)) for one in play_through(record)]

    assert len(places) == len(record.choices) + 1
    assert len({one for one, _events in places}) == 1
    assert places == sorted(places, key=lambda place: place[1])


def test_a_record_of_another_version_is_not_played_through():
    with pytest.raises(ArchivedRecord):
        next(play_through(read(archived())))


@pytest.mark.parametrize("choices", [0, 1, 7])
def test_a_game_stops_after_any_of_its_choices(choices):
    whole = replay(game()).game.events
    again = shootout.RULESET.start(HOME, AWAY, {"rounds": 4})

    stopped = game_after(game(), choices)

    for choice in game().choices[:choices]:
        again.apply(choice)
    assert stopped.position() == again.position()
    assert stopped.events == whole[: len(stopped.events)]


@pytest.mark.parametrize("choices", [-1, 10_000])
def test_a_game_stops_at_none_of_the_choices_that_it_does_not_have(choices):
    with pytest.raises(ValueError, match="cannot stop after"):
        game_after(game(), choices)


def test_a_record_that_goes_on_after_the_end_does_not_replay():
    longer = replace(game(), choices=(*game().choices, "near"))

    with pytest.raises(RecordMismatch, match="'near': the game is over$"):
        replay(longer)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is not JSON (Expecting value: line 1 column 1 (char 0))"),
        ("{", "is not JSON"),
        ("[]", "must be a JSON object"),
        ("null", "must be a JSON object"),
        ('"record"', "must be a JSON object"),
        ("NaN", "is not JSON (NaN is no number)"),
        ('{"seed": Infinity}', "is not JSON (Infinity is no number)"),
        ('{"seed": -Infinity}', "is not JSON (-Infinity is no number)"),
        ("9" * 5000, "is not JSON (Exceeds the limit"),
        ("[" * 100_000, "is not JSON (maximum recursion depth exceeded"),
        ('{"a":' * 100_000, "is not JSON (maximum recursion depth exceeded"),
        (b"\xff\xfe\xfa", "is not JSON ("),
        (b'{"format": "\xc3"}', "is not JSON ("),
        ("\ufeff{}", "is not JSON ("),
        (" " * MAX_BYTES + "{}", "must be at most 1,000,000 bytes"),
        (b" " * MAX_BYTES + b"{}", "must be at most 1,000,000 bytes"),
        ('"' + "€" * 333_333 + '"', "must be at most 1,000,000 bytes"),
        ('"\ud800' + " " * MAX_BYTES, "must be at most 1,000,000 bytes"),
    ],
    ids=range(18),
)
def test_a_text_that_is_no_record_is_refused(text, reason):
    with pytest.raises(BadRecord) as refused:
        load(text)

    assert refused.value.field == "record"
    assert refused.value.reason[: len(reason)] == reason


@pytest.mark.parametrize("name", sorted(game().to_json()))
def test_a_record_without_a_field_is_refused(name):
    value = written()
    del value[name]

    assert refusal_of(value) == (name, "is missing")


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"name": 1}, "name", "a record has no such field"),
        ({"line\nbreak": 1}, r"line\nbreak", "a record has no such field"),
        ({"format": 2}, "format", "must be 1, not 2"),
        ({"format": True}, "format", "cannot be that kind of value"),
        ({"format": None}, "format", "cannot be null"),
        ({"format": []}, "format", "cannot be a list"),
        ({"ruleset": {}}, "ruleset", "cannot be an object"),
        ({"options": "none"}, "options", "cannot be a text"),
        ({"seed": 1.0}, "seed", "cannot be that kind of value"),
        ({"seed": False}, "seed", "cannot be that kind of value"),
        ({"seed": -1}, "seed", "must be from 0 to 2^63 - 1"),
        ({"seed": 2**63}, "seed", "must be from 0 to 2^63 - 1"),
        ({"version": ""}, "version", "must be a short text"),
        ({"version": "1" * 41}, "version", "must be a short text"),
        ({"version": "1\n"}, "version", "must be a short text"),
        ({"options": {"rounds": 11}}, "options.rounds", None),
        ({"options": {"pitch": 1}}, "options.pitch", None),
        ({"home": {"coach": "pat"}}, "home.coach", None),
        ({"away": {"coach": "random"}}, "away.players", None),
        ({"result": {}}, "result", "must have kind, home and away"),
        (
            {"result": {"kind": 1, "home": 1, "away": 0}},
            "result.kind",
            "must be a short text",
        ),
        (
            {"result": {"kind": LONG, "home": 1, "away": 0}},
            "result.kind",
            "must be a short text",
        ),
        (
            {"result": {"kind": "draw", "home": 1, "away": 0}},
            "result.kind",
            "must be one of regulation, overtime, tie",
        ),
        (
            {"result": {"kind": "tie", "home": -1, "away": 0}},
            "result.home",
            "must be a whole number from 0",
        ),
        (
            {"result": {"kind": "tie", "home": 0, "away": True}},
            "result.away",
            "must be a whole number from 0",
        ),
        (
            {"result": {"kind": "tie", "home": 0, "away": "0"}},
            "result.away",
            "must be a whole number from 0",
        ),
        ({"choices": ["x"] * (MAX_CHOICES + 1)}, "choices", "must be at most 20,000"),
        ({"choices": ["near", 5]}, "choices.1", "must be a short text"),
        ({"choices": ["near", "x" * 201]}, "choices.1", "must be a short text"),
        ({"segments": []}, "segments", "must say where the choices came from"),
        ({"segments": [5]}, "segments.0", "must be a pair of index and source"),
        ({"segments": [[0]]}, "segments.0", "must be a pair of index and source"),
        (
            {"segments": [["0", "table"]]},
            "segments.0",
            "must begin with a whole number",
        ),
        (
            {"segments": [[False, "table"]]},
            "segments.0",
            "must begin with a whole number",
        ),
        (
            {"segments": [[1, "table"]]},
            "segments.0",
            "must begin at 0 and go up within the choices",
        ),
        (
            {"segments": [[0, "table"], [0, "online"]]},
            "segments.1",
            "must begin at 0 and go up within the choices",
        ),
        (
            {"segments": [[0, "table"], [9999, "online"]]},
            "segments.1",
            "must begin at 0 and go up within the choices",
        ),
        (
            {"segments": [[0, "post"]]},
            "segments.0",
            "must come from one of simulated, online, table",
        ),
    ],
)
def test_a_record_with_a_wrong_field_is_refused(changes, field, reason):
    refused = refusal_of(written(**changes))

    assert refused == (field, reason or refused[1])


def test_a_record_of_an_unknown_ruleset_is_refused():
    listed = ", ".join([*(ruleset.slug for ruleset in rulesets()), "shootout"])

    field, reason = refusal_of(written(ruleset="bridge"))

    assert field == "ruleset"
    assert reason.startswith("there is no ruleset 'bridge'; there are ")
    assert listed.endswith("shootout")


def test_a_record_of_another_version_is_kept_as_it_is():
    record = load(json.dumps(archived()))

    assert record.to_json() == archived()
    assert record.away == TeamSheet(
        "wizard", {}, (PlayerSheet("rover", {"speed": 120}),), "ab" * 32
    )
    assert load(record.dump()) == record


def test_formations_of_another_version_are_kept_as_they_are():
    home = {"coach": "x", "profile": {}, "formations": {"kick_off": ["here", "there"]}}

    record = load(json.dumps(archived(home=home)))

    assert record.home == TeamSheet("x", formations={"kick_off": ("here", "there")})
    assert record.to_json()["home"] == home


def test_a_record_of_another_version_is_not_replayed():
    with pytest.raises(ArchivedRecord) as refused:
        replay(load(json.dumps(archived())))

    assert str(refused.value) == ("made by version 0.9 of Shootout; this is version 1")


def deep(levels):
    """Return lists in lists."""
    value = []
    for _level in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"options": {"a": deep(8)}}, "options", "is nested more than 8 deep"),
        ({"home": {"coach": deep(500)}}, "home", "is nested more than 8 deep"),
        ({"away": {}}, "away", "is not written as team sheets are"),
        ({"home": {"coach": "x"}}, "home", "is not written as team sheets are"),
        (
            {"home": {"coach": "x", "profile": 5}},
            "home",
            "is not written as team sheets are",
        ),
        (
            {"home": {"coach": "x", "profile": [5]}},
            "home",
            "is not written as team sheets are",
        ),
        (
            {"home": {"coach": "x", "profile": {}, "players": [5]}},
            "home",
            "is not written as team sheets are",
        ),
        (
            {"home": {"coach": "x", "profile": {}, "name": "Ada"}},
            "home",
            "is not written as team sheets are",
        ),
        (
            {"home": {"coach": "x", "profile": {}, "formations": []}},
            "home",
            "is not written as team sheets are",
        ),
        (
            {"home": {"coach": "x", "profile": {}, "formations": {"throws": "e3"}}},
            "home",
            "is not written as team sheets are",
        ),
        ({"segments": []}, "segments", "must say where the choices came from"),
        ({"choices": [1]}, "choices.0", "must be a short text"),
        ({"result": [1]}, "result", "cannot be a list"),
    ],
)
def test_a_record_of_another_version_must_still_be_one(changes, field, reason):
    assert refusal_of(archived(**changes)) == (field, reason)


def test_a_record_of_another_version_may_be_nested_as_options_are():
    options = {"a": deep(6)}

    assert load(json.dumps(archived(options=options))).options == options


def events_of(record):
    """Return the events of a record, or None where it does not replay."""
    try:
        return replay(record).game.events
    except RecordMismatch:
        return None


@pytest.mark.parametrize("ruleset", [pytest.param(r, id=r.slug) for r in rulesets()])
def test_a_record_of_every_ruleset_with_a_choice_changed_is_told_from_the_true_one(
    ruleset,
):
    sheet = average_sheet(ruleset, "random")
    record = simulate(ruleset, sheet, sheet, {}, seed=3).record()
    events = replay(record).game.events
    for place in range(0, len(record.choices), max(7, len(record.choices) // 16)):
        for choice in sorted(set(record.choices))[:6]:
            choices = list(record.choices)
            if choice == choices[place]:
                continue
            choices[place] = choice
            changed = replace(record, choices=tuple(choices))

            assert changed.digest() != record.digest()
            assert events_of(changed) != events
