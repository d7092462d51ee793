"""Whatever is handed in as a record is refused with a reason, or is one."""

import json
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.errors import ArchivedRecord, BadRecord, FieldError, RecordMismatch
from simulation.record import load, replay
from tests.simulation.recorded import LONG, archived, game, written

pytestmark = pytest.mark.usefixtures("shootout_is_registered")

plain: Final = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**400, -(10**400), 2**63, float("nan"), float("inf"), 0.5])
    | st.text(st.characters(codec=None), max_size=10)
    | st.sampled_from(["1", "0", "near", "tie", "table", "shootout", "standard", LONG]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["kind", "home", "coach", "players", "rounds", "\n"]),
            inner,
            max_size=3,
        )
    ),
    max_leaves=8,
)


@st.composite
def spoiled(draw):
    """Return a record's JSON values with up to three things changed anywhere."""
    value = draw(st.sampled_from([written(), archived()]))
    for _change in range(draw(st.integers(1, 3))):
        place = value
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            inner = place[key]
            if isinstance(inner, dict | list) and inner and draw(st.booleans()):
                place = inner
                continue
            act = draw(st.sampled_from(["set", "drop", "add", "wrap"]))
            if act == "set":
                place[key] = draw(plain)
            elif act == "drop":
                del place[key]
            elif act == "wrap":
                place[key] = [inner]
            elif isinstance(place, dict):
                place[draw(st.text(max_size=5))] = draw(plain)
            else:
                place.insert(key, draw(plain))
            break
    return value


def outcome(text):
    """Return the refusal of a text, or None; any other error gets out."""
    try:
        record = load(text)
        assert load(record.dump()) == record
        replay(record)
    except (BadRecord, RecordMismatch, ArchivedRecord) as refused:
        return refused
    return None


def is_clear(refused):
    """Whether a refusal, if any, is a short line that names a field where it can."""
    if refused is None:
        return True
    text = str(refused)
    if isinstance(refused, FieldError) and not (refused.field and refused.reason):
        return False
    return text.isprintable() and len(text) < 1000


@given(spoiled())
def test_a_spoiled_record_is_refused_with_a_reason_or_true(value):
    assert is_clear(outcome(json.dumps(value)))


@given(st.data())
def test_a_record_with_a_stretch_of_text_spoiled_is_refused_or_true(data):
    text = game().dump().encode()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    noise = data.draw(st.binary(max_size=10))

    refused = outcome(text[:start] + noise + text[end:])

    assert is_clear(refused)


@given(st.integers(1, 200))
def test_a_record_text_cut_short_is_refused(length):
    with pytest.raises(BadRecord, match="is not JSON"):
        load(game().dump()[:-length])


@pytest.mark.parametrize("length", [1, 2, 10])
def test_a_record_of_fewer_choices_does_not_replay(length):
    record = load(json.dumps(written(choices=list(game().choices[:-length]))))

    with pytest.raises(RecordMismatch, match="the replay gives an unfinished game"):
        replay(record)


@given(st.binary(max_size=200) | st.text(st.characters(codec=None), max_size=200))
def test_noise_is_no_record(noise):
    with pytest.raises(BadRecord) as refused:
        load(noise)

    assert is_clear(refused.value)
