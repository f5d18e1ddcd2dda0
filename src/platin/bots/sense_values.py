"""What cards are worth to a player at a moment of the game: to gain, to trash, to hold in hand."""

from typing import Final

from platin.bots.conditions import Situation
from platin.bots.lore import PLAYED, UNSAID, Lore, lore_of, lore_of_landscape
from platin.bots.plan import VERBS, Strategy, Wish
from platin.bots.race import rounds_to_empty
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, ACTIONS, BUYS, CURSE, RUINS, RULE_SCORE, RULE_TYPES, TREASURE, VICTORY
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.state import Rules

# How far the game is: time for money, for Duchies, for Estates.
EARLY: Final = 0
DUCHIES: Final = 1
ESTATES: Final = 2

# What a purse is good for: between two of these sums a coin more or less hardly matters.
PRICES: Final = (8, 6, 5, 3, 2)
COLONY_PRICES: Final = (11, 9, 8, 6, 5, 3, 2)
# Money that a deck keeps when Coppers are trashed.
ENOUGH: Final = 6
# The most that another copy of an Action is worth of which there are enough.
TOO_MANY: Final = 25
# What a drawn card is worth in tenths of a coin, if nothing is known.
A_CARD: Final = 11


class Values:
    """The judgement of a bot. Everything is asked about the player and the game of the situation."""

    def __init__(self, strategy: Strategy, at: Situation) -> None:
        self.strategy = strategy
        self.at = at
        self.rules: Rules | None = None
        # What is thought of the cards and landscapes of the table, by their names; and cards that are good to hold for
        # the sake of another.
        self.known: dict[str, Lore] = {}
        self.liked: list[str] = []
        # Whether there are Treasures that are not just money, and Colonies.
        self.special_treasures: bool = False
        self.colony: bool = False
        # What was found out for the decision under way: how far the game is, and the money of one player.
        self.stage_at: int = -1
        self.stage_then: int = EARLY
        self.money_at: int = -1
        self.money_of: int = -1
        self.money_then: int = 0

    def bind(self, rules: Rules) -> None:
        """Get to know a table."""
        self.rules = rules
        self.known = {}
        self.liked = []
        # Or something may make others Treasures.
        self.special_treasures = rules.listening >> RULE_TYPES & 1 != 0
        self.colony = "colony" in rules.pile_of
        for landscape in rules.landscapes:
            self.known[landscape.name] = lore_of_landscape(landscape.name)
        for defn in rules.defs:
            known = lore_of(defn)
            self.known[defn.name] = known
            if known.likes:
                self.liked.append(known.likes)
            if defn.types & TREASURE and not defn.plain:
                self.special_treasures = True

    def lore(self, defn: CardDef) -> Lore:
        """Give what is thought of a card."""
        known = defn.thought
        return known if isinstance(known, Lore) else lore_of(defn)

    def lore_named(self, name: str) -> Lore:
        """Give what is thought of a card or landscape of the table; of what nobody knows, that of a blank one."""
        known = self.known.get(name)
        return lore_of_landscape(name) if known is None else known

    # The game

    def stage(self, game: Game) -> int:
        """Tell how far the game is, by the Provinces (or Colonies) and the other piles left."""
        if self.stage_at != self.at.number:
            self.stage_at = self.at.number
            self.stage_then = self.find_stage(game)
        return self.stage_then

    def find_stage(self, game: Game) -> int:
        """Find out how far the game is."""
        st = game.state
        n = len(st.players)
        left = 99
        for pile in st.rules.end_piles:
            cards = len(st.piles[pile])
            if cards < left:
                left = cards
        # As many as if two were playing.
        left = left * 2 // n
        left = min(left, rounds_to_empty(game))
        return ESTATES if left <= 2 else DUCHIES if left <= 4 else EARLY

    def own_turn(self, game: Game, me: int) -> bool:
        """Tell whether cards in hand can still be used this turn."""
        st = game.state
        return st.turn.seat == me and st.phase in (ACTIONS, BUYS)

    def actions_left(self, game: Game, me: int) -> int:
        """Count the Actions that a player can still play: those of this turn, or of the next."""
        st = game.state
        if st.turn.seat != me:
            return 1
        return st.turn.actions if st.phase == ACTIONS else 0 if st.phase == BUYS else 1

    def money_in_deck(self, game: Game, me: int) -> int:
        """Add up the coins that all cards of a player bring, about."""
        if self.money_at == self.at.number and self.money_of == me:
            return self.money_then
        total = 0
        for zone in game.zones_of(me):
            for card in zone:
                if card.plain:
                    total += card.coins
                elif card.types & PLAYED:
                    total += self.lore(card.defn).coins
        self.money_at = self.at.number
        self.money_of = me
        self.money_then = total
        return total

    def money_in_hand(self, game: Game, me: int) -> int:
        """Add up the coins of this turn and of the Treasures in hand."""
        total = game.state.turn.coins if game.state.turn.seat == me else 0
        for card in game.hand(me):
            if card.types & TREASURE:
                total += card.coins if card.plain else self.lore(card.defn).coins
        return total

    def density(self, game: Game, me: int) -> int:
        """Give what an unknown card of the deck brings, in tenths of a coin."""
        p = game.state.players[me]
        cards = p.deck if p.deck else p.discard
        if not cards:
            return 0
        total = 0
        for card in cards:
            total += self.use(card)
        return total // len(cards)

    def step(self, coins: int) -> int:
        """Give the price that so many coins reach."""
        for price in COLONY_PRICES if self.colony else PRICES:
            if coins >= price:
                return price
        return 0

    # Points

    def points_with(self, game: Game, me: int, extra: list[Card]) -> int:
        """Count a player's points as they would be with some more cards."""
        st = game.state
        owned = game.owned(me) + extra
        total = st.players[me].vp
        for card in owned:
            if card.types & (VICTORY | CURSE):
                defn = card.defn
                total += defn.score(game, me, owned)
        for landscape in st.rules.landscapes:
            if landscape.listens >> RULE_SCORE & 1:
                total += landscape.points(game, me)
        return total

    def wins_with(self, game: Game, me: int, extra: list[Card]) -> bool:
        """Tell whether a player would not be behind if the game ended in this turn, with some more cards."""
        st = game.state
        mine = self.points_with(game, me, extra)
        turns = st.players[me].turns
        for other in game.others(me):
            theirs = self.points_with(game, other, [])
            if theirs > mine or (theirs == mine and st.players[other].turns < turns):
                return False
        return True

    def would_end(self, game: Game, pile: int) -> bool:
        """Tell whether taking the top card of a pile ends the game after this turn."""
        st = game.state
        if len(st.piles[pile]) != 1 or not st.rules.piles[pile].supply:
            return False
        return pile in st.rules.end_piles or st.empty + 1 >= st.rules.empty_limit

    def is_safe(self, game: Game, me: int, pile: int) -> bool:
        """Tell whether gaining from a pile would not end the game while behind."""
        if len(game.state.piles[pile]) != 1 or not self.would_end(game, pile):
            return True
        return self.wins_with(game, me, game.state.piles[pile])

    def ends_badly(self, game: Game, me: int, known: Lore) -> bool:
        """Tell whether what a card hands out to the others could end the game while behind."""
        return known.empties(self, game) and not self.wins_with(game, me, [])

    def is_only_price(self, game: Game, pile: int) -> bool:
        """Tell whether no other pile of the Supply shows a card that costs the same."""
        top = game.top_of(pile)
        if top is None:
            return False
        price = game.coins_of(top)
        for info in game.state.rules.piles:
            other = game.top_of(info.index)
            if info.supply and info.index != pile and other is not None and game.coins_of(other) == price:
                return False
        return True

    # Single cards

    def victory_points(self, game: Game, me: int, defn: CardDef) -> int:
        """Give the points that one more copy of a card would bring, about."""
        if not defn.types & (VICTORY | CURSE):
            return 0
        return defn.score(game, me, game.owned(me)) if defn.scores else defn.vp

    def worth(self, game: Game, me: int, defn: CardDef) -> int:
        """Give how good it is to own one more copy, from about -10 to 160."""
        known = self.lore(defn)
        points = self.victory_points(game, me, defn)
        stage = self.stage(game)
        worth = known.worth
        if stage == EARLY:
            return worth + (points * 9 if points >= 5 else points if points > 0 else points * 10)
        if stage == DUCHIES:
            return worth * 3 // 5 + points * 15
        return worth // 8 + points * 25

    def trash(self, game: Game, me: int, card: Card) -> int:
        """Give how good it is to be rid of a card: above 0 if it is better gone."""
        defn = card.defn
        types = card.types
        if types & CURSE:
            return 45 if types & TREASURE else 100
        stage = self.stage(game)
        if types & RUINS:
            return 80
        known = self.lore(defn)
        if known.junk:
            return 75
        if types & VICTORY and not types & PLAYED:
            points = self.victory_points(game, me, defn)
            if points <= 1 and defn.cost <= 2:
                return 70 - 30 * points if stage == EARLY else 5 - 20 * points if stage == DUCHIES else -30 * points
            # What another copy would be worth is what is lost: a Province for a Province brings nothing.
            return -max(20 + 10 * points, self.worth(game, me, defn))
        if defn.name == "copper":
            if stage == ESTATES:
                return -1
            return 30 if self.money_in_deck(game, me) > ENOUGH else -6
        if known.riddance != UNSAID:
            return known.riddance
        return -self.worth(game, me, defn) - 5

    def use(self, card: Card) -> int:
        """Give what a card in hand brings when it is used, in tenths of a coin."""
        types = card.types
        if card.plain:
            return card.coins * 10 + card.defn.brings.potions * 14
        if not types & PLAYED:
            return 0
        known = self.lore(card.defn)
        use = known.coins * 10 + known.cards * 9 + known.buys * 2 + known.actions * 3
        if known.curses:
            use += 14
        elif known.attacks:
            use += 7
        if known.gains or known.trashes:
            use += 9
        return use if use else 3

    def uses(self, game: Game, me: int, cards: list[Card]) -> list[int]:
        """Give what each of these cards of a hand brings: Actions only as far as they can be played."""
        left = self.actions_left(game, me)
        values: list[int] = []
        terminals: list[tuple[int, int]] = []
        for i in range(len(cards)):
            card = cards[i]
            use = self.use(card)
            if card.types & ACTION and not card.types & TREASURE:
                gives = self.lore(card.defn).actions
                if left <= 0:
                    use = 1
                elif gives > 0:
                    left += gives - 1
                else:
                    terminals.append((-use, i))
            values.append(use)
        if 0 < left < len(terminals):
            terminals.sort()
            for k in range(left, len(terminals)):
                values[terminals[k][1]] = 2
        for i in range(len(cards)):
            types = cards[i].types
            # Among useless cards those go last that are worth most.
            if types & CURSE and not types & TREASURE:
                values[i] = -3
            elif values[i] == 0 and self.liked and cards[i].defn.name in self.liked:
                values[i] = 8
            elif values[i] == 0 and cards[i].defn.name == "province":
                values[i] = -1
        return values

    def has_junk(self, game: Game, me: int, cards: list[Card], besides: Card | None = None) -> int:
        """Count the cards that are better gone."""
        count = 0
        for card in cards:
            if card is not besides and self.trash(game, me, card) > 0:
                count += 1
        return count

    # Wishes

    def wanted_pile(self, game: Game, me: int, piles: list[int]) -> int:
        """Give the pile among these that the strategy wants most now, or -1."""
        for wish in self.strategy.gain:
            if wish.pile >= 0 and wish.pile in piles and wish.holds(self.at):
                top = game.top_of(wish.pile)
                if top is not None and top.name == wish.name and self.is_safe(game, me, wish.pile):
                    return wish.pile
        return -1

    def best_pile(self, game: Game, me: int, piles: list[int]) -> int:
        """Give the pile among these to gain from: by the strategy, or else the most valuable safe one."""
        pile = self.wanted_pile(game, me, piles)
        if pile >= 0:
            return pile
        best = -1
        most = -1000
        for pile in piles:
            top = game.top_of(pile)
            if top is None:
                continue
            worth = self.worth(game, me, top)
            if top.types & ACTION and game.count_from(me, pile) >= max(self.lore(top).copies, 1):
                worth = min(worth, TOO_MANY)
            if not self.is_safe(game, me, pile):
                worth -= 500
            if worth > most:
                most = worth
                best = pile
        return best

    def best_gain(self, game: Game, me: int, coins: int, potion: int, exactly: bool) -> int:
        """Give the worth of the card of the Supply that would be gained for so much; -20 if there is none."""
        st = game.state
        piles: list[int] = []
        for info in st.rules.piles:
            if not info.supply:
                continue
            top = game.top_of(info.index)
            if top is None or top.potion > potion or top.debt:
                continue
            price = game.coins_of(top)
            if price > coins or (exactly and price != coins):
                continue
            if self.is_safe(game, me, info.index):
                piles.append(info.index)
        top = game.top_of(self.best_pile(game, me, piles)) if piles else None
        return self.worth(game, me, top) if top is not None else -20

    def preferences(self, decision: Decision, word: str) -> list[Wish] | None:
        """Give what the strategy says about a question, about such questions of the card, or of all cards."""
        orders = self.strategy.orders
        if not orders:
            return None
        if not self.strategy.of_cards:
            return orders.get(word)
        wishes = orders.get(decision.key)
        # What is said about the own cards is not meant for those of others.
        if wishes is None and (decision.whose < 0 or decision.whose == decision.seat):
            wishes = orders.get(f"{decision.source}.{VERBS.get(decision.intent, word)}")
            if wishes is None:
                wishes = orders.get(f"{decision.source}.{word}")
        return orders.get(word) if wishes is None else wishes

    def rank(self, name: str, wishes: list[Wish]) -> int:
        """Give the place of a name in a list of wishes that hold now, or -1."""
        for i in range(len(wishes)):
            if wishes[i].name == name and wishes[i].holds(self.at):
                return i
        return -1
