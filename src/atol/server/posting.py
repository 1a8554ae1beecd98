"""A POST to an address that a stranger has named: it must lead out into the internet, and nowhere else.

Names are looked up once, every address they stand for is checked, and the connection goes to the one that was
checked. Redirections are not followed, and what is answered is not read.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

from atol.server.errors import BadRequest

TIMEOUT = 10


class Unreachable(Exception):
    """Nobody there could be told."""


class Poster:
    """`local`: addresses of this computer and its network are fine too, and so is plain HTTP."""

    def __init__(self, local: bool) -> None:
        self._local = local

    def demand_good(self, url: str) -> SplitResult:
        """Raises BadRequest."""
        try:
            parts = urlsplit(url)
            fits = parts.hostname is not None and parts.port != 0
        except ValueError:
            fits = False
        if not fits or parts.scheme not in (("https", "http") if self._local else ("https",)) or parts.username:
            raise BadRequest(problem="address: not an https address")
        return parts

    def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status; raises Unreachable."""
        parts = self.demand_good(url)
        try:
            connection = self._connect(parts)
            try:
                path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                connection.request("POST", path, body, headers)
                return connection.getresponse().status
            finally:
                connection.close()
        except (OSError, HTTPException, ValueError) as error:
            raise Unreachable(type(error).__name__) from None

    def _connect(self, parts: SplitResult) -> HTTPConnection:
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        plain = socket.create_connection((self._checked(host, port), port), TIMEOUT)
        if parts.scheme == "http":
            made = HTTPConnection(host, port, timeout=TIMEOUT)
            made.sock = plain
        else:
            made = HTTPSConnection(host, port, timeout=TIMEOUT)
            made.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        return made

    def _checked(self, host: str, port: int) -> str:
        """An address that the name stands for; raises Unreachable where one of them is not of the open internet."""
        found = {str(place[4][0]) for place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
        if not self._local and not all(is_public(address) for address in found):
            raise Unreachable("not a public address")
        return sorted(found)[0]


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_global and not found.is_multicast
