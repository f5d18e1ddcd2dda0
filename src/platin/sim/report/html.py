"""Small pieces of HTML: escaped text, tables, bars, and the frame of a page with its style."""

from collections.abc import Sequence
from html import escape
from typing import Final

from platin.sim.report.numbers import Numbers
from platin.sim.report.style import DARK, SERIES, VARIABLES
from platin.sim.statistics import Estimate

_LIGHT: Final = "".join(f"--{name}:{colour};" for colour, name in VARIABLES.items())
_NIGHT: Final = "".join(f"--{name}:{colour};" for name, colour in DARK.items())
_SERIES: Final = "".join(
    f".who.s{at}::before{{color:var(--c{at})}}.bar.s{at} i{{background:var(--c{at})}}" for at in range(len(SERIES))
)

STYLE: Final = f"""
:root{{color-scheme:light dark;{_LIGHT}--page:#f4f5f7;--soft:#eef0f3}}
@media (prefers-color-scheme:dark){{:root{{{_NIGHT}--page:#12161a;--soft:#262c33}}}}
*{{box-sizing:border-box}}
body{{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,
"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums;hyphens:auto;overflow-wrap:break-word}}
.wrap{{max-width:1120px;margin:0 auto;padding:0 16px 48px}}
header{{padding:40px 0 12px;max-width:860px}}
.kicker{{color:var(--muted);font-size:14px;margin:0 0 8px}}
h1{{font-size:clamp(25px,4.2vw,38px);line-height:1.18;letter-spacing:-.015em;font-weight:680;margin:0 0 14px;
text-wrap:balance}}
h2{{font-size:21px;letter-spacing:-.01em;margin:46px 0 4px;font-weight:660}}
h3{{font-size:16px;margin:0;font-weight:640}}
p{{margin:6px 0;max-width:74ch}}
.lead{{font-size:18px;max-width:64ch}}
.note,figcaption p{{color:var(--muted);font-size:14px;max-width:74ch}}
.facts{{display:flex;flex-wrap:wrap;gap:10px 34px;margin:20px 0 0;padding:0;list-style:none}}
.facts b{{display:block;font-size:21px;font-weight:640;line-height:1.25}}
.facts span{{color:var(--muted);font-size:13.5px}}
.grid{{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,430px),1fr));gap:16px;margin-top:14px;
align-items:start}}
.stack{{display:grid;gap:16px;min-width:0}}
.card,figure{{background:var(--paper);border:1px solid var(--grid);border-radius:10px;padding:16px 18px;margin:0;
min-width:0}}
figure svg{{display:block;width:100%;height:auto;margin-top:10px}}
svg text{{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}}
details{{margin-top:10px;font-size:14px}}
summary{{cursor:pointer;color:var(--muted);border-radius:4px}}
summary:focus-visible,a:focus-visible{{outline:2px solid var(--c0);outline-offset:2px}}
.scroll{{overflow-x:auto;margin-top:8px}}
table{{border-collapse:collapse;width:100%;font-size:14px}}
caption{{text-align:left;color:var(--muted);font-size:13.5px;padding-bottom:4px}}
th,td{{padding:5px 10px 5px 0;border-bottom:1px solid var(--grid);text-align:right;vertical-align:top;hyphens:manual}}
th:last-child,td:last-child{{padding-right:0}}
th:first-child,td:first-child{{text-align:left}}
td:first-child{{min-width:8.5em}}
thead th{{color:var(--muted);font-weight:500;font-size:13px;vertical-align:bottom}}
tbody th{{font-weight:500}}
td.left,th.left{{text-align:left}}
.bar{{display:block;height:5px;border-radius:2px;background:var(--soft);margin-top:4px}}
.bar i{{display:block;height:5px;border-radius:2px;background:var(--muted)}}
.who::before{{content:attr(data-mark);margin-right:.45em;font-size:.82em}}
{_SERIES}
.chips{{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,190px),1fr));gap:8px;list-style:none;
padding:0;margin:12px 0 0}}
.chips li{{display:flex;gap:10px;align-items:baseline;background:var(--paper);border:1px solid var(--grid);
border-radius:8px;padding:7px 11px;line-height:1.3}}
.chips small{{color:var(--muted);display:block;font-size:13px}}
.cost{{flex:none;min-width:1.9em;text-align:center;border-radius:99px;background:var(--soft);font-size:13px;
padding:1px 6px;font-weight:600}}
dl{{display:grid;grid-template-columns:minmax(110px,max-content) 1fr;gap:4px 20px;margin:14px 0}}
dt{{color:var(--muted)}} dd{{margin:0;min-width:0;max-width:78ch}}
@media (max-width:560px){{dl{{display:block}}dd{{margin:0 0 8px}}header{{padding-top:26px}}}}
code{{font:13.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--soft);border-radius:5px;
padding:2px 5px;overflow-wrap:anywhere}}
pre{{margin:6px 0;white-space:pre-wrap}} pre code{{display:block;padding:9px 12px}}
.cross td,.cross th{{text-align:center;padding:5px 6px;white-space:nowrap}} .cross th:first-child{{text-align:left}}
footer{{margin-top:44px;color:var(--muted);font-size:13.5px}}
@media print{{body{{background:none}}.card,figure{{break-inside:avoid}}}}
"""

# The marks of the series, as letters.
MARKS: Final = ("●", "■", "▲", "◆", "▼", "✚")


def escaped(text: str) -> str:
    """Give text so that nothing in it is taken for HTML."""
    return escape(text, quote=True)


def who(name: str, c: int) -> str:
    """Give a contestant's name with the mark it has in the plots."""
    return f'<span class="who s{c % 6}" data-mark="{MARKS[c % 6]}">{escaped(name)}</span>'


def bar(share: float, c: int = -1) -> str:
    """Give a bar for a share; the number stands beside it."""
    of = f" s{c % 6}" if c >= 0 else ""
    return f'<span class="bar{of}" aria-hidden="true"><i style="width:{100 * min(max(share, 0), 1):.1f}%"></i></span>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "", kind: str = "") -> str:
    """Give a table; its cells are HTML already. The first cell of a row is its heading."""
    of = f' class="{kind}"' if kind else ""
    top = f"<caption>{caption}</caption>" if caption else ""
    heads = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>" for row in rows
    )
    inside = f"{top}<thead><tr>{heads}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll" tabindex="0"><table{of}>{inside}</table></div>'


def with_interval(words: Numbers, one: Estimate) -> str:
    """Give a share with its interval below it."""
    between = words.span(words.percent(one.low), words.percent(one.high))
    return f"{words.percent(one.share)}<br><small>{between}</small>"


def numbers_of(summary: str, *tables: str) -> str:
    """Give the tables behind a plot, folded away."""
    return f"<details><summary>{escaped(summary)}</summary>{''.join(tables)}</details>"


def figure(title: str, caption: str, picture: str, behind: str = "") -> str:
    """Give a plot with its title and what stands below it."""
    said = f"<p>{escaped(caption)}</p>" if caption else ""
    return f"<figure><figcaption><h3>{escaped(title)}</h3>{said}</figcaption>{picture}{behind}</figure>"


def section(ident: str, title: str, note: str, *parts: str) -> str:
    """Give a part of the page."""
    said = f'<p class="note">{escaped(note)}</p>' if note else ""
    return f'<section id="{ident}"><h2>{escaped(title)}</h2>{said}{"".join(parts)}</section>'


def grid(*parts: str) -> str:
    """Put parts side by side where there is room."""
    return f'<div class="grid">{"".join(parts)}</div>'


def stack(*parts: str) -> str:
    """Put parts below each other in one place of a grid."""
    return f'<div class="stack">{"".join(parts)}</div>'


def definitions(pairs: Sequence[tuple[str, str]]) -> str:
    """Give a list of terms; what they mean is HTML already."""
    return "<dl>" + "".join(f"<dt>{escaped(term)}</dt><dd>{said}</dd>" for term, said in pairs) + "</dl>"


def page(lang: str, title: str, body: str) -> str:
    """Give a whole page that needs nothing else."""
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="data:,">\n<title>{escaped(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n'
        f'<div class="wrap">\n{body}\n</div>\n</body>\n</html>\n'
    )
