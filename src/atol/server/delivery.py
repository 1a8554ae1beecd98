"""How somebody is told: Web Push to the installed page, an e-mail, a webhook. Each is off where it is not set up."""

from __future__ import annotations

import asyncio
import smtplib
import time
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct

from atol.server.addresses import Address
from atol.server.posting import Poster, Unreachable
from atol.server.settings import Settings

PUSH_LIFE = 24 * 3600  # seconds that a push service keeps a message for a device that is off
GONE = (404, 410)


class News(Struct, frozen=True):
    """What is told: `url` leads to the table, `tag` lets a later one replace an earlier one."""

    title: str
    text: str
    url: str
    tag: str


class Forgotten(Exception):
    """Nobody will ever read at that address again."""


def push_key() -> bytes | None:
    """A new private key; None where the library for Web Push is not installed."""
    try:
        from py_vapid import Vapid
    except ImportError:
        return None
    vapid = Vapid()
    vapid.generate_keys()
    return bytes(vapid.private_pem())


class Delivery:
    def __init__(self, settings: Settings, key: bytes | None) -> None:
        self._settings = settings
        self._vapid = vapid_from(key)
        self.poster = Poster(settings.local_notices)

    @property
    def public_key(self) -> str | None:
        """What a browser needs to subscribe."""
        return None if self._vapid is None else public_key_of(self._vapid)

    @property
    def sends_mail(self) -> bool:
        return bool(self._settings.smtp and self._settings.mail_from)

    async def send(self, address: Address, news: News) -> None:
        """Raises Unreachable, or Forgotten where it is of no use to try again."""
        await asyncio.to_thread(getattr(self, f"_{address.kind}"), address, news)

    def _push(self, address: Address, news: News) -> None:
        from pywebpush import WebPusher

        pusher = WebPusher({"endpoint": address.address, "keys": address.keys})
        body = pusher.encode(msgspec.json.encode(news))["body"]
        self._post(address.address, body, {**self._push_headers(address.address), "Urgency": "normal"})

    def _push_headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + PUSH_LIFE // 2,
            "sub": f"mailto:{self._settings.mail_from or 'nobody@invalid.invalid'}",
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return {**signed, "Content-Encoding": "aes128gcm", "TTL": str(PUSH_LIFE)}

    def _webhook(self, address: Address, news: News) -> None:
        self._post(address.address, msgspec.json.encode(news), {"Content-Type": "application/json"})

    def _post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        status = self.poster.post(url, body, headers)
        if status in GONE:
            raise Forgotten()
        if status >= 300:
            raise Unreachable(f"status {status}")

    def _mail(self, address: Address, news: News) -> None:
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = address.address
        message["Subject"] = news.title
        message["List-Unsubscribe"] = f"<{stop_url(news.url, address.id)}>"
        message.set_content(f"{news.text}\n\n{news.url}\n")
        try:
            with smtp_server(self._settings.smtp or "") as server:
                server.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise Unreachable(type(error).__name__) from None


def stop_url(url: str, address_id: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}/api/notices/stop/{address_id}"


def smtp_server(url: str) -> smtplib.SMTP:
    """`smtp://name:password@host:port` speaks TLS as soon as the other side offers it, `smtps://` from the start."""
    parts = urlsplit(url)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    server = kind(parts.hostname or "", parts.port or 0, timeout=20)
    if parts.scheme == "smtp" and server.ehlo() and server.has_extn("starttls"):
        server.starttls()
    if parts.username:
        server.login(unquote(parts.username), unquote(parts.password or ""))
    return server


def vapid_from(key: bytes | None) -> Any:
    if key is None:
        return None
    from py_vapid import Vapid02

    return Vapid02.from_pem(key)


def public_key_of(vapid: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid.utils import b64urlencode

    return str(b64urlencode(vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))
