"""Draw the icons of the installed page from the one drawing, `web/src/design/icon.svg`.

python -m tools.make_icons
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.find_chromium import chromium

WEB = Path(__file__).resolve().parents[1] / "web"
FOLDER = WEB / "public" / "icons"
SEA = "#0f4c66"
# A maskable icon may be cut to any shape: its drawing keeps clear of the edge.
ICONS = {
    "icon-192": (192, "transparent", 1.0),
    "icon-512": (512, "transparent", 1.0),
    "maskable-512": (512, SEA, 0.78),
}


def draw(browser: Browser, name: str) -> None:
    size, ground, share = ICONS[name]
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (WEB / "src" / "design" / "icon.svg").read_text("utf-8")
    inner = f"<div style='width:{share:.0%};height:{share:.0%}'>{drawing}</div>"
    looks = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
    page.set_content(f"<body style='{looks}'>{inner}")
    page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
    page.close()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in ICONS:
            draw(browser, name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
