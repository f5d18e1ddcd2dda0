"""Writing strategies in German or English. What is written is a strategy file, and means the same when it is read."""

import re
from functools import cache
from typing import Final

from platin.bots.conditions import (
    Expr,
    InHand,
    InPlay,
    Left,
    Measure,
    Not,
    Number,
    OfPile,
    OfTypes,
    Owned,
    OwnedByOthers,
    Pair,
)
from platin.bots.plan import Strategy, Wish
from platin.engine.const import TYPE_NAMES
from platin.strategy.expression import COMPARISONS, split_entry
from platin.strategy.questions import asked, mode_words
from platin.strategy.reader import StrategyFile
from platin.strategy.vocabulary import CHOOSE, ORDERS, USE, usual
from platin.text.kingdom_list import write_kingdom
from platin.text.names import display, display_plural, find_key

WIDTH: Final = 110
# How tightly an expression holds together; what is looser than its surroundings gets brackets.
_OR, _AND, _NOT, _COMPARED, _SUM, _PRODUCT, _VALUE = range(7)
_PLACES: Final = {"deck": Owned, "hand": InHand, "play": InPlay, "others": OwnedByOthers, "left": Left}
_QUOTED: Final = re.compile(r"^[\s\-?:,\[\]{}#&*!|>'\"%@`]|: |:$| #|[\[\]{},]")


def write_strategy(read: StrategyFile, lang: str) -> str:
    """Write a whole strategy as a file in a language."""
    lines = [f"{usual('KEYS', 'strategy', lang)}: {_scalar(read.name(lang))}"]
    note = read.note(lang)
    if note:
        lines += [f"{usual('KEYS', 'note', lang)}: >-", *_folded(note)]
    if read.kingdom is not None:
        # Trait and pile are a pair for YAML, print and pick stand in brackets: quoted where it needs to be.
        parts = write_kingdom(read.kingdom, lang).split(", ")
        lines += _flow(usual("KEYS", "kingdom", lang), [_scalar(part) for part in parts])
    plan = read.strategy
    lines.append(f"{usual('KEYS', 'gain', lang)}:")
    lines += [f"  - {_scalar(write_wish(wish, lang))}" for wish in plan.gain]
    if plan.play:
        lines += _flow(usual("KEYS", "play", lang), _wishes(plan.play, lang))
    if plan.treasures:
        lines += _flow(usual("KEYS", "treasures", lang), _wishes(plan.treasures, lang))
    for verb in ORDERS:
        if verb in plan.orders:
            lines += _flow(usual("KEYS", verb, lang), _wishes(plan.orders[verb], lang))
    if plan.improvises:
        lines.append(f"{usual('KEYS', 'improvise', lang)}: {usual('LOGIC', 'always', lang)}")
    cards = _cards(plan, lang)
    if cards:
        lines += [f"{usual('KEYS', 'cards', lang)}:", *cards]
    return "\n".join(lines) + "\n"


def _cards(plan: Strategy, lang: str) -> list[str]:
    """Write what is said about single cards."""
    names = [key.partition(".")[0] for key in plan.orders if "." in key]
    lines: list[str] = []
    for card in dict.fromkeys([*names, *plan.uses]):
        lines.append(f"  {_scalar(display(card, lang))}:")
        for verb in asked(card):
            word = usual("KEYS", verb, lang)
            if verb == USE:
                if card in plan.uses:
                    lines.append(f"    {word}: {_scalar(write_use(plan.uses[card], lang))}")
            elif f"{card}.{verb}" in plan.orders:
                order = plan.orders[f"{card}.{verb}"]
                if verb == CHOOSE:
                    parts = [_scalar(_clauses(_mode_name(card, wish.name, lang), wish, lang)) for wish in order]
                else:
                    parts = _wishes(order, lang)
                lines += _flow(word, parts, "    ")
    return lines


def _mode_name(card: str, mode: str, lang: str) -> str:
    """Give the words of a printed option, if they would be read as that, else its key."""
    words = mode_words(card, mode, lang)
    return words if "," not in words and split_entry(words)[0] == words else mode


def write_use(use: Expr, lang: str) -> str:
    """Write whether something is used."""
    if isinstance(use, Number):
        return usual("LOGIC", "always" if use.number else "never", lang)
    return _clauses("", Wish("", use), lang).strip()


def _wishes(wishes: list[Wish], lang: str) -> list[str]:
    return [_scalar(write_wish(wish, lang)) for wish in wishes]


def write_wish(wish: Wish, lang: str) -> str:
    """Write a wish: "Duchy when Provinces left <= 4"."""
    return _clauses(display(wish.name, lang), wish, lang)


def _clauses(name: str, wish: Wish, lang: str) -> str:
    """Write a name and when it is wanted, with "until 2 in deck" and "unless" where they can be said."""
    if wish.when is None:
        return name
    when: list[Expr] = []
    unless: list[Expr] = []
    until: list[Expr] = []
    for part in _parts(wish.when):
        if isinstance(part, Pair) and part.operator == "<" and _is_own(part.left, wish) and _is_number(part.right):
            until.append(part.right)
        elif isinstance(part, Not):
            unless.append(part.inner)
        else:
            when.append(part)
    words = [name]
    if when:
        parts = [write_expr(part, lang, _AND if len(when) > 1 else _OR) for part in when]
        words += [usual("LOGIC", "when", lang), f" {usual('LOGIC', 'and', lang)} ".join(parts)]
    for part in unless:
        words += [usual("LOGIC", "unless", lang), write_expr(part, lang)]
    for part in until:
        words += [usual("LOGIC", "until", lang), write_expr(part, lang), usual("PLACES", "deck", lang)]
    return " ".join(words)


def _parts(expr: Expr) -> list[Expr]:
    """Give the conditions that must all hold."""
    if isinstance(expr, Pair) and expr.operator == "and":
        return [*_parts(expr.left), *_parts(expr.right)]
    return [expr]


def _is_own(expr: Expr, wish: Wish) -> bool:
    return isinstance(expr, Owned) and expr.card == wish.name


def _is_number(expr: Expr) -> bool:
    return isinstance(expr, Number) and expr.number >= 0


def write_expr(expr: Expr, lang: str, around: int = _OR) -> str:
    """Write an expression, in brackets if it holds less tightly than what is around it."""
    text, own = _text(expr, lang)
    return f"({text})" if own < around else text


def _text(expr: Expr, lang: str) -> tuple[str, int]:
    """Give the words of an expression, and how tightly it holds together."""
    if isinstance(expr, Number):
        return str(expr.number), _VALUE if expr.number >= 0 else _SUM
    if isinstance(expr, Measure):
        return usual("MEASURES", expr.name, lang), _VALUE
    if isinstance(expr, OfTypes):
        kind = TYPE_NAMES[expr.types.bit_length() - 1]
        return f"{usual('TYPES', kind, lang)} {usual('PLACES', expr.place, lang)}", _VALUE
    if isinstance(expr, OfPile):
        place = next(place for place, kind in _PLACES.items() if type(expr) is kind)
        return f"{_counted_name(expr.card, lang)} {usual('PLACES', place, lang)}", _VALUE
    if isinstance(expr, Not):
        return f"{usual('LOGIC', 'not', lang)} {write_expr(expr.inner, lang, _NOT)}", _NOT
    assert isinstance(expr, Pair), expr
    operator = expr.operator
    if operator in ("or", "and"):
        tight = _OR if operator == "or" else _AND
        word = usual("LOGIC", operator, lang)
        return f"{write_expr(expr.left, lang, tight)} {word} {write_expr(expr.right, lang, tight + 1)}", tight
    if operator in COMPARISONS:
        return f"{write_expr(expr.left, lang, _SUM)} {operator} {write_expr(expr.right, lang, _SUM)}", _COMPARED
    tight = _SUM if operator in ("+", "-") else _PRODUCT
    left, right = write_expr(expr.left, lang, tight), write_expr(expr.right, lang, tight + 1)
    return f"{left} {operator} {right}", tight


@cache
def _counted_name(card: str, lang: str) -> str:
    """Give a card's name in the plural, if that says which card it is, else in the singular."""
    plural = display_plural(card, lang)
    return plural if find_key(plural, "card") == card else display(card, lang)


# YAML


def _scalar(text: str) -> str:
    """Write a text so that YAML reads it as it is."""
    if text and not _QUOTED.search(text) and text == text.strip():
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _flow(key: str, parts: list[str], indent: str = "") -> list[str]:
    """Write a list in one line, or one entry a line if it would be too long."""
    line = f"{indent}{key}: [{', '.join(parts)}]"
    if len(line) <= WIDTH:
        return [line]
    return [f"{indent}{key}:", *[f"{indent}  - {part}" for part in parts]]


def _folded(text: str) -> list[str]:
    """Write a longer text in lines."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + len(word) < WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(f"  {word}")
    return lines
