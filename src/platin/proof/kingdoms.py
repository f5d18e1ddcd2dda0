"""Random kingdoms of everything that is implemented, and starts that reach the interesting positions sooner."""

from collections.abc import Sequence
from random import Random

from platin.cards import LIBRARY
from platin.engine.choice import BESIDE, JOINING, OF_KINGDOM, OF_SUPPLY, PIECE, UNUSED, SetupChoice
from platin.engine.const import ATTACK, PIECES
from platin.engine.setup import lay_out, supply_piles
from platin.engine.spec import Spec
from platin.proof.case import Case, CaseError

FULL = 10


def kingdom_names(expansions: Sequence[str] = ()) -> list[str]:
    """Give the names of all kingdom cards and kingdom piles (of some expansions), prints not told apart."""
    names = [card.name for card in LIBRARY.cards.values() if card.kingdom and _is_of(card.expansion, expansions)]
    for pile in LIBRARY.piles.values():
        if pile.kingdom and _is_of(LIBRARY.front(pile.name).expansion, expansions):
            names.append(pile.name.partition("@")[0])
    return sorted(dict.fromkeys(names))


def landscape_names(expansions: Sequence[str] = ()) -> list[str]:
    """Give the names of all landscapes that are chosen (of some expansions), prints not told apart."""
    found = [one.name for one in LIBRARY.landscapes.values() if not one.dealt_for and _is_of(one.expansion, expansions)]
    return sorted(dict.fromkeys(found))


def _is_of(expansion: str, expansions: Sequence[str]) -> bool:
    return not expansions or expansion in expansions


def random_case(
    seed: int, wanted: Sequence[str] = (), only: bool = False, limit: int = 200, expansions: Sequence[str] = ()
) -> Case:
    """Draw a game: kingdom, landscapes, players and start, of everything or of some expansions.

    What is wanted is in it; `only` adds nothing else.
    """
    rng = Random(seed)
    kingdom, landscapes, piles = _sort_out(wanted)
    names = [name for name in kingdom_names(expansions) if name not in [key.split("@")[0] for key in kingdom]]
    rng.shuffle(names)
    if not only:
        # Half of the kingdoms are small, so that the same few cards meet each other again and again.
        size = FULL if rng.random() < 0.5 else rng.randint(3, 6)
        while names and len(kingdom) < size:
            kingdom.append(_print_of(rng, names.pop()))
    spec = Spec(_players(rng), tuple(kingdom))
    for option in LIBRARY.options:
        # One that changes what everybody begins with is something else that was not wanted.
        if rng.random() < 0.2 and not (only and LIBRARY.options[option].instead):
            spec = spec.with_option(option)
    there = [key.partition("@")[0] for key in landscapes]
    others = [] if only else [name for name in landscape_names(expansions) if name not in there]
    rng.shuffle(others)
    wanted_landscapes = rng.choice((0, 1, 2, 2))
    while others and len(landscapes) < wanted_landscapes:
        landscapes.append(_print_of(rng, others.pop()))
    spec = spec.with_landscapes(landscapes)
    for key, pile in piles.items():
        spec = spec.with_chosen(key.partition("@")[0], LIBRARY.choices_of(key)[0].name, [pile])
    spec = _fill(rng, spec, names)
    for kind in LIBRARY.undealt(spec):
        dealt = sorted([key for key, one in LIBRARY.landscapes.items() if one.kind == kind])
        spec = _fill(rng, spec.with_landscapes((*spec.landscapes, rng.choice(dealt))), names)
    case = Case(spec, seed=seed, limit=limit)
    if rng.random() < 0.8:
        _enrich(rng, case)
    return case


def _sort_out(wanted: Sequence[str]) -> tuple[list[str], list[str], dict[str, str]]:
    """Tell the wanted cards and landscapes apart; "trait:pile" picks a pile for a Trait."""
    kingdom: list[str] = []
    landscapes: list[str] = []
    piles: dict[str, str] = {}
    for word in wanted:
        name, _, pile = word.partition(":")
        if name in LIBRARY.landscapes:
            landscapes.append(name)
            if pile:
                piles[name] = pile
        elif (name in LIBRARY.cards and LIBRARY.cards[name].kingdom) or name in LIBRARY.piles:
            kingdom.append(name)
        else:
            raise CaseError(f"no kingdom card, pile or landscape {name!r}")
    for pile in piles.values():
        if pile not in kingdom:
            kingdom.append(pile)
    return kingdom, landscapes, piles


def _players(rng: Random) -> int:
    return rng.choice((2, 2, 2, 2, 3, 3, 3, 4, 5, 6))


def _print_of(rng: Random, name: str) -> str:
    """Give the key of one of the prints of a card, mixed pile or landscape."""
    keys = [key for key, card in LIBRARY.cards.items() if card.name == name]
    keys = keys or [key for key in (*LIBRARY.piles, *LIBRARY.landscapes) if key.partition("@")[0] == name]
    return rng.choice(keys) if len(keys) > 1 else keys[0]


def _fill(rng: Random, spec: Spec, names: list[str]) -> Spec:
    """Pick something for each choice that is open; what cannot be given what it asks for is left out."""
    picked = [key.partition("@")[0] for key in spec.chosen_keys()]
    names = [name for name in names if name not in picked]
    for what in ((JOINING, BESIDE), (UNUSED,), (OF_KINGDOM,), (PIECE,), (OF_SUPPLY,)):
        for key in (*spec.kingdom, *spec.chosen_keys(), *spec.landscapes):
            owner = key.partition("@")[0]
            for choice in LIBRARY.choices_of(key):
                if choice.what not in what or spec.chosen(owner, choice.name):
                    continue
                picks = _picks(rng, spec, choice, names)
                if len(picks) < choice.low:
                    spec = spec.with_kingdom([other for other in spec.kingdom if other != key])
                    spec = spec.with_landscapes([other for other in spec.landscapes if other != key])
                else:
                    spec = spec.with_chosen(owner, choice.name, picks)
                    names = [name for name in names if name not in [pick.partition("@")[0] for pick in picks]]
    return spec


def _picks(rng: Random, spec: Spec, choice: SetupChoice, names: list[str]) -> list[str]:
    """Pick something for a choice: other piles and cards by their names, or piles of the kingdom."""
    if choice.what == OF_KINGDOM:
        same = [one for one in spec.choices if LIBRARY.choices[one.key] is choice]
        taken = [key for one in same for key in one.keys]
        found = [key for key in [*spec.kingdom, *joined_piles(spec, supply=True)] if key not in taken]
        rng.shuffle(found)
    elif choice.what == PIECE:
        found = list(LIBRARY.cards)
        rng.shuffle(found)
    elif choice.what == OF_SUPPLY:
        found = supply_piles(LIBRARY, spec)
        rng.shuffle(found)
    else:
        found = [_print_of(rng, name) for name in names if choice.what != UNUSED or name in LIBRARY.cards]
        found = [key for key in found if not LIBRARY.choices_of(key)]
    found = [key for key in found if choice.fits(LIBRARY.front(key))]
    return found[: choice.high or rng.randint(4, 20)]


def joined_piles(spec: Spec, supply: bool = False) -> list[str]:
    """Give the kingdom piles that are picked besides the usual ones; only those of the Supply, if wanted."""
    choices = [(LIBRARY.choices[one.key], one.keys) for one in spec.choices]
    return [
        key for choice, keys in choices if choice.adds_pile and not (supply and choice.what == BESIDE) for key in keys
    ]


def _enrich(rng: Random, case: Case) -> None:
    """Let the players begin with cards of the kingdom and good money, and with some piles low."""
    spec = case.spec
    piles = [*spec.kingdom, *joined_piles(spec)]
    for name in piles:
        if name in LIBRARY.piles:
            piles = piles + list(dict.fromkeys(LIBRARY.piles[name].members))
    keys = [key for key in piles if key in LIBRARY.cards]
    attacks = [key for key in keys if LIBRARY.cards[key].types & ATTACK]
    money = ["silver", "gold", "potion", "platinum", "province", "curse", "duchy"]
    table = lay_out(LIBRARY, spec)
    # What lies beside the kingdom: Prizes, Loot, Ruins; but no single card that has to stay where it lies.
    infos = [info for info in table.rules.piles if not info.supply or info.shuffled]
    beside = [table.piles[info.index] for info in infos if not info.deck or len(table.piles[info.index]) > 1]
    extra = [card.defn.key for pile in beside for card in pile if not card.types & PIECES]
    for _ in range(spec.players):
        deck = [rng.choice(keys or money) for _ in range(rng.randint(2, 14))]
        deck += [rng.choice(money) for _ in range(rng.randint(0, 6))]
        if attacks and rng.random() < 0.3:
            deck.append(rng.choice(attacks))
        if extra and rng.random() < 0.4:
            deck += [rng.choice(extra) for _ in range(rng.randint(1, 3))]
        case.decks.append(deck)
    if rng.random() < 0.5:
        low = [*spec.kingdom, *joined_piles(spec), "curse", "estate", "duchy", "copper", "silver", "gold", "province"]
        for name in rng.sample(low, min(len(low), rng.randint(1, 5))):
            case.left[name] = rng.randint(1, 4)
        if rng.random() < 0.5:
            case.left[rng.choice(["curse", "estate", "copper", "silver"])] = 0
