"""A link as a QR code, for the camera of a phone: as a path for the page, and as blocks for the terminal."""

from io import StringIO
from itertools import groupby

import segno

from platin.server.wire import QrCode

# Light modules around the code, which readers need.
_QUIET = 4


def qr_code(text: str) -> QrCode:
    """Give a code as the path of its dark modules in a square, the quiet zone included."""
    code = segno.make(text, error="m", micro=False)
    path = []
    for y, row in enumerate(code.matrix):
        x = 0
        for dark, modules in groupby(row):
            width = len(list(modules))
            if dark:
                path.append(f"M{x + _QUIET} {y + _QUIET}h{width}v1h-{width}z")
            x += width
    return {"size": len(code.matrix) + 2 * _QUIET, "path": "".join(path)}


def qr_lines(text: str) -> list[str]:
    """Give a code in lines of blocks, white on black."""
    out = StringIO()
    segno.make(text, error="m", micro=False).terminal(out, border=_QUIET, compact=True)
    return out.getvalue().splitlines()
