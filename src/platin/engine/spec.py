"""The one description of a table: what the players agreed on before the game, as data that never changes."""

from collections.abc import Iterable
from typing import Any, NamedTuple


class Chosen(NamedTuple):
    """What was picked for a choice that a card or landscape asks for: keys of cards, piles or landscapes."""

    owner: str
    choice: str
    keys: tuple[str, ...]

    @property
    def key(self) -> str:
        """Identify the choice among all of them: "black_market.deck"."""
        return f"{self.owner}.{self.choice}"


class Spec(NamedTuple):
    """What the players agreed on before the game. Together with a seed and the answers it is the whole game."""

    players: int
    # Keys of cards ("mine", "mine@2") or names of special piles.
    kingdom: tuple[str, ...] = ()
    # Keys of landscapes.
    landscapes: tuple[str, ...] = ()
    # What was picked for the choices of cards and landscapes, sorted.
    choices: tuple[Chosen, ...] = ()
    # Names of the options of the table that are used, sorted.
    options: tuple[str, ...] = ()

    def chosen(self, owner: str, choice: str) -> tuple[str, ...]:
        """Give what was picked for a choice."""
        for one in self.choices:
            if one.owner == owner and one.choice == choice:
                return one.keys
        return ()

    def chosen_keys(self) -> list[str]:
        """Give all that was picked for any choice."""
        return [key for one in self.choices for key in one.keys]

    def for_players(self, players: int) -> "Spec":
        """Give the same table for another number of players."""
        return Spec(players, self.kingdom, self.landscapes, self.choices, self.options)

    def with_kingdom(self, kingdom: Iterable[str]) -> "Spec":
        """Give the same table with other kingdom piles."""
        return Spec(self.players, tuple(kingdom), self.landscapes, self.choices, self.options)

    def with_landscapes(self, landscapes: Iterable[str]) -> "Spec":
        """Give the same table with other landscapes."""
        return Spec(self.players, self.kingdom, tuple(landscapes), self.choices, self.options)

    def with_chosen(self, owner: str, choice: str, keys: Iterable[str]) -> "Spec":
        """Give the same table with something else picked for a choice; with no keys nothing is."""
        others = [one for one in self.choices if one.owner != owner or one.choice != choice]
        picked = Chosen(owner, choice, tuple(keys))
        choices = sorted([*others, picked] if picked.keys else others)
        return Spec(self.players, self.kingdom, self.landscapes, tuple(choices), self.options)

    def with_option(self, name: str, used: bool = True) -> "Spec":
        """Give the same table with an option of the table, or without it."""
        others = [other for other in self.options if other != name]
        options = sorted([*others, name] if used else others)
        return Spec(self.players, self.kingdom, self.landscapes, self.choices, tuple(options))

    def as_data(self) -> dict[str, Any]:
        """Write it as plain data: the one form that is stored."""
        return {
            "players": self.players,
            "kingdom": list(self.kingdom),
            "landscapes": list(self.landscapes),
            "choices": {one.key: list(one.keys) for one in self.choices},
            "options": list(self.options),
        }


FIELDS = ("players", "kingdom", "landscapes", "choices", "options")


class BadSpec(ValueError):
    """Data that describes no table. It says what was expected."""


def spec_from_data(data: Any) -> Spec:
    """Read what `as_data` wrote; what is left out is empty."""
    if not isinstance(data, dict) or type(data.get("players")) is not int:
        raise BadSpec("expected a table with its number of players")
    for field in data:
        if field not in FIELDS:
            raise BadSpec(f"{field!r} of a table: expected one of {', '.join(FIELDS)}")
    spec = Spec(data["players"], _texts(data, "kingdom"), _texts(data, "landscapes"))
    choices = data.get("choices", {})
    if not isinstance(choices, dict):
        raise BadSpec(f"choices of a table: expected what was picked for each, not {choices!r}")
    for key in choices:
        owner, dot, choice = str(key).partition(".")
        if not dot:
            raise BadSpec(f"{key!r}: expected a card and its choice, with a dot between them")
        spec = spec.with_chosen(owner, choice, _texts(choices, key))
    for option in _texts(data, "options"):
        spec = spec.with_option(option)
    return spec


def _texts(data: dict[str, Any], field: str) -> tuple[str, ...]:
    found = data.get(field, [])
    if not isinstance(found, list) or not all([isinstance(text, str) for text in found]):
        raise BadSpec(f"{field} of a table: expected a list of names, not {found!r}")
    return tuple(found)
