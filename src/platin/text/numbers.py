"""Numbers as a language writes them: "20,000" and "74.3%" in English, "20.000" and "74,3 %" in German."""

from typing import Final

_GERMAN: Final = str.maketrans(",.", ".,")
# A space that does not break the line, and the minus of print.
SPACE: Final = "\u00a0"
MINUS: Final = "\u2212"


class Numbers:
    """Writes numbers in one language: as in print, or plainly, as they are typed."""

    def __init__(self, lang: str, plain: bool = False) -> None:
        self.lang = lang
        self.minus = "-" if plain else MINUS
        self.space = " " if plain else SPACE

    def decimal(self, value: float, digits: int = 1) -> str:
        """Write a number with so many digits after the point."""
        text = f"{value:,.{digits}f}"
        # Rounding may leave a minus before nothing.
        if not any(digit in text for digit in "123456789"):
            text = text.removeprefix("-")
        text = text.translate(_GERMAN) if self.lang == "de" else text
        return text.replace("-", self.minus)

    def whole(self, value: float) -> str:
        """Write a whole number."""
        return self.decimal(value, 0)

    def signed(self, value: float, digits: int = 0) -> str:
        """Write a number with its sign."""
        text = self.decimal(value, digits)
        return text if text.startswith(self.minus) or not any(digit in text for digit in "123456789") else f"+{text}"

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share as a percentage."""
        return self.decimal(100 * share, digits) + self.percent_sign

    @property
    def percent_sign(self) -> str:
        """The sign as it stands behind a number: German has a space before it."""
        return f"{self.space}%" if self.lang == "de" else "%"

    def level(self, level: float) -> str:
        """Write a level of confidence without digits that say nothing: "95%", "99.5%"."""
        text = f"{100 * level:.6f}".rstrip("0").rstrip(".")
        return (text.replace(".", ",") if self.lang == "de" else text) + self.percent_sign

    def span(self, low: str, high: str) -> str:
        """Write a range of two numbers that are already written; the unit of the first is that of the second."""
        return f"{low.removesuffix(self.percent_sign)}–{high}"


# In a terminal


def number(value: float, lang: str, digits: int = 0) -> str:
    """Give a number with the separators of a language."""
    return Numbers(lang, plain=True).decimal(value, digits)


def percent(share: float, lang: str, digits: int = 1) -> str:
    """Give a share as a percentage."""
    return Numbers(lang, plain=True).percent(share, digits)


def level_text(level: float, lang: str) -> str:
    """Give a level without digits that say nothing: "95%", "99.5%"."""
    return Numbers(lang, plain=True).level(level)
