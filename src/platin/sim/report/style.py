"""How the plots look: type, colours and marks. One place for the page and for pictures.

The series have the colours of Okabe and Ito, which people with any colour vision can tell apart; each has a mark and a
line of its own besides. In the page every colour is a variable, so that it can follow light and dark.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

INK: Final = "#1d2329"
MUTED: Final = "#66707b"
GRID: Final = "#dfe3e8"
PAPER: Final = "#fefefe"


class Series(NamedTuple):
    """How one contestant looks."""

    # Of its colour in the page.
    name: str
    colour: str
    # The same by night.
    dark: str
    # In a plot, and as a sign in a text.
    mark: str
    sign: str
    line: Any


SERIES: Final = (
    Series("c0", "#0072b2", "#56b4e9", "o", "●", "-"),
    Series("c1", "#d55e00", "#f08a3c", "s", "■", (0, (5, 2))),
    Series("c2", "#009e73", "#3fc99b", "^", "▲", (0, (1.2, 1.4))),
    Series("c3", "#b0588c", "#dd8fbd", "D", "◆", (0, (6, 2, 1.2, 2))),
    Series("c4", "#b07d00", "#e3b63a", "v", "▼", (0, (3, 1.5))),
    Series("c5", "#2c8ec9", "#8fc7ee", "P", "✚", (0, (8, 2))),
)


def series(c: int) -> Series:
    """Give how a contestant looks; there are as many looks as players at the largest table."""
    return SERIES[c % len(SERIES)]


# The colours by the name of their variable in the page, by day and by night.
LIGHT: Final[dict[str, str]] = {
    "ink": INK,
    "muted": MUTED,
    "grid": GRID,
    "paper": PAPER,
    **{one.name: one.colour for one in SERIES},
}
DARK: Final[dict[str, str]] = {
    "ink": "#e8ecf0",
    "muted": "#9aa5b1",
    "grid": "#343c45",
    "paper": "#1b2026",
    **{one.name: one.dark for one in SERIES},
}
FONT: Final = "DejaVu Sans"
# Inches. All plots are as wide as a phone, so that their letters stay readable there; a page puts them side by side.
WIDTH: Final = 4.9

_RC: Final[Any] = {
    "font.family": FONT,
    "font.size": 8.5,
    "text.color": INK,
    "axes.labelcolor": MUTED,
    "axes.labelsize": 8,
    "axes.edgecolor": GRID,
    "axes.linewidth": 0.8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.7,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.labelcolor": MUTED,
    "ytick.labelcolor": MUTED,
    "xtick.labelsize": 8,
    "ytick.labelsize": 8,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "legend.fontsize": 8.5,
    "legend.handlelength": 2.4,
    "hatch.linewidth": 0.6,
    "lines.linewidth": 1.8,
    "lines.markersize": 4.2,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
    "svg.fonttype": "none",
    # Without it the ids of a plot would be different each time.
    "svg.hashsalt": "platin",
    "path.simplify": True,
}


@contextmanager
def house_style() -> Iterator[None]:
    """Draw in the style of the house, whatever settings there are on this computer."""
    import matplotlib as mpl  # noqa: PLC0415 (an optional extra)

    with mpl.rc_context():
        mpl.rcdefaults()
        mpl.rcParams.update(_RC)
        yield
