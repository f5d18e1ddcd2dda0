"""Which card to play next: Actions in their order, whether a play would hurt, Treasures that are not just money."""

from collections.abc import Callable
from typing import Final

from platin.bots.sense_values import EARLY, ESTATES, Values
from platin.bots.trial import Imagined, Standing, clean_up, follow, imagine
from platin.engine.card import Card
from platin.engine.const import ACTION, HAND, PLAY, RUINS, TREASURE, VICTORY
from platin.engine.game import Game

# A play that would hurt.
NEVER: Final = -1000

# Treasures that want others left in hand: to play or discard or trash them. They go before all others.
BEFORE: Final = (
    "kings_cache",
    "tiara",
    "crucible",
    "pickaxe",
    "investment",
    "anvil",
    "figurine",
    "silver_mine",
    "spell_scroll",
    "staff",
)
# Treasures that want many others in play.
AFTER: Final = ("pendant", "bank", "horn_of_plenty")


Judge = Callable[["Plays", Game, int, Card, list[Card]], int]


class Plays:
    """How good it is to play a card now, in tenths of a coin."""

    def __init__(self, values: Values) -> None:
        self.values = values
        # Who answers what is asked when something is tried out.
        self.agent: Imagined | None = None

    def value(self, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Judge a play. `rest` are the other cards in hand."""
        judge = JUDGES.get(card.defn.name)
        if judge is not None:
            return judge(self, game, me, card, rest)
        known = self.values.lore(card.defn)
        if known.has("attack") and self.values.ends_badly(game, me, known):
            return NEVER
        if known.has("forced"):
            return self.values.use(card) if self.values.has_junk(game, me, rest) else NEVER
        value = known.cards * self.a_card(game, me) + known.coins * 10 + known.buys * 2 + known.actions * 2
        if known.has("curse"):
            value += 16 if game.state.piles[game.state.rules.curse] else 2
        elif known.has("attack"):
            value += 6
        if known.has("trash"):
            value += 6 * min(self.values.has_junk(game, me, rest), 3)
        if known.has("gain"):
            value += 16
        # What it does besides, or later, is in its worth.
        return max(value, known.worth // 3, 1)

    def a_card(self, game: Game, me: int) -> int:
        """Give what drawing a card is worth: something even if the deck is poor, for it may be the right one."""
        p = game.state.players[me]
        if not p.deck and not p.discard:
            return 0
        return max(4, self.values.density(game, me))

    def gives_action(self, game: Game, me: int, card: Card) -> bool:
        """Tell whether a card gives its Action back."""
        name = card.defn.name
        if name == "conspirator":
            return len([played for played in game.state.turn.played if played.is_action]) >= 2
        if name == "diplomat":
            return len(game.hand(me)) <= 4
        return self.values.lore(card.defn).actions > 0

    # Actions

    def next_action(self, game: Game, me: int, cards: list[Card]) -> Card | None:
        """Choose the Action to play next, or none of these."""
        for wish in self.values.strategy.play:
            for card in cards:
                if card.defn.name == wish.name and wish.holds(self.values.at):
                    return card
        hand = game.hand(me)
        best: Card | None = None
        most = NEVER
        several = game.state.turn.actions > 1
        seen: list[str] = []
        for card in cards:
            # What is a Treasure too needs no Action in the Buy phase.
            if card.defn.name in seen or card.types & TREASURE:
                continue
            seen.append(card.defn.name)
            rest = [other for other in hand if other is not card]
            value = self.value(game, me, card, rest)
            way = self.best_way_value(game, me, card) if game.state.rules.ways else NEVER
            if max(self.with_action(game, me, card, value), 0) < way:
                # Worth playing only for a Way.
                rank = way
            elif value <= NEVER:
                continue
            else:
                rank = self.order(game, me, card, value, several)
            if rank > most:
                most = rank
                best = card
        return best

    def order(self, game: Game, me: int, card: Card, value: int, several: bool) -> int:
        """Give how early a card is to be played: what gives Actions first, then what draws, then the rest."""
        known = self.values.lore(card.defn)
        name = card.defn.name
        if name in ("throne_room", "kings_court"):
            return 3000 + value
        if self.gives_action(game, me, card):
            # Those that look at the hand or exchange it wait for the others.
            late = name in ("minion", "storyteller", "cellar", "menagerie", "shanty_town", "grotto", "native_village")
            if name == "shanty_town" and known.actions > 1 and not several:
                late = False
            return (1000 if late else 2000) + 20 * known.actions + 10 * known.cards + value
        return value + (500 if several and known.cards > 0 else 0)

    def free(self, game: Game, me: int, cards: list[Card], must: bool, times: int = 1) -> Card | None:
        """Choose a card to play without using an Action, once or several times."""
        best: Card | None = None
        most = NEVER if must else 0
        hand = game.hand(me)
        for card in cards:
            rest = [other for other in hand if other is not card]
            value = self.value(game, me, card, rest) if card.types & ACTION else self.values.use(card)
            if times > 1 and value > 0:
                known = self.values.lore(card.defn)
                # Actions that come of it let the other cards be played.
                if known.actions and len([other for other in rest if other.types & ACTION]) > 1:
                    value += 10 * known.actions
                if known.has("forced") and self.values.has_junk(game, me, rest) < times:
                    value = 1
            if value > most or (must and best is None):
                most = value
                best = card
        return best

    # Ways

    def way_value(self, game: Game, me: int, card: Card, index: int) -> int:
        """Give what it brings to play a card for a Way: that is tried out. NEVER within a trial."""
        agent = self.agent
        if agent is None or agent.busy:
            return NEVER
        known = [other for other in game.hand(me) if other is not card]
        standing = Standing(self.values, game, me, known, self.a_card(game, me))
        # The card has been played in both; in one of them nothing comes of it.
        before = imagine(game, me, agent)
        for other in before.hand(me):
            if other is card:
                before.move(card, me, HAND, PLAY)
                before.state.turn.actions -= 1
                break
        after = imagine(game, me, agent)
        after.state.turn.actions = before.state.turn.actions
        agent.busy = True
        agent.way = index
        follow(after, me, card)
        value = standing.now(after) - standing.now(before)
        clean_up(after)
        clean_up(before)
        agent.busy = False
        value += standing.later(after) - standing.later(before)
        self.values.at.begin(game, me)
        return value

    def best_way_value(self, game: Game, me: int, card: Card) -> int:
        """Give what the best Way is worth for a card; NEVER if there is none."""
        best = NEVER
        for index in game.state.rules.ways:
            best = max(best, self.way_value(game, me, card, index))
        return best

    def with_action(self, game: Game, me: int, card: Card, value: int) -> int:
        """Give what a play is worth together with the Action that it gives back: a Way takes that away."""
        return value + 25 if value >= 0 and self.gives_action(game, me, card) else value

    def best_way(self, game: Game, me: int, card: Card, ways: list[int]) -> int:
        """Give the index of the Way among these that is better than following a card, or -1."""
        value = self.with_action(game, me, card, self.value(game, me, card, game.hand(me)))
        best = -1
        for index in ways:
            way = self.way_value(game, me, card, index)
            if way > max(value, 0):
                value = way
                best = index
        return best

    # Treasures

    def next_treasure(self, game: Game, me: int, before: bool) -> Card | None:
        """Choose the Treasure to play next among those that are not just money.

        With `before` only those that are to be played while the money is still in hand.
        """
        best: Card | None = None
        most = NEVER
        for card in game.state.players[me].hand:
            if not card.types & TREASURE or card.plain or not game.may_play(me, card):
                continue
            name = card.defn.name
            early = name in BEFORE
            if (before and not early) or self.values.strategy.speaks_of(name):
                continue
            rank = 200 - BEFORE.index(name) if early else 10 if name in AFTER else 100
            if name in AFTER:
                rank -= AFTER.index(name)
            if rank > most and self.is_good_treasure(game, me, card):
                most = rank
                best = card
        return best

    def is_good_treasure(self, game: Game, me: int, card: Card) -> bool:
        """Tell whether playing a Treasure does not hurt."""
        judge = TREASURES.get(card.defn.name)
        if judge is None:
            return True
        rest = [other for other in game.hand(me) if other is not card]
        return judge(self, game, me, card, rest) > 0

    # Trading cards in

    def best_trade(self, game: Game, me: int, cards: list[Card], more: int, exactly: bool) -> tuple[Card | None, int]:
        """Choose the card to trade in for one that costs more, and give what is won by it."""
        best: Card | None = None
        most = NEVER
        seen: list[str] = []
        for card in cards:
            if card.defn.name in seen:
                continue
            seen.append(card.defn.name)
            cost = game.cost(card)
            gain = self.values.best_gain(game, me, cost.coins + more, cost.potion, exactly)
            # Nothing gained is not bad if the card was.
            won = max(gain, 0) + self.trade_loss(game, me, card)
            if won > most:
                most = won
                best = card
        return best, most

    def trade_loss(self, game: Game, me: int, card: Card) -> int:
        """Give what is lost (below 0) or won by trashing a card, on the scale of worth."""
        glad = self.values.trash(game, me, card)
        return glad // 3 if glad > 0 else glad


# What single cards are worth now


def _throne(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    names = ("throne_room", "kings_court")
    others = [other for other in rest if other.types & ACTION and other.defn.name not in names]
    best = 0
    for other in others:
        best = max(best, plays.value(game, me, other, [one for one in rest if one is not other]))
    return best * 2 if best > 0 else NEVER


def _remodel(plays: Plays, game: Game, me: int, card: Card, rest: list[Card], more: int, exactly: bool) -> int:
    won = plays.best_trade(game, me, rest, more, exactly)[1]
    return won if won > 0 else NEVER


def _remodel_2(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return _remodel(plays, game, me, card, rest, 2, False)


def _expand(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return _remodel(plays, game, me, card, rest, 3, False)


def _remake(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    best, won = plays.best_trade(game, me, rest, 1, True)
    if best is None or won <= 0:
        return NEVER
    again = plays.best_trade(game, me, [other for other in rest if other is not best], 1, True)[1]
    return won + again if won + again > 0 else NEVER


def _upgrade(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    won = plays.best_trade(game, me, rest, 1, True)[1]
    return won + 10 if won > 0 else NEVER


def _apprentice(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    best = NEVER
    for other in rest:
        best = max(best, apprentice_value(plays, game, me, other))
    return best if best > 0 else NEVER


def apprentice_value(plays: Plays, game: Game, me: int, card: Card) -> int:
    """Judge trashing a card with Apprentice."""
    if plays.values.victory_points(game, me, card.defn) >= 3:
        # Whatever it draws: points are what the game is about.
        return NEVER
    cost = game.cost(card)
    p = game.player(me)
    drawn = min(cost.coins + 2 * cost.potion, len(p.deck) + len(p.discard))
    return drawn * plays.a_card(game, me) + plays.trade_loss(game, me, card)


def maroon_value(plays: Plays, game: Game, me: int, card: Card) -> int:
    """Judge trashing a card with Maroon."""
    return 2 * card.type_count * plays.a_card(game, me) + plays.trade_loss(game, me, card)


def _maroon(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    best = NEVER
    for other in rest:
        best = max(best, maroon_value(plays, game, me, other))
    return best if best > 0 else NEVER


def bishop_value(plays: Plays, game: Game, me: int, card: Card) -> int:
    """Judge trashing a card with Bishop."""
    points = game.cost(card).coins // 2
    if card.types & TREASURE and plays.values.money_in_deck(game, me) < 12:
        # The deck must still be able to buy something.
        return -40
    stage = plays.values.stage(game)
    return points * (8 if stage == EARLY else 25 if stage == ESTATES else 15) + plays.trade_loss(game, me, card)


def _bishop(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    if not rest:
        return 20
    best = max([bishop_value(plays, game, me, other) for other in rest])
    return 18 + best if best > -5 else NEVER


def crucible_value(plays: Plays, game: Game, me: int, card: Card) -> int:
    """Judge trashing a card with Crucible."""
    return 10 * game.cost(card).coins - plays.values.use(card) + plays.trade_loss(game, me, card)


def _crucible(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    best = NEVER
    for other in rest:
        best = max(best, crucible_value(plays, game, me, other))
    return best if best > 0 else NEVER


def pickaxe_value(plays: Plays, game: Game, me: int, card: Card) -> int:
    """Judge trashing a card with Pickaxe."""
    loot = game.pile_of("amphora")
    value = plays.trade_loss(game, me, card)
    if game.cost(card).coins >= 3 and loot >= 0 and game.state.piles[loot]:
        value += 75
    return value


def _pickaxe(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    if not rest:
        return 10
    best = max([pickaxe_value(plays, game, me, other) for other in rest])
    return 10 + best if best >= 0 else NEVER


def _any_junk(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 15 if not rest or plays.values.has_junk(game, me, rest) else NEVER


def _two_junk(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 40 if plays.values.has_junk(game, me, rest) >= 2 else NEVER


def _chapel(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    junk = plays.values.has_junk(game, me, rest)
    return 12 * junk if junk else NEVER


def _transmute(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    for other in rest:
        if other.types & VICTORY and plays.values.trash(game, me, other) > 0:
            return 40
    return NEVER


def _moneylender(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 26 if _count(rest, "copper") else NEVER


def _mine(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    won = [mine_value(plays, game, me, other) for other in rest if other.types & TREASURE]
    best = max(won) if won else 0
    return best if best > 0 else NEVER


def mine_value(plays: Plays, game: Game, me: int, card: Card) -> int:
    """Judge improving a Treasure with Mine."""
    st = game.state
    limit = game.cost(card).coins + 3
    best = 0
    for info in st.rules.piles:
        top = game.top_of(info.index)
        if not info.supply or top is None or not top.types & TREASURE or game.coins_of(top) > limit:
            continue
        if top.potion > card.defn.potion or not plays.values.is_safe(game, me, info.index):
            continue
        best = max(best, plays.values.lore(top).worth - plays.values.lore(card.defn).worth)
    return best


def _baron(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    if _count(rest, "estate"):
        return 42
    return 12 if plays.values.stage(game) == ESTATES else NEVER


def _coppersmith(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 10 * _count(rest, "copper") + 1


def _counting_house(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 10 * _count(game.player(me).discard, "copper") + 1


def _mint(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    best = 0
    for other in rest:
        if other.types & TREASURE:
            best = max(best, plays.values.lore(other.defn).worth)
    return best // 2 if best >= 30 else 1


def _draw_to(plays: Plays, game: Game, me: int, rest: list[Card], size: int) -> int:
    return max(size - len(rest), 0) * plays.a_card(game, me) + 1


def _library(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return _draw_to(plays, game, me, rest, 7)


def _watchtower(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return _draw_to(plays, game, me, rest, 6)


def _magnate(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return len([other for other in rest if other.types & TREASURE]) * plays.a_card(game, me) + 1


def _discard_for_coins(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    useless = len([use for use in plays.values.uses(game, me, rest) if use < 10])
    return 10 * useless + 1


def _vault(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 2 * plays.a_card(game, me) + _discard_for_coins(plays, game, me, card, rest)


def _menagerie(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    names = [other.defn.name for other in rest]
    several = any([names.count(name) > 1 for name in names])
    return (1 if several else 3) * plays.a_card(game, me) + 1


def _ambassador(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 30 if plays.values.has_junk(game, me, rest) else NEVER


def _outpost(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    if game.state.previous_seat == me or game.state.turn.draws < 5:
        return NEVER
    return 3 * plays.a_card(game, me)


def _pirate_ship(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return max(18, 10 * game.player(me).tokens.get("pirate_ship", 0))


def _death_cart(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    if [other for other in rest if other.types & RUINS]:
        return 50
    before = plays.values.money_in_hand(game, me)
    return 45 if plays.values.step(before + 5) >= 6 else 5


def _lurker(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    worth = [plays.values.worth(game, me, other.defn) for other in game.state.trash if other.types & ACTION]
    if worth and max(worth) >= 40:
        return 25
    return 10 if _count(rest, "lurker") else NEVER


def _necromancer(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    best = NEVER
    for other in game.state.trash:
        if other.types & ACTION and other.defn.name != "necromancer" and not other.is_duration:
            best = max(best, plays.value(game, me, other, rest))
    return best if best > 0 else NEVER


def _zombie_apprentice(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    weak = [other for other in rest if other.types & ACTION and plays.values.worth(game, me, other.defn) < 30]
    return 25 if weak else 1


def _zombie_mason(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 15 - plays.values.density(game, me)


def _scout(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 1


def _monument(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 32


def _storyteller(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    # It spends the coins made so far.
    return plays.a_card(game, me) if game.state.turn.coins < 2 else NEVER


def _tribute(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 22


def _cage(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    idle = [other for other in rest if not other.types & TREASURE]
    return len(idle) * 5


def _spell_scroll(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return 40


def _kings_cache(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    return len([other for other in rest if other.types & TREASURE])


def _horn_of_plenty(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    names: list[str] = [card.defn.name]
    for other in game.in_play(me):
        if other.defn.name not in names:
            names.append(other.defn.name)
    return plays.values.best_gain(game, me, len(names), 0, False) - 25


def _tools(plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
    best = -20
    for p in game.state.players:
        for other in p.play:
            pile = game.pile_of(other.defn.name)
            if pile >= 0 and game.state.rules.piles[pile].supply and game.state.piles[pile]:
                best = max(best, plays.values.worth(game, me, other.defn))
    return best - 10


def _count(cards: list[Card], name: str) -> int:
    count = 0
    for card in cards:
        if card.defn.name == name:
            count += 1
    return count


JUDGES: Final[dict[str, Judge]] = {
    "throne_room": _throne,
    "kings_court": _throne,
    "remodel": _remodel_2,
    "enlarge": _remodel_2,
    "replace": _remodel_2,
    "expand": _expand,
    "remake": _remake,
    "upgrade": _upgrade,
    "apprentice": _apprentice,
    "maroon": _maroon,
    "bishop": _bishop,
    "trade_route": _any_junk,
    "trading_post": _two_junk,
    "chapel": _chapel,
    "transmute": _transmute,
    "moneylender": _moneylender,
    "mine": _mine,
    "baron": _baron,
    "coppersmith": _coppersmith,
    "counting_house": _counting_house,
    "mint": _mint,
    "library": _library,
    "watchtower": _watchtower,
    "magnate": _magnate,
    "secret_chamber": _discard_for_coins,
    "vault": _vault,
    "menagerie": _menagerie,
    "ambassador": _ambassador,
    "outpost": _outpost,
    "pirate_ship": _pirate_ship,
    "death_cart": _death_cart,
    "lurker": _lurker,
    "necromancer": _necromancer,
    "zombie_apprentice": _zombie_apprentice,
    "zombie_mason": _zombie_mason,
    "scout": _scout,
    "monument": _monument,
    "storyteller": _storyteller,
    "tribute": _tribute,
    "spell_scroll": _spell_scroll,
}
"""Actions whose use depends on the hand or the table."""

TREASURES: Final[dict[str, Judge]] = {
    "crucible": _crucible,
    "pickaxe": _pickaxe,
    "investment": _any_junk,
    "cage": _cage,
    "kings_cache": _kings_cache,
    "horn_of_plenty": _horn_of_plenty,
    "tools": _tools,
}
"""Treasures that are better kept when this is not above 0."""
