"""Another kingdom in the middle of a game: the piles of the old one leave, new ones are drawn by lot and set up."""

from typing import Final

from platin.engine.card import NO_CARD, Card
from platin.engine.const import LIAISON
from platin.engine.effect import Gone, PileToken
from platin.engine.game import Game
from platin.engine.setup import Library, Setup, find_listeners
from platin.engine.state import PileInfo, Rules

# How many piles a kingdom has.
KINGDOM: Final = 10


def change_kingdom(game: Game, me: int) -> None:
    """Remove all kingdom piles with what lies on them, and set up new ones of the expansions that are in use."""
    st = game.state
    library = st.rules.library
    assert isinstance(library, Library)
    coming = by_lot(game, unused(library, st.rules))[:KINGDOM]
    going = kingdom_piles(st.rules)
    spec = st.rules.spec.with_kingdom([*st.rules.spec.kingdom, *coming])
    dealt: list[str] = []
    for kind in library.undealt(spec):
        fitting = [one.key for one in library.landscapes.values() if one.kind == kind and not one.choices]
        dealt.extend(by_lot(game, fitting)[:1])
    spec = spec.with_landscapes([*spec.landscapes, *dealt])
    liaisons = any([defn.types & LIAISON for defn in st.rules.defs])
    st.rules = st.rules.changed(spec)
    remove_piles(game, me, going)
    setup = Setup(library, spec, st)
    piles = len(st.rules.piles)
    defs = len(st.rules.defs)
    for key in coming:
        setup.add_kingdom(key)
    for key in dealt:
        setup.add_landscape(key)
    setup.set_up(defs)
    for defn in st.rules.defs[defs:]:
        defn.on_ready(setup)
    for landscape in st.rules.landscapes[len(st.rules.landscapes) - len(dealt) :]:
        landscape.on_ready(setup)
    if not liaisons and any([defn.types & LIAISON for defn in st.rules.defs]):
        setup.give_favors(1)
    shuffle_piles(game, st.rules.piles[piles:])
    find_listeners(st)
    st.empty = len([info for info in st.rules.piles if info.supply and not st.piles[info.index]])
    st.secrets += 1
    game.note("kingdom", me)


def kingdom_piles(rules: Rules) -> list[PileInfo]:
    """Give the kingdom piles of the Supply: the usual ones, and those that were chosen besides."""
    keys = [*rules.spec.kingdom, *rules.spec.chosen_keys()]
    return [info for info in rules.piles if info.supply and info.name in keys]


def unused(library: Library, rules: Rules) -> list[str]:
    """Give the kingdom piles of the expansions in use that are not in the game, and ask for no choice."""
    fronts = [library.front(key) for key in rules.spec.kingdom]
    boxes = [front.expansion for front in fronts] + [landscape.expansion for landscape in rules.landscapes]
    chosen = [key for key in rules.spec.chosen_keys() if key in library.cards or key in library.piles]
    taken = [info.title for info in rules.piles] + [library.sold_for(key) for key in chosen]
    keys = [card.key for card in library.cards.values() if card.kingdom and card.edition <= 1]
    keys += [pile.name for pile in library.piles.values() if pile.kingdom and "@" not in pile.name]
    return [
        key
        for key in sorted(keys)
        if library.front(key).expansion in boxes and key not in taken and not library.choices_of(key)
    ]


def by_lot(game: Game, keys: list[str]) -> list[str]:
    """Give keys in an order that chance decides: as cards that stand for them are shuffled."""
    cards = [Card(at, NO_CARD.defn, -1) for at in range(len(keys))]
    game.shuffle_list(cards)
    return [keys[card.uid] for card in cards]


def remove_piles(game: Game, me: int, piles: list[PileInfo]) -> None:
    """Let piles leave the game, with the tokens on them; those of players go back to whose they are."""
    st = game.state
    titles = [info.title for info in piles]
    for info in piles:
        st.box.extend(st.piles[info.index])
        st.own_pile(info.index).clear()
        st.pile_tokens.pop(info.index, None)
    for effect in st.effects[:]:
        if isinstance(effect, PileToken) and any([title in effect.names for title in titles]):
            game.end_effect(effect)
    game.lasting(Gone(), me).names = [info.name for info in piles]


def shuffle_piles(game: Game, piles: list[PileInfo]) -> None:
    """Shuffle the piles that begin so; what is not used of them goes back into the box."""
    st = game.state
    for info in piles:
        if info.shuffled:
            pile = st.own_pile(info.index)
            game.shuffle_list(pile)
            if info.size:
                for _ in range(len(pile) - info.size):
                    card = pile.pop(0)
                    st.box.append(card)
                    game.left_pile(card)
