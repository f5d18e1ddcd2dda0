"""Words of the Odysseys of Allies."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "distant_shore",
        en=English("Distant Shore", "Distant Shores"),
        de=German("Ferne Küste", "Ferne Küsten", "f"),
        picture="sea-cliff",
        text=Both(
            "+2 Cards\n+1 Action\nGain an Estate.\n—\n2 VP",
            "+2 Karten\n+1 Aktion\nNimm ein Anwesen.\n—\n2 Siegpunkte",
        ),
        rulings=(
            Ruling(
                "estate",
                Source("allies_1e"),
                "The Estate is no choice; without one left the rest happens all the same.",
                "Das Anwesen ist Pflicht; ist keins mehr da, geschieht das Übrige trotzdem.",
            ),
            Ruling(
                "points",
                Source("allies_1e"),
                "It is worth 2 points, and there are four with any number of players.",
                "Sie ist 2 Punkte wert, und es gibt bei jeder Spielerzahl vier.",
            ),
        ),
    ),
    Words(
        "old_map",
        en=English("Old Map", "Old Maps"),
        de=German("Alte Landkarte", "Alte Landkarten", "f"),
        picture="plain/old-map",
        text=Both(
            "+1 Card\n+1 Action\nDiscard a card.\n+1 Card\nYou are free to rotate the Odysseys pile.",
            "+1 Karte\n+1 Aktion\nLege eine Karte ab.\n+1 Karte\nDu darfst den Stapel der Irrfahrten rotieren.",
        ),
        asks={
            "discard": Ask(
                "Discard a card, then draw one.",
                "Lege eine Karte ab, dann zieh eine.",
            ),
            "rotate": Ask(
                "Rotate the Odysseys pile?",
                "Den Stapel der Irrfahrten rotieren?",
            ),
        },
        rulings=(
            Ruling(
                "in-order",
                Source("allies_1e"),
                "You draw, discard (also the drawn card), draw again, and then may rotate.",
                "Du ziehst, legst ab (auch die gezogene Karte), ziehst noch einmal und darfst dann rotieren.",
            ),
            Ruling(
                "nothing-to-discard",
                Source("practice"),
                "The second card is drawn also if there was none to discard.",
                "Die zweite Karte wird auch gezogen, wenn keine abzulegen war.",
            ),
        ),
    ),
    Words(
        "sunken_treasure",
        en=English("Sunken Treasure", "Sunken Treasures"),
        de=German("Versunkener Schatz", "Versunkene Schätze", "m"),
        picture="diving-helmet",
        text=Both(
            "Gain an Action of which you have none in play.",
            "Nimm eine Aktionskarte, von der du keine im Spiel hast.",
        ),
        asks={
            "gain": Ask(
                "Gain an Action of which you have none in play.",
                "Nimm eine Aktionskarte, von der du keine im Spiel hast.",
            ),
        },
        rulings=(
            Ruling(
                "any-cost",
                Source("allies_1e"),
                "The Action may cost anything, and must come from the Supply.",
                "Die Aktionskarte darf alles kosten und muss aus dem Vorrat kommen.",
            ),
            Ruling(
                "none-in-play",
                Source("allies_1e"),
                "You have to gain one of a name that you do not have in play, if there is any.",
                "Du musst eine nehmen, deren Namen du nicht im Spiel hast, sofern es sie gibt.",
            ),
            Ruling(
                "no-coins",
                Source("allies_1e"),
                "It is a Treasure without coins.",
                "Er ist eine Geldkarte ohne Geldwert.",
            ),
        ),
    ),
    Words(
        "voyage",
        en=English("Voyage", "Voyages"),
        de=German("Seereise", "Seereisen", "f"),
        picture="sailboat",
        text=Both(
            "+1 Action\n"
            "Was the turn before this one not yours, you take an extra turn right after this one. In that turn "
            "you can play at most three cards from your hand.",
            "+1 Aktion\n"
            "War der Zug vor diesem nicht deiner, bekommst du direkt nach diesem einen Extrazug. In ihm kannst du "
            "höchstens drei Karten aus der Hand spielen.",
        ),
        later={
            2: Both(
                "+1 Action\n"
                "You take an extra turn right after this one, unless it would be your third in a row. In that "
                "turn you can play at most three cards from your hand.",
                "+1 Aktion\n"
                "Du bekommst direkt nach diesem Zug einen Extrazug, außer wenn es dein dritter in Folge wäre. In "
                "ihm kannst du höchstens drei Karten aus der Hand spielen.",
            ),
        },
        rulings=(
            Ruling(
                "three-from-hand",
                Source("allies_1e"),
                "In the extra turn you can play three cards from your hand, Treasures counted.",
                "Im Extrazug kannst du drei Karten aus der Hand spielen, Geldkarten mitgezählt.",
            ),
            Ruling(
                "from-elsewhere",
                Source("allies_1e"),
                "Cards played from elsewhere and cards played again do not count, and remain possible.",
                "Von anderswo gespielte und noch einmal gespielte Karten zählen nicht mit und bleiben möglich.",
            ),
            Ruling(
                "not-after-own-turn",
                Source("allies_1e"),
                "Played in the extra turn it gives no further one.",
                "Im Extrazug gespielt gibt sie keinen weiteren.",
            ),
            Ruling(
                "stays",
                Source("allies_1e"),
                "It stays in play through the extra turn, and that turn does not count for the tie-break.",
                "Sie bleibt über den Extrazug im Spiel, und dieser zählt beim Gleichstand nicht.",
            ),
            Ruling(
                "several",
                Source("practice"),
                "By the first print several Voyages played in one turn give several extra turns.",
                "Nach der ersten Auflage geben mehrere Seereisen, in einem Zug gespielt, mehrere Extrazüge.",
            ),
            Ruling(
                "one-only",
                Source("allies_later"),
                "Of several extra turns after one turn only one is taken.",
                "Von mehreren Extrazügen nach einem Zug wird nur einer genommen.",
                edition=2,
            ),
        ),
    ),
    PileWords("odysseys", "Odysseys", "Irrfahrten", picture="at-sea"),
)
