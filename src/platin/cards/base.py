"""The kingdom cards of the base game, both editions.

Cards that only one of the editions has stand here side by side; a card that works differently in the second
has two classes, the later one with `edition = 2`.
"""

from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ASIDE,
    ATTACK,
    COUNTS,
    DECK,
    DISCARD,
    HAND,
    NOTHING,
    REACTION,
    REVEALED,
    TREASURE,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect
from platin.engine.facts import CURSES, FIRST_ONLY, GAINS, LATER_ONLY, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_PLAY, TO_SET_ASIDE, TO_TOPDECK, TO_TRASH
from platin.engine.moment import Moment


class Adventurer(CardDef):
    """Reveal cards from your deck until two Treasures lie open. Take those into hand, discard the rest."""

    types = ACTION
    cost = 6
    prints = FIRST_ONLY
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures, rest = game.reveal_until(me, game.is_treasure, 2)
        game.put_in_hand(treasures, me, REVEALED)
        game.discard(rest, me, REVEALED)


class Artisan(CardDef):
    """Gain a card costing up to 5 into your hand. Then put a card from hand onto your deck."""

    types = ACTION
    cost = 6
    prints = LATER_ONLY
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(5), to=HAND)
        card = game.choose_card(me, "topdeck", game.hand(me), intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, HAND)


class Bandit(CardDef):
    """Gain a Gold. The others reveal two cards, trash one Treasure that is no Copper, discard the rest."""

    types = ACTION | ATTACK
    cost = 5
    prints = LATER_ONLY
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "gold")
        for other in game.affected(me):
            cards = game.reveal_top(other, 2)
            booty = [card for card in cards if game.is_treasure(card) and card.name != "copper"]
            card = game.choose_card(other, "trash", booty, intent=TO_TRASH)
            if card is not None:
                game.trash([card], other, REVEALED)
                cards.remove(card)
            game.discard(cards, other, REVEALED)


class Bureaucrat(CardDef):
    """Gain a Silver onto your deck. The others put a Victory card onto their decks, or reveal their hands."""

    types = ACTION | ATTACK
    cost = 4
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.gain_named(me, "silver", to=DECK)
        for other in game.affected(me):
            victories = [card for card in game.hand(other) if game.is_victory(card)]
            card = game.choose_card(other, "topdeck", victories, intent=TO_TOPDECK)
            if card is not None:
                game.reveal([card], other)
                game.put_on_deck([card], other, HAND)
            else:
                game.reveal_hand(other)


class Cellar(CardDef):
    """+1 Action. Discard any number of cards, then draw as many."""

    types = ACTION
    cost = 2
    brings = Plus(actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        hand = game.hand(me)
        cards = game.choose_cards(me, "discard", hand, 0, len(hand), intent=TO_DISCARD)
        game.discard(cards, me, HAND)
        game.draw(me, len(cards))


class Chancellor(CardDef):
    """+2 coins. You may put your deck into your discard pile."""

    types = ACTION
    cost = 3
    prints = FIRST_ONLY
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        if game.player(me).deck and game.may(me, "dump"):
            game.deck_to_discard(me)


class Chapel(CardDef):
    """Trash up to four cards from hand."""

    types = ACTION
    cost = 2
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        game.trash(game.choose_cards(me, "trash", game.hand(me), 0, 4, intent=TO_TRASH), me, HAND)


class CouncilRoom(CardDef):
    """+4 Cards, +1 Buy. Each other player draws a card."""

    types = ACTION
    cost = 5
    brings = Plus(cards=4, buys=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.others(me):
            game.draw(other, 1)


class Feast(CardDef):
    """Trash this. Gain a card costing up to 5."""

    types = ACTION
    cost = 4
    prints = FIRST_ONLY
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.trash_this(me, this)
        game.choose_gain(me, "gain", Cost(5))


class Festival(CardDef):
    """+2 Actions, +1 Buy, +2 coins."""

    types = ACTION
    cost = 5
    brings = Plus(actions=2, buys=1, coins=2)


class Gardens(CardDef):
    """1 VP for each ten cards you own, rounded down."""

    types = VICTORY
    cost = 4
    vp = 1
    per = 10

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return len(owned)


class Harbinger(CardDef):
    """+1 Card, +1 Action. Look through your discard pile; you may put a card from it onto your deck."""

    types = ACTION
    cost = 3
    prints = LATER_ONLY
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "topdeck", game.player(me).discard, intent=TO_TOPDECK)
        if card is not None:
            game.put_on_deck([card], me, DISCARD, secretly=True)


class Laboratory(CardDef):
    """+2 Cards, +1 Action."""

    types = ACTION
    cost = 5
    brings = Plus(cards=2, actions=1)


class Library(CardDef):
    """Draw until you hold seven cards. You may set aside Actions as you draw them; discard those last."""

    types = ACTION
    cost = 5
    may_bring = Plus(cards=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        skipped: list[Card] = []
        while len(game.hand(me)) < 7:
            before = game.shuffles
            drawn = game.draw(me, 1)
            if not drawn and game.shuffles == before:
                # Something has kept a card back, and does so once: the hand is filled all the same.
                drawn = game.draw(me, 1)
            if not drawn:
                break
            if (
                game.is_action(drawn[0])
                and game.may_choose_card(me, "set_aside", drawn, intent=TO_SET_ASIDE) is not None
            ):
                game.set_aside(drawn, me, HAND)
                skipped.extend(drawn)
        game.discard(skipped, me, ASIDE)


class Market(CardDef):
    """+1 Card, +1 Action, +1 Buy, +1 coin."""

    types = ACTION
    cost = 5
    brings = Plus(cards=1, actions=1, buys=1, coins=1)


class FirstSilver(Effect):
    """From Merchant: the first Silver of the turn brings 1 coin more."""

    name = "merchant"
    hears_treasures = True
    reads = NOTHING
    writes = COUNTS

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "silver"

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.end_effect(self)
        game.plus(me, coins=1)


class Merchant(CardDef):
    """+1 Card, +1 Action. The first time you play a Silver this turn, +1 coin."""

    types = ACTION
    cost = 3
    prints = LATER_ONLY
    brings = Plus(cards=1, actions=1)
    may_bring = Plus(coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for card in game.state.turn.played:
            if card.name == "silver":
                return
        game.lasting(FirstSilver(), me, this)


class Militia(CardDef):
    """+2 coins. Each other player discards down to 3 cards in hand."""

    types = ACTION | ATTACK
    cost = 4
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.discard_down_to(other, "discard", 3)


class Mine(CardDef):
    """Trash a Treasure from hand; gain a Treasure costing up to 3 more into your hand."""

    types = ACTION
    cost = 5
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        self.improve(game, me, game.choose_card(me, "trash", treasures, intent=TO_TRASH))

    def improve(self, game: Game, me: int, card: Card | None) -> None:
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "gain", game.cost(card).plus(3), TREASURE, to=HAND)


class Mine2(Mine):
    """Second print: you may trash a Treasure from hand, to gain one costing up to 3 more into your hand."""

    def then(self, game: Game, me: int, this: Card) -> None:
        treasures = [card for card in game.hand(me) if game.is_treasure(card)]
        self.improve(game, me, game.may_choose_card(me, "may_trash", treasures, intent=TO_TRASH))


class Moat(CardDef):
    """+2 Cards. When another player plays an Attack, you may first reveal this from hand to be unaffected."""

    types = ACTION | REACTION
    cost = 2
    hears_from = HAND
    optional = True
    brings = Plus(cards=2)

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat != me and not now.immune >> me & 1

    def on_attack(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.reveal([this], me)
        now.immune |= 1 << me


class Moneylender(CardDef):
    """Trash a Copper from hand. If you did, +3 coins."""

    types = ACTION
    cost = 4
    may_bring = Plus(coins=3)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        self.lend(game, me)

    def lend(self, game: Game, me: int) -> None:
        coppers = [card for card in game.hand(me) if card.name == "copper"]
        card = game.choose_card(me, "trash", coppers, intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.plus(me, coins=3)


class Moneylender2(Moneylender):
    """Second print: you may trash a Copper from hand, for +3 coins."""

    def then(self, game: Game, me: int, this: Card) -> None:
        has_copper = any([card.name == "copper" for card in game.hand(me)])
        if has_copper and game.may(me, "may_trash", intent=TO_TRASH):
            self.lend(game, me)


class Poacher(CardDef):
    """+1 Card, +1 Action, +1 coin. Discard a card for each empty Supply pile."""

    types = ACTION
    cost = 4
    prints = LATER_ONLY
    brings = Plus(cards=1, actions=1, coins=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        empty = game.state.empty
        game.discard(game.choose_cards(me, "discard", game.hand(me), empty, empty, intent=TO_DISCARD), me, HAND)


class Remodel(CardDef):
    """Trash a card from hand. Gain a card costing up to 2 more than it."""

    types = ACTION
    cost = 4
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "gain", game.cost(card).plus(2))


class Sentry(CardDef):
    """+1 Card, +1 Action. Look at your top two; trash or discard any, put the rest back in any order."""

    types = ACTION
    cost = 5
    prints = LATER_ONLY
    brings = Plus(cards=1, actions=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.look_at_top(me, 2)
        trashed = game.choose_cards(me, "trash", cards, 0, 2, intent=TO_TRASH)
        kept = [card for card in cards if card not in trashed]
        game.trash(trashed, me, REVEALED)
        discarded = game.choose_cards(me, "discard", kept, 0, 2, intent=TO_DISCARD)
        kept = [card for card in kept if card not in discarded]
        game.discard(discarded, me, REVEALED)
        game.put_back(me, "order", kept)


class Smithy(CardDef):
    """+3 Cards."""

    types = ACTION
    cost = 4
    brings = Plus(cards=3)


class Spy(CardDef):
    """+1 Card, +1 Action. Each player (you too) reveals the top card; you decide: discarded or put back."""

    types = ACTION | ATTACK
    cost = 4
    prints = FIRST_ONLY
    brings = Plus(cards=1, actions=1)

    def then(self, game: Game, me: int, this: Card) -> None:
        for seat in [me] + game.affected(me):
            cards = game.reveal_top(seat, 1)
            key = "discard_own" if seat == me else "discard"
            if game.may_choose_card(me, key, cards, intent=TO_DISCARD, whose=seat) is not None:
                game.discard(cards, seat, REVEALED)
            else:
                game.put_on_deck(cards, seat, REVEALED)


class Thief(CardDef):
    """The others reveal two cards, trash a Treasure you choose, discard the rest. Gain any of the trashed."""

    types = ACTION | ATTACK
    cost = 4
    prints = FIRST_ONLY
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        trashed: list[Card] = []
        for other in game.affected(me):
            cards = game.reveal_top(other, 2)
            treasures = [card for card in cards if game.is_treasure(card)]
            card = game.choose_card(me, "trash", treasures, TO_TRASH, other)
            if card is not None:
                game.trash([card], other, REVEALED)
                cards.remove(card)
                trashed.append(card)
            game.discard(cards, other, REVEALED)
        booty = [card for card in trashed if card in game.state.trash]
        for card in game.choose_cards(me, "gain", booty, 0, len(booty), intent=TO_GAIN):
            if card in game.state.trash:
                game.gain_from_trash(me, card)


class ThroneRoom(CardDef):
    """Play an Action card from your hand twice."""

    types = ACTION
    cost = 4

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)


class ThroneRoom2(ThroneRoom):
    """Second print: you may play an Action card from your hand twice."""

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "may_play", game.playable(me, ACTION), intent=TO_PLAY)
        if card is not None:
            game.play(me, card, HAND, times=2, repeater=this)


class Vassal(CardDef):
    """+2 coins. Discard the top card of your deck. If it is an Action, you may play it."""

    types = ACTION
    cost = 3
    prints = LATER_ONLY
    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.take_top(me, 1)
        game.discard(cards, me, REVEALED)
        # A card that its own discarding has moved on is lost to the Vassal.
        playable = [card for card in cards if game.is_action(card) and card in game.player(me).discard]
        card = game.may_choose_card(me, "play", playable, intent=TO_PLAY)
        if card is not None:
            game.play(me, card, DISCARD)


class Village(CardDef):
    """+1 Card, +2 Actions."""

    types = ACTION
    cost = 3
    brings = Plus(cards=1, actions=2)


class Witch(CardDef):
    """+2 Cards. Each other player gains a Curse."""

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(cards=2)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain_named(other, "curse")


class Woodcutter(CardDef):
    """+1 Buy, +2 coins."""

    types = ACTION
    cost = 3
    prints = FIRST_ONLY
    brings = Plus(buys=1, coins=2)


class Workshop(CardDef):
    """Gain a card costing up to 4."""

    types = ACTION
    cost = 3
    kinds = GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_gain(me, "gain", Cost(4))
