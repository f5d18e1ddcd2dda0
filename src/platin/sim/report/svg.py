"""A figure as SVG inside a page: small, with text as text, colours as variables, and ids of its own."""

import re
from io import StringIO
from typing import TYPE_CHECKING, Final

from platin.sim.report.html import escaped
from platin.sim.report.style import VARIABLES

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_BEFORE: Final = re.compile(r"^.*?(?=<svg )", re.DOTALL)
_METADATA: Final = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_OPENING: Final = re.compile(r"<svg [^>]*?viewBox=\"(?P<box>[^\"]*)\"[^>]*>", re.DOTALL)
_IDS: Final = re.compile(r' id="(?P<id>[^"]*)"')
_USED: Final = re.compile(r'(?:url\(#|href="#)(?P<id>[^")]+)')
_FAMILY: Final = re.compile(r"font-family: [^;\"]*(?:; ?)?")
_FONT: Final = re.compile(r"font: (?P<size>[\d.]+)px [^;\"]*")
_LONG: Final = re.compile(r"(?P<short>-?\d+\.\d\d)\d+")
_SPACE: Final = re.compile(r"\s*\n\s*")
_CSS: Final = re.compile(r"<style type=\"text/css\">.*?</style>", re.DOTALL)


def inline_svg(figure: "Figure", slug: str, title: str, description: str) -> str:
    """Give a figure as SVG for a page. The slug makes its ids its own."""
    file = StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    text = _BEFORE.sub("", file.getvalue(), count=1)
    text = _COMMENT.sub("", _METADATA.sub("", text))
    text = _CSS.sub("", text)
    used = {match["id"] for match in _USED.finditer(text)}
    text = _IDS.sub(lambda match: f' id="{slug}-{match["id"]}"' if match["id"] in used else "", text)
    text = re.sub(r"url\(#", f"url(#{slug}-", text)
    text = re.sub(r'(?:xlink:)?href="#', f'href="#{slug}-', text)
    text = _FAMILY.sub("", text)
    text = _FONT.sub(lambda match: f"font-size: {match['size']}px", text)
    for colour, variable in VARIABLES.items():
        text = text.replace(colour, f"var(--{variable})")
    text = _LONG.sub(lambda match: match["short"], text)
    text = _SPACE.sub(" ", text)
    head = (
        f'<svg viewBox="{_OPENING.search(text)["box"]}" role="img" aria-labelledby="{slug}-title {slug}-desc">'  # type: ignore[index]
        f'<title id="{slug}-title">{escaped(title)}</title><desc id="{slug}-desc">{escaped(description)}</desc>'
    )
    return _OPENING.sub(lambda _: head, text, count=1).strip()
