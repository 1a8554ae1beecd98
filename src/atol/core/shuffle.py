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
import hmac
import secrets
from functools import lru_cache

from msgspec import Struct

from atol.core.game import State

PLAIN = "plain"
KEYED = "keyed"
KNOWN = "given"  # the word that records and messages have for it
SECRET_BYTES = 32


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
        keyed_hash = begun_hash(self.material()).copy()
        keyed_hash.update(purpose.encode())
        return keyed_hash.digest()

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
def begun_hash(secret: bytes) -> hmac.HMAC:
    """With the secret in it: that is most of the work, and a table needs two keys an action."""
    return hmac.new(secret, digestmod="sha256")


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
