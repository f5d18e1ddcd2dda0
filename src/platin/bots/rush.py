"""Plans for cards whose points grow: gain many of them with cheap gainers, and end the game before the Provinces do.

No card is known by its name here. Which Victory cards grow they say themselves (`scores`), what gains cards says
`lore`; whether such a plan is any good on a table is tried out (`sparring`).
"""

from typing import Final

from platin.bots.conditions import Expr, Left, Number, Owned, OwnedByOthers, Pair
from platin.bots.lore import lore_of
from platin.bots.plan import Strategy, Wish
from platin.engine.card import CardDef
from platin.engine.const import ACTION, VICTORY
from platin.engine.state import Rules

# Gainers must be able to gain each other, and what grows; most of them reach this far.
CHEAP: Final = 4
# So many gainers before points are gained; fewer as soon as somebody else has begun too, for points run out then.
GAINERS: Final = 6
CONTESTED: Final = 2
# Money for what gainers do not bring.
SILVERS: Final = 2


def rushes(rules: Rules) -> list[Strategy]:
    """Give the rushes that a table offers: each gainer with each Victory card whose points grow."""
    found: list[Strategy] = []
    for grows in cheap(rules, VICTORY):
        if not grows.scores:
            continue
        for gainer in cheap(rules, ACTION):
            if lore_of(gainer).gains:
                found.append(rush(rules, gainer, grows))
    return found


def cheap(rules: Rules, types: int) -> list[CardDef]:
    """Give the cards of some types that cheap gainers can gain."""
    found: list[CardDef] = []
    for info in rules.piles:
        defn = info.defn
        if info.supply and defn.types & types and defn.cost <= CHEAP and not defn.potion and not defn.debt:
            found.append(defn)
    return found


def rush(rules: Rules, gainer: CardDef, grows: CardDef) -> Strategy:
    """Make the plan of a rush: gainers, then what grows, then whatever has points or makes the deck larger."""
    alone = Pair("<", OwnedByOthers(gainer.name), Number(CONTESTED))
    gain = [
        Wish("province"),
        Wish(gainer.name, Pair("and", alone, below(gainer.name, GAINERS))),
        Wish(gainer.name, below(gainer.name, CONTESTED)),
        Wish(grows.name),
        Wish("duchy", Pair("=", Left(grows.name), Number(0))),
    ]
    points = [(-defn.vp, defn.name) for defn in cheap(rules, VICTORY) if not defn.scores and defn.kingdom]
    points.sort()
    # The third pile that is to be emptied: of other points, or else of the gainers.
    gain.extend([Wish(name) for _, name in points] if points else [Wish(gainer.name)])
    gain.extend([Wish("estate"), Wish("silver", below("silver", SILVERS)), Wish("copper")])
    return Strategy("rush", gain)


def below(name: str, n: int) -> Expr:
    """Say: fewer than n of these in the deck."""
    return Pair("<", Owned(name), Number(n))
