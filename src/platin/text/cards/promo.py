"""Words of the promotional cards."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "black_market",
        en=English("Black Market", "Black Markets"),
        de=German("Schwarzmarkt", "Schwarzmärkte", "m"),
        text=Both(
            "+2 Coins\n"
            "Turn over the three topmost cards of the Black Market deck.\n"
            "If you wish, buy one of them on the spot.\n"
            "The cards you do not buy go under that deck in whatever order you like.\n"
            "—\n"
            "Before the game, a Black Market deck is put together from kingdom cards that are not in the Supply, one "
            "of each.",
            "+2 Geld\n"
            "Drehe die drei obersten Karten des Schwarzmarktstapels um.\n"
            "Wenn du willst, kaufe sofort eine davon.\n"
            "Was du nicht kaufst, kommt in einer Reihenfolge deiner Wahl unter den Stapel.\n"
            "—\n"
            "Vor dem Spiel wird aus Königreichkarten, die nicht im Vorrat sind, ein Schwarzmarktstapel gebildet, von "
            "jeder Karte eine.",
        ),
        later={
            2: Both(
                "+2 Coins\n"
                "Turn over the three topmost cards of the Black Market deck.\n"
                "Play as many Treasures from your hand as you like.\n"
                "If you wish, buy one of the revealed cards.\n"
                "The others go under that deck in whatever order you like.\n"
                "—\n"
                "Before the game, a Black Market deck is put together from different unused kingdom cards.",
                "+2 Geld\n"
                "Drehe die drei obersten Karten des Schwarzmarktstapels um.\n"
                "Spiele beliebig viele Geldkarten von deiner Hand.\n"
                "Wenn du willst, kaufe eine der aufgedeckten Karten.\n"
                "Die übrigen kommen in einer Reihenfolge deiner Wahl unter den Stapel.\n"
                "—\n"
                "Vor dem Spiel wird aus verschiedenen unbenutzten Königreichkarten ein Schwarzmarktstapel gebildet.",
            ),
        },
        asks={
            "buy": Ask(
                "You may buy one of the revealed cards you can pay for.",
                "Du darfst eine der aufgedeckten Karten kaufen, die du bezahlen kannst.",
            ),
            "order": Ask(
                "Put the cards under the Black Market deck. The last one lies at the bottom.",
                "Lege die Karten unter den Schwarzmarktstapel. Die letzte liegt ganz unten.",
            ),
            "treasure": Ask(
                "You may play another Treasure before you buy.",
                "Du darfst noch eine Geldkarte spielen, bevor du kaufst.",
            ),
        },
        rulings=(
            Ruling(
                "set-up",
                Source("promo_1e", "setup"),
                "The Black Market deck holds one copy each of kingdom cards that are not used otherwise; it is "
                "shuffled and lies face down.",
                "Der Schwarzmarktstapel besteht aus je einer Karte von sonst nicht benutzten Königreichkarten; er "
                "wird gemischt und liegt verdeckt.",
            ),
            Ruling(
                "not-supply",
                Source("promo_1e"),
                "The deck is no part of the Supply: its cards cannot be gained, bought in the Buy phase or returned "
                "to it, and emptying it does not bring the end nearer.",
                "Der Stapel gehört nicht zum Vorrat: Seine Karten können nicht genommen, in der Kaufphase gekauft "
                "oder zurückgelegt werden, und ist er leer, zählt das nicht für das Spielende.",
            ),
            Ruling(
                "optional",
                Source("promo_1e"),
                "You need not buy any of the revealed cards.",
                "Du musst keine der aufgedeckten Karten kaufen.",
            ),
            Ruling(
                "rest-under",
                Source("promo_1e"),
                "What is not bought goes under the deck in an order you choose.",
                "Was nicht gekauft wird, kommt in einer Reihenfolge deiner Wahl unter den Stapel.",
            ),
            Ruling(
                "few-cards",
                Source("promo_1e"),
                "If fewer than three cards are left in the deck, those are revealed.",
                "Sind weniger als drei Karten im Stapel, werden diese aufgedeckt.",
            ),
            Ruling(
                "empty-deck",
                Source("promo_1e"),
                "With an empty deck it brings only +2 coins.",
                "Ist der Stapel leer, bringt er nur +2 Geld.",
            ),
            Ruling(
                "treasures",
                Source("promo_1e"),
                "Once the cards are revealed, you may play Treasures from your hand to pay for one of them, though it "
                "is the Action phase.",
                "Sind die Karten aufgedeckt, darfst du Geldkarten von der Hand spielen, um eine davon zu bezahlen, "
                "obwohl es die Aktionsphase ist.",
            ),
            Ruling(
                "money-left",
                Source("promo_1e"),
                "You may play more Treasures than needed, and even if you then buy nothing; coins left over remain "
                "for the Buy phase.",
                "Du darfst mehr Geldkarten spielen als nötig, auch wenn du dann nichts kaufst; übriges Geld bleibt "
                "für die Kaufphase.",
            ),
            Ruling(
                "no-buy-used",
                Source("promo_1e"),
                "Buying here uses up no Buy: in the Buy phase you still have all of yours.",
                "Der Kauf hier verbraucht keinen Kauf: In der Kaufphase hast du noch alle.",
            ),
            Ruling(
                "treasures-later",
                Source("promo_1e"),
                "It is no purchase of the Buy phase: there you may still play Treasures.",
                "Es ist kein Kauf der Kaufphase: Dort darfst du weiterhin Geldkarten spielen.",
            ),
            Ruling(
                "payable",
                Source("promo_1e"),
                "You can only buy what you can pay for now, a Potion in the cost included, and what nothing forbids "
                "you to buy.",
                "Kaufen kannst du nur, was du jetzt bezahlen kannst, einen Trank in den Kosten eingeschlossen, und "
                "was dir nichts zu kaufen verbietet.",
            ),
            Ruling(
                "bought",
                Source("promo_1e"),
                "The card counts as bought, for Goons and Hoard for instance.",
                "Die Karte gilt als gekauft, etwa für Halsabschneider und Hort.",
            ),
            Ruling(
                "treasures-anyway",
                Source("promo_later"),
                "Later print: Treasures may be played even if the deck is empty.",
                "Späterer Druck: Geldkarten dürfen auch gespielt werden, wenn der Stapel leer ist.",
                edition=2,
            ),
        ),
    ),
)
