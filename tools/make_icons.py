"""Draw the icons of the installed client from its own sign, with a browser: python tools/make_icons.py."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
# On a ground that reaches to all edges, of which systems cut what they like; the sign stays in the middle.
MASKABLE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#35506e"/>
<circle cx="16" cy="16" r="9" fill="#e8edf2"/><path d="M12.6 21.6V10.4h4.7a3.6 3.6 0 0 1 0 7.2H12.6" fill="none"
stroke="#35506e" stroke-width="2.7"/></svg>"""


def main() -> None:
    """Draw them into the folder of files that are served as they are."""
    sign = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, drawing, size in (("icon-192", sign, 192), ("icon-512", sign, 512), ("icon-maskable", MASKABLE, 512)):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{margin: 0}} svg {{display: block; width: {size}px}}</style>{drawing}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
