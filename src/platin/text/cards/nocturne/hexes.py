"""Words of the Hexes of Nocturne."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "bad_omens",
        en=English("Bad Omens", "Bad Omens"),
        de=German("Schlechtes Omen", "Schlechte Omen", "n"),
        picture="crow-dive",
        text=Both(
            "Your deck goes into your discard pile.\n"
            "Then 2 Coppers from there become your deck. If there are fewer, show your discard pile.",
            "Dein Nachziehstapel kommt auf deinen Ablagestapel.\n"
            "Dann werden 2 Kupfer von dort dein Nachziehstapel. Sind es weniger, zeige deinen Ablagestapel vor.",
        ),
        rulings=(
            Ruling(
                "two-coppers",
                Source("nocturne_1e"),
                "All of the deck goes to the discard pile, and two Coppers come back as the whole deck.",
                "Der ganze Nachziehstapel kommt auf den Ablagestapel, und zwei Kupfer kommen als einziger "
                "Nachziehstapel zurück.",
            ),
            Ruling(
                "fewer-coppers",
                Source("nocturne_1e"),
                "Who has fewer than two Coppers there shows that, and puts back what there is.",
                "Wer dort weniger als zwei Kupfer hat, zeigt das vor und legt zurück, was da ist.",
            ),
            Ruling(
                "no-discarding",
                Source("nocturne_1e"),
                "This is no discarding: nothing that happens on discarding happens.",
                "Das ist kein Ablegen: Nichts geschieht, was beim Ablegen geschieht.",
            ),
        ),
    ),
    Words(
        "delusion",
        en=English("Delusion", "Delusions"),
        de=German("Täuschung", "Täuschungen", "f"),
        picture="divided-spiral",
        text=Both(
            "If you are neither Deluded nor Envious, take Deluded.",
            "Bist du weder getäuscht noch neidisch, nimm Getäuscht.",
        ),
        rulings=(
            Ruling(
                "one-of-the-two",
                Source("nocturne_1e"),
                "Who has Deluded or Envious already takes nothing.",
                "Wer Getäuscht oder Neidisch schon hat, nimmt nichts.",
            ),
        ),
    ),
    Words(
        "envy",
        en=English("Envy", "Envies"),
        de=German("Neid", "Neid", "m"),
        picture="heartburn",
        text=Both(
            "If you are neither Deluded nor Envious, take Envious.",
            "Bist du weder getäuscht noch neidisch, nimm Neidisch.",
        ),
        rulings=(
            Ruling(
                "one-of-the-two",
                Source("nocturne_1e"),
                "Who has Deluded or Envious already takes nothing.",
                "Wer Getäuscht oder Neidisch schon hat, nimmt nichts.",
            ),
        ),
    ),
    Words(
        "famine",
        en=English("Famine", "Famines"),
        de=German("Hungersnot", "Hungersnöte", "f"),
        picture="fishbone",
        text=Both(
            "Reveal the topmost 3 cards of your deck.\n"
            "Discard the Actions among them.\n"
            "The others are shuffled into your deck.",
            "Decke die obersten 3 Karten deines Nachziehstapels auf.\n"
            "Lege die Aktionskarten darunter ab.\n"
            "Die übrigen werden in deinen Nachziehstapel gemischt.",
        ),
        rulings=(
            Ruling(
                "rest-is-shuffled",
                Source("nocturne_1e"),
                "Actions are discarded; the others go into the deck, which is shuffled.",
                "Aktionskarten werden abgelegt; die übrigen kommen in den Nachziehstapel, der gemischt wird.",
            ),
        ),
    ),
    Words(
        "fear",
        en=English("Fear", "Fears"),
        de=German("Furcht", "Furcht", "f"),
        picture="terror",
        text=Both(
            "If you hold 5 cards or more, discard an Action or a Treasure. If you hold none, show your hand.",
            "Hast du 5 oder mehr Handkarten, lege eine Aktions- oder Geldkarte ab. Hast du keine, zeige deine Hand "
            "vor.",
        ),
        asks={
            "discard": Ask(
                "Discard an Action or a Treasure.",
                "Lege eine Aktions- oder Geldkarte ab.",
            ),
        },
        rulings=(
            Ruling(
                "your-choice",
                Source("nocturne_1e"),
                "Which of the Actions and Treasures goes is up to who holds them; one must go.",
                "Welche der Aktions- und Geldkarten geht, entscheidet, wer sie hält; eine muss gehen.",
            ),
            Ruling(
                "hand-is-shown",
                Source("nocturne_1e"),
                "Who holds five cards and none of these shows the hand.",
                "Wer fünf Karten und keine solche hat, zeigt die Hand vor.",
            ),
            Ruling(
                "four-or-fewer",
                Source("nocturne_1e"),
                "With four or fewer cards in hand nothing happens.",
                "Mit vier oder weniger Handkarten geschieht nichts.",
            ),
        ),
    ),
    Words(
        "greed",
        en=English("Greed", "Greeds"),
        de=German("Gier", "Gier", "f"),
        picture="gluttony",
        text=Both(
            "Gain a Copper, which goes onto your deck.",
            "Nimm ein Kupfer, und zwar auf deinen Nachziehstapel.",
        ),
        rulings=(
            Ruling(
                "onto-the-deck",
                Source("nocturne_1e"),
                "The Copper is gained onto the deck.",
                "Das Kupfer wird auf den Nachziehstapel genommen.",
            ),
        ),
    ),
    Words(
        "haunting",
        en=English("Haunting", "Hauntings"),
        de=German("Spuk", "Spuke", "m"),
        picture="haunting",
        text=Both(
            "If you hold 4 cards or more, put one of them onto your deck.",
            "Hast du 4 oder mehr Handkarten, lege eine davon auf deinen Nachziehstapel.",
        ),
        asks={
            "topdeck": Ask(
                "Put a card from your hand onto your deck.",
                "Lege eine Handkarte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "your-choice",
                Source("nocturne_1e"),
                "It is a card of one's own choice; with three or fewer in hand none.",
                "Es ist eine Karte eigener Wahl; mit drei oder weniger Handkarten keine.",
            ),
        ),
    ),
    Words(
        "locusts",
        en=English("Locusts", "Locusts"),
        de=German("Heuschrecken", "Heuschrecken", "pl"),
        picture="cricket",
        text=Both(
            "Trash the topmost card of your deck.\n"
            "For a Copper or an Estate, gain a Curse.\n"
            "For any other card, gain a card that costs less and has one of its types.",
            "Entsorge die oberste Karte deines Nachziehstapels.\n"
            "Für ein Kupfer oder ein Anwesen nimm einen Fluch.\n"
            "Für jede andere Karte nimm eine, die weniger kostet und einen ihrer Typen hat.",
        ),
        asks={
            "gain": Ask(
                "Gain a cheaper card that has a type of the trashed one.",
                "Nimm eine billigere Karte, die einen Typ der entsorgten hat.",
            ),
        },
        rulings=(
            Ruling(
                "copper-or-estate",
                Source("nocturne_1e"),
                "A Copper or an Estate brings a Curse.",
                "Ein Kupfer oder ein Anwesen bringt einen Fluch.",
            ),
            Ruling(
                "shared-type",
                Source("nocturne_1e"),
                "The gained card shares one of the types in the bottom line and costs less; which one is a free "
                "choice, and one must be taken.",
                "Die genommene Karte hat einen der Typen in der Fußzeile gemeinsam und kostet weniger; welche, ist "
                "frei, und eine muss genommen werden.",
            ),
            Ruling(
                "nothing-cheaper",
                Source("nocturne_1e"),
                "If nothing cheaper has such a type, nothing is gained: for a Curse, for example.",
                "Hat nichts Billigeres einen solchen Typ, wird nichts genommen: für einen Fluch zum Beispiel.",
            ),
        ),
    ),
    Words(
        "misery",
        en=English("Misery", "Miseries"),
        de=German("Elend", "Elende", "n"),
        picture="tear-tracks",
        text=Both(
            "If this is your first Misery of the game, take Miserable.\n"
            "If it is the second, turn that over to Twice Miserable.",
            "Ist dies dein erstes Elend im Spiel, nimm Elendig.\nIst es das zweite, drehe es auf Doppelt Elendig um.",
        ),
        rulings=(
            Ruling(
                "first-and-second",
                Source("nocturne_1e"),
                "The first one brings Miserable, the second turns it to Twice Miserable.",
                "Das erste bringt Elendig, das zweite dreht es auf Doppelt Elendig.",
            ),
            Ruling(
                "no-third",
                Source("nocturne_1e"),
                "From the third on nothing happens.",
                "Ab dem dritten geschieht nichts.",
            ),
        ),
    ),
    Words(
        "plague",
        en=English("Plague", "Plagues"),
        de=German("Seuche", "Seuchen", "f"),
        picture="carrion",
        text=Both(
            "Gain a Curse, which goes to your hand.",
            "Nimm einen Fluch auf die Hand.",
        ),
        rulings=(
            Ruling(
                "to-hand",
                Source("nocturne_1e"),
                "The Curse is gained to the hand.",
                "Der Fluch wird auf die Hand genommen.",
            ),
        ),
    ),
    Words(
        "poverty",
        en=English("Poverty", "Poverties"),
        de=German("Armut", "Armut", "f"),
        picture="empty-wood-bucket-handle",
        text=Both(
            "Discard until you hold 3 cards.",
            "Lege ab, bis du 3 Handkarten hast.",
        ),
        asks={
            "discard": Ask(
                "Discard down to 3 cards.",
                "Lege bis auf 3 Handkarten ab.",
            ),
        },
        rulings=(
            Ruling(
                "down-to-three",
                Source("nocturne_1e"),
                "Who holds three cards or fewer discards nothing.",
                "Wer drei oder weniger Karten hält, legt nichts ab.",
            ),
        ),
    ),
    Words(
        "war",
        en=English("War", "Wars"),
        de=German("Krieg", "Kriege", "m"),
        picture="cannon",
        text=Both(
            "Reveal cards of your deck up to the first that costs exactly 3 or 4 coins.\n"
            "That one is trashed, the others are discarded.",
            "Decke Karten deines Nachziehstapels auf, bis eine genau 3 oder 4 Geld kostet.\n"
            "Diese wird entsorgt, die übrigen werden abgelegt.",
        ),
        rulings=(
            Ruling(
                "first-of-three-or-four",
                Source("nocturne_1e"),
                "The first revealed card that costs 3 or 4 is trashed, and the others are discarded.",
                "Die erste aufgedeckte Karte, die 3 oder 4 kostet, wird entsorgt; die übrigen werden abgelegt.",
            ),
            Ruling(
                "none-found",
                Source("nocturne_1e"),
                "If there is none even after shuffling, all are discarded and nothing is trashed.",
                "Ist auch nach dem Mischen keine dabei, werden alle abgelegt und nichts wird entsorgt.",
            ),
            Ruling(
                "exactly",
                Source("nocturne_1e"),
                "A cost with a Potion or Debt in it does not fit.",
                "Kosten mit Trank oder Schulden passen nicht.",
            ),
        ),
    ),
    PileWords("hexes", "Hexes", "Plagen", picture="lightning-storm"),
)
