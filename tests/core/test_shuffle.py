from __future__ import annotations

import hashlib
import hmac

import pytest

import atol
from atol.core.random import seeded
from atol.core.shuffle import keyed, plain, shuffle_from
from tests.example import EXAMPLE

SECRET = bytes(range(32))


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert keyed(SECRET).commitment() == hashlib.sha256(SECRET).hexdigest()
    assert plain(7).commitment() == hashlib.sha256(b"7").hexdigest()


def test_every_ply_has_a_key_of_its_own_made_from_the_secret() -> None:
    shuffle = keyed(SECRET)
    state = atol.game(EXAMPLE).new(2, shuffle.setup_seed())
    shuffle.prepare(state)
    expected = seeded(hmac.digest(SECRET, b"0", "sha256")).words()
    assert state.random.words() == expected
    state.apply(state.legal()[0])
    shuffle.prepare(state)
    assert state.random.words() == seeded(hmac.digest(SECRET, b"1", "sha256")).words()


@pytest.mark.parametrize("seed", [0, 10**62, 10**63, 10**64, 10**200])
def test_a_key_is_an_hmac_however_long_the_seed(seed: int) -> None:
    assert plain(seed).key("bot/7") == hmac.digest(str(seed).encode(), b"bot/7", "sha256")


def test_the_setup_has_a_key_too() -> None:
    assert keyed(SECRET).setup_seed() == hmac.digest(SECRET, b"setup", "sha256")


def test_a_plain_seed_is_used_as_it_is() -> None:
    shuffle = plain(7)
    state = atol.game(EXAMPLE).new(2, shuffle.setup_seed())
    before = state.random.words()
    shuffle.prepare(state)
    assert state.random.words() == before


def test_new_secrets_differ_and_have_256_bits() -> None:
    first, second = keyed(), keyed()
    assert first.seed != second.seed
    assert isinstance(first.seed, bytes)
    assert len(first.seed) == 32


@pytest.mark.parametrize("shuffle", [plain(12), keyed(SECRET)])
def test_text_comes_back(shuffle: object) -> None:
    assert isinstance(shuffle, type(plain(1)))
    assert shuffle_from(shuffle.kind, shuffle.text()) == shuffle


@pytest.mark.parametrize(("kind", "text"), [("plain", "x"), ("keyed", "abcd"), ("keyed", "zz"), ("other", "1")])
def test_bad_seeds_are_refused(kind: str, text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # several kinds of text, one kind of refusal
        shuffle_from(kind, text)
