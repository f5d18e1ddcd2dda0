"""Kingdoms by name, list or chance, made ready to be laid out: ten piles, all choices, the options of the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from platin.cards import LIBRARY
from platin.engine.decision import RuleError
from platin.engine.setup import lay_out
from platin.engine.spec import Spec
from platin.kingdom.boxes import ANY, FIRST, front, read_boxes
from platin.kingdom.draw import Drawing, is_dealt
from platin.kingdom.kinds import SPREAD, read_kind
from platin.kingdom.messages import KingdomError, Message
from platin.kingdom.reading import PILES, is_random, read, read_names, read_wanted
from platin.kingdom.wishes import read_wishes
from platin.text.kingdom_list import Kingdom, belongs

MOST_LANDSCAPES: Final = 2
NO_OPTIONS: Final[Mapping[str, bool | None]] = MappingProxyType({})
ALCHEMY_TOGETHER: Final = (3, 4, 5)


@dataclass(frozen=True, slots=True)
class Plan:
    """A kingdom that can be laid out, and what there is to say about it."""

    spec: Spec
    # "set", "list" or "random".
    origin: str
    # The id of the recommended set, if it is one.
    name: str
    seed: int
    # For each option of the table why it is used, or not.
    why: dict[str, Message]
    # The choices that chance has picked something for: "black_market.deck".
    proposed: tuple[str, ...]
    hints: tuple[Message, ...]


def draw(
    players: int = 2,
    *,
    expansions: str | Sequence[str] = (),
    include: str | Sequence[str] = (),
    exclude: str | Sequence[str] = (),
    needs: str | Sequence[str] = (),
    spread: bool = False,
    landscapes: int | None = None,
    wishes: str | Sequence[str] = (),
    prints: int = ANY,
    options: Mapping[str, bool | None] = NO_OPTIONS,
    seed: int = 0,
) -> Plan:
    """Draw a kingdom by chance that is as it is wished, or raise `KingdomError`, which says which wish cannot be.

    Expansions, cards and kinds go by their names in either language, several as a list or with commas. `landscapes` is
    how many there are to be; without it those are used that come up among the cards, at most two. `wishes` are all of
    these in a player's words: "two landscapes, a Trait on Smithy, no Moat". `prints` is 1 for the first print of the
    boxes, 2 for later ones, 0 for both. `options` says which options of the table are used: {"colony": True}.
    """
    wish = read_wishes(_joined(wishes))
    wanted = ", ".join(filter(str.strip, [_joined(include), *wish.include]))
    kingdom, piles = read_wanted(wanted, prints or FIRST, wish.trait_on)
    drawing = Drawing(kingdom, read_boxes([_joined(expansions)], prints), Random(f"kingdom {seed}"))
    drawing.leave_out(read_names(", ".join([_joined(exclude), *wish.exclude])))
    drawing.need([read_kind(word) for word in _joined(needs).split(",") if word.strip()])
    drawing.need(wish.needs)
    if spread:
        drawing.need([f"cost-{cost}" for cost in SPREAD])
    drawing.put_traits(piles)
    for kind, count in wish.of_kind.items():
        drawing.want_landscapes(kind, count)
    drawing.draw(wish.landscapes if landscapes is None else landscapes, MOST_LANDSCAPES)
    said = {name: used for name, used in options.items() if used is not None}
    return _plan(drawing, "random", players, seed, {**wish.options, **said})


def _joined(names: str | Sequence[str]) -> str:
    return names if isinstance(names, str) else ", ".join(names)


def prepare(
    text: str,
    players: int = 2,
    *,
    seed: int = 0,
    options: Mapping[str, bool | None] = NO_OPTIONS,
    prints: int = FIRST,
    fill: bool = True,
    expansions: str | Sequence[str] = (),
) -> Plan:
    """Make a kingdom ready: a recommended set, a list, or "random". A short list is filled up by chance if wanted.

    What is drawn is drawn from the expansions, if any are named.
    """
    if is_random(text):
        return draw(players, expansions=expansions, seed=seed, options=options)
    kingdom = read(text, prints)
    drawing = Drawing(kingdom, read_boxes([_joined(expansions)]), Random(f"kingdom {seed}"))
    drawing.draw(
        len([key for key in kingdom.landscapes if not is_dealt(key)]),
        MOST_LANDSCAPES,
        PILES if fill else len(kingdom.cards),
    )
    return _plan(drawing, "set" if kingdom.name else "list", players, seed, options)


def _plan(drawing: Drawing, origin: str, players: int, seed: int, options: Mapping[str, bool | None]) -> Plan:
    """Finish a kingdom: the options of the table, and what there is to say."""
    for name in options:
        if name not in LIBRARY.options:
            raise KingdomError(Message("error.option", name=name))
    if not 2 <= players <= 6:
        raise KingdomError(Message("error.players", n=players))
    kingdom = drawing.kingdom
    why: dict[str, Message] = {}
    for name in LIBRARY.options:
        kingdom.options[name], why[name] = _decide(name, kingdom, origin, options.get(name), drawing.chance)
    spec = kingdom.spec(players)
    try:
        lay_out(LIBRARY, spec)
    except RuleError as error:
        raise KingdomError(Message("error.kingdom_rule", problem=_Plain(str(error)))) from error
    hints = tuple(_hints(spec, origin))
    return Plan(spec, origin, kingdom.name, seed, why, tuple(drawing.proposed), hints)


class _Plain:
    """Words that are the same in both languages."""

    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, lang: str) -> str:
        """Give them."""
        return self.text


def _decide(name: str, kingdom: Kingdom, origin: str, wanted: bool | None, chance: Random) -> tuple[bool, Message]:
    """Decide on an option of the table, and say why.

    If all kingdom cards are from its expansion, it is used; if some are, the players agree or leave it to chance.
    Chance is one of the kingdom cards, drawn by lot: it decides by where it is from.
    """
    option = LIBRARY.options[name]
    boxes = (option.expansion,)

    def told(key: str, *cards: str) -> Message:
        return Message(f"option.{key}", cards=cards, boxes=boxes, name=name)

    if wanted is not None:
        return wanted, told("wanted" if wanted else "unwanted")
    said = kingdom.options.get(name)
    ours = [key for key in kingdom.cards if front(key).expansion == option.expansion]
    if said is not None:
        key = "set" if origin == "set" else "said"
        return said, told(key if said else f"{key}_not")
    if option.agreed:
        used = belongs(name, kingdom.cards)
        return used, told("rulebook" if used else "rulebook_not")
    if not ours:
        return False, told("none")
    if belongs(name, kingdom.cards):
        return True, told("all")
    if origin == "list":
        return False, told("open")
    drawn = chance.choice(kingdom.cards)
    return drawn in ours, told("lot" if drawn in ours else "lot_not", drawn)


def _hints(spec: Spec, origin: str) -> list[Message]:
    """Say what the rulebooks recommend and this kingdom does not heed. Their own sets need no such advice."""
    hints = []
    if origin != "set":
        expansions = [front(key).expansion for key in spec.kingdom]
        if len(expansions) < PILES:
            hints.append(Message("hint.size", n=len(expansions)))
        for option in LIBRARY.options.values():
            count = expansions.count(option.expansion)
            if option.recommended and option.name not in spec.options and count >= option.recommended:
                hints.append(Message("hint.option", n=count, boxes=(option.expansion,), option=option.name))
        alchemy = expansions.count("alchemy")
        if 0 < alchemy < len(expansions) and alchemy not in ALCHEMY_TOGETHER:
            hints.append(Message("hint.alchemy", n=alchemy))
        chosen = [key for key in spec.landscapes if not is_dealt(key)]
        if len(chosen) > MOST_LANDSCAPES:
            hints.append(Message("hint.landscapes", n=len(chosen)))
    if spec.players > 4:
        hints.append(Message("hint.players", n=spec.players))
    return hints
