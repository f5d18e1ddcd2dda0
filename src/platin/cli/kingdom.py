"""`platin kingdom`: recommended sets, random kingdoms with wishes, and what to take out of the boxes for them."""

import json
import sys
from collections.abc import Callable, Iterable
from random import SystemRandom
from typing import Any, Final

import click
from rich.text import Text

from platin.cards import LIBRARY
from platin.cli.answers import cost_text
from platin.cli.command import Command, Group, Problem, complete_expansion, complete_kingdom, lang_option, language_of
from platin.cli.screen import Screen
from platin.cli.table import style_of
from platin.cli.table_options import options_said, table_options
from platin.kingdom import (
    ANY,
    FIRST,
    KINDS,
    LATER,
    BoxList,
    KingdomError,
    Material,
    Plan,
    TakenLandscape,
    TakenPile,
    box_list,
    box_name,
    card_as_json,
    draw,
    find_expansion,
    kind_name,
    plan_as_json,
    prepare,
    set_as_json,
    tell,
)
from platin.session.view import CostView
from platin.text.catalogue import find
from platin.text.choices import choice_label, choice_words, option_words
from platin.text.kingdom_list import Kingdom, kingdom_of, write_kingdom
from platin.text.kingdoms import RecommendedSet, all_sets, box_title, find_set, set_of
from platin.text.language import LANGUAGES, card_list, card_name
from platin.text.messages import general
from platin.text.names import display, texts
from platin.text.speech import listed

# How long a plan is looked for that nobody knows yet.
_SECONDS: Final = 30.0
_MOST_SECONDS: Final = 7 * 24 * 3600
PRINTS: Final = {"first": FIRST, "later": LATER}
LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch"}


class KingdomCommand(Command):
    """A command with the assistant's words, in which the kinds are named."""

    def tell(self, key: str, lang: str) -> str:
        return tell(key, lang, kinds=", ".join(kind_name(kind, lang) for kind in KINDS))


class WishesCommand(KingdomCommand):
    """The command that takes wishes; its help says how they are written."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_help_text(ctx, formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(tell("random.wishes", language_of(ctx)))


class KingdomGroup(KingdomCommand, Group):
    """The group of these commands."""


def _complete_kind(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from platin.cli.completion import matching

    return matching([kind_name(kind, lang) for kind in KINDS for lang in LANGUAGES], incomplete)


@click.group(cls=KingdomGroup, help="kingdom.help")
@lang_option
def kingdom(lang: str | None) -> None:
    """Run a subcommand."""


_players = click.option("--players", type=int, default=2, metavar="N", help="kingdom.players")
_json = click.option("--json", "as_json", is_flag=True, help="kingdom.json")


def _prints(key: str) -> Callable[[Any], Any]:
    return click.option("--prints", type=click.Choice(list(PRINTS)), help=key)


# The recommended sets


@kingdom.command("list", cls=KingdomCommand, help="list.help")
@click.option("--expansion", multiple=True, metavar="NAME", shell_complete=complete_expansion, help="list.expansion")
@click.option("--playable", is_flag=True, help="list.playable")
@_json
@lang_option
@click.pass_context
def list_sets(ctx: click.Context, expansion: tuple[str, ...], playable: bool, as_json: bool, lang: str | None) -> None:
    lang = language_of(ctx)
    try:
        wanted = [find_expansion(name) for name in expansion]
    except KingdomError as error:
        raise Problem(error.say(lang), lang) from error
    sets = [one for one in all_sets() if set(wanted) <= set(one.expansions)]
    if playable:
        sets = [one for one in sets if not one.missing()]
    if as_json:
        _print_json([set_as_json(one) for one in sets])
    elif not sets:
        boxes = ", ".join(box_name(box, lang) for box in wanted)
        Screen().line(tell("sets.none_playable" if playable else "sets.none", lang, boxes=boxes))
    else:
        _draw_sets(Screen(), sets, lang)


def _draw_sets(screen: Screen, sets: list[RecommendedSet], lang: str) -> None:
    """List sets by the rulebook that they are from."""
    for rulebook in dict.fromkeys(one.rulebook for one in sets):
        members = [one for one in sets if one.rulebook == rulebook]
        playable = sum(not one.missing() for one in members)
        screen.rule(box_title(rulebook, lang), tell("sets.count", lang, playable=playable, all=len(members)))
        for one in members:
            title, boxes = _set_title(one, lang), _other_boxes(one, lang)
            if boxes and title.cell_len + len(boxes) + 4 <= screen.width:
                title.append(f"  {boxes}", style="not bold dim")
                boxes = ""
            screen.line(title, indent=2, hang=4)
            if boxes:
                screen.line(boxes, indent=6, style="dim")
            missing = ", ".join(card_name(key, lang) for key in one.missing())
            if missing:
                screen.line(tell("sets.lacks", lang, cards=missing), indent=6, style="dim")
        screen.line()


def _set_title(one: RecommendedSet, lang: str) -> Text:
    """Give the names of a set in both languages."""
    names = (one.de, one.en) if lang == "de" else (one.en, one.de)
    title = Text(names[0], style="bold")
    if names[0] != names[1]:
        title.append(f" · {names[1]}", style="not bold")
    return title


def _other_boxes(one: RecommendedSet, lang: str) -> str:
    """Tell which boxes a set needs besides that of its rulebook; "" if none."""
    others = [box for box in one.boxes if box != one.rulebook]
    return tell("sets.with", lang, boxes=", ".join(box_title(box, lang) for box in others)) if others else ""


# One kingdom


@kingdom.command("show", cls=KingdomCommand, help="show.help")
@click.argument("name", nargs=-1, required=True, metavar="NAME|LIST", shell_complete=complete_kingdom)
@_players
@table_options
@_prints("show.prints")
@click.option("--seed", type=click.IntRange(0), default=0, metavar="N", help="show.seed")
@click.option("--plan", "with_plan", is_flag=True, help="show.plan")
@click.option("--seconds", type=click.FloatRange(1, _MOST_SECONDS), default=_SECONDS, metavar="S", help="show.seconds")
@_json
@lang_option
@click.pass_context
def show(
    ctx: click.Context,
    name: tuple[str, ...],
    players: int,
    prints: str | None,
    seed: int,
    with_plan: bool,
    seconds: float,
    as_json: bool,
    lang: str | None,
) -> None:
    from platin.cli.kingdom_plan import draw_told, plan_as_data, told_plan

    lang = language_of(ctx)
    text = " ".join(name)
    recommended = find_set(text)
    if recommended is not None and recommended.missing():
        if as_json:
            _print_json(set_as_json(recommended))
        else:
            _draw_unplayable(Screen(), recommended, lang)
        return
    edition = PRINTS[prints] if prints else FIRST
    try:
        plan = prepare(text, players, seed=seed, options=options_said(ctx), prints=edition, fill=False)
    except KingdomError as error:
        raise Problem(error.say(lang), lang) from error
    told = told_plan(ctx, plan.spec, seconds, lang) if with_plan else None
    if as_json:
        _print_json({**plan_as_json(plan), **({"plan": plan_as_data(told)} if told is not None else {})})
        return
    screen = Screen()
    draw_plan(screen, plan, lang)
    if told is not None:
        draw_told(screen, told, lang)


@kingdom.command("random", cls=WishesCommand, help="random.help")
@click.argument("wishes", nargs=-1, metavar="[WISHES]", shell_complete=complete_kingdom)
@click.option("--expansion", multiple=True, metavar="NAME", shell_complete=complete_expansion, help="random.expansion")
@click.option("--include", multiple=True, metavar="CARDS", shell_complete=complete_kingdom, help="random.include")
@click.option("--exclude", multiple=True, metavar="CARDS", shell_complete=complete_kingdom, help="random.exclude")
@click.option("--need", multiple=True, metavar="KIND", shell_complete=_complete_kind, help="random.need")
@click.option("--spread", is_flag=True, help="random.spread")
@click.option("--landscapes", type=int, metavar="N", help="random.landscapes")
@_prints("random.prints")
@_players
@table_options
@click.option("--seed", type=click.IntRange(0), metavar="N", help="random.seed")
@_json
@lang_option
@click.pass_context
def random(
    ctx: click.Context,
    wishes: tuple[str, ...],
    expansion: tuple[str, ...],
    include: tuple[str, ...],
    exclude: tuple[str, ...],
    need: tuple[str, ...],
    spread: bool,
    landscapes: int | None,
    prints: str | None,
    players: int,
    seed: int | None,
    as_json: bool,
    lang: str | None,
) -> None:
    lang = language_of(ctx)
    try:
        plan = draw(
            players,
            expansions=expansion,
            include=include,
            exclude=exclude,
            needs=need,
            spread=spread,
            landscapes=landscapes,
            wishes=" ".join(wishes),
            prints=PRINTS[prints] if prints else ANY,
            options=options_said(ctx),
            seed=seed if seed is not None else SystemRandom().randrange(10**6),
        )
    except KingdomError as error:
        raise Problem(error.say(lang), lang) from error
    _print_json(plan_as_json(plan)) if as_json else draw_plan(Screen(), plan, lang)


def draw_plan(screen: Screen, plan: Plan, lang: str) -> None:
    """Draw a kingdom: its cards, what to take out of the boxes, hints, and the list to pass on."""
    spec = plan.spec
    recommended = set_of(plan.name)
    title = tell("title.random" if plan.origin == "random" else "title.list", lang)
    if recommended is not None:
        title = _set_title(recommended, lang).plain
    screen.rule(title, tell("players", lang, n=spec.players), heavy=True)
    if recommended is not None:
        _draw_source(screen, recommended, lang)
    if plan.origin == "random":
        screen.line(tell("seed", lang, seed=plan.seed), indent=2)
    named = kingdom_of(spec)
    _draw_cards(screen, named, plan.proposed, lang)
    if spec.landscapes:
        _draw_landscapes(screen, named, plan.proposed, lang)
    screen.line()
    boxes = box_list(spec)
    _draw_reasons(screen, plan, boxes, lang)
    screen.line()
    screen.rule(tell("boxes", lang))
    _draw_boxes(screen, boxes, lang)
    if plan.hints:
        screen.line()
        screen.rule(tell("hints", lang))
        for hint in plan.hints:
            screen.line(hint.say(lang), indent=2, lead=Text("• "))
    screen.line()
    _draw_lists(screen, named, lang)


def _draw_reasons(screen: Screen, plan: Plan, boxes: BoxList, lang: str) -> None:
    """Tell what lies on the table besides the kingdom and the usual cards, or could, and why."""
    spec = plan.spec
    for pile in boxes.piles:
        if pile.because:
            cards = listed([card_name(key, lang) for key in pile.because], lang)
            screen.line(tell("pile.used", lang, pile=display(pile.key, lang), cards=cards), indent=2)
    expansions = [pile.box for pile in boxes.piles] + [landscape.box for landscape in boxes.landscapes]
    if "plunder" in expansions and not any(pile.key == "loot" for pile in boxes.piles):
        screen.line(tell("loot.unused", lang), indent=2)
    for name, why in plan.why.items():
        if why.key != "option.none":
            _draw_option(screen, name, name in spec.options, why.say(lang), lang)


def _draw_option(screen: Screen, name: str, used: bool, why: str, lang: str) -> None:
    key = "option.used" if used else "option.unused"
    screen.line(tell(key, lang, option=option_words(name).name.of(lang), why=why), indent=2)


def _draw_source(screen: Screen, one: RecommendedSet, lang: str) -> None:
    """Tell which rulebook a set is from, and which boxes it needs besides."""
    source = tell("by_book", lang, box=box_title(one.rulebook, lang))
    screen.line(", ".join(filter(None, [source, _other_boxes(one, lang)])), indent=2)
    if one.de_is_ours:
        screen.line(tell("name.ours", lang), indent=2, style="dim")


def _draw_unplayable(screen: Screen, one: RecommendedSet, lang: str) -> None:
    """Draw a set whose cards cannot all be played yet, as far as that goes."""
    screen.rule(_set_title(one, lang).plain, heavy=True)
    _draw_source(screen, one, lang)
    landscapes = [one.key(ident) for ident in one.landscapes]
    named = Kingdom([one.key(ident) for ident in one.cards], landscapes)
    for name in LIBRARY.choices:
        picks = one.picks.get(name.partition(".")[0], [])
        if picks:
            named.choices[name] = [one.key(ident) for ident in picks]
    named.options = dict.fromkeys(one.options, True)
    _draw_cards(screen, named, (), lang)
    if named.landscapes:
        _draw_landscapes(screen, named, (), lang)
    screen.line()
    for name in one.options:
        _draw_option(screen, name, True, tell("option.set", lang), lang)
    screen.line()
    cards = ", ".join(card_name(key, lang) for key in one.missing())
    screen.line(tell("missing", lang, cards=cards), indent=2, style="bold")
    screen.line(tell("missing.boxes", lang), indent=2)
    screen.line()
    _draw_lists(screen, named, lang)


def _draw_cards(screen: Screen, named: Kingdom, proposed: tuple[str, ...], lang: str) -> None:
    """Draw kingdom cards with cost, types and box, the cheap ones first, those that were chosen besides below."""
    screen.line()
    groups = {"": sorted((_facts(key, lang) for key in named.cards), key=lambda facts: facts.order)}
    for name, picks in named.choices.items():
        if LIBRARY.choices[name].adds_pile:
            groups[name] = [_facts(key, lang) for key in picks]
    rows = [row for group in groups.values() for row in group]
    name_width = max((len(row.name) for row in rows), default=0)
    type_width = max((len(row.types) for row in rows), default=0)
    for name, group in groups.items():
        if name:
            label = choice_label(name, lang)
            label = tell("choice.proposed", lang, choice=label) if name in proposed else label
            screen.line(label, indent=2, style="dim")
        for row in group:
            line = Text(f"{row.cost:>3}  ")
            line.append(f"{row.name:<{name_width}}", style=style_of(row.key))
            line.append(f"  {row.types:<{type_width}}")
            if line.cell_len + 2 + len(row.box) + 2 <= screen.width:
                line.append(f"  {row.box}", style="dim")
            screen.lines([line], indent=2)


class _Facts:
    """A kingdom card as a row of a table."""

    def __init__(self, key: str, name: str, cost: str, types: str, box: str, order: tuple[int, int, str]) -> None:
        self.key = key
        self.name = name
        self.cost = cost
        self.types = types
        self.box = box
        self.order = order


def _facts(key: str, lang: str) -> _Facts:
    card = card_as_json(key)
    names = general.TYPES.of(lang)
    types = " – ".join(names.get(name, name) for name in card["types"])
    order = (card["cost"]["coins"] + card["cost"]["debt"], card["cost"]["potion"], card["name"][lang])
    return _Facts(
        key, card["name"][lang], cost_text(CostView(**card["cost"]), lang), types, box_name(card["box"], lang), order
    )


def _draw_landscapes(screen: Screen, named: Kingdom, proposed: tuple[str, ...], lang: str) -> None:
    """Draw landscapes with their cost and text, and with what was chosen for them: the piles of Traits."""
    screen.line()
    screen.line(tell("landscapes", lang), indent=2, style="bold")
    picked = {name.partition(".")[0]: picks for name, picks in named.choices.items()}
    chosen = [name.partition(".")[0] for name in proposed]
    labels = [_label(key, picked.get(key.partition("@")[0], []), lang) for key in named.landscapes]
    width = max(map(len, labels))
    for key, label in zip(named.landscapes, labels, strict=True):
        name = key.partition("@")[0]
        entry = find(name)
        assert entry is not None, name
        cost = CostView(entry.coins or 0, entry.potion, entry.debt)
        shown = cost_text(cost, lang) if entry.coins is not None and entry.kind in ("event", "project") else ""
        kind = general.TYPES.of(lang).get(entry.kind, entry.kind)
        if name in chosen:
            kind = tell("choice.proposed", lang, choice=kind)
        screen.line(f"{label:<{width}}  {kind}", indent=2, lead=Text(f"{shown:>3}  "))
        words = texts(lang).get(key)
        if words is not None:
            screen.line(" ".join(words.text.split("\n")), indent=9, style="dim")


def _label(name: str, picks: list[str], lang: str) -> str:
    """Give the name of a landscape, with what was chosen for it: "Hasty: First Mate"."""
    return ": ".join([display(name, lang), *[display(pick, lang) for pick in picks]])


def _draw_boxes(screen: Screen, boxes: BoxList, lang: str) -> None:
    """Draw what to take out of each box."""
    rows: list[tuple[str, list[str]]] = []
    decks = [pile for pile in boxes.piles if _is_deck(pile)]
    there = [
        *(pile.box for pile in boxes.piles if pile not in decks),
        *(landscape.box for landscape in boxes.landscapes),
    ]
    for box in ("basic", *general.SETS.of(lang)):
        if box in there:
            parts = [_pile(pile, lang) for pile in boxes.piles if pile.box == box and pile not in decks]
            parts += [_landscape(landscape, lang) for landscape in boxes.landscapes if landscape.box == box]
            rows.append((tell("boxes.basic", lang) if box == "basic" else box_name(box, lang), parts))
    start = card_list([key for key, n in boxes.start for _ in range(n)], lang)
    rows.append((tell("boxes.start", lang), tell("boxes.start_each", lang, cards=start).split(", ")))
    if boxes.trash:
        rows.append((tell("boxes.trash", lang), [display(key, lang) for key, _ in boxes.trash]))
    rows += [(choice_label(deck.choice, lang), [display(key, lang) for key, _ in deck.members]) for deck in decks]
    title = tell("boxes.material", lang)
    for material in boxes.material:
        rows.append((title, _material(material, lang).split(", ")))
        title = ""
    width = max(len(title) for title, _ in rows) + 2
    for title, parts in rows:
        for line in broken(parts, screen.width - 2 - width):
            screen.line(line, indent=2, lead=Text(f"{title:<{width}}", style="bold"))
            title = ""


def _is_deck(pile: TakenPile) -> bool:
    """Tell whether a pile was put together of cards that were chosen for it and come from many boxes."""
    return pile.choice == pile.key and bool(pile.key)


def _pile(pile: TakenPile, lang: str) -> str:
    text = f"{pile.copies}× {display(pile.key, lang)}"
    if not pile.supply:
        text = tell("boxes.face_down" if pile.hidden else "boxes.beside", lang, pile=text)
    if pile.choice:
        return tell("boxes.chosen", lang, pile=text, choice=choice_label(pile.choice, lang))
    if not pile.supply:
        return text
    every = sum(n for _, n in pile.members)
    if every > pile.copies:
        return tell("boxes.shuffled", lang, pile=text, n=every)
    return text


def _landscape(landscape: TakenLandscape, lang: str) -> str:
    name = display(landscape.key, lang)
    entry = find(landscape.key.partition("@")[0])
    assert entry is not None, landscape.key
    if entry.kind == "way":
        # Its name says that it is one.
        return name
    kind = general.TYPES.of(lang).get(entry.kind, entry.kind)
    if landscape.pile:
        return tell(
            "boxes.trait" if entry.kind == "trait" else "boxes.about",
            lang,
            kind=kind,
            name=name,
            pile=display(landscape.pile, lang),
        )
    return tell("boxes.landscape", lang, kind=kind, name=name)


def _material(material: Material, lang: str) -> str:
    piles = ", ".join(display(key, lang) for key in material.piles)
    marker = choice_words(material.choice).marker if material.choice else None
    if marker is not None:
        return marker.of(lang).format(cards=piles)
    card = card_name(material.card, lang) if material.card else ""
    return tell(f"material.{material.kind}", lang, n=material.count, piles=piles, card=card)


def _draw_lists(screen: Screen, named: Kingdom, lang: str) -> None:
    """Draw the lists that players exchange, broken only where a list may be."""
    screen.rule(tell("list.pass_on", lang))
    for language in sorted(LANGUAGES, key=lambda other: other != lang):
        screen.line(LANGUAGE_NAMES[language], indent=2, style="bold")
        for line in broken(write_kingdom(named, language).split(", "), screen.width - 4):
            screen.lines([Text(line)], indent=4)


def broken(parts: Iterable[str], width: int) -> list[str]:
    """Join the parts of a list with commas, in lines that end after a part; one that is too long, after a "+" in it."""
    lines: list[str] = []
    for part in parts:
        # Two for the comma and the blank, and one for a comma at the end.
        if lines and len(lines[-1]) + len(part) + 3 <= width:
            lines[-1] += f", {part}"
            continue
        if lines:
            lines[-1] += ","
        lines.append("")
        for word in part.split(" + "):
            if lines[-1] and len(lines[-1]) + len(word) + 5 > width:
                lines[-1] += " +"
                lines.append("")
            lines[-1] += f" + {word}" if lines[-1] else word
    return lines


def _print_json(data: object) -> None:
    """Print JSON, with the letters of the languages where the output can have them."""
    plain = not (sys.stdout.encoding or "").casefold().startswith("utf")
    click.echo(json.dumps(data, ensure_ascii=plain, indent=2))
