"""English questions of the cards of Prosperity."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "anvil.discard": "You may discard a Treasure to gain a card costing up to 4.",
    "anvil.gain": "Gain a card costing up to 4.",
    "bishop.may_trash": "You may trash a card from your hand. It brings you nothing.",
    "bishop.trash": "Trash a card from your hand. You get VP tokens for half its cost.",
    "clerk.topdeck": "Put a card from your hand onto your deck.",
    "contraband.name": "Name a card that may not be bought this turn.",
    "counting_house.take": "How many Coppers do you take from your discard pile into your hand?",
    "crystal_ball.choose": "What do you do with the top card of your deck?",
    "expand.gain": "Gain a card costing up to 3 more than the trashed one.",
    "expand.trash": "Trash a card from your hand.",
    "forge.gain": "Gain a card costing exactly as much as the trashed cards together.",
    "forge.trash": "Trash any number of cards from your hand. You gain a card of exactly their total cost.",
    "goons.discard": "Discard down to 3 cards in hand.",
    "investment.choose": "Choose one.",
    "investment.trash": "Trash a card from your hand.",
    "kings_court.play": "You may choose an Action in your hand to play three times.",
    "loan.choose": "What happens to the Treasure you revealed?",
    "mint.reveal": "You may reveal a Treasure from your hand to gain a copy of it.",
    "mountebank.discard": "You may discard a Curse. Otherwise you gain a Curse and a Copper.",
    "rabble.order": "Put the cards back onto your deck. The last one lies on top.",
    "tiara.play": "You may choose a Treasure in your hand to play twice.",
    "trade_route.trash": "Trash a card from your hand.",
    "vault.discard": "Discard any number of cards. Each brings 1 coin.",
    "vault.discard_two": "Discard 2 cards.",
    "vault.may_discard": "Discard 2 cards to draw a card?",
    "war_chest.gain": "Gain a card costing up to 5 that was not named this turn.",
    "war_chest.name": "Name a card that may not be gained with War Chests this turn.",
    "watchtower.choose": "Where does the gained card go?",
}

OPTIONS: Final[dict[str, str]] = {
    "crystal_ball.choose.trash": "Trash it",
    "crystal_ball.choose.discard": "Discard it",
    "crystal_ball.choose.play": "Play it",
    "crystal_ball.choose.keep": "Leave it there",
    "investment.choose.coin": "+1 Coin",
    "investment.choose.trash": "Trash Investment and reveal your hand",
    "loan.choose.discard": "Discard it",
    "loan.choose.trash": "Trash it",
    "vault.may_discard.yes": "Discard",
    "vault.may_discard.no": "Keep your cards",
    "watchtower.choose.trash": "Trash it",
    "watchtower.choose.deck": "Put it onto your deck",
}
