"""What a card says about itself to those who choose cards (assistant, bots, players), where no rule needs to know it.

What can be told from its types and from what it brings is not said again.
"""

from typing import Final

# What it is good for (a bit mask).
GAINS: Final = 1 << 0  # cards worth having come without being bought
TRASHES: Final = 1 << 1  # own cards go to the trash, from the hand or from the deck
CURSES: Final = 1 << 2  # the others get Curses
CHEAPENS: Final = 1 << 3  # other cards cost less

# In which prints of its box it lies.
ALL_PRINTS: Final = 0
FIRST_ONLY: Final = 1
LATER_ONLY: Final = 2

# What it needs besides cards and what it declares to the engine: mats of cards, tokens that are counted (a bit mask).
PLAYER_MATS: Final = 1 << 0  # a mat of its own for each player, though no cards lie there
TOKENS: Final = 1 << 1  # tokens, taken in the course of the game
COIN_TOKENS: Final = 1 << 2  # coin tokens where it puts tokens on piles
COFFERS: Final = 1 << 3  # coin tokens for the Coffers of the players
VP: Final = 1 << 4  # VP tokens, where what it brings and what it costs do not tell
DEBT: Final = 1 << 5  # Debt tokens, likewise
TAVERN_MATS: Final = 1 << 6  # a Tavern mat for each player
CUBES: Final = 1 << 7  # two cubes for each player
VILLAGERS: Final = 1 << 8  # coin tokens for the Villagers of the players
TOKEN_MATS: Final = 1 << 9  # a mat for Coffers and Villagers for each player
EXILE_MATS: Final = 1 << 10  # an Exile mat for each player
