"""Log entries as sentences. An entry is what `Session.view` gives: the cards in it are those the viewer may see.

`render` makes the sentence of one entry. `lines` tells a whole stretch of the log: it draws together what belongs
together (four Silvers gained, Treasures and their coins, a clean-up) and names the cause where it is not plain.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from platin.engine.const import ASIDE, ASIDE_DOWN, DECK, DECK_BOTTOM, HAND, PLAY, STORE
from platin.text.catalogue import find, kind_of
from platin.text.language import card_list, card_name, plain_key, say_count, the_card
from platin.text.messages import general

Entry = dict[str, Any]

BONUSES: Final = ("actions", "buys", "coins", "potions", "vp", "coffers", "villagers", "favors")
_GAINS: Final = ("gain", "gain_bought", "gain_trash")
_PLACES: Final = {
    HAND: "hand",
    DECK: "deck",
    DECK_BOTTOM: "bottom",
    ASIDE: "aside",
    ASIDE_DOWN: "aside",
    STORE: "store",
    PLAY: "play",
}
HEADINGS: Final = ("turn", "extra_turn")
# Entries that follow each other and are told as one.
_JOINED: Final = ("gain", "reveal", "trash", "discard", "draw", "take", "topdeck")


# In a sentence that is being made, what begins a name, what divides whose it is from what is said, and what ends it.
_BEGIN, _DIVIDE, _END = "\x01", "\x02", "\x03"
_MARKED: Final = re.compile(f"{_BEGIN}([^{_DIVIDE}]*){_DIVIDE}([^{_END}]*){_END}")
_PLAYER: Final = "player "


class Part(NamedTuple):
    """A piece of a sentence: words, the name of a card with its key, or that of a player with the seat."""

    text: str
    card: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log: how deep it happened, and what caused it where the lines before do not tell."""

    text: str
    depth: int
    cause: str = ""
    # Whose turn begins with this line; -1 if none does.
    turn_of: int = -1
    # What happened in one word, and who did it.
    verb: str = ""
    seat: int = -1
    # The same words with the cards and players in them, and the key of the cause.
    parts: tuple[Part, ...] = ()
    source: str = ""


def render(entry: Entry, lang: str, players: list[str], viewer: int) -> str:
    """Give the sentence of a log entry for a player (or -1: a spectator), who is addressed as "you"."""
    return "".join([part.text for part in _parts(entry, lang, players, viewer)])


def _parts(entry: Entry, lang: str, players: list[str], viewer: int) -> tuple[Part, ...]:
    cards, bonuses = entry["cards"], entry.get("bonuses")
    return _sentence(
        (entry["verb"], entry["seat"], entry["count"], entry["other"], entry["source"], entry["zone"]),
        None if cards is None else tuple(cards),
        None if bonuses is None else tuple(bonuses.items()),
        lang,
        players[entry["seat"]],
        players[entry["other"]] if entry["other"] >= 0 else "",
        viewer,
    )


@lru_cache(maxsize=20_000)
def _sentence(
    what: tuple[str, int, int, int, str, int],
    cards: tuple[str, ...] | None,
    bonuses: tuple[tuple[str, int], ...] | None,
    lang: str,
    player: str,
    other_player: str,
    viewer: int,
) -> tuple[Part, ...]:
    """Give the sentence of an entry, made of what it is about. A game says the same again and again."""
    entry: Entry = dict(zip(("verb", "seat", "count", "other", "source", "zone"), what, strict=True))
    entry["cards"] = cards
    if bonuses is not None:
        entry["bonuses"] = dict(bonuses)
    sentences = general.LOG.of(lang)
    situation = _situation(entry, viewer, sentences)
    mine = entry["seat"] == viewer and viewer >= 0
    source = entry["source"]
    marked = sentences[situation][0 if mine else 1].format(
        player=player_mark(entry["seat"], player),
        cards=_cards(entry, lang),
        name=mark(cards[0], card_name(cards[0], lang)) if cards else _cards(entry, lang),
        the_card=the_card(cards[0], lang, mark=mark) if cards else _cards(entry, lang),
        n=entry["count"],
        source=mark(source, card_name(source, lang)) if source else "",
        the_source=the_card(source, lang, mark=mark) if source else "",
        other=player_mark(entry["other"], other_player),
        bonus=_bonus(entry, lang),
        verb=entry["verb"],
    )
    return told_apart(marked.strip())


def mark(whose: str, said: str) -> str:
    """Mark a name in a sentence that is being made."""
    return f"{_BEGIN}{whose}{_DIVIDE}{said}{_END}" if said else ""


def player_mark(seat: int, name: str) -> str:
    """Mark the name of a player."""
    return mark(f"{_PLAYER}{seat}", name)


def told_apart(marked: str) -> tuple[Part, ...]:
    """Tell the names in a sentence from the other words."""
    parts: list[Part] = []
    at = 0
    for found in _MARKED.finditer(marked):
        if found.start() > at:
            parts.append(Part(marked[at : found.start()]))
        whose, said = found[1], found[2]
        player = whose.startswith(_PLAYER)
        parts.append(Part(said, seat=int(whose[len(_PLAYER) :])) if player else Part(said, card=plain_key(whose)))
        at = found.end()
    if at < len(marked):
        parts.append(Part(marked[at:]))
    return tuple(parts)


def lines(
    entries: list[Entry], lang: str, players: list[str], viewer: int, earlier: Iterable[Entry] = ()
) -> list[Line]:
    """Tell a stretch of the log. What was told `earlier` is not told again, but its cards count as known causes."""
    told: list[Line] = []
    # The card whose play is under way at each depth.
    playing: dict[int, str] = {}
    for entry in earlier:
        _follow(entry, playing)
    for entry in condense(entries):
        source = plain_key(entry["source"])
        heading = entry["verb"] in HEADINGS
        _leave(entry, playing)
        plain = not source or entry["depth"] == 0 or source in playing.values() or _names_source(entry)
        parts = _parts(entry, lang, players, viewer)
        told.append(
            Line(
                "".join([part.text for part in parts]),
                entry["depth"],
                "" if plain else card_name(source, lang),
                entry["seat"] if heading else -1,
                entry["verb"],
                entry["seat"],
                parts,
                "" if plain else source,
            )
        )
        _follow(entry, playing)
    return told


def _names_source(entry: Entry) -> bool:
    """Tell whether the sentence of an entry names what caused it."""
    sources = ("store", "mat", "event", "move_vp", "place", "rotate", "token", "way", "shuffle_pile", "instead")
    if entry["verb"] in (*HEADINGS, *sources, "sun", "fulfil"):
        return True
    return bool(entry["cards"] == [plain_key(entry["source"])] or entry["zone"] == STORE)


def _leave(entry: Entry, playing: dict[int, str]) -> None:
    """Forget the plays that are over when an entry happens."""
    for deeper in [depth for depth in playing if depth >= entry["depth"]]:
        del playing[deeper]


def _follow(entry: Entry, playing: dict[int, str]) -> None:
    """Keep in mind which card is being followed after an entry."""
    _leave(entry, playing)
    if entry["verb"] in ("play", "play_again", "treasures", "buy") and entry["cards"]:
        playing[entry["depth"]] = entry["cards"][-1].partition("@")[0]
    elif entry["verb"] == "event":
        playing[entry["depth"]] = entry["source"]
    elif entry["depth"] > 0 and entry["source"] and plain_key(entry["source"]) not in playing.values():
        # An ability speaks up: what follows at this depth is its doing too.
        playing[entry["depth"] - 1] = plain_key(entry["source"])


def condense(entries: Iterable[Entry]) -> list[Entry]:
    """Draw together entries that people tell as one."""
    return _join_equals(_join_treasures(_join_bonuses(_join_cleanups(_join_purchases(list(entries))))))


def _situation(entry: Entry, viewer: int, log: dict[str, tuple[str, str]]) -> str:
    """Name the situation an entry describes, as the key of its sentences."""
    verb = str(entry["verb"])
    if verb in _GAINS:
        base = "gain" if verb == "gain_bought" else verb
        place = _PLACES.get(entry["zone"], "")
        if place == "store" and not entry["source"]:
            place = ""
        return f"{base}.{place}" if f"{base}.{place}" in log else base
    if verb in BONUSES:
        return "bonus"
    if verb == "event" and kind_of(entry["source"]) == "project":
        return "project"
    if entry["count"] == 1 and f"{verb}.one" in log:
        return f"{verb}.one"
    if verb == "pass" and entry["other"] == viewer >= 0:
        return "pass.to_you"
    if verb == "extra_turn" and entry["other"] >= 0:
        return "extra_turn.controlled_by_you" if entry["other"] == viewer >= 0 else "extra_turn.controlled"
    return verb if verb in log else "unknown"


def _cards(entry: Entry, lang: str) -> str:
    """Give the cards of an entry as the object of a sentence; only their number if they are hidden."""
    if entry["cards"] is None:
        return say_count("card", entry["count"], lang)
    return card_list(entry["cards"], lang, mark=mark)


def _bonus(entry: Entry, lang: str) -> str:
    """Give what a player got: "+1 Action, +2 Coins"."""
    forms = general.BONUS.of(lang)
    bonuses: dict[str, int] = entry.get("bonuses", {entry["verb"]: entry["count"]})
    found = [(forms[verb], n) for verb, n in bonuses.items() if verb in forms]
    return ", ".join((form[0] if abs(n) == 1 else form[1]).format(n=n) for form, n in found)


def _alike(one: Entry, two: Entry) -> bool:
    """Tell whether two entries come from the same player and cause."""
    return all(one[field] == two[field] for field in ("seat", "source", "depth"))


def _join_purchases(entries: list[Entry]) -> list[Entry]:
    """Leave out that a bought card was gained, where that follows at once and it went to the discard pile."""
    told: list[Entry] = []
    for entry in entries:
        before = told[-1] if told else None
        if (
            entry["verb"] == "gain_bought"
            and entry["zone"] not in _PLACES
            and before is not None
            and before["verb"] == "buy"
            and before["seat"] == entry["seat"]
            and before["cards"] == entry["cards"]
        ):
            continue
        told.append(entry)
    return told


def _join_cleanups(entries: list[Entry]) -> list[Entry]:
    """Tell a clean-up in one line: nothing but it discards outside of any card."""
    told: list[Entry] = []
    discarding = -1
    for entry in entries:
        if entry["depth"] == 0 and not entry["source"]:
            if entry["verb"] == "discard":
                discarding = entry["seat"]
                continue
            if entry["verb"] == "draw" and entry["seat"] == discarding:
                entry = {**entry, "verb": "cleanup"}
            if entry["verb"] != "shuffle":
                discarding = -1
        told.append(entry)
    return told


def _join_bonuses(entries: list[Entry]) -> list[Entry]:
    """Tell Actions, Buys, coins and so on of one card together."""
    told: list[Entry] = []
    for entry in entries:
        if entry["verb"] in BONUSES:
            before = told[-1] if told else None
            if before is not None and before["verb"] == "bonus" and _alike(before, entry):
                bonuses = dict(before["bonuses"])
                bonuses[entry["verb"]] = bonuses.get(entry["verb"], 0) + entry["count"]
                told[-1] = {**before, "bonuses": bonuses}
                continue
            entry = {**entry, "verb": "bonus", "bonuses": {entry["verb"]: entry["count"]}}
        told.append(entry)
    return told


def _join_treasures(entries: list[Entry]) -> list[Entry]:
    """Tell Treasures played in a row, and what they brought, in one line."""
    told: list[Entry] = []
    at = 0
    while at < len(entries):
        cards: list[str] = []
        bonuses: dict[str, int] = {}
        first = entries[at]
        end = at
        while _plain_treasure(entries, end) and _same_turn(first, entries[end]):
            cards.extend(entries[end]["cards"])
            for verb, n in entries[end + 1]["bonuses"].items():
                bonuses[verb] = bonuses.get(verb, 0) + n
            end += 2
        if not cards:
            told.append(first)
            at += 1
            continue
        told.append({**first, "verb": "treasures", "cards": cards, "bonuses": bonuses})
        at = end
    return told


def _same_turn(one: Entry, two: Entry) -> bool:
    return bool(one["seat"] == two["seat"] and one["depth"] == two["depth"])


def _plain_treasure(entries: list[Entry], at: int) -> bool:
    """Tell whether a Treasure was played here that brought money and nothing else."""
    if at + 1 >= len(entries):
        return False
    play, then = entries[at], entries[at + 1]
    if play["verb"] != "play" or then["verb"] != "bonus" or not set(then["bonuses"]) <= {"coins", "potions"}:
        return False
    if then["depth"] != play["depth"] + 1 or then["seat"] != play["seat"]:
        return False
    if at + 2 < len(entries) and entries[at + 2]["depth"] > play["depth"]:
        return False
    card = find(play["cards"][0].partition("@")[0])
    return card is not None and "treasure" in card.types


def _join_equals(entries: list[Entry]) -> list[Entry]:
    """Tell in one line what a player does to several cards one after the other."""
    told: list[Entry] = []
    for entry in entries:
        before = told[-1] if told else None
        if (
            before is not None
            and entry["verb"] == before["verb"]
            and entry["verb"] in _JOINED
            and _alike(before, entry)
            and (entry["cards"] is None) == (before["cards"] is None)
            and entry["zone"] == before["zone"]
            and entry["zone"] not in (ASIDE, ASIDE_DOWN)
        ):
            joined = {**before}
            if entry["cards"] is not None:
                joined["cards"] = before["cards"] + entry["cards"]
            joined["count"] = before["count"] + entry["count"]
            told[-1] = joined
            continue
        told.append(entry)
    return told
