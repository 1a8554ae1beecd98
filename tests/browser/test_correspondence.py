"""A match with a day for each turn: its table is laid in a browser, and its turn comes by Web Push and by mail."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect
from tools.serving import RunningServer, Visitor

from tests.browser.fixtures import PHONE, Visit
from tests.browser.sitting import Sitting
from tests.example import NAME
from tests.server.players import sit
from tests.server.postbox import Device, MailServer, Postbox

# Chromium's own push service cannot be reached from a test. The address and the keys that it would have given are the
# test's; what arrives there is decrypted and handed to the service worker, as the browser would do.
SUBSCRIBE = """
  PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) });
"""
SHOWN = """async () => {
  const { getNotifications } = ServiceWorkerRegistration.prototype;
  const shown = await getNotifications.call(await navigator.serviceWorker.ready);
  return shown.map(({ title, data }) => [title, data.path]);
}"""


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture
def house(tmp_path: Path, mails: MailServer) -> Iterator[RunningServer]:
    settings = {
        "ATOL_SMTP": mails.url,
        "ATOL_MAIL_FROM": "atol@example.org",
        "ATOL_LOCAL_NOTICES": "1",
        "ATOL_NOTICE_SECONDS": "0.2",
    }
    server = RunningServer(tmp_path / "data", **settings)
    yield server
    server.stop()


def ask_for_notices(maja: Sitting, mails: MailServer) -> None:
    page = maja.page
    page.goto("/")
    page.get_by_role("button", name=re.compile("profile")).click()
    page.get_by_role("button", name="On this device").click()
    expect(page.get_by_text("On a device")).to_be_visible()
    page.get_by_label("Mail address").fill("maja@example.org")
    page.get_by_role("button", name="Add").first.click()
    (link,) = re.findall(r"http\S+/confirm/\S+", mails.next().get_content())
    page.goto(link)
    expect(page.get_by_text(re.compile("due in 23 hours"))).to_be_visible()


def registration(session: CDPSession) -> str:
    """Of the page's service worker."""
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    return known[-1]


def play_until_maja_is_to_act(ola: Visitor, table: Any) -> None:
    with sit(ola, table) as player:
        while player.update["to_act"] != 0:
            if player.to_act:
                player.act()
            else:
                player.receive()


def test_a_turn_comes_by_push_and_by_mail(visit: Visit, house: RunningServer, mails: MailServer) -> None:
    device = Device()
    with Postbox() as service:
        maja = visit(PHONE, address=house.address)
        maja.page.context.grant_permissions(["notifications"])
        subscription = {"endpoint": f"{service.url}/push", "keys": device.keys()}
        maja.page.add_init_script(SUBSCRIBE % json.dumps(subscription))
        maja.begin("link", option=["A day a turn"])
        link = maja.page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
        ola = Visitor(house.address)
        table = ola.join(link, "Ola")
        ask_for_notices(maja, mails)
        play_until_maja_is_to_act(ola, table)

        news = device.read(service.next().body)
        mail = mails.next()
    assert news["title"] == mail["Subject"] == f"{NAME}: your turn"
    session = maja.page.context.new_cdp_session(maja.page)
    delivered = {"origin": house.address, "registrationId": registration(session), "data": json.dumps(news)}
    session.send("ServiceWorker.deliverPushMessage", delivered)
    path = f"/table/{table['id']}"
    maja.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    assert maja.page.evaluate(SHOWN) == [[news["title"], path]]
    expect(maja.page.get_by_role("link", name=re.compile("Ola")).get_by_text("Your turn")).to_be_visible()
