"""The promotional cards; Black Market with the deck that it sells from."""

from typing import Final

from platin.engine.card import Card, CardDef, Plus
from platin.engine.choice import UNUSED, SetupChoice
from platin.engine.const import (
    ACTION,
    ASIDE,
    ASIDE_DOWN,
    COMMAND,
    DISCARD,
    DURATION,
    HAND,
    NOWHERE,
    ON_DISCARD,
    PLAY,
    REVEALED,
    SUPPLY,
    TREASURE,
    UNTIL_USED,
    VICTORY,
)
from platin.engine.cost import Cost
from platin.engine.effect import Effect, NextTurn, PlayNextTurn
from platin.engine.facts import GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import TO_BUY, TO_DISCARD, TO_PLAY, TO_SET_ASIDE, TO_TRASH
from platin.engine.landscape import Event
from platin.engine.moment import Moment
from platin.engine.setup import PileDef, Setup
from platin.engine.table import lies_in

DECK: Final = SetupChoice("deck", UNUSED, low=0, high=0, usual=15, notation="black_market")
# The name of the pile that the Black Market sells from. It is no Supply pile.
DECK_NAME: Final = "black_market.deck"


class BlackMarket(CardDef):
    """+2 coins. Reveal three cards of the Black Market deck. You may buy one; the rest goes under the deck.

    To pay, you may play Treasures from your hand. Set-up: a deck of kingdom cards that are not used otherwise, one
    copy each.
    """

    types = ACTION
    cost = 3
    brings = Plus(coins=2)
    choices: tuple[SetupChoice, ...] = (DECK,)

    def on_setup(self, setup: Setup) -> None:
        deck = [setup.library.card(key) for key in setup.chosen(self.name, DECK)]
        if not deck:
            return
        pile = setup.add_pile(DECK_NAME, deck, supply=False, face_down=True, shuffled=True)
        # This card stands for the deck; what lies in it nobody sees.
        setup.rules.piles[pile].defn = self

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = self.reveal_three(game, me)
        if cards:
            self.play_treasures(game, me)
        self.sell(game, me, cards)

    def reveal_three(self, game: Game, me: int) -> list[Card]:
        """Reveal the top three cards of the deck, as far as there are any. They lie apart from it meanwhile."""
        cards: list[Card] = []
        for info in game.state.rules.piles:
            if info.name == DECK_NAME:
                cards = game.state.piles[info.index][-3:]
        cards.reverse()
        for card in cards:
            game.move(card, me, SUPPLY, REVEALED)
        game.reveal(cards, me)
        return cards

    def play_treasures(self, game: Game, me: int) -> None:
        """Let a player play any number of Treasures from hand."""
        while True:
            card = game.may_choose_card(me, "treasure", game.playable(me, TREASURE), intent=TO_PLAY)
            if card is None:
                return
            game.play(me, card, HAND)

    def sell(self, game: Game, me: int, cards: list[Card]) -> None:
        """Let a player buy one of the revealed cards, and put the others under the deck."""
        if cards:
            game.may_settle_debt(me)
        card = game.may_choose_card(me, "buy", [card for card in cards if self.may_buy(game, me, card)], intent=TO_BUY)
        rest = [other for other in cards if other is not card]
        if card is not None:
            game.move(card, me, REVEALED, SUPPLY)
            game.buy_card(me, card)
        for other in game.order_cards(me, "order", rest):
            game.move(other, me, REVEALED, SUPPLY)
            # Moved onto the deck, but it belongs under it.
            pile = game.state.own_pile(other.home)
            pile.insert(0, pile.pop())
        if rest:
            # In the order in which all have seen them: how they lie under the deck is not told.
            game.note("return", me, rest)

    def may_buy(self, game: Game, me: int, card: Card) -> bool:
        """Tell whether a player could pay for a revealed card and nothing forbids it."""
        turn = game.state.turn
        if turn.seat != me or game.player(me).debt:
            return False
        return game.may_pay(me, card.defn) and not game.is_forbidden(me, card.defn)


class BlackMarket2(BlackMarket):
    """Second print: playing Treasures is an instruction of its own, followed even if the deck is empty."""

    brings = Plus(coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = self.reveal_three(game, me)
        self.play_treasures(game, me)
        self.sell(game, me, cards)


def command(game: Game, me: int, beyond: int) -> None:
    """Play an Action of the Supply costing up to 4 that has none of some types, leaving it there."""
    tops = game.state.piles
    piles = [pile for pile in game.gainable(Cost(4), ACTION) if not game.types_of(tops[pile][-1]) & beyond]
    pile = game.choose_pile(me, "play", piles, intent=TO_PLAY)
    if pile >= 0:
        game.play_where_it_is(me, tops[pile][-1])


class CaptainNextTurn(NextTurn):
    """At the start of your next turn, play an Action of the Supply once more."""

    name = "captain"

    def act(self, game: Game, me: int, this: Card) -> None:
        captain = this.defn
        # A card that has only the abilities of one is that of the first print.
        command(game, me, captain.beyond if isinstance(captain, Captain) else DURATION)


class Captain(CardDef):
    """Now and at the start of your next turn: play an Action of the Supply costing up to 4 that is no Duration."""

    types = ACTION | DURATION
    cost = 6
    # What it cannot play.
    beyond: int = DURATION

    def then(self, game: Game, me: int, this: Card) -> None:
        command(game, me, self.beyond)
        game.lasting(CaptainNextTurn(), me, this)


class Captain2(Captain):
    """Now and at the start of your next turn: play an Action of the Supply costing up to 4, no Duration or Command."""

    types = ACTION | DURATION | COMMAND
    beyond = DURATION | COMMAND


class ChurchNextTurn(NextTurn):
    """At the start of your next turn, take the cards that were set aside. Then you may trash a card from hand."""

    name = "church"

    def act(self, game: Game, me: int, this: Card) -> None:
        game.put_in_hand(self.cards, me, ASIDE_DOWN)
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Church(CardDef):
    """+1 Action. Set up to 3 cards from hand aside. Next turn take them back; then you may trash a card from hand."""

    types = ACTION | DURATION
    cost = 3
    brings = Plus(actions=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = game.choose_cards(me, "aside", game.hand(me)[:], 0, 3, intent=TO_SET_ASIDE)
        game.set_aside(cards, me, HAND, face_down=True)
        game.lasting(ChurchNextTurn(), me, this).cards = cards


class Dismantle(CardDef):
    """Trash a card from hand. If it costs 1 or more, gain a cheaper card, and a Gold."""

    types = ACTION
    cost = 4
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is None:
            return
        game.trash([card], me, HAND)
        if game.cost(card).coins >= 1:
            game.choose_cheaper(me, "gain", card)
            game.gain_named(me, "gold")


class Envoy(CardDef):
    """Reveal the top 5 cards of your deck. The player to your left picks one to discard; the others go to your hand."""

    types = ACTION
    cost = 4
    may_bring = Plus(cards=4)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.let_left_discard(me, "discard", 5)


class Governor(CardDef):
    """+1 Action. Choose: all draw, you 3 cards and the others 1; or gain a Gold, the others a Silver; or trade up."""

    types = ACTION
    cost = 5
    brings = Plus(actions=1)
    may_bring = Plus(cards=3)
    kinds = TRASHES | GAINS

    def then(self, game: Game, me: int, this: Card) -> None:
        everybody = [me, *game.others(me)]
        for mode in game.choose_options(me, "choose", ["cards", "gold", "trash"]):
            for seat in everybody:
                if mode == "cards":
                    game.plus(seat, cards=3 if seat == me else 1)
                elif mode == "gold":
                    game.gain_named(seat, "gold" if seat == me else "silver")
                else:
                    self.trade_up(game, seat, 2 if seat == me else 1)

    def trade_up(self, game: Game, me: int, more: int) -> None:
        """Let a player trash a card from hand for one that costs exactly so much more."""
        card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)
            game.choose_gain(me, "gain", game.cost(card).plus(more), exactly=True)


class Marchland(CardDef):
    """1 VP for every 3 Victory cards you have. When you gain this, +1 Buy, and discard any cards for +1 coin each."""

    types = VICTORY
    cost = 5
    vp = 1
    per = 3

    def counted(self, game: Game, me: int, owned: list[Card]) -> int:
        return len([card for card in owned if game.is_victory(card)])

    def when_gained(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.plus(me, buys=1)
        hand = game.hand(me)[:]
        cards = game.choose_cards(me, "discard", hand, 0, len(hand), intent=TO_DISCARD)
        game.discard(cards, me, HAND)
        game.plus(me, coins=len(cards))


class PrincePlays(Effect):
    """At the start of each of your turns, play the Action; when it is discarded from play, set it aside again.

    Its count is 1 from the play until then. Something else may set the Action aside too: then it is not his any more.
    """

    name = "prince"
    until = UNTIL_USED

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        if now.seat != me:
            return False
        if now.kind == ON_DISCARD:
            itself = game.as_itself(now.card, me, DISCARD)
            return itself is self.cards[0] and now.from_zone == PLAY and game.unmoved(now)
        return True

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.count = 1
        game.play(me, self.cards[0], ASIDE)

    def on_discard(self, game: Game, now: Moment, me: int, this: Card) -> None:
        self.count = 0
        game.set_aside(self.cards, me, DISCARD)

    def at_end_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        if self.count or not lies_in(game.player(me).aside, self.cards[0]):
            game.end_effect(self)


class Prince(CardDef):
    """You may set this aside with an Action from hand costing up to 4. At the start of each of your turns, play that.

    It is set aside again when it is discarded from play; once it is not, it is never played again.
    """

    types = ACTION
    cost = 8

    def fitting(self, game: Game, me: int) -> list[Card]:
        """Give the Actions in hand that can be set aside."""
        return [card for card in game.hand(me) if game.is_action(card) and game.cost(card).at_most(Cost(4))]

    def then(self, game: Game, me: int, this: Card) -> None:
        if not game.is_here(me, this) or not game.may(me, "aside", TO_SET_ASIDE):
            return
        game.set_aside([this], me, PLAY)
        card = game.choose_card(me, "action", self.fitting(game, me), intent=TO_SET_ASIDE)
        if card is not None:
            game.set_aside([card], me, HAND)
            game.lasting(PrincePlays(), me, this).cards = [card]


class PrinceCommands(Effect):
    """At the start of each of your turns, play the Action that lies on the Prince, leaving it there."""

    name = "prince.command"
    until = UNTIL_USED
    holds = True

    def at_start_of_turn(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.play_where_it_is(me, self.cards[0])


class Prince2(Prince):
    """You may set an Action from hand aside on this that costs up to 4, no Duration or Command. Play it each turn."""

    types = ACTION | DURATION | COMMAND
    store_open = True

    def then(self, game: Game, me: int, this: Card) -> None:
        cards = [card for card in self.fitting(game, me) if not game.types_of(card) & (DURATION | COMMAND)]
        card = game.may_choose_card(me, "action", cards, intent=TO_SET_ASIDE)
        if card is not None:
            game.set_on([card], me, HAND, this)
            game.lasting(PrinceCommands(), me, this).cards = [card]


class Stash(CardDef):
    """Worth 2. When it is shuffled, you choose where it lies among the shuffled cards. Its back is one of its own."""

    types = TREASURE
    cost = 5
    brings = Plus(coins=2)
    plain = True
    marked = True


class WalledVillage(CardDef):
    """+1 Card, +2 Actions. When Clean-up begins with at most one other Action in play, you may put it on the deck."""

    types = ACTION
    cost = 4
    brings = Plus(cards=1, actions=2)
    hears_from = PLAY
    optional = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and len([card for card in game.in_play(me) if game.is_action(card)]) <= 2

    def at_start_of_cleanup(self, game: Game, now: Moment, me: int, this: Card) -> None:
        game.put_on_deck([this], me, PLAY)


class _OfSplitPile(CardDef):
    """Sauna or Avanto, which lie in one pile."""

    types = ACTION
    kingdom = False


class Avanto(_OfSplitPile):
    """+3 Cards. You may play a Sauna from your hand."""

    cost = 5
    brings = Plus(cards=3)

    def then(self, game: Game, me: int, this: Card) -> None:
        play_partner(game, me, "sauna")


class Sauna(_OfSplitPile):
    """+1 Card, +1 Action. You may play an Avanto from hand. In play: with each Silver you play you may trash a card."""

    cost = 4
    brings = Plus(cards=1, actions=1)
    kinds = TRASHES
    hears_from = PLAY
    hears_treasures = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "silver"

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        may_trash(game, me)

    def then(self, game: Game, me: int, this: Card) -> None:
        play_partner(game, me, "avanto")


class SaunaSilvers(Effect):
    """This turn, whenever you play a Silver, you may trash a card from hand."""

    name = "sauna"
    hears_treasures = True

    def applies(self, game: Game, now: Moment, me: int, this: Card) -> bool:
        return now.seat == me and now.card.name == "silver"

    def before_play(self, game: Game, now: Moment, me: int, this: Card) -> None:
        may_trash(game, me)


class Sauna2(_OfSplitPile):
    """+1 Card, +1 Action. You may play an Avanto from hand. With each Silver of this turn you may trash a card."""

    cost = 4
    brings = Plus(cards=1, actions=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        play_partner(game, me, "avanto")
        game.lasting(SaunaSilvers(), me, this)


def play_partner(game: Game, me: int, name: str) -> None:
    """Let a player play a card of this name from hand."""
    cards = [card for card in game.playable(me, ACTION) if card.name == name]
    card = game.may_choose_card(me, "play", cards, intent=TO_PLAY)
    if card is not None:
        game.play(me, card, HAND)


def may_trash(game: Game, me: int) -> None:
    """Let a player trash a card from hand."""
    card = game.may_choose_card(me, "trash", game.hand(me), intent=TO_TRASH)
    if card is not None:
        game.trash([card], me, HAND)


SAUNA_AVANTO: Final = PileDef("sauna_avanto", ["avanto", "sauna"], copies=5)
SAUNA_AVANTO_2: Final = PileDef("sauna_avanto@2", ["avanto", "sauna@2"], copies=5)


class SummonedPlay(PlayNextTurn):
    """At the start of your next turn, play the card that was set aside."""

    name = "summon"


class Summon(Event):
    """Gain an Action costing up to 4 and set it aside. If you did, play it at the start of your next turn."""

    cost = 5

    def then(self, game: Game, me: int) -> None:
        card = game.choose_gain(me, "gain", Cost(4), ACTION)
        if card is not None and game.landed != NOWHERE:
            game.set_aside([card], me, game.landed)
            game.lasting(SummonedPlay(), me).cards = [card]
