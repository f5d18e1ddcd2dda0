"""Worlds that a player cannot tell from the real one: all that is hidden from them is dealt anew.

So a bot may look ahead without looking into other players' hands. Who counts along knows what each player owns, and
that stays; where those cards lie is dealt anew wherever they lie unseen, and so is the order of decks and of face-down
piles.
"""

from collections.abc import Set
from random import Random
from typing import Final

from platin.engine.card import Card
from platin.engine.rng import seeded
from platin.engine.state import GameState, Player
from platin.engine.zones import NOBODY_SEES, OWNER_SEES, PLAYER_ZONES, Zone, cards_in, lay

_UNSEEN: Final = (OWNER_SEES, NOBODY_SEES)


def another_world(state: GameState, me: int, chance: Random, known: Set[int] = frozenset()) -> GameState:
    """Copy a game as a player sees it; `known` are the cards that stay where they are although they lie unseen."""
    world = state.copy()
    world.log = None
    world.stops = 0
    moved: dict[int, Card] = {}
    eyes = [me]
    if world.turn.controller == me:
        # Who decides for another player sees that player's cards.
        eyes.append(world.turn.seat)
    for seat in range(len(world.players)):
        _deal_again(world, seat, seat in eyes, chance, moved, known)
    for info in world.rules.piles:
        if info.hidden:
            pile = world.own_pile(info.index)
            _deal([(pile, _face_down(pile, info.face_down))], chance, {}, known)
    for effect in world.effects:
        # An effect that keeps a card set aside keeps the one that lies there now.
        if effect.cards:
            effect.cards = [moved.get(card.uid, card) for card in effect.cards]
    world.rng1, world.rng2 = seeded(chance.getrandbits(60))
    return world


def unseen(state: GameState, me: int) -> set[int]:
    """Give the cards that lie where a player cannot look, by their numbers."""
    found: set[int] = set()
    for seat, player in enumerate(state.players):
        for zone, hidden in _unseen_zones(player, seat == me):
            found.update([card.uid for card in cards_in(player, zone)[:hidden]])
        if seat != me:
            for host in _closed_stores(state, player):
                found.update([card.uid for card in player.stores[host]])
    for info in state.rules.piles:
        if info.hidden:
            pile = state.piles[info.index]
            found.update([card.uid for card in pile[: _face_down(pile, info.face_down)]])
    return found


def _unseen_zones(player: Player, seen: bool) -> list[tuple[Zone, int]]:
    """Give the zones of a player where nobody, or only another, may look, and how many cards lie there unseen."""
    found = []
    for zone in PLAYER_ZONES:
        if zone.many or zone.seen not in _UNSEEN or (seen and zone.seen == OWNER_SEES):
            continue
        held = len(cards_in(player, zone))
        hidden = max(held - 1, 0) if zone.top_seen else held
        if hidden:
            found.append((zone, hidden))
    return found


def _closed_stores(state: GameState, player: Player) -> list[int]:
    return [host for host, cards in player.stores.items() if cards and not state.rules.cards[host].defn.store_open]


def _face_down(pile: list[Card], all_of_it: bool) -> int:
    """Give how many cards of a pile that is hidden lie face down."""
    return len(pile) if all_of_it else max(len(pile) - 1, 0)


def _deal_again(
    world: GameState, seat: int, seen: bool, chance: Random, moved: dict[int, Card], known: Set[int]
) -> None:
    """Deal anew the cards of a player that lie where nobody, or only another, may look."""
    player = world.players[seat]
    zones: list[tuple[list[Card], int]] = []
    for zone, hidden in _unseen_zones(player, seen):
        # Lists may be shared with the game that was copied.
        own = cards_in(player, zone)[:]
        lay(player, zone, own)
        zones.append((own, hidden))
    if not seen:
        for host in _closed_stores(world, player):
            player.stores[host] = player.stores[host][:]
            zones.append((player.stores[host], len(player.stores[host])))
    _deal(zones, chance, moved, known)


def _deal(zones: list[tuple[list[Card], int]], chance: Random, moved: dict[int, Card], known: Set[int]) -> None:
    """Deal anew the first so many cards of some lists among each other."""
    # Everybody knows a marked card by its back.
    places = [
        (cards, i)
        for cards, hidden in zones
        for i in range(hidden)
        if not cards[i].defn.marked and cards[i].uid not in known
    ]
    dealt = _shuffled([cards[i] for cards, i in places], chance)
    for (cards, i), card in zip(places, dealt, strict=True):
        moved[cards[i].uid] = card
        cards[i] = card


def _shuffled(cards: list[Card], chance: Random) -> list[Card]:
    """Shuffle cards so that neither their order before nor their numbers matter."""
    found = sorted(cards, key=_name)
    chance.shuffle(found)
    return found


def _name(card: Card) -> str:
    return card.defn.name
