"""Words of the Spoils and the cards that bring them."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "bandit_camp",
        en=English("Bandit Camp", "Bandit Camps"),
        de=German("Banditenlager", "Banditenlager", "n"),
        picture="campfire",
        text=Both(
            "+1 Card\n+2 Actions\nGain a Spoils from its pile.",
            "+1 Karte\n+2 Aktionen\nNimm eine Beute von ihrem Stapel.",
        ),
        rulings=(
            Ruling(
                "draw-first",
                Source("dark_ages_1e"),
                "You draw before you gain the Spoils.",
                "Du ziehst, bevor du die Beute nimmst.",
            ),
            Ruling(
                "no-spoils-left",
                Source("dark_ages_1e"),
                "With no Spoils left you gain none.",
                "Gibt es keine Beute mehr, nimmst du keine.",
            ),
            Ruling(
                "a-gain",
                Source("dark_ages_1e"),
                "The Spoils is gained: a Watchtower may see to it.",
                "Die Beute wird genommen: Ein Wachturm darf sich um sie kümmern.",
            ),
        ),
    ),
    Words(
        "pillage",
        en=English("Pillage", "Pillages"),
        de=German("Raubzug", "Raubzüge", "m"),
        picture="arson",
        text=Both(
            "Trash this.\n"
            "All others with five or more cards in hand show their hands and discard a card of them that you pick.\n"
            "Gain two Spoils from their pile.",
            "Entsorge diese Karte.\n"
            "Alle anderen mit fünf oder mehr Handkarten zeigen sie vor und legen eine davon ab, die du aussuchst.\n"
            "Nimm zwei Beuten von ihrem Stapel.",
        ),
        later={
            2: Both(
                "Trash this. If you did, gain two Spoils from their pile, and then all others with five or more "
                "cards in hand show their hands and discard a card of them that you pick.",
                "Entsorge diese Karte. Hast du das getan, nimm zwei Beuten von ihrem Stapel; danach zeigen alle "
                "anderen mit fünf oder mehr Handkarten sie vor und legen eine davon ab, die du aussuchst.",
            ),
        },
        asks={
            "discard": Ask(
                "Which card has to be discarded?",
                "Welche Karte muss abgelegt werden?",
            ),
        },
        rulings=(
            Ruling(
                "five-or-more",
                Source("dark_ages_1e"),
                "Only players with five or more cards in hand reveal it and discard; in turn order, and you choose.",
                "Nur wer fünf oder mehr Handkarten hat, zeigt sie vor und legt ab; reihum, und du suchst aus.",
            ),
            Ruling(
                "spoils-few",
                Source("dark_ages_1e"),
                "With fewer than two Spoils left you gain what there is.",
                "Gibt es weniger als zwei Beuten, nimmst du, was da ist.",
            ),
            Ruling(
                "all-the-same",
                Source("dark_ages_1e"),
                "The attack and the Spoils follow even if it could not be trashed, because it is played for the "
                "second time.",
                "Angriff und Beute folgen auch dann, wenn er nicht entsorgt werden konnte, weil er zum zweiten Mal "
                "gespielt wird.",
            ),
            Ruling(
                "if-trashed",
                Source("dark_ages_later"),
                "Later print: only if it was trashed anything else happens.",
                "Späterer Druck: Nur wenn er entsorgt wurde, geschieht das Übrige.",
                edition=2,
            ),
            Ruling(
                "spoils-first",
                Source("dark_ages_later"),
                "Later print: you gain the Spoils before the others discard.",
                "Späterer Druck: Du nimmst die Beute, bevor die anderen ablegen.",
                edition=2,
            ),
        ),
    ),
    Words(
        "spoils",
        en=English("Spoils", "Spoils"),
        de=German("Beute", "Beuten", "f"),
        picture="knapsack",
        text=Both(
            "Worth 3 coins\nOn playing this, return it to its pile.\n—\nIt is not in the Supply.",
            "Wert: 3 Geld\nSpielst du diese Karte, lege sie auf ihren Stapel zurück.\n—\nSie liegt nicht im Vorrat.",
        ),
        rulings=(
            Ruling(
                "returned",
                Source("dark_ages_1e"),
                "Played, it gives 3 coins and returns to its pile.",
                "Gespielt gibt sie 3 Geld und geht auf ihren Stapel zurück.",
            ),
            Ruling(
                "not-in-the-supply",
                Source("dark_ages_1e"),
                "The 15 Spoils lie beside the Supply: they are not bought, only the cards that name them bring "
                "them, and their empty pile does not count.",
                "Die 15 Beuten liegen neben dem Vorrat: Man kauft sie nicht, nur Karten, die sie nennen, bringen "
                "sie, und ihr leerer Stapel zählt nicht.",
            ),
            Ruling(
                "twice",
                Source("dark_ages_1e"),
                "Played twice, it gives its coins twice, but returns only once.",
                "Zweimal gespielt gibt sie zweimal Geld, geht aber nur einmal zurück.",
            ),
            Ruling(
                "not-returned-otherwise",
                Source("dark_ages_1e"),
                "An Ambassador cannot return it: it does not belong to the Supply.",
                "Ein Botschafter kann sie nicht zurücklegen: Sie gehört nicht zum Vorrat.",
            ),
            Ruling(
                "need-not-be-played",
                Source("dark_ages_1e"),
                "You may keep it in hand.",
                "Man darf sie auf der Hand behalten.",
            ),
        ),
    ),
)
