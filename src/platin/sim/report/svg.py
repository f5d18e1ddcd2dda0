"""A figure as SVG inside a page: small, with text as text, colours as variables, and ids of its own."""

import re
from io import StringIO
from typing import TYPE_CHECKING, Final, NamedTuple

from markupsafe import Markup

from platin.sim.report.style import LIGHT

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_METADATA: Final = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_WHOLE: Final = re.compile(r"<svg [^>]*?viewBox=\"(?P<box>[^\"]*)\"[^>]*>(?P<content>.*)</svg>", re.DOTALL)
_IDS: Final = re.compile(r' id="(?P<id>[^"]*)"')
_USED: Final = re.compile(r'(?:url\(#|href="#)(?P<id>[^")]+)')
_FAMILY: Final = re.compile(r"font-family: [^;\"]*(?:; ?)?")
_FONT: Final = re.compile(r"font: (?P<size>[\d.]+)px [^;\"]*")
# Of a coordinate; what is written, right behind a tag, may be a German thousand.
_LONG: Final = re.compile(r"(?<![>\d.])(?P<short>-?\d+\.\d\d)\d+")
_SPACE: Final = re.compile(r"\s*\n\s*")
_CSS: Final = re.compile(r"<style type=\"text/css\">.*?</style>", re.DOTALL)


class Drawing(NamedTuple):
    """What is inside of an SVG, and the box it is drawn in. It may stand in a page as it is."""

    box: str
    content: Markup


def drawing(figure: "Figure", slug: str) -> Drawing:
    """Give a figure as SVG for a page. The slug makes its ids its own."""
    file = StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    whole = _WHOLE.search(file.getvalue())
    assert whole is not None, "matplotlib writes one <svg> with a viewBox"
    text = whole["content"]
    text = _COMMENT.sub("", _METADATA.sub("", text))
    text = _CSS.sub("", text)
    used = {match["id"] for match in _USED.finditer(text)}
    text = _IDS.sub(lambda match: f' id="{slug}-{match["id"]}"' if match["id"] in used else "", text)
    text = re.sub(r"url\(#", f"url(#{slug}-", text)
    text = re.sub(r'(?:xlink:)?href="#', f'href="#{slug}-', text)
    text = _FAMILY.sub("", text)
    text = _FONT.sub(lambda match: f"font-size: {match['size']}px", text)
    for variable, colour in LIGHT.items():
        text = text.replace(colour, f"var(--{variable})")
    text = _LONG.sub(lambda match: match["short"], text)
    return Drawing(whole["box"], Markup(_SPACE.sub(" ", text).strip()))
