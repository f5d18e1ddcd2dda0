"""The kingdom cards of the base game, both editions.

Cards that only one of the editions has stand here side by side; a card that works differently in the second
has two classes, the later one with `edition = 2`.
"""

from platin.engine.card import Card, CardDef, Effect, Landscape, Moment
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    COUNTS,
    DECK,
    DISCARD,
    HAND,
    HEARS_TREASURES,
    NOTHING,
    ON_ATTACK,
    ON_BEFORE_PLAY,
    REACTION,
    REVEALED,
    TREASURE,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.game import Game
from platin.engine.setup import PileDef


class Base(CardDef):
    expansion = "base"


class Adventurer(Base):
    """Reveal cards from your deck until two Treasures lie open. Take those into hand, discard the rest."""

    name = "adventurer"
    types = ACTION
    cost = 6

    def on_play(self, game: Game, me: int, this: Card) -> None:
        treasures, rest = game.reveal_until(me, lambda card: card.is_treasure, 2)
        game.put_in_hand(treasures, me, REVEALED)
        game.discard(rest, me, REVEALED)


class Artisan(Base):
    """Gain a card costing up to 5 into your hand. Then put a card from hand onto your deck."""

    name = "artisan"
    types = ACTION
    cost = 6

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "artisan.gain", Cost(5), to=HAND)
        card = game.choose_card(me, "artisan.topdeck", game.hand(me))
        if card is not None:
            game.put_on_deck([card], me, HAND)


class Bandit(Base):
    """Gain a Gold. The others reveal two cards, trash one Treasure that is no Copper, discard the rest."""

    name = "bandit"
    types = ACTION | ATTACK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "gold")
        for other in game.affected(me):
            cards = game.reveal_top(other, 2)
            booty = [card for card in cards if card.is_treasure and card.name != "copper"]
            card = game.choose_card(other, "bandit.trash", booty)
            if card is not None:
                game.trash([card], other, REVEALED)
                cards.remove(card)
            game.discard(cards, other, REVEALED)


class Bureaucrat(Base):
    """Gain a Silver onto your deck. The others put a Victory card onto their decks, or reveal their hands."""

    name = "bureaucrat"
    types = ACTION | ATTACK
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "silver", to=DECK)
        for other in game.affected(me):
            victories = [card for card in game.hand(other) if card.is_victory]
            card = game.choose_card(other, "bureaucrat.topdeck", victories)
            if card is not None:
                game.reveal([card], other)
                game.put_on_deck([card], other, HAND)
            else:
                game.reveal_hand(other)


class Cellar(Base):
    """+1 Action. Discard any number of cards, then draw as many."""

    name = "cellar"
    types = ACTION
    cost = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=1)
        hand = game.hand(me)
        cards = game.choose_cards(me, "cellar.discard", hand, 0, len(hand))
        game.discard(cards, me, HAND)
        game.draw(me, len(cards))


class Chancellor(Base):
    """+2 coins. You may put your deck into your discard pile."""

    name = "chancellor"
    types = ACTION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        if game.player(me).deck and game.may(me, "chancellor.dump"):
            game.deck_to_discard(me)


class Chapel(Base):
    """Trash up to four cards from hand."""

    name = "chapel"
    types = ACTION
    cost = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.trash(game.choose_cards(me, "chapel.trash", game.hand(me), 0, 4), me, HAND)


class CouncilRoom(Base):
    """+4 Cards, +1 Buy. Each other player draws a card."""

    name = "council_room"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=4, buys=1)
        for other in game.others(me):
            game.draw(other, 1)


class Feast(Base):
    """Trash this. Gain a card costing up to 5."""

    name = "feast"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.trash_this(me, this)
        game.choose_gain(me, "feast.gain", Cost(5))


class Festival(Base):
    """+2 Actions, +1 Buy, +2 coins."""

    name = "festival"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, actions=2, buys=1, coins=2)


class Gardens(Base):
    """1 VP for each ten cards you own, rounded down."""

    name = "gardens"
    types = VICTORY
    cost = 4
    scores = True

    def score(self, game: Game, me: int, owned: list[Card]) -> int:
        return len(owned) // 10


class Harbinger(Base):
    """+1 Card, +1 Action. Look through your discard pile; you may put a card from it onto your deck."""

    name = "harbinger"
    types = ACTION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        card = game.may_choose_card(me, "harbinger.topdeck", game.player(me).discard)
        if card is not None:
            game.put_on_deck([card], me, DISCARD, secretly=True)


class Laboratory(Base):
    """+2 Cards, +1 Action."""

    name = "laboratory"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2, actions=1)


class Library(Base):
    """Draw until you hold seven cards. You may set aside Actions as you draw them; discard those last."""

    name = "library"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        skipped: list[Card] = []
        before = game.shuffles
        while len(game.hand(me)) < 7 and game.may_go_on(me, before):
            drawn = game.draw(me, 1)
            if not drawn:
                break
            if drawn[0].is_action and game.may_choose_card(me, "library.set_aside", drawn) is not None:
                game.set_aside(drawn, me, HAND)
                skipped.extend(drawn)
        game.discard(skipped, me, ASIDE)


class Market(Base):
    """+1 Card, +1 Action, +1 Buy, +1 coin."""

    name = "market"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1, buys=1, coins=1)


class FirstSilver(Effect):
    """From Merchant: the first Silver of the turn brings 1 coin more."""

    name = "merchant"
    listens = 1 << ON_BEFORE_PLAY | 1 << HEARS_TREASURES
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "silver"

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.plus(me, coins=1)


class Merchant(Base):
    """+1 Card, +1 Action. The first time you play a Silver this turn, +1 coin."""

    name = "merchant"
    types = ACTION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        for card in game.state.turn.played:
            if card.name == "silver":
                return
        game.lasting(FirstSilver(), me, this)


class Militia(Base):
    """+2 coins. Each other player discards down to 3 cards in hand."""

    name = "militia"
    types = ACTION | ATTACK
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        for other in game.affected(me):
            game.discard_down_to(other, "militia.discard", 3)


class Mine(Base):
    """Trash a Treasure from hand; gain a Treasure costing up to 3 more into your hand."""

    name = "mine"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if card.is_treasure]
        self.improve(game, me, game.choose_card(me, "mine.trash", treasures))

    def improve(self, game: Game, me: int, card: Card | None) -> None:
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "mine.gain", game.cost(card).plus(3), TREASURE, to=HAND)


class Mine2(Mine):
    """Second print: you may trash a Treasure from hand, to gain one costing up to 3 more into your hand."""

    edition = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if card.is_treasure]
        self.improve(game, me, game.may_choose_card(me, "mine.may_trash", treasures))


class Moat(Base):
    """+2 Cards. When another player plays an Attack, you may first reveal this from hand to be unaffected."""

    name = "moat"
    types = ACTION | REACTION
    cost = 2
    hand_listens = 1 << ON_ATTACK
    optional = True

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and not now.immune >> me & 1

    def handle(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        now.immune |= 1 << me


class Moneylender(Base):
    """Trash a Copper from hand. If you did, +3 coins."""

    name = "moneylender"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        self.lend(game, me)

    def lend(self, game: Game, me: int) -> None:
        coppers = [card for card in game.hand(me) if card.name == "copper"]
        card = game.choose_card(me, "moneylender.trash", coppers)
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, coins=3)


class Moneylender2(Moneylender):
    """Second print: you may trash a Copper from hand, for +3 coins."""

    edition = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        has_copper = any([card.name == "copper" for card in game.hand(me)])
        if has_copper and game.may(me, "moneylender.may_trash"):
            self.lend(game, me)


class Poacher(Base):
    """+1 Card, +1 Action, +1 coin. Discard a card for each empty Supply pile."""

    name = "poacher"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1, coins=1)
        empty = game.state.empty
        game.discard(game.choose_cards(me, "poacher.discard", game.hand(me), empty, empty), me, HAND)


class Remodel(Base):
    """Trash a card from hand. Gain a card costing up to 2 more than it."""

    name = "remodel"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "remodel.trash", game.hand(me))
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "remodel.gain", game.cost(card).plus(2))


class Sentry(Base):
    """+1 Card, +1 Action. Look at your top two; trash or discard any, put the rest back in any order."""

    name = "sentry"
    types = ACTION
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        cards = game.look_at_top(me, 2)
        trashed = game.choose_cards(me, "sentry.trash", cards, 0, 2)
        kept = [card for card in cards if card not in trashed]
        game.trash(trashed, me, REVEALED)
        discarded = game.choose_cards(me, "sentry.discard", kept, 0, 2)
        kept = [card for card in kept if card not in discarded]
        game.discard(discarded, me, REVEALED)
        game.put_back(me, "sentry.order", kept)


class Smithy(Base):
    """+3 Cards."""

    name = "smithy"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=3)


class Spy(Base):
    """+1 Card, +1 Action. Each player (you too) reveals the top card; you decide: discarded or put back."""

    name = "spy"
    types = ACTION | ATTACK
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=1)
        for seat in [me] + game.affected(me):
            cards = game.reveal_top(seat, 1)
            key = "spy.discard_own" if seat == me else "spy.discard"
            if game.may_choose_card(me, key, cards) is not None:
                game.discard(cards, seat, REVEALED)
            else:
                game.put_on_deck(cards, seat, REVEALED)


class Thief(Base):
    """The others reveal two cards, trash a Treasure you choose, discard the rest. Gain any of the trashed."""

    name = "thief"
    types = ACTION | ATTACK
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        trashed: list[Card] = []
        for other in game.affected(me):
            cards = game.reveal_top(other, 2)
            card = game.choose_card(me, "thief.trash", [card for card in cards if card.is_treasure])
            if card is not None:
                game.trash([card], other, REVEALED)
                cards.remove(card)
                trashed.append(card)
            game.discard(cards, other, REVEALED)
        booty = [card for card in trashed if card in game.state.trash]
        for card in game.choose_cards(me, "thief.gain", booty, 0, len(booty)):
            if card in game.state.trash:
                game.gain_from_trash(me, card)


class ThroneRoom(Base):
    """Play an Action card from your hand twice."""

    name = "throne_room"
    types = ACTION
    cost = 4

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "throne_room.play", game.playable(me, ACTION))
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)


class ThroneRoom2(ThroneRoom):
    """Second print: you may play an Action card from your hand twice."""

    edition = 2

    def on_play(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "throne_room.may_play", game.playable(me, ACTION))
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)


class Vassal(Base):
    """+2 coins. Discard the top card of your deck. If it is an Action, you may play it."""

    name = "vassal"
    types = ACTION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, coins=2)
        cards = game.take_top(me, 1)
        game.discard(cards, me, REVEALED)
        # A card that its own discarding has moved on is lost to the Vassal.
        playable = [card for card in cards if card.is_action and card in game.player(me).discard]
        card = game.may_choose_card(me, "vassal.play", playable)
        if card is not None:
            game.play(me, card, DISCARD)


class Village(Base):
    """+1 Card, +2 Actions."""

    name = "village"
    types = ACTION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=1, actions=2)


class Witch(Base):
    """+2 Cards. Each other player gains a Curse."""

    name = "witch"
    types = ACTION | ATTACK
    cost = 5

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, cards=2)
        for other in game.affected(me):
            game.gain_named(other, "curse")


class Woodcutter(Base):
    """+1 Buy, +2 coins."""

    name = "woodcutter"
    types = ACTION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.plus(me, buys=1, coins=2)


class Workshop(Base):
    """Gain a card costing up to 4."""

    name = "workshop"
    types = ACTION
    cost = 3

    def on_play(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "workshop.gain", Cost(4))


CARDS: list[CardDef] = [
    Adventurer(),
    Artisan(),
    Bandit(),
    Bureaucrat(),
    Cellar(),
    Chancellor(),
    Chapel(),
    CouncilRoom(),
    Feast(),
    Festival(),
    Gardens(),
    Harbinger(),
    Laboratory(),
    Library(),
    Market(),
    Merchant(),
    Militia(),
    Mine(),
    Mine2(),
    Moat(),
    Moneylender(),
    Moneylender2(),
    Poacher(),
    Remodel(),
    Sentry(),
    Smithy(),
    Spy(),
    Thief(),
    ThroneRoom(),
    ThroneRoom2(),
    Vassal(),
    Village(),
    Witch(),
    Woodcutter(),
    Workshop(),
]
LANDSCAPES: list[Landscape] = []
EFFECTS: list[Effect] = [FirstSilver()]
PILES: list[PileDef] = []
