"""A match with a day for each turn: its table is laid in a browser, and its turn comes by Web Push and by mail."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.serving import RunningServer, Visitor

from tests.browser.fixtures import PHONE, Visit
from tests.browser.sitting import PATIENCE_STEPS, STEP_MS, Sitting
from tests.example import NAME
from tests.server.players import sit
from tests.server.postbox import Device, MailServer, Postbox

# Chromium's own push service cannot be reached from a test. The address and the keys that it would have given are the
# test's; what arrives there is decrypted and handed to the service worker, as the browser would do.
SUBSCRIBE = """
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem("push-key", applicationServerKey);
    return { toJSON: () => (%s) };
  };
"""
# A browser without a screen shows no notices: what the service worker wants to be shown is noted instead.
NOTE_SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { data }) => void self.shown.push([title, data.path]);
}"""


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture
def house(tmp_path: Path, mails: MailServer) -> Iterator[RunningServer]:
    server = RunningServer(
        tmp_path / "data",
        ATOL_SMTP=mails.url,
        ATOL_MAIL_FROM="atol@example.org",
        ATOL_LOCAL_NOTICES="1",
        ATOL_NOTICE_SECONDS="0.2",
    )
    yield server
    server.stop()


def ask_for_notices(maja: Sitting, mails: MailServer) -> None:
    page = maja.page
    page.goto("/")
    page.get_by_role("button", name=re.compile("profile")).click()
    page.get_by_role("button", name="On this device").click()
    expect(page.get_by_text("On a device")).to_be_visible()
    page.get_by_label("E-mail address").fill("maja@example.org")
    page.get_by_role("button", name="Add").first.click()
    (link,) = re.findall(r"http\S+/confirm/\S+", mails.next().get_content())
    page.goto(link)
    expect(page.get_by_text(re.compile("due in 23 hours"))).to_be_visible()


def deliver(page: Page, news: Any) -> list[list[str]]:
    """As the browser does once its push service has spoken; returns titles and paths of what is shown then."""
    (worker,) = page.context.service_workers
    worker.evaluate(NOTE_SHOWN)
    session = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(STEP_MS)
    address = page.evaluate("location.origin")
    pushed = {"origin": address, "registrationId": known[-1], "data": json.dumps(news)}
    session.send("ServiceWorker.deliverPushMessage", pushed)
    for _ in range(PATIENCE_STEPS):
        if shown := worker.evaluate("() => self.shown"):
            return list(shown)
        page.wait_for_timeout(STEP_MS)
    return []


def play_until(seat: int, visitor: Visitor, table: Any) -> None:
    """The visitor plays until that seat is to act."""
    with sit(visitor, table) as player:
        while player.update["to_act"] != seat:
            if player.to_act:
                player.act()
            else:
                player.receive()


def same_person(sitting: Sitting) -> Visitor:
    """Who acts for somebody at a browser without it."""
    visitor = Visitor(sitting.page.url.rpartition("/table/")[0])
    visitor.cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in sitting.page.context.cookies())
    return visitor


@pytest.mark.long
def test_a_turn_comes_by_push_and_by_mail(visit: Visit, house: RunningServer, mails: MailServer) -> None:
    device = Device()
    with Postbox() as service:
        maja = visit(PHONE, address=house.address, offline=True)  # a notice needs the service worker
        maja.page.context.grant_permissions(["notifications"])
        subscription = {"endpoint": f"{service.url}/push", "keys": device.keys()}
        maja.page.add_init_script(SUBSCRIBE % json.dumps(subscription))
        maja.begin("link", option=["A day a turn"])
        link = maja.page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
        ola = Visitor(house.address)
        table = ola.join(link, "Ola")
        play_until(table["yours"][0], same_person(maja), table)
        ask_for_notices(maja, mails)
        play_until(0, ola, table)

        arrived, mail = service.next(), mails.next()
    arrived.demand_signed(maja.page.evaluate("localStorage.getItem('push-key')"), service.url)
    news = device.read(arrived.body)
    assert news["title"] == mail["Subject"] == f"{NAME}: your turn"
    assert deliver(maja.page, news) == [[news["title"], f"/table/{table['id']}"]]
    expect(maja.page.get_by_role("link", name=re.compile("Ola")).get_by_text("Your move")).to_be_visible()
