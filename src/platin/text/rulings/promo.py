"""Rulings for the promotional cards, and for what the Black Market deck brings into the game."""

from typing import Final

from platin.text.rulings.ruling import Ruling
from platin.text.rulings.source import Source

RULINGS: Final[tuple[Ruling, ...]] = (
    Ruling(
        "black_market.set-up",
        "black_market",
        Source("promo_1e", "setup"),
        "The Black Market deck holds one copy each of kingdom cards that are not used otherwise; it is "
        "shuffled and lies face down.",
        "Der Schwarzmarktstapel besteht aus je einer Karte von sonst nicht benutzten Königreichkarten; "
        "er wird gemischt und liegt verdeckt.",
    ),
    Ruling(
        "black_market.not-supply",
        "black_market",
        Source("promo_1e"),
        "The deck is no part of the Supply: its cards cannot be gained, bought in the Buy phase or "
        "returned to it, and emptying it does not bring the end nearer.",
        "Der Stapel gehört nicht zum Vorrat: Seine Karten können nicht genommen, in der Kaufphase "
        "gekauft oder zurückgelegt werden, und ist er leer, zählt das nicht für das Spielende.",
    ),
    Ruling(
        "black_market.optional",
        "black_market",
        Source("promo_1e"),
        "You need not buy any of the revealed cards.",
        "Du musst keine der aufgedeckten Karten kaufen.",
    ),
    Ruling(
        "black_market.rest-under",
        "black_market",
        Source("promo_1e"),
        "What is not bought goes under the deck in an order you choose.",
        "Was nicht gekauft wird, kommt in einer Reihenfolge deiner Wahl unter den Stapel.",
    ),
    Ruling(
        "black_market.few-cards",
        "black_market",
        Source("promo_1e"),
        "If fewer than three cards are left in the deck, those are revealed.",
        "Sind weniger als drei Karten im Stapel, werden diese aufgedeckt.",
    ),
    Ruling(
        "black_market.empty-deck",
        "black_market",
        Source("promo_1e"),
        "With an empty deck it brings only +2 coins.",
        "Ist der Stapel leer, bringt er nur +2 Geld.",
    ),
    Ruling(
        "black_market.treasures",
        "black_market",
        Source("promo_1e"),
        "Once the cards are revealed, you may play Treasures from your hand to pay for one of them, "
        "though it is the Action phase.",
        "Sind die Karten aufgedeckt, darfst du Geldkarten von der Hand spielen, um eine davon zu "
        "bezahlen, obwohl es die Aktionsphase ist.",
    ),
    Ruling(
        "black_market.money-left",
        "black_market",
        Source("promo_1e"),
        "You may play more Treasures than needed, and even if you then buy nothing; coins left over "
        "remain for the Buy phase.",
        "Du darfst mehr Geldkarten spielen als nötig, auch wenn du dann nichts kaufst; übriges Geld "
        "bleibt für die Kaufphase.",
    ),
    Ruling(
        "black_market.no-buy-used",
        "black_market",
        Source("promo_1e"),
        "Buying here uses up no Buy: in the Buy phase you still have all of yours.",
        "Der Kauf hier verbraucht keinen Kauf: In der Kaufphase hast du noch alle.",
    ),
    Ruling(
        "black_market.treasures-later",
        "black_market",
        Source("promo_1e"),
        "It is no purchase of the Buy phase: there you may still play Treasures.",
        "Es ist kein Kauf der Kaufphase: Dort darfst du weiterhin Geldkarten spielen.",
    ),
    Ruling(
        "black_market.payable",
        "black_market",
        Source("promo_1e"),
        "You can only buy what you can pay for now, a Potion in the cost included, and what nothing "
        "forbids you to buy.",
        "Kaufen kannst du nur, was du jetzt bezahlen kannst, einen Trank in den Kosten eingeschlossen, "
        "und was dir nichts zu kaufen verbietet.",
    ),
    Ruling(
        "black_market.bought",
        "black_market",
        Source("promo_1e"),
        "The card counts as bought, for Goons and Hoard for instance.",
        "Die Karte gilt als gekauft, etwa für Halsabschneider und Hort.",
    ),
    Ruling(
        "black_market.treasures-anyway",
        "black_market@2",
        Source("promo_later"),
        "Later print: Treasures may be played even if the deck is empty.",
        "Späterer Druck: Geldkarten dürfen auch gespielt werden, wenn der Stapel leer ist.",
    ),
    Ruling(
        "peddler.black-market",
        "peddler",
        Source("prosperity_1e", examples=("A13",)),
        "Bought through the Black Market, a Peddler costs 8, because that is no Buy phase.",
        "Über den Schwarzmarkt gekauft, kostet ein Hausierer 8, denn das ist keine Kaufphase.",
    ),
    Ruling(
        "trade_route.black-market",
        "trade_route",
        Source("prosperity_1e"),
        "Tokens are put on the Victory piles also if the Trade Route is only in the Black Market deck; "
        "Victory cards of that deck move none.",
        "Marker liegen auch dann auf den Punktekarten-Stapeln, wenn die Handelsroute nur im "
        "Schwarzmarktstapel ist; Punktekarten aus diesem Stapel bewegen keinen.",
    ),
    Ruling(
        "young_witch.black-market",
        "young_witch",
        Source("cornucopia_1e"),
        "The Bane pile is needed also if the Young Witch is only in the Black Market deck.",
        "Den Bannstapel braucht es auch, wenn die Junge Hexe nur im Schwarzmarktstapel ist.",
    ),
    Ruling(
        "tournament.black-market",
        "tournament",
        Source("cornucopia_1e"),
        "The Prizes are laid out also if the Tournament is only in the Black Market deck.",
        "Die Preise liegen auch bereit, wenn das Turnier nur im Schwarzmarktstapel ist.",
    ),
    Ruling(
        "potion.black-market",
        "potion",
        Source("alchemy_1e", "setup"),
        "The Potions are laid out also if a card with a Potion in its cost is only in the Black Market deck.",
        "Die Tränke liegen auch bereit, wenn eine Karte mit Trank in den Kosten nur im Schwarzmarktstapel ist.",
    ),
)
