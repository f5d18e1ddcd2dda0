"""Random kingdoms of everything that is implemented, and starts that reach the interesting positions sooner."""

from collections.abc import Sequence
from random import Random

from platin.cards import LIBRARY
from platin.engine.card import CardDef
from platin.engine.const import ACTION, ATTACK, TRAIT, TREASURE
from platin.engine.setup import lay_out
from platin.proof.case import Case, CaseError

FULL = 10


def kingdom_names(expansions: Sequence[str] = ()) -> list[str]:
    """Give the names of all kingdom cards and kingdom piles (of some expansions), prints not told apart."""
    names = [card.name for card in LIBRARY.cards.values() if card.kingdom and _is_of(card.expansion, expansions)]
    for pile in LIBRARY.piles.values():
        if pile.kingdom and _is_of(_front(pile.name).expansion, expansions):
            names.append(pile.name)
    return sorted(dict.fromkeys(names))


def landscape_names(expansions: Sequence[str] = ()) -> list[str]:
    """Give the names of all landscapes (of some expansions)."""
    return sorted(name for name, found in LIBRARY.landscapes.items() if _is_of(found.expansion, expansions))


def _is_of(expansion: str, expansions: Sequence[str]) -> bool:
    return not expansions or expansion in expansions


def random_case(
    seed: int, wanted: Sequence[str] = (), only: bool = False, limit: int = 200, expansions: Sequence[str] = ()
) -> Case:
    """Draw a game: kingdom, landscapes, players and start, of everything or of some expansions.

    What is wanted is in it; `only` adds nothing else.
    """
    rng = Random(seed)
    kingdom, landscapes, traits = _sort_out(wanted)
    names = [name for name in kingdom_names(expansions) if name not in [key.split("@")[0] for key in kingdom]]
    rng.shuffle(names)
    if not only:
        # Half of the kingdoms are small, so that the same few cards meet each other again and again.
        size = FULL if rng.random() < 0.5 else rng.randint(3, 6)
        while names and len(kingdom) < size:
            kingdom.append(_print_of(rng, names.pop()))
    case = Case(_players(rng), kingdom, seed=seed, limit=limit)
    case.colony = rng.random() < 0.25
    case.shelters = not only and rng.random() < 0.15
    if "young_witch" in [key.split("@")[0] for key in kingdom]:
        case.bane = next((key for key in [_print_of(rng, name) for name in names] if _can_be_bane(key)), "")
        if not case.bane:
            case.kingdom = [key for key in kingdom if key.split("@")[0] != "young_witch"]
    if "black_market" in kingdom:
        other = [name for name in names if name != case.bane.split("@")[0] and name in LIBRARY.cards]
        case.black_market = [_print_of(rng, name) for name in other[: rng.randint(4, 20)] if name != "young_witch"]
    others = [] if only else [name for name in landscape_names(expansions) if name not in landscapes]
    _add_landscapes(rng, case, landscapes, traits, others)
    if rng.random() < 0.8:
        _enrich(rng, case)
    return case


def _sort_out(wanted: Sequence[str]) -> tuple[list[str], list[str], dict[str, str]]:
    """Tell the wanted cards and landscapes apart; "trait:pile" puts a Trait on a pile."""
    kingdom: list[str] = []
    landscapes: list[str] = []
    traits: dict[str, str] = {}
    for word in wanted:
        name, _, pile = word.partition(":")
        if name in LIBRARY.landscapes:
            landscapes.append(name)
            if pile:
                traits[name] = pile
        elif (name in LIBRARY.cards and LIBRARY.cards[name].kingdom) or name in LIBRARY.piles:
            kingdom.append(name)
        else:
            raise CaseError(f"no kingdom card, pile or landscape {name!r}")
    for pile in traits.values():
        if pile not in kingdom:
            kingdom.append(pile)
    return kingdom, landscapes, traits


def _players(rng: Random) -> int:
    return rng.choice((2, 2, 2, 2, 3, 3, 3, 4, 5, 6))


def _print_of(rng: Random, name: str) -> str:
    """Give the key of one of the prints of a card."""
    keys = [key for key, card in LIBRARY.cards.items() if card.name == name]
    return rng.choice(keys) if keys else name


def _front(key: str) -> CardDef:
    """Give the card that stands for a pile."""
    return LIBRARY.cards[LIBRARY.piles[key].members[-1] if key in LIBRARY.piles else key]


def _can_be_bane(key: str) -> bool:
    card = _front(key)
    return card.cost in (2, 3) and not card.potion and not card.debt


def _can_have_trait(key: str) -> bool:
    return _front(key).types & (ACTION | TREASURE) != 0


def _add_landscapes(rng: Random, case: Case, landscapes: list[str], traits: dict[str, str], others: list[str]) -> None:
    """Lay out the given landscapes and some of the others, so that there are up to two; Traits on random piles."""
    rng.shuffle(others)
    wanted = rng.choice((0, 1, 2, 2))
    while others and len(landscapes) < wanted:
        landscapes.append(others.pop())
    free = [key for key in [*case.kingdom, case.bane] if key and _can_have_trait(key)]
    free = [key for key in free if key not in traits.values()]
    rng.shuffle(free)
    for name in landscapes:
        if LIBRARY.landscapes[name].kind == TRAIT:
            if name not in traits:
                if not free:
                    continue
                traits[name] = free.pop()
            case.trait_piles[name] = traits[name]
        case.landscapes.append(name)


def _enrich(rng: Random, case: Case) -> None:
    """Let the players begin with cards of the kingdom and good money, and with some piles low."""
    piles = case.kingdom + ([case.bane] if case.bane else [])
    for name in piles:
        if name in LIBRARY.piles:
            piles = piles + list(dict.fromkeys(LIBRARY.piles[name].members))
    keys = [key for key in piles if key in LIBRARY.cards]
    attacks = [key for key in keys if LIBRARY.cards[key].types & ATTACK]
    money = ["silver", "gold", "potion", "platinum", "province", "curse", "duchy"]
    table = lay_out(LIBRARY, case.spec())
    # What lies beside the kingdom: Prizes, Loot, Ruins.
    beside = [table.piles[info.index] for info in table.rules.piles if not info.supply or info.shuffled]
    extra = [card.defn.key for pile in beside for card in pile]
    for _ in range(case.players):
        deck = [rng.choice(keys or money) for _ in range(rng.randint(2, 14))]
        deck += [rng.choice(money) for _ in range(rng.randint(0, 6))]
        if attacks and rng.random() < 0.3:
            deck.append(rng.choice(attacks))
        if extra and rng.random() < 0.4:
            deck += [rng.choice(extra) for _ in range(rng.randint(1, 3))]
        case.decks.append(deck)
    if rng.random() < 0.5:
        low = [*case.kingdom, case.bane, "curse", "estate", "duchy", "copper", "silver", "gold", "province"]
        for name in rng.sample(low, min(len(low), rng.randint(1, 5))):
            if name:
                case.left[name] = rng.randint(1, 4)
        if rng.random() < 0.5:
            case.left[rng.choice(["curse", "estate", "copper", "silver"])] = 0
