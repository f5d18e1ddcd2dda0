"""What one player may see, built up from nothing for that player. Plain data, ready for JSON.

Cards go by name, never by uid, and what has no order for the viewer is sorted: a hand, an own discard pile, the
trash. Under Possession the deciding player also sees what the possessed one may see.
"""

from typing import Any, Final

from platin.engine.card import Card, CardDef
from platin.engine.const import OVER
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.log import LogEntry
from platin.engine.score import points, winners
from platin.engine.state import PileInfo
from platin.session.options import options_of

PHASES = ("setup", "start", "action", "buy", "night", "cleanup", "over")


# Viewers who sit nowhere: one who sees what all may see, and one who sees all hands, for games that are over.
SPECTATOR: Final = -1
ALL_OPEN: Final = -2


def view_of(game: Game, seat: int, decision: Decision | None, log_from: int = 0) -> dict[str, Any]:
    """Give the view of a player, or of a viewer who sits nowhere; the log from one of its entries on."""
    state = game.state
    turn = state.turn
    # The seats whose private knowledge the viewer shares.
    eyes = {seat} if seat >= 0 else set()
    if seat >= 0 and turn.controller == seat:
        eyes.add(turn.seat)
    if seat == ALL_OPEN:
        eyes.update(range(len(state.players)))
    view: dict[str, Any] = {
        "seat": seat,
        "turn": {
            "seat": turn.seat,
            "number": state.turn_number,
            "phase": PHASES[state.phase],
            "actions": turn.actions,
            "buys": turn.buys,
            "coins": turn.coins,
            "potions": turn.potions,
            "extra": turn.extra,
            "because": turn.kind,
            "controller": turn.controller,
        },
        "piles": [_pile(game, info) for info in state.rules.piles],
        "landscapes": [
            {
                "name": landscape.name,
                "kind": landscape.kind,
                "cost": landscape.cost,
                "debt": landscape.debt,
                "pile": state.rules.piles[pile].name if pile >= 0 else "",
            }
            for landscape, pile in zip(state.rules.landscapes, state.rules.landscape_pile, strict=True)
        ],
        "trash": _sorted(state.trash),
        "mat_tokens": dict(sorted(state.mat_tokens.items())),
        "players": [
            _player(game, who, who in eyes, who == seat or seat == ALL_OPEN) for who in range(len(state.players))
        ],
        "effects": [
            {"name": e.name.split(".")[0], "owner": e.owner, "count": e.count, "names": sorted(e.names)}
            for e in state.effects
            if e.owner >= 0
        ],
        "extra_turns": [{"seat": t.seat, "because": t.kind, "controller": t.controller} for t in state.extra_turns],
        "pending": _pending(game, decision, seat),
        "log": [_entry(entry, seat) for entry in (state.log or [])[log_from:]],
        "over": state.phase == OVER,
    }
    if state.phase == OVER:
        view["points"] = [points(game, who) for who in range(len(state.players))]
        view["winners"] = winners(game)
    return view


def _sorted(cards: list[Card]) -> list[str]:
    return sorted(card.defn.key for card in cards)


def _names(cards: list[Card]) -> list[str]:
    return [card.defn.key for card in cards]


def _pile(game: Game, info: PileInfo) -> dict[str, Any]:
    state = game.state
    cards = state.piles[info.index]
    top = cards[-1].defn if cards and not info.face_down else None
    trait = state.rules.traits_on[info.index]
    return {
        "name": info.name,
        "top": top.key if top is not None else "",
        "count": len(cards),
        "cost": _cost(game, top if top is not None else info.defn),
        "supply": info.supply,
        "face_down": info.face_down,
        # An open mixed pile may be looked through; of a shuffled one only the top card is seen.
        "cards": _names(cards) if not info.face_down and not info.shuffled and _is_mixed(cards) else [],
        "tokens": dict(sorted(state.pile_tokens.get(info.index, {}).items())),
        "trait": trait.name if trait is not None else "",
        "bane": info.index == state.rules.bane,
    }


def _is_mixed(cards: list[Card]) -> bool:
    return any([card.defn is not cards[0].defn for card in cards])


def _cost(game: Game, defn: CardDef) -> dict[str, int]:
    cost = game.cost_of(defn)
    return {"coins": cost.coins, "potion": cost.potion, "debt": cost.debt}


def _player(game: Game, who: int, mine: bool, own: bool) -> dict[str, Any]:
    state = game.state
    p = state.players[who]
    ended = state.phase == OVER
    hosts = {uid: state.rules.cards[uid].defn for uid in p.stores}
    return {
        "hand": _sorted(p.hand) if mine or ended else None,
        "hand_size": len(p.hand),
        "deck_size": len(p.deck),
        "discard": _sorted(p.discard) if mine or ended else None,
        "discard_size": len(p.discard),
        "discard_top": p.discard[-1].defn.key if p.discard else "",
        "play": [{"name": card.defn.key, "stays": game.is_held(card)} for card in p.play],
        "aside": _sorted(p.aside),
        "aside_down": _sorted(p.aside_down) if mine or ended else None,
        "aside_down_size": len(p.aside_down),
        "revealed": _names(p.revealed),
        "looked": _names(p.looked) if mine else None,
        "looked_size": len(p.looked),
        "stores": [
            {
                "on": hosts[uid].key,
                "cards": _sorted(cards) if mine or ended or hosts[uid].store_open else None,
                "size": len(cards),
            }
            for uid, cards in p.stores.items()
        ],
        "mats": {name: _sorted(cards) if mine or ended else None for name, cards in sorted(p.mats.items())},
        "mat_sizes": {name: len(cards) for name, cards in sorted(p.mats.items())},
        # A help for the memory, not something to look at: not for who decides for another player.
        "owned": _sorted(game.owned(who)) if own or ended else None,
        # The same of what has not been drawn yet: what is in the deck, in no order.
        "undrawn": _sorted(p.deck) if own or ended else None,
        "vp": p.vp,
        "coffers": p.coffers,
        "villagers": p.villagers,
        "debt": p.debt,
        "favors": p.favors,
        "tokens": dict(sorted(p.tokens.items())),
        "turns": p.turns,
    }


def _pending(game: Game, decision: Decision | None, seat: int) -> dict[str, Any] | None:
    """Give the question to the one who answers it; to the others only who is being waited for."""
    if decision is None:
        return None
    if seat not in (decision.by, ALL_OPEN):
        return {"by": decision.by}
    return {
        "by": decision.by,
        "seat": decision.seat,
        "key": decision.key,
        "source": decision.source,
        "about": decision.about,
        "asking": _place_in_play(game, decision.asking),
        "low": decision.low,
        "high": decision.high,
        "ordered": decision.ordered,
        "options": [
            {"kind": o.kind, "name": o.name, "zone": o.zone, "owner": o.owner, "pile": o.pile}
            for o in options_of(game.state, decision)
        ],
    }


def _place_in_play(game: Game, uid: int) -> dict[str, int] | None:
    """Tell which of the cards in play asks, if one of them does: whose, at which place, the how manieth of its name."""
    for owner, p in enumerate(game.state.players):
        for at, card in enumerate(p.play):
            if card.uid == uid:
                return {"owner": owner, "at": at, "nth": game.nth_in_play(card)}
    return None


def _entry(entry: LogEntry, seat: int) -> dict[str, Any]:
    seen = entry.seen < 0 or seat == ALL_OPEN or (seat >= 0 and entry.seen >> seat & 1 != 0)
    names = [defn.key for defn in entry.cards]
    return {
        "verb": entry.verb,
        "seat": entry.seat,
        "cards": names if entry.seen < 0 else sorted(names) if seen else None,
        "count": entry.count,
        "other": entry.other,
        "source": entry.source,
        "depth": entry.depth,
        "zone": entry.zone,
    }
