"""Words of the Attacks of Intrigue."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "minion",
        en=English("Minion", "Minions"),
        de=German("Lakai", "Lakaien", "m"),
        picture="minions",
        text=Both(
            "+1 Action\n"
            "Pick one:\n"
            "+2 Coins\n"
            "Discard your whole hand and draw four cards; so do all other players who hold at least five.",
            "+1 Aktion\n"
            "Suche dir eins aus:\n"
            "+2 Geld\n"
            "Lege alle Handkarten ab und ziehe vier; das tun auch alle anderen, die mindestens fünf Handkarten haben.",
        ),
        asks={
            "choose": Ask(
                "Coins, or new hands?",
                "Geld oder neue Handkarten?",
                options={
                    "coins": Both("+2 Coins", "+2 Geld"),
                    "hand": Both(
                        "Discard your whole hand and draw 4 cards",
                        "Alle Handkarten ablegen und 4 Karten ziehen",
                    ),
                },
            ),
        },
        rulings=(
            Ruling(
                "reactions-first",
                Source("intrigue_1e"),
                "The others react before you choose.",
                "Die anderen reagieren, bevor du wählst.",
            ),
            Ruling(
                "anybody-reacts",
                Source("intrigue_1e"),
                "Players it would not touch may react too.",
                "Auch Spieler, die er nicht träfe, dürfen reagieren.",
            ),
            Ruling(
                "unaffected",
                Source("intrigue_1e"),
                "Whoever is unaffected neither discards nor draws.",
                "Wer nicht betroffen ist, legt weder ab noch zieht er.",
            ),
            Ruling(
                "five-cards",
                Source("intrigue_1e"),
                "Only players with at least five cards in hand get a new hand.",
                "Nur wer mindestens fünf Handkarten hat, bekommt eine neue Hand.",
            ),
        ),
    ),
    Words(
        "replace",
        en=English("Replace", "Replaces"),
        de=German("Austausch", "Austausche", "m"),
        picture="cycle",
        text=Both(
            "Trash a card from your hand.\n"
            "Gain a card that costs at most 2 more.\n"
            "If that is an Action or a Treasure, it goes on top of your deck.\n"
            "If it is a Victory card, all other players gain one Curse each.",
            "Entsorge eine Handkarte.\n"
            "Nimm eine Karte, die höchstens 2 mehr kostet.\n"
            "Ist das eine Aktions- oder Geldkarte, kommt sie oben auf deinen Nachziehstapel.\n"
            "Ist es eine Punktekarte, nehmen alle anderen je einen Fluch.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 2 more than the trashed one.",
                "Nimm eine Karte, die höchstens 2 mehr kostet als die entsorgte.",
            ),
            "trash": Ask("Trash a card from your hand.", "Entsorge eine Handkarte."),
        },
        rulings=(
            Ruling(
                "both",
                Source("intrigue_2e"),
                "An Action or Treasure that is also a Victory card goes onto the deck and makes the others gain "
                "Curses.",
                "Eine Aktions- oder Geldkarte, die auch Punktekarte ist, kommt auf den Nachziehstapel und bringt den "
                "anderen Flüche.",
            ),
            Ruling(
                "discard-pile-first",
                Source("intrigue_2e"),
                "The gained card first goes to the discard pile; if something moves it on from there, it does not go "
                "onto the deck.",
                "Die genommene Karte kommt erst auf den Ablagestapel; bewegt sie von dort etwas weiter, kommt sie "
                "nicht auf den Nachziehstapel.",
            ),
            Ruling(
                "reactions",
                Source("intrigue_2e"),
                "The others react when it is played, before you trash anything.",
                "Die anderen reagieren, wenn er gespielt wird, bevor du etwas entsorgst.",
            ),
            Ruling(
                "possession",
                Source("from_author", "ironworks"),
                "In a possessed turn the other player gains the card: it does not go onto a deck and brings no Curses.",
                "In einem besessenen Zug nimmt die Karte der andere Spieler: Sie kommt auf keinen Nachziehstapel und "
                "bringt keine Flüche.",
            ),
        ),
    ),
    Words(
        "saboteur",
        en=English("Saboteur", "Saboteurs"),
        de=German("Saboteur", "Saboteure", "m"),
        picture="unlit-bomb",
        text=Both(
            "All other players, one after another, reveal cards from their decks until one costs 3 or more.\n"
            "They trash that card and may gain another that costs at least 2 less.\n"
            "They discard everything else they revealed.",
            "Alle anderen decken der Reihe nach ihren Nachziehstapel auf, bis eine Karte 3 oder mehr kostet.\n"
            "Diese entsorgen sie und dürfen dafür eine nehmen, die mindestens 2 weniger kostet.\n"
            "Alles andere Aufgedeckte legen sie ab.",
        ),
        asks={
            "gain": Ask(
                "You may gain a card costing at least 2 less than the trashed one.",
                "Du darfst eine Karte nehmen, die mindestens 2 weniger kostet als die entsorgte.",
            ),
        },
        rulings=(
            Ruling(
                "current-costs",
                Source("intrigue_1e"),
                "What the cards cost at that moment counts, with all reductions.",
                "Es zählt, was die Karten in diesem Moment kosten, mit allen Verbilligungen.",
            ),
            Ruling(
                "shuffle",
                Source("intrigue_1e"),
                "If the deck runs out, the discard pile is shuffled without the cards already revealed.",
                "Geht der Nachziehstapel aus, wird der Ablagestapel ohne die schon aufgedeckten Karten gemischt.",
            ),
            Ruling(
                "none-found",
                Source("intrigue_1e"),
                "Whoever finds no card that costs 3 or more discards everything revealed and gains nothing.",
                "Wer keine Karte findet, die mindestens 3 kostet, legt alles Aufgedeckte ab und nimmt nichts.",
            ),
            Ruling(
                "victim-decides",
                Source("intrigue_1e"),
                "The player hit decides whether to gain a card, and which.",
                "Der Betroffene entscheidet, ob er eine Karte nimmt und welche.",
            ),
            Ruling(
                "possession",
                Source("alchemy_1e", "possession", examples=("B14",)),
                "Cards of other players that it trashes in a possessed turn stay in the trash.",
                "Karten anderer Spieler, die er in einem besessenen Zug entsorgt, bleiben im Müll.",
            ),
        ),
    ),
    Words(
        "swindler",
        en=English("Swindler", "Swindlers"),
        de=German("Trickser", "Trickser", "m"),
        picture="rolling-dice-cup",
        text=Both(
            "+2 Coins\n"
            "All other players, one after another, trash the topmost card of their decks.\n"
            "Each gains a card of exactly the same cost; which one is up to you.",
            "+2 Geld\n"
            "Alle anderen entsorgen der Reihe nach die oberste Karte ihres Nachziehstapels.\n"
            "Dafür nehmen sie eine Karte mit genau gleichen Kosten; welche, bestimmst du.",
        ),
        asks={
            "gain": Ask(
                "Which card does this player gain for the trashed one?",
                "Welche Karte nimmt dieser Spieler für die entsorgte?",
            ),
        },
        rulings=(
            Ruling(
                "has-to-give",
                Source("intrigue_1e"),
                "You have to choose a card of that cost if there is one; empty piles and the trash do not count.",
                "Du musst eine Karte mit diesen Kosten wählen, wenn es eine gibt; leere Stapel und der Müll zählen "
                "nicht.",
            ),
            Ruling(
                "same-card",
                Source("intrigue_1e"),
                "You may hand out the same card that was trashed.",
                "Du darfst dieselbe Karte geben, die entsorgt wurde.",
            ),
            Ruling(
                "none-at-that-cost",
                Source("intrigue_1e"),
                "If no card of that cost is left, the card is only trashed.",
                "Gibt es keine Karte mit diesen Kosten, wird nur entsorgt.",
            ),
            Ruling(
                "no-cards",
                Source("intrigue_1e"),
                "A player without any cards in deck and discard pile is skipped.",
                "Wer weder im Nachzieh- noch im Ablagestapel Karten hat, wird übersprungen.",
            ),
            Ruling(
                "curse-for-copper",
                Source("intrigue_1e"),
                "For a Copper you may hand out a Curse.",
                "Für ein Kupfer darfst du einen Fluch geben.",
            ),
            Ruling(
                "whole-cost",
                Source("intrigue_1e"),
                "The whole cost has to be the same, also the Potion in it.",
                "Die ganzen Kosten müssen gleich sein, auch der Trank darin.",
            ),
            Ruling(
                "possession",
                Source("alchemy_1e", "possession", examples=("B14",)),
                "Cards of other players that it trashes in a possessed turn stay in the trash.",
                "Karten anderer Spieler, die er in einem besessenen Zug entsorgt, bleiben im Müll.",
            ),
        ),
    ),
    Words(
        "torturer",
        en=English("Torturer", "Torturers"),
        de=German("Kerkermeister", "Kerkermeister", "m"),
        picture="manacles",
        text=Both(
            "+3 Cards\n"
            "All other players, one after another, decide: either they discard two cards or they gain a Curse into "
            "the hand.",
            "+3 Karten\n"
            "Alle anderen entscheiden der Reihe nach: Entweder legen sie zwei Handkarten ab, oder sie nehmen einen "
            "Fluch auf die Hand.",
        ),
        asks={
            "choose": Ask(
                "What do you choose?",
                "Wofür entscheidest du dich?",
                options={
                    "curse": Both("Gain a Curse into your hand", "Einen Fluch auf die Hand nehmen"),
                    "discard": Both("Discard 2 cards", "2 Karten ablegen"),
                },
            ),
            "discard": Ask("Discard 2 cards.", "Lege 2 Handkarten ab."),
        },
        rulings=(
            Ruling(
                "no-curses",
                Source("intrigue_1e"),
                "A Curse may be chosen even if none is left.",
                "Ein Fluch darf gewählt werden, auch wenn keiner mehr da ist.",
            ),
            Ruling(
                "too-few-cards",
                Source("intrigue_1e"),
                "Discarding may be chosen with one card in hand or none; then what is there is discarded.",
                "Das Ablegen darf auch mit einer oder keiner Handkarte gewählt werden; dann wird abgelegt, was da ist.",
            ),
            Ruling(
                "into-hand",
                Source("intrigue_1e"),
                "The Curse goes straight to the hand.",
                "Der Fluch kommt direkt auf die Hand.",
            ),
        ),
    ),
)
