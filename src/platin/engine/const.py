"""Small integers for types, zones, phases and moments: the vocabulary of the hot path.

Plain `Final` ints instead of enums, because an `IntFlag` operation costs forty times as much.
"""

from typing import Final

# Card types (a bit mask).
ACTION: Final = 1 << 0
TREASURE: Final = 1 << 1
VICTORY: Final = 1 << 2
CURSE: Final = 1 << 3
ATTACK: Final = 1 << 4
REACTION: Final = 1 << 5
DURATION: Final = 1 << 6
NIGHT: Final = 1 << 7
COMMAND: Final = 1 << 8
PRIZE: Final = 1 << 9
LOOT: Final = 1 << 10
RESERVE: Final = 1 << 11
RUINS: Final = 1 << 12
SHELTER: Final = 1 << 13
LOOTER: Final = 1 << 14
GATHERING: Final = 1 << 15
SPIRIT: Final = 1 << 16
HEIRLOOM: Final = 1 << 17
FATE: Final = 1 << 18
DOOM: Final = 1 << 19
LIAISON: Final = 1 << 20
CLASH: Final = 1 << 21
TOWNSFOLK: Final = 1 << 22
ODYSSEY: Final = 1 << 23
FORT: Final = 1 << 24
ZOMBIE: Final = 1 << 25
KNIGHT: Final = 1 << 26
TRAVELLER: Final = 1 << 27
CASTLE: Final = 1 << 28
AUGUR: Final = 1 << 29
WIZARD: Final = 1 << 30
REWARD: Final = 1 << 31
OMEN: Final = 1 << 32
SHADOW: Final = 1 << 33
# Pieces of the table that are no cards: nobody owns, gains or names them.
BOON: Final = 1 << 34
HEX: Final = 1 << 35
STATE: Final = 1 << 36
ARTIFACT: Final = 1 << 37
PIECES: Final = BOON | HEX | STATE | ARTIFACT

TYPE_NAMES: Final = (
    "action",
    "treasure",
    "victory",
    "curse",
    "attack",
    "reaction",
    "duration",
    "night",
    "command",
    "prize",
    "loot",
    "reserve",
    "ruins",
    "shelter",
    "looter",
    "gathering",
    "spirit",
    "heirloom",
    "fate",
    "doom",
    "liaison",
    "clash",
    "townsfolk",
    "odyssey",
    "fort",
    "zombie",
    "knight",
    "traveller",
    "castle",
    "augur",
    "wizard",
    "reward",
    "omen",
    "shadow",
    "boon",
    "hex",
    "state",
    "artifact",
)

# Kinds of landscape.
EVENT: Final = 1
TRAIT: Final = 2
PROJECT: Final = 3
LANDMARK: Final = 4
WAY: Final = 5
ALLY: Final = 6
PROPHECY: Final = 7
LANDSCAPE_NAMES: Final = ("", "event", "trait", "project", "landmark", "way", "ally", "prophecy")

# Zones a card can be in.
NOWHERE: Final = -1
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
ASIDE: Final = 4  # set aside face up
ASIDE_DOWN: Final = 5  # set aside face down; the owner may look
REVEALED: Final = 6  # revealed or looked at (then hidden from the others), on the way from the deck to somewhere
STORE: Final = 7  # lying on another card
SUPPLY: Final = 9  # on a pile, in the Supply or beside it
TRASH: Final = 10
DECK_BOTTOM: Final = 11  # only as a destination
BOX: Final = 12  # out of the game
LOOKED: Final = 13  # the part of REVEALED that is hidden from the others
SPENT: Final = 14  # the discarded Boons and Hexes
BEFORE: Final = 32  # pieces that lie before a player: Boons, Hexes, States, Artifacts
FIRST_MAT: Final = 32  # from here on: zones without a field of their own, most of them declared by a mechanism

# Phases of a turn, and what surrounds it.
SETUP: Final = 0
START: Final = 1
ACTIONS: Final = 2
BUYS: Final = 3
NIGHTS: Final = 4
CLEANUP: Final = 5
OVER: Final = 6
BETWEEN: Final = 7  # no turn is under way

# Moments. `1 << moment` is its bit in a listener's mask. They and the rules below stay under 63.
ON_SETUP: Final = 0
ON_START_TURN: Final = 1
ON_START_BUY: Final = 2
ON_BEFORE_PLAY: Final = 3
ON_FOLLOW: Final = 4
ON_AFTER_PLAY: Final = 5
ON_WOULD_GAIN: Final = 6
ON_GAIN: Final = 7
ON_BUY: Final = 8
ON_WOULD_TRASH: Final = 9
ON_TRASH: Final = 10
ON_DISCARD: Final = 11
ON_REVEAL: Final = 12
ON_SHUFFLE: Final = 13
ON_EMPTIED: Final = 14  # a Supply pile was emptied otherwise than by a gain (that is told by the gain)
ON_START_CLEANUP: Final = 15
ON_END_TURN: Final = 16
ON_BETWEEN_TURNS: Final = 17
ON_END_BUY: Final = 18
ON_WOULD_END: Final = 19  # the game is about to end
ON_ATTACK: Final = 20  # before an Attack card does anything: the window for Reactions
ON_WOULD_TAKE_DEBT: Final = 25
ON_DISCARD_HAND: Final = 28  # the hand is about to be discarded in Clean-up
# Not moments but standing rules, kept in the same masks.
RULE_COST: Final = 21  # changes what cards cost
RULE_BUY: Final = 22  # forbids purchases
RULE_SCORE: Final = 23  # scores at the end
RULE_PLAY: Final = 26  # forbids playing cards from the hand
RULE_CHOOSE: Final = 27  # lets a player choose more of a card's printed options
RULE_ACTIONS: Final = 34  # lets a player get no Actions
RULE_CARDS: Final = 30  # changes how many cards are drawn
RULE_COINS: Final = 31  # changes how many coins a player gets
RULE_TYPES: Final = 32  # gives cards further types
RULE_HAND: Final = 33  # changes how many cards a new hand has
RULE_BUYS: Final = 35  # lets a player buy with Actions
RECALLS: Final = 29  # looks back: what players buy and gain in their turns is remembered
# Goes with a play moment in the mask of a listener that cares about plain Treasures (Copper, Silver, ...) too;
# without it in the game they are played in one sweep, their play moments unheard.
HEARS_TREASURES: Final = 24

# How long a lasting effect lasts. What happens at the start of the owner's next turn is not here:
# an effect that waits for it listens for it and ends itself.
THIS_TURN: Final = 0
UNTIL_USED: Final = 1
UNTIL_NEXT_TURN: Final = 2  # over when the owner's next turn begins, before anything happens at its start

# When in a turn a card was gained.
NOT_BUYING: Final = 0  # in no Buy phase
BUYING: Final = 1  # in the latest Buy phase
BUYING_BEFORE: Final = 2  # in an earlier Buy phase of the turn

# What an ability may read and write, so far as another ability of the same moment could tell (bit masks).
# VP tokens and Buys are not among them: nothing looks at those before the scoring or the next purchase.
COUNTS: Final = 1 << 0  # coins, Actions, other tokens: only added to
IN_HAND: Final = 1 << 1  # which cards are in hand: only added to
ON_DECK: Final = 1 << 2  # the cards of the deck and their order
OWN_CARD: Final = 1 << 3  # the card that made it: where it lies, what lies on it
ANYTHING: Final = -1
ELSEWHERE: Final = ~OWN_CARD
NOTHING: Final = 0

# Rules that a table may agree on because later rulebooks have them otherwise (a bit mask).
COFFERS_ANY_TIME: Final = 1 << 0  # Coffers are spent at any time of the own turn, between two plays or purchases
DEBT_ANY_TIME: Final = 1 << 1  # so is Debt paid off, and Treasures may still follow
LEAVING_ENDS: Final = 1 << 2  # a Duration that has left play does nothing in later turns

# Who a lasting effect belongs to when it is a rule of this game and not one player's.
EVERYBODY: Final = -1

# The kinds of option an answer can name: kind + value is the option's code.
OPT_CARD: Final = 0
OPT_PILE: Final = 1 << 20
OPT_LANDSCAPE: Final = 2 << 20
OPT_MODE: Final = 3 << 20
OPT_NAME: Final = 4 << 20
OPT_NUMBER: Final = 5 << 20
OPT_ABILITY: Final = 6 << 20
OPT_SEAT: Final = 7 << 20
OPT_VALUE: Final = (1 << 20) - 1
LAST_CODE: Final = (8 << 20) - 1
# Instead of a code: no option is picked.
NONE: Final = -1

# In `GameState.stops`: stop before Clean-up also where the player has said that the phase is over.
STOP_ALWAYS: Final = 1 << 16

# Instead of a card's move counter: it was played without coming into play, so a play can never find it there.
NOT_IN_PLAY: Final = -1

# How deep plays may nest before the engine gives up on the game: no legal game comes near.
MAX_DEPTH: Final = 120
