"""Words of the cards of Intrigue that let you choose among printed options."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "courtier",
        en=English("Courtier", "Courtiers"),
        de=German("Höflinge", "Höflinge", "pl"),
        picture="handheld-fan",
        text=Both(
            "Show a card from your hand.\n"
            "For each type on its bottom line pick a different one of these, then carry them out in this order:\n"
            "+1 Action\n"
            "+1 Buy\n"
            "+3 Coins\n"
            "Gain a Gold.",
            "Zeige eine Handkarte.\n"
            "Suche dir für jeden Kartentyp in ihrer untersten Zeile etwas anderes aus, dann führe alles in dieser "
            "Reihenfolge aus:\n"
            "+1 Aktion\n"
            "+1 Kauf\n"
            "+3 Geld\n"
            "Nimm ein Gold.",
        ),
        asks={
            "choose": Ask(
                "Choose a different bonus for each type of the revealed card.",
                "Wähle für jeden Kartentyp der gezeigten Karte einen anderen Bonus.",
                options={
                    "action": Both("+1 Action", "+1 Aktion"),
                    "buy": Both("+1 Buy", "+1 Kauf"),
                    "coins": Both("+3 Coins", "+3 Geld"),
                    "gold": Both("Gain a Gold", "Ein Gold nehmen"),
                },
            ),
            "reveal": Ask(
                "Reveal a card from your hand. You choose as many bonuses as it has types.",
                "Zeige eine Handkarte. Du wählst so viele Boni, wie sie Kartentypen hat.",
            ),
        },
        rulings=(
            Ruling(
                "types",
                Source("intrigue_2e"),
                "All types count, the words on the bottom line: an Action that is also an Attack and a Duration "
                "brings three choices.",
                "Alle Kartentypen zählen, die Wörter in der untersten Zeile: Eine Aktionskarte, die auch Angriff und "
                "Dauerkarte ist, bringt drei Wahlen.",
            ),
            Ruling(
                "different",
                Source("intrigue_2e"),
                "The same bonus cannot be chosen twice.",
                "Denselben Bonus kann man nicht zweimal wählen.",
            ),
            Ruling(
                "choose-first",
                Source("intrigue_2e"),
                "You choose all bonuses first; then they come in the order of the card.",
                "Du wählst erst alle Boni; dann kommen sie in der Reihenfolge der Karte.",
            ),
            Ruling(
                "no-card",
                Source("intrigue_2e"),
                "Without a card to reveal you get nothing.",
                "Ohne eine Karte zum Zeigen bekommst du nichts.",
            ),
        ),
    ),
    Words(
        "pawn",
        en=English("Pawn", "Pawns"),
        de=German("Handlanger", "Handlanger", "m"),
        picture="chess-pawn",
        text=Both(
            "Pick two different ones:\n+1 Card\n+1 Action\n+1 Buy\n+1 Coin",
            "Suche dir zwei verschiedene aus:\n+1 Karte\n+1 Aktion\n+1 Kauf\n+1 Geld",
        ),
        asks={
            "choose": Ask(
                "Choose two.",
                "Wähle zwei.",
                options={
                    "action": Both("+1 Action", "+1 Aktion"),
                    "buy": Both("+1 Buy", "+1 Kauf"),
                    "card": Both("+1 Card", "+1 Karte"),
                    "coin": Both("+1 Coin", "+1 Geld"),
                },
            ),
        },
        rulings=(
            Ruling(
                "choose-first",
                Source("intrigue_1e"),
                "Both bonuses are chosen before you get either.",
                "Beide Boni werden gewählt, bevor du einen bekommst.",
            ),
            Ruling(
                "different",
                Source("intrigue_1e"),
                "The two must be different.",
                "Die beiden müssen verschieden sein.",
            ),
        ),
    ),
    Words(
        "steward",
        en=English("Steward", "Stewards"),
        de=German("Verwalter", "Verwalter", "m"),
        picture="house-keys",
        text=Both(
            "Pick one:\n+2 Cards\n+2 Coins\nTrash two cards from your hand.",
            "Suche dir eins aus:\n+2 Karten\n+2 Geld\nEntsorge zwei Handkarten.",
        ),
        asks={
            "choose": Ask(
                "Choose one.",
                "Wähle eins.",
                options={
                    "cards": Both("+2 Cards", "+2 Karten"),
                    "coins": Both("+2 Coins", "+2 Geld"),
                    "trash": Both("Trash 2 cards from your hand", "2 Handkarten entsorgen"),
                },
            ),
            "trash": Ask("Trash 2 cards from your hand.", "Entsorge 2 Handkarten."),
        },
        rulings=(
            Ruling(
                "exactly-two",
                Source("intrigue_1e"),
                "Whoever chooses trashing with two or more cards in hand has to trash exactly two.",
                "Wer das Entsorgen wählt und zwei oder mehr Handkarten hat, muss genau zwei entsorgen.",
            ),
            Ruling(
                "single-card",
                Source("intrigue_1e"),
                "With a single card in hand that one is trashed.",
                "Mit einer einzigen Handkarte wird diese entsorgt.",
            ),
            Ruling(
                "impossible",
                Source("intrigue_1e"),
                "Trashing may be chosen even without cards in hand.",
                "Das Entsorgen darf auch ohne Handkarten gewählt werden.",
            ),
        ),
    ),
)
