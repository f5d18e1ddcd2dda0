"""What a bot knows about each card: what a play of it brings, what it is good for, and how good a buy it is.

Only judgement is here; what the cards do is in `cards`. A row serves all prints of a card. The worth of kingdom cards
comes from games: how often Big Money with some copies of a card wins against Big Money without it, played by `sense`
(half of the games: as good as Silver, 40), corrected where a card turned out better or worse among others.
"""

from typing import Final

from platin.engine.card import CardDef
from platin.engine.const import ACTION, ATTACK, CURSE, RUINS, TREASURE, VICTORY


class Lore:
    """A card as a player thinks of it."""

    __slots__ = ("actions", "buys", "cards", "coins", "copies", "name", "roles", "worth")

    def __init__(
        self, name: str, actions: int, cards: int, coins: int, buys: int, worth: int, copies: int, roles: str
    ) -> None:
        self.name = name
        # What one play brings, about: where it depends, what it brings in an ordinary deck. In lasting or delayed
        # effects and choices too.
        self.actions = actions
        self.cards = cards
        self.coins = coins
        self.buys = buys
        # As a buy in an average deck of money, from 0 to 100 (Silver 40, Gold 70), and how many are wanted. Points
        # are not in it: what Victory cards are worth depends on how far the game is.
        self.worth = worth
        self.copies = copies
        # village, draw, money, trash, gain, attack, curse, cantrip, double, cost, sift, react, victory, junk; and
        # "forced": it trashes something of the own hand without a choice to refuse.
        self.roles = tuple(roles.split())

    def has(self, role: str) -> bool:
        """Tell whether the card is good for something."""
        return role in self.roles


LORE: Final[dict[str, Lore]] = {}
_ROWS: Final = (
    # The basic cards.
    Lore("copper", 0, 0, 1, 0, 3, 0, "money"),
    Lore("silver", 0, 0, 2, 0, 40, 99, "money"),
    Lore("gold", 0, 0, 3, 0, 70, 99, "money"),
    Lore("platinum", 0, 0, 5, 0, 95, 99, "money"),
    Lore("potion", 0, 0, 0, 0, 0, 1, "money"),
    Lore("estate", 0, 0, 0, 0, 1, 0, "victory"),
    Lore("duchy", 0, 0, 0, 0, 2, 0, "victory"),
    Lore("province", 0, 0, 0, 0, 3, 0, "victory"),
    Lore("colony", 0, 0, 0, 0, 3, 0, "victory"),
    Lore("curse", 0, 0, 0, 0, 0, 0, "junk"),
    # Base game.
    Lore("adventurer", 0, 2, 0, 0, 60, 1, "draw"),
    Lore("artisan", 0, 0, 0, 0, 58, 1, "gain"),
    Lore("bandit", 0, 0, 0, 0, 71, 1, "attack gain"),
    Lore("bureaucrat", 0, 0, 0, 0, 54, 1, "attack gain"),
    Lore("cellar", 1, 0, 0, 0, 26, 1, "sift"),
    Lore("chancellor", 0, 0, 2, 0, 44, 1, "money"),
    Lore("chapel", 0, 0, 0, 0, 39, 1, "trash"),
    Lore("council_room", 0, 4, 0, 1, 64, 2, "draw"),
    Lore("feast", 0, 0, 0, 0, 35, 1, "gain"),
    Lore("festival", 2, 0, 2, 1, 42, 3, "village money"),
    Lore("gardens", 0, 0, 0, 0, 5, 0, "victory"),
    Lore("harbinger", 1, 1, 0, 0, 34, 1, "cantrip"),
    Lore("laboratory", 1, 2, 0, 0, 50, 1, "draw"),
    Lore("library", 0, 2, 0, 0, 62, 2, "draw"),
    Lore("market", 1, 1, 1, 1, 59, 9, "money"),
    Lore("merchant", 1, 1, 0, 0, 39, 1, "cantrip"),
    Lore("militia", 0, 0, 2, 0, 69, 2, "attack"),
    Lore("mine", 0, 0, 0, 0, 47, 1, "gain"),
    Lore("moat", 0, 2, 0, 0, 47, 1, "draw react"),
    Lore("moneylender", 0, 0, 2, 0, 41, 1, "trash"),
    Lore("poacher", 1, 1, 1, 0, 50, 2, "money"),
    Lore("remodel", 0, 0, 0, 0, 46, 1, "trash gain forced"),
    Lore("sentry", 1, 1, 0, 0, 59, 2, "trash"),
    Lore("smithy", 0, 3, 0, 0, 64, 2, "draw"),
    Lore("spy", 1, 1, 0, 0, 38, 1, "attack"),
    Lore("thief", 0, 0, 0, 0, 35, 1, "attack"),
    Lore("throne_room", 1, 0, 0, 0, 29, 1, "double"),
    Lore("vassal", 0, 0, 2, 0, 42, 1, "money"),
    Lore("village", 2, 1, 0, 0, 27, 1, "village"),
    Lore("witch", 0, 2, 0, 0, 93, 2, "draw curse attack"),
    Lore("woodcutter", 0, 0, 2, 1, 39, 1, "money"),
    Lore("workshop", 0, 0, 0, 0, 39, 1, "gain"),
    # Intrigue.
    Lore("minion", 1, 0, 2, 0, 56, 9, "attack money"),
    Lore("replace", 0, 0, 0, 0, 46, 1, "trash gain forced"),
    Lore("saboteur", 0, 0, 0, 0, 39, 1, "attack"),
    Lore("swindler", 0, 0, 2, 0, 77, 2, "attack"),
    Lore("torturer", 0, 3, 0, 0, 69, 2, "draw attack curse"),
    Lore("courtier", 0, 0, 3, 0, 66, 2, "money gain"),
    Lore("pawn", 1, 1, 0, 0, 39, 1, "cantrip"),
    Lore("steward", 0, 2, 0, 0, 50, 1, "trash draw"),
    Lore("baron", 0, 0, 2, 1, 55, 2, "money"),
    Lore("bridge", 0, 0, 1, 1, 52, 1, "cost"),
    Lore("conspirator", 0, 0, 2, 0, 39, 1, "money"),
    Lore("coppersmith", 0, 0, 2, 0, 37, 1, "money"),
    Lore("mining_village", 2, 1, 0, 0, 32, 1, "village"),
    Lore("courtyard", 0, 3, 0, 0, 64, 2, "draw"),
    Lore("patrol", 0, 3, 0, 0, 73, 1, "draw"),
    Lore("scout", 1, 0, 0, 0, 17, 1, "sift"),
    Lore("secret_passage", 1, 2, 0, 0, 39, 2, "draw"),
    Lore("shanty_town", 2, 1, 0, 0, 42, 1, "village"),
    Lore("wishing_well", 1, 1, 0, 0, 37, 1, "cantrip"),
    Lore("ironworks", 0, 0, 0, 0, 51, 1, "gain"),
    Lore("lurker", 1, 0, 0, 0, 15, 1, "gain"),
    Lore("trading_post", 0, 0, 1, 0, 39, 1, "trash forced"),
    Lore("upgrade", 1, 1, 0, 0, 43, 1, "trash forced"),
    Lore("masquerade", 0, 2, 0, 0, 69, 1, "draw trash"),
    Lore("tribute", 0, 1, 1, 0, 69, 2, "money"),
    Lore("diplomat", 0, 2, 0, 0, 42, 1, "draw react"),
    Lore("secret_chamber", 0, 0, 2, 0, 31, 1, "react"),
    Lore("duke", 0, 0, 0, 0, 4, 0, "victory"),
    Lore("great_hall", 1, 1, 0, 0, 33, 1, "cantrip"),
    Lore("harem", 0, 0, 2, 0, 71, 9, "money"),
    Lore("mill", 1, 1, 0, 0, 56, 3, "cantrip"),
    Lore("nobles", 1, 2, 0, 0, 62, 1, "draw village"),
    # Prosperity.
    Lore("bishop", 0, 0, 1, 0, 52, 1, "trash forced"),
    Lore("city", 2, 1, 0, 0, 39, 1, "village"),
    Lore("counting_house", 0, 0, 2, 0, 36, 1, "money"),
    Lore("expand", 0, 0, 0, 0, 52, 1, "trash gain forced"),
    Lore("forge", 0, 0, 0, 0, 48, 1, "trash gain"),
    Lore("grand_market", 1, 1, 2, 1, 71, 1, "money"),
    Lore("kings_court", 1, 0, 0, 0, 44, 1, "double"),
    Lore("magnate", 0, 3, 0, 0, 53, 1, "draw"),
    Lore("mint", 0, 0, 0, 0, 36, 1, "gain"),
    Lore("monument", 0, 0, 2, 0, 69, 2, "money"),
    Lore("peddler", 1, 1, 1, 0, 66, 1, "money"),
    Lore("trade_route", 0, 0, 1, 1, 34, 1, "trash forced"),
    Lore("vault", 0, 2, 2, 0, 71, 2, "money"),
    Lore("watchtower", 0, 2, 0, 0, 42, 1, "draw react"),
    Lore("workers_village", 2, 1, 0, 1, 32, 1, "village"),
    Lore("charlatan", 0, 0, 3, 0, 86, 2, "curse attack money"),
    Lore("clerk", 0, 0, 2, 0, 69, 9, "attack money"),
    Lore("goons", 0, 0, 2, 1, 74, 3, "attack money"),
    Lore("mountebank", 0, 0, 2, 0, 84, 2, "curse attack money"),
    Lore("rabble", 0, 3, 0, 0, 69, 3, "draw attack"),
    Lore("collection", 0, 0, 2, 1, 40, 1, "money"),
    Lore("contraband", 0, 0, 3, 1, 38, 1, "money"),
    Lore("hoard", 0, 0, 2, 0, 58, 1, "money"),
    Lore("quarry", 0, 0, 1, 0, 24, 1, "money cost"),
    Lore("royal_seal", 0, 0, 2, 0, 49, 2, "money"),
    Lore("talisman", 0, 0, 1, 0, 28, 1, "money gain"),
    Lore("tiara", 0, 0, 1, 1, 64, 1, "money double"),
    Lore("anvil", 0, 0, 1, 0, 38, 1, "money gain"),
    Lore("bank", 0, 0, 3, 0, 71, 2, "money"),
    Lore("crystal_ball", 0, 0, 1, 0, 44, 3, "money"),
    Lore("investment", 0, 0, 1, 0, 37, 1, "trash"),
    Lore("loan", 0, 0, 1, 0, 35, 1, "money trash"),
    Lore("venture", 0, 0, 2, 0, 65, 3, "money"),
    Lore("war_chest", 0, 0, 0, 0, 39, 1, "gain"),
    # Alchemy.
    Lore("alchemist", 1, 2, 0, 0, 39, 1, "draw"),
    Lore("apothecary", 1, 1, 1, 0, 38, 1, "draw"),
    Lore("apprentice", 1, 1, 0, 0, 39, 1, "trash forced"),
    Lore("familiar", 1, 1, 0, 0, 69, 3, "curse attack"),
    Lore("golem", 2, 1, 0, 0, 34, 1, "village"),
    Lore("herbalist", 0, 0, 1, 1, 34, 1, "money"),
    Lore("philosophers_stone", 0, 0, 3, 0, 38, 1, "money"),
    Lore("possession", 0, 0, 2, 0, 44, 1, "attack"),
    Lore("scrying_pool", 1, 2, 0, 0, 30, 1, "draw attack"),
    Lore("transmute", 0, 0, 0, 0, 16, 1, "trash gain forced"),
    Lore("university", 2, 0, 0, 0, 29, 1, "village gain"),
    Lore("vineyard", 0, 0, 0, 0, 4, 0, "victory"),
    # Cornucopia and its Prizes.
    Lore("fairgrounds", 0, 0, 0, 0, 5, 0, "victory"),
    Lore("farming_village", 2, 1, 0, 0, 32, 1, "village"),
    Lore("fortune_teller", 0, 0, 2, 0, 58, 1, "attack money"),
    Lore("hamlet", 1, 1, 0, 0, 29, 1, "village"),
    Lore("harvest", 0, 0, 3, 0, 62, 1, "money"),
    Lore("horn_of_plenty", 0, 0, 0, 0, 31, 1, "gain"),
    Lore("horse_traders", 0, 0, 3, 1, 40, 1, "money react"),
    Lore("hunting_party", 1, 2, 0, 0, 56, 9, "draw"),
    Lore("jester", 0, 0, 2, 0, 71, 1, "curse attack money"),
    Lore("menagerie", 1, 2, 0, 0, 38, 1, "draw"),
    Lore("remake", 0, 0, 0, 0, 39, 1, "trash forced"),
    Lore("tournament", 1, 0, 0, 0, 65, 3, "money"),
    Lore("young_witch", 0, 2, 0, 0, 94, 2, "curse attack sift"),
    Lore("bag_of_gold", 1, 0, 0, 0, 75, 1, "gain"),
    Lore("diadem", 0, 0, 3, 0, 70, 1, "money"),
    Lore("followers", 0, 2, 0, 0, 95, 1, "draw curse attack"),
    Lore("princess", 0, 0, 2, 1, 70, 1, "cost"),
    Lore("trusty_steed", 1, 2, 1, 0, 90, 1, "village draw"),
    # Plunder and its Loot.
    Lore("abundance", 0, 0, 1, 0, 25, 1, "money"),
    Lore("cage", 0, 0, 0, 0, 18, 1, "sift"),
    Lore("cutthroat", 0, 0, 0, 0, 64, 3, "attack gain"),
    Lore("flagship", 0, 0, 2, 0, 39, 1, "money double"),
    Lore("landing_party", 2, 2, 0, 0, 69, 3, "village draw"),
    Lore("search", 0, 0, 2, 0, 39, 1, "money"),
    Lore("secluded_shrine", 0, 0, 1, 0, 39, 1, "trash"),
    Lore("buried_treasure", 0, 0, 3, 0, 80, 9, "money"),
    Lore("cabin_boy", 1, 1, 1, 0, 69, 3, "money"),
    Lore("crew", 0, 3, 0, 0, 77, 1, "draw"),
    Lore("enlarge", 0, 0, 0, 0, 56, 1, "trash gain forced"),
    Lore("frigate", 0, 0, 3, 0, 55, 3, "attack money"),
    Lore("gondola", 0, 0, 2, 0, 39, 1, "money"),
    Lore("grotto", 1, 0, 0, 0, 28, 1, "sift"),
    Lore("longship", 2, 1, 0, 0, 40, 1, "village draw"),
    Lore("quartermaster", 0, 0, 0, 0, 86, 2, "gain"),
    Lore("rope", 0, 0, 1, 1, 73, 3, "money trash"),
    Lore("siren", 0, 3, 0, 0, 40, 0, "draw curse attack"),
    Lore("stowaway", 0, 2, 0, 0, 44, 1, "draw"),
    Lore("taskmaster", 1, 0, 1, 0, 33, 1, "money"),
    Lore("first_mate", 0, 2, 0, 0, 49, 1, "draw"),
    Lore("fortune_hunter", 0, 0, 3, 0, 69, 2, "money"),
    Lore("harbor_village", 2, 1, 0, 0, 31, 1, "village"),
    Lore("mapmaker", 0, 2, 0, 0, 69, 3, "draw"),
    Lore("maroon", 0, 2, 0, 0, 51, 1, "trash draw forced"),
    Lore("mining_road", 1, 0, 2, 1, 53, 1, "money"),
    Lore("pilgrim", 0, 4, 0, 0, 76, 2, "draw"),
    Lore("shaman", 1, 0, 1, 0, 63, 1, "trash"),
    Lore("swamp_shacks", 2, 1, 0, 0, 22, 1, "village"),
    Lore("trickster", 0, 0, 1, 0, 91, 2, "curse attack"),
    Lore("wealthy_village", 2, 1, 0, 0, 36, 1, "village"),
    Lore("crucible", 0, 0, 1, 0, 39, 1, "trash forced money"),
    Lore("figurine", 0, 2, 0, 0, 50, 1, "draw"),
    Lore("jewelled_egg", 0, 0, 1, 1, 27, 1, "money"),
    Lore("kings_cache", 0, 0, 4, 0, 71, 1, "money double"),
    Lore("pendant", 0, 0, 2, 0, 54, 2, "money"),
    Lore("pickaxe", 0, 0, 1, 0, 75, 3, "trash gain forced money"),
    Lore("sack_of_loot", 0, 0, 1, 1, 74, 1, "gain money"),
    Lore("silver_mine", 0, 0, 2, 0, 59, 3, "gain money"),
    Lore("tools", 0, 0, 0, 0, 36, 1, "gain"),
    Lore("amphora", 0, 0, 3, 1, 78, 9, "money"),
    Lore("doubloons", 0, 0, 3, 0, 72, 9, "money"),
    Lore("endless_chalice", 0, 0, 1, 1, 60, 9, "money"),
    Lore("figurehead", 0, 0, 3, 0, 85, 9, "money"),
    Lore("hammer", 0, 0, 3, 0, 78, 9, "money gain"),
    Lore("insignia", 0, 0, 3, 0, 72, 9, "money"),
    Lore("jewels", 0, 0, 3, 1, 80, 9, "money"),
    Lore("orb", 0, 0, 3, 1, 78, 9, "money"),
    Lore("prize_goat", 0, 0, 3, 1, 78, 9, "money trash"),
    Lore("puzzle_box", 0, 0, 3, 1, 75, 9, "money"),
    Lore("sextant", 0, 0, 3, 1, 78, 9, "money sift"),
    Lore("shield", 0, 0, 3, 1, 75, 9, "money react"),
    Lore("spell_scroll", 0, 0, 2, 0, 62, 9, "gain"),
    Lore("staff", 0, 0, 3, 1, 75, 9, "money"),
    Lore("sword", 0, 0, 3, 1, 78, 9, "money attack"),
    # Single cards of other expansions.
    Lore("ambassador", 0, 0, 0, 0, 40, 1, "trash attack"),
    Lore("native_village", 2, 0, 0, 0, 26, 1, "village"),
    Lore("outpost", 0, 0, 2, 0, 39, 1, "draw"),
    Lore("pirate_ship", 0, 0, 2, 0, 40, 2, "attack"),
    Lore("haggler", 0, 0, 2, 0, 55, 1, "money gain"),
    Lore("abandoned_mine", 0, 0, 1, 0, 2, 0, "junk"),
    Lore("death_cart", 0, 0, 5, 0, 34, 1, "money"),
    Lore("hovel", 0, 0, 0, 0, 0, 0, "junk"),
    Lore("necropolis", 2, 0, 0, 0, 4, 0, "village"),
    Lore("overgrown_estate", 0, 0, 0, 0, 0, 0, "junk"),
    Lore("ruined_library", 0, 1, 0, 0, 1, 0, "junk"),
    Lore("ruined_market", 0, 0, 0, 1, 1, 0, "junk"),
    Lore("ruined_village", 1, 0, 0, 0, 1, 0, "junk"),
    Lore("survivors", 0, 0, 0, 0, 0, 0, "junk"),
    Lore("baker", 1, 1, 1, 0, 70, 2, "money"),
    Lore("storyteller", 1, 1, 1, 0, 38, 1, "draw"),
    Lore("engineer", 0, 0, 0, 0, 39, 1, "gain"),
    Lore("necromancer", 0, 1, 0, 0, 39, 1, "draw"),
    Lore("zombie_apprentice", 1, 3, 0, 0, 35, 0, "trash"),
    Lore("zombie_mason", 0, 0, 0, 0, 30, 0, "trash gain"),
    Lore("zombie_spy", 1, 1, 0, 0, 40, 0, "cantrip"),
    Lore("archer", 0, 0, 2, 0, 60, 1, "attack money"),
    Lore("battle_plan", 1, 1, 0, 0, 38, 1, "cantrip"),
    Lore("blacksmith", 0, 2, 0, 0, 50, 1, "draw"),
    Lore("elder", 0, 0, 2, 0, 54, 1, "money"),
    Lore("miller", 1, 1, 0, 0, 50, 2, "cantrip"),
    Lore("territory", 0, 0, 0, 0, 4, 0, "victory"),
    Lore("town_crier", 0, 0, 2, 0, 42, 1, "money"),
    Lore("warlord", 1, 2, 0, 0, 64, 2, "draw attack"),
    Lore("black_market", 0, 0, 2, 0, 46, 1, "money"),
)
for _row in _ROWS:
    LORE[_row.name] = _row


def lore_of(defn: CardDef) -> Lore:
    """Give what is known about a card; of one that nobody has described, what its cost and types suggest."""
    known = LORE.get(defn.name)
    return guess(defn) if known is None else known


def guess(defn: CardDef) -> Lore:
    """Make a row for a card that has none."""
    types = defn.types
    if types & (CURSE | RUINS):
        return Lore(defn.name, 0, 0, 0, 0, 0, 0, "junk")
    if types & VICTORY and not types & (ACTION | TREASURE):
        return Lore(defn.name, 0, 0, 0, 0, 3, 0, "victory")
    worth = 24 + 6 * (defn.cost + 2 * defn.potion)
    coins = defn.brings.coins if defn.brings.coins else 2
    return Lore(defn.name, 0, 0, coins, 0, min(worth, 70), 1, "attack money" if types & ATTACK else "money")
