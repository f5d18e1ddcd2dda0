"""Drawing: the table, the question with its choices, the log, and the points at the end.

All that is drawn comes from the view of one player. Each function gives lines of text; `Screen` writes them.
"""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from platin.cards import LIBRARY
from platin.cli.answers import Choice, are_numbers, card_order, cost_text, default_answer
from platin.cli.screen import Screen
from platin.engine.const import CURSE, RULE_SCORE, VICTORY
from platin.engine.game import Game
from platin.session.question import Question
from platin.session.view import BackView, PileView, PlayerView, StoreView, View, ZoneView
from platin.text.catalogue import find, kind_of
from platin.text.choices import choice_label
from platin.text.language import card_name, say, say_count
from platin.text.log import Line
from platin.text.messages import general
from platin.text.questions import asker, decline_label, how_many, prompt

_STYLES: Final = (
    ("curse", "magenta"),
    ("attack", "red"),
    ("reaction", "cyan"),
    ("duration", "bright_red"),
    ("treasure", "yellow"),
    ("victory", "green"),
)
# What zones are called; a zone that is not here is a mat with a name of its own.
_IN_FRONT: Final = {
    "aside": "aside",
    "aside_down": "aside",
    "revealed": "revealed",
    "looked": "looked",
    "before": "before",
}
# Zones that are drawn apart from the others.
_APART: Final = ("hand", "deck", "discard", "play")
# What is counted in which phase.
_AMOUNTS: Final = {
    "start": ("actions", "buys", "coins"),
    "action": ("actions", "buys", "coins"),
    "buy": ("buys", "coins"),
}
# Wide enough for two columns of kingdom cards beside the basic ones; a third one needs this much.
_THREE_COLUMNS: Final = 108
# More numbers to choose from than these are not listed one by one.
_MANY_NUMBERS: Final = 16

# From so many tokens on their number is told.
_MANY: Final = 5


def style_of(key: str) -> str:
    """Give the colour of a card: that of its most telling type."""
    entry = find(key.partition("@")[0])
    types = entry.types if entry is not None else ()
    return next((style for name, style in _STYLES if name in types), "")


def name_text(key: str, lang: str) -> Text:
    """Give a card's name in its colour."""
    return Text(card_name(key, lang), style=style_of(key))


def cards_text(keys: Iterable[str], lang: str, empty: str = "–") -> Text:
    """List cards, equal ones together: "3× Copper, Estate"."""
    counts: dict[str, int] = {}
    for key in sorted(keys, key=lambda key: card_order(key, lang)):
        counts[key] = counts.get(key, 0) + 1
    parts = []
    for key, n in counts.items():
        part = Text(f"{n}× ") if n > 1 else Text("")
        parts.append(part.append_text(name_text(key, lang)))
    return Text(", ").join(parts) if parts else Text(empty)


# The table


def draw_table(screen: Screen, view: View, players: list[str], lang: str) -> None:
    """Draw everything a player can see but the own cards: the Supply, the landscapes, the players."""
    screen.lines(_supply(view, screen.width, lang))
    rows = [(_pile_name(pile, lang), _pile_cards(pile, lang)) for pile in view.piles if pile.cards]
    rows += _landscapes(view, lang)
    for name, count in view.mat_tokens.items():
        rows.append((say("mat", lang, name=card_name(name, lang)), Text("•" * count)))
    if view.trash:
        rows.append((say("trash", lang), cards_text(view.trash, lang)))
    spent = view.zones["spent"].cards
    if spent:
        rows.append((say("spent", lang), cards_text(spent, lang)))
    _labelled(screen, rows)
    screen.line()
    _players(screen, view, players, lang)


def _supply(view: View, width: int, lang: str) -> list[Text]:
    """Draw the piles: basic cards on the left, the kingdom beside them, each group by cost."""
    piles = view.piles
    basic = [pile for pile in piles if _is_basic(pile)]
    money = [pile for pile in basic if "treasure" in _types(pile)]
    points = [pile for pile in basic if pile not in money]
    kingdom = [pile for pile in piles if pile.supply and pile not in basic]
    others = [pile for pile in piles if not pile.supply]
    rows = _cells([*_by_cost(money, lang), *_by_cost(points, lang)], lang, 1, 0)
    left = [
        _heading("treasure_piles", lang),
        *rows[: len(money)],
        _heading("victory_piles", lang),
        *rows[len(money) :],
    ]
    edge = max(line.cell_len for line in left) + 5
    columns = 3 if width >= _THREE_COLUMNS else 2
    right = [_heading("kingdom", lang), *_cells(_by_cost(kingdom, lang), lang, columns, width - edge - 2)]
    if others:
        right += [_heading("other_piles", lang), *_cells(_by_cost(others, lang), lang, columns, width - edge - 2)]
    lines = []
    for i in range(max(len(left), len(right))):
        line = Text("  ")
        line.append_text(left[i] if i < len(left) else Text(""))
        if i < len(right):
            line.append(" " * (edge - line.cell_len))
            line.append_text(right[i])
        lines.append(line)
    return lines


def _types(pile: PileView) -> tuple[str, ...]:
    entry = find(pile.name.partition("@")[0])
    return entry.types if entry is not None else ()


def _is_basic(pile: PileView) -> bool:
    entry = find(pile.name.partition("@")[0])
    return bool(pile.supply and entry is not None and entry.kind == "basic")


def _by_cost(piles: list[PileView], lang: str) -> list[PileView]:
    def order(pile: PileView) -> tuple[bool, int, int, str]:
        # The Curse comes last: nobody looks for it.
        curse = pile.name == "curse"
        return curse, pile.cost.coins, pile.cost.potion, _pile_name(pile, lang).casefold()

    return sorted(piles, key=order)


def _pile_name(pile: PileView, lang: str) -> str:
    """Name a pile: after its top card, or by its own name if its cards are not all the same."""
    if pile.name in LIBRARY.choices:
        label = choice_label(pile.name, lang)
        # A single card that lies open, as for the Way of the Mouse.
        return f"{label}: {card_name(pile.top, lang)}" if pile.top else label
    return card_name(pile.name if pile.cards or not pile.top else pile.top, lang)


def _pile_cards(pile: PileView, lang: str) -> Text:
    """List the cards of a mixed pile: of one in the Supply from the top, because only its top card can be had."""
    if not pile.supply:
        return cards_text(pile.cards, lang)
    groups = [list(equal) for _, equal in groupby(reversed(pile.cards))]
    return Text(", ").join([cards_text(equal, lang) for equal in groups])


def _heading(key: str, lang: str) -> Text:
    return Text(say(key, lang), style="bold")


def _cells(piles: list[PileView], lang: str, columns: int, width: int) -> list[Text]:
    """Draw piles in columns that are read downwards, as many as fit, each with cost, name and number of cards."""
    for count in range(columns, 0, -1):
        rows = -(-len(piles) // count)
        drawn = [_column(piles[i : i + rows], lang) for i in range(0, len(piles), rows or 1)]
        if count == 1 or sum(column[0].cell_len + 3 for column in drawn) - 3 <= width:
            break
    return [Text("   ").join([column[row] for column in drawn if row < len(column)]) for row in range(rows)]


def _column(piles: list[PileView], lang: str) -> list[Text]:
    """Draw piles below each other."""
    names = [_marked_name(pile, lang) for pile in piles]
    price = max(cell_len(_price(pile, lang)) for pile in piles)
    longest = max(name.cell_len for name in names)
    cells = []
    for pile, name in zip(piles, names, strict=True):
        gone = pile.count == 0
        cell = Text(f"{_price(pile, lang):>{price}} ", style="dim" if gone else "")
        if gone:
            name.stylize("dim")
        cell.append_text(name)
        cell.append(" " * (longest - name.cell_len))
        cells.append(cell.append(f" {pile.count or '–':>3}", style="dim"))
    return cells


def _price(pile: PileView, lang: str) -> str:
    return cost_text(pile.cost, lang) if pile.supply else ""


def _marked_name(pile: PileView, lang: str) -> Text:
    """Give the name of a pile with what belongs to it: its Trait, tokens, what it was chosen for."""
    name = Text(_pile_name(pile, lang), style=style_of(pile.top or pile.name))
    if pile.trait:
        name.append(f" ({card_name(pile.trait, lang)})", style="italic")
    for mark in pile.marks:
        name.append(f" ({choice_label(mark, lang)})", style="italic")
    if pile.tokens:
        name.append(_dots(pile.tokens))
    for token in pile.player_tokens:
        name.append(f" ({card_name(token.kind, lang)}: {token.owner + 1})", style="italic")
    return name


def _dots(tokens: Mapping[str, int]) -> str:
    """Draw the tokens that lie somewhere: some as dots, many as their number."""
    drawn = ["•" * n if n < _MANY else f"•{n}" for n in tokens.values() if n]
    return "".join([f" {dots}" for dots in drawn])


def _landscapes(view: View, lang: str) -> list[tuple[str, Text]]:
    """Name the landscapes, those of a kind together."""
    kinds: dict[str, list[Text]] = {}
    for landscape in view.landscapes:
        name = Text(card_name(landscape.name, lang))
        if landscape.cost is not None:
            name = Text(f"{cost_text(landscape.cost, lang)} ").append_text(name)
        elif landscape.pile:
            name = Text(say("trait_on", lang, trait=name.plain, card=card_name(landscape.pile, lang)))
        for token in landscape.player_tokens:
            name.append(f" ■{token.owner + 1}", style="italic")
        name.append(_dots(landscape.tokens))
        kinds.setdefault(landscape.kind, []).append(name)
    types = general.TYPES.of(lang)
    return [(types[kind], Text("   ").join(names)) for kind, names in kinds.items()]


def _players(screen: Screen, view: View, players: list[str], lang: str) -> None:
    """Draw a row for each player, and what lies in front of them."""
    heads = [say(key, lang) for key in ("player", "hand", "deck", "discard")]
    name_width = max(cell_len(name) for name in [*players, heads[0]])
    widths = [max(4, cell_len(head)) for head in heads[1:3]]
    head = f"  {heads[0]:<{name_width}}  {heads[1]:>{widths[0]}}  {heads[2]:>{widths[1]}}  {heads[3]}"
    screen.line(Text(head, style="bold"))
    for seat, name in enumerate(players):
        player = view.players[seat]
        turn = view.turn.seat == seat and not view.over
        row = Text(("▸ " if turn else "  ") + name + " " * (name_width - cell_len(name)))
        hand, deck = player.zones["hand"].size, player.zones["deck"].size
        row.append(f"  {hand:>{widths[0]}}  {deck:>{widths[1]}}  ")
        row.append_text(_discard(player, lang))
        counters = _counters(player, lang)
        if counters:
            row.append("   " + " · ".join(counters), style="bold")
        screen.line(row, hang=name_width + 4)
        rows = _by_their_backs(player, lang)
        if seat != view.seat:
            rows += _in_front(player, lang)
        for label, cards in rows:
            screen.line(cards, indent=4, lead=Text(f"{label}: ", style="dim"))


def _discard(player: PlayerView, lang: str) -> Text:
    pile = player.zones["discard"]
    return Text(say("discard_top", lang, n=pile.size, card=card_name(pile.top, lang))) if pile.size else Text("–")


def _counters(player: PlayerView, lang: str) -> list[str]:
    """Name a player's tokens; those that every game knows have words of their own."""
    words = general.WORDS.of(lang)
    found = []
    for name, n in player.tokens.items():
        if n:
            found.append(
                say(f"counted.{name}", lang, n=n)
                if f"counted.{name}" in words
                else say("token", lang, name=card_name(name, lang), n=n)
            )
    return found


def _in_front(player: PlayerView, lang: str) -> list[tuple[str, Text]]:
    """Give what lies in front of a player, each with what it is: in play, set aside, revealed, on cards, on mats."""
    found: list[tuple[str, Text]] = []
    if player.play:
        found.append((say("in_play", lang), _in_play(player, lang)))
    mats = []
    for name, zone in player.zones.items():
        if name in _APART or not zone.size:
            continue
        shown = _open_or_hidden(zone, lang)
        if name in _IN_FRONT:
            found.append((say(_IN_FRONT[name], lang), shown))
        else:
            mats.append((say("mat", lang, name=card_name(name, lang)), shown))
    for store in player.stores:
        found.append((say("on_card", lang, card=card_name(store.on, lang)), _open_or_hidden(store, lang)))
    return [*found, *mats]


def _open_or_hidden(cards: ZoneView | StoreView, lang: str) -> Text:
    if cards.cards is not None:
        return cards_text(cards.cards, lang)
    hidden = say_count("hidden", cards.size, lang)
    known = _backs(cards.backs, lang)
    return Text(say("in_force.about", lang, name=hidden, about=known) if known else hidden)


def _by_their_backs(player: PlayerView, lang: str) -> list[tuple[str, Text]]:
    """Give what everybody knows of hand and deck by the backs of the cards."""
    zones = [(name, player.zones[name]) for name in ("hand", "deck")]
    return [(say(name, lang), Text(_backs(zone.backs, lang))) for name, zone in zones if zone.backs]


def _backs(backs: tuple[BackView, ...], lang: str) -> str:
    """Name cards that are known by their backs, each with its place from the top if it has one."""
    loose = cards_text([back.name for back in backs if back.above < 0], lang, "").plain
    placed = [say("back", lang, card=card_name(one.name, lang), n=one.above + 1) for one in backs if one.above >= 0]
    return ", ".join([*([loose] if loose else []), *placed])


def _in_play(player: PlayerView, lang: str) -> Text:
    """List the cards in play; those that stay longer than this turn are marked, and those that count as others."""
    cards = list(zip(player.play, player.stays, player.printed, strict=True))
    staying = [name for name, stays, printed in cards if stays and not printed]
    leaving = [name for name, stays, printed in cards if not stays and not printed]
    parts = []
    if staying:
        parts.append(Text(say("stays", lang, card=cards_text(staying, lang).plain)))
    if leaving:
        parts.append(cards_text(leaving, lang))
    for name, stays, printed in cards:
        if printed:
            guise = say("in_force.about", lang, name=card_name(name, lang), about=card_name(printed, lang))
            parts.append(Text(say("stays", lang, card=guise) if stays else guise, style=style_of(name)))
    return Text(", ").join(parts)


# The question


def draw_situation(screen: Screen, view: View, players: list[str], lang: str) -> None:
    """Draw what the one who decides has: Actions, Buys and coins in one's own turn, cards in play and in hand."""
    mine = view.own
    seat = mine.seat
    turn = view.turn
    status = Text(general.PHASES.of(lang)[turn.phase], style="bold")
    if turn.seat != seat:
        status = Text(say("turn_of", lang, player=players[turn.seat])).append(" · ").append_text(status)
    elif turn.phase in _AMOUNTS:
        amounts = [*_AMOUNTS[turn.phase], *(["potions"] if turn.potions else [])]
        for name in amounts:
            status.append(" · ", style="not bold").append(say(name, lang, n=getattr(turn, name)), style="not bold")
    screen.line(status)
    if seat != view.seat:
        screen.line(say("decide_for", lang, player=players[seat]), style="bold")
    rows = _in_front(mine, lang)
    rows.append((say("hand", lang), cards_text(mine.hand or (), lang)))
    for other, player in enumerate(view.players):
        shown = [*(player.zones["revealed"].cards or ()), *(player.zones["looked"].cards or ())]
        if other != seat and shown:
            rows.append((f"{say('revealed', lang)} ({players[other]})", cards_text(shown, lang)))
    in_force = _in_force(view, seat, lang)
    if in_force:
        rows.insert(0, (say("in_force", lang), Text(", ".join(in_force))))
    _labelled(screen, rows)


def _in_force(view: View, seat: int, lang: str) -> list[str]:
    """Name the effects that last for a player, with the cards they have in mind ("Contraband: Gold")."""
    names: dict[str, int] = {}
    parts: dict[tuple[str, str], int] = {}
    for effect in view.effects:
        if effect.owner == seat:
            about = ", ".join(card_name(key, lang) for key in effect.names)
            name = card_name(effect.name, lang)
            name = say("in_force.about", lang, name=name, about=about) if about else name
            # What one play begins in several parts is in force once.
            parts[name, effect.part] = parts.get((name, effect.part), 0) + 1
            names[name] = max(names.get(name, 0), parts[name, effect.part])
    return [f"{n}× {name}" if n > 1 else name for name, n in names.items()]


def _labelled(screen: Screen, rows: list[tuple[str, Text]]) -> None:
    """Write rows of cards, each with what they are, below each other."""
    width = max((cell_len(label) for label, _ in rows), default=0)
    for label, cards in rows:
        screen.line(cards, indent=2, lead=Text(label + " " * (width - cell_len(label) + 2), style="bold"))


def draw_question(screen: Screen, question: Question, choices: list[Choice], lang: str) -> None:
    """Draw a question and its choices with their numbers."""
    line = Text("")
    source = asker(question, lang)
    if source:
        line.append(f"{source}: ", style="bold")
    line.append(prompt(question, lang))
    if question.high > 1:
        line.append(f" ({how_many(question, lang)})", style="dim")
    screen.line()
    screen.line(line, hang=2)
    default = default_answer(choices, question)
    if are_numbers(choices):
        labels = [choice.label for choice in choices]
        screen.line("   ".join(labels) if len(labels) <= _MANY_NUMBERS else f"{labels[0]} … {labels[-1]}", indent=2)
        if question.low == 0:
            _decline(screen, "-", question, default, lang)
        return
    number = 1
    sections = _sections(question, choices, lang)
    label_width = max(cell_len(label) for label, _ in sections)
    for label, members in sections:
        cells = []
        for choice in members:
            cells.append(_choice(number, choice, default, lang, len(choices)))
            number += 1
        start = Text(label + " " * (label_width - cell_len(label) + 2 if label_width else 0), style="bold")
        for row in _grid(cells, screen.width - 4 - start.cell_len):
            screen.line(Text("  ").append_text(start).append_text(row))
            start = Text(" " * start.cell_len)
    if question.low == 0:
        sign = f"{0:>{len(str(len(choices)))}}"
        _decline(screen, sign, question, default, lang, label_width + 2 if label_width else 0)
    if not choices:
        # There is nothing else to be done but to have second thoughts.
        typed, meaning = general.COMMAND_HELP.of(lang)["undo"]
        screen.line(Text(f"{typed}  {meaning}", style="dim"), indent=2)


def _decline(
    screen: Screen, sign: str, question: Question, default: list[int] | None, lang: str, indent: int = 0
) -> None:
    """Draw what picks nothing."""
    text = Text(f"{sign}  ").append(decline_label(question.key, lang))
    if default == []:
        text.append(f"  ({say('enter', lang)})", style="dim")
    screen.line(text, indent=2 + indent)


def _sections(question: Question, choices: list[Choice], lang: str) -> list[tuple[str, list[Choice]]]:
    """Tell apart what can be played and bought in a Buy phase; what is bought of landscapes by their kind."""
    if question.key != "turn.buy":
        return [("", choices)]
    kinds = (("play_group", ("mode", "card")), ("buy_group", ("pile",)))
    sections = [(say(word, lang), [c for c in choices if c.kind in which]) for word, which in kinds]
    landscapes = [(kind_of(c.name), c) for c in choices if c.kind == "landscape"]
    for kind in dict.fromkeys([kind for kind, _ in landscapes]):
        sections.append((general.TYPES.of(lang)[kind], [c for other, c in landscapes if other == kind]))
    return [(label, members) for label, members in sections if members] or [("", [])]


def _choice(number: int, choice: Choice, default: list[int] | None, lang: str, most: int) -> Text:
    cell = Text(f"{number:>{len(str(most))}}  ", style="")
    n = len(choice.codes)
    if n > 1:
        cell.append(f"{n}× ")
    cell.append(choice.label, style=style_of(choice.name) if choice.kind not in ("mode", "number", "seat") else "")
    if choice.cost:
        cell.append(f" ({choice.cost})", style="dim")
    if default == list(choice.codes) and choice.kind == "mode":
        cell.append(f"  ({say('enter', lang)})", style="dim")
    return cell


def _grid(cells: list[Text], width: int) -> list[Text]:
    """Put cells into columns that are read downwards; a few cells, or long ones, stay below each other."""
    if not cells:
        return []
    longest = max(cell.cell_len for cell in cells)
    columns = 1 if len(cells) < 4 else max(1, (width + 3) // (longest + 3))
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text("")
        for cell in cells[row::rows]:
            if line.plain:
                line.append("   ")
            line.append_text(cell).append(" " * (longest - cell.cell_len))
        lines.append(line)
    return lines


# The log


def draw_log(screen: Screen, lines: list[Line], me: int) -> None:
    """Draw lines of the log; a turn begins with a heading, one's own with a heavier one."""
    for line in lines:
        if line.turn_of >= 0:
            screen.line()
            screen.rule(line.text, heavy=line.turn_of == me)
            continue
        text = Text(line.text)
        if line.cause:
            text.append(f"  ({line.cause})", style="dim")
        screen.line(text, indent=2 + 2 * min(line.depth, 5), hang=2)


# The end


def points_of(game: Game, seat: int) -> dict[str, tuple[int, int]]:
    """Explain a player's points: for each kind of card, landscape or "vp" its number and what it brings in all."""
    found: dict[str, tuple[int, int]] = {}
    owned = game.owned(seat)
    for card in owned:
        if card.types & (VICTORY | CURSE):
            defn = card.defn
            worth = defn.score(game, seat, owned)
            n, total = found.get(defn.key, (0, 0))
            found[defn.key] = (n + 1, total + worth)
    for card in game.listening_elsewhere(seat, 1 << RULE_SCORE):
        n, total = found.get(card.defn.key, (1, 0))
        found[card.defn.key] = (n, total + card.defn.points(game, seat))
    for landscape in game.state.rules.landscapes:
        if landscape.listens >> RULE_SCORE & 1:
            found[landscape.name] = (1, landscape.points(game, seat))
    if game.state.players[seat].vp:
        found["vp"] = (1, game.state.players[seat].vp)
    return found


def draw_result(screen: Screen, game: Game, view: View, players: list[str], me: int, lang: str) -> None:
    """Draw the points of all players, card by card, and say who has won."""
    screen.line()
    screen.rule(say("over", lang), heavy=True)
    explained = [points_of(game, seat) for seat in range(len(players))]
    keys = list(dict.fromkeys(key for found in explained for key in found))
    keys.sort(key=lambda key: (key == "vp", -max(found.get(key, (0, 0))[1] for found in explained)))
    names = [say("tokens_row", lang) if key == "vp" else card_name(key, lang) for key in keys]
    ends = [say(word, lang) for word in ("total", "turns", "cards_owned")]
    first = max(cell_len(name) for name in [*names, *ends]) + 2
    room = (screen.width - 2 - first) // len(players)
    width = min(room, max(12, *(cell_len(name) + 3 for name in players)))
    screen.line(Text("  " + " " * first + "".join(_right(name, width) for name in players), style="bold"))
    for key, name in zip(keys, names, strict=True):
        row = Text("  ").append(name, style=style_of(key) if key != "vp" else "")
        row.append(" " * (first - cell_len(name)))
        for found in explained:
            row.append(_right(_worth(found.get(key), width), width))
        screen.lines([row])
    screen.lines([Text("  " + "─" * (first + width * len(players)), style="dim")])
    totals = [str(total) for total in view.points]
    turns = [str(player.turns) for player in view.players]
    owned = [str(len(player.owned or ())) for player in view.players]
    for name, cells, style in zip(ends, (totals, turns, owned), ("bold", "", ""), strict=True):
        row = Text(f"  {name}" + " " * (first - cell_len(name)), style=style)
        screen.lines([row.append("".join(_right(cell, width) for cell in cells))])
    screen.line()
    screen.line(Text(_verdict(view, players, me, lang), style="bold"), indent=2)


def _worth(found: tuple[int, int] | None, width: int) -> str:
    """Explain points: "3 × 6 = 18"; only the sum if they do not come from several equal cards."""
    if found is None:
        return "–"
    n, total = found
    if n == 1 or total % n:
        return str(total)
    long = f"{n} × {total // n} = {total}"
    return long if len(long) < width else f"{n}×{total // n}={total}"


def _right(text: str, width: int) -> str:
    """Put a text to the right end of a column; of one that is too long the end is kept, where its number is."""
    if cell_len(text) > width - 1:
        text = text[: width - 4] + "…" + text[-2:]
    return " " * (width - cell_len(text)) + text


def _verdict(view: View, players: list[str], me: int, lang: str) -> str:
    winners = view.winners
    best = max(view.points)
    if len(winners) > 1:
        names = [players[seat] for seat in winners if seat != me]
        both = names[0] if len(names) == 1 else say("list.and", lang, first=", ".join(names[:-1]), last=names[-1])
        return say("result.shared_with_you" if me in winners else "result.shared", lang, players=both)
    tied = sum(1 for total in view.points if total == best) > 1
    sentence = say("result.you_win", lang) if winners[0] == me else say("result.wins", lang, player=players[winners[0]])
    return f"{sentence} {say('result.turns', lang)}" if tied else sentence
