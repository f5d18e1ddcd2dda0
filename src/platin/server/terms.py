"""What is agreed at a table besides the rules of the game, and kept with it."""

from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed at a table. Whatever is as usual need not be said."""

    # The day whose kingdom is played, as 2026-01-31; "" if it is none of a day.
    day: str = ""
    # Whether the game counts in the table of that day.
    ranked: bool = False

    def to_json(self) -> dict[str, Any]:
        """Give the terms as plain data, to be kept."""
        return {"day": self.day, "ranked": self.ranked} if self.day else {}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Terms":
        """Read terms that were kept."""
        return cls(data.get("day", ""), data.get("ranked", False))


USUAL: Final = Terms()
"""Nothing besides the rules."""
