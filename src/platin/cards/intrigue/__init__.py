"""Cards of Intrigue (Die Intrige), both editions.

Cards that only one of the editions has stand side by side; Masquerade, which works differently in the second,
has two classes.
"""

from platin.cards.intrigue import attacks, choices, coins, deck, gaining, neighbours, reactions, victory
from platin.engine.card import CardDef, Effect, Landscape
from platin.engine.setup import PileDef

CARDS: list[CardDef] = (
    attacks.CARDS
    + choices.CARDS
    + coins.CARDS
    + deck.CARDS
    + gaining.CARDS
    + neighbours.CARDS
    + reactions.CARDS
    + victory.CARDS
)
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = coins.EFFECTS
PILES: list[PileDef] = []
