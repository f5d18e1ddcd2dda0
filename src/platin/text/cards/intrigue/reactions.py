"""Words of the Reactions of Intrigue."""

from typing import Final

from platin.text.words import Ask, Both, English, German, Ruling, Source, Words

WORDS: Final[tuple[Words, ...]] = (
    Words(
        "diplomat",
        en=English("Diplomat", "Diplomats"),
        de=German("Diplomatin", "Diplomatinnen", "f"),
        picture="peace-dove",
        text=Both(
            "+2 Cards\n"
            "If you then hold no more than five cards: +2 Actions\n"
            "—\n"
            "When another player plays an Attack and you hold at least five cards, you may show this from your hand "
            "before anything happens.\n"
            "If you did, draw two cards and then discard three.",
            "+2 Karten\n"
            "Hast du danach höchstens fünf Handkarten: +2 Aktionen\n"
            "—\n"
            "Spielt jemand anderes einen Angriff und hast du mindestens fünf Handkarten, darfst du zuvor diese Karte "
            "von der Hand zeigen.\n"
            "Hast du das getan, ziehe zwei Karten und lege dann drei ab.",
        ),
        asks={
            "discard": Ask("Discard 3 cards.", "Lege 3 Handkarten ab."),
        },
        rulings=(
            Ruling(
                "after-drawing",
                Source("intrigue_2e"),
                "The cards in hand are counted after drawing: with four others in hand you end at six and get no "
                "Actions.",
                "Gezählt wird nach dem Ziehen: Mit vier anderen Karten auf der Hand landest du bei sechs und bekommst "
                "keine Aktionen.",
            ),
            Ruling(
                "five-cards",
                Source("intrigue_2e"),
                "The Reaction needs at least five cards in hand, the Diplomat included.",
                "Die Reaktion braucht mindestens fünf Handkarten, die Diplomatin mitgezählt.",
            ),
            Ruling(
                "again",
                Source("intrigue_2e"),
                "You may use it repeatedly against the same Attack as long as you still hold it and five cards.",
                "Du darfst sie gegen denselben Angriff mehrmals nutzen, solange du sie und fünf Handkarten hast.",
            ),
            Ruling(
                "discards-itself",
                Source("intrigue_2e"),
                "It may be one of the three discarded cards.",
                "Sie darf eine der drei abgelegten Karten sein.",
            ),
            Ruling(
                "with-moat",
                Source("intrigue_2e"),
                "Reactions come one at a time: a Moat may be revealed before or after it, even one just drawn.",
                "Reaktionen kommen einzeln: Ein Burggraben darf davor oder danach gezeigt werden, auch ein eben "
                "gezogener.",
            ),
        ),
    ),
    Words(
        "secret_chamber",
        en=English("Secret Chamber", "Secret Chambers"),
        de=German("Geheimkammer", "Geheimkammern", "f"),
        picture="secret-door",
        text=Both(
            "Discard as many cards as you like: +1 Coin for each\n"
            "—\n"
            "When another player plays an Attack, you may show this from your hand before anything happens.\n"
            "If you did, draw two cards, then place two cards from your hand on top of your deck.",
            "Lege so viele Handkarten ab, wie du willst: +1 Geld für jede\n"
            "—\n"
            "Spielt jemand anderes einen Angriff, darfst du zuvor diese Karte von der Hand zeigen.\n"
            "Hast du das getan, ziehe zwei Karten und lege dann zwei Handkarten auf deinen Nachziehstapel.",
        ),
        asks={
            "discard": Ask(
                "Discard any number of cards. Each brings 1 coin.",
                "Lege beliebig viele Handkarten ab. Jede bringt 1 Geld.",
            ),
            "order": Ask(
                "In which order do the two go onto your deck? The last one lies on top.",
                "In welcher Reihenfolge kommen die beiden auf den Nachziehstapel? Die letzte liegt oben.",
            ),
            "topdeck": Ask(
                "Put 2 cards from your hand onto your deck.",
                "Lege 2 Handkarten auf deinen Nachziehstapel.",
            ),
        },
        rulings=(
            Ruling(
                "unaffected-too",
                Source("intrigue_1e"),
                "It may be used even if the Attack would not affect you.",
                "Sie darf auch genutzt werden, wenn der Angriff dich nicht träfe.",
            ),
            Ruling(
                "attack-goes-on",
                Source("intrigue_1e"),
                "It does not stop the Attack.",
                "Sie hält den Angriff nicht auf.",
            ),
            Ruling(
                "any-two",
                Source("intrigue_1e"),
                "Any two cards from hand may go back, the Secret Chamber itself among them.",
                "Zwei beliebige Handkarten dürfen zurück, auch die Geheimkammer selbst.",
            ),
            Ruling(
                "several-reactions",
                Source("intrigue_1e"),
                "Several Reactions come one after the other: a Moat may follow, even one just drawn.",
                "Mehrere Reaktionen kommen nacheinander: Ein Burggraben darf folgen, auch ein eben gezogener.",
            ),
            Ruling(
                "again",
                Source("intrigue_1e"),
                "As long as it stays in hand, it may be used again for the same Attack.",
                "Solange sie auf der Hand bleibt, darf sie für denselben Angriff noch einmal genutzt werden.",
            ),
        ),
    ),
)
