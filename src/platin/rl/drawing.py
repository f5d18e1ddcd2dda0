"""A table as text, as one player sees it: what an environment shows when it is asked to render."""

from collections import Counter
from typing import Final

from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.session.view import PlayerView, View, view_of
from platin.text.names import display
from platin.text.questions import option_label, prompt

_SHOWN: Final = ("hand", "play", "aside", "revealed", "looked", "before")


def drawn(game: Game, viewer: int, decision: Decision | None, names: list[str], lang: str = "en") -> str:
    """Draw the table for a viewer."""
    view = view_of(game, viewer, decision)
    lines = [_turn(view, names), _piles(view, lang)]
    lines += [_player(one, names, lang) for one in view.players]
    question = view.question
    if question is not None:
        labels = dict.fromkeys(option_label(option, question, lang, names) for option in question.options)
        lines.append(f"{names[question.by]}: {prompt(question, lang)}")
        lines += [f"  {label}" for label in labels]
    return "\n".join(line for line in lines if line)


def _turn(view: View, names: list[str]) -> str:
    turn = view.turn
    left = f"A{turn.actions} B{turn.buys} ${turn.coins}" + (f" P{turn.potions}" if turn.potions else "")
    return f"#{turn.number} {names[turn.seat]} [{turn.phase}] {left}"


def _piles(view: View, lang: str) -> str:
    piles = [f"{display(pile.top or pile.name, lang)} {pile.count}" for pile in view.piles]
    return " | ".join([*piles, *[display(one.name, lang) for one in view.landscapes]])


def _player(player: PlayerView, names: list[str], lang: str) -> str:
    found = [f"{names[player.seat]}:"]
    for name, zone in player.zones.items():
        if zone.cards is not None and (name in _SHOWN or zone.cards) and zone.size:
            cards = Counter(zone.cards)
            listed = ", ".join(f"{n} {display(key, lang)}" for key, n in cards.items())
            found.append(f"{name} ({listed})")
        elif zone.size:
            found.append(f"{name} ({zone.size})")
    tokens = [f"{name} {n}" for name, n in player.tokens.items() if n]
    return " ".join([*found, *tokens])
