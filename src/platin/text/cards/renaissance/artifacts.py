"""Words of the Artifacts of Renaissance and of the cards that they come with."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "border_guard",
        en=English("Border Guard", "Border Guards"),
        de=German("Grenzposten", "Grenzposten", "m"),
        picture="halt",
        text=Both(
            "+1 Action\nReveal the first 2 cards of your deck: one goes to your hand, the other one is discarded. If "
            "both are Actions, take the Lantern or the Horn.",
            "+1 Aktion\nDecke die ersten 2 Karten deines Nachziehstapels auf: Eine kommt auf deine Hand, die andere "
            "wird abgelegt. Sind beide Aktionskarten, nimm dir die Laterne oder das Horn.",
        ),
        asks={
            "take": Ask(
                "Take one of the revealed cards into your hand; the rest is discarded.",
                "Nimm eine der aufgedeckten Karten auf die Hand; der Rest wird abgelegt.",
            ),
            "artifact": Ask(
                "Which Artifact do you take?",
                "Welches Artefakt nimmst du dir?",
                options={
                    "lantern": Both("the Lantern", "die Laterne"),
                    "horn": Both("the Horn", "das Horn"),
                },
            ),
        },
        rulings=(
            Ruling(
                "one-of-two",
                Source("renaissance_1e"),
                "Of the two revealed cards one must go to the hand, and the other one is discarded.",
                "Von den beiden aufgedeckten Karten muss eine auf die Hand, die andere wird abgelegt.",
            ),
            Ruling(
                "too-few-cards",
                Source("renaissance_1e"),
                "If fewer cards than required could be revealed, there is no Artifact, whatever they are.",
                "Wurden weniger Karten aufgedeckt als verlangt, gibt es kein Artefakt, ganz gleich welche es sind.",
            ),
            Ruling(
                "combined-actions",
                Source("renaissance_1e"),
                "A card with further types is an Action too.",
                "Auch eine Karte mit weiteren Typen ist eine Aktionskarte.",
            ),
            Ruling(
                "one-you-have",
                Source("renaissance_1e"),
                "You may choose the Artifact that you have already; then nothing changes.",
                "Du darfst auch das Artefakt wählen, das du schon hast; dann ändert sich nichts.",
            ),
            Ruling(
                "must-take",
                Source("renaissance_1e"),
                "You have to take one of the two, from the player who has it if somebody does.",
                "Du musst eines der beiden nehmen, auch von jemandem, der es gerade hat.",
            ),
        ),
    ),
    Words(
        "flag",
        en=English("Flag", "Flags"),
        de=German("Fahne", "Fahnen", "f"),
        picture="flying-flag",
        text=Both(
            "When you draw your new hand in Clean-up: +1 Card.",
            "Wenn du in der Aufräumphase deine neuen Handkarten ziehst: +1 Karte.",
        ),
        rulings=(
            Ruling(
                "a-card-more",
                Source("renaissance_1e"),
                "Whoever has it draws one card more in Clean-up, six as a rule.",
                "Wer sie hat, zieht beim Aufräumen eine Karte mehr, in der Regel sechs.",
            ),
            Ruling(
                "other-sizes",
                Source("renaissance_1e"),
                "That holds for every size of the new hand: after an Outpost four cards are drawn.",
                "Das gilt bei jeder Größe der neuen Hand: Nach einem Aussenposten werden vier Karten gezogen.",
            ),
            Ruling(
                "taken-this-turn",
                Source("renaissance_1e"),
                "Taken in your turn, it counts already in the Clean-up of that turn.",
                "Nimmst du sie in deinem Zug, zählt sie schon beim Aufräumen dieses Zuges.",
            ),
        ),
    ),
    Words(
        "flag_bearer",
        en=English("Flag Bearer", "Flag Bearers"),
        de=German("Fahnenträger", "Fahnenträger", "m"),
        picture="rally-the-troops",
        text=Both(
            "+2 Coins\n—\nWhen you gain this and when you trash it: take the Flag.",
            "+2 Geld\n—\nWenn du diese Karte nimmst und wenn du sie entsorgst: Nimm dir die Fahne.",
        ),
        rulings=(
            Ruling(
                "the-trasher-takes-it",
                Source("renaissance_1e"),
                "Whoever trashes it takes the Flag, in anybody's turn: for an Attack that is the player whose card is "
                "trashed.",
                "Wer ihn entsorgt, nimmt sich die Fahne, in wessen Zug auch immer: bei einem Angriff also der "
                "Spieler, dessen Karte entsorgt wird.",
            ),
            Ruling(
                "however-gained",
                Source("renaissance_1e"),
                "It does not matter how it is gained.",
                "Es ist gleich, auf welche Weise er genommen wird.",
            ),
            Ruling(
                "the-last-one-has-it",
                Source("practice"),
                "If several players trash one because of the same event, they do so in turn order, and the last one "
                "has the Flag.",
                "Entsorgen mehrere durch dasselbe Ereignis einen, geschieht das der Reihe nach, und wer zuletzt dran "
                "ist, behält die Fahne.",
            ),
            Ruling(
                "not-by-playing",
                Source("renaissance_1e"),
                "Playing it does not give the Flag.",
                "Das Spielen bringt die Fahne nicht.",
            ),
        ),
    ),
    Words(
        "horn",
        en=English("Horn", "Horns"),
        de=German("Horn", "Hörner", "n"),
        picture="mighty-horn",
        text=Both(
            "Once in each turn: if you discard a Border Guard from play, you may lay it onto your deck.",
            "Einmal in jedem Zug: Legst du einen Grenzposten aus dem Spiel ab, darfst du ihn auf deinen "
            "Nachziehstapel legen.",
        ),
        rulings=(
            Ruling(
                "once-per-turn",
                Source("renaissance_1e"),
                "Only one Border Guard a turn comes back.",
                "Nur ein Grenzposten pro Zug kommt zurück.",
            ),
            Ruling(
                "this-turn-already",
                Source("renaissance_1e"),
                "It works in the turn in which you take it.",
                "Es wirkt schon in dem Zug, in dem du es nimmst.",
            ),
            Ruling(
                "only-from-play",
                Source("renaissance_1e"),
                "A Border Guard discarded from the hand is not meant.",
                "Ein von der Hand abgelegter Grenzposten ist nicht gemeint.",
            ),
        ),
    ),
    Words(
        "key",
        en=English("Key", "Keys"),
        de=German("Schlüssel", "Schlüssel", "m"),
        picture="skeleton-key",
        text=Both(
            "When your turn starts: +1 Coin.",
            "Wenn dein Zug beginnt: +1 Geld.",
        ),
        rulings=(
            Ruling(
                "not-when-taken",
                Source("renaissance_1e"),
                "In the turn in which you take it there is no coin: its start is over.",
                "In dem Zug, in dem du ihn nimmst, gibt es kein Geld: Sein Beginn ist vorbei.",
            ),
            Ruling(
                "while-the-turn-starts",
                Source("practice"),
                "Taken while something still happens at the start of the turn, it gives its coin at once.",
                "Nimmst du ihn, während zu Beginn des Zuges noch etwas geschieht, gibt er sein Geld sofort.",
            ),
            Ruling(
                "the-holder-at-the-start",
                Source("renaissance_1e"),
                "Only who has it when the turn starts gets the coin, and keeps it if the Key is taken away later.",
                "Nur wer ihn zu Beginn des Zuges hat, bekommt das Geld, und behält es, wenn ihm der Schlüssel später "
                "genommen wird.",
            ),
        ),
    ),
    Words(
        "lantern",
        en=English("Lantern", "Lanterns"),
        de=German("Laterne", "Laternen", "f"),
        picture="lantern-flame",
        text=Both(
            "Your Border Guards reveal 3 cards instead of 2 and discard 2 of them. They bring an Artifact only if all "
            "3 are Actions.",
            "Deine Grenzposten decken 3 statt 2 Karten auf und legen 2 davon ab. Ein Artefakt bringen sie nur, wenn "
            "alle 3 Aktionskarten sind.",
        ),
        later={
            2: Both(
                "Border Guards that you play reveal 3 cards instead of 2 and discard 2 of them. They bring an "
                "Artifact only if all 3 are Actions.",
                "Grenzposten, die du spielst, decken 3 statt 2 Karten auf und legen 2 davon ab. Ein Artefakt bringen "
                "sie nur, wenn alle 3 Aktionskarten sind.",
            ),
        },
        rulings=(
            Ruling(
                "three-cards",
                Source("renaissance_1e"),
                "A Border Guard then reveals three cards, and two of them are discarded.",
                "Ein Grenzposten deckt dann drei Karten auf, und zwei davon werden abgelegt.",
            ),
            Ruling(
                "three-actions",
                Source("renaissance_1e"),
                "All three must be Actions to take an Artifact.",
                "Für ein Artefakt müssen alle drei Aktionskarten sein.",
            ),
            Ruling(
                "at-once",
                Source("renaissance_1e"),
                "It works from the moment in which it is taken: the next Border Guard of the same turn reveals three.",
                "Sie wirkt, sobald sie genommen ist: Schon der nächste Grenzposten desselben Zuges deckt drei auf.",
            ),
            Ruling(
                "own-guards",
                Source("renaissance_1e"),
                "In the first print it helps only Border Guards that are yours, not one that a Captain plays in the "
                "Supply.",
                "In der ersten Auflage hilft sie nur eigenen Grenzposten, nicht einem, den Kapitän Tobias im "
                "Vorrat spielt.",
            ),
            Ruling(
                "guards-you-play",
                Source("renaissance_later"),
                "In the later print it helps every Border Guard that you play.",
                "In der späteren Auflage hilft sie jedem Grenzposten, den du spielst.",
                edition=2,
            ),
        ),
    ),
    Words(
        "swashbuckler",
        en=English("Swashbuckler", "Swashbucklers"),
        de=German("Freibeuterin", "Freibeuterinnen", "f"),
        picture="fencer",
        text=Both(
            "+3 Cards\nIf there is a card in your discard pile: +1 Coffers; and if you then have at least 4 Coffers, "
            "take the Treasure Chest.",
            "+3 Karten\nLiegt eine Karte in deinem Ablagestapel: +1 Taler; und hast du dann mindestens 4 Taler, nimm "
            "dir die Schatzkiste.",
        ),
        rulings=(
            Ruling(
                "after-drawing",
                Source("renaissance_1e"),
                "The discard pile is looked at after drawing: if that shuffled it, it is empty and there is nothing.",
                "Auf den Ablagestapel wird nach dem Ziehen geschaut: Wurde er dabei gemischt, ist er leer, und es "
                "gibt nichts.",
            ),
            Ruling(
                "chest-only-with-the-token",
                Source("renaissance_1e"),
                "The Treasure Chest is taken only together with a token: with an empty discard pile it stays where it "
                "is, however many Coffers you have.",
                "Die Schatzkiste gibt es nur zusammen mit einem Taler: Bei leerem Ablagestapel bleibt sie, wo sie "
                "ist, wie viele Taler du auch hast.",
            ),
            Ruling(
                "the-new-token-counts",
                Source("renaissance_1e"),
                "The token just received counts among the four.",
                "Der eben erhaltene Taler zählt bei den vieren mit.",
            ),
        ),
    ),
    Words(
        "treasure_chest",
        en=English("Treasure Chest", "Treasure Chests"),
        de=German("Schatzkiste", "Schatzkisten", "f"),
        picture="open-chest",
        text=Both(
            "When your Buy phase starts: gain a Gold.",
            "Wenn deine Kaufphase beginnt: Nimm ein Gold.",
        ),
        rulings=(
            Ruling(
                "this-turn-already",
                Source("renaissance_1e"),
                "Taken in your Action phase, it brings a Gold in the same turn.",
                "Nimmst du sie in deiner Aktionsphase, bringt sie noch im selben Zug ein Gold.",
            ),
            Ruling(
                "not-in-the-buy-phase",
                Source("renaissance_1e"),
                "Taken when the Buy phase has begun, it brings nothing in that phase.",
                "Nimmst du sie, wenn die Kaufphase schon begonnen hat, bringt sie in dieser Phase nichts.",
            ),
            Ruling(
                "every-buy-phase",
                Source("practice"),
                "A turn with several Buy phases brings a Gold at the start of each.",
                "In einem Zug mit mehreren Kaufphasen gibt es zu Beginn jeder ein Gold.",
            ),
            Ruling(
                "forced",
                Source("renaissance_1e"),
                "You cannot decline the Gold; with an empty pile there is none.",
                "Auf das Gold kann man nicht verzichten; ist der Stapel leer, gibt es keines.",
            ),
        ),
    ),
    Words(
        "treasurer",
        en=English("Treasurer", "Treasurers"),
        de=German("Schatzmeisterin", "Schatzmeisterinnen", "f"),
        picture="three-keys",
        text=Both(
            "+3 Coins\nChoose one: trash a Treasure from your hand; or gain a Treasure that lies in the trash, into "
            "your hand; or take the Key.",
            "+3 Geld\nWähle eins: Entsorge eine Geldkarte von deiner Hand; oder nimm eine Geldkarte, die im Müll "
            "liegt, auf die Hand; oder nimm dir den Schlüssel.",
        ),
        asks={
            "choose": Ask(
                "What does the Treasurer do?",
                "Was tut die Schatzmeisterin?",
                options={
                    "trash": Both("trash a Treasure", "Geldkarte entsorgen"),
                    "gain": Both("Treasure from the trash", "Geldkarte aus dem Müll"),
                    "key": Both("take the Key", "Schlüssel nehmen"),
                },
            ),
            "trash": Ask(
                "Trash a Treasure from your hand.",
                "Entsorge eine Geldkarte von deiner Hand.",
            ),
            "gain": Ask(
                "Gain a Treasure from the trash into your hand.",
                "Nimm eine Geldkarte aus dem Müll auf die Hand.",
            ),
        },
        rulings=(
            Ruling(
                "impossible-options",
                Source("renaissance_1e"),
                "You may choose what cannot be done, and the Key even if you have it.",
                "Du darfst auch wählen, was nicht möglich ist, und den Schlüssel, selbst wenn du ihn schon hast.",
            ),
            Ruling(
                "a-real-gain",
                Source("renaissance_1e"),
                "What comes from the trash is gained, with all that happens when you gain that card.",
                "Was aus dem Müll kommt, wird genommen, mit allem, was beim Nehmen dieser Karte geschieht.",
            ),
            Ruling(
                "forced-choice",
                Source("renaissance_1e"),
                "Having chosen to trash or to gain, you have to do it if you can.",
                "Wer Entsorgen oder Nehmen gewählt hat, muss es tun, wenn es möglich ist.",
            ),
        ),
    ),
)
