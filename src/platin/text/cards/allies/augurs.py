"""Words of the Augurs of Allies."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "acolyte",
        en=English("Acolyte", "Acolytes"),
        de=German("Altardienerin", "Altardienerinnen", "f"),
        picture="candle-light",
        text=Both(
            "You are free to trash an Action or a Victory card from your hand. If you did: gain a Gold.\n"
            "You are free to trash this. If you did: gain an Augur.",
            "Du darfst eine Aktions- oder Punktekarte aus der Hand entsorgen. Hast du das getan: Nimm ein Gold.\n"
            "Du darfst diese Karte entsorgen. Hast du das getan: Nimm eine Augurin.",
        ),
        asks={
            "trash": Ask(
                "You may trash an Action or a Victory card from your hand, to gain a Gold.",
                "Du darfst eine Aktions- oder Punktekarte aus der Hand entsorgen, um ein Gold zu nehmen.",
            ),
            "trash_this": Ask(
                "Trash this Acolyte to gain the top card of the Augurs?",
                "Diese Altardienerin entsorgen, um die oberste Karte der Augurinnen zu nehmen?",
            ),
        },
        rulings=(
            Ruling(
                "two-offers",
                Source("allies_1e"),
                "You may do both, either of them or neither; each gain is for its own trashing only.",
                "Du darfst beides tun, eins davon oder keins; jedes Nehmen gibt es nur für das eigene Entsorgen.",
            ),
            Ruling(
                "any-augur",
                Source("allies_1e"),
                "You gain what lies on top of the Augurs, whatever it costs, also another Acolyte.",
                "Du nimmst, was auf den Augurinnen obenauf liegt, was es auch kostet, auch eine weitere Altardienerin.",
            ),
            Ruling(
                "nothing-left",
                Source("practice"),
                "You may trash also if there is no Gold or no Augur left.",
                "Entsorgen darfst du auch, wenn kein Gold oder keine Augurin mehr da ist.",
            ),
            Ruling(
                "trashed-before",
                Source("practice"),
                "What the trashed card does happens before the gain; a Fortress that comes back was trashed.",
                "Was die entsorgte Karte bewirkt, geschieht vor dem Nehmen; auch eine Festung, die zurückkommt, "
                "wurde entsorgt.",
            ),
            Ruling(
                "gone",
                Source("practice"),
                "If it has left play, or never came there, it can only trash a card from your hand.",
                "Ist sie nicht mehr im Spiel oder nie dorthin gekommen, kann sie nur eine Handkarte entsorgen.",
            ),
        ),
    ),
    Words(
        "herb_gatherer",
        en=English("Herb Gatherer", "Herb Gatherers"),
        de=German("Kräutersammlerin", "Kräutersammlerinnen", "f"),
        picture="basket",
        text=Both(
            "+1 Buy\n"
            "Put your whole deck into your discard pile. Have a look through that; you are free to play a "
            "Treasure from there.\n"
            "You are free to rotate the Augurs pile.",
            "+1 Kauf\n"
            "Lege deinen ganzen Nachziehstapel auf den Ablagestapel. Sieh diesen durch; du darfst daraus eine "
            "Geldkarte spielen.\n"
            "Du darfst den Stapel der Augurinnen rotieren.",
        ),
        asks={
            "play": Ask(
                "You may play a Treasure from your discard pile.",
                "Du darfst eine Geldkarte aus deinem Ablagestapel spielen.",
            ),
            "rotate": Ask(
                "Rotate the Augurs pile?",
                "Den Stapel der Augurinnen rotieren?",
            ),
        },
        rulings=(
            Ruling(
                "not-discarded",
                Source("allies_1e"),
                "The deck is put there, not discarded: nothing reacts to it.",
                "Der Nachziehstapel wird dorthin gelegt, nicht abgelegt: Nichts reagiert darauf.",
            ),
            Ruling(
                "play-treasure",
                Source("allies_1e"),
                "You may play a Treasure of the whole discard pile, with all that it does, though it is your "
                "Action phase.",
                "Du darfst eine Geldkarte aus dem ganzen Ablagestapel spielen, mit allem, was sie bewirkt, obwohl "
                "es deine Aktionsphase ist.",
            ),
            Ruling(
                "empty-deck",
                Source("allies_1e"),
                "With an empty deck you go on with the discard pile; the next draw shuffles it.",
                "Mit leerem Nachziehstapel geht es mit dem Ablagestapel weiter; das nächste Ziehen mischt ihn.",
            ),
            Ruling(
                "rotate-last",
                Source("allies_1e"),
                "The Augurs may be rotated last of all.",
                "Zuallerletzt dürfen die Augurinnen rotiert werden.",
            ),
        ),
    ),
    Words(
        "sibyl",
        en=English("Sibyl", "Sibyls"),
        de=German("Prophetin", "Prophetinnen", "f"),
        picture="cleopatra",
        text=Both(
            "+4 Cards\n+1 Action\nPut a card from your hand onto your deck, and another one under it.",
            "+4 Karten\n+1 Aktion\nLege eine Handkarte auf deinen Nachziehstapel und eine weitere darunter.",
        ),
        asks={
            "bottom": Ask(
                "Put a card under your deck.",
                "Lege eine Karte unter deinen Nachziehstapel.",
            ),
            "top": Ask(
                "Put a card onto your deck.",
                "Lege eine Karte auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "top-then-bottom",
                Source("allies_1e"),
                "Both are forced, first the card on top, then the one at the bottom; they may be drawn ones.",
                "Beides ist Pflicht, zuerst die Karte obenauf, dann die zuunterst; es dürfen auch gezogene sein.",
            ),
            Ruling(
                "empty-deck",
                Source("allies_1e"),
                "With an empty deck the first card is the top one, and the second lies under it.",
                "Mit leerem Nachziehstapel liegt die erste Karte obenauf und die zweite darunter.",
            ),
            Ruling(
                "one-card",
                Source("practice"),
                "A single card in hand goes onto the deck.",
                "Eine einzige Handkarte kommt auf den Nachziehstapel.",
            ),
        ),
    ),
    Words(
        "sorceress",
        en=English("Sorceress", "Sorceresses"),
        de=German("Meisterhexe", "Meisterhexen", "f"),
        picture="crystal-wand",
        text=Both(
            "+1 Action\n"
            "Name a card. Then reveal the top card of your deck and take it into your hand. Was it the named one, "
            "all other players gain a Curse.",
            "+1 Aktion\n"
            "Nenne eine Karte. Decke dann die oberste Karte deines Nachziehstapels auf und nimm sie auf die Hand. "
            "War es die genannte, nehmen alle anderen einen Fluch.",
        ),
        asks={
            "name": Ask(
                "Name a card. If your top card is one of these, the others gain Curses.",
                "Nenne eine Karte. Ist deine oberste Karte eine solche, nehmen die anderen Flüche.",
            ),
        },
        rulings=(
            Ruling(
                "card-to-hand",
                Source("allies_1e"),
                "The card is taken into the hand, right or wrong.",
                "Die Karte kommt auf die Hand, ob richtig oder falsch genannt.",
            ),
            Ruling(
                "in-turn-order",
                Source("allies_1e"),
                "If it was right, the others gain Curses in turn order, as long as there are any.",
                "War sie richtig, nehmen die anderen der Reihe nach Flüche, solange es welche gibt.",
            ),
            Ruling(
                "reactions-before",
                Source("allies_1e"),
                "Reactions are used when it is played, before a card is named.",
                "Reaktionen werden beim Ausspielen genutzt, bevor eine Karte genannt wird.",
            ),
            Ruling(
                "no-card",
                Source("practice"),
                "Without any card to reveal nobody gains a Curse.",
                "Gibt es keine Karte aufzudecken, nimmt niemand einen Fluch.",
            ),
        ),
    ),
    PileWords("augurs", "Augurs", "Augurinnen", picture="bird-scepter"),
)
