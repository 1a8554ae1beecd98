"""Who somebody is: a signed cookie with the id of a person, and nothing else."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

COOKIE = "atol"
YEARS = 5 * 365 * 24 * 3600


class Identities:
    def __init__(self, key: bytes) -> None:
        self._serializer = URLSafeSerializer(key, salt="identity")

    def person(self, cookies: dict[str, str]) -> str | None:
        """The person behind a request; a cookie that we did not sign is nobody's."""
        try:
            person = self._serializer.loads(cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def cookie(self, person: str, secure: bool) -> Cookie:
        value = str(self._serializer.dumps(person))
        return Cookie(key=COOKIE, value=value, max_age=YEARS, httponly=True, samesite="lax", secure=secure)


def no_cookie() -> Cookie:
    return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")
