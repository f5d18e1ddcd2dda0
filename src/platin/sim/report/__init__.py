"""Reports that people look at: a page for the browser, pictures. All words of the simulator for people come from here.

    words.py     messages and names
    data.py      what the plots and tables show, from the counts
    subject.py   an outcome worked out once, in a language
    headline.py  the answer in a sentence, and how sure it is
    style.py     type, colours and marks of the plots
    plots.py     the plots of a simulation
    svg.py       a figure as SVG inside a page
    parts.py     what pages are made of, without a look
    kingdom.py   the kingdom in a page
    page.py      the report of a simulation
    pictures.py  its main plots as PNG
    standings.py a tournament worked out once, in a language; standings_plots.py and standings_page.py its report
    render.py    a page from its template
    templates/   how pages look: HTML and CSS

Plots are drawn by matplotlib and pages made by Jinja2, optional extras, which are imported only for a report.
"""

from importlib.util import find_spec
from pathlib import Path

from platin.sim.outcome import Outcome

__all__ = ["MissingExtra", "check_extra", "write_html", "write_png"]


class MissingExtra(RuntimeError):
    """A package that reports need is not installed. It says what to install, in either language."""

    def __init__(self, package: str) -> None:
        super().__init__(package)
        self.package = package

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """Tell what to install."""
        from platin.sim.report.words import Words  # noqa: PLC0415 (only for this message)

        return Words(lang)("error.extra", package=self.package)


def check_extra() -> None:
    """Refuse at once if a package that draws or writes pages is not there."""
    for package in ("matplotlib", "jinja2"):
        if find_spec(package) is None:
            raise MissingExtra(package)


def write_html(outcome: Outcome, file: Path, lang: str, level: float) -> None:
    """Write the report of a simulation: one page that needs nothing else."""
    check_extra()
    from platin.sim.report.page import report_page  # noqa: PLC0415 (an optional extra)

    file.write_text(report_page(outcome, lang, level), encoding="utf-8")


def write_png(outcome: Outcome, directory: Path, lang: str, level: float) -> list[Path]:
    """Write the main plots of a simulation as PNG files to a directory; give the files."""
    check_extra()
    from platin.sim.report.pictures import write_pictures  # noqa: PLC0415 (an optional extra)

    return write_pictures(outcome, directory, lang, level)
