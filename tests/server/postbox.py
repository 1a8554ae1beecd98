"""What stands at the other end of a notice: a push service, a webhook and a mail server, all on this computer."""

from __future__ import annotations

import base64
import json
import socket
import threading
import time
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

WAIT = 20


def letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unletters(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser as its push service knows it: its keys, and what it reads with them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    def keys(self) -> dict[str, str]:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": letters(public), "auth": letters(self._auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


class Arrived:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def demand_signed(self, push_key: str, audience: str) -> None:
        """As push services do (RFC 8292): sent to this very service by whom the browser has subscribed to."""
        kind, _, rest = self.headers["authorization"].partition(" ")
        fields = dict(field.strip().split("=", 1) for field in rest.split(","))
        assert (kind, fields["k"]) == ("vapid", push_key)
        assert Vapid02.verify(self.headers["authorization"])  # by the key that it names
        claims = json.loads(unletters(fields["t"].split(".")[1]))
        assert claims["aud"] == audience
        assert 0 < claims["exp"] - time.time() < 24 * 3600


class Postbox:
    """Takes whatever is posted to it."""

    def __init__(self) -> None:
        self.arrived: Queue[Arrived] = Queue()
        self.status = 201
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                box.arrived.put(Arrived(self.path, headers, body))
                self.send_response(box.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Postbox:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def next(self) -> Arrived:
        return self.arrived.get(timeout=WAIT)


def free_port() -> int:
    """aiosmtpd cannot choose one itself."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class MailServer:
    """Keeps what it is given."""

    def __init__(self) -> None:
        self.mails: Queue[Any] = Queue()
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd's name
        self.mails.put(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._controller.port}"

    def __enter__(self) -> MailServer:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    def next(self) -> Any:
        return self.mails.get(timeout=WAIT)
