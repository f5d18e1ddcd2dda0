"""Words of the Wizards of Allies."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "conjurer",
        en=English("Conjurer", "Conjurers"),
        de=German("Beschwörer", "Beschwörer", "m"),
        picture="magic-hat",
        text=Both(
            "Gain a card that costs 4 or less.\nWhen your next turn starts, take this into your hand.",
            "Nimm eine Karte, die bis zu 4 kostet.\nWenn dein nächster Zug beginnt, nimm diese Karte auf die Hand.",
        ),
        asks={
            "gain": Ask(
                "Gain a card costing up to 4.",
                "Nimm eine Karte, die bis zu 4 kostet.",
            ),
        },
        rulings=(
            Ruling(
                "comes-back",
                Source("allies_1e"),
                "It has to come back to the hand, and can be played again in that turn, and so on every turn.",
                "Er muss auf die Hand zurück und kann in diesem Zug wieder gespielt werden, und so in jedem Zug.",
            ),
            Ruling(
                "played-twice",
                Source("practice"),
                "Played twice it gains two cards and comes back once; the Throne Room stays in play until the "
                "Clean-up of that turn.",
                "Zweimal gespielt nimmt er zwei Karten und kommt einmal zurück; der Thronsaal bleibt bis zur "
                "Aufräumphase jenes Zuges im Spiel.",
            ),
            Ruling(
                "gone",
                Source("practice"),
                "If it has left play, or never came there, nothing comes back.",
                "Ist er nicht mehr im Spiel oder nie dorthin gekommen, kommt nichts zurück.",
            ),
        ),
    ),
    Words(
        "lich",
        en=English("Lich", "Liches"),
        de=German("Lich", "Liche", "m"),
        picture="crowned-skull",
        text=Both(
            "+6 Cards\n"
            "+2 Actions\n"
            "You skip a turn.\n"
            "—\n"
            "On trashing this, put it into your discard pile and gain a card from the trash that costs less than "
            "it.",
            "+6 Karten\n"
            "+2 Aktionen\n"
            "Du setzt einen Zug aus.\n"
            "—\n"
            "Entsorgst du diese Karte, lege sie auf deinen Ablagestapel und nimm eine Karte aus dem Müll, die "
            "weniger kostet als sie.",
        ),
        asks={
            "discard": Ask(
                "Put the Lich into the discard pile right away?",
                "Den Lich sofort auf den Ablagestapel legen?",
            ),
            "gain": Ask(
                "Gain a card from the trash that costs less than the Lich.",
                "Nimm eine Karte aus dem Müll, die weniger kostet als der Lich.",
            ),
        },
        rulings=(
            Ruling(
                "skips-next-turn",
                Source("allies_1e", examples=("AL4",)),
                "The next turn that you would take does not take place: nothing happens at its start, and you "
                "keep your hand.",
                "Der nächste Zug, den du hättest, findet nicht statt: Zu seinem Beginn geschieht nichts, und du "
                "behältst deine Hand.",
            ),
            Ruling(
                "skips-several",
                Source("allies_1e"),
                "Each Lich played skips one turn.",
                "Jeder gespielte Lich kostet einen Zug.",
            ),
            Ruling(
                "skips-extra-turn",
                Source("allies_1e"),
                "If the next turn would be an extra turn, that one is skipped; with several different ones you "
                "choose the order.",
                "Wäre der nächste Zug ein Extrazug, entfällt dieser; bei mehreren verschiedenen wählst du die "
                "Reihenfolge.",
            ),
            Ruling(
                "duration-of-skipped-turn",
                Source("practice"),
                "A Duration that gave the skipped turn is discarded in the next Clean-up that takes place; three "
                "cards drawn for an Outpost are kept.",
                "Eine Dauerkarte, die den entfallenen Zug gab, wird in der nächsten Aufräumphase abgelegt, die "
                "stattfindet; die drei Karten eines Außenpostens behält man.",
            ),
            Ruling(
                "tie-break",
                Source("allies_1e", examples=("AL4",)),
                "For the tie-break a skipped normal turn counts as taken, a skipped extra turn does not.",
                "Beim Gleichstand zählt ein entfallener normaler Zug mit, ein entfallener Extrazug nicht.",
            ),
            Ruling(
                "until-next-turn",
                Source("practice"),
                "What lasts until your next turn lasts until the next one that you really take.",
                "Was bis zu deinem nächsten Zug gilt, gilt bis zum nächsten, den du wirklich hast.",
            ),
            Ruling(
                "turn-before",
                Source("practice"),
                "The turn before is the last one that was really taken; it may have been your own.",
                "Der Zug davor ist der letzte, der wirklich stattfand; das kann dein eigener gewesen sein.",
            ),
            Ruling(
                "lapsed-turn",
                Source("practice"),
                "A turn that is not taken anyway, as a third in a row, uses up nothing.",
                "Ein Zug, der als dritter in Folge ohnehin entfällt, verbraucht nichts.",
            ),
            Ruling(
                "trashed",
                Source("allies_1e", examples=("AL3",)),
                "Put into the discard pile it is not gained; the card from the trash is, and you have to take one "
                "that costs less, if there is any.",
                "Auf den Ablagestapel gelegt wird er nicht genommen; die Karte aus dem Müll schon, und du musst "
                "eine nehmen, die weniger kostet, sofern es sie gibt.",
            ),
            Ruling(
                "trashed-together",
                Source("practice", examples=("AL3",)),
                "Cards trashed with it are in the trash already, so it may take one of them.",
                "Mit ihm entsorgte Karten sind schon im Müll; er darf also eine davon holen.",
            ),
            Ruling(
                "who-trashed-it",
                Source("practice"),
                "Whoever trashed it has both, also if it was trashed from the Supply.",
                "Beides bekommt, wer ihn entsorgt hat, auch wenn er aus dem Vorrat entsorgt wurde.",
            ),
            Ruling(
                "possession",
                Source("practice"),
                "In a possessed turn who decides chooses whether it goes to the discard pile at once or at the "
                "end of the turn, and gets the other card.",
                "In einem fremdbestimmten Zug wählt, wer entscheidet, ob er sofort oder am Zugende auf den "
                "Ablagestapel kommt, und bekommt die andere Karte.",
            ),
        ),
    ),
    Words(
        "sorcerer",
        en=English("Sorcerer", "Sorcerers"),
        de=German("Hexenmeister", "Hexenmeister", "m"),
        picture="warlock-hood",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "All other players each name a card, then reveal the top card of their deck. Was it another one, they "
            "gain a Curse.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "Alle anderen nennen je eine Karte und decken dann die oberste Karte ihres Nachziehstapels auf. War "
            "es eine andere, nehmen sie einen Fluch.",
        ),
        asks={
            "name": Ask(
                "Name a card. If your top card is another one, you gain a Curse.",
                "Nenne eine Karte. Ist deine oberste Karte eine andere, nimmst du einen Fluch.",
            ),
        },
        rulings=(
            Ruling(
                "name-then-reveal",
                Source("allies_1e"),
                "Each of the others names a card before revealing one; it goes back, right or wrong, so that a "
                "second Sorcerer is mostly harmless.",
                "Alle anderen nennen eine Karte, bevor sie aufdecken; sie kommt zurück, richtig oder falsch, "
                "sodass ein zweiter Hexenmeister meist harmlos ist.",
            ),
            Ruling(
                "no-card",
                Source("practice"),
                "Without any card to reveal there is no Curse.",
                "Ohne Karte zum Aufdecken gibt es keinen Fluch.",
            ),
            Ruling(
                "unaffected",
                Source("allies_1e"),
                "Who is not affected neither names nor reveals a card.",
                "Wer nicht betroffen ist, nennt keine Karte und deckt keine auf.",
            ),
        ),
    ),
    Words(
        "student",
        en=English("Student", "Students"),
        de=German("Zauberschüler", "Zauberschüler", "m"),
        picture="spell-book",
        text=Both(
            "+1 Action\n"
            "You are free to rotate the Wizards pile.\n"
            "Trash a card from your hand. For a Treasure: +1 Favor, and this goes onto your deck.",
            "+1 Aktion\n"
            "Du darfst den Stapel der Zauberer rotieren.\n"
            "Entsorge eine Karte aus der Hand. Für eine Geldkarte: +1 Gefallen, und diese Karte kommt auf deinen "
            "Nachziehstapel.",
        ),
        asks={
            "rotate": Ask(
                "Rotate the Wizards pile?",
                "Den Stapel der Zauberer rotieren?",
            ),
            "trash": Ask(
                "Trash a card from your hand. A Treasure brings a Favor, and the Student goes onto your deck.",
                "Entsorge eine Karte aus der Hand. Eine Geldkarte bringt einen Gefallen, und der Zauberschüler "
                "kommt auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "rotate-first",
                Source("allies_1e", examples=("AL1",)),
                "The Wizards may be rotated before a card is trashed; only the top card and equal ones directly "
                "under it move.",
                "Vor dem Entsorgen dürfen die Zauberer rotiert werden; es wandern nur die oberste Karte und "
                "gleiche direkt darunter.",
            ),
            Ruling(
                "treasure",
                Source("allies_1e", examples=("AL1",)),
                "For a Treasure it has to go onto the deck, and may be drawn and played again in the same turn.",
                "Für eine Geldkarte muss er auf den Nachziehstapel und kann im selben Zug wieder gezogen und "
                "gespielt werden.",
            ),
            Ruling(
                "no-treasure",
                Source("allies_1e"),
                "For another card, or with an empty hand, it stays in play and brings no Favor.",
                "Für eine andere Karte oder mit leerer Hand bleibt er im Spiel und bringt keinen Gefallen.",
            ),
            Ruling(
                "gone",
                Source("practice"),
                "If it has left play, or never came there, a Treasure brings the Favor alone.",
                "Ist er nicht mehr im Spiel oder nie dorthin gekommen, bringt eine Geldkarte nur den Gefallen.",
            ),
            Ruling(
                "ally-dealt",
                Source("allies_1e"),
                "A game with the Wizards has an Ally and Favors, because the Student is a Liaison.",
                "Ein Spiel mit den Zauberern hat einen Verbündeten und Gefallen, weil der Zauberschüler ein "
                "Kontakt ist.",
            ),
        ),
    ),
    PileWords("wizards", "Wizards", "Zauberer", picture="wizard-face"),
)
