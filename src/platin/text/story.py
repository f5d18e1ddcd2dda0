"""A round in a sentence or two: what the others bought and gained since a player's last turn, what cards cost whom."""

from collections.abc import Sequence
from typing import Final

from platin.text.language import card_list, plain_key, say_count, the_card, your_card
from platin.text.log import HEADINGS, Entry, Part, mark, player_mark, told_apart
from platin.text.messages.story import STORY

_GAINS: Final = ("gain", "gain_trash")
# Clauses of each sentence; the log has the rest.
_MOST: Final = 4


def tell_round(entries: Sequence[Entry], lang: str, players: Sequence[str], viewer: int, turn: int) -> tuple[Part, ...]:
    """Tell a player what happened in a round; the entries are those since the player's last turn began.

    `turn` says whose turn it was when they begin, if not with a heading.
    """
    # By clause, player and cause; in the order in which it happened.
    cards: dict[tuple[str, int, str], list[str]] = {}
    counts: dict[tuple[str, int, str], int] = {}
    for entry in entries:
        if entry["verb"] in HEADINGS:
            turn = entry["seat"]
            continue
        clause = _clause(entry, turn, viewer)
        if not clause:
            continue
        source = "" if clause in ("bought", "gained") else plain_key(entry["source"])
        key = (clause, entry["seat"], source)
        counts[key] = counts.get(key, 0) + entry["count"]
        cards.setdefault(key, []).extend(entry["cards"] or ())
    others = [key for key in cards if key[1] != viewer]
    own = [key for key in cards if key[1] == viewer]
    sentences = [
        "; ".join([_said(key, cards[key], counts[key], lang, players) for key in keys[:_MOST]]) + "."
        for keys in (own, others)
        if keys
    ]
    return told_apart(" ".join([_capital(sentence) for sentence in sentences]))


def _clause(entry: Entry, turn: int, viewer: int) -> str:
    """Name what is told of an entry; "" if nothing is."""
    verb, seat = entry["verb"], entry["seat"]
    mine = seat == viewer
    if turn == seat:
        if mine:
            return ""
        return "bought" if verb == "buy" else "gained" if verb in _GAINS else ""
    # What somebody suffers in the turn of another: in the viewer's own, or the viewer in that of others.
    if not entry["source"] or entry["depth"] == 0 or not (mine or turn == viewer):
        return ""
    if verb in _GAINS:
        return "gave_you" if mine else "gave_them"
    if verb == "trash" and entry["cards"]:
        return "took_yours" if mine else "took_theirs"
    return ("cost_you" if mine else "cost_them") if verb == "discard" else ""


def _said(key: tuple[str, int, str], cards: list[str], count: int, lang: str, players: Sequence[str]) -> str:
    clause, seat, source = key
    return STORY.of(lang)[clause].format(
        player=player_mark(seat, players[seat]),
        cards=card_list(cards, lang, mark=mark) if cards else say_count("card", count, lang),
        n=say_count("card", count, lang),
        your_source=your_card(source, lang, mark) if source else "",
        the_source=the_card(source, lang, "nom", mark) if source else "",
    )


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
