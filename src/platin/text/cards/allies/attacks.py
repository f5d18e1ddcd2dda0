"""Words of the Attacks of Allies."""

from typing import Final

from platin.text.words import Ask, Both, English, German, PileWords, Ruling, Source, Words

WORDS: Final[tuple[Words | PileWords, ...]] = (
    Words(
        "barbarian",
        en=English("Barbarian", "Barbarians"),
        de=German("Barbar", "Barbaren", "m"),
        picture="barbarian",
        text=Both(
            "+2 Coins\n"
            "All others trash the top card of their decks. For a card that costs 3 Coins or more they gain a "
            "cheaper one that has a type in common with it, otherwise a Curse.",
            "+2 Geld\n"
            "Alle anderen entsorgen die oberste Karte ihres Nachziehstapels. Für eine, die mindestens 3 Geld "
            "kostet, nehmen sie eine billigere, die einen Typ mit ihr gemeinsam hat, sonst einen Fluch.",
        ),
        asks={
            "gain": Ask(
                "Gain a cheaper card with a type in common.",
                "Nimm eine billigere Karte mit einem gemeinsamen Typ.",
            ),
        },
        rulings=(
            Ruling(
                "one-by-one",
                Source("allies_1e"),
                "Each player is done with trashing and gaining before the next one begins.",
                "Jeder ist mit Entsorgen und Nehmen fertig, bevor der nächste an der Reihe ist.",
            ),
            Ruling(
                "victim-chooses",
                Source("author"),
                "Whoever trashed the card chooses the cheaper one, and has to take one if there is any; if there "
                "is none, nothing is gained, no Curse either.",
                "Wer die Karte entsorgt hat, wählt die billigere und muss eine nehmen, wenn es eine gibt; gibt "
                "es keine, wird nichts genommen, auch kein Fluch.",
            ),
            Ruling(
                "one-type-is-enough",
                Source("allies_1e"),
                "One common type of any kind is enough.",
                "Ein einziger gemeinsamer Typ genügt, welcher auch immer.",
            ),
            Ruling(
                "coins-count",
                Source("author"),
                "For the limit of 3 only the coins count; a Potion or Debt of the cheaper card must be in the "
                "cost of the trashed one too.",
                "Für die Grenze von 3 zählt nur das Geld; Trank oder Schulden der billigeren Karte muss auch die "
                "entsorgte kosten.",
            ),
            Ruling(
                "no-card",
                Source("author"),
                "Who has no card at all to trash gains a Curse.",
                "Wer gar keine Karte zu entsorgen hat, nimmt einen Fluch.",
            ),
            Ruling(
                "unaffected",
                Source("allies_1e"),
                "Whoever the Attack does not affect neither trashes nor gains anything.",
                "Wen der Angriff nicht betrifft, der entsorgt nichts und nimmt nichts.",
            ),
            Ruling(
                "gone-again",
                Source("practice"),
                "A card that leaves the trash at once was trashed all the same; its cost and its types count.",
                "Eine Karte, die den Müll gleich wieder verlässt, wurde trotzdem entsorgt; ihre Kosten und Typen "
                "zählen.",
            ),
        ),
    ),
    Words(
        "highwayman",
        en=English("Highwayman", "Highwaymen"),
        de=German("Wegelagerer", "Wegelagerer", "m"),
        picture="crossed-pistols",
        text=Both(
            "As your next turn begins, this is discarded from play and you get +3 Cards. Until then nothing "
            "happens when another player plays the first Treasure in a turn.",
            "Zu Beginn deines nächsten Zuges wird diese Karte aus dem Spiel abgelegt, und du erhältst +3 Karten. "
            "Bis dahin geschieht nichts, wenn ein anderer in seinem Zug die erste Geldkarte spielt.",
        ),
        rulings=(
            Ruling(
                "first-treasure",
                Source("allies_1e"),
                "The first Treasure that each of the others plays in each own turn does nothing, extra turns "
                "too; it counts as played.",
                "Die erste Geldkarte, die jeder andere in jedem eigenen Zug spielt, bewirkt nichts, auch in "
                "Extrazügen; gespielt ist sie.",
            ),
            Ruling(
                "cards-anyway",
                Source("allies_1e"),
                "The three cards come also if it cannot be discarded any more: played twice, it is discarded "
                "once and brings six.",
                "Die drei Karten gibt es auch, wenn er nicht mehr abgelegt werden kann: Zweimal gespielt, wird "
                "er einmal abgelegt und bringt sechs.",
            ),
            Ruling(
                "may-draw-it",
                Source("allies_1e"),
                "It is discarded before the cards are drawn, so it may be among them.",
                "Er wird vor dem Ziehen abgelegt und kann unter den gezogenen Karten sein.",
            ),
            Ruling(
                "not-cumulative",
                Source("allies_1e"),
                "Several of them concern the same first Treasure.",
                "Mehrere betreffen dieselbe erste Geldkarte.",
            ),
            Ruling(
                "other-abilities",
                Source("allies_1e"),
                "What the Treasure does otherwise, when it is gained or while it is in play, is not touched.",
                "Was die Geldkarte sonst tut, beim Nehmen oder im Spiel, bleibt unberührt.",
            ),
            Ruling(
                "action-treasures",
                Source("allies_1e"),
                "An Action that is a Treasure too is concerned; where an Enchantress hits the same play, its "
                "player chooses which of the two it is, and a Way may be followed instead.",
                "Auch eine Aktionskarte, die zugleich Geldkarte ist, ist betroffen; trifft eine Zauberin "
                "dasselbe Spielen, wählt der Spieler, welche von beiden gilt, und statt beider darf er einem Weg "
                "folgen.",
            ),
            Ruling(
                "when-played",
                Source("allies_1e"),
                "A Moat helps only when the Highwayman is played, and then for all of it.",
                "Ein Burggraben hilft nur, wenn der Wegelagerer gespielt wird, dann aber gegen alles.",
            ),
        ),
    ),
    Words(
        "skirmisher",
        en=English("Skirmisher", "Skirmishers"),
        de=German("Aufwiegler", "Aufwiegler", "m"),
        picture="revolt",
        text=Both(
            "+1 Card\n"
            "+1 Action\n"
            "+1 Coin\n"
            "For the rest of this turn all others discard down to three cards whenever you gain an Attack.",
            "+1 Karte\n"
            "+1 Aktion\n"
            "+1 Geld\n"
            "Für den Rest dieses Zuges legen alle anderen bis auf drei Handkarten ab, immer wenn du eine "
            "Angriffskarte nimmst.",
        ),
        asks={
            "discard": Ask(
                "Discard down to three cards.",
                "Lege bis auf drei Karten ab.",
            ),
        },
        rulings=(
            Ruling(
                "each-attack",
                Source("allies_1e"),
                "It is about every Attack that you gain this turn, bought or not.",
                "Es gilt für jede Angriffskarte, die du in diesem Zug nimmst, gekauft oder nicht.",
            ),
            Ruling(
                "when-played",
                Source("allies_1e"),
                "A Moat helps only when the Skirmisher is played, not at the gain.",
                "Ein Burggraben hilft nur, wenn der Aufwiegler gespielt wird, nicht beim Nehmen.",
            ),
        ),
    ),
)
