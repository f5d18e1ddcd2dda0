"""What a browser needs to install the client as an application: its manifest, in a language."""

from typing import Any

from platin.text.messages.app import WORDS


def manifest(lang: str) -> dict[str, Any]:
    """Give the web application manifest."""
    words = WORDS.of(lang)
    icons = [
        {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        *[{"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)],
        {"src": "/icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ]
    return {
        "id": "/",
        "name": words["app.name"],
        "short_name": "Platin",
        "description": words["app.description"],
        "lang": lang,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        # As `--panel` and `--ground` of the client have them.
        "theme_color": "#fffdf8",
        "background_color": "#f3efe6",
        "categories": ["games"],
        "icons": icons,
        "shortcuts": [
            {"name": words[f"app.shortcut.{name}"], "url": url, "icons": icons[1:2]}
            for name, url in (("play", "/"), ("daily", "/daily"), ("learn", "/learn"))
        ],
    }
