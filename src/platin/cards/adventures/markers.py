"""The tokens of Adventures that lie with a player: the -1 Card token, the -1 coin token and the Journey token."""

from typing import Final

from platin.engine.card import Card
from platin.engine.const import UNTIL_USED
from platin.engine.effect import Effect
from platin.engine.game import Game
from platin.engine.zones import ON_PLAYER, Counter, add_tokens, tokens_in

# On the player's deck, and in front of the player; each has one at most.
MINUS_CARD: Final = Counter("minus_card", ON_PLAYER)
MINUS_COIN: Final = Counter("minus_coin", ON_PLAYER)
# It begins face up.
JOURNEY_DOWN: Final = Counter("journey_down", ON_PLAYER)


class MinusCardRule(Effect):
    """Whose deck has the -1 Card token on it draws a card less the next time, and takes it off."""

    name = "minus_card"
    until = UNTIL_USED

    def cards_drawn(self, game: Game, me: int, cards: int) -> int:
        if not has_minus_card(game, me):
            return cards
        add_tokens(game.player(me).tokens, MINUS_CARD, -1)
        game.note("minus_card_off", me)
        return cards - 1


class MinusCoinRule(Effect):
    """Whoever has the -1 coin token gets a coin less the next time, and gives it back."""

    name = "minus_coin"
    until = UNTIL_USED

    def coins_got(self, game: Game, me: int, coins: int, card: Card) -> int:
        tokens = game.player(me).tokens
        if not tokens_in(tokens, MINUS_COIN):
            return coins
        add_tokens(tokens, MINUS_COIN, -1)
        game.note("minus_coin_off", me)
        return coins - 1


def has_minus_card(game: Game, me: int) -> bool:
    """Tell whether a player's -1 Card token lies on the deck."""
    return tokens_in(game.player(me).tokens, MINUS_CARD) > 0


def put_minus_card(game: Game, me: int) -> None:
    """Put a player's -1 Card token onto the deck, unless it lies there."""
    if not has_minus_card(game, me):
        add_tokens(game.player(me).tokens, MINUS_CARD)
        game.note("minus_card", me)


def take_minus_coin(game: Game, me: int) -> None:
    """Give a player the -1 coin token, unless it is there already."""
    tokens = game.player(me).tokens
    if not tokens_in(tokens, MINUS_COIN):
        add_tokens(tokens, MINUS_COIN)
        game.note("minus_coin", me)


def turn_journey(game: Game, me: int) -> bool:
    """Turn a player's Journey token over; tell whether it lies face up now."""
    tokens = game.player(me).tokens
    up = tokens_in(tokens, JOURNEY_DOWN) > 0
    add_tokens(tokens, JOURNEY_DOWN, -1 if up else 1)
    game.note("journey_up" if up else "journey_down", me)
    return up
