"""One question of each kind that the scenarios ask; a test tells when one is missing."""

from typing import Final

from tests.browser.questions import Asked, Kind

CASES: Final[dict[Kind, Asked]] = {
    Kind("", "none"): Asked("rules/end_of_turn.yaml", "a turn that comes to its end by itself waits for the player", 1),
    Kind("ability", "one"): Asked(
        "interactions/gains.yaml", "Siren gained with Watchtower, Royal Seal, Insignia available", 3
    ),
    Kind("ability", "one or none"): Asked("cornucopia/horse_traders.yaml", "with a Moat in hand both may be used", 1),
    Kind("ability", "one or none, for another player"): Asked(
        "prosperity/clerk.yaml", "in a possessed turn the other player decides about it", 0
    ),
    Kind("card (aside)", "one"): Asked(
        "plunder/prepare.yaml", "all Actions and Treasures are played in the next turn, the rest is discarded", 2
    ),
    Kind("card (deck)", "one"): Asked("interactions/plunder_and_others.yaml", "Inherited in place of a Shelter", 0),
    Kind("card (discard)", "as many, ordered"): Asked(
        "plunder/fated.yaml", "cards of different names are put in order, the last one uppermost", 3
    ),
    Kind("card (discard)", "one"): Asked("plunder/bury.yaml", "a card must go from the discard pile under the deck", 1),
    Kind("card (discard)", "one or none"): Asked(
        "base/harbinger.yaml", "a card from the discard pile goes onto the deck", 1
    ),
    Kind("card (discard)", "one, for another player"): Asked(
        "plunder/bury.yaml",
        "in a possessed turn the other player chooses from the discard pile of the possessed one",
        4,
    ),
    Kind("card (discard)", "up to"): Asked(
        "interactions/decks.yaml", "Avoid in the Action phase via Golem (avoid active by effect)", 1
    ),
    Kind("card (discard)", "up to, for another player"): Asked(
        "plunder/avoid.yaml", "in a possessed turn the other player picks the cards", 5
    ),
    Kind("card (hand of another)", "one"): Asked(
        "allies/archer.yaml", "Archer - four cards are safe, with five all but one are shown", 2
    ),
    Kind("card (hand)", "as many"): Asked("base/militia.yaml", "the victims choose, all cards at once", 1),
    Kind("card (hand)", "as many, ordered"): Asked(
        "cornucopia/young_witch.yaml", "a Secret Chamber as Bane reacts first and is then shown as Bane", 3
    ),
    Kind("card (hand)", "one"): Asked(
        "allies/archer.yaml", "Archer - four cards are safe, with five all but one are shown", 1
    ),
    Kind("card (hand)", "one or none"): Asked(
        "base/throne_room.yaml", "on a Throne Room it plays two further Actions twice each, one after the other", 0
    ),
    Kind("card (hand)", "one or none, for another player"): Asked(
        "intrigue/masquerade.yaml", "a card passed on in a possessed turn does not come back", 5
    ),
    Kind("card (hand)", "one, for another player"): Asked(
        "intrigue/masquerade.yaml", "a card passed on in a possessed turn does not come back", 3
    ),
    Kind("card (hand)", "up to"): Asked("plunder/grotto.yaml", "three set aside, three discarded, three drawn", 1),
    Kind("card (hand)", "up to, for another player"): Asked(
        "alchemy/possession.yaml", "the deciding player is offered the possessed player's hand", 3
    ),
    Kind("card (hand) + landscape + mode + pile", "one or none"): Asked(
        "plunder/foray.yaml", "three different cards bring a Loot", 0
    ),
    Kind("card (hand) + landscape + mode + pile", "one or none, for another player"): Asked(
        "plunder/foray.yaml", "in a possessed turn the Loot is the other player's", 3
    ),
    Kind("card (hand) + landscape + pile", "one or none"): Asked(
        "interactions/decks.yaml", "Golem after Avoid with reveal-until does not shuffle the avoided cards", 0
    ),
    Kind("card (hand) + mode", "one or none"): Asked(
        "rules/debt.yaml", "no Treasures and no Coffers after paying off", 0
    ),
    Kind("card (hand) + mode + pile", "one or none"): Asked(
        "alchemy/alchemist.yaml", "without a Potion in play it is discarded", 0
    ),
    Kind("card (hand) + mode + pile", "one or none, for another player"): Asked(
        "plunder/crucible.yaml", "a card set aside instead in a possessed turn brings its coins all the same", 0
    ),
    Kind("card (hand) + pile", "one or none"): Asked(
        "alchemy/philosophers_stone.yaml", "with four cards it is worth nothing, with five one", 0
    ),
    Kind("card (hand) + pile", "one or none, for another player"): Asked(
        "prosperity/tiara.yaml", "in a possessed turn it does not act on cards that another player gets", 0
    ),
    Kind("card (looked)", "as many"): Asked(
        "plunder/mapmaker.yaml", "two of four cards come into the hand, the others are discarded", 1
    ),
    Kind("card (looked)", "as many, for another player"): Asked(
        "plunder/mapmaker.yaml", "in a possessed turn both players may react to the gain, each for their own cards", 2
    ),
    Kind("card (looked)", "as many, ordered"): Asked("plunder/sextant.yaml", "all may be put back, in any order", 2),
    Kind("card (looked)", "one"): Asked("allies/miller.yaml", "the Miller takes one of four", 1),
    Kind("card (looked)", "one or none"): Asked("plunder/fortune_hunter.yaml", "playing a Treasure is optional", 1),
    Kind("card (looked)", "up to"): Asked("plunder/sextant.yaml", "all may be discarded", 1),
    Kind("card (play)", "one"): Asked(
        "plunder/trickster.yaml", "a Treasure that was kept is no longer in play for a Herbalist", 4
    ),
    Kind("card (play)", "one or none"): Asked("alchemy/herbalist.yaml", "each Herbalist brings back one Treasure", 1),
    Kind("card (revealed of another)", "one"): Asked(
        "base/thief.yaml", "at most one Treasure a player, chosen by the attacker", 1
    ),
    Kind("card (revealed of another)", "one or none"): Asked(
        "alchemy/scrying_pool.yaml", "whoever has no card at all reveals none", 1
    ),
    Kind("card (revealed of another)", "one or none, for another player"): Asked(
        "base/spy.yaml", "under Possession the possessed player's Spy is used by the other", 4
    ),
    Kind("card (revealed of another)", "one, for another player"): Asked(
        "interactions/possession.yaml", "Thief in possessed turn, from the possessor too", 3
    ),
    Kind("card (revealed)", "as many, ordered"): Asked(
        "alchemy/apothecary.yaml", "the rest goes back in the order its owner likes", 1
    ),
    Kind("card (revealed)", "as many, ordered, for another player"): Asked(
        "promo/black_market.yaml", "what a possessed player buys here goes to the deciding player", 6
    ),
    Kind("card (revealed)", "one"): Asked("base/bandit.yaml", "with two Treasures to lose the victim chooses", 1),
    Kind("card (revealed)", "one or none"): Asked(
        "promo/black_market.yaml", "a Trade Route in the deck puts tokens on the Victory piles", 1
    ),
    Kind("card (revealed)", "one or none, for another player"): Asked(
        "promo/black_market.yaml", "what a possessed player buys here goes to the deciding player", 5
    ),
    Kind("card (store)", "one or none"): Asked(
        "plunder/quartermaster.yaml", "nothing at once, then a choice in each turn", 11
    ),
    Kind("card (store)", "one or none, for another player"): Asked(
        "plunder/quartermaster.yaml", "what a possessed player gains goes to the other player, not onto it", 0
    ),
    Kind("card (supply)", "one"): Asked(
        "cornucopia/tournament.yaml", "only the player uses a Province; the card drawn is the Prize itself", 3
    ),
    Kind("card (supply)", "one, for another player"): Asked(
        "alchemy/possession.yaml", "a Prize won in the possessed turn goes to the deciding player", 5
    ),
    Kind("card (trash)", "one"): Asked(
        "interactions/plunder_and_others.yaml", "on the first turn a Zombie has to be gained from the trash", 0
    ),
    Kind("card (trash)", "one or none"): Asked(
        "base/thief.yaml", "only Treasures trashed by this play can be gained", 1
    ),
    Kind("card (trash)", "one or none, for another player"): Asked(
        "base/thief.yaml", "under Possession the stolen Treasure goes to the player who decides", 3
    ),
    Kind("card (trash)", "one, for another player"): Asked(
        "plunder/shaman.yaml", "in a possessed turn the other player gets the card", 0
    ),
    Kind("card (trash)", "up to"): Asked("base/thief.yaml", "some of the trashed Treasures are gained", 2),
    Kind("card (trash)", "up to, for another player"): Asked(
        "interactions/possession.yaml", "Thief in possessed turn, from the possessor too", 4
    ),
    Kind("landscape", "one or none"): Asked("rules/ways.yaml", "two Ways, one is chosen", 1),
    Kind("landscape", "one or none, for another player"): Asked(
        "rules/ways.yaml", "under Possession who decides chooses the Way", 1
    ),
    Kind("landscape + mode + pile", "one or none"): Asked(
        "plunder/launch.yaml", "tokens on the Coffers may be spent again", 0
    ),
    Kind("landscape + pile", "one or none"): Asked(
        "adventures/training.yaml", "the token goes on an Action pile, an empty one as well", 0
    ),
    Kind("landscape + pile", "one or none, for another player"): Asked(
        "alchemy/possession.yaml", "an extra turn that the possessed player earns is that player's own", 3
    ),
    Kind("mode", "as many"): Asked(
        "cornucopia/trusty_steed.yaml", "two different options, chosen before anything happens", 1
    ),
    Kind("mode", "as many, for another player"): Asked(
        "intrigue/courtier.yaml", "under Possession the Gold goes to the deciding player, the bonuses to the turn", 3
    ),
    Kind("mode", "one"): Asked("prosperity/crystal_ball.yaml", "the card may stay on the deck", 1),
    Kind("mode", "one or none"): Asked("rules/debt.yaml", "Treasures and Coffers before", 1),
    Kind("mode", "one, for another player"): Asked(
        "plunder/cabin_boy.yaml", "a possessed player's Cabin Boy comes back, and the other player has the Duration", 0
    ),
    Kind("mode", "some"): Asked("allies/elder.yaml", "Courtier with one type chooses two in all", 2),
    Kind("mode + pile", "one or none"): Asked("rules/coffers.yaml", "not after the first purchase", 0),
    Kind("name", "one"): Asked(
        "interactions/prices.yaml", "with Contraband in the game what costs too much is still not offered", 1
    ),
    Kind("number", "one"): Asked("prosperity/counting_house.yaml", "some of the Coppers are taken", 1),
    Kind("number", "one, for another player"): Asked(
        "rules/coffers.yaml", "the tokens of the possessed player are that player's", 2
    ),
    Kind("pile", "one"): Asked("adventures/training.yaml", "the token goes on an Action pile, an empty one as well", 1),
    Kind("pile", "one or none"): Asked(
        "adventures/training.yaml", "a card that somebody else plays on one's turn brings nothing", 0
    ),
    Kind("pile", "one or none, for another player"): Asked(
        "allies/territory.yaml", "who gains it under Possession gains the Golds", 0
    ),
    Kind("pile", "one, for another player"): Asked(
        "plunder/enlarge.yaml", "a possessed player's card comes back, and the other player has the gained one", 0
    ),
    Kind("seat", "one"): Asked(
        "cornucopia/jester.yaml", "for a Victory card a Curse, for any other card a copy for whom you choose", 1
    ),
    Kind("seat", "one, for another player"): Asked(
        "alchemy/possession.yaml",
        "a copy from a possessed Jester goes to the deciding player, whichever of the two is chosen",
        3,
    ),
}
