"""Receipts: pinned vectors, computed with OpenSSL, and what is refused."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.receipts import (
    MAX_SEED,
    ReceiptError,
    check_commitment,
    commitment,
    game_seed,
    new_secret,
    profile_salt,
)

COUNTING = bytes(range(32))
ZEROS = bytes(32)
BIGGEST = 2**63 - 1
PROMISE = "843719671bb801aeb72bec6c01b61f872f6169be6b4ef3cae8ab5f35018a17a3"

numbers = st.integers(0, BIGGEST)
attempts = st.integers(1, BIGGEST)


def test_new_secret_is_32_bytes_and_never_the_same():
    drawn = {new_secret() for _ in range(100)}

    assert len(drawn) == 100
    assert {len(secret) for secret in drawn} == {32}


@pytest.mark.parametrize(
    ("secret", "promise"),
    [
        (COUNTING, PROMISE),
        (ZEROS, "b4eb93fc5531a1c9a0e180bcb2433fa4e4d9ff51c27fad19505451c814a84722"),
    ],
)
def test_commitment_is_what_openssl_computes(secret, promise):
    assert commitment(secret) == promise


def test_commitment_is_not_the_plain_hash_of_the_secret():
    assert commitment(COUNTING) != hashlib.sha256(COUNTING).hexdigest()


@pytest.mark.parametrize(
    ("secret", "season", "fixture", "attempt", "seed"),
    [
        (COUNTING, 4, 112, 1, 2041899364381941450),
        (COUNTING, 4, 112, 2, 7535268315639824513),
        (COUNTING, 112, 4, 1, 4069853292268732511),
        (COUNTING, 0, 0, 1, 8897983836960903972),
        (ZEROS, BIGGEST, BIGGEST, BIGGEST, 7892282264739376245),
    ],
)
def test_game_seed_is_what_openssl_computes(secret, season, fixture, attempt, seed):
    assert game_seed(secret, season=season, fixture=fixture, attempt=attempt) == seed


@given(
    secret=st.binary(min_size=32, max_size=32),
    games=st.sets(st.tuples(numbers, numbers, attempts), min_size=2, max_size=5),
)
def test_games_of_a_secret_have_seeds_of_their_own(secret, games):
    seeds = {
        game_seed(secret, season=season, fixture=fixture, attempt=attempt)
        for season, fixture, attempt in games
    }

    assert len(seeds) == len(games)
    assert 0 <= min(seeds) <= max(seeds) <= MAX_SEED


@given(st.binary(min_size=32, max_size=32))
def test_check_commitment_accepts_the_secret_and_no_other(secret):
    promise = commitment(secret)
    other = bytes([secret[0] ^ 1]) + secret[1:]

    assert check_commitment(secret, promise) is True
    assert check_commitment(other, promise) is False


@pytest.mark.parametrize(
    "published",
    ["", PROMISE[:-1], f"{PROMISE}0", PROMISE.upper(), f"{PROMISE}\n", "é" * 64],
)
def test_check_commitment_refuses_what_is_no_commitment(published):
    with pytest.raises(ReceiptError) as caught:
        check_commitment(COUNTING, published)

    assert str(caught.value) == (
        f"A commitment is 64 hex digits in lower case, not {len(published)} characters"
        f" beginning {published[:16]!r}."
    )


@pytest.mark.parametrize("length", [0, 31, 33])
def test_secret_of_another_length_is_refused(length):
    with pytest.raises(ReceiptError) as caught:
        commitment(bytes(length))

    assert str(caught.value) == f"A season's secret has 32 bytes, not {length}."


def test_secret_as_text_is_refused():
    with pytest.raises(ReceiptError) as caught:
        game_seed("0" * 32, season=1, fixture=1, attempt=1)

    assert str(caught.value) == "A season's secret is of type bytes, not str."


@pytest.mark.parametrize(
    ("name", "least"), [("season", 0), ("fixture", 0), ("attempt", 1)]
)
@pytest.mark.parametrize("number", [-1, BIGGEST + 1])
def test_number_out_of_range_is_refused(name, least, number):
    numbers = {"season": 1, "fixture": 1, "attempt": 1, name: number}

    with pytest.raises(ReceiptError) as caught:
        game_seed(COUNTING, **numbers)

    assert str(caught.value) == (
        f"The {name} of a receipt goes from {least} to 9223372036854775807."
    )


def test_attempt_counts_from_one():
    with pytest.raises(ReceiptError):
        game_seed(COUNTING, season=1, fixture=1, attempt=0)


@pytest.mark.parametrize(
    ("number", "kind"), [(True, "bool"), (1.0, "float"), ("1", "str")]
)
def test_number_of_another_type_is_refused(number, kind):
    with pytest.raises(ReceiptError) as caught:
        game_seed(COUNTING, season=1, fixture=number, attempt=1)

    assert str(caught.value) == (
        f"The fixture of a receipt is of type int, not {kind}."
    )


def test_profile_salt_of_a_game_and_side_is_pinned():
    salt = profile_salt(COUNTING, season=3, fixture=41, attempt=2, side=1)

    assert salt == ("7485372cca54c3fa3d03173af22f64f15c28315fdb8caa02451b4723c736cfa3")


def test_profile_salt_refuses_what_is_no_receipt():
    with pytest.raises(ReceiptError, match="The side of a receipt goes from 0"):
        profile_salt(COUNTING, season=1, fixture=1, attempt=1, side=-1)
    with pytest.raises(ReceiptError, match="32 bytes"):
        profile_salt(b"", season=1, fixture=1, attempt=1, side=0)
