"""A bar chart as SVG, written by hand: no library is worth its weight for a dozen bars."""

from html import escape

WIDTH = 860
LABELS = 300
NUMBERS = 90
BAR = 18
GAP = 8
HEADING = 34
FONT = "font-family='system-ui, sans-serif'"
COLOURS = ("#8a8a8a", "#b3d1c9", "#5fa08f", "#d9c48a", "#b08a2e", "#7d97c9")


def chart(bars: list[tuple[str, str, float]]) -> str:
    """Draw bars of (group, name, games a second), all to one scale."""
    groups = list(dict.fromkeys(group for group, _, _ in bars))
    names = list(dict.fromkeys(name for _, name, _ in bars))
    longest = max(value for _, _, value in bars)
    scale = (WIDTH - LABELS - NUMBERS) / longest
    parts: list[str] = []
    y = 30
    parts.append(_text(10, y, "Games a second on one core / Spiele pro Sekunde auf einem Kern", 15, bold=True))
    for group in groups:
        y += HEADING
        parts.append(_text(10, y, group, 13, bold=True))
        y += GAP
        for name, value in [(name, value) for other, name, value in bars if other == group]:
            colour = COLOURS[names.index(name) % len(COLOURS)]
            width = max(1.0, value * scale)
            parts.append(_text(LABELS - 8, y + BAR - 5, name, 12, anchor="end"))
            parts.append(f"<rect x='{LABELS}' y='{y}' width='{width:.1f}' height='{BAR}' fill='{colour}'/>")
            parts.append(_text(LABELS + width + 6, y + BAR - 5, f"{value:,.0f}", 12))
            y += BAR + GAP
    height = y + 12
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' width='{WIDTH}' height='{height}'>"
    ground = f"<rect width='{WIDTH}' height='{height}' fill='#ffffff'/>"
    return "\n".join([head, ground, *parts, "</svg>"]) + "\n"


def _text(x: float, y: float, words: str, size: int, bold: bool = False, anchor: str = "start") -> str:
    weight = " font-weight='600'" if bold else ""
    where = f"x='{x:.1f}' y='{y}' text-anchor='{anchor}'"
    return f"<text {where} {FONT} font-size='{size}'{weight} fill='#222222'>{escape(words)}</text>"
