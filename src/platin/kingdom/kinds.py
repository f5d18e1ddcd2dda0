"""Kinds of kingdom cards that somebody may want in a game: a village, a way to trash, an Attack.

Types and costs say some of them; the rest is written down here, card by card, and a test compares it with the texts of
the cards. A new card that gives, say, +1 Buy belongs into the row of that kind.
"""

from functools import cache
from typing import Final

from platin.engine.const import ATTACK, DURATION, REACTION, TREASURE, VICTORY
from platin.kingdom.boxes import front
from platin.kingdom.messages import KingdomError, Message, words_of
from platin.text.catalogue import normal, spelt_out
from platin.text.language import LANGUAGES

TYPES: Final[dict[str, int]] = {
    "attack": ATTACK,
    "reaction": REACTION,
    "treasure": TREASURE,
    "victory": VICTORY,
    "duration": DURATION,
}

CARDS: Final[dict[str, frozenset[str]]] = {
    # +1 Buy or more, perhaps on a condition.
    "buy": frozenset(
        "abundance baron bridge buried_treasure city collection contraband council_room courtier festival figurine"
        " goons grand_market hamlet herbalist horse_traders jewelled_egg market mining_road pawn rope sack_of_loot"
        " tiara trade_route woodcutter workers_village".split()
    ),
    # Two Actions or more from one play.
    "actions": frozenset(
        "city diplomat farming_village festival hamlet harbor_village landing_party longship mining_village"
        " native_village nobles shanty_town swamp_shacks tribute university village wealthy_village"
        " workers_village".split()
    ),
    # At least two cards more in the hand, or a hand filled up.
    "draw": frozenset(
        "adventurer alchemist apothecary apprentice council_room courtyard crew diplomat figurine first_mate"
        " hunting_party laboratory landing_party library longship magnate mapmaker maroon masquerade menagerie minion"
        " moat nobles patrol pilgrim rabble scrying_pool secret_passage shanty_town siren smithy steward storyteller"
        " stowaway torturer tribute vault watchtower witch young_witch".split()
    ),
    # Own cards go to the trash, from the hand or from the deck.
    "trashing": frozenset(
        "apprentice bishop chapel crucible crystal_ball death_cart enlarge expand forge investment loan maroon"
        " masquerade mine moneylender pickaxe remake remodel replace rope secluded_shrine sentry shaman steward"
        " trade_route trading_post transmute upgrade".split()
    ),
    # Cards worth having come without being bought.
    "gain": frozenset(
        "anvil artisan bandit bureaucrat cabin_boy courtier cutthroat engineer enlarge expand feast forge haggler"
        " hoard horn_of_plenty ironworks jester jewelled_egg lurker mine mint pickaxe quartermaster remake remodel"
        " replace sack_of_loot search shaman silver_mine talisman thief tools tournament trading_post transmute"
        " university upgrade war_chest wealthy_village workshop".split()
    ),
    # The others get Curses.
    "curses": frozenset(
        "charlatan familiar jester mountebank replace siren torturer trickster witch young_witch".split()
    ),
    # Victory point tokens.
    "vp-tokens": frozenset("bishop collection goons investment monument".split()),
    # Other cards cost less.
    "cheaper": frozenset("bridge quarry".split()),
}

KINDS: Final = (*CARDS, *TYPES, "potion")

# The costs of which `--spread` wants at least one card each.
SPREAD: Final = (2, 3, 4, 5)


def has_kind(key: str, kind: str) -> bool:
    """Tell whether a kingdom pile is of a kind, or of a cost: "cost-2"."""
    card = front(key)
    if kind.startswith("cost-"):
        return card.cost == int(kind.removeprefix("cost-")) and not card.potion and not card.debt
    if kind in CARDS:
        return card.name in CARDS[kind]
    return bool(card.potion if kind == "potion" else card.types & TYPES[kind])


def read_kind(word: str) -> str:
    """Give the kind that a word means, in either language."""
    for form in (normal(word), spelt_out(word)):
        if form in _index():
            return _index()[form]
    raise KingdomError(Message("error.kind", name=word.strip(), kinds=KINDS))


@cache
def _index() -> dict[str, str]:
    index: dict[str, str] = {}
    for lang in LANGUAGES:
        for kind, words in words_of(lang).KINDS.items():
            for word in (kind, *words):
                index[normal(word)] = index[spelt_out(word)] = kind
    return index
