"""Where the chance of a match comes from, so that it can be replayed and, at a table, proved fair.

`plain`: one seed, known from the start; for simulations and puzzles.
`keyed`: a secret of 256 bits. Before the setup and before every action all words of the state's generator are
replaced by a key made from the secret and the ply, so nothing seen during a match foretells the rest of it.
The match shows the secret's SHA-256 at its start and the secret at its end.
`known` (in records: `given`): keyed by the secret of a finished match, so that others meet the same chance. Nobody
who has seen that match can be surprised, and a record of such a match does not claim otherwise.
"""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from atol.core.game import State

if TYPE_CHECKING:
    from _hashlib import HASH

PLAIN = "plain"
KEYED = "keyed"
KNOWN = "given"  # the word that records and messages have for it
SECRET_BYTES = 32
BLOCK_BYTES = 64  # of SHA-256


class Shuffle(Struct, frozen=True):
    kind: str
    seed: int | bytes

    def setup_seed(self) -> int | bytes:
        return self.seed if isinstance(self.seed, int) else self.key("setup")

    def prepare(self, state: State) -> None:
        """To be called before every action."""
        if not isinstance(self.seed, int):
            state.random.rekey(self.key(str(state.ply)))

    def key(self, purpose: str) -> bytes:
        """HMAC-SHA256 of the purpose under the secret."""
        inner, outer = begun_hashes(self.material())
        told = inner.copy()
        told.update(purpose.encode())
        key = outer.copy()
        key.update(told.digest())
        return key.digest()

    def number(self, purpose: str) -> int:
        """A number for a bot's choices: it follows from the secret and tells nothing about it."""
        return int.from_bytes(self.key(purpose)[:6], "big")

    def commitment(self) -> str:
        return hashlib.sha256(self.material()).hexdigest()

    def material(self) -> bytes:
        return self.seed if isinstance(self.seed, bytes) else str(self.seed).encode()

    def text(self) -> str:
        return self.seed.hex() if isinstance(self.seed, bytes) else str(self.seed)


@lru_cache(1024)
def begun_hashes(secret: bytes) -> tuple[HASH, HASH]:
    """Of HMAC (RFC 2104), with the secret in them: that is most of the work, and a table needs two keys an action.
    Copies of `hmac.HMAC` take twice the time."""
    padded = (secret if len(secret) <= BLOCK_BYTES else hashlib.sha256(secret).digest()).ljust(BLOCK_BYTES, b"\0")
    inner, outer = (hashlib.sha256(bytes(byte ^ pad for byte in padded)) for pad in (0x36, 0x5C))
    return inner, outer


def plain(seed: int) -> Shuffle:
    return Shuffle(PLAIN, seed)


def keyed(secret: bytes | None = None) -> Shuffle:
    """Around that secret, or a new one."""
    return Shuffle(KEYED, secret if secret is not None else secrets.token_bytes(SECRET_BYTES))


def shuffle_from(kind: str, text: str) -> Shuffle:
    """What `Shuffle.text` wrote; raises ValueError."""
    if kind == PLAIN:
        return plain(int(text))
    if kind in (KEYED, KNOWN) and len(bytes.fromhex(text)) == SECRET_BYTES:
        return Shuffle(kind, bytes.fromhex(text))
    raise ValueError(kind)
